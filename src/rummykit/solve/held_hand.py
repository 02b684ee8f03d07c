"""Tiles in the hand, with a wild tile: how many a whole hand lacks, and the best arrangement of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from rummykit.cards import Face, Faces
from rummykit.melds.indicated import IndicatedMelds
from rummykit.melds.meld_solver import ONE_EACH
from rummykit.play.melds import indicated_in
from rummykit.rules import Rules
from rummykit.rules.sheet import check_sheet
from rummykit.solve.best_of_family import BEST
from rummykit.tiles.search.check import check_pieces, check_wild


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldPlay:
    """A hand as it lies best: its melds or pairs as laid, and the other tiles, ascending.

    `away` is how many tiles must still be exchanged or come until the whole hand lies so, `pairs` whether that is in
    pairs. `discard` is a tile to throw without which the hand lacks no more, where there is one too many.
    """

    melds: tuple[Faces, ...]
    left: Faces
    away: int
    pairs: bool = False
    discard: Face | None = None


def held_hand(rules: Rules, tiles: Iterable[Face], wild: Face) -> HeldPlay:
    """The nearest finish of a hand of any size up to one tile more than a whole one, with `wild` as the wild tile.

    Raises `ValueError` for another game, for tiles that the game does not have, and for more tiles than a hand.
    """
    check_sheet(rules)
    if BEST.of(rules) != "finish":
        raise ValueError(f"{rules.names.en} has no hand of tiles that is laid whole.")
    held = tuple(sorted(tiles))
    check_pieces(rules, held)
    check_wild(rules, wild)
    melds, size = indicated_in(rules, wild), rules.deal.hand_for(rules.players[0])
    if len(held) > size + 1:
        raise ValueError(f"{len(held)} tiles are more than a hand and the one that is thrown, {size + 1}.")
    if len(held) <= size:
        return _laid(melds, held, size)
    found = [(_laid(melds, _without(held, face), size), face) for face in dict.fromkeys(held)]
    best, thrown = min(found, key=lambda each: (each[0].away, each[1] == wild, len(each[0].left)))
    return replace(best, discard=thrown)


def _laid(melds: IndicatedMelds, held: Faces, size: int) -> HeldPlay:
    """A hand without a tile too many."""
    in_melds, in_pairs = melds.away_in_melds(held, size), melds.away_in_pairs(held, size)
    away, pairs = min(in_melds, in_pairs), in_pairs < in_melds
    whole = melds.whole(held) if away == 0 else None
    laid = whole or (melds.pairs_of(held) if pairs else melds.least_left(held, ONE_EACH, discards=False))
    left = Counter(held) - Counter(face for meld in laid for face in meld)
    return HeldPlay(melds=laid, left=tuple(sorted(left.elements())), away=away, pairs=pairs)


def _without(held: Faces, face: Face) -> Faces:
    at = held.index(face)
    return held[:at] + held[at + 1 :]
