"""Studies: one's own, a new one, one more turn, changes by the maker; anybody with the link may read."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.accounts.people import Asker
from rummykit.server.features.studies.studies import Studies
from rummykit.server.guards.quotas import LOOKS, RequestRate, address_of
from rummykit.server.limits import Limits
from rummykit.server.processes.long_work import LongWork
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.description import LONGEST_BODY, OF_A_TABLE
from rummykit.server.routes.newcomers import asking
from rummykit.server.routes.replay_answer import check_record
from rummykit.server.table.recording import check_time
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.study_messages import MyStudies, NewStudy, StudyEdited, StudyInfo, StudyTurn, TurnAdded

REFUSED = (
    *("unknown_study", "study_maker_only", "study_changed", "study_full", "too_many_studies"),
    *("too_many_study_records", "bad_study_title", "bad_text"),
    *("record_not_yet", "bad_record", "record_too_long", "not_finished", *OF_A_TABLE),
)
"""What these routes may refuse with."""
_PRIVATE = {"Cache-Control": "no-store"}
_LONG = {LONGEST_BODY: lambda limits: limits.record_bytes}
_CHANGES = RequestRate(lambda its: (its.studies_per_minute, its.study_burst))

Asking = Request[Any, Any, Any]


@get("/api/studies", guards=[LOOKS])
async def mine(who: NamedDependency[Requester], studies: NamedDependency[Studies]) -> Response[MyStudies]:
    """The studies of the person who asks, and what may be in one."""
    return Response(await studies.mine(who.person), headers=_PRIVATE)


@get("/api/studies/{study:str}", guards=[LOOKS])
async def look(
    who: NamedDependency[Requester], studies: NamedDependency[Studies], study: FromPath[str]
) -> Response[StudyInfo]:
    """A study, for anybody who has its link."""
    return Response(await studies.read(who.person, study), headers=_PRIVATE)


@get("/api/studies/{study:str}/records/{number:int}", guards=[LOOKS], media_type="text/plain")
async def record(studies: NamedDependency[Studies], study: FromPath[str], number: FromPath[int]) -> Response[str]:
    """A record that its maker took from a file."""
    return Response(await studies.record(study, number), media_type="text/plain", headers=_PRIVATE)


@post("/api/studies", guards=[_CHANGES], opt=_LONG)
async def make(
    request: Asking,
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    studies: NamedDependency[Studies],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[NewStudy],
) -> Response[StudyInfo]:
    """Make a study of one turn."""
    await _check(request, rooms, long_work, limits, data.turn, data.text)
    key, cookies = asking(request, who.key)
    someone = Asker(who.keys or (key,), who.person.account)
    made = await studies.make(someone, data)
    return Response(made, status_code=201, headers=_PRIVATE, cookies=cookies)


@post("/api/studies/{study:str}/turns", guards=[_CHANGES], opt=_LONG)
async def add(
    request: Asking,
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    studies: NamedDependency[Studies],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    study: FromPath[str],
    data: JSONBody[TurnAdded],
) -> Response[StudyInfo]:
    """Put one more turn at the end of a study."""
    await _check(request, rooms, long_work, limits, data.turn, data.text)
    return Response(await studies.add(who.person, study, data), status_code=201, headers=_PRIVATE)


@post("/api/studies/{study:str}", status_code=200, guards=[_CHANGES], opt=_LONG)
async def edit(
    who: NamedDependency[Requester],
    studies: NamedDependency[Studies],
    study: FromPath[str],
    data: JSONBody[StudyEdited],
) -> Response[StudyInfo]:
    """Change the title, the order of the turns, and what is drawn and written; or leave turns out."""
    return Response(await studies.edit(who.person, study, data), headers=_PRIVATE)


@delete("/api/studies/{study:str}", guards=[_CHANGES])
async def take_back(who: NamedDependency[Requester], studies: NamedDependency[Studies], study: FromPath[str]) -> None:
    """Delete a study, so that its link leads nowhere."""
    await studies.delete(who.person, study)


async def _check(
    request: Asking, rooms: Rooms, long_work: LongWork, limits: Limits, turn: StudyTurn, text: str | None
) -> None:
    """Raise `TableRefusal` unless the turn is of a match whose record anybody may read, or of a record that is sent."""
    if turn.record is not None or (turn.table is None) == (text is None):
        raise TableRefusal("unreadable")
    if turn.table is not None:
        async with rooms.visit(turn.table) as room:
            check_time(room.table, None)
    else:
        most, seconds = limits.record_moments, limits.record_seconds
        await long_work(check_record, text, most, address=address_of(request), seconds=seconds)
