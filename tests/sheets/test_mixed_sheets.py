"""Sheets mixed from those of the house: each is refused with a sentence, or it is played, explained and judged."""

from __future__ import annotations

import copy
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from rummykit import games
from rummykit.arena.trial import ask_all, try_deals
from rummykit.rules import Rules
from rummykit.sheets import SheetError, from_plain, to_plain
from rummykit.words import LANGUAGES, as_text, rule_page
from tests.examples import scaled

NUMBERS = (0, 1, 2, 3, 5, 7, 10, 13, 20, 26, 40, 100, 500)
FIXED = {"format", "id", "names", "aliases", "version", "offers", "sample"}
WHOLE = {game: to_plain(sheet) | {"id": "mixed", "offers": [], "sample": []} for game, sheet in games.SHEETS.items()}
STEPS = [step for plain in WHOLE.values() for step in plain["turn"]]


def places(value: Any, way: str = "") -> Iterator[tuple[dict[str, Any], str, str]]:
    """Every value of a sheet: the table it stands in, its key, and a way that other sheets have, too."""
    if isinstance(value, dict):
        for key, each in value.items():
            if way or key not in FIXED:
                yield value, key, f"{way}.{key}"
                yield from places(each, f"{way}.{key}")
    elif isinstance(value, list):
        for each in value:
            yield from places(each, way)


ELSEWHERE: dict[str, list[Any]] = defaultdict(list)
for plain in WHOLE.values():
    for table, key, way in places(plain):
        ELSEWHERE[way].append(table[key])


def mixed(chance: random.Random) -> dict[str, Any]:
    """A sheet of the house in which one to three things are as in another one, or some number."""
    plain = copy.deepcopy(chance.choice(list(WHOLE.values())))
    for _ in range(chance.randint(1, 3)):
        turn, kind = plain["turn"], chance.random()
        if kind < 0.1 and turn:
            turn.pop(chance.randrange(len(turn)))
        elif kind < 0.2:
            turn.insert(chance.randrange(len(turn) + 1), copy.deepcopy(chance.choice(STEPS)))
        else:
            table, key, way = chance.choice([*places(plain)])
            other = chance.choice(NUMBERS) if type(table[key]) is int else chance.choice(ELSEWHERE[way])
            table[key] = not table[key] if isinstance(table[key], bool) else copy.deepcopy(other)
    return plain


def sheets(seed: int, number: int) -> Iterator[Rules]:
    """So many mixed sheets that are not refused; what refuses the others is a `SheetError`."""
    chance = random.Random(seed)
    while number:
        plain = mixed(chance)
        try:
            sheet = from_plain(plain)
        except SheetError:
            continue
        number -= 1
        yield sheet


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_refused_is_a_game(seed: int) -> None:
    for sheet, language in zip(sheets(seed, scaled(6)), cycle(LANGUAGES), strict=False):
        assert from_plain(to_plain(sheet)) == sheet
        assert as_text(rule_page(sheet, language))
        trial = try_deals(sheet, 4, seed=seed)
        assert trial.dead_ends == (), to_plain(sheet)
        assert [each for each in ask_all(sheet, trial) if each.fault] == [], to_plain(sheet)
