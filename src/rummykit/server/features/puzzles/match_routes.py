"""Puzzles of a finished match: whether its people agree that some are made."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rummykit.puzzles import themes_of
from rummykit.server.accounts.identity import Requester
from rummykit.server.features.puzzles.match_puzzles import Consents
from rummykit.server.features.puzzles.puzzle_maker import PuzzleMaker
from rummykit.server.guards.quotas import LOOKS, RequestRate
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.description import OF_A_TABLE
from rummykit.server.table.guests import same_key
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.table import Table
from rummykit.server.wire.puzzle_messages import ConsentSaid, ConsentState, ConsentWord, PuzzleConsent

REFUSED = ("match_not_over", "not_seated", "no_match_puzzles", *OF_A_TABLE)
"""What these routes may refuse with."""


_SAYS = RequestRate(lambda its: (its.notices_per_minute, its.notice_burst))


@get("/api/tables/{table_id:str}/puzzles", guards=[LOOKS])
async def look(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    puzzle_maker: NamedDependency[PuzzleMaker],
    table_id: FromPath[str],
) -> PuzzleConsent:
    """Who has agreed that puzzles are made of a match that is over."""
    async with rooms.visit(table_id) as room:
        return await _consent(puzzle_maker, room.table, who, await puzzle_maker.kept.consents(table_id))


@post("/api/tables/{table_id:str}/puzzles", status_code=200, guards=[_SAYS])
async def say(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    puzzle_maker: NamedDependency[PuzzleMaker],
    table_id: FromPath[str],
    data: JSONBody[ConsentSaid],
) -> PuzzleConsent:
    """Agree, or take it back until the puzzles are made; only for people who had a seat in the match."""
    async with rooms.visit(table_id) as room:
        table = room.table
        seats = _seats(table, who)
        before = await _consent(puzzle_maker, table, who, await puzzle_maker.kept.consents(table_id))
        if not seats:
            raise TableRefusal("not_seated")
        if before.state == "none" and data.agreed:
            raise TableRefusal("no_match_puzzles")
        said = await puzzle_maker.kept.say(table_id, seats, table.people, agreed=data.agreed)
        answer = await _consent(puzzle_maker, table, who, said)
    if answer.state == "agreed":
        puzzle_maker.wake()
    return answer


def _seats(table: Table, who: Requester) -> frozenset[int]:
    """The seats in which the person began the match."""
    return frozenset(
        seat for seat in table.people if table.began[seat] and any(same_key(table.began[seat], key) for key in who.keys)
    )


async def _consent(maker: PuzzleMaker, table: Table, who: Requester, consents: Consents) -> PuzzleConsent:
    """How it stands; raises `TableRefusal` before the match is over."""
    if table.state != "over":
        raise TableRefusal("match_not_over")
    seats, said = _seats(table, who), consents.said
    agreed = sum(said.get(seat, False) for seat in table.people)
    mine: ConsentWord | None = None
    if seats:
        mine = _WORDS[said.get(min(seats))]
    state: ConsentState = "asked"
    if consents.made:
        state = "made"
    elif not (_possible(table) and await maker.kept.wanted()):
        state = "none"
    elif agreed == len(table.people):
        state = "agreed"
    return PuzzleConsent(state=state, people=len(table.people), agreed=agreed, mine=mine)


def _possible(table: Table) -> bool:
    """Whether puzzles can be made by these rules, and everybody is still there who has to agree."""
    return bool(table.people and themes_of(table.rules)) and all(table.began[seat] for seat in table.people)


_WORDS: dict[bool | None, ConsentWord] = {True: "yes", False: "no", None: "unsaid"}
