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

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal, Protocol, TypeAlias

from msgspec import Meta

from rummykit.checked import Checked, check_kind

__all__ = ["Face", "Faces", "NotationError", "parse", "show"]

Face: TypeAlias = int
"""A card or a tile as a number."""
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
    """Text that names no card or tile, or no action."""


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


_RANK, _COLOUR = "(A|[2-9]|10|[TJQK])", "([RBKOY]"
_RUN_OF_CARDS = re.compile(f"{_RANK}([SHDC]?)-{_RANK}([SHDC])")
_RUN_OF_TILES = re.compile(_COLOUR + r")([0-9]{1,2})-([RBKOY]?)([0-9]{1,2})")
_GROUP_OF_CARDS = re.compile(_RANK + "([SHDC]{2,8})")
_GROUP_OF_TILES = re.compile(_COLOUR + "{2,8})([0-9]{1,2})")
_SIGNS = str.maketrans("♠♥♦♣♤♡♢♧–", "SHDCSHDC-", "\ufe0e\ufe0f")
_TYPED = {name.upper(): face for name, face in FACES.items()}
_TYPED |= {f"10{name[1:]}": face for name, face in _TYPED.items() if name[0] == "T"}
_TYPED |= {f"JK=10{name[4:]}": face for name, face in _TYPED.items() if name.startswith("JK=T")}
_TYPED |= {f"Y{name[1:]}": face for name, face in _TYPED.items() if name[0] == "O"}


def quoted(text: object, most: int = 60) -> str:
    """A text in quotation marks as a message repeats it: its beginning, where it is long."""
    said = str(text)
    return repr(said) if len(said) <= most else repr(said[:most] + "…")


class NoFace(NotationError):
    """A word that names no card or tile; its text says how they are written, `args` only what is wrong."""

    def __str__(self) -> str:
        return f"{self.args[0]}: write cards such as 7H, TS and JK, tiles such as r4, k13 and J"


def parse_face(text: str) -> Face:
    """The face that `text` names; raises `NotationError` for anything else.

    Case does not matter, and 10 for T, ♥ for H and y for o are understood.
    """
    face = face_or_none(text)
    if face is None:
        raise NoFace(f"{quoted(text)} is not a card or a tile")
    return face


def face_or_none(text: object) -> Face | None:
    """The face that `text` names, None if it names none."""
    if not isinstance(text, str):
        return None
    face = FACES.get(text)
    return _TYPED.get(text.translate(_SIGNS).upper()) if face is None else face


def parse_word(word: str) -> Faces:
    """The faces that a word names: one, a run such as ``r3-6`` or ``4-7H``, or a group such as ``bro8`` or ``7SHD``."""
    if word in FACES:
        return (parse_face(word),)
    typed = word.translate(_SIGNS).upper()
    if typed not in _TYPED:
        if run := _RUN_OF_CARDS.fullmatch(typed):
            low, suit, high, last = run.groups()
            ranks = f"{RANKS}A"[_rank(low) : 14 if high == "A" else _rank(high) + 1]
            if 1 < len(ranks) < 14 and suit in ("", last):
                return tuple([FACES[rank + last] for rank in ranks])
        elif run := _RUN_OF_TILES.fullmatch(typed):
            colour, low, again, high = run.groups()
            if 1 <= int(low) < int(high) <= 13 and again in ("", colour):
                return tuple([_TYPED[f"{colour}{number}"] for number in range(int(low), int(high) + 1)])
        elif group := _GROUP_OF_CARDS.fullmatch(typed):
            return tuple([_TYPED[group[1] + suit] for suit in group[2]])
        elif (group := _GROUP_OF_TILES.fullmatch(typed)) and group[1][0] + group[2] in _TYPED:
            return tuple([_TYPED[colour + group[2]] for colour in group[1]])
    return (parse_face(word),)


def _rank(name: str) -> int:
    return RANKS.index("T" if name == "10" else name)


def parse_rank(text: object) -> int | None:
    """The rank that a text names, 1 … 13: a letter of `RANKS` in any case, or 10; None for anything else."""
    name = "T" if text == "10" else str(text).upper()
    return RANKS.index(name) + 1 if len(name) == 1 and name in RANKS else None


def parse(text: str) -> tuple[Face, ...]:
    """The faces named in `text`, words with spaces or commas between them, as `parse_word` reads each."""
    check_kind(text, str, "cards as text, such as '7H 8H 9H'")
    return tuple([face for word in text.replace(",", " ").split() for face in parse_word(word)])


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

    `family`: what the game is played with: "cards" or "tiles".
    `copies`: how many copies there are of each card or tile.
    `jokers`: pairs of a kind of joker and how many of it there are.
    `suits`: how many of the four suits or colours it has, counted from the first.
    `ranks`: how many of the thirteen ranks or numbers it has, counted from the lowest.
    `left_out`: which of its ranks or numbers are left out.
    """

    family: Family
    copies: Copies = 1
    jokers: tuple[tuple[Face, Jokers], ...] = ()
    suits: Annotated[int, Meta(ge=1, le=4)] = 4
    ranks: Annotated[int, Meta(ge=3, le=13)] = 13
    left_out: tuple[Annotated[int, Meta(ge=2, le=12)], ...] = ()

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
