/** What lies beyond the edges of a table that scrolls, and how far to scroll so that something is in sight. */
import type { Box } from "./tableView";

export type Edge = "above" | "below" | "left" | "right";
export type Hidden = Readonly<Record<Edge, readonly number[]>>;

export const NEEDLESS: Hidden = { above: [], below: [], left: [], right: [] };

/** So much of a set may be cut before it counts as hidden, as a part of its size. */
const CUT = 0.35;

/** The things of which a good part lies beyond each edge of `sight`. */
export function hiddenBeyond(boxes: ReadonlyMap<number, Box>, sight: Box): Hidden {
  const beyond = (far: (box: Box) => boolean): number[] => [...boxes].flatMap(([id, box]) => (far(box) ? [id] : []));
  return {
    above: beyond((box) => box.top + box.height * CUT < sight.top),
    below: beyond((box) => box.top + box.height * (1 - CUT) > sight.top + sight.height),
    left: beyond((box) => box.left + box.width * CUT < sight.left),
    right: beyond((box) => box.left + box.width * (1 - CUT) > sight.left + sight.width),
  };
}

/**
 * Where to scroll so that all boxes are in sight, or the first of them where there is not room for all; null when
 * they are.
 */
export function revealing(boxes: readonly Box[], sight: Box): { left: number; top: number } | null {
  const [first] = boxes;
  if (first === undefined) return null;
  const all = around(boxes);
  const shown = all.width <= sight.width && all.height <= sight.height ? all : first;
  const left = shift(sight.left, sight.width, shown.left, shown.width);
  const top = shift(sight.top, sight.height, shown.top, shown.height);
  return left === sight.left && top === sight.top ? null : { left, top };
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** As little as is needed. */
function shift(from: number, room: number, start: number, length: number): number {
  if (start < from || length > room) return start;
  return start + length > from + room ? start + length - room : from;
}
