"""Go out with tiles: the whole hand in groups and runs, or in pairs, and the last tile thrown on the indicator."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from rummykit import hands, rules
from rummykit.cards import FALSE_JOKER, FIRST_TILE, Faces, show
from rummykit.melds.indicated import IndicatedMelds, IndicatedReading
from rummykit.play.actions import Action, GoOut, Meld
from rummykit.play.events import Discarded, Event, WentOut
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.melds import indicated_in
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules


class GoOutTilesStep(StepBehaviour):
    """Melds stay in the hand until all of it but one tile is in them."""

    takes: ClassVar[tuple[type, ...]] = (GoOut, Meld)
    table_style: Mapping[str, Any] = {"melds": "at_once"}

    def __init__(self, sheet: Rules, data: rules.GoOut) -> None:
        self.sheet = sheet
        self.pairs = data.pairs or 0

    def _melds(self, deal: State, seat: int) -> IndicatedMelds:
        return indicated_in(self.sheet, deal.wild, deal.goes_for_pairs(seat))

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        """Melds are taken only to say that they stay in the hand."""
        return (GoOut,)

    def actions(self, deal: State) -> Iterator[Action]:
        """One way to go out for each tile that can be thrown; any other way is checked when somebody plays it."""
        melds, hand = self._melds(deal, deal.turn), deal.hands[deal.turn]
        tiles = hands.faces(hand, "tiles")
        if melds.away(tiles, len(tiles) - 1):
            return
        for tile in hands.distinct(hand, "tiles"):
            laid = melds.whole(hands.faces(hands.remove(hand, tile), "tiles"))
            if laid is not None:
                yield GoOut(laid, tile)

    def check(self, deal: State, action: GoOut | Meld) -> tuple[IndicatedReading, ...]:
        """The melds as they are laid."""
        name = self.sheet.id
        if isinstance(action, Meld):
            raise IllegalAction("no_melds_before_going_out", name)
        if action.discard is None:
            raise IllegalAction("discard_required", name)
        left = hands.faces(deal.hands[deal.turn], "tiles")
        melds, laid = self._melds(deal, deal.turn), []
        for cards in action.melds:
            left = self._without(left, cards)
            meld = melds.read(cards)
            if meld is None:
                flaw = melds.flaw(cards)
                assert flaw is not None
                raise IllegalAction(flaw.code, name, **flaw.params)
            laid.append(meld)
        left = self._without(left, (action.discard,))
        if left:
            raise IllegalAction("must_use_whole_hand", name, cards=show(left))
        if deal.goes_for_pairs(deal.turn) and any(meld.kind != "pair" for meld in laid):
            raise IllegalAction("only_declared_pairs", name, count=self.pairs)
        if len({meld.kind == "pair" for meld in laid}) > 1:
            raise IllegalAction("pairs_beside_melds", name, count=self.pairs)
        return tuple(laid)

    def _without(self, held: Faces, cards: Faces) -> Faces:
        left = list(held)
        for face in cards:
            if not FIRST_TILE <= face <= FALSE_JOKER or face not in left:
                raise IllegalAction("not_in_hand", self.sheet.id, cards=show(cards))
            left.remove(face)
        return tuple(left)

    def apply(self, deal: State, action: GoOut, laid: tuple[IndicatedReading, ...]) -> tuple[Event, ...]:
        seat = deal.turn
        assert action.discard is not None, "it was checked"
        deal.discard(action.discard)
        deal.lay_face_down(action.discard)
        deal.lay(hands.EMPTY, [TableMeld(meld.meld, meld.kind, seat) for meld in laid])
        told = WentOut(seat, tuple(meld.meld for meld in laid)), Discarded(seat, action.discard)
        return *told, *deal.end("went_out", seat)

    # --- what it tells

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        """How many tiles are in no meld, and how many the hand lacks at best; whether it can go out."""
        pairs = [meld.name == "pair" for meld in laid.melds]
        outside = laid.outside
        if any(pairs) and not all(pairs):
            outside = (*outside, *(face for meld in laid.melds if meld.name == "pair" for face in meld.order))
        elif deal.goes_for_pairs(seat) and not all(pairs):
            outside = (*outside, *(face for meld in laid.melds for face in meld.order))
        yield fact("loose", count=len(outside))
        yield fact("tiles_away", count=self._away(deal, seat, laid))
        if len(outside) == int(laid.discards):
            yield fact("can_go_out", True)

    def _away(self, deal: State, seat: int, laid: LaidHand) -> int:
        """How many tiles more the hand needs, however it is arranged, without the one that is to be thrown."""
        tiles = hands.faces(laid.cards, "tiles")
        return self._melds(deal, seat).away(tiles, len(tiles) - laid.discards)

    def aims(self, deal: State) -> Iterator[Fact]:
        """All tiles at once."""
        yield fact("whole_hand")
