"""Tables of the large pack, three of each tile and four jokers, against two other ways to solve them."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from rummykit import games, solve
from rummykit._native import TableSolver
from rummykit.cards import FIRST_TILE, JOKER, Face, parse, show
from rummykit.solve import TilePack, best_play_of_pack
from rummykit.tiles.sets import tile_melds
from tests.examples import seeds
from tests.solver import brute
from tests.solver.test_frozen import SHEETS, brute_force, laid
from tests.solver.tiles import FREE, TABLES, judged, plain

LARGE = TilePack(copies=3, jokers=4)
SOLVER = TableSolver([1001 + face % 13 for face in range(52)] + [1030], copies=3, jokers=4)
MELDS = tile_melds(FREE.groups, FREE.runs)
Sets = list[tuple[Face, ...]]
LONGEST_TRIED = 6


def problem(chance: Random, most_tiles: int) -> tuple[Sets, list[Face]]:
    """A table of up to three sets and a rack, from few numbers of some colours, most with all four jokers."""
    low, width = chance.randint(1, 11), chance.randint(3, 6)
    numbers = range(low, min(13, low + width - 1) + 1)
    colours = chance.sample(range(4), chance.randint(1, 4))
    left = Counter([_tile(colour, number) for colour in colours for number in numbers] * 3)
    left[JOKER] = chance.choice((0, 2, 3, 4, 4, 4))
    table: Sets = []
    for _ in range(chance.randint(0, 3)):
        number, colour = chance.choice(numbers), chance.choice(colours)
        run = [_tile(colour, each) for each in range(number, number + chance.choice((3, 3, 4, 5))) if each <= 13]
        group = [_tile(each, number) for each in chance.sample(range(4), chance.choice((3, 4)))]
        cards = chance.choice((run, group))
        for place in chance.sample(range(len(cards)), chance.choice((0, 0, 1, 2)) if len(cards) > 2 else 0):
            cards[place] = JOKER
        if len(cards) > 2 and Counter(cards) <= left:
            left -= Counter(cards)
            table.append(tuple(cards))
    rest = sorted(left.elements())
    rack = chance.sample(rest, min(len(rest), chance.randint(1, most_tiles)))
    if chance.random() < 0.5:
        rack = [*[face for face in rack if face != JOKER], *[JOKER] * left[JOKER]]
    return table, rack


def _tile(colour: int, number: int) -> Face:
    return FIRST_TILE + colour * 13 + number - 1


def test_as_the_solver_of_other_packs() -> None:
    large = 0
    for seed in seeds(300):
        table, rack = problem(Random(f"other packs {seed}"), 9)
        lying = [face for cards in table for face in cards]
        slow = best_play_of_pack(LARGE, [_plain(face) for face in lying], [_plain(face) for face in rack])
        found = SOLVER.solve(lying, rack)
        assert slow is not None
        assert found is not None
        score, played, after, _ = found
        assert score == 1000 * len(slow.played) + slow.value, (list(map(show, table)), show(rack))
        assert Counter(face for cards in after for face in cards) == Counter(lying) + Counter(played)
        assert Counter(played) <= Counter(rack)
        assert all(MELDS.readings(cards) for cards in after)
        large += max(Counter((*lying, *rack)).values()) > 2
    assert large >= len(seeds(300)) // 4


def _plain(face: Face) -> tuple[int, int] | None:
    return None if face == JOKER else ((face - FIRST_TILE) // 13, (face - FIRST_TILE) % 13 + 1)


def test_first_melds_against_brute_force() -> None:
    counts = {tile: 1000 + tile[1] for tile in product(range(4), range(1, 14))} | {brute.JOKER: 1030}
    for seed in seeds(40):
        chance = Random(f"first meld {seed}")
        _, rack = problem(chance, 7)
        minimum = chance.choice((1, 20, 30, 45, 60, 80))
        found = SOLVER.solve((), rack, minimum=minimum)
        best = brute.best((), plain(rack), counts, minimum, jokers=4)
        assert (None if found is None else found[0]) == best, (show(rack), minimum)
        if found is not None:
            assert sum(map(MELDS.value, found[2])) >= minimum


@pytest.mark.slow
def test_joker_sets_against_every_table() -> None:
    natural = [tiles for tiles, _ in brute.every_set() if len(tiles) <= LONGEST_TRIED]
    every = laid(cards for tiles in natural for cards in brute.with_jokers(tiles, 4))
    tried = 0
    for number in range(60 * TABLES):
        rules = [*SHEETS.values(), FREE][number % 6]
        table, rack = problem(Random(f"joker sets {number}"), 4)
        if sum(map(len, table)) + len(rack) > 13 or not any(JOKER in cards for cards in table):
            continue
        tried += 1
        play = solve.table(rules, table, rack)
        best = brute_force(rules, table, rack, every)
        if play.tiles:
            assert judged(rules, table, rack, play.table_after).played == play.played
        score = 1000 * play.tiles + play.value
        longer = any(len(cards) > LONGEST_TRIED for cards in play.table_after)
        assert score == best or (longer and score > best), (list(map(show, table)), show(rack))
    assert tried >= TABLES


@pytest.mark.parametrize(
    ("table", "rack", "played"),
    [
        ("", "r12 J J J J", "r12 J J J J"),
        ("", "J J J J", ""),
        ("", "r5 r5 r5 b5 b5 b5 k5 k5 k5 o5 o5 o5", "r5 r5 r5 b5 b5 b5 k5 k5 k5 o5 o5 o5"),
        ("r1 r2 r3 / r1 r2 r3 / r1 r2 r3", "r4 r4 r4 r5", "r4 r4 r4 r5"),
        ("r1 r2 r3", "b9 J J J J", "b9 J J J J"),
    ],
)
def test_by_hand(table: str, rack: str, played: str) -> None:
    lying = [parse(cards) for cards in table.split("/") if cards.strip()]
    assert solve.table(FREE, lying, parse(rack)).played == tuple(sorted(parse(played)))


def test_more_than_the_pack_holds_is_refused() -> None:
    for rules, rack, says in (
        (games.get("rummikub"), "r1 r1 r1 r1", "4 of r1, and the pack holds 3"),
        (games.get("rummikub_twist"), "r1 r1 r1", "3 of r1, and the pack holds 2"),
        (games.get("rummikub_twist"), "J J J", "3 of J, and the pack holds 2"),
    ):
        with pytest.raises(ValueError, match=says):
            solve.table(rules, [], parse(rack))
    for sizes in ((4, 2), (3, 5), (0, 2), (2, -1)):
        with pytest.raises(ValueError, match="three of each tile"):
            TableSolver([1] * 53, *sizes)
    with pytest.raises(ValueError, match="ace"):
        SOLVER.solve(parse("r1 r1 r1"), (), high_ace=True)
