"""Hints: what an analysis advises, where the table allows it, and nothing that one may not know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from rummykit import analysis, games
from rummykit.analysis import Analyser, MatchBefore
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.server.wire.socket_messages import Accepted, Hinted, Refused
from tests.examples import one_in
from tests.server.guest import SeatAt
from tests.server.serving import serving
from tests.server.tables import playing, rematch, seated, to_act, waiting


async def hinted(seat: SeatAt) -> Action:
    """The action of a hint that must be given."""
    answer = await seat.hint()
    assert isinstance(answer, Hinted), answer
    return answer.action


async def refused(seat: SeatAt, version: int | None = None) -> str:
    """The code with which a hint is refused."""
    answer = await seat.hint(version)
    assert isinstance(answer, Refused), answer
    return answer.code


@pytest.mark.parametrize(
    "game", one_in(2, ["rummikub", "standard_rummy", "german_rummy", "indian_rummy_points", "phom"], 1)
)
async def test_a_deal_can_be_played_by_hints_alone(db: Path, game: str) -> None:
    async with serving(db) as place, playing(place, 1, game=game, seats=2, bots=1) as seats:
        seat = seats[0]
        while seat.state == "playing":
            await seat.until(lambda: seat.to_act or seat.state != "playing")
            if seat.to_act:
                assert isinstance(await seat.act(await hinted(seat)), Accepted)
        assert seat.view is not None
        assert seat.view.result is not None


async def test_a_hint_is_what_an_analysis_finds_and_is_worked_out_once(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Deal, MatchBefore]] = []

    class Watched(Analyser):
        def __init__(self, deal: Deal, *, before: MatchBefore) -> None:
            asked.append((deal, before))
            super().__init__(deal, before=before)

    async with serving(db) as place, playing(place, 1, game="standard_rummy", seats=2, bots=1) as seats:
        await seats[0].until(lambda: seats[0].to_act)
        monkeypatch.setattr(analysis, "Analyser", Watched)
        first = await hinted(seats[0])
        assert await hinted(seats[0]) == first
        ((deal, before),) = asked
        assert before == MatchBefore(games.get("standard_rummy"))
        assert deal.view(deal.turn) == seats[0].view
        assert Analyser(deal, before=before).hint() == first


async def test_among_people_there_are_no_hints_unless_the_host_says_so(db: Path) -> None:
    async with serving(db) as place:
        async with playing(place, 2) as seats:
            assert seats[0].table is not None
            assert not seats[0].table.hints
            assert await refused(to_act(seats)) == "no_hints"
        async with playing(place, 2, hints=True) as seats:
            assert seats[1].table is not None
            assert seats[1].table.hints
            await hinted(to_act(seats))
            assert await refused(waiting(seats)) == "not_your_turn"
            assert await refused(to_act(seats), version=1) == "stale_version"


async def test_alone_among_bots_there_are_hints_unless_the_host_says_not(db: Path) -> None:
    more: dict[str, Any] = {"seats": 3, "bots": 2}
    async with serving(db) as place:
        async with seated(place, 1, **more) as seats:
            assert seats[0].table is not None
            assert seats[0].table.hints
            assert await refused(seats[0]) == "not_started"
        async with playing(place, 1, **more, hints=False) as seats:
            assert seats[0].table is not None
            assert not seats[0].table.hints
            await seats[0].until(lambda: seats[0].to_act)
            assert await refused(seats[0]) == "no_hints"


async def test_a_rematch_keeps_what_was_said_of_hints(db: Path) -> None:
    options = {"target_score": 20}
    async with (
        serving(db) as place,
        playing(place, 1, game="standard_rummy", seats=2, bots=1, hints=False, options=options) as seats,
    ):
        await seats[0].play(random.Random(1))
        assert not (await seats[0].guest.look(await rematch(seats))).hints
