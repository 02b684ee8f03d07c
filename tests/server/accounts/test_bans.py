"""Bans of accounts and networks, while people play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from rummykit.cli import main
from rummykit.server.features.bots.schema import bot_tokens
from rummykit.server.guards.bans import Ban, Bans, network_of
from rummykit.server.refusals import TableRefusal
from tests.server.accounts.people import Person, member
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import serving
from tests.server.tables import playing
from tests.server.test_tables_command import SOON
from tests.server.test_two_servers import two

Capture = pytest.CaptureFixture[str]
CARDS = {"game": "gin_rummy", "turn_seconds": None}


async def host(db: str | Path, *arguments: str) -> int:
    """What a host types beside the running server; the exit status."""
    return await asyncio.to_thread(main, [*arguments, "--db", str(db)])


async def until(true: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


async def closed_with(seat: SeatAt) -> int:
    """The code with which the socket of a seat is closed by the server."""
    async with asyncio.timeout(PATIENCE):
        await seat.socket.wait_closed()
    assert seat.socket.close_code is not None
    return seat.socket.close_code


async def entrants_of(person: Person, tournament: str) -> list[dict[str, object]]:
    """The entrants of a tournament as the server shows them."""
    shown = await person.ok(f"/api/tournaments/{tournament}", method="GET")
    return list(shown.json()["entrants"])


async def test_a_banned_account_loses_its_seats_and_cannot_sign_in(any_db: str, capsys: Capture) -> None:
    async with serving(any_db, limits=SOON) as place:
        ann, ben = await member(place, "Annabella"), await member(place, "Bernhard")
        made = await ben.make(**CARDS, seats=2)
        await ann.sit(made.id)
        waiting = await ben.make(**CARDS, seats=2)
        await ann.sit(waiting.id)
        async with ben.at(made.id) as his, ann.at(made.id) as hers, ben.at(waiting.id) as at_waiting:
            await his.start()
            await until(lambda: hers.view is not None)
            assert await host(any_db, "accounts", "ban", "Annabella", "--for", "3", "--reason", "Rude to Ben") == 0
            # She is out of the match, where a bot plays on, and her seat at the other table is free.
            assert await closed_with(hers) == 4406
            await until(lambda: his.table is not None and his.table.seats[1].kind == "bot")
            await until(lambda: at_waiting.table is not None and at_waiting.table.seats[1].kind == "empty")
            assert await ann.account() is None
            day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 3 * 24 * 3600))
            refused = await ann.http.post("/api/account/sign-in", json=ann.device.sign(await ann.asked_to_sign()))
            assert refused.status_code == 403
            assert refused.json()["params"] == {"until": day, "reason": "Rude to Ben"}
            # Nothing happens to anybody else.
            assert (await ben.account()) is not None
        capsys.readouterr()
        assert await host(any_db, "bans", "list") == 0
        assert "Annabella" in (said := capsys.readouterr().out)
        assert "Rude to Ben" in said
        assert await host(any_db, "accounts", "unban", "Annabella") == 0
        await ann.sign_in()
        assert await ann.account() is not None
        assert await host(any_db, "accounts", "unban", "Annabella") == 1
        assert "no such ban" in capsys.readouterr().err


async def test_a_code_lets_no_banned_account_in_and_a_ban_ends(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db) as place:
        ann = await member(place, "Annabella")
        code = (await ann.linked()).code
        assert await host(db, "accounts", "ban", "Annabella", "--for", "2") == 0
        other = ann.another_browser()
        assert await other.code("/api/account/link/follow", {"code": code, "label": "Phone"}) == "unknown_link"
        assert await host(db, "accounts", "link", "Annabella") == 0
        assert await ann.code("/api/account/sign-in", ann.device.sign(await ann.asked_to_sign())) == "banned"
        place.state.rooms.services.accounts._now = lambda: time.time() + 3 * 24 * 3600
        await ann.sign_in()


async def test_a_banned_account_leaves_tournaments_and_its_bots_are_refused(db: Path) -> None:
    async with serving(db, limits=SOON) as place:
        ann, ben = await member(place, "Annabella"), await member(place, "Bernhard")
        new = {
            "game": "gin_rummy",
            "name": "Cup",
            "format": "swiss",
            "rounds": 2,
            "player": "Ben",
        }
        made = (await ben.ok("/api/tournaments", new)).json()["id"]
        await ann.ok(f"/api/tournaments/{made}/entrants", {"name": "Ann"})
        bot = (await ann.ok("/api/bots", {"name": "Marvin"})).json()["token"]
        key = {"Authorization": f"Bearer {bot}"}
        assert (await Guest(place.port, "").http.get("/api/bot", headers=key)).status_code == 200
        assert await host(db, "accounts", "ban", "Annabella", "--reason", "x") == 0
        async with asyncio.timeout(PATIENCE):  # A server looks at its tournaments every few seconds.
            while [each["active"] for each in await entrants_of(ben, made)] != [True, False]:
                await asyncio.sleep(0.1)
        with place.store.engine.connect() as connection:
            hashed = connection.scalar(select(bot_tokens.c.hash))
        await until(lambda: hashed in place.state.bans.keys)
        assert (await Guest(place.port, "").http.get("/api/bot", headers=key)).status_code == 403


async def test_two_servers_hold_to_a_ban(postgres_db: str) -> None:
    async with two(postgres_db, None, limits=SOON) as (one, other):
        ann, ben = await member(one, "Annabella"), Guest(other.port, "Ben")
        made = await ann.make(**CARDS, seats=2)
        await ben.sit(made.id)
        async with ann.at(made.id) as hers, ben.at(made.id) as his:
            await hers.start()
            await until(lambda: his.view is not None)
            assert await host(postgres_db, "accounts", "ban", "Annabella") == 0
            assert await closed_with(hers) == 4406
            await until(lambda: his.table is not None and his.table.seats[0].kind == "bot")
        assert await host(postgres_db, "bans", "add", "127.0.0.1", "--reason", "Flood") == 0
        for place in (one, other):
            guest = Guest(place.port, "Cy")
            async with asyncio.timeout(PATIENCE):
                while (
                    await guest.http.post("/api/tables", json={"game": "gin_rummy", "name": "Cy"})
                ).status_code != 403:
                    await asyncio.sleep(0.1)


async def test_from_a_banned_network_one_may_look_and_do_nothing(db: Path, capsys: Capture) -> None:
    async with serving(db, limits=SOON) as place, playing(place, 2, **CARDS) as [ann, _]:
        assert await host(db, "bans", "add", "127.0.0.0/30", "--until", "2999-01-01", "--reason", "Flood") == 0
        assert await closed_with(ann) == 4406
        guest = Guest(place.port, "Cy")
        said = await guest.http.post("/api/tables", json={"game": "gin_rummy", "name": "Cy"})
        assert said.status_code == 403
        assert said.json()["params"]["reason"] == "Flood"
        assert (await guest.http.get("/api/games")).status_code == 200
        assert (await guest.http.get("/")).status_code == 200
        assert (await guest.http.get("/healthz")).status_code == 200
        assert await host(db, "bans", "add", "0.0.0.0/0") == 1
        assert await host(db, "bans", "add", "Annabella") == 1
        capsys.readouterr()
        assert await host(db, "bans", "lift", "127.0.0.0/30") == 0
        async with asyncio.timeout(PATIENCE):
            while (await guest.http.post("/api/tables", json={"game": "gin_rummy", "name": "Cy"})).status_code != 201:
                await asyncio.sleep(0.1)


def test_an_address_of_ipv6_is_banned_with_its_household() -> None:
    bans = Bans()
    bans.hold({network_of("2001:db8:1:2:3::4"): Ban(None, "x"), network_of("203.0.113.7"): Ban(None, "y")}, {})
    for address in ("2001:db8:1:2:9::9", "203.0.113.7", "::ffff:203.0.113.7"):
        with pytest.raises(TableRefusal):
            bans.check((), address)
    for address in ("2001:db8:1:3::4", "203.0.113.8", "no address", ""):
        bans.check((), address)


async def test_a_deleted_account_is_in_no_ban_and_no_act(any_db: str, capsys: Capture) -> None:
    async with serving(any_db) as place:
        await member(place, "Annabella")
        assert await host(any_db, "accounts", "ban", "Annabella", "--reason", "Annabella was rude") == 0
        capsys.readouterr()
        assert await host(any_db, "acts", "list") == 0
        assert "Annabella was rude" in capsys.readouterr().out
        assert await host(any_db, "accounts", "delete", "Annabella", "--yes", "--reason", "Letter of 1 December") == 0
        capsys.readouterr()
        assert await host(any_db, "acts", "list") == 0
        said = capsys.readouterr().out
        assert "Annabella" not in said
        assert "Letter of 1 December" in said
        assert [line.split()[3] for line in said.splitlines()[1:]] == ["delete_account", "ban"]
        assert await host(any_db, "bans", "list") == 0
        assert len(capsys.readouterr().out.splitlines()) == 1
