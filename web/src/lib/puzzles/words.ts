/** Puzzles in words. */
import { m } from "$lib/i18n.svelte";
import type { Theme } from "$lib/protocol";

export const THEMES: readonly Theme[] = [
  "whole_rack",
  "free_joker",
  "first_meld",
  "one_discard",
  "go_out",
  "declare",
  "whole_hand",
  "most_cards",
  "finish",
  "most_waits",
  "opening",
  "dearest_meld",
  "keep",
  "safe_discard",
  "knock",
  "upcard",
  "lay",
];

const NAMES: Readonly<Record<Theme, () => string>> = {
  whole_rack: m.puzzle_theme_whole_rack,
  free_joker: m.puzzle_theme_free_joker,
  first_meld: m.puzzle_theme_first_meld,
  one_discard: m.puzzle_theme_one_discard,
  go_out: m.puzzle_theme_go_out,
  declare: m.puzzle_theme_declare,
  whole_hand: m.puzzle_theme_whole_hand,
  most_cards: m.puzzle_theme_most_cards,
  finish: m.puzzle_theme_finish,
  most_waits: m.puzzle_theme_most_waits,
  opening: m.puzzle_theme_opening,
  dearest_meld: m.puzzle_theme_dearest_meld,
  keep: m.puzzle_theme_keep,
  safe_discard: m.puzzle_theme_safe_discard,
  knock: m.puzzle_theme_knock,
  upcard: m.puzzle_theme_upcard,
  lay: m.puzzle_theme_lay,
};
const ASKED: Readonly<Record<Theme, () => string>> = {
  whole_rack: m.puzzle_ask_whole_rack,
  free_joker: m.puzzle_ask_free_joker,
  first_meld: m.puzzle_ask_first_meld,
  one_discard: m.puzzle_ask_one_discard,
  go_out: m.puzzle_ask_go_out,
  declare: m.puzzle_ask_declare,
  whole_hand: m.puzzle_ask_whole_hand,
  most_cards: m.puzzle_ask_most_cards,
  finish: m.puzzle_ask_finish,
  most_waits: m.puzzle_ask_most_waits,
  opening: m.puzzle_ask_opening,
  dearest_meld: m.puzzle_ask_dearest_meld,
  keep: m.puzzle_ask_keep,
  safe_discard: m.puzzle_ask_safe_discard,
  knock: m.puzzle_ask_knock,
  upcard: m.puzzle_ask_upcard,
  lay: m.puzzle_ask_lay,
};

export const themeName = (theme: Theme): string => NAMES[theme]();
/** What is to be done in a puzzle of this theme. */
export const asked = (theme: Theme): string => ASKED[theme]();
