"""`rummykit arena`: tournaments of duplicate deals between bots."""

from __future__ import annotations

import argparse
import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Any

from rummykit.cli.deals_bar import DealsBar
from rummykit.cli.house_rules import A_GAME, NoSuchRules, add_option, sheet
from rummykit.cli.json_lines import add_json, print_json
from rummykit.cli.players import add_places, add_players, players_of

if TYPE_CHECKING:
    from rummykit.arena import Standing
    from rummykit.rules import Rules

HEADS = ("bot", "points a deal", "won", "95 % interval", "ms: median", "p99", "most")
TIMES = {"median": 0.5, "p99": 0.99, "most": 1.0}
"""The shares of its decisions that a bot makes within the milliseconds shown."""


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("arena", help="tournaments between bots", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("--game", action="append", required=True, help=f"{A_GAME}; again for another tournament")
    add_players(parser, "steady,greedy")
    parser.add_argument("--deals", type=int, default=2000, help="deals, each played in every seating (%(default)s)")
    parser.add_argument("--players", type=int, help="seats: as many as bots, or more (as few as will do)")
    parser.add_argument("--seed", default="0", help="another seed deals other cards (%(default)s)")
    add_option(parser)
    add_places(parser)
    parser.add_argument(
        "--until-sure", action="store_true", help="end sooner if every difference is sure; the intervals allow for it"
    )
    add_json(parser, "each tournament")


def _run(asked: argparse.Namespace) -> int:
    """Let bots play the same deals in every seating, and print their points with 95 % intervals of the differences."""
    from rummykit import arena

    try:
        rules = [sheet(game, asked.option) for game in asked.game]
        for each in rules:
            with redirect_stdout(sys.stderr):  # what bots print
                standing = arena.duplicate(
                    each,
                    players_of(asked),
                    asked.deals,
                    players=asked.players,
                    seed=asked.seed,
                    on=asked.on,
                    workers=asked.jobs,
                    until_sure=asked.until_sure,
                    progress=DealsBar(each.names.en) if sys.stderr.isatty() else None,
                )
            if asked.json:
                print_json(_figures(each, asked, standing))
            else:
                print("\n".join(_table(standing)), flush=True)
    except (NoSuchRules, ValueError, ConnectionError, ModuleNotFoundError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _table(standing: Standing) -> list[str]:
    """One line for each bot, then a comparison of every two."""
    rows: list[tuple[str, ...]] = [HEADS]
    for number, name in enumerate(standing.bots):
        times = (f"{standing.milliseconds(number, share):.2f}" for share in TIMES.values())
        won = standing.win_interval(number)
        shares = f"{won.mean:.1%}", f"{won.low:.1%} to {won.high:.1%}"
        rows.append((name, f"{standing.mean(number):.2f}", *shares, *times))
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    lines = [f"{standing.game}: {standing.deals:,} deals in {standing.seatings} seatings, {standing.seats} seats"]
    for first, *rest in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join([f"  {first:<{widths[0]}}", *cells]))
    for number, name in enumerate(standing.bots):
        for other in range(number + 1, len(standing.bots)):
            better, ahead = standing.difference(number, other), standing.deals_ahead(number, other)
            lines.append(
                f"  {name} against {standing.bots[other]}: {better} points a deal; "
                f"ahead in {ahead.mean:.1%} of the deals ({ahead.low:.1%} to {ahead.high:.1%})"
            )
    return lines


def _figures(rules: Rules, asked: argparse.Namespace, standing: Standing) -> dict[str, object]:
    """The same as numbers, with all that docs/protocol.md asks for.

    A difference is what the first bot scores more than the other, in points per deal.
    """
    from rummykit.arena.source import program_source, sheet_hash

    numbers = range(len(standing.bots))
    return {
        "game": standing.game,
        "sheet": sheet_hash(rules),
        "program": program_source(),
        "seed": asked.seed,
        "until_sure": standing.until_sure,
        "deals": standing.deals,
        "seatings": standing.seatings,
        "seats": standing.seats,
        "digest": standing.digest,
        "bots": [
            {
                "bot": standing.bots[number],
                "points": standing.mean(number),
                "won": standing.win_rate(number),
                "won_interval": standing.win_interval(number),
                "decisions": len(standing.took[number]),
                "seconds": sum(standing.took[number]) / 1000,
                "ms": {name: standing.milliseconds(number, share) for name, share in TIMES.items()},
            }
            for number in numbers
        ],
        "differences": [
            {
                "bot": standing.bots[one],
                "over": standing.bots[other],
                "points": standing.difference(one, other),
                "deals_ahead": standing.deals_ahead(one, other),
            }
            for one in numbers
            for other in numbers[one + 1 :]
        ],
    }
