"""What everybody has left after a deal with tiles held in the hand."""

from __future__ import annotations

import msgspec

from rummykit.cards import UNKNOWN
from rummykit.match.formats import MatchSoFar, format_of
from rummykit.match.score import price, tally
from rummykit.play.result import Result
from rummykit.referee.question import Fields, Malformed, Verdict, check_players
from rummykit.referee.score import Answer
from rummykit.rules import DeclarePairs as Declared
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.points_lost import PointsLost


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the winner went out with pairs, had declared them, and whether the tile thrown was the wild one."""

    pairs: bool = False
    okey: bool = False
    declared: bool = False


class HeldScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who went out (nobody: the stock was gone) and with what, the points `before` by name, who showed the twin."""

    before: dict[str, int]
    winner: str | None = None
    finish: Finish = Finish()
    shown_by: str | None = None


def _verdict(rules: Rules, asked: HeldScore) -> Verdict:
    """The points left as `scores` by name, and whether the match is over."""
    names = list(asked.before)
    check_players(rules, len(names))
    for name in (asked.winner, asked.shown_by):
        if name is not None and name not in names:
            raise Malformed("impossible", f"{name} is not one of {', '.join(names)}.")
    winner = None if asked.winner is None else names.index(asked.winner)
    wild, declared = asked.finish.okey, asked.finish.declared
    if declared and (rules.step(Declared) is None or not asked.finish.pairs):
        raise Malformed("impossible", f"A finish in {rules.names.en} that was declared is one in declared pairs.")
    result = Result(
        kind="exhausted" if winner is None else "went_out",
        winner=winner,
        hands=((),) * len(names),
        first=0,
        order=tuple(range(len(names))),
        turns=0,
        melds=((winner, (UNKNOWN,) * (2 if asked.finish.pairs else 3)),),
        last=UNKNOWN if wild else None,
        wild=UNKNOWN if wild else 0,
        shower=None if asked.shown_by is None else names.index(asked.shown_by),
        in_pairs=tuple(seat == winner for seat in range(len(names))) if declared else (),
    )
    lost = price(rules, result, tally(rules, result)).points
    totals = tuple(before + each for before, each in zip(asked.before.values(), lost, strict=True))
    over = format_of(rules).winners(rules.match, MatchSoFar(totals, 1)) is not None
    return Verdict({"scores": dict(zip(names, totals, strict=True)), "match_over": over})


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about a deal that ended so, the first of its match."""
    start = format_of(rules).start(rules.match, len(names))
    asked: Fields = {"before": dict.fromkeys(names, start)}
    if result.winner is not None:
        finish = {"pairs": result.shown_pairs, "okey": result.wild_last}
        if result.declared_pairs:
            finish["declared"] = True
        asked |= {"winner": names[result.winner], "finish": finish}
    return asked if result.shower is None else asked | {"shown_by": names[result.shower]}


ANSWER: Answer[PointsLost] = Answer(shape=lambda asked: HeldScore, verdict=_verdict, question=_question)
