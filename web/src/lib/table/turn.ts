/** What the buttons of a turn do: read off the server's offer, the view, what is selected and the last verdict. */
import { isJoker, numberOf } from "$lib/faces";
import type { Action, Claim, Face, LayOff, Listed, Offer, Tried, View } from "$lib/protocol";

/** What the button at the lower right does; `ready` is false when pressing it only says why it cannot be done. */
export type Primary =
  | { readonly does: "wait"; readonly seat: number }
  | { readonly does: "draw" | "pass" | "pick" | "place" | "done" | "over" | "put_back" }
  | { readonly does: "pick_meld" | "fits_nowhere" | "contract" }
  | { readonly does: "take_down"; readonly face: Face; readonly count: number }
  | {
      readonly does: "draw_card";
      readonly turns: boolean;
      readonly second?: true;
      readonly count?: number;
      readonly faced?: true;
    }
  | { readonly does: "take_pile"; readonly ready: boolean; readonly count: number }
  | { readonly does: "answer" }
  /** The card just turned up is not laid. */
  | { readonly does: "leave"; readonly face: Face }
  | { readonly does: "take_card"; readonly face: Face }
  | { readonly does: "fight" | "fold" | "show_dealt" }
  | { readonly does: "call" | "buy" | "force"; readonly face: Face }
  | { readonly does: "claim"; readonly claim: Claim; readonly kind: ClaimKind }
  | { readonly does: "let_pass" }
  | { readonly does: "lay_off"; readonly ready: boolean; readonly cards: readonly Face[] }
  | { readonly does: Grouping }
  | {
      readonly does: "aside";
      readonly ready: boolean;
      readonly value: number | null;
      readonly minimum: number | null;
      /** Under a contract: how many of its melds there are. */
      readonly melds?: { readonly count: number; readonly of: number };
      /** Worth enough, and still no run without jokers among them. */
      readonly lacksRun?: true;
    }
  | { readonly does: "open"; readonly value: number | null }
  | {
      readonly does: "end";
      readonly ready: boolean;
      readonly value: number | null;
      readonly minimum: number | null;
      readonly last: boolean;
    }
  | { readonly does: "lay"; readonly ready: boolean; readonly count: number; readonly borrows?: true }
  | { readonly does: "add"; readonly ready: boolean; readonly cards: readonly Face[] }
  | {
      readonly does: "discard";
      readonly ready: boolean;
      readonly face: Face;
      readonly doubted?: true;
      /** It goes face down, and ends the deal. */
      readonly faceDown?: true;
    };

/** What a claimed discard makes: a group, or a run. */
export type ClaimKind = "group" | "run";

/** Actions that lay out the hand in groups, in a panel of their own. */
export type Grouping = "go_out" | "declare" | "show_melds";

/** What ends the deal for me or shows my hand: the Enter key alone does it never. */
const FINAL: Readonly<Record<Primary["does"], boolean>> = {
  go_out: true,
  declare: true,
  show_melds: true,
  done: true,
  buy: true,
  fight: true,
  force: false,
  claim: false,
  let_pass: false,
  fold: false,
  show_dealt: true,
  wait: false,
  draw: false,
  pass: false,
  pick: false,
  place: false,
  over: false,
  put_back: false,
  pick_meld: false,
  fits_nowhere: false,
  contract: false,
  take_down: false,
  draw_card: false,
  take_card: false,
  take_pile: false,
  answer: true,
  add: false,
  call: false,
  lay_off: false,
  aside: false,
  open: false,
  end: false,
  lay: false,
  discard: false,
  leave: false,
};

/** Is this an action that takes more than a key to do? */
export function isFinal(primary: Primary): boolean {
  return FINAL[primary.does];
}

/** What can be done beside the primary action, each with a button of its own. */
export type Extra =
  | Grouping
  | "knock"
  | "drop"
  | "let_pass"
  | "refuse"
  | "done"
  | "swap"
  | "call_end"
  | "fold"
  | "lay_alone"
  | "show_indicator"
  | "declare_pairs"
  | "take_pile"
  | "add"
  | "ask"
  | "say_no";

/** What ends the deal for me, or all of it: it is asked before, with what it costs. */
export type Final = "drop" | "refuse" | "call_end" | "declare_pairs";

/** A selected piece, and whether it is in my hand. */
export interface Selected {
  readonly face: Face;
  readonly held: boolean;
}

/** All that decides what the buttons do. */
export interface Turn {
  readonly view: View | null;
  /** My seat; its turn is not over. */
  readonly seat: number;
  readonly offer: Offer | null;
  /** The verdict on exactly what lies there or is selected, null while the server has not said. */
  readonly verdict: Tried | null;
  readonly selected: readonly Selected[];
  /** The draft at a table of tiles: how many tiles came from my rack, how many are left on it, whether it was touched. */
  readonly draft: { readonly played: number; readonly left: number; readonly touched: boolean } | null;
  /** The selected card is worth a second thought, and was pressed once: the next press discards it. */
  readonly doubted: boolean;
  /** How many melds lie aside for the first meld. */
  readonly aside: number;
  /** The hand lies in groups that are the contract of a first meld. */
  readonly contract: boolean;
  /** The card chosen in a discard pile of which one takes all above it too, and how many cards that is. */
  readonly down: { readonly face: Face; readonly count: number } | null;
  /** The selected pieces are a whole set of a table that is rearranged. */
  readonly whole: boolean;
  /** The selected cards go to a group that my side has already. */
  readonly adds: boolean;
  /** Laying off after a knock: the cards, the melds they fit on if that was asked, and what laying them off is. */
  readonly fitting: {
    readonly cards: readonly Face[];
    readonly melds: readonly number[] | null;
    readonly action: LayOff | null;
  };
}

type Known = Pick<Turn, "view" | "seat" | "offer">;

export function isMine({ view, seat }: Pick<Turn, "view" | "seat">): boolean {
  return view !== null && view.result == null && view.turn === seat;
}

/** Somebody has knocked, and I lay off on the melds that lie there. */
export function laysOff(turn: Pick<Turn, "view" | "seat">): boolean {
  return isMine(turn) && turn.view?.phase === "lay_off";
}

/** Is this kind of action one that my turn takes at this moment? */
export function takes(turn: Known, kind: Action["type"]): boolean {
  return isMine(turn) && turn.offer !== null && turn.offer.kinds.includes(kind);
}

/** Am I asked out of turn, whether I call or buy a discard, or answer a called end? */
export function answers(turn: Known): boolean {
  return ["call", "force", "buy", "fight", "claim", "answer"].some((kind) => takes(turn, kind as Action["type"]));
}

/** Am I asked out of turn whether I want a discard? */
export const mayWant = (turn: Known): boolean => (["call", "buy", "claim"] as const).some((kind) => takes(turn, kind));

/** Can melds be laid on the table at this moment? */
export function lays(turn: Known): boolean {
  return takes(turn, "meld") || takes(turn, "open");
}

/** Every action of a kind that the server offers now. */
export function offered<T extends Listed["type"]>(turn: Known, type: T): Extract<Listed, { type: T }>[] {
  const all = isMine(turn) ? (turn.offer?.actions ?? []) : [];
  return all.filter((action): action is Extract<Listed, { type: T }> => action.type === type);
}

/** The cards that go to the table in exchange for a joker: one, or those of both missing suits. */
export const givenFor = (swap: { readonly card: Face; readonly other?: Face | null }): readonly Face[] =>
  swap.other == null ? [swap.card] : [swap.card, swap.other];

/** Whether these are just the cards of an exchange, in any order. */
export const isGiven = (swap: Parameters<typeof givenFor>[0], cards: readonly Face[]): boolean =>
  givenFor(swap).length === cards.length && givenFor(swap).every((face) => cards.includes(face));

/** The exchanges for a joker that the selected cards allow. */
export function swaps(turn: Known & Pick<Turn, "selected">): Extract<Listed, { type: "swap" }>[] {
  const cards = turn.selected.map(({ face }) => face);
  return offered(turn, "swap").filter((swap) => isGiven(swap, cards));
}

/** What a claim makes of the discard. */
export function claimKind(claim: Claim, discard: Face): ClaimKind {
  const alike = claim.cards.every((face) => isJoker(face) || numberOf(face) === numberOf(discard));
  return alike ? "group" : "run";
}

/** The claims on the discard beside that of the primary button. */
export const otherClaims = (turn: Known): Claim[] => offered(turn, "claim").slice(1);

/** I am asked whether I claim a discard, and hold nothing to claim it with. */
export const cannotClaim = (turn: Known): boolean => takes(turn, "claim") && offered(turn, "claim").length === 0;

/** Whoever holds nothing to claim a discard with need not say so. */
const LETS_PASS_AFTER_MS = 700;
/** As long a discard is let pass among people, whatever one holds: how long it takes tells nothing of a hand. */
export const CLAIM_WINDOW_MS = 3000;

/** After how long a discard is let pass by itself; null where its player has to say so, or is not asked. */
export function passesAfter(turn: Known, company: boolean, wantsNone = false): number | null {
  if (wantsNone && mayWant(turn)) return 0;
  if (!takes(turn, "claim")) return null;
  if (company) return CLAIM_WINDOW_MS;
  return cannotClaim(turn) ? LETS_PASS_AFTER_MS : null;
}

/** The selected card as a meld of its own, where it may be one. */
export function alone(turn: Known & Pick<Turn, "selected">): Extract<Listed, { type: "meld" }> | undefined {
  const [first, ...more] = turn.selected;
  if (first === undefined || !first.held || more.length > 0) return undefined;
  return offered(turn, "meld").find(({ cards }) => cards.length === 1 && cards[0] === first.face);
}

const groupings = (turn: Known): Grouping[] =>
  (["show_melds", "go_out", "declare"] as const).filter((kind) => takes(turn, kind));

export function primary(turn: Turn): Primary {
  const { view, selected, draft, verdict } = turn;
  if (view === null || view.result !== null) return { does: "over" };
  if (!isMine(turn)) return { does: "wait", seat: view.turn };
  if (draft !== null) {
    // What is chosen is laid first: no press ends a turn over it. A whole set is only moved, which is no part of a turn.
    if (selected.length > 0) return { does: "lay", ready: !turn.whole, count: selected.length };
    // A draft of which nothing was played ends no turn: the table goes back first, and is seen to.
    if (draft.played === 0) {
      if (draft.touched) return { does: "put_back" };
      return { does: !takes(turn, "pass") ? "place" : view.stock > 0 && !view.has_drawn ? "draw" : "pass" };
    }
    const refused = verdict?.refusal != null;
    return {
      does: "end",
      ready: !refused,
      value: verdict?.opening ?? null,
      minimum: verdict?.minimum ?? null,
      last: !refused && verdict !== null && draft.left === 0,
    };
  }
  const top = view.discard_pile.at(-1);
  if (takes(turn, "call")) return { does: "call", face: top ?? 0 };
  if (takes(turn, "force")) return { does: "force", face: top ?? 0 };
  if (takes(turn, "claim")) {
    const [claim] = offered(turn, "claim");
    return claim === undefined ? { does: "let_pass" } : { does: "claim", claim, kind: claimKind(claim, top ?? 0) };
  }
  if (takes(turn, "buy")) return { does: "buy", face: top ?? 0 };
  if (takes(turn, "show_dealt")) return { does: "show_dealt" };
  if (takes(turn, "answer")) return { does: "answer" };
  if (takes(turn, "fight")) return { does: offered(turn, "fight").length > 0 ? "fight" : "fold" };
  if (laysOff(turn)) {
    const { cards, melds, action } = turn.fitting;
    if (cards.length === 0) return { does: "done" };
    if (melds !== null && action === null) return { does: melds.length > 1 ? "pick_meld" : "fits_nowhere" };
    return { does: "lay_off", ready: action !== null, cards };
  }
  if (takes(turn, "draw")) {
    if (turn.down !== null) return { does: "take_down", ...turn.down };
    const taking = takesPile(turn);
    if (taking !== null) return taking;
    const stock = offered(turn, "draw").some(({ source }) => source === "stock");
    if (!stock && (turn.offer?.takes ?? []).length > 0)
      return { does: "take_pile", ready: true, count: view.discard_pile.length };
    if (!stock && takes(turn, "take_pile")) return { does: "pick" };
    if (!stock && top !== undefined) return { does: "take_card", face: top };
    const count = turn.offer?.draws ?? 1;
    const more = {
      ...(view.taken === null ? {} : { second: true as const }),
      ...(count > 1 ? { count } : {}),
      ...(turn.offer?.faced ? { faced: true as const } : {}),
    };
    return { does: "draw_card", turns: view.stock === 0, ...more };
  }
  const turned = turn.offer?.turned ?? null;
  if (turned !== null && (selected.length === 0 || (selected.length === 1 && selected[0]?.face === turned)))
    return { does: "leave", face: turned };
  if (turn.offer?.face_down && view.hand.length === 1)
    return { does: "discard", ready: true, face: view.hand[0]!, faceDown: true };
  if (selected.length === 0) {
    const [grouping] = groupings(turn);
    if (grouping !== undefined && (grouping === "show_melds" || offered(turn, grouping).length > 0))
      return { does: grouping };
  }
  return firstMeld(turn) ?? withSelection(turn);
}

/** Taking the whole pile with the cards that are selected or laid aside; null where that is not what they are for. */
function takesPile(turn: Turn): Primary | null {
  const { verdict, selected, aside, view } = turn;
  if (!takes(turn, "take_pile") || selected.length + aside === 0 || verdict === null || view === null) return null;
  if (verdict.refusal === null) return { does: "take_pile", ready: true, count: view.discard_pile.length };
  if (!isBegun(verdict)) return null;
  return { does: "aside", ready: selected.length > 1, value: verdict.opening, minimum: verdict.minimum };
}

/** Refusals of a first meld to which more melds can be added. */
const OF_FIRST_MELD: ReadonlySet<string> = new Set([
  "opening_too_low",
  "opening_too_few_pairs",
  "opening_needs_natural_run",
]);

/** Are these melds the beginning of a first meld, to be laid aside until it is whole? */
export function isBegun(tried: Pick<Tried, "refusal" | "unfinished">): boolean {
  return tried.refusal !== null && (tried.unfinished || OF_FIRST_MELD.has(tried.refusal.code));
}

/** The button while the first meld is put together; null when nothing of it lies there. */
function firstMeld(turn: Turn): Primary | null {
  const { verdict, selected, aside } = turn;
  const count = selected.length;
  if (!takes(turn, "open")) return null;
  if (aside === 0 && count === 0 && turn.contract) return { does: "contract" };
  if (aside === 0 && count < 2) return takes(turn, "discard") ? null : noneYet(turn);
  if (count === 1) return null;
  if (verdict === null) return { does: "aside", ready: false, value: null, minimum: null };
  const { opening: value, minimum, refusal, contract } = verdict;
  if (refusal === null) return { does: "open", value };
  if (!isBegun(verdict)) return null;
  const melds = { count: contract.filter(({ met }) => met).length, of: contract.length };
  const lacksRun = refusal.code === "opening_needs_natural_run" && (value ?? 0) >= (minimum ?? 0);
  return {
    does: "aside",
    ready: count > 1,
    value,
    minimum,
    ...(contract.length > 0 ? { melds } : {}),
    ...(lacksRun ? { lacksRun } : {}),
  };
}

/** Where nothing but a first meld is asked for: how much it needs; null where it needs no points. */
function noneYet({ view }: Turn): Primary | null {
  const minimum = view?.minimum ?? null;
  return minimum === null ? null : { does: "aside", ready: false, value: 0, minimum };
}

/** One card is discarded, several are laid where that is a part of this turn. */
function withSelection(turn: Turn): Primary {
  const { selected, verdict } = turn;
  if (selected.length === 0 && turn.view?.no_discard && takes(turn, "pass")) return { does: "done" };
  const ready = verdict?.refusal == null;
  const [first, ...more] = selected;
  if (first === undefined) return { does: "pick" };
  if (more.length > 0) {
    if (!lays(turn)) return { does: "pick" };
    if (turn.adds) return { does: "add", ready, cards: selected.map(({ face }) => face) };
    const borrows = selected.some(({ held }) => !held);
    return { does: "lay", ready, count: selected.length, ...(borrows ? { borrows } : {}) };
  }
  if (!first.held) return { does: "pick" };
  const [grouping] = groupings(turn);
  if (grouping !== undefined && !takes(turn, "discard")) return { does: grouping };
  return { does: "discard", ready, face: first.face, ...(turn.doubted ? { doubted: true } : {}) };
}

/** The buttons beside the primary one. */
export function extras(turn: Turn, main: Primary): Extra[] {
  if (!isMine(turn) || turn.offer === null) return [];
  const beside: Extra[] = groupings(turn).filter(
    (kind) => kind !== main.does && (kind === "declare" || offered(turn, kind).length > 0),
  );
  if (offered(turn, "knock").length > 0) beside.push("knock");
  if (swaps(turn).length > 0) beside.push("swap");
  if (offered(turn, "show_indicator").length > 0) beside.push("show_indicator");
  if (offered(turn, "declare_pairs").length > 0) beside.push("declare_pairs");
  if (offered(turn, "drop").length > 0) beside.push("drop");
  if (offered(turn, "call_end").length > 0) beside.push("call_end");
  if (alone(turn) !== undefined) beside.push("lay_alone");
  if (takes(turn, "claim")) return main.does === "claim" ? ["let_pass"] : [];
  if (offered(turn, "ask").length > 0) beside.push("ask");
  if (turn.adds && main.does === "discard") beside.push("add");
  if (takes(turn, "answer")) return ["say_no"];
  if (main.does === "draw_card" && (turn.offer?.takes ?? []).length > 0) beside.push("take_pile");
  if (takes(turn, "fight")) return main.does === "fight" ? ["fold"] : [];
  if (laysOff(turn)) return main.does === "done" ? [] : ["done"];
  if (offered(turn, "pass").length > 0 && main.does !== "done" && !turn.view?.no_discard)
    beside.push(answers(turn) || (turn.view?.stock ?? 0) > 0 ? "let_pass" : "refuse");
  return beside;
}
