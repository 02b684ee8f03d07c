"""A match at a real table: what people count when a deal is over, and the score sheet that follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from rummykit.cards import UNKNOWN, Face
from rummykit.match.carried import entered
from rummykit.match.formats import format_of, wins_by
from rummykit.match.match import Match
from rummykit.match.price import DealEnding, Tally
from rummykit.match.score import price, price_of, tally
from rummykit.match.score_sheet import DealScore, ScoreSheet
from rummykit.melds.cut_joker import value_cards
from rummykit.play.actions import Faces
from rummykit.play.result import Ending, Out, Result
from rummykit.rules import (
    LayOffWindow,
    RacksLeft,
    Rules,
    Show,
)
from rummykit.rules.kinds import Count

PRICED = ("match.", "scoring.", "values.", "wilds.", "turn.Knock.", "turn.GoOut.", "stock.voids_in_a_row.", "sides.")
"""The fields of a sheet that change what deals are worth, the match, or what is asked of a deal."""
CLOSED = ("called", "exhausted")
"""Ends that name a seat which has not won by it, if any: it called the end, or drew the last card."""
VOID = DealEnding(kind="void", winner=False, held="nobody")
MOST_POINTS = 10_000
SPADE: Face = 0
MOST_DRAWS = 1_000


class PaperError(ValueError):
    """A deal that cannot have been counted like this: which one (from 0), and a sentence.

    `code` and `params` are those of a refusal, for the page.
    """

    def __init__(self, deal: int, text: str) -> None:
        super().__init__(f"deal {deal + 1}: {text}")
        self.deal = deal
        self.text = text
        self.code = "bad_deal"
        self.params: dict[str, str | int] = {"reason": text}


class KnockedWithTooMuch(PaperError):
    """A knocker has more points left than the limit of the knock."""

    def __init__(self, deal: int, points: int, limit: int) -> None:
        super().__init__(deal, f"who knocked has {points} left, and a knock needs {limit} at most")
        self.code = "knocked_with_too_much"
        self.params = {"points": points, "limit": limit}


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """A face of the game, how many of it there are, and what it counts when left in hand.

    `usual` is how many the game's first pack has: some numbers of players take a larger one.
    """

    face: Face
    copies: int
    usual: int
    points: int


class PaperForm(msgspec.Struct, frozen=True, kw_only=True):
    """What to ask people when a deal is over.

    `counts` says what is counted of a hand: "all" cards by their `worth`, only those "unmatched" under its best
    arrangement, or by its two "lives". `zero_sum`: wins and losses of a deal come to nothing. `games_won` are counted
    too. `hand` is the number of cards dealt to each. `laid_off`: hands count after laying off on a knocker. `options`
    are the house rules that change what deals are worth, or the match. `sides` are the seats that play together, empty
    where everybody plays alone. `cuts`: what is wild is said by a card that was cut, not by a rank. `by_deal`: a deal
    decides what its cards count, so that people add them up themselves. `deals` counts those of a match whose deals
    differ, 0 where all are alike.
    """

    endings: tuple[DealEnding, ...]
    counts: Count
    worth: tuple[Worth, ...]
    zero_sum: bool
    games_won: bool
    hand: int
    laid_off: bool
    options: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...] = ()
    cuts: bool = False
    by_deal: bool = False
    deals: int = 0


class PaperDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The end of a deal as people counted it.

    `winner` is the seat that went out, or knocked. `held` has for each seat the points it has left, or the cards, or
    None where nothing is counted. `first` is the seat that began. `laid` is what the winner's melds are worth, or their
    cards, `laid_each` what the cards count that each seat has laid, or its value cards; `jokers`, `wild_cards`,
    `one_suit` describe them, `draws` the cards the winner had drawn, `melded` how many were laid. `no_meld` are the
    seats without any, `careless` counts the careless discards of each. `taken` lists who took a discard of whom, and
    `taken_last` who did so in its own last turn. `out`
    says by seat who was out of the deal and why, `wild` the rank that was wild in it or 128 + the card that was cut,
    `spade` whether the first upcard was one. `by_discard` says that the winner went out by a discard, `fighters` are
    those who answered a called end. Where hands are compared after one, or when the stock is gone, `winner` is who
    called it, or drew the last card. `sides_laid` has by seat what the melds and bonuses of its side come to, without
    those for going out. `pairs` says that the winner went out with pairs, `wild_last` that the last tile thrown was
    wild, and `shower` is who showed the twin of the indicator. `bought` counts the discards that each seat has bought,
    and `in_pairs` are the seats that went for pairs, laid as a first meld or declared. `stays_out` are those that were
    out after it and did not come in again.
    """

    kind: Ending
    winner: int | None = None
    held: tuple[int | Faces | None, ...] = ()
    first: int | None = None
    concealed: bool = False
    laid: int | Faces = 0
    laid_each: tuple[int, ...] = ()
    careless: tuple[int, ...] = ()
    jokers: int = 0
    wild_cards: int = 0
    draws: int = 2
    one_suit: bool = False
    melded: int = 0
    no_meld: tuple[int, ...] = ()
    taken: tuple[tuple[int, int], ...] = ()
    taken_last: tuple[int, ...] = ()
    out: tuple[Out | None, ...] = ()
    wild: int = 0
    spade: bool = False
    by_discard: bool = False
    fighters: tuple[int, ...] = ()
    sides_laid: tuple[int, ...] = ()
    pairs: bool = False
    wild_last: bool = False
    shower: int | None = None
    bought: tuple[int, ...] = ()
    in_pairs: tuple[int, ...] = ()
    stays_out: tuple[int, ...] = ()


class PaperSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A score sheet kept by hand, and what is asked at the end of a deal.

    `order` are the seats in the order of their turns, `playing` those of them that play the next deal. Where others sit
    out, the first of the order deals first.
    """

    score: ScoreSheet
    order: tuple[int, ...]
    playing: tuple[int, ...]
    form: PaperForm


def form_of(rules: Rules, players: int) -> PaperForm:
    """What to ask at the end of a deal with this many players."""
    pack, usual = Counter(rules.pack_for(players).faces()), Counter(rules.pack.faces())
    return PaperForm(
        endings=(*price_of(rules).endings(rules, rules.scoring), *((VOID,) if _may_be_void(rules) else ())),
        counts=rules.scoring.count,
        worth=tuple(
            Worth(face=face, copies=copies, usual=usual[face], points=rules.values.of(face))
            for face, copies in sorted(pack.items())
        ),
        zero_sum=price_of(rules).zero_sum or format_of(rules).unit == "chips",
        games_won=wins_by(rules) == "games_won",
        hand=rules.deal.hand_for(players),
        laid_off=any(isinstance(step, LayOffWindow) for step in rules.turn),
        sides=() if rules.sides is None else rules.sides.all_of(range(players)),
        cuts=rules.deal.cuts,
        by_deal=isinstance(rules.scoring, RacksLeft),
        deals=len(rules.schedule),
        options=tuple(option.name for option in rules.offers if _matters(option.path, option.sets)),
    )


def _may_be_void(rules: Rules) -> bool:
    """Whether a deal may count for nothing: all have had their turns, or the stock runs out too often."""
    if rules.turns_each is not None:
        return rules.step(Show) is None
    if rules.opening is not None and rules.opening.all_in_pairs == "void":
        return True
    return rules.stock.when_empty in ("flip", "shuffle", "void")


def _matters(path: str, sets: tuple[tuple[object, tuple[tuple[str, object], ...]], ...]) -> bool:
    """Whether an option sets a field that affects prices, or what is asked."""
    paths = {path} | {inner for _, fields in sets for inner, _ in fields}
    return any(f"{each}.".startswith(PRICED) for each in paths)


# --- the sheet of a match


def keep(rules: Rules, players: int, deals: Sequence[PaperDeal]) -> PaperSheet:
    """The score sheet of a match with this many players; raises `PaperError` for a deal that cannot have happened."""
    match = Match(rules, players, dealer=None if rules.in_deal(players) == players else 0)
    match.seating = tuple(rules.turn_order(players))
    form = form_of(rules, players)
    for number, counted in enumerate(deals):
        if match.result is not None:
            raise PaperError(number, "the match was over before it")
        if number and rules.in_deal(players) < players:
            match.next_deal()
        flaw = _flaw(form, counted, players, match.playing)
        if flaw is not None:
            raise PaperError(number, flaw)
        counted = replace(counted, kind=match.counted_as(counted.kind))
        terms = rules.for_deal(sum(row.kind != "void" for row in match.rows))
        match.deal._state.result, row = _priced(terms, counted, players, match.playing)
        most = next((ending.most for ending in form.endings if ending.kind == counted.kind), None)
        if most is not None and counted.winner is not None and row.held[counted.winner] > most:
            raise KnockedWithTooMuch(number, row.held[counted.winner], most)
        match.enter(row)
        for seat in counted.stays_out:
            if seat not in match.coming_in:
                raise PaperError(number, f"seat {seat} does not come in again after it")
            match.stay_out(seat)
    playing = () if match.result is not None else match.playing
    return PaperSheet(score=match.sheet, order=match.seating, playing=playing, form=form)


def _priced(rules: Rules, counted: PaperDeal, players: int, playing: tuple[int, ...]) -> tuple[Result, DealScore]:
    result = _result(rules, counted, players, playing)
    given = dict(enumerate(counted.held))
    held = list(tally(rules, result).held)
    for seat, own in given.items():
        if isinstance(own, int):
            held[seat] = own
    own = price_of(rules).counted(rules, rules.scoring, counted)
    laid = counted.sides_laid or counted.laid_each
    return result, price(rules, result, Tally(tuple(held), own, laid, counted.no_meld, counted.one_suit))


def _result(rules: Rules, counted: PaperDeal, players: int, playing: tuple[int, ...]) -> Result:
    """The deal as a result; melds that nobody wrote down have unknown cards."""
    cards = [own if isinstance(own, tuple) else () for own in (*counted.held, *[()] * players)]
    melds: tuple[tuple[int, Faces], ...] = ()
    endings = price_of(rules).endings(rules, rules.scoring)
    if rules.stakes is not None or any("no_meld" in ending.asks for ending in endings if ending.kind == counted.kind):
        melds = tuple((seat, (UNKNOWN,) * 3) for seat in playing if seat not in counted.no_meld)
    elif counted.winner is not None and (counted.melded or counted.pairs):
        melds = ((counted.winner, (UNKNOWN,) * (2 if counted.pairs else counted.melded)),)
    return Result(
        kind=counted.kind,
        winner=None if counted.kind in CLOSED else counted.winner,
        hands=tuple(cards[:players]),
        first=playing[0] if counted.first is None else counted.first,
        order=playing,
        turns=0,
        melds=melds,
        concealed=counted.concealed,
        draws=counted.draws,
        taken=counted.taken,
        taken_last=counted.taken_last,
        out=counted.out,
        careless=counted.careless,
        bought=counted.bought,
        wild=UNKNOWN if counted.wild_last else counted.wild,
        last=UNKNOWN if counted.wild_last else None,
        shower=counted.shower,
        in_pairs=tuple(seat in counted.in_pairs for seat in range(players)) if counted.in_pairs else (),
        upcard=SPADE if counted.spade else None,
        closer=counted.winner if counted.kind in CLOSED else None,
        fighters=counted.fighters,
        by_discard=counted.by_discard,
    )


def _flaw(form: PaperForm, counted: PaperDeal, players: int, playing: tuple[int, ...]) -> str | None:
    """What is wrong with a deal as it was counted, None if it is possible."""
    ending = next((each for each in form.endings if each.kind == counted.kind), None)
    if ending is None:
        return f"no deal of this game ends as {counted.kind}"
    if ending.winner != (counted.winner is not None):
        return "it does not say who went out or knocked" if ending.winner else "nobody went out or knocked in it"
    named = (
        counted.winner,
        counted.first,
        counted.shower,
        *counted.no_meld,
        *counted.fighters,
        *counted.in_pairs,
        *counted.taken_last,
        *(seat for pair in counted.taken for seat in pair),
    )
    if any(seat is not None and seat not in playing for seat in named):
        return "it names a seat that did not play"
    if len(counted.held) not in (0, players) or len(counted.out) not in (0, players):
        return f"it is not of {players} players"
    out = counted.out or (None,) * players
    if counted.winner is not None and out[counted.winner] is not None:
        return "who won it was out of it"
    won = [seat for side in form.sides if counted.winner in side for seat in side]
    not_counted = {"losers": [counted.winner], "other_sides": [counted.winner, *won], "everybody": []}
    for seat in playing:
        own = counted.held[seat] if counted.held else None
        wanted = ending.held != "nobody" and seat not in not_counted[ending.held]
        if wanted and own is None and out[seat] is None:
            return f"it does not say what seat {seat} has left"
    if len(counted.careless) not in (0, players) or len(counted.bought) not in (0, players):
        return f"it is not of {players} players"
    if len(counted.laid_each) != (players if "laid_each" in ending.asks else 0):
        return "it says for every seat what it has laid, where that counts"
    if not {taker for taker, _ in counted.taken}.issuperset(counted.taken_last):
        return "who took a discard in the last turn took one"
    if counted.winner in counted.fighters:
        return "who called the end does not answer it"
    return _wrong_number(form, counted, players)


def _wrong_number(form: PaperForm, counted: PaperDeal, players: int) -> str | None:
    points = [own for own in (*counted.held, counted.laid, *counted.laid_each) if isinstance(own, int)]
    if not all(0 <= own <= MOST_POINTS for own in points):
        return f"points are from 0 to {MOST_POINTS}"
    asks = next((each.asks for each in form.endings if each.kind == counted.kind), ())
    if "sides_laid" in asks and len(counted.sides_laid) != players:
        return "it does not say what the melds and bonuses of each side come to"
    if not all(-MOST_POINTS <= laid <= MOST_POINTS for laid in counted.sides_laid):
        return f"points are from -{MOST_POINTS} to {MOST_POINTS}"
    copies = {each.face: each.copies for each in form.worth}
    if form.by_deal and any(isinstance(own, tuple) and own for own in counted.held):
        return "what cards count is decided in the deal: say how many points are left"
    cards = Counter(face for own in (*counted.held, counted.laid) if isinstance(own, tuple) for face in own)
    if any(count > copies.get(face, 0) for face, count in cards.items()):
        return "there are not so many of a card in the pack"
    most = sum(copies.values())
    counts = (
        counted.jokers,
        counted.wild_cards,
        counted.melded,
        len(counted.taken),
        len(counted.no_meld),
        *counted.careless,
        *counted.bought,
    )
    if not all(0 <= count <= most for count in counts) or not 0 <= counted.draws <= MOST_DRAWS:
        return "a number of cards is too small or too large"
    if form.cuts and counted.wild and value_cards(counted.wild) is None:
        return "no card was cut"
    if not form.cuts and not 0 <= counted.wild <= 13:
        return "a rank is from 1 to 13"
    return None


def sheet_of(rules: Rules, players: int, results: Sequence[Result]) -> ScoreSheet:
    """The score sheet of these deals, oldest first."""
    match = Match(rules, players)
    match.seating = next((result.order for result in results if len(result.order) == players), match.seating)
    for result in results:
        match.deal.edit(result=result)
        terms = rules.for_deal(result.scheduled)
        match.rows.append(entered(rules, match.rows, price(terms, result, tally(terms, result))))
    return match.sheet
