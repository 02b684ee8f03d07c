"""The best first meld from tiles in the hand, with a wild tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rummykit.cards import Face, Faces
from rummykit.play.melds import laid_tiles_in
from rummykit.rules import Rules
from rummykit.rules.sheet import check_sheet
from rummykit.solve.best_of_family import BEST
from rummykit.tiles.search.check import check_pieces, check_wild


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesFirstMeld:
    """Melds as laid, the other tiles, ascending, and what the melds are worth together; `pairs`: they are pairs, worth
    nothing."""

    melds: tuple[Faces, ...]
    left: Faces
    value: int
    pairs: bool = False


def first_meld_of_tiles(rules: Rules, tiles: Iterable[Face], wild: Face) -> TilesFirstMeld:
    """The dearest groups and runs of a rack; pairs where there are enough of them to open, and those fall short.

    Raises `ValueError` for another game, for tiles that the game does not have, and for more tiles than a rack.
    """
    check_sheet(rules)
    if BEST.of(rules) != "first_meld":
        raise ValueError(f"In {rules.names.en} no first meld of tiles is laid from the hand.")
    held = tuple(sorted(tiles))
    check_pieces(rules, held)
    check_wild(rules, wild)
    most = rules.deal.hand_for(rules.players[0]) + rules.deal.starter_extra
    if len(held) > most:
        raise ValueError(f"{len(held)} tiles are more than a rack, {most}.")
    melds, opening = laid_tiles_in(rules, wild), rules.opening
    assert opening is not None, "sheets are checked for it"
    value, laid = melds.dearest(held)
    paired = melds.pairs(held) if opening.pairs is not None and value < opening.minimum else ()
    pairs = opening.pairs is not None and len(paired) >= opening.pairs
    if pairs:
        value, laid = 0, paired
    left = Counter(held) - Counter(face for meld in laid for face in meld)
    return TilesFirstMeld(melds=laid, left=tuple(sorted(left.elements())), value=value, pairs=pairs)
