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

/** A picture of half the width and height, each pixel the mean of four. */
export function halved({ width, height, data }: Pixels): Pixels {
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8ClampedArray(wide * high * 4);
  for (let row = 0, to = 0; row < high; row++)
    for (let column = 0; column < wide; column++, to += 4) {
      const upper = (2 * row * width + 2 * column) * 4;
      const lower = upper + width * 4;
      for (let band = 0; band < 3; band++)
        half[to + band] =
          (data[upper + band]! + data[upper + 4 + band]! + data[lower + band]! + data[lower + 4 + band]! + 2) >> 2;
    }
  return { width: wide, height: high, data: half };
}

/** A picture made smaller by a factor from ½ to 2. */
export function resized(pixels: Pixels, scale: number): Pixels {
  const [wide, high] = [pixels.width, pixels.height].map((side) => Math.max(1, rounded(side / scale))) as [
    number,
    number,
  ];
  const small = new Uint8ClampedArray(wide * high * 4);
  const colours = new Float32Array(3);
  for (let row = 0, to = 0; row < high; row++)
    for (let column = 0; column < wide; column++, to += 4) {
      const x = ((column + 0.5) * pixels.width) / wide - 0.5;
      bilinear(pixels, x, ((row + 0.5) * pixels.height) / high - 0.5, colours, 0, 1);
      for (let band = 0; band < 3; band++) small[to + band] = rounded((colours[band]! + 0.5) * 255);
    }
  return { width: wide, height: high, data: small };
}

/** A picture and its halves, as long as a piece could fill one. */
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
  places.forEach(({ x, y, upX, upY, high, wide }, number) => {
    const wanted = Math.floor(Math.log2(Math.max(high, 1) * (ROOM / HIGH)) + 0.25);
    const level = Math.min(Math.max(wanted, 0), levels.length - 1);
    const scale = 0.5 ** level;
    for (let row = 0; row < HIGH; row++)
      for (let column = 0; column < WIDE; column++) {
        const down = ((row + 0.5) / HIGH - 0.5) * high * ROOM;
        const across = ((column + 0.5) / WIDE - 0.5) * wide * ROOM;
        // Up is against the rows; right is up turned by a quarter.
        const left = (x - down * upX - across * upY) * scale - 0.5;
        const top = (y - down * upY + across * upX) * scale - 0.5;
        bilinear(levels[level]!, left, top, cut, number * 3 * area + row * WIDE + column, area);
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

/** Writes the three colours at a point to `to`, `step` apart. */
function bilinear(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  out: Float32Array,
  to: number,
  step: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [shareX, shareY] = [x - left, y - top];
  const inside = left >= -1 && left < width && top >= -1 && top < height;
  const x0 = Math.min(Math.max(left, 0), width - 1) * 4;
  const x1 = Math.min(Math.max(left + 1, 0), width - 1) * 4;
  const y0 = Math.min(Math.max(top, 0), height - 1) * width * 4;
  const y1 = Math.min(Math.max(top + 1, 0), height - 1) * width * 4;
  for (let band = 0; band < 3; band++) {
    const upper = data[y0 + x0 + band]! * (1 - shareX) + data[y0 + x1 + band]! * shareX;
    const lower = data[y1 + x0 + band]! * (1 - shareX) + data[y1 + x1 + band]! * shareX;
    out[to + band * step] = (inside ? upper * (1 - shareY) + lower * shareY : 0) / 255 - 0.5;
  }
}
