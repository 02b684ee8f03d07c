/** Looking for a game by what it is like: "5 players", "a short game with tiles", "half an hour". */

import type { GameInfo } from "$lib/protocol";
import { likelyMinutes } from "./filters";

/** How long a short game is likely to take at most, in minutes. */
const SHORT = 20;

type Fits = (game: GameInfo) => boolean;

const seats =
  (count: number): Fits =>
  ({ players: [fewest, most] }) =>
    fewest <= count && count <= most;
const within =
  (minutes: number): Fits =>
  (game) =>
    likelyMinutes(game, null) <= minutes;
const of =
  (family: GameInfo["family"]): Fits =>
  (game) =>
    game.family === family;

/** What is said in the six languages, in the spelling of `folded`, and what it asks of a game. */
const SAID: readonly (readonly [RegExp, (count: number) => Fits])[] = [
  [/(\d+) ?(?:players?|people|persons|spieler\w*|leute|personen|nguoi(?: choi)?|[个個]?人|位)/u, seats],
  [/(\d+) ?(?:minutes?|mins?|minuten|phut|分钟|分鐘|分)/u, within],
  [/short|quick|fast|kurz\w*|schnell\w*|ngan|nhanh|短\p{L}?|早く|快\p{L}?|簡短|简短/u, () => within(SHORT)],
  [/tiles?|steine?n?|たいる|quan(?: bai)?|數字牌|数字牌/u, () => of("tiles")],
  [/cards?|karten?|かど|とらんぷ|la bai|bai la|紙牌|纸牌|撲克牌|扑克牌/u, () => of("cards")],
];

/** Words beside these that ask for nothing. */
const BESIDE =
  /\b(?:a|an|the|for|with|of|under|about|games?|spiele?|fur|mit|zu|unter|ein\w*|tro choi|choi|cho|voi|duoi)\b|げむ|游\p{L}|の|で|用|的/gu;

/** The games that are like what was typed, in the spelling of `folded`; null where that says nothing of the kind. */
export function alike(games: readonly GameInfo[], typed: string): readonly GameInfo[] | null {
  let left = typed;
  const wanted: Fits[] = [];
  for (const [words, fits] of SAID) {
    const said = words.exec(left);
    if (said === null) continue;
    wanted.push(fits(Number(said[1])));
    left = left.replace(words, " ");
  }
  if (wanted.length === 0 || left.replace(BESIDE, " ").trim() !== "") return null;
  return games.filter((game) => wanted.every((fits) => fits(game)));
}
