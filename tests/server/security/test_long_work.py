"""What strangers ask and may take long holds up nobody: it is worked on in processes, shared out by address."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.processes.long_work import LongWork
from rummykit.server.processes.turns import Turns
from rummykit.server.refusals import TableRefusal
from tests.server.guest import PATIENCE, http_client
from tests.server.serving import PATIENT, serving

ANN, BEN, CLEO = "192.0.2.1", "192.0.2.2", "192.0.2.3"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there is memory counted")


def which() -> int:
    return os.getpid()


def spin() -> None:
    while True:
        pass


def takes(mebibytes: int) -> tuple[int, int]:
    return len(b"x" * (mebibytes << 20)), os.getpid()


def keeps(mebibytes: int) -> int:
    globals()["kept"] = b"x" * (mebibytes << 20)
    return os.getpid()


def refuses() -> None:
    raise TableRefusal("too_many_bots", most=7)


def breaks() -> None:
    raise KeyError("a fault of ours")


@pytest.fixture
def work() -> Iterator[LongWork]:
    work = LongWork(replace(PATIENT, work_processes=2, work_megabytes=256))
    yield work
    work.close()


async def code(asking: object) -> str:
    with pytest.raises(TableRefusal) as refusal:
        await asking  # type: ignore[misc]
    return refusal.value.code


async def test_what_takes_too_long_is_ended_and_the_next_question_answered(work: LongWork) -> None:
    first = await work(which, address=ANN, seconds=PATIENCE)
    assert await work(which, address=ANN, seconds=PATIENCE) == first, "a process answers many questions"
    assert await code(work(spin, address=ANN, seconds=0.2)) == "not_finished"
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    assert await work(which, address=ANN, seconds=PATIENCE) != first


async def test_an_address_has_half_of_the_processes_whatever_it_asks(work: LongWork) -> None:
    flood = [asyncio.ensure_future(work(spin, address=ANN, seconds=PATIENCE)) for _ in range(20)]
    await asyncio.sleep(0)
    for _ in range(3):
        assert await work(which, address=BEN, seconds=PATIENCE)
    assert not any(asking.done() for asking in flood)
    for asking in flood:
        asking.cancel()
    await asyncio.gather(*flood, return_exceptions=True)


async def test_whoever_has_a_process_ended_waits_for_the_new_one_and_nobody_else(work: LongWork) -> None:
    await asyncio.gather(*(work(which, address=each, seconds=PATIENCE) for each in (ANN, BEN)))
    ended = asyncio.gather(*(code(work(spin, address=ANN, seconds=0.2)) for _ in range(3)))
    while not ended.done():
        assert any(process.runs for process in work._free), "one that runs is free"
        assert await work(which, address=BEN, seconds=PATIENCE)
    assert await ended == ["not_finished"] * 3


async def test_who_waits_comes_by_turns_of_the_addresses() -> None:
    turns, came = Turns(2, 1), []

    async def come(address: str) -> None:
        await turns.take(address)
        came.append(address)

    asking = [asyncio.ensure_future(come(each)) for each in (ANN, ANN, ANN, ANN, BEN, CLEO, BEN)]
    for expected in ([ANN, BEN], [ANN, BEN, ANN], [ANN, BEN, ANN, CLEO]):
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert came == expected
        turns.give_back(came[-2] if len(came) > 2 else ANN)
    for each in asking:
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)


async def test_who_does_not_wait_any_more_leaves_its_place() -> None:
    turns = Turns(1, 1)
    await turns.take(ANN)
    with pytest.raises(TimeoutError):
        await turns.take(BEN, 0.01)
    turns.give_back(ANN)
    await turns.take(BEN, 0.01)


async def test_a_process_that_does_not_start_is_not_waited_for() -> None:
    work = LongWork(replace(PATIENT, work_start_seconds=1e-6))
    assert await code(work(which, address=ANN, seconds=PATIENCE)) == "not_finished"
    work.close()


async def test_so_many_attempts_are_judged_at_once() -> None:
    free, under_way = threading.Event(), threading.Semaphore(0)

    def judge(_attempt: int) -> None:
        under_way.release()
        free.wait(PATIENCE)

    work = BoundedWork("practice", at_once=2, seconds=PATIENCE, late="not_finished")
    asking = [asyncio.ensure_future(work(judge, attempt)) for attempt in range(3)]
    for _ in range(2):
        assert await asyncio.to_thread(under_way.acquire, timeout=PATIENCE)
    assert not under_way.acquire(blocking=False), "the third waits"
    free.set()
    await asyncio.gather(*asking)


async def test_refusals_come_back_as_they_are_and_faults_are_told_from_them(work: LongWork) -> None:
    with pytest.raises(TableRefusal) as refusal:
        await work(refuses, address=ANN, seconds=PATIENCE)
    assert (refusal.value.code, refusal.value.params) == ("too_many_bots", {"most": 7})
    with pytest.raises(Exception, match="KeyError"):
        await work(breaks, address=ANN, seconds=PATIENCE)
    assert await work(which, address=ANN, seconds=PATIENCE)


@LINUX
async def test_what_takes_too_much_memory_is_refused(work: LongWork) -> None:
    assert await code(work(takes, 2000, address=ANN, seconds=PATIENCE)) == "too_large"
    assert (await work(takes, 20, address=ANN, seconds=PATIENCE))[0] == 20 << 20


@LINUX
async def test_a_process_that_has_grown_gives_way_to_a_new_one(work: LongWork) -> None:
    first = await work(keeps, 1, address=ANN, seconds=PATIENCE)
    assert await work(keeps, 100, address=ANN, seconds=PATIENCE) == first
    assert await work(which, address=ANN, seconds=PATIENCE) != first


def slow(*_given: object) -> None:
    time.sleep(PATIENCE)


@pytest.mark.parametrize(
    ("path", "module", "name", "body"),
    [
        ("/api/replay", "routes.record", "replayed_packed", {"record": "x"}),
        ("/api/verify", "routes.record", "verified", {"record": "x"}),
        ("/api/reviews", "features.reviews.routes", "check_record", {"record": "x"}),
    ],
)
async def test_a_record_that_takes_too_long_is_said_to_take_too_long(
    db: Path, monkeypatch: pytest.MonkeyPatch, path: str, module: str, name: str, body: dict[str, str]
) -> None:
    monkeypatch.setattr(f"rummykit.server.{module}.{name}", slow)
    async with (
        serving(db, limits=replace(PATIENT, record_seconds=0.3)) as place,
        http_client(place.port) as http,
    ):
        answer = await http.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "not_finished")
        assert "best play" not in answer.json()["text"]
