/** Where the pieces of a photo lie: the first network, and what its answer means: camera/finding.py. */
import type { Family } from "$lib/faces";
import { halved, resized, rounded, type PiecePlace, type Pixels } from "./crops";
import type { Networks, Tensor } from "./networks";

export const LONGER_SIDE = 640;
export const CARDS_SIDE = 960;
/** By how much small photos are enlarged: the index of a card is small. */
export const MOST_ENLARGED = { tiles: 1, cards: 2 } as const;
export const LEAST_SIDE = 64;
/** How high pieces should be in the picture that the network sees, in pixels: it finds these best. */
export const BEST_HEIGHT = 40;
/** What would be smaller by less than this is seen in full size. */
export const STILL = 0.85;
/** The network halves the picture so often that its sides must be multiples of this. */
export const STEP = 64;
export const CELL = 4;
export const LEAST_HEAT = 0.3;

export interface Found {
  readonly place: PiecePlace;
  /** How likely there is a piece. */
  readonly heat: number;
}

/** Places on a photo, given as `pyramid` makes it, the surest first. */
export async function found(levels: readonly Pixels[], networks: Networks, family: Family): Promise<Found[]> {
  if (family === "cards") return looked(levels, CARDS_SIDE, networks, MOST_ENLARGED.cards);
  const first = await looked(levels, LONGER_SIDE / 2, networks);
  if (first.length === 0) return looked(levels, LONGER_SIDE, networks);
  const usual = weightedMedian(first.map(({ place: { high }, heat }) => [high, heat ** 4 * high]));
  const side = Math.max(rounded((BEST_HEIGHT * Math.max(levels[0]!.width, levels[0]!.height)) / usual), LEAST_SIDE);
  return looked(levels, side < STILL * LONGER_SIDE ? side : LONGER_SIDE, networks);
}

/** The least value up to which half of all weight has come; 0 of none. */
export function weightedMedian(weighed: readonly (readonly [value: number, weight: number])[]): number {
  let left = weighed.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  const inOrder = [...weighed].sort(([one], [other]) => one - other);
  return inOrder.find(([, weight]) => (left -= weight) <= 0)?.[0] ?? 0;
}

/** What is found when the photo's longer side has so many pixels. */
async function looked(levels: readonly Pixels[], side: number, networks: Networks, enlarged = 1): Promise<Found[]> {
  const { seen, scale } = fitted(levels, side, enlarged);
  return meant(await networks.answer("finder", seen), scale);
}

/** What the answer of the network says of places; `scale` pixels of the photo are one that it saw. */
export function meant({ data: cells, dims }: Tensor, scale: number): Found[] {
  const [high, wide] = [dims[2]!, dims[3]!];
  const heat = Float64Array.from(cells.subarray(0, high * wide), (cell) => 1 / (1 + Math.exp(-cell)));
  const middles: number[] = [];
  heat.forEach((warm, at) => {
    if (warm >= LEAST_HEAT && warm >= greatestAround(heat, wide, high, at)) middles.push(at);
  });
  middles.sort((one, other) => heat[other]! - heat[one]!);
  const places = middles.map((at): Found => {
    const [offX, offY, upX, upY, tall, broad] = agreed(cells, heat, wide, high, at) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const length = Math.max(Math.hypot(upX, upY), 1e-6);
    return {
      place: {
        x: ((at % wide) + 0.5 + offX) * CELL * scale,
        y: (Math.floor(at / wide) + 0.5 + offY) * CELL * scale,
        upX: upX / length,
        upY: upY / length,
        high: Math.exp(tall) * 48 * scale,
        wide: Math.exp(broad) * 48 * scale,
      },
      heat: heat[at]!,
    };
  });
  return apart(places);
}

/** The photo as the network sees it, and how many pixels of the photo one of it is. */
function fitted(
  levels: readonly Pixels[],
  side: number,
  enlarged: number,
): { readonly seen: Tensor; readonly scale: number } {
  const photo = levels[0]!;
  let scale = Math.max(1 / enlarged, Math.max(photo.width, photo.height) / side);
  let small = photo;
  for (let level = 1; scale >= 2 && Math.min(small.width, small.height) >= 2; level++, scale /= 2)
    small = levels[level] ?? halved(small);
  if (scale !== 1) small = resized(small, scale);
  const [wide, high] = [Math.ceil(small.width / STEP) * STEP, Math.ceil(small.height / STEP) * STEP];
  const data = new Float32Array(3 * high * wide).fill(-0.5);
  for (let band = 0; band < 3; band++)
    for (let row = 0; row < small.height; row++) {
      let to = (band * high + row) * wide;
      for (let from = row * small.width * 4 + band, end = from + small.width * 4; from < end; from += 4)
        data[to++] = small.data[from]! / 255 - 0.5;
    }
  return { seen: { data, dims: [1, 3, high, wide] }, scale: photo.width / small.width };
}

/** The most of the nine cells around one. */
function greatestAround(heat: Float64Array, wide: number, high: number, at: number): number {
  const [row, column] = [Math.floor(at / wide), at % wide];
  let greatest = 0;
  for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, high - 1); y++)
    for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, wide - 1); x++)
      greatest = Math.max(greatest, heat[y * wide + x]!);
  return greatest;
}

/** What the hot ones of the nine cells around a middle say of the piece, on average. */
function agreed(cells: Float32Array, heat: Float64Array, wide: number, high: number, at: number): number[] {
  const [middleRow, middleColumn] = [Math.floor(at / wide), at % wide];
  const total = new Array<number>(6).fill(0);
  let weights = 0;
  for (const stepY of [-1, 0, 1])
    for (const stepX of [-1, 0, 1]) {
      const row = Math.min(Math.max(middleRow + stepY, 0), high - 1);
      const column = Math.min(Math.max(middleColumn + stepX, 0), wide - 1);
      const cell = row * wide + column;
      const weight = heat[cell]! > 0.4 * heat[at]! ? heat[cell]! : 0;
      weights += weight;
      total.forEach((_, part) => {
        const off = part === 0 ? column - middleColumn : part === 1 ? row - middleRow : 0;
        total[part]! += weight * (cells[(part + 1) * wide * high + cell]! + off);
      });
    }
  return total.map((sum) => sum / Math.max(weights, 1e-9));
}

/** Those whose middle does not lie within the inner half of a surer one. */
export function apart<T extends { readonly place: PiecePlace }>(places: readonly T[]): T[] {
  const kept: T[] = [];
  for (const each of places) {
    const { x, y, high, wide } = each.place;
    const near = kept.some(({ place: other }) => {
      const [offX, offY] = [x - other.x, y - other.y];
      const along = Math.abs(offX * other.upX + offY * other.upY);
      const across = Math.abs(offX * other.upY - offY * other.upX);
      const size = Math.sqrt((other.high * other.wide) / Math.max(high * wide, 1));
      return along < 0.5 * other.high && across < 0.5 * other.wide && size > 0.4;
    });
    if (!near) kept.push(each);
  }
  return kept;
}
