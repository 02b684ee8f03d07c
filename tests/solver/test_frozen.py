"""Joker sets that may only be added to: every sheet and option against every table that the referee allows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import games, solve
from rummykit.cards import FIRST_TILE, JOKER, Face, parse, show
from rummykit.rules import IllegalAction, Rules
from rummykit.tiles.search.kept_jokers import KeptJokerSearch
from rummykit.tiles.search.objective import scale
from rummykit.tiles.sets import tile_melds
from rummykit.tiles.turn import known
from tests.examples import examples
from tests.solver import brute, frozen_brute
from tests.solver.brute import ALL_ORDERED
from tests.solver.frozen_brute import Options, Universe
from tests.solver.tiles import FREE, TABLES, judged, sets, small_problem

SHEETS = {
    "classic": games.get("rummikub_classic"),
    "rummikub": games.get("rummikub"),
    "two rack tiles": games.get("rummikub", joker_needs_two_rack_tiles=True),
    "from the rack": games.get("rummikub", joker_replacement_source="rack"),
    "both": games.get("rummikub", joker_needs_two_rack_tiles=True, joker_replacement_source="rack"),
}
LEX = {face: 1001 + face % 64 % 13 for face in range(FIRST_TILE, JOKER)} | {JOKER: 1030}
Faces = tuple[Face, ...]
Ways = list[tuple[frozenset[Face], Faces, Counter[Face]]]


def laid(ordered: Iterable[brute.Tiles]) -> Ways:
    """Sets of the brute force as they are laid, each once."""
    return [
        (frozenset(cards), cards, Counter(cards))
        for cards in (
            tuple(JOKER if isinstance(tile, str) else 64 + tile[0] * 13 + tile[1] - 1 for tile in tiles)
            for tiles in dict.fromkeys(ordered)
        )
    ]


LAID = laid(ALL_ORDERED)

Laid = list[tuple[Faces, Counter[Face]]]


def every_table(tiles: Counter[Face], possible: Laid) -> Iterator[tuple[Faces, ...]]:
    """Every way to lay all of the tiles in some of the sets that are possible; the lowest tile left goes first."""
    left = dict(sorted(tiles.items()))
    holding = {face: [each for each in possible if face in each[1]] for face in left}

    def extend() -> Iterator[tuple[Faces, ...]]:
        lowest = next((face for face, copies in left.items() if copies), None)
        if lowest is None:
            yield ()
            return
        for cards, count in holding[lowest]:
            if all(left.get(face, 0) >= copies for face, copies in count.items()):
                for face in cards:
                    left[face] -= 1
                for rest in extend():
                    yield (cards, *rest)
                for face in cards:
                    left[face] += 1

    return extend()


def brute_force(rules: Rules, table: list[Faces], rack: list[Face], sets: Ways = LAID) -> int:
    """The most that any play counts which the referee allows, of these sets."""
    lying = Counter(face for cards in table for face in cards)
    there = lying + Counter(rack)
    possible = [(cards, count) for faces, cards, count in sets if faces <= there.keys() and count <= there]
    plays = {part for size in range(1, len(rack) + 1) for part in combinations(sorted(rack), size)}

    def score(part: Faces) -> int:
        return sum(LEX[face] for face in part)

    for part in sorted(plays, key=score, reverse=True):
        for after in every_table(lying + Counter(part), possible):
            try:
                judged(rules, table, rack, after)
            except IllegalAction:
                continue
            return score(part)
    return 0


@pytest.mark.parametrize(
    ("sheet", "table", "rack", "played"),
    [
        ("rummikub", "r5 J r7", "r6", ""),
        ("rummikub", "r5 J r7", "r8 r6", "r8"),
        ("rummikub", "r5 J r7 / b1 b2 b3", "r6", "r6"),
        ("rummikub", "r5 J r7", "r6 b9 k9", "r6 b9 k9"),
        ("classic", "r5 J r7 / b1 b2 b3", "r6", ""),
        ("classic", "r5 J r7", "r6 b9 k9", "r6 b9 k9"),
        ("classic", "r5 J r7 / r6 b6 k6 o6", "b9 k9", ""),
        ("rummikub", "r5 J r7 / r6 b6 k6 o6", "b9 k9", "b9 k9"),
        ("from the rack", "r5 J r7 / r6 b6 k6 o6", "b9 k9", ""),
        ("classic", "r5 b5 J / b3 b4", "k5", None),
        ("classic", "r5 J r7 / b8 b9 b10", "r8 b11", "r8 b11"),
        ("two rack tiles", "r5 J r7 / b8 b9 b10", "r6", ""),
        ("two rack tiles", "r5 J r7 / b8 b9 b10", "r6 k1 k2", "r6 k1 k2"),
        # A kept run takes in r6 while another run of red ends there.
        ("rummikub", "r7 J J / r4 r5 r6", "r6 r7", "r6 r7"),
        # Each of two joker sets has the tile that would free the other's joker.
        ("rummikub", "r9 J r11 / r10 J r12 / b1 b2 b3", "k4", ""),
        # One tile frees both jokers, one after the other.
        ("rummikub", "r5 J r7 / b6 k6 J / r2 r3 r4 / r8 r9 r10", "r6 o1 b1", "r6 o1 b1"),
        # r5 r6 r7 with a joker is no other set, unless all of r5 r6 r7 lies elsewhere, too.
        ("rummikub", "r5 J r7", "r6 r9", ""),
        ("rummikub", "r5 J r7 / r5 r6 r7", "r6", "r6"),
        # The joker set that stays, and a freed joker at its end.
        ("from the rack", "b6 b7 b8 b9 / b6 J J", "b7", "b7"),
    ],
)
def test_by_hand(sheet: str, table: str, rack: str, played: str | None) -> None:
    if played is None:
        with pytest.raises(ValueError, match="Set 2"):
            solve.table(SHEETS[sheet], sets(table), parse(rack))
        return
    play = solve.table(SHEETS[sheet], sets(table), parse(rack))
    assert play.played == tuple(sorted(parse(played)))
    if played:
        assert judged(SHEETS[sheet], sets(table), parse(rack), play.table_after).played == play.played


@pytest.mark.slow
@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("seed", range(2))
def test_against_every_table(name: str, seed: int) -> None:
    rules, chance = SHEETS[name], Random(seed)
    solved = 0
    while solved < max(1, TABLES // 5):
        table, rack = small_problem(chance, 3)
        if not any(JOKER in cards for cards in table):
            continue
        solved += 1
        rack = rack[:5]
        play = solve.table(rules, table, rack)
        assert brute_force(rules, table, rack) == 1000 * play.tiles + play.value, (table, rack)
        if play.tiles:
            assert judged(rules, table, rack, play.table_after).played == play.played


OPTIONS = {
    "classic": Options(from_rack=True, rack_set=True),
    "rummikub": Options(),
    "two rack tiles": Options(two_tiles=True),
    "from the rack": Options(from_rack=True),
    "both": Options(from_rack=True, two_tiles=True),
    "free": Options(free=True),
}


@cache
def universes() -> list[Universe]:
    """Few numbers of few colours, so that joker sets lie side by side: runs, groups, and both."""
    return [
        Universe((0, 1), range(1, 8)),
        Universe((2, 3), range(7, 14)),
        Universe((0, 1, 2), range(4, 9)),
        Universe(range(4), range(10, 13)),
        Universe(range(4), range(1, 4)),
        Universe((1,), range(3, 13)),
    ]


def joker_problem(chance: Random, universe: Universe) -> tuple[list[frozen_brute.Cards], list[frozen_brute.Tile | str]]:
    """A table with one or two joker sets, and a rack of few tiles, of which many could take the place of a joker."""
    left: Counter[frozen_brute.Tile | str] = Counter(dict.fromkeys(universe.tiles, 2))
    left[frozen_brute.JOKER] = 2
    table: list[frozen_brute.Cards] = []

    def lay(cards: frozen_brute.Cards) -> None:
        if len(cards) <= 5 and Counter(cards) <= left:
            table.append(cards)
            left.subtract(cards)

    while not table:
        lay(chance.choice(universe.wild).cards)
    for _ in range(chance.choice((0, 1, 1))):
        lay(chance.choice(universe.wild).cards)
    for _ in range(chance.randint(0, 3)):
        lay(chance.choice(universe.plain))
    frees = [
        tile
        for cards in table
        for _, stands in frozen_brute.readings(cards).values()
        for each in stands
        for tile in sorted(each)
    ]
    rack: list[frozen_brute.Tile | str] = []
    for _ in range(chance.choice((1, 2, 2, 3))):
        likely = [tile for tile in frees if left[tile]]
        there = sorted(left.elements(), key=str)
        if there:
            rack.append(chance.choice(likely if likely and chance.random() < 0.45 else there))
            left[rack[-1]] -= 1
    chance.shuffle(table)
    return table, rack


def faces(cards: Sequence[frozen_brute.Tile | str]) -> Faces:
    return tuple(JOKER if isinstance(tile, str) else FIRST_TILE + tile[0] * 13 + tile[1] - 1 for tile in cards)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "tables", "share"),
    [
        ("rummikub", 200, 0.3),
        ("classic", 200, 0.08),
        ("free", 200, 0),
        ("from the rack", 20, 0.3),
        ("two rack tiles", 20, 0.05),
        ("both", 20, 0.02),
    ],
)
def test_against_every_story(name: str, tables: int, share: float) -> None:
    """The share of the best plays that must free a joker says whether the tables ask the question at all."""
    rules, options, chance = SHEETS.get(name, FREE), OPTIONS[name], Random(name)
    freeing = 0
    for number in range(tables * TABLES):
        universe = universes()[number % len(universes())]
        table, rack = joker_problem(chance, universe)
        score, freed = universe.best(options, table, rack)
        lying, held = [faces(cards) for cards in table], faces(rack)
        play = solve.table(rules, lying, held)
        assert score == 1000 * play.tiles + play.value, (list(map(show, lying)), show(held))
        if play.tiles:
            assert judged(rules, lying, held, play.table_after).played == play.played
        freeing += freed > 0
    assert freeing >= share * tables * TABLES


def search(rules: Rules, table: Sequence[Faces], rack: Sequence[Face]) -> KeptJokerSearch:
    melds = tile_melds(rules.groups, rules.runs)
    before = [known(melds, cards) for cards in table]
    return KeptJokerSearch(rules, scale(rules, "lex"), before, rack)


FROM_GAMES = [json.loads(line) for line in Path(__file__).with_name("frozen_slow.jsonl").read_text().splitlines()]
"""Tables from games with joker sets side by side; trying every set for every freed joker took up to a minute each."""


MOST_ASKED = 100


def test_tables_from_games_ask_the_kernel_few_questions() -> None:
    for problem in FROM_GAMES:
        looking = search(SHEETS["rummikub"], [parse(cards) for cards in problem["table"]], parse(problem["rack"]))
        found = looking.solve()
        played = () if found is None else found[1]
        assert (len(played), sum((face - FIRST_TILE) % 13 + 1 for face in played)) == (
            problem["tiles"],
            problem["value"],
        )
        assert looking.asked <= MOST_ASKED


NATURAL = [cards for _, cards, _ in LAID if JOKER not in cards and len(cards) <= 5]
WILD = [cards for _, cards, _ in LAID if JOKER in cards and len(cards) <= 5]


def large_problem(chance: Random) -> tuple[list[Faces], Faces]:
    """Most of the tiles on the table, joker sets among them, and up to twenty on the rack."""
    left = Counter(dict.fromkeys(range(FIRST_TILE, JOKER + 1), 2))
    table = []
    for cards in [*chance.sample(WILD, 5), *chance.sample(NATURAL, chance.choice((20, 60, len(NATURAL))))]:
        if Counter(cards) <= left:
            table.append(cards)
            left.subtract(cards)
    rest = sorted(left.elements())
    return table, tuple(chance.sample(rest, min(len(rest), chance.randint(1, 20))))


@pytest.mark.parametrize("name", ["rummikub", "classic", "from the rack"])
def test_large_tables_ask_the_kernel_few_questions(name: str) -> None:
    chance = Random(name)
    asked = []
    for _ in range(200):
        looking = search(SHEETS[name], *large_problem(chance))
        looking.solve()
        asked.append(looking.asked)
    assert max(asked) <= MOST_ASKED
    assert sum(count > 2 for count in asked) > 20  # or they ask nothing


def test_two_tiles_of_the_rack_take_a_few_questions_more() -> None:
    chance = Random(2)
    asked = []
    for _ in range(100):
        looking = search(SHEETS["two rack tiles"], *large_problem(chance))
        looking.solve()
        asked.append(looking.asked)
    assert 20 * MOST_ASKED >= max(asked) > MOST_ASKED


@examples(120)
@given(
    name=st.sampled_from(sorted(SHEETS)),
    wild=st.lists(st.sampled_from(WILD), min_size=1, max_size=6),
    natural=st.lists(st.sampled_from(NATURAL), max_size=30),
    held=st.lists(st.integers(FIRST_TILE, JOKER), max_size=25),
)
def test_any_table_is_solved(name: str, wild: list[Faces], natural: list[Faces], held: list[Face]) -> None:
    left = Counter(dict.fromkeys(range(FIRST_TILE, JOKER + 1), 2))
    table, rack = [], []
    for cards in (*wild, *natural):
        if Counter(cards) <= left:
            table.append(cards)
            left.subtract(cards)
    for face in held:
        if left[face]:
            rack.append(face)
            left[face] -= 1
    looking = search(SHEETS[name], table, rack)
    found = looking.solve()
    assert looking.asked <= 100 * MOST_ASKED
    if found is not None:
        assert judged(SHEETS[name], table, rack, found[2]).played == found[1]
