/** What a deal and its match are played for, in words: the facts of the server's `aim`. */
import { familyOf } from "$lib/faces";
import { m, say } from "$lib/i18n.svelte";
import type { Fact } from "$lib/protocol";

/** What is about the match: it stands with the name of the game, not on the felt. */
const OF_THE_MATCH: ReadonlySet<string> = new Set(["deals", "target"]);
/** Marks of their own show these. */
const SHOWN_OTHERWISE: ReadonlySet<string> = new Set(["dealer", "wild"]);

const RANKS = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** A rank as on the corner of its cards. */
export function rankSign(rank: number): string {
  return RANKS[rank] ?? "";
}

/** One fact in words; null for what this page has no words for. */
export function aimWords(fact: Fact, tiles = false): string | null {
  if (fact.code === "knock_limit" && fact.params["limit"] === 0) return m.table_knock_gin_only();
  const code = fact.code === "contract" ? "contract_melds" : fact.code;
  return say(`fact_${code}`, { ...fact.params, family: familyOf(tiles) });
}

/** What the match is played for, for the line below the name of the game. */
export function matchAim(aim: readonly Fact[], tiles: boolean): readonly string[] {
  return aim.filter(({ code }) => OF_THE_MATCH.has(code)).flatMap((fact) => aimWords(fact, tiles) ?? []);
}

/** What matters in this deal, for the chips beside the piles. */
export function dealAim(aim: readonly Fact[]): readonly { readonly code: string; readonly words: string }[] {
  return aim
    .filter(({ code }) => !OF_THE_MATCH.has(code) && !SHOWN_OTHERWISE.has(code))
    .flatMap((fact) => {
      const words = aimWords(fact);
      return words === null ? [] : [{ code: fact.code, words }];
    });
}

/** The melds of a contract, "5-4-3-3", as lengths; of several ways to fulfil it the first. */
export function contractOf(aim: readonly Fact[]): readonly number[] {
  const melds = aim.find(({ code }) => code === "contract")?.params["melds"];
  const [first] = String(melds ?? "").match(/\d+(-\d+)*/) ?? [];
  return first === undefined ? [] : first.split("-").map(Number);
}
