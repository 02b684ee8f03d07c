/** How large cards lie on the felt: few melds large, many smaller, then overlapping, and scrolling only at the end. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Melds that lie in one place: all of them in the middle, or those of one owner, under a heading. */
export interface Zone {
  readonly lengths: readonly number[];
  readonly heading: boolean;
}

export interface MeldPlan {
  /** The width of a card, and how much of one shows under the next. */
  readonly width: number;
  readonly strip: number;
  /** False where the melds are more than the room holds, so that one has to scroll. */
  readonly fits: boolean;
}

/** The plan of zones in rows, with the width of each zone. */
export interface ZonesPlan extends MeldPlan {
  readonly widths: readonly (readonly number[])[];
}

export interface Sizes {
  /** Cards overlap from the start, though not their indices. */
  readonly tight?: boolean;
  /** The number of a tile is as wide as the tile: however small, none covers another. */
  readonly whole?: boolean;
  readonly most: number;
  /** Smaller than this cards rather overlap. */
  readonly good: number;
  readonly least: number;
}

/** Room around a meld, between cards, between melds, and what a heading takes. */
const EDGE = 11;
const CARD_GAP = 2;
const MELD_GAP = 10;
const HEADING = 22;
/** How high a card is for its width. */
export const RATIO = 1.4;
/** As much of a card as its index needs. */
const INDEX = 0.52;
/** Narrower than this one cannot tell a card. */
const LEAST_INDEX = 0.38;
const LEAST_NUMBER = 0.9;

/** The strip of a meld of so many cards: as planned, or as narrow as its zone asks for. */
export function stripOf(plan: Pick<MeldPlan, "width" | "strip">, cards: number, room: number): number {
  if (cards < 2) return plan.strip;
  return Math.max(8, Math.min(plan.strip, (room - EDGE - plan.width) / (cards - 1)));
}

function meldWidth(plan: Pick<MeldPlan, "width" | "strip">, cards: number, room: number): number {
  return EDGE + plan.width + (cards - 1) * stripOf(plan, cards, room);
}

/** In how many rows things of these widths stand, as many in each as fit. */
export function rowsIn(widths: readonly number[], gap: number, room: number): number {
  let rows = 0;
  let used = Infinity;
  for (const width of widths) {
    if (used + gap + width > room) {
      rows += 1;
      used = width;
    } else used += gap + width;
  }
  return rows;
}

function rowsOf(lengths: readonly number[], plan: Pick<MeldPlan, "width" | "strip">, room: number): number {
  return rowsIn(
    lengths.map((cards) => meldWidth(plan, cards, room)),
    MELD_GAP,
    room,
  );
}

type Widths = ZonesPlan["widths"];

function heightOf(
  zones: readonly (readonly Zone[])[],
  plan: Pick<MeldPlan, "width" | "strip">,
  widths: Widths,
): number {
  return zones.reduce((sum, row, at) => {
    const heights = row.map(
      ({ lengths, heading }, place) =>
        rowsOf(lengths, plan, widths[at]![place]!) * (plan.width * RATIO + EDGE + MELD_GAP) + (heading ? HEADING : 0),
    );
    return sum + Math.max(0, ...heights);
  }, 0);
}

/** Can the index of every card be read, of the longest meld too? */
function readable(
  zones: readonly (readonly Zone[])[],
  plan: Pick<MeldPlan, "width" | "strip">,
  widths: Widths,
  least: number,
): boolean {
  return zones.every((row, at) =>
    row.every(
      ({ lengths }, place) => stripOf(plan, Math.max(0, ...lengths), widths[at]![place]!) >= plan.width * least,
    ),
  );
}

/** The least width of a zone, as a part of an equal share of its row. */
const LEAST_SHARE = 0.6;

/** The widths of the zones in a row: a zone with more cards gets more room. */
function widthsOf(row: readonly Zone[], width: number, good: number): readonly number[] {
  const lying = { width: good, strip: good * INDEX };
  const needed = row.map(({ lengths }) =>
    lengths.reduce((sum, cards) => sum + meldWidth(lying, cards, width) + MELD_GAP, 1),
  );
  const mean = needed.reduce((sum, each) => sum + each, 0) / row.length;
  const wanted = needed.map((each) => Math.max(each, mean * LEAST_SHARE));
  const all = wanted.reduce((sum, each) => sum + each, 0);
  return wanted.map((each) => ((width - MELD_GAP * (row.length - 1)) * each) / all);
}

/** The largest cards with which rows of zones fit a room. */
export function meldPlan(
  room: Room,
  zones: readonly (readonly Zone[])[],
  { tight, whole, most, good, least }: Sizes,
): ZonesPlan {
  const widths = zones.map((row) => widthsOf(row, room.width, good));
  const plan = (width: number, share: number): MeldPlan => ({
    width,
    strip: share === 1 ? width + CARD_GAP : Math.round(width * share),
    fits: true,
  });
  const tries: MeldPlan[] = [];
  const index = whole ? 1 : INDEX;
  for (let width = most; width >= good; width -= 2) tries.push(plan(width, tight && !whole ? 0.8 : 1));
  if (!whole) for (const share of [0.8, 0.66, INDEX]) tries.push(plan(good, share));
  for (let width = good - 2; width >= least; width -= 2) tries.push(plan(width, index));
  const holding = tries.filter((each) => heightOf(zones, each, widths) <= room.height);
  const found = holding.find((each) => readable(zones, each, widths, whole ? LEAST_NUMBER : LEAST_INDEX)) ?? holding[0];
  return { ...(found ?? { ...plan(least, index), fits: false }), widths };
}

/** What the piles take of the width when they lie beside the melds, and of the height when they lie above them. */
const PILES = { wide: 170, high: 105, least: 360 } as const;

/** Whether the melds have more room with the piles beside them than with the piles above. */
export function pilesBeside({ width, height }: Room): boolean {
  const beside = (width - PILES.wide) * height;
  return width >= PILES.least && beside > width * (height - PILES.high);
}

/** Widths of cards on the felt: of the piles, of the empty frames of a contract, and of melds. */
export interface FeltSizes {
  readonly pile: number;
  readonly frame: number;
  readonly melds: Sizes;
}

/**
 * How large cards lie on a felt for the size and spread that a person has chosen, as far as they fit. Where sides fill
 * it with melds, the piles of a narrow one are small.
 */
export function feltSizes(
  { width, height }: Room,
  scale: number,
  spread: number,
  { sided = false, tiles = false } = {},
): FeltSizes {
  const chosen = height >= 380 ? scale : Math.min(scale, 1);
  const sized = (usual: number): number => Math.round(usual * chosen);
  const wide = width >= 600;
  const pile = sized(width >= 560 && height >= 380 ? 72 : height >= 320 && !sided ? 56 : 48);
  return {
    pile,
    frame: Math.min(Math.round(pile * 0.6), 44),
    melds: {
      tight: spread < 1,
      whole: tiles,
      most: sized(width >= 1200 && height >= 700 ? 104 : width >= 900 && height >= 560 ? 88 : wide ? 72 : 56),
      good: sized(wide ? 48 : 42),
      least: tiles ? 26 : 34,
    },
  };
}

export interface FanPlan {
  readonly columns: number;
  readonly strip: number;
}

/** How cards of a pile lie as a fan one can read: in as few rows as `least` of each card allows, `spread` so far. */
export function fanPlan(cards: number, room: number, width: number, least: number, spread = 1): FanPlan {
  const most = Math.max(1, Math.floor((room - width) / least) + 1);
  const rows = Math.max(1, Math.ceil(cards / most));
  const columns = Math.max(1, Math.ceil(cards / rows));
  const strip = columns === 1 ? width : Math.min(width * Math.min(0.62 * spread, 1), (room - width) / (columns - 1));
  return { columns, strip: Math.floor(strip) };
}
