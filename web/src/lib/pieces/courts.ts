/** The drawings of kings, queens and jacks, each a file that is fetched when a card first shows it. */

import type { Suit } from "$lib/faces";

const FILES = import.meta.glob<string>("./courts/*.svg", { eager: true, import: "default", query: "?url" });
const of = (suit: string): readonly string[] => ["J", "Q", "K"].map((rank) => FILES[`./courts/${rank}${suit}.svg`]!);

/** By suit: jack, queen, king. */
export const COURTS: Readonly<Record<Suit, readonly string[]>> = {
  spades: of("S"),
  hearts: of("H"),
  diamonds: of("D"),
  clubs: of("C"),
};
