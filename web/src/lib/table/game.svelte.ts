/**
 * A table in play: the one way to move pieces, select and then place, that mouse, touch and keyboard share; the draft
 * of my turn, step by step. It knows where pieces lie and no rules.
 */
import { isJoker } from "$lib/faces";
import type { Place } from "$lib/hand/groups";
import type { Draw, Face, Rearrange, Refusal, SetJudgement, SetKind, Tried } from "$lib/protocol";
import { STOCK, type Piece, type PlacedSet } from "./board";
import * as drafts from "./draft";
import type { Draft, Snapshot } from "./draft";
import { answers } from "./actions";
import { Buttons } from "./buttons.svelte";
import { Fitting } from "./fitting.svelte";
import { Hint } from "./hint.svelte";
import { Judging } from "./judging.svelte";
import { Laying } from "./laying.svelte";
import { LaidTable } from "./lying.svelte";
import type { Cell } from "./placement";
import { planned } from "./planned";
import { drawOf, isOffered } from "./pileDraws";
import type { Joins } from "./rackGroups";
import type { Origin } from "./stage";
import type { Grouping } from "./turn";

/** A place where pieces can be put. `at` is the gap between the pieces that lie there, null for the end. */
export type Spot =
  | { readonly zone: "set"; readonly set: number; readonly at: number | null }
  | { readonly zone: "rack"; readonly at: number | null; readonly joins?: Joins }
  | { readonly zone: "hand"; readonly place: Place; readonly row: number | null }
  | { readonly zone: "new"; readonly cell?: Cell }
  | { readonly zone: "stock" }
  | { readonly zone: "finish" }
  | { readonly zone: "pile" };

/** Panels over the table: the hand in groups, or what would be shown after a knock. */
export type Panel = Grouping | "knock";

export class TableGame extends LaidTable {
  readonly judging: Judging = new Judging(this);
  readonly laying: Laying = new Laying(this);
  readonly buttons: Buttons = new Buttons(this);
  readonly hint: Hint = new Hint(this);
  readonly fitting: Fitting = new Fitting(this);

  /** The panel in which the hand is laid out, null while it is shut. */
  panel = $state<Panel | null>(null);
  /** The card that was to be discarded and deserves a second press. */
  doubted = $state<number | null>(null);
  /** The card down to which the discard pile is to be taken. */
  #deepest = $state<number | null>(null);
  /** Pieces that hang on the pointer, and the spot they would fall on. */
  lifted = $state.raw<ReadonlySet<number>>(new Set());
  hover = $state.raw<Spot | null>(null);
  /** The piece in each zone at which the tab key stops. */
  stops = $state.raw<Readonly<Record<string, number>>>({});

  // --- what can be done

  readonly canUndo = $derived(this.draft !== null && (drafts.canUndo(this.draft) || this.placing.canTakeBack));
  readonly canRedo = $derived(this.draft !== null && drafts.canRedo(this.draft));
  /** Can one selected piece be split off its set? */
  readonly splits = $derived.by((): number | null => {
    const [id, ...more] = this.selection;
    if (this.draft === null || id === undefined || more.length > 0) return null;
    const set = this.setOf(id);
    return set !== undefined && set.pieces[0]!.id !== id ? id : null;
  });
  /** Selected pieces that could go back to my rack. */
  readonly returnable = $derived(this.selection.length > 0 && this.selection.every((id) => this.mine.has(id)));
  /** Cards of melds on the table that can be taken for a new one, as the server offers. */
  readonly #lent = $derived.by((): ReadonlySet<number> => {
    const lent = new Map(this.offer?.borrows ?? []);
    const cards = this.sets.flatMap((set) => set.pieces.filter(({ face }) => lent.get(set.number)?.includes(face)));
    return new Set(this.myTurn ? cards.map(({ id }) => id) : []);
  });
  readonly borrows = $derived(this.#lent.size > 0);

  /** The card chosen in a discard pile of which one takes all above it too, and how many cards come with it. */
  readonly down = $derived.by((): { readonly id: number; readonly face: Face; readonly count: number } | null => {
    const { pile } = this.board;
    const at = pile.findIndex(({ id }) => id === this.#deepest);
    return at < 0 || !this.takes("draw") ? null : { ...pile[at]!, count: pile.length - at };
  });

  /** May this piece of a discard pile be drawn, of which more than the top may be chosen? */
  canDraw(id: number): boolean {
    return isOffered(this.#drawOf(id), this.offered("draw"));
  }

  #drawOf(id: number): Draw {
    return drawOf(id, this.board.pile, this.info.manner.takes_down);
  }

  /** Am I asked out of turn, whether I call or buy a discard? */
  readonly answers = $derived(answers(this));

  /** The verdict on exactly what lies there now, null while the server has not said. */
  get verdict(): Tried | null {
    return this.judging.verdict;
  }

  /** Nothing is left to be said of what lies there now. */
  get settled(): boolean {
    return this.judging.settled;
  }

  /** What the server said of a set as it lies; undefined while it has not. */
  verdictOf(set: PlacedSet): SetJudgement | undefined {
    return this.judging.of(set);
  }

  /** What is wrong with the sets that I touched, set by set. */
  readonly flawed = $derived.by((): readonly SetJudgement[] =>
    this.sets.flatMap((set) => {
      const verdict = this.touched.has(set.id) ? this.verdictOf(set) : undefined;
      return verdict?.flaw == null ? [] : [verdict];
    }),
  );

  /** The tab key comes back to this piece when it comes back to its zone. */
  focused(zone: string, id: number): void {
    if (this.stops[zone] !== id) this.stops = { ...this.stops, [zone]: id };
    const set = zone === "table" ? this.setOf(id) : undefined;
    if (set !== undefined) this.looked = set.id;
  }

  /** Where the tab key stops among these pieces. */
  stopAmong(zone: string, list: readonly Piece[]): number | null {
    const last = this.stops[zone];
    return list.find((piece) => piece.id === last)?.id ?? list[0]?.id ?? null;
  }

  // --- select, then place

  override selectable(id: number): boolean {
    if (this.hand.some((piece) => piece.id === id)) return true;
    return this.canMove && (this.draft !== null || this.#lent.has(id));
  }

  toggle(id: number): void {
    if (!this.selectable(id)) return;
    const selected = this.selection.includes(id);
    this.#select(selected ? this.selection.filter((each) => each !== id) : [...this.selection, id]);
    this.said = null;
  }

  /** Pick up a whole set. */
  selectSet(set: PlacedSet): void {
    if (this.draft !== null && this.canMove) this.#select(set.pieces.map((piece) => piece.id));
  }

  clear(): void {
    this.#select([]);
    this.said = null;
  }

  /** Pick up exactly these pieces. */
  pickUp(ids: readonly number[]): void {
    this.#select(ids.filter((id) => this.selectable(id)));
  }

  #select(ids: readonly number[]): void {
    if (ids.length === 0 && this.selection.length === 0) return;
    this.selection = ids;
    this.doubted = null;
    if (ids.length > 0 && this.rearranges) this.drawn = new Set();
    if (this.draft === null) this.judge();
  }

  /** A tap on a piece of a set: place what is selected there, or pick it up. */
  tapOnSet(set: PlacedSet, id: number, at: number): void {
    this.looked = set.id;
    if (this.takes("call")) {
      const call = this.offered("call").find((each) => each.meld === set.number);
      if (call !== undefined) void this.act(call);
      return;
    }
    const inside = set.pieces.some((piece) => this.selection.includes(piece.id));
    if (this.selection.length > 0 && !inside && this.canMove) this.place({ zone: "set", set: set.id, at });
    else this.toggle(id);
  }

  /**
   * A tap on the discard pile: put the one selected card there, or take the card tapped. Where it comes with all above
   * it, it is chosen first, and a press on the button or a second tap takes it.
   */
  tapPile(id: number | null = null): void {
    if (this.takes("take_pile")) void this.laying.takePile();
    else if (!this.takes("draw") && this.selection.length > 0) this.place({ zone: "pile" });
    else if (this.#choosesDepth(id)) this.#deepest = id;
    else this.take(id);
  }

  #choosesDepth(id: number | null): boolean {
    if (!this.info.manner.takes_down || id === null || id === this.#deepest || !this.canMove) return false;
    return this.canDraw(id) && id !== this.board.pile.at(-1)?.id;
  }

  /** Does a piece of the discard pile come along with the chosen one? */
  comesAlong(id: number): boolean {
    const { pile } = this.board;
    return this.down !== null && pile.findIndex((piece) => piece.id === id) >= pile.length - this.down.count;
  }

  /** Put the selected pieces somewhere. */
  place(spot: Spot, ids: readonly number[] = this.selection, origin?: Origin): void {
    if (spot.zone === "rack" && ids.every((id) => this.hand.some((piece) => piece.id === id))) {
      if (spot.at !== null) this.reorder(ids, spot.at, spot.joins ?? "before", origin);
      return;
    }
    const whole = spot.zone === "new" ? this.wholeSet(ids) : undefined;
    if (whole !== undefined) {
      this.#moveSet(whole, spot.zone === "new" ? spot.cell : undefined, origin);
      return;
    }
    if (spot.zone === "hand" && ids.every((id) => this.hand.some((piece) => piece.id === id))) {
      this.group(spot.place, ids, origin);
      return;
    }
    if (!this.canMove) return;
    if (spot.zone === "finish") {
      this.pickUp(ids);
      if (ids.length === 1) this.buttons.extra(this.takes("declare") ? "declare" : "go_out");
    } else if (ids.length === 1 && ids[0] === STOCK) {
      if (spot.zone === "rack" || spot.zone === "hand") this.draw();
    } else if (this.draft !== null) this.#placeInDraft(this.draft, spot, ids, origin);
    else this.#placeCards(spot, ids);
  }

  /** Cards of my hand go somewhere in it, also while others play; they are selected no more. */
  group(place: Place, ids: readonly number[] = this.selection, origin?: Origin): void {
    this.handGroups.place(ids, place, origin);
    if (this.info.manner.ranks) this.sort = "manual";
    this.#select(this.selection.filter((id) => !ids.includes(id)));
    this.drawn = new Set([...this.drawn].filter((id) => !ids.includes(id)));
  }

  /** The selected cards become a group of their own. */
  makeGroup(): void {
    const ids = this.handGroups.selected(this.selection);
    if (this.handGroups.group(ids)) this.#select([]);
  }

  /** The set of a table that is rearranged that these pieces are all of. */
  wholeSet(ids: Iterable<number>): PlacedSet | undefined {
    const chosen = new Set(ids);
    if (!this.rearranges) return undefined;
    return this.sets.find(({ pieces }) => pieces.length === chosen.size && pieces.every(({ id }) => chosen.has(id)));
  }

  /** A whole set goes elsewhere on this page; to the turn it is as it was. */
  #moveSet(set: PlacedSet, cell: Cell | undefined, origin?: Origin): void {
    this.stage.change(() => {
      if (cell !== undefined) this.placing.move(set, cell);
      this.selection = [];
    }, origin);
    this.save();
  }

  /** One step of the set in which a piece lies, by keyboard. */
  stepSet(id: number, across: number, down: number): void {
    const set = this.setOf(id);
    if (set === undefined || !this.rearranges) return;
    this.stage.change(() => this.placing.step(set, across, down));
    this.save();
  }

  #placeInDraft(draft: Draft, spot: Spot, ids: readonly number[], origin?: Origin): void {
    if (spot.zone !== "set" && spot.zone !== "new" && spot.zone !== "rack") return;
    if (ids.length === 0) return;
    const moved = drafts.place(draft, ids, spot.zone === "rack" ? { zone: "rack" } : spot, this.ids);
    if (moved.hindrance !== null) {
      this.said = { what: "note", note: moved.hindrance };
      return;
    }
    const area = spot.zone === "new" && spot.cell ? this.placing.landing(ids.length, spot.cell) : null;
    this.stage.change(() => {
      this.#setDraft(moved.draft);
      const set = this.setOf(ids[0]!);
      if (spot.zone === "new" && set !== undefined) this.placing.lay(set.id, ids.length, area);
      if (spot.zone === "rack" && spot.at !== null && this.sort === "manual")
        this.insert(ids, spot.at, spot.joins ?? "before");
      this.selection = [];
      this.looked = set?.id ?? null;
    }, origin);
    this.save();
  }

  #placeCards(spot: Spot, ids: readonly number[]): void {
    const taken = ids.length === 1 ? this.board.pile.find((piece) => piece.id === ids[0]) : undefined;
    if (taken !== undefined) {
      if (spot.zone === "rack" || spot.zone === "hand") this.take(taken.id);
      return;
    }
    const cards = ids.flatMap((id) => this.faceOf(id) ?? []);
    if (cards.length === 0) return;
    if (spot.zone === "set") {
      const meld = this.sets.find((each) => each.id === spot.set);
      if (meld !== undefined) void this.laying.layOff(meld.number, ids);
    } else if (spot.zone === "new") {
      void this.laying.layNew(ids);
    } else if (spot.zone === "pile" && cards.length === 1) {
      this.#discard(ids[0]!, cards[0]!);
    }
  }

  /** Discard a card; a wild one, one of a complete group, or one that costs points, only when it is pressed twice. */
  #discard(id: number, card: Face): void {
    if (this.#precious(id, card) && this.doubted !== id) {
      if (this.selection.length !== 1 || this.selection[0] !== id) this.#select([id]);
      this.doubted = id;
    } else void this.act({ type: "discard", card });
  }

  #precious(id: number, card: Face): boolean {
    const { layout, judged } = this.handGroups;
    const group = layout.groups.findIndex((ids) => ids.includes(id));
    if (this.offer?.careless.includes(card)) return true;
    return isJoker(card) || (this.view?.wilds ?? []).includes(card) || judged[group]?.state === "complete";
  }

  /** Melds of the first meld lie aside. */
  layAside(tray: readonly (readonly number[])[]): void {
    this.stage.change(() => {
      this.tray = tray;
      this.selection = [];
      this.said = null;
    });
    this.judge();
  }

  /** A tap on the stock: draw, where that is how a turn goes. */
  draw(): void {
    if (!this.canMove || this.view === null) return;
    if (this.draft !== null) {
      if (this.dirty && this.mine.size === 0) this.putBack();
      else if (this.mine.size === 0 && !this.view.has_drawn) void this.act({ type: "pass" });
    } else void this.act({ type: "draw", source: "stock" });
  }

  /** Take a card of the discard pile: its top one where no other can be had. */
  take(id: number | null = null): void {
    if (!this.canMove || this.draft !== null) return;
    if (this.takes("take_pile")) {
      void this.laying.takePile();
      return;
    }
    void this.act(this.spread && id !== null ? this.#drawOf(id) : { type: "draw", source: "discard" });
  }

  // --- the draft

  split(id: number): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.split(this.draft, id, this.ids));
  }

  choose(set: number, kind: SetKind): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.choose(this.draft, set, kind));
  }

  undo(): void {
    if (this.draft === null || !this.canMove) return;
    if (!this.placing.canTakeBack) this.#step(drafts.undo(this.draft));
    else this.stage.change(() => this.placing.takeBack());
    this.save();
  }

  redo(): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.redo(this.draft));
  }

  /** A turn that rearranges the table, as it would lie. */
  plan(action: Rearrange): Snapshot | null {
    return this.draft === null ? null : planned(this.draft, action, this.ids);
  }

  /** Lay the table out so; undo takes it back. */
  adopt(snapshot: Snapshot): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.adopt(this.draft, snapshot));
  }

  reset(): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.reset(this.draft));
  }

  /** The draft with its sets in the order the server found best; `told` is done with it. */
  tidied(draft: Draft, told: () => void): void {
    this.stage.change(() => {
      this.draft = draft;
      told();
    });
    this.save();
  }

  /** The table as the turn found it; undo brings the draft back. */
  putBack(): void {
    this.reset();
    this.said = { what: "note", note: "put_back" };
  }

  #step(draft: Draft): void {
    if (draft === this.draft) return;
    this.stage.change(() => {
      this.#setDraft(draft);
      this.selection = [];
    });
  }

  #setDraft(draft: Draft): void {
    this.draft = draft;
    this.said = null;
    this.fresh = new Set();
    this.drawn = new Set();
    this.judge();
    this.save();
  }

  // --- what the table needs of it

  protected override acted(): void {
    this.fresh = new Set();
    this.#deepest = null;
    this.#select([]);
  }

  protected override outdated(): void {
    this.hint.clear();
  }

  protected override shut(): void {
    if (this.panel !== null && !this.takes(this.panel)) this.panel = null;
    if (!this.myTurn) this.laying.question = null;
    this.buttons.shut();
  }

  protected override judge(): void {
    if (this.rests) this.#lay();
    this.judging.ask();
  }

  /** The table rests: what was open over it is shut, and what hung on the pointer is let go. */
  #lay(): void {
    this.panel = null;
    this.buttons.asking = null;
    this.laying.question = null;
    this.hover = null;
  }

  override refuse(refusal: Refusal): void {
    super.refuse(refusal);
    const flawed = this.sets.find((set) => this.verdictOf(set)?.flaw === refusal.code);
    if (flawed !== undefined) this.looked = flawed.id;
  }

  override close(): void {
    this.judging.stop();
    super.close();
  }
}
