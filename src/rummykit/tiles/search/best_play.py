"""The best play on a table that everybody may rearrange."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from rummykit.cards import JOKER, Face, Faces
from rummykit.melds.shapes import SetKind
from rummykit.rules import Rules
from rummykit.rules.families import GameFamily
from rummykit.rules.sheet import check_sheet
from rummykit.tiles.search.card_play import card_table
from rummykit.tiles.search.check import check_pieces, check_shapes, legal_table, sets_of
from rummykit.tiles.search.fewest_changes import fewest_changes
from rummykit.tiles.search.free_jokers import PATIENCE, FreeJokerSearch
from rummykit.tiles.search.kept_jokers import KeptJokerSearch
from rummykit.tiles.search.objective import NOTHING, Found, Objective, Scale, scale
from rummykit.tiles.search.table_play import TablePlay
from rummykit.tiles.sets import tile_melds
from rummykit.tiles.turn import known

Kinds: TypeAlias = Mapping[int, SetKind]
"""The kinds of sets on a table, by set number from 0."""


def table(
    rules: Rules,
    table: Sequence[Sequence[Face]] = (),
    rack: Sequence[Face] = (),
    objective: Objective = "lex",
    weights: Mapping[Face, int] | None = None,
    kinds: Kinds | None = None,
    calm: bool = False,
    patience: int = PATIENCE,
) -> TablePlay:
    """The best play of `rack` in one turn, for a player who has made the first meld.

    Every tile of the table stays in a set, and nothing returns to the rack. `weights` replaces what `objective` counts
    for a played tile, by face: 0 … `MAX_TILE_WEIGHT`, for a joker also negative. `kinds` tells which kind a set is that
    could be a group or a run, by its number from 0. `calm` picks, among the best plays, one that changes the fewest
    sets (`rummykit.tiles.search.fewest_changes`); it takes longer, and works where jokers are free. `patience` is how
    many half-solved tables are tried where jokers are special; with less of it a play may be good and not `proven`.

    Raises `ValueError` for an illegal set, an unknown tile, more of a tile than the pack holds, and games without such
    tables.
    """
    check_sheet(rules)
    table, rack = sets_of(table), tuple(rack)
    if rules.family is GameFamily.CARD_TABLE:
        return card_table(rules, table, rack, objective, weights)
    check_shapes(rules)
    best = scale(rules, objective, weights)
    if best.special is not None and any(face >= JOKER for cards in (*table, rack) for face in cards):
        return _freed(rules, best, table, rack, 0, patience)
    if rules.joker_sets is not None and not _free(rules) and any(JOKER in cards for cards in table):
        return _frozen(rules, best, table, rack, kinds or {})
    try:
        found = best.solver.play(table, rack)
    except (TypeError, ValueError):
        table = _put_right(rules, table, rack)
        found = best.solver.play(table, rack)
    if calm and found is not None:
        found = fewest_changes(best, table, rack, found)
    return _play(rules, table, found)


def whole_rack(
    rules: Rules,
    lying: Sequence[Sequence[Face]],
    rack: Sequence[Face],
    kinds: Kinds | None = None,
    patience: int = PATIENCE,
) -> TablePlay | None:
    """All of the rack in one turn, beside the sets that are lying; None if no such play is found. Otherwise as `table`.

    Where jokers are special it is found out much sooner than what can be done at best.
    """
    check_sheet(rules)
    lying, rack = sets_of(lying), tuple(rack)
    special = rules.special_jokers is not None and any(face >= JOKER for cards in (*lying, rack) for face in cards)
    if special:
        check_shapes(rules)
        best = scale(rules, "lex")
        check_pieces(rules, rack)
        play = _freed(rules, best, lying, rack, best.score(rack) - 1, patience)
    else:
        play = table(rules, lying, rack, kinds=kinds)
    return play if play.tiles == len(rack) else None


def table_of_loose_tiles(
    rules: Rules,
    lying: Sequence[Face],
    rack: Sequence[Face] = (),
    objective: Objective = "lex",
    weights: Mapping[Face, int] | None = None,
) -> TablePlay:
    """The best play where only the tiles on the table are known, not the sets; jokers must be free.

    Raises `ValueError` as `table` does, and if these tiles cannot all lie in sets.
    """
    check_shapes(rules)
    lying, rack = tuple(lying), tuple(rack)
    best = scale(rules, objective, weights)
    check_pieces(rules, rack, lying)
    if not _free(rules) and any(face >= JOKER for face in lying):
        raise ValueError(f"For jokers on a table of {rules.names.en} it must be known in which sets they lie.")
    found = best.freely(lying, rack, NOTHING)
    if found is None or best.freely(lying, (), NOTHING) is None:
        raise ValueError("The tiles of the table do not all lie in sets.")
    return _play(rules, (), found)


def _free(rules: Rules) -> bool:
    """Whether jokers on the table may be used like any other tile."""
    jokers = rules.joker_sets
    return jokers is None or (jokers.may_be_rearranged and jokers.goes_to != "new_set")


def _put_right(rules: Rules, table: Sequence[Sequence[Face]], rack: Sequence[Face]) -> tuple[Faces, ...]:
    """The table with every set in order; raises `ValueError` that says what is wrong with the table or the rack."""
    check_pieces(rules, rack, *table)
    return legal_table(rules, table)


def _freed(
    rules: Rules, best: Scale, table: Sequence[Sequence[Face]], rack: Sequence[Face], beat: int, patience: int
) -> TablePlay:
    search = FreeJokerSearch(rules, best, _put_right(rules, table, rack), rack, beat, patience)
    found = search.solve()
    if found is not None:
        found = found[0], found[1], _in_place(table, found[2])
    return replace(_play(rules, search.before, found), proven=search.proven)


def _in_place(table: Sequence[Sequence[Face]], after: Sequence[tuple[Face, ...]]) -> list[tuple[Face, ...]]:
    """The sets afterwards: first the unchanged ones, as they lay and in their order."""
    left = [(tuple(sorted(cards)), cards) for cards in after]
    same = []
    for cards in table:
        tiles = tuple(sorted(cards))
        place = next((place for place, (now, _) in enumerate(left) if now == tiles), None)
        if place is not None:
            left.pop(place)
            same.append(tuple(cards))
    return [*same, *(cards for _, cards in left)]


def _frozen(
    rules: Rules, best: Scale, table: Sequence[Sequence[Face]], rack: Sequence[Face], kinds: Kinds
) -> TablePlay:
    assert rules.joker_sets is not None
    table = _put_right(rules, table, rack)
    melds = tile_melds(rules.groups, rules.runs)
    for number, kind in kinds.items():
        if not 0 <= number < len(table) or all(r.kind != kind for r in melds.readings(tuple(table[number]))):
            raise ValueError(f"Set {number + 1} is no {kind}.")
    before = [known(melds, tuple(cards), kinds.get(number)) for number, cards in enumerate(table)]
    return _play(rules, table, KeptJokerSearch(rules, best, before, rack).solve())


def _play(rules: Rules, table: Sequence[Sequence[Face]], found: Found | None) -> TablePlay:
    if found is None:
        return TablePlay(table_after=tuple([tuple(cards) for cards in table]), played=(), tiles=0, value=0)
    _, played, after = found
    of = rules.values.of
    return TablePlay(
        table_after=tuple(after), played=played, tiles=len(played), value=sum([of(face) for face in played])
    )
