"""/api/lessons: tasks without their answers, and answers judged by the engine."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

from rummykit import games, lessons, words
from rummykit.lessons import CountPoints, Do, LessonStep, Pick
from rummykit.rules import Rules
from rummykit.server.lessons_made import LessonsMade
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.lesson_answer import judged, told
from rummykit.server.wire.lesson_messages import LessonAnswer
from rummykit.server.wire.practice_messages import Attempted, LessonAsked, PracticeInfo
from rummykit.server.wire.socket_messages import Accepted
from tests.examples import FUZZ
from tests.server.guest import PATIENCE, Guest, http_client
from tests.server.serving import PATIENT, serving

GAMES = tuple(games.SHEETS)


@pytest.fixture
async def http(db: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with serving(db) as place, http_client(place.port) as client:
        yield client


def key(step: LessonStep) -> list[int]:
    """The right choices of a step that is not played."""
    assert isinstance(step.task, Pick | CountPoints)
    return [*step.task.right] if isinstance(step.task, Pick) else [step.task.right]


@pytest.mark.parametrize("game", GAMES if FUZZ else GAMES[::11])
def test_a_game_is_told_in_eight_to_sixteen_tasks_and_its_answers_are_judged(game: str) -> None:
    rules = games.get(game)
    lesson = lessons.lesson(rules)
    page = told(rules, lesson, len(lesson.steps), "de")
    assert 8 <= len(page.steps) <= 16
    for step, task in zip(lesson.steps, page.steps, strict=True):
        assert task.question
        assert task.rule.paragraphs
        if isinstance(step.task, Do):
            assert (task.kind, task.melds, task.points) == ("do", (), ())
            if step.task.advice is not None:
                shown = judged(rules, lesson, LessonAnswer(step=step.id, show=True), "de")
                assert shown.said == lessons.why(rules, step.task.advice, "de")
            continue
        right = judged(rules, lesson, LessonAnswer(step=step.id, chosen=tuple(key(step))), "de")
        assert (right.right, right.wrong, right.missing, list(right.key)) == (True, (), 0, key(step))
        others = [number for number in range(len(step.task.choices)) if number not in key(step)]
        for other in others if FUZZ else others[:2]:
            wrong = judged(rules, lesson, LessonAnswer(step=step.id, chosen=(other,)), "de")
            assert (wrong.right, wrong.key, [each.number for each in wrong.wrong]) == (False, (), [other])
            if isinstance(step.task, Pick):
                assert wrong.missing == len(key(step))
                assert all(each.reason is not None and each.reason.rule for each in wrong.wrong)
            else:
                assert wrong.pieces or wrong.seats


@pytest.mark.parametrize("game", ["gin_rummy", "knock_rummy", "boathouse_rum", "indian_rummy_points"])
def test_what_a_hand_counts_is_told_piece_by_piece(game: str) -> None:
    rules = games.get(game)
    lesson = lessons.lesson(rules)
    step = next(step for step in lesson.steps if step.id in ("count.hand", "count.one_life"))
    assert isinstance(step.task, CountPoints)
    said = judged(rules, lesson, LessonAnswer(step=step.id, chosen=(step.task.right,)), "en")
    assert said.melds
    assert sum(each.points for each in said.pieces) == step.task.choices[step.task.right]


async def test_a_page_is_told_no_answer_before_it_gives_one(http: httpx.AsyncClient) -> None:
    for game in ("rummikub", "gin_rummy"):
        said = (await http.get(f"/api/lessons/{game}", params={"lang": "en"})).json()
        fields = {name for step in said["steps"] for name in step}
        assert fields == {
            *("id", "kind", "rule", "question", "melds", "points", "pieces", "wild", "ended", "seat", "before"),
        }
        text = json.dumps(said)
        assert not any(word in text for word in ('"right"', '"key"', '"way"', '"seed"', '"result"', '"position"'))


async def test_house_rules_are_taught_and_judged(http: httpx.AsyncClient) -> None:
    query = {"lang": "en", "first_meld": "40"}
    page = (await http.get("/api/lessons/caloochi", params=query)).json()
    assert page["options"] == {"first_meld": 40}
    (step,) = (each for each in page["steps"] if each["id"] == "pick.first_meld")
    assert any("40" in paragraph for paragraph in step["rule"]["paragraphs"])
    rules = games.get("caloochi", first_meld=40)
    (made,) = (each for each in lessons.lesson(rules).steps if each.id == "pick.first_meld")
    answer = {"step": made.id, "chosen": key(made)}
    assert (await http.post("/api/lessons/caloochi", params=query, json=answer)).json()["right"]


async def test_somebody_who_knows_a_game_is_asked_only_what_differs(http: httpx.AsyncClient) -> None:
    whole = (await http.get("/api/lessons/german_rummy")).json()
    fewer = (await http.get("/api/lessons/german_rummy", params={"known": "caloochi"})).json()
    assert 0 < len(fewer["steps"]) < fewer["whole"] == len(whole["steps"])
    same = (await http.get("/api/lessons/caloochi", params={"known": "caloochi", "first_meld": "40"})).json()
    assert {step["rule"]["anchor"] for step in same["steps"]} == {"opening"}


@pytest.mark.parametrize("language", [tag for tag in words.LANGUAGES if tag != "en"])
async def test_it_is_told_in_the_language_asked_for(http: httpx.AsyncClient, language: str) -> None:
    page = (await http.get("/api/lessons/phom", params={"lang": language})).json()
    rules = games.get("phom")
    assert page["language"] == language
    assert page["steps"][0]["question"] == lessons.question(rules, lessons.lesson(rules).steps[0], language)
    first, told = page["steps"][0], words.rule_page(rules, language)
    assert first["rule"]["heading"] == words.section_of(told, "melds.group").heading
    assert [each["heading"] for each in first["before"]] == [
        words.section_of(told, anchor).heading for anchor in ("aim", "deal", "turn")
    ]


async def test_the_answer_is_shown_to_those_who_ask_for_it(http: httpx.AsyncClient) -> None:
    rules = games.get("gin_rummy")
    for step in lessons.lesson(rules).steps:
        if not isinstance(step.task, Do):
            said = (await http.post("/api/lessons/gin_rummy", json={"step": step.id, "show": True})).json()
            assert (said["right"], said["wrong"], said["key"]) == (False, [], key(step))


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"step": "pick.nothing", "chosen": [0]}, 404, "no_such_step"),
        ({"step": "do.knock", "chosen": [0]}, 404, "no_such_step"),
        ({"step": "pick.run", "chosen": [99]}, 400, "unreadable"),
        ({"step": "pick.run", "chosen": [-1]}, 400, "unreadable"),
        ({"step": "pick.run", "chosen": list(range(1000))}, 400, "unreadable"),
        ({"step": "pick.run", "chosen": "all"}, 400, "unreadable"),
        ({"step": "pick.run", "chosen": [0], "right": True}, 400, "unreadable"),
        ({"step": "x" * 100}, 400, "unreadable"),
        ({"step": "count.pieces", "chosen": []}, 400, "unreadable"),
        ({"step": "count.pieces", "chosen": [0, 1]}, 400, "unreadable"),
        ({"step": "count.pieces", "chosen": [0], "show": True}, 400, "unreadable"),
        ([], 400, "unreadable"),
    ],
)
async def test_what_makes_no_sense_is_refused(http: httpx.AsyncClient, body: Any, status: int, code: str) -> None:
    answer = await http.post("/api/lessons/gin_rummy", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/lessons/chess", 404, "unknown_game"),
        ("/api/lessons/gin_rummy?known=chess", 404, "unknown_game"),
        ("/api/lessons/gin_rummy?first_meld=40", 400, "bad_options"),
        ("/api/lessons/caloochi?first_meld=x", 400, "bad_options"),
        ("/api/lessons/caloochi?first_meld=99999999999999999999", 400, "bad_options"),
    ],
)
async def test_games_and_house_rules_that_are_not_there_are_refused(
    http: httpx.AsyncClient, path: str, status: int, code: str
) -> None:
    answer = await http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("game", ["gin_rummy", "rummikub", "caloochi", "nowrang"])
async def test_what_is_to_be_done_is_played_at_a_table_and_judged(db: Path, game: str) -> None:
    steps = [step for step in lessons.lesson(games.get(game)).steps if isinstance(step.task, Do)]
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        for step in steps:
            assert isinstance(step.task, Do)
            address = f"lesson/{game}/{quote(step.id)}"
            info = msgspec.json.decode((await guest.http.get(f"/api/practice/{address}")).content, type=PracticeInfo)
            deal = step.task.position.deal(games.get(game))
            assert info.task == LessonAsked(step=step.id)
            assert (info.table.you, len(info.table.seats)) == (deal.turn, len(deal.order))
            async with guest.practising(address) as seat:
                assert seat.view == deal.view(deal.turn)
                assert isinstance(await seat.act(step.task.way), Accepted)
                assert seat.answers(Attempted)[-1].done


async def test_a_discard_that_keeps_less_is_told_how_near_it_is(db: Path) -> None:
    rules = games.get("gin_rummy")
    task = next(step.task for step in lessons.lesson(rules).steps if step.id == "do.best_discard")
    assert isinstance(task, Do)
    other = next(each for each in task.position.deal(rules).legal_actions() if each != task.way)
    async with serving(db) as place, Guest(place.port, "Ann").practising("lesson/gin_rummy/do.best_discard") as seat:
        await seat.act(other)
        verdict = seat.answers(Attempted)[-1]
        assert (verdict.done, verdict.measure) == (False, "points_left")
        assert verdict.reached is not None
        assert verdict.best is not None
        assert verdict.reached > verdict.best


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("lesson/chess/do.knock", 404, "unknown_game"),
        ("lesson/gin_rummy/do.fly", 404, "no_such_step"),
        ("lesson/gin_rummy/pick.run", 404, "no_such_step"),
        ("lesson/gin_rummy/do.knock?first_meld=40", 400, "bad_options"),
    ],
)
async def test_a_position_that_is_not_there_is_refused(
    http: httpx.AsyncClient, path: str, status: int, code: str
) -> None:
    answer = await http.get(f"/api/practice/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_one_address_has_only_so_many_lessons_made_and_those_that_are_there_for_nothing() -> None:
    made = LessonsMade(replace(PATIENT, lessons_per_minute=0.001, lesson_burst=2))
    first, second, third = (games.get(game) for game in ("phom", "knock_rummy", "block_rummy"))
    await made.of(first, "here")
    await made.of(second, "here")
    with pytest.raises(TableRefusal, match="too_fast"):
        await made.of(third, "here")
    assert await made.of(first, "here") is await made.of(first, "there")


async def test_only_so_many_lessons_are_kept() -> None:
    made = LessonsMade(replace(PATIENT, lessons_kept=1, lessons_per_minute=0.001, lesson_burst=2))
    await made.of(games.get("phom"), "here")
    await made.of(games.get("knock_rummy"), "here")
    with pytest.raises(TableRefusal, match="too_fast"):
        await made.of(games.get("phom"), "here")


class Held:
    """Lessons that are made only when they may be; `making` is how many there were at one time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        self.making: list[int] = []
        self._under_way = 0
        self._make = lessons.lesson
        monkeypatch.setattr(lessons, "lesson", self._held)

    def _held(self, rules: Rules) -> lessons.Lesson:
        self._under_way += 1
        self.making.append(self._under_way)
        assert self.go_on.wait(PATIENCE)
        self._under_way -= 1
        return self._make(rules)


async def test_a_lesson_that_takes_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    held, phom = Held(monkeypatch), games.get("phom")
    with pytest.raises(TableRefusal, match="lesson_not_ready"):
        await LessonsMade(replace(PATIENT, lesson_seconds=0.01)).of(phom, "here")
    held.go_on.set()
    assert len((await LessonsMade(PATIENT).of(phom, "here")).steps) >= 8


async def test_so_many_lessons_are_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    held, made = Held(monkeypatch), LessonsMade(replace(PATIENT, lessons_at_once=1))
    asked = [asyncio.create_task(made.of(games.get(game), "here")) for game in ("phom", "knock_rummy", "block_rummy")]
    await asyncio.sleep(0)
    held.go_on.set()
    await asyncio.gather(*asked)
    assert held.making == [1, 1, 1]
