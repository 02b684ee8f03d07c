"""`rummykit scan PHOTO`: the tiles or cards that lie on a photo."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rummykit.cli.files import CannotRead
from rummykit.cli.json_lines import add_json, print_json
from rummykit.cli.photos import NO_CARD, NO_TILE, doubts, read_photo

if TYPE_CHECKING:
    from rummykit.camera import PhotoReading, Pieces


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("scan", help="read the tiles or cards on photos", description=_scan.__doc__)
    parser.add_argument("photo", metavar="PHOTO", nargs="+", help="a picture of a table or a rack; - is standard input")
    parser.add_argument("--raw", action="store_true", help="read each piece by itself, without what rules say of sets")
    parser.add_argument("--cards", action="store_true", help="read playing cards in place of tiles (a trial)")
    parser.add_argument("--packs", type=int, metavar="N", help="with --cards: how many packs there are (2)")
    add_json(parser, "each photo with outlines, rows, how sure each tile is, and what else it may be,")
    parser.set_defaults(run=_scan)


def _scan(asked: argparse.Namespace) -> int:
    """Print the tiles or cards that lie on photos, row by row, and which are doubtful; status 1 if a photo shows none.
    Needs the extra `camera`."""
    if asked.packs is not None and (not asked.cards or asked.packs < 1):
        raise CannotRead("--packs is asked with --cards, and is 1 or more")
    empty = False
    for photo in asked.photo:
        pieces: Pieces = "cards" if asked.cards else "tiles"
        reading = read_photo(photo, pieces=pieces, rules=not asked.raw, copies=asked.packs or 2)
        empty |= not reading.rows
        if asked.json:
            print_json({"photo": Path(photo).name, **_written(reading)})
        else:
            if len(asked.photo) > 1:
                print(f"{photo}:")
            _tell(reading, NO_CARD if asked.cards else NO_TILE)
    return int(empty)


def _written(reading: PhotoReading) -> dict[str, object]:
    """The pieces, their outlines as one list, and the rows as numbers of pieces."""
    rows, number = [], 0
    for row in reading.rows:
        rows.append(list(range(number, number + len(row))))
        number += len(row)
    pieces = [
        piece._asdict() | {"outline": [part for corner in piece.outline for part in corner]} for piece in reading.pieces
    ]
    return {"pieces": pieces, "rows": rows}


def _tell(reading: PhotoReading, nothing: str) -> None:
    if not reading.rows:
        print(nothing)
    for row in reading.rows:
        print(" ".join(f"{piece.piece}?" if piece.doubtful else piece.piece for piece in row))
    for line in doubts(reading):
        print(line)
