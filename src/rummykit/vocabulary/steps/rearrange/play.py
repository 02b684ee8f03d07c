"""Rearrange: a whole turn at a table that everybody may rearrange, or a draw instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Literal

from rummykit import hands, rules
from rummykit.cards import JOKER
from rummykit.hands import Hand
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Faces, Pass, Rearrange
from rummykit.play.events import Drew, Event, LooseTilesTaken, Passed, Rearranged, TimeRanOut
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.state import State
from rummykit.play.steps.first_contract import aim_of
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase, TableMeld
from rummykit.rules import IllegalAction, Opening, Rules
from rummykit.tiles.joker_sets import flaw_of_joker_sets
from rummykit.tiles.table_change import KnownSet, TableChange
from rummykit.tiles.table_sets import table_sets
from rummykit.tiles.turn import Outcome, known, lacks, rearranged

PASS = Pass()


class RearrangeStep(StepBehaviour):
    """The only step of a game of such tables."""

    takes: ClassVar[tuple[type, ...]] = (Rearrange, Pass)
    blocking: ClassVar[bool] = True
    phase: ClassVar[Phase] = "rearrange"
    table_style: Mapping[str, Any] = MappingProxyType({"rearranges": True})

    def __init__(self, sheet: Rules, data: rules.Rearrange) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = table_sets(sheet)

    # --- what can be listed

    def actions(self, deal: State) -> Iterator[Action]:
        """Pass; then every first meld, or every set from the rack and every tile that extends a set on the table."""
        yield PASS
        table = tuple([meld.cards for meld in deal.table])
        rack = deal.hands[deal.turn]
        opening = self.sheet.opening
        if opening is not None and not deal.opened[deal.turn]:
            for sets in self._first_melds(rack, opening):
                yield Rearrange((*table, *sets))
            return
        for cards in self.melds.within(rack):
            yield Rearrange((*table, cards))
        for place, meld in enumerate(deal.table):
            for longer in self.melds.longer(meld.cards, meld.kind, rack):
                yield Rearrange((*table[:place], longer, *table[place + 1 :]))

    def aims(self, deal: State) -> Iterator[Fact]:
        """What a first meld must be worth, or which sets it must have."""
        opening = self.sheet.opening
        if opening is None:
            return
        if opening.contract is not None:
            yield aim_of(opening.contract)
        elif opening.minimum:
            yield fact("first_meld", minimum=opening.minimum)

    def listed(self, deal: State) -> Iterator[Action]:
        """None: what is laid is tried piece by piece."""
        return iter(())

    def _first_melds(self, rack: Hand, opening: Opening) -> Iterator[tuple[Faces, ...]]:
        """Disjoint sets from the rack that together are a first meld, none of them needless when it is laid."""
        minimum = opening.minimum
        sets = [(cards, self.melds.value(cards), hands.of(from_hand(cards))) for cards in self.melds.within(rack)]
        contract = opening.contract
        longest = 0 if contract is None else len(contract.groups) + len(contract.runs)
        kinds = {cards: known(self.melds, cards) for cards, _, _ in sets}

        def extend(first: int, chosen: tuple[Faces, ...], value: int, left: Hand) -> Iterator[tuple[Faces, ...]]:
            for number in range(first, len(sets)):
                cards, worth, needed = sets[number]
                if needed & left != needed:
                    continue
                laid = (*chosen, cards)
                if value + worth >= minimum and not lacks(opening, [kinds[each] for each in laid]):
                    yield laid
                elif value + worth < minimum or len(laid) < longest:
                    yield from extend(number, laid, value + worth, hands.minus(left, needed))

        yield from extend(0, (), 0, rack)

    # --- one turn

    def check(self, deal: State, action: Rearrange | Pass) -> Outcome | None:
        if isinstance(action, Pass):
            return None
        opened, rack = deal.opened[deal.turn], deal.hands[deal.turn]
        return rearranged(self.sheet, opened, self.table(deal), rack, action.table, action.opening, action.kinds)

    def table(self, deal: State) -> tuple[KnownSet, ...]:
        """The table as the rules of rearrangement see it."""
        return tuple([KnownSet(meld.cards, (meld.kind,)) for meld in deal.table])

    def apply(self, deal: State, action: Rearrange | Pass, plan: Outcome | None) -> tuple[Event, ...]:
        seat = deal.turn
        if plan is None and deal.has_drawn:
            deal.next_turn()
            return (Passed(seat),)
        if plan is None:
            drew = self._draw(deal, self.data.draw_on_pass, "stock")
            if drew and self.data.play_after_draw:
                deal.play_on_after_draw()
                return drew
            return Passed(seat), *drew, *self._nothing_played(deal, drew)
        lay = {(meld.cards, meld.kind): meld for meld in deal.table}
        table = [
            lay.get((each.cards, each.kinds[0])) or TableMeld(each.cards, each.kinds[0], None) for each in plan.table
        ]
        deal.rearrange(hands.take(deal.hands[seat], plan.played), table)
        deal.count_idle(False)
        event = Rearranged(seat, plan.played, tuple([each.cards for each in plan.table]), plan.opening)
        if not deal.hands[seat]:
            return event, *deal.end("went_out", seat)
        deal.next_turn()
        return (event,)

    def _draw(self, deal: State, count: int, source: Literal["stock", "penalty"]) -> tuple[Event, ...]:
        drawn = deal.draw_tiles(count)
        return (Drew(deal.turn, source, len(drawn), drawn),) if drawn else ()

    def _nothing_played(self, deal: State, drew: tuple[Event, ...]) -> tuple[Event, ...]:
        """Go on, or end the deal if nobody has drawn or played for a whole round."""
        if deal.count_idle(not drew and not deal.has_drawn) >= deal.players:
            return deal.end("exhausted", None)
        deal.next_turn()
        return ()

    # --- time

    def overtime(self, deal: State, draft: Rearrange | None) -> tuple[Event, ...]:
        """A legal draft stands, an untouched table is a pass, and anything else is undone and costs tiles."""
        seat = deal.turn
        over = self.data.time_up
        if draft is None or self._untouched(deal, draft):
            drew = () if deal.has_drawn else self._draw(deal, over.untouched, "stock")
            return TimeRanOut(seat), *drew, *self._nothing_played(deal, drew)
        try:
            plan = self.check(deal, draft)
        except IllegalAction:
            loose = self._keep_legal_sets(deal, draft) if over.loose == "to_rack" else ()
            drew = self._draw(deal, over.disorder, "penalty")
            return TimeRanOut(seat, restored=not loose), *loose, *drew, *self._nothing_played(deal, drew)
        return TimeRanOut(seat), *self.apply(deal, draft, plan)

    def _untouched(self, deal: State, draft: Rearrange) -> bool:
        lay = Counter(tuple(sorted(meld.cards)) for meld in deal.table)
        return lay == Counter(tuple(sorted(cards)) for cards in draft.table)

    def _keep_legal_sets(self, deal: State, draft: Rearrange) -> tuple[Event, ...]:
        """The legal sets of the draft stay and all other tiles go to the rack; None if even those sets break a rule."""
        seat = deal.turn
        before = self.table(deal)
        legal = [self.melds.as_laid(tuple(cards)) for cards in draft.table]
        legal = [cards for cards in legal if self.melds.readings(cards)]
        stays = Counter(face for cards in legal for face in cards)
        lay = Counter(face for each in before for face in each.cards)
        rack = Counter(hands.faces(deal.hands[seat], self.sheet.pack.family))
        sets = tuple(known(self.melds, cards) for cards in legal)
        if not deal.opened[seat] or not stays <= lay + rack:
            return ()
        jokers = self.sheet.joker_sets
        if (
            jokers is not None
            and flaw_of_joker_sets(self.melds, jokers, TableChange(before, sets, stays - lay)) is not None
        ):
            return ()
        taken = lay - stays
        if taken[JOKER] > 0 or not taken:
            return ()
        left = hands.of((lay + rack - stays).elements())
        deal.rearrange(left, [TableMeld(each.cards, each.kinds[0], None) for each in sets])
        return (LooseTilesTaken(seat, tuple(sorted(taken.elements())), tuple(each.cards for each in sets)),)


BEHAVIOUR = RearrangeStep
