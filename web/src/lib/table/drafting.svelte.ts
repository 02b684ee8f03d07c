/** My turn at a table that is rearranged, step by step: what is put where, undo and redo, and whole sets that only move. */
import type { Rearrange, SetKind } from "$lib/protocol";
import type { PlacedSet } from "./board";
import * as drafts from "./draft";
import type { Draft, Snapshot } from "./draft";
import type { Hand } from "./hand.svelte";
import type { TableLine } from "./line.svelte";
import type { Pieces } from "./pieces.svelte";
import type { Cell } from "./placement";
import type { Placing } from "./placing.svelte";
import { planned } from "./planned";
import type { Selection } from "./selection.svelte";
import type { Spot } from "./spot";
import type { Origin } from "./stage";
import type { Table } from "./table.svelte";

/** What it needs of the table around it. */
export interface Drafts {
  readonly table: Pick<Table, "canMove" | "opened" | "rearranges">;
  readonly line: Pick<TableLine, "said" | "act">;
  readonly pieces: Pick<Pieces, "draft" | "fresh" | "ids" | "setOf" | "stage">;
  readonly hand: Pick<Hand, "sort" | "insert" | "setDown" | "drawn">;
  readonly selection: Pick<Selection, "ids" | "looked">;
  readonly placing: Pick<Placing, "canTakeBack" | "takeBack" | "landing" | "lay" | "move" | "step">;
  /** Ask anew what the server thinks of what lies there. */
  judge(): void;
  /** Write down what a reload shall find again. */
  save(): void;
}

export class Drafting {
  readonly #at: Drafts;

  constructor(at: Drafts) {
    this.#at = at;
  }

  /** The draft while it may be changed. */
  get #open(): Draft | null {
    return this.#at.table.canMove ? this.#at.pieces.draft : null;
  }

  readonly canUndo = $derived.by(() => {
    const { draft } = this.#at.pieces;
    return draft !== null && (drafts.canUndo(draft) || this.#at.placing.canTakeBack);
  });
  readonly canRedo = $derived.by(() => this.#at.pieces.draft !== null && drafts.canRedo(this.#at.pieces.draft));

  split(id: number): void {
    this.#step((draft) => drafts.split(draft, id, this.#at.pieces.ids));
  }

  choose(set: number, kind: SetKind): void {
    this.#step((draft) => drafts.choose(draft, set, kind));
  }

  undo(): void {
    if (this.#open === null) return;
    const { pieces, placing } = this.#at;
    if (!placing.canTakeBack) this.#step(drafts.undo);
    else pieces.stage.change(() => placing.takeBack());
    this.#at.save();
  }

  redo(): void {
    this.#step(drafts.redo);
  }

  /** A turn that rearranges the table, as it would lie. */
  plan(action: Rearrange): Snapshot | null {
    const { draft, ids } = this.#at.pieces;
    return draft === null ? null : planned(draft, action, ids);
  }

  /** Lay the table out so; undo takes it back. */
  adopt(snapshot: Snapshot): void {
    this.#step((draft) => drafts.adopt(draft, snapshot));
  }

  reset(): void {
    this.#step(drafts.reset);
  }

  /** The table as the turn found it; undo brings the draft back. */
  putBack(): void {
    this.reset();
    this.#at.line.said = { what: "note", note: "put_back" };
  }

  /** The draft with its sets in the order the server found best; `told` is done with it. */
  tidied(draft: Draft, told: () => void): void {
    this.#at.pieces.stage.change(() => {
      this.#at.pieces.draft = draft;
      told();
    });
    this.#at.save();
  }

  /** What lies there is played. */
  play(): void {
    const { draft } = this.#at.pieces;
    if (draft !== null) void this.#at.line.act(drafts.toAction(draft, !this.#at.table.opened));
  }

  /** Put pieces somewhere, where a draft may have them. */
  place(spot: Spot, ids: readonly number[], origin?: Origin): void {
    const place = spot.zone === "hand" && spot.place.to === "ledge" ? spot.place.place : null;
    if (spot.zone !== "set" && spot.zone !== "new" && spot.zone !== "rack" && place === null) return;
    const draft = this.#open;
    if (draft === null || ids.length === 0) return;
    const { pieces, hand, selection, placing, line } = this.#at;
    const to = spot.zone === "set" || spot.zone === "new" ? spot : { zone: "rack" as const };
    const moved = drafts.place(draft, ids, to, pieces.ids);
    if (moved.hindrance !== null) {
      line.said = { what: "note", note: moved.hindrance };
      return;
    }
    const area = spot.zone === "new" && spot.cell ? placing.landing(ids.length, spot.cell) : null;
    pieces.stage.change(() => {
      this.#set(moved.draft);
      const set = pieces.setOf(ids[0]!);
      if (spot.zone === "new" && set !== undefined) placing.lay(set.id, ids.length, area);
      if (spot.zone === "rack" && spot.at !== null && hand.sort === "manual")
        hand.insert(ids, spot.at, spot.joins ?? "before");
      if (place !== null) hand.setDown(ids, place);
      selection.ids = [];
      selection.looked = set?.id ?? null;
    }, origin);
    this.#at.save();
  }

  /** A whole set goes elsewhere on this page; to the turn it is as it was. */
  moveSet(set: PlacedSet, cell: Cell | undefined, origin?: Origin): void {
    const { pieces, placing, selection } = this.#at;
    pieces.stage.change(() => {
      if (cell !== undefined) placing.move(set, cell);
      selection.ids = [];
    }, origin);
    this.#at.save();
  }

  /** One step of the set in which a piece lies, by keyboard. */
  stepSet(id: number, across: number, down: number): void {
    const { pieces, placing, table } = this.#at;
    const set = pieces.setOf(id);
    if (set === undefined || !table.rearranges) return;
    pieces.stage.change(() => placing.step(set, across, down));
    this.#at.save();
  }

  #step(change: (draft: Draft) => Draft): void {
    const draft = this.#open;
    const next = draft && change(draft);
    if (next === null || next === draft) return;
    this.#at.pieces.stage.change(() => {
      this.#set(next);
      this.#at.selection.ids = [];
    });
  }

  #set(draft: Draft): void {
    this.#at.pieces.draft = draft;
    this.#at.pieces.fresh = new Set();
    this.#at.line.said = null;
    this.#at.hand.drawn = new Set();
    this.#at.judge();
    this.#at.save();
  }
}
