/** What a deal and its match are played for, in words: the facts of the server's `aim`. */
import { familyOf } from "$lib/faces";
import { m, say } from "$lib/i18n.svelte";
import type { Fact } from "$lib/protocol";

/** What is about the deal stands on the felt, beside the piles; all else is about the match, below its name. */
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
  "contract_whole_hand",
  "knock_limit",
  "knock_limit_gin",
  "knock_limit_none",
  "turns",
  "pot",
  "point_value",
]);
/** Of these an empty table tells in full. */
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
  "contract_whole_hand",
]);
/** The seats and the piles have marks for these. */
const MARKED: ReadonlySet<string> = new Set(["dealer", "starter", "wild", "wild_tile", "wild_cut"]);
/** Said once in full, as what an empty table waits for. */
const IMPLIED: ReadonlySet<string> = new Set(["whole_hand"]);

/** A fact in words. */
export interface Worded {
  readonly code: string;
  readonly words: string;
}

const isFirstContract = (code: string): boolean => code.startsWith("first_contract");

/** "3–3–4" as numbers. */
const sizesIn = (param: string | number | undefined): number[] =>
  (String(param ?? "").match(/\d+/g) ?? []).map(Number).filter((size) => size > 0);

/** What the contract of a first meld asks for: so many groups and runs of each size. */
function contractWords(params: Fact["params"]): string {
  const counted = (sizes: readonly number[], say: (said: { count: number; length: number }) => string): string[] =>
    [...new Set(sizes)].map((length) => say({ count: sizes.filter((size) => size === length).length, length }));
  const melds = [
    ...counted(sizesIn(params["groups"]), m.contract_groups),
    ...counted(sizesIn(params["runs"]), m.contract_runs),
  ];
  return m.contract_is({ melds: melds.join(m.piece_and()) });
}

/** Facts in words; a newer server may tell some that this page has no words for. */
function worded(facts: readonly Fact[], tiles: boolean): readonly Worded[] {
  return facts.flatMap(({ code, params }) => {
    const words = isFirstContract(code)
      ? contractWords(params)
      : say(`fact_${code}`, { ...params, family: familyOf(tiles) });
    return words === null ? [] : [{ code, words }];
  });
}

/** What the match is played for, for the line below the name of the game. */
export function matchAim(aim: readonly Fact[], tiles: boolean): readonly Worded[] {
  return worded(
    aim.filter(({ code }) => !OF_THE_DEAL.has(code) && !MARKED.has(code)),
    tiles,
  );
}

/** What matters in this deal, for beside the piles; an `empty` table tells itself what is needed first. */
export function dealAim(aim: readonly Fact[], empty: boolean, tiles: boolean): readonly Worded[] {
  const shown = aim.filter(({ code }) => OF_THE_DEAL.has(code) && !IMPLIED.has(code) && !(empty && FIRST.has(code)));
  return worded(shown, tiles);
}

/** What is needed to be first to lay something down. */
export function firstAim(aim: readonly Fact[], tiles: boolean): readonly Worded[] {
  return worded(
    aim.filter(({ code }) => FIRST.has(code)),
    tiles,
  );
}

/** The melds of a contract as lengths; of several ways to fulfil it the first. */
export function contractOf(aim: readonly Fact[]): readonly number[] {
  const first = aim.find(({ code }) => isFirstContract(code))?.params;
  if (first !== undefined) return [...sizesIn(first["groups"]), ...sizesIn(first["runs"])];
  const melds = aim.find(({ code }) => code === "melds_wanted")?.params["melds"];
  const [listed] = String(melds ?? "").match(/\d+(-\d+)*/) ?? [];
  return listed === undefined ? [] : listed.split("-").map(Number);
}
