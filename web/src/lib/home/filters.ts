/** Which games suit so many people and so much time. */

import type { GameInfo } from "$lib/protocol";

export interface Wish {
  /** How many people, 5 for five and more; null for any number. */
  readonly players: number | null;
  /** For how many minutes at most; null for any time. */
  readonly minutes: number | null;
}

export const ANY: Wish = { players: null, minutes: null };
export const PLAYERS = [2, 3, 4, 5] as const;
export const MINUTES = [15, 30, 60] as const;
const AND_MORE = 5;

/** A match of a game as long as it is likely to take: few people are quick, many take longer. */
export function likelyMinutes(game: GameInfo, players: number | null): number {
  const [fewest, most] = game.players;
  const [short, long] = game.minutes;
  const part = players === null || fewest === most ? 0.5 : (Math.min(players, most) - fewest) / (most - fewest);
  return short + (long - short) * part;
}

export function suits(game: GameInfo, wish: Wish): boolean {
  const [fewest, most] = game.players;
  const seated =
    wish.players === null || (wish.players <= most && (fewest <= wish.players || wish.players >= AND_MORE));
  return seated && (wish.minutes === null || likelyMinutes(game, wish.players) <= wish.minutes);
}

export const isAny = (wish: Wish): boolean => wish.players === null && wish.minutes === null;
