/** Laying cards: a meld, cards laid off, and the first meld, put together on a tray; what jokers stand for is asked first. */
import { isJoker, numberOf } from "$lib/faces";
import type { HandGroups } from "$lib/hand/handGroups.svelte";
import type { Action, Face, Tried, Way } from "$lib/protocol";
import type { Hand } from "./hand.svelte";
import type { TableLine } from "./line.svelte";
import type { Pieces } from "./pieces.svelte";
import type { Selection } from "./selection.svelte";
import type { Table } from "./table.svelte";
import { isBegun, isGiven } from "./turn";

/** Cards whose jokers could stand for several: every way to lay them, and what to do with the one that is chosen. */
export interface JokerQuestion {
  readonly ways: readonly Way[];
  readonly choose: (way: Way) => void;
}

/** What it needs of the table around it. */
export interface Lays {
  readonly table: Pick<
    Table,
    "info" | "view" | "offer" | "opened" | "lays" | "laysOff" | "answers" | "isOurs" | "takes" | "offered"
  >;
  readonly line: Pick<TableLine, "said" | "tryOut" | "act" | "refuse">;
  readonly pieces: Pick<Pieces, "board" | "sets" | "faces" | "faceOf" | "stage">;
  readonly hand: Pick<Hand, "tray">;
  readonly handGroups: Pick<HandGroups, "layout" | "told">;
  readonly selection: Pick<Selection, "ids" | "pickUp">;
  /** Ask anew what the server thinks of what lies there. */
  judge(): void;
}

type Melding = Extract<Action, { type: "meld" }>;
type Opening = Extract<Action, { type: "open" }>;
type Taking = Extract<Action, { type: "take_pile" }>;

export class Laying {
  /** What has to be asked before cards can be laid, null when nothing has. */
  question = $state.raw<JokerQuestion | null>(null);
  readonly #at: Lays;

  constructor(at: Lays) {
    this.#at = at;
  }

  /** Answer what a joker stands for; null takes the question back. */
  answer(way: Way | null): void {
    const asked = this.question;
    this.question = null;
    if (way !== null) asked?.choose(way);
  }

  /** A new meld; those of its cards that lie on the table are borrowed. */
  meld(ids: readonly number[]): Melding {
    return { type: "meld", ...this.#cards(ids) };
  }

  /** What is laid, and what of it comes from melds on the table. */
  #cards(ids: readonly number[]): Pick<Melding, "cards" | "borrowed"> {
    const { pieces } = this.#at;
    const borrowed = ids.flatMap((id) => {
      const set = pieces.board.sets.find((each) => each.pieces.some((piece) => piece.id === id));
      const face = pieces.faceOf(id);
      return set === undefined || face === null ? [] : [[set.number, face] as const];
    });
    return { cards: pieces.faces(ids), ...(borrowed.length > 0 ? { borrowed } : {}) };
  }

  /** The first meld: what lies aside, with these cards as one meld more. */
  opening(ids: readonly number[]): Opening {
    return { type: "open", melds: this.#aside(ids).map((meld) => this.#at.pieces.faces(meld)) };
  }

  /** What lies aside, these cards with it. */
  #aside(ids: readonly number[]): Hand["tray"] {
    const { tray } = this.#at.hand;
    return ids.length > 0 ? [...tray, ...this.#inGroups(ids)] : tray;
  }

  /** Taking the whole pile: the cards of its top card's rank, or all where nothing else may be laid, go with that. */
  taking(ids: readonly number[]): Taking {
    const { table, pieces } = this.#at;
    const top = table.view?.discard_pile.at(-1);
    if (table.opened) return { type: "take_pile", cards: pieces.faces(ids), more: [] };
    const groups = this.opening(ids).melds;
    const rank = top === undefined ? null : numberOf(top);
    const at = groups.findIndex((group) => group.some((face) => !this.#isWild(face) && numberOf(face) === rank));
    return { type: "take_pile", cards: groups[at] ?? [], more: groups.filter((_, place) => place !== at) };
  }

  /** Take the pile with what is selected and laid aside, lay aside what is not enough yet, or be shown a way. */
  async takePile(): Promise<void> {
    const { table, line, hand, selection } = this.#at;
    const { ids } = selection;
    if (ids.length + hand.tray.length > 0) {
      const action = this.taking(ids);
      const tried = table.opened ? null : await line.tryOut(action);
      if (tried !== null && isBegun(tried) && ids.length > 1) this.layAside(this.#aside(ids));
      else await line.act(action);
      return;
    }
    const [way] = table.offer?.takes ?? [];
    if (way === undefined || way.cards.length === 0) await line.act(way ?? { type: "take_pile", cards: [], more: [] });
    else this.prepare(way);
  }

  /** The cards of a way to take the pile are selected, those of other groups laid aside. */
  prepare(way: Taking): void {
    const held = [...this.#at.pieces.board.hand];
    const taken = (faces: readonly Face[]): number[] =>
      faces.flatMap((face) => {
        const at = held.findIndex((piece) => piece.face === face);
        return at < 0 ? [] : held.splice(at, 1).map(({ id }) => id);
      });
    const cards = taken(way.cards);
    const more = (way.more ?? []).map(taken);
    if (more.length > 0) this.layAside(more);
    this.#at.selection.pickUp(cards);
  }

  /** The number of the group of my side that may still grow and that the selected cards join by their rank, if any. */
  joined(ids: readonly number[]): number | null {
    const { table, pieces: here } = this.#at;
    const natural = here.faces(ids).filter((face) => !this.#isWild(face));
    const ranks = new Set(natural.map(numberOf));
    if (!table.info.manner.ranks || ranks.size !== 1 || !table.takes("lay_off")) return null;
    const [rank] = ranks;
    const own = here.sets.find(
      ({ owner, number, pieces }) =>
        table.isOurs(owner) &&
        !table.view?.full.includes(number) &&
        pieces.some(({ face }) => !this.#isWild(face) && numberOf(face) === rank),
    );
    return own?.number ?? null;
  }

  #isWild(face: Face): boolean {
    return isJoker(face) || (this.#at.table.view?.wilds ?? []).includes(face);
  }

  /** What laying these cards does: they join a group of my side, or are a new meld. */
  laid(ids: readonly number[]): Action {
    const meld = this.joined(ids);
    return meld === null ? this.meld(ids) : { type: "lay_off", meld, cards: this.#at.pieces.faces(ids) };
  }

  /** What the selected cards would do now; null where nothing is to be said of them. */
  get wanted(): Action | null {
    const { table, pieces, hand, selection } = this.#at;
    const { ids } = selection;
    if (table.takes("take_pile") && ids.length + hand.tray.length > 0) return this.taking(ids);
    if (table.takes("draw") || table.takes("take_pile") || table.answers || table.takes("rearrange") || table.laysOff)
      return null;
    if (table.takes("open") && (ids.length > 1 || (ids.length === 0 && hand.tray.length > 0))) return this.opening(ids);
    if (ids.length === 0) return null;
    const [first, ...more] = pieces.faces(ids);
    if (first === undefined) return null;
    if (more.length === 0) return { type: "discard", card: first };
    return table.lays ? this.laid(ids) : null;
  }

  /** One group for each rank, in the order in which the cards were chosen; a wild card goes with the one before it. */
  #byRank(ids: readonly number[]): readonly (readonly number[])[] {
    const groups = new Map<number | null, number[]>();
    let rank: number | null = null;
    const loose: number[] = [];
    for (const id of ids) {
      const face = this.#at.pieces.faceOf(id);
      if (face === null) continue;
      if (!this.#isWild(face)) rank = numberOf(face);
      if (rank === null) loose.push(id);
      else groups.set(rank, [...(groups.get(rank) ?? []), id]);
    }
    const [first = [], ...others] = [...groups.values()];
    return [[...loose, ...first], ...others];
  }

  /** Cards that are several whole groups of my hand are as many melds; all others are one, or one for each rank. */
  #inGroups(ids: readonly number[]): readonly (readonly number[])[] {
    if (this.#at.table.info.manner.ranks) return this.#byRank(ids);
    const groups = this.#at.handGroups.layout.groups.filter((group) => group.some((id) => ids.includes(id)));
    return groups.length > 1 && groups.flat().length === ids.length && groups.flat().every((id) => ids.includes(id))
      ? groups
      : [ids];
  }

  /** Lay the contract that my hand has in its groups. */
  async layContract(): Promise<void> {
    const opening: Opening = { type: "open", melds: this.#at.handGroups.told?.contract ?? [] };
    const tried = await this.#at.line.tryOut(opening);
    if (tried === null) return;
    if (tried.refusal === null) this.open(tried, opening);
    else this.#at.line.refuse(tried.refusal);
  }

  /** Lay cards as a meld of their own. */
  async layNew(ids = this.#at.selection.ids): Promise<void> {
    if (this.#at.table.takes("open")) await this.#layFirst(ids);
    else if (this.joined(ids) !== null) await this.layOff(this.joined(ids) ?? 0, ids);
    else await this.#lay(this.meld(ids), this.#at.pieces.faces(ids));
  }

  /** Lay cards off on a meld, or, where that is refused and a joker can be had for the card, take the joker. */
  async layOff(meld: number, ids: readonly number[]): Promise<void> {
    const cards = this.#at.pieces.faces(ids);
    const swap = this.#at.table.offered("swap").find((each) => each.meld === meld && isGiven(each, cards));
    const action = { type: "lay_off", meld, ...this.#cards(ids) } as const;
    if (swap === undefined) return this.#lay(action, cards);
    const tried = await this.#at.line.tryOut(action);
    return tried?.refusal == null ? this.#lay(action, cards) : this.#at.line.act(swap);
  }

  /** Lay the first meld, what was tried; the jokers of its melds that could stand for several are asked about one by one. */
  open(tried: Tried, opening = this.opening(this.#at.selection.ids)): void {
    const melds = opening.melds.map((meld, at) => ({ meld, ways: tried.ways[at] ?? [] }));
    const ask = (at: number, chosen: readonly (readonly Face[])[]): void => {
      const next = melds[at];
      if (next === undefined) void this.#at.line.act({ type: "open", melds: chosen });
      else if (next.ways.length === 0) ask(at + 1, [...chosen, next.meld]);
      else this.question = { ways: next.ways, choose: (way) => ask(at + 1, [...chosen, way.cards]) };
    };
    ask(0, []);
  }

  /** A meld that was laid aside goes back into the hand. */
  takeBack(index: number): void {
    this.layAside(this.#at.hand.tray.filter((_, at) => at !== index));
  }

  /** Exactly these melds lie aside. */
  layAside(tray: Hand["tray"]): void {
    const { pieces, hand, selection, line } = this.#at;
    pieces.stage.change(() => {
      hand.tray = tray;
      selection.ids = [];
      line.said = null;
    });
    this.#at.judge();
  }

  /** Lay cards; where their jokers could stand for several cards, ask first what they shall stand for. */
  async #lay(action: Extract<Action, { cards: unknown }>, cards: readonly Face[]): Promise<void> {
    const tried = cards.some(isJoker) ? await this.#at.line.tryOut(action) : null;
    const [ways] = tried?.ways ?? [];
    if (tried?.refusal != null || ways === undefined || ways.length === 0) return this.#at.line.act(action);
    this.question = { ways, choose: (way) => void this.#at.line.act({ ...action, cards: way.cards }) };
  }

  /** Lay the first meld if what was laid aside and these cards are enough, or else lay these aside too. */
  async #layFirst(ids: readonly number[]): Promise<void> {
    const opening = this.opening(ids);
    const tried = await this.#at.line.tryOut(opening);
    if (tried === null) return;
    if (tried.refusal === null) this.open(tried, opening);
    else if (!isBegun(tried)) this.#at.line.refuse(tried.refusal);
    else this.layAside(this.#aside(ids));
  }
}
