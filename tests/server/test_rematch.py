"""After the match: the same people at a new table."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from rummykit.rules import OptionValue
from rummykit.server.wire.socket_messages import Accepted
from tests.server.serving import serving
from tests.server.tables import playing, plays_on, until_all


async def test_a_rematch_seats_the_same_people_at_a_new_table(db: Path) -> None:
    async with (
        serving(db) as place,
        playing(
            place, 2, game="standard_rummy", seats=3, bots=1, bot_level="random", options={"target_score": 1}
        ) as seats,
    ):
        ann, ben = seats
        await asyncio.gather(*(seat.play(random.Random(1)) for seat in seats))
        # Both ask; there is one new table all the same.
        answers = await asyncio.gather(ann.rematch(), ben.rematch())
        assert all(isinstance(answer, Accepted) for answer in answers)
        await until_all(seats, lambda seat: seat.table is not None and seat.table.next_table is not None)
        assert ann.table is not None
        assert ben.table is not None
        new = ann.table.next_table
        assert new == ben.table.next_table
        assert new is not None
        assert new != ann.table.id

        while (look := await ann.guest.look(new)).state == "waiting":
            await asyncio.sleep(0.01)
        assert (look.you, look.host, look.state, look.game) == (0, 0, "playing", "standard_rummy")
        assert look.options == ann.table.options
        assert [seat.name for seat in look.seats[:2]] == [seat.name for seat in ann.table.seats[:2]]
        assert look.seats[2].kind == "bot"
        async with ann.guest.at(new) as a, ben.guest.at(new) as b:
            assert (a.seat, b.seat) == (0, 1)
            assert a.score is not None
            assert a.score.rows == ()
            if a.to_act or b.to_act:
                await plays_on([a, b], 1)


async def test_the_winner_of_a_single_hand_deals_the_rematch(db: Path) -> None:
    options: dict[str, OptionValue] = {"single_hand": True}
    async with (
        serving(db) as place,
        playing(place, 2, game="standard_rummy", seats=3, bots=1, bot_level="greedy", options=options) as seats,
    ):
        ann, _ = seats
        await asyncio.gather(*(seat.play(random.Random(2)) for seat in seats))
        assert ann.score is not None
        assert ann.score.result is not None
        (winner,) = ann.score.result.winners
        await ann.rematch()
        await ann.until(lambda: ann.table is not None and ann.table.next_table is not None)
        assert ann.table is not None
        assert ann.table.next_table is not None
        async with ann.guest.at(ann.table.next_table) as again:
            assert again.view is not None
            assert again.view.dealer == winner
            assert again.view.starter == (winner + 1) % 3
