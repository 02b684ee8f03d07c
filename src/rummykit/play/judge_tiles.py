"""What the engine says of tiles that are tried on the table, one of them wild: their worth, and how they may lie."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import Faces
from rummykit.melds.laid_tiles import LaidTiles
from rummykit.play.actions import LayOff, Meld, Open
from rummykit.play.judgement import Judgement, Way
from rummykit.play.melds import laid_tiles_in
from rummykit.play.state import State
from rummykit.rules import Opening, Refusal


def judge_tiles(deal: State, action: Open | Meld | LayOff, refusal: Refusal | None) -> Judgement:
    """What new melds count towards a first meld that is still due, or how many pairs they are, and how they may lie."""
    opening = deal.rules.opening
    if isinstance(action, LayOff) or (refusal is not None and refusal.code == "not_in_hand") or opening is None:
        return Judgement(action=action, refusal=refusal)
    melds = laid_tiles_in(deal.rules, deal.wild)
    given = action.new_melds
    ways = tuple(tuple(_ways(melds, tiles)) for tiles in given)
    if deal.opened[deal.turn]:
        return Judgement(action=action, refusal=refusal, ways=ways)
    laid = [meld for meld in map(melds.as_laid, given) if meld is not None]
    pairs = [meld for meld in laid if meld.kind == "pair"]
    value, minimum = _needed(deal, opening, pairs=bool(pairs) and len(pairs) == len(laid))
    return Judgement(
        action=action,
        opening=len(pairs) if value else sum(meld.value for meld in laid),
        minimum=minimum,
        refusal=refusal,
        ways=ways,
    )


def _needed(deal: State, opening: Opening, *, pairs: bool) -> tuple[bool, int]:
    """Whether pairs are counted, and what is needed of what is."""
    if pairs and opening.pairs is not None:
        return True, max(opening.pairs, deal.first_pairs + 1 if opening.must_beat_last else 0)
    return False, max(opening.minimum, deal.first_points + 1 if opening.must_beat_last else 0)


def _ways(melds: LaidTiles, tiles: Faces) -> Iterator[Way]:
    """Every way in which tiles may lie as a meld, where there are several; first the one that is taken as given."""
    first = melds.as_laid(tiles)
    if first is None or first.kind == "pair":
        return
    orders = dict.fromkeys((first.meld, *(each.meld for each in melds.tiles.readings(tuple(sorted(tiles))))))
    if len(orders) > 1:
        yield from (Way(cards=order, meld=order) for order in orders)
