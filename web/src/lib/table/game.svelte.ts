/**
 * A table as the page holds it: what the server said last, my draft on top of it, and the one way to move pieces,
 * select and then place, that mouse, touch and keyboard share. It knows where pieces lie and no rules.
 */
import { isJoker, isTile } from "$lib/faces";
import type {
  Action,
  Clock,
  Event,
  Face,
  SetKind,
  Listed,
  Offer,
  Rearrange,
  Refusal,
  ScoreSheet,
  SetJudgement,
  Spoken,
  TableInfo,
  Tried,
  View,
  Way,
} from "$lib/protocol";
import { LineLost, TableSocket, type Link, type News, type Question, type Wire } from "$lib/socket";
import { EMPTY, follow, numbers, pieces, type Board, type Piece, type PlacedSet } from "./board";
import * as drafts from "./draft";
import type { Draft, Snapshot } from "./draft";
import { Fitting } from "./fitting.svelte";
import { Hint } from "./hint.svelte";
import { tidied } from "./layout";
import { Chance, hexadecimal } from "$lib/trust/chance";
import { recallTable, rememberTable, type Line } from "./memory";
import { planned } from "./planned";
import { arranged, reordered, sorted, type SortMode } from "./rack";
import { Stage, type Origin } from "./stage";

/** A place where pieces can be put. `at` is the gap between the pieces that lie there, null for the end. */
export type Spot =
  | { readonly zone: "set"; readonly set: number; readonly at: number | null }
  | { readonly zone: "rack"; readonly at: number | null }
  | { readonly zone: "new" }
  | { readonly zone: "stock" }
  | { readonly zone: "pile" };

/** What the button at the lower right does; `ready` is false when pressing it only says why it cannot be done. */
export type Primary =
  | { readonly does: "wait"; readonly seat: number }
  | { readonly does: "draw" | "pass" | "pick" | "done" | "over" }
  | { readonly does: "pick_meld" | "fits_nowhere" }
  | { readonly does: "draw_card"; readonly turns: boolean; readonly second?: true }
  | { readonly does: "take_card"; readonly face: Face }
  | { readonly does: "call"; readonly face: Face }
  | { readonly does: "lay_off"; readonly ready: boolean; readonly cards: readonly Face[] }
  | { readonly does: Grouping }
  | { readonly does: "aside"; readonly ready: boolean; readonly value: number | null; readonly minimum: number | null }
  | { readonly does: "open"; readonly value: number | null }
  | {
      readonly does: "end";
      readonly ready: boolean;
      readonly value: number | null;
      readonly minimum: number | null;
      readonly last: boolean;
    }
  | { readonly does: "lay"; readonly ready: boolean; readonly count: number; readonly borrows?: true }
  | { readonly does: "discard"; readonly ready: boolean; readonly face: Face };

/** Actions that lay out the hand in groups, in a panel of their own. */
export type Grouping = "go_out" | "declare" | "show_melds";

/** Panels over the table: the hand in groups, or what would be shown after a knock. */
export type Panel = Grouping | "knock";

/** What can be done beside the primary action, each with a button of its own. */
export type Extra = Grouping | "knock" | "drop" | "let_pass" | "refuse" | "done" | "swap";

/** A sentence for the player: a refusal, or a note of the page itself. */
export type Said =
  | { readonly what: "refused"; readonly refusal: Refusal }
  | { readonly what: "note"; readonly note: "not_from_rack" | "not_arrived" | "no_line" };

/** Cards whose jokers could stand for several: every way to lay them, and what to do with the one that is chosen. */
export interface JokerQuestion {
  readonly ways: readonly Way[];
  readonly choose: (way: Way) => void;
}

export interface RunningClock extends Clock {
  /** When this page's own clock will say zero (`performance.now()`). */
  readonly until: number;
}

/** The stock can be dragged like a piece; this is its number. */
export const STOCK = 0;
const TRY_AFTER_MS = 30;
const PHRASE_MS = 6000;

const verdictKey = (faces: readonly Face[], kind: SetKind | null): string => `${faces.join()}${kind ?? ""}`;
const facesOf = (list: readonly Piece[]): Face[] => list.map((piece) => piece.face);

/** What makes a turn the same turn: after a lost line or a reload a draft of it may go on. */
function turnKey(view: View, deals: number): string {
  const table = view.table.map((meld) => meld.cards.join(".")).sort();
  return JSON.stringify([deals, view.turn_number, view.turn, [...view.hand].sort((a, b) => a - b), table]);
}

export class TableGame {
  readonly id: string;
  readonly stage = new Stage();

  info = $state.raw<TableInfo>()!;
  seat = $state(0);
  view = $state.raw<View | null>(null);
  score = $state.raw<ScoreSheet | null>(null);
  clock = $state.raw<RunningClock | null>(null);
  link = $state<Link>("connecting");
  closedWith = $state<number | null>(null);
  /** The server has said that it stops for a moment; the game goes on when it, or another one, answers. */
  restarting = $state(false);

  board = $state.raw<Board>(EMPTY);
  draft = $state.raw<Draft | null>(null);
  selection = $state.raw<readonly number[]>([]);
  /** What is open to me now, as the server told with the view; null when it is not my turn. */
  offer = $state.raw<Offer | null>(null);
  /** Melds laid aside until together they are enough for the first meld. */
  tray = $state.raw<readonly (readonly number[])[]>([]);
  /** The panel in which the hand is laid out, null while it is shut. */
  panel = $state<Panel | null>(null);
  /** What has to be asked before cards can be laid, null when nothing has. */
  question = $state.raw<JokerQuestion | null>(null);
  /** Pieces that hang on the pointer, and the spot they would fall on. */
  lifted = $state.raw<ReadonlySet<number>>(new Set());
  hover = $state.raw<Spot | null>(null);
  /** The set whose flaw is told, and the last sentence to the player. */
  looked = $state<number | null>(null);
  said = $state.raw<Said | null>(null);
  /** What the others changed since I last acted, and what of it is new just now. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  lines = $state.raw<readonly Line[]>([]);
  sort = $state<SortMode>("colour");
  order = $state.raw<readonly number[]>([]);
  busy = $state(false);
  /** The piece in each zone at which the tab key stops. */
  stops = $state.raw<Readonly<Record<string, number>>>({});
  /** Counts the turns that became mine while this page was open. */
  called = $state(0);

  /** What was said just now, and by whom one wants to hear nothing. */
  spoken = $state.raw<readonly (Spoken & { readonly number: number })[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #spokenNumber = 0;

  #tried = $state.raw<{ readonly snapshot: Snapshot | readonly number[]; readonly answer: Tried } | null>(null);
  #verdicts = $state.raw<ReadonlyMap<string, SetJudgement>>(new Map());
  #socket: TableSocket;
  #ids = numbers();
  #draftKey = "";
  #tryTimer: ReturnType<typeof setTimeout> | null = null;
  #trySerial = 0;
  #lineNumber = 0;
  #lostAct: string | null = null;
  /** Resolved by the news of a version that was accepted: until then this page still shows what was before. */
  #awaited: { readonly version: number; readonly told: () => void } | null = null;
  #recalled: ReturnType<typeof recallTable>;
  #chance: Chance;

  constructor(info: TableInfo, url: string, connect?: (url: string) => Wire) {
    this.id = info.id;
    this.info = info;
    this.seat = info.you ?? -1;
    this.#recalled = recallTable(info.id);
    if (this.#recalled !== null) {
      this.lines = this.#recalled.lines;
      this.#lineNumber = this.lines.at(-1)?.number ?? 0;
      this.sort = this.#recalled.sort;
    }
    this.#chance = new Chance(info.id, (message) => this.#mention(message));
    this.#socket = new TableSocket({
      url,
      version: this.#recalled?.version ?? 0,
      news: (news) => this.#hear(news),
      link: (link, code) => {
        this.link = link;
        this.closedWith = code;
        this.restarting = link !== "open" && (this.restarting || code === 1012);
        if (link !== "open") this.#notWaiting();
      },
      ...(connect === undefined ? {} : { connect }),
    });
  }

  // --- what there is to see

  readonly tiles = $derived.by(() => {
    const view = this.view;
    const face = view?.hand[0] ?? view?.table[0]?.cards[0] ?? view?.discard_pile[0];
    return face === undefined ? view?.phase === "rearrange" : isTile(face);
  });
  /** Any card of the discard pile may be taken here, so all of them are shown. */
  readonly spread = $derived(this.info.manner.spread);
  readonly over = $derived(this.view?.result != null);
  readonly myTurn = $derived(this.view !== null && !this.over && this.view.turn === this.seat);
  /** Somebody has knocked, and I lay off on the melds that lie there. */
  readonly laysOff = $derived(this.myTurn && this.view?.phase === "lay_off");
  readonly sets = $derived.by((): readonly PlacedSet[] => (this.draft ? drafts.now(this.draft).sets : this.board.sets));
  readonly hand = $derived.by((): readonly Piece[] =>
    arranged(this.draft ? drafts.rack(this.draft) : this.#untrayed, this.order, this.sort),
  );
  readonly #untrayed = $derived.by((): readonly Piece[] => {
    const aside = new Set(this.tray.flat());
    return this.board.hand.filter((piece) => !aside.has(piece.id));
  });
  readonly mine = $derived.by(
    (): ReadonlySet<number> => new Set(this.draft ? drafts.played(this.draft).map((piece) => piece.id) : []),
  );
  readonly touched = $derived.by((): ReadonlySet<number> =>
    this.draft ? drafts.touchedSets(this.draft) : new Set<number>(),
  );
  readonly dirty = $derived(this.draft !== null && drafts.isTouched(this.draft));
  readonly canUndo = $derived(this.draft !== null && drafts.canUndo(this.draft));
  readonly canRedo = $derived(this.draft !== null && drafts.canRedo(this.draft));
  readonly opened = $derived(this.view?.opened[this.seat] ?? false);
  readonly canMove = $derived(this.myTurn && !this.busy);
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
  /** Seats clockwise, the one after mine first. */
  readonly others = $derived.by((): readonly number[] => {
    const order = this.view?.order ?? this.info.seats.map((_, seat) => seat);
    const at = order.indexOf(this.seat);
    return [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  });
  /** The verdict on exactly what lies there now, null while the server has not said. */
  readonly verdict = $derived.by((): Tried | null => {
    const now = this.draft ? drafts.now(this.draft) : this.selection;
    return this.#tried?.snapshot === now ? this.#tried.answer : null;
  });
  /** Nothing is left to be said of what lies there now. */
  readonly settled = $derived.by((): boolean => {
    if (this.verdict !== null || !this.myTurn) return true;
    return this.draft === null && this.#cardAction() === null && !this.fitting.asked;
  });
  /** Can one selected piece be split off its set? */
  readonly splits = $derived.by((): number | null => {
    const [id] = this.selection;
    if (this.draft === null || this.selection.length !== 1 || id === undefined) return null;
    const set = this.sets.find((each) => each.pieces.some((piece) => piece.id === id));
    return set !== undefined && set.pieces[0]!.id !== id ? id : null;
  });
  /** Selected pieces that could go back to my rack. */
  readonly returnable = $derived(this.selection.length > 0 && this.selection.every((id) => this.mine.has(id)));

  readonly primary = $derived.by((): Primary => {
    const view = this.view;
    if (view === null || view.result !== null) return { does: "over" };
    if (!this.myTurn) return { does: "wait", seat: view.turn };
    if (this.draft !== null) {
      if (this.mine.size === 0) return { does: view.stock > 0 ? "draw" : "pass" };
      const refused = this.verdict?.refusal != null;
      return {
        does: "end",
        ready: !refused,
        value: this.verdict?.opening ?? null,
        minimum: this.verdict?.minimum ?? null,
        last: !refused && this.verdict !== null && this.hand.length === 0,
      };
    }
    const top = view.discard_pile.at(-1);
    if (this.takes("call")) return { does: "call", face: top ?? 0 };
    if (this.laysOff) {
      const { cards, melds, action } = this.fitting;
      if (cards.length === 0) return { does: "done" };
      if (melds !== null && action === null) return { does: melds.length > 1 ? "pick_meld" : "fits_nowhere" };
      return { does: "lay_off", ready: action !== null, cards };
    }
    if (this.takes("draw")) {
      const stock = this.offer === null || this.offered("draw").some(({ source }) => source === "stock");
      if (!stock && top !== undefined) return { does: "take_card", face: top };
      return { does: "draw_card", turns: view.stock === 0, ...(view.taken === null ? {} : { second: true }) };
    }
    if (this.selection.length === 0) {
      const [grouping] = this.#groupings;
      if (grouping !== undefined && (grouping === "show_melds" || this.offered(grouping).length > 0))
        return { does: grouping };
    }
    const owed = this.#first;
    if (owed !== null) return owed;
    const ready = this.verdict?.refusal == null;
    const [first, ...more] = this.selection;
    if (first === undefined) return { does: "pick" };
    if (more.length > 0) {
      const borrows = this.selection.some((id) => !this.hand.some((piece) => piece.id === id));
      return { does: "lay", ready, count: this.selection.length, ...(borrows ? { borrows } : {}) };
    }
    if (!this.hand.some((piece) => piece.id === first)) return { does: "pick" };
    return { does: "discard", ready, face: this.faceOf(first) ?? 0 };
  });

  /** The button while the first meld is put together; null when nothing of it lies there. */
  readonly #first = $derived.by((): Primary | null => {
    if (!this.takes("open") || (this.tray.length === 0 && this.selection.length < 2) || this.selection.length === 1)
      return null;
    const { opening = null, minimum = null, refusal = null } = this.verdict ?? {};
    if (this.verdict !== null && refusal === null) return { does: "open", value: opening };
    if (refusal !== null && refusal.code !== "opening_too_low") return null;
    return { does: "aside", ready: refusal !== null && this.selection.length > 1, value: opening, minimum };
  });

  readonly hint = new Hint(this);
  readonly fitting = new Fitting(this);

  readonly #groupings = $derived.by((): readonly Grouping[] =>
    (["show_melds", "go_out", "declare"] as const).filter((kind) => this.takes(kind)),
  );

  /** The buttons beside the primary one. */
  readonly extras = $derived.by((): readonly Extra[] => {
    if (!this.myTurn || this.offer === null) return [];
    const main = this.primary.does;
    const extras: Extra[] = this.#groupings.filter(
      (kind) => kind !== main && (kind === "declare" || this.offered(kind).length > 0),
    );
    if (this.offered("knock").length > 0) extras.push("knock");
    if (this.swaps.length > 0) extras.push("swap");
    if (this.offered("drop").length > 0) extras.push("drop");
    if (this.laysOff) return main === "done" ? [] : ["done"];
    if (this.offered("pass").length > 0)
      extras.push(this.takes("call") || (this.view?.stock ?? 0) > 0 ? "let_pass" : "refuse");
    return extras;
  });

  /** The exchanges for a joker that the one selected card allows. */
  readonly swaps = $derived.by(() => {
    const [id, ...more] = this.selection;
    if (id === undefined || more.length > 0) return [];
    const face = this.faceOf(id);
    return this.offered("swap").filter((swap) => swap.card === face);
  });

  /** Cards of melds may be taken for a new one: the house rule of this table says so. */
  readonly borrows = $derived.by(() => {
    const rule = this.info.options["borrowing"];
    return rule !== undefined && rule !== "none" && this.takes("meld") && !this.takes("draw");
  });

  /** Is this kind of action one that my turn takes at this moment? */
  takes(kind: string): boolean {
    if (!this.myTurn) return false;
    if (this.offer !== null) return this.offer.kinds.includes(kind);
    const phase = this.view?.phase;
    return kind === "draw" ? phase === "draw" : phase === "play" && (kind === "discard" || kind === "meld");
  }

  /** Every action of a kind that the server offers now. */
  offered<T extends Listed["type"]>(type: T): Extract<Listed, { type: T }>[] {
    const all = this.myTurn ? (this.offer?.actions ?? []) : [];
    return all.filter((action): action is Extract<Listed, { type: T }> => action.type === type);
  }

  faceOf(id: number): Face | null {
    return pieces(this.board).find((piece) => piece.id === id)?.face ?? null;
  }

  /** What the server said of a set as it lies; undefined while it has not. */
  verdictOf(set: PlacedSet): SetJudgement | undefined {
    const verdict = this.#verdicts.get(verdictKey(facesOf(set.pieces), set.kind));
    return verdict ?? this.#verdicts.get(verdictKey(facesOf(set.pieces), null));
  }

  /** The tab key comes back to this piece when it comes back to its zone. */
  focused(zone: string, id: number): void {
    if (this.stops[zone] !== id) this.stops = { ...this.stops, [zone]: id };
    const set = zone === "table" ? this.sets.find((each) => each.pieces.some((piece) => piece.id === id)) : undefined;
    if (set !== undefined) this.looked = set.id;
  }

  /** Where the tab key stops among these pieces. */
  stopAmong(zone: string, list: readonly Piece[]): number | null {
    const last = this.stops[zone];
    return list.find((piece) => piece.id === last)?.id ?? list[0]?.id ?? null;
  }

  name(seat: number): string {
    return this.info.seats[seat]?.name ?? "";
  }

  // --- select, then place

  selectable(id: number): boolean {
    if (this.hand.some((piece) => piece.id === id)) return true;
    if (this.draft === null && this.borrows && this.canMove)
      return this.sets.some((set) => set.pieces.some((piece) => piece.id === id));
    return this.draft !== null && this.canMove;
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

  /** Pick up exactly these pieces. */
  pickUp(ids: readonly number[]): void {
    this.#select(ids.filter((id) => this.selectable(id)));
  }

  /** Put the selected pieces somewhere. */
  place(spot: Spot, ids: readonly number[] = this.selection, origin?: Origin): void {
    if (spot.zone === "rack" && ids.every((id) => this.hand.some((piece) => piece.id === id))) {
      if (spot.at !== null) this.#reorder(ids, spot.at, origin);
      return;
    }
    if (!this.canMove) return;
    if (ids.length === 1 && ids[0] === STOCK) {
      if (spot.zone === "rack") this.draw();
    } else if (this.draft !== null) this.#placeTiles(spot, ids, origin);
    else this.#placeCards(spot, ids);
  }

  #placeTiles(spot: Spot, ids: readonly number[], origin?: Origin): void {
    if (this.draft === null) return;
    if (spot.zone === "stock" || spot.zone === "pile" || ids.length === 0) return;
    const moved = drafts.place(this.draft, ids, spot.zone === "rack" ? { zone: "rack" } : spot, this.#ids);
    if (moved.hindrance !== null) {
      this.said = { what: "note", note: moved.hindrance };
      return;
    }
    this.stage.change(() => {
      this.#setDraft(moved.draft);
      if (spot.zone === "rack" && spot.at !== null && this.sort === "manual") this.#insert(ids, spot.at);
      this.selection = [];
      const set = this.sets.find((each) => each.pieces.some((piece) => piece.id === ids[0]));
      this.looked = set?.id ?? null;
    }, origin);
  }

  #placeCards(spot: Spot, ids: readonly number[]): void {
    const taken = ids.length === 1 ? this.board.pile.find((piece) => piece.id === ids[0]) : undefined;
    if (taken !== undefined) {
      if (spot.zone === "rack") this.take(taken.face);
      return;
    }
    const cards = ids.flatMap((id) => this.faceOf(id) ?? []);
    if (cards.length === 0) return;
    if (spot.zone === "set") {
      const meld = this.sets.find((each) => each.id === spot.set);
      if (meld !== undefined) void this.#layOff(meld.number, cards);
    } else if (spot.zone === "new") {
      if (this.takes("open")) void this.#layFirst(ids);
      else void this.#layDown(this.#meld(ids), cards);
    } else if (spot.zone === "pile" && cards.length === 1) {
      void this.act({ type: "discard", card: cards[0]! });
    }
  }

  /** A new meld; those of its cards that lie on the table are borrowed. */
  #meld(ids: readonly number[]): Extract<Action, { type: "meld" }> {
    const borrowed = ids.flatMap((id) => {
      const set = this.board.sets.find((each) => each.pieces.some((piece) => piece.id === id));
      const face = this.faceOf(id);
      return set === undefined || face === null ? [] : [[set.number, face] as const];
    });
    return {
      type: "meld",
      cards: ids.flatMap((id) => this.faceOf(id) ?? []),
      ...(borrowed.length > 0 ? { borrowed } : {}),
    };
  }

  /** Lay cards off on a meld, or, where that is refused and a joker can be had for the card, take the joker. */
  async #layOff(meld: number, cards: readonly Face[]): Promise<void> {
    const swap = this.offered("swap").find(
      (each) => cards.length === 1 && each.meld === meld && each.card === cards[0],
    );
    const action: Action = { type: "lay_off", meld, cards };
    if (swap === undefined) return this.#layDown(action, cards);
    const tried = await this.tryOut(action);
    return tried?.refusal == null ? this.#layDown(action, cards) : this.act(swap);
  }

  /** Lay cards; where their jokers could stand for several cards, ask first what they shall stand for. */
  async #layDown(action: Extract<Action, { cards: unknown }>, cards: readonly Face[]): Promise<void> {
    const tried = cards.some(isJoker) ? await this.tryOut(action) : null;
    const [ways] = tried?.ways ?? [];
    if (tried?.refusal != null || ways === undefined || ways.length === 0) return this.act(action);
    this.question = { ways, choose: (way) => void this.act({ ...action, cards: way.cards }) };
  }

  /** Lay the first meld if what was laid aside and these cards are enough, or else lay these aside too. */
  async #layFirst(ids: readonly number[]): Promise<void> {
    const tried = await this.tryOut(this.#opening(ids));
    if (tried === null) return;
    if (tried.refusal === null) await this.#open(tried);
    else if (tried.refusal.code !== "opening_too_low") this.#refuse(tried.refusal);
    else this.#setTray([...this.tray, ids]);
  }

  /** Lay the first meld; the jokers of its melds that could stand for several cards are asked about one by one. */
  async #open(tried: Tried): Promise<void> {
    const melds = this.#opening(this.selection).melds.map((meld, at) => ({ meld, ways: tried.ways[at] ?? [] }));
    const ask = (at: number, chosen: readonly (readonly Face[])[]): void => {
      const next = melds[at];
      if (next === undefined) void this.act({ type: "open", melds: chosen });
      else if (next.ways.length === 0) ask(at + 1, [...chosen, next.meld]);
      else this.question = { ways: next.ways, choose: (way) => ask(at + 1, [...chosen, way.cards]) };
    };
    ask(0, []);
  }

  #opening(ids: readonly number[]): Extract<Action, { type: "open" }> {
    const melds = ids.length > 1 ? [...this.tray, ids] : this.tray;
    return { type: "open", melds: melds.map((meld) => meld.flatMap((id) => this.faceOf(id) ?? [])) };
  }

  /** A meld that was laid aside goes back into the hand. */
  takeBack(index: number): void {
    this.#setTray(this.tray.filter((_, at) => at !== index));
  }

  #setTray(tray: readonly (readonly number[])[]): void {
    this.stage.change(() => {
      this.tray = tray;
      this.selection = [];
      this.said = null;
    });
    this.#judge();
  }

  /** A tap on the stock: draw, where that is how a turn goes. */
  draw(): void {
    if (!this.canMove || this.view === null) return;
    if (this.draft !== null) {
      if (this.mine.size === 0) void this.act({ type: "pass" });
    } else void this.act({ type: "draw", source: "stock" });
  }

  /** Take a card of the discard pile: its top one where no other can be had. */
  take(face: Face | null = null): void {
    if (!this.canMove || this.draft !== null) return;
    void this.act({ type: "draw", source: "discard", ...(this.spread && face !== null ? { card: face } : {}) });
  }

  /** A tap on the discard pile: put the one selected card there, or take the card tapped. */
  tapPile(face: Face | null = null): void {
    if (!this.takes("draw") && this.selection.length > 0) this.place({ zone: "pile" });
    else this.take(face);
  }

  /** Do what one of the buttons beside the primary one says. */
  extra(what: Extra): void {
    if (!this.canMove) return;
    switch (what) {
      case "drop":
        void this.act({ type: what });
        return;
      case "let_pass":
      case "refuse":
      case "done":
        void this.act({ type: "pass" });
        return;
      case "swap":
        if (this.swaps[0] !== undefined) void this.act(this.swaps[0]);
        return;
      default:
        this.panel = what;
    }
  }

  // --- the draft

  split(id: number): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.split(this.draft, id, this.#ids));
  }

  choose(set: number, kind: SetKind): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.choose(this.draft, set, kind));
  }

  undo(): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.undo(this.draft));
  }

  redo(): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.redo(this.draft));
  }

  /** A turn at a tile table as it would lie. */
  plan(action: Rearrange): Snapshot | null {
    return this.draft === null ? null : planned(this.draft, action, this.#ids);
  }

  /** Lay the table out so; undo takes it back. */
  adopt(snapshot: Snapshot): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.adopt(this.draft, snapshot));
  }

  reset(): void {
    if (this.draft !== null && this.canMove) this.#step(drafts.reset(this.draft));
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
    this.#judge();
    this.#save();
  }

  // --- the order of the rack

  sortBy(mode: "colour" | "number"): void {
    this.stage.change(() => {
      this.sort = mode;
    });
    this.#save();
  }

  #reorder(ids: readonly number[], at: number, origin?: Origin): void {
    this.stage.change(() => {
      this.#insert(ids, at);
    }, origin);
    this.#save();
  }

  /** Put pieces before the one that is shown at `at`; from then on the order is mine. */
  #insert(ids: readonly number[], at: number): void {
    const all = arranged(this.draft?.mine ?? this.board.hand, this.order, this.sort).map((piece) => piece.id);
    const next = this.hand[at]?.id;
    const place = next === undefined ? all.length : all.indexOf(next);
    this.order = reordered(all, ids, place);
    this.sort = "manual";
  }

  /** One step left or right for the selected piece, by keyboard. */
  nudge(id: number, by: -1 | 1): void {
    const at = this.hand.findIndex((piece) => piece.id === id);
    if (at < 0 || at + by < 0 || at + by >= this.hand.length) return;
    this.#reorder([id], by < 0 ? at - 1 : at + 2);
  }

  // --- acting

  /** Press the button at the lower right. */
  press(): void {
    const primary = this.primary;
    if (!this.canMove) return;
    const refusal = this.verdict?.refusal;
    switch (primary.does) {
      case "draw":
      case "pass":
        void this.act({ type: "pass" });
        return;
      case "draw_card":
        this.draw();
        return;
      case "take_card":
        this.take();
        return;
      case "done":
        void this.act({ type: "pass" });
        return;
      case "lay_off":
        if (this.fitting.action !== null) void this.act(this.fitting.action);
        return;
      case "call": {
        const [call] = this.offered("call");
        if (call !== undefined) void this.act(call);
        return;
      }
      case "go_out":
      case "declare":
      case "show_melds":
        this.panel = primary.does;
        return;
      case "aside":
      case "open":
        if (this.selection.length > 1) this.place({ zone: "new" });
        else if (primary.does === "open" && this.verdict !== null) void this.#open(this.verdict);
        return;
      case "end":
        if (refusal) this.#refuse(refusal);
        else if (this.draft) void this.act(drafts.toAction(this.draft, !this.opened));
        return;
      case "lay":
        if (refusal) this.#refuse(refusal);
        else this.place({ zone: "new" });
        return;
      case "discard":
        if (refusal) this.#refuse(refusal);
        else this.place({ zone: "pile" });
    }
  }

  async act(action: Action): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = null;
    try {
      const answer = await this.#socket.ask({ type: "act", version: this.#socket.version, action });
      if (answer.type === "refused") this.#refuse(answer);
      else {
        if (answer.type === "accepted") await this.#told(answer.version);
        this.fresh = new Set();
        this.#select([]);
      }
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
      this.#lostAct = this.#key();
      this.said = { what: "note", note: "no_line" };
    } finally {
      this.busy = false;
    }
  }

  /** What the server says of an action without playing it; null when it cannot be asked. */
  async tryOut(action: Action): Promise<Tried | null> {
    try {
      const answer = await this.#socket.ask({ type: "try", version: this.#socket.version, action });
      return answer.type === "tried" ? answer : null;
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
      return null;
    }
  }

  /** Knock, and discard the card that goes with it. */
  async knock(card: Face): Promise<void> {
    await this.act({ type: "knock" });
    if (this.said === null) await this.act({ type: "discard", card });
  }

  /** Answer what a joker stands for; null takes the question back. */
  answer(way: Way | null): void {
    const asked = this.question;
    this.question = null;
    if (way !== null) asked?.choose(way);
  }

  /** Leave the match for good; whether that was accepted. */
  async leaveMatch(): Promise<boolean> {
    await this.#order({ type: "leave_match" });
    return this.info.seats[this.seat]?.left === true || this.said === null;
  }

  /** What a bot would do in my place; null where there is no answer. */
  async askHint(): Promise<Action | null> {
    try {
      const answer = await this.#socket.ask({ type: "hint", version: this.#socket.version });
      if (answer.type === "refused") this.#refuse(answer);
      return answer.type === "hinted" ? answer.action : null;
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
      this.said = { what: "note", note: "no_line" };
      return null;
    }
  }

  nextDeal(): void {
    void this.#order({ type: "next_deal" });
  }

  rematch(): void {
    void this.#order({ type: "rematch" });
  }

  start(): Promise<void> {
    return this.#order({ type: "start" });
  }

  async #order(
    question: { type: "next_deal" } | { type: "rematch" } | { type: "start" } | { type: "leave_match" },
  ): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const answer = await this.#socket.ask(question);
      if (answer.type === "refused") this.#refuse(answer);
      else if (answer.type === "accepted") await this.#told(answer.version);
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
    } finally {
      this.busy = false;
    }
  }

  /** Wait for the news that led to a version, or for the line to be lost. */
  #told(version: number): Promise<void> {
    if (this.#socket.version >= version || this.link !== "open") return Promise.resolve();
    return new Promise((told) => {
      this.#awaited = { version, told };
    });
  }

  #refuse(refusal: Refusal): void {
    this.said = { what: "refused", refusal };
    const flawed = this.sets.find((set) => this.verdictOf(set)?.flaw === refusal.code);
    if (flawed !== undefined) this.looked = flawed.id;
  }

  // --- what the server thinks of the draft

  #select(ids: readonly number[]): void {
    if (ids.length === 0 && this.selection.length === 0) return;
    this.selection = ids;
    if (this.draft === null) this.#judge();
  }

  /** Ask for a verdict on what lies there, after a moment; the latest question wins. */
  #judge(): void {
    if (this.#tryTimer !== null) clearTimeout(this.#tryTimer);
    this.#tryTimer = setTimeout(() => void (this.laysOff ? this.fitting.look() : this.#try()), TRY_AFTER_MS);
  }

  async #try(): Promise<void> {
    const draft = this.draft;
    const asked = draft === null ? this.selection : drafts.now(draft);
    const action = draft === null ? this.#cardAction() : drafts.toAction(draft, !this.opened);
    if (action === null || !this.myTurn) return;
    const serial = ++this.#trySerial;
    let answer;
    try {
      answer = await this.#socket.ask({ type: "try", version: this.#socket.version, action });
    } catch (error) {
      if (error instanceof LineLost) return;
      throw error;
    }
    if (answer.type !== "tried") return;
    if (draft !== null) this.#learn(draft, answer);
    if (serial !== this.#trySerial) return;
    if (draft === null) {
      this.#tried = { snapshot: asked, answer };
    } else if (this.draft !== null && drafts.now(this.draft) === asked) {
      this.#settle(this.draft, answer);
    }
  }

  #cardAction(): Action | null {
    const ids = this.selection;
    if (this.takes("draw") || this.takes("call") || this.takes("rearrange") || this.laysOff) return null;
    if (this.takes("open") && (ids.length > 1 || (ids.length === 0 && this.tray.length > 0))) return this.#opening(ids);
    if (ids.length === 0) return null;
    const [first, ...more] = ids.flatMap((id) => this.faceOf(id) ?? []);
    if (first === undefined) return null;
    return more.length === 0 ? { type: "discard", card: first } : this.#meld(ids);
  }

  /** Keep what was said of each set, as it was sent and as it is best laid. */
  #learn(draft: Draft, answer: Tried): void {
    const verdicts = new Map(this.#verdicts);
    drafts.now(draft).sets.forEach((set, index) => {
      const verdict = answer.sets[index];
      if (verdict === undefined) return;
      verdicts.set(verdictKey(facesOf(set.pieces), set.kind), verdict);
      verdicts.set(verdictKey(verdict.order, set.kind), verdict);
    });
    this.#verdicts = verdicts;
  }

  /** Lay every set in its best order, and remember the first meld once it is enough. */
  #settle(draft: Draft, answer: Tried): void {
    const sets = drafts.now(draft).sets;
    let settled = draft;
    const legal = new Set<number>();
    sets.forEach((set, index) => {
      const verdict = answer.sets[index];
      if (verdict === undefined || verdict.kinds.length === 0) return;
      legal.add(set.id);
      settled = drafts.tidy(settled, set.id, verdict.order);
    });
    if (answer.minimum !== null && answer.opening !== null && answer.opening >= answer.minimum) {
      settled = drafts.recordOpening(settled, legal);
    }
    if (settled !== draft) {
      this.stage.change(() => {
        this.draft = settled;
        this.#tried = { snapshot: drafts.now(settled), answer };
      });
      this.#save();
    } else {
      this.#tried = { snapshot: drafts.now(draft), answer };
    }
  }

  // --- people

  /** Nobody's seat is ours: we see the table and no hand. */
  readonly watching = $derived(this.seat < 0);

  /** Ask for something about the table itself; true when it is done. What is refused is said. */
  async request(question: Question): Promise<boolean> {
    try {
      const answer = await this.#socket.ask(question);
      if (answer.type === "refused") this.said = { what: "refused", refusal: answer };
      return answer.type === "accepted";
    } catch (failure) {
      if (!(failure instanceof LineLost)) throw failure;
      this.said = { what: "note", note: "no_line" };
      return false;
    }
  }

  /** Say something to the server that nobody has asked for; true when it is done. */
  async #mention(question: Question): Promise<boolean> {
    try {
      return (await this.#socket.ask(question)).type === "accepted";
    } catch (failure) {
      if (!(failure instanceof LineLost)) throw failure;
      return false;
    }
  }

  /** Add chance of one's own to the deals, with what was typed in it; true when it is done. */
  addChance(text: string): Promise<boolean> {
    if (this.info.trust?.scheme === 2) return this.#chance.again(this.info, text);
    return this.request({ type: "add_chance", added: hexadecimal(text) });
  }

  mute(seat: number, quiet: boolean): void {
    const muted = new Set(this.muted);
    if (quiet) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    this.spoken = this.spoken.filter((each) => !muted.has(each.seat));
  }

  /** A phrase stays for a while, three of them at most. */
  #show(spoken: Spoken): void {
    const number = ++this.#spokenNumber;
    this.spoken = [...this.spoken, { ...spoken, number }].slice(-3);
    setTimeout(() => (this.spoken = this.spoken.filter((each) => each.number !== number)), PHRASE_MS);
  }

  // --- news

  #notWaiting(): void {
    this.#awaited?.told();
    this.#awaited = null;
  }

  #hear(news: News): void {
    if (news.type === "spoken") {
      if (!this.muted.has(news.seat)) this.#show(news);
      return;
    }
    if (this.#awaited !== null && news.version >= this.#awaited.version) this.#notWaiting();
    if (news.type === "table_changed") {
      this.info = { ...news.table, you: this.info.you };
      this.#chance.follow(this.info, false);
      this.#judge();
      return;
    }
    if (news.type === "welcome") {
      this.info = news.table;
      this.seat = news.seat ?? -1;
      this.#chance.follow(this.info, true);
    }
    const before = this.view;
    const wasMine = this.myTurn;
    const events = news.events ?? [];
    const actor = actorOf(events);
    const known = new Set(pieces(this.#shown()).map((piece) => piece.id));
    const homes = homesOf(this.#places());
    const drawn = news.type === "update" ? this.#drawnBy(events) : [];
    for (const { seat, from } of drawn) this.#pass(from, seat);
    this.stage.change(
      () => {
        this.hint.clear();
        this.view = news.view;
        this.offer = news.offer ?? null;
        this.score = news.score;
        this.clock = news.clock && { ...news.clock, until: performance.now() + news.clock.left_ms };
        this.#apply(
          news.view,
          events.some((event) => event.type === "dealt"),
        );
        if (news.type === "update" && actor !== null && actor !== this.seat) this.#mark(homes);
        this.#log(events);
      },
      before === null ? undefined : (id) => (known.has(id) ? null : this.#origin(id, actor)),
    );
    if (!wasMine && this.myTurn && before !== null) this.called += 1;
    if (news.type === "welcome" && this.#lostAct !== null) {
      this.said = this.#lostAct === this.#key() ? { what: "note", note: "not_arrived" } : null;
      this.#lostAct = null;
    }
    this.#judge();
    this.#save();
  }

  #shown(): Board {
    return { sets: this.sets, hand: this.hand, pile: this.board.pile };
  }

  #key(): string {
    return this.view === null ? "" : turnKey(this.view, this.score?.rows.length ?? 0);
  }

  #apply(view: View | null, dealt: boolean): void {
    if (view === null) {
      this.board = EMPTY;
      this.draft = null;
      return;
    }
    const key = this.#key();
    const drafting = view.phase === "rearrange" && view.turn === this.seat && view.result === null;
    if (this.draft !== null && drafting && key === this.#draftKey) return;
    const recalled = this.#recalled;
    this.#recalled = null;
    const order = this.hand.map((piece) => piece.id);
    this.#draftKey = key;
    if (recalled?.draft?.key === key && drafting) {
      this.#resume(recalled.draft.draft);
    } else {
      const board = follow(dealt ? EMPTY : this.#shown(), view, this.#ids);
      this.board = this.tiles ? { ...board, sets: tidied(board.sets) } : board;
      this.draft = drafting ? drafts.begin(this.board.sets, this.board.hand) : null;
    }
    if (recalled !== null) this.order = orderOf(recalled.rack, this.board.hand);
    else if (this.sort === "manual") this.order = [...new Set([...this.order, ...order])];
    const here = new Set(pieces(this.#shown()).map((piece) => piece.id));
    const held = new Set(this.board.hand.map((piece) => piece.id));
    this.tray = this.myTurn ? this.tray.filter((meld) => meld.every((id) => held.has(id))) : [];
    if (this.panel !== null && !this.takes(this.panel)) this.panel = null;
    if (!this.myTurn) this.question = null;
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
    this.#ids = numbers(Math.max(0, ...used, ...draft.mine.map((piece) => piece.id)) + 1);
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

  #log(events: readonly Event[]): void {
    if (events.length === 0) return;
    this.lines = [...this.lines, ...events.map((event) => ({ number: ++this.#lineNumber, event }))].slice(-600);
  }

  // --- where pieces come from on the page

  #element(selector: string): Element | null {
    return this.stage.root?.querySelector(selector) ?? null;
  }

  #origin(id: number, actor: number | null): DOMRect | null {
    const mine = this.hand.some((piece) => piece.id === id);
    const from = mine || actor === null ? '[data-zone="stock"]' : `[data-seat="${actor}"]`;
    return this.#element(from)?.getBoundingClientRect() ?? null;
  }

  #drawnBy(events: readonly Event[]): { seat: number; from: "stock" | "pile" }[] {
    return events.flatMap((event) =>
      event.type === "drew" && event.seat !== this.seat
        ? [{ seat: event.seat, from: event.source === "discard" ? ("pile" as const) : ("stock" as const) }]
        : [],
    );
  }

  #pass(from: "stock" | "pile", seat: number): void {
    const what = this.#element(`[data-zone="${from}"] .piece`);
    const to = this.#element(`[data-seat="${seat}"]`);
    if (what !== null && to !== null) this.stage.pass(what, to);
  }

  // --- leaving and coming back

  #save(): void {
    const all = arranged(this.draft?.mine ?? this.board.hand, this.order, this.sort);
    rememberTable(this.id, {
      version: this.#socket?.version ?? 0,
      lines: this.lines,
      sort: this.sort,
      rack: facesOf(all),
      draft: this.draft !== null && this.dirty ? { key: this.#draftKey, draft: this.draft } : null,
    });
  }

  hurry(): void {
    this.#socket.hurry();
  }

  close(): void {
    if (this.#tryTimer !== null) clearTimeout(this.#tryTimer);
    this.#socket.close();
  }
}

/** The set in which each piece of the table lies. */
function homesOf(sets: readonly Pick<PlacedSet, "id" | "pieces">[]): Map<number, number> {
  return new Map(sets.flatMap((set) => set.pieces.map((piece) => [piece.id, set.id] as const)));
}

/** The seat that acted, null when nobody did. */
function actorOf(events: readonly Event[]): number | null {
  for (const event of events) {
    if ("seat" in event && event.type !== "dealt") return event.seat;
  }
  return null;
}

/** The pieces of `hand` in the order in which their faces were written down. */
function orderOf(faces: readonly Face[], hand: readonly Piece[]): number[] {
  const left = sorted(hand, "colour");
  return faces.flatMap((face) => {
    const at = left.findIndex((piece) => piece.face === face);
    return at < 0 ? [] : left.splice(at, 1).map((piece) => piece.id);
  });
}
