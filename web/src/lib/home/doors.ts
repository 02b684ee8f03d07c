/** The ways from home to what there is besides its games. */
import { m } from "$lib/i18n.svelte";

/** A page by its address, and its name in the language of the page, which may change; of a feature of the server. */
export type Door = { readonly href: string; readonly name: () => string; readonly feature?: string };

const ALL: readonly Door[] = [
  { href: "/puzzles", name: () => m.puzzle_title(), feature: "puzzles" },
  { href: "/learn", name: () => m.learn_title() },
  { href: "/play", name: () => m.pair_title(), feature: "meeting" },
  { href: "/workshop", name: () => m.shop_title(), feature: "own-games" },
  { href: "/lobby", name: () => m.lobby_title() },
  { href: "/tournaments", name: () => m.tourney_title(), feature: "tournaments" },
  { href: "/leaders", name: () => m.leaders_title() },
];

/** The doors that the server has not shut. */
export function doors(page: ParentNode = document): readonly Door[] {
  const off = page.querySelector('meta[name="switched-off"]')?.getAttribute("content")?.split(" ") ?? [];
  return ALL.filter((door) => door.feature === undefined || !off.includes(door.feature));
}
