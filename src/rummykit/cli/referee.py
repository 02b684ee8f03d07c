"""`rummykit referee`: questions as JSON Lines in, answers out."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from rummykit.cli.files import CannotRead, lines_of
from rummykit.cli.house_rules import A_GAME, add_option, add_sheet
from rummykit.cli.photos import rows_of, tiles_sheet


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("referee", help="answer questions about the rules", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="questions as JSON Lines; - reads what is piped in"
    )
    add_sheet(parser)
    parser.add_argument("--photo", metavar="FILE", help="a photo of a table: are these sets, what are they worth?")
    parser.add_argument("--photo-after", metavar="FILE", help="the same table after a turn: was the turn legal?")
    parser.add_argument("--photo-rack", metavar="FILE", help="a photo of what is left on a rack: what does it cost?")
    parser.add_argument("--game", help=f"what is played on the photos: {A_GAME} (rummikub)")
    add_option(parser)
    parser.add_argument("--pretty", action="store_true", help="answers for people instead of JSON Lines")


def _run(asked: argparse.Namespace) -> int:
    """Answer questions about the rules, one JSON object a line; exit status 1 if one of them was malformed. Or tell
    people what the rules say of tiles on photos; exit status 1 if something there is not legal."""
    from rummykit.referee import stream

    if asked.photo_after and not asked.photo:
        raise CannotRead("--photo-after is asked with --photo, the table before the turn.")
    if asked.photo or asked.photo_rack:
        if asked.file != "-" or asked.pretty:
            raise CannotRead("Photos are asked about without FILE and --pretty.")
        return _of_photos(asked)
    if asked.game or asked.option:
        raise CannotRead("--game and --option are asked with photos: a question in FILE names its own.")
    with lines_of(asked.file) as lines:
        return stream(lines, sys.stdout.buffer, asked.pretty)


def _of_photos(asked: argparse.Namespace) -> int:
    """Ask about what lies on photos: each set, and what all are worth, or the turn between two; then the rack."""
    from rummykit.referee import answered
    from rummykit.referee.stream import pretty_text

    rules = tiles_sheet(asked.game or "rummikub", asked.option)
    status = 0
    for name, ask, given in _questions(asked):
        question = {"id": name, "game": rules.id, "options": rules.options(), "ask": ask, "input": given}
        answer, verdict = answered(question)
        if ask == "score" and verdict is not None:
            print(f"{name}: {-answer['scores']['left']} points are left")
        else:
            print(pretty_text(answer))
        if verdict is None or verdict.refusal is not None:
            status = 1
    return status


def _questions(asked: argparse.Namespace) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """A name, the kind of question and its input; raises `CannotRead`."""
    if asked.photo and asked.photo_after:
        table, after = rows_of(asked.photo), rows_of(asked.photo_after)
        lying, lies = (Counter(chain.from_iterable(rows)) for rows in (table, after))
        rack = list((lies - lying).elements())
        yield " ".join(rack), "turn", {"opened": True, "table": table, "rack": rack, "table_after": after}
    elif asked.photo:
        rows = rows_of(asked.photo)
        for row in rows:
            yield " ".join(row), "meld", {"meld": row}
        yield "all as a first meld", "opening", {"melds": rows}
    if asked.photo_rack:
        left = list(chain.from_iterable(rows_of(asked.photo_rack)))
        yield " ".join(left), "score", {"winner": "the winner", "racks": {"the winner": [], "left": left}}
