"""Reviews over HTTP: of finished matches, computed once, kept, the same for everybody; and of records from files."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select

from rummykit.record import parse_record
from rummykit.review import Review, review
from rummykit.review.values import VERSION
from rummykit.server.features.reviews.kept_reviews import ReviewClaim
from rummykit.server.features.reviews.review_process import packed, reviewed
from rummykit.server.features.reviews.schema import reviews as rows
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.recording import recording
from rummykit.server.wire.http_messages import ApiError
from tests.server.guest import PATIENCE, Guest, http_client
from tests.server.review_works import at_once, dies, dies_after_the_first_look, endless, in_two
from tests.server.reviewing import GAME, QUICK, ask, finished, kept_in, look_at, reviewing, until
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing
from tests.server.test_record_route import HAND_WRITTEN, log_of


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a finished match."""
    return recording("x", log_of(GAME, num_games=1), None).text


async def test_a_finished_match_is_reviewed_once_and_both_seats_get_the_same(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        table = await finished(place, [ann, ben])
        path = f"/api/tables/{table}/review"
        assert (await look_at(ann.http, path)).state == "none"
        asked = await asyncio.gather(ask(ann.http, path), ask(ben.http, path), ask(ann.http, path))
        assert {answer.state for answer in asked} <= {"waiting", "working"}
        first = await until(lambda: look_at(ann.http, path), "done")
        assert await look_at(ben.http, path) == first
        assert await ask(ben.http, path) == first
        file = await ann.http.get(f"/api/tables/{table}/record")
        record = parse_record(file.text)
        expected = review(record, seconds=QUICK.review_core_seconds)
        seats = tuple(msgspec.structs.replace(seat, name="") for seat in expected.seats)
        turns = tuple(msgspec.structs.replace(turn, name="") for turn in expected.turns)
        assert first.review == msgspec.structs.replace(expected, seats=seats, turns=turns)

    # then: after a restart it is still there, and the row has no names
    async with serving(db, limits=QUICK) as place:
        guest = Guest(place.port, "Cy")
        assert (await ask(guest.http, path)).review == first.review


async def test_an_unfinished_match_is_not_reviewed(db: Path) -> None:
    async with serving(db, limits=QUICK) as place, playing(place, 2, game=GAME) as seats:
        assert seats[0].table is not None
        path = f"/api/tables/{seats[0].table.id}/review"
        for answer in (await seats[0].guest.http.post(path), await seats[0].guest.http.get(path)):
            assert msgspec.json.decode(answer.content, type=ApiError).code == "match_not_over"
        unknown = await seats[0].guest.http.post("/api/tables/nobodyknowsit/review")
        assert msgspec.json.decode(unknown.content, type=ApiError).code == "unknown_table"


async def test_a_record_is_reviewed_for_who_has_it(db: Path, text: str) -> None:
    async with serving(db, limits=QUICK) as place, http_client(place.port) as client:
        answer = await ask(client, "/api/reviews", record=text)
        assert answer.key
        done = await until(lambda: look_at(client, f"/api/reviews/{answer.key}"), "done")
        assert done.review is not None
        assert done.review.game == GAME
        assert all(seat.name == "" for seat in done.review.seats)

        unknown = await client.get(f"/api/reviews/{'0' * 64}")
        assert msgspec.json.decode(unknown.content, type=ApiError).code == "unknown_review"
        bad = await client.post("/api/reviews", json={"record": "no record"})
        assert msgspec.json.decode(bad.content, type=ApiError).code == "bad_record"


async def test_a_record_with_unknown_cards_is_refused_with_the_reason(db: Path) -> None:
    async with reviewing(db, reviewed) as made:
        await made.ask("hidden", HAND_WRITTEN)
        with pytest.raises(TableRefusal, match="some cards are unknown"):
            await until(lambda: made.look("hidden"), "done")


async def test_two_servers_compute_a_review_once(db: Path, text: str) -> None:
    async with reviewing(db, endless) as one, reviewing(db, at_once, owner="two") as two:
        await one.ask("subject", text)
        assert (await two.ask("subject", text)).state in ("waiting", "working")
        assert (one.waiting, two.waiting) == (1, 0)


async def test_a_review_whose_server_has_died_is_begun_anew(db: Path, text: str) -> None:
    async with reviewing(db) as made:
        store = await SqlStore.open(str(db), PATIENT)
        try:
            dead = ReviewClaim("subject", VERSION, "dead", None)
            assert await kept_in(store).claim(dead, 0.0, 1e9 + 30)
            assert (await made.ask("subject", text)).state == "waiting"
            assert made.waiting == 0
            assert await kept_in(store).renew(dead, 1e9 - 1, 0, 0)
        finally:
            await store.close()
        await made.ask("subject", text)
        assert made.waiting == 1
        await until(lambda: made.look("subject"), "done")


async def test_a_review_of_an_older_version_is_computed_again(
    db: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(db) as made:
        await made.ask("subject", text)
        await until(lambda: made.look("subject"), "done")
        monkeypatch.setattr("rummykit.server.features.reviews.reviews.VERSION", 99)
        assert (await made.look("subject")).state == "none"
        await made.ask("subject", text)
        await until(lambda: made.look("subject"), "done")
        assert made.finished == 2


SURER = replace(QUICK, review_first_seconds=0.01, review_core_seconds=0.02)


async def test_a_first_look_is_shown_while_the_review_is_made_surer(db: Path, text: str) -> None:
    async with reviewing(db, in_two, SURER) as made:
        await made.ask("subject", text)
        async with asyncio.timeout(PATIENCE):
            while (first := await made.look("subject")).review is None or first.review.imagined != 99:
                await asyncio.sleep(0.05)
        assert (first.state, first.done, first.steps) == ("working", 1, 2)
        assert first.review.going_on
        # What somebody has already is not sent again.
        again = await made.look("subject", first.mark)
        assert (again.review, again.mark, again.state) == (None, first.mark, "working")
        assert (await made.ask("subject", text)).review == first.review
        assert made.waiting == 0

    # then: a server that is started again shows the best so far, and goes on with it
    async with reviewing(db, at_once, SURER, owner="two") as made:
        kept = await made.look("subject")
        assert (kept.state, kept.review) == ("none", first.review)
        asked = await made.ask("subject", text)
        assert asked.review == first.review
        done = await until(lambda: made.look("subject"), "done")
        assert done.review is not None
        assert not done.review.going_on


async def test_a_first_look_does_not_wait_for_reviews_that_are_made_surer(db: Path, text: str) -> None:
    limits = replace(SURER, reviews_waiting=2)
    async with reviewing(db, in_two, limits) as made:
        for subject in ("a", "b", "c"):
            await made.ask(subject, text)
            async with asyncio.timeout(PATIENCE):
                while (shown := await made.look(subject)).review is None:
                    await asyncio.sleep(0.05)
        # Two are made surer or wait for it; the third stays as it is, and can be read.
        assert (shown.state, made.waiting) == ("none", 0)
        assert (await made.look("b")).ahead == 1
        assert (await made.ask("c", text)).state == "done"


async def test_a_review_that_could_not_be_made_surer_stays_as_it_is(db: Path, text: str) -> None:
    async with reviewing(db, dies_after_the_first_look, SURER) as made:
        await made.ask("subject", text)
        done = await until(lambda: made.look("subject"), "done")
        assert done.review is not None
        assert not done.review.going_on
        assert (await made.ask("subject", text)).review == done.review


async def test_a_review_that_failed_can_be_asked_for_again(db: Path, text: str) -> None:
    async with reviewing(db, dies) as made:
        for attempt in (1, 2):
            await made.ask("subject", text)
            with pytest.raises(TableRefusal, match="could not be finished"):
                await until(lambda: made.look("subject"), "done")
            assert made.failed == attempt


async def test_a_review_that_takes_too_long_is_ended(db: Path, text: str) -> None:
    async with reviewing(db, endless, replace(QUICK, review_seconds=0.5)) as made:
        await made.ask("subject", text)
        with pytest.raises(TableRefusal, match="could not be finished"):
            await until(lambda: made.look("subject"), "done")


async def test_so_many_reviews_wait_and_those_of_tables_come_first(db: Path, text: str) -> None:
    limits = replace(QUICK, reviews_waiting=4, record_reviews_at_once=2, review_processes=1)
    async with reviewing(db, endless, limits) as made:
        await made.ask("a", text, asker="10.0.0.1", seconds=60)
        await until(lambda: made.look("a"), "working")
        assert (await made.ask("b", text, asker="10.0.0.1", seconds=60)).ahead == 1
        with pytest.raises(TableRefusal, match="Too many reviews"):
            await made.ask("c", text, asker="10.0.0.1", seconds=60)
        await made.ask("d", text, asker="10.0.0.2", seconds=60)
        assert (await made.ask("table", text)).ahead == 1
        with pytest.raises(TableRefusal, match="Too many reviews"):
            await made.ask("another", text)


async def test_reviews_of_records_are_forgotten(db: Path) -> None:
    store = await SqlStore.open(str(db), PATIENT)
    try:
        kept = kept_in(store, most=2)
        for number in range(4):
            claim = ReviewClaim(f"record {number}", 1, "one", 100.0 + number)
            assert await kept.claim(claim, 0.0, 30.0)
            await kept.finish(claim, b"review")
        table = ReviewClaim("table", 1, "one", None)
        assert await kept.claim(table, 0.0, 30.0)
        await kept.finish(table, b"review")
        assert await store.read(lambda connection: connection.scalar(select(func.count()).select_from(rows))) == 3
        assert await kept.find("record 3", 50.0) is not None
        assert await kept.find("record 3", 200.0) is None
        assert await kept.find("table", 1e12) is not None
    finally:
        await store.close()


async def test_how_often_reviews_may_be_begun_is_limited(db: Path) -> None:
    limits = replace(QUICK, reviews_per_minute=0.001, review_burst=2)
    async with serving(db, limits=limits) as place, http_client(place.port) as client:
        answers = [await client.post("/api/reviews", json={"record": "no record"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [400, 400, 429]


def test_the_same_record_gives_the_same_packed_review(text: str) -> None:
    record = parse_record(text)
    one, other = (packed(review(record, seconds=0.1)) for _ in range(2))
    assert one == other
    assert msgspec.json.decode(gzip.decompress(one), type=Review).version
