/** My hand before me: its order and its groups, what of it is laid aside, and what has just come. */
import { inOrder } from "$lib/hand/groups";
import type { HandGroups } from "$lib/hand/handGroups.svelte";
import type { Face, HandJudgement, LaidRack } from "$lib/protocol";
import type { Piece } from "./board";
import type { Memory } from "./memory";
import type { Pieces } from "./pieces.svelte";
import type { SortMode } from "./rack";
import * as racks from "./rackGroups";
import type { Groups, Joins } from "./rackGroups";
import type { Origin } from "./stage";
import type { Table } from "./table.svelte";

/** What it needs of the table around it. */
export interface Holds {
  readonly table: Pick<Table, "rearranges" | "info">;
  readonly pieces: Pick<Pieces, "board" | "held" | "left" | "stage">;
  /** How a hand of cards lies in groups. */
  readonly handGroups: Pick<HandGroups, "layout" | "shown" | "hold" | "sort" | "recall">;
  /** Write down what a reload shall find again. */
  save(): void;
}

export class Hand {
  sort = $state<SortMode>("colour");
  /** My rack in groups with gaps between them, as I laid them. */
  rackLayout = $state.raw<Groups>(racks.NO_GROUPS);
  /** Melds laid aside until together they are enough for the first meld. */
  tray = $state.raw<readonly (readonly number[])[]>([]);
  /** Cards that have come to my hand since I last did something else than draw. */
  drawn = $state.raw<ReadonlySet<number>>(new Set());
  readonly #at: Holds;

  constructor(at: Holds, sort: SortMode) {
    this.#at = at;
    this.sort = sort;
  }

  readonly rackGroups = $derived.by((): readonly (readonly Piece[])[] =>
    racks.inGroups(this.#at.pieces.left, this.rackLayout),
  );
  /** What is in it, in its order. */
  readonly pieces = $derived.by((): readonly Piece[] => {
    if (this.#at.table.rearranges) return this.rackGroups.flat();
    const aside = new Set(this.tray.flat());
    const held = new Map(this.#at.pieces.board.hand.map((piece) => [piece.id, piece]));
    return inOrder(this.#at.handGroups.shown).flatMap((id) => (aside.has(id) ? [] : (held.get(id) ?? [])));
  });

  /** Are all of these in it? */
  holds(ids: readonly number[]): boolean {
    return ids.every((id) => this.pieces.some((piece) => piece.id === id));
  }

  // --- its order

  sortBy(mode: "colour" | "number"): void {
    if (!this.#at.table.rearranges) this.#at.handGroups.sort(mode);
    this.#at.pieces.stage.change(() => {
      this.sort = mode;
      this.rackLayout = racks.sortedGroups(this.#at.pieces.held, mode);
      this.drawn = new Set();
    });
    this.#at.save();
  }

  reorder(ids: readonly number[], at: number, joins: Joins, origin?: Origin): void {
    this.#at.pieces.stage.change(() => this.insert(ids, at, joins), origin);
    this.#at.save();
  }

  /** Put pieces before the one that is shown at `at`; from then on the order is mine. */
  insert(ids: readonly number[], at: number, joins: Joins): void {
    const moving = new Set(ids);
    const before = this.pieces.slice(0, at).findLast(({ id }) => !moving.has(id))?.id ?? null;
    const after = this.pieces.slice(at).find(({ id }) => !moving.has(id))?.id ?? null;
    const side =
      joins === "neither" ? joins : (joins === "before" ? before !== null : after === null) ? "before" : "after";
    this.#regroup(ids, { before, after, joins: side });
  }

  #regroup(ids: readonly number[], place: racks.Place): void {
    this.rackLayout = racks.regrouped(racks.kept(this.#at.pieces.held, this.rackLayout), ids, place);
    this.sort = "manual";
    this.drawn = new Set();
  }

  /** Pieces of the rack become a group of their own at its end. */
  setApart(ids: readonly number[]): void {
    this.reorder(ids, this.pieces.length, "neither");
  }

  /** One step left or right for a piece, by keyboard: along its group, out of it, into the next. */
  nudge(id: number, by: -1 | 1): void {
    const place = racks.stepped(
      this.rackGroups.map((group) => group.map((piece) => piece.id)),
      id,
      by,
    );
    if (place === null) return;
    this.#at.pieces.stage.change(() => this.#regroup([id], place));
    this.#at.save();
  }

  // --- news

  /** A hand of cards after news; `kept` is what of its layout was kept over a reload. */
  hold(told: HandJudgement | null, rack: LaidRack | null, begins: boolean, kept: Pick<Memory, "sorting"> | null): void {
    const { handGroups, pieces, table } = this.#at;
    const held = new Set(inOrder(handGroups.layout));
    handGroups.hold(pieces.board.hand, told, begins, this.sort === "number" ? "number" : "colour", rack);
    // Where ranks alone matter, what comes to the hand finds its place by itself.
    const come = pieces.board.hand.some(({ id }) => !held.has(id));
    if (table.info.manner.ranks && this.sort === "number" && come && !begins) handGroups.sort("number");
    if (begins) handGroups.recall(kept?.sorting ?? []);
  }

  /** A rack after news: in the order that was chosen until I move a piece; then as I left it, and at its end what I drew. */
  holdRack(begins: boolean, written?: readonly (readonly Face[])[]): void {
    const { held } = this.#at.pieces;
    if (begins && written === undefined && this.sort === "manual") this.sort = "colour";
    if (this.sort !== "manual") this.rackLayout = racks.sortedGroups(held, this.sort);
    else if (written !== undefined) this.rackLayout = racks.recalled(held, written);
    else this.rackLayout = racks.kept(held, this.rackLayout);
  }

  /** What has come since `before` is raised until I do something else, as I have done where I `acted`. */
  raise(before: ReadonlySet<number>, acted: boolean): void {
    const { hand } = this.#at.pieces.board;
    const come = hand.filter(({ id }) => !before.has(id)).map(({ id }) => id);
    // A hand of nothing but new cards was dealt.
    if (come.length === hand.length) this.drawn = new Set();
    else if (come.length > 0) this.drawn = new Set(come);
    else if (acted) this.drawn = new Set();
  }

  /** How the rack lies in groups, to be written down. */
  get written(): readonly (readonly Face[])[] {
    return racks.facesOf(this.#at.pieces.held, this.rackLayout);
  }
}
