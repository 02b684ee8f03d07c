"""Lay tiles: a first meld in groups and runs or in pairs, further melds of its kind, and tiles laid off on any meld."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from rummykit import hands, rules
from rummykit.cards import FALSE_JOKER, FIRST_TILE, Faces, show
from rummykit.hands import Hand
from rummykit.melds.indicated import IndicatedReading
from rummykit.melds.laid_tiles import LaidTiles
from rummykit.play.actions import Action, LayOff, Meld, Open
from rummykit.play.events import Event, LaidOff, Melded
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.melds import laid_tiles_in
from rummykit.play.state import State
from rummykit.play.steps.first_meld_of_tiles import FirstMeldOfTiles
from rummykit.play.steps.least_spent import least_spent
from rummykit.play.steps.required_card import required_first
from rummykit.play.steps.step import StepBehaviour, allows
from rummykit.play.steps.swap_tiles import SwapTilesStep
from rummykit.play.steps.use_tiles import use_of
from rummykit.play.view import Phase, TableMeld
from rummykit.rules import IllegalAction, Rules


class TileLaying(NamedTuple):
    """What an action does: new melds, a changed meld (number, meld after), and what is left of the hand."""

    new: tuple[IndicatedReading, ...]
    changed: tuple[tuple[int, TableMeld], ...]
    hand: Hand


class LayTilesStep(StepBehaviour):
    """Melds and lay-offs of tiles, of which one is wild in this deal."""

    takes: ClassVar[tuple[type, ...]] = (Meld, Open, LayOff)

    def __init__(self, sheet: Rules, data: rules.Play) -> None:
        assert sheet.opening is not None, "sheets are checked for it"
        self.sheet = sheet
        self.data = data
        self.first_meld = FirstMeldOfTiles(sheet, sheet.opening)
        self.swaps: list[SwapTilesStep] = []
        self.meld_of = lru_cache(maxsize=4096)(Meld)

    def link_earlier(self, earlier: Sequence[StepBehaviour]) -> None:
        """Receive the step that takes wild tiles from the table."""
        self.swaps = [step for step in earlier if isinstance(step, SwapTilesStep)]

    def _melds(self, deal: State) -> LaidTiles:
        return laid_tiles_in(self.sheet, deal.wild)

    def may_lay_pairs(self, deal: State) -> bool:
        """Whether the seat to act, which has laid its first meld, may lay pairs."""
        return deal.goes_for_pairs(deal.turn) or (self.data.pairs_for_all and any(deal.in_pairs))

    # --- what can be listed

    def actions(self, deal: State) -> Iterator[Action]:
        """First melds that lay as much as can be, one in groups and runs and one in pairs; then melds, single tiles."""
        seat, melds = deal.turn, self._melds(deal)
        rack, must = hands.faces(deal.hands[seat], "tiles"), deal.must_play
        if not deal.opened[seat]:
            for laid in self.first_meld.ways(deal, melds, rack, must):
                opening = Open(laid)
                if allows(self, deal, opening):
                    yield opening
            return
        in_pairs = deal.goes_for_pairs(seat)
        found = () if in_pairs else melds.within(rack)
        pairs = melds.pairs_within(rack) if self.may_lay_pairs(deal) else ()
        for meld in dict.fromkeys((*found, *pairs)):
            action = self.meld_of(meld)
            if allows(self, deal, action):
                yield action
        for number, lying in enumerate(deal.table):
            for tile in hands.distinct(melds.extensions(lying.cards, lying.kind) & deal.hands[seat], "tiles"):
                lay_off = LayOff(number, (tile,))
                if allows(self, deal, lay_off):
                    yield lay_off

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        """A first meld as long as it is due, and what may come after it only then."""
        yield Meld
        if not deal.opened[deal.turn]:
            yield Open
        elif any(meld.kind != "pair" for meld in deal.table):
            yield LayOff

    def listed(self, deal: State) -> Iterable[Action]:
        """None: the tiles are chosen first."""
        return ()

    # --- checking

    def check(self, deal: State, action: Meld | Open | LayOff) -> TileLaying:
        """What the action does to the table."""
        laying = self._lay_off(deal, action) if isinstance(action, LayOff) else self._new_melds(deal, action)
        if not laying.hand:
            raise IllegalAction("must_keep_a_discard", self.sheet.id)
        if self._owes(deal, laying.hand):
            first = not deal.opened[deal.turn]
            table, added = self._table(deal, laying), len(action.cards) if isinstance(action, LayOff) else 0
            if first or not use_of(self.sheet).is_possible_after(deal, laying.hand, table, added):
                raise required_first(deal, self.sheet)
        return laying

    def _table(self, deal: State, laying: TileLaying) -> list[TableMeld]:
        after = dict(laying.changed)
        lying = [after.get(number, meld) for number, meld in enumerate(deal.table)]
        return [*lying, *(TableMeld(meld.meld, meld.kind, deal.turn) for meld in laying.new)]

    def _new_melds(self, deal: State, action: Meld | Open) -> TileLaying:
        name, seat = self.sheet.id, deal.turn
        if action.borrowed:
            raise IllegalAction("no_borrowing", name)
        if isinstance(action, Open) and deal.opened[seat]:
            raise IllegalAction("already_opened", name)
        hand, melds, new = deal.hands[seat], self._melds(deal), []
        for tiles in action.new_melds:
            hand = self._without(hand, tiles)
            meld = melds.as_laid(tiles)
            if meld is None:
                flaw = melds.tiles.flaw(tiles)
                assert flaw is not None
                raise IllegalAction(flaw.code, name, **flaw.params)
            new.append(meld)
        pairs = sum(meld.kind == "pair" for meld in new)
        if not deal.opened[seat]:
            self.first_meld.check(deal, new, pairs, hands.size(hand))
        elif pairs and not self.may_lay_pairs(deal):
            raise IllegalAction("no_pairs_after_melds", name)
        elif not pairs and deal.goes_for_pairs(seat):
            raise IllegalAction("no_melds_after_pairs", name)
        return TileLaying(tuple(new), (), hand)

    def _without(self, hand: Hand, tiles: Faces) -> Hand:
        """The hand without the tiles to be laid."""
        if not all(FIRST_TILE <= face <= FALSE_JOKER for face in tiles) or not hands.holds(hand, tiles):
            raise IllegalAction("not_in_hand", self.sheet.id, cards=show(tiles))
        return hands.take(hand, tiles)

    def _lay_off(self, deal: State, action: LayOff) -> TileLaying:
        name = self.sheet.id
        if action.borrowed:
            raise IllegalAction("no_borrowing", name)
        hand = self._without(deal.hands[deal.turn], action.cards)
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", name, meld=action.meld)
        if not deal.opened[deal.turn]:
            raise IllegalAction("lay_off_before_opening", name, minimum=self.first_meld.minimum(deal))
        most = self.data.most_after_pairs
        if most is not None and deal.goes_for_pairs(deal.turn) and deal.tiles_added + len(action.cards) > most:
            raise IllegalAction("enough_laid_off", name, most=most)
        meld = deal.table[action.meld]
        longer = self._melds(deal).extended(meld.cards, meld.kind, action.cards)
        if longer is None:
            raise IllegalAction("does_not_extend", name, cards=show(action.cards), meld=show(meld.cards))
        return TileLaying((), ((action.meld, meld.becoming(longer)),), hand)

    def _owes(self, deal: State, hand: Hand) -> bool:
        """Whether a tile that must be laid would still be in the hand, of which this is left."""
        must = deal.must_play
        return must is not None and hands.count(hand, must) == hands.count(deal.hands[deal.turn], must)

    # --- acting

    def apply(self, deal: State, action: Meld | Open | LayOff, laying: TileLaying) -> tuple[Event, ...]:
        seat = deal.turn
        events: tuple[Event, ...] = tuple(
            Melded(seat, number, meld.meld) for number, meld in enumerate(laying.new, len(deal.table))
        )
        if isinstance(action, LayOff):
            events = tuple(LaidOff(seat, number, action.cards, meld.cards) for number, meld in laying.changed)
        owes, first = self._owes(deal, laying.hand), not deal.opened[seat]
        if isinstance(action, LayOff) and self.data.most_after_pairs is not None:
            deal.note_tiles_added(len(action.cards))
        deal.lay(laying.hand, [TableMeld(meld.meld, meld.kind, seat) for meld in laying.new], laying.changed)
        deal.has_laid(opened=bool(laying.new), owes=owes)
        if first:
            pairs = sum(meld.kind == "pair" for meld in laying.new)
            deal.note_first_meld(pairs=pairs, points=0 if pairs else sum(meld.value for meld in laying.new))
            if self.first_meld.is_void(deal):
                return events + deal.end("void", None)
        return events

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """Nothing is laid, except a tile that must be; a wild tile is taken from the table where that needs it."""
        events: tuple[Event, ...] = ()
        while deal.must_play is not None:
            ways: dict[Action, StepBehaviour] = {
                action: step for step in (self, *self.swaps) for action in step.actions(deal)
            }
            action = least_spent(self.sheet, deal, ways)
            events += ways[action].apply(deal, action, ways[action].check(deal, action))
        if deal.result is None:
            deal.advance_past(self.place)
        return events

    # --- what it tells

    def view_fields(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        """What a first meld of the seat must be worth, while it is due."""
        if seat is None or deal.opened[seat]:
            return {}
        return {"minimum": self.first_meld.minimum(deal), "least_pairs": self.first_meld.fewest_pairs(deal)}

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        """What the groups count towards a first meld that is still due, and whether they could take the hand out."""
        pairs = sum(meld.name == "pair" for meld in laid.melds)
        if not deal.opened[seat]:
            yield from self.first_meld.facts(deal, laid)
            enough = self.first_meld.is_in(deal, laid)
        elif deal.goes_for_pairs(seat):
            enough = pairs == len(laid.melds)
        else:
            enough = not pairs or (self.data.pairs_for_all and any(deal.in_pairs))
        if enough and laid.goes_out(without=False, with_one=True):
            yield fact("can_go_out", True)

    def aims(self, deal: State) -> Iterator[Fact]:
        """What a first meld must be worth."""
        yield fact("first_meld", minimum=self.first_meld.minimum(deal))
        fewest = self.first_meld.fewest_pairs(deal)
        if fewest is not None:
            yield fact("first_meld_pairs", count=fewest)
