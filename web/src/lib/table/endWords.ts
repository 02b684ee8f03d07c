/** The end of a deal in words: who won it, how, and what the points of a seat are made of, as the server says it. */
import { familyOf } from "$lib/faces";
import { m, say } from "$lib/i18n.svelte";
import { pieceName } from "$lib/pieces/names";
import type { DealScore, LineCode, PartCode, Reckoning, ScorePart } from "$lib/protocol";
import { stockGone, WHY_OUT } from "./ended";
import type { Table } from "./table.svelte";

/** What is read of a table. */
type Told = Pick<Table, "info" | "view" | "score" | "seat" | "watching" | "tiles" | "rearranges" | "name" | "personal">;

const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
const rowOf = ({ score }: Told): DealScore | null => score?.rows.at(-1) ?? null;

/** Names as they are said one after another. */
export function namesOf(table: Told, seats: readonly number[]): string {
  return seats.map((seat) => table.personal(seat)).join(m.piece_and());
}

/** Who won the deal; nobody where it was drawn or void. */
export function winnersOf(table: Told): readonly number[] {
  const winner = table.view?.result?.winner;
  return rowOf(table)?.winners ?? (winner == null ? [] : [winner]);
}

/** Who won, the deal or the match. */
export function titleOf(table: Told): string {
  const family = familyOf(table.tiles);
  const names = (list: readonly number[]): string => namesOf(table, list);
  /** Are these just the partners of one side? */
  const isSide = (list: readonly number[]): boolean =>
    list.length > 1 &&
    (table.score?.sides ?? []).some((side) => side.length === list.length && side.every((seat) => list.includes(seat)));
  const match = table.score?.result ?? null;
  if (match) {
    const [winner, ...more] = match.winners;
    if (isSide(match.winners))
      return match.winners.includes(table.seat) ? m.end_match_you() : m.end_match_won({ name: names(match.winners) });
    if (more.length > 0) return m.end_match_shared({ names: names(match.winners) });
    return winner === table.seat ? m.end_match_you() : m.end_match_won({ name: table.name(winner ?? 0) });
  }
  const winners = winnersOf(table);
  const kind = table.view?.result?.kind;
  if (
    rowOf(table)
      ?.parts.flat()
      .some(({ code }) => code === "first_deal" || code === "other_side")
  )
    return m.end_round_won({ names: names(winners) });
  if (kind === "knocked" && winners.length === 0) return m.end_nobody();
  if (kind === "dealt" && winners.length === 0) return m.end_dealt();
  if ((kind === "blocked" || kind === "exhausted") && winners.length === 0) return m.end_nobody();
  if (kind === "void" || winners.length === 0) return m.end_void({ family });
  if (isSide(winners) && !winners.includes(table.seat)) return m.end_won({ name: names(winners), family });
  if (isSide(winners)) return m.end_you_won({ family });
  if (winners.length > 1) return m.end_shared({ names: names(winners), family });
  return winners[0] === table.seat ? m.end_you_won({ family }) : m.end_won({ name: table.name(winners[0]!), family });
}

/** How the deal ended; and who showed the twin of the indicator, where that was paid for. */
export function reasonOf(table: Told): string {
  const view = table.view;
  const shower = view?.result?.shower;
  const shown =
    shower == null || view?.indicator == null
      ? ""
      : m.log_indicator_shown({ name: table.personal(shower), card: pieceName(view.indicator) });
  return [howOf(table), shown].filter((sentence) => sentence !== "").join(" ");
}

function howOf(table: Told): string {
  const row = rowOf(table);
  const result = table.view?.result;
  if (result == null) return "";
  /** Whether melds count, so that the lowest hand need not win. */
  const counted = (row?.reckoned.length ?? 0) > 0 || hasPart(row, "laid");
  if (result.kind === "skipped") return m.end_skipped_why();
  if (result.kind === "void" && result.in_pairs.length > 0 && result.in_pairs.every(Boolean)) return m.end_void_pairs();
  if (result.kind === "void") return (table.view?.stock ?? 0) > 0 ? m.end_void_last() : m.end_void_why();
  if (result.kind === "exhausted")
    return stockGone({
      family: familyOf(table.tiles),
      rearranges: table.rearranges,
      counted,
      won: row?.winners.length !== 0,
    });
  if (result.kind === "dealt") return dealtOf(table);
  if (result.kind === "called" && result.closer != null) {
    const answered = result.fighters.length > 0 || hasPart(row, "stakes_folded");
    const said = { name: table.personal(result.closer), called: answered ? "draw" : "drop" };
    return row?.winners.includes(result.closer) ? m.end_called(said) : m.end_called_beaten(said);
  }
  if (result.kind === "blocked") {
    if (row?.winners.length === 0) return m.end_blocked_nobody();
    return counted ? m.end_blocked_counted() : m.end_blocked();
  }
  if (result.kind === "turns_over") return m.end_turns_over();
  if (result.winner == null) return "";
  const who = table.personal(result.winner);
  const how = row?.won_by == null ? null : say(`end_${row.won_by}`, { name: who, knocker: who });
  if (how !== null) return how;
  const winners = row?.winners ?? [];
  if (winners.length > 0 && !winners.includes(result.winner)) {
    return m.end_out_beaten({ name: who, by: (table.view?.sides.length ?? 0) > 0 ? "side" : "player" });
  }
  if (result.last != null && !table.tiles) return m.end_face_down({ name: who });
  if (result.kind === "knocked") return m.log_knocked({ name: who });
  if (result.kind === "last_left") return outOf(table) || m.log_last_left({ name: who });
  if (table.info.manner.melds === "declared") return m.end_declared({ name: who });
  return table.rearranges && table.tiles ? m.log_rummikub({ name: who }) : m.log_went_out({ name: who });
}

function hasPart(row: DealScore | null, wanted: PartCode): boolean {
  return row?.parts.flat().some(({ code }) => code === wanted) === true;
}

/** Whose cards as dealt ended the deal, and what they count. */
function dealtOf(table: Told): string {
  const row = rowOf(table);
  const [winner, ...more] = row?.winners ?? [];
  if (winner === undefined || more.length > 0) return m.end_dealt();
  return m.end_dealt_shown({ name: table.personal(winner), points: m.table_points({ count: row?.held[winner] ?? 0 }) });
}

/** Who was out of the deal before its end, and why: "Bo: first drop". */
function outOf(table: Told): string {
  const out = table.view?.result?.out ?? [];
  return out.flatMap((why, seat) => (why === null ? [] : `${table.personal(seat)}: ${WHY_OUT[why]()}`)).join(" · ");
}

/** How the points come about, where a bonus may be in them: "(21 + 25) × 2 = 92". */
export function sumOf(table: Told): string | null {
  const row = rowOf(table);
  const [winner] = row?.winners ?? [];
  if (row === null || row.won_by === null || winner === undefined) return null;
  const [more = 0, less = 0] = [...row.held].sort((a, b) => b - a);
  const added = `${more}${less > 0 ? ` − ${less}` : ""}${row.bonus > 0 ? ` + ${row.bonus}` : ""}`;
  const all = !row.doubled ? added : added === `${more}` ? `${more} × 2` : `(${added}) × 2`;
  // Of two deals that count together it is this one; what the other side has won of it is taken off.
  const parts = row.parts[winner] ?? [];
  const own = parts.find(({ code }) => code === "deal_won") ?? parts.find(({ code }) => code === "other_side");
  return `${all} = ${own === undefined ? (row.points[winner] ?? 0) : Math.abs(own.points)}`;
}

/** What a hand came to: why its seat was out, or what it counts and how much of that at the most. */
export function countOf(table: Told, seat: number, laid: boolean): string {
  const row = rowOf(table);
  const result = table.view?.result ?? null;
  const held = row?.held[seat] ?? 0;
  const why = result?.out[seat] ?? null;
  if (why !== null) return `${WHY_OUT[why]()}: ${m.table_points({ count: held })}`;
  if (table.score?.hands_count === false) return "";
  const forHand = row?.parts[seat]?.find(({ code }) => code.startsWith("hands"))?.points;
  const paid = Math.abs(forHand ?? row?.points[seat] ?? 0);
  if ((result?.wild ?? 0) > 0 && held > paid && row?.winners.includes(seat) === false)
    return m.end_capped({ held, count: paid });
  const points = m.table_points({ count: held });
  // Beside melds that count too, a figure must say that it is the hand's alone.
  return laid ? m.end_in_hand({ points, family: familyOf(table.tiles) }) : points;
}

/** What the points of a seat are made of, or of partners together: "Laid +60". */
export function partsOf(table: Told, seat: number, ...partners: readonly number[]): readonly string[] {
  const row = rowOf(table);
  const why = table.view?.result?.out[seat] ?? null;
  const family = familyOf(table.tiles);
  const together = new Map<string, ScorePart>();
  for (const part of [seat, ...partners].flatMap((each) => row?.parts[each] ?? [])) {
    const key = `${part.code} ${part.times}`;
    together.set(key, { ...part, points: part.points + (together.get(key)?.points ?? 0) });
  }
  return [...together.values()].flatMap(({ code, points, times }) => {
    // What is paid for one's own cards, or for being out; what the others pay for theirs is another thing.
    if (code === "hands" && points < 0 && why !== null) return `${WHY_OUT[why]()} ${signed(points)}`;
    const told = code === "hands" && points < 0 ? "held" : code;
    return say(`part_${told}`, { points: signed(points), times, family }) ?? [];
  });
}

/** The same where only what is left in hands counts, and the winner gets it: "Cards in other hands +38". */
function handsOf(table: Told, seat: number): readonly string[] {
  const row = rowOf(table);
  const [winner, ...more] = row?.winners ?? [];
  if (row === null || winner !== seat || more.length > 0 || table.score?.hands_count === false) return [];
  const own = row.held[winner] ?? 0;
  const others = row.held.filter((_, other) => other !== winner);
  const theirs = others.reduce((sum, held) => sum + held, 0);
  const less = own * others.length;
  if (row.won_by !== null || row.points[winner] !== theirs - less || theirs === less) return [];
  const got = m.part_hands({ points: signed(theirs) });
  return less > 0 ? [got, m.part_held({ points: signed(-less), family: familyOf(table.tiles) })] : [got];
}

/** The lines of what a side scores, in the order of a sheet: what is taken off comes last. */
const LINES: readonly LineCode[] = [
  "melded",
  "counted",
  "natural_books",
  "clean_books",
  "semi_books",
  "mixed_books",
  "dirty_books",
  "wild_books",
  "all_wild_books",
  "clean_burracos",
  "semi_burracos",
  "dirty_burracos",
  "wild_burracos",
  "bonus_cards",
  "going_out",
  "concealed",
  "feet",
  "pozzetti",
  "hands",
];

/** The lines that a reckoning has, in that order. */
export function linesOf(reckoned: readonly Reckoning[]): readonly LineCode[] {
  const told = new Set(reckoned.flatMap(({ lines }) => lines.map(({ code }) => code)));
  return LINES.filter((code) => told.has(code));
}

/** So many reasons are told at once; of more, only those of the winner and of my seat. */
const MOST_REASONS = 4;

/** Why the points are what they are: of the winner first, then of my seat; seats with the same reason are told together. */
export function whysOf(
  table: Told,
  owners: readonly (readonly number[])[],
): readonly { readonly seats: readonly number[]; readonly parts: readonly string[] }[] {
  const winners = winnersOf(table);
  const rank = (side: readonly number[]): number =>
    side.some((seat) => winners.includes(seat)) ? 0 : !table.watching && side.includes(table.seat) ? 1 : 2;
  /** Of partners the one who went out, else I; both, where each has only a part of what they score together. */
  const tellers = (seats: readonly number[]): readonly number[] => {
    const out = table.view?.result?.winner;
    const teller = [out, table.seat].find((seat) => seat != null && seats.includes(seat)) ?? seats[0] ?? 0;
    const told = (rowOf(table)?.parts[teller] ?? []).reduce((sum, { points }) => sum + points, 0);
    return told === rowOf(table)?.points[teller] ? [teller] : seats;
  };
  const told = owners
    .toSorted((one, other) => rank(one) - rank(other))
    .map((seats) => ({ seats, parts: whyOf(table, ...tellers(seats)), mine: rank(seats) < 2 }))
    .filter(({ parts }) => parts.length > 0);
  const reasons = [...new Set(told.map(({ parts }) => parts.join()))];
  if (owners.some((seats) => seats.length > 1) || reasons.length > MOST_REASONS) return told.filter(({ mine }) => mine);
  return reasons.map((reason) => {
    const alike = told.filter(({ parts }) => parts.join() === reason);
    return { seats: alike.flatMap(({ seats }) => seats), parts: alike[0]!.parts };
  });
}

/** Why the points of a seat are what they are, in brief: its parts and its partners', or the lines of its side. */
export function whyOf(table: Told, seat = 0, ...partners: readonly number[]): readonly string[] {
  const side = rowOf(table)?.reckoned.find(({ seats }) => seats.includes(seat));
  if (side === undefined && (rowOf(table)?.parts.length ?? 0) > 0) return partsOf(table, seat, ...partners);
  if (side === undefined) return handsOf(table, seat);
  return linesOf([side]).flatMap((code) => {
    const points = side.lines.find((line) => line.code === code)?.points ?? 0;
    return points === 0 ? [] : `${say(`line_${code}`) ?? code} ${signed(points)}`;
  });
}
