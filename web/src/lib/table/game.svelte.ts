/**
 * A table in play, put together of its parts; and the one way to move pieces, select and then place, that mouse, touch
 * and keyboard share.
 */
import { isJoker } from "$lib/faces";
import type { Place } from "$lib/hand/groups";
import { HandGroups } from "$lib/hand/handGroups.svelte";
import type { Attempt, Face, Fact, Refusal, TableInfo } from "$lib/protocol";
import type { DealNews, News, Wire } from "$lib/socket";
import { onMelds } from "./actions";
import type { Presses } from "./actions/kind";
import { EMPTY, pieces as all, STOCK, type Board, type PlacedSet } from "./board";
import { Buttons } from "./buttons.svelte";
import { Drafting } from "./drafting.svelte";
import { Fitting } from "./fitting.svelte";
import { Hand } from "./hand.svelte";
import { actorOf, draws } from "./happened";
import { Hint } from "./hint.svelte";
import { Judging } from "./judging.svelte";
import { Laying } from "./laying.svelte";
import { TableLine } from "./line.svelte";
import { Log } from "./log.svelte";
import { recallTable, rememberTable, type Memory } from "./memory";
import { Pieces } from "./pieces.svelte";
import { Pile } from "./pile.svelte";
import { Placing } from "./placing.svelte";
import { Selection } from "./selection.svelte";
import type { Spot } from "./spot";
import type { Origin } from "./stage";
import { Table } from "./table.svelte";
import type { Panel, Turn } from "./turn";

/** What makes a table one at which a position is practised: it is judged there, and kept nowhere. */
export interface Practised {
  /** What I did was judged. */
  attempted(attempt: Attempt): void;
  /** Of what a hand comes to, what its player is told. */
  facts(facts: readonly Fact[]): readonly Fact[];
}

export class TableGame {
  readonly line: TableLine;
  readonly table: Table;
  readonly pieces = new Pieces();
  readonly handGroups: HandGroups;
  readonly hand: Hand;
  /** Where the sets of a table that is rearranged lie on this page. */
  readonly placing: Placing;
  readonly selection: Selection;
  readonly pile: Pile;
  readonly drafting: Drafting;
  readonly laying: Laying;
  readonly fitting: Fitting;
  readonly judging: Judging;
  readonly hint: Hint;
  readonly buttons: Buttons;
  readonly log = new Log();

  /** The panel in which the hand is laid out, null while it is shut. */
  panel = $state<Panel | null>(null);
  /** Pieces that hang on the pointer, and the spot they would fall on. */
  lifted = $state.raw<ReadonlySet<number>>(new Set());
  hover = $state.raw<Spot | null>(null);

  /** What moves at special moments, once it is here. */
  moments: typeof import("./moments") | null = null;
  /** The deal has just ended: the table is seen for a breath before what it came to. */
  breath = $state(false);
  #unswept = false;

  readonly #practice: Practised | null;
  #recalled: Memory | null;
  #draftKey = "";

  constructor(info: TableInfo, url: string, connect?: (url: string) => Wire, practice: Practised | null = null) {
    const recalled = recallTable(info.id);
    this.#recalled = recalled;
    this.#practice = practice;
    const { pieces } = this;
    const judge = (): void => this.#judge();
    const save = (): void => this.#save();
    const hearer = {
      info: () => this.table.info,
      turn: () => this.table.turnKey,
      hear: (news: News) => this.#hear(news),
      acted: () => this.#acted(),
      refused: (refusal: Refusal) => this.#refused(refusal),
    };
    const line = (this.line = new TableLine(url, recalled?.version ?? 0, hearer, connect));
    const table = (this.table = new Table(info, line));
    const handGroups = (this.handGroups = new HandGroups({
      group: ({ groups, loose }, rack) => line.layHand({ type: "group_hand", groups, loose, rack }),
      arrange: () => line.layHand({ type: "arrange_hand" }),
      change: (change, origin) => pieces.stage.change(change, origin),
      keep: save,
    }));
    const sort = recalled?.sort ?? (info.manner.ranks ? "number" : "colour");
    const hand = (this.hand = new Hand({ table, pieces, handGroups, save }, sort));
    const placing = (this.placing = new Placing({ table, pieces }));
    const selection = (this.selection = new Selection({ table, line, pieces, hand, judge }));
    this.pile = new Pile(table, pieces);
    const drafting = (this.drafting = new Drafting({ table, line, pieces, hand, selection, placing, judge, save }));
    const laying = (this.laying = new Laying({ table, line, pieces, hand, handGroups, selection, judge }));
    const fitting = (this.fitting = new Fitting({ table, line, pieces, selection }));
    this.judging = new Judging({ table, line, pieces, selection, fitting, laying, drafting });
    this.hint = new Hint({ table, line, pieces, hand, drafting, laying, selection });
    this.buttons = new Buttons({ table, turn: () => this.#turn, presses: this.#presses() });
    this.log.lines = recalled?.lines ?? [];
    if (recalled?.places) placing.recall(recalled.places);
  }

  /** What the hand comes to as it lies. */
  get handFacts(): readonly Fact[] {
    const facts = this.handGroups.told?.facts ?? [];
    return this.#practice?.facts(facts) ?? facts;
  }

  /** The turn as its buttons see it. */
  readonly #turn = $derived.by((): Turn => {
    const { table, pieces, hand, selection, laying } = this;
    const { ids, doubted } = selection;
    return {
      view: table.view,
      seat: table.seat,
      offer: table.offer,
      verdict: this.judging.verdict,
      selected: ids.flatMap((id) => pieces.faces([id]).map((face) => ({ face, held: hand.holds([id]) }))),
      draft: pieces.draft && { played: pieces.mine.size, left: hand.pieces.length, touched: pieces.dirty },
      doubted: ids.length === 1 && ids[0] === doubted,
      aside: hand.tray.length,
      contract: (this.handGroups.told?.contract.length ?? 0) > 0,
      down: this.pile.down && { face: this.pile.down.face, count: this.pile.down.count },
      adds: ids.length > 0 && laying.joined(ids) !== null,
      whole: ids.length > 0 && selection.wholeSet(ids) !== undefined,
      fitting: this.fitting,
    };
  });

  #presses(): Presses {
    return {
      line: this.line,
      laying: this.laying,
      drafting: this.drafting,
      draw: () => this.draw(),
      take: () => this.take(this.pile.down?.id),
      place: (spot) => this.place(spot),
      show: (panel) => (this.panel = panel),
      decline: () => this.buttons.decline(),
    };
  }

  close(): void {
    this.judging.stop();
    this.line.close();
  }

  // --- select, then place

  /** A tap on this piece of the table does nothing now. */
  isIdle(id: number): boolean {
    const { table, selection } = this;
    if (table.watching) return true;
    if (selection.ids.length > 0 || this.hand.holds([id])) return false;
    const set = this.pieces.setOf(id);
    if (set === undefined) return !table.canMove;
    return !selection.selectable(id) && !(table.canMove && onMelds(table)?.has(set.number));
  }

  /** A tap on a piece of a set: place what is selected there, or pick it up. */
  tapOnSet(set: PlacedSet, id: number, at: number): void {
    const { table, selection } = this;
    selection.looked = set.id;
    const actions = onMelds(table);
    const action = actions?.get(set.number);
    if (action !== undefined) void this.line.act(action);
    if (actions !== null) return;
    const inside = set.pieces.some((piece) => selection.ids.includes(piece.id));
    if (selection.ids.length > 0 && !inside && table.canMove) this.place({ zone: "set", set: set.id, at });
    else selection.toggle(id);
  }

  /**
   * A tap on the discard pile: put the one selected card there, or take the card tapped. Where it comes with all above
   * it, it is chosen first, and a press on the button or a second tap takes it.
   */
  tapPile(id: number | null = null): void {
    if (this.table.takes("take_pile")) void this.laying.takePile();
    else if (this.table.corners.length === 0 && this.throwable) this.place({ zone: "pile" });
    else if (this.pile.choosesDepth(id)) this.pile.chosen = id;
    else this.take(id);
  }

  /** Something is selected, and it is not the time to draw. */
  get throwable(): boolean {
    return !this.table.takes("draw") && this.selection.ids.length > 0;
  }

  /** A tap on the corner to which I throw. */
  tapCorner(): void {
    if (this.throwable) this.place({ zone: "pile" });
  }

  /** Put the selected pieces somewhere. */
  place(spot: Spot, ids: readonly number[] = this.selection.ids, origin?: Origin): void {
    const mine = this.hand.holds(ids);
    const whole = spot.zone === "new" ? this.selection.wholeSet(ids) : undefined;
    if (spot.zone === "rack" && mine) {
      if (spot.at !== null) this.hand.reorder(ids, spot.at, spot.joins ?? "before", origin);
    } else if (spot.zone === "new" && whole !== undefined) this.drafting.moveSet(whole, spot.cell, origin);
    else if (spot.zone === "hand" && mine) this.group(spot.place, ids, origin);
    else if (this.table.canMove) this.#move(spot, ids, origin);
  }

  /** Cards of my hand go somewhere in it, also while others play; they are selected no more. */
  group(place: Place, ids: readonly number[] = this.selection.ids, origin?: Origin): void {
    const { hand, selection } = this;
    if (!this.table.rearranges) this.handGroups.place(ids, place, origin);
    else if (place.to === "ledge") hand.putAt(ids, place.place, origin);
    if (this.table.info.manner.ranks) hand.sort = "manual";
    selection.set(selection.ids.filter((id) => !ids.includes(id)));
    hand.drawn = new Set([...hand.drawn].filter((id) => !ids.includes(id)));
  }

  /** The selected cards become a group of their own. */
  makeGroup(): void {
    if (this.handGroups.group(this.handGroups.selected(this.selection.ids))) this.selection.set([]);
  }

  /** Pieces go where only my turn may put them. */
  #move(spot: Spot, ids: readonly number[], origin?: Origin): void {
    const [id, ...more] = ids;
    const toHand = spot.zone === "rack" || spot.zone === "hand";
    if (spot.zone === "finish") {
      this.selection.pickUp(ids);
      if (ids.length === 1) this.buttons.extra(this.table.takes("declare") ? "declare" : "go_out");
    } else if (id === STOCK && more.length === 0) {
      if (toHand) this.draw();
    } else if (this.pieces.draft !== null) this.drafting.place(spot, ids, origin);
    else if (more.length === 0 && this.pieces.board.pile.some((piece) => piece.id === id)) {
      if (toHand) this.take(id);
    } else this.#placeCards(spot, ids);
  }

  #placeCards(spot: Spot, ids: readonly number[]): void {
    const cards = this.pieces.faces(ids);
    if (cards.length === 0) return;
    if (spot.zone === "set") {
      const meld = this.pieces.sets.find((each) => each.id === spot.set);
      if (meld !== undefined) void this.laying.layOff(meld.number, ids);
    } else if (spot.zone === "new") void this.laying.layNew(ids);
    else if (spot.zone === "pile" && cards.length === 1) this.#discard(ids[0]!, cards[0]!);
  }

  /** Discard a card; a wild one, one of a complete group, or one that costs points, only when it is pressed twice. */
  #discard(id: number, card: Face): void {
    const { selection } = this;
    if (this.#precious(id, card) && selection.doubted !== id) {
      if (selection.ids.length !== 1 || selection.ids[0] !== id) selection.set([id]);
      selection.doubted = id;
    } else void this.line.act({ type: "discard", card });
  }

  #precious(id: number, card: Face): boolean {
    const { layout, judged } = this.handGroups;
    const { offer, view } = this.table;
    const group = layout.groups.findIndex((ids) => ids.includes(id));
    if (offer?.careless.includes(card)) return true;
    return isJoker(card) || (view?.wilds ?? []).includes(card) || judged[group]?.state === "complete";
  }

  /** A tap on the stock: draw, where that is how a turn goes. */
  draw(): void {
    const { table, pieces, line } = this;
    if (!table.canMove || table.view === null) return;
    if (pieces.draft === null) void line.act({ type: "draw", source: "stock" });
    else if (pieces.mine.size > 0) return;
    else if (pieces.dirty) this.drafting.putBack();
    else if (!table.view.has_drawn) void line.act({ type: "pass" });
  }

  /** Take a card of the discard pile: its top one where no other can be had. */
  take(id: number | null = null): void {
    const { table } = this;
    if (!table.canMove || this.pieces.draft !== null) return;
    if (table.takes("take_pile")) void this.laying.takePile();
    else void this.line.act(table.spread && id !== null ? this.pile.drawOf(id) : { type: "draw", source: "discard" });
  }

  /** A tap where nothing lies: bots need not be waited for where nobody else has to follow them. */
  skipWait(): void {
    const { table } = this;
    if (this.#practice !== null || table.watching || !table.alone || table.view === null) return;
    if (!table.over && !table.rests && !table.myTurn) void this.line.request({ type: "hurry" });
  }

  // --- news

  #hear(news: News): void {
    const { table } = this;
    if (news.type === "spoken" || news.type === "written") table.talk.hear(news);
    else if (news.type === "attempted") this.#practice?.attempted(news);
    else if (news.type === "grouped") this.handGroups.adopt(news.hand, news.rack);
    else if (news.type === "table_changed") {
      table.change(news);
      this.#judge();
    } else {
      if (news.type === "welcome") table.change(news);
      const called = table.view !== null && !table.myTurn;
      this.#follow(news);
      if (called && table.myTurn) table.called += 1;
      this.#judge();
      this.#save();
    }
  }

  /** Show the deal as it is now, and the pieces on their way there. */
  #follow(news: DealNews): void {
    const { table, pieces, hand } = this;
    const events = news.events ?? [];
    const update = news.type === "update" ? news : null;
    const actor = actorOf(events);
    const dealt = events.some((event) => event.type === "dealt");
    const first = table.view === null;
    const known = new Set(all(this.#shown).map((piece) => piece.id));
    const before = new Set(dealt || update === null ? [] : pieces.board.hand.map((piece) => piece.id));
    const homes = pieces.homes();
    const lay = new Map(pieces.sets.map((set) => [set.id, { pieces: set.pieces.length, book: this.#bookOf(set) }]));
    const ended = update !== null && !table.over && update.view?.result != null;
    if (update !== null)
      for (const { seat, from } of draws(events)) if (seat !== table.seat) pieces.stage.passCard(from, seat);
    // Before the news: else the sheet would take the place of the table at once.
    if (update !== null) this.breath = ended && this.moments?.breathes(pieces.stage) === true;
    pieces.stage.change(
      () => {
        this.hint.clear();
        table.adopt(news);
        this.#layOut(news, dealt);
        hand.raise(before, actor === table.seat);
        if (update !== null && actor !== null && actor !== table.seat) pieces.mark(homes);
        this.log.add(events, (at) => (news.type === "update" ? news.version : news.versions[at]));
      },
      first ? undefined : (id) => (known.has(id) ? null : pieces.stage.origin(hand.holds([id]) ? null : actor)),
      events.some((event) => event.type === "drew" && event.seat === table.seat && event.source === "stock"),
    );
    if (dealt && (table.view?.turn_number ?? 9) <= 1) this.#unswept = true;
    this.sweep();
    if (update === null) return;
    this.moments?.happened(pieces.stage, {
      events,
      grown: pieces.sets.filter(({ id, pieces }) => pieces.length > (lay.get(id)?.pieces ?? 0)).map(({ id }) => id),
      closed: pieces.sets.filter((set) => this.#bookOf(set) && !lay.get(set.id)?.book).map(({ id }) => id),
    });
  }

  #bookOf({ number }: PlacedSet): boolean {
    return (this.table.view?.books?.[number] ?? "") !== "";
  }

  /** Show the deal in one sweep, if there is one that has not been shown. */
  sweep(): void {
    if (!this.#unswept || this.pieces.stage.root === null) return;
    this.#unswept = false;
    this.pieces.stage.sweep();
  }

  get #shown(): Board {
    return { sets: this.pieces.sets, hand: this.hand.pieces, pile: this.pieces.board.pile };
  }

  #layOut(news: DealNews, dealt: boolean): void {
    const { view, hand: told } = news;
    const { table, pieces, hand } = this;
    if (view === null) {
      pieces.board = EMPTY;
      pieces.draft = null;
      return;
    }
    const key = table.turnKey;
    const drafting = view.phase === "rearrange" && view.turn === table.seat && view.result === null;
    if (pieces.draft !== null && drafting && key === this.#draftKey) return;
    const recalled = this.#recalled;
    this.#recalled = null;
    const first = this.#draftKey === "";
    const begins = dealt || all(this.#shown).length === 0;
    this.#draftKey = key;
    if (recalled === null) this.placing.keep();
    if (recalled?.draft?.key === key && drafting) pieces.resume(recalled.draft.draft);
    else {
      if (recalled?.sets) pieces.recall(recalled.sets);
      pieces.follow(dealt ? EMPTY : this.#shown, view, { orderly: table.rearranges, drafting });
    }
    if (table.rearranges) hand.holdRack(begins, recalled);
    else hand.hold(told ?? null, news.type === "welcome" ? news.rack : null, first || dealt, dealt ? null : recalled);
    this.placing.begin(recalled !== null);
    this.#tidyUp();
  }

  /** What lies no longer where it lay is not laid aside and not selected; what my turn does not take any more is shut. */
  #tidyUp(): void {
    const { table, pieces, hand } = this;
    const held = new Set(pieces.board.hand.map((piece) => piece.id));
    const here = new Set(all(this.#shown).map((piece) => piece.id));
    hand.tray = table.myTurn ? hand.tray.filter((meld) => meld.every((id) => held.has(id))) : [];
    this.selection.keep(here);
    if (this.panel !== null && !table.takes(this.panel)) this.panel = null;
    if (!table.myTurn) this.laying.question = null;
    this.buttons.shut();
  }

  #acted(): void {
    // On others' turns the deal may end before the message arrives; what is discarded only leaves a free place.
    if (this.table.myTurn) this.handGroups.keepPlaces();
    this.pieces.fresh = new Set();
    this.pile.chosen = null;
    this.selection.set([]);
  }

  #refused({ code }: Refusal): void {
    const flawed = this.pieces.sets.find((set) => this.judging.of(set)?.flaw === code);
    if (flawed !== undefined) this.selection.looked = flawed.id;
  }

  /** Ask anew what the server thinks of what lies there; where the table rests, all that is open over it is shut. */
  #judge(): void {
    if (this.table.rests) {
      this.panel = null;
      this.buttons.asking = null;
      this.laying.question = null;
      this.hover = null;
    }
    this.judging.ask();
  }

  /** Write down what a reload shall find again. */
  #save(): void {
    if (this.#practice !== null) return;
    const { table, pieces, hand } = this;
    rememberTable(table.info.id, {
      version: this.line.version,
      lines: this.log.lines,
      sort: hand.sort,
      groups: hand.written,
      ledges: hand.sort === "manual" ? hand.places.written : null,
      sorting: this.handGroups.past,
      draft: pieces.draft !== null && pieces.dirty ? { key: this.#draftKey, draft: pieces.draft } : null,
      ...(table.rearranges ? { sets: pieces.sets, places: this.placing.kept() } : {}),
    });
  }
}
