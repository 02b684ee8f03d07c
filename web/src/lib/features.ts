/** What the server offers: its host may have switched features off, which the server writes into the page it sends. */
import type { Route } from "./router.svelte";

export type Feature =
  | "own-games"
  | "meeting"
  | "clubs"
  | "tournaments"
  | "bots"
  | "notices"
  | "reviews"
  | "studies"
  | "puzzles"
  | "practice";

/** What a page needs to be of any use. */
const NEEDED: { readonly [page in Route["page"]]?: readonly Feature[] } = {
  club: ["clubs"],
  clubs: ["clubs"],
  invitation: ["clubs"],
  friends: ["meeting"],
  letter: ["notices"],
  missed: ["reviews", "practice"],
  play: ["meeting"],
  puzzles: ["puzzles", "practice"],
  review: ["reviews"],
  study: ["studies"],
  tournament: ["tournaments"],
  "tournament-wall": ["tournaments"],
  tournaments: ["tournaments"],
  workshop: ["own-games"],
};

/** The features that a page says are switched off. */
export function switchedOff(page: ParentNode): ReadonlySet<string> {
  return new Set(page.querySelector('meta[name="switched-off"]')?.getAttribute("content")?.split(" "));
}

const off = typeof document === "undefined" ? new Set<string>() : switchedOff(document);

/** Whether a feature is on. */
export const has = (feature: Feature): boolean => !off.has(feature);

/** A feature that a page needs and that is switched off; null where it is of use. */
export function lacking(page: Route["page"], without: ReadonlySet<string> = off): Feature | null {
  return NEEDED[page]?.find((feature) => without.has(feature)) ?? null;
}
