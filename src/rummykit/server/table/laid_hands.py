"""How the seats of a table have laid out their hands: for the deal, and for nobody else's eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rummykit.cards import Face, Faces, sorted_by_suit
from rummykit.hands import faces
from rummykit.play.actions import Melds
from rummykit.play.deal import Deal
from rummykit.play.hand_judgement import HandJudgement
from rummykit.play.judge_hand import judge_hand
from rummykit.server.journal import short, trouble
from rummykit.server.store.layouts import Layout
from rummykit.server.wire.socket_messages import LaidRack


class LaidHands:
    """The layouts of the hands of a table, by seat; one of an earlier deal counts no more."""

    def __init__(self, layouts: Mapping[int, Layout], table: str) -> None:
        self._layouts = dict(layouts)
        self._table = table

    def lay(
        self, deal: Deal, seat: int, groups: Melds, loose: Faces, rack: LaidRack | None = None
    ) -> tuple[HandJudgement, Layout]:
        """Lay out the hand of a seat like this; returns it, and its layout, which is worth keeping."""
        judged = judge_hand(deal, seat, groups, loose)
        return judged, self._keep(deal, seat, judged, rack)

    def of(self, deal: Deal | None, seat: int) -> HandJudgement | None:
        """The hand of a seat as it lies now; None at a table of tiles, and while no deal is on."""
        if deal is None or deal.result is not None or deal.rules.rearranges:
            return None
        layout = self._layout(deal, seat)
        try:
            if layout is None:
                judged = judge_hand(deal, seat, (), as_dealt(deal, seat))
            else:
                judged = judge_hand(deal, seat, layout.groups, layout.loose)
        except Exception as error:
            # Without its groups a hand can be played all the same.
            trouble("hand_not_judged", error, table=short(self._table), game=deal.rules.id)
            return None
        self._keep(deal, seat, judged, layout and layout.rack)
        return judged

    def rack_of(self, deal: Deal | None, seat: int) -> LaidRack | None:
        """Where the tiles of a seat stand; None where it has not put them anywhere, and while no deal is on."""
        if deal is None or deal.result is not None:
            return None
        layout = self._layout(deal, seat)
        return layout and layout.rack

    def _layout(self, deal: Deal, seat: int) -> Layout | None:
        layout = self._layouts.get(seat)
        return layout if layout is not None and layout.deal == deal.number else None

    def _keep(self, deal: Deal, seat: int, judged: HandJudgement, rack: LaidRack | None) -> Layout:
        groups = tuple(group.order for group in judged.groups)
        held = (*(face for group in groups for face in group), *judged.loose)
        standing = _standing(rack, held) if rack is not None and deal.rules.pack.family == "tiles" else None
        layout = self._layouts[seat] = Layout(deal.number, groups, judged.loose, standing)
        return layout


def _standing(rack: LaidRack, held: Faces) -> LaidRack:
    """The rack with free places for all that the hand does not hold."""
    left = Counter(held)

    def here(face: Face | None) -> bool:
        if face is None or not left[face]:
            return False
        left[face] -= 1
        return True

    return LaidRack(columns=rack.columns, tiles=tuple([face if here(face) else None for face in rack.tiles]))


def as_dealt(deal: Deal, seat: int) -> Faces:
    """The cards of a seat as one holds them, suit by suit."""
    return tuple(
        face for suit in sorted_by_suit(faces(deal._state.hands[seat], deal.rules.pack.family)) for face in suit
    )
