/** A play drawn on photos: which pieces a step moves, from where to where, in pixels of the photo. */
import { held } from "$lib/faces";
import type { Face } from "$lib/protocol";
import type { Frame } from "$lib/solver/frames";
import type { PiecePlace } from "./crops";
import { beside, type ScannedPhotos, type ScannedPiece } from "./scanned";

export interface DrawnPiece {
  readonly id: number;
  readonly face: Face;
  /** Where it lies on its photo; null where the photo does not have it. */
  readonly from: PiecePlace | null;
  readonly on: "table" | "rack";
  /** The step that moves it last, or whose set it stays in, up to the one that is shown; 0 for none. */
  readonly step: number;
  /** Where it goes in the step that is shown, on the photo of the table. */
  readonly to: PiecePlace | null;
}

/** All pieces as they are in the moment `at` of a play. */
export function drawnAt(frames: readonly Frame[], at: number, photos: ScannedPhotos): DrawnPiece[] {
  const first = frames[0]!;
  const table = first.sets.flatMap(({ pieces }) => pieces);
  const seen = new Map<number, PiecePlace>();
  for (const [pieces, photo] of [
    [table, photos.table],
    [first.rack, photos.rack],
  ] as const) {
    const left: ScannedPiece[] = photo?.rows.flat() ?? [];
    for (const { id, face } of pieces) {
      const found = left.findIndex((each) => each.face === held(face));
      if (found >= 0) seen.set(id, left.splice(found, 1)[0]!.place);
    }
  }
  const onTable = new Set(table.map(({ id }) => id));
  const lies = new Map([...seen].filter(([id]) => onTable.has(id)));
  const steps = new Map<number, number>();
  let goes = new Map<number, PiecePlace>();
  for (let step = 1; step <= at; step++) {
    const { sets, moved } = frames[step]!;
    const made = sets.find(({ pieces }) => pieces.some(({ id }) => moved.has(id)))?.pieces ?? [];
    const home = homeOf(
      made.map(({ id }) => id),
      frames[step - 1]!,
      lies,
    );
    goes = new Map();
    made.forEach(({ id }, place) => {
      steps.set(id, step);
      const [anchor] = [...home].sort((one, other) => Math.abs(one - place) - Math.abs(other - place));
      if (anchor === undefined || home.has(place)) return;
      goes.set(id, beside(lies.get(made[anchor]!.id)!, place - anchor));
    });
    goes.forEach((place, id) => lies.set(id, place));
  }
  return [...table, ...first.rack].map(({ id, face }) => ({
    id,
    face,
    from: seen.get(id) ?? null,
    on: onTable.has(id) ? "table" : "rack",
    step: steps.get(id) ?? 0,
    to: goes.get(id) ?? null,
  }));
}

/** The places in a set that is made of the pieces which stay where they lie: the most that lay in one set before. */
function homeOf(made: readonly number[], before: Frame, lies: ReadonlyMap<number, PiecePlace>): Set<number> {
  const parts = before.sets.map(({ pieces }) => {
    const there = new Set(pieces.map(({ id }) => id));
    return made.flatMap((id, place) => (there.has(id) && lies.has(id) ? [place] : []));
  });
  return new Set(parts.reduce((best, part) => (part.length > best.length ? part : best), []));
}
