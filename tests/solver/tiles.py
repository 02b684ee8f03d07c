"""Tiles as the tests of the solver write them, and the tables they are asked about."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rummykit import games, hands
from rummykit.cards import JOKER, Face, colour_of, number_of, parse
from rummykit.rules import Rules
from rummykit.tiles.sets import tile_melds
from rummykit.tiles.turn import Outcome, known, rearranged
from tests.examples import scaled
from tests.solver import brute

TABLES = int(os.environ.get("RUMMYKIT_TABLES", max(2, scaled(9))))
"""Random tables of each of twenty runs against the brute force; 1000 takes some minutes.

Of fewer than two hardly any asks what `test_frozen.py` is about.
"""

FREE = games.get("rummikub", joker_sets_manipulable=True)
INSTANCES: list[dict[str, Any]] = [
    json.loads(line) for line in Path(__file__).with_name("instances.jsonl").read_text().splitlines()
]


def sets(text: str) -> list[tuple[Face, ...]]:
    """The sets in ``r1 r2 r3 / b7 k7 o7``."""
    return [parse(part) for part in text.split("/") if part.strip()]


def plain(faces: Iterable[Face]) -> list[brute.Tile]:
    """Tiles as the brute force knows them."""
    return [brute.JOKER if face == JOKER else (colour_of(face), number_of(face)) for face in faces]


def judged(
    rules: Rules, table: Sequence[Sequence[Face]], rack: Sequence[Face], after: Sequence[Sequence[Face]]
) -> Outcome:
    """What the referee says to a play of somebody who has opened; raises `IllegalAction` if it is none."""
    melds = tile_melds(rules.groups, rules.runs, rules.special_jokers)
    before = [known(melds, tuple(cards)) for cards in table]
    return rearranged(rules, True, before, hands.of(rack), tuple(tuple(cards) for cards in after))


def small_problem(chance: Random, most_sets: int = 4) -> tuple[list[tuple[Face, ...]], list[Face]]:
    """A table of up to four legal sets and a rack, with few numbers so that much fits; jokers in half of them."""
    low = chance.randint(1, 9)
    numbers = range(low, low + 5)
    pack = [64 + colour * 13 + number - 1 for colour in range(4) for number in numbers] * 2
    chance.shuffle(pack)
    left = Counter(pack)
    jokers = chance.choice((0, 0, 1, 2))
    left[JOKER] = jokers
    possible = [cards for cards, _ in _ORDERED if all(face == JOKER or number_of(face) in numbers for face in cards)]
    table = []
    for _ in range(chance.randint(0, most_sets)):
        cards = chance.choice(possible)
        if not Counter(cards) - left:
            left -= Counter(cards)
            table.append(cards)
    rest = sorted(left.elements())
    rack = chance.sample(rest, min(len(rest), chance.randint(1, 7)))
    if JOKER in rest and JOKER not in rack and chance.random() < 0.5:
        rack.append(JOKER)
    return table, rack


def _ordered() -> list[tuple[tuple[Face, ...], int]]:
    found = []
    for natural, worth in brute.every_set():
        if len(natural) > 5:
            continue
        faces = tuple(64 + tile[0] * 13 + tile[1] - 1 for tile in natural if not isinstance(tile, str))
        found += [(cards, worth) for cards in [faces] * 6]  # most sets have no joker
        for place in range(len(faces)):
            found.append(((*faces[:place], JOKER, *faces[place + 1 :]), worth))
    return found


_ORDERED = _ordered()
