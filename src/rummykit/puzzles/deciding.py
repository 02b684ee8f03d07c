"""Finding decisions: positions of bots' deals in which one choice is better, as the analysis and fresh deals say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec

from rummykit import bots
from rummykit.analysis import Analyser
from rummykit.analysis.actions import proposals
from rummykit.analysis.comparing import FIRST
from rummykit.analysis.sources import source_of
from rummykit.bots.slips import thrown
from rummykit.lessons.choices import choice_asked, counted
from rummykit.lessons.measured import Decided, is_borne_out, is_decided, measured
from rummykit.play.actions import Action, Knock
from rummykit.play.deal import Deal
from rummykit.puzzles.decisions import CHOICE_OF, choice_of
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
MORE_LEFT = 3
"""The most points that the best discard may leave outside melds more than the second best, if it is for the hand."""
PLAIN = (0.4, 0.25, 0.15)
"""How much more often the best choice wins where a decision has one star, two, or three at most."""
HELPS_TO_PLAY_ON = 3
"""The fewest unseen cards that must make a new meld where it is best not to knock."""


class JudgedDecision(NamedTuple):
    """What the analysis says of a position: what it asks, how hard that is, and what the choices lead to."""

    theme: Theme
    difficulty: int
    figures: tuple[Figure, ...]


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
    screened = measured(source_of(deal), CHOICE_OF[theme], SCREENING, SCREENED)
    if screened is None or screened.behind.mean < LEAST * screened.little:
        return None
    judged = judged_decision(deal, theme, choice_of(theme, screened.choices[0].action))
    if judged is None or judged.theme not in wanted:
        return None
    return Puzzle(id="", game=deal.rules.id, best=0, hand=(), past=past, **judged._asdict())


def judged_again(puzzle: Puzzle) -> Puzzle | None:
    """A decision with what the analysis of today says of it; None if it is no decision of its theme any more."""
    deal = puzzle.deal()
    theme = position_theme(deal, puzzle.past)
    if theme is None:
        return None
    judged = judged_decision(deal, theme, choice_of(theme, deal.read(puzzle.figures[0].action)))
    if judged is None or judged.theme != puzzle.theme:
        return None
    return msgspec.structs.replace(puzzle, difficulty=judged.difficulty, figures=judged.figures)


def judged_decision(deal: Deal, theme: Theme, best: str | None) -> JudgedDecision | None:
    """What the analysis and fresh deals say of a position; None unless `best` is the choice that both find."""
    missed = sum(choice_of(theme, action) != best for action in proposals(deal))
    if not missed:
        return None
    source, analyser = source_of(deal), Analyser(deal)
    few = choice_of(theme, analyser.run(FIRST * source.ways * len(source.actions)).best.action)
    if choice_of(theme, analyser.run().best.action) != best:
        return None
    deals = round(CONFIRMED * min(1.0, source.a_second / 50_000))
    decided = measured(source, CHOICE_OF[theme], CONFIRMING, deals)
    if (
        decided is None
        or not is_decided(decided, LEAST * decided.little, 0.0 if deal.rules.rearranges else GIVEN_AWAY)
        or choice_of(theme, decided.choices[0].action) != best
        or not is_borne_out(source, decided, CONFIRMING, deals)
    ):
        return None
    best_action, second = (each.action for each in decided.choices[:2])
    kind = discard_theme(deal, best_action, second) if theme == "keep" else theme
    if kind is None or (theme == "knock" and not _believable(deal, best_action)):
        return None
    figures = tuple(
        Figure(str(each.action), round(100 * fmean(each.line.won)), round(each.line.mean, 1))
        for each in decided.choices
    )
    plain = choice_of(theme, at_first_sight(theme, deal)) == best
    return JudgedDecision(kind, stars(missed + (few != best), decided, plain), figures)


def position_theme(deal: Deal, past: str) -> Theme | None:
    """What a position asks, by what is legal; "keep" for every discard."""
    choice = choice_asked(deal)
    if choice == "discard":
        return None if past.endswith(";knock") else "keep"
    return next((theme for theme, asked in CHOICE_OF.items() if asked == choice), None)


def discard_theme(deal: Deal, best: Action, second: Action) -> Theme | None:
    """Whether the best of two discards is for safety or for the hand; None where a player can count no reason."""
    one, two = (counted("discard", deal, action) for action in (best, second))
    if one["uses"] < two["uses"] and one["helps"] <= two["helps"]:
        return "safe_discard"
    if one["left"] > two["left"] + MORE_LEFT:
        return None
    return "keep" if one["helps"] > two["helps"] or one["left"] < two["left"] else None


def _believable(deal: Deal, best: Action) -> bool:
    """Whether a player can see why to play on rather than knock: not only because the other might knock too early."""
    return isinstance(best, Knock) or counted("knock", deal, best)["helps"] >= HELPS_TO_PLAY_ON


def at_first_sight(theme: Theme, deal: Deal) -> Action:
    """What comes to mind first: to throw the dearest of the loosest cards, to knock with few points, to lay, or to take
    what makes a meld."""
    rules, view = deal.rules, deal.view(deal.turn)
    loosest = thrown(rules, view, deal) if CHOICE_OF[theme] == "discard" else None
    return loosest or bots.choose("greedy", rules, view, Random(0))


def stars(missed: int, decided: Decided, plain: bool) -> int:
    """The difficulty: one more for each of greedy, steady, sharp and a short analysis that misses it, one less where
    one alone misses it and much is at stake; no more than a person needs, whatever bots miss. `plain` says that the
    best choice comes to mind first."""
    found = max(1, 1 + missed - (missed == 1 and decided.behind.mean >= 2 * LEAST * decided.little))
    best, second = (fmean(each.line.won) for each in decided.choices[:2])
    return as_people_see_it(min(found, most_stars(best - second)), plain, best < second)


def as_people_see_it(found: int, plain: bool, wins_less: bool) -> int:
    """The stars of a decision: at most two where the best choice comes to mind first; otherwise at least two, or three
    if it wins less often than the second best."""
    return min(found, 2) if plain else max(found, 3 if wins_less else 2)


def most_stars(more_often: float) -> int:
    """The most stars of a decision whose best choice wins so much more of the deals, from 0 to 1."""
    return next((stars for stars, least in enumerate(PLAIN, 1) if more_often >= least), 5)
