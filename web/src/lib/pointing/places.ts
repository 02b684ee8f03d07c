/** Where a note lies that points at something, and how its arrow goes there. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Between a note and the edges of the felt. */
const EDGE = 8;
/** What is covered counts more than the way of the arrow; what a note is about is never covered. */
const COVERED = 4;
const TARGET = 1000;
const STEPS = [0, 0.25, 0.5, 0.75, 1];

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const middle = ({ x, width }: Box): number => x + width / 2;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where in the `field` a note of a size covers as little as can be of what is `taken`, and is near what it points at. */
export function placeFor(size: Pick<Box, "width" | "height">, target: Box, field: Box, taken: readonly Box[]): Box {
  const left = field.x + EDGE;
  const top = field.y + EDGE;
  const right = Math.max(left, field.x + field.width - size.width - EDGE);
  const bottom = Math.max(top, field.y + field.height - size.height - EDGE);
  const near = clamp(middle(target) - size.width / 2, left, right);
  const across = [near, ...STEPS.map((step) => left + (right - left) * step)];
  const down = STEPS.map((step) => top + (bottom - top) * step);
  const places = across.flatMap((x) => down.map((y): Box => ({ x, y, ...size })));
  const cost = (place: Box): number =>
    taken.reduce((sum, box) => sum + COVERED * shared(place, box), TARGET * shared(place, target)) / size.height +
    Math.hypot(middle(place) - middle(target), place.y + size.height / 2 - target.y - target.height / 2);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** An arrow from the edge of a note to the edge of what it points at: a line, and the turn of its head. */
export function arrowFor(note: Box, target: Box): { readonly line: string; readonly head: string } {
  const below = target.y + target.height / 2 > note.y + note.height / 2;
  const to = { x: clamp(middle(note), target.x + 12, target.x + target.width - 12), y: target.y - 4 };
  if (target.width < 24) to.x = middle(target);
  if (!below) to.y = target.y + target.height + 4;
  const from = {
    x: clamp(to.x, note.x + 20, note.x + note.width - 20),
    y: below ? note.y + note.height : note.y,
  };
  const bend = { x: from.x, y: (from.y + to.y) / 2 };
  const turn = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  const at = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { line: `M${at(from)}Q${at(bend)} ${at(to)}`, head: `translate(${at(to)}) rotate(${turn.toFixed(1)})` };
}
