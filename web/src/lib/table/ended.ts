/** What lies there when a deal is over: the hands as they were counted, and who laid what. */
import { held, sorted, without, type Family } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Laid } from "$lib/pieces/standIns";
import type { DealScore, Event, Face, Out, Result, View } from "$lib/protocol";

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

/** What of a view tells which melds lie there. */
type Table = Pick<View, "table" | "stands">;
/** Melds, and the cards outside them. */
interface Shown {
  readonly melds: readonly Laid[];
  readonly left: readonly Face[];
}

/** The melds on the table, with what their cards stand for. */
function onTable(view: Table): readonly (Laid & { readonly owner: number | null })[] {
  return view.table.map(({ cards, kind, owner }, at) => ({ cards, kind, owner, stands: view.stands[at] ?? [] }));
}

/** A hand as it was counted; one of `mine` that lacks a run lies as I had laid it. */
export function countedHand(
  seat: number,
  result: Pick<Result, "hands"> | null,
  row: Pick<DealScore, "parts" | "grouped" | "stands"> | null,
  mine: readonly Laid[] | null,
): Shown {
  const lacks = row?.parts[seat]?.some(({ code }) => LACKS_RUN.has(code)) ?? false;
  const counted = (row?.grouped[seat] ?? []).map((cards, at): Laid => ({
    cards,
    stands: row?.stands[seat]?.[at] ?? [],
    kind: null,
  }));
  const melds = lacks && mine !== null ? mine : counted;
  const inMelds = melds.flatMap(({ cards }) => cards.map(held));
  return { melds, left: sorted(without(result?.hands[seat] ?? [], inMelds), "789") };
}

/** What each owner laid, a seat or all of a side; those who laid nothing are left out. */
export function laidBy(
  view: Table | null,
  owners: readonly (readonly number[])[],
): readonly { readonly seats: readonly number[]; readonly melds: readonly Laid[] }[] {
  const laid = view === null ? [] : onTable(view);
  return owners
    .map((seats) => ({ seats, melds: laid.filter(({ owner }) => owner !== null && seats.includes(owner)) }))
    .filter(({ melds }) => melds.length > 0);
}

/**
 * What comes forward of those who won: what a side laid, where melds belong to sides, or what a seat laid and held; who
 * has nothing there is left out, and so are partners of who went out.
 */
export function winnings(
  winners: readonly number[],
  view: (Table & Pick<View, "sides" | "result">) | null,
  row: Pick<DealScore, "parts" | "grouped" | "stands"> | null,
  sideMelds = (view?.sides ?? []).length > 0,
): readonly ({ readonly seats: readonly number[] } & Shown)[] {
  const sides = view?.sides ?? [];
  const out = view?.result?.winner ?? null;
  /** Only who went out, unless what partners have laid counts too. */
  const alone =
    sides.length > 0 && out !== null && winners.includes(out) && !row?.parts.flat().some(({ code }) => code === "laid");
  if (sideMelds)
    return laidBy(
      view,
      sides.filter((side) => side.some((seat) => winners.includes(seat))),
    ).map((laid) => ({ ...laid, left: [] }));
  return (alone ? [out] : winners)
    .map((seat) => {
      const held = countedHand(seat, view?.result ?? null, row, null);
      const laid = laidBy(view, [[seat]])[0]?.melds ?? [];
      return { seats: [seat], melds: [...laid, ...held.melds], left: held.left };
    })
    .filter(({ melds, left }) => melds.length + left.length > 0);
}

const alike = (meld: readonly Face[]): string => [...meld].sort((a, b) => a - b).join(" ");

/** The sets that the last play of a table that is rearranged made or changed, where `seat` made it. */
export function lastSets(events: readonly Event[], seat: number, view: Table): readonly Laid[] {
  const since = events.slice(events.findLastIndex(({ type }) => type === "dealt") + 1);
  const plays = since.flatMap((event) =>
    event.type === "rearranged" || event.type === "loose_tiles_taken" ? [event] : [],
  );
  const last = plays.at(-1);
  if (last?.type !== "rearranged" || last.seat !== seat) return [];
  const before = (plays.at(-2)?.table ?? []).map(alike);
  return onTable(view).filter(({ cards }) => {
    const at = before.indexOf(alike(cards));
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
