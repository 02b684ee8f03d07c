/** What lies there when a deal is over: the hands as they were counted, and who laid what. */
import { sorted, without, type Family } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { DealScore, Event, Face, Out, Result } from "$lib/protocol";

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

/** What comes forward of those who won: what a side laid, or a seat laid and held; who has nothing there is left out. */
export function winnings(
  at: { readonly winners: readonly number[]; readonly sides: readonly (readonly number[])[] },
  result: Result | null,
  row: Pick<DealScore, "parts" | "grouped"> | null,
): readonly { readonly seats: readonly number[]; readonly melds: Melds; readonly left: readonly Face[] }[] {
  const { winners, sides } = at;
  if (sides.length > 0)
    return laidBy(
      result,
      sides.filter((side) => side.some((seat) => winners.includes(seat))),
    ).map((laid) => ({ ...laid, left: [] }));
  return winners
    .map((seat) => {
      const held = countedHand(seat, result, row, null);
      const laid = laidBy(result, [[seat]])[0]?.melds ?? [];
      return { seats: [seat], melds: [...laid, ...held.melds], left: held.left };
    })
    .filter(({ melds, left }) => melds.length + left.length > 0);
}

const alike = (meld: readonly Face[]): string => [...meld].sort((a, b) => a - b).join(" ");

/** The sets that the last play of a table that is rearranged made or changed, where `seat` made it. */
export function lastSets(events: readonly Event[], seat: number): Melds {
  const since = events.slice(events.findLastIndex(({ type }) => type === "dealt") + 1);
  const plays = since.flatMap((event) =>
    event.type === "rearranged" || event.type === "loose_tiles_taken" ? [event] : [],
  );
  const last = plays.at(-1);
  if (last?.type !== "rearranged" || last.seat !== seat) return [];
  const before = (plays.at(-2)?.table ?? []).map(alike);
  return last.table.filter((meld) => {
    const at = before.indexOf(alike(meld));
    if (at >= 0) before.splice(at, 1);
    return at < 0;
  });
}

/** Why a deal is over when nothing is left to draw; the lowest hand wins where neither melds nor tiles are counted. */
export function stockGone(at: { family: Family; rearranges: boolean; counted: boolean; won: boolean }): string {
  const { family, rearranges, counted, won } = at;
  if (won && rearranges) return m.end_exhausted();
  return won && !counted && family === "cards" ? m.end_stock_gone() : m.end_exhausted_nobody({ family });
}
