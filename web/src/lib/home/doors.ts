/** The ways from home to what there is besides its games. */
import { lacking } from "$lib/features";
import { m } from "$lib/i18n.svelte";

/** Pages of one word, and their names in the language of the page, which may change. */
const ALL = [
  { page: "puzzles", name: () => m.puzzle_title() },
  { page: "learn", name: () => m.learn_title() },
  { page: "play", name: () => m.pair_title() },
  { page: "workshop", name: () => m.shop_title() },
  { page: "lobby", name: () => m.lobby_title() },
  { page: "tournaments", name: () => m.tourney_title() },
  { page: "leaders", name: () => m.leaders_title() },
] as const;

/** The pages that the server has not switched off. */
export const doors = ALL.filter(({ page }) => lacking(page) === null);
