"""What was laid can be taken back in the same turn, as long as no hidden card was seen; then nothing has happened."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rummykit import games
from rummykit.play.events import TookBack
from rummykit.play.view import View
from rummykit.record import parse_record, replay
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import Acted, Entry, MeldTakenBack, TimedOut
from rummykit.server.table.recording import recording
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted, TakeBackMeld
from tests.server.guest import SeatAt
from tests.server.serving import serving
from tests.server.tables import playing, to_act, waiting
from tests.server.test_people import refused
from tests.server.test_table import act, new_log

LAYING = (
    *("standard_rummy", "slowdown_rummy", "rummy_500", "conquian", "tonk", "tong_its", "seven_bridge", "thai_dummy"),
    *("contract_rummy", "kalooki_40", "scala_40", "canasta", "burraco", "hand_and_foot", "okey_101"),
)


def hidden(view: View) -> tuple[object, ...]:
    """How many cards everybody but the seat to act holds, and how many lie hidden."""
    others = tuple(count for seat, count in enumerate(view.counts) if seat != view.turn)
    return others, view.stock, len(view.discard_pile)


@pytest.mark.parametrize("game", LAYING)
def test_what_is_taken_back_has_not_happened(game: str) -> None:
    players = games.get(game).players[0]
    log = new_log(game, seats=players, people=players)
    table, _ = Table.replay("t", log)
    chance, taken_back = random.Random(game), 0
    while taken_back < 3 and len(log) < 900:
        entry = act(table, chance, at=200.0 + len(log))
        assert table.match is not None
        before = table.match.deal.clone()
        seat = before.turn
        table.apply(entry)
        log.append(entry)
        if not table.laid_this_turn:
            continue
        assert hidden(table.match.deal.view(None)) == hidden(before.view(None))
        back = MeldTakenBack(at=200.0 + len(log), seat=seat)
        assert table.apply(back) == (TookBack(seat),)
        assert table.match.deal == before
        taken_back += 1
        table.apply(entry)  # it can be laid again
        log += (back, entry)
    assert taken_back == 3
    again, _ = Table.replay("t", log)
    assert again.match == table.match


def test_nothing_can_be_taken_back_once_the_turn_has_gone_on() -> None:
    log = new_log("standard_rummy")
    table, _ = Table.replay("t", log)
    chance = random.Random(3)
    while not table.laid_this_turn:
        table.apply(act(table, chance, at=200.0))
    seat = table.turn
    assert seat is not None
    with pytest.raises(TableRefusal, match="nothing_to_take_back"):
        table.apply(MeldTakenBack(at=300.0, seat=(seat + 1) % 3))
    table.apply(TimedOut(at=300.0, seat=seat))
    with pytest.raises(TableRefusal, match="nothing_to_take_back"):
        table.apply(MeldTakenBack(at=301.0, seat=seat))


def test_a_record_has_only_what_counts() -> None:
    log: list[Entry] = new_log("standard_rummy", seats=2, people=2, target_score=30)
    table, _ = Table.replay("t", log)
    chance = random.Random(5)
    while table.state != "over":
        entry = act(table, chance, at=200.0 + len(log))
        seat = table.turn
        table.apply(entry)
        log.append(entry)
        if table.laid_this_turn and chance.random() < 0.5:
            assert seat is not None
            log += (MeldTakenBack(at=200.0 + len(log), seat=seat), entry)
    record = parse_record(recording("t", log, None).text)
    assert sum(isinstance(entry, MeldTakenBack) for entry in log) > 0
    assert sum(len(deal.moves) for deal in record.deals) == sum(
        isinstance(entry, Acted | TimedOut) for entry in log
    ) - sum(isinstance(entry, MeldTakenBack) for entry in log)
    for _ in replay(record):
        pass


async def test_everybody_is_told_and_the_same_hand_is_there_again(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, game="standard_rummy") as seats:
        chance = random.Random(1)
        mover = to_act(seats)
        await refused(mover, "nothing_to_take_back", TakeBackMeld, version=mover.version)
        while True:
            mover, other = to_act(seats), waiting(seats)
            hand = hand_of(mover)
            laid = await moved(mover, chance)
            await other.until(lambda: other.version == mover.version)  # noqa: B023
            if laid and mover.to_act and mover.state == "playing":
                break
        assert hand_of(mover) != hand
        await refused(other, "not_your_turn", TakeBackMeld, version=other.version)
        assert isinstance(await mover.ask(TakeBackMeld, version=mover.version), Accepted)
        await other.until(lambda: TookBack(mover.seat) in other.events)
        assert hand_of(mover) == hand
        assert other.view is not None
        assert other.view.counts[mover.seat] == len(hand)


def hand_of(seat: SeatAt) -> tuple[int, ...]:
    assert seat.view is not None
    return seat.view.hand


async def moved(seat: SeatAt, chance: random.Random) -> bool:
    """Let a seat act; whether it has laid a meld."""
    assert seat.view is not None
    melds = len(seat.view.table)
    assert isinstance(await seat.move(chance), Accepted)
    return len(seat.view.table) > melds
