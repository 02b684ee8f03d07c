"""Finding decisions for lessons: positions of bots' deals in which one choice is better, for a reason one can count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from statistics import fmean

from rummykit import bots
from rummykit.analysis.sources import Source, source_of
from rummykit.lessons.choices import choices_asked, chosen, counted
from rummykit.lessons.lesson import Advice, ChanceOf, DecisionKind, Do, PlayedPosition, Reason
from rummykit.lessons.measured import Decided, is_borne_out, is_decided, measured
from rummykit.lessons.play_well import CHOICE_OF
from rummykit.play.actions import Action, Discard, Draw, Knock, Pass
from rummykit.play.deal import Deal
from rummykit.rules import Rules

TASKS = 3
"""Tasks of a game, each for a reason of its own."""
SOME_DEALS, MOST_DEALS = 4, 14
"""Deals of a game that are searched for other choices, and at most."""
LONGEST = 150
"""Actions of a deal that are looked at."""
SCREENING, SCREENED = 1 << 41, 64
"""The seed and the number of imagined deals of a first look."""
CONFIRMING, CONFIRMED = 1 << 42, 4_000
"""The seed and the number of the fresh deals that decide; slow sources have a part of them."""
LEAST = 0.1
"""The part of what deals spread around their mean by which the best choice must be ahead of every other."""
MORE_OFTEN, TOO_PLAIN = 0.05, 0.45
"""How much more often the best choice must win the deal, since a lesson says so; and from where it is no question."""
AS_GOOD_AS_WON = 0.96
"""A chance to win after which there is nothing to learn: the best choice ends the deal, or nearly so."""
PER_REASON = 1
"""Positions that are found for a reason; of more, the one in which the right amount is at stake is taken."""
AT_STAKE = 20
"""How many more deals of a hundred the best choice shall win: less is hard to see, more is no question."""


def advice_of(rules: Rules, positions: Iterable[PlayedPosition] = ()) -> list[Do]:
    """The tasks of a game, of different choices where there are, the fittest first; the same for the same sheet.

    They come from some positions, and from deals of bots.
    """
    typical, found = rules.typical, dict[Reason, list[Do]]()
    for position in positions:
        for task in _of_position(position, position.deal(typical), set()):
            assert task.advice is not None
            found.setdefault(task.advice.reason, []).append(task)
    for seed in range(MOST_DEALS):
        enough = frozenset(name for name, each in found.items() if len(each) >= PER_REASON)
        if len({CHOICE_OF[name] for name in enough}) >= TASKS or (seed >= SOME_DEALS and len(enough) >= TASKS):
            break
        for task in _of_deal(typical, seed, enough):
            assert task.advice is not None
            found.setdefault(task.advice.reason, []).append(task)
    return _varied(sorted((max(each, key=_fitness) for each in found.values()), key=_fitness, reverse=True))


def _varied(tasks: list[Do]) -> list[Do]:
    """The tasks that are kept: one of each choice first, so that they are not all about discards."""
    kept: list[Do] = []
    for task in tasks:
        if task.advice is not None and all(task.advice.choice != each.advice.choice for each in kept if each.advice):
            kept.append(task)
    kept += [task for task in tasks if task not in kept]
    return kept[:TASKS]


def _fitness(task: Do) -> int:
    """How near it is to what shall be at stake; more is better."""
    assert task.advice is not None
    best, other = task.advice.chances[:2]
    return -abs(best.percent - other.percent - AT_STAKE)


def _of_deal(rules: Rules, seed: int, enough: frozenset[Reason]) -> Iterator[Do]:
    """The decisions in a deal of steady bots, one of each reason at most."""
    players = rules.players[0]
    deal, chance, taken = Deal(rules, players, seed, undoable=True), Random(seed), set(enough)
    played: list[Action] = []
    while deal.result is None and len(played) < LONGEST:
        yield from _of_position(PlayedPosition(players=players, seed=seed, actions=tuple(played)), deal, taken)
        action = bots.choose("steady", rules, deal.view(deal.turn), chance)
        deal.play(action)
        played.append(action)


def _of_position(position: PlayedPosition, deal: Deal, taken: set[Reason]) -> Iterator[Do]:
    """The decisions in a position, for reasons that are not taken yet; those found are then."""
    for choice in choices_asked(deal):
        if choice == "drop":
            continue  # it loses the deal, and saves points: the chance to win says nothing of it
        if choice == "discard" and isinstance(next(reversed(position.actions), None), Knock):
            continue
        advice = _advice(deal, choice, taken)
        if advice is not None:
            taken.add(advice.reason)
            yield Do(position=position, goal="play_well", way=advice.chances[0].action, advice=advice)


def _advice(deal: Deal, choice: DecisionKind, taken: set[Reason]) -> Advice | None:
    """What is best in a position, for a reason that is not taken; None where it is not decided."""
    source = source_of(deal)
    screened = measured(source, choice, SCREENING, SCREENED)
    if screened is None or not _is_worth_it(source, screened):
        return None
    best, other = (each.action for each in screened.choices[:2])
    reason = _reason(deal, choice, best, other)
    if reason is None or reason[0] in taken or (reason[0] == "take" and _is_seen_at_once(deal, choice, best)):
        return None
    decided = measured(source, choice, CONFIRMING, _confirming(source))
    if decided is None or not _is_worth_it(source, decided) or not is_decided(decided, _least(source, decided), 0.0):
        return None
    if chosen(choice, decided.choices[0].action) != chosen(choice, best):
        return None
    if not is_borne_out(source, decided, CONFIRMING, _confirming(source)):
        return None
    reason = _reason(deal, choice, *(each.action for each in decided.choices[:2]))
    if reason is None or reason[0] in taken:
        return None
    chances = tuple(ChanceOf(each.action, round(100 * fmean(each.line.won))) for each in decided.choices)
    return Advice(choice=choice, reason=reason[0], chances=chances, counted=reason[1])


def _confirming(source: Source) -> int:
    return max(200, round(CONFIRMED * min(1.0, source.a_second / 50_000)))


def _least(source: Source, decided: Decided) -> float:
    """How far the best choice must be ahead."""
    return decided.little * LEAST / source.close


def _is_worth_it(source: Source, decided: Decided) -> bool:
    """Whether the best choice is ahead by enough, wins enough more deals than any other, and does not end the deal."""
    first, *others = (fmean(each.line.won) for each in decided.choices)
    if first > AS_GOOD_AS_WON:
        return False
    return decided.behind.mean >= _least(source, decided) and MORE_OFTEN <= first - max(others) <= TOO_PLAIN


def _is_seen_at_once(deal: Deal, choice: DecisionKind, best: Action) -> bool:
    """Whether a greedy bot chooses it, too: that is for the tasks about rules."""
    return chosen(choice, bots.choose("greedy", deal.rules, deal.view(deal.turn), Random(0))) == chosen(choice, best)


def _reason(deal: Deal, choice: DecisionKind, best: Action, other: Action) -> tuple[Reason, dict[str, int]] | None:
    """Why the best choice is better than another, with the numbers that say so; None where one cannot count it."""
    if choice == "lay":
        return _why_lay(deal, best)
    one, two = counted(choice, deal, best), counted(choice, deal, other)
    if choice == "discard":
        return _why_discard(one, two)
    if choice == "draw":
        return _why_draw(best, one, two)
    if isinstance(best, Knock):
        return "knock", {"left": one["left"]}
    return ("play_on", {"many": one["helps"], "unseen": one["unseen"]}) if one["helps"] >= 4 else None


def _why_discard(one: dict[str, int], two: dict[str, int]) -> tuple[Reason, dict[str, int]] | None:
    if one["helps"] >= two["helps"] + 2 and one["left"] <= two["left"] + 3:
        return "helps", {"many": one["helps"], "few": two["helps"]}
    if one["uses"] + 2 <= two["uses"] and one["helps"] <= two["helps"]:
        return "uses", {"few": one["uses"], "many": two["uses"]}
    if one["left"] + 4 <= two["left"] and one["helps"] <= two["helps"]:
        return "left", {"few": one["left"], "many": two["left"]}
    return None


def _why_draw(best: Action, one: dict[str, int], two: dict[str, int]) -> tuple[Reason, dict[str, int]] | None:
    if isinstance(best, Draw) and best.source == "discard":
        return ("take", {"few": one["left"], "many": two["left"]}) if one["left"] < two["left"] else None
    numbers = {"many": one["helps"], "unseen": one["unseen"]}
    return ("leave", numbers) if one["left"] <= two["left"] and one["helps"] >= two["helps"] + 3 else None


def _why_lay(deal: Deal, best: Action) -> tuple[Reason, dict[str, int]] | None:
    numbers = counted("lay", deal, best)
    if isinstance(best, Pass | Discard):
        return "hold", numbers
    first = deal.rules.opening is not None and not deal._state.opened[deal.turn]
    return ("open" if first else "lay"), numbers
