"""Versioned encoders: what a seat sees, as arrays whose shapes depend only on the sheet and the number of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from rummykit.cards import FALSE_JOKER, FIRST_TILE, OF_NUMBER, STANDING_FOR, UNKNOWN, Face, Family
from rummykit.lab.extra import lab_packages
from rummykit.lab.planes import PLANES, Plane
from rummykit.lab.scalars import SCALARS, Scalar
from rummykit.play.view import View
from rummykit.rules import LayOffWindow, Play, Rearrange, Rules, Show

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

Observation: TypeAlias = dict[str, NDArray[Any]]
"""`faces`, `table` and `scalars` of one view."""

KINDS = ("group", "run", "mirror_group", "mirror_run")
MOST_MELDS = 40
"""Melds on the table beyond these are not encoded."""
LOWEST, HIGHEST = -1.0, 255.0
"""The bounds of every number of an observation."""
FACES = {"cards": 54, "tiles": 56}
"""Columns of a plane: 52 faces, the jokers, and for cards one that stays empty."""


@dataclass(frozen=True, slots=True)
class Encoder:
    """Arrays of what a seat sees: its own seat first, the others clockwise.

    `name` is the version, `planes` the rows of `faces`, `scalars` the parts of `scalars`, each with its columns. The
    arrays are `faces` (planes, columns) and `table` (melds, columns), both uint8, and `scalars` (float32); `shapes` has
    their shapes.
    """

    name: str
    rules: Rules
    players: int
    planes: tuple[tuple[Plane, int], ...]
    scalars: tuple[tuple[Scalar, int], ...]
    melds: int
    stands: bool
    shapes: dict[str, tuple[int, ...]]

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder, (self.rules, self.players, self.name)

    @property
    def columns(self) -> int:
        """The columns of a plane, one for each face."""
        return FACES[likeness(self.rules)]

    @property
    def size(self) -> int:
        """The length of `flat`."""
        return sum(int(np.prod(shape)) for shape in self.shapes.values())

    def encode(self, view: View) -> Observation:
        """The arrays of a view; raises `ValueError` for a spectator's, or one of another number of players."""
        if view.seat is None or len(view.order) != self.players:
            raise ValueError(f"{self.name} encodes what one of {self.players} players sees.")
        shapes = self.shapes
        faces = np.zeros(shapes["faces"], np.uint8)
        seats = relative(view)
        row = 0
        for plane, rows in self.planes:
            for own, cards in zip(range(rows), plane.read(self.rules, view, seats), strict=True):
                self._count(faces[row + own], cards)
            row += rows
        scalars: list[float] = []
        for scalar, _ in self.scalars:
            scalars += scalar.read(self.rules, view, seats)
        return {
            "faces": faces,
            "table": self._table(view, seats, shapes["table"]),
            "scalars": np.clip(np.array(scalars, np.float32), LOWEST, HIGHEST),
        }

    def plane(self, view: View, name: str, seat: int = 0) -> NDArray[np.uint8]:
        """One plane of a view by its name; of those by seat, the one of the `seat`-th place clockwise.

        Raises `KeyError` for a plane that the sheet does not have.
        """
        row = 0
        for plane, rows in self.planes:
            if plane.name == name:
                found: NDArray[np.uint8] = self.encode(view)["faces"][row + seat]
                return found
            row += rows
        raise KeyError(name)

    def flat(self, view: View) -> NDArray[np.float32]:
        """All arrays of a view in one, in the order of `shapes`; no number lies beyond `LOWEST` and `HIGHEST`."""
        return np.concatenate([part.ravel() for part in self.encode(view).values()], dtype=np.float32)

    def _count(self, row: NDArray[np.uint8], cards: Iterable[Face]) -> None:
        for face in cards:
            row[COLUMN[face]] += 1

    def _table(self, view: View, seats: Sequence[int], shape: tuple[int, ...]) -> NDArray[np.uint8]:
        table = np.zeros(shape, np.uint8)
        kind_at = self.columns * (2 if self.stands else 1)
        for number, meld in enumerate(view.table[: self.melds]):
            row = table[number]
            self._count(row, meld.cards)
            if self.stands and number < len(view.stands):
                self._count(row[self.columns :], view.stands[number])
            if meld.kind in KINDS:  # a single card is of no kind yet
                row[kind_at + KINDS.index(meld.kind)] = 1
            if meld.owner is not None:
                row[kind_at + len(KINDS) + seats.index(meld.owner)] = 1
            row[-1] = len(meld.moved)
        return table


def column(face: Face) -> int:
    """The column of a face: of a card its number, of a joker 52, of a tile its number from red 1 on.

    A joker in a group whose suit or colour is open counts in the column of the joker.
    """
    if face >= OF_NUMBER or face == FALSE_JOKER:
        return 52
    if face >= STANDING_FOR or face & UNKNOWN == UNKNOWN:
        return 52 if face >= STANDING_FOR else 53
    return face - FIRST_TILE if face >= FIRST_TILE else face


COLUMN = tuple(map(column, range(OF_NUMBER + FIRST_TILE)))
"""The column of every face."""


def relative(view: View) -> tuple[int, ...]:
    """The seats clockwise from the own one, which is the first."""
    assert view.seat is not None
    at = view.order.index(view.seat)
    return view.order[at:] + view.order[:at]


def likeness(rules: Rules) -> Family:
    """As what a sheet is shown: tiles held in the hand are drawn and discarded as cards are."""
    return "cards" if rules.tiles_in_hand else rules.pack.family


@lru_cache(maxsize=64)
def encoder(rules: Rules, players: int, name: str | None = None) -> Encoder:
    """The encoder of a sheet, by its version (None: the newest for the sheet's cards or tiles).

    Raises `ValueError` for an unknown version, for one that is for the other family, and where players sit out.
    """
    playing = rules.in_deal(players)
    if playing < players:
        raise ValueError(
            f"In the laboratory everybody plays: {rules.names.en} is for {playing} players there, not {players}."
        )
    family = likeness(rules)
    newest = f"{family}-v1"
    if name not in (None, newest):
        raise ValueError(f"There is no encoder {name!r} for {rules.names.en}; there is {newest}.")
    planes = tuple((plane, players if plane.by_seat else 1) for plane in PLANES[family] if plane.asked(rules))
    scalars = tuple((scalar, scalar.width(rules, players)) for scalar in SCALARS if scalar.asked(rules))
    columns = FACES[family]
    stands = rules.has_jokers or rules.wilds is not None or rules.pack.family == "tiles"
    melds = min(MOST_MELDS, len(rules.pack_for(players)) // 3) if _melds_lie(rules) else 0
    shapes: dict[str, tuple[int, ...]] = {
        "faces": (sum(rows for _, rows in planes), columns),
        "table": (melds, columns * (2 if stands else 1) + len(KINDS) + players + 1),
        "scalars": (sum(width for _, width in scalars),),
    }
    return Encoder(newest, rules, players, planes, scalars, melds, stands, shapes)


def _melds_lie(rules: Rules) -> bool:
    """Whether melds lie on the table while a deal is on."""
    return any(isinstance(step, Rearrange | Play | Show | LayOffWindow) for step in rules.turn)
