/** A photo read: which pieces lie on it, where, in which rows, and how sure each is: camera/photo.py. */
import type { Family } from "$lib/faces";
import { cardName, fans, single } from "./cards";
import { pyramid, type PiecePlace, type Pixels } from "./crops";
import { apart, found, weightedMedian } from "./finding";
import { byLikelihood, COPIES, likeliest, nameOf, shares } from "./knowledge";
import type { Networks } from "./networks";
import { printed } from "./reading";
import { rows } from "./rows";

/** How sure it must be that something is a piece. */
export const LEAST_SURE = 0.5;
/** How sure it must be which piece it is. */
export const LEAST_CLEAR = 0.4;
/** How sure it must be that there is a joker among cards: any ornament may look like one. */
export const SURE_JOKER = 0.75;
export const DOUBTFUL = 0.7;
/** How many times larger than another a piece may seem, for what is near is larger. */
export const MOST_UNLIKE = 1.9;
export const OTHERS = 3;
export const LEAST_SHARE = 0.02;

/** A piece on a photo. */
export interface SeenOnPhoto {
  /** In the program's notation. */
  readonly piece: string;
  readonly place: PiecePlace;
  /** From 0 to 1: that this is there. */
  readonly sure: number;
  /** What it may be instead, the likeliest first. */
  readonly alternatives: readonly string[];
}

/** All pieces of a photo row by row, as they lie side by side; a piece that lies alone is a row of one. */
export type PhotoRows = readonly (readonly SeenOnPhoto[])[];

/** What lies on a photo; `copies` is how often each piece may be there. */
export async function read(
  pixels: Pixels,
  networks: Networks,
  family: Family = "tiles",
  copies = COPIES,
): Promise<PhotoRows> {
  const levels = pyramid(pixels);
  const places = await found(levels, networks, family);
  const prints = await printed(
    levels,
    places.map(({ place }) => place),
    networks,
  );
  const all = prints.map((print, number) => {
    const sure = Math.sqrt(places[number]!.heat * print.upright);
    const likely = shares(print);
    return { place: print.place, sure, likely, clear: sure * Math.max(...likely) };
  });
  const alike = ofOneSize(all);
  const sure = all.filter((each) => each.sure >= LEAST_SURE && each.clear >= LEAST_CLEAR && alike(each.place));
  const clear = apart(sure.sort((one, other) => other.clear - one.clear));
  const kept = family === "tiles" ? clear : onCards(clear);
  const lines = (family === "tiles" ? rows : fans)(kept.map(({ place }) => place));
  const chosen = likeliest(
    kept.map(({ likely }) => likely),
    lines,
    copies,
  );
  const name = family === "tiles" ? nameOf : cardName;
  const pieces = kept.map(({ place, sure, likely }, number): SeenOnPhoto => {
    const kind = chosen[number]!;
    const others = byLikelihood(likely)
      .slice(0, OTHERS + 1)
      .filter((other) => other !== kind && likely[other]! >= LEAST_SHARE);
    return {
      piece: name(kind),
      place,
      sure: sure * likely[kind]!,
      alternatives: others.slice(0, OTHERS).map(name),
    };
  });
  return lines.map((line) => line.map((number) => pieces[number]!));
}

/** What was seen at a place, and how likely it is each kind of piece. */
interface SeenPlace {
  readonly place: PiecePlace;
  readonly sure: number;
  readonly likely: readonly number[];
}

/** One index of each card; of what seems a joker only what surely is one. */
function onCards<T extends SeenPlace>(seen: readonly T[]): T[] {
  const kinds = seen.map(({ likely }) => likely.indexOf(Math.max(...likely)));
  return single(seen.map(({ place, sure }, number) => ({ place, sure, kind: kinds[number]! })))
    .filter((number) => kinds[number]! > 0 || seen[number]!.sure * seen[number]!.likely[0]! >= SURE_JOKER)
    .map((number) => seen[number]!);
}

const sizeOf = ({ high, wide }: PiecePlace): number => Math.log(high * wide) / 2;

/** Which places are not much smaller or larger than most of what is surely there: pieces of one set are alike. */
function ofOneSize(
  all: readonly { readonly place: PiecePlace; readonly clear: number }[],
): (place: PiecePlace) => boolean {
  const usual = weightedMedian(all.map(({ place, clear }) => [sizeOf(place), clear ** 4 * Math.exp(sizeOf(place))]));
  return (place) => Math.abs(sizeOf(place) - usual) < Math.log(MOST_UNLIKE);
}
