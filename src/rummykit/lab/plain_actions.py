"""Actions that a number, or its row, says in full: they are played and numbered without a list of what is legal."""

from __future__ import annotations

from typing import cast

from rummykit import hands
from rummykit import rules as sheet
from rummykit.cards import Face
from rummykit.lab.actions import ActionSpace
from rummykit.lab.candidates import COLUMNS, CardCandidates
from rummykit.lab.encode import column
from rummykit.lab.extra import lab_packages
from rummykit.lab.flat import EACH, Flat
from rummykit.lab.listed_tiles import COLUMNS as TILE_COLUMNS
from rummykit.lab.listed_tiles import ListedTiles
from rummykit.play.actions import Action, Discard, Draw, Pass
from rummykit.play.deal import Deal

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

STOCK, TOP = Draw("stock"), Draw("discard")


class PlainActions:
    """Draws, discards and passes of an action space: most of what is played.

    `action` reads them from a number and its row, `number` finds the number of one; both give None for all others.
    """

    def __init__(self, space: ActionSpace) -> None:
        self._space = space
        draw = None
        if isinstance(space, CardCandidates):
            self._verbs = {verb: place for place, verb in enumerate(space.verbs)}
            draw = space.rules.step(sheet.Draw)
        self._top_only = draw is not None and draw.discard_pile not in EACH

    def action(self, deal: Deal, number: int, row: NDArray[np.float32] | None) -> Action | None:
        """What a number means in this deal."""
        space = self._space
        if isinstance(space, Flat):
            return self._of_label(space, number)
        assert row is not None
        if isinstance(space, ListedTiles):
            return Pass() if row[TILE_COLUMNS] else None
        return self._of_row(deal, row) if isinstance(space, CardCandidates) else None

    def _of_label(self, space: Flat, number: int) -> Action | None:
        what, *of = space.labels[number]
        if what == "draw":
            return {"stock": STOCK, "top": TOP}.get(cast(str, of[0]))
        if what == "discard":
            return Discard(cast(Face, of[0]))
        return Pass() if what == "pass" else None

    def _of_row(self, deal: Deal, row: NDArray[np.float32]) -> Action | None:
        columns = row[len(self._verbs) :]
        if row[self._verbs["draw"]]:
            if not columns[COLUMNS : 2 * COLUMNS].any():
                return STOCK
            return TOP if self._top_only else None
        if row[self._verbs["discard"]]:
            gone = int(columns[:COLUMNS].argmax())
            held = hands.faces(deal._state.hands[deal.turn], deal.rules.pack.family)
            return next(Discard(face) for face in held if column(face) == gone)
        return Pass() if row[self._verbs["pass"]] else None

    def number(
        self, deal: Deal, action: Action, mask: NDArray[np.int8], rows: NDArray[np.float32] | None
    ) -> int | None:
        """The number of an action among those that the mask allows."""
        space = self._space
        if isinstance(space, Flat):
            labels = {Draw: ("draw", "stock"), Pass: ("pass",)}
            label = ("discard", action.card) if isinstance(action, Discard) else labels.get(type(action))
            if action == TOP:
                label = ("draw", "top")
            number = (
                None
                if label is None or (isinstance(action, Draw) and action.card is not None)
                else (space.numbers.get(label))
            )
            return number if number is not None and mask[number] else None
        if rows is None or not isinstance(action, Draw | Discard | Pass):
            return None
        if isinstance(space, CardCandidates):
            found = np.flatnonzero(rows[:, self._verbs[action.__struct_config__.tag]])  # type: ignore[index]
            return next((int(at) for at in found if self._of_row(deal, rows[at]) == action), None)
        return 0 if isinstance(action, Pass) and rows[0, TILE_COLUMNS] else None
