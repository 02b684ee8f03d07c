"""A decision of a finished match as a practice: to be played better than it was."""

from __future__ import annotations

from functools import partial

from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.record import parse_record
from rummykit.review import Retry, retry
from rummykit.server.features.practice.practice import Kind, Practice, PracticeAsked
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.recording import recording
from rummykit.server.wire.practice_messages import Attempt, MissedAsked


async def _make(asked: PracticeAsked) -> Practice:
    table, place, decision = str(asked.path["table_id"]), int(asked.path["turn"]), int(asked.path["decision"])
    async with asked.rooms.visit(table) as room:
        if room.table.state != "over":
            raise TableRefusal("match_not_over")
        log, key = await room.log(), asked.who.key_at(room)
    return await asked.work(lambda _: _practice(table, recording(table, log, key).text, place, decision), None)


def _practice(table: str, text: str, place: int, decision: int) -> Practice:
    record = parse_record(text)
    try:
        again = retry(record, place, decision)
    except LookupError:
        raise TableRefusal("unknown_turn") from None
    except ValueError as error:
        raise TableRefusal("not_reviewed", reason=str(error)) from None
    deal = again.deal
    return Practice(
        id=f"review/{table}/{place}/{decision}",
        deal=deal,
        seat=deal.turn,
        task=MissedAsked(
            table=table,
            turn=place,
            decision=decision,
            deal=deal.number + 1,
            number=deal._state.turn_number,
            played=again.played,
        ),
        judge=partial(_judged, again),
        way=lambda: again.best,
        names=record.seats,
    )


def _judged(again: Retry, _deal: Deal, action: Action) -> Attempt:
    found = again.judge(action)
    return Attempt(
        done=found.done,
        reached=found.reached,
        best=found.best,
        measure="ahead",
        warmer=None if found.done else found.warmer,
    )


KIND = Kind(
    "review/{table_id:str}/{turn:int}/{decision:int}",
    _make,
    refuses=("unknown_table", "outdated_table", "match_not_over", "unknown_turn", "not_reviewed"),
)
