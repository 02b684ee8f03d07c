"""`rummykit analyse`: what each action of a decision leads to, how sure that is, and one verdict."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rummykit.cli import analyse_position
from rummykit.cli.files import text_of
from rummykit.cli.json_lines import add_json, print_json

if TYPE_CHECKING:
    from rummykit.analysis import ActionVerdict, Analysis, ComparedAction, Estimate, MatchBefore
    from rummykit.analysis.values import OpponentKind
    from rummykit.play.actions import Action
    from rummykit.play.deal import Deal

MOST_SECONDS = 3600
ERRORS = 1.96
"""Standard errors to each side of a mean, for 95 %."""
WIDEST = 60
"""Signs of an action in the column of actions, about."""
WORDS: dict[ActionVerdict, str] = {
    "forced": "forced",
    "best": "best",
    "as_good": "as good",
    "better": "worse",
    "undecided": "open",
}
IF_OTHERS: dict[OpponentKind, str] = {
    "knock_at_once": "they knock as soon as they may, worse if they wait",
    "knock_late": "they wait with their knock, worse if they knock as soon as they may",
}


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("analyse", help="compare the actions of one decision", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument("--deal", type=int, default=1, metavar="N", help="the deal of the record, from 1 (%(default)s)")
    parser.add_argument("--turn", type=int, metavar="N", help="the turn of that deal, as a review counts them")
    analyse_position.add_options(parser)
    parser.add_argument("--also", action="append", default=[], metavar="ACTION", help="another action to compare")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--playouts", type=_playouts, metavar="N", help="how many playouts it plays")
    budget.add_argument("--seconds", type=_seconds, metavar="S", help="about how long it takes on one core")
    add_json(parser, "each decision")


def _playouts(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text} is not a number of playouts")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds from 0 to {MOST_SECONDS}")
    return seconds


def _run(asked: argparse.Namespace) -> int:
    """Compare the actions of one decision, or of all in a turn of a record, by what the player to act can see."""
    from rummykit.rules import IllegalAction

    if (asked.file is None) == (asked.game is None):
        print("Name a record and --turn, or describe a position with --game and --hand.", file=sys.stderr)
        return 2
    try:
        for deal, before, played in _decisions(asked):
            found = _analysed(asked, deal, before, played)
            if asked.json:
                written = None if played is None else str(played)
                print_json({"seat": deal.turn, "played": written, "best": str(found.best.action), "analysis": found})
            else:
                print("\n".join(_lines(deal, found, played)))
    except IllegalAction as refused:
        print(refused.text, file=sys.stderr)
        return 1
    except ValueError as error:
        print(error if asked.file is None else f"{asked.file}: {error}", file=sys.stderr)
        return 2
    return 0


def _decisions(asked: argparse.Namespace) -> Iterator[tuple[Deal, MatchBefore, Action | None]]:
    """Each decision: the deal and the match before it, and what was played."""
    if asked.file is None:
        yield *analyse_position.position(asked), None
        return
    from rummykit.play.actions import Timeout
    from rummykit.record import parse_record
    from rummykit.review.record_turns import turns_of_record

    if asked.turn is None:
        raise ValueError("Say which turn, for example --turn 5. `rummykit review` lists the turns of a record.")
    turns = turns_of_record(parse_record(text_of(asked.file))).turns
    found = [
        turn for turn in turns if (turn[0].number + 1, turn[0].deal._state.turn_number) == (asked.deal, asked.turn)
    ]
    if not found:
        numbers = [turn[0].deal._state.turn_number for turn in turns if turn[0].number + 1 == asked.deal]
        if not numbers:
            raise ValueError(
                f"Deals of this record are numbered 1 to {turns[-1][0].number + 1}; there is no deal {asked.deal}."
            )
        raise ValueError(f"Deal {asked.deal} has turns {numbers[0]} to {numbers[-1]}, and no turn {asked.turn}.")
    for moment in found[0]:
        action = moment.move.action
        lost = isinstance(action, Timeout) and action.draft is None
        yield moment.deal, moment.before, None if lost else action


def _analysed(asked: argparse.Namespace, deal: Deal, before: MatchBefore, played: Action | None) -> Analysis:
    from rummykit.analysis import Analyser

    also = [deal.read(text) for text in asked.also]
    for action in also:
        deal.check(action)
    analyser = Analyser(deal, [*also, *([] if played is None else [played])], before)
    if asked.seconds is not None:
        return analyser.run(int(asked.seconds * analyser.a_second))
    return analyser.run(asked.playouts)


def _lines(deal: Deal, found: Analysis, played: Action | None) -> Iterator[str]:
    """A line for each action, the best first."""
    from rummykit.analysis.actions import is_same
    from rummykit.cli.changed_sets import in_short

    yield (
        f"{deal.rules.names.en}, seat {deal.turn} to act; {found.deals} imagined deals. "
        f"{'The chance to win the match' if found.unit == 'match' else 'Points'} decide{'s' * (found.unit == 'match')}."
    )
    told = [in_short(deal, each.action) for each in found.candidates]
    width = min(WIDEST, max(map(len, told)))
    for text, each in zip(told, found.candidates, strict=True):
        mark = "  (played)" if played is not None and is_same(each.action, played) else ""
        word = WORDS[each.verdict] if each.depends is None else "depends"
        yield f"  {word:<8}{text:<{width}}  {_values(each, found)}{mark}".rstrip()
        if each.depends is not None:
            rival = in_short(deal, each.depends.rival)
            yield f"          on how the others play: better than {rival} if {IF_OTHERS[each.depends.better_if]}"


def _values(each: ComparedAction, found: Analysis) -> str:
    if not found.deals:
        return ""
    match = [] if each.match is None else [f"match {_percent(each.match)}"]
    behind = []
    if each is not found.best:
        behind = [f"behind by {_percent(each.behind) if found.unit == 'match' else _points(each.behind)}"]
    return ", ".join([*match, f"deal {_percent(each.chance)}", f"points {_points(each.points, '+')}", *behind])


def _percent(value: Estimate) -> str:
    return f"{100 * value.mean:.1f} ± {100 * ERRORS * value.error:.1f} %"


def _points(value: Estimate, sign: str = "") -> str:
    return f"{value.mean:{sign}.1f} ± {ERRORS * value.error:.1f}"
