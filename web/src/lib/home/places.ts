/** The three places of the page, and the doors that each of them has to others. */
import { lacking } from "$lib/features";
import { m } from "$lib/i18n.svelte";
import type { Route } from "$lib/router.svelte";
import type { IconName } from "$lib/ui/Icon.svelte";

type Page = Route["page"];

interface Place {
  readonly path: string;
  readonly icon: IconName;
  readonly name: () => string;
  /** The pages at which one is in this place. */
  readonly pages: readonly Page[];
}

/** Names are in the language of the page, which may change. */
export const places: readonly Place[] = [
  { path: "/", icon: "play", name: () => m.home_place_play(), pages: ["home", "games"] },
  { path: "/learn", icon: "book", name: () => m.learn_short(), pages: ["learn"] },
  {
    path: "/together",
    icon: "people",
    name: () => m.home_place_together(),
    pages: ["together", "friends", "lobby", "play", "tournaments", "leaders"],
  },
];

/** Whether a page belongs to a place, so that it shows the way to the others. */
export const isPlaced = (page: Page): boolean => places.some(({ pages }) => pages.includes(page));

export interface Door {
  readonly page: Page;
  readonly icon: IconName;
  readonly name: () => string;
  /** What is behind it. */
  readonly does: () => string;
}

const LEARN: readonly Door[] = [
  { page: "puzzles", icon: "star", name: () => m.puzzle_title(), does: () => m.puzzle_today() },
  { page: "referee", icon: "check", name: () => m.referee_title(), does: () => m.home_tool_referee() },
  { page: "solver", icon: "hint", name: () => m.solver_title(), does: () => m.home_tool_solver() },
  { page: "replay", icon: "undo", name: () => m.replay_title(), does: () => m.home_tool_replay() },
  { page: "scorepad", icon: "scores", name: () => m.pad_title(), does: () => m.home_tool_pad() },
];

const TOGETHER: readonly Door[] = [
  { page: "friends", icon: "people", name: () => m.friend_title(), does: () => m.friend_sentence() },
  { page: "play", icon: "clock", name: () => m.pair_title(), does: () => m.pair_sentence() },
  { page: "lobby", icon: "people", name: () => m.lobby_title(), does: () => m.lobby_sentence() },
  { page: "tournaments", icon: "won", name: () => m.tourney_title(), does: () => m.tourney_sentence() },
  { page: "leaders", icon: "scores", name: () => m.leaders_title(), does: () => m.leaders_sentence() },
];

/** The doors that the server has not switched off. */
const open = (doors: readonly Door[]): readonly Door[] => doors.filter(({ page }) => lacking(page) === null);
export const learnDoors = open(LEARN);
export const togetherDoors = open(TOGETHER);
