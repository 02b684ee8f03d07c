"""What a deal is worth: a pure function of its result and a rule sheet."""

from __future__ import annotations

from typing import Any

import msgspec

from rummykit.hands import of
from rummykit.match.formats import format_of
from rummykit.match.price import Price, Tally
from rummykit.match.score_sheet import DealScore, SeatPoints
from rummykit.match.sides import added_up
from rummykit.melds.arrange import Arrangement, best_arrangement
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import best_melds
from rummykit.play.actions import Faces, Melds
from rummykit.play.hand_groups import GroupReader, group_reader
from rummykit.play.melds import lives_in
from rummykit.play.result import NOTHING, Result
from rummykit.rules import Rules, Scoring
from rummykit.rules.entries import Entries
from rummykit.rules.sheet import check_sheet
from rummykit.solve.best_hand import values_of

PRICES: Entries[Price[Any]] = Entries(Scoring, "price and question on the scorepad", "price.PRICE")
"""How each scoring prices a deal, and what it asks people who have counted one."""


def price_of(rules: Rules) -> Price[Any]:
    """How the scoring of a sheet prices its deals."""
    return PRICES.of(rules.scoring)


def score(rules: Rules, result: Result) -> DealScore:
    """The points of a deal under `rules`, which may differ from the sheet it was played by.

    Raises `TypeError` for what is no sheet, and for what is no result, such as that of a deal that is not over.
    """
    check_sheet(rules)
    if not isinstance(result, Result):
        raise TypeError(f"Only the result of a deal that is over has a score, not {result!r}.")
    rules = rules.for_deal(result.scheduled)
    melds = grouped(rules, result)
    told = price(rules, result, tally(rules, result))
    return msgspec.structs.replace(told, grouped=melds, stands=stand_ins(rules, result, melds))


def price(rules: Rules, result: Result, tally: Tally) -> DealScore:
    """The points of a deal whose counts are known, from its cards or because people counted them."""
    held = tally.held
    if result.kind in NOTHING:
        return DealScore(kind=result.kind, points=(0,) * len(held), winners=(), held=held)
    how = price_of(rules)
    points, winners = how.points(rules, rules.scoring, result, tally)
    won = how.won(rules, rules.scoring, result, tally)
    parts = how.parts(rules, rules.scoring, result, tally)
    if rules.sides is not None and rules.scoring.partners_add_up:
        points, winners, parts = added_up(rules, result.order, points, winners, parts)
    paid = format_of(rules).paid(rules.match, result)
    reckoned = how.reckoned(rules, rules.scoring, result, tally)
    return DealScore(
        kind=result.kind,
        points=points,
        winners=winners,
        held=held,
        paid=paid,
        parts=parts,
        reckoned=reckoned,
        **won._asdict(),
    )


# --- what is counted of the hands


def tally(rules: Rules, result: Result) -> Tally:
    """The counts of a deal from its cards: of all cards left, only of those outside melds, or by the two lives."""
    how, scoring = price_of(rules), rules.scoring
    result = how.compared(rules, result)
    if scoring.count == "unmatched":
        held = tuple(_arranged(rules, hand).deadwood for hand in result.hands)
    elif how.held is not None and result.kind not in NOTHING:
        held = how.held(rules, scoring, result)
    else:
        held = tuple(how.in_hand(rules, scoring, result, hand) for hand in result.hands)
    return Tally(held, how.own(rules, scoring, result), *how.laid(rules, scoring, result))


def deadwood(rules: Rules, result: Result) -> SeatPoints:
    """By seat, what its cards outside melds count at the end of a deal; empty where a sheet counts whole hands."""
    rules = rules.for_deal(result.scheduled)
    return tally(rules, result).held if rules.scoring.count == "unmatched" else ()


def grouped(rules: Rules, result: Result) -> tuple[Melds, ...]:
    """By seat, the melds in which hands were counted; empty if every card counts."""
    if result.kind in NOTHING or rules.scoring.count == "all":
        return ()
    if rules.scoring.count == "unmatched":
        return tuple(_arranged(rules, hand).melds for hand in result.hands)
    of_deal, out = lives_in(rules, result.wild), dict(enumerate(result.out))
    return tuple(
        of_deal.best(of(hand)).groups if hand and out.get(seat) is None else ()
        for seat, hand in enumerate(result.hands)
    )


def stand_ins(rules: Rules, result: Result, grouped: tuple[Melds, ...]) -> tuple[Melds, ...]:
    """What the cards of `grouped` melds stand for, as `DealScore.stands` says it."""
    if rules.wilds is None or not any(grouped):
        return ()
    reader = group_reader(rules, result.wild)
    told = tuple(
        tuple(_meant(reader.of(hand), meld) for meld in melds)
        for hand, melds in zip(result.hands, grouped, strict=True)
    )
    return told if any(any(melds) for melds in told) else ()


def _meant(reader: GroupReader, meld: Faces) -> Faces:
    """What each card of a meld stands for, in the order of the meld; nothing where all of them are what they are."""
    cards = from_hand(meld)
    read = reader.read(cards)
    if read is None or read.stands == read.order:
        return ()
    left = list(zip(read.order, read.stands, strict=True))
    return tuple(left.pop(next(at for at, (card, _) in enumerate(left) if card == face))[1] for face in cards)


def _arranged(rules: Rules, hand: Faces) -> Arrangement:
    """The arrangement of a hand with the least deadwood, wild cards included."""
    values = values_of(rules)
    if rules.wilds is None:
        return best_arrangement(hand, groups=rules.groups, runs=rules.runs, values=values[:52])
    best = best_melds(hand, rules.groups, rules.runs, rules.wilds, values)
    assert best is not None, "nothing is asked of the hand, so something can always be laid: nothing"
    return best
