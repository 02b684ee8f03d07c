"""A simple player who sees the page alone: lays every set it holds, adds what fits, throws away the highest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise, permutations

from tests.browser.guest import Piece, Shown

RANKS = "A23456789TJQK"
JOKERS = ("J", "DJ", "CJ", "MJ", "JK")


def is_joker(face: str) -> bool:
    """Whether a face is a joker, on its own or with the card it stands for ("JK=9D")."""
    return face.partition("=")[0] in JOKERS


def number(face: str) -> int:
    """The number of a tile, the rank of a card; 0 for a joker."""
    if is_joker(face):
        return 0
    return RANKS.index(face[0]) + 1 if face[-1] in "SHDC" else int(face[1:])


def colour(face: str) -> str:
    """The colour of a tile, the suit of a card."""
    return face[-1] if face[-1] in "SHDC" else face[0]


def is_set(faces: Sequence[str]) -> bool:
    """Whether faces without jokers are a group or a run."""
    if len(faces) < 3:
        return False
    numbers, colours = sorted(map(number, faces)), set(map(colour, faces))
    if len(set(numbers)) == 1:
        return len(colours) == len(faces)
    return len(colours) == 1 and all(after - before == 1 for before, after in pairwise(numbers))


def is_run(pieces: Sequence[Piece]) -> bool:
    """Whether the pieces of a set without jokers follow one another."""
    return len({number(piece.face) for piece in pieces}) > 1


def sets_in(rack: Iterable[Piece]) -> list[list[Piece]]:
    """Disjoint sets of a rack, the longest first, each in order."""
    left = [piece for piece in rack if not is_joker(piece.face)]
    found: list[list[Piece]] = []
    while True:
        best = max(_candidates(left), key=len, default=None)
        if best is None:
            return found
        found.append(best)
        left = [piece for piece in left if piece not in best]


def set_with_joker(rack: Iterable[Piece]) -> list[Piece] | None:
    """Three tiles that are a set with one of the jokers of a rack in their midst; None where there are none."""
    pieces = list(rack)
    naturals = [piece for piece in pieces if not is_joker(piece.face)]
    for joker in pieces:
        for one, other in permutations(naturals, 2) if is_joker(joker.face) else ():
            if _fits_around(joker.face, one.face, other.face):
                return [one, joker, other]
    return None


def _fits_around(joker: str, one: str, other: str) -> bool:
    apart, alike = number(other) - number(one), colour(one) == colour(other)
    match joker:
        case "DJ":
            return alike and apart == 3
        case "CJ":
            return not alike and apart == 2
        case "MJ":
            return one == other
    return alike and apart == 2


def _candidates(pieces: Sequence[Piece]) -> Iterable[list[Piece]]:
    by_face = {piece.face: piece for piece in pieces}
    one_each = sorted(by_face.values(), key=lambda piece: (colour(piece.face), number(piece.face)))
    for piece in one_each:
        same = [each for each in one_each if number(each.face) == number(piece.face)]
        yield from (list(each) for size in (3, 4) for each in combinations(same, size))
        run = [piece]
        for each in one_each:
            if colour(each.face) == colour(piece.face) and number(each.face) == number(run[-1].face) + 1:
                run.append(each)
        if len(run) >= 3:
            yield run


def additions(rack: Iterable[Piece], sets: Iterable[Shown]) -> list[tuple[Piece, Shown]]:
    """Pieces of the rack that lengthen a set of the table, at most one for each set."""
    left = [piece for piece in rack if not is_joker(piece.face)]
    found = []
    for each in sets:
        if any(map(is_joker, each.faces)):
            continue
        piece = next((piece for piece in left if is_set((*each.faces, piece.face))), None)
        if piece is not None:
            left.remove(piece)
            found.append((piece, each))
    return found


def worth(sets: Iterable[Sequence[Piece]]) -> int:
    """What sets of tiles count towards a first meld."""
    return sum(number(piece.face) for each in sets for piece in each)


def worst(hand: Sequence[Piece], may: Callable[[Piece], bool]) -> Piece:
    """The card to throw away: alone and high."""

    def friends(piece: Piece) -> int:
        others = [each.face for each in hand if each is not piece]
        same = sum(number(face) == number(piece.face) for face in others)
        near = sum(colour(face) == colour(piece.face) and abs(number(face) - number(piece.face)) < 3 for face in others)
        return same + near

    return min((piece for piece in hand if may(piece)), key=lambda piece: (friends(piece), -number(piece.face)))
