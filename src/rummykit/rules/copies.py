"""How many of each card or tile a game has, whatever somebody says that they hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from rummykit.cards import Face, show
from rummykit.rules.sheet import Rules


class TooManyCopies(ValueError):
    """More of a card or tile than the game has; `face`, how many there are said to be, and how many there are."""

    def __init__(self, rules: Rules, face: Face, count: int, most: int) -> None:
        super().__init__(f"There are {count} of {show((face,))}, and {rules.names.en} has {most}.")
        self.face = face
        self.count = count
        self.most = most


class TooManyPieces(ValueError):
    """More cards or tiles than the game has in all."""

    def __init__(self, rules: Rules, count: int) -> None:
        super().__init__(
            f"There are {count} {rules.pack.family}, and {rules.names.en} has {most_pieces(rules)} in all."
        )


@lru_cache(maxsize=256)
def most_copies(rules: Rules) -> Mapping[Face, int]:
    """How many of each face the largest pack of a game has."""
    most: Counter[Face] = Counter()
    for pack in (rules.pack, *(pack for _, pack in rules.more_packs)):
        most |= Counter(pack.faces())
    return most


@lru_cache(maxsize=256)
def most_pieces(rules: Rules) -> int:
    """How many cards or tiles the largest pack of a game has."""
    return max(len(pack) for pack in (rules.pack, *(pack for _, pack in rules.more_packs)))


def check_count(rules: Rules, count: int) -> None:
    """Raise `TooManyPieces` where an input names more copies of a card or tile than the game has."""
    if count > most_pieces(rules):
        raise TooManyPieces(rules, count)


def check_copies(rules: Rules, faces: Iterable[Face]) -> None:
    """Raise `TooManyCopies` where there are more of a face than the game has."""
    most = most_copies(rules)
    for face, count in sorted(Counter(faces).items()):
        if count > most.get(face, 0):
            raise TooManyCopies(rules, face, count, most.get(face, 0))
