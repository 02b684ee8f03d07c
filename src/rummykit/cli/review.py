"""`rummykit review`: what was missed in a recorded match, and what was luck."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

from rummykit.cli.files import text_of
from rummykit.cli.json_lines import add_json, print_json

if TYPE_CHECKING:
    from rummykit.match.score_sheet import Seats
    from rummykit.record import Record
    from rummykit.review import JudgedAction, Review, SeatReview, Turn

BARS = "▁▂▃▄▅▆▇█"
"""From no chance to all."""
WIDEST = 100
"""Signs of a curve; where there are more points, some are left out."""


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("review", help="what was missed in a recorded match", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument("--seat", type=int, metavar="N", help="only the turns of this seat, from 0")
    parser.add_argument(
        "--seconds",
        type=_seconds,
        metavar="S",
        help="what it may take on one core, about; sets the number of playouts (15)",
    )
    add_json(parser, "the review")


def _run(asked: argparse.Namespace) -> int:
    """Go through a recorded match again: every turn with the best there was, the chances, luck and choice."""
    from rummykit.match.sides import sides_of
    from rummykit.record import RecordError, parse_record
    from rummykit.review import review
    from rummykit.review.reviewing import SECONDS

    try:
        record = parse_record(text_of(asked.file))
        found = review(
            record,
            seat=asked.seat,
            seconds=asked.seconds or SECONDS,
            progress=_StepsBar(record.rules.names.en) if sys.stderr.isatty() else None,
        )
    except RecordError as error:
        print(f"{asked.file}: {error}", file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"{asked.file}: {error}", file=sys.stderr)
        return 1
    if asked.json:
        print_json(found)
    else:
        sides = sides_of(record.rules, range(len(record.seats)))
        print("\n".join(_lines(found, _in_short(record), sides)))
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds, more than 0 and at most 3600")
    return seconds


class _StepsBar:
    """A line on the terminal that shows how far a review has come."""

    def __init__(self, name: str) -> None:
        self.name, self.began = name, monotonic()

    def __call__(self, done: int, steps: int) -> None:
        width = 30 * done // steps
        left = (monotonic() - self.began) * (steps - done) / done
        bar = f"{'█' * width}{'░' * (30 - width)}"
        text = f"\r{self.name}  {bar}  {100 * done // steps} %, {left // 60:.0f}:{left % 60:02.0f} left \x1b[K"
        print(text if done < steps else "\r\x1b[K", end="", file=sys.stderr, flush=True)


InShort: TypeAlias = "Callable[[Turn, str], str]"
"""An action of a turn in a few words, by how records write it."""


def _in_short(record: Record) -> InShort:
    from rummykit.cli.changed_sets import in_short
    from rummykit.play.notation import read_action
    from rummykit.review.record_turns import turns_of_record

    before = {
        (turn[0].number + 1, turn[0].deal._state.turn_number, turn[0].move.seat): turn[0].deal
        for turn in turns_of_record(record).turns
    }
    return lambda turn, action: in_short(before[turn.deal, turn.number, turn.seat], read_action(action))


def _lines(review: Review, in_short: InShort, sides: Sequence[Seats]) -> Iterator[str]:
    yield from _table(review, in_short)
    yield ""
    yield from _curves(review, sides)
    yield ""
    yield "The decisive turns:"
    for each in review.decisive:
        turn = review.turns[each.turn]
        yield f"  {_name(turn)}: {100 * each.change:+.0f} % by {each.cause}"
    yield ""
    width = max(len(seat.name) for seat in review.seats)
    for seat in review.seats:
        if seat.turns:
            yield (
                f"{seat.name:<{width}}  accuracy {_accuracy(seat)}, {seat.cost:.0f} points missed; "
                f"chances by luck {100 * seat.luck:+.0f} %, by choice {100 * seat.choice:+.0f} %"
            )
    yield ""
    share = f" ({100 * review.decided // review.choices} %)" if review.choices else ""
    yield f"Decided: {review.decided} of {review.choices} decisions{share}; more --seconds decide more."
    yield (
        f"Estimated by {review.playouts} playouts a position and {review.imagined} imagined deals a comparison. "
        f"A turn without a better action was right, or is not decided."
    )


def _accuracy(seat: SeatReview) -> str:
    if seat.accuracy is None:
        return f"unknown, none of {seat.turns} turns is decided"
    return f"{seat.accuracy:.0f} % of the {seat.decided} decided of {seat.turns} turns"


def _table(review: Review, in_short: InShort) -> Iterator[str]:
    """A line for each turn; below it what would have been better."""
    from rummykit.cli.analyse import IF_OTHERS
    from rummykit.review.summing import mistakes

    for turn in review.turns:
        played = "; ".join(in_short(turn, decision.played) for decision in turn.decisions)
        yield f"{_name(turn)}  {100 * turn.chances[turn.seat]:.0f} %  {played}"
        for decision in mistakes(turn.decisions):
            best = in_short(turn, decision.best)
            yield f"    better: {best} instead of {in_short(turn, decision.played)}, by {_cost(decision)}"
        for decision in turn.decisions:
            if decision.better_if is not None:
                yield (
                    f"    depends on how the others play: better than {in_short(turn, str(decision.rival))} "
                    f"if {IF_OTHERS[decision.better_if]}"
                )
        left = turn.tiles_left
        if left is not None:
            more = f"{left.tiles} more {'tile' if left.tiles == 1 else 'tiles'}" if left.tiles else "other tiles"
            proven = "" if left.proven else ", or more"
            yield f"    could have played {more}, {left.points:+} points{proven}: {'; '.join(left.steps)}"


def _cost(decision: JudgedAction) -> str:
    in_match = decision.match_cost
    return f"{decision.cost:.1f} points" if in_match is None else f"{100 * in_match:.1f} % of the match"


def _name(turn: Turn) -> str:
    return f"deal {turn.deal}, turn {turn.number}, {turn.name}"


def _curves(review: Review, sides: Sequence[Seats]) -> Iterator[str]:
    """The chances of each side: partners win together."""
    names = [" and ".join(review.seats[seat].name for seat in side) for side in sides]
    width = max(map(len, names))
    for (seat, *_), name in zip(sides, names, strict=True):
        line = _thinned([point[seat] for point in review.curve])
        yield f"{name:<{width}}  {''.join(BARS[round(chance * (len(BARS) - 1))] for chance in line)}"


def _thinned(points: Sequence[float]) -> Sequence[float]:
    """As many points as fit, evenly chosen, the last among them."""
    if len(points) <= WIDEST:
        return points
    return [points[(place + 1) * len(points) // WIDEST - 1] for place in range(WIDEST)]
