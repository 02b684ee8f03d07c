/** Going out, declaring and showing melds: the hand is laid out in groups, in a panel of its own. */
import { offered, takes, type Grouping, type Turn } from "../turn";
import type { Presses } from "./kind";

/** The first of them that the turn takes. */
export const groupingOf = (turn: Turn): Grouping | undefined =>
  (["show_melds", "go_out", "declare"] as const).find((kind) => takes(turn, kind));

/** What is done with nothing selected. */
export function chosenGrouping<G extends Grouping>(turn: Turn, kind: G): { readonly does: G } | null {
  if (turn.selected.length > 0 || groupingOf(turn) !== kind) return null;
  return kind === "show_melds" || offered(turn, kind).length > 0 ? { does: kind } : null;
}

export function besideGrouping<G extends Grouping>(turn: Turn, kind: G, main: string): G | null {
  if (!takes(turn, kind) || kind === main) return null;
  return kind === "declare" || offered(turn, kind).length > 0 ? kind : null;
}

export const panelOf =
  (kind: Grouping) =>
  ({ show }: Presses): void =>
    show(kind);
