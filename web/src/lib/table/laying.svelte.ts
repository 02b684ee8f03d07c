/** Laying cards: a meld, cards laid off, and the first meld, put together on a tray; what jokers stand for is asked first. */
import { isJoker } from "$lib/faces";
import type { Action, Face, Tried, Way } from "$lib/protocol";
import type { TableGame } from "./game.svelte";
import { isGiven } from "./turn";

/** Cards whose jokers could stand for several: every way to lay them, and what to do with the one that is chosen. */
export interface JokerQuestion {
  readonly ways: readonly Way[];
  readonly choose: (way: Way) => void;
}

type Melding = Extract<Action, { type: "meld" }>;
type Opening = Extract<Action, { type: "open" }>;

export class Laying {
  /** What has to be asked before cards can be laid, null when nothing has. */
  question = $state.raw<JokerQuestion | null>(null);
  readonly #game: TableGame;

  constructor(game: TableGame) {
    this.#game = game;
  }

  /** Answer what a joker stands for; null takes the question back. */
  answer(way: Way | null): void {
    const asked = this.question;
    this.question = null;
    if (way !== null) asked?.choose(way);
  }

  /** A new meld; those of its cards that lie on the table are borrowed. */
  meld(ids: readonly number[]): Melding {
    const game = this.#game;
    const borrowed = ids.flatMap((id) => {
      const set = game.board.sets.find((each) => each.pieces.some((piece) => piece.id === id));
      const face = game.faceOf(id);
      return set === undefined || face === null ? [] : [[set.number, face] as const];
    });
    return { type: "meld", cards: this.#faces(ids), ...(borrowed.length > 0 ? { borrowed } : {}) };
  }

  /** The first meld: what lies aside, with these cards as one meld more. */
  opening(ids: readonly number[]): Opening {
    const melds = ids.length > 0 ? [...this.#game.tray, ids] : this.#game.tray;
    return { type: "open", melds: melds.map((meld) => this.#faces(meld)) };
  }

  /** Lay cards as a meld of their own. */
  async layNew(ids: readonly number[]): Promise<void> {
    if (this.#game.takes("open")) await this.#layFirst(ids);
    else await this.#lay(this.meld(ids), this.#faces(ids));
  }

  /** Lay cards off on a meld, or, where that is refused and a joker can be had for the card, take the joker. */
  async layOff(meld: number, cards: readonly Face[]): Promise<void> {
    const swap = this.#game.offered("swap").find((each) => each.meld === meld && isGiven(each, cards));
    const action: Action = { type: "lay_off", meld, cards };
    if (swap === undefined) return this.#lay(action, cards);
    const tried = await this.#game.tryOut(action);
    return tried?.refusal == null ? this.#lay(action, cards) : this.#game.act(swap);
  }

  /** Lay the first meld, what was tried; the jokers of its melds that could stand for several are asked about one by one. */
  open(tried: Tried, opening = this.opening(this.#game.selection)): void {
    const melds = opening.melds.map((meld, at) => ({ meld, ways: tried.ways[at] ?? [] }));
    const ask = (at: number, chosen: readonly (readonly Face[])[]): void => {
      const next = melds[at];
      if (next === undefined) void this.#game.act({ type: "open", melds: chosen });
      else if (next.ways.length === 0) ask(at + 1, [...chosen, next.meld]);
      else this.question = { ways: next.ways, choose: (way) => ask(at + 1, [...chosen, way.cards]) };
    };
    ask(0, []);
  }

  /** A meld that was laid aside goes back into the hand. */
  takeBack(index: number): void {
    this.#game.layAside(this.#game.tray.filter((_, at) => at !== index));
  }

  #faces(ids: readonly number[]): Face[] {
    return ids.flatMap((id) => this.#game.faceOf(id) ?? []);
  }

  /** Lay cards; where their jokers could stand for several cards, ask first what they shall stand for. */
  async #lay(action: Extract<Action, { cards: unknown }>, cards: readonly Face[]): Promise<void> {
    const tried = cards.some(isJoker) ? await this.#game.tryOut(action) : null;
    const [ways] = tried?.ways ?? [];
    if (tried?.refusal != null || ways === undefined || ways.length === 0) return this.#game.act(action);
    this.question = { ways, choose: (way) => void this.#game.act({ ...action, cards: way.cards }) };
  }

  /** Lay the first meld if what was laid aside and these cards are enough, or else lay these aside too. */
  async #layFirst(ids: readonly number[]): Promise<void> {
    const opening = this.opening(ids);
    const tried = await this.#game.tryOut(opening);
    if (tried === null) return;
    if (tried.refusal === null) this.open(tried, opening);
    else if (tried.refusal.code !== "opening_too_low") this.#game.refuse(tried.refusal);
    else this.#game.layAside([...this.#game.tray, ids]);
  }
}
