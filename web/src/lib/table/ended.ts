/** What lies there when a deal is over: the hands as they were counted, and who laid what. */
import { sorted, without, type Family } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { DealScore, Face, Out, Result } from "$lib/protocol";

type Melds = readonly (readonly Face[])[];

/** Why a seat was out of the deal. */
export const WHY_OUT: Readonly<Record<Out, () => string>> = {
  first_drop: m.end_out_first_drop,
  middle_drop: m.end_out_middle_drop,
  missed_turns: m.end_out_missed_turns,
  left_table: m.end_out_left_table,
  wrong_declaration: m.end_out_wrong_declaration,
};

/** Melds count against a hand that lacks a run. */
const LACKS_RUN: ReadonlySet<string> = new Set(["hands_no_pure", "hands_run_missing"]);

/** A hand as it was counted, its melds and the cards outside them; one of `mine` that lacks a run lies as I had laid it. */
export function countedHand(
  seat: number,
  result: Pick<Result, "hands"> | null,
  row: Pick<DealScore, "parts" | "grouped"> | null,
  mine: Melds | null,
): { readonly melds: Melds; readonly left: readonly Face[] } {
  const lacks = row?.parts[seat]?.some(({ code }) => LACKS_RUN.has(code)) ?? false;
  const melds = lacks && mine !== null ? mine : (row?.grouped[seat] ?? []);
  return { melds, left: sorted(without(result?.hands[seat] ?? [], melds.flat()), "789") };
}

/** What each owner laid, a seat or all of a side; those who laid nothing are left out. */
export function laidBy(
  result: Pick<Result, "melds"> | null,
  owners: readonly (readonly number[])[],
): readonly { readonly seats: readonly number[]; readonly melds: Melds }[] {
  return owners
    .map((seats) => ({
      seats,
      melds: (result?.melds ?? []).filter(([owner]) => owner !== null && seats.includes(owner)).map(([, meld]) => meld),
    }))
    .filter(({ melds }) => melds.length > 0);
}

/** Why a deal is over when nothing is left to draw; the lowest hand wins where neither melds nor tiles are counted. */
export function stockGone(at: { family: Family; rearranges: boolean; counted: boolean; won: boolean }): string {
  const { family, rearranges, counted, won } = at;
  if (won && rearranges) return m.end_exhausted();
  return won && !counted && family === "cards" ? m.end_stock_gone() : m.end_exhausted_nobody({ family });
}
