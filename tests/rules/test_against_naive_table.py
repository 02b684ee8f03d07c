"""The engine against the naive referee of `naive_table`, on random small tables and all that can become of them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rummykit.referee import ask
from tests.examples import at_most, scaled
from tests.rules.naive_table import House, Set, Table, legal
from tests.rules.small_tables import catalogue, outcomes, random_table, spoiled

CLASSIC = House(then_manipulate=True, replacement="rack", goes_to="new_set_from_rack")

HOUSES: list[tuple[str, dict[str, Any], House]] = [
    ("rummikub", {}, House()),
    ("rummikub_classic", {}, CLASSIC),
    ("rummikub", {"joker_replacement_source": "rack"}, House(replacement="rack")),
    ("rummikub", {"joker_needs_two_rack_tiles": True}, House(two_rack_tiles=True)),
    (
        "rummikub",
        {"joker_needs_two_rack_tiles": True, "joker_replacement_source": "rack"},
        House(two_rack_tiles=True, replacement="rack"),
    ),
    ("rummikub", {"joker_sets_manipulable": True}, House(manipulable=True)),
    ("rummikub_twist", {}, House(goes_to="new_set")),
]


def engine_says(game: str, options: dict[str, Any], **turn: Any) -> bool:
    answer = ask({"id": 0, "game": game, "ask": "turn", "options": options, "input": turn})
    assert "error" not in answer, answer
    verdict: bool = answer["legal"]
    return verdict


@pytest.mark.parametrize("seed", range(4))
def test_turns_of_opened_players_are_judged_alike(seed: int) -> None:
    seen: Counter[bool] = Counter()
    for number in at_most(12):
        if number >= scaled(12) and min(seen[True], seen[False]) > 11:
            break
        draw = random.Random(f"opened {seed} {number}")
        table, rack = random_table(draw, jokers=draw.choice([0, 1, 2, 2]))
        tables = list(outcomes(draw, table, rack, 10))
        tables += [spoiled(draw, after, rack) for after in tables[:4]]
        for game, options, house in HOUSES:
            for after in tables:
                verdict = legal(house, True, table, rack, after)
                said = engine_says(game, options, opened=True, table=table, rack=rack, table_after=after)
                assert said == verdict, (game, options, table, rack, after)
                seen[verdict] += 1
    assert min(seen[True], seen[False]) > 11


@pytest.mark.parametrize("seed", range(2))
def test_turns_with_a_first_meld_are_judged_alike(seed: int) -> None:
    seen: Counter[bool] = Counter()
    for number in at_most(15):
        if number >= scaled(15) and min(seen[True], seen[False]) > 7:
            break
        draw = random.Random(f"opening {seed} {number}")
        table, rack = random_table(draw, jokers=draw.choice([0, 1, 2]))
        there = Counter(tile for each in (*table, rack) for tile in each)
        more = draw.sample([f"{colour}{n}" for colour in "rbko" for n in range(4, 9)], 3)
        rack += tuple(tile for tile in more if there[tile] < 2)
        minimum = draw.choice([10, 15, 20])
        for opening, after in turns_with_opening(draw, table, rack):
            for game, manipulate in (("rummikub", False), ("rummikub", True), ("rummikub_classic", True)):
                options: dict[str, Any] = {"first_meld": minimum}
                house = House(minimum=minimum, then_manipulate=manipulate)
                if game == "rummikub":
                    options["manipulate_in_opening_turn"] = manipulate
                else:
                    house = House(minimum, manipulate, CLASSIC.replacement, CLASSIC.goes_to)
                turn = {"table": table, "rack": rack, "table_after": after, "opening_melds": opening}
                verdict = legal(house, False, table, rack, after, opening)
                assert engine_says(game, options, opened=False, **turn) == verdict, (game, options, turn)
                seen[verdict] += 1
    assert min(seen[True], seen[False]) > 7


def turns_with_opening(draw: random.Random, table: Table, rack: Set) -> list[tuple[Table, Table]]:
    """First melds, none, one or two sets, each with tables that can come of it."""
    found: list[tuple[Table, Table]] = [((), after) for after in outcomes(draw, table, rack, 5)]
    sets = [each for each in catalogue(Counter(rack)) if len(each) <= 5]
    for _ in range(2 if sets else 0):
        one = draw.choice(sets)
        left = Counter(rack)
        left.subtract(one)
        found.append(((one,), (*table, one)))
        found += [((one,), after) for after in outcomes(draw, (*table, one), tuple((+left).elements()), 6)]
    return [(opening, after) for opening, after in found if after]
