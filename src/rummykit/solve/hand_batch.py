"""Many hands at once, as arrays."""

from __future__ import annotations

import os

from rummykit.cards import PRINTED_JOKER, Buffer, card
from rummykit.melds.always_wild import as_joker_bytes, is_always_wild
from rummykit.melds.arrange import hand_solver
from rummykit.melds.meld_solver import meld_solver
from rummykit.play.melds import lives_in
from rummykit.rules import Rules
from rummykit.solve.best_hand import check_hand, values_of


def hand_batch(
    rules: Rules,
    hands: Buffer,
    hand_size: int,
    *,
    wild: int | Buffer | None = None,
    discard: bool = False,
    threads: int | None = None,
) -> memoryview[int]:
    """The least deadwood of many hands of one size; with two lives, the fewest points, not capped.

    `hands` are faces side by side, a byte each, 52 for a joker; `wild` is the rank that is wild, for all or a byte for
    each; with `discard` one card of each hand goes first, the one that leaves the least. Uses all cores unless
    `threads` says how many; other Python threads may run meanwhile.

    Raises `ValueError` for games of sides, with wild cards of one colour or with some that are never natural and count
    otherwise than jokers, for incomplete rows, for faces that are no cards, and for hands larger than the kernel takes;
    the number of copies in the game's pack is not checked.
    """
    check_hand(rules, (), 1 if wild is not None else None)
    cores = threads if threads is not None else os.cpu_count() or 1
    if wild is not None:
        ranks = bytes((wild,)) if isinstance(wild, int) else wild
        return lives_in(rules, 0).penalties(hands, hand_size, ranks, discard=discard, threads=cores)
    if rules.has_side_melds or (rules.wilds is not None and rules.wilds.black_only):
        raise ValueError(f"Hands of {rules.names.en} are solved one by one.")
    if rules.wilds is None:
        plain = hand_solver(rules.groups, rules.runs, values_of(rules)[:PRINTED_JOKER])
        return plain.deadwoods(hands, hand_size, discard=discard, threads=cores)
    values = values_of(rules)
    rank = rules.wilds.rank or 0
    if rank and is_always_wild(rules.wilds):
        hands, values, rank = as_joker_bytes(hands, rules.wilds), _with_joker_as(rules, values, rank), 0
    solver = meld_solver(rules.groups, rules.runs, rules.wilds, values)
    return solver.deadwoods(hands, hand_size, wild_ranks=bytes((rank,)), discard=discard, threads=cores)


def _with_joker_as(rules: Rules, values: tuple[int, ...], rank: int) -> tuple[int, ...]:
    """Values in which a joker counts what a card of the wild rank does; `ValueError` where they count differently."""
    wild = values[card(rank, 0)]
    if rules.has_jokers and values[PRINTED_JOKER] != wild:
        raise ValueError(f"Hands of {rules.names.en} are solved one by one.")
    return (*values[:PRINTED_JOKER], wild)
