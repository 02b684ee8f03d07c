/** The places of players: around the felt if there is room, else in the rows or the column of a strip. */

export interface Around {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
}

/** Seats clockwise around a felt, beginning after mine: up its left side, along its top, down its right side. */
export function around(others: readonly number[]): Around {
  const count = others.length;
  // At most four sit abreast, because no more fit beside a log.
  const side = count === 1 ? 0 : count <= 5 ? 1 : count <= 8 ? 2 : Math.max(3, Math.ceil((count - 4) / 2));
  return {
    left: others.slice(0, side),
    top: others.slice(side, count - side),
    right: others.slice(count - side),
  };
}

/** The number of columns for so many seats of a width of at least `least`: few rows, all about as long. */
export function columnsOf(count: number, width: number, least: number): number {
  const most = Math.max(1, Math.floor(width / least));
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / rows));
}

/** The form of a column of seats: how many are abreast, and how high each one is. */
export interface ColumnForm {
  readonly columns: number;
  readonly row: number;
  readonly faced: boolean;
  /** The diameter of a face. */
  readonly size: number;
  readonly lines: 1 | 2;
}

const ROW = { gap: 3, most: 64, large: 60, faced: 46, two: 30, one: 20, least: 18 } as const;

/** The form of a column of so many seats; two are abreast only if the height is too small for a line for each seat. */
export function columnForm(count: number, height: number): ColumnForm {
  const rowOf = (columns: number): number => {
    const rows = Math.max(1, Math.ceil(count / columns));
    return Math.floor((height + ROW.gap) / rows) - ROW.gap;
  };
  const columns = rowOf(1) >= ROW.one ? 1 : 2;
  const row = Math.max(ROW.least, Math.min(ROW.most, rowOf(columns)));
  return { columns, row, faced: row >= ROW.faced, size: row >= ROW.large ? 40 : 30, lines: row >= ROW.two ? 2 : 1 };
}
