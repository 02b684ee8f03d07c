"""Leaving a match for good, where the sheet says what that costs; and the clock of a call."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummykit.play.actions import Call, Discard
from rummykit.play.events import DealEnded, OutOfDeal
from rummykit.play.view import TableMeld
from rummykit.record import parse_record, replay
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import timing
from rummykit.server.table.entries import Acted, Entry, Left, NextDealt
from rummykit.server.table.recording import recording
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted, LeaveMatch, Refused
from tests.server.serving import serving
from tests.server.tables import playing, to_act, waiting
from tests.server.test_table import new_log


def begun(game: str, **more: int) -> tuple[Table, list[Entry]]:
    """A table of three people at the beginning of a match, and its log."""
    log = new_log(game, **more)
    table, _ = Table.replay("t", log)
    return table, log


def test_who_leaves_is_out_of_this_deal_and_of_all_later_ones() -> None:
    table, log = begun("indian_rummy_pool201")
    gone = table.turn
    assert gone is not None
    log.append(Left(at=120.0, seat=gone))
    assert OutOfDeal(gone, "left_table", None) in table.apply(log[-1])
    log.append(Left(at=121.0, seat=table.turn or 0))
    table.apply(log[-1])
    assert table.state == "between_deals"
    assert table.match is not None
    assert table.match.rows[0].points[gone] == 40
    log.append(NextDealt(at=122.0, seat=0))
    table.apply(log[-1])
    for action in ("draw", "discard"):
        deal = table.match.deal
        chosen = next(each for each in deal.legal_actions() if str(each).startswith(action))
        log.append(Acted(at=123.0, seat=deal.turn, action=chosen))
        table.apply(log[-1])
    assert table.state == "between_deals"
    assert table.match.totals[gone] == 80
    assert sorted(table.match.totals)[0] == 0
    again, _ = Table.replay("t", log)
    assert again.match is not None
    assert again.match.totals == table.match.totals


def test_who_leaves_while_others_play_is_out_as_soon_as_it_is_their_turn() -> None:
    table, _ = begun("indian_rummy_points")
    first = table.turn
    assert first is not None
    assert table.match is not None
    gone = table.match.deal.order[(table.match.deal.order.index(first) + 1) % 3]
    assert table.apply(Left(at=120.0, seat=gone)) == ()
    assert table.turn == first
    for action in ("draw", "discard"):
        deal = table.match.deal
        chosen = next(each for each in deal.legal_actions() if str(each).startswith(action))
        events = table.apply(Acted(at=121.0, seat=first, action=chosen))
    assert OutOfDeal(gone, "left_table", None) in events
    assert table.turn not in (first, gone)


def test_a_record_tells_who_left() -> None:
    table, log = begun("indian_rummy_points")
    for at in (120.0, 121.0):
        assert table.turn is not None
        log.append(Left(at=at, seat=table.turn))
        table.apply(log[-1])
    assert table.state == "over"
    text = recording("t", log, None).text
    assert text.count(" leave") == 2
    *_, last = replay(parse_record(text))
    assert table.match is not None
    assert table.match.deal.result is not None
    assert [event for event in last.events if isinstance(event, DealEnded)] == [DealEnded(table.match.deal.result)]


@pytest.mark.parametrize(
    ("game", "seats", "code"), [("standard_rummy", [0], "cannot_leave"), ("indian_rummy_deals", [1, 1], "has_left")]
)
def test_a_match_is_not_left_where_that_means_nothing_nor_twice(game: str, seats: list[int], code: str) -> None:
    table, _ = begun(game)
    for seat in seats[:-1]:
        table.apply(Left(at=120.0, seat=seat))
    with pytest.raises(TableRefusal) as refused:
        table.apply(Left(at=121.0, seat=seats[-1]))
    assert refused.value.code == code


async def test_everybody_is_told_who_left(db: Path) -> None:
    async with serving(db) as place, playing(place, people=3, game="indian_rummy_pool101") as seats:
        gone, stays = waiting(seats), to_act(seats)
        assert isinstance(await gone.ask(LeaveMatch), Accepted)
        await stays.until(lambda: stays.table is not None and stays.table.seats[gone.seat].left)
        answer = await gone.ask(LeaveMatch)
        assert isinstance(answer, Refused)
        assert answer.code == "has_left"


# --- the clock of a call


def called(seconds: float | None) -> Table:
    """A table where a discard that fits has just been made."""
    log = new_log("standard_rummy", seconds=seconds, call_rummy=True)
    table, _ = Table.replay("t", log)
    assert table.match is not None
    deal = table.match.deal
    deal._state.table.append(TableMeld((6, 19, 32), "group", 0))
    deal._state.hands[deal.turn] = 1 << 45 | 1 << 12 | 1 << 25
    deal._state.step = len(deal._flow.steps) - 2
    assert table.turn is not None
    table.apply(Acted(at=200.0, seat=table.turn, action=Discard(45)))
    assert deal.phase == "call"
    return table


@pytest.mark.parametrize(("turn", "answer"), [(None, 15), (60.0, 15), (10.0, 10)])
def test_a_call_is_to_be_made_within_seconds_of_the_discard(turn: float | None, answer: float) -> None:
    table = called(turn)
    assert timing.deadline(table) == 200.0 + answer


def test_who_calls_gets_a_turn_of_the_usual_length_to_discard() -> None:
    table = called(60.0)
    assert table.turn is not None
    table.apply(Acted(at=203.0, seat=table.turn, action=Call(0)))
    assert timing.deadline(table) == 263.0
