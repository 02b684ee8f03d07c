/** Cutting pieces out of a photo, uprighted and of one size, as the reader of pieces sees them: camera/crops.py. */

export const HIGH = 64;
export const WIDE = 48;
/** What is cut out is so much larger than the piece. */
export const ROOM = 1.2;

/** A picture in four bytes a pixel, the last of which nobody reads. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A piece on a photo, in pixels: its middle, the unit vector up, its height and width. */
export interface PiecePlace {
  readonly x: number;
  readonly y: number;
  readonly upX: number;
  readonly upY: number;
  readonly high: number;
  readonly wide: number;
}

/** To the nearest whole number, halves to the even one. */
export function rounded(value: number): number {
  const below = Math.floor(value);
  const over = value - below;
  return over > 0.5 || (over === 0.5 && below % 2 !== 0) ? below + 1 : below;
}

/** Every second byte of four, and 2 in each of these. */
const [PAIR, TWO] = [0x00ff00ff, 0x00020002];

/** A picture of half the width and height, each pixel the mean of four. */
export function halved({ width, height, data }: Pixels): Pixels {
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const half = new Uint32Array(wide * high);
  for (let row = 0, to = 0; row < high; row++)
    for (let upper = 2 * row * width, end = upper + 2 * wide; upper < end; upper += 2) {
      const lower = upper + width;
      const [a, b, c, d] = [from[upper]!, from[upper + 1]!, from[lower]!, from[lower + 1]!];
      // Two of the four bytes at a time, for the sum of four needs ten bits.
      const even = (a & PAIR) + (b & PAIR) + (c & PAIR) + (d & PAIR) + TWO;
      const odd = ((a >>> 8) & PAIR) + ((b >>> 8) & PAIR) + ((c >>> 8) & PAIR) + ((d >>> 8) & PAIR) + TWO;
      half[to++] = ((even >>> 2) & PAIR) | (((odd >>> 2) & PAIR) << 8);
    }
  return { width: wide, height: high, data: new Uint8ClampedArray(half.buffer) };
}

/** A picture made smaller by a factor from ½ to 2. */
export function resized(pixels: Pixels, scale: number): Pixels {
  const [wide, high] = [pixels.width, pixels.height].map((side) => Math.max(1, rounded(side / scale))) as [
    number,
    number,
  ];
  // An array of clamped bytes rounds what it is given, halves to the even number.
  const made = new Uint8ClampedArray(wide * high * 4);
  const { width, height, data } = pixels;
  for (let row = 0, to = 0; row < high; row++) {
    const y = ((row + 0.5) * height) / high - 0.5;
    for (let column = 0; column < wide; column++, to += 4)
      bilinear(data, width, height, ((column + 0.5) * width) / wide - 0.5, y, made, to, 1, 1, 0);
  }
  return { width: wide, height: high, data: made };
}

/** A picture and its halves, as long as a piece could fill one: what both networks see is cut out of these. */
export function pyramid(pixels: Pixels): Pixels[] {
  const levels = [pixels];
  for (let last = pixels; Math.min(last.width, last.height) >= 2 * HIGH;) levels.push((last = halved(last)));
  return levels;
}

/**
 * The pieces at places, in pixels of the first level.
 *
 * The answer has the shape (pieces, 3, HIGH, WIDE) and values from −0.5 to 0.5; what is beyond the edge is black.
 */
export function crops(levels: readonly Pixels[], places: readonly PiecePlace[]): Float32Array {
  const area = HIGH * WIDE;
  const cut = new Float32Array(places.length * 3 * area);
  const [byte, black] = [1 / 255, -0.5];
  places.forEach(({ x, y, upX, upY, high, wide }, number) => {
    const wanted = Math.floor(Math.log2(Math.max(high, 1) * (ROOM / HIGH)) + 0.25);
    const level = Math.min(Math.max(wanted, 0), levels.length - 1);
    const scale = 0.5 ** level;
    const { width, height, data } = levels[level]!;
    let to = number * 3 * area;
    for (let row = 0; row < HIGH; row++)
      for (let column = 0; column < WIDE; column++) {
        const down = ((row + 0.5) / HIGH - 0.5) * high * ROOM;
        const across = ((column + 0.5) / WIDE - 0.5) * wide * ROOM;
        // Up is against the rows; right is up turned by a quarter.
        const left = (x - down * upX - across * upY) * scale - 0.5;
        const top = (y - down * upY + across * upX) * scale - 0.5;
        bilinear(data, width, height, left, top, cut, to++, area, byte, black);
      }
  });
  return cut;
}

/**
 * A place, moved: to the right and up in heights of the piece, cosine and sine of a turn clockwise, of any length, and
 * logarithms of what height and width are multiplied by.
 */
export function moved({ x, y, upX, upY, high, wide }: PiecePlace, by: readonly number[]): PiecePlace {
  const [right, up, cos, sin, taller, wider] = by as [number, number, number, number, number, number];
  const length = Math.max(Math.hypot(cos, sin), 1e-6);
  return {
    x: x + (up * upX - right * upY) * high,
    y: y + (up * upY + right * upX) * high,
    upX: (upX * cos - upY * sin) / length,
    upY: (upX * sin + upY * cos) / length,
    high: high * Math.exp(taller),
    wide: wide * Math.exp(wider),
  };
}

/** Writes the three colours at a point to `to`, `step` apart, multiplied by `times` and with `plus` added. */
function bilinear(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  out: Float32Array | Uint8ClampedArray,
  to: number,
  step: number,
  times: number,
  plus: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < -1 || left >= width || top < -1 || top >= height) {
    out[to] = out[to + step] = out[to + 2 * step] = plus;
    return;
  }
  const [shareX, shareY] = [x - left, (y - top) * times];
  const upperLeft = (times - shareY) * (1 - shareX);
  const upperRight = (times - shareY) * shareX;
  const lowerLeft = shareY * (1 - shareX);
  const lowerRight = shareY * shareX;
  const x0 = Math.max(left, 0) * 4;
  const x1 = Math.min(left + 1, width - 1) * 4;
  const y0 = Math.max(top, 0) * width * 4;
  const y1 = Math.min(top + 1, height - 1) * width * 4;
  let [a, b, c, d] = [y0 + x0, y0 + x1, y1 + x0, y1 + x1];
  for (let end = to + 3 * step; to < end; to += step)
    out[to] =
      data[a++]! * upperLeft + data[b++]! * upperRight + data[c++]! * lowerLeft + data[d++]! * lowerRight + plus;
}
