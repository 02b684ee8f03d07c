/** A hand on the ledges of a rack as it is drawn: a fan for every group and for every block of loose tiles. */
import type { Fan, Measures, Plan, Row } from "../fan";
import { runs, type Standing } from "./standing";

export interface LedgePlan extends Plan {
  /** Where the first place of every ledge begins. */
  readonly left: number;
  readonly columns: number;
  /** Places on which no tile stands. */
  readonly free: readonly number[];
}

export function ledgePlan(
  width: number,
  groups: readonly (readonly number[])[],
  loose: readonly number[],
  stand: Standing,
  measures: Measures,
): LedgePlan {
  const { columns, at, ledges } = stand;
  const face = Math.min(measures.face, Math.floor((width - 4) / columns));
  const shown = Math.round(face * 1.4);
  const left = Math.round((width - columns * face) / 2);
  const fans = [...groups, loose].flatMap((ids, group): (Fan & { readonly ledge: number })[] => {
    let from = 0;
    return runs(
      ids.map((id) => [id, at.get(id) ?? 0] as const),
      columns,
    ).map(({ ids: part, ledge, column }) => {
      const cards = part.map((_, n) => n * face);
      const fan = {
        group: group < groups.length ? group : null,
        from,
        count: part.length,
        folded: false,
        cards,
        ledge,
      };
      from += part.length;
      return { ...fan, x: left + column * face, width: part.length * face };
    });
  });
  const rows = Array.from({ length: ledges }, (_, ledge): Row => ({
    fans: fans.filter((fan) => fan.ledge === ledge).sort((a, b) => a.x - b.x),
    strip: face,
  }));
  const { label } = measures;
  const height = ledges * (shown + label);
  return { rows, face, gap: face, shown, label, height, strip: face, left, columns, free: freePlaces(stand) };
}

/** The places on which none of the tiles stands. */
export function freePlaces({ columns, ledges, at }: Standing, tiles: Iterable<number> = at.keys()): number[] {
  const taken = new Set([...tiles].map((id) => at.get(id)));
  return Array.from({ length: ledges * columns }, (_, place) => place).filter((place) => !taken.has(place));
}
