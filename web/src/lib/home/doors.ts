/** The ways from home to what there is besides its games. */
import { m } from "$lib/i18n.svelte";

/** A page by its address, and its name in the language of the page, which may change. */
export type Door = { readonly href: string; readonly name: () => string };

export const DOORS: readonly Door[] = [
  { href: "/puzzles", name: () => m.puzzle_title() },
  { href: "/learn", name: () => m.learn_title() },
  { href: "/play", name: () => m.pair_title() },
  { href: "/workshop", name: () => m.shop_title() },
  { href: "/lobby", name: () => m.lobby_title() },
  { href: "/tournaments", name: () => m.tourney_title() },
  { href: "/leaders", name: () => m.leaders_title() },
];
