"""What accounts do that administer the server, and what nobody else gets there."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from tests.server.accounts.people import Person, member
from tests.server.accounts.test_bans import CARDS, closed_with, host
from tests.server.guest import PATIENCE, Guest
from tests.server.serving import Place, serving
from tests.server.tables import playing
from tests.server.test_tables_command import SOON

ACTS = "/api/admin/acts"
REASON = "Rule 3 of the house"


async def admin(place: Place, db: str | Path, name: str = "Adele") -> Person:
    """An account that administers the server, signed in with its passkey just now."""
    person = await member(place, name)
    assert await host(db, "accounts", "admin", name, "on") == 0
    return person


def asked(what: str, about: str, **more: Any) -> dict[str, Any]:
    """An act with a reason."""
    return {"what": what, "about": about, "reason": REASON, **more}


async def account_named(person: Person, name: str) -> dict[str, Any]:
    """An account as the search finds it."""
    found = (await person.ok(f"/api/admin/search?text={name}", method="GET")).json()["accounts"]
    assert len(found) == 1
    return dict(found[0])


def later(place: Place, seconds: float) -> None:
    """The clock of accounts moves on."""
    place.rooms.services.accounts._now = lambda: time.time() + seconds  # type: ignore[union-attr]


async def test_nobody_but_administrators_finds_anything_there(db: Path) -> None:
    async with serving(db) as place:
        adele, ben = await admin(place, db), await member(place, "Bernhard")
        ban = asked("ban", (await account_named(adele, "Bernhard"))["id"])
        for nobody in (ben, Guest(place.port, "Cy")):
            for path in ("/api/admin", "/api/admin/search?text=a"):
                assert (await nobody.http.get(path)).status_code == 404
            assert (await nobody.http.post(ACTS, json=ban)).status_code in (403, 404)
            assert (await nobody.http.get("/api/admin/no-such-page")).status_code == 404
        assert await ben.code(ACTS, ban) == "not_found"
        assert await ben.code(f"/api/admin/accounts/{ban['about']}/export", {"reason": REASON}) == "not_found"
        assert (await adele.ok("/api/admin", method="GET")).json()["bans"] == []
        # Who is named no more, or is banned, is nobody again.
        assert await host(db, "accounts", "admin", "Adele", "off") == 0
        assert await adele.code("/api/admin", method="GET") == "not_found"
        assert await host(db, "accounts", "admin", "Adele", "on") == 0
        assert await host(db, "accounts", "ban", "Adele", "--reason", "x") == 0
        assert await adele.code(ACTS, ban) == "not_found"
        assert await ben.account() is not None


async def test_the_passkey_is_asked_for_again(db: Path) -> None:
    async with serving(db) as place:
        adele, ben = await admin(place, db), await member(place, "Bernhard")
        later(place, 901)
        assert await adele.code("/api/admin", method="GET") == "passkey_again"
        assert await adele.code(ACTS, asked("ban", "x")) == "passkey_again"
        assert await ben.code("/api/admin", method="GET") == "not_found"
        # The passkey of somebody else is of no use, and an answer counts once.
        strange = ben.device.sign(await adele.asked_to_sign())
        assert await adele.code("/api/account/confirm", strange) == "passkey_refused"
        answer = adele.device.sign(await adele.asked_to_sign())
        await adele.ok("/api/account/confirm", answer)
        assert await adele.code("/api/account/confirm", answer) == "ceremony_over"
        assert (await adele.http.get("/api/admin")).status_code == 200


async def test_a_stolen_session_makes_no_passkey_of_its_own(db: Path) -> None:
    async with serving(db) as place:
        adele = await admin(place, db)
        # Neither a session that is old, nor one that a code has begun.
        by_code = adele.another_browser()
        await by_code.ok("/api/account/link/follow", {"code": (await adele.linked()).code, "label": "Thief"})
        assert await by_code.code("/api/admin", method="GET") == "passkey_again"
        assert await by_code.code("/api/account/passkeys/begin") == "passkey_again"
        begun = adele.device.make(await adele.asked_to_make("/api/account/passkeys/begin"))
        later(place, 901)
        assert await adele.code("/api/account/passkeys/begin") == "passkey_again"
        assert await adele.code("/api/account/passkeys", begun) == "passkey_again"


async def test_forged_requests_do_nothing(db: Path) -> None:
    async with serving(db) as place:
        adele = await admin(place, db)
        await member(place, "Bernhard")
        ban = asked("ban", (await account_named(adele, "Bernhard"))["id"])
        forged = await adele.http.post(ACTS, json=ban, headers={"Origin": "https://evil.example"})
        assert (forged.status_code, forged.json()["code"]) == (403, "wrong_origin")
        form = {"Content-Type": "text/plain"}
        assert (await adele.http.post(ACTS, content=json.dumps(ban), headers=form)).json()["code"] == "not_json"
        elsewhere = {"Host": f"127.0.0.1:{place.port}", "Origin": f"http://127.0.0.1:{place.port}"}
        assert (await adele.http.post(ACTS, json=ban, headers=elsewhere)).json()["code"] == "accounts_elsewhere"
        assert (await adele.http.get(f"{ACTS}?what=ban")).status_code == 405
        assert (await adele.ok("/api/admin", method="GET")).json()["bans"] == []


async def test_an_administrator_bans_and_lets_in_again(any_db: str) -> None:
    async with serving(any_db) as place:
        adele, ben = await admin(place, any_db), await member(place, "Bernhard")
        made = await ben.make(**CARDS, seats=2)
        id = (await account_named(adele, "Bernhard"))["id"]
        async with ben.at(made.id) as seat:
            assert await adele.code(ACTS, {"what": "ban", "about": id}) == "bad_reason"
            await adele.ok(ACTS, asked("ban", id, days=2))
            assert await closed_with(seat) == 4406
        assert (await account_named(adele, "Bernhard"))["banned"] is True
        seen = (await adele.ok("/api/admin", method="GET")).json()
        assert [(each["name"], each["reason"]) for each in seen["bans"]] == [("Bernhard", REASON)]
        assert [(each["by"], each["what"], each["name"]) for each in seen["acts"][:1]] == [("Adele", "ban", "Bernhard")]
        await adele.ok(ACTS, asked("unban", id))
        await ben.sign_in()
        await adele.ok(ACTS, asked("ban_network", "203.0.113.9/24"))
        assert (await adele.ok("/api/admin", method="GET")).json()["bans"][0]["network"] == "203.0.113.0/24"
        await adele.ok(ACTS, asked("unban_network", "203.0.113.0/24"))
        for what, about, code in (
            ("ban", "nobody", "unknown_account"),
            ("unban", id, "unknown_ban"),
            ("ban_network", "nowhere", "bad_network"),
            ("close_table", "nothing", "unknown_table"),
            ("delete_table", "nothing", "unknown_table"),
            ("close_tournament", "nothing", "unknown_tournament"),
            ("delete_tournament", "nothing", "unknown_tournament"),
        ):
            assert await adele.code(ACTS, asked(what, about)) == code
        # What only the command does, and what one administrator cannot do to another.
        for what in ("admin_on", "link", "export", "prune_tables"):
            assert await adele.code(ACTS, asked(what, id)) == "not_found"
        await admin(place, any_db, "Berta")
        other = (await account_named(adele, "Berta"))["id"]
        for what in ("ban", "delete_account", "sign_out"):
            assert await adele.code(ACTS, asked(what, other)) == "admin_account"


async def test_an_administrator_closes_a_table_and_sees_no_hands(any_db: str) -> None:
    async with serving(any_db, limits=SOON) as place, playing(place, 2, **CARDS) as [ann, _]:
        adele = await admin(place, any_db)
        assert ann.table is not None
        seen = (await adele.ok("/api/admin", method="GET")).json()
        [shown] = seen["tables"]
        assert shown == {
            "id": ann.table.id,
            "game": "gin_rummy",
            "people": [seat.name for seat in ann.table.seats],
            "here": 2,
            "last": shown["last"],
            "closed": None,
        }
        link = f"http://localhost/t/{ann.table.id}"
        found = (await adele.ok(f"/api/admin/search?text={link}", method="GET")).json()
        assert {*found["tables"][0]} == {*shown}
        await adele.ok(ACTS, asked("close_table", ann.table.id))
        await closed_with(ann)
        said = (await ann.guest.http.get(f"/api/tables/{ann.table.id}")).json()
        assert (said["code"], said["params"]) == ("table_closed", {"reason": REASON})


async def test_a_letter_is_answered_on_the_page(any_db: str) -> None:
    async with serving(any_db) as place:
        adele, ben = await admin(place, any_db), await member(place, "Bernhard")
        own = (await ben.ok("/api/account/export", method="GET")).json()
        id = (await account_named(adele, "Bernhard"))["id"]
        kept = (await adele.ok(f"/api/admin/accounts/{id}/export", {"reason": REASON})).json()
        assert [each["what"] for each in kept.pop("host_acts")] == ["export"]
        assert own.pop("host_acts") == []
        assert kept == own
        await adele.ok(ACTS, asked("delete_account", id))
        assert await ben.account() is None
        seen = (await adele.ok("/api/admin", method="GET")).json()["acts"]
        assert [(each["what"], each["name"], each["about"]) for each in seen[:2]] == [
            ("delete_account", "", ""),
            ("export", "", ""),
        ]
        assert seen[1]["reason"] == ""


async def test_an_administrator_announces_something(db: Path) -> None:
    async with serving(db) as place:
        adele = await admin(place, db)
        await adele.ok(ACTS, {"what": "announce", "reason": "Back at nine", "days": 1})
        [told] = (await adele.ok("/api/status", method="GET")).json()["announcements"]
        assert told["text"] == "Back at nine"
        await adele.ok(ACTS, asked("remove_announcement", told["id"]))
        assert (await adele.ok("/api/status", method="GET")).json()["announcements"] == []


async def test_answers_to_administrators_are_no_longer_than_a_page(db: Path) -> None:
    async with serving(db) as place:
        adele = await admin(place, db)
        names = [f"Berta {number}" for number in range(51)]
        await asyncio.wait_for(asyncio.gather(*(member(place, name) for name in names)), PATIENCE)
        found = (await adele.ok("/api/admin/search?text=berta", method="GET")).json()
        assert len(found["accounts"]) == 50
        assert await adele.code(ACTS, {"what": "announce", "reason": "x" * 301}) == "bad_reason"
