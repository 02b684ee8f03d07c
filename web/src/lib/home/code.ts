/** A code that was read out, typed where one looks for games: it leads to a table, or to a tournament. */
import { api, ApiProblem } from "$lib/api";
import { has } from "$lib/features";
import { tournaments } from "$lib/tournament/calls";

const CODE = /^[ACDEFGHJKLMNPQRTUVWXY34679]{6}$/;

/** The code in what was typed, as it is read out; null where it can be none. */
export function codeIn(typed: string): string | null {
  const code = typed.replace(/[\s\-–.·]+/g, "").toUpperCase();
  return CODE.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : null;
}

/** The path to which a code leads; fails where there is no such table or tournament. */
export async function follow(code: string): Promise<string> {
  try {
    return `/t/${encodeURIComponent((await api.code(code)).id)}`;
  } catch (failure) {
    if (!(failure instanceof ApiProblem) || failure.code !== "unknown_code" || !has("tournaments")) throw failure;
    return `/tournaments/${encodeURIComponent((await tournaments.code(code)).id)}`;
  }
}
