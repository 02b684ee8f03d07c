"""One turn at a table that everybody may rearrange: is it legal afterwards, what was played, and does it open?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from msgspec.structs import replace

from rummykit import hands
from rummykit.cards import FIRST_TILE, JOKER, Face, Faces, is_joker, show
from rummykit.hands import Hand
from rummykit.melds.meld import from_hand
from rummykit.melds.shapes import SetKind
from rummykit.rules import IllegalAction, Opening, Rules
from rummykit.tiles.declared_jokers import flaw_of_declared_jokers
from rummykit.tiles.joker_sets import flaw_of_joker_sets
from rummykit.tiles.table_change import KnownSet, TableChange
from rummykit.tiles.table_sets import TableSets, table_sets

DeclaredKinds: TypeAlias = Iterable[tuple[int, SetKind]]
"""The declared kinds of sets, each with the set's place in the table."""

_PIECES = {
    "tiles": frozenset(range(FIRST_TILE, FIRST_TILE + hands.LAYER)),
    "cards": frozenset(range(hands.LAYER)),
}
"""The faces that can be on a rack or in a hand."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a legal rearrangement does: the pieces it plays, the sets afterwards, the worth of a first meld."""

    played: Faces
    table: tuple[KnownSet, ...]
    opening: int | None


def known(melds: TableSets, cards: Faces, kind: SetKind | None = None) -> KnownSet:
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
    melds = table_sets(rules)
    lay_there = {each.cards: each for each in before}
    after = tuple([cards if cards in lay_there else melds.as_laid(tuple(cards)) for cards in table])
    played = _conserved(rules, before, lay_there, rack, after)
    sets = _legal_sets(rules, melds, lay_there, after, dict(kinds))
    if not played:
        raise IllegalAction("no_card_played" if rules.pack.family == "cards" else "no_tile_played", rules.id)
    opening = None
    table_before = tuple(before)
    from_rack = played
    if not opened and rules.opening is not None:
        opening, laid = _opening(rules, melds, before, sets, played, first_meld)
        table_before = (*table_before, *laid)
        from_rack = played - Counter(face for each in laid for face in from_hand(each.cards))
    if rules.joker_sets is not None:
        change = TableChange(table_before, sets, from_rack)
        if rules.joker_sets.may_be_split:
            flaw = flaw_of_declared_jokers(change)
        else:
            flaw = flaw_of_joker_sets(melds, rules.joker_sets, change)
        if flaw is not None:
            raise IllegalAction(flaw.code, rules.id, **flaw.params)
    return Outcome(tuple(sorted(played.elements())), sets, opening)


def opening_value(
    rules: Rules, before: Sequence[KnownSet], table: Sequence[Faces], first_meld: Sequence[Faces] = ()
) -> int:
    """What the new sets of a draft are worth towards the first meld; illegal sets count nothing."""
    melds = table_sets(rules)
    laid = first_meld or _new_sets(before, tuple(melds.as_laid(tuple(cards)) for cards in table))
    total = 0
    for cards in laid:
        readings = melds.readings(melds.as_laid(tuple(cards)))
        if readings:
            total += readings[0].value
    return total


def _conserved(
    rules: Rules, before: Sequence[KnownSet], lay_there: Mapping[Faces, KnownSet], rack: Hand, after: Sequence[Faces]
) -> Counter[Face]:
    """The pieces played; refuses those that left the table or were never on the rack.

    Sets that did not change cancel out; only the pieces of the others are counted.
    """
    cards = rules.pack.family == "cards"
    lie = set(after)
    laid: Iterable[Faces] = after
    undone: Iterable[Faces] = (each.cards for each in before)
    if len(lie) == len(after) and len(lay_there) == len(before):  # no set lies there twice
        laid, undone = lie.difference(lay_there), lay_there.keys() - lie
    if cards:
        laid, undone = map(from_hand, laid), map(from_hand, undone)
    more: dict[Face, int] = {}
    for face in chain.from_iterable(laid):
        more[face] = more.get(face, 0) + 1
    for face in chain.from_iterable(undone):
        more[face] = more.get(face, 0) - 1
    gone = [face for face, copies in more.items() for _ in range(-copies)]
    if gone:
        if cards:
            raise IllegalAction("card_missing", rules.id, cards=show(sorted(gone)))
        raise IllegalAction("tile_missing", rules.id, tiles=show(sorted(gone)))
    played = {face: copies for face, copies in more.items() if copies}
    on_rack = all(hands.count(rack, face) >= copies for face, copies in played.items())
    if not on_rack or not _PIECES[rules.pack.family].issuperset(played):
        foreign = show(sorted((Counter(played) - Counter(hands.faces(rack, rules.pack.family))).elements()))
        if cards:
            raise IllegalAction("not_in_hand", rules.id, cards=foreign)
        raise IllegalAction("tile_not_yours", rules.id, tiles=foreign)
    return Counter(played)


def _legal_sets(
    rules: Rules,
    melds: TableSets,
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
    melds: TableSets,
    before: Sequence[KnownSet],
    sets: Sequence[KnownSet],
    played: Counter[Face],
    first_meld: Sequence[Faces],
) -> tuple[int, tuple[KnownSet, ...]]:
    """The worth and the sets of the first meld; refuses one that is worth too little or changes the table.

    Where the table may be rearranged after it and no minimum is asked for, sets that are not named are those of pieces
    from the rack alone.
    """
    assert rules.opening is not None
    minimum = rules.opening.minimum
    if first_meld and rules.opening.then_manipulate:
        laid = []
        stands = {each.cards: each for each in sets}
        for cards in first_meld:
            cards = melds.as_laid(tuple(cards))
            flaw = melds.flaw(cards)
            if flaw is not None:
                raise IllegalAction(flaw.code, rules.id, **flaw.params)
            laid.append(stands[cards] if cards in stands else known(melds, cards))
        from_rack = Counter(face for each in laid for face in from_hand(each.cards))
        if not from_rack <= played:
            foreign = next((each for each in laid if not Counter(from_hand(each.cards)) <= played), laid[-1])
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
            own = [each for each in laid if Counter(from_hand(each.cards)) <= played]
            enough = sum(_worth(melds, each) for each in own) >= minimum and not lacks(rules.opening, own)
            if enough and not rules.opening.then_manipulate:
                raise IllegalAction("no_manipulation_in_opening_turn", rules.id)
            if minimum:
                raise IllegalAction("table_changed_before_opening", rules.id, minimum=minimum)
            if not (enough and own):
                raise IllegalAction("table_changed_before_first_meld", rules.id)
            laid = own
    value = sum(_worth(melds, each) for each in laid)
    if value < minimum:
        raise IllegalAction("opening_too_low", rules.id, minimum=minimum, value=value)
    refusal = contract_refusal(rules, laid)
    if refusal is not None:
        raise refusal
    return value, tuple(laid)


def contract_refusal(rules: Rules, laid: Sequence[KnownSet]) -> IllegalAction | None:
    """Why these sets are not what a contract asks of a first meld; None where they are, and without a contract."""
    opening = rules.opening
    if opening is None or opening.contract is None or not lacks(opening, laid):
        return None
    if not lacks(replace(opening, natural_run=False), laid):
        return IllegalAction("opening_needs_natural_run", rules.id)
    return IllegalAction("not_the_first_contract", rules.id, **opening.contract.told)


def lacks(opening: Opening, laid: Sequence[KnownSet]) -> bool:
    """Whether these sets lack some that the contract of a first meld asks for; others may lie beside them.

    Where a natural run is asked for, a run with a joker is none of the contract.
    """
    contract = opening.contract
    if contract is None:
        return False
    wanted: tuple[tuple[SetKind, tuple[int, ...]], ...] = (("group", contract.groups), ("run", contract.runs))
    for kind, sizes in wanted:
        natural = kind == "run" and opening.natural_run
        having = [
            each.cards for each in laid if kind in each.kinds and not (natural and any(map(is_joker, each.cards)))
        ]
        found = sorted(map(len, having), reverse=True)
        least = sorted(sizes, reverse=True)
        if len(found) < len(least) or any(size < need for size, need in zip(found, least, strict=False)):
            return True
    return False


def _worth(melds: TableSets, each: KnownSet) -> int:
    return next(reading.value for reading in melds.readings(each.cards) if reading.kind in each.kinds)
