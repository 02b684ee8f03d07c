"""Accounts by passkey: made, opened, moved to other devices; and everything that must not open one."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from rummykit.server.accounts.passkeys import NoSite, site_at
from rummykit.server.accounts.schema import accounts, ceremonies, passkeys, sessions
from rummykit.server.journal import TextFormatter
from rummykit.server.run import accounts_at
from rummykit.server.wire.account_messages import AccountInfo, AccountState
from tests.server.accounts.authenticator import Authenticator, Slip
from tests.server.accounts.people import Person, member
from tests.server.guest import Guest
from tests.server.serving import PATIENT, serving


async def about(person: Person) -> AccountInfo:
    account = await person.account()
    assert account is not None
    return account


async def test_an_account_is_made_and_opened_with_a_passkey(any_db: str) -> None:
    async with serving(any_db) as place:
        ann = await member(place, "Ann")
        first = await about(ann)
        assert (first.name, [each.label for each in first.passkeys]) == ("Ann", ["Phone"])
        assert [session.here for session in first.sessions] == [True]
        elsewhere = ann.another_browser()
        assert await elsewhere.account() is None
        await elsewhere.sign_in()
        then = await about(elsewhere)
        assert (then.name, then.created) == ("Ann", first.created)
        assert then.passkeys[0].used is not None
        assert sorted(session.here for session in then.sessions) == [False, True]
        await elsewhere.ok("/api/account/name", {"name": "Anna"})
        assert (await about(ann)).name == "Anna"


async def test_the_cookie_of_a_session_cannot_be_read_by_scripts_or_sent_by_other_sites(db: Path) -> None:
    async with serving(db) as place:
        ann = Person(place.port, "Ann")
        made = ann.device.make(await ann.asked_to_make())
        response = await ann.ok("/api/account/register", made)
        said = [line.lower() for line in response.headers.get_list("set-cookie")]
        session = next(line for line in said if line.startswith("rummykit_session="))
        assert "httponly" in session
        assert "samesite=lax" in session
        assert "secure" not in session
        assert any(line.startswith("rummykit_guest=") and "max-age=0" in line for line in said)


async def test_only_hashes_of_sessions_and_codes_are_stored(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        code = (await ann.linked()).code
        await ann.asked_to_sign()
        ceremony = ann.http.cookies.get("rummykit_ceremony")
        assert ann.session
        assert ceremony
    stored = b"".join(path.read_bytes() for path in db.parent.iterdir())
    for secret in (ann.session, code, ceremony):
        assert secret.encode() not in stored


@pytest.mark.parametrize(
    "slip",
    [
        Slip(origin="http://evil.example"),
        Slip(origin="http://localhost"),
        Slip(origin="http://localhost:9999"),
        Slip(origin="https://localhost"),
        Slip(rp="evil.example"),
        Slip(challenge="A" * 43),
        Slip(flags=0x01),
        Slip(flags=0x04),
        Slip(frame={"crossOrigin": True}),
        Slip(frame={"topOrigin": "http://evil.example"}),
    ],
    ids=[
        "other site",
        "no port",
        "other port",
        "other scheme",
        "other rp id",
        "other challenge",
        "nobody verified",
        "nobody present",
        "in a frame",
        "in a frame of a named site",
    ],
)
async def test_a_passkey_for_another_site_or_question_is_refused(db: Path, slip: Slip) -> None:
    async with serving(db) as place:
        ann = Person(place.port, "Ann")
        wrong = ann.device.make(await ann.asked_to_make(), slip=slip)
        assert await ann.code("/api/account/register", wrong) == "passkey_refused"
        await ann.register()
        other = ann.another_browser()
        wrong = other.device.sign(await other.asked_to_sign(), slip=slip)
        assert await other.code("/api/account/sign-in", wrong) == "passkey_refused"
        assert await other.account() is None
        await other.sign_in()


async def test_an_answer_counts_once(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        other = ann.another_browser()
        answer = other.device.sign(await other.asked_to_sign())
        ceremony = other.http.cookies.get("rummykit_ceremony", path="/api/account")
        await other.ok("/api/account/sign-in", answer)
        assert ceremony is not None
        other.http.cookies.set("rummykit_ceremony", ceremony, path="/api/account")
        assert await other.code("/api/account/sign-in", answer) == "ceremony_over"


async def test_only_the_browser_that_asked_may_answer(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        thief = Person(place.port, "Thief")
        answer = ann.device.sign(await ann.another_browser().asked_to_sign())
        assert await thief.code("/api/account/sign-in", answer) == "ceremony_over"
        await thief.asked_to_sign()
        assert await thief.code("/api/account/sign-in", answer) == "passkey_refused"


async def test_a_question_is_answered_soon_or_not_at_all(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, ceremony_seconds=0.6)) as place:
        ann = Person(place.port, "Ann")
        made = ann.device.make(await ann.asked_to_make())
        ceremony = ann.http.cookies.get("rummykit_ceremony", path="/api/account")
        await asyncio.sleep(0.7)
        assert ceremony is not None
        ann.http.cookies.set("rummykit_ceremony", ceremony, path="/api/account")
        assert await ann.code("/api/account/register", made) == "ceremony_over"
        await ann.asked_to_make()
        with place.store.engine.connect() as connection:
            assert len(connection.execute(select(ceremonies)).all()) == 1, "what nobody can answer is swept away"


async def test_an_answer_to_one_question_is_none_to_another(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        await ann.asked_to_make("/api/account/passkeys/begin")
        more = Authenticator(ann.origin)
        asked = await ann.asked_to_make("/api/account/register/begin")
        assert await ann.code("/api/account/passkeys", more.make(asked)) == "ceremony_over"


async def test_a_copied_passkey_is_found_out_by_its_count(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        ann.device.count = 7
        await ann.another_browser().sign_in()
        ann.device.count = 3
        other = ann.another_browser()
        answer = other.device.sign(await other.asked_to_sign())
        assert await other.code("/api/account/sign-in", answer) == "passkey_refused"


async def test_a_passkey_opens_the_account_it_was_made_for_and_no_other(db: Path) -> None:
    async with serving(db) as place:
        ann, ben = await member(place, "Ann"), await member(place, "Ben")
        # Ben's device says that it is Ann's passkey.
        false = Authenticator(ben.origin, id=ann.device.id, key=ben.device.key)
        other = Person(place.port, "Ben", false)
        answer = false.sign(await other.asked_to_sign())
        assert await other.code("/api/account/sign-in", answer) == "passkey_refused"
        # And registers Ann's passkey as his own.
        asked = await ben.asked_to_make("/api/account/passkeys/begin")
        assert await ben.code("/api/account/passkeys", ann.device.make(asked)) == "passkey_refused"
        # What Ann was asked Ben cannot answer for his account.
        ann_asked = await ann.asked_to_make("/api/account/passkeys/begin")
        ceremony = ann.http.cookies.get("rummykit_ceremony", path="/api/account")
        assert ceremony is not None
        ben.http.cookies.set("rummykit_ceremony", ceremony, path="/api/account")
        made = Authenticator(ben.origin).make(ann_asked)
        ben.http.cookies.jar.clear()
        await ben.sign_in()
        ben.http.cookies.set("rummykit_ceremony", ceremony, path="/api/account")
        assert await ben.code("/api/account/passkeys", made) == "passkey_refused"
        passkey = (await about(ann)).passkeys[0].id
        assert await ben.code(f"/api/account/passkeys/{passkey}", method="DELETE") == "unknown_passkey"
        session = (await about(ann)).sessions[0].id
        assert await ben.code(f"/api/account/sessions/{session}", method="DELETE") == "unknown_session"


async def test_a_session_opens_nothing_after_it_was_ended(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        stolen = ann.session
        made = await ann.make(game="rummikub")
        thief = Person(place.port, "Thief")
        thief.http.cookies.set("rummykit_session", str(stolen))
        assert (await thief.look(made.id)).you == 0
        await ann.ok("/api/account/sign-out")
        assert ann.session is None
        assert await thief.account() is None
        assert (await thief.look(made.id)).you is None
        assert await thief.code("/api/account/export", method="GET") == "account_needed"
        # Ended from another browser, it is as much over.
        await ann.sign_in()
        other = ann.another_browser()
        await other.sign_in()
        here = next(session.id for session in (await about(other)).sessions if not session.here)
        await other.ok(f"/api/account/sessions/{here}", method="DELETE")
        assert await ann.account() is None


async def test_a_session_runs_out(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, session_seconds=0.5)) as place:
        ann = await member(place, "Ann")
        session = ann.session
        await asyncio.sleep(0.6)
        ann.http.cookies.set("rummykit_session", str(session))
        assert await ann.account() is None


async def test_one_session_too_many_ends_the_oldest(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, sessions=2)) as place:
        ann = await member(place, "Ann")
        second, third = ann.another_browser(), ann.another_browser()
        await second.sign_in()
        await third.sign_in()
        assert await ann.account() is None
        assert len((await about(second)).sessions) == 2
        assert await third.account() is not None


async def test_another_device_is_signed_in_by_a_code_and_gets_a_passkey_of_its_own(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        code = (await ann.linked()).code
        phone = Person(place.port, "Ann")
        typed = f"{code[:5].lower()}-{code[5:]}"
        await phone.ok("/api/account/link/follow", {"code": typed, "label": "Tablet"})
        asked = await phone.asked_to_make("/api/account/passkeys/begin")
        assert asked.known == tuple(key.id for key in (await about(ann)).passkeys)
        await phone.ok("/api/account/passkeys", phone.device.make(asked, "Tablet"))
        assert [key.label for key in (await about(ann)).passkeys] == ["Phone", "Tablet"]
        await phone.another_browser().sign_in()
        # The code was for once, and the passkey that is left is not given away.
        again = Person(place.port, "Eve")
        assert await again.code("/api/account/link/follow", {"code": code, "label": "Eve"}) == "unknown_link"
        for key in (await about(ann)).passkeys[:1]:
            await phone.ok(f"/api/account/passkeys/{key.id}", method="DELETE")
        last = (await about(ann)).passkeys[0].id
        assert await phone.code(f"/api/account/passkeys/{last}", method="DELETE") == "last_passkey"
        lost = ann.another_browser()
        answer = lost.device.sign(await lost.asked_to_sign())
        assert await lost.code("/api/account/sign-in", answer) == "passkey_refused"


async def test_a_code_for_another_device_runs_out_and_gives_way_to_a_newer_one(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, link_seconds=0.5)) as place:
        ann = await member(place, "Ann")
        older, newer = (await ann.linked()).code, (await ann.linked()).code
        phone = Person(place.port, "Ann")
        assert await phone.code("/api/account/link/follow", {"code": older, "label": "x"}) == "unknown_link"
        await asyncio.sleep(0.6)
        assert await phone.code("/api/account/link/follow", {"code": newer, "label": "x"}) == "unknown_link"


async def test_who_has_lost_all_passkeys_comes_back_once_by_the_code_that_was_written_down(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        assert (await about(ann)).recovery is None
        older, code = [(await ann.ok("/api/account/recovery")).json()["code"] for _ in range(2)]
        assert (await about(ann)).recovery is not None
        lost = Person(place.port, "Ann")
        assert await lost.code("/api/account/link/follow", {"code": older, "label": "x"}) == "unknown_link"
        typed = " ".join(code[at : at + 5].lower() for at in range(0, 20, 5))
        await lost.ok("/api/account/link/follow", {"code": typed, "label": "New phone"})
        assert (await about(lost)).name == "Ann"
        assert (await about(lost)).recovery is None
        again = Person(place.port, "Eve")
        assert await again.code("/api/account/link/follow", {"code": code, "label": "x"}) == "unknown_link"


async def test_there_are_only_so_many_passkeys(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, passkeys=2)) as place:
        ann = await member(place, "Ann")
        asked = await ann.asked_to_make("/api/account/passkeys/begin")
        await ann.ok("/api/account/passkeys", Authenticator(ann.origin).make(asked))
        assert await ann.code("/api/account/passkeys/begin") == "too_many_passkeys"


async def test_accounts_are_rationed(db: Path) -> None:
    limits = replace(PATIENT, accounts_per_minute=6, account_burst=2, codes_per_minute=6, code_burst=2)
    async with serving(db, limits=limits) as place:
        eve = Person(place.port, "Eve")
        for path, body in (
            ("/api/account/sign-in/begin", None),
            ("/api/account/link/follow", {"code": "ACDEFGHJKL", "label": "x"}),
        ):
            said = [(await eve.http.post(path, json=body)).status_code for _ in range(3)]
            assert [status == 429 for status in said] == [False, False, True]


@pytest.mark.parametrize("path", ["register/begin", "sign-in/begin", "name", "link", "link/follow", "sign-out"])
async def test_another_site_cannot_use_an_account(db: Path, path: str) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        ann.http.headers["Origin"] = "http://evil.example"
        assert await ann.code(f"/api/account/{path}", {"name": "Eve"}) == "wrong_origin"
        assert await ann.code("/api/account", method="DELETE") == "wrong_origin"
        del ann.http.headers["Origin"]
        form = await ann.http.post("/api/account/name", data={"name": "Eve"})
        assert form.status_code == 415
        assert (await about(ann)).name == "Ann"


async def test_rubbish_opens_nothing_and_breaks_nothing(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        for rubbish in ("", "====", "AAAA", "ö", "A" * 9000):
            eve = Person(place.port, "Eve")
            made = eve.device.make(await eve.asked_to_make()) | {"attestation": rubbish}
            assert await eve.code("/api/account/register", made) == "passkey_refused"
            signed = ann.device.sign(await eve.asked_to_sign()) | {"authenticator_data": rubbish}
            assert await eve.code("/api/account/sign-in", signed) == "passkey_refused"
        with place.store.engine.connect() as connection:
            assert [len(connection.execute(select(table)).all()) for table in (accounts, passkeys, sessions)] == [1] * 3


async def test_a_guest_who_registers_keeps_the_seats_and_has_them_on_every_device(db: Path) -> None:
    async with serving(db) as place:
        ann = Person(place.port, "Ann")
        made = await ann.make(game="rummikub")
        old = ann.secret
        await ann.register()
        assert ann.secret is None, "who is signed in is no guest any more"
        assert (await ann.look(made.id)).you == 0
        phone = ann.another_browser()
        on_phone = await phone.make(game="rummikub")
        await phone.sign_in()
        for browser in (ann, phone):
            assert [(await browser.look(table)).you for table in (made.id, on_phone.id)] == [0, 0]
            async with browser.at(made.id) as seat:
                assert seat.seat == 0
        # Nobody else has got anything by it, and a browser that signs out is a newcomer.
        assert (await Guest(place.port, "Eve").look(made.id)).you is None
        await phone.ok("/api/account/sign-out")
        assert (await phone.look(on_phone.id)).you is None
        assert old is not None


async def test_a_server_may_keep_no_accounts(db: Path) -> None:
    async with serving(db, keep_accounts=False) as place:
        ann = Person(place.port, "Ann")
        assert (await ann.ok("/api/account", method="GET")).json() == {"open": False, "account": None, "at": ""}
        assert await ann.code("/api/account/register/begin", {"name": "Ann"}) == "no_accounts"
        assert (await ann.refused("/api/tables", {"name": "Ann", "game": "rummikub", "rated": True}))[1].code == (
            "account_needed"
        )
        assert (await ann.make(game="rummikub")).you == 0


async def test_the_log_tells_nothing_of_accounts(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "rummykit.server")
    caplog.handler.setFormatter(TextFormatter())
    async with serving(db) as place:
        ann = await member(place, "Annabella")
        code = (await ann.linked()).code
        await ann.ok("/api/account/export", method="GET")
        eve = Person(place.port, "Eve")
        await eve.http.post("/api/account/link/follow", json={"code": "ACDEFGHJKL", "label": "Evening"})
        with place.store.engine.connect() as connection:
            account = connection.scalar(select(accounts.c.id))
    said = caplog.text
    assert "/api/account/export" in said
    for secret in ("Annabella", "Evening", code, str(ann.session), str(account)):
        assert secret not in said


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("https://rummy.example", ("rummy.example", "https://rummy.example")),
        ("https://Rummy.Example:443/", ("rummy.example", "https://rummy.example")),
        ("https://rummy.example:8443", ("rummy.example", "https://rummy.example:8443")),
        ("http://localhost:8000", ("localhost", "http://localhost:8000")),
    ],
)
def test_the_site_of_passkeys_is_set_and_not_what_a_request_says(address: str, site: tuple[str, str]) -> None:
    assert site_at(address) == site


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://rummy.example", "need https"),
        ("http://192.168.1.5:8000", "need https"),
        ("https://192.168.1.5", "is a number"),
        ("https://[::1]:8000", "is a number"),
        ("rummy.example", "no address"),
        ("ftp://rummy.example", "no address"),
        ("https://rummy.example/table", "no address"),
        ("https://rummy.example:no", "no address"),
    ],
)
def test_outside_localhost_passkeys_need_a_name_and_https(address: str, reason: str) -> None:
    with pytest.raises(NoSite, match=reason):
        site_at(address)


async def test_a_page_at_another_port_or_scheme_or_name_has_no_accounts(db: Path) -> None:
    """Host and Origin agree with each other, as a page elsewhere makes them, and the browser keeps its promise."""
    async with serving(db) as place:
        ann = await member(place, "Ann")
        for host in ("localhost:9999", "localhost", f"127.0.0.1:{place.port}"):
            for scheme in ("http", "https"):
                eve = Person(place.port, "Eve", Authenticator(f"{scheme}://{host}", ann.device.id, ann.device.key, 99))
                eve.http.headers.update({"Host": host, "Origin": f"{scheme}://{host}"})
                for path in ("register/begin", "sign-in/begin", "link/follow"):
                    body = {"name": "Eve", "code": "ACDEFGHJKL", "label": "x"}
                    assert await eve.code(f"/api/account/{path}", body) in ("accounts_elsewhere", "wrong_origin")
                if scheme == "http":
                    state = msgspec.json.decode((await eve.ok("/api/account", method="GET")).content, type=AccountState)
                    assert (state.open, state.account, state.at) == (True, None, f"http://localhost:{place.port}")
                    assert (await eve.make(game="rummikub")).you == 0  # and plays as a guest


@pytest.mark.parametrize("origin", ["http://rummy.example", "https://10.0.0.7"])
def test_a_server_whose_address_has_no_passkeys_keeps_no_accounts(
    origin: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert accounts_at("0.0.0.0", origin, "http://localhost:8000") == ("http://localhost:8000", False)
    assert "No accounts are kept" in capsys.readouterr().err
    assert accounts_at("0.0.0.0", None, "http://localhost:8000") == ("http://localhost:8000", True)
    assert "Accounts are kept at http://localhost:8000 only" in capsys.readouterr().err
    assert accounts_at("0.0.0.0", "https://rummy.example", "http://localhost:8000") == ("https://rummy.example", True)
    assert capsys.readouterr().err == ""
