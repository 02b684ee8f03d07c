/**
 * A kept puzzle as it is played without the server: the messages of a practice and their answers, as
 * `rummykit.server.features.practice.conversation` gives them.
 */

import { held, notation, without } from "$lib/faces";
import type { FaceLayout } from "$lib/hand/groups";
import { CardMelds } from "$lib/kernel/melds";
import { shown } from "$lib/kernel/sets";
import { OnlyTheServer, sheetOf, type Sheet } from "$lib/kernel/sheet";
import type {
  Action,
  Attempt,
  Event,
  Face,
  Faces,
  Fact,
  HandJudgement,
  KeptAttempt,
  KeptPages,
  KeptPuzzle,
  Offer,
  Params,
  PracticeAnswer,
  PracticeQuestion,
  Tried,
  View,
} from "$lib/protocol";
import { judgedHand } from "./hand";
import { judgedDraft, outcome, Refused, turned } from "./turns";

type GoOut = Extract<Action, { type: "go_out" }>;

/** The position, or what has come of an attempt. */
interface Now {
  readonly view: View;
  readonly offer: Offer | null;
  readonly facts: readonly Fact[];
}

/** What an action leads to. */
interface Played {
  readonly attempt: Attempt;
  readonly events: readonly Event[];
  readonly now: Now;
}

const NOTHING_SAID = {
  sets: [],
  played: [],
  opening: null,
  minimum: null,
  penalty: null,
  ways: [],
  contract: [],
  regrouped: null,
} as const;
const ONLY_DONE = { reached: null, best: null, measure: null, warmer: null, choices: [] } as const;

/** Told of the verdict on an action; of null where the way is shown. */
export type Noted = (action: Action | null, attempt: Attempt | null) => void;

/** What is refused here without a rule. */
class NotNow extends Error {}

export class PuzzlePlayer {
  readonly #puzzle: KeptPuzzle;
  readonly #sheet: Sheet;
  readonly #melds: CardMelds;
  readonly #sections: KeptPages["sections"];
  readonly #begin: Now;
  #now: Now;
  #layout: FaceLayout;
  #version = 1;
  #attempted = false;

  /** Raises `OnlyTheServer` where too little is kept of the game. */
  constructor(puzzle: KeptPuzzle, kept: KeptPages) {
    const { view, hand, offer } = puzzle.welcome;
    if (view === null) throw new OnlyTheServer(puzzle.about.id);
    this.#puzzle = puzzle;
    this.#sheet = sheetOf(puzzle.about.game, kept.sheets[puzzle.about.game], {});
    this.#melds = new CardMelds(this.#sheet);
    this.#sections = kept.sections;
    this.#begin = this.#now = { view, offer, facts: hand?.facts ?? [] };
    this.#layout = { groups: [], loose: hand?.loose ?? [] };
  }

  /** The answers to a message. */
  answer(message: PracticeQuestion, noted: Noted): PracticeAnswer[] {
    try {
      return this.#answer(message, noted);
    } catch (failure) {
      const id = "id" in message ? message.id : null;
      if (failure instanceof NotNow) {
        const refused = { type: "refused", id, code: failure.message, text: "", rule: "", params: {} } as const;
        return failure.message === "stale_version" ? [refused, this.#welcome(false)] : [refused];
      }
      if (failure instanceof Refused) return [{ type: "refused", id, ...this.#refusal(failure) }];
      throw failure;
    }
  }

  #answer(message: PracticeQuestion, noted: Noted): PracticeAnswer[] {
    switch (message.type) {
      case "hello":
        return [this.#welcome(message.version === 0)];
      case "ping":
        return [{ type: "pong", id: message.id }];
      case "hint":
        this.#check(message.version);
        noted(null, null);
        return [{ type: "hinted", id: message.id, action: this.#puzzle.way }];
      case "try":
        this.#check(message.version);
        return [{ type: "tried", id: message.id, ...this.#tried(message.action) }];
      case "act": {
        this.#check(message.version);
        const { attempt, events, now } = this.#played(message.action);
        noted(message.action, attempt);
        this.#now = now;
        this.#attempted = true;
        return [...this.#accepted(message.id), { type: "attempted", ...attempt }, this.#update(events)];
      }
      case "again":
        this.#now = this.#begin;
        this.#attempted = false;
        return [...this.#accepted(message.id), this.#update([])];
      case "group_hand":
        return [this.#laid(message.id, { groups: message.groups, loose: message.loose ?? [] })];
      case "arrange_hand":
        if (!this.#puzzle.welcome.table.arranging) throw new NotNow("no_arranging");
        if (this.#attempted) throw new NotNow("attempt_made");
        return [this.#laid(message.id, this.#puzzle)];
    }
  }

  #accepted(id: number): PracticeAnswer[] {
    this.#version += 1;
    return [{ type: "accepted", id, version: this.#version }];
  }

  #check(version: number): void {
    if (version !== this.#version) throw new NotNow("stale_version");
    if (this.#attempted) throw new NotNow("attempt_made");
  }

  #laid(id: number, layout: FaceLayout): PracticeAnswer {
    if (this.#rearranges) throw new Refused("not_an_action_here", { action: "GroupHand" });
    if (this.#now.view.result !== null) throw new NotNow("attempt_made");
    this.#layout = layout;
    return { type: "grouped", id, hand: this.#hand()!, rack: null };
  }

  get #rearranges(): boolean {
    return this.#puzzle.welcome.table.manner.rearranges;
  }

  /** The hand as it lies now; null at a table of tiles, and when the deal is over. */
  #hand(): HandJudgement | null {
    const { view, facts } = this.#now;
    if (this.#rearranges || view.result !== null) return null;
    const discards = view.turn === view.seat && view.phase === "play";
    const position = { cards: view.hand, discards, bound: bound(view), facts, goesOut: this.#puzzle.goes_out };
    const judged = judgedHand(this.#sheet, this.#melds, position, this.#layout);
    this.#layout = { groups: judged.groups.map(({ order }) => order), loose: judged.loose };
    return judged;
  }

  #welcome(past: boolean): PracticeAnswer {
    const { welcome } = this.#puzzle;
    const { view, offer } = this.#now;
    const events = past ? welcome.events : [];
    return { ...welcome, version: this.#version, view, offer, events, hand: this.#hand() };
  }

  #update(events: readonly Event[]): PracticeAnswer {
    const { view, offer } = this.#now;
    const { aim } = this.#puzzle.welcome;
    const hand = this.#hand();
    return {
      type: "update",
      version: this.#version,
      events,
      view,
      score: null,
      clock: null,
      offer,
      hand,
      aim,
      takes_back: false,
    };
  }

  #refusal({ code, params }: Refused): { code: string; text: string; rule: string; params: Params } {
    return { code, text: "", rule: `${this.#puzzle.about.game}/${this.#sections[code] ?? ""}`, params };
  }

  // --- what is tried and played

  #tried(action: Action): Omit<Tried, "type" | "id"> {
    const view = this.#now.view;
    const drafted = action.type === "rearrange" ? judgedDraft(this.#sheet, view, action) : { action };
    const said = { ...NOTHING_SAID, ...drafted, unfinished: false };
    try {
      // What is not asked for is tried all the same: a page asks about every card that is selected.
      if (action.type === "discard" && !this.#asks(action)) this.#discardable(action.card);
      else this.#played(drafted.action);
      return { ...said, refusal: null };
    } catch (failure) {
      if (failure instanceof Refused) return { ...said, refusal: this.#refusal(failure) };
      throw failure;
    }
  }

  /** What an action leads to; raises `Refused` or `NotNow`. */
  #played(action: Action): Played {
    const { attempts } = this.#puzzle;
    if (!this.#asks(action)) throw new NotNow("not_asked");
    const { view } = this.#begin;
    if (action.type === "rearrange") {
      const found = outcome(this.#sheet, view, action);
      const ended = attempts.find((each) => each.action.type === "rearrange" && "result" in each.view);
      const after = turned(view, found, ended);
      const now = { view: after.view, offer: null, facts: [] };
      return { attempt: this.#verdict(found.played.length, found.opening), events: after.events, now };
    }
    if (action.type === "go_out") return this.#wentOut(action);
    const found = attempts.find((each) => isSame(each.action, action));
    if (found === undefined && action.type === "discard") this.#discardable(action.card);
    if (found === undefined) throw new NotNow("not_asked");
    return { attempt: found.attempt, events: found.events, now: after(view, found) };
  }

  /** This kind of action is asked for. */
  #asks(action: Action): boolean {
    return this.#puzzle.welcome.offer?.kinds.some((kind) => kind === action.type) ?? false;
  }

  /** Raises `Refused` for a card that may not be discarded. */
  #discardable(card: Face): void {
    const { view } = this.#begin;
    if (view.phase !== "play") throw new Refused("must_draw_first");
    if (card === bound(view)) throw new Refused("cannot_discard_taken_upcard", { card: notation(card) });
  }

  /** The verdict on a turn at a table of tiles: what it played, or what its first meld is worth. */
  #verdict(played: number, opening: number | null): Attempt {
    const { task, best, measure, attempts } = this.#puzzle;
    const theme = task.type === "puzzle" ? task.theme : null;
    if (theme === "lay") return attempts.find(({ action }) => action.type === "rearrange")!.attempt;
    const reached = theme === "first_meld" ? (opening ?? 0) : played;
    return { ...ONLY_DONE, done: theme === "first_meld" ? opening !== null : played === best, reached, best, measure };
  }

  #wentOut(action: GoOut): Played {
    const view = this.#begin.view;
    const way = this.#puzzle.attempts.find((each) => each.action.type === "go_out")!;
    const { melds, discard } = this.#whole(action);
    const laid = melds.map(({ cards }) => cards);
    const ended = after(view, way);
    const result = ended.view.result && { ...ended.view.result, melds: laid.map((cards) => [0, cards] as const) };
    const events = way.events.flatMap((event): Event[] => {
      if (event.type === "went_out") return [{ ...event, melds: laid }];
      if (event.type === "discarded") return discard === null ? [] : [{ ...event, card: discard }];
      return event.type === "deal_ended" && result ? [{ ...event, result }] : [event];
    });
    const pile = discard === null ? [] : [discard];
    const table = melds.map(({ kind, cards }) => ({ cards, kind, owner: 0, moved: [], by: [], original: [] }));
    const changed = {
      result,
      table,
      discard_pile: [...view.discard_pile, ...pile],
      discarded_by: [...view.discarded_by, ...pile.map(() => 0)],
    };
    return { attempt: way.attempt, events, now: { ...ended, view: { ...ended.view, ...changed } } };
  }

  /** The melds and the discard of a hand that goes out; as `rummykit.play.steps.go_out`. */
  #whole({ melds, discard = null }: GoOut): {
    readonly melds: readonly { readonly kind: "group" | "run" | "single"; readonly cards: Faces }[];
    readonly discard: Face | null;
  } {
    const [bare, withOne] = this.#puzzle.goes_out!;
    let left: Face[] = [...this.#begin.view.hand];
    const take = (cards: Faces): void => {
      const rest = without(left, cards.map(held));
      if (rest.length !== left.length - cards.length) throw new Refused("not_in_hand", { cards: shown(cards) });
      left = rest;
    };
    const laid = melds.map((cards) => {
      take(cards);
      const meld = this.#melds.read(cards);
      if (meld !== null) return meld;
      const { code, params } = this.#melds.flaw(cards);
      throw new Refused(code, params);
    });
    if (discard === null && !bare) throw new Refused("discard_required");
    if (discard !== null && !withOne) throw new Refused("no_discard_here");
    if (discard !== null) take([discard]);
    if (left.length > 0) throw new Refused("must_use_whole_hand", { cards: shown(left) });
    return { melds: laid, discard };
  }
}

/** The position after an attempt whose worth was told. */
function after(view: View, { view: changed, offer, facts }: KeptAttempt): Now {
  return { view: { ...view, ...(changed as Partial<View>) }, offer, facts };
}

/** The card that may not be discarded: the one that was taken from the pile, where it is not the only one. */
function bound({ taken, hand, plays }: View): Face | null {
  return taken === null || (plays === 0 && hand.length === 1) ? null : taken;
}

/** Two actions are the same, however what is not said of them is written. */
function isSame(one: Action, other: Action): boolean {
  const said = (action: Action): string =>
    JSON.stringify(
      Object.entries(action)
        .filter(([, value]) => value != null)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return said(one) === said(other);
}
