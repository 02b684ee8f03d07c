/** A rack by faces, as the server keeps it for this seat and tells its other pages. */
import type { Face, LaidRack } from "$lib/protocol";
import type { Layout } from "../groups";
import { runs, type Block } from "./standing";

/** The rack of a layout, to be sent; null if its tiles were put nowhere. */
export function told({ places }: Layout, faceOf: (id: number) => Face): LaidRack | null {
  if (places === undefined) return null;
  const tiles: (Face | null)[] = Array.from({ length: Math.max(-1, ...places.at.values()) + 1 }, () => null);
  for (const [id, place] of places.at) tiles[place] = faceOf(id);
  return { columns: places.columns, tiles };
}

/** The layout with the places of a rack that was told. A tile that is not on it gets no place. */
export function recalled(layout: Layout, { columns, tiles }: LaidRack, faceOf: (id: number) => Face): Layout {
  const free = new Map(tiles.flatMap((face, place): [number, Face][] => (face === null ? [] : [[place, face]])));
  const at = new Map<number, number>();
  const take = (id: number, among: readonly number[]): void => {
    const place = among.find((each) => free.get(each) === faceOf(id));
    if (place === undefined) return;
    free.delete(place);
    at.set(id, place);
  };
  const blocks = runs(
    [...free.keys()].map((place) => [place, place] as const),
    columns,
  );
  for (const group of layout.groups) {
    const block = likest(group.map(faceOf), blocks, free);
    for (const id of group) take(id, block?.ids ?? []);
  }
  for (const id of layout.loose) take(id, [...free.keys()]);
  const inPlace = (ids: readonly number[]): readonly number[] =>
    ids.every((id) => at.has(id)) ? [...ids].sort((a, b) => at.get(a)! - at.get(b)!) : ids;
  return { groups: layout.groups.map(inPlace), loose: inPlace(layout.loose), places: { columns, at } };
}

/** The block of places that has most of these faces. */
function likest(faces: readonly Face[], blocks: readonly Block[], free: ReadonlyMap<number, Face>): Block | undefined {
  const common = ({ ids: places }: Block): number => {
    const left = [...faces];
    for (const place of places) {
      const at = left.indexOf(free.get(place) ?? -1);
      if (at >= 0) left.splice(at, 1);
    }
    return faces.length - left.length;
  };
  const counts = blocks.map(common);
  return blocks[counts.indexOf(Math.max(0, ...counts))];
}
