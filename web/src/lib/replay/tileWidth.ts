/** How large the tiles of a replay are drawn. */

/** Room around a set, and between two tiles of it. */
const SET_EDGE = 13;
const TILE_GAP = 2;
const ROW_GAP = 6;
const SET_GAP = 8;

/** How wide a tile may be drawn, between two sizes, so that sets of these lengths fit a room without scrolling. */
export function tileWidth(
  room: { readonly width: number; readonly height: number },
  lengths: readonly number[],
  bounds: { readonly least: number; readonly most: number; readonly ratio: number },
): number {
  const { least, most, ratio } = bounds;
  const longest = Math.max(0, ...lengths);
  const across = Math.floor((room.width - SET_EDGE - TILE_GAP * (longest - 1)) / Math.max(1, longest));
  // A set that cannot lie in one row wraps; all others should not.
  const widest = across >= least ? Math.min(most, across) : most;
  for (let width = widest; width > least; width -= 2) {
    if (rowsOf(room.width, lengths, width) * (width * ratio + SET_EDGE + ROW_GAP) <= room.height) return width;
  }
  return least;
}

function rowsOf(room: number, lengths: readonly number[], width: number): number {
  let rows = 1;
  let used = 0;
  for (const length of lengths) {
    const needed = length * (width + TILE_GAP) + SET_EDGE;
    if (used > 0 && used + SET_GAP + needed > room) {
      rows += 1;
      used = 0;
    }
    used += needed + (used > 0 ? SET_GAP : 0);
    rows += Math.floor(Math.max(0, needed - 1) / room);
  }
  return rows;
}
