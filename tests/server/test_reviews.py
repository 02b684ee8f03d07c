"""Reviews over HTTP: of finished matches, computed once, kept, the same for everybody; and of records from files."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, select

from rummykit import hands
from rummykit.record import parse_record
from rummykit.review import Review, retry, review
from rummykit.review.values import VERSION
from rummykit.server.features.reviews.deeper_looks import DeeperLooks, DeeperWork
from rummykit.server.features.reviews.kept_deeper import KeptDeeper
from rummykit.server.features.reviews.kept_reviews import KeptReviews, ReviewClaim
from rummykit.server.features.reviews.review_process import ReviewWork, packed, reviewed
from rummykit.server.features.reviews.reviews import Reviews
from rummykit.server.features.reviews.schema import reviews as rows
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.entries import SatDown
from rummykit.server.table.guests import key_of
from rummykit.server.table.recording import recording
from rummykit.server.wire.http_messages import ApiError, ReviewAnswer
from rummykit.server.wire.practice_messages import Attempted, MissedAsked, PracticeInfo
from rummykit.server.wire.socket_messages import Accepted, Hinted, Welcome
from tests.server.guest import PATIENCE, Guest, http_client
from tests.server.review_works import (
    at_once,
    deeper_at_once,
    deeper_dies,
    deeper_endless,
    dies,
    dies_after_the_first_look,
    endless,
    in_two,
)
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import playing
from tests.server.test_record_route import ANN, BEN, HAND_WRITTEN, log_of

GAME = "rummikub_classic"
QUICK = replace(PATIENT, review_core_seconds=0.01)


def kept_in(store: SqlStore, most: int = 100) -> KeptReviews:
    """The rows of reviews in a store."""
    return KeptReviews(store.ask, store.read, most)


@asynccontextmanager
async def reviewing(
    db: Path | str, work: ReviewWork = at_once, limits: Limits = QUICK, owner: str = "one"
) -> AsyncIterator[Reviews]:
    """The reviews of a server without the server."""
    store = await SqlStore.open(str(db), limits)
    made = Reviews(kept_in(store, limits.record_reviews), owner, limits, lambda: 1e9, work)
    try:
        yield made
    finally:
        await made.close()
        await store.close()


async def until(found: Callable[[], Awaitable[ReviewAnswer]], state: str) -> ReviewAnswer:
    """The answer once it is in a state."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await found()).state != state:
            await asyncio.sleep(0.05)
        return answer


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a finished match."""
    return recording("x", log_of(GAME, num_games=1), None).text


@pytest.fixture(scope="module")
def gin() -> str:
    """The record of a finished match of cards, in which there is something to compare."""
    return recording("x", log_of("gin_rummy", target_score=50, deals=1000), None).text


async def finished(place: Place, people: list[Guest], game: str = GAME, **options: Any) -> str:
    """A table at which these two have played a whole match; its id."""
    for guest in people:
        await guest.make(game=game)  # gets it a cookie
    keys = dict(zip((ANN, BEN), (str(key_of(guest.secret)) for guest in people), strict=True))
    log = [
        msgspec.structs.replace(entry, key=keys[entry.key]) if isinstance(entry, SatDown) else entry
        for entry in log_of(game, deals=1000, **(options or {"num_games": 1}))
    ]
    return await place.rooms.services.found(log)


async def ask(client: httpx.AsyncClient, path: str, **sent: Any) -> ReviewAnswer:
    """What the server answers; raises where it refuses."""
    response = await (client.post(path, json=sent or None) if sent else client.post(path))
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=ReviewAnswer)


async def test_a_finished_match_is_reviewed_once_and_both_seats_get_the_same(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        table = await finished(place, [ann, ben])
        path = f"/api/tables/{table}/review"

        async def look(guest: Guest) -> ReviewAnswer:
            response = await guest.http.get(path)
            assert response.status_code == 200, response.text
            return msgspec.json.decode(response.content, type=ReviewAnswer)

        assert (await look(ann)).state == "none"
        asked = await asyncio.gather(ask(ann.http, path), ask(ben.http, path), ask(ann.http, path))
        assert {answer.state for answer in asked} <= {"waiting", "working"}
        first = await until(lambda: look(ann), "done")
        assert await look(ben) == first
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

        async def look() -> ReviewAnswer:
            response = await client.get(f"/api/reviews/{answer.key}")
            return msgspec.json.decode(response.content, type=ReviewAnswer)

        done = await until(look, "done")
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
            whole = await until(lambda: look_at(ann, path), "done")  # noqa: B023
            assert whole.review is not None
            turn = next(at for at, each in enumerate(whole.review.turns) if each.decisions[-1].verdict == "undecided")
            await ask(ben.http, f"{path}/{turn}", **sent)
            deeper = await until(lambda: look_at(ann, f"{path}/{turn}"), "done")  # noqa: B023
            assert deeper.review is not None
            assert all(each.deepened for each in deeper.review.turns[turn].decisions)
            assert (await look_at(ben, path)).review == deeper.review
        wrong = await ann.http.post(f"/api/reviews/{key}/0", json={"record": "another"})
        assert msgspec.json.decode(wrong.content, type=ApiError).code == "unknown_review"
        many = await ann.http.post(f"/api/tables/{table}/review/0")
        assert many.status_code == 429


async def look_at(guest: Guest, path: str) -> ReviewAnswer:
    """What there is at an address."""
    response = await guest.http.get(path)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=ReviewAnswer)


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


async def test_a_missed_turn_can_be_tried_again(db: Path) -> None:
    """The best is done, what was played is not, and nothing of the position is told that its seat could not see."""
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        table = await finished(place, [ann, ben], "gin_rummy", target_score=50)
        record = parse_record((await ann.http.get(f"/api/tables/{table}/record")).text)
        turn, again = next(
            (turn, tried)
            for turn in range(3, 60)
            if (tried := retry(record, turn, 1)).best != tried.played and not tried.judge(tried.played).done
        )
        path = f"review/{table}/{turn}/1"
        info = msgspec.json.decode((await ann.http.get(f"/api/practice/{path}")).content, type=PracticeInfo)
        assert isinstance(info.task, MissedAsked)
        assert info.task.played == again.played
        other = again.deal._state.hands[1 - again.deal.turn]
        async with ann.practising(path) as seat:
            assert seat.view == again.deal.view(again.deal.turn)
            assert not any(str(list(hands.faces(other, "cards"))) in frame for frame in seat.frames)
            assert isinstance(await seat.act(again.played), Accepted)
            assert not seat.answers(Attempted)[-1].done
            assert isinstance(await seat.again(), Accepted)
            hint = await seat.hint()
            assert isinstance(hint, Hinted)
            assert isinstance(await seat.act(hint.action), Accepted)
            assert seat.answers(Attempted)[-1].done
        # Whoever has the link of a finished table may open it, as they may its record, and sees no more.
        async with Guest(place.port, "Cy").practising(path) as stranger:
            assert stranger.view == seat.answers(Welcome)[0].view
            assert not any(str(list(hands.faces(other, "cards"))) in frame for frame in stranger.frames)
        for wrong in (f"review/{table}/9999/0", "review/nobodyknowsit/1/0"):
            assert (await ann.http.get(f"/api/practice/{wrong}")).status_code == 404


async def test_no_turn_of_a_match_under_way_can_be_tried_again(db: Path) -> None:
    async with serving(db, limits=QUICK) as place, playing(place, 2, game=GAME) as seats:
        assert seats[0].table is not None
        answer = await seats[0].guest.http.get(f"/api/practice/review/{seats[0].table.id}/0/0")
        assert msgspec.json.decode(answer.content, type=ApiError).code == "match_not_over"
