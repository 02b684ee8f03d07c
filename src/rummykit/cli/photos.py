"""Photos of tiles as commands take them: read, and said in words."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rummykit.cli.files import CannotRead
from rummykit.cli.house_rules import NoSuchRules, sheet

if TYPE_CHECKING:
    from rummykit.camera import PhotoReading, Pieces, SeenPiece
    from rummykit.rules import Rules

NO_TILE = "There is no tile on this photo."
NO_CARD = "There is no card on this photo."


def read_photo(photo: str, *, pieces: Pieces = "tiles", rules: bool = True, copies: int = 2) -> PhotoReading:
    """What lies on a picture in a file, or in standard input for ``-``; raises `CannotRead`."""
    try:
        from PIL import Image, UnidentifiedImageError

        from rummykit.camera import read
    except ModuleNotFoundError as missing:
        raise CannotRead(f"Reading photos needs {missing.name}: pip install rummykit[camera]") from None
    try:
        with Image.open(sys.stdin.buffer if photo == "-" else photo) as picture:
            return read(picture, pieces=pieces, rules=rules, copies=copies)
    except UnidentifiedImageError:
        raise CannotRead(f"{photo}: this is no picture") from None
    except (OSError, Image.DecompressionBombError) as error:
        raise CannotRead(f"{photo}: {getattr(error, 'strerror', None) or 'this picture is broken'}") from None


def doubts(reading: PhotoReading) -> Iterator[str]:
    """A line for each piece that somebody should look at again."""
    for piece in reading.pieces:
        if piece.doubtful:
            yield _doubt(piece)


def _doubt(piece: SeenPiece) -> str:
    across, down = (sum(corner[axis] for corner in piece.outline) / len(piece.outline) for axis in (0, 1))
    where = f"{piece.piece} at {across:.0%} from the left, {down:.0%} from the top: {piece.sure:.0%} sure"
    others = ", ".join(f"{other} {share:.0%}" for other, share in piece.alternatives)
    return f"{where}, or {others}" if others else where


def rows_of(photo: str) -> list[list[str]]:
    """The names of the pieces on a photo, row by row; says on standard error which are doubtful. Raises `CannotRead`
    where there is none."""
    reading = read_photo(photo)
    if not reading.rows:
        raise CannotRead(f"{photo}: {NO_TILE[0].lower()}{NO_TILE[1:-1]}")
    for line in doubts(reading):
        print(f"{photo}: {line}", file=sys.stderr)
    return [[piece.piece for piece in row] for row in reading.rows]


def tiles_sheet(game: str, typed: Sequence[str]) -> Rules:
    """The sheet of a game whose tables are read from photos; raises `NoSuchRules` for others and for bad options."""
    from rummykit.rules.families import GameFamily

    rules = sheet(game, typed)
    if rules.family is not GameFamily.TILE_TABLE:
        raise NoSuchRules(f"Photos show tables of tiles that everybody rearranges; {rules.names.en} has none.")
    return rules


def is_set(rules: Rules, row: Sequence[str]) -> bool:
    """Whether a row of pieces is a legal set."""
    from rummykit.referee import Question, judge_by

    return judge_by(rules, Question(game=rules.id, ask="meld", input={"meld": list(row)})).refusal is None
