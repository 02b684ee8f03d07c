/** A table with its pieces: where each of them lies, through every news; my draft, my order of the rack, and the log. */
import { inOrder, type FaceLayout } from "$lib/hand/groups";
import { HandGroups } from "$lib/hand/handGroups.svelte";
import type { Event, Face, Fact, HandJudgement, TableInfo } from "$lib/protocol";
import type { DealNews, Wire } from "$lib/socket";
import { EMPTY, follow, numbers, pieces, type Board, type Piece, type PlacedSet } from "./board";
import * as drafts from "./draft";
import type { Draft } from "./draft";
import { actorOf, draws, homesOf, turnKey } from "./happened";
import { tidied } from "./layout";
import { recallTable, rememberTable, type Line } from "./memory";
import { Placing } from "./placing.svelte";
import type { SortMode } from "./rack";
import * as racks from "./rackGroups";
import type { Groups, Joins } from "./rackGroups";
import { Stage, type Origin } from "./stage";
import { Table } from "./table.svelte";

/** Lines of the log that are shown. */
const MOST_LINES = 600;

export abstract class LaidTable extends Table {
  readonly stage = new Stage();

  board = $state.raw<Board>(EMPTY);
  draft = $state.raw<Draft | null>(null);
  selection = $state.raw<readonly number[]>([]);
  /** Melds laid aside until together they are enough for the first meld. */
  tray = $state.raw<readonly (readonly number[])[]>([]);
  /** The set whose flaw is told. */
  looked = $state<number | null>(null);
  /** What the others changed since I last acted, and what of it is new just now. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  lines = $state.raw<readonly Line[]>([]);
  /** Cards that have come to my hand since I last did something else than draw. */
  drawn = $state.raw<ReadonlySet<number>>(new Set());
  sort = $state<SortMode>("colour");
  /** My rack in groups with gaps between them, as I laid them. */
  rackLayout = $state.raw<Groups>(racks.NO_GROUPS);

  /** Where the sets of a table that is rearranged lie on this page. */
  readonly placing = new Placing(this);

  /** The hand of cards as I have laid it out in groups. */
  readonly handGroups = new HandGroups({
    group: ({ groups, loose }) => this.layHand({ type: "group_hand", groups, loose }),
    arrange: () => this.layHand({ type: "arrange_hand" }),
    change: (change, origin) => this.stage.change(change, origin),
    keep: () => this.save(),
  });

  protected ids = numbers();
  #draftKey = "";
  #lineNumber = 0;
  #lostAct: string | null = null;
  #recalled: ReturnType<typeof recallTable>;

  constructor(info: TableInfo, url: string, connect?: (url: string) => Wire) {
    const recalled = recallTable(info.id);
    super(info, url, recalled?.version ?? 0, connect);
    this.#recalled = recalled;
    if (info.manner.ranks) this.sort = "number";
    if (recalled === null) return;
    this.lines = recalled.lines;
    this.#lineNumber = this.lines.at(-1)?.number ?? 0;
    this.sort = recalled.sort;
    if (recalled.places) this.placing.recall(recalled.places);
  }

  readonly sets = $derived.by((): readonly PlacedSet[] => (this.draft ? drafts.now(this.draft).sets : this.board.sets));
  readonly rackGroups = $derived.by((): readonly (readonly Piece[])[] =>
    racks.inGroups(this.draft ? drafts.rack(this.draft) : this.board.hand, this.rackLayout),
  );
  readonly hand = $derived.by((): readonly Piece[] => {
    if (this.rearranges) return this.rackGroups.flat();
    const held = new Map(this.#untrayed.map((piece) => [piece.id, piece]));
    return inOrder(this.handGroups.layout).flatMap((id) => held.get(id) ?? []);
  });
  readonly #untrayed = $derived.by((): readonly Piece[] => {
    const aside = new Set(this.tray.flat());
    return this.board.hand.filter((piece) => !aside.has(piece.id));
  });
  /** Pieces of mine that lie on the table in this turn. */
  readonly mine = $derived.by(
    (): ReadonlySet<number> => new Set(this.draft ? drafts.played(this.draft).map((piece) => piece.id) : []),
  );
  readonly touched = $derived.by((): ReadonlySet<number> =>
    this.draft ? drafts.touchedSets(this.draft) : new Set<number>(),
  );
  readonly dirty = $derived(this.draft !== null && drafts.isTouched(this.draft));
  /** The second of two equal pieces in sight, told by a dot. */
  readonly twins = $derived.by((): ReadonlySet<number> => {
    const all = [...this.sets.flatMap((set) => set.pieces), ...this.board.hand].sort((a, b) => a.id - b.id);
    const seen = new Map<Face, number>();
    const twins = new Set<number>();
    for (const { id, face } of all) {
      const first = seen.get(face);
      if (first === undefined) seen.set(face, id);
      else if (first !== id) twins.add(id);
    }
    return twins;
  });

  /** How many steps the draft has come; null outside of my turn. */
  get step(): number | null {
    return this.draft?.at ?? null;
  }

  faceOf(id: number): Face | null {
    return pieces(this.board).find((piece) => piece.id === id)?.face ?? null;
  }

  /** The set in which a piece lies, undefined for one that lies elsewhere. */
  setOf(id: number): PlacedSet | undefined {
    return this.sets.find((set) => set.pieces.some((piece) => piece.id === id));
  }

  /** Can this piece be picked up now? */
  abstract selectable(id: number): boolean;
  /** Forget what was told of the deal as it was. */
  protected abstract outdated(): void;
  /** Shut what asked for something that my turn does not take any more. */
  protected abstract shut(): void;

  /** What the hand comes to as it lies. */
  get handFacts(): readonly Fact[] {
    return this.handGroups.told?.facts ?? [];
  }

  // --- the order of the rack

  sortBy(mode: "colour" | "number"): void {
    if (!this.rearranges) this.handGroups.sort(mode);
    this.stage.change(() => {
      this.sort = mode;
      this.rackLayout = racks.sortedGroups(this.#held, mode);
      this.drawn = new Set();
    });
    this.save();
  }

  protected reorder(ids: readonly number[], at: number, joins: Joins, origin?: Origin): void {
    this.stage.change(() => {
      this.insert(ids, at, joins);
    }, origin);
    this.save();
  }

  /** Put pieces before the one that is shown at `at`; from then on the order is mine. */
  protected insert(ids: readonly number[], at: number, joins: Joins): void {
    const moving = new Set(ids);
    const before = this.hand.slice(0, at).findLast(({ id }) => !moving.has(id))?.id ?? null;
    const after = this.hand.slice(at).find(({ id }) => !moving.has(id))?.id ?? null;
    const side =
      joins === "neither" ? joins : (joins === "before" ? before !== null : after === null) ? "before" : "after";
    this.#regroup(ids, { before, after, joins: side });
  }

  #regroup(ids: readonly number[], place: racks.Place): void {
    this.rackLayout = racks.regrouped(racks.kept(this.#held, this.rackLayout), ids, place);
    this.sort = "manual";
    this.drawn = new Set();
  }

  /** Pieces of the rack become a group of their own at its end. */
  setApart(ids: readonly number[]): void {
    this.reorder(ids, this.hand.length, "neither");
  }

  /** One step left or right for a piece, by keyboard: along its group, out of it, into the next. */
  nudge(id: number, by: -1 | 1): void {
    const place = racks.stepped(
      this.rackGroups.map((group) => group.map((piece) => piece.id)),
      id,
      by,
    );
    if (place === null) return;
    this.stage.change(() => this.#regroup([id], place));
    this.save();
  }

  /** Everything that was on the rack when the turn began. */
  get #held(): readonly Piece[] {
    return this.draft?.mine ?? this.board.hand;
  }

  // --- news

  protected override lost(): void {
    this.#lostAct = this.#key();
  }

  protected override follow(news: DealNews): void {
    const events = news.events ?? [];
    const first = this.view === null;
    const actor = actorOf(events);
    const known = new Set(pieces(this.#shown()).map((piece) => piece.id));
    const before = new Set(this.board.hand.map((piece) => piece.id));
    const homes = homesOf(this.#places());
    if (news.type === "update")
      for (const { seat, from } of draws(events)) if (seat !== this.seat) this.#pass(from, seat);
    this.stage.change(
      () => {
        this.outdated();
        this.adopted(news);
        const dealt = events.some((event) => event.type === "dealt");
        this.#apply(news, dealt);
        this.#markDrawn(dealt ? new Set() : before, news, actor);
        if (news.type === "update" && actor !== null && actor !== this.seat) this.#mark(homes);
        this.#log(events, (at) => (news.type === "update" ? news.version : news.versions[at]));
      },
      first ? undefined : (id) => (known.has(id) ? null : this.#origin(id, actor)),
    );
  }

  protected override followed(news: DealNews): void {
    if (news.type === "welcome" && this.#lostAct !== null) {
      this.said = this.#lostAct === this.#key() ? { what: "note", note: "not_arrived" } : null;
      this.#lostAct = null;
    }
    this.judge();
    this.save();
  }

  #shown(): Board {
    return { sets: this.sets, hand: this.hand, pile: this.board.pile };
  }

  #key(): string {
    return this.view === null ? "" : turnKey(this.view, this.score?.rows.length ?? 0);
  }

  protected override grouped(hand: HandJudgement): void {
    this.handGroups.adopt(hand);
  }

  /** What has come to my hand is raised until I do something else. */
  #markDrawn(before: ReadonlySet<number>, news: DealNews, actor: number | null): void {
    const come = this.board.hand.filter(({ id }) => !before.has(id)).map(({ id }) => id);
    if (news.type === "welcome" || before.size === 0) this.drawn = new Set();
    else if (come.length > 0) this.drawn = new Set(come);
    else if (actor === this.seat) this.drawn = new Set();
  }

  #apply({ view, hand: told }: DealNews, dealt: boolean): void {
    if (view === null) {
      this.board = EMPTY;
      this.draft = null;
      return;
    }
    const key = this.#key();
    const drafting = view.phase === "rearrange" && view.turn === this.seat && view.result === null;
    if (this.draft !== null && drafting && key === this.#draftKey) return;
    const recalled = this.#recalled;
    const first = this.#draftKey === "";
    this.#recalled = null;
    const begins = dealt || pieces(this.#shown()).length === 0;
    this.#draftKey = key;
    if (recalled === null) this.placing.keep();
    if (recalled?.draft?.key === key && drafting) {
      this.#resume(recalled.draft.draft);
    } else {
      if (recalled?.sets) this.#continue(recalled.sets);
      const board = follow(dealt ? EMPTY : this.#shown(), view, this.ids);
      this.board = this.rearranges ? { ...board, sets: tidied(board.sets) } : board;
      this.draft = drafting ? drafts.begin(this.board.sets, this.board.hand) : null;
    }
    if (!this.rearranges) this.#holdHand(told ?? null, first || dealt, dealt ? [] : (recalled?.sorting ?? []));
    else this.#holdRack(begins, recalled?.groups);
    this.placing.begin(recalled !== null);
    this.#tidyUp();
    this.shut();
  }

  #holdHand(told: HandJudgement | null, begins: boolean, past: readonly FaceLayout[]): void {
    const held = new Set(this.handGroups.layout.groups.flat().concat(this.handGroups.layout.loose));
    this.handGroups.hold(this.board.hand, told, begins, this.sort === "number" ? "number" : "colour");
    // Where ranks alone matter, what comes to the hand finds its place by itself.
    const come = this.board.hand.some(({ id }) => !held.has(id));
    if (this.info.manner.ranks && this.sort === "number" && come && !begins) this.handGroups.sort("number");
    if (begins) this.handGroups.recall(past);
  }

  /** My rack after news: in the order that was chosen until I move a piece; then as I left it, and at its end what I drew. */
  #holdRack(begins: boolean, written?: readonly (readonly Face[])[]): void {
    if (begins && written === undefined && this.sort === "manual") this.sort = "colour";
    if (this.sort !== "manual") this.rackLayout = racks.sortedGroups(this.#held, this.sort);
    else if (written !== undefined) this.rackLayout = racks.recalled(this.#held, written);
    else this.rackLayout = racks.kept(this.#held, this.rackLayout);
  }

  /** What lies no longer where it lay is not laid aside, not selected and not looked at any more. */
  #tidyUp(): void {
    const here = new Set(pieces(this.#shown()).map((piece) => piece.id));
    const held = new Set(this.board.hand.map((piece) => piece.id));
    this.tray = this.myTurn ? this.tray.filter((meld) => meld.every((id) => held.has(id))) : [];
    this.selection = this.selection.filter((id) => here.has(id) && this.selectable(id));
    if (!here.has(this.looked ?? -1)) this.looked = null;
  }

  /** Take up a draft that was written down, with the identities of its pieces. */
  #resume(draft: Draft): void {
    this.draft = draft;
    this.board = { sets: drafts.base(draft).sets, hand: draft.mine, pile: [] };
    const used = draft.history.flatMap(({ sets }) =>
      sets.flatMap((set) => [set.id, ...set.pieces.map((piece) => piece.id)]),
    );
    this.ids = numbers(Math.max(0, ...used, ...draft.mine.map((piece) => piece.id)) + 1);
  }

  /** Sets that were written down are the same sets, so that they stay in their places. */
  #continue(sets: readonly PlacedSet[]): void {
    this.board = { ...EMPTY, sets };
    this.ids = numbers(Math.max(0, ...sets.flatMap((set) => [set.id, ...set.pieces.map((piece) => piece.id)])) + 1);
  }

  /** What came to the table, or to another set of it, stays marked until I act. */
  #mark(before: ReadonlyMap<number, number>): void {
    const moved = [...homesOf(this.#places())].filter(([id, home]) => before.get(id) !== home);
    this.fresh = new Set([...this.fresh, ...moved.map(([id]) => id)]);
  }

  /** Everything that lies open: the sets, and the pile as one more. */
  #places(): readonly Pick<PlacedSet, "id" | "pieces">[] {
    return [...this.sets, { id: -1, pieces: this.board.pile }];
  }

  #log(events: readonly Event[], versionOf: (at: number) => number | undefined): void {
    if (events.length === 0) return;
    const added = events.map((event, at) => ({ number: ++this.#lineNumber, event, version: versionOf(at) }));
    this.lines = [...this.lines, ...added].slice(-MOST_LINES);
  }

  // --- where pieces come from on the page

  #element(selector: string): Element | null {
    return this.stage.root?.querySelector(selector) ?? null;
  }

  #origin(id: number, actor: number | null): DOMRect | null {
    const mine = this.hand.some((piece) => piece.id === id);
    const from = mine || actor === null ? this.#element('[data-zone="stock"]') : this.#heldBy(actor);
    return from?.getBoundingClientRect() ?? null;
  }

  /** The cards of a seat as they are drawn beside its name. */
  #heldBy(seat: number): Element | null {
    return this.#element(`[data-seat="${seat}"] [data-held]`) ?? this.#element(`[data-seat="${seat}"]`);
  }

  #pass(from: "stock" | "pile", seat: number): void {
    const what = this.#element(`[data-zone="${from}"] .piece`);
    const to = this.#heldBy(seat);
    if (what !== null && to !== null) this.stage.pass(what, to);
  }

  /** Write down what a reload shall find again. */
  protected save(): void {
    rememberTable(this.id, {
      version: this.version,
      lines: this.lines,
      sort: this.sort,
      groups: racks.facesOf(this.#held, this.rackLayout),
      sorting: this.handGroups.past,
      draft: this.draft !== null && this.dirty ? { key: this.#draftKey, draft: this.draft } : null,
      ...(this.rearranges ? { sets: this.sets, places: this.placing.kept() } : {}),
    });
  }
}
