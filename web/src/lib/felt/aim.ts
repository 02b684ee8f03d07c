/** The aims of a deal and its match in words, from the facts of the server's `aim`. */
import { familyOf } from "$lib/faces";
import { m, say } from "$lib/i18n.svelte";
import type { Fact } from "$lib/protocol";

/** Facts about the deal stand beside the piles; all others are about the match and stand below its name. */
const OF_THE_DEAL: ReadonlySet<string> = new Set([
  "two_lives",
  "pure_runs_wanted",
  "melds_wanted",
  "whole_hand",
  "first_meld",
  "first_meld_pairs",
  "first_meld_taken",
  "first_contract",
  "first_contract_groups",
  "first_contract_runs",
  "first_contract_any",
  "first_contract_colour",
  "contract_whole_hand",
  "knock_limit",
  "knock_limit_gin",
  "knock_limit_none",
  "turns",
  "pot",
  "point_value",
]);
/** An empty table tells these in full. */
const FIRST: ReadonlySet<string> = new Set([
  "two_lives",
  "pure_runs_wanted",
  "melds_wanted",
  "first_meld",
  "first_meld_pairs",
  "first_meld_taken",
  "first_contract",
  "first_contract_groups",
  "first_contract_runs",
  "first_contract_any",
  "first_contract_colour",
  "contract_whole_hand",
]);
/** Seats and piles have marks for these. */
const MARKED: ReadonlySet<string> = new Set(["dealer", "starter", "wild", "wild_tile", "wild_cut"]);
/** These are said once in full, on an empty table that waits for them. */
const IMPLIED: ReadonlySet<string> = new Set(["whole_hand"]);

/** A fact in words. */
export interface Worded {
  readonly code: string;
  readonly words: string;
}

/** These ask for one run of all ranks, which need not be of one suit. */
const FULL_RUNS: ReadonlySet<string> = new Set(["first_contract_any", "first_contract_colour"]);
const FULL_RUN = 13;

const isFirstContract = (code: string): boolean => code.startsWith("first_contract");

/** "3–3–4" as numbers. */
const sizesIn = (param: string | number | undefined): number[] =>
  (String(param ?? "").match(/\d+/g) ?? []).map(Number).filter((size) => size > 0);

/** The groups and runs of each size that the contract of a first meld requires. */
function contractWords(params: Fact["params"]): string {
  const counted = (sizes: readonly number[], say: (said: { count: number; length: number }) => string): string[] =>
    [...new Set(sizes)].map((length) => say({ count: sizes.filter((size) => size === length).length, length }));
  const melds = [
    ...counted(sizesIn(params["groups"]), m.contract_groups),
    ...counted(sizesIn(params["runs"]), m.contract_runs),
  ];
  return m.contract_is({ melds: melds.join(m.piece_and()) });
}

/** Facts in words; a newer server may send some for which this page has no words. */
function worded(facts: readonly Fact[], tiles: boolean): readonly Worded[] {
  return facts.flatMap(({ code, params }) => {
    const counted = isFirstContract(code) && !FULL_RUNS.has(code);
    const words = counted ? contractWords(params) : say(`fact_${code}`, { ...params, family: familyOf(tiles) });
    return words === null ? [] : [{ code, words }];
  });
}

/** The aim of the match, for the line below the name of the game. */
export function matchAim(aim: readonly Fact[], tiles: boolean): readonly Worded[] {
  return worded(
    aim.filter(({ code }) => !OF_THE_DEAL.has(code) && !MARKED.has(code)),
    tiles,
  );
}

/** The facts of this deal that stand beside the piles; an `empty` table itself says what a first meld needs. */
export function dealAim(aim: readonly Fact[], empty: boolean, tiles: boolean): readonly Worded[] {
  const shown = aim.filter(({ code }) => OF_THE_DEAL.has(code) && !IMPLIED.has(code) && !(empty && FIRST.has(code)));
  return worded(shown, tiles);
}

/** The requirements of a first meld. */
export function firstAim(aim: readonly Fact[], tiles: boolean): readonly Worded[] {
  return worded(
    aim.filter(({ code }) => FIRST.has(code)),
    tiles,
  );
}

/** The lengths of the melds of a contract; if there are several ways to fulfil it, of the first one. */
export function contractOf(aim: readonly Fact[]): readonly number[] {
  if (aim.some(({ code }) => FULL_RUNS.has(code))) return [FULL_RUN];
  const first = aim.find(({ code }) => isFirstContract(code))?.params;
  if (first !== undefined) return [...sizesIn(first["groups"]), ...sizesIn(first["runs"])];
  const melds = aim.find(({ code }) => code === "melds_wanted")?.params["melds"];
  const [listed] = String(melds ?? "").match(/\d+(-\d+)*/) ?? [];
  return listed === undefined ? [] : listed.split("-").map(Number);
}
