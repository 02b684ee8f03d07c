"""A trial of a rule sheet: bots play deals of it, and dead ends are reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rummykit import hands
from rummykit.arena.deal_batches import LONGEST
from rummykit.arena.duplicate import Progress
from rummykit.bots import Level, choose
from rummykit.cards import NAMES
from rummykit.match.score import score
from rummykit.play.deal import Deal
from rummykit.play.result import Ending, Result
from rummykit.referee import Malformed, Question, judge_by
from rummykit.referee.families import plain_questions
from rummykit.referee.lives import wild_name
from rummykit.referee.score import question_about
from rummykit.rules import Rules
from rummykit.translatable import Translatable, translatable

BOTS: tuple[Level, ...] = ("greedy", "random")
"""The bots that play the deals of a trial, in turn: one that wants to win, and one that tries everything."""


class DeadEnd(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that led to a dead end: its number in the trial, the bot that played it, and what happened."""

    deal: int
    players: int
    bot: Level
    text: str


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of the deals: how many ended in which way, how long they took, and those that did not end."""

    deals: int
    endings: dict[Ending, int]
    decisions: dict[Level, float]
    """The mean number of decisions in a deal, by the bot that played it."""
    dead_ends: tuple[DeadEnd, ...]
    result: Result | None
    """The result of the last deal that could be scored."""


def try_deals(
    rules: Rules,
    deals: int = 200,
    *,
    seed: int | str = 0,
    progress: Progress | None = None,
    longest: int = LONGEST,
    dead_ends_enough: int | None = None,
) -> Trial:
    """Play deals with every number of players in turn, with greedy bots and random ones, `longest` decisions each.

    After this many dead ends no further deal is played; None: every deal is.
    """
    fewest, most = rules.players
    endings: Counter[Ending] = Counter()
    decisions: dict[Level, list[int]] = {bot: [] for bot in BOTS}
    dead_ends: list[DeadEnd] = []
    kept: Result | None = None
    for number in range(deals):
        bot = BOTS[number % len(BOTS)]
        players = fewest + number // len(BOTS) % (most - fewest + 1)
        try:
            result, took = _played(rules, bot, players, f"{seed} {number}", number // len(BOTS), longest)
        except Exception as error:  # whatever a sheet that nobody has played yet leads to is what is asked here
            dead_ends.append(DeadEnd(deal=number, players=players, bot=bot, text=_told(error)))
        else:
            endings[result.kind] += 1
            decisions[bot].append(took)
            kept = kept if result.kind == "void" else result
        if progress is not None:
            progress(number + 1, deals)
        if len(dead_ends) == dead_ends_enough:
            break
    return Trial(
        deals=deals,
        endings=dict(endings.most_common()),
        decisions={bot: sum(took) / len(took) for bot, took in decisions.items() if took},
        dead_ends=tuple(dead_ends),
        result=kept,
    )


class StuckDeal(Exception):
    """A deal in which nothing is legal, or that does not end."""


def _told(error: Exception) -> str:
    return translatable(error) if isinstance(error, StuckDeal) else f"{type(error).__name__}: {error}".rstrip(": ")


def _played(rules: Rules, bot: Level, players: int, seed: str, scheduled: int, longest: int) -> tuple[Result, int]:
    """Play and score a deal: how it ended, and after how many decisions."""
    deal, chance = Deal(rules, players, seed, scheduled=scheduled), Random(seed)
    for took in range(longest):
        if deal.result is not None:
            score(rules, deal.result)
            return deal.result, took
        if not deal.legal_actions():
            raise StuckDeal(
                Translatable("After {decisions} decisions the player to act could do nothing.", decisions=took)
            )
        deal.play(choose(bot, rules, deal.view(deal.turn), chance))
    raise StuckDeal(Translatable("After {decisions} decisions the deal had still not ended.", decisions=longest))


class AnsweredQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question to the referee about a sheet, and the fields of the answer, or why there is none."""

    ask: str
    input: dict[str, Any]
    answer: dict[str, Any] | None = None
    silence: str = ""
    """Why the referee has no answer: it is not supported, or hands alone do not determine it."""
    fault: str = ""


def ask_all(rules: Rules, trial: Trial, *, seed: int | str = 0) -> Iterator[AnsweredQuestion]:
    """Ask one question of each kind about the sheet, a deal of it and its end."""
    asked = Deal(
        rules, rules.players[0], f"{seed} asked", scheduled=0 if trial.result is None else trial.result.scheduled
    )
    which = {"deal": asked._state.scheduled % len(rules.schedule) + 1} if rules.schedule else {}
    for ask, of_deal in _questions(asked.rules, asked, trial.result):
        given = of_deal | which
        question = Question(game=rules.id, ask=ask, input=given)
        try:
            verdict = judge_by(rules, question)
        except Malformed as error:
            silent = error.code == "not_worked_out" or "hands alone do not say" in error.text
            said: dict[str, Any] = {"silence" if silent else "fault": error.text}
        except Exception as error:  # as above
            said = {"fault": _told(error)}
        else:
            said = {"answer": verdict.fields}
            if ask == "meld" and verdict.refusal is not None:
                said["fault"] = f"{' '.join(given['meld'])} of sample is no meld: {verdict.refusal.text}"
        yield AnsweredQuestion(ask=ask, input=given, **said)


def _questions(rules: Rules, deal: Deal, result: Result | None) -> Iterator[tuple[str, dict[str, Any]]]:
    wild = (
        {"wild": wild_name(deal._state.wild)}
        if rules.deal.wild_indicator and deal._state.wild and rules.lives is not None
        else {}
    )
    if rules.tiles_in_hand and deal._state.indicator is not None:
        wild = {"indicator": NAMES[deal._state.indicator]}
    melds = [text.split() for text in rules.sample]
    for players in range(rules.players[0], rules.players[1] + 1):
        yield "deal", {"players": players}
    for meld in melds:
        yield "meld", {"meld": meld} | wild
    if rules.opening is not None:
        yield "opening", {"melds": melds} | ({} if rules.lives is not None else wild)
    hand = [NAMES[face] for face in hands.faces(deal._state.hands[deal.turn], rules.pack.family)]
    plain = plain_questions(deal, hand)
    yield "arrange", plain["arrange"] | wild
    yield "turn", plain["turn"]
    if result is not None:
        yield "score", question_about(rules, result)
