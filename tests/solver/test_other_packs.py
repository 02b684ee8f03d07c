"""Tiles of packs of other sizes: against every way to lay them, and the usual pack against the usual solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest

from rummykit import solve
from rummykit.cards import JOKER, Face, colour_of, number_of
from rummykit.cli import main
from rummykit.solve import TilePack, best_play_of_pack
from rummykit.tiles.search.other_packs import Tile
from tests.examples import seeds
from tests.solver.tiles import FREE, small_problem

PACKS = [
    TilePack(colours=3, numbers=4, copies=3, jokers=3),
    TilePack(colours=2, numbers=5, copies=4, jokers=4),
    TilePack(colours=5, numbers=3, copies=1, jokers=2),
    TilePack(colours=6, numbers=2, copies=2, jokers=1),
    TilePack(colours=4, numbers=6, copies=1, jokers=0),
]


def every_set(pack: TilePack) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every set without jokers."""
    for number in range(1, pack.numbers + 1):
        for size in range(3, pack.colours + 1):
            for colours in combinations(range(pack.colours), size):
                yield tuple((colour, number) for colour in colours)
    for colour in range(pack.colours):
        for first in range(1, pack.numbers + 1):
            for last in range(first + 2, pack.numbers + 1):
                yield tuple((colour, number) for number in range(first, last + 1))


@cache
def with_jokers(pack: TilePack) -> frozenset[frozenset[tuple[Tile, int]]]:
    """Every set as how many it has of each tile; at least one tile is no joker."""
    found = set()
    for cards in every_set(pack):
        for kept in range(max(1, len(cards) - pack.jokers), len(cards) + 1):
            for naturals in combinations(cards, kept):
                tiles: list[Tile] = [*naturals, *[None] * (len(cards) - kept)]
                found.add(frozenset(Counter(tiles).items()))
    return frozenset(found)


def lays(pack: TilePack, tiles: Counter[Tile]) -> bool:
    """Whether all of the tiles lie in sets."""
    possible = [each for each in map(dict, with_jokers(pack)) if each.keys() <= tiles.keys()]

    @cache
    def rest(left: frozenset[tuple[Tile, int]]) -> bool:
        there = dict(left)
        if not there:
            return True
        first = min(there, key=str)
        for each in possible:
            fits = first in each and all(there.get(face, 0) >= count for face, count in each.items())
            if fits and rest(frozenset((Counter(there) - Counter(each)).items())):
                return True
        return False

    return rest(frozenset(tiles.items()))


def worth(tiles: Sequence[Tile]) -> tuple[int, int]:
    return len(tiles), sum(30 if each is None else each[1] for each in tiles)


@pytest.mark.parametrize("pack", PACKS, ids=str)
def test_against_every_part_of_the_rack(pack: TilePack) -> None:
    one: list[Tile] = [(c, n) for c in range(pack.colours) for n in range(1, pack.numbers + 1)]
    every = [*one * pack.copies, *[None] * pack.jokers]
    laid, tried = 0, seeds(24)
    for seed in tried:
        chance = Random(f"{pack} {seed}")
        left, table = Counter(every), Counter[Tile]()
        for _ in range(chance.randint(0, 2)):
            cards = Counter(dict(chance.choice(sorted(with_jokers(pack), key=lambda each: sorted(map(str, each))))))
            if cards <= left:
                left -= cards
                table += cards
        rest = sorted(left.elements(), key=str)
        rack = chance.sample(rest, min(len(rest), chance.randint(1, 6)))
        parts = {tuple(sorted(part, key=str)) for size in range(len(rack) + 1) for part in combinations(rack, size)}
        best = max(worth(part) for part in parts if lays(pack, table + Counter(part)))
        play = best_play_of_pack(pack, tuple(table.elements()), rack)
        assert play is not None
        assert worth(play.played) == best
        assert play.value == best[1]
        assert Counter(each for cards in play.sets for each in cards) == table + Counter(play.played)
        assert all(frozenset(Counter(cards).items()) in with_jokers(pack) for cards in play.sets)
        laid += bool(play.played)
    assert laid >= len(tried) // 12


def plain(face: Face) -> Tile:
    return None if face == JOKER else (colour_of(face), number_of(face))


def test_as_the_usual_solver() -> None:
    for seed in seeds(12):
        table, rack = small_problem(Random(f"usual {seed}"))
        play = best_play_of_pack(TilePack(), [plain(face) for cards in table for face in cards], [*map(plain, rack)])
        usual = solve.table(FREE, table, rack)
        assert play is not None
        assert worth(play.played) == (usual.tiles, usual.value)


def test_more_colours_numbers_and_jokers_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    sizes = ["--colours", "6", "--numbers", "15", "--copies", "3", "--jokers", "4"]
    asked = ["solve", *sizes, "--table", "r13 r14 r15 / g1 p1 r1", "--rack", "J J J p7 o1 b1 J p8 g1 g1 g2"]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert said.startswith("Play 11 of 11 tiles, worth 141:\n")
    assert "[p7]" in said
    assert main(["solve", *sizes, "--table", "r13 r14", "--rack", "J"]) == 2
    assert "do not all lie in sets" in capsys.readouterr().err
    assert main(["solve", "--jokers", "5", "--rack", "J"]) == 2
    assert "0 to 4 jokers" in capsys.readouterr().err
    assert main(["solve", "--jokers", "3", "--opening", "--rack", "J"]) == 2
    assert main(["solve", "--jokers", "3", "--rack", ""]) == 0


def test_a_table_that_makes_no_sets_has_no_play() -> None:
    assert best_play_of_pack(TilePack(), [(0, 1), (0, 2)], [(0, 4)]) is None


@pytest.mark.parametrize(
    ("pack", "names", "says"),
    [
        (TilePack(colours=3), ["o4"], "colours are r b k"),
        (TilePack(numbers=10), ["r11"], "numbers 1 to 10"),
        (TilePack(jokers=0), ["J"], "no tile"),
        (TilePack(copies=1), ["r4", "R4"], "There are 2 of r4"),
        (TilePack(jokers=3), ["J"] * 4, "There are 4 of J"),
    ],
)
def test_what_the_pack_does_not_have_is_refused(pack: TilePack, names: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        best_play_of_pack(pack, [], [pack.tile(name) for name in names])


@pytest.mark.parametrize("size", [{"colours": 9}, {"numbers": 1}, {"copies": 5}, {"jokers": -1}])
def test_packs_have_their_limits(size: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="A pack has"):
        TilePack(**size)
