"""How well photos were read: python -m tools.camera.measure LABELS ANSWERS.

Both files have a line a photo, as `rummykit scan --json` prints them; a piece may have a `centre` for an `outline`. An
answer belongs to the nearest label in whose bounding box its centre lies; each label has one answer at most.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rummykit.camera.photo import DOUBTFUL

Row = dict[str, Any]


class Match(NamedTuple):
    """A piece on a photo and how it was read.

    `wanted`: the piece that is there. `told`: what was read. Each is "" if there is none.
    """

    wanted: str
    told: str
    doubtful: bool


def corners(piece: Row) -> Any:
    """The corners of a piece, or its centre, of the shape (points, 2)."""
    return np.asarray(piece.get("outline", piece.get("centre"))).reshape(-1, 2)


def middle(piece: Row) -> Any:
    """The middle of what encloses a piece."""
    return (corners(piece).min(0) + corners(piece).max(0)) / 2


def matches(wanted: list[Row], told: list[Row]) -> list[Match]:
    """The answers of a photo beside its labels."""
    free, found = list(wanted), []
    for answer in told:
        at = middle(answer)
        near = [label for label in free if (corners(label).min(0) <= at).all() and (at <= corners(label).max(0)).all()]
        best = min(near, key=lambda label: float(np.hypot(*(at - middle(label)))), default=None)
        if best:
            free.remove(best)
        found.append(Match(best["piece"] if best else "", answer["piece"], answer.get("sure", 1) < DOUBTFUL))
    return found + [Match(label["piece"], "", False) for label in free]


def table(name: str, pairs: Counter[tuple[str, str]], order: list[str]) -> None:
    """Prints how often what (rows) was read as what (columns)."""
    print(f"\n{name:>6} " + " ".join(f"{told:>4}" for told in order))
    for wanted in order:
        print(f"{wanted:>6} " + " ".join(f"{pairs[wanted, told] or '.':>4}" for told in order))


def main() -> None:
    """Prints shares, which doubts were right, and confusion tables of numbers and of colours."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("labels", type=Path)
    parser.add_argument("answers", type=Path)
    asked = parser.parse_args()
    labels, answers = (
        {row["photo"]: row["pieces"] for row in map(json.loads, path.read_text().splitlines())}
        for path in (asked.labels, asked.answers)
    )
    photos = [matches(pieces, answers.get(photo, [])) for photo, pieces in labels.items()]
    every = [match for photo in photos for match in photo]
    shown = [match for match in every if match.wanted]
    read = [match for match in shown if match.told]
    right, wrong = ([match for match in read if (match.wanted == match.told) is same] for same in (True, False))
    invented = [match for match in every if not match.wanted]
    whole = sum(all(match.wanted == match.told for match in photo) for photo in photos)
    print(
        f"{len(photos)} photos, {len(shown)} tiles: found {len(read) / len(shown):.1%}, "
        f"read right {len(right) / len(shown):.1%}, "
        f"invented {len(invented) / max(1, len(read) + len(invented)):.1%}, without a mistake {whole / len(photos):.1%}"
    )
    for name, some in (("right", right), ("wrong", wrong), ("invented", invented)):
        print(f"doubtful among the {len(some)} {name}: {sum(match.doubtful for match in some)}")
    numbers = Counter((match.wanted.lstrip("rbko"), match.told.lstrip("rbko")) for match in read)
    table("number", numbers, [*map(str, range(1, 14)), "J"])
    plain = [match for match in read if "J" not in {match.wanted, match.told}]
    table("colour", Counter((match.wanted[0], match.told[0]) for match in plain), list("rbko"))


if __name__ == "__main__":
    main()
