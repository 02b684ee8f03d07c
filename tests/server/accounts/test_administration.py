"""`rummykit accounts`: a host finds, shows, exports, signs out and deletes accounts while people play."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from rummykit.cli import main
from tests.server.accounts.people import member
from tests.server.accounts.test_privacy import holding, played_a_lot
from tests.server.serving import PATIENT, serving

Capture = pytest.CaptureFixture[str]


async def host(db: str | Path, *arguments: str) -> int:
    """What a host types beside the running server; the exit status."""
    return await asyncio.to_thread(main, ["accounts", *arguments, "--db", str(db)])


async def test_a_host_finds_shows_and_exports_an_account(any_db: str, tmp_path: Path, capsys: Capture) -> None:
    async with serving(any_db) as place:
        ann, _, _ = await played_a_lot(place)
        assert await host(any_db, "list", "--jsonl") == 0
        lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert {line["name"]: line["matches"] for line in lines} == {"Annabella": 1, "Bernhard": 1}
        assert await host(any_db, "list", "--named", "BELL") == 0
        heads, row = capsys.readouterr().out.splitlines()
        assert heads.split() == ["id", "name", "since", "seen", "passkeys", "sessions", "matches"]
        id = row.split()[0]
        assert row.split()[1] == "Annabella"
        assert row.split()[-3:] == ["1", "1", "1"]
        for said in (id, id[:8], "Annabella"):
            assert await host(any_db, "show", said) == 0
            assert capsys.readouterr().out.startswith(f"Annabella ({id})\n")
        file = tmp_path / "annabella.json"
        assert await host(any_db, "export", id, "--to", str(file)) == 0
        assert file.stat().st_mode & 0o77 == 0
        own = (await ann.ok("/api/account/export", method="GET")).json()
        assert json.loads(file.read_text("utf-8")) == own
        capsys.readouterr()
        # What is there already stays, and who is nobody is not exported.
        assert await host(any_db, "export", id, "--to", str(file)) == 1
        assert await host(any_db, "export", "Nobody", "--to", str(tmp_path / "nobody.json")) == 1
        assert "Nobody: there is no such account" in capsys.readouterr().err
        assert not (tmp_path / "nobody.json").exists()


async def test_a_host_signs_an_account_out_everywhere(db: Path, capsys: Capture) -> None:
    async with serving(db) as place:
        ann, ben = await member(place, "Annabella"), await member(place, "Bernhard")
        assert await host(db, "sign-out", "Annabella") == 0
        assert capsys.readouterr().out.endswith("1 session ended.\n")
        assert await ann.account() is None
        assert await ben.account() is not None
        await ann.sign_in()
        assert await ann.account() is not None


async def test_a_host_lets_somebody_in_who_has_lost_the_passkey(db: Path, capsys: Capture) -> None:
    async with serving(db) as place:
        ann = await member(place, "Annabella")
        assert await host(db, "link", "Annabella") == 0
        code = capsys.readouterr().out.splitlines()[0].rpartition(" ")[2]
        other = ann.another_browser()
        assert await other.account() is None
        await other.ok("/api/account/link/follow", {"code": code, "label": "New phone"})
        account = await other.account()
        assert account is not None
        assert account.name == "Annabella"
        assert (
            await ann.another_browser().code("/api/account/link/follow", {"code": code, "label": "Thief"})
            == "unknown_link"
        )


async def test_a_host_deletes_an_account_at_live_tables(
    any_db: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    async with serving(any_db, limits=replace(PATIENT, lease_seconds=1.0, renew_seconds=0.2)) as place:
        ann, ben, (over, waiting, guest_table, _) = await played_a_lot(place)
        monkeypatch.setattr("builtins.input", lambda _question: "n")
        assert await host(any_db, "delete", "Annabella") == 1
        assert await ann.account() is not None
        assert await host(any_db, "delete", "Annabella", "--yes") == 0
        assert "Annabella" in capsys.readouterr().out
        assert holding(place, "Annabella") == set()
        assert await ann.account() is None
        # The server that has these tables in memory reads them again; a busy database may refuse a look meanwhile.
        async with asyncio.timeout(30):
            for table in (over, waiting, guest_table):
                while '"name":"N. N."' not in (await ben.http.get(f"/api/tables/{table}")).text:
                    await asyncio.sleep(0.1)


async def test_two_accounts_of_one_name_are_told_apart_by_their_ids(db: Path, capsys: Capture) -> None:
    async with serving(db) as place:
        one, other = await member(place, "Ann"), await member(place, "Ann")
        assert await host(db, "delete", "Ann", "--yes") == 1
        assert "2 accounts" in capsys.readouterr().err
        assert await one.account() is not None
        assert await other.account() is not None


def test_what_is_no_database_is_said(tmp_path: Path, capsys: Capture) -> None:
    assert main(["accounts", "list", "--db", str(tmp_path / "missing.sqlite3")]) == 1
    assert "there is no such database" in capsys.readouterr().err
    assert not (tmp_path / "missing.sqlite3").exists()
    (tmp_path / "text").write_text("This is no database, and long enough to be read as one." * 20, "utf-8")
    assert main(["accounts", "list", "--db", str(tmp_path / "text")]) == 1
    assert "not a database" in capsys.readouterr().err
