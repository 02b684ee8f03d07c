"""Lessons of an account: what was learned in any of its browsers stays learned, and no more than fits is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rummykit.server.accounts.lesson_progress import united
from rummykit.server.wire.account_messages import MOST_STEPS, LessonProgress
from tests.server.accounts.people import Person, member
from tests.server.serving import PATIENT, serving

PATH = "/api/account/lessons"


def far(*learned: str, repeat: tuple[str, ...] = (), anew: int = 0, count: int = 8) -> dict[str, Any]:
    """How far somebody is in a lesson."""
    return {"count": count, "learned": [*learned], "repeat": [*repeat], "anew": anew}


async def learn(person: Person, **lessons: dict[str, Any]) -> dict[str, Any]:
    """Send what was learned; all that is kept."""
    told: dict[str, Any] = (await person.ok(PATH, {"lessons": lessons})).json()["lessons"]
    return told


async def kept(person: Person) -> dict[str, Any]:
    """How far the account is in each lesson."""
    told: dict[str, Any] = (await person.ok(PATH, method="GET")).json()["lessons"]
    return told


async def test_what_was_learned_in_any_browser_is_learned_in_every_one(any_db: str) -> None:
    async with serving(any_db) as place:
        ann = await member(place, "Ann")
        assert await kept(ann) == {}
        other = ann.another_browser()
        await other.sign_in()
        await learn(ann, phom=far("pick.run"), gin_rummy=far("do.knock"))
        both = await learn(other, phom=far("do.show"))
        assert {*both["phom"]["learned"]} == {"pick.run", "do.show"}
        assert both["gin_rummy"] == far("do.knock")
        # What is sent again, or late, changes nothing.
        assert await learn(ann, phom=far("pick.run")) == both
        assert await kept(other) == both
        ben = await member(place, "Ben")
        assert await kept(ben) == {}


async def test_beginning_anew_forgets_what_was_learned_before_in_every_browser(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        await learn(ann, phom=far("pick.run", "do.show"))
        await learn(ann, phom=far(anew=1))
        late = await learn(ann, phom=far("pick.run", "do.show"))
        assert late["phom"] == far(anew=1)
        assert (await learn(ann, phom=far("do.show", anew=1)))["phom"] == far("do.show", anew=1)


def test_a_task_found_at_once_in_one_browser_is_not_worth_repeating_in_the_other() -> None:
    hard = LessonProgress(count=8, learned=("pick.run",), repeat=("pick.run", "do.show"))
    easy = LessonProgress(count=9, learned=("pick.run",), repeat=())
    for new, old in ((hard, easy), (easy, hard)):
        both = united(new, old)
        assert (both.learned, both.repeat) == (("pick.run",), ("do.show",))
        assert both.count == new.count
        assert united(both, old) == both


def test_tasks_of_earlier_releases_are_forgotten_before_there_are_too_many() -> None:
    new, old = (
        LessonProgress(count=8, learned=tuple(f"{name}{number}" for number in range(20)), repeat=())
        for name in ("new", "old")
    )
    both = united(new, old)
    assert len(both.learned) == MOST_STEPS
    assert {*new.learned} <= {*both.learned}


async def test_so_many_lessons_are_kept_the_latest(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, account_lessons=3)) as place:
        ann = await member(place, "Ann")
        await learn(ann, a=far("x"), b=far("x"), c=far("x"))
        await learn(ann, a=far("y"))
        assert [*await learn(ann, d=far("x"))] == ["c", "a", "d"]


async def test_a_guest_has_no_lessons_here(db: Path) -> None:
    async with serving(db) as place:
        guest = Person(place.port, "Gus")
        assert await guest.code(PATH, {"lessons": {"phom": far("x")}}) == "account_needed"
        assert (await guest.ok(PATH, method="GET")).json() is None


@pytest.mark.parametrize(
    "bad",
    [
        {},
        {str(number): far("x") for number in range(5)},
        {"x" * 201: far("x")},
        {"": far("x")},
        {"phom": far(*map(str, range(MOST_STEPS + 1)))},
        {"phom": far("x" * 61)},
        {"phom": far(repeat=("x" * 61,))},
        {"phom": far(count=101)},
        {"phom": far(anew=-1)},
        {"phom": far("x") | {"more": 1}},
    ],
    ids=[
        *("nothing", "lessons", "a long lesson", "no lesson", "tasks", "a task", "a task to repeat"),
        *("a count", "a number", "a field"),
    ],
)
async def test_what_was_learned_is_short_and_plain(db: Path, bad: dict[str, Any]) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        answer = await ann.http.post(PATH, json={"lessons": bad})
        assert answer.status_code == 400
        assert await kept(ann) == {}
