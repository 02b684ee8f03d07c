"""Lessons: the tasks of a game by its house rules, and what an answer is worth. The engine judges, not the page."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit import games
from rummykit.lessons import new_in
from rummykit.server import catalogue
from rummykit.server.guards.quotas import RequestRate, address_of
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.games import REFUSED as OF_GAMES
from rummykit.server.routes.games import spoken
from rummykit.server.routes.lesson_answer import judged, kept, told
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.lesson_messages import AllLessons, LessonAnswer, LessonJudged, LessonPage
from rummykit.server.wire.representation import Representation

REFUSED = (*OF_GAMES, "lesson_not_ready", "no_such_step")
"""What these routes may refuse with, besides what games are refused with."""


_RATE = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))


_kept: dict[str, Representation] = {}


@get("/api/lessons", guards=[_RATE], responses={200: ResponseSpec(AllLessons, generate_examples=False)})
async def all_lessons(
    request: Request[Any, Any, Any], rooms: NamedDependency[Rooms], lang: FromQuery[str] = "en"
) -> Response[bytes]:
    """What a page keeps of all lessons for times without the server, as `AllLessons`.

    A server that has just been started makes them when it is first asked, and has none until all are made.
    """
    language = spoken(lang)
    if language in _kept:
        return _kept[language].answer(request, "no-cache")
    made = await rooms.services.lessons.all()
    told_all = await asyncio.to_thread(
        lambda: AllLessons(lessons={rules.id: kept(rules, lesson, language) for rules, lesson in made.items()})
    )
    answer = Representation.of(msgspec.json.encode(told_all), "application/json")
    if made:
        _kept[language] = answer
    return answer.answer(request, "no-cache")


@get("/api/lessons/{game:str}", guards=[_RATE])
async def lesson(request: Request[Any, Any, Any], rooms: NamedDependency[Rooms], game: FromPath[str]) -> LessonPage:
    """The lesson of a game: `lang` says the language, and with `known`, the name of a game that one knows already,
    it has only what differs. Every other parameter is a house rule.
    """
    asked = dict(request.query_params)
    language, known = asked.pop("lang", "en"), asked.pop("known", "")
    rules = catalogue.sheet(game, asked)
    if known and known not in games.SHEETS:
        raise TableRefusal("unknown_game")
    whole = await rooms.services.lessons.of(rules, address_of(request))
    taught = new_in(rules, games.get(known), whole) if known else whole
    return told(rules, taught, len(whole.steps), language)


@post("/api/lessons/{game:str}", status_code=200, guards=[_RATE])
async def answer(
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    game: FromPath[str],
    data: JSONBody[LessonAnswer],
) -> LessonJudged:
    """What an answer to a task is worth; `lang` and the house rules are as they were for the lesson."""
    asked = dict(request.query_params)
    language = asked.pop("lang", "en")
    rules = catalogue.sheet(game, asked)
    return judged(rules, await rooms.services.lessons.of(rules, address_of(request)), data, language)
