/**
 * The measures of a hand: how its groups share rows and how far the cards of a fan overlap, for any width.
 *
 * Groups stay whole; only the loose end may go on in the next row. A strip is what one sees, and touches, of a card
 * that lies under the next one.
 */

export interface Measures {
  /** Width of a card, and how much of its height is shown above the label. */
  readonly face: number;
  readonly shown: number;
  readonly label: number;
  /** Between two groups, and at the edges of the hand. */
  readonly gap: number;
  readonly margin: number;
  /** The widest strip; the one that is wide enough; the one below which complete groups fold. */
  readonly most: number;
  readonly enough: number;
  readonly fold: number;
  /** Rows that are tried, fewest first; less than these where everything is at ease in one. */
  readonly least: number;
  readonly rows: number;
  /** A strip at which one row is better than two, where that is not the usual one. */
  readonly ease?: number;
  /** More pieces than so many stand in two rows at least. */
  readonly few?: number;
  /** More than two rows are as high as two: there is room, or the foot of a piece has to be seen, as that of a tile. */
  readonly roomy?: boolean;
}

const TOUCHED = { face: 48, gap: 16, margin: 8, most: 44, enough: 32, fold: 24 } as const;
const TWO_ROWS = { shown: 64, label: 20 } as const;
const MORE_ROWS = { shown: 52, label: 18 } as const;

/** A phone held upright, a phone on its side, a desk. */
export const PHONE: Measures = { ...TOUCHED, ...TWO_ROWS, least: 2, rows: 4 };
export const FLAT: Measures = { ...TOUCHED, ...MORE_ROWS, least: 1, rows: 2 };
export const DESK: Measures = {
  face: 72,
  shown: 100,
  label: 24,
  gap: 36,
  margin: 40,
  most: 62,
  enough: 28,
  fold: 24,
  least: 1,
  rows: 2,
};

/**
 * Measures for the size and spread of cards that a person has chosen, as far as a card still covers its neighbour. On
 * its side, a phone has no height for larger cards.
 */
export function sized(measures: Measures, size: number, spread: number): Measures {
  const scale = measures === FLAT ? Math.min(size, 1) : size;
  const face = Math.round(measures.face * scale);
  return {
    ...measures,
    face,
    shown: Math.round(measures.shown * scale),
    most: Math.min(face - 4, Math.round(measures.most * scale * spread)),
    enough: Math.round(measures.enough * spread),
  };
}

/**
 * The same for tiles, which stand side by side in two rows or more, or `flat` in one where that is wide enough: a number
 * under the next tile would not be seen.
 */
export function sideBySide(measures: Measures, flat = false): Measures {
  const face = Math.round(measures.face * (measures.face < 60 ? 0.9 : 0.84));
  return {
    ...measures,
    face,
    shown: Math.round(face * 1.4),
    gap: Math.min(measures.gap, measures.face < 60 ? 10 : 28),
    most: face,
    rows: Math.max(measures.rows, 3),
    roomy: true,
    ...(flat
      ? { enough: face - 5, ease: face - 5 }
      : { enough: face - 4, least: Math.max(measures.least, 2), ease: Number.POSITIVE_INFINITY, few: 8 }),
  };
}

/** A strip at which one row is better than two, and the visible edge of a card in a folded group. */
const AT_EASE = 40;
const EDGE = 6;
/** Where even the most rows are too few, gaps shrink and more rows come. */
const GAPS = [1, 0.5, 0.25] as const;
const MOST_ROWS = 8;
const TIGHTEST = 8;

/** Some cards of one group, or of the loose end, side by side in one row. */
export interface Fan {
  /** The number of the group, null for the loose end. */
  readonly group: number | null;
  /** The place of the first card in its group, and how many there are. */
  readonly from: number;
  readonly count: number;
  readonly folded: boolean;
  /** From the left edge of the hand, in pixels. */
  readonly x: number;
  readonly width: number;
  /** The left edge of each card, from that of the fan. */
  readonly cards: readonly number[];
}

export interface Row {
  readonly fans: readonly Fan[];
  readonly strip: number;
}

export interface Plan {
  readonly rows: readonly Row[];
  readonly face: number;
  readonly gap: number;
  readonly shown: number;
  readonly label: number;
  readonly height: number;
  /** The narrowest strip of all rows. */
  readonly strip: number;
}

/** How many cards lie together: in each group, and at the loose end. */
export interface Counts {
  readonly groups: readonly number[];
  readonly loose: number;
  /** Groups that may fold where there is little room. */
  readonly foldable?: readonly boolean[];
}

/** Where a row opens up for a card that is about to fall there: before a fan (its end for the last one), or in it. */
export interface Hole {
  readonly row: number;
  readonly fan: number;
  readonly at: number | null;
}

type Piece = Omit<Fan, "x" | "width" | "cards">;

/** The plan of a hand for a width; no card of it is ever cut. */
export function plan(width: number, counts: Counts, measures: Measures): Plan {
  let folded: ReadonlySet<number> = new Set();
  for (;;) {
    const found = arranged(width, counts, measures, folded);
    if (found.strip >= measures.fold) return found;
    const largest = counts.groups
      .flatMap((count, group) =>
        counts.foldable?.[group] && count > 2 && !folded.has(group) ? [{ count, group }] : [],
      )
      .sort((a, b) => b.count - a.count)[0];
    if (largest === undefined) return found;
    folded = new Set([...folded, largest.group]);
  }
}

function arranged(width: number, counts: Counts, measures: Measures, folded: ReadonlySet<number>): Plan {
  const items: Piece[] = [
    ...counts.groups.flatMap((count, group) =>
      count > 0 ? [{ group, from: 0, count, folded: folded.has(group) }] : [],
    ),
    ...Array.from({ length: counts.loose }, (_, from) => ({ group: null, from, count: 1, folded: false })),
  ];
  if (items.length === 0) return finished(width, [], measures);
  let best: (Rows & { readonly tight: Measures }) | null = null;
  for (const share of GAPS) {
    const gap = Math.round(measures.gap * share);
    const margin = share < 1 ? Math.min(measures.margin, 8) : measures.margin;
    const tight = { ...measures, gap, margin };
    const found = fewestRows(width, items, tight, measures.rows);
    if (found !== null && (best === null || found.strip > best.strip)) best = { ...found, tight };
    if (best !== null && best.strip >= TIGHTEST * 2) break;
  }
  const narrowest = { ...measures, gap: 4, margin: 8 };
  best ??= {
    rows: fewestRows(width, items, narrowest, MOST_ROWS)?.rows ?? items.map((item) => [item]),
    strip: 0,
    tight: narrowest,
  };
  return finished(width, best.rows, best.tight);
}

interface Rows {
  readonly rows: readonly (readonly Piece[])[];
  readonly strip: number;
}

/** Items in as few rows as give strips that are wide enough, else in those with the widest; null if nothing fits. */
function fewestRows(width: number, items: readonly Piece[], measures: Measures, most: number): Rows | null {
  const one = stripOf(width, joined(items), measures);
  const pieces = items.reduce((sum, { count }) => sum + count, 0);
  const few = items.length === 1 || pieces <= (measures.few ?? Infinity);
  if (few && one >= Math.min(measures.ease ?? AT_EASE, measures.most)) return { rows: [items], strip: one };
  let best: Rows | null = null;
  for (let rows = measures.least; rows <= Math.min(most, Math.max(items.length, measures.least)); rows++) {
    const found = partition(width, items, rows, measures);
    if (found === null) continue;
    if (found.strip >= measures.enough) return found;
    if (best === null || found.strip > best.strip) best = found;
  }
  return best;
}

/** Items in exactly so many rows: the narrowest strip as wide as can be, and then the rows as even as can be. */
function partition(width: number, items: readonly Piece[], rows: number, measures: Measures): Rows | null {
  const count = items.length;
  if (rows > count) return null;
  const strips = new Map<number, number>();
  const strip = (from: number, to: number): number => {
    const key = from * (count + 1) + to;
    const known = strips.get(key);
    if (known !== undefined) return known;
    const found = stripOf(width, joined(items.slice(from, to)), measures);
    strips.set(key, found);
    return found;
  };
  const weight = (from: number, to: number): number => {
    const cards = items.slice(from, to).reduce((sum, item) => sum + item.count, 0);
    return cards * cards;
  };
  /** The best cut of the first `to` items into `left` rows, by a cost to be small; none where a row must not be. */
  const cuts = (cost: (from: number, to: number) => number | null, add: (a: number, b: number) => number) => {
    let best: ({ cost: number; cuts: number[] } | null)[] = [{ cost: 0, cuts: [] }, ...items.map(() => null)];
    for (let row = 0; row < rows; row++) {
      const next: typeof best = [null, ...items.map(() => null)];
      for (let to = row + 1; to <= count; to++) {
        for (let from = row; from < to; from++) {
          const before = best[from];
          const here = before ? cost(from, to) : null;
          if (!before || here === null) continue;
          const sum = add(before.cost, here);
          if (next[to] === null || sum < next[to]!.cost) next[to] = { cost: sum, cuts: [...before.cuts, to] };
        }
      }
      best = next;
    }
    return best[count] ?? null;
  };
  const widest = cuts(
    (from, to) => (strip(from, to) < TIGHTEST ? null : -strip(from, to)),
    (a, b) => (a === 0 ? b : Math.max(a, b)),
  );
  if (widest === null) return null;
  const least = -widest.cost;
  const even = cuts(
    (from, to) => (strip(from, to) < least ? null : weight(from, to)),
    (a, b) => a + b,
  )!;
  let from = 0;
  const cut = even.cuts.map((to) => items.slice(from, (from = to)));
  return { rows: cut, strip: least };
}

/** The loose cards of a row lie in one fan. */
function joined(items: readonly Piece[]): Piece[] {
  const made: Piece[] = [];
  for (const item of items) {
    const last = made.at(-1);
    if (item.group === null && last?.group === null)
      made[made.length - 1] = { ...last, count: last.count + item.count };
    else made.push(item);
  }
  return made;
}

/** How wide the strips of a row can be; less than nothing where not even the last cards fit. */
function stripOf(width: number, fans: readonly Piece[], measures: Measures, more = 0): number {
  const { face, gap, margin, most } = measures;
  const edges = fans.reduce((sum, fan) => sum + (fan.folded ? (fan.count - 1) * EDGE : 0), 0);
  const covered = fans.reduce((sum, fan) => sum + (fan.folded ? 0 : fan.count - 1), 0);
  const room = width - 2 * margin - face * fans.length - gap * (fans.length - 1) - edges - more;
  if (room < 0) return -1;
  return covered === 0 ? most : Math.min(most, room / covered);
}

function finished(width: number, rows: readonly (readonly Piece[])[], measures: Measures): Plan {
  const { face, gap } = measures;
  const low = rows.length > 2 && measures.label === TWO_ROWS.label && !measures.roomy;
  const heights = low ? { ...MORE_ROWS, shown: Math.min(MORE_ROWS.shown, measures.shown) } : measures;
  const laid = rows.map((row) => laidRow(width, joined(row), measures, null));
  return {
    rows: laid,
    face,
    gap,
    shown: heights.shown,
    label: heights.label,
    height: rows.length * (heights.shown + heights.label),
    strip: Math.min(measures.most, ...laid.map(({ strip }) => strip)),
  };
}

function laidRow(
  width: number,
  fans: readonly Piece[],
  measures: Measures,
  hole: { fan: number; at: number | null; size: number } | null,
): Row {
  const { face, gap } = measures;
  const more = hole?.size ?? 0;
  const strip = Math.max(
    TIGHTEST / 2,
    stripOf(width, fans, more > 0 ? { ...measures, margin: Math.min(8, measures.margin) } : measures, more),
  );
  let x = 0;
  const laid = fans.map((fan, number): Fan => {
    if (hole?.at === null && hole.fan === number) x += more;
    const step = fan.folded ? EDGE : strip;
    const cards = Array.from(
      { length: fan.count },
      (_, at) => Math.round(at * step) + (hole?.fan === number && hole.at !== null && at >= hole.at ? more : 0),
    );
    const made = {
      ...fan,
      x,
      cards,
      width: cards.at(-1)! + face + (hole?.fan === number && hole.at === fan.count ? more : 0),
    };
    x += made.width + gap;
    return made;
  });
  const used = x - gap + (hole?.at === null && hole.fan === fans.length ? more : 0);
  const left = Math.max(0, Math.round((width - used) / 2));
  return { strip, fans: laid.map((fan) => ({ ...fan, x: fan.x + left })) };
}

/** How far a row opens for a card: in a gap to `OPEN` in all, in a fan so that one sees the card before it whole. */
const OPEN = 40;
const OPEN_FAN = 28;

/** The row of a plan while a card hangs over it: it opens where the card would fall, and nothing leaves the hand. */
export function opened(width: number, plan: Plan, hole: Hole, measures: Measures): Row {
  const row = plan.rows[hole.row]!;
  const size = hole.at === null ? Math.max(OPEN - plan.gap, 16) : OPEN_FAN;
  return laidRow(width, row.fans, { ...measures, gap: plan.gap }, { fan: hole.fan, at: hole.at, size });
}
