"""Draws a photo of sets that are named: python -m tools.camera.table FONTS "r4 r5 r6 / b8 k8 o8 J" table.jpg."""

import argparse
from pathlib import Path

from PIL import Image

from tools.camera.corners import LARGE
from tools.camera.exposures import as_jpeg, lit
from tools.camera.makes import COLOURS, HEIGHT, JOKER, Make, Piece
from tools.camera.scenes import Lying, Maker

ROOM = 0.86
"""The share of the picture's width and height that the sets fill."""
LINE = 1.3
"""The height of a line of sets, in tiles."""
QUALITY = 88


class Table(Maker):
    """A table on which named sets lie in lines, as players lay them; each seed has its own make, ground and light."""

    def __init__(self, seed: int, fonts: Path) -> None:
        super().__init__(seed, fonts, grounds=1)
        self.make = Make(self.rng.randrange(1 << 40), fonts)

    def photo(self, sets: list[list[Piece]]) -> Image.Image:
        """A photo of these sets, a square."""
        picture = self._ground()
        owners = Image.new("I", picture.size)
        self._tiles(picture, owners, self._lying(sets, self.make), self._view(steep=True), self.make)
        return lit(picture, self.rng)

    def _lying(self, sets: list[list[Piece]], make: Make) -> list[Lying]:
        """The sets from left to right and from the top down, as large as there is room for them."""
        shape = make.width / HEIGHT
        longest = max(map(len, sets))
        plans = [(columns, in_lines(sets, columns)) for columns in range(longest, longest + 30)]
        high, columns, lines = max(
            (min(LARGE * ROOM / (columns * shape), LARGE * ROOM / (len(lines) * LINE)), columns, lines)
            for columns, lines in plans
        )
        top, left = LARGE / 2 - (len(lines) - 1) / 2 * high * LINE, LARGE / 2 - (columns - 1) / 2 * high * shape
        return [
            Lying(left + column * high * shape, top + number * high * LINE, self.rng.gauss(0, 0.015), high, piece)
            for number, line in enumerate(lines)
            for column, piece in enumerate(line)
            if piece is not None
        ]


def in_lines(sets: list[list[Piece]], columns: int) -> list[list[Piece | None]]:
    """Sets in lines of so many places, with an empty place between two sets."""
    lines: list[list[Piece | None]] = [[*sets[0]]]
    for each in sets[1:]:
        if len(lines[-1]) + 1 + len(each) <= columns:
            lines[-1] += [None, *each]
        else:
            lines.append([*each])
    return lines


def piece_of(word: str) -> Piece:
    """The tile that a word of the notation names."""
    return Piece(JOKER, 0) if word == "J" else Piece(int(word[1:]), COLOURS.index(word[0]))


def main() -> None:
    """Draws one photo."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("sets", help='the sets: "r4 r5 r6 / b8 k8 o8 J"')
    parser.add_argument("photo", type=Path)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    sets = [[piece_of(word) for word in part.split()] for part in asked.sets.split("/")]
    asked.photo.write_bytes(as_jpeg(Table(asked.seed, asked.fonts).photo(sets), QUALITY))


if __name__ == "__main__":
    main()
