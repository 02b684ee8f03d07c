/** Where people sit: around the felt where there is room for that, else in the rows of a strip. */

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
