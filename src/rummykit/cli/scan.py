"""`rummykit scan PHOTO`: the tiles that lie on a photo."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rummykit.cli.files import CannotRead
from rummykit.cli.json_lines import add_json, print_json

if TYPE_CHECKING:
    from rummykit.camera import PhotoReading, SeenPiece


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("scan", help="read the tiles on photos", description=_scan.__doc__)
    parser.add_argument("photo", metavar="PHOTO", nargs="+", help="a picture of a table or a rack; - is standard input")
    parser.add_argument("--raw", action="store_true", help="read each tile by itself, without what rules say of sets")
    add_json(parser, "each photo with outlines, rows, how sure each tile is, and what else it may be,")
    parser.set_defaults(run=_scan)


def _scan(asked: argparse.Namespace) -> int:
    """Print the tiles that lie on photos, row by row, and which are doubtful; status 1 if a photo shows none. Needs
    the extra `camera`."""
    try:
        import rummykit.camera  # noqa: F401
    except ModuleNotFoundError as missing:
        print(f"Reading photos needs {missing.name}: pip install rummykit[camera]", file=sys.stderr)
        return 2
    empty = False
    for photo in asked.photo:
        reading = _read(photo, rules=not asked.raw)
        empty |= not reading.rows
        if asked.json:
            print_json({"photo": Path(photo).name, **_written(reading)})
        else:
            if len(asked.photo) > 1:
                print(f"{photo}:")
            _tell(reading)
    return int(empty)


def _read(photo: str, *, rules: bool) -> PhotoReading:
    from PIL import Image, UnidentifiedImageError

    from rummykit.camera import read

    try:
        with Image.open(sys.stdin.buffer if photo == "-" else photo) as picture:
            return read(picture, rules=rules)
    except UnidentifiedImageError:
        raise CannotRead(f"{photo}: this is no picture") from None
    except (OSError, Image.DecompressionBombError) as error:
        raise CannotRead(f"{photo}: {getattr(error, 'strerror', None) or 'this picture is broken'}") from None


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


def _tell(reading: PhotoReading) -> None:
    if not reading.rows:
        print("There is no tile on this photo.")
    for row in reading.rows:
        print(" ".join(f"{piece.piece}?" if piece.doubtful else piece.piece for piece in row))
    for piece in reading.pieces:
        if piece.doubtful:
            print(_doubt(piece))


def _doubt(piece: SeenPiece) -> str:
    across, down = (sum(corner[axis] for corner in piece.outline) / len(piece.outline) for axis in (0, 1))
    where = f"{piece.piece} at {across:.0%} from the left, {down:.0%} from the top: {piece.sure:.0%} sure"
    others = ", ".join(f"{other} {share:.0%}" for other, share in piece.alternatives)
    return f"{where}, or {others}" if others else where
