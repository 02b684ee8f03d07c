"""`rummykit data`: deals between bots as a data set of parquet files."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rummykit.cli.deals_bar import DealsBar
from rummykit.cli.house_rules import A_GAME, NoSuchRules, add_option, sheet
from rummykit.cli.players import add_places, add_players, players_of


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("data", help="write deals between bots as parquet", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("--out", required=True, metavar="DIR", help="the folder of the data set")
    parser.add_argument("--game", help=A_GAME)
    parser.add_argument("--check", action="store_true", help="write nothing: play again what lies in DIR, and compare")
    add_players(parser, "greedy")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals (%(default)s)")
    parser.add_argument("--players", type=int, help="seats (the fewest the game is for)")
    parser.add_argument("--seed", default="0", help="another seed deals other cards (%(default)s)")
    parser.add_argument("--legal-actions", action="store_true", help="write every legal action, not only their number")
    add_option(parser)
    add_places(parser)


def _run(asked: argparse.Namespace) -> int:
    """Let bots play deals and write every decision as a row of parquet (docs/data.md); a run that was stopped goes on
    where it was."""
    from rummykit.lab import data

    try:
        if asked.check:
            print(f"{data.replay(asked.out):,} decisions are as they were played.")
            return 0
        if asked.game is None:
            raise NoSuchRules("Say which game is to be played: --game GAME.")
        rules = sheet(asked.game, asked.option)
        files = data.write(
            rules,
            asked.out,
            players_of(asked),
            asked.deals,
            players=asked.players,
            seed=asked.seed,
            with_legal_actions=asked.legal_actions,
            on=asked.on,
            workers=asked.jobs,
            progress=DealsBar(rules.names.en) if sys.stderr.isatty() else None,
        )
    except data.DataFault as error:
        print(error, file=sys.stderr)
        return 1
    except (NoSuchRules, ValueError, OSError, ModuleNotFoundError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{asked.deals:,} deals in {len(files)} file{'s' * (len(files) > 1)} in {asked.out}")
    return 0
