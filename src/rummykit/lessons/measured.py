"""How far the choices of a position are apart: all of them on the same imagined deals."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from rummykit.analysis import Estimate
from rummykit.analysis.comparing import AGAINST_EACH, SURE, Line, searched_deals
from rummykit.analysis.sources import Source
from rummykit.lessons.choices import chosen
from rummykit.lessons.lesson import DecisionKind
from rummykit.play.actions import Action


class BestOfChoice(NamedTuple):
    """The best action of a choice, by some imagined deals, and what came of it."""

    place: int
    action: Action
    line: Line


class Decided(NamedTuple):
    """A decision: the choices, the best first, how far the second is behind, and what the analysis calls a little."""

    choices: list[BestOfChoice]
    behind: Estimate
    little: float


def measured(source: Source, choice: DecisionKind, seed: int, deals: int) -> Decided | None:
    """The choices on so many imagined deals; None where there is only one.

    Where it seems better to go on than to knock, players who search decide, on fewer deals.
    """
    every = range(len(source.actions))
    best: dict[str, BestOfChoice] = {}
    for place, line in zip(
        every, _lines(source.weigh(every, deals, seed), every, source.ways, len(source.opponents)), strict=True
    ):
        made = chosen(choice, source.actions[place])
        if made is not None and (made not in best or line.mean > best[made].line.mean):
            best[made] = BestOfChoice(place, source.actions[place], line)
    choices = sorted(best.values(), key=_mean, reverse=True)
    if len(choices) < 2:
        return None
    if choice == "knock" and source.knocks and choices[0].place not in source.knocks:
        places = [each.place for each in choices]
        lines = _lines(source.weigh_by_search(places, searched_deals(source, deals), seed), places)
        choices = sorted(map(BestOfChoice, places, (each.action for each in choices), lines), key=_mean, reverse=True)
    first = choices[0].line
    return Decided(choices, choices[1].line.behind(first), source.close * stdev(first.ahead))


def is_borne_out(source: Source, decided: Decided, seed: int, deals: int) -> bool:
    """Whether players who search find the best choice better than the second, too, in a game with a knock."""
    if not source.opponents:
        return True
    places = [each.place for each in decided.choices[:2]]
    first, second = _lines(source.weigh_by_search(places, searched_deals(source, deals), seed), places)
    return first.mean > second.mean


def _mean(choice: BestOfChoice) -> float:
    return choice.line.mean


def _lines(found: array[float], places: Sequence[int], ways: int = 1, kinds: int = 0) -> list[Line]:
    """What came of each action in the better way to play it on."""
    lines, row = [], 2 * len(places) * ways
    for action in range(len(places)):
        each = [Line(in_match=False, kinds=kinds) for _ in range(ways)]
        for way, line in enumerate(each):
            at = 2 * (action * ways + way)
            line.won.extend(found[at::row])
            line.ahead.extend(found[at + 1 :: row])
        lines.append(max(each, key=lambda line: line.mean))
    return lines


def is_decided(decided: Decided, least: float, given_away: float) -> bool:
    """Whether every other choice is surely behind the best, by `least` or more and against each kind of opponents, and
    wins hardly more often: at most so much is `given_away` of the chance to win the deal."""
    first, *others = (each.line for each in decided.choices)
    if fmean(others[0].won) > fmean(first.won) + given_away:
        return False
    behind = [each.behind(first) for each in others]
    against_each = [against for each in others for against in each.behind_each(first)]
    return all(each.mean >= least and each.surely_above(0, SURE) for each in behind) and all(
        each.surely_above(0, AGAINST_EACH) for each in against_each
    )
