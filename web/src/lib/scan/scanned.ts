/** The pieces of a photo while somebody corrects them: what each is, where it lies, in which row. */
import { FALSE_JOKER, familyOf, isJoker, isTile, JOKER, parseFace, type Family } from "$lib/faces";
import type { Stack } from "$lib/picker/stacks";
import type { Face } from "$lib/protocol";
import { fans } from "./cards";
import type { PiecePlace } from "./crops";
import { DOUBTFUL, type PhotoRows } from "./photo";
import { median, rows } from "./rows";

export interface ScannedPiece {
  readonly id: number;
  readonly face: Face;
  readonly place: PiecePlace;
  /** Somebody should look again. */
  readonly doubtful: boolean;
  /** What it may be instead, the likeliest first. */
  readonly alternatives: readonly Face[];
}

/** What was taken over from a photo. */
export interface Scanned {
  readonly photo: HTMLCanvasElement;
  readonly rows: readonly (readonly ScannedPiece[])[];
}

/** What photos of a game's pieces show. */
export function familyIn(stacks: readonly Stack[]): Family {
  return familyOf(stacks.some(({ face }) => isTile(face)));
}

/** How often a game's first pack has each piece but jokers: a photo of a larger one is read well by it, too. */
export function copiesIn(stacks: readonly Stack[]): number {
  return Math.max(1, ...stacks.map(({ face, copies, usual = copies }) => (isJoker(face) ? 1 : usual)));
}

/** The joker of a game that a photo means: a photo does not tell kinds of jokers. */
function jokerOf(stacks: readonly Stack[]): Face {
  const jokers = stacks.map(({ face }) => face).filter(isJoker);
  return jokers.includes(JOKER) ? JOKER : (jokers.find((face) => face === FALSE_JOKER) ?? jokers[0] ?? JOKER);
}

/** The rows that were read, with the pieces of a game; what the game does not have is doubtful. */
export function rowsOf(read: PhotoRows, stacks: readonly Stack[]): ScannedPiece[][] {
  const joker = jokerOf(stacks);
  const known = (name: string): Face => (name === "J" ? joker : (parseFace(name) ?? joker));
  const has = (face: Face): boolean => stacks.some((stack) => stack.face === face);
  let id = 0;
  return read.map((row) =>
    row.map(({ piece, place, sure, alternatives }) => ({
      id: id++,
      face: known(piece),
      place,
      doubtful: sure < DOUBTFUL || !has(known(piece)),
      alternatives: alternatives.map(known),
    })),
  );
}

/** The pieces row by row, as they lie. */
export function inRows(pieces: readonly ScannedPiece[], family: Family): ScannedPiece[][] {
  return (family === "tiles" ? rows : fans)(pieces.map(({ place }) => place)).map((row) =>
    row.map((number) => pieces[number]!),
  );
}

/** A place of the usual size around a point, turned as the piece that is nearest. */
export function placeAt(x: number, y: number, pieces: readonly ScannedPiece[], width: number): PiecePlace {
  const far = ({ place }: ScannedPiece): number => Math.hypot(place.x - x, place.y - y);
  const nearest = pieces.reduce<ScannedPiece | null>(
    (best, each) => (best === null || far(each) < far(best) ? each : best),
    null,
  );
  return {
    x,
    y,
    upX: nearest?.place.upX ?? 0,
    upY: nearest?.place.upY ?? -1,
    high: median(pieces.map(({ place }) => place.high)) ?? width / 8,
    wide: median(pieces.map(({ place }) => place.wide)) ?? width / 11,
  };
}

/** The place `steps` pieces to the right of one. */
export function beside(place: PiecePlace, steps = 1): PiecePlace {
  return { ...place, x: place.x - steps * place.wide * place.upY, y: place.y + steps * place.wide * place.upX };
}

/** Where a piece lies on its photo, as styles of what is drawn there: shares of the photo, and the angle. */
export function styleOf({ x, y, upX, upY, high, wide }: PiecePlace, photo: { width: number; height: number }): string {
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;
  return (
    `left: ${share(x, photo.width)}; top: ${share(y, photo.height)}; width: ${share(wide, photo.width)}; ` +
    `height: ${share(high, photo.height)}; --turn: ${Math.atan2(upX, -upY).toFixed(4)}rad`
  );
}

/** The photos of a table and a rack, as far as there are any. */
export interface ScannedPhotos {
  readonly table: Scanned | null;
  readonly rack: Scanned | null;
}
