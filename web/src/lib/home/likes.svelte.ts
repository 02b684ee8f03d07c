/** What this person plays: favourites, games played lately, and against which bots. Kept in this browser, favourites in an account too. */

import { chosen } from "$lib/chosen";
import type { BotLevel, GameInfo } from "$lib/protocol";
import { recall, remember } from "$lib/storage";
import { levelOf } from "./levels";

export interface Opponents {
  readonly bots: number;
  readonly level: BotLevel;
}

const LATELY = 4;

const isText = (value: unknown): value is string => typeof value === "string";
const texts = (key: string): string[] => {
  const kept = recall<unknown>(key, []);
  return Array.isArray(kept) ? kept.filter(isText) : [];
};

let favourites = $state.raw<readonly string[]>(texts("favourites"));
let played = $state.raw<readonly string[]>(texts("played"));
/** How many tables of a game this browser has sat at. */
let tables = $state.raw<Readonly<Record<string, number>>>(readTables());
let opponents = $state.raw<Readonly<Record<string, Partial<Opponents>>>>(readOpponents());

function readOpponents(): Record<string, Partial<Opponents>> {
  const kept = recall<unknown>("opponents", {});
  return kept !== null && typeof kept === "object" && !Array.isArray(kept)
    ? (kept as Record<string, Partial<Opponents>>)
    : {};
}

function readTables(): Record<string, number> {
  const kept = recall<unknown>("sat", {});
  const entries = kept !== null && typeof kept === "object" ? Object.entries(kept) : [];
  return Object.fromEntries(entries.filter((each): each is [string, number] => typeof each[1] === "number"));
}

export const isFavourite = (game: string): boolean => favourites.includes(game);

export function toggleFavourite(game: string): void {
  favourites = isFavourite(game) ? favourites.filter((each) => each !== game) : [...favourites, game];
  remember("favourites", favourites);
  chosen();
}

export const favouriteGames = (): readonly string[] => favourites;

/** Have these favourites, as they were chosen elsewhere. */
export function setFavourites(games: readonly string[]): void {
  favourites = games;
  remember("favourites", favourites);
}

/** A game of this name has been begun or come back to. */
export function notePlayed(game: string): void {
  played = [game, ...texts("played").filter((each) => each !== game)].slice(0, LATELY);
  remember("played", played);
}

/** Another table of this game has been sat down at. */
export function noteSat(game: string): void {
  tables = { ...tables, [game]: (tables[game] ?? 0) + 1 };
  remember("sat", tables);
}

/** The game that this person plays most here, of two the one played last; null for who has played none. */
export function mostPlayed(games: readonly GameInfo[]): GameInfo | null {
  const often = (game: string): number => tables[game] ?? 0;
  const known = [...new Set([...played, ...Object.keys(tables)])].filter((id) => games.some((game) => game.id === id));
  const most = known.sort((one, other) => often(other) - often(one))[0];
  return games.find(({ id }) => id === most) ?? null;
}

/** What this person plays: favourites first, then what was played lately. */
export function ownGames(games: readonly GameInfo[]): readonly GameInfo[] {
  return [...new Set([...favourites, ...played])].flatMap((id) => games.find((game) => game.id === id) ?? []);
}

/** The bots that this person last chose for the game; at first easy ones, as many as the game is mostly played with. */
export function opponentsAt(game: GameInfo): Opponents {
  const last = opponents[game.id];
  const [fewest, most] = [game.players[0] - 1, game.players[1] - 1];
  const bots = typeof last?.bots === "number" && Number.isInteger(last.bots) ? last.bots : game.usual_players - 1;
  return { bots: Math.min(most, Math.max(fewest, bots)), level: levelOf(last?.level) };
}

export function chooseOpponents(game: GameInfo, chosen: Opponents): void {
  opponents = { ...opponents, [game.id]: chosen };
  remember("opponents", opponents);
}
