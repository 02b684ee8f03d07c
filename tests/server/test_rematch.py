"""After the match: the same people at a new table, as far as they want it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from rummykit.server.wire.socket_messages import Accepted
from tests.server.guest import SeatAt
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import over, played, plays_on, rematch, until_all

ONE_DEAL: dict[str, Any] = {"options": {"target_score": 1}}


@asynccontextmanager
async def at_the_end(place: Place, **asked: Any) -> AsyncIterator[list[SeatAt]]:
    """A table whose match is over, with everybody there."""
    table, guests = await played(place, over, **(ONE_DEAL | asked))
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        await until_all(seats, lambda seat: waited_for(seat) == tuple(range(len(seats))))
        yield seats


def waited_for(seat: SeatAt) -> tuple[int, ...]:
    """Who is asked whether there shall be a rematch."""
    assert seat.table is not None
    assert seat.table.going_on is not None
    assert seat.table.going_on.to == "rematch"
    return seat.table.going_on.asked


def next_table(seat: SeatAt) -> str | None:
    """The table of the rematch."""
    assert seat.table is not None
    return seat.table.next_table


async def test_a_rematch_seats_the_same_people_at_a_new_table(db: Path) -> None:
    async with serving(db) as place, at_the_end(place, seats=3, automatic=1) as seats:
        ann, ben = seats
        new = await rematch(seats)
        assert ann.table is not None
        assert new != ann.table.id
        async with ann.guest.at(new) as a, ben.guest.at(new) as b:
            await until_all([a, b], lambda seat: seat.state == "playing")
            assert (a.seat, b.seat) == (0, 1)
            assert a.table is not None
            assert (a.table.game, a.table.options, a.table.host) == (ann.table.game, ann.table.options, 0)
            assert [seat.name for seat in a.table.seats[:2]] == [seat.name for seat in ann.table.seats[:2]]
            assert a.table.seats[2].kind == "bot"
            assert a.score is not None
            assert a.score.rows == ()
            if a.to_act or b.to_act:
                await plays_on([a, b], 1)


async def test_nobody_is_taken_into_a_match_that_they_did_not_want(db: Path) -> None:
    """Ben still reads the score sheet: the new table waits with his seat free, and no clock runs for him."""
    limits = replace(PATIENT, agree_rematch_seconds=1.5)
    async with serving(db, limits=limits) as place, at_the_end(place, seats=3, automatic=1, seconds=15.0) as seats:
        ann, ben = seats
        assert isinstance(await ann.rematch(), Accepted)
        await ben.until(lambda: waited_for(ben) == (1,))
        assert next_table(ben) is None
        await until_all(seats, lambda seat: next_table(seat) is not None)
        new = str(next_table(ben))
        look = await ben.guest.look(new)
        assert (look.state, look.you) == ("waiting", None)
        assert [seat.kind for seat in look.seats] == ["person", "empty", "bot"]
        # He comes all the same, to his old seat, and the match begins when its host says so.
        assert (await ben.guest.sit(new)).you == 1
        async with ann.guest.at(new) as a, ben.guest.at(new) as b:
            assert a.state == "waiting"
            assert isinstance(await a.start(), Accepted)
            await until_all([a, b], lambda seat: seat.state == "playing")


async def test_who_has_gone_home_is_not_waited_for(db: Path) -> None:
    async with serving(db) as place, at_the_end(place, seats=3) as [ann, ben, cy]:
        await cy.stop()
        await ann.until(lambda: waited_for(ann) == (0, 1))
        new = await rematch([ann, ben])
        look = await ann.guest.look(new)
        assert look.state == "waiting"
        assert [seat.kind for seat in look.seats] == ["person", "person", "empty"]
        # Somebody else may be asked to come in.
        assert len(look.code) == 6


async def test_a_page_that_asks_again_is_told_of_the_same_table(db: Path) -> None:
    async with serving(db) as place, at_the_end(place) as [ann, ben]:
        new = await rematch([ann, ben])
        assert isinstance(await ben.rematch(), Accepted)
        assert next_table(ben) == new


async def test_the_winner_of_a_single_hand_deals_the_rematch(db: Path) -> None:
    options = {"single_hand": True}
    async with serving(db) as place, at_the_end(place, seats=3, automatic=1, options=options) as seats:
        ann, ben = seats
        assert ann.score is not None
        assert ann.score.result is not None
        (winner,) = ann.score.result.winners
        new = await rematch(seats)
        async with ann.guest.at(new) as again, ben.guest.at(new):
            await again.until(lambda: again.view is not None)
            assert again.view is not None
            assert again.view.dealer == winner
            assert again.view.starter == (winner + 1) % 3
