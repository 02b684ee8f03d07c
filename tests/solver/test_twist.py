"""Tables with double, colour-changing and mirror jokers: by hand, and against every table that can be laid."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations, product
from pathlib import Path
from random import Random

import pytest

from rummykit import games, hands, solve
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, JOKER, MIRROR_JOKER, Face, parse, tile
from rummykit.tiles.freed_jokers import flaw_of_freed_jokers
from rummykit.tiles.sets import tile_melds
from rummykit.tiles.special_sets import SMALL
from rummykit.tiles.table_change import KnownSet, TableChange
from rummykit.tiles.turn import rearranged
from tests.examples import scaled
from tests.solver.freed_reference import orders
from tests.solver.tiles import judged, sets
from tests.solver.twist_brute import Packed, Tile, Universe

TWIST = games.get("rummikub_twist")
MELDS = tile_melds(TWIST.groups, TWIST.runs, TWIST.special_jokers)
TRIED = scaled(1_500)
OPENINGS = scaled(100)
JOKERS = {"J": JOKER, "D": DOUBLE_JOKER, "C": COLOUR_JOKER, "M": MIRROR_JOKER}
UNIVERSES: dict[str, tuple[list[tuple[int, int]], str, int]] = {
    "low": ([(colour, number) for colour in range(3) for number in range(1, 5)], "JJDC", 9),
    "three numbers": ([(colour, number) for colour in range(4) for number in range(4, 7)], "JJDDCM", 10),
    "two colours": ([(colour, number) for colour in range(2) for number in range(1, 6)], "JDCCM", 9),
    "high": ([(colour, number) for colour in range(2) for number in range(9, 14)], "JDDCCM", 9),
    "mirrors": ([(colour, number) for colour in range(3) for number in range(5, 8)], "JDCCMM", 10),
    "middle": ([(colour, number) for colour in range(3) for number in range(3, 8)], "JDCM", 9),
    "gaps": ([(colour, number) for colour in range(4) for number in (1, 3, 5)], "JJDDMM", 10),
}


@cache
def packed(name: str) -> Packed:
    return Packed(Universe(*UNIVERSES[name]))


def face(plain: Tile) -> Face:
    return JOKERS[plain] if isinstance(plain, str) else tile(plain[1], plain[0])


def worth(plain: Tile) -> int:
    return 1030 if isinstance(plain, str) else 1000 + plain[1]


def brute_force(tiles: Packed, table: list[tuple[Face, ...]], packed_table: int, rack: list[Tile]) -> int:
    """The most that any play counts which the rules allow."""
    plays = {tuple(sorted(part, key=str)) for size in range(1, len(rack) + 1) for part in combinations(rack, size)}
    possible = tiles.fitting(packed_table + tiles.pack(rack))
    for part in sorted(plays, key=lambda part: -sum(map(worth, part))):
        layouts = tiles.layouts(packed_table + tiles.pack(part), possible)
        if any(allowed(table, [tiles.unpack(cards) for cards in layout]) for layout in layouts):
            return sum(map(worth, part))
    return 0


def allowed(table: list[tuple[Face, ...]], after: list[tuple[Tile, ...]]) -> bool:
    """Whether the jokers of the table may lie as they do in these sets, in some order of each."""
    before = known(table)
    return max(map(max, table), default=0) < JOKER or any(
        flaw_of_freed_jokers(MELDS.readings, TableChange(before, known(laid), Counter())) is None
        for laid in product(*[[tuple(map(face, order)) for order in orders(cards)] for cards in after])
    )


def known(table: Sequence[tuple[Face, ...]]) -> tuple[KnownSet, ...]:
    return tuple(KnownSet(cards, ()) for cards in table)


def problem(tiles: Packed, name: str, chance: Random) -> tuple[list[tuple[Tile, ...]], list[Tile]]:
    """Up to three sets, most of them with jokers, and a rack of the tiles that are left."""
    natural, jokers, _ = UNIVERSES[name]
    pack: list[Tile] = [*natural, *natural, *jokers]
    left = tiles.pack(pack)
    table = []
    for _ in range(chance.randint(0, 3)):
        cards = chance.choice(tiles.sets)
        each_of = tiles.unpack(cards)
        if len(each_of) <= SMALL and tiles.within(cards, left):
            left -= cards
            table.append(each_of)
    rest = tiles.unpack(left)
    rack = chance.sample(rest, min(len(rest), chance.randint(1, 5)))
    there = [each for each in rest if isinstance(each, str)]
    if there and chance.random() < 0.4 and not any(isinstance(each, str) for each in rack):
        rack[0] = chance.choice(there)
    return table, rack


@pytest.mark.slow
@pytest.mark.parametrize("name", UNIVERSES)
def test_against_every_table(name: str) -> None:
    tiles, chance = packed(name), Random(name)
    for _ in range(TRIED // len(UNIVERSES) + 1):
        table, rack = problem(tiles, name, chance)
        laid = [laid_out(cards) for cards in table]
        own = [face(each) for each in rack]
        play = solve.table(TWIST, laid, own)
        lying = sum(map(tiles.pack, table))
        assert brute_force(tiles, laid, lying, rack) == 1000 * play.tiles + play.value, (table, rack)
        assert play.proven
        assert (solve.whole_rack(TWIST, laid, own) is not None) == (play.tiles == len(own))
        if play.tiles:
            assert judged(TWIST, laid, own, play.table_after).played == play.played


@pytest.mark.slow
@pytest.mark.parametrize("name", UNIVERSES)
def test_openings_against_every_table(name: str) -> None:
    tiles, chance = packed(name), Random(name)
    natural, jokers, _ = UNIVERSES[name]
    pack: list[Tile] = [*natural, *natural, *jokers]
    opened = 0
    for _ in range(OPENINGS):
        minimum = chance.choice((10, 20, 30, 40, 51))
        sheet = games.get("rummikub_twist", first_meld=minimum)
        rack = chance.sample(pack, chance.randint(3, 6))
        play = solve.first_meld_of_rack(sheet, [face(each) for each in rack])
        assert best_opening(tiles, rack, minimum) == (1000 * play.tiles + play.value if play else 0), (rack, minimum)
        if play is not None:
            opened += 1
            laid = rearranged(sheet, False, (), hands.of(face(each) for each in rack), play.table_after)
            assert laid.opening is not None
            assert laid.opening >= minimum
    assert opened > OPENINGS / 40


def best_opening(tiles: Packed, rack: list[Tile], minimum: int) -> int:
    """The most that any tiles of the rack count whose sets reach the minimum."""
    possible = tiles.fitting(tiles.pack(rack))
    parts = {tuple(sorted(part, key=str)) for size in range(3, len(rack) + 1) for part in combinations(rack, size)}
    for part in sorted(parts, key=lambda part: -sum(map(worth, part))):
        for layout in tiles.layouts(tiles.pack(part), possible):
            if sum(most_points(tuple(map(face, tiles.unpack(cards)))) for cards in layout) >= minimum:
                return sum(map(worth, part))
    return 0


@cache
def most_points(cards: tuple[Face, ...]) -> int:
    """What a set is worth at most, in whatever order it is laid."""
    return max(reading.value for order in permutations(cards) for reading in MELDS.readings(order))


@cache
def laid_out(cards: tuple[Tile, ...]) -> tuple[Face, ...]:
    """The tiles in an order in which they are a set."""
    laid = MELDS.tidy([face(each) for each in cards])
    assert laid is not None, cards
    return laid


@pytest.mark.parametrize(
    ("table", "rack", "played"),
    [
        ("r2 DJ r5", "r6 k9", "r6"),
        ("b3 r3 DJ", "o3", ""),  # the joker would have nowhere to go
        ("b3 r3 DJ", "o3 k3 o4", "o3 k3 o4"),
        ("o2 o3 CJ r5 r6 r7", "o4 b7 b8", "o4 b7 b8"),
        ("r3 MJ r3", "r4 r4", "r4 r4"),
        ("r3 MJ r3", "r4 k4", ""),
        ("r5 J r7 / k1 k2 k3", "r6", "r6"),  # lengthened where it lies
        ("r5 J r7 / k1 k2 k3 k4", "r6 k9", "r6"),
        ("r5 J r7", "DJ", "DJ"),
        ("r5 J r7 / b6 k6 o6 r6", "MJ", ""),
    ],
)
def test_by_hand(table: str, rack: str, played: str) -> None:
    play = solve.table(TWIST, sets(table), parse(rack))
    assert play.played == tuple(sorted(parse(played))), play.table_after
    if played:
        assert judged(TWIST, sets(table), parse(rack), play.table_after).played == play.played


INSTANCES = [json.loads(line) for line in Path(__file__).with_name("twist_instances.jsonl").read_text().splitlines()]


def test_positions_from_games() -> None:
    for each in INSTANCES:
        table, rack = [parse(cards) for cards in each["table"]], parse(each["rack"])
        play = solve.table(TWIST, table, rack)
        assert (play.tiles, play.value) == (each["opt_tiles"], each["opt_value"])
        assert not play.tiles or judged(TWIST, table, rack, play.table_after).played == play.played
        assert play.proven
        whole = solve.whole_rack(TWIST, table, rack)
        assert (whole is not None) == (play.tiles == len(rack))
        assert whole is None or judged(TWIST, table, rack, whole.table_after).played == tuple(sorted(rack))


def test_without_patience_a_play_is_legal_and_says_whether_it_is_proven() -> None:
    worse = unproven = 0
    for each in INSTANCES:
        table, rack = [parse(cards) for cards in each["table"]], parse(each["rack"])
        play = solve.table(TWIST, table, rack, patience=0)
        assert not play.tiles or judged(TWIST, table, rack, play.table_after).played == play.played
        assert (play.tiles, play.value) <= (each["opt_tiles"], each["opt_value"])
        short = (play.tiles, play.value) < (each["opt_tiles"], each["opt_value"])
        assert not (short and play.proven)
        unproven += not play.proven
        worse += short
    assert 0 < worse <= unproven < len(INSTANCES) / 2
