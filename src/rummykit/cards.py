"""Faces of cards and tiles as small integers, packs, and their notation.

Two copies of the red seven are interchangeable to every rule, so a card is its face and nothing more:

====================  =========================================  =================
faces                 what                                       notation
====================  =========================================  =================
0 … 51                cards: ``suit * 13 + rank - 1``            ``AS`` … ``KC``
52                    printed joker of a card pack               ``JK``
64 … 115              tiles: ``64 + colour * 13 + number - 1``   ``r1`` … ``o13``
116, 117, 118, 119    regular, double, colour, mirror joker      ``J DJ CJ MJ``
120                   false joker of tiles, wild in no meld      ``F``
128 + face            joker in a meld that stands for ``face``   ``JK=7H``
192 + number          any tile or card of a number: only told
63, 127               a card, a tile that is not known           ``??``
====================  =========================================  =================

What a joker in a group stands for while its colour or suit is open is told as 192 + number; no such face is played.

Suits come in the order spades, hearts, diamonds, clubs; colours red, blue, black, orange.
``face & 63`` is the place of a face in the bit sets of `rummykit.hands`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal, Protocol, TypeAlias

from msgspec import Meta

from rummykit.checked import Checked

Face: TypeAlias = int
Faces: TypeAlias = tuple[Face, ...]
"""Cards or tiles in order."""

Family: TypeAlias = Literal["cards", "tiles"]

SUITS = "SHDC"
BLACK = (SUITS.index("S"), SUITS.index("C"))
"""The black suits by their number."""
RANKS = "A23456789TJQK"
COLOURS = "rbko"

PRINTED_JOKER: Face = 52
UNKNOWN: Face = 63
FIRST_TILE: Face = 64
JOKER: Face = 116
DOUBLE_JOKER: Face = 117
COLOUR_JOKER: Face = 118
MIRROR_JOKER: Face = 119
FALSE_JOKER: Face = 120
STANDING_FOR: Face = 128
OF_NUMBER: Face = 192


class Buffer(Protocol):
    """Bytes side by side, as `bytes`, `bytearray`, `memoryview` and arrays hold them; `collections.abc` names it from
    Python 3.12 on."""

    def __buffer__(self, flags: int, /) -> memoryview: ...


class NotationError(ValueError):
    """Text that names no card or tile."""


def card(rank: int, suit: int) -> Face:
    """The card of a rank (1 = ace … 13 = king) and a suit (0 … 3)."""
    return suit * 13 + rank - 1


def tile(number: int, colour: int) -> Face:
    """The tile of a number (1 … 13) and a colour (0 … 3)."""
    return FIRST_TILE + colour * 13 + number - 1


def standing_for(face: Face) -> Face:
    """A printed joker that lies in a meld in the place of `face`."""
    return STANDING_FOR + face


def _names() -> dict[Face, str]:
    names = {card(rank + 1, suit): r + s for suit, s in enumerate(SUITS) for rank, r in enumerate(RANKS)}
    names |= {tile(n, colour): f"{c}{n}" for colour, c in enumerate(COLOURS) for n in range(1, 14)}
    names |= {standing_for(face): f"JK={name}" for face, name in names.items() if face < PRINTED_JOKER}
    names |= {FIRST_TILE + UNKNOWN: "??", UNKNOWN: "??"}
    names |= {PRINTED_JOKER: "JK", JOKER: "J", DOUBLE_JOKER: "DJ", COLOUR_JOKER: "CJ", MIRROR_JOKER: "MJ"}
    names[FALSE_JOKER] = "F"
    return names


NAMES: dict[Face, str] = _names()
FACES: dict[str, Face] = {name: face for face, name in NAMES.items()}


def parse_face(text: str) -> Face:
    """The face that `text` names; raises `NotationError` for anything else."""
    try:
        return FACES[text]
    except (KeyError, TypeError):
        raise NotationError(f"{text!r} is not a card or a tile") from None


def parse(text: str) -> tuple[Face, ...]:
    """The faces named in `text`, separated by spaces."""
    return tuple(parse_face(word) for word in text.split())


def show(faces: Iterable[Face]) -> str:
    """The notation of `faces`, separated by spaces; ``??`` for what is no face."""
    return " ".join([NAMES.get(face, "??") for face in faces])


def is_tile(face: Face) -> bool:
    """True for number tiles and tile jokers."""
    return FIRST_TILE <= face < STANDING_FOR


def is_joker(face: Face) -> bool:
    """True for every joker, of cards or tiles, declared or not."""
    return face == PRINTED_JOKER or face >= JOKER


def colour_of(face: Face) -> int:
    """Suit of a card or colour of a tile, 0 … 3; jokers have none and must not be asked."""
    return (face & 63) // 13


def number_of(face: Face) -> int:
    """Rank of a card or number of a tile, 1 … 13; jokers have none and must not be asked."""
    return (face & 63) % 13 + 1


def sorted_by_suit(faces: Iterable[Face]) -> tuple[tuple[Face, ...], ...]:
    """A hand as one holds it: a part a suit or colour, black and red suits in turn; jokers come last."""
    parts: dict[int, list[Face]] = {}
    for face in sorted(faces):
        if is_joker(face) or face & 63 == UNKNOWN:
            place = 4
        else:
            place = colour_of(face) if is_tile(face) else (0, 1, 3, 2)[colour_of(face)]
        parts.setdefault(place, []).append(face)
    return tuple([tuple(parts[place]) for place in sorted(parts)])


MOST_COPIES = 7
"""The most of one face that a pack may have: the kernel counts no further."""
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_COPIES)]
MOST_JOKERS = 16
"""The most jokers of a kind that a pack may have."""
Jokers: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_JOKERS)]


class Pack(Checked, frozen=True, kw_only=True):
    """What is shuffled.

    `family`: "cards", or "tiles".
    `copies`: how many of each face.
    `jokers`: pairs of a joker and how many of it there are.
    `suits`: how many of the four suits or colours it has, the first ones.
    `ranks`: how many of the thirteen ranks or numbers it has, the lowest ones.
    `left_out`: those of them that it lacks.
    """

    family: Family
    copies: Copies = 1
    jokers: tuple[tuple[Face, Jokers], ...] = ()
    suits: Annotated[int, Meta(ge=1, le=4)] = 4
    ranks: Annotated[int, Meta(ge=3, le=13)] = 13
    left_out: tuple[Annotated[int, Meta(ge=1, le=13)], ...] = ()

    def faces(self) -> tuple[Face, ...]:
        """All faces, ascending, each copy listed; the order a shuffle starts from."""
        return _faces(self)

    def __len__(self) -> int:
        kept = sum(rank not in self.left_out for rank in range(1, self.ranks + 1))
        return self.suits * kept * self.copies + sum(count for _, count in self.jokers)

    @property
    def is_whole(self) -> bool:
        """Whether it has all 52 faces."""
        return self.suits == 4 and self.ranks == 13 and not self.left_out


@lru_cache(maxsize=64)
def _faces(pack: Pack) -> tuple[Face, ...]:
    first = FIRST_TILE if pack.family == "tiles" else 0
    plain = [
        first + card(rank, suit)
        for suit in range(pack.suits)
        for rank in range(1, pack.ranks + 1)
        if rank not in pack.left_out
        for _ in range(pack.copies)
    ]
    return tuple(plain + [face for face, count in sorted(pack.jokers) for _ in range(count)])
