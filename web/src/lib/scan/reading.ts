/** What is printed on the pieces that were found: the second network, and what its answer means: camera/reading.py. */
import { crops, HIGH, pyramid, WIDE, type PiecePlace, type Pixels } from "./crops";
import type { Networks } from "./networks";

export const COLOURS = "rbko";
export const AT_ONCE = 64;
/** By how much the cut-out pieces are turned, in radians, for what was found is not turned exactly. */
export const LOOKS = [0, -0.25, 0.25] as const;

type Numbers = readonly number[];

/** What may be printed on a piece; each list sums to 1. */
export interface Print {
  /** The piece, turned where it lay upside down. */
  readonly place: PiecePlace;
  /** 14 numbers, the first for a joker. */
  readonly numbers: Numbers;
  /** In the order of `COLOURS`. */
  readonly colours: Numbers;
  /** Whether it is a piece seen upright. */
  readonly upright: number;
}

/** What is printed at each of some places. */
export async function printed(photo: Pixels, places: readonly PiecePlace[], networks: Networks): Promise<Print[]> {
  const levels = pyramid(photo);
  const all = await said(levels, places, networks);
  const doubtful = all.flatMap((each, number) => (each[19]! + 2 > each[18]! ? [number] : []));
  const again = await said(
    levels,
    doubtful.map((number) => about(places[number]!)),
    networks,
  );
  const prints = all.map((logits, number) => ({ logits, place: places[number]! }));
  doubtful.forEach((number, at) => {
    if (shares(again[at]!.slice(18))[0]! > shares(all[number]!.slice(18))[0]!)
      prints[number] = { logits: again[at]!, place: about(places[number]!) };
  });
  return prints.map(({ logits, place }) => ({
    place,
    numbers: shares(logits.slice(0, 14)),
    colours: shares(logits.slice(14, 18)),
    upright: shares(logits.slice(18))[0]!,
  }));
}

/** The network's answers: of three looks, each turned a little, the print of the clearest, and the mean kind. */
async function said(levels: readonly Pixels[], places: readonly PiecePlace[], networks: Networks): Promise<number[][]> {
  const looks: Numbers[][] = [];
  for (const turn of LOOKS) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const seen = places.map((place) => ({
      ...place,
      upX: place.upX * cos - place.upY * sin,
      upY: place.upX * sin + place.upY * cos,
    }));
    const look: Numbers[] = [];
    for (let at = 0; at < seen.length; at += AT_ONCE) {
      const part = seen.slice(at, at + AT_ONCE);
      const dims = [part.length, 3, HIGH, WIDE];
      const { data } = await networks.answer("reader", { data: crops(levels, part), dims });
      const wide = data.length / part.length;
      part.forEach((_, number) => look.push([...data.subarray(number * wide, (number + 1) * wide)]));
    }
    looks.push(look);
  }
  return places.map((_, number) => {
    const turns = looks.map((look) => look[number]!);
    const clear = turns.map((logits) => Math.max(...shares(logits.slice(0, 14))) * shares(logits.slice(18))[0]!);
    const best = [...turns[clear.indexOf(Math.max(...clear))]!];
    for (let at = 18; at < best.length; at++)
      best[at] = turns.reduce((sum, logits) => sum + logits[at]!, 0) / turns.length;
    return best;
  });
}

const about = (place: PiecePlace): PiecePlace => ({ ...place, upX: -place.upX, upY: -place.upY });

function shares(logits: Numbers): number[] {
  const most = Math.max(...logits);
  const powers = logits.map((each) => Math.exp(each - most));
  const sum = powers.reduce((total, each) => total + each, 0);
  return powers.map((each) => each / sum);
}
