"""Use of tiles: whether a tile taken from the player before can be laid in the same turn, perhaps after others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rummykit import hands
from rummykit.cards import Face
from rummykit.hands import Hand
from rummykit.play.melds import laid_tiles_in
from rummykit.play.state import State
from rummykit.play.view import TableMeld
from rummykit.rules import Play, Rules, Swap


class UseOfTiles:
    """What a sheet lets a player do with a tile that must be laid before the discard."""

    def __init__(self, sheet: Rules) -> None:
        self.sheet = sheet
        self.swaps = sheet.step(Swap) is not None
        play = sheet.step(Play)
        self.pairs_for_all = play is not None and play.pairs_for_all
        self.most_after_pairs = None if play is None else play.most_after_pairs

    def is_possible(self, deal: State, tile: Face) -> bool:
        """Whether the seat to act, which has laid its first meld, could lay a tile that it is about to take."""
        return self._reaches(deal, tile, hands.add(deal.hands[deal.turn], tile), deal.table, self._more(deal))

    def is_possible_after(self, deal: State, hand: Hand, table: Sequence[TableMeld], added: int) -> bool:
        """Whether it could still lay the tile that it must, with this hand and table after so many were `added`."""
        assert deal.must_play is not None, "it is asked where a tile must be laid"
        return self._reaches(deal, deal.must_play, hand, table, self._more(deal) - added)

    def _more(self, deal: State) -> int:
        """How many tiles the seat to act may still lay off in this turn."""
        if self.most_after_pairs is None or not deal.goes_for_pairs(deal.turn):
            return hands.size(deal.hands[deal.turn]) + 1
        return self.most_after_pairs - deal.tiles_added

    def _reaches(self, deal: State, tile: Face, hand: Hand, table: Sequence[TableMeld], more: int) -> bool:
        """Melds on the table are lengthened and wild tiles taken from them, until the tile fits or nothing is left.

        Only so many `more` tiles may be laid off.
        """
        if self._is_melded(deal, tile, hand):
            return True
        melds = laid_tiles_in(self.sheet, deal.wild)
        tried: set[tuple[Hand, tuple[TableMeld, ...]]] = set()
        waiting = [(hand, tuple(table), more)]
        while waiting:
            held, lying, more = waiting.pop()
            if hands.size(held) < 2:
                continue
            for number, meld in enumerate(lying):
                fits = melds.extensions(meld.cards, meld.kind)
                if more > 0 and fits >> (tile & 63) & 1:
                    return True
                for face in hands.distinct(fits & held, "tiles") if more > 1 else ():
                    longer = melds.extended(meld.cards, meld.kind, (face,))
                    assert longer is not None
                    if melds.extensions(longer, meld.kind) & ~fits:
                        after = (*lying[:number], meld.becoming(longer), *lying[number + 1 :])
                        _add(waiting, tried, hands.remove(held, face), after, more - 1)
                for face in hands.distinct(melds.freeing(meld.cards, meld.kind) & held, "tiles") if self.swaps else ():
                    freed = melds.freed(meld.cards, meld.kind, face)
                    assert freed is not None
                    if face == tile or self._is_melded(deal, tile, hands.add(hands.remove(held, face), melds.wild)):
                        return True
        return False

    def _is_melded(self, deal: State, tile: Face, hand: Hand) -> bool:
        """Whether a hand has a new meld with the tile, and a tile to spare."""
        melds, seat = laid_tiles_in(self.sheet, deal.wild), deal.turn
        rack = hands.faces(hand, "tiles")
        in_pairs = deal.goes_for_pairs(seat)
        pairs = (in_pairs or (self.pairs_for_all and any(deal.in_pairs))) and len(rack) > 2
        if pairs and any(tile in pair for pair in melds.pairs_within(rack)):
            return True
        return not in_pairs and any(tile in meld and len(meld) < len(rack) for meld in melds.within(rack))


def _add(
    waiting: list[tuple[Hand, tuple[TableMeld, ...], int]],
    tried: set[tuple[Hand, tuple[TableMeld, ...]]],
    hand: Hand,
    table: tuple[TableMeld, ...],
    more: int,
) -> None:
    if (hand, table) not in tried:
        tried.add((hand, table))
        waiting.append((hand, table, more))


@lru_cache(maxsize=64)
def use_of(sheet: Rules) -> UseOfTiles:
    """The one of a sheet."""
    return UseOfTiles(sheet)
