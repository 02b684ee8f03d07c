/** Melds on a table, and facts, as the server tells them, for the gallery. */
import type { TableMeld } from "$lib/protocol";
import { faces } from "./sampleHands";

const lying = (text: string, kind: TableMeld["kind"], owner: number | null): TableMeld => ({
  cards: faces(text),
  kind,
  owner,
  moved: [],
  by: [],
  original: [],
});

export const run = (text: string): TableMeld => lying(text, "run", null);
export const group = (text: string): TableMeld => lying(text, "group", null);

/** A meld of cards: a group where all have one rank, and otherwise a run. */
export const meld = (text: string, owner: number | null = null): TableMeld =>
  lying(text, new Set(faces(text).map((face) => face % 13)).size === 1 ? "group" : "run", owner);

export const fact = (
  code: string,
  params: Readonly<Record<string, string | number>> = {},
  met: boolean | null = null,
) => ({ code, params, met });
