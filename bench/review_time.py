"""What a review takes of one core and how much it decides: `python -m bench.review_time [--first] [name …]`.

Whole matches of greedy bots against steady ones; `--first` measures the first look of the page instead. Prints rows of
the table of docs/review.md, by the time of the processor.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from time import process_time
from typing import NamedTuple

from rummykit import games
from rummykit.bots import choose
from rummykit.match import Match
from rummykit.record import Record
from rummykit.review import review
from rummykit.rules import OptionValue

FIRST_LOOK = 1.5


class Timed(NamedTuple):
    """A match, and the seconds that its review is given."""

    game: str
    seats: int
    seconds: float
    options: dict[str, OptionValue]


MATCHES = {
    "gin": Timed("gin_rummy", 2, 60, {}),
    "tiles": Timed("rummikub", 2, 90, {"num_games": 4}),
    "four": Timed("rummikub", 4, 90, {"num_games": 4}),
    "standard": Timed("standard_rummy", 2, 60, {}),
    "canasta": Timed("canasta", 4, 60, {}),
    "feet": Timed("hand_and_foot", 4, 60, {}),
    "indian": Timed("indian_rummy_pool101", 3, 60, {}),
}


def played(timed: Timed) -> Record:
    """A match in which greedy bots and steady ones sit in turn."""
    match, chance = Match(games.get(timed.game, **timed.options), timed.seats, "review"), Random(0)
    while match.result is None:
        if match.between_deals:
            match.next_deal()
        deal = match.deal
        match.play(choose("steady" if deal.turn % 2 else "greedy", deal.rules, deal.view(deal.turn), chance))
    return match.record()


def measured(timed: Timed, seconds: float) -> str:
    """A row of the table."""
    record = played(timed)
    began = process_time()
    found = review(record, seconds=seconds)
    took = process_time() - began
    return (
        f"| `{timed.game}`, {timed.seats} seats, {len(record.deals)} deals | {len(found.turns)} | {seconds:g} "
        f"| {took:.0f} | {100 * found.decided / max(1, found.choices):.0f} % of {found.choices} |"
    )


def main() -> None:
    """Prints the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[*MATCHES], metavar="name", help=", ".join(MATCHES))
    parser.add_argument("--first", action="store_true", help="the first look of the page")
    asked = parser.parse_args()
    print("| match | turns | asked seconds | seconds of a core | decided |\n|---|---|---|---|---|")
    for name in asked.names:
        timed = MATCHES[name]
        print(measured(timed, FIRST_LOOK if asked.first else timed.seconds), flush=True)


if __name__ == "__main__":
    main()
