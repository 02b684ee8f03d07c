"""Every way to keep the joker sets of a table or to exchange their jokers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import NamedTuple

from rummykit.cards import JOKER, Face, Faces
from rummykit.rules import JokerSets
from rummykit.tiles.joker_sets import Exchange, exchanges, needed_from_rack
from rummykit.tiles.search.kept_joker_position import FreedJoker, KeptJokerPosition
from rummykit.tiles.sets import TileMelds
from rummykit.tiles.table_change import KnownSet


class ExchangePlan(NamedTuple):
    """What becomes of a joker set: the tiles exchanged for its jokers, in order, and the set afterwards."""

    exchanged: Faces
    lies: KnownSet

    @property
    def stays(self) -> bool:
        """Whether a joker is left in it, so that the set may only be added to."""
        return JOKER in self.lies.cards


def positions_after_exchanges(
    melds: TileMelds, jokers: JokerSets, before: Sequence[KnownSet], rack: Sequence[Face]
) -> Iterator[KeptJokerPosition]:
    """Every position that keeping or freeing jokers leads to; first the one where all are kept."""
    frozen = [known for known in before if JOKER in known.cards]
    free = Counter(face for known in before if JOKER not in known.cards for face in known.cards)
    for plans in product(*[list(_plans(melds, known)) for known in frozen]):
        for needed in _needed(jokers, free, [known.cards for known in frozen], plans):
            if not needed <= Counter(rack):
                continue
            freed = tuple(FreedJoker(plan.lies) for plan in plans for _ in plan.exchanged)
            loose = Counter(face for plan in plans if not plan.stays for face in plan.lies.cards)
            spent = Counter(face for plan in plans for face in plan.exchanged)
            must = free + needed + loose + Counter({JOKER: len(freed)}) - spent
            yield KeptJokerPosition(
                must=must,
                may=Counter(rack) - needed,
                kept=tuple(plan.lies for plan in plans if plan.stays),
                waiting=freed,
                played=tuple(needed.elements()),
            )


def _plans(melds: TileMelds, known: KnownSet, exchanged: Faces = ()) -> Iterator[ExchangePlan]:
    if JOKER not in known.cards:
        yield ExchangePlan(exchanged, known)
        return
    for kind in known.kinds:
        yield ExchangePlan(exchanged, KnownSet(known.cards, (kind,)))
    for without, spent in exchanges(melds, known):
        yield from _plans(melds, without, (*exchanged, spent))


def _needed(
    jokers: JokerSets, free: Counter[Face], frozen: Sequence[Faces], plans: Sequence[ExchangePlan]
) -> Iterator[Counter[Face]]:
    """The fewest rack tiles that the exchanges need; several answers where the order makes a difference."""
    if jokers.replacement == "rack":
        yield Counter(face for plan in plans for face in plan.exchanged)
        return
    turns = [number for number, plan in enumerate(plans) for _ in plan.exchanged]
    found: list[Counter[Face]] = []
    for order in sorted(set(permutations(turns))):
        to_come = [iter(plan.exchanged) for plan in plans]
        exchanged = [Exchange(number, next(to_come[number])) for number in order]
        found.append(needed_from_rack(free, frozen, exchanged))
    for place, needed in enumerate(found):
        if not any(other <= needed for other in found[:place]) and not any(o < needed for o in found[place:]):
            yield needed
