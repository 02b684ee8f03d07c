"""A deal of gin: what is laid off after a knock, and who scores what."""

from __future__ import annotations

import msgspec

from rummykit.cards import Faces, colour_of
from rummykit.hands import faces, of, take
from rummykit.match.bounds import heaviest
from rummykit.match.price import Ask, DealEnding, Price, Range, Tally, Won, knocked
from rummykit.match.score_sheet import SeatPoints, Seats, WonBy
from rummykit.melds.lay_offs import best_lay_offs, shown_melds
from rummykit.melds.pack import pack_melds
from rummykit.play.actions import Melds
from rummykit.play.result import Result
from rummykit.rules import GoOut, Rules
from rummykit.solve.best_hand import values_of
from rummykit.vocabulary.scorings.gin_showdown import GinShowdown

_SPADES = 0


def _laid_off(rules: Rules, result: Result) -> Result:
    """The deal with the melds of who knocked on the table, and with what is laid off there.

    Where they lie there it is as it was played; else its hands are those at the knock, and are compared here.
    """
    if result.kind != "knocked" or any(owner == result.winner for owner, _ in result.melds):
        return result
    return compared(rules, result)


def compared(rules: Rules, result: Result, shown: Melds | None = None) -> Result:
    """A deal whose hands are those at the knock, with the knocker's melds on the table and everything laid off.

    The melds are those `shown`, or the best; the opponent lays off what leaves the least.
    """
    assert result.winner is not None
    values, melds, knocker = values_of(rules)[:52], pack_melds(rules.groups, rules.runs), result.winner
    other = other_of(result)
    own, theirs = of(result.hands[knocker]), of(result.hands[other])
    if shown is None:
        shown = shown_melds(melds, own, values)
    own = take(own, (face for meld in shown for face in meld))
    found = best_lay_offs(melds, theirs, shown if own else (), values)
    hands, laid_off = list(result.hands), list[Faces]([()] * len(result.hands))
    hands[knocker], hands[other] = faces(own), faces(found.left)
    laid_off[other] = tuple(face for _, cards in found.sent for face in cards)
    return msgspec.structs.replace(
        result,
        hands=tuple(hands),
        melds=tuple((knocker, meld) for meld in found.melds or shown),
        laid_off=tuple(laid_off),
    )


def other_of(result: Result) -> int:
    """The seat that played against the winner."""
    return next(seat for seat in result.order if seat != result.winner)


def won(scoring: GinShowdown, result: Result, held: tuple[int, ...]) -> tuple[int, int, WonBy]:
    """The seat that scores, how much, and how it won; from the deadwood of both after laying off."""
    assert result.winner is not None
    knocker, other = result.winner, other_of(result)
    own, theirs = held[knocker], held[other]
    by: WonBy
    if result.kind == "went_out":
        by = "big_gin"
    elif own == 0:
        by = "gin"
    else:
        by = "knock" if own < theirs else "undercut"
    return (other if by == "undercut" else knocker), abs(theirs - own) + _bonus(scoring, by), by


def _bonus(scoring: GinShowdown, by: WonBy) -> int:
    """What such a win is worth, beside the difference."""
    bonuses: dict[WonBy, int] = {"gin": scoring.gin, "big_gin": scoring.big_gin, "undercut": scoring.undercut}
    return bonuses.get(by, 0)


def _doubled(rules: Rules, scoring: GinShowdown, result: Result) -> bool:
    """Whether a deal counts twice."""
    return scoring.spades_double and _by_a_spade(rules, result)


def _by_a_spade(rules: Rules, result: Result) -> bool:
    """Whether a deal counts for more because a spade set its limit."""
    by_upcard = rules.knock is not None and rules.knock.by_upcard
    return by_upcard and result.upcard is not None and colour_of(result.upcard) == _SPADES


def _points(rules: Rules, scoring: GinShowdown, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    winner, points, _ = won(scoring, result, tally.held)
    points *= 2 if _doubled(rules, scoring, result) else 1
    return tuple(points if seat == winner else 0 for seat in range(len(tally.held))), (winner,)


def _won(rules: Rules, scoring: GinShowdown, result: Result, tally: Tally) -> Won:
    _, _, by = won(scoring, result, tally.held)
    boxes = 2 if scoring.spades_two_boxes and _by_a_spade(rules, result) else 1
    return Won(by, _bonus(scoring, by), _doubled(rules, scoring, result), boxes)


def _endings(rules: Rules, scoring: GinShowdown) -> tuple[DealEnding, ...]:
    spade: tuple[Ask, ...] = ("spade",) if rules.knock is not None and rules.knock.by_upcard else ()
    big_gin = DealEnding(kind="went_out", winner=True, held="losers", asks=spade, called="big_gin")
    return (knocked(rules, *spade), big_gin) if rules.step(GoOut) is not None else (knocked(rules, *spade),)


def _bounds(rules: Rules, scoring: GinShowdown, players: int) -> Range:
    bonuses = scoring.gin, scoring.undercut, scoring.big_gin if rules.step(GoOut) is not None else 0
    spade = scoring.spades_double and rules.knock is not None and rules.knock.by_upcard
    return 0, (heaviest(rules, players, more=0) + max(bonuses)) * (2 if spade else 1)


PRICE: Price[GinShowdown] = Price(endings=_endings, points=_points, compared=_laid_off, won=_won, bounds=_bounds)
