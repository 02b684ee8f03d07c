"""Options of commands in which bots play deals: who plays, and where it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

PLAYERS = (
    "beginner, easy, medium or strong, random, greedy, steady or sharp, those that search with a budget (sharp:300ms, "
    "strong:2000 playouts), a function or class of your own (module:name), or a program that speaks the rummy engine "
    "protocol (engine:COMMAND)"
)


def add_players(parser: argparse.ArgumentParser, bots: str) -> None:
    """The options that say who plays; `bots` is who does if none is given."""
    parser.add_argument("--bots", metavar="BOT,…", help=f"who plays, separated by commas ({bots}): {PLAYERS}")
    parser.add_argument(
        "--bot", action="append", default=[], help="one more that plays; again for others, for commands with commas"
    )
    parser.set_defaults(usual_bots=bots)


def players_of(asked: argparse.Namespace) -> list[str]:
    """Who plays."""
    bots = asked.bots if asked.bots is not None or asked.bot else asked.usual_bots
    return [*(bots.split(",") if bots else []), *asked.bot]


def add_places(parser: argparse.ArgumentParser) -> None:
    """The options that say where deals are played; what comes of them is the same."""
    parser.add_argument(
        "--on",
        default="processes",
        metavar="PLACE",
        help="where it is played: processes, ray, or ray://HOST:PORT for a cluster (%(default)s)",
    )
    parser.add_argument("--jobs", type=int, help="how many deals at once (one a core)")
