"""Settings and favourites of an account: the same in each of its browsers, the newest, and no more than fits."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.accounts.people import Person, member
from tests.server.serving import serving

PATH = "/api/account/choices"


def choice(chosen: float, felt: str = "rose", *favourites: str) -> dict[str, Any]:
    """Settings chosen at a time."""
    return {"chosen": chosen, "settings": {"felt": felt, "volume": 40, "sounds": False}, "favourites": [*favourites]}


async def kept(person: Person) -> dict[str, Any]:
    """What the account has chosen."""
    told: dict[str, Any] = (await person.ok(PATH, method="GET")).json()
    return told


async def test_what_was_chosen_last_holds_in_every_browser(any_db: str) -> None:
    async with serving(any_db) as place:
        ann = await member(place, "Ann")
        assert await kept(ann) == {"chosen": 0.0, "settings": {}, "favourites": []}
        newer = choice(20.0, "rose", "gin_rummy")
        assert (await ann.ok(PATH, newer)).json() == newer
        other = ann.another_browser()
        await other.sign_in()
        assert await kept(other) == newer
        assert (await other.ok(PATH, choice(10.0, "mist"))).json() == newer
        newest = choice(30.0, "slate")
        await other.ok(PATH, newest)
        assert await kept(ann) == newest
        ben = await member(place, "Ben")
        assert (await kept(ben))["settings"] == {}


async def test_a_clock_that_is_fast_does_not_win_for_ever(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        told = (await ann.ok(PATH, choice(4e9))).json()
        assert told["chosen"] <= time.time()


async def test_a_guest_has_no_choices_here(db: Path) -> None:
    async with serving(db) as place:
        guest = Person(place.port, "Gus")
        assert await guest.code(PATH, choice(1.0)) == "account_needed"
        assert (await guest.ok(PATH, method="GET")).json() is None


@pytest.mark.parametrize(
    "bad",
    [
        choice(1.0) | {"favourites": ["x"] * 201},
        choice(1.0) | {"favourites": ["x" * 41]},
        choice(1.0) | {"settings": {str(number): True for number in range(41)}},
        choice(1.0) | {"settings": {"felt": "x" * 41}},
        choice(1.0) | {"settings": {"felt": ["rose"]}},
        choice(-1.0),
        choice(1.0) | {"more": 1},
    ],
    ids=["favourites", "a favourite", "settings", "a value", "a list", "a time", "a field"],
)
async def test_choices_are_short_and_plain(db: Path, bad: dict[str, Any]) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        await ann.code(PATH, bad)
        assert (await kept(ann))["chosen"] == 0.0
