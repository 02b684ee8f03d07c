"""Deeper looks at turns of a reviewed match: by a press, a few at one time, kept for everybody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from rummykit.server.features.reviews.deeper_looks import DeeperLooks, DeeperWork
from rummykit.server.features.reviews.kept_deeper import KeptDeeper
from rummykit.server.features.reviews.reviews import Reviews
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.recording import recording
from rummykit.server.wire.http_messages import ApiError
from tests.server.guest import Guest
from tests.server.review_works import at_once, deeper_at_once, deeper_dies, deeper_endless
from tests.server.reviewing import QUICK, ask, finished, look_at, reviewing, until
from tests.server.serving import serving
from tests.server.test_record_route import log_of


@pytest.fixture(scope="module")
def gin() -> str:
    """The record of a finished match of cards, in which there is something to compare."""
    return recording("x", log_of("gin_rummy", target_score=50, deals=1000), None).text


@asynccontextmanager
async def deepening(
    db: Path, text: str, work: DeeperWork, limits: Limits = QUICK
) -> AsyncIterator[tuple[Reviews, DeeperLooks]]:
    """Deeper looks at a review that is there, without the server."""
    store = await SqlStore.open(str(db), limits)
    try:
        async with reviewing(db, at_once, limits) as made:
            await made.ask("subject", text)
            await until(lambda: made.look("subject"), "done")
            yield made, DeeperLooks(KeptDeeper(store.ask, store.read), made, limits, work)
    finally:
        await store.close()


async def open_turns(made: Reviews) -> list[int]:
    """The turns that a deeper look may decide."""
    found = (await made.look("subject")).review
    assert found is not None
    return [at for at, turn in enumerate(found.turns) if any(each.verdict == "undecided" for each in turn.decisions)]


async def test_a_deeper_look_is_kept_for_everybody(db: Path, gin: str) -> None:
    async with deepening(db, gin, deeper_at_once) as (made, deeper):
        turn = (await open_turns(made))[0]
        before = await made.look("subject")
        assert (await deeper.look("subject", turn)).state == "none"
        asked = await deeper.ask("subject", turn, gin, asker="10.0.0.1")
        assert asked.state in ("waiting", "working")
        done = await until(lambda: deeper.look("subject", turn, before.mark), "done")
        assert done.review is not None
        assert [(each.verdict, each.deepened) for each in done.review.turns[turn].decisions] == [("best", True)]
        assert (await made.look("subject")).review == done.review
        assert (await made.look("subject", before.mark)).mark == done.mark != before.mark
        assert (await deeper.ask("subject", turn, gin, asker="10.0.0.2")).state == "done"
        with pytest.raises(TableRefusal, match="no such turn"):
            await deeper.ask("subject", 99, gin, asker="10.0.0.1")
        with pytest.raises(TableRefusal, match="no review"):
            await deeper.ask("another", 0, gin, asker="10.0.0.1")


async def test_a_deeper_look_that_failed_can_be_asked_for_again(db: Path, gin: str) -> None:
    async with deepening(db, gin, deeper_dies) as (made, deeper):
        turn = (await open_turns(made))[0]
        for _ in range(2):
            assert (await deeper.ask("subject", turn, gin, asker="10.0.0.1")).state in ("waiting", "working")
            await until(lambda: deeper.look("subject", turn), "none")


async def test_so_many_deeper_looks_from_one_address_wait(db: Path, gin: str) -> None:
    async with deepening(db, gin, deeper_endless, replace(QUICK, deeper_at_once=1)) as (made, deeper):
        one, other, *_ = await open_turns(made)
        first = await deeper.ask("subject", one, gin, asker="10.0.0.1")
        assert (await deeper.ask("subject", one, gin, asker="10.0.0.1")).key == first.key
        with pytest.raises(TableRefusal, match="Too many reviews"):
            await deeper.ask("subject", other, gin, asker="10.0.0.1")
        await until(lambda: deeper.look("subject", one), "working")
        assert (await deeper.ask("subject", other, gin, asker="10.0.0.2")).ahead == 1


async def test_a_turn_of_a_match_and_of_a_record_is_looked_at_deeper(db: Path, gin: str) -> None:
    limits = replace(QUICK, deeper_core_seconds=0.05, deeper_per_minute=0.001, deeper_burst=3)
    async with serving(db, limits=limits) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        table = await finished(place, [ann, ben], "gin_rummy", target_score=50)
        key = (await ask(ben.http, "/api/reviews", record=gin)).key
        for path, sent in ((f"/api/tables/{table}/review", {}), (f"/api/reviews/{key}", {"record": gin})):
            if not sent:
                await ask(ann.http, path)
            whole = await until(lambda: look_at(ann.http, path), "done")  # noqa: B023
            assert whole.review is not None
            turn = next(at for at, each in enumerate(whole.review.turns) if each.decisions[-1].verdict == "undecided")
            await ask(ben.http, f"{path}/{turn}", **sent)
            deeper = await until(lambda: look_at(ann.http, f"{path}/{turn}"), "done")  # noqa: B023
            assert deeper.review is not None
            assert all(each.deepened for each in deeper.review.turns[turn].decisions)
            assert (await look_at(ben.http, path)).review == deeper.review
        wrong = await ann.http.post(f"/api/reviews/{key}/0", json={"record": "another"})
        assert msgspec.json.decode(wrong.content, type=ApiError).code == "unknown_review"
        many = await ann.http.post(f"/api/tables/{table}/review/0")
        assert many.status_code == 429
