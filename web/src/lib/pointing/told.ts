/** Of which games this browser has had the first things pointed out. */
import { recall, remember } from "$lib/storage";

const KEY = "pointed_out";

export function pointedOut(game: string): boolean {
  return recall<readonly string[]>(KEY, []).includes(game);
}

export function rememberPointedOut(game: string): void {
  if (!pointedOut(game)) remember(KEY, [...recall<readonly string[]>(KEY, []), game]);
}
