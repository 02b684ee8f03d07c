/** A discard is claimed for a meld with cards of the hand. */
import { isJoker, numberOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import { pieceNames } from "$lib/pieces/names";
import { cardSign } from "$lib/pieces/signs";
import type { Claim, Face } from "$lib/protocol";
import type { ButtonWords } from "../buttonWords";
import { offered, takes, topOf, type Known, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind } from "./kind";

/** What a claimed discard makes. */
export type ClaimKind = "group" | "run";

export function claimKind(claim: Claim, discard: Face): ClaimKind {
  const alike = claim.cards.every((face) => isJoker(face) || numberOf(face) === numberOf(discard));
  return alike ? "group" : "run";
}

/** What a claim makes, and with which cards of the hand. */
export function claimWords(kind: ClaimKind, cards: readonly Face[]): ButtonWords {
  const claim = kind === "group" ? m.table_do_pon : m.table_do_chi;
  return { shown: claim({ cards: cards.map(cardSign).join(" ") }), heard: claim({ cards: pieceNames(cards) }) };
}

/** The claims on the discard beside that of the main button. */
export const otherClaims = (turn: Known): Claim[] => offered(turn, "claim").slice(1);

/** I am asked whether I claim a discard, and hold nothing to claim it with. */
export const cannotClaim = (turn: Known): boolean => takes(turn, "claim") && offered(turn, "claim").length === 0;

interface Main {
  readonly does: "claim";
  readonly claim: Claim;
  readonly kind: ClaimKind;
}

export const claim = {
  asked: "discard",
  ask({ top, cannotClaim, passesUnasked }) {
    if (top === undefined || passesUnasked) return null;
    return about((cannotClaim ? m.table_claim_none : m.table_claim_ask)({ card: MARK }), [[top]]);
  },
  first(turn: Turn): Main | { readonly does: "let_pass" } | null {
    if (!takes(turn, "claim")) return null;
    const [claim] = offered(turn, "claim");
    return claim === undefined ? { does: "let_pass" } : { does: "claim", claim, kind: claimKind(claim, topOf(turn)) };
  },
  buttons: {
    claim: {
      words: (_, { kind, claim }: Main) => claimWords(kind, claim.cards),
      press: ({ line }, { claim }: Main) => void line.act(claim),
    },
  },
  only: (turn: Turn, main: string): readonly "let_pass"[] | null =>
    takes(turn, "claim") ? (main === "claim" ? ["let_pass"] : []) : null,
  hint: ({ cards }) => about(m.hint_claim({ cards: MARK }), [cards]),
} satisfies ActionKind<"claim">;
