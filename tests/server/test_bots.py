"""Bots: they play by their view, at their pace, and one that fails stops nobody."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rummykit import bots
from rummykit.play.actions import Action, Discard
from rummykit.play.events import TimeRanOut
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.limits import Limits
from rummykit.server.table.entries import Acted
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted, Hurry, Refused, SetPace
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import playing, until_all

choose = bots.choose


async def first_turn_of_a_bot(seat: SeatAt) -> None:
    """Play until a bot has had a turn."""
    chance = random.Random(5)
    assert seat.view is not None
    turn = seat.view.turn_number
    await seat.play(chance, enough=lambda: seat.to_act and seat.view is not None and seat.view.turn_number > turn + 1)


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("game", ["rummikub", "standard_rummy"])
async def test_bots_finish_a_match_at_no_pace_at_all(db: Path, game: str, level: str) -> None:
    options = {"num_games": 1} if game == "rummikub" else {"target_score": 20}
    async with (
        serving(db) as place,
        playing(place, 1, game=game, seats=4, bots=3, bot_level=level, options=options) as seats,
    ):
        await seats[0].play(random.Random(1))
        assert seats[0].score is not None
        assert seats[0].score.result is not None


async def test_a_bot_is_given_a_view_and_nothing_else(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, ...]] = []

    def watched(level: bots.Level, rules: Rules, view: View, rng: random.Random) -> Action:
        given.append((level, rules, view, rng))
        return choose(level, rules, view, rng)

    monkeypatch.setattr(bots, "choose", watched)
    async with serving(db) as place, playing(place, 1, game="standard_rummy", seats=2) as seats:
        await first_turn_of_a_bot(seats[0])
    by_bot = [each for each in given if isinstance(each[2], View) and each[2].seat == 1]
    assert by_bot
    for level, rules, view, rng in by_bot:
        assert (level, type(rules), type(view), type(rng)) == ("greedy", Rules, View, random.Random)
        assert view.turn == view.seat


def raises(*_: object) -> Action:
    raise ZeroDivisionError("a hand of secrets")


def illegal(*_: object) -> Action:
    return Discard(0)


def hangs(*_: object) -> Action:
    time.sleep(0.4)
    return Discard(0)


@pytest.mark.parametrize("wrong", [raises, illegal, hangs])
@pytest.mark.parametrize("game", ["rummikub", "standard_rummy"])
async def test_a_bot_that_fails_loses_its_turn_and_the_table_plays_on(
    db: Path, game: str, wrong: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("rummykit.server.table.botplay._choose", wrong)
    async with (
        serving(db, limits=replace(PATIENT, bot_seconds=0.1)) as place,
        playing(place, 1, game=game, seats=2) as seats,
    ):
        await first_turn_of_a_bot(seats[0])
        assert TimeRanOut(1) in seats[0].events
    assert "bot_failed" in caplog.messages
    assert "secrets" not in caplog.text


async def test_bots_wait_until_somebody_has_come(db: Path) -> None:
    async with serving(db) as place:
        for _ in range(20):  # until a bot begins
            ann = Guest(place.port, "Ann")
            made = await ann.make(game="standard_rummy", seats=4, bots=3, start=True)
            await asyncio.sleep(0.05)
            assert await length_of(place, made.id) == 3
            async with ann.at(made.id) as seat:
                if seat.to_act:
                    continue
                await until_all([seat], lambda seat: seat.to_act)
                assert await length_of(place, made.id) > 3
                return
    pytest.fail("no bot ever began")


async def length_of(place: Place, table: str) -> int:
    """How long a log is."""
    return len(await place.store.log(table))


async def test_bots_act_at_a_pace_that_can_be_followed(db: Path) -> None:
    async with (
        serving(db, bot_pace=(0.15, 0.2)) as place,
        playing(place, 1, game="standard_rummy", seats=2) as seats,
    ):
        await first_turn_of_a_bot(seats[0])
        assert seats[0].table is not None
        log = await place.store.log(seats[0].table.id)
    pauses = [later.at - earlier.at for earlier, later in pairwise(log) if isinstance(later, Acted) and later.seat == 1]
    assert len(pauses) >= 2
    assert min(pauses) >= 0.15


async def test_who_waits_for_bots_alone_can_skip_the_wait_once(db: Path) -> None:
    async with (
        serving(db, bot_pace=(3600.0, 3600.0)) as place,
        playing(place, 1, game="standard_rummy", seats=3) as [ann],
    ):
        assert isinstance(await ann.ask(Hurry), Accepted)
        for _ in range(2):
            while ann.to_act:
                await ann.move(random.Random(1))
            await asyncio.sleep(0.3)
            assert not ann.to_act
            assert isinstance(await ann.ask(Hurry), Accepted)  # both bots act
            await until_all([ann], lambda seat: seat.to_act)


async def test_who_plays_against_bots_alone_says_how_fast_they_act(db: Path) -> None:
    async with serving(db, bot_pace=(3600.0, 3600.0)) as place:
        async with playing(place, 1, game="standard_rummy", seats=2) as [ann]:
            while ann.to_act:
                await ann.move(random.Random(1))
            for pace in ("slow", "quick", "normal", "at_once"):  # the bot whose turn it is acts by the last
                assert isinstance(await ann.ask(SetPace, pace=pace), Accepted)
            await until_all([ann], lambda seat: seat.to_act)
            assert isinstance(await ann.ask(SetPace, pace="hurry"), Refused)
        async with playing(place, 2, game="standard_rummy", seats=3, bots=1) as seats:
            for seat in seats:
                assert isinstance(await seat.ask(SetPace, pace="at_once"), Accepted)
            while any(seat.to_act for seat in seats):
                await next(seat for seat in seats if seat.to_act).move(random.Random(1))
                await until_all(seats, lambda seat: seat.version == max(each.version for each in seats))
            await asyncio.sleep(0.5)
            assert not any(seat.to_act for seat in seats), "two people are to follow what the bot does"


async def test_bots_that_are_asked_in_turn_answer_at_once(db: Path) -> None:
    limits = replace(Limits(), bot_answer_seconds=0.01)
    async with (
        serving(db, limits=limits, bot_pace=(2.0, 2.0)) as place,
        playing(place, 1, game="seven_bridge", seats=4) as seats,
    ):
        assert seats[0].table is not None
        table = seats[0].table.id
        answers: list[float] = []
        others: list[float] = []
        while not answers or not others:
            if seats[0].to_act:
                await seats[0].move(random.Random(1))
            await asyncio.sleep(0.01)
            log = await place.store.log(table)
            for number, (earlier, later) in enumerate(pairwise(log), 1):
                if isinstance(later, Acted) and later.seat != 0:
                    match = Table.replay(table, log[:number])[0].match
                    assert match is not None
                    (answers if match.deal.phase == "claim" else others).append(later.at - earlier.at)
    assert min(answers) < 1.5
    assert min(others) > 1.9


async def test_bots_play_on_when_people_are_merely_away(db: Path) -> None:
    async with serving(db, bot_pace=(0.1, 0.1)) as place:
        async with playing(place, 1, game="standard_rummy", seats=4) as seats:
            ann = seats[0]
            while ann.to_act:
                await ann.move(random.Random(1))
            assert ann.table is not None
            version = ann.version
        async with asyncio.timeout(PATIENCE):
            while await length_of(place, ann.table.id) <= version + 1:
                await asyncio.sleep(0.05)
