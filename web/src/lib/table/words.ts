/** What happened and what was refused, in words; faces stay faces, so that they can be drawn as well as said. */
import { familyOf, isJoker, isTile, numberOf, parseFaces, type Family } from "$lib/faces";
import { m, say } from "$lib/i18n.svelte";
import { pieceNames } from "$lib/pieces/names";
import type { Event, Face, Melds, Out, Params, Refusal, Result, SetJudgement } from "$lib/protocol";
import { cutCard, wildTile } from "$lib/wild";
import { givenFor } from "./turn";

export type Part = string | { readonly faces: readonly Face[] };
export type Sentence = readonly Part[];

/** Characters that no language uses stand for faces while a message is put together. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

class Faces {
  #lists: (readonly Face[])[] = [];

  mark(faces: readonly Face[]): string {
    this.#lists.push(faces);
    return `${OPEN}${this.#lists.length - 1}${CLOSE}`;
  }

  parts(text: string): Sentence {
    return text
      .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
      .map((part, index): Part => (index % 2 === 0 ? part : { faces: this.#lists[Number(part)]! }))
      .filter((part) => part !== "");
  }
}

/** The sentence as plain text: for a screen reader, a title. */
export function spoken(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === "string" ? part : pieceNames(part.faces))).join("");
}

/** Params that name pieces in notation. */
const PIECES = new Set(["meld", "card", "cards", "tiles", "tile", "twin"]);

/** The params with pieces drawn and kinds named; the family is that of the pieces, where there are any. */
function filled(params: Params, faces: Faces, tiles: boolean): Record<string, string | number> {
  const named = Object.entries(params).flatMap(([name, value]): [string, readonly Face[]][] => {
    const pieces = PIECES.has(name) && typeof value === "string" ? parseFaces(value) : null;
    return pieces !== null && pieces.length > 0 ? [[name, pieces]] : [];
  });
  const family = familyOf(named.length > 0 ? named.some(([, pieces]) => pieces.some(isTile)) : tiles);
  const kind = params["kind"];
  return {
    ...params,
    ...(kind === undefined ? {} : { kind: kindName(String(kind), family === "tiles") }),
    ...Object.fromEntries(named.map(([name, pieces]) => [name, faces.mark(pieces)])),
    family,
  };
}

/** A refusal in the language of the page; the server's own sentence for a code this page does not know. */
export function refusalSentence(code: string, text: string, params: Params, tiles = false): Sentence {
  const faces = new Faces();
  const said = say(`refusal_${code}`, filled(params, faces, tiles));
  return said === null ? [text] : faces.parts(said);
}

export function refused(refusal: Refusal, tiles = false): Sentence {
  return refusalSentence(refusal.code, refusal.text, refusal.params, tiles);
}

/** A refused turn in words: where it is refused for a set that is wrong, all that are wrong. */
export function refusedFor(refusal: Refusal, flawed: readonly SetJudgement[], tiles: boolean): Sentence {
  if (!flawed.some(({ flaw }) => flaw === refusal.code)) return refused(refusal, tiles);
  return flawed.flatMap(({ flaw, text, params }, index) => [
    ...(index > 0 ? [" "] : []),
    ...refusalSentence(flaw ?? "", text ?? "", params, tiles),
  ]);
}

/** What stands in a text for the pieces that `about` puts there. */
export const MARK = OPEN;

/** A sentence with groups of pieces where the mark stands. */
export function about(text: string, groups: Melds): Sentence {
  const [before = "", after = ""] = text.split(MARK);
  const listed = groups.flatMap((faces, at) => (at === 0 ? [{ faces }] : [m.piece_and(), { faces }]));
  return [before, ...listed, after].filter((part) => part !== "");
}

export interface Names {
  /** The name of a seat, "you" for the player's own. */
  (seat: number): string;
}

/** What a game is played with, and whether everybody rearranges its table. */
export interface Sort {
  readonly tiles: boolean;
  readonly rearranges: boolean;
}

/** One event in words; null for what is not worth a line. */
export function eventSentence(event: Event, name: Names, { tiles, rearranges }: Sort): Sentence | null {
  const faces = new Faces();
  const word = EVENTS[event.type] as Wording<Event["type"]> | undefined;
  const text = word?.(event, { name, tiles, rearranges, faces });
  // A newer server may tell of things this page does not know.
  return text == null ? null : faces.parts(text);
}

/** "group" or "run", as the language says it. */
export function kindName(kind: string, tiles: boolean): string {
  const family = familyOf(tiles);
  if (kind === "pair") return m.table_pair();
  return kind.endsWith("group") ? m.table_group({ family }) : m.table_run({ family });
}

/** Why a seat is out of the deal, in words. */
const OUT: Record<Out, (said: { name: string }) => string> = {
  first_drop: m.log_out_first_drop,
  middle_drop: m.log_out_middle_drop,
  missed_turns: m.log_out_missed_turns,
  left_table: m.log_out_left_table,
  wrong_declaration: m.log_out_wrong_declaration,
};

/** Why a discard costs points, in words. */
const CARELESS: Record<
  Extract<Event, { type: "careless_discard" }>["why"],
  (said: { name: string; family: Family }) => string
> = {
  could_be_laid_off: m.log_careless_laid_off,
  wild_tile: m.log_careless_wild,
  completes_meld: m.log_careless_meld,
  lets_go_out: m.log_careless_out,
};

/** What the words of an event depend on. */
interface Told {
  readonly name: Names;
  readonly tiles: boolean;
  readonly rearranges: boolean;
  readonly faces: Faces;
}

type Wording<T extends Event["type"]> = (event: Extract<Event, { type: T }>, at: Told) => string | null;

/** An event of one seat, in a sentence with its name. */
const named =
  (say: (said: { name: string }) => string) =>
  ({ seat }: { readonly seat: number }, { name }: Told): string =>
    say({ name: name(seat) });

/** The same with the card that it is about, or with all its cards. */
const withCard =
  (say: (said: { name: string; card: string }) => string) =>
  ({ seat, card }: { readonly seat: number; readonly card: Face }, { name, faces }: Told): string =>
    say({ name: name(seat), card: faces.mark([card]) });

const withCards =
  (say: (said: { name: string; cards: string }) => string) =>
  ({ seat, cards }: { readonly seat: number; readonly cards: readonly Face[] }, { name, faces }: Told): string =>
    say({ name: name(seat), cards: faces.mark(cards) });

/** Every event in words; null for what is not worth a line. */
const EVENTS: { readonly [T in Event["type"]]: Wording<T> } = {
  start_drawn: startDrawn,
  dealt: () => null,
  upcard: ({ card }, { faces }) => m.log_upcard({ card: faces.mark([card]) }),
  wild_indicator({ card, rank }, { faces }) {
    const said = { card: faces.mark([card]) };
    if (wildTile(rank) !== null) return m.log_wild_tile({ ...said, wild: faces.mark([rank]) });
    return cutCard(rank) !== null ? m.log_cut(said) : m.log_wild_indicator(said);
  },
  drew,
  passed: named(m.log_passed),
  time_ran_out: ({ seat, restored }, { name }) => ranOut(name(seat), restored),
  missed: ({ seat, times }, { name }) => m.log_missed({ name: name(seat), times }),
  out_of_deal: (event, at) => named(OUT[event.why])(event, at),
  asked: named(m.log_asked),
  answered: (event, at) => named(event.yes ? m.log_answered_yes : m.log_answered_no)(event, at),
  bonus_laid_out: withCards(m.log_bonus_laid_out),
  picked_up: ({ seat, count, called }, { name }) => m.log_picked_up({ name: name(seat), count, called }),
  stock_turned: ({ shuffled }) => (shuffled ? m.log_stock_shuffled() : m.log_stock_turned()),
  melded: withCards(m.log_melded),
  laid_off: withCards(m.log_laid_off),
  borrowed: withCard(m.log_borrowed),
  swapped: (event, { name, tiles, faces }) =>
    m.log_swapped({ name: name(event.seat), card: faces.mark(givenFor(event)), family: familyOf(tiles) }),
  went_out: ({ seat, melds }, { name, faces }) => m.log_laid_hand({ name: name(seat), cards: joined(melds, faces) }),
  shown: ({ seat, melds }, { name, faces }) =>
    melds.length === 0
      ? m.log_shown_none({ name: name(seat) })
      : m.log_shown({ name: name(seat), cards: joined(melds, faces) }),
  indicator_shown: withCard(m.log_indicator_shown),
  pairs_declared: named(m.log_pairs_declared),
  knocked: named(m.log_knocked),
  called: withCard(m.log_called),
  bought: withCard(m.log_bought),
  end_called: named(m.log_end_called),
  turned: withCard(m.log_turned),
  claimed: (event, at) => withCard(event.kind === "group" ? m.log_claimed_group : m.log_claimed_run)(event, at),
  forced: withCard(m.log_forced),
  fought: named(m.log_fought),
  careless_discard: ({ seat, why }, { name, tiles }) => CARELESS[why]({ name: name(seat), family: familyOf(tiles) }),
  put_down: named(m.log_put_down),
  passed_on,
  discarded: withCard(m.log_discarded),
  rearranged({ seat, played, opened }, { name, faces }) {
    const said = { name: name(seat), tiles: faces.mark(played) };
    return opened === null ? m.log_played(said) : m.log_opened({ ...said, value: opened });
  },
  took_back: ({ seat }, { name }) => m.log_took_back({ name: name(seat) }),
  loose_tiles_taken: ({ seat, cards }, { name, faces }) => m.log_loose({ name: name(seat), tiles: faces.mark(cards) }),
  deal_ended: ({ result }, at) => ended(result, at),
};

/** A card went to the next player; who gave or got it sees which. */
function passed_on({ seat, to, card }: Extract<Event, { type: "passed_on" }>, { name, faces }: Told): string {
  if (card === null) return m.log_passed_on({ name: name(seat), to: name(to) });
  const shown = faces.mark([card]);
  if (name(seat) === m.log_you()) return m.log_passed_on_mine({ card: shown, to: name(to) });
  if (name(to) === m.log_you()) return m.log_passed_on_to_me({ name: name(seat), card: shown });
  return m.log_passed_on({ name: name(seat), to: name(to) });
}

/** How a deal ended. */
function ended({ kind, winner }: Result, { name, tiles, rearranges }: Told): string | null {
  if (kind === "void") return m.log_void();
  if (kind === "skipped") return m.log_skipped();
  if (kind === "blocked") return m.end_blocked_nobody();
  if (kind === "turns_over") return m.end_turns_over();
  if (kind === "dealt") return m.end_dealt();
  // The log has told of the call already.
  if (kind === "called") return null;
  if (kind === "exhausted" && !rearranges) return m.end_exhausted_nobody({ family: familyOf(tiles) });
  if (winner === null) return m.log_exhausted();
  // The log has told of the knock already.
  if (kind === "knocked") return null;
  if (kind === "last_left") return m.log_last_left({ name: name(winner) });
  return (tiles && rearranges ? m.log_rummikub : m.log_went_out)({ name: name(winner) });
}

/** What each drew, why some drew again, and what the draw says. */
function startDrawn(event: Extract<Event, { type: "start_drawn" }>, { name, tiles, faces }: Told): string {
  let contest = new Map<number, Face>();
  const rounds = event.rounds.map((drawn, again) => {
    const void_ = [...contest.values()].some(isJoker);
    if (!void_) contest = new Map();
    for (const [seat, face] of drawn) contest.set(seat, face);
    const round = drawn
      .map(([seat, face]) => m.log_start_drew({ name: name(seat), piece: faces.mark([face]) }))
      .join(m.piece_and());
    if (again === 0) return m.log_start_round({ round });
    return void_ ? m.log_start_joker({ round, family: familyOf(tiles) }) : m.log_start_again({ round });
  });
  const number = (seat: number): number => numberOf(contest.get(seat) ?? 0) ?? 0;
  const why = (): string => {
    if (event.dealer === null) return m.log_start_highest_begins({ family: familyOf(tiles) });
    const dealer = { name: name(event.dealer) };
    const won = number(event.dealer);
    // Where the highest deals, an ace is high.
    if (won === 1) return m.log_start_deals(dealer);
    const lowest = [...contest.keys()].every((seat) => number(seat) >= won);
    return (lowest ? m.log_start_lowest_deals : m.log_start_highest_deals)(dealer);
  };
  return [...rounds, why(), m.log_starts({ name: name(event.starter) })].join(" ");
}

/** Time is up: mine is said to me, which not every language can do with "you" for a name. */
function ranOut(name: string, restored: boolean): string {
  if (name === m.log_you()) return restored ? m.log_time_restored_you() : m.log_time_you();
  return restored ? m.log_time_restored({ name }) : m.log_time({ name });
}

function joined(melds: Melds, faces: Faces): string {
  return melds.map((meld) => faces.mark(meld)).join(m.piece_and());
}

function drew(event: Extract<Event, { type: "drew" }>, { name: nameOf, tiles, faces }: Told): string {
  const { source, count, cards } = event;
  const name = nameOf(event.seat);
  if (source === "discard") return m.log_took({ name, card: faces.mark(cards ?? []) });
  if (source === "penalty") {
    const pieces = faces.mark(cards ?? []);
    return cards !== null && cards.length > 0
      ? m.log_penalty_faces({ name, pieces })
      : tiles
        ? m.log_penalty({ name, count })
        : m.log_penalty_cards({ name, count });
  }
  if (cards !== null && cards.length > 0) return m.log_drew_face({ name, piece: faces.mark(cards) });
  return tiles ? m.log_drew_tile({ name }) : m.log_drew_card({ name });
}
