/** Going out, declaring or showing with the hand as it lies in its groups: what would be played, and with which discard. */
import { held } from "$lib/faces";
import type { FaceLayout, Layout } from "$lib/hand/groups";
import type { Action, Face, GroupJudgement, Listed } from "$lib/protocol";
import type { Grouping } from "./turn";

export interface LaidHand {
  readonly layout: Layout;
  /** What each group is, null while the server has not said. */
  readonly judged: readonly (GroupJudgement | null)[];
  readonly faceOf: (id: number) => Face;
}

export interface Finish {
  /** The groups that would be laid, and the cards that would not. */
  readonly groups: readonly (readonly number[])[];
  readonly loose: readonly number[];
  /** The card that is put aside. */
  readonly aside: number | null;
}

/** The hand as it lies; the card put aside is the one that is selected, else the one that lies alone. */
export function finish(kind: Grouping, hand: LaidHand, selected: readonly number[]): Finish {
  const { groups, loose } = hand.layout;
  if (kind === "show_melds") {
    const whole = groups.filter((_, at) => hand.judged[at]?.state === "complete");
    return {
      groups: whole,
      loose: [...groups.filter((group) => !whole.includes(group)).flat(), ...loose],
      aside: null,
    };
  }
  const aside = (selected.length === 1 ? selected[0] : loose.length === 1 ? loose[0] : null) ?? null;
  const rest = groups.map((group) => (group.some((id) => id === aside) ? group.filter((id) => id !== aside) : group));
  return {
    groups: rest.filter((group) => group.length > 0),
    loose: loose.filter((id) => id !== aside),
    aside,
  };
}

/** The finish as an action; null where a card has still to be put aside. */
export function toFinish(kind: Grouping, { groups, aside }: Finish, faceOf: (id: number) => Face): Action | null {
  const melds = groups.map((group) => group.map(faceOf));
  const card = aside === null ? null : faceOf(aside);
  if (kind === "show_melds") return { type: "show_melds", melds };
  if (kind === "declare") return card === null ? null : { type: "declare", groups: melds, card };
  return { type: "go_out", melds, discard: card };
}

type Offered = Extract<Listed, { type: Grouping }>;

/** The card that an offered finish puts aside. */
export function asideOf(offer: Offered): Face | null {
  return offer.type === "declare" ? offer.card : offer.type === "go_out" ? (offer.discard ?? null) : null;
}

/** A hand that lies as an offered finish has it. */
export function laidOut(offer: Offered): FaceLayout {
  const melds = offer.type === "declare" ? offer.groups : offer.melds;
  const aside = asideOf(offer);
  return { groups: melds.map((meld) => meld.map(held)), loose: aside === null ? [] : [aside] };
}
