"""What costs is counted: frames of every kind, bytes, and the time that the server works for a person or address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, thread_time

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from rummykit.play.actions import Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.server.guards.working_time import Share, Shares, measured
from rummykit.server.table.guests import key_of
from rummykit.server.wire.socket_messages import Pong, Refused, Try
from tests.server.guest import SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, plays_on, to_act, waiting

FEW = replace(PATIENT, frames_per_second=1.0, frame_burst=40)


async def poured(socket: ClientConnection, frames: list[Frame], many: int) -> None:
    """Raw frames on an open socket, many times over, until the server has had enough."""
    for _ in range(many):
        for frame in frames:
            socket.protocol.writes.append(frame.serialize(mask=True))
        socket.transport.write(b"".join(socket.protocol.data_to_send()))
        await asyncio.sleep(0)


async def close_code(seat: SeatAt) -> int | None:
    """The code that a seat's socket is closed with; None where the connection was reset before it arrived."""
    code = await seat.until_closed()
    return None if code == 1006 else code


PIECE = Frame(Opcode.CONT, b"", fin=False)


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        (None, Frame(Opcode.PING, b"")),
        (None, Frame(Opcode.PONG, b"")),
        (Frame(Opcode.TEXT, b"", fin=False), PIECE),
        (None, Frame(Opcode.BINARY, b"{")),
    ],
    ids=["pings", "pongs", "empty pieces", "messages"],
)
async def test_frames_of_every_kind_are_counted(db: Path, first: Frame | None, frame: Frame) -> None:
    async with serving(db, limits=FEW) as place, playing(place) as seats:
        ann, ben = seats
        await poured(ann.socket, [frame] if first is None else [first], 1)
        await poured(ann.socket, [frame], 100)
        assert await close_code(ann) in (4429, None)
        await ben.ping()


async def test_a_message_comes_in_few_pieces(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, fragments=8)) as place, playing(place) as seats:
        ann, ben = seats
        text = b'{"type":"ping","id":77}'
        pieces = [text[at : at + 3] for at in range(0, len(text), 3)]
        assert len(pieces) == 8
        await poured(ann.socket, [Frame(Opcode.TEXT, pieces[0], fin=False)], 1)
        await poured(ann.socket, [Frame(Opcode.CONT, piece, fin=False) for piece in pieces[1:-1]], 1)
        await poured(ann.socket, [Frame(Opcode.CONT, pieces[-1], fin=True)], 1)
        await ann.until(lambda: any(answer.id == 77 for answer in ann.answers(Pong)))
        await poured(ann.socket, [Frame(Opcode.TEXT, b"{", fin=False)], 1)
        await poured(ann.socket, [PIECE], 20)
        assert await close_code(ann) in (4429, None)
        await ben.ping()


async def test_bytes_are_counted(db: Path) -> None:
    limits = replace(PATIENT, bytes_per_second=1.0, byte_burst=100_000)
    async with serving(db, limits=limits) as place, playing(place) as seats:
        ann, ben = seats
        await poured(ann.socket, [Frame(Opcode.TEXT, b'{"type":"ping","id":1,"x":"' + b"x" * 30_000 + b'"}')], 10)
        assert await close_code(ann) in (4429, None)
        await ben.ping()


async def test_who_costs_too_much_is_told_to_wait_and_closed_if_it_goes_on(db: Path) -> None:
    """Pings are answered all the same, so the page knows that the server is there."""
    limits = replace(PATIENT, work_per_second=1e-9, work_burst=0.5, too_fast_answers=3)
    async with serving(db, limits=limits) as place, playing(place) as seats:
        ann, ben = to_act(seats), waiting(seats)
        first = seats[0]
        place.quotas.work(str(key_of(first.guest.secret))).spend(monotonic(), 0.6)
        for _ in range(3):
            answer = await first.try_out(Pass())
            assert isinstance(answer, Refused)
            assert answer.code == "too_fast"
            await first.ping()
        await first.say(Try(id=99, version=first.version, action=Pass()))
        assert await first.until_closed() == 4429
        await (ben if first is ann else ann).ping()


async def test_work_is_counted_for_a_person_at_all_pages(db: Path) -> None:
    limits = replace(PATIENT, work_per_second=1e-9, work_burst=1.0)
    async with serving(db, limits=limits) as place, playing(place) as seats:
        ann = seats[0]
        assert ann.table is not None
        work = place.quotas.work(str(key_of(ann.guest.secret)))
        before = work.left(monotonic())
        assert before < 1.0
        async with ann.guest.at(ann.table.id) as second:
            await second.ping()
        assert work.left(monotonic()) < before


async def test_a_draft_of_more_tiles_than_there_are_is_refused_unread(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(db) as place, playing(place, game="rummikub_twist") as seats:
        mover = to_act(seats)

        def never(_deal: Deal, _action: object) -> None:
            raise AssertionError("it was read")

        with monkeypatch.context() as patched:
            patched.setattr(Deal, "judge", never)
            patched.setattr(Deal, "check", never)
            for action in (
                Rearrange(((116,) * 13,) * 32),
                Rearrange(((116,) * 4,) * 4),
                Rearrange(((64, 65, 66),), opening=((64,) * 30,)),
                Rearrange(((),) * 200),
            ):
                for answer in (await mover.try_out(action), await mover.act(action)):
                    assert isinstance(answer, Refused)
                    assert answer.code == "too_large"
        assert not isinstance(await mover.try_out(Rearrange(((64, 65, 66, 67),))), Refused)
        await plays_on(seats)


async def spin(seconds: float) -> None:
    """Compute for so long."""
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def noting(spent: list[float]) -> Callable[[float, float], None]:
    """Keep the processor time that was measured; by the clock it was no less, but for how finely each is told."""

    def note(processor: float, clock: float) -> None:
        assert clock >= processor - 0.005
        spent.append(processor)

    return note


async def test_what_is_measured_is_the_time_at_work_and_not_the_time_it_waits() -> None:
    spent: list[float] = []
    note = noting(spent)

    async def work() -> str:
        await spin(0.02)
        await asyncio.sleep(0.2)
        await spin(0.02)
        return "done"

    assert await measured(work(), note) == "done"
    assert 0.04 <= sum(spent) < 0.2


async def test_work_that_fails_or_is_given_up_is_measured_too() -> None:
    spent: list[float] = []
    note = noting(spent)

    async def fails() -> None:
        await spin(0.01)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await measured(fails(), note)
    given_up: list[bool] = []

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            await spin(0.01)
            given_up.append(True)
            raise

    task = asyncio.ensure_future(measured(waits(), note))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert given_up
    assert sum(spent) >= 0.02


async def test_an_address_that_has_had_its_share_waits_in_order_of_arrival_and_others_do_not() -> None:
    shares, heard = Shares(1.0, 0.1, 10), []
    shares.of("192.0.2.1").spend(0.4)

    async def ask(name: int) -> None:
        await shares.of("192.0.2.1").turn()
        heard.append((name, monotonic()))

    began = monotonic()
    asking = [asyncio.ensure_future(ask(name)) for name in range(5)]
    await asyncio.sleep(0)
    await shares.of("192.0.2.2").turn()
    assert not heard
    await asyncio.gather(*asking)
    assert [name for name, _ in heard] == [0, 1, 2, 3, 4]
    assert heard[0][1] - began >= 0.29


async def test_a_flood_of_one_address_leaves_the_loop_to_others(db: Path) -> None:
    """What is asked over the share is answered later, and nothing is refused."""
    limits = replace(PATIENT, address_work_per_second=0.05, address_work_burst=0.0)
    async with serving(db, limits=limits) as place, playing(place) as seats:
        share: Share = place.quotas.share("127.0.0.1")
        share.spend(0.01)
        assert share.owes
        await seats[0].ping()
        assert not isinstance(await to_act(seats).try_out(Pass()), Refused)
