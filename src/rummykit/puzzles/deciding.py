"""Finding decisions: positions of bots' deals in which one choice is better, as the analysis and fresh deals say."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from rummykit import bots
from rummykit.analysis import Analyser, Estimate
from rummykit.analysis.actions import proposals
from rummykit.analysis.comparing import FIRST, SURE, Line
from rummykit.analysis.sources import Source, source_of
from rummykit.play.actions import Action, Discard, Draw, GoOut, Knock, LayOff, Meld, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.puzzles.decisions import choice_of, counted
from rummykit.puzzles.puzzle import Figure, Puzzle, Theme
from rummykit.rules import Rules

LEAST = 2.0
"""How many times what the analysis calls a little the best choice must be ahead of every other."""
SCREENING, SCREENED = 1 << 41, 256
"""The seed and the number of imagined deals of a first look."""
CONFIRMING, CONFIRMED = 1 << 42, 4_000
"""The seed and the number of the fresh deals that decide; tables of tiles, which are slower, have a part of them."""
GIVEN_AWAY = 0.2
"""The most of the chance to win the deal that the best choice may cost: few players give up more for points, and at a
table of tiles, where the winner takes all, none give up any."""


class Choice(NamedTuple):
    """The best action of a choice, by some imagined deals, and what came of it."""

    action: Action
    line: Line


class Decided(NamedTuple):
    """A decision: the choices, the best first, how far the second is behind, and the least that a player cares for."""

    choices: list[Choice]
    behind: Estimate
    least: float


def decisions(rules: Rules, seed: int, wanted: frozenset[Theme]) -> Iterator[Puzzle]:
    """The decisions in a deal of two steady bots, at most one of each theme; the same for the same seed."""
    deal, chance = Deal(rules, 2, seed, undoable=False), Random(seed)
    past, left = [str(seed)], set(wanted)
    while deal.result is None and left:
        if deal.turn == 0:
            found = decision(deal, ";".join(past), frozenset(left))
            if found is not None:
                left.discard(found.theme)
                yield found
        action = bots.choose("steady", rules, deal.view(deal.turn), chance)
        deal.play(action)
        past.append(str(action))


def decision(deal: Deal, past: str, wanted: frozenset[Theme]) -> Puzzle | None:
    """The puzzle in the position of seat 0; None where there is none of these themes."""
    theme = position_theme(deal, past)
    if theme is None or not wanted & ({"keep", "safe_discard"} if theme == "keep" else {theme}):
        return None
    source = source_of(deal)
    screened = measured(source, theme, SCREENING, SCREENED)
    if screened is None or screened.behind.mean < screened.least:
        return None
    best = choice_of(theme, screened.choices[0].action)
    missed = sum(choice_of(theme, action) != best for action in proposals(deal))
    if not missed:
        return None
    analyser = Analyser(deal)
    few = choice_of(theme, analyser.run(FIRST * source.ways * len(source.actions)).best.action)
    if choice_of(theme, analyser.run().best.action) != best:
        return None
    deals = round(CONFIRMED * min(1.0, source.a_second / 50_000))
    decided = measured(source, theme, CONFIRMING, deals)
    if (
        decided is None
        or not is_decided(decided, 0.0 if deal.rules.rearranges else GIVEN_AWAY)
        or choice_of(theme, decided.choices[0].action) != best
    ):
        return None
    if theme == "keep":
        theme = discard_theme(deal, decided.choices[0].action, decided.choices[1].action)
    if theme not in wanted:
        return None
    difficulty = stars(missed + (few != best), decided)
    figures = tuple(
        Figure(str(action), round(100 * fmean(line.won)), round(line.mean, 1)) for action, line in decided.choices
    )
    return Puzzle(
        id="", game=deal.rules.id, theme=theme, difficulty=difficulty, best=0, hand=(), past=past, figures=figures
    )


def position_theme(deal: Deal, past: str) -> Theme | None:
    """What a position asks, by what is legal; "keep" for every discard."""
    kinds = {type(action) for action in deal.legal_actions()}
    if deal.rules.rearranges:
        return "lay" if {Pass, Rearrange} <= kinds else None
    sources = {action.source for action in deal.legal_actions() if isinstance(action, Draw)}
    if "discard" in sources and (Pass in kinds or "stock" in sources):
        return "upcard"
    if Knock in kinds and Discard in kinds:
        return "knock"
    if GoOut not in kinds and kinds & {Meld, LayOff} and Discard in kinds:
        return "lay"
    return "keep" if kinds == {Discard} and not past.endswith(";knock") else None


def measured(source: Source, theme: Theme, seed: int, deals: int) -> Decided | None:
    """The choices on so many imagined deals; None where there is only one."""
    lines = _lines(source.weigh(range(len(source.actions)), deals, seed), len(source.actions), source.ways)
    best: dict[str, Choice] = {}
    for action, line in zip(source.actions, lines, strict=True):
        choice = choice_of(theme, action)
        if choice is not None and (choice not in best or line.mean > best[choice].line.mean):
            best[choice] = Choice(action, line)
    choices = sorted(best.values(), key=lambda each: -each.line.mean)
    if len(choices) < 2:
        return None
    first = choices[0].line
    return Decided(choices, choices[1].line.behind(first), LEAST * source.close * stdev(first.ahead))


def _lines(found: array[float], actions: int, ways: int) -> list[Line]:
    """What came of each action in the better way to play it on."""
    row, lines = 2 * actions * ways, []
    for action in range(actions):
        each = [Line() for _ in range(ways)]
        for way, line in enumerate(each):
            at = 2 * (action * ways + way)
            line.won.extend(found[at::row])
            line.ahead.extend(found[at + 1 :: row])
        lines.append(max(each, key=lambda line: line.mean))
    return lines


def is_decided(decided: Decided, given_away: float) -> bool:
    """Whether every other choice is surely behind the best, by enough, and wins hardly more often."""
    first, *others = (each.line for each in decided.choices)
    if fmean(others[0].won) > fmean(first.won) + given_away:
        return False
    behind = [each.behind(first) for each in others]
    return all(each.mean >= decided.least and each.surely_above(0, SURE) for each in behind)


def discard_theme(deal: Deal, best: Action, second: Action) -> Theme | None:
    """Whether the best of two discards is for safety or for the hand; None where a player can count no reason."""
    one, two = (counted("keep", deal, action) for action in (best, second))
    if one["uses"] < two["uses"] and one["helps"] <= two["helps"]:
        return "safe_discard"
    return "keep" if one["helps"] > two["helps"] or one["left"] < two["left"] else None


def stars(missed: int, decided: Decided) -> int:
    """The difficulty: one more for each of greedy, steady, sharp and a short analysis that misses it, one less where
    one alone misses it and much is at stake."""
    return max(1, 1 + missed - (missed == 1 and decided.behind.mean >= 2 * decided.least))
