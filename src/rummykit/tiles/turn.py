"""One turn at a table of tiles: is the table after it legal, what was played, and does it open?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import TypeAlias

from rummykit import hands
from rummykit.cards import FIRST_TILE, JOKER, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.shapes import SetKind
from rummykit.rules import IllegalAction, Rules
from rummykit.tiles.joker_sets import flaw_of_joker_sets
from rummykit.tiles.sets import TileMelds, tile_melds
from rummykit.tiles.table_change import KnownSet, TableChange

DeclaredKinds: TypeAlias = Iterable[tuple[int, SetKind]]
"""The declared kinds of sets, each with the set's place in the table."""

_TILES = frozenset(range(FIRST_TILE, FIRST_TILE + hands.LAYER))
"""The faces that can be on a rack."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a legal rearrangement does: the tiles it plays, the sets afterwards, the worth of a first meld."""

    played: Faces
    table: tuple[KnownSet, ...]
    opening: int | None


def as_laid(melds: TileMelds, cards: Iterable[Face]) -> Faces:
    """A set in legal order: without jokers the given order does not matter; with jokers it stands."""
    given = tuple(cards)
    if melds.readings(given) or max(given, default=0) >= JOKER:
        return given
    return melds.tidy(given) or given


def known(melds: TileMelds, cards: Faces, kind: SetKind | None = None) -> KnownSet:
    """A legal set; an undeclared kind is that of the most valuable reading, or of all that are worth as much."""
    if kind is not None:
        return KnownSet(cards, (kind,))
    readings = melds.readings(cards)
    best = readings[0].value if readings else None
    return KnownSet(cards, tuple([reading.kind for reading in readings if reading.value == best]))


def rearranged(
    rules: Rules,
    opened: bool,
    before: Sequence[KnownSet],
    rack: Hand,
    table: Sequence[Faces],
    first_meld: Sequence[Faces] = (),
    kinds: DeclaredKinds = (),
) -> Outcome:
    """The outcome of a turn that ends with `table`; raises `IllegalAction` if the turn may not end like that.

    `before` is the table at the start of the turn, `opened` whether the player has made the first meld; `first_meld`
    names its sets if they were rearranged in the same turn. `kinds` declares sets by their place in the table.
    """
    melds = tile_melds(rules.groups, rules.runs, rules.special_jokers)
    lay_there = {each.cards: each for each in before}
    after = tuple([cards if cards in lay_there else as_laid(melds, cards) for cards in table])
    played = _conserved(rules, before, lay_there, rack, after)
    sets = _legal_sets(rules, melds, lay_there, after, dict(kinds))
    if not played:
        raise IllegalAction("no_tile_played", rules.id)
    opening = None
    table_before = tuple(before)
    from_rack = played
    if not opened and rules.opening is not None:
        opening, laid = _opening(rules, melds, before, sets, played, first_meld)
        table_before = (*table_before, *laid)
        from_rack = played - Counter(face for each in laid for face in each.cards)
    if rules.joker_sets is not None:
        flaw = flaw_of_joker_sets(melds, rules.joker_sets, TableChange(table_before, sets, from_rack))
        if flaw is not None:
            raise IllegalAction(flaw.code, rules.id, **flaw.params)
    return Outcome(tuple(sorted(played.elements())), sets, opening)


def opening_value(
    rules: Rules, before: Sequence[KnownSet], table: Sequence[Faces], first_meld: Sequence[Faces] = ()
) -> int:
    """What the new sets of a draft are worth towards the first meld; illegal sets count nothing."""
    melds = tile_melds(rules.groups, rules.runs, rules.special_jokers)
    laid = first_meld or _new_sets(before, tuple(as_laid(melds, cards) for cards in table))
    total = 0
    for cards in laid:
        readings = melds.readings(as_laid(melds, cards))
        if readings:
            total += readings[0].value
    return total


def _conserved(
    rules: Rules, before: Sequence[KnownSet], lay_there: Mapping[Faces, KnownSet], rack: Hand, after: Sequence[Faces]
) -> Counter[Face]:
    """The tiles played; refuses tiles that left the table or were never on the rack.

    Sets that did not change cancel out; only the tiles of the others are counted.
    """
    lie = set(after)
    laid: Iterable[Faces] = after
    undone: Iterable[Faces] = (each.cards for each in before)
    if len(lie) == len(after) and len(lay_there) == len(before):  # no set lies there twice
        laid, undone = lie.difference(lay_there), lay_there.keys() - lie
    more: dict[Face, int] = {}
    for face in chain.from_iterable(laid):
        more[face] = more.get(face, 0) + 1
    for face in chain.from_iterable(undone):
        more[face] = more.get(face, 0) - 1
    gone = [face for face, copies in more.items() for _ in range(-copies)]
    if gone:
        raise IllegalAction("tile_missing", rules.id, tiles=show(sorted(gone)))
    played = {face: copies for face, copies in more.items() if copies}
    if not hands.holds(rack, chain.from_iterable(map(repeat, played, played.values()))) or not _TILES.issuperset(
        played
    ):
        foreign = Counter(played) - Counter(hands.faces(rack, "tiles"))
        raise IllegalAction("tile_not_yours", rules.id, tiles=show(sorted(foreign.elements())))
    return Counter(played)


def _legal_sets(
    rules: Rules,
    melds: TileMelds,
    lay_there: Mapping[Faces, KnownSet],
    after: Sequence[Faces],
    declared: Mapping[int, SetKind],
) -> tuple[KnownSet, ...]:
    sets = []
    for place, cards in enumerate(after):
        lay = lay_there.get(cards)
        if lay is not None and place not in declared:
            sets.append(lay)
            continue
        readings = melds.readings(cards)
        if not readings:
            flaw = melds.flaw(cards)
            assert flaw is not None
            raise IllegalAction(flaw.code, rules.id, **flaw.params)
        kind = declared.get(place)
        if kind is not None and all(reading.kind != kind for reading in readings):
            raise IllegalAction("not_of_kind", rules.id, meld=show(cards), kind=kind)
        sets.append(known(melds, cards, kind))
    return tuple(sets)


def _shape(cards: Faces, kinds: Sequence[SetKind]) -> Faces:
    """A key that is the same for equal sets: only in a run with jokers does the order matter."""
    return cards if JOKER in cards and "run" in kinds else tuple(sorted(cards))


def _new_sets(before: Sequence[KnownSet], after: Sequence[Faces]) -> list[Faces]:
    """The sets on the table after the turn that were not there before."""
    were = Counter(tuple(sorted(each.cards)) for each in before)
    new = []
    for cards in after:
        shape = tuple(sorted(cards))
        if were[shape]:
            were[shape] -= 1
        else:
            new.append(cards)
    return new


def _opening(
    rules: Rules,
    melds: TileMelds,
    before: Sequence[KnownSet],
    sets: Sequence[KnownSet],
    played: Counter[Face],
    first_meld: Sequence[Faces],
) -> tuple[int, tuple[KnownSet, ...]]:
    """The worth and the sets of the first meld; refuses one that is worth too little or changes the table."""
    assert rules.opening is not None
    minimum = rules.opening.minimum
    if first_meld and rules.opening.then_manipulate:
        laid = []
        stands = {each.cards: each for each in sets}
        for cards in first_meld:
            cards = as_laid(melds, cards)
            flaw = melds.flaw(cards)
            if flaw is not None:
                raise IllegalAction(flaw.code, rules.id, **flaw.params)
            laid.append(stands[cards] if cards in stands else known(melds, cards))
        from_rack = Counter(face for each in laid for face in each.cards)
        if not from_rack <= played:
            foreign = next(each for each in laid if not Counter(each.cards) <= played)
            raise IllegalAction("opening_not_from_rack", rules.id, meld=show(foreign.cards))
    else:
        were = Counter(_shape(each.cards, each.kinds) for each in before)
        laid = []
        for each in sets:
            shape = _shape(each.cards, each.kinds)
            if were[shape]:
                were[shape] -= 1
            else:
                laid.append(each)
        if +were:
            own = [each for each in laid if Counter(each.cards) <= played]
            enough = sum(_worth(melds, each) for each in own) >= minimum
            if enough and not rules.opening.then_manipulate:
                raise IllegalAction("no_manipulation_in_opening_turn", rules.id)
            raise IllegalAction("table_changed_before_opening", rules.id, minimum=minimum)
    value = sum(_worth(melds, each) for each in laid)
    if value < minimum:
        raise IllegalAction("opening_too_low", rules.id, minimum=minimum, value=value)
    return value, tuple(laid)


def _worth(melds: TileMelds, each: KnownSet) -> int:
    return next(reading.value for reading in melds.readings(each.cards) if reading.kind in each.kinds)
