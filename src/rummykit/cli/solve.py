"""`rummykit solve`: the best play of a table or a hand, for people; or problems as JSON Lines in, answers out."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rummykit.cli import solve_hand
from rummykit.cli.files import lines_of
from rummykit.cli.house_rules import A_GAME, add_option, add_sheet, sheet


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("solve", help="the best play of a table or a hand", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("--table", default="", metavar="SETS", help='the sets that lie there: "r1 r2 r3 / b7 k7 o7"')
    parser.add_argument("--rack", default="", metavar="TILES", help='the tiles of the player: "r4 J"')
    parser.add_argument("--opening", action="store_true", help="the first meld, from the rack alone")
    parser.add_argument("--game", default="rummikub", help=f"{A_GAME} (%(default)s)")
    add_option(parser)
    add_sheet(parser)
    parser.add_argument(
        "--objective",
        choices=("lex", "tiles", "value"),
        default="lex",
        help="the most tiles, the most value, or the most tiles and among those the most value (%(default)s)",
    )
    solve_hand.add_options(parser)
    parser.add_argument(
        "--jsonl", metavar="FILE", help="answer problems, one a line, instead; - reads what is piped in"
    )


def _run(asked: argparse.Namespace) -> int:
    """Print the best play of a table or of a hand, or answer problems as JSON Lines; status 1 if one is bad."""
    if asked.jsonl is not None:
        return _jsonl(asked.jsonl)
    from rummykit import solve
    from rummykit.cards import parse

    try:
        rules = sheet(asked.game, asked.option)
        if asked.hand is not None:
            print("\n".join(solve_hand.told(rules, asked)))
            return 0
        rack = parse(asked.rack)
        lying = [parse(part) for part in asked.table.split("/") if part.strip()]
        if asked.opening:
            first = solve.first_meld_of_rack(rules, rack, asked.objective)
            lying, play = [], first if first is not None else solve.table(rules)
        else:
            play = solve.table(rules, lying, rack, asked.objective, calm=True)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if not rack:
        print('Say which tiles the player has, --rack "r4 J", or which cards, --hand "5S 5D 5H".', file=sys.stderr)
        return 2
    if not play.tiles:
        print("No first meld can be made." if asked.opening else "Nothing can be played.")
        return 0
    print(f"Play {len(play.played)} of {len(rack)} tiles, worth {play.value}:")
    for line in _told(solve.steps(lying, play.table_after), play.table_after):
        print(f"  {line}")
    if not play.proven:
        print("There may be a better play: the search for places of the jokers ended early.")
    return 0


def _told(made: Sequence[Any], table_after: Iterable[Sequence[int]]) -> Iterable[str]:
    """The table after: tiles from the rack in brackets, and for changed sets where the others lay."""
    from rummykit.cards import NAMES, show

    changed = list(made)
    for cards in table_after:
        step = next((step for step in changed if step.made == tuple(cards)), None)
        if step is None:
            yield show(cards)
            continue
        changed.remove(step)
        fresh = [face for tiles, source in step.parts if source is None for face in tiles]
        words = []
        for face in cards:
            new = face in fresh
            if new:
                fresh.remove(face)
            words.append(f"[{NAMES[face]}]" if new else NAMES[face])
        lay = [f"{show(tiles)} from {show(source)}" for tiles, source in step.parts if source not in (None, tiles)]
        yield " ".join(words) + (f"    ({', '.join(lay)})" if lay else "")


def _jsonl(file: str) -> int:
    from msgspec import json

    from rummykit.solve.lines import answer

    status = 0
    with lines_of(file) as lines:
        for line in lines:
            if not line.strip():
                continue
            answered = answer(line)
            status = status or int("error" in answered)
            sys.stdout.buffer.write(json.encode(answered) + b"\n")
            sys.stdout.buffer.flush()
    return status
