/** Small questions about rectangles on the page: which gap is meant, and what lies next in a direction. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const middleX = (box: Box): number => (box.left + box.right) / 2;
const middleY = (box: Box): number => (box.top + box.bottom) / 2;

/** What is seen of boxes of which each may cover a part of the one before it in its row. */
export function seenOf(boxes: readonly Box[]): Box[] {
  return boxes.map((box, index) => {
    const next = boxes[index + 1];
    const covered = next !== undefined && next.left > box.left && next.left < box.right && sameRow(box, next);
    const { left, top, bottom } = box;
    return { left, top, bottom, right: covered ? next.left : box.right };
  });
}

/**
 * The gap nearest to a point among boxes laid in reading order: 0 before the first, `boxes.length` after the last. The
 * point is the middle of what is laid there; where it is pressed instead, the boxes are what is seen of them.
 */
export function gapAt(boxes: readonly Box[], x: number, y: number): number {
  if (boxes.length === 0) return 0;
  const away = (box: Box): number => (y < box.top ? box.top - y : y > box.bottom ? y - box.bottom : 0);
  const nearest = Math.min(...boxes.map(away));
  const row = boxes.flatMap((box, index) => (away(box) === nearest ? [index] : []));
  const before = row.find((index) => x < middleX(boxes[index]!));
  return before ?? row.at(-1)! + 1;
}

export type Direction = "left" | "right" | "up" | "down";

/** The index of the box that lies next to `from` in a direction, -1 when there is none. */
export function nextTo(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const dx = middleX(box) - middleX(from);
    const dy = middleY(box) - middleY(from);
    const sideways = direction === "left" || direction === "right";
    const ahead = direction === "left" ? -dx : direction === "right" ? dx : direction === "up" ? -dy : dy;
    if (ahead < 3) return;
    if (sideways && !sameRow(from, box)) return;
    if (!sideways && sameRow(from, box)) return;
    const cost = sideways ? ahead : verticalGap(from, box) * 4 + Math.abs(dx);
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

function sameRow(a: Box, b: Box): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
}

function verticalGap(a: Box, b: Box): number {
  return Math.max(0, Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom));
}
