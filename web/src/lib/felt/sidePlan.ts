/** How large the groups of sides lie: as large as all of them fit, side under side, each with a heading. */
import type { Room } from "./measure";

/** What one side has lying there: the cards of each open group, how many books, and whether cards are laid out. */
export interface SideLying {
  readonly open: readonly number[];
  readonly books: number;
  readonly extras: number;
}

export interface SidePlan {
  /** The width of a card, and how much of one shows under the next. */
  readonly width: number;
  readonly strip: number;
  readonly fits: boolean;
}

const EDGE = 10;
const GAP = 8;
const HEADING = 24;
const BADGE = 16;
const LEAST_STRIP = 13;

/** As much of a card shows under the next where there is room, and where there is little. */
const WIDE = 0.52;
const NARROW = 0.34;
const GOOD = 44;

const stripOf = (width: number, share: number): number => Math.max(LEAST_STRIP, Math.round(width * share));

/** How wide a closed book lies. */
export const bookWidth = (width: number): number => width + 16;

function rowsOf(lying: SideLying, width: number, strip: number, room: number): number {
  const widths = [
    ...lying.open.map((cards) => EDGE + width + (cards - 1) * strip),
    ...Array.from({ length: lying.books }, () => EDGE + bookWidth(width)),
    ...Array.from({ length: lying.extras }, () => EDGE + width),
  ];
  let rows = 0;
  let used = Infinity;
  for (const each of widths) {
    if (used + GAP + each > room) {
      rows += 1;
      used = each;
    } else used += GAP + each;
  }
  return rows;
}

/** The largest cards with which the sides, so many abreast in each row, fit a room. */
export function sidePlan(
  room: Room,
  rows: readonly (readonly SideLying[])[],
  { most, least }: { readonly most: number; readonly least: number },
): SidePlan {
  const heightOf = (width: number, strip: number): number =>
    rows.reduce((sum, row) => {
      const share = (room.width - GAP * (row.length - 1)) / Math.max(1, row.length);
      const lines = Math.max(0, ...row.map((side) => rowsOf(side, width, strip, share)));
      return sum + HEADING + lines * (width * 1.4 + EDGE + BADGE);
    }, 0);
  const widths = Array.from({ length: Math.max(1, Math.floor((most - least) / 2) + 1) }, (_, at) => most - 2 * at);
  const tries = [
    ...widths.filter((width) => width >= GOOD).map((width) => ({ width, strip: stripOf(width, WIDE) })),
    ...widths.map((width) => ({ width, strip: stripOf(width, NARROW) })),
  ];
  const found = tries.find(({ width, strip }) => heightOf(width, strip) <= room.height);
  return { ...(found ?? tries.at(-1)!), fits: found !== undefined };
}
