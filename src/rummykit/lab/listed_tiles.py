"""Listed actions at a table of tiles: sets from the rack and tiles added to sets, as rows of features."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from rummykit.cards import Face, is_joker
from rummykit.lab.actions import OpenMoves, PartialTurn, SpaceName, unfit
from rummykit.lab.encode import FACES, column
from rummykit.lab.extra import lab_packages
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Melds, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

ROWS = 64
COLUMNS = FACES["tiles"]
NUMBERS = ("passes", "goes_out", "tiles", "points", "jokers", "rack_tiles", "sets_new", "longer")
FEATURES = COLUMNS + len(NUMBERS)


class ListedTiles:
    """The first 64 actions that the engine lists, by their place; number 0 draws.

    They lay sets from the rack or add one tile to a set; none rearranges the table. The columns: tiles that leave the
    rack, and numbers; `longer` is the length of the set that a tile is added to. Raises `ValueError` for cards.
    """

    name: ClassVar[SpaceName] = "listed"
    size: ClassVar[int] = ROWS
    features: ClassVar[tuple[int, int]] = (ROWS, FEATURES)

    def __init__(self, rules: Rules) -> None:
        if not rules.rearranges:
            raise unfit("listed", rules, "it is not played with tiles")
        self.rules = rules

    def choices(self, view: View, begun: PartialTurn) -> OpenMoves:
        """The listed actions, in the engine's order."""
        listed = list(islice(Deal.from_view(self.rules, view).legal_actions(), ROWS))
        rows = np.zeros(self.features, np.float32)
        for row, action in zip(rows, listed, strict=False):
            self._describe(row, view, action)
        return OpenMoves(dict(enumerate(listed)), rows)

    def _describe(self, row: NDArray[np.float32], view: View, action: Action) -> None:
        before: Melds = tuple(meld.cards for meld in view.table)
        after: Melds = action.table if isinstance(action, Rearrange) else before
        played = Counter(_faces(after)) - Counter(_faces(before))
        for face, count in played.items():
            row[column(face)] += count
        longer = [len(meld) for meld, lay in zip(after, before, strict=False) if len(meld) > len(lay)]
        left = len(view.hand) - played.total()
        row[COLUMNS:] = (
            float(not played),
            float(left == 0),
            played.total() / 10,
            sum(self.rules.values.of(face) * count for face, count in played.items()) / 50,
            sum(count for face, count in played.items() if is_joker(face)) / 2,
            left / 20,
            (len(after) - len(before)) / 4,
            max(longer, default=0) / 13,
        )


def _faces(melds: Melds) -> Iterator[Face]:
    for meld in melds:
        yield from from_hand(meld)
