"""Tournaments at a server: from joining to the last table, with people and bots, through restarts and by several."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rummykit.server.features.tournaments import tournament_clock
from rummykit.server.features.tournaments.entries import Resulted, decode, encode
from rummykit.server.features.tournaments.logs import Stamp, TournamentLogs
from rummykit.server.features.tournaments.tournament import Tournament
from rummykit.server.features.tournaments.tournament_clock import TournamentClock
from rummykit.server.features.tournaments.tournaments import Tournaments
from rummykit.server.limits import Limits
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Refused, SetTurnTime
from rummykit.server.wire.tournament_messages import MyTournament, NewTournament, TournamentInfo
from tests.server.guest import PATIENCE, Guest
from tests.server.serving import PATIENT, UNHURRIED, serving

SHORT: dict[str, Any] = {"game": "standard_rummy", "options": {"single_hand": True}, "turn_seconds": None}
QUICK = replace(PATIENT, tournament_refresh_seconds=0.01, tournament_tend_seconds=0.05, tournament_change_burst=10**6)


async def announce(host: Guest, **asked: Any) -> TournamentInfo:
    """Make a tournament."""
    return await host.post("/api/tournaments", {"name": "Evening", **SHORT, **asked}, TournamentInfo)


async def look(guest: Guest, id: str, known: str = "") -> TournamentInfo:
    """How it stands."""
    response = await guest.http.get(f"/api/tournaments/{id}", params={"known": known})
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=TournamentInfo)


async def until(guest: Guest, id: str, true: Callable[[TournamentInfo], bool]) -> TournamentInfo:
    """Wait until something is so in a tournament."""
    async with asyncio.timeout(PATIENCE):
        while not true(now := await look(guest, id)):
            await asyncio.sleep(0.02)
    return now


async def says(guest: Guest, id: str, what: str, body: Any = None, status: int = 201) -> TournamentInfo:
    """Do something in a tournament."""
    response = await guest.http.post(f"/api/tournaments/{id}/{what}", json={} if body is None else body)
    assert response.status_code == status, response.text
    return msgspec.json.decode(response.content, type=TournamentInfo)


async def plays(guest: Guest, table: str) -> None:
    """Play a table to its end."""
    async with guest.at(table) as seat:
        await seat.play(random.Random(1))


def complete(number: int) -> Callable[[TournamentInfo], bool]:
    """So many rounds are complete."""
    return lambda now: len(now.rounds) >= number and now.rounds[number - 1].complete


async def test_bots_and_people_play_a_swiss_to_its_end(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        made = await announce(ann, player="Ann", rounds=2, format="swiss")
        id = made.id
        assert (made.state, made.host, made.you, made.rounds_in_all) == ("open", True, 0, 2)
        joined = await says(ben, id, "entrants", {"name": "Ben"})
        assert (joined.host, joined.you) == (False, 1)
        await says(ann, id, "bots", {"count": 3})
        first = await says(ann, id, "rounds")
        assert first.state == "running"
        assert len(first.entrants) == 6, "a bot fills up"
        for number in (1, 2):
            mine = [(guest, (await look(guest, id)).my_table) for guest in (ann, ben)]
            await asyncio.gather(*(plays(guest, table) for guest, table in mine if table is not None))
            await until(ann, id, complete(number))
            if number == 1:
                await says(ann, id, "rounds")
        over = await until(ben, id, lambda now: now.state == "over")
        assert sum(row.score for row in over.standings) == 6
        assert over.standings[0].place == 1
        assert over.my_table is None
        shown = await Guest(place.port, "?").http.get(f"/api/tournaments/{id}")
        assert not {"key", "host_key", "secret"} & set(shown.json())


async def test_a_round_of_bots_is_played_without_anybody_and_the_next_follows_after_the_countdown(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        host = Guest(place.port, "Host")
        made = await announce(host, format="knock_out", countdown=10)
        await says(host, made.id, "bots", {"count": 4})
        await says(host, made.id, "rounds")
        after = await until(host, made.id, complete(1))
        assert after.next_ms is not None
        assert after.next_ms <= 10_000
        final = await until(host, made.id, lambda now: now.state == "over")
        assert [row.place for row in final.standings] == [1, 2, 3, 4]
        assert len(final.rounds[1].boards) == 2, "the final, and the match for the third place"


async def test_a_table_says_to_which_tournament_it_belongs_and_leaves_decisions_to_it(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        made = await announce(ann, player="Ann", rounds=1, name="Club night")
        await says(ben, made.id, "entrants", {"name": "Ben"})
        begun = await says(ann, made.id, "rounds")
        assert begun.my_table is not None
        table = await ann.look(begun.my_table)
        assert table.tournament is not None
        assert (table.tournament.name, table.tournament.round, table.tournament.rounds) == ("Club night", 0, 1)
        assert table.host == -1
        assert {seat.name for seat in table.seats} == {"Ann", "Ben"}
        async with ann.at(begun.my_table) as seat:
            refused = await seat.ask(SetTurnTime, seconds=15)
            assert isinstance(refused, Refused)
            assert refused.code == "tournament_table"


async def test_a_table_whose_standing_cannot_be_noted_is_played_on(
    db: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_tournaments: Tournaments, _table: Table) -> None:
        raise OSError("no database")

    monkeypatch.setattr(Tournaments, "follow", fails)
    async with serving(db, limits=QUICK) as place:
        host = Guest(place.port, "Host")
        made = await announce(host, rounds=1)
        await says(host, made.id, "bots", {"count": 2})
        await says(host, made.id, "rounds")
        await until(host, made.id, lambda now: now.state == "over")
    assert "tournament_not_followed" in caplog.messages


async def test_the_host_enters_a_result_and_what_the_table_reports_later_does_not_change_it(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        made = await announce(ann, player="Ann", rounds=2, format="swiss")
        await says(ben, made.id, "entrants", {"name": "Ben"})
        begun = await says(ann, made.id, "rounds")
        seats = begun.rounds[0].boards[0].seats
        ruling = {"round": 0, "board": 0, "places": [1, 2] if seats[0] == 1 else [2, 1], "absent": [seats.index(0)]}
        ruled = await says(ann, made.id, "results", ruling)
        assert ruled.rounds[0].boards[0].by_hand
        assert ruled.standings[0].entrant == 1
        assert begun.my_table is not None
        await asyncio.gather(plays(ann, begun.my_table), plays(ben, begun.my_table))
        async with asyncio.timeout(PATIENCE), place.rooms.visit(begun.my_table) as room:
            while not room.table.reported:
                await asyncio.sleep(0.01)
        assert (await look(ann, made.id)).standings[0].entrant == 1
        for wrong in ({"places": [2, 2]}, {"places": [1]}, {"board": 7}, {"round": 3}, {"absent": [5]}):
            status, error = await ann.refused(f"/api/tournaments/{made.id}/results", ruling | wrong)
            assert (status, error.code) == (400, "tournament_bad_result")


async def test_who_comes_late_to_a_swiss_plays_from_the_next_round_and_who_withdraws_no_more(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        host, late = Guest(place.port, "Host"), Guest(place.port, "Late")
        made = await announce(host, rounds=3, fill=False)
        await says(host, made.id, "bots", {"count": 4})
        await says(host, made.id, "rounds")
        await says(late, made.id, "entrants", {"name": "Late"})
        await says(host, made.id, "entrants/0/withdraw", status=200)
        await until(host, made.id, complete(1))
        second = await says(host, made.id, "rounds")
        there = {one for board in second.rounds[1].boards for one in board.seats} | {*second.rounds[1].byes}
        assert there == {1, 2, 3, 4}
        row = next(row for row in second.standings if row.entrant == 4)
        assert row.score == 0.5, "half a point for the round missed"
        await says(late, made.id, "entrants/4/withdraw", status=200)
        assert not (await look(late, made.id)).entrants[4].active


async def test_who_comes_and_goes_all_evening_needs_the_host(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, tournament_returns=2)) as place:
        host, ben = Guest(place.port, "Host"), Guest(place.port, "Ben")
        made = await announce(host)
        for _ in range(3):
            await says(ben, made.id, "entrants", {"name": "Ben"})
            await says(ben, made.id, "entrants/0/withdraw", status=200)
        response = await ben.http.post(f"/api/tournaments/{made.id}/entrants", json={"name": "Ben"})
        assert response.json()["code"] == "tournament_host_only"
        back = await says(host, made.id, "entrants/0/return", status=200)
        assert back.entrants[0].active


async def test_only_the_host_decides_and_nobody_joins_twice(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        host, ann, ben = (Guest(place.port, name) for name in ("Host", "Ann", "Ben"))
        made = await announce(host)
        for guest in (ann, ann, ben):
            await says(guest, made.id, "entrants", {"name": "Ann"})
        names = [entrant.name for entrant in (await look(ann, made.id)).entrants]
        assert names == ["Ann", "Ann 2"]
        for what, body in (
            ("rounds", {}),
            ("bots", {"count": 1}),
            ("end", {}),
            ("entrants/1/withdraw", {}),
            ("entrants/1/return", {}),
        ):
            status, error = await ann.refused(f"/api/tournaments/{made.id}/{what}", body)
            assert (status, error.code) == (403, "tournament_host_only"), what
        for path, code in ((made.id, None), ("a" * 13, "unknown_tournament"), ("x", "unknown_tournament")):
            response = await ann.http.get(f"/api/tournaments/{path}")
            assert (response.status_code == 200) == (code is None)
        assert (await ann.http.get(f"/api/tournaments/codes/{made.code.lower()}")).json() == {"id": made.id}
        assert (await ann.http.get("/api/tournaments/codes/AAAAAA")).status_code == 404
        unchanged = await ann.http.get(
            f"/api/tournaments/{made.id}", params={"known": (await look(ann, made.id)).stamp}
        )
        assert unchanged.status_code == 204
        listed = msgspec.json.decode((await ben.http.get("/api/tournaments")).content, type=tuple[MyTournament, ...])
        assert [(each.id, each.host, each.entrants) for each in listed] == [(made.id, False, 2)]


async def test_what_makes_no_sense_is_refused_with_a_reason(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, tournaments_per_host=3, tournament_entrants=4)) as place:
        host = Guest(place.port, "Host")
        for wrong, code in (
            ({"seats": 9}, "bad_seats"),
            ({"seats": 1}, "bad_seats"),
            ({"rounds": 500}, "tournament_too_many_rounds"),
            ({"format": "knock_out", "advance": 2}, "tournament_bad_format"),
            ({"name": " "}, "bad_name"),
            ({"name": "x" * 49}, "bad_name"),
            ({"game": "chess"}, "unknown_game"),
        ):
            _, error = await host.refused("/api/tournaments", {"name": "Evening", **SHORT, **wrong})
            assert error.code == code
        made = await announce(host, fill=False)
        _, error = await host.refused(f"/api/tournaments/{made.id}/rounds", {})
        assert error.code == "tournament_too_few"
        await says(host, made.id, "bots", {"count": 4})
        _, error = await host.refused(f"/api/tournaments/{made.id}/bots", {"count": 1})
        assert error.code == "tournament_full"
        await says(host, made.id, "rounds")
        _, error = await host.refused(f"/api/tournaments/{made.id}/results", {"round": 0, "board": 0, "places": []})
        assert error.code == "tournament_bad_result"
        await says(host, made.id, "end", status=200)
        _, error = await host.refused(f"/api/tournaments/{made.id}/rounds", {})
        assert error.code == "tournament_over"
        for _ in range(3):
            await announce(host)
        _, error = await host.refused("/api/tournaments", {"name": "Evening", **SHORT})
        assert error.code == "too_many_tournaments"


async def test_a_match_that_ended_when_the_server_died_is_reported_after_the_restart(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(table: Table) -> None:
        raise OSError

    async with serving(db, limits=QUICK) as place:
        monkeypatch.setattr(place.state.desk.tournaments, "report", fails)
        host = Guest(place.port, "Host")
        made = await announce(host, rounds=1)
        await says(host, made.id, "bots", {"count": 2})
        begun = await says(host, made.id, "rounds")
        table = begun.rounds[0].boards[0].table
        async with asyncio.timeout(PATIENCE), place.rooms.visit(table) as room:
            while room.table.state != "over":
                await asyncio.sleep(0.02)
        assert not (await look(host, made.id)).rounds[0].complete
    async with serving(db, limits=QUICK) as place:
        over = await until(host.moved(place.port), made.id, lambda now: now.state == "over")
        assert over.rounds[0].boards[0].places is not None


async def test_a_round_that_was_paired_when_the_server_died_is_founded_after_the_restart(db: Path) -> None:
    store = await SqlStore.open(str(db), UNHURRIED)
    paired = Tournaments(TournamentLogs(store.ask, store.read), Limits(), lambda: 1e9, random.Random(1))
    id = await paired.make(NewTournament(name="Evening", rounds=1, **SHORT), "host", ())
    await paired.add_bots(id, {"host"}, "greedy", 4)
    await paired.begin(id, {"host"})
    await store.close()
    async with serving(db, limits=replace(QUICK, tournament_keep_seconds=1e12)) as place:
        over = await until(Guest(place.port, "?"), id, lambda now: now.state == "over")
        assert all(board.places is not None for board in over.rounds[0].boards)


async def test_a_tournament_that_fails_keeps_no_other_waiting(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await SqlStore.open(str(db), UNHURRIED)
    paired = Tournaments(TournamentLogs(store.ask, store.read), Limits(), lambda: 1e9, random.Random(1))
    broken, sound = [await paired.make(NewTournament(name=name, rounds=1, **SHORT), "host", ()) for name in "AB"]
    for id in (broken, sound):
        await paired.add_bots(id, {"host"}, "greedy", 4)
        await paired.begin(id, {"host"})
    await store.close()
    tried, found = [], TournamentClock._found

    async def fails(clock: TournamentClock, tournament: Tournament) -> None:
        tried.append(tournament.id)
        if tournament.id == broken:
            raise OSError("no sheet")
        await found(clock, tournament)

    monkeypatch.setattr(TournamentClock, "_found", fails)
    monkeypatch.setattr(tournament_clock, "_AT_ONCE", 1)
    async with serving(db, limits=replace(QUICK, tournament_keep_seconds=1e12)) as place:
        await until(Guest(place.port, "?"), sound, lambda now: now.state == "over")
    assert tried[0] == broken, "it is due first"


async def test_of_two_servers_that_decide_at_once_one_decides_anew(any_db: str) -> None:
    stores = [await SqlStore.open(any_db, UNHURRIED) for _ in range(2)]
    servers = [
        Tournaments(TournamentLogs(store.ask, store.read), Limits(), lambda: 5.0, random.Random(number))
        for number, store in enumerate(stores)
    ]
    id = await servers[0].make(NewTournament(name="Evening", **SHORT), "host", ())
    await asyncio.gather(
        *(servers[number % 2].join(id, f"Guest {number}", f"key {number}", ()) for number in range(12))
    )
    begins = await asyncio.gather(*(server.begin(id, {"host"}) for server in servers), return_exceptions=True)
    assert sum(begun is None for begun in begins) == 1
    logs = [await server.logs.entries(id) for server in servers]
    assert logs[0] == logs[1]
    tournament = (await servers[1].look(id))[0]
    assert len(tournament.players) == 12
    assert len(tournament.rounds) == 1
    for store in stores:
        await store.close()


async def test_a_year_later_a_tournament_is_forgotten(db: Path) -> None:
    store = await SqlStore.open(str(db), UNHURRIED)
    logs = TournamentLogs(store.ask, store.read)
    old = Tournaments(logs, Limits(), lambda: 1000.0, random.Random(1))
    new = Tournaments(logs, Limits(), lambda: 2000.0, random.Random(1))
    forgotten, kept = [await each.make(NewTournament(name="Evening", **SHORT), "host", ()) for each in (old, new)]
    await logs.forget(1500.0, 20)
    assert await logs.stamp(forgotten) is None
    assert await logs.stamp(kept) is not None
    assert await logs.mine({"host"}, 5) == [kept]
    await store.close()


def test_a_result_reads_as_it_was_written() -> None:
    entry = Resulted(at=1.0, round=0, board=0, places=(1, 2), points=(3, -3))
    assert decode(encode(entry)) == entry


async def test_numbers_of_tournaments_hold(db: Path) -> None:
    limits = replace(QUICK, tournament_bots=3, tournament_entries=6, tournaments_mine=2)
    async with serving(db, limits=limits) as place:
        host = Guest(place.port, "Host")
        made = [await announce(host) for _ in range(3)]
        listed = await host.http.get("/api/tournaments")
        assert len(listed.json()) == 2
        _, error = await host.refused(f"/api/tournaments/{made[0].id}/bots", {"count": 4})
        assert error.code == "tournament_full"
        await says(host, made[0].id, "bots", {"count": 2})
        for what in ("withdraw", "return", "withdraw"):
            await says(host, made[0].id, f"entrants/0/{what}", status=200)
        _, error = await host.refused(f"/api/tournaments/{made[0].id}/entrants/0/return", {})
        assert error.code == "table_log_full"


async def test_tournaments_are_rationed(db: Path) -> None:
    few = replace(QUICK, tournament_looks_per_minute=0.01, tournament_look_burst=2)
    few = replace(few, tournament_changes_per_minute=0.01, tournament_change_burst=3)
    async with serving(db, limits=few) as place:
        host = Guest(place.port, "Host")
        made = await announce(host)
        looks = [(await host.http.get(f"/api/tournaments/{made.id}")).status_code for _ in range(3)]
        assert looks == [200, 200, 429]
        changes = [(await host.http.post(f"/api/tournaments/{made.id}/bots", json={})).status_code for _ in range(4)]
        assert changes == [201, 201, 201, 429]


async def test_however_many_ask_the_database_is_asked_seldom(db: Path) -> None:
    store = await SqlStore.open(str(db), UNHURRIED)
    logs, now = TournamentLogs(store.ask, store.read), [100.0]
    tournaments = Tournaments(logs, Limits(), lambda: now[0], random.Random(1))
    id = await tournaments.make(NewTournament(name="Evening", **SHORT), "host", ())
    asked = 0

    async def stamp(id: str) -> Stamp | None:
        nonlocal asked
        asked += 1
        return await TournamentLogs.stamp(logs, id)

    logs.stamp = stamp  # type: ignore[method-assign]
    for _ in range(50):
        await tournaments.look(id)
    assert asked == 1
    now[0] += Limits().tournament_refresh_seconds
    await tournaments.look(id)
    assert asked == 2
    await store.close()


async def test_a_table_of_bots_alone_does_not_dawdle(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, bots_alone_seconds=0.001), bot_pace=(3600.0, 3600.0)) as place:
        host = Guest(place.port, "Host")
        made = await announce(host, rounds=1)
        await says(host, made.id, "bots", {"count": 2})
        await says(host, made.id, "rounds")
        await until(host, made.id, lambda now: now.state == "over")


async def test_at_a_table_of_a_tournament_the_clock_waits_and_deals_come_by_themselves(db: Path) -> None:
    limits = replace(QUICK, tournament_deal_seconds=0.1, tournament_arrival_seconds=300.0, away_grace_seconds=0.0)
    async with serving(db, limits=limits) as place:
        ann = Guest(place.port, "Ann")
        asked: dict[str, Any] = {"game": "standard_rummy", "options": {"target_score": 60}, "turn_seconds": 15}
        made = await announce(ann, player="Ann", rounds=1, **asked)
        await says(ann, made.id, "bots", {"count": 1})
        begun = await says(ann, made.id, "rounds")
        assert begun.my_table is not None
        async with place.rooms.visit(begun.my_table) as room:
            assert len(room.table.awaited) == 1
            assert room.table.awaited_until - room.services.now() > 250
        async with ann.at(begun.my_table) as seat:
            chance = random.Random(3)
            async with asyncio.timeout(PATIENCE):
                while seat.state != "over":  # nobody asks for the next deal
                    await seat.until(lambda: seat.to_act or seat.state == "over")
                    if seat.to_act:
                        await seat.move(chance)
        over = await until(ann, made.id, lambda now: now.state == "over")
        assert over.rounds[0].boards[0].deal > 1
