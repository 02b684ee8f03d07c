"""What the jokers and wild cards of melds on the table stand for, and which faces are wild at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rummykit.cards import PRINTED_JOKER, Faces
from rummykit.melds.meld import CardMelds
from rummykit.melds.shapes import SetKind
from rummykit.melds.wild import WildMelds
from rummykit.play.melds import card_melds, laid_tiles_in, lives_in
from rummykit.play.view import TableMeld
from rummykit.rules import Rules
from rummykit.tiles.table_sets import TableSets, table_sets


class StandsFor:
    """The readings of a sheet; `wild` is the rank that chance made wild in a deal, 0 for none."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.wilds = lru_cache(maxsize=128)(self._wilds)
        self.of = lru_cache(maxsize=16384)(self._of)
        self.none = not rules.rearranges and rules.wilds is None

    def of_table(self, table: Sequence[TableMeld], wild: int) -> tuple[Faces, ...]:
        """What the cards of every meld stand for."""
        return () if self.none else tuple([self.of(meld.cards, meld.kind, wild) for meld in table])

    def _wilds(self, wild: int) -> Faces:
        """The cards of the pack that may stand for others; none for tiles, whose jokers say what they are."""
        if self.rules.rearranges or self.rules.wilds is None:
            return ()
        if self.rules.tiles_in_hand:
            return (wild,)
        melds = self._melds(wild)
        assert isinstance(melds, WildMelds)
        printed = (PRINTED_JOKER,) if self.rules.pack.jokers else ()
        return tuple([face for face in (*range(PRINTED_JOKER), *printed) if melds.is_wild(face)])

    def _melds(self, wild: int) -> CardMelds:
        return card_melds(self.rules) if self.rules.lives is None else lives_in(self.rules, wild).melds

    def _of(self, cards: Faces, kind: SetKind, wild: int) -> Faces:
        """What each card of a meld stands for: a face, or its number alone (192 + number); empty where all of them
        are what they are."""
        rules = self.rules
        told = cards
        if rules.rearranges:
            told = _of_tiles(table_sets(rules), cards, kind)
        elif rules.tiles_in_hand:
            read = laid_tiles_in(rules, wild).as_laid(cards)
            told = cards if read is None else read.stands
        else:
            melds = self._melds(wild)
            if isinstance(melds, WildMelds):
                told = _of_cards(melds, cards, kind)
        return () if told == cards else told


def _of_tiles(melds: TableSets, cards: Faces, kind: SetKind) -> Faces:
    reading = next((reading for reading in melds.readings(cards) if reading.kind == kind), None)
    return cards if reading is None else reading.told(cards)


def _of_cards(melds: WildMelds, cards: Faces, kind: SetKind) -> Faces:
    alike = [reading for reading in melds.readings(tuple(sorted(cards))) if reading.kind == kind]
    for reading in alike:
        if reading.meld == cards:
            return melds.stands(reading)
    return cards
