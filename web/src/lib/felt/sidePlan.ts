/** The size of the groups of sides: as large as they fit, one side below the other, each with a heading. */
import { RATIO, rowsIn, type MeldPlan, type Room } from "./measure";

/** The melds of a side: the cards of each open group, the number of books, and of cards laid out for a bonus. */
export interface SideLying {
  readonly open: readonly number[];
  readonly books: number;
  readonly extras: number;
}

export interface SidePlan extends MeldPlan {
  /** The share of each side in its row; a side with more cards gets more room. */
  readonly shares: readonly (readonly number[])[];
}

/** Room beside the cards of a group, between groups, for the heading and around a side, and under each row of groups. */
const EDGE = 10;
const GAP = 8;
const HEADING = 27;
const UNDER = 16;
const LEAST_STRIP = 13;
/** The least room of a side in its row, as a part of an equal share. */
const LEAST_SHARE = 0.6;

/** The part of a card that shows under the next one if there is room, and if there is little. */
const WIDE = 0.52;
const NARROW = 0.34;
const GOOD = 44;

const stripOf = (width: number, share: number): number => Math.max(LEAST_STRIP, Math.round(width * share));

/** The width of the index of a ten in widths of a card, and the part that the edge of the next card covers. */
const TEN = 0.49;
const COVERED = 0.02;

/** The factor by which indices are narrower than usual, so that a whole ten shows beside the next card. */
export const squeezeOf = ({ width, strip }: Pick<MeldPlan, "width" | "strip">): number =>
  Math.min(1, (strip / width - COVERED) / TEN);

/** The greatest width of cards laid out for a bonus, and the part of each that shows under the next one. */
const BONUS = 36;
const BONUS_STRIP = 0.34;
export const bonusSize = (width: number): number => Math.min(width, BONUS);

/** The width of a closed book. */
export const bookWidth = (width: number): number => width + 16;

const widthsOf = (lying: SideLying, width: number, strip: number): readonly number[] => [
  ...lying.open.map((cards) => EDGE + width + (cards - 1) * strip),
  ...Array.from({ length: lying.books }, () => EDGE + bookWidth(width)),
  ...(lying.extras > 0 ? [EDGE + bonusSize(width) * (1 + BONUS_STRIP * (lying.extras - 1))] : []),
];

/** The shares of a row, in parts of 1. */
function sharesOf(row: readonly SideLying[]): readonly number[] {
  const needed = row.map((side) => widthsOf(side, GOOD, LEAST_STRIP).reduce((sum, each) => sum + GAP + each, 1));
  const mean = needed.reduce((sum, each) => sum + each, 0) / row.length;
  const wanted = needed.map((each) => Math.max(each, mean * LEAST_SHARE));
  const all = wanted.reduce((sum, each) => sum + each, 0);
  return wanted.map((each) => each / all);
}

/** On a felt lower than this, all sides share a row if that makes the cards larger by this much. */
const LOW = 260;
const NOTABLY = 4;

/** The sides in rows with their plan: others above mine, or all in one row if that makes cards on a low felt larger. */
export function rowsOfSides<T>(
  room: Room,
  others: readonly T[],
  ours: readonly T[],
  lying: (side: T) => SideLying,
  bounds: { readonly most: number; readonly least: number },
): { readonly rows: readonly (readonly T[])[]; readonly plan: SidePlan } {
  const [stacked, abreast] = [[others, ours].filter((row) => row.length > 0), [[...others, ...ours]]].map((rows) => ({
    rows,
    plan: sidePlan(
      room,
      rows.map((row) => row.map(lying)),
      bounds,
    ),
  }));
  const gain = abreast!.plan.width - stacked!.plan.width;
  const better = gain >= NOTABLY || (gain >= 0 && abreast!.plan.fits && !stacked!.plan.fits);
  return better && room.height < LOW ? abreast! : stacked!;
}

/** The largest cards with which the sides, so many abreast in each row, fit a room. */
export function sidePlan(
  room: Room,
  rows: readonly (readonly SideLying[])[],
  { most, least }: { readonly most: number; readonly least: number },
): SidePlan {
  const shares = rows.map(sharesOf);
  const heightOf = (width: number, strip: number): number =>
    rows.reduce((sum, row, at) => {
      const wide = room.width - GAP * (row.length - 1);
      const lines = row.map((side, place) => rowsIn(widthsOf(side, width, strip), GAP, wide * shares[at]![place]!));
      return sum + HEADING + Math.max(0, ...lines) * (width * RATIO + UNDER);
    }, 0);
  const widths = Array.from({ length: Math.max(1, Math.floor((most - least) / 2) + 1) }, (_, at) => most - 2 * at);
  const tries = [
    ...widths.filter((width) => width >= GOOD).map((width) => ({ width, strip: stripOf(width, WIDE) })),
    ...widths.map((width) => ({ width, strip: stripOf(width, NARROW) })),
  ];
  const found = tries.find(({ width, strip }) => heightOf(width, strip) <= room.height);
  return { ...(found ?? tries.at(-1)!), fits: found !== undefined, shares };
}
