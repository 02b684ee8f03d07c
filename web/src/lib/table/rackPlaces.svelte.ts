/**
 * My rack of tiles on ledges, where there is room for them: every tile stays where it was put, and free places stay
 * free.
 *
 * A tile that this turn has laid on the table keeps its place until another tile takes it.
 */
import type { Layout, Places } from "$lib/hand/groups";
import type * as Ledges from "$lib/hand/ledges";
import type { RackLayout } from "$lib/protocol";
import type { Piece } from "./board";
import { kept, type Groups } from "./rackGroups";

/** What it needs to know of the rack. */
export interface Racked {
  /** The tiles on the rack, and all that are mine in this turn. */
  readonly left: readonly Piece[];
  readonly held: readonly Piece[];
  readonly groups: Groups;
}

/** A way to put tiles elsewhere; null if they find no room. */
type Move = (ledges: typeof Ledges, layout: Layout, stand: Ledges.Standing) => Layout | null;

export class RackPlaces {
  /** The ledges on this page, and how many places each has; null where the rack lies in rows without places. */
  rack = $state.raw<{ readonly ledges: typeof Ledges; readonly columns: number } | null>(null);
  #put = $state.raw<Places | undefined>(undefined);
  /** What was kept over a reload, until the ledges are loaded. */
  #told: RackLayout | null = null;
  readonly #at: () => Racked;

  constructor(at: () => Racked) {
    this.#at = at;
  }

  readonly #layout = $derived.by((): Layout => {
    const { left, groups } = this.#at();
    const all = kept(left, groups);
    return { groups: all.slice(0, -1), loose: all.at(-1) ?? [], places: this.#put };
  });
  readonly stand = $derived.by(
    () => this.rack && this.rack.ledges.standing(this.#layout, this.rack.columns, this.#at().held.length),
  );
  /** The tiles that stand side by side, from left to right and ledge by ledge; null without ledges. */
  readonly blocks = $derived.by((): readonly (readonly Piece[])[] | null => {
    if (this.rack === null || this.stand === null) return null;
    const pieces = new Map(this.#at().left.map((piece) => [piece.id, piece]));
    return this.rack.ledges
      .runs([...this.stand.at], this.stand.columns)
      .map(({ ids }) => ids.flatMap((id) => pieces.get(id) ?? []));
  });

  /** The rack stands on ledges of so many places, or lies in rows. */
  stands(rack: typeof this.rack): void {
    this.rack = rack;
    if (rack !== null && this.#told !== null) {
      this.#put = rack.ledges.recalled({ ...this.#layout, ...this.#all }, this.#told, this.#faceOf).places;
      this.#told = null;
    }
  }

  /** Tiles that were sorted stand in these parts, with a free place between them. */
  spread(parts: readonly (readonly number[])[]): void {
    this.#told = null;
    this.#put = this.rack?.ledges.spread({ groups: [], loose: parts.flat() }, parts, this.rack.columns).places;
  }

  /** Every tile stays where it stands now. */
  settle(): void {
    if (this.stand !== null) this.#put = this.#with(this.stand);
  }

  /** The tiles lie in new groups, wherever they stood. */
  forget(): void {
    this.#put = undefined;
  }

  /** Put tiles elsewhere; the groups of the rack after that, or null if nothing has changed. */
  move(how: Move): Groups | null {
    const { rack, stand } = this;
    const next = rack && stand && how(rack.ledges, this.#layout, stand);
    if (next?.places === undefined || next === this.#layout) return null;
    const here = new Set(this.#at().left.map(({ id }) => id));
    this.#put = this.#with(next.places);
    return [...next.groups, [...next.loose, ...this.#all.loose.filter((id) => !here.has(id))]];
  }

  /** The place of a tile, counted from 1. */
  placeOf(id: number): { readonly ledge: number; readonly place: number } | null {
    const place = this.stand?.at.get(id);
    if (place === undefined) return null;
    const { columns } = this.stand!;
    return { ledge: Math.floor(place / columns) + 1, place: (place % columns) + 1 };
  }

  /** The places by faces, to be kept over a reload. */
  get written(): RackLayout | null {
    return this.rack ? this.rack.ledges.told({ ...this.#layout, places: this.#put }, this.#faceOf) : this.#told;
  }

  /** Places that were kept over a reload. */
  recall(told: RackLayout | null): void {
    this.#told = told;
    if (this.rack !== null) this.stands(this.rack);
  }

  get #all(): Pick<Layout, "groups" | "loose"> {
    return { groups: [], loose: this.#at().held.map(({ id }) => id) };
  }

  #faceOf = (id: number): number => this.#at().held.find((piece) => piece.id === id)?.face ?? -1;

  /** These places, and those of the tiles on the table that nobody has taken. */
  #with({ columns, at }: Places): Places {
    const old = this.#put?.columns === columns ? this.#put.at : new Map<number, number>();
    const taken = new Set(at.values());
    const held = new Set(this.#at().held.map(({ id }) => id));
    const absent = [...old].filter(([id, place]) => held.has(id) && !at.has(id) && !taken.has(place));
    return { columns, at: new Map([...at, ...absent]) };
  }
}
