/** Where people sit: around the felt where there is room for that, else in the rows or the column of a strip. */

export interface Around {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
}

/** Seats clockwise from mine on, around a felt: up its left side, along its top, down its right side. */
export function around(others: readonly number[]): Around {
  const count = others.length;
  // At most four abreast: more do not fit beside a log.
  const side = count === 1 ? 0 : count <= 5 ? 1 : count <= 8 ? 2 : Math.max(3, Math.ceil((count - 4) / 2));
  return {
    left: others.slice(0, side),
    top: others.slice(side, count - side),
    right: others.slice(count - side),
  };
}

/** In how many columns so many seats stand, none narrower than `least`: as few rows as possible, all about as long. */
export function columnsOf(count: number, width: number, least: number): number {
  const most = Math.max(1, Math.floor(width / least));
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / rows));
}

/** How seats stand in a column: in how many abreast, how high each is, and what it has room for. */
export interface ColumnForm {
  readonly columns: number;
  readonly row: number;
  readonly faced: boolean;
  /** How large a face is there. */
  readonly size: number;
  readonly lines: 1 | 2;
}

const ROW = { gap: 3, most: 64, large: 60, faced: 46, two: 30, least: 18 } as const;

/** The form of a column of so many seats, with two abreast where there is too little height for two lines of each. */
export function columnForm(count: number, height: number): ColumnForm {
  const rowOf = (columns: number): number => {
    const rows = Math.max(1, Math.ceil(count / columns));
    return Math.floor((height + ROW.gap) / rows) - ROW.gap;
  };
  const columns = rowOf(1) >= ROW.two ? 1 : 2;
  const row = Math.max(ROW.least, Math.min(ROW.most, rowOf(columns)));
  return { columns, row, faced: row >= ROW.faced, size: row >= ROW.large ? 40 : 30, lines: row >= ROW.two ? 2 : 1 };
}
