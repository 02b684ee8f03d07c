/**
 * Everything that crosses the wire.
 * Written by `python -m tools.page_types` from the server's structs: change those, not this file.
 */

export type OptionValue = boolean | number | string | null;

/**
 * Who played in a seat before, up to the version `until` of the table, and has left, or was sent away by the host.
 *
 * `rating` and `rating_change` are as in `SeatInfo`.
 */
export interface Former {
  readonly name: string;
  readonly until: number;
  readonly sent_away: boolean;
  readonly rating: number | null;
  readonly rating_change: number | null;
}

export type Portrait = number;

/**
 * Who sits where; `left` says that the person has left the match for good.
 *
 * `visiting` marks a bot that somebody else runs. `stand_in`: a bot of the server plays for the person, or for a
 * visiting bot, who may come back at any time. `rating` is there at rated tables, and
 * `rating_change` once the match is over. `away_ms` is for how long the person has been away, None where that is not
 * known. `before` are those who played here before in this match, the first one first. `portrait` is the face that the
 * person has chosen, None for the initials. `votes` are the seats that want this person sent away while the host is
 * not there.
 */
export interface SeatInfo {
  readonly kind: "empty" | "person" | "bot";
  readonly name: string;
  readonly connected: boolean;
  readonly stand_in: boolean;
  readonly left: boolean;
  readonly rating: number | null;
  readonly rating_change: number | null;
  readonly away_ms: number | null;
  readonly visiting: boolean;
  readonly before: readonly Former[];
  readonly portrait: Portrait | null;
  readonly votes: readonly number[];
}

/**
 * What the page has to know of a sheet besides what the deal tells.
 *
 * `spread`: any card of the discard pile may be taken, so that it lies spread. `takes_down`: it comes
 * with all cards above it. `turns_each`: how many turns everybody
 * has (None: no limit). `lay_offs`: others lay off after a knock. `may_leave` the match, which costs so many points of
 * each deal as `leaving` says. `melds` says when they come to the table: whenever they can be "laid", all of a hand
 * "at_once", when they are "declared", "shown" in the last turn, or after somebody has "knocked". `owned`: it matters
 * who laid them. `discards` says where cards lie that nobody takes any more: on the "pile", or before the "seats" that
 * discarded them. `corners`: each seat has a pile of its own, from which only the next seat takes. `next_sits`: on
 * which side of a seat the next one sits. `drops`: a seat may leave the deal before it draws. `claims`: everybody is
 * asked about discards.
 * `rearranges`: everything on the table may be rearranged in a turn, so that it lies where people put it and a turn
 * is a draft of all of it. `ranks`: melds belong to sides and are of one rank each, and later cards of that rank join
 * them. `books` says what long melds are called, and is empty where there are none. `seconds` says whose second hands
 * are, each "player"'s own or that of a "side", and `second_hand` what they are called; empty where there are none.
 */
export interface TableStyle {
  readonly spread: boolean;
  readonly takes_down: boolean;
  readonly turns_each: number | null;
  readonly lay_offs: boolean;
  readonly may_leave: boolean;
  readonly leaving: number;
  readonly melds: "laid" | "at_once" | "declared" | "shown" | "knocked";
  readonly owned: boolean;
  readonly discards: "pile" | "seats";
  readonly corners: boolean;
  readonly next_sits: "left" | "right";
  readonly drops: boolean;
  readonly claims: boolean;
  readonly rearranges: boolean;
  readonly ranks: boolean;
  readonly books: "" | "canasta" | "book" | "burraco";
  readonly seconds: "" | "player" | "side";
  readonly second_hand: "" | "foot" | "pozzetto";
}

export type BotLevel = "random" | "greedy" | "steady" | "sharp" | "beginner" | "easy" | "medium" | "strong";

/** What a seat added to the seed of a deal, or promised to add, in hexadecimal digits. */
export interface Addition {
  readonly seat: number;
  readonly added: string;
}

/** The seed of a finished deal, and what was added to it (`rummykit.fair`), in hexadecimal digits. */
export interface Revealed {
  readonly deal: number;
  readonly promise: string;
  readonly seed: string;
  readonly additions: readonly Addition[];
}

export type Scheme = 1 | 2;

/**
 * The promise for the deal in progress, or for the next one: its number from 0, and who has added chance to it.
 *
 * In scheme 1, of tables made before chance was promised first, `open` says that chance may be added to the deal.
 * In scheme 2 every seat promises with `PromiseChance` and opens with `OpenChance`, once a match. `stage` is
 * "promise", "gather" once the match is to begin and last promises are waited for, "open" when the list is fixed, and
 * "closed" from the first deal on. `promised` is what seats have promised, `opened` what they have opened, told when
 * the match has begun; until then `added` says who has. `first` is the promise of the first deal, for which all that
 * was made. `last` is the deal that was over last.
 */
export interface Trust {
  readonly deal: number;
  readonly promise: string;
  readonly open: boolean;
  readonly added: readonly number[];
  readonly last: Revealed | null;
  readonly scheme: Scheme;
  readonly stage: "promise" | "gather" | "open" | "closed";
  readonly promised: readonly Addition[];
  readonly opened: readonly Addition[];
  readonly first: string;
}

export type Onward = "next_deal" | "rematch" | "resume";

/**
 * What a table is to go on with, and what that waits for.
 *
 * `agreed` are the seats that want it, `asked` those that still have to agree. `left_ms` is the time until the table
 * goes on without them, of `total_ms` in all; both are None while nobody has agreed.
 */
export interface GoingOn {
  readonly to: Onward;
  readonly agreed: readonly number[];
  readonly asked: readonly number[];
  readonly left_ms: number | null;
  readonly total_ms: number | null;
}

/** The clock of the first turn waits for the person in this seat, for so many milliseconds at the most. */
export interface Awaited {
  readonly seat: number;
  readonly left_ms: number;
}

/** A table of a tournament: its number in the round, from 0, the round, from 0, of how many, and the tournament. */
export interface TournamentTable {
  readonly id: string;
  readonly name: string;
  readonly round: number;
  readonly rounds: number;
  readonly board: number;
}

/**
 * A table as everybody may see it. `you` is the seat of the asking cookie, None for a visitor.
 *
 * `watching` counts the spectators; `pause_asked` are the seats that want a pause; `trust` is None at tables made
 * before deals had seeds of their own.
 * `hints` says whether its players may ask for one, `rated` whether the match changes their ratings, `arranging`
 * whether a hand may be laid out as is best, `visiting_bots` whether bots that others run may sit down. `bot_level` is
 * how well the server's own bots play. `going_on` is None where there is
 * nothing to agree on, `awaited` where no clock waits for anybody. A `tournament` decides about its
 * tables itself: `host` is -1 there. `sides` are the seats that play together, empty where everybody plays alone.
 * `votes_needed` is how many have to want that somebody is sent away, 0 where the host decides. `club` is the id of
 * the club that has the table, of which nothing else is told here.
 */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly options: { readonly [name: string]: OptionValue };
  readonly turn_seconds: number | null;
  readonly seats: readonly SeatInfo[];
  readonly host: number;
  readonly state: "waiting" | "playing" | "between_deals" | "over";
  readonly hints: boolean;
  readonly you: number | null;
  readonly manner: TableStyle;
  readonly bot_level: BotLevel;
  readonly next_table: string | null;
  readonly code: string;
  readonly listed: boolean;
  readonly watchers: boolean;
  readonly watch_delay: number;
  readonly watching: number;
  readonly stand_in: boolean;
  readonly rated: boolean;
  readonly paused: boolean;
  readonly pause_asked: readonly number[];
  readonly trust: Trust | null;
  readonly arranging: boolean;
  readonly visiting_bots: boolean;
  readonly going_on: GoingOn | null;
  readonly awaited: Awaited | null;
  readonly tournament: TournamentTable | null;
  readonly sides: readonly (readonly number[])[];
  readonly bank_seconds: number;
  readonly writing: boolean;
  readonly votes_needed: number;
  readonly club: string;
}

/** A table in the lobby, to sit down at while there are `free` seats, or to watch. */
export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly state: "waiting" | "playing";
  readonly host: string;
  readonly seats: number;
  readonly free: number;
  readonly house_rules: number;
  readonly turn_seconds: number | null;
  readonly watchers: boolean;
  readonly rated: boolean;
  readonly visiting_bots: boolean;
}

/** The table that a short code belongs to. */
export interface CodeFound {
  readonly id: string;
}

/**
 * A table at which the person who asks has a seat, `you`, and how it stands there.
 *
 * `turn` is the seat to act, None while nobody is, and `turn_ms` the milliseconds since it became its turn; `left_ms`
 * are those until its time is up, None without a clock. `seats` has the names of those who sit there, empty for a
 * free seat, and `visiting` the seats of bots that others run. `left`: this person has left the match for good.
 */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly state: "waiting" | "playing" | "between_deals" | "over";
  readonly seats: readonly string[];
  readonly you: number;
  readonly visiting: readonly number[];
  readonly turn: number | null;
  readonly turn_ms: number;
  readonly left_ms: number | null;
  readonly paused: boolean;
  readonly left: boolean;
}

/**
 * The tables of those asked about at which the person has a seat, and of an account also unfinished ones at which
 * it sat down elsewhere. `elsewhere` are those that another server owns, to be looked at one by one; `gone` are those
 * that there are no more, or that are none of theirs.
 */
export interface MyTables {
  readonly tables: readonly MyTable[];
  readonly elsewhere: readonly string[];
  readonly gone: readonly string[];
}

/** Somebody wrote something; the server forgets it when everybody has gone. */
export interface WrittenText {
  readonly type: "written";
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

export type Phrase =
  | "hello"
  | "good_luck"
  | "well_played"
  | "thanks"
  | "sorry"
  | "oops"
  | "one_moment"
  | "your_turn"
  | "again"
  | "goodbye"
  | "smile"
  | "laugh"
  | "surprised"
  | "sad"
  | "clap"
  | "heart";

/** Somebody said something. */
export interface Spoken {
  readonly type: "spoken";
  readonly seat: number;
  readonly phrase: Phrase;
}

/** The answer to `Ping`. */
export interface Pong {
  readonly type: "pong";
  readonly id: number;
}

export type Face = number;

export type Faces = readonly Face[];

/**
 * One group of a hand: what it is, or how far it is from being something.
 *
 * `state` is "complete" for a meld of this game, "started" where one more card would make it one, else "loose".
 * `name` says which meld: "pure_run" only where the game tells runs without wild cards from others. `order` has the
 * same cards as they are best laid (as given unless complete), `stands` for each of them the card it stands for.
 * `value` is the worth of the meld, `points` what its cards count against the player unless they are melded, and
 * `wanted` the cards any one of which would complete it.
 */
export interface GroupJudgement {
  readonly state: "complete" | "started" | "loose";
  readonly name: "pure_run" | "run" | "group" | "single" | "pair" | "tunnela" | "dublee" | "jokers" | null;
  readonly order: Faces;
  readonly stands: Faces;
  readonly value: number;
  readonly points: number;
  readonly wanted: readonly Face[];
}

export type Params = { readonly [name: string]: string | number };

/**
 * One thing that matters now, for the page to put into words: its `code`, and what the sentence needs.
 *
 * `met` says of what is asked for whether it is there; None where nothing is asked.
 */
export interface Fact {
  readonly code: string;
  readonly met: boolean | null;
  readonly params: Params;
}

export type Melds = readonly Faces[];

/**
 * A hand in groups: each of them judged, the cards outside of them in their order, and how the player stands.
 *
 * `loose_points` is what the cards outside of groups count against the player. `facts` say what matters in this game,
 * the most important first: lives, points, deadwood, the contract, the first meld. `contract` is the contract that
 * a first meld must be, as the hand has it in its groups; empty where it does not.
 */
export interface HandJudgement {
  readonly groups: readonly GroupJudgement[];
  readonly loose: Faces;
  readonly loose_points: number;
  readonly facts: readonly Fact[];
  readonly contract: Melds;
}

/**
 * Where the tiles of a hand stand on a rack: ledge by ledge from the top, so many places to a ledge, None for a
 * free place.
 */
export interface RackLayout {
  readonly columns: number;
  readonly tiles: readonly (Face | null)[];
}

/** The hand of this seat as it lies now; `id` is None for the other pages of the seat, which did not ask. */
export interface Grouped {
  readonly type: "grouped";
  readonly id: number | null;
  readonly hand: HandJudgement;
  readonly rack: RackLayout | null;
}

export type SetKind = "group" | "run" | "single" | "mirror_group" | "mirror_run" | "pair";

/**
 * A whole turn at a table of tiles: every set as it is afterwards, each from low to high.
 *
 * `opening` names the sets of the first meld if they were rearranged in the same turn. `kinds` declares (set number,
 * kind) where a set could be a group or a run.
 */
export interface Rearrange {
  readonly type: "rearrange";
  readonly table: Melds;
  readonly opening?: Melds;
  readonly kinds?: readonly (readonly [number, SetKind])[];
}

/** The clock of the seat to act ran out; `draft` is the table as it stood, None if nothing was moved. */
export interface Timeout {
  readonly type: "timeout";
  readonly draft?: Rearrange | null;
}

/** Play nothing: draw at a tile table, let a call or a purchase go by, refuse the last upcard, fold. */
export interface Pass {
  readonly type: "pass";
}

/** Put a card of the dealt hand face down, to be passed to the next player when everybody has put one down. */
export interface PassOn {
  readonly type: "pass_on";
  readonly card: Face;
}

/** Put one card on the discard pile. */
export interface Discard {
  readonly type: "discard";
  readonly card: Face;
}

/** What the partner who asked is told. */
export interface AnswerPartner {
  readonly type: "answer";
  readonly yes: boolean;
}

/** "May I go out?", to the partner. */
export interface AskToGoOut {
  readonly type: "ask";
}

/** Say that the hand will go out in pairs, or not at all. */
export interface DeclarePairs {
  readonly type: "declare_pairs";
}

/** Show the tile that is equal to the wild indicator. */
export interface ShowIndicator {
  readonly type: "show_indicator";
}

/** Show the hand as it was dealt, which ends the deal before its first turn. */
export interface ShowDealt {
  readonly type: "show_dealt";
}

/** Have the card that another player has declined laid off on this meld, which is that player's. */
export interface Force {
  readonly type: "force";
  readonly meld: number;
}

/** Answer the end that another player has called: one's own hand is compared too. */
export interface Fight {
  readonly type: "fight";
}

/** End the deal before drawing: hands are compared, at once or when the others have answered. */
export interface CallEnd {
  readonly type: "call_end";
}

/** Claim the card just discarded, for a meld with these cards of the hand. */
export interface Claim {
  readonly type: "claim";
  readonly cards: Faces;
}

/** Buy the top discard out of turn, with cards of the stock that go with it. */
export interface Buy {
  readonly type: "buy";
}

/** "Rummy!": take the card just discarded and lay it off on this meld. */
export interface Call {
  readonly type: "call";
  readonly meld: number;
}

/** The discard that follows ends the deal. */
export interface Knock {
  readonly type: "knock";
}

/** In the last turn, lay the melds that are to count; none if the hand has none. */
export interface ShowMelds {
  readonly type: "show_melds";
  readonly melds: Melds;
}

/** Put `card` aside and show all other cards in these groups. */
export interface Declare {
  readonly type: "declare";
  readonly groups: Melds;
  readonly card: Face;
}

/** Leave the table, which counts as a middle drop. */
export interface Leave {
  readonly type: "leave";
}

/** Leave the deal, before drawing a card. */
export interface Drop {
  readonly type: "drop";
}

/** Lay the whole hand in melds, except for a discard if there is one, and go out. */
export interface GoOut {
  readonly type: "go_out";
  readonly melds: Melds;
  readonly discard?: Face | null;
}

/**
 * Add cards to the meld with this number on the table, counted from 0.
 *
 * They come from the hand; `borrowed` are those that come from other melds on the table, as (meld number, card).
 */
export interface LayOff {
  readonly type: "lay_off";
  readonly meld: number;
  readonly cards: Faces;
  readonly borrowed?: readonly (readonly [number, Face])[];
}

/**
 * Exchange `card` from the hand for the joker that stands for it in a meld on the table.
 *
 * `other` goes with it where a joker is freed by the cards of both suits that are missing.
 */
export interface Swap {
  readonly type: "swap";
  readonly meld: number;
  readonly card: Face;
  readonly other?: Face | null;
}

/** Lay the melds that together make the first meld. */
export interface Open {
  readonly type: "open";
  readonly melds: Melds;
}

/** Lay a new meld; `borrowed` are those of its cards that come from melds on the table, as (meld number, card). */
export interface Meld {
  readonly type: "meld";
  readonly cards: Faces;
  readonly borrowed?: readonly (readonly [number, Face])[];
}

/**
 * Take a card from the stock or the discard pile; `card` names which one where there is a choice.
 *
 * Of equal cards in the pile the one nearest to the top is meant, or the one with so many cards on it: `under`.
 */
export interface Draw {
  readonly type: "draw";
  readonly source: "stock" | "discard";
  readonly card?: Face | null;
  readonly under?: number | null;
}

/**
 * Take the whole discard pile and meld its top card with `cards` of the hand, in the side's group of that rank if
 * there is one; `more` are the other melds that make the first meld with it.
 */
export interface TakePile {
  readonly type: "take_pile";
  readonly cards: Faces;
  readonly more?: Melds;
}

export type Action =
  | Draw
  | TakePile
  | Meld
  | Open
  | Swap
  | LayOff
  | GoOut
  | Drop
  | Leave
  | Declare
  | ShowMelds
  | Knock
  | Call
  | Buy
  | Claim
  | CallEnd
  | Fight
  | Force
  | ShowDealt
  | ShowIndicator
  | DeclarePairs
  | AskToGoOut
  | AnswerPartner
  | Discard
  | PassOn
  | Pass
  | Rearrange
  | Timeout;

/** The action that a bot would choose in this seat from its view. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: number;
  readonly action: Action;
}

/**
 * One set of a draft: the `kinds` it could be (best first, empty when it is no set) and its worth in points.
 *
 * `order` is the same tiles as they are best laid (of what is no set: as given). `stands` says for each tile of
 * `order` which face it stands for; a joker whose colour is open stands for a number only (192 + number).
 * `flaw`, `text` and `params` say why it is no set.
 */
export interface SetJudgement {
  readonly order: Faces;
  readonly kinds: readonly SetKind[];
  readonly value: number;
  readonly stands: Faces;
  readonly flaw: string | null;
  readonly text: string | null;
  readonly params: Params;
}

/** Why something is refused: the code, its sentence, where the rule is written, and the params of the sentence. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
  readonly params: Params;
}

/** One way to lay cards whose jokers could stand for several: the `cards` to play and the `meld` they make. */
export interface Way {
  readonly cards: Faces;
  readonly meld: Faces;
}

/**
 * The judgement of an action; `refusal` says why it may not be played, None if it may.
 *
 * `action` is what was judged: a rearrangement with every set as best laid. Of a rearrangement are told also: every
 * set; the tiles played from the rack; `opening`, the worth of the first meld so far, and `minimum`, the least it must
 * be. Both are None for a player who has opened or need not; new melds of cards have them too. A declaration has its
 * groups as `sets`; for other actions there are none. `penalty`: the action may be played in spite of the refusal, as
 * a wrong declaration that costs so much; `regrouped` is then a good one of the same cards in other groups, None if
 * there is none. `ways` has for each meld laid every way to lay it, where its jokers leave a
 * choice, else nothing. `contract` has for each meld that the contract of a first meld asks for whether these melds
 * have it, and `unfinished` says that they are some of them, but others are missing; of a pile that is taken as a
 * first meld, that the cards are missing that go with its top card.
 */
export interface Judgement {
  readonly action: Action;
  readonly sets: readonly SetJudgement[];
  readonly played: readonly Face[];
  readonly opening: number | null;
  readonly minimum: number | null;
  readonly refusal: Refusal | null;
  readonly penalty: number | null;
  readonly regrouped: Declare | null;
  readonly ways: readonly (readonly Way[])[];
  readonly contract: readonly Fact[];
  readonly unfinished: boolean;
}

/** The judgement of the action in the `Try` with this id. */
export interface Tried extends Judgement {
  readonly type: "tried";
  readonly id: number;
}

/** The message with this id (None: it could not be read) was refused. */
export interface Refused extends Refusal {
  readonly type: "refused";
  readonly id: number | null;
}

/** The message with this id took effect; `version` is the table's version after it. */
export interface Accepted {
  readonly type: "accepted";
  readonly id: number;
  readonly version: number;
}

/** Somebody sat down, left or came back, or the table's state changed. */
export interface TableChanged {
  readonly type: "table_changed";
  readonly version: number;
  readonly table: TableInfo;
}

export type Phase =
  | "rearrange"
  | "draw"
  | "play"
  | "call"
  | "buy"
  | "answer"
  | "dealt"
  | "force"
  | "claim"
  | "lay_off"
  | "pass_on"
  | "over";

/**
 * A meld on the table, in order; `owner` is the seat that laid it, None at a table everybody rearranges.
 *
 * `moved` are its jokers that have been moved from one end to the other, and `by` the seats that laid its cards, one
 * for each, where cards count for the players who laid them or bar others. `original` are the cards it was first laid
 * with, where nobody lays off beside what others have laid off.
 */
export interface TableMeld {
  readonly cards: Faces;
  readonly kind: SetKind;
  readonly owner: number | null;
  readonly moved: Faces;
  readonly by: readonly number[];
  readonly original: Faces;
}

export type Out = "first_drop" | "middle_drop" | "missed_turns" | "left_table" | "wrong_declaration";

export type Ending =
  | "went_out"
  | "knocked"
  | "turns_over"
  | "dealt"
  | "called"
  | "last_left"
  | "exhausted"
  | "blocked"
  | "void"
  | "skipped";

/**
 * The end of a deal.
 *
 * `kind`: "went_out" with the seat in `winner`; "knocked" with the seat that knocked; "turns_over" when every seat
 * had its turns; "last_left" when all but the `winner` are out of the deal; "dealt" when hands as they were dealt
 * ended it; "called" when the seat `closer` ended it before drawing and hands were compared; "exhausted" when nothing
 * was left to draw or play; "blocked" when the last upcard was refused; "void" when the deal counts for nothing and is
 * dealt again, "skipped" when it counts for nothing and the next deal follows.
 * `hands` are the cards left, by seat; `first` is the seat that started and `order` the way they took turns: the
 * seats that played. `melds` are those on the table, with their owners; `concealed` says that the winner laid
 * everything in the last turn; `draws` counts the cards the winner drew; `taken` lists who took a discard of whom, and
 * `taken_last` who did so in its own last turn, where that costs something else.
 * `out` says by seat who was out of the deal and why, empty where nobody was; `wild` is the rank that was wild in it,
 * or the face of the one tile, or 128 + the card that was cut, 0 for none, and `shower` the seat that showed the twin
 * of its indicator. `in_pairs` says by seat who went for pairs, laid as a first meld or declared, and is empty where
 * nobody did.
 * `upcard` is the first upcard where it says what a knock needs. `laid_off` has by seat the cards that went to the
 * melds of a knocker. `laid_by` has for each of `melds` the seats that laid its cards, one for each, where a game
 * counts cards for those who laid them. `careless` counts by seat its careless discards, empty for none, and `last` is
 * the card with which a seat went out, where it is face down. `scheduled` says for which deal of a match the sheet
 * was made whose deals differ. `closer` is the seat that called the end, or that drew the last card of the stock where
 * that decides between equals; `fighters` are the seats that had their hands compared with a caller who may be
 * answered. `by_discard` says that the winner went out by a discard, where that is paid otherwise. `bonus` has by seat
 * the bonus cards that it has laid out, empty where there are none, and `second_hands` the second hands that nobody
 * has picked up, those of a side with its first seat, empty in games without. `bought` says how many discards each
 * seat has bought where that costs points, empty for none.
 */
export interface Result {
  readonly kind: Ending;
  readonly winner: number | null;
  readonly hands: readonly (readonly Face[])[];
  readonly first: number;
  readonly order: readonly number[];
  readonly turns: number;
  readonly melds: readonly (readonly [number | null, readonly Face[]])[];
  readonly concealed: boolean;
  readonly draws: number;
  readonly taken: readonly (readonly [number, number])[];
  readonly out: readonly (Out | null)[];
  readonly wild: number;
  readonly upcard: Face | null;
  readonly laid_off: readonly (readonly Face[])[];
  readonly scheduled: number;
  readonly laid_by: readonly (readonly number[])[];
  readonly careless: readonly number[];
  readonly last: Face | null;
  readonly closer: number | null;
  readonly fighters: readonly number[];
  readonly by_discard: boolean;
  readonly bonus: readonly (readonly Face[])[];
  readonly second_hands: readonly (readonly Face[])[];
  readonly shower: number | null;
  readonly bought: readonly number[];
  readonly in_pairs: readonly boolean[];
  readonly taken_last: readonly number[];
}

export type BookKind = "" | "natural" | "semi" | "mixed" | "wild";

/**
 * A deal as one seat sees it; `seat` is None for a spectator, whose `hand` is empty.
 *
 * `phase` is the step the turn has reached, `step` its number in the turn, `plays` what was laid in this turn, `draws`
 * the cards each seat has drawn. `order` lists the seats in turn. `discard_pile` has its top last, `stock` counts
 * what can still be drawn. `taken` is the card that may not be discarded this turn; it came from the discard pile, so
 * everybody knows it. `must_play` is a card that must reach the table this turn. `kept` are the cards taken from
 * others that each need a meld of their own, by seat, `shown` the seats whose melds lie open, `turns_left` the turns
 * the seat to act has left, this one too (None: no limit). `wild` is the rank that is wild in this deal (0: none), or
 * the face of the one tile that is, `indicator` the card that said so, `shower` the seat that showed its twin. `out`
 * says by seat who is out of the deal and why, `misses` how many turns in a row each seat has missed; both are empty
 * in games without. `upcard` is the first upcard where it says what a knock needs, and `knock_limit` the most deadwood
 * one may knock with; None: no limit. `upcard_offers` counts the seats to which the first upcard, or a card that goes
 * round, is still offered, 0 when all let it pass and the stock must be drawn from; None: it is not offered, or nobody
 * has been asked yet. `discarded_by` has for each card of
 * the discard pile the seat that discarded it, None for the first upcard. `known` has by seat the discards that it
 * took and has not discarded again. `knocker` is the seat that has knocked, and `open_hand` its cards outside melds
 * once they lie open, which count `open_points`. `deadwood` is what the hand of the seat would count if it knocked
 * now, where a game has knocks. `wilds` are the cards that may stand for others in this deal. `stands` tells for each
 * meld on the table what its cards stand for, one face for each of them, or 192 + number while the colour or suit of a
 * joker in a group is open; a meld of which every card is what it is has nothing there, and where no game has jokers
 * `stands` is empty. `opened_now` says that the seat to act has laid its first meld in this turn. `finisher` is the
 * seat that has gone out while the others have one last turn each. `laid_points` has by seat the points of its cards
 * on the table, where they count for the players who laid them, and is empty elsewhere. `scheduled` is the number of
 * the deal in its match, from 0, for which the sheet was made, where deals differ. `taken_pile` are the cards that the
 * seat to act has taken out of the discard pile in this turn, where they are taken down to one, and `careless` counts
 * by seat its careless discards, empty while there are none. `laid_on` says in which turn cards were last laid on a
 * meld of each seat (0: never), where that keeps it from calling the end; `closer` is the seat that has called the
 * end, and `fighters` are
 * those that have their hands compared with it.
 *
 * `in_pairs` says which seats go for pairs, laid as a first meld or declared, empty while none does, `first_points`
 * what the last first meld of the deal was worth and `first_pairs` how many pairs the last one in pairs had.
 * `tiles_added` counts the tiles that the seat to act has laid off in this turn, where that is limited. `minimum`
 * and `least_pairs` are then what a first meld of the seat needs, in groups and runs or in pairs, while it is due.
 *
 * `has_drawn` says that the seat to act has drawn at a table that everybody rearranges, and may still play.
 *
 * `passed_on` is the card that the seat has put down to pass to the next, or has passed, as long as it must be there.
 *
 * `claimant` is the seat that has claimed the top discard for a run, while others may still claim it for a group.
 *
 * `sides` are the seats that play together, empty where everybody plays alone. In games whose melds belong to sides,
 * `bonus` by seat the bonus cards laid out, `totals`
 * the scores before the deal, by seat, `frozen` whether the discard pile is frozen for the seat, `freezers` the
 * cards in it that freeze it for everybody, and `minimum` what the first meld of the seat must be worth, None once
 * it is laid. `books` says for each meld on the table what kind of book it is, nothing where it is too small for one,
 * and `full` are the numbers of groups that may not grow any more, beside which another one of the same rank may be
 * laid.
 * `added` says that the seat to act has added to a group that lay there before its turn, `no_discard` that it
 * cannot discard, because the last card of the stock was a bonus card, and `answer` what its partner has said in
 * this turn of its going out. `second_hands` counts by seat the cards of the second hand that it may still pick up,
 * which partners may share, and `picked_up` says which seats have picked one up; both are empty in games without.
 */
export interface View {
  readonly seat: number | null;
  readonly order: readonly number[];
  readonly turn: number;
  readonly phase: Phase;
  readonly step: number;
  readonly plays: number;
  readonly draws: readonly number[];
  readonly starter: number;
  readonly dealer: number | null;
  readonly turn_number: number;
  readonly hand: Faces;
  readonly counts: readonly number[];
  readonly opened: readonly boolean[];
  readonly table: readonly TableMeld[];
  readonly stock: number;
  readonly discard_pile: Faces;
  readonly taken: Face | null;
  readonly must_play: Face | null;
  readonly kept: readonly Faces[];
  readonly shown: readonly boolean[];
  readonly turns_left: number | null;
  readonly wild: number;
  readonly indicator: Face | null;
  readonly out: readonly (Out | null)[];
  readonly misses: readonly number[];
  readonly result: Result | null;
  readonly upcard: Face | null;
  readonly upcard_offers: number | null;
  readonly discarded_by: readonly (number | null)[];
  readonly known: readonly Faces[];
  readonly knocker: number | null;
  readonly opened_now: boolean;
  readonly resume: number | null;
  readonly bought: readonly number[];
  readonly finisher: number | null;
  readonly scheduled: number;
  readonly taken_pile: Faces;
  readonly careless: readonly number[];
  readonly laid_on: readonly number[];
  readonly closer: number | null;
  readonly fighters: readonly number[];
  readonly bonus: readonly Faces[];
  readonly picked_up: readonly boolean[];
  readonly totals: readonly number[];
  readonly added: boolean;
  readonly has_drawn: boolean;
  readonly no_discard: boolean;
  readonly answer: boolean | null;
  readonly claimant: number | null;
  readonly shower: number | null;
  readonly in_pairs: readonly boolean[];
  readonly first_points: number;
  readonly first_pairs: number;
  readonly tiles_added: number;
  readonly knock_limit: number | null;
  readonly open_hand: Faces;
  readonly open_points: number;
  readonly deadwood: number | null;
  readonly wilds: Faces;
  readonly stands: readonly Faces[];
  readonly laid_points: readonly number[];
  readonly sides: readonly (readonly number[])[];
  readonly frozen: boolean;
  readonly minimum: number | null;
  readonly least_pairs: number | null;
  readonly second_hands: readonly number[];
  readonly freezers: Faces;
  readonly books: readonly BookKind[];
  readonly full: readonly number[];
  readonly passed_on: Face | null;
}

export type WonBy = "knock" | "gin" | "big_gin" | "undercut";

export type PartCode =
  | "laid"
  | "jokers_laid"
  | "going_out"
  | "multiplied"
  | "held"
  | "held_unlaid"
  | "held_pairs"
  | "unopened"
  | "careless"
  | "partner"
  | "bought"
  | "hands"
  | "hands_no_pure"
  | "hands_run_missing"
  | "lost_plain"
  | "lost_wild_last"
  | "lost_pairs"
  | "lost_pairs_wild_last"
  | "indicator_shown"
  | "value_got"
  | "value_given"
  | "stakes_won"
  | "stakes_dealt"
  | "stakes_out"
  | "stakes_called"
  | "stakes_beaten"
  | "stakes_folded"
  | "stakes_stock"
  | "stakes_no_meld"
  | "deal_won"
  | "carried"
  | "pot_paid"
  | "pot_won"
  | "first_deal"
  | "kept_for_round"
  | "other_side";

/** Points that a seat gets in a deal for one thing, or loses; `times` says by what the rest was multiplied. */
export interface ScorePart {
  readonly code: PartCode;
  readonly points: number;
  readonly times: number;
}

export type Parts = readonly (readonly ScorePart[])[];

export type Seats = readonly number[];

export type LineCode =
  | "melded"
  | "natural_books"
  | "mixed_books"
  | "wild_books"
  | "clean_books"
  | "semi_books"
  | "dirty_books"
  | "all_wild_books"
  | "clean_burracos"
  | "semi_burracos"
  | "dirty_burracos"
  | "wild_burracos"
  | "bonus_cards"
  | "going_out"
  | "concealed"
  | "counted"
  | "feet"
  | "pozzetti"
  | "hands";

/** A line of what a side scores in a deal: what it is for, how many of that there are, and the points. */
export interface ReckoningLine {
  readonly code: LineCode;
  readonly count: number;
  readonly points: number;
}

/** What the seats of a side score in a deal, line by line; the points of the lines sum to theirs. */
export interface Reckoning {
  readonly seats: Seats;
  readonly lines: readonly ReckoningLine[];
}

/**
 * What a deal is worth: points to add, the seats that won it, and the points each seat still `held`.
 *
 * `grouped` has by seat the melds that hands were counted in, where cards in melds do not count; else it is empty.
 * `stands` says of each of these melds what its cards stand for, as `View.stands` does; where no card stands for
 * another one it is empty.
 * `won_by` says how a deal was won where that decides the bonus, which is in the points, and `doubled` that everything
 * counts twice. `boxes` says how many boxes it makes where they count. `paid` are the stakes that each seat gets
 * for it beside the points, or pays; empty where there are none. `parts` are by seat what the points are made of,
 * where more than one thing counts; else it is empty. `reckoned` has the lines of each side, in games of sides.
 * `stays_out` are the seats that were out after it and chose not to come in again.
 */
export interface DealScore {
  readonly kind: Ending;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly held: readonly number[];
  readonly grouped: readonly Melds[];
  readonly stands: readonly Melds[];
  readonly won_by: WonBy | null;
  readonly bonus: number;
  readonly doubled: boolean;
  readonly boxes: number;
  readonly paid: readonly number[];
  readonly parts: Parts;
  readonly reckoned: readonly Reckoning[];
  readonly stays_out: Seats;
}

export type GoalKind = "deals" | "points" | "limit" | "countdown";

/**
 * The end of a match: its winners (several share it) and the final totals.
 *
 * `finals` are the totals with what the end of the match adds, empty where it adds nothing.
 */
export interface MatchResult {
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly finals: readonly number[];
}

export type Unit = "points" | "chips";

/**
 * Money at the end of a match, as decimal text with two places.
 *
 * `gross` is what the losers paid, or all paid in; `rake` what the house keeps of it; `prize` the rest. `amounts` says
 * by seat what is won or lost in all, the own entry counted: together with the rake they sum to nothing.
 */
export interface Settlement {
  readonly gross: string;
  readonly rake: string;
  readonly prize: string;
  readonly amounts: readonly string[];
}

/** What a match is played for: money for each point, or an entry of each player into a `pool`, as decimal text. */
export interface Stake {
  readonly per: "point" | "entry";
  readonly amount: string;
  readonly pool: string | null;
}

export type WinsBy = "highest" | "lowest" | "games_won" | "last_left" | "last_deal";

/** What the end of a column adds by seat: for boxes, for the game, for a shutout; and what it comes to. */
export interface Bonuses {
  readonly boxes: readonly number[];
  readonly game: readonly number[];
  readonly shutout: readonly number[];
  readonly finals: readonly number[];
}

/**
 * A column of a match that counts boxes: points and boxes by seat, and the deals (from 0) that are written in it.
 *
 * `bonuses` are there when it is closed.
 */
export interface Column {
  readonly totals: readonly number[];
  readonly boxes: readonly number[];
  readonly deals: readonly number[];
  readonly bonuses: Bonuses | null;
}

/**
 * All deals so far, oldest first, with their sum, and the result once the match is over.
 *
 * `goal` is the number of deals or points the match goes to, as `goal_kind` says; "limit" is the number of points that
 * puts a seat out of the match, and `eliminated` are those it has put out. `unit` is what is counted. `settlement` is
 * the money at the end, where the match is played for it, and `stake` what it is played for. `wins_by` says what
 * decides the match; `hands_count` whether what is left in hands does anything to the points. `columns` are those of a
 * match that counts boxes. `places` are those of the seats so far, empty before a deal has counted. `sides` are the
 * seats that play together and have one score, empty where everybody plays alone. `rejoined` says how often each seat
 * that was out has come in again, empty where none has, and `coming_in` are those that come in again after the last
 * deal if they do not choose to stay out. `round_deals` is how many deals a round has in a match of more
 * than one round, 0 elsewhere.
 */
export interface ScoreSheet {
  readonly rows: readonly DealScore[];
  readonly totals: readonly number[];
  readonly goal_kind: GoalKind;
  readonly goal: number;
  readonly result: MatchResult | null;
  readonly unit: Unit;
  readonly eliminated: readonly number[];
  readonly settlement: Settlement | null;
  readonly stake: Stake | null;
  readonly wins_by: WinsBy;
  readonly hands_count: boolean;
  readonly columns: readonly Column[];
  readonly places: readonly number[];
  readonly sides: readonly (readonly number[])[];
  readonly rejoined: readonly number[];
  readonly coming_in: Seats;
  readonly round_deals: number;
}

/**
 * The running clock: whose it is, the milliseconds left when this was sent, and those of the whole turn.
 *
 * The last `bank_ms` of both come from the seat's time bank.
 */
export interface Clock {
  readonly seat: number;
  readonly left_ms: number;
  readonly turn_ms: number;
  readonly bank_ms: number;
}

export type Listed =
  | Draw
  | Meld
  | Swap
  | GoOut
  | Drop
  | Declare
  | ShowMelds
  | Knock
  | Call
  | Buy
  | Claim
  | CallEnd
  | Fight
  | Force
  | ShowDealt
  | ShowIndicator
  | DeclarePairs
  | AskToGoOut
  | AnswerPartner
  | Pass;

/** The hand after `discard`, in the melds that leave the least deadwood, and how many points that is. */
export interface Showing {
  readonly discard: Face;
  readonly melds: Melds;
  readonly deadwood: number;
}

/**
 * What the seat to act may do now. `kinds` are the kinds of action this moment of its turn takes.
 *
 * `actions` lists those for which no cards have to be chosen first: draws, melds of one card, exchanges, knocking,
 * dropping, calls, claims, and the hand laid out. Of what may be shown it has the best alone, of going out and
 * declaring one way for each card that can be put aside. At a table of tiles it is empty. `costs` says in points what
 * dropping, leaving and a wrong declaration cost now, by the kind of action. `showings` are what one would show after
 * a knock, the least deadwood first, one for each card that may be discarded and leaves no more than the limit of the
 * knock. `lay_offs` are those after a knock that leave the least, one after the other; none where the seat is done.
 * `borrows` are the cards that melds on the table can spare for a new one, with the number of their meld.
 * `buy_penalty` are the cards of the stock that go with a discard that is bought, `buy_points` the points that count
 * against the buyer, and `buys_left` how many discards the seat may still buy in this deal; None where there is no
 * limit. `end_called` is what players call ending the deal
 * before a draw. `takes` are some ways to take the whole discard pile, those first that cost the hand the least, and
 * `draws` is how many cards are drawn from the stock. `faced`: a card drawn from the stock is turned up; `turned`
 * is the one just turned, which may be discarded at once. `face_down`: the last card is put face down, which ends the
 * deal. `goes_on`: a card that is let pass is offered to another player next. `careless` are the cards of the hand
 * whose discard costs points.
 */
export interface Offer {
  readonly kinds: readonly string[];
  readonly actions: readonly Listed[];
  readonly costs: { readonly [name: string]: number };
  readonly showings: readonly Showing[];
  readonly lay_offs: readonly LayOff[];
  readonly borrows: readonly (readonly [number, Faces])[];
  readonly buy_penalty: number;
  readonly buy_points: number;
  readonly buys_left: number | null;
  readonly end_called: "" | "drop" | "draw";
  readonly takes: readonly TakePile[];
  readonly draws: number;
  readonly faced: boolean;
  readonly turned: Face | null;
  readonly face_down: boolean;
  readonly goes_on: boolean;
  readonly careless: Faces;
}

/** The deal is over; the result shows every hand. */
export interface DealEnded {
  readonly type: "deal_ended";
  readonly result: Result;
}

/** Time ran out and the loose tiles went to the seat's rack; `table` is the whole table now. */
export interface LooseTilesTaken {
  readonly type: "loose_tiles_taken";
  readonly seat: number;
  readonly cards: Faces;
  readonly table: Melds;
}

/** A seat played tiles; `table` is the whole table now, `opened` the worth of a first meld, else None. */
export interface Rearranged {
  readonly type: "rearranged";
  readonly seat: number;
  readonly played: Faces;
  readonly table: Melds;
  readonly opened: number | null;
}

export type Why = "could_be_laid_off" | "completes_meld" | "lets_go_out" | "wild_tile";

/** A seat pays for a discard: it could be laid off, completed a meld of the pile, or let the next player go out. */
export interface CarelessDiscard {
  readonly type: "careless_discard";
  readonly seat: number;
  readonly why: Why;
}

/** A seat put a card on the discard pile. */
export interface Discarded {
  readonly type: "discarded";
  readonly seat: number;
  readonly card: Face;
}

/** The card that a seat had put down went to the seat `to`; `card` is None for all others. */
export interface PassedOn {
  readonly type: "passed_on";
  readonly seat: number;
  readonly to: number;
  readonly card: Face | null;
}

/** A seat put a card face down, to be passed to the next; `card` is None for those who may not see it. */
export interface PutDown {
  readonly type: "put_down";
  readonly seat: number;
  readonly card: Face | null;
}

/** A seat said that its hand will go out in pairs. */
export interface PairsDeclared {
  readonly type: "pairs_declared";
  readonly seat: number;
}

/** A seat showed the tile that is equal to the wild indicator. */
export interface IndicatorShown {
  readonly type: "indicator_shown";
  readonly seat: number;
  readonly card: Face;
}

/** A seat told its partner whether it may go out. */
export interface AnsweredPartner {
  readonly type: "answered";
  readonly seat: number;
  readonly yes: boolean;
}

/** A seat asked its partner whether it may go out. */
export interface AskedPartner {
  readonly type: "asked";
  readonly seat: number;
}

/** A seat has its hand compared with that of the seat that called the end. */
export interface Fought {
  readonly type: "fought";
  readonly seat: number;
}

/** A seat has a declined card laid off by the seat that declined it; the lay-off follows. */
export interface Forced {
  readonly type: "forced";
  readonly seat: number;
  readonly card: Face;
}

/** A seat turned the top card of the stock face up, to be laid at once or let pass. */
export interface Turned {
  readonly type: "turned";
  readonly seat: number;
  readonly card: Face;
}

/** A seat ended the deal before drawing. */
export interface EndCalled {
  readonly type: "end_called";
  readonly seat: number;
}

/** A seat claimed the card just discarded, for a meld of this kind; the meld follows unless a group goes before. */
export interface Claimed {
  readonly type: "claimed";
  readonly seat: number;
  readonly card: Face;
  readonly kind: "group" | "run";
}

/** A seat bought the top discard, with `count` cards of the stock; `cards` are those, None where they are hidden. */
export interface Bought {
  readonly type: "bought";
  readonly seat: number;
  readonly card: Face;
  readonly count: number;
  readonly cards: Faces | null;
}

/** A seat called a discard; the lay-off follows, or the draw of the cards that it takes with it. */
export interface Called {
  readonly type: "called";
  readonly seat: number;
  readonly card: Face;
}

/** A seat knocked; its discard ends the deal. */
export interface Knocked {
  readonly type: "knocked";
  readonly seat: number;
}

/** A seat showed its melds, in its last turn or after a knock; none means that it has none. */
export interface Shown {
  readonly type: "shown";
  readonly seat: number;
  readonly melds: Melds;
}

/** A seat laid its whole hand. */
export interface WentOut {
  readonly type: "went_out";
  readonly seat: number;
  readonly melds: Melds;
}

/**
 * A seat took back what it had laid last in its turn: its hand and the table are as they were before.
 *
 * Tables of a server tell this; a deal does not.
 */
export interface TookBack {
  readonly type: "took_back";
  readonly seat: number;
}

/** A seat added `cards` to meld number `meld`, which is now `becomes`. */
export interface LaidOff {
  readonly type: "laid_off";
  readonly seat: number;
  readonly meld: number;
  readonly cards: Faces;
  readonly becomes: Faces;
}

/** A seat exchanged `card`, and perhaps an `other`, for a joker of meld number `meld`, which is now `becomes`. */
export interface Swapped {
  readonly type: "swapped";
  readonly seat: number;
  readonly meld: number;
  readonly card: Face;
  readonly becomes: Faces;
  readonly other: Face | null;
}

/** A seat took `card` from meld number `meld`, which is now `becomes`; the new meld follows as `Melded`. */
export interface Borrowed {
  readonly type: "borrowed";
  readonly seat: number;
  readonly meld: number;
  readonly card: Face;
  readonly becomes: Faces;
}

/** A seat laid a new meld; `meld` is its number on the table. */
export interface Melded {
  readonly type: "melded";
  readonly seat: number;
  readonly meld: number;
  readonly cards: Faces;
}

/** The discard pile became the new stock of `count` cards. */
export interface StockTurned {
  readonly type: "stock_turned";
  readonly count: number;
  readonly shuffled: boolean;
}

/**
 * A seat without a card picked up a second hand of `count` cards; `cards` is None for those who may not see it.
 *
 * `called` is what players call it.
 */
export interface PickedUp {
  readonly type: "picked_up";
  readonly seat: number;
  readonly count: number;
  readonly cards: Faces | null;
  readonly called: "foot" | "pozzetto";
}

/** A seat laid bonus cards out and drew `count` cards for them; `drawn` is None for those who may not see them. */
export interface BonusLaidOut {
  readonly type: "bonus_laid_out";
  readonly seat: number;
  readonly cards: Faces;
  readonly count: number;
  readonly drawn: Faces | null;
}

/** A seat is out of the deal; its cards stay hidden. `flaw` is the code of what was wrong with its declaration. */
export interface OutOfDeal {
  readonly type: "out_of_deal";
  readonly seat: number;
  readonly why: Out;
  readonly flaw: string | null;
}

/** A seat missed its turn without drawing, for the `times`-th time in a row. */
export interface Missed {
  readonly type: "missed";
  readonly seat: number;
  readonly times: number;
}

/** A seat's clock reached zero; `restored` when an unfinished table was put back. */
export interface TimeRanOut {
  readonly type: "time_ran_out";
  readonly seat: number;
  readonly restored: boolean;
}

/** A seat played nothing; what it drew follows as `Drew`. */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
}

/** A seat drew: from the stock (or pool), from the discard pile, or tiles as a penalty for time that ran out. */
export interface Drew {
  readonly type: "drew";
  readonly seat: number;
  readonly source: "stock" | "discard" | "penalty";
  readonly count: number;
  readonly cards: Faces | null;
}

/** A card of the stock was put aside; all cards of `rank` are wild in this deal, or the one tile with that face. */
export interface WildIndicator {
  readonly type: "wild_indicator";
  readonly card: Face;
  readonly rank: number;
}

/** The first card of the discard pile was turned up. */
export interface Upcard {
  readonly type: "upcard";
  readonly card: Face;
}

/** The draw for the start: rounds of (seat, face), ties and void jokers drawn again; who won it; dealer or None. */
export interface StartDrawn {
  readonly type: "start_drawn";
  readonly rounds: readonly (readonly (readonly [number, Face])[])[];
  readonly dealer: number | null;
  readonly starter: number;
}

/** A seat got its first cards; `cards` is None for those who may not see them. */
export interface Dealt {
  readonly type: "dealt";
  readonly seat: number;
  readonly count: number;
  readonly cards: Faces | null;
}

export type Event =
  | StartDrawn
  | Dealt
  | Upcard
  | WildIndicator
  | Drew
  | Passed
  | TimeRanOut
  | Missed
  | OutOfDeal
  | BonusLaidOut
  | PickedUp
  | StockTurned
  | Melded
  | Borrowed
  | Swapped
  | LaidOff
  | TookBack
  | WentOut
  | Shown
  | Knocked
  | Called
  | Bought
  | Claimed
  | EndCalled
  | Turned
  | Forced
  | Fought
  | AskedPartner
  | AnsweredPartner
  | IndicatorShown
  | PairsDeclared
  | PutDown
  | PassedOn
  | Discarded
  | CarelessDiscard
  | Rearranged
  | LooseTilesTaken
  | DealEnded;

/**
 * The answer to `Hello`: the state now. `events` is what was missed since that version, None if it is too old;
 * since version 0, it is all that the server remembers. `versions` are those of the table to which these events led,
 * one for each.
 *
 * `seat` is None for a spectator, who sees what a `View` from no seat tells. `offer` says what may be done now, None
 * for every seat but the one to act. `hand` is the hand of this seat as it was laid out in groups, and `rack` where
 * its tiles were put; both are None for a spectator and where the table is rearranged. `aim` says what this deal and
 * match are played for, the same for everybody. `takes_back` says whether this seat may take back what it laid last.
 * `written` is what people have written at this table lately.
 */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly view: View | null;
  readonly score: ScoreSheet | null;
  readonly clock: Clock | null;
  readonly offer: Offer | null;
  readonly events: readonly Event[] | null;
  readonly versions: readonly number[];
  readonly hand: HandJudgement | null;
  readonly rack: RackLayout | null;
  readonly aim: readonly Fact[];
  readonly takes_back: boolean;
  readonly written: readonly WrittenText[];
}

/** Something happened: the events as this seat may see them, and the state; what else is there as in `Welcome`. */
export interface Update {
  readonly type: "update";
  readonly version: number;
  readonly events: readonly Event[];
  readonly view: View | null;
  readonly score: ScoreSheet | null;
  readonly clock: Clock | null;
  readonly offer: Offer | null;
  readonly hand: HandJudgement | null;
  readonly aim: readonly Fact[];
  readonly takes_back: boolean;
}

export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | Accepted
  | Refused
  | Tried
  | Hinted
  | Grouped
  | Pong
  | Spoken
  | WrittenText;

/**
 * A house rule as the page offers it; `choices` is empty for a whole number from `low` to `high`.
 *
 * By language tag, `text` says what it is about, and `choice_texts` names each of the `choices`.
 */
export interface OptionInfo {
  readonly name: string;
  readonly text: { readonly [name: string]: string };
  readonly default: OptionValue;
  readonly choices: readonly OptionValue[];
  readonly choice_texts: { readonly [name: string]: readonly string[] };
  readonly low: number;
  readonly high: number;
}

export type Shelf = "tiles" | "rummy" | "romme" | "knock" | "indian" | "contract" | "canasta" | "asia";

/**
 * Something by which a game is told from others, for the page to put into words and to draw: its `code`, and the
 * numbers that the words need.
 */
export interface Sign {
  readonly code: string;
  readonly params: { readonly [name: string]: number };
}

/**
 * What the card of a game shows: a few typical melds, the sizes of the melds that a contract asks for, how many
 * cards or tiles are dealt, from and to, and what is different about the game, the most telling first.
 */
export interface GamePicture {
  readonly melds: readonly Faces[];
  readonly frames: readonly number[];
  readonly hand: readonly [number, number];
  readonly signs: readonly Sign[];
}

/**
 * A game on the home page; `names` by language tag, `minutes` for a match.
 *
 * `usual_players`: so many sit at a table where nobody has chosen.
 * `shelf` is the family that it stands with, `known_as` what else it is called, and `akin` names other games, for
 * which it is the nearest. `best` says what is sought where the best is: of a "table" that everybody rearranges the
 * most that is laid, of a hand what it brings its "side", its nearest "finish", its dearest "first_meld", or
 * the least that is left of the "hand". `differs` says in one line, by language tag, what tells it from the main game
 * of its family; it is empty for games that are not of the house.
 */
export interface GameInfo {
  readonly id: string;
  readonly names: { readonly [name: string]: string };
  readonly family: "cards" | "tiles";
  readonly players: readonly [number, number];
  readonly usual_players: number;
  readonly minutes: readonly [number, number];
  readonly turn_seconds: number | null;
  readonly options: readonly OptionInfo[];
  readonly shelf: Shelf;
  readonly known_as: readonly string[];
  readonly akin: readonly string[];
  readonly picture: GamePicture;
  readonly best: "table" | "side" | "finish" | "first_meld" | "hand";
  readonly differs: { readonly [name: string]: string };
}

/** A section of a rule page; `anchor` is what the `rule` of a refusal ends in, examples are melds to be drawn. */
export interface RuleSection {
  readonly anchor: string;
  readonly level: number;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly examples: readonly Faces[];
}

/** The rules of a game in words, made from the sheet in force. */
export interface RulePage {
  readonly game: string;
  readonly language: string;
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

export type Held = "nobody" | "losers" | "other_sides" | "everybody";

export type Ask =
  | "first"
  | "concealed"
  | "laid"
  | "laid_each"
  | "careless"
  | "jokers"
  | "wild_cards"
  | "draws"
  | "one_suit"
  | "no_meld"
  | "melded"
  | "taken"
  | "taken_last"
  | "out"
  | "wild"
  | "spade"
  | "by_discard"
  | "fighters"
  | "sides_laid"
  | "pairs"
  | "wild_last"
  | "shower"
  | "bought"
  | "in_pairs";

/**
 * A way a deal can end: whether it names a seat (who went out, or knocked), whose cards are counted, what else.
 *
 * Who is named has at `most` so many points left, None: any number. `called` is what a page calls the ending, where
 * that is not its kind.
 */
export interface DealEnding {
  readonly kind: Ending;
  readonly winner: boolean;
  readonly held: Held;
  readonly asks: readonly Ask[];
  readonly most: number | null;
  readonly called: string;
}

export type Count = "all" | "unmatched" | "lives";

/**
 * A face of the game, how many of it there are, and what it counts when left in hand.
 *
 * `usual` is how many the game's first pack has: some numbers of players take a larger one.
 */
export interface Worth {
  readonly face: Face;
  readonly copies: number;
  readonly usual: number;
  readonly points: number;
}

/**
 * What to ask people when a deal is over.
 *
 * `counts` says what is counted of a hand: "all" cards by their `worth`, only those "unmatched" under its best
 * arrangement, or by its two "lives". `zero_sum`: wins and losses of a deal come to nothing. `games_won` are counted
 * too. `hand` is the number of cards dealt to each. `laid_off`: hands count after laying off on a knocker. `options`
 * are the house rules that change what deals are worth, or the match. `sides` are the seats that play together, empty
 * where everybody plays alone. `cuts`: what is wild is said by a card that was cut, not by a rank. `by_deal`: a deal
 * decides what its cards count, so that people add them up themselves. `deals` counts those of a match whose deals
 * differ, 0 where all are alike.
 */
export interface PaperForm {
  readonly endings: readonly DealEnding[];
  readonly counts: Count;
  readonly worth: readonly Worth[];
  readonly zero_sum: boolean;
  readonly games_won: boolean;
  readonly hand: number;
  readonly laid_off: boolean;
  readonly options: readonly string[];
  readonly sides: readonly (readonly number[])[];
  readonly cuts: boolean;
  readonly by_deal: boolean;
  readonly deals: number;
}

/**
 * A score sheet kept by hand, and what is asked at the end of a deal.
 *
 * `order` are the seats in the order of their turns, `playing` those of them that play the next deal. Where others sit
 * out, the first of the order deals first.
 */
export interface PaperSheet {
  readonly score: ScoreSheet;
  readonly order: readonly number[];
  readonly playing: readonly number[];
  readonly form: PaperForm;
}

/**
 * What the answers about a game depend on.
 *
 * `fields` are those of its sheet by their paths, and `options` the house rules that bear on the answers, each with
 * the field that takes its value; None where only the server knows. Of each of the `faces` there are so many
 * `copies`, and one in the hand counts its value. `first_meld` is whether a player must make one.
 */
export interface KeptSheet {
  readonly family: "cards" | "tiles";
  readonly fields: { readonly [name: string]: OptionValue };
  readonly options: { readonly [name: string]: string | null };
  readonly faces: Faces;
  readonly copies: readonly number[];
  readonly values: readonly number[];
  readonly first_meld: boolean;
}

/**
 * How a page counts the deals of a game by itself: the scoring, and its numbers as far as it has them.
 *
 * `wrong` is what a wrong declaration costs.
 */
export interface CountedByPage {
  readonly scoring: "rack_penalties" | "hands_to_winner" | "hands_against_losers" | "lives_penalty" | "deal_won";
  readonly unopened: number | null;
  readonly concealed_double: boolean;
  readonly cap: number;
  readonly first_drop: number;
  readonly middle_drop: number;
  readonly wrong: number;
}

/**
 * Of every game: its `rules` in one language, and as `papers` an empty score sheet by how many play.
 *
 * `counted` are the games that a page can count by itself. `sheets` has what the page can answer about some of them,
 * and `sections` what each refusal rests on.
 */
export interface KeptPages {
  readonly rules: { readonly [name: string]: RulePage };
  readonly papers: { readonly [name: string]: { readonly [name: string]: PaperSheet } };
  readonly sheets: { readonly [name: string]: KeptSheet };
  readonly sections: { readonly [name: string]: string };
  readonly counted: { readonly [name: string]: CountedByPage };
}

/** The body of every HTTP refusal, with the params of its text; `rule` is where the rules of a game say it. */
export interface ApiError {
  readonly code: string;
  readonly text: string;
  readonly params: Params;
  readonly rule: string;
}

/**
 * A moment of a replay: the deal's number from 0, the action that led there, its events, and the state.
 *
 * `seat`, `action` and `written`, the action as a record writes it, are None where a deal begins. `view` is what a
 * spectator sees, `hands` what every seat holds; an unknown card is 63, an unknown tile 127. `names` are those who sit
 * there then, where a program has followed somebody who left; else they are `seats`.
 */
export interface ReplayFrame {
  readonly deal: number;
  readonly seat: number | null;
  readonly action: Action | null;
  readonly written: string | null;
  readonly events: readonly Event[];
  readonly view: View;
  readonly hands: readonly Faces[];
  readonly names: readonly string[];
}

/** A replayed record; `bots` are the seats of programs. */
export interface Replayed {
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly family: "cards" | "tiles";
  readonly options: { readonly [name: string]: OptionValue };
  readonly seats: readonly string[];
  readonly bots: readonly number[];
  readonly frames: readonly ReplayFrame[];
  readonly score: ScoreSheet;
}

/**
 * What an action leads to on average: the chance to win the deal, points ahead of the mean of the opponents.
 *
 * `match` is the chance to win the match; None where one deal is the match.
 */
export interface Expected {
  readonly chance: number;
  readonly points: number;
  readonly match: number | null;
}

export type ActionVerdict = "forced" | "best" | "as_good" | "better" | "undecided";

export type OpponentKind = "knock_at_once" | "knock_late";

/**
 * One action and its verdict, from what its seat could see.
 *
 * If the verdict is `better`, `best` is the better action in the notation of records, `action` the same as a value.
 * `match_cost` is by how much its chance to win the match is better, and decides; None where one deal is the match.
 * `cost` is how many points ahead of the mean of the opponents it is better by, and decides there; in a match it may
 * be below 0, where the best action gives up points. `match_error` and `error` are the standard errors of the two.
 * Otherwise `best` is what was played, and the others are 0 and None. `expected` and `expected_of_best` say what both
 * lead to, where they were compared; `deals` on how many imagined deals. If the verdict is `undecided`, `rival` is the
 * action from which what was played could not be told apart; none before the first comparison. `better_if` says how
 * the others must play for what was played to be better than `rival`, if it is worse otherwise. `deepened` says that
 * somebody has asked for a deeper look. Where the clock decided, the verdict is `timed_out`.
 */
export interface JudgedAction {
  readonly played: string;
  readonly best: string;
  readonly cost: number;
  readonly error: number;
  readonly match_cost: number | null;
  readonly match_error: number | null;
  readonly sure: boolean;
  readonly expected: Expected | null;
  readonly expected_of_best: Expected | null;
  readonly action: Action | null;
  readonly verdict: ActionVerdict | "timed_out";
  readonly deals: number;
  readonly rival: Action | null;
  readonly better_if: OpponentKind | null;
  readonly deepened: boolean;
}

/**
 * Tiles that could have been played in a turn beside those that were.
 *
 * `tiles` and `points` are how many more and what they count; `best` are the tiles of the best play and `steps` tells
 * it set by set. `proven` is False where the solver stopped early.
 */
export interface TilesLeft {
  readonly tiles: number;
  readonly points: number;
  readonly best: Faces;
  readonly steps: readonly string[];
  readonly proven: boolean;
}

/**
 * One turn: deal and turn counted from 1, the hands before it by seat, and the chances before and after it.
 *
 * `name` is who played it; somebody else may have sat there before.
 * `change` is what it did to the chance of its seat: `choice` is the part of what was played, `luck` the rest.
 */
export interface Turn {
  readonly deal: number;
  readonly number: number;
  readonly seat: number;
  readonly hands: readonly Faces[];
  readonly decisions: readonly JudgedAction[];
  readonly chances: readonly number[];
  readonly chances_after: readonly number[];
  readonly change: number;
  readonly choice: number;
  readonly luck: number;
  readonly tiles_left: TilesLeft | null;
  readonly name: string;
}

export type Cause = "luck" | "choice";

/** A turn that decided, by its place among them: how far it moved the chance of its seat, and mainly why. */
export interface Decisive {
  readonly turn: number;
  readonly change: number;
  readonly cause: Cause;
}

/**
 * A seat over the whole match; `name` has everybody who played in it, with arrows between them.
 *
 * `accuracy` is the percentage of turns in which nothing better was there, of those that left a choice and are
 * decided, which `decided` counts; None if there are none. `cost` is what mistakes cost in points, `luck` and
 * `choice` those of its turns, in chances to win a deal.
 */
export interface SeatReview {
  readonly name: string;
  readonly turns: number;
  readonly decided: number;
  readonly accuracy: number | null;
  readonly cost: number;
  readonly luck: number;
  readonly choice: number;
}

/**
 * The review of a match; the same for a record and the same numbers of playouts.
 *
 * `playouts` are those for each position of the curve, `imagined` the imagined deals of a comparison on average.
 * `curve` has the chances of all seats at every turn and at the end of each deal, `decisive` the five turns that moved
 * a chance the most, the largest first. `going_on` says that more playouts follow.
 */
export interface Review {
  readonly version: number;
  readonly game: string;
  readonly playouts: number;
  readonly imagined: number;
  readonly turns: readonly Turn[];
  readonly curve: readonly (readonly number[])[];
  readonly decisive: readonly Decisive[];
  readonly seats: readonly SeatReview[];
  readonly going_on: boolean;
}

/**
 * How far a review is, and what it has found so far; or the same of a deeper look at one of its turns.
 *
 * `none` has not been asked for; `waiting` is behind `ahead` others; `working` has done `done` of `steps`. `key` is
 * what the review of a record is asked for by. The seats of a kept review have no names: they are in the record.
 * `mark` changes with the review; if it is the one that was sent as `mark`, the review itself is left out.
 */
export interface ReviewAnswer {
  readonly state: "none" | "waiting" | "working" | "done";
  readonly key: string;
  readonly ahead: number;
  readonly done: number;
  readonly steps: number;
  readonly review: Review | null;
  readonly mark: string;
}

/** A set or meld as it is laid, and its kind; `stands` says what its cards stand for, as `View.stands` does. */
export interface SolvedSet {
  readonly cards: Faces;
  readonly kind: string;
  readonly stands: Faces;
}

/** Pieces that go into a set, and the number of the earlier set they came from; None for the rack or hand. */
export interface SolvedPart {
  readonly cards: Faces;
  readonly source: number | null;
}

/** A set that is made, and where its pieces come from. */
export interface SolvedStep {
  readonly made: SolvedSet;
  readonly parts: readonly SolvedPart[];
}

/**
 * The best play: the table before, every set that is made, what is played, its points, and what is left.
 *
 * `opening` is what a first meld counts, `minimum` what it must count; None where none is due or possible. For a hand,
 * `deadwood` is what the cards left over count, and `status` says how many lives it has, or "contract" if all of it
 * can be laid at once; `discard` is the card to discard, if one was asked for. `worth` is what the cards and bonuses
 * of a side count, `away` how many tiles a hand is from lying whole. `proven` says that nothing better is possible,
 * and `first_meld` that a player of this table must make one.
 */
export interface Solved {
  readonly before: readonly SolvedSet[];
  readonly steps: readonly SolvedStep[];
  readonly played: Faces;
  readonly left: Faces;
  readonly value: number;
  readonly opening: number | null;
  readonly minimum: number | null;
  readonly deadwood: number | null;
  readonly status: string | null;
  readonly discard: Face | null;
  readonly worth: number | null;
  readonly away: number | null;
  readonly proven: boolean;
  readonly first_meld: boolean;
}

/** The best play, or what is wrong with the position: an illegal set, a tile too many, an unsupported game. */
export interface SolveAnswer {
  readonly solved: Solved | null;
  readonly problem: ApiError | null;
}

export type Place = "hand" | "upcard" | "draw" | "move";

/**
 * A place where a record differs from what its seed deals.
 *
 * `told` is the card in the record, `dealt` the card of the seed; None if one of them has no such card. `move` counts
 * the moves of the deal from 1; for a `move` that is not possible, `text` gives the reason.
 */
export interface Difference {
  readonly place: Place;
  readonly seat: number | null;
  readonly move: number | null;
  readonly told: Face | null;
  readonly dealt: Face | null;
  readonly text: string;
}

/** One checked deal: whether its seed fits the promise, how many cards were compared, and the first difference. */
export interface CheckedDeal {
  readonly deal: number;
  readonly promise: "kept" | "broken" | "none";
  readonly cards: number;
  readonly difference: Difference | null;
}

/**
 * What a seat added to the deals, compared with what it had promised before it knew what others add.
 *
 * "withheld": promised but not opened; this seat could choose between two deals by opening or not. "none": added
 * without a promise, as at older tables; at newer ones that is a forgery.
 */
export interface CheckedChance {
  readonly seat: number;
  readonly promise: "kept" | "broken" | "withheld" | "none";
}

/**
 * All deals of a record up to the first that differs, and what was added; `good` if every promise was kept.
 *
 * A withheld promise is reported, but does not break what the others promised. `fair` is the scheme of the record.
 */
export interface Verified {
  readonly good: boolean;
  readonly deals: readonly CheckedDeal[];
  readonly fair: Scheme;
  readonly chance: readonly CheckedChance[];
}

/** POST /api/verify: the deals of a record, dealt again and compared. */
export interface VerifyAnswer {
  readonly seats: readonly string[];
  readonly verified: Verified;
}

export type Measure = "tiles" | "cards" | "points" | "points_left" | "waits" | "chance" | "ahead";

/**
 * A choice of a decision: an action, the chance to win the deal from 0 to 1, points ahead of the other on average,
 * and `counted`: what a player can count of it, as `decisions.counted` says.
 */
export interface ChoiceValue {
  readonly action: Action;
  readonly chance: number;
  readonly points: number;
  readonly counted: { readonly [name: string]: number };
}

/**
 * The verdict on an action: `done` where it reaches the goal.
 *
 * `reached` and `best` are what it came to and what can be reached, in `measure`: tiles, cards or points, of which
 * more are better, points left outside melds, of which fewer are, unseen tiles that would let the rack go out, the
 * chance to win from 0 to 1, or points ahead of the others on average. `warmer` says whether it is better than what
 * was played in the match. Each is None where nothing is to be said of it. Of a decision, `choices` are the best and
 * the one made, or the next best if the best was made.
 */
export interface Attempt {
  readonly done: boolean;
  readonly reached: number | null;
  readonly best: number | null;
  readonly measure: Measure | null;
  readonly warmer: boolean | null;
  readonly choices: readonly ChoiceValue[];
}

/** The verdict on the action that was just played; sent after its `Accepted` and before its `Update`. */
export interface Attempted extends Attempt {
  readonly type: "attempted";
}

export type PracticeAnswer = ServerMessage | Attempted;

/**
 * A decision of a finished match that could have been better: which it is, and what was `played`.
 *
 * `turn` is its place among all turns of the match and `decision` that in the turn, from 0; `deal` and `number` are
 * those of the turn in its deal, from 1.
 */
export interface MissedAsked {
  readonly type: "missed";
  readonly table: string;
  readonly turn: number;
  readonly decision: number;
  readonly deal: number;
  readonly number: number;
  readonly played: Action;
}

export type Theme =
  | "whole_rack"
  | "free_joker"
  | "first_meld"
  | "one_discard"
  | "go_out"
  | "declare"
  | "whole_hand"
  | "most_cards"
  | "finish"
  | "most_waits"
  | "opening"
  | "dearest_meld"
  | "keep"
  | "safe_discard"
  | "knock"
  | "upcard"
  | "lay";

/**
 * What a puzzle asks: its `theme` says it, `difficulty` is 1 to 5. `from_match`: people played it here; else it
 * comes with the program.
 */
export interface PuzzleAsked {
  readonly type: "puzzle";
  readonly id: string;
  readonly theme: Theme;
  readonly difficulty: number;
  readonly from_match: boolean;
}

/** What a lesson asks in one of its steps; the lesson itself says it in words. */
export interface LessonAsked {
  readonly type: "lesson";
  readonly step: string;
}

export type PracticeTask = PuzzleAsked | LessonAsked | MissedAsked;

/** What a page needs to begin: the table, as a table tells it, and what is asked. */
export interface PracticeInfo {
  readonly table: TableInfo;
  readonly task: PracticeTask;
}

/**
 * A puzzle to choose. `difficulty` is 1 to 5, corrected by who has solved it; `rating` is what it is worth in the
 * units of ratings. `from_match`: people played it here; else it comes with the program.
 */
export interface PuzzleInfo {
  readonly id: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly theme: Theme;
  readonly difficulty: number;
  readonly rating: number;
  readonly from_match: boolean;
}

/**
 * What somebody has solved. `rating` is 1500 for a newcomer, give or take `give`; `attempts` and `solved` count
 * first attempts. `streak` is the days in a row whose puzzle was solved, up to today or yesterday, `longest` the most
 * ever; `run` is the most that were solved in a run against the clock.
 */
export interface PuzzleRecord {
  readonly rating: number;
  readonly give: number;
  readonly attempts: number;
  readonly solved: number;
  readonly streak: number;
  readonly longest: number;
  readonly run: number;
}

/**
 * The page of puzzles: that of today (a day by the universal clock), whether it is solved, and one's record.
 *
 * `counts` says how many puzzles there are of each theme, and `from_matches` how many of them are from matches that
 * people played here. A run lasts so many seconds, and ends with so many misses.
 */
export interface PuzzlesInfo {
  readonly day: string;
  readonly today: PuzzleInfo;
  readonly solved_today: boolean;
  readonly record: PuzzleRecord;
  readonly counts: { readonly [name: string]: number };
  readonly from_matches: { readonly [name: string]: number };
  readonly run_seconds: number;
  readonly run_misses: number;
}

/**
 * A run against the clock: the `puzzle` to solve next, None when it is over, and what is left of its time.
 *
 * `begun` is false where none ever was.
 *
 * The address of its practice is that of the puzzle with `?run` after it. `best` is the most ever solved in a run.
 */
export interface PuzzleRun {
  readonly begun: boolean;
  readonly puzzle: PuzzleInfo | null;
  readonly solved: number;
  readonly missed: number;
  readonly left_ms: number;
  readonly best: number;
}

export type ConsentState = "none" | "asked" | "agreed" | "made";

export type ConsentWord = "yes" | "no" | "unsaid";

/**
 * Whether puzzles may be made of a match that is over: of its `people`, so many have `agreed`.
 *
 * `mine` is what the person who asks has said, None without a seat in the match.
 */
export interface PuzzleConsent {
  readonly state: ConsentState;
  readonly people: number;
  readonly agreed: number;
  readonly mine: ConsentWord | null;
}

/**
 * What comes of an action in a puzzle that a page keeps: the verdict, the events, the fields of the `view` that are
 * others afterwards, what could be done then, and the facts about the hand while nobody has arranged it.
 */
export interface KeptAttempt {
  readonly action: Action;
  readonly attempt: Attempt;
  readonly events: readonly Event[];
  readonly view: { readonly [name: string]: unknown };
  readonly offer: Offer | null;
  readonly facts: readonly Fact[];
}

/**
 * A puzzle that a page can play without the server, which would begin it with `task` and `welcome`.
 *
 * `way` solves it; `best` and `measure` are those of its verdicts. `attempts` has every action that may be taken, but
 * of turns at a table that is rearranged and of ways to go out only one. `groups` and `loose` are the hand as is best,
 * where it may be arranged. `goes_out` says whether a hand may go out without a discard, and with one; None in games
 * in which nobody goes out with a whole hand.
 */
export interface KeptPuzzle {
  readonly about: PuzzleInfo;
  readonly task: PracticeTask;
  readonly welcome: Welcome;
  readonly way: Action;
  readonly best: number;
  readonly measure: Measure | null;
  readonly attempts: readonly KeptAttempt[];
  readonly groups: Melds;
  readonly loose: Faces;
  readonly goes_out: readonly [boolean, boolean] | null;
}

/**
 * What a page keeps of puzzles: which are those of some `days`, and how to play these and others to practise.
 *
 * `puzzles` lacks those that only the server can play. `newcomer` is what a page of puzzles begins with.
 */
export interface KeptPuzzles {
  readonly newcomer: PuzzlesInfo;
  readonly days: { readonly [name: string]: PuzzleInfo };
  readonly puzzles: readonly KeptPuzzle[];
}

/** A passkey of the account; `used` is None until it has signed somebody in. */
export interface PasskeyInfo {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
}

/** A browser that is signed in; `here` marks the one that asks. */
export interface SessionInfo {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly here: boolean;
}

/** The account of the person who asks. `recovery` is when its recovery code was made, None if it has none. */
export interface AccountInfo {
  readonly name: string;
  readonly created: number;
  readonly passkeys: readonly PasskeyInfo[];
  readonly sessions: readonly SessionInfo[];
  readonly recovery: number | null;
}

/** GET /api/account. `open`: this server keeps accounts, for pages at `at`; `account` is None for guests. */
export interface AccountState {
  readonly open: boolean;
  readonly account: AccountInfo | null;
  readonly at: string;
}

/** What the browser is to make a passkey for: the site `rp`, the user, and passkeys that this device may have. */
export interface PasskeyAsked {
  readonly challenge: string;
  readonly rp: string;
  readonly user: string;
  readonly name: string;
  readonly known: readonly string[];
  readonly timeout_ms: number;
}

/** What the browser is to sign with the passkey that its user picks. */
export interface SignInAsked {
  readonly challenge: string;
  readonly rp: string;
  readonly timeout_ms: number;
}

/** A code that signs in another device, once, within `seconds`. */
export interface DeviceLink {
  readonly code: string;
  readonly seconds: number;
}

/**
 * A finished match as one seat saw it end; `before` and `after` are the ratings, at rated tables.
 *
 * `visiting_bots` counts the players that were bots of others.
 */
export interface PastMatch {
  readonly table: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly finished: number;
  readonly players: number;
  readonly place: number;
  readonly score: number;
  readonly rated: boolean;
  readonly before: number | null;
  readonly after: number | null;
  readonly visiting_bots: number;
}

/** GET /api/account/history: a page of matches, the newest first, and whether there are `more`. */
export interface PastMatches {
  readonly matches: readonly PastMatch[];
  readonly more: boolean;
}

/** A code that signs in once, until it is used or a newer one is made. */
export interface RecoveryCode {
  readonly code: string;
}

/** How well somebody plays a game: 1500 to begin with, `give` or take; `curve` has the ratings so far. */
export interface Rating {
  readonly rating: number;
  readonly give: number;
  readonly matches: number;
  readonly curve: readonly number[];
}

/** The numbers of one game; `best` is the best score of a match, `rating` None before the first rated one. */
export interface GameStatistics {
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly matches: number;
  readonly won: number;
  readonly average_place: number;
  readonly best: number;
  readonly rating: Rating | null;
}

export type StepId = string;

export type StepIds = readonly StepId[];

/**
 * How far somebody is in a lesson, which had `count` tasks when it was last gone through.
 *
 * `learned`: the tasks whose answer was found; `repeat`: those whose answer was not found at once, or was shown.
 * `anew`: how often what was learned was forgotten, to begin anew; of two browsers' progress, what was learned since
 * the last time counts.
 */
export interface LessonProgress {
  readonly count: number;
  readonly learned: StepIds;
  readonly repeat: StepIds;
  readonly anew?: number;
}

/** GET /api/account/lessons: how far the account is in each lesson. */
export interface KeptLessons {
  readonly lessons: { readonly [name: string]: LessonProgress };
}

/** Somebody among the leaders of a game: `least` is what counts, three standard deviations below `rating`. */
export interface Leader {
  readonly place: number;
  readonly name: string;
  readonly least: number;
  readonly rating: number;
  readonly give: number;
  readonly matches: number;
}

/**
 * GET /api/leaders: a page of the leaders of `game`, whether there are `more`, and the place of who asks, `mine`.
 *
 * `games` are those with leaders, the most first; `shown` says whether who asks wants to be shown.
 */
export interface Leaders {
  readonly game: string;
  readonly games: readonly string[];
  readonly leaders: readonly Leader[];
  readonly more: boolean;
  readonly mine: Leader | null;
  readonly shown: boolean;
}

export type Whereabouts = "here" | "playing" | "lately" | "away";

/** A friend by the name that they use. Where both played a match lately, its game, and when it began. */
export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly whereabouts: Whereabouts;
  readonly game_names: { readonly [name: string]: string } | null;
  readonly last: number | null;
}

/** Somebody would like to be the person's friend. */
export interface FriendRequest {
  readonly id: string;
  readonly name: string;
}

/**
 * The friends of a person, who would like to be one, and the names of those who were asked and have not said yes.
 *
 * `links` counts links that nobody has used yet; `shown` says whether others see that the person is here.
 */
export interface FriendsTold {
  readonly friends: readonly Friend[];
  readonly requests: readonly FriendRequest[];
  readonly asked: readonly string[];
  readonly links: number;
  readonly shown: boolean;
}

/** The code of the link, for one person and for so many seconds. */
export interface FriendLink {
  readonly code: string;
  readonly seconds: number;
}

/** Whose link it is: the person's `own`, or that of somebody who is a `friend` already. */
export interface FriendLinkSeen {
  readonly name: string;
  readonly own: boolean;
  readonly friend: boolean;
}

/**
 * Somebody asks to play at `table`, for so many seconds still; to play again, together with `others` who are asked
 * too.
 */
export interface AskToPlay {
  readonly table: string;
  readonly game: string;
  readonly game_names: { readonly [name: string]: string };
  readonly by: string;
  readonly others: readonly string[];
  readonly house_rules: number;
  readonly seconds: number;
}

export type FriendStanding = "none" | "asked" | "friend";

/**
 * People with whom somebody played a game: their `names` and `seats` at the last `table`, which began at `last`,
 * and what each is to the person.
 *
 * `house_rules` counts those that differed from the sheet.
 */
export interface Company {
  readonly table: string;
  readonly game: string;
  readonly game_names: { readonly [name: string]: string };
  readonly names: readonly string[];
  readonly seats: readonly number[];
  readonly standings: readonly FriendStanding[];
  readonly house_rules: number;
  readonly last: number;
}

/** Who would like to be the person's friend, how many friends there are, and how many of them are here now. */
export interface FriendsGlance {
  readonly requests: readonly FriendRequest[];
  readonly friends: number;
  readonly here: number;
}

/** Who asks the person to play, and whom the person may ask; `silenced` counts those by whom it wants not to be. */
export interface Companies {
  readonly asks: readonly AskToPlay[];
  readonly companies: readonly Company[];
  readonly silenced: number;
  readonly friends: FriendsGlance;
}

/** The table at which to wait for those who are asked; with `join` one of them has asked first, and it is theirs. */
export interface AskMade {
  readonly table: string;
  readonly join: boolean;
}

/**
 * There are enough, of whom somebody plays something else: for `left_ms` they are asked to come. `coming` says
 * whether the asker is.
 */
export interface PartnersFound {
  readonly coming: boolean;
  readonly left_ms: number;
}

/**
 * How it stands: the `table` to go to once there is one, at which the person sits unless it is `open`; or that
 * others are `found`.
 *
 * `waiting` counts the people who want the same, the asker among them, `waited_ms` is for how long the asker has.
 */
export interface Pairing {
  readonly table: string | null;
  readonly open: boolean;
  readonly waiting: number;
  readonly seats: number;
  readonly waited_ms: number;
  readonly found: PartnersFound | null;
}

/** What `waiting` people would like to play, the first of them for `waited_ms`. */
export interface Wanted {
  readonly game: string;
  readonly game_names: { readonly [name: string]: string };
  readonly options: { readonly [name: string]: OptionValue };
  readonly seats: number;
  readonly turn_seconds: number | null;
  readonly waiting: number;
  readonly waited_ms: number;
}

/** A member of a club since `joined` (seconds since 1970), and whether they are here; None where that is off. */
export interface ClubMember {
  readonly number: number;
  readonly name: string;
  readonly host: boolean;
  readonly joined: number;
  readonly whereabouts: Whereabouts | null;
}

/** A table of a club. While it waits, `players` is its host, and `free` the number of free seats. */
export interface ClubTable {
  readonly id: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly state: "waiting" | "playing";
  readonly players: readonly string[];
  readonly free: number;
}

export type ClubRhythm = "once" | "week" | "two_weeks" | "month";

/**
 * When a club meets: first on a day, "2026-12-04", at a time, "20:00", of a zone, "Europe/Berlin".
 *
 * Monthly dates have the weekday of the first one and its number in the month, or the `last` such weekday. Members are
 * reminded `hours_before`, or, where that is 0, not at all.
 */
export interface StandingDate {
  readonly day: string;
  readonly time: string;
  readonly zone: string;
  readonly every: ClubRhythm;
  readonly last: boolean;
  readonly hours_before: 0 | 1 | 2 | 3 | 6 | 12 | 24 | 48;
}

/**
 * The next date of a club: when it begins (seconds since 1970), whether it is so `soon` that members are reminded,
 * and the numbers of the members who have said that they come, or do not.
 */
export interface ClubNext {
  readonly at: number;
  readonly soon: boolean;
  readonly coming: readonly number[];
  readonly not_coming: readonly number[];
}

/**
 * A club as one of its members sees it, whose number is `you`, and who is `reminded` of its dates or not. The
 * `stamp` changes with everything else.
 */
export interface ClubInfo {
  readonly id: string;
  readonly name: string;
  readonly you: number;
  readonly invitation: string;
  readonly members: readonly ClubMember[];
  readonly tables: readonly ClubTable[];
  readonly date: StandingDate | null;
  readonly next: ClubNext | null;
  readonly reminded: boolean;
  readonly stamp: string;
}

/**
 * A club that the person who asks is a member of, how many of its tables wait or play, and its next date with what
 * the person has answered, None where that is nothing.
 */
export interface MyClub {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly tables: number;
  readonly at: number | null;
  readonly soon: boolean;
  readonly coming: boolean | null;
}

/** What somebody who has the link of an invitation is told of the club; `id` is None unless they are a member. */
export interface ClubInvitation {
  readonly name: string;
  readonly host: string;
  readonly members: number;
  readonly id: string | null;
}

/** Somebody who played in a match of a club, and the place. */
export interface ClubPlayer {
  readonly name: string;
  readonly place: number;
  readonly bot: boolean;
}

/** A finished match at a table of a club. */
export interface ClubMatch {
  readonly table: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly finished: number;
  readonly players: readonly ClubPlayer[];
}

/** The matches of a club on one evening, the last one first; `at` is when the first one was over. */
export interface ClubEvening {
  readonly at: number;
  readonly matches: readonly ClubMatch[];
}

/** Past evenings of a club, the last one first; `more` says whether there are earlier ones. */
export interface ClubEvenings {
  readonly evenings: readonly ClubEvening[];
  readonly more: boolean;
}

/** How a member has done: matches, how many of them were won (partners win together), and the average place. */
export interface ClubLeader {
  readonly number: number;
  readonly name: string;
  readonly matches: number;
  readonly won: number;
  readonly average_place: number;
}

/** A game that a club has played. */
export interface ClubGame {
  readonly game: string;
  readonly names: { readonly [name: string]: string };
}

/** The leaderboard of a club, and the games that it has ever played. */
export interface ClubLeaders {
  readonly leaders: readonly ClubLeader[];
  readonly games: readonly ClubGame[];
}

/** A bot of the person who asks; `used` is when it last came, None if it never has. Wall-clock seconds. */
export interface BotInfo {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** A new bot and its token, which is shown this once. */
export interface BotMade {
  readonly bot: BotInfo;
  readonly token: string;
}

/**
 * A seat of a deal that is over: what it is called, the pieces left in its hand, and the melds that it laid.
 *
 * `did` says how it ended the deal or left it, None if it did neither.
 */
export interface EndedSeat {
  readonly name: string;
  readonly left: Faces;
  readonly melds: Melds;
  readonly did: Out | "went_out" | "knocked" | null;
}

/**
 * A task of a lesson and the section of the rules that it is about.
 *
 * A "pick" offers `melds`, of which all that fit are chosen; a "count" offers `points`, of which one is right, for
 * `pieces`, or for a deal that has `ended`; a "do" is played at `/api/practice`. `wild` is the rank that is wild, 0
 * for none. `seat` is the seat whose points are asked. `before` are sections to be read first.
 */
export interface LessonTask {
  readonly id: string;
  readonly kind: "pick" | "count" | "do";
  readonly rule: RuleSection;
  readonly question: string;
  readonly melds: readonly Melds[];
  readonly points: readonly number[];
  readonly pieces: Faces;
  readonly wild: number;
  readonly ended: readonly EndedSeat[];
  readonly seat: number;
  readonly before: readonly RuleSection[];
}

/**
 * A lesson in one language, with the house rules in force as `options`, as far as they differ from the sheet.
 *
 * With a game that one knows, `steps` are those that differ, and `whole` says how many there are without it.
 * `puzzle` is the id of a decision of this game to go on with, if there are any.
 */
export interface LessonPage {
  readonly game: string;
  readonly language: string;
  readonly family: "cards" | "tiles";
  readonly options: { readonly [name: string]: OptionValue };
  readonly steps: readonly LessonTask[];
  readonly whole: number;
  readonly puzzle: string | null;
}

/** A choice that does not fit, and what the rules have against it, if there is a rule. */
export interface WrongChoice {
  readonly number: number;
  readonly reason: ApiError | null;
}

/** A piece and what it counts. */
export interface CountedPiece {
  readonly face: Face;
  readonly points: number;
}

/** What the hand of a seat counts when a deal is over, and the melds that lie in it, if those do not count. */
export interface CountedSeat {
  readonly name: string;
  readonly melds: Melds;
  readonly count: number;
}

/**
 * What an answer is worth, and why.
 *
 * `said` is a sentence in the language asked for. `wrong` has the choices that do not fit, `missing` is how many that
 * do were left out. Of what was to be counted, `pieces` are those that count, `melds` those that do not, and `seats`
 * what the hands of a deal count. `key` has the right choices, once one has them or has asked for them.
 */
export interface LessonJudged {
  readonly right: boolean;
  readonly said: string;
  readonly wrong: readonly WrongChoice[];
  readonly missing: number;
  readonly pieces: readonly CountedPiece[];
  readonly melds: Melds;
  readonly seats: readonly CountedSeat[];
  readonly key: readonly number[];
}

/** What the `right` answer to a task is worth, and one that has chosen `wrong` wherever it can. */
export interface TaskAnswers {
  readonly right: LessonJudged;
  readonly wrong: LessonJudged;
}

/** The whole lesson of a game without house rules, and by task the answers of those that are not played. */
export interface AnsweredLesson {
  readonly page: LessonPage;
  readonly answers: { readonly [name: string]: TaskAnswers };
}

/** The lessons of all games in one language. */
export interface AllLessons {
  readonly lessons: { readonly [name: string]: AnsweredLesson };
}

/** A table of which somebody is told, and its game. */
export interface NoticeTable {
  readonly id: string;
  readonly game: string;
}

/** Where somebody is written to, "" for nowhere, and whether they have `confirmed` it. */
export interface MailState {
  readonly address: string;
  readonly confirmed: boolean;
}

/**
 * GET /api/notices: the `key` for which a browser subscribes (base64url), the tables of which the person who asks
 * is told, and how many browsers that is pushed to. Turns shorter than `turn_seconds` are never told. `mail` is None
 * where the server sends no e-mail.
 */
export interface Notices {
  readonly key: string;
  readonly tables: readonly NoticeTable[];
  readonly devices: number;
  readonly turn_seconds: number;
  readonly mail: MailState | null;
}

export type PlaceNumber = number;

export type DrawingColour = "green" | "red" | "blue" | "yellow";

export type Zone = "stock" | "pile" | "meld" | "hand";

/**
 * A place that a drawing points to. `at` is the place of the meld in `View.table`, or the seat of the hand, and 0
 * elsewhere; `card` is the place of one card in it, as `ReplayFrame` lists them; null is all of it.
 */
export interface Spot {
  readonly zone: Zone;
  readonly at: PlaceNumber;
  readonly card: PlaceNumber | null;
}

/** A circle around `to`, or an arrow to it from `origin`. */
export interface StudyDrawing {
  readonly colour: DrawingColour;
  readonly origin: Spot | null;
  readonly to: Spot;
}

/**
 * A turn in a study: the `moment` (from 0) of a match, in `Replayed.frames`.
 *
 * The match is that of a `table`, or one of the study's own records, by its number. `seat`: only this hand is open.
 * `missed` is the place of the turn in the review, and that of the decision in the turn, if it can be tried again.
 */
export interface StudyTurn {
  readonly table: string | null;
  readonly record: PlaceNumber | null;
  readonly moment: PlaceNumber;
  readonly seat: PlaceNumber | null;
  readonly comment: string;
  readonly drawings: readonly StudyDrawing[];
  readonly missed: readonly [PlaceNumber, PlaceNumber] | null;
}

/** A study. `mine`: the person who asks made it and may change it; each change adds 1 to `version`. */
export interface StudyInfo {
  readonly id: string;
  readonly title: string;
  readonly turns: readonly StudyTurn[];
  readonly version: number;
  readonly mine: boolean;
}

/** One of a person's studies, with the number of its turns; changed at a time in seconds since 1970. */
export interface StudyListed {
  readonly id: string;
  readonly title: string;
  readonly turns: number;
  readonly changed: number;
}

/**
 * The studies of a person, the one changed last first; how long a comment may be, and how many drawings and turns
 * there may be.
 */
export interface MyStudies {
  readonly studies: readonly StudyListed[];
  readonly comment_letters: number;
  readonly title_letters: number;
  readonly most_drawings: number;
  readonly most_turns: number;
}

export type FormatName = "round_robin" | "swiss" | "knock_out";

export type PointsForWin = "one" | "three";

/**
 * Somebody in the tournament. `level` is a bot's, None for people; `active` is false for who has withdrawn, and
 * `since` the first round, from 0, of who came late.
 */
export interface EntrantInfo {
  readonly number: number;
  readonly name: string;
  readonly level: BotLevel | null;
  readonly rating: number | null;
  readonly active: boolean;
  readonly since: number;
}

/**
 * A table of a round: its id, the numbers of the entrants by seat, and how it ended.
 *
 * `places` is None until then, and `points` those so far; `deal` the number of the deal, from 1. `by_hand` says that
 * the host has decided, `absent` are seats of who did not come.
 */
export interface BoardInfo {
  readonly table: string;
  readonly seats: readonly number[];
  readonly places: readonly number[] | null;
  readonly points: readonly number[];
  readonly absent: readonly number[];
  readonly by_hand: boolean;
  readonly deal: number;
}

/** A round: its tables, who has a bye, and whether somebody has to meet again because no other pairing was left. */
export interface RoundInfo {
  readonly boards: readonly BoardInfo[];
  readonly byes: readonly number[];
  readonly repeats: boolean;
  readonly complete: boolean;
}

/** A line of the table: the entrant, the place, match points, and the tie-breaks in their order. */
export interface StandingInfo {
  readonly entrant: number;
  readonly place: number;
  readonly score: number;
  readonly tie_breaks: readonly number[];
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
}

export type TieBreak = "buchholz_cut" | "buchholz" | "sonneborn_berger" | "direct_encounter" | "wins" | "table_points";

/**
 * A tournament as everybody may see it, and who asks in it.
 *
 * `stamp` changes with anything else; asked with the stamp that is known, the server answers 204. `host` says that who
 * asks is the host, `you` is their number, and `my_table` the one where they play now. `bracket` has the seeds of a
 * knock-out at tables of two in the slots of its first round, -1 where there is none. `next_ms` is the time until the
 * next round begins by itself.
 */
export interface TournamentInfo {
  readonly id: string;
  readonly stamp: string;
  readonly name: string;
  readonly code: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly options: { readonly [name: string]: OptionValue };
  readonly seats: number;
  readonly turn_seconds: number | null;
  readonly format: FormatName;
  readonly points: PointsForWin;
  readonly pairing: "rating" | "lot";
  readonly late: "half" | "zero";
  readonly fill: boolean;
  readonly bot_level: BotLevel;
  readonly countdown: number | null;
  readonly state: "open" | "running" | "over";
  readonly rounds_in_all: number;
  readonly entrants: readonly EntrantInfo[];
  readonly rounds: readonly RoundInfo[];
  readonly standings: readonly StandingInfo[];
  readonly tie_breaks: readonly TieBreak[];
  readonly bracket: readonly number[];
  readonly next_ms: number | null;
  readonly host: boolean;
  readonly you: number | null;
  readonly my_table: string | null;
}

/** A tournament that somebody plays in, or is the host of. */
export interface MyTournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly names: { readonly [name: string]: string };
  readonly state: "open" | "running" | "over";
  readonly round: number;
  readonly rounds: number;
  readonly entrants: number;
  readonly host: boolean;
}

/** One value, or else a table by the number of players. */
export interface EitherControl {
  readonly type: "either";
  readonly of: readonly Control[];
  readonly fresh: readonly string[];
}

/** A table by a number, mostly that of players: its keys are "2" or "3-6". `fresh` is a new value, as JSON. */
export interface ByPlayersControl {
  readonly type: "by_players";
  readonly of: Control;
  readonly fresh: string;
}

/** Several things side by side. */
export interface RowControl {
  readonly type: "row";
  readonly of: readonly Control[];
}

/** So many of one thing, in their order; `fresh` is what a new one begins with, as JSON. */
export interface ListControl {
  readonly type: "list";
  readonly of: Control;
  readonly fresh: string;
}

/** Something that may be none; `fresh` is what it begins with, as JSON. */
export interface OptionalControl {
  readonly type: "optional";
  readonly of: Control;
  readonly fresh: string;
}

/** One of the values to choose from, and what it is called. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** How many of each kind of joker there are: a table from the name of one to its number, at most `high`. */
export interface JokersControl {
  readonly type: "jokers";
  readonly kinds: readonly Choice[];
  readonly high: number;
}

/** A word of the vocabulary: the only one of `words`, or one of them, told apart by its tag. */
export interface PartControl {
  readonly type: "part";
  readonly words: readonly string[];
}

/** One of a few. */
export interface ChoiceControl {
  readonly type: "choice";
  readonly choices: readonly Choice[];
}

/** A text, which must fit the regular expression `pattern` where there is one. */
export interface TextControl {
  readonly type: "text";
  readonly pattern: string;
}

/** A whole number, from `low` to `high` where there are such bounds. */
export interface NumberControl {
  readonly type: "number";
  readonly low: number | null;
  readonly high: number | null;
}

/** Yes or no. */
export interface SwitchControl {
  readonly type: "switch";
}

export type Control =
  | NumberControl
  | SwitchControl
  | TextControl
  | ChoiceControl
  | PartControl
  | JokersControl
  | OptionalControl
  | ListControl
  | RowControl
  | ByPlayersControl
  | EitherControl;

/**
 * A field of a word: its name, what it is called, what it says in a line, and how it is changed.
 *
 * `translated`: whether the line is in the language that was asked for; else it is in English.
 */
export interface FieldInfo {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly translated: boolean;
  readonly control: Control;
}

/** A word of the vocabulary; `key` and `tag` say it from others ("step": "Draw"), `fresh` is a new one as JSON. */
export interface WordInfo {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly translated: boolean;
  readonly key: string;
  readonly tag: string;
  readonly fresh: string;
  readonly fields: readonly FieldInfo[];
}

/** Fields of a sheet that are shown together, and the anchor of the section of the rule page that is about them. */
export interface GroupInfo {
  readonly anchor: string;
  readonly heading: string;
  readonly fields: readonly string[];
}

/** Every word of the vocabulary with its controls, the sheet itself first; and the groups of its fields. */
export interface Workshop {
  readonly words: readonly WordInfo[];
  readonly groups: readonly GroupInfo[];
}

/** A game to begin from: its `sheet` in full, and its rules as they are now. */
export interface StartingSheet {
  readonly game: string;
  readonly sheet: { readonly [name: string]: unknown };
  readonly page: RulePage;
}

/** What is wrong, in a sentence; `places` are the fields it is about ("turn[1].lay_off"), none for the whole. */
export interface DraftFault {
  readonly text: string;
  readonly places: readonly string[];
}

/**
 * What a draft says: its rules as a `page`, and as a `game` to make tables of; or its `faults`.
 *
 * `differs` are the places where it says something else than the game that it was made from.
 */
export interface DraftTold {
  readonly page: RulePage | null;
  readonly game: GameInfo | null;
  readonly faults: readonly DraftFault[];
  readonly differs: readonly string[];
}

/** What a file says: a `sheet` in full, or its `faults`. */
export interface SheetRead {
  readonly sheet: { readonly [name: string]: unknown } | null;
  readonly faults: readonly DraftFault[];
}

/**
 * A table as those see it who administer the server: nothing of its hands. `here` says how many of its people are
 * there now.
 */
export interface AdministeredTable {
  readonly id: string;
  readonly game: string;
  readonly people: readonly string[];
  readonly here: number;
  readonly last: number;
  readonly closed: string | null;
}

/** A tournament in a list of the host. */
export interface ListedTournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly entrants: number;
  readonly over: boolean;
  readonly changed: number;
}

/** A ban of an account, which has a `name`, or of a network. */
export interface ListedBan {
  readonly account: string | null;
  readonly name: string;
  readonly network: string | null;
  readonly made: number;
  readonly until: number | null;
  readonly reason: string;
}

/** What the host tells everybody; times are seconds since 1970. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly made: number;
  readonly until: number | null;
}

export type HostActKind =
  | "ban"
  | "unban"
  | "ban_network"
  | "unban_network"
  | "sign_out"
  | "end_session"
  | "link"
  | "export"
  | "delete_account"
  | "admin_on"
  | "admin_off"
  | "close_table"
  | "delete_table"
  | "close_tournament"
  | "delete_tournament"
  | "announce"
  | "remove_announcement"
  | "prune_tables";

/** A line of the log of acts; `about` is an id, and `name` that of an account as it is called now. */
export interface HostAct {
  readonly at: number;
  readonly by: string;
  readonly what: HostActKind;
  readonly about: string;
  readonly name: string;
  readonly reason: string;
}

/**
 * What those who administer the server see first: who is at the tables of the server that answers, the tournaments
 * of late, the bans, the announcements and the log of acts.
 */
export interface AdminOverview {
  readonly tables: readonly AdministeredTable[];
  readonly tournaments: readonly ListedTournament[];
  readonly bans: readonly ListedBan[];
  readonly announcements: readonly Announcement[];
  readonly acts: readonly HostAct[];
}

/** An account as those see it who administer the server; `seen` is when it signed in last. */
export interface AdministeredAccount {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number | null;
  readonly passkeys: number;
  readonly sessions: number;
  readonly matches: number;
  readonly banned: boolean;
  readonly admin: boolean;
}

/** What a search has found: accounts by a part of their name or by id, a table or a tournament by its id or link. */
export interface AdminFound {
  readonly accounts: readonly AdministeredAccount[];
  readonly tables: readonly AdministeredTable[];
  readonly tournaments: readonly ListedTournament[];
}

/**
 * How the server is: since when it runs (seconds since 1970), tables in memory and people at them, on all servers
 * together.
 */
export interface ServerStatus {
  readonly version: string;
  readonly since: number;
  readonly tables: number;
  readonly people: number;
  readonly announcements: readonly Announcement[];
}

export type TurnTime = 15 | 30 | 60 | 120 | 300 | 86400;

export type BankTime = 0 | 60 | 120 | 300 | 600;

/**
 * A table to be made. `turn_seconds` "sheet" takes the sheet's, None plays without a clock. Beyond that each seat
 * may use `bank_seconds` in the whole match.
 *
 * The sender takes seat 0 as host; the last `bots` seats are bots; with `start` the match begins at once, and then
 * every other seat is a bot. A `listed` table is shown in the lobby. With `watchers` others may watch, some seconds
 * late. With `stand_in` a bot plays on for a person who stays away. Players may ask for `hints`; None allows them only
 * if one person plays. At a `rated` table only people with accounts play, and the match changes their ratings. Without
 * `arranging` nobody may have a hand laid out as is best. `writing` lets the people at a table that is not listed
 * write to each other. With `visiting_bots` bots that others run may sit down.
 * With a `sheet` it is played by that, a game of one's own as `/api/workshop` takes it; `game` is what it came from,
 * and `lang` the language in which it is told why such a game is not played.
 */
export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly options?: { readonly [name: string]: OptionValue };
  readonly seats?: number;
  readonly bots?: number;
  readonly bot_level?: BotLevel;
  readonly turn_seconds?: "sheet" | TurnTime | null;
  readonly bank_seconds?: BankTime;
  readonly writing?: boolean;
  readonly start?: boolean;
  readonly listed?: boolean;
  readonly watchers?: boolean;
  readonly watch_delay?: 0 | 30 | 120 | 300;
  readonly stand_in?: boolean;
  readonly hints?: boolean | null;
  readonly rated?: boolean;
  readonly arranging?: boolean;
  readonly visiting_bots?: boolean;
  readonly sheet?: { readonly [name: string]: unknown } | null;
  readonly lang?: string;
}

/** A guest's name, for a `seat` that is free, or else for the first free one. */
export interface SitDown {
  readonly name: string;
  readonly seat?: number | null;
}

/**
 * The host changes before the match what is played: the house rules, the number of seats and the time for a turn.
 *
 * `options` are all house rules that differ from the sheet; a game of one's own has none. Seats are added and taken
 * away at the end, as far as nobody sits there. `turn_seconds` "sheet" takes the sheet's, None plays without a clock.
 * `bank_seconds` None leaves the time bank as it is.
 */
export interface SetTable {
  readonly type: "set_table";
  readonly id: number;
  readonly options: { readonly [name: string]: OptionValue };
  readonly seats: number;
  readonly turn_seconds: "sheet" | TurnTime | null;
  readonly bank_seconds?: BankTime | null;
}

/** The host changes the time for a turn, from the next turn on; None plays without a clock. */
export interface SetTurnTime {
  readonly type: "set_turn_time";
  readonly id: number;
  readonly seconds: TurnTime | null;
}

/** The face that this seat shows from now on, None for the initials. */
export interface SetPortrait {
  readonly type: "set_portrait";
  readonly id: number;
  readonly portrait: Portrait | null;
}

/** Bots act at once until a person has to, where the sender is the only person at the table. */
export interface Hurry {
  readonly type: "hurry";
  readonly id: number;
}

export type Pace = "slow" | "normal" | "quick" | "at_once";

/** How fast bots act where the sender is the only person at the table. It holds until the table is read anew. */
export interface SetPace {
  readonly type: "set_pace";
  readonly id: number;
  readonly pace: Pace;
}

/** Ask for a pause, or end it. The table rests once everybody present wants it, and until somebody does not. */
export interface Pause {
  readonly type: "pause";
  readonly id: number;
  readonly wanted: boolean;
}

/** Take this seat back from the bot that plays in it. */
export interface TakeBack {
  readonly type: "take_back";
  readonly id: number;
}

/**
 * The host gives a seat to a bot, or takes it from one.
 *
 * Before the match this switches between a free seat and a bot. During the match a bot plays for a person, who may
 * take the seat back at any time, and the host may give it back.
 */
export interface SetSeat {
  readonly type: "set_seat";
  readonly id: number;
  readonly seat: number;
  readonly bot: boolean;
}

/**
 * The host sends a person away, who may not sit down here again; the seat is as after `LeaveTable`.
 *
 * While the host is away this is a vote of anybody who sits here; saying it again withdraws it.
 */
export interface SendAway {
  readonly type: "send_away";
  readonly id: number;
  readonly seat: number;
}

/** Give up this seat: before the match it becomes free, during the match a bot gets it for good. */
export interface LeaveTable {
  readonly type: "leave";
  readonly id: number;
}

/** Leave the match for good, where the sheet says what that costs; this seat is out of every deal from now on. */
export interface LeaveMatch {
  readonly type: "leave_match";
  readonly id: number;
}

/** Open what this seat has promised: 32 bytes in hexadecimal digits. */
export interface OpenChance {
  readonly type: "open_chance";
  readonly id: number;
  readonly chance: string;
}

/** Promise what this seat adds to the seeds of all deals: a hash (`rummykit.fair`) in hexadecimal digits. */
export interface PromiseChance {
  readonly type: "promise_chance";
  readonly id: number;
  readonly promise: string;
}

/**
 * Add 1 to 32 bytes (hexadecimal digits) to the seed of the next deal; if sent again, the last one counts.
 *
 * Only at tables of scheme 1 (`Trust`).
 */
export interface AddChance {
  readonly type: "add_chance";
  readonly id: number;
  readonly added: string;
}

/** Report what somebody in a seat has written to the operator of the server. */
export interface Report {
  readonly type: "report";
  readonly id: number;
  readonly seat: number;
}

/** Write to the people at the table, where `TableInfo.writing` says so; each of them gets `WrittenText`. */
export interface Write {
  readonly type: "write";
  readonly id: number;
  readonly text: string;
}

/** Say a phrase to the table; everybody gets `Spoken`. */
export interface Say {
  readonly type: "say";
  readonly id: number;
  readonly phrase: Phrase;
}

/** Ask whether the server is there; answered by `Pong`. */
export interface Ping {
  readonly type: "ping";
  readonly id: number;
}

/** After the match: a new table with the same people and game; `Accepted`, then `TableChanged.next_table`. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: number;
}

/** Out after the last deal, do not come in again for the next one (`ScoreSheet.coming_in`). */
export interface StayOut {
  readonly type: "stay_out";
  readonly id: number;
}

/** Go on after a deal has been scored. */
export interface NextDeal {
  readonly type: "next_deal";
  readonly id: number;
}

/** The host begins the match; empty seats become bots. */
export interface StartMatch {
  readonly type: "start";
  readonly id: number;
}

/** Lay the hand of this seat out as is best; answered by `Grouped`, or `Refused` where the table forbids it. */
export interface ArrangeHand {
  readonly type: "arrange_hand";
  readonly id: number;
}

/**
 * Lay the hand of this seat out so, at any time, also off turn; kept for the deal and told to nobody else.
 *
 * Cards in no group are `loose`, in their order. What the hand does not hold is left out, and what is missing is put
 * to the loose cards, so a message that crosses a draw does no harm. `rack` says where tiles stand; a hand of cards
 * has none. Answered by `Grouped`.
 */
export interface GroupHand {
  readonly type: "group_hand";
  readonly id: number;
  readonly groups: readonly Faces[];
  readonly loose?: Faces;
  readonly rack?: RackLayout | null;
}

/** Ask what a good player would do; answered by `Hinted`, or `Refused` where the table allows no hints. */
export interface Hint {
  readonly type: "hint";
  readonly id: number;
  readonly version: number;
}

/** An action to be judged, not played; answered by `Tried`. The last `Rearrange` tried counts when time runs out. */
export interface Try {
  readonly type: "try";
  readonly id: number;
  readonly version: number;
  readonly action: Action;
}

/** Take back the last meld, lay-off or exchange of this turn, where `Update.takes_back` says so. */
export interface TakeBackMeld {
  readonly type: "take_back_meld";
  readonly id: number;
  readonly version: number;
}

/** The first message, with the last version that this page has seen, 0 for none. */
export interface Hello {
  readonly type: "hello";
  readonly version?: number;
}

/** An action of this seat, decided at `version`; answered by `Accepted` or `Refused` with the same `id`. */
export interface Act {
  readonly type: "act";
  readonly id: number;
  readonly version: number;
  readonly action: Action;
}

export type ClientMessage =
  | Hello
  | Act
  | TakeBackMeld
  | Try
  | Hint
  | GroupHand
  | ArrangeHand
  | StartMatch
  | NextDeal
  | StayOut
  | Rematch
  | Ping
  | Say
  | Write
  | Report
  | AddChance
  | PromiseChance
  | OpenChance
  | LeaveMatch
  | LeaveTable
  | SendAway
  | SetSeat
  | TakeBack
  | Pause
  | SetPace
  | Hurry
  | SetPortrait
  | SetTurnTime
  | SetTable;

/** Go back to the position; answered by `Accepted`, then `Update`. */
export interface Again {
  readonly type: "again";
  readonly id: number;
}

export type PracticeQuestion = Hello | Act | Try | Hint | GroupHand | ArrangeHand | Ping | Again;

/** The person agrees that puzzles are made of a match, or takes that back. */
export interface ConsentSaid {
  readonly agreed: boolean;
}

/**
 * An answer that was given without the server, on a day by the universal clock; without an action the way was
 * shown.
 */
export interface KeptAnswer {
  readonly puzzle: string;
  readonly day: string;
  readonly action?: Action | null;
}

/** Answers that were given without the server, in their order. */
export interface KeptAnswers {
  readonly answers: readonly KeptAnswer[];
}

/**
 * The end of a deal as people counted it.
 *
 * `winner` is the seat that went out, or knocked. `held` has for each seat the points it has left, or the cards, or
 * None where nothing is counted. `first` is the seat that began. `laid` is what the winner's melds are worth, or their
 * cards, `laid_each` what the cards count that each seat has laid, or its value cards; `jokers`, `wild_cards`,
 * `one_suit` describe them, `draws` the cards the winner had drawn, `melded` how many were laid. `no_meld` are the
 * seats without any, `careless` counts the careless discards of each. `taken` lists who took a discard of whom, and
 * `taken_last` who did so in its own last turn. `out`
 * says by seat who was out of the deal and why, `wild` the rank that was wild in it or 128 + the card that was cut,
 * `spade` whether the first upcard was one. `by_discard` says that the winner went out by a discard, `fighters` are
 * those who answered a called end. Where hands are compared after one, or when the stock is gone, `winner` is who
 * called it, or drew the last card. `sides_laid` has by seat what the melds and bonuses of its side come to, without
 * those for going out. `pairs` says that the winner went out with pairs, `wild_last` that the last tile thrown was
 * wild, and `shower` is who showed the twin of the indicator. `bought` counts the discards that each seat has bought,
 * and `in_pairs` are the seats that went for pairs, laid as a first meld or declared. `stays_out` are those that were
 * out after it and did not come in again.
 */
export interface PaperDeal {
  readonly kind: Ending;
  readonly winner?: number | null;
  readonly held?: readonly (number | Faces | null)[];
  readonly first?: number | null;
  readonly concealed?: boolean;
  readonly laid?: number | Faces;
  readonly laid_each?: readonly number[];
  readonly careless?: readonly number[];
  readonly jokers?: number;
  readonly wild_cards?: number;
  readonly draws?: number;
  readonly one_suit?: boolean;
  readonly melded?: number;
  readonly no_meld?: readonly number[];
  readonly taken?: readonly (readonly [number, number])[];
  readonly taken_last?: readonly number[];
  readonly out?: readonly (Out | null)[];
  readonly wild?: number;
  readonly spade?: boolean;
  readonly by_discard?: boolean;
  readonly fighters?: readonly number[];
  readonly sides_laid?: readonly number[];
  readonly pairs?: boolean;
  readonly wild_last?: boolean;
  readonly shower?: number | null;
  readonly bought?: readonly number[];
  readonly in_pairs?: readonly number[];
  readonly stays_out?: readonly number[];
}

/** All deals of a match at a real table, oldest first, to be priced. */
export interface ScorePad {
  readonly game: string;
  readonly options?: { readonly [name: string]: OptionValue };
  readonly players?: number;
  readonly deals?: readonly PaperDeal[];
}

/** The text of a record to be replayed. */
export interface ReplayAsked {
  readonly record: string;
}

/**
 * A table that everybody rearranges and a rack, the melds of a side and a hand, or a hand, to be played at best.
 *
 * `opened` says that the first meld has been made already, `wild` which rank (1 to 13) is wild in this deal,
 * `indicator` the tile after which the wild one comes, `discard` that one card of the hand is to be discarded, and
 * `deal` which deal of a match it is, from 1, where deals differ.
 */
export interface SolveAsked {
  readonly game: string;
  readonly options?: { readonly [name: string]: OptionValue };
  readonly table?: readonly Faces[];
  readonly pieces?: Faces;
  readonly objective?: "tiles" | "value" | "lex";
  readonly opened?: boolean;
  readonly wild?: number;
  readonly discard?: boolean;
  readonly indicator?: Face | null;
  readonly deal?: number;
}

/** The name for an account. */
export interface AccountName {
  readonly name: string;
}

/** The passkey that the browser has made; `label` is the name of the device. */
export interface PasskeyMade {
  readonly id: string;
  readonly client_data: string;
  readonly attestation: string;
  readonly transports?: readonly string[];
  readonly label: string;
}

/** What the browser has signed; `label` is the name of the device. */
export interface PasskeyUsed {
  readonly id: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
  readonly label: string;
}

/** The code typed on the other device, and the name of that device. */
export interface DeviceLinked {
  readonly code: string;
  readonly label: string;
}

export type ShortText = string;

/**
 * What a person has chosen: the settings of the page, by the page's own names, and favourite games.
 *
 * `chosen` is when, in wall-clock seconds; 0 before anything was.
 */
export interface Choices {
  readonly chosen: number;
  readonly settings: { readonly [name: ShortText]: boolean | number | ShortText };
  readonly favourites: readonly ShortText[];
}

export type LessonKey = string;

/** POST /api/account/lessons: what was learned, a few lessons at a time. The answer has all that is kept. */
export interface LessonsLearned {
  readonly lessons: { readonly [name: LessonKey]: LessonProgress };
}

/** Whether the account is to be shown among the leaders. */
export interface LeaderShown {
  readonly shown: boolean;
}

/** Ask who sat in this seat of a table, in a match with the person, to be friends. */
export interface FriendAsked {
  readonly table: string;
  readonly seat: number;
}

export type FriendAnswer = "accept" | "decline" | "never";

/** The answer to somebody who would like to be a friend; `name` is what a guest who accepts is called there. */
export interface FriendAnswered {
  readonly request: string;
  readonly answer: FriendAnswer;
  readonly name?: string;
}

/** Be friends no more. */
export interface FriendEnded {
  readonly friend: string;
}

/** Whether friends, and members of the same clubs, see that the person is here. */
export interface PresenceShown {
  readonly shown: boolean;
}

/** A link by which somebody becomes a friend; `name` is what a guest is called there. */
export interface FriendLinkWanted {
  readonly name: string;
}

/** Somebody has opened a link with this code. */
export interface FriendLinkOpened {
  readonly code: string;
}

/** Become a friend by a link; `name` is what a guest is called there. */
export interface FriendLinkUsed {
  readonly code: string;
  readonly name: string;
}

/** Ask these friends to a table. */
export interface FriendsInvited {
  readonly friends: readonly string[];
}

export type AskAnswer = "not_now" | "never";

/** The answer to being asked to a table, other than sitting down there. */
export interface AskAnswered {
  readonly table: string;
  readonly answer: AskAnswer;
}

/** The company of this table is to be shown no more. */
export interface CompanyForgotten {
  readonly table: string;
}

/**
 * What somebody would like to play, with so many people in all; `rated` where the others agree.
 *
 * Sent again and again, with `again`, for as long as the person waits. `full` are open tables that had no seat. Who
 * plays something else meanwhile says that they are `elsewhere`, and when others are found, that they are `coming`.
 */
export interface PairingAsked {
  readonly game: string;
  readonly name: string;
  readonly options?: { readonly [name: string]: OptionValue };
  readonly seats?: number;
  readonly turn_seconds?: "sheet" | TurnTime | null;
  readonly rated?: boolean;
  readonly again?: boolean;
  readonly elsewhere?: boolean;
  readonly coming?: boolean;
  readonly full?: readonly string[];
}

/** A club to be founded. The sender is its host, and is called `player` in it. */
export interface NewClub {
  readonly name: string;
  readonly player: string;
}

/** What the host calls the club from now on. */
export interface ClubName {
  readonly name: string;
}

/** What somebody who joins a club wants to be called in it. */
export interface JoinClub {
  readonly name: string;
}

/** The host says when the club meets; None where it has no standing date. */
export interface SetClubDate {
  readonly date: StandingDate | null;
}

/** A member says whether they come to the date that begins `at` (seconds since 1970). */
export interface ClubAnswer {
  readonly at: number;
  readonly coming: boolean;
}

/** Whether a member wants notices of the standing date. */
export interface ClubReminder {
  readonly on: boolean;
}

/** The name for a new bot. */
export interface BotName {
  readonly name: string;
}

export type ChosenNumbers = readonly number[];

/** What somebody chose in a step, by number from 0; or, with `show`, that the answer is to be shown. */
export interface LessonAnswer {
  readonly step: StepId;
  readonly chosen?: ChosenNumbers;
  readonly show?: boolean;
}

/**
 * POST /api/notices/subscription: where a browser is reached, as its Push API says, and its person's language.
 *
 * `p256dh` and `auth` are keys in base64url, with which what is pushed is encrypted.
 */
export interface NewSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** POST /api/notices/subscription/end: a browser that wants nothing pushed any more. */
export interface EndedSubscription {
  readonly endpoint: string;
}

/** POST /api/tables/{id}/notices: whether the person who sits there is told of their turn. */
export interface TableNotices {
  readonly on: boolean;
}

/** POST /api/notices/mail: where a person wants to be written to, and their language. */
export interface NewMailAddress {
  readonly address: string;
  readonly language: string;
}

/** POST /api/notices/mail/confirm: what the link of the letter that asked ends with, after "c.". */
export interface MailToken {
  readonly token: string;
}

/** A study to be made of one turn. `text` is the record of its match if that is not of a table; else null. */
export interface NewStudy {
  readonly title: string;
  readonly turn: StudyTurn;
  readonly text: string | null;
}

/** A turn to be put at the end of a study; `text` as in `NewStudy`. */
export interface TurnAdded {
  readonly turn: StudyTurn;
  readonly text: string | null;
}

/** What a study, which was `version` when it was read, is to be: turns of the same matches, in their order. */
export interface StudyEdited {
  readonly version: number;
  readonly title: string;
  readonly turns: readonly StudyTurn[];
}

export type StartCountdown = 10 | 30 | 60 | 120 | 300;

/**
 * A tournament to be made. The sender is its host, and plays as `player` unless that is empty.
 *
 * `seats` is how many sit at a table. `rounds` None takes as many as the format needs; a Swiss needs a number. In a
 * round robin everybody meets `cycles` times; from a table of a knock-out the best `advance` go on. `pairing` orders
 * the seeds by rating, or by lot. `fill` adds bots of `bot_level` when it begins, so that nobody is left over. The
 * next round begins after the `countdown`, or, where that is None, when the host says so. Who comes `late` to a Swiss
 * has half a point for each round missed, or nothing.
 */
export interface NewTournament {
  readonly name: string;
  readonly game: string;
  readonly player?: string;
  readonly options?: { readonly [name: string]: OptionValue };
  readonly seats?: number;
  readonly format?: FormatName;
  readonly rounds?: number | null;
  readonly cycles?: 1 | 2 | 3 | 4;
  readonly advance?: number;
  readonly third_place?: boolean;
  readonly turn_seconds?: "sheet" | TurnTime | null;
  readonly pairing?: "rating" | "lot";
  readonly points?: PointsForWin;
  readonly late?: "half" | "zero";
  readonly fill?: boolean;
  readonly bot_level?: BotLevel;
  readonly countdown?: StartCountdown | null;
}

/** The name of somebody who wants to play. */
export interface JoinTournament {
  readonly name: string;
}

/** So many bots are to play too. */
export interface AddBots {
  readonly level?: BotLevel;
  readonly count?: number;
}

/** The host says how a table ended, by its seats: places from 1, points if they are known, and who was `absent`. */
export interface RuleResult {
  readonly round: number;
  readonly board: number;
  readonly places: readonly number[];
  readonly points?: readonly number[];
  readonly absent?: readonly number[];
}

/** A sheet as far as it is written, the id of the game it was made from, and the language to tell it in. */
export interface DraftAsked {
  readonly sheet: { readonly [name: string]: unknown };
  readonly base: string;
  readonly lang?: string;
}

/** The text of a sheet file, in TOML or JSON, and the language to tell its faults in. */
export interface SheetFile {
  readonly text: string;
  readonly lang?: string;
}

/**
 * Something a host does: `about` is the id of an account, table or tournament, a network, or the id of an
 * announcement. A ban, and an announcement, whose text is the reason, last for so many `days`, None for ever.
 */
export interface HostActAsked {
  readonly what: HostActKind;
  readonly about?: string;
  readonly reason?: string;
  readonly days?: number | null;
}

/** All that is stored about an account is asked for, and why. */
export interface ExportAsked {
  readonly reason: string;
}
