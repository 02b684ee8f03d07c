"""Practices: a position over the messages of a table, judged after every action, and kept nowhere."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from rummykit import puzzles
from rummykit.play.actions import Action, Declare, Discard, GoOut, Knock, Pass, Rearrange
from rummykit.server.features.practice import puzzle as puzzle_kind
from rummykit.server.wire.practice_messages import Attempted, PracticeInfo, PuzzleAsked
from rummykit.server.wire.socket_messages import Accepted, Grouped, Hinted, Refused, Tried, Update
from tests.server.guest import Guest, SeatAt
from tests.server.serving import PATIENT, serving

TILES = next(each for each in puzzles.puzzles() if each.theme == "whole_rack")
FIRST_MELD = next(each for each in puzzles.puzzles() if each.theme == "first_meld")
GIN = next(each for each in puzzles.puzzles() if each.theme == "one_discard" and each.game == "gin_rummy")
DECLARE = next(each for each in puzzles.puzzles() if each.theme == "declare")
GO_OUT = next(each for each in puzzles.puzzles() if each.theme == "go_out")
FINISH = next(each for each in puzzles.puzzles() if each.theme == "finish")
WAITS = next(each for each in puzzles.puzzles() if each.theme == "most_waits")
OPENING = next(each for each in puzzles.puzzles() if each.theme == "opening")
DEAREST = next(each for each in puzzles.puzzles() if each.theme == "dearest_meld")
OF_EACH_THEME = [
    next(each for each in puzzles.puzzles() if each.theme == theme)
    for theme in {each.theme: 0 for each in puzzles.puzzles()}
]


@asynccontextmanager
async def practising(db: Path, puzzle: puzzles.Puzzle, **limits: Any) -> AsyncIterator[SeatAt]:
    """A puzzle in an open page."""
    async with (
        serving(db, limits=replace(PATIENT, **limits)) as place,
        Guest(place.port, "Ann").practising(f"puzzle/{puzzle.id}") as seat,
    ):
        yield seat


async def attempted(seat: SeatAt, action: Action) -> Attempted:
    """The verdict on a legal action."""
    assert isinstance(await seat.act(action), Accepted)
    return seat.answers(Attempted)[-1]


async def refused(seat: SeatAt, action: Action, version: int | None = None) -> str:
    """The code with which an action is refused."""
    answer = await seat.act(action, version)
    assert isinstance(answer, Refused), answer
    return answer.code


def fewer(puzzle: puzzles.Puzzle) -> Rearrange:
    """A legal play of tiles that leaves some on the rack."""
    for action in puzzle.deal().legal_actions():
        if isinstance(action, Rearrange):
            return action
    raise AssertionError("nothing but the whole rack can be played")


@pytest.mark.parametrize("puzzle", OF_EACH_THEME, ids=lambda each: each.theme)
async def test_the_way_is_told_and_reaches_the_goal(db: Path, puzzle: puzzles.Puzzle) -> None:
    async with practising(db, puzzle) as seat:
        hint = await seat.hint()
        assert isinstance(hint, Hinted)
        assert (await attempted(seat, hint.action)).done
        assert seat.view is not None
        drawn = len(seat.view.hand) > len(puzzle.deal().view(0).hand)
        opened = seat.view.opened[0] > puzzle.deal()._state.opened[0]
        assert drawn or opened or not seat.to_act or seat.view.knocker == 0, "what was played is told"
        assert await refused(seat, hint.action) == "attempt_made"


async def test_a_play_that_falls_short_says_how_near_it_was_and_can_be_tried_again(db: Path) -> None:
    hard = (each for each in puzzles.puzzles() if each.theme == "whole_rack" and each.difficulty > 2)
    puzzle = next(each for each in hard if any(isinstance(play, Rearrange) for play in each.deal().legal_actions()))
    async with practising(db, puzzle) as seat:
        begun = seat.view
        verdict = await attempted(seat, fewer(puzzle))
        assert (verdict.done, verdict.best, verdict.measure) == (False, puzzle.best, "tiles")
        assert verdict.reached is not None
        assert 0 < verdict.reached < puzzle.best
        assert await refused(seat, puzzles.way(puzzle)) == "attempt_made"
        assert isinstance(await seat.again(), Accepted)
        assert seat.view == begun
        assert (await attempted(seat, puzzles.way(puzzle))).done


async def test_what_is_not_legal_is_refused_with_its_rule_and_is_no_attempt(db: Path) -> None:
    async with practising(db, TILES) as seat:
        answer = await seat.act(Rearrange((*TILES.table, TILES.hand[:1])))
        assert isinstance(answer, Refused)
        assert answer.rule
        assert seat.answers(Attempted) == []
        assert (await attempted(seat, puzzles.way(TILES))).done


async def test_what_is_not_asked_is_refused(db: Path) -> None:
    async with practising(db, TILES) as seat:
        assert await refused(seat, Pass()) == "not_asked"
    async with practising(db, GIN) as seat:
        assert await refused(seat, Knock()) == "not_asked"


async def test_a_discard_is_counted_in_points_left(db: Path) -> None:
    best = puzzles.way(GIN)
    assert isinstance(best, Discard)
    other = next(face for face in GIN.hand if face != best.card)
    async with practising(db, GIN) as seat:
        verdict = await attempted(seat, Discard(other))
        assert (verdict.done, verdict.measure, verdict.best) == (False, "points_left", GIN.best)
        assert verdict.reached is not None
        assert verdict.reached > GIN.best


async def test_a_discard_of_a_rack_is_counted_in_tiles_that_let_it_go_out(db: Path) -> None:
    best = puzzles.way(WAITS)
    assert isinstance(best, Discard)
    other = next(face for face in WAITS.hand if face != best.card)
    async with practising(db, WAITS) as seat:
        verdict = await attempted(seat, Discard(other))
        assert (verdict.done, verdict.measure, verdict.best) == (False, "waits", WAITS.best)
        assert verdict.reached == puzzles.answered(WAITS, Discard(other)).reached
        assert verdict.reached is not None
        assert verdict.reached < WAITS.best


@pytest.mark.parametrize("puzzle", OF_EACH_THEME, ids=lambda each: each.theme)
async def test_nothing_tells_what_can_be_reached(db: Path, puzzle: puzzles.Puzzle) -> None:
    """What a page is told before the attempt is the same in every position of a theme, but for the position."""
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        told = msgspec.json.decode((await guest.http.get(f"/api/practice/puzzle/{puzzle.id}")).content)
        assert {*told["task"]} == {"type", "id", "theme", "difficulty", "from_match"}
        async with guest.practising(f"puzzle/{puzzle.id}") as seat:
            welcome = msgspec.json.decode(seat.frames[0])
    if puzzle.past:
        assert "hands" not in welcome["view"]
        happened = ";" in puzzle.past
        assert bool(welcome["events"]) == happened, "what has happened is in the log"
        return
    assert welcome["events"] == []
    assert welcome["view"].get("deadwood") is None
    answer = msgspec.json.decode(msgspec.json.encode(puzzles.way(puzzle)))
    given = welcome["offer"]["actions"]
    assert all(action.get("melds", []) == action.get("table", []) == [] for action in given)
    if answer["type"] == "discard":
        assert {action["card"] for action in given} in (set(), {*puzzle.hand}), "any may be thrown"
    else:
        assert answer not in given


@pytest.mark.parametrize("puzzle", [GIN, DECLARE, GO_OUT, FINISH, WAITS], ids=lambda each: each.theme)
async def test_nothing_tells_how_the_hand_is_laid_down_before_somebody_does(db: Path, puzzle: puzzles.Puzzle) -> None:
    async with practising(db, puzzle) as seat:
        assert seat.table is not None
        assert not seat.table.arranging
        answer = await seat.arrange_hand()
        assert isinstance(answer, Refused)
        assert answer.code == "no_arranging"
        for frame in seat.frames:
            offer = msgspec.json.decode(frame).get("offer")
            if offer is not None:
                assert (offer["showings"], offer["lay_offs"]) == ([], [])
                assert all(not action.get("melds") and not action.get("groups") for action in offer["actions"])
                aside = {action.get("discard", action.get("card")) for action in offer["actions"]}
                assert aside <= {min(puzzle.hand)}


async def test_a_page_is_told_nothing_of_what_others_hold(db: Path) -> None:
    async with practising(db, GIN) as seat:
        assert seat.view is not None
        assert sorted(seat.view.hand) == sorted(GIN.hand)
        assert "hands" not in msgspec.json.decode(seat.frames[0])["view"]


async def test_a_draft_and_a_hand_are_judged_as_at_a_table(db: Path) -> None:
    async with practising(db, TILES) as seat:
        tried = await seat.try_out(puzzles.way(TILES))
        assert isinstance(tried, Tried)
        assert tried.refusal is None
        answer = await seat.group_hand(())
        assert isinstance(answer, Refused)
        assert answer.code == "not_an_action_here"
    async with practising(db, GIN) as seat:
        laid = await seat.group_hand((GIN.hand[:3],), GIN.hand[3:])
        assert isinstance(laid, Grouped)
        assert sorted(laid.hand.groups[0].order) == sorted(GIN.hand[:3])


async def test_a_late_action_is_refused_and_the_position_told_again(db: Path) -> None:
    async with practising(db, TILES) as seat:
        assert await refused(seat, puzzles.way(TILES), version=7) == "stale_version"
        await seat.ping()
        assert len(seat.messages) == 4, "welcome, refused, welcome, pong"


async def test_who_comes_back_finds_the_position_as_it_was(db: Path) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        async with guest.practising(f"puzzle/{TILES.id}") as seat:
            begun = seat.view
            await attempted(seat, puzzles.way(TILES))
        async with guest.practising(f"puzzle/{TILES.id}") as seat:
            assert seat.view == begun


async def test_what_is_asked_comes_before_the_socket(db: Path) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        response = await guest.http.get(f"/api/practice/puzzle/{GIN.id}")
        info = msgspec.json.decode(response.content, type=PracticeInfo)
        assert (info.table.game, info.table.you, info.table.seats) == ("gin_rummy", 0, ())
        assert isinstance(info.task, PuzzleAsked)
        assert (info.task.theme, info.task.difficulty) == ("one_discard", GIN.difficulty)
        assert (await guest.http.get("/api/practice/puzzle/whole_rack-0")).status_code == 404
        assert (await guest.http.get("/api/practice/riddle/1")).status_code == 404


async def test_a_socket_for_what_is_not_there_says_so_and_ends(db: Path) -> None:
    async with serving(db) as place:
        url = f"ws://127.0.0.1:{place.port}/api/practice/puzzle/whole_rack-0/socket"
        async with connect(url) as socket:
            assert msgspec.json.decode(await socket.recv())["code"] == "unknown_puzzle"
            await socket.wait_closed()
            assert socket.close_code == 4404


@pytest.mark.parametrize(
    "frame",
    [
        "{}",
        "[]",
        '{"type":"act","id":71}',
        '{"type":"pause","id":71,"wanted":true}',
        '{"type":"leave_match","id":71}',
        '{"type":"again","id":-1}',
        '{"type":"act","id":71,"version":1,"action":{"type":"discard","card":99999}}',
        '{"type":"act","id":71,"version":1,"action":{"type":"rearrange","table":[' + "[1]," * 600 + "[1]]}}",
        "\ud800",
    ],
)
async def test_what_makes_no_sense_is_refused_and_the_practice_goes_on(db: Path, frame: str) -> None:
    async with practising(db, TILES) as seat:
        await seat.say(frame.encode("utf-8", "surrogatepass"))
        await seat.until(lambda: len(seat.answers(Refused)) > 0)
        assert seat.answers(Refused)[0].code == "unreadable"
        assert (await attempted(seat, puzzles.way(TILES))).done


async def test_nobody_names_more_than_there_is_or_lets_the_clock_act(db: Path) -> None:
    async with practising(db, TILES) as seat:
        most = TILES.hand + tuple(face for cards in TILES.table for face in cards)
        assert await refused(seat, Rearrange((most + most,))) == "too_large"
        await seat.say(f'{{"type":"act","id":77,"version":{seat.version},"action":{{"type":"timeout"}}}}')
        await seat.until(lambda: any(each.id == 77 for each in seat.answers(Refused)))
        assert seat.answers(Refused)[-1].code == "clock_only"


async def test_so_many_positions_a_minute_from_one_address_and_no_more(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, practices_per_minute=0.001, practice_burst=2)) as place:
        guest = Guest(place.port, "Ann")
        assert (await guest.http.get(f"/api/practice/puzzle/{TILES.id}")).status_code == 200
        async with guest.practising(f"puzzle/{TILES.id}"):
            pass
        assert (await guest.http.get(f"/api/practice/puzzle/{TILES.id}")).status_code == 429
        async with connect(f"ws://127.0.0.1:{place.port}/api/practice/puzzle/{TILES.id}/socket") as socket:
            assert msgspec.json.decode(await socket.recv())["code"] == "too_fast"
            await socket.wait_closed()
            assert socket.close_code == 4429


async def test_a_judgement_that_takes_too_long_is_abandoned_and_nothing_has_happened(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(*_: object) -> None:
        go_on.wait()

    monkeypatch.setattr(puzzle_kind, "_judged", slow)
    try:
        async with practising(db, TILES, solve_seconds=0.05) as seat:
            assert await refused(seat, puzzles.way(TILES)) == "not_finished"
            await seat.ping()
            assert seat.answers(Update) == []
            assert seat.to_act
    finally:
        go_on.set()


async def test_what_cannot_be_judged_does_not_end_the_practice(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("not this one")

    monkeypatch.setattr(puzzle_kind, "_judged", broken)
    async with practising(db, TILES) as seat:
        assert await refused(seat, puzzles.way(TILES)) == "server_error"
        assert seat.to_act


def test_the_ends_of_hands_are_of_the_kinds_that_are_tested() -> None:
    assert isinstance(puzzles.way(DECLARE), Declare)
    assert isinstance(puzzles.way(GO_OUT), GoOut)
