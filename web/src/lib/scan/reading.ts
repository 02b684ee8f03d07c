/** What is printed on the pieces that were found: the second network, and what its answer means: camera/reading.py. */
import { crops, HIGH, moved, WIDE, type PiecePlace, type Pixels } from "./crops";
import type { Networks } from "./networks";

export const COLOURS = "rbko";
export const AT_ONCE = 64;
/** How often a piece is cut out at most, for what lies otherwise than was thought is cut out again. */
export const LOOKS = 3;
/** What is not looked at again: moved and stretched by less than this, its turn's cosine more than this. */
export const NEAR = 0.08;
export const STRAIGHT = 0.985;
/** How sure it must be that there is no piece to look no longer. */
export const NOTHING = 0.9;
/** How sure number and upright stand must be to look no longer; the piece is moved all the same. */
export const CLEAR = 0.95;

type Numbers = readonly number[];

/** What may be printed on a piece; each list sums to 1. */
export interface Print {
  /** The piece, moved to where it lies really. */
  readonly place: PiecePlace;
  /** 14 numbers, the first for a joker. */
  readonly numbers: Numbers;
  /** In the order of `COLOURS`. */
  readonly colours: Numbers;
  /** How likely it is a piece seen upright. */
  readonly upright: number;
}

/** What is printed at each of some places: of all looks the clearest. */
export async function printed(
  levels: readonly Pixels[],
  places: readonly PiecePlace[],
  networks: Networks,
): Promise<Print[]> {
  const best: Print[] = [];
  const clearest: number[] = [];
  let now = places.map((place, number) => ({ place, number }));
  for (let look = 0; look < LOOKS; look++) {
    const seen = await said(levels, now, networks);
    const again: typeof now = [];
    now.forEach(({ place, number }, at) => {
      const logits = seen[at]!;
      const [numbers, kinds] = [shares(logits.slice(0, 14)), shares(logits.slice(18, 21))];
      const clear = Math.max(...numbers) * kinds[0]!;
      const there = moved(place, logits.slice(21));
      if (clear >= (clearest[number] ?? 0)) {
        clearest[number] = clear;
        best[number] = { place: there, numbers, colours: shares(logits.slice(14, 18)), upright: kinds[0]! };
      }
      if (clear < CLEAR && kinds[2]! < NOTHING && elsewhere(logits.slice(21))) again.push({ place: there, number });
    });
    now = again;
  }
  return best;
}

/** The network's answers, 27 numbers each. */
async function said(
  levels: readonly Pixels[],
  places: readonly { readonly place: PiecePlace }[],
  networks: Networks,
): Promise<number[][]> {
  const answers: number[][] = [];
  for (let at = 0; at < places.length; at += AT_ONCE) {
    const part = places.slice(at, at + AT_ONCE).map(({ place }) => place);
    const dims = [part.length, 3, HIGH, WIDE];
    const { data } = await networks.answer("reader", { data: crops(levels, part), dims });
    const wide = data.length / part.length;
    part.forEach((_, number) => answers.push([...data.subarray(number * wide, (number + 1) * wide)]));
  }
  return answers;
}

/** Whether a piece lies otherwise than was thought, by what `moved` takes. */
function elsewhere(by: Numbers): boolean {
  const [right, up, cos, sin, taller, wider] = by as [number, number, number, number, number, number];
  const turned = cos < STRAIGHT * Math.hypot(cos, sin);
  return turned || Math.max(...[right, up, taller, wider].map(Math.abs)) > NEAR;
}

function shares(logits: Numbers): number[] {
  const most = Math.max(...logits);
  const powers = logits.map((each) => Math.exp(each - most));
  const sum = powers.reduce((total, each) => total + each, 0);
  return powers.map((each) => each / sum);
}
