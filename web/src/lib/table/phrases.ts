/** All that can be said at a table, in the order in which it is offered. */
import type { Phrase } from "$lib/protocol";

export const PHRASES: readonly Phrase[] = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "oops",
  "one_moment",
  "your_turn",
  "again",
  "goodbye",
  "smile",
  "laugh",
  "surprised",
  "sad",
  "clap",
  "heart",
];
