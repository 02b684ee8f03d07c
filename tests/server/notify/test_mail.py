"""Who has confirmed an address is told of their turn by e-mail: once a turn, not too often, until they stop it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest
from sqlalchemy import update

from rummykit.server.features.notices.mail_server import MailLetter, MailServer
from rummykit.server.features.notices.mail_settings import NoMail, mail_settings, normal_address
from rummykit.server.features.notices.schema import mail_addresses
from rummykit.server.run import CannotServe, serve
from tests.server.accounts.people import Person
from tests.server.guest import PATIENCE, Guest
from tests.server.notify.mail_service import link_in, mail_service
from tests.server.notify.telling import (
    QUICK,
    a_table,
    begun,
    one_turn,
    other_of,
    rows,
    tell,
    until_looked,
)
from tests.server.notify.writing import ADDRESS, MANY, a_match, ask, confirm, state, writing, written_to
from tests.server.serving import serving
from tests.server.tables import NAMES


async def test_an_address_is_confirmed_by_its_letter_before_anything_else_is_sent(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place:
        ann, stranger = Guest(place.port, "Ann"), Guest(place.port, "Cy")
        assert await state(ann) == {"address": "", "confirmed": False}
        assert await ask(ann, " Ann@MAIL.example ", "de") == 200
        (letter,) = service.letters
        assert (letter["To"], letter["From"]) == ("Ann@mail.example", "host@rummy.example")
        assert letter["Subject"] == "Bestätige deine Adresse"
        assert abs(parsedate_to_datetime(letter["Date"]).timestamp() - time.time()) < PATIENCE
        assert await state(ann) == {"address": "Ann@mail.example", "confirmed": False}
        assert await state(stranger) == {"address": "", "confirmed": False}
        token = link_in(letter)
        assert token not in str(rows(place, mail_addresses))
        assert await confirm(ann, "c.wrong") == 404
        # The letter may be read in another browser. Its link counts once.
        assert await confirm(stranger, token) == 200
        assert await confirm(stranger, token) == 404
        assert (await state(ann))["confirmed"]


async def test_a_link_of_yesterday_confirms_nothing(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place:
        ann = Guest(place.port, "Ann")
        await ask(ann)
        with place.store.engine.begin() as connection:
            connection.execute(update(mail_addresses).values(until=mail_addresses.c.until - 24 * 3600 - 1))
        assert await confirm(ann, link_in(service.letters[0])) == 404
        assert (await state(ann))["address"] == ""


async def test_nothing_is_sent_to_an_address_that_is_not_confirmed(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(*guests)
        mine, _ = other_of(guests, await begun(table, *guests))
        await ask(mine)
        await tell(mine, table)
        await until_looked(place)
        assert len(service.letters) == 1


async def test_each_turn_is_told_once_and_over_a_restart_too(any_db: str) -> None:
    async with mail_service() as service:
        async with writing(any_db, service) as place, a_match(place, service, "ja") as (table, ann, ben):
            await service.until(lambda: len(service.letters) == 2)
            await until_looked(place)
            letter = service.letters[1]
            assert letter["Subject"].startswith("あなたの番です：")
            text = str(letter.get_content())
            assert f"https://rummy.example/t/{table}" in text
            assert ben.name not in text
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert letter["List-Unsubscribe"] == f"<https://rummy.example/mail/{link_in(letter)}>"
        async with writing(any_db, service) as place:
            await until_looked(place)
            await one_turn(ann.moved(place.port), table)
            await one_turn(ben.moved(place.port), table)
            await service.until(lambda: len(service.letters) == 3)
            await until_looked(place)
            assert len({letter["Message-ID"] for letter in service.letters}) == 3


async def test_a_mailbox_gets_only_so_many_notices_a_day(db: Path) -> None:
    limits = replace(MANY, mails_per_day=1)
    async with (
        mail_service() as service,
        writing(db, service, limits) as place,
        a_match(place, service) as (table, ann, ben),
    ):
        await service.until(lambda: len(service.letters) == 2)
        await one_turn(ann, table)
        await one_turn(ben, table)
        await until_looked(place)
        assert len(service.letters) == 2


async def test_letters_that_ask_are_rationed(db: Path) -> None:
    async with mail_service() as service:
        async with writing(db, service, replace(MANY, mail_confirmations=2)) as place:
            ann = Guest(place.port, "Ann")
            assert [await ask(ann, f"a{number}@mail.example") for number in range(3)] == [200, 200, 429]
            others = [Guest(place.port, "Ben") for _ in range(3)]
            same = ["b.en@mail.example", "ben+tag@mail.example", "BEN@mail.example"]
            assert [await ask(*each) for each in zip(others, same, strict=True)] == [200, 200, 429]
        slow = replace(MANY, mail_confirmations_per_minute=0.01, mail_confirmation_burst=1)
        async with writing(db, service, slow) as place:
            assert [await ask(Guest(place.port, "Cy"), f"{each}@mail.example") for each in "xy"] == [200, 429]
        assert len(service.letters) == 5


async def test_one_click_of_a_mail_program_ends_it_without_a_cookie(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place, a_match(place, service) as (table, ann, ben):
        await service.until(lambda: len(service.letters) == 2)
        token, program = link_in(service.letters[1]), Guest(place.port, "")
        # A scanner that follows the link ends nothing.
        await program.http.get(f"/mail/{token}")
        assert (await state(ann))["confirmed"]
        answer = await program.http.post(
            f"/mail/{token}", data={"List-Unsubscribe": "One-Click"}, headers={"Origin": "https://mail.example"}
        )
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        assert rows(place, mail_addresses) == []
        assert (await program.http.post("/mail/c.x", data={})).status_code == 404
        await one_turn(ann, table)
        await one_turn(ben, table)
        await until_looked(place)
        assert len(service.letters) == 2
        # No other route takes a form, or what another page sends.
        elsewhere = {"Origin": "https://mail.example"}
        assert (await ann.http.post("/api/notices/mail/end", json={}, headers=elsewhere)).status_code == 403
        assert (await ann.http.post("/api/notices/mail/end", data={"a": "b"})).status_code == 415


@pytest.mark.parametrize("path", ["/api/notices/mail/end", "/api/notices/end"])
async def test_who_wants_no_more_is_forgotten(db: Path, path: str) -> None:
    async with mail_service() as service, writing(db, service) as place:
        ann = Guest(place.port, "Ann")
        await written_to(ann, service)
        assert (await ann.http.post(path, json={})).status_code == 200
        assert rows(place, mail_addresses) == []


async def test_an_address_that_reaches_nobody_is_written_to_no_more(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place:
        service.answers = ["250 yes", "550 no such mailbox"]
        async with a_match(place, service) as (table, ann, ben):
            await service.until(lambda: service.asked == 2)
            await until_looked(place)
            assert await state(ann) == {"address": ADDRESS, "confirmed": False}
            await one_turn(ann, table)
            await one_turn(ben, table)
            await until_looked(place)
            assert service.asked == 2


@pytest.mark.parametrize("answer", ["450 later", "hang"])
async def test_a_letter_that_is_not_taken_now_is_sent_again(db: Path, answer: str) -> None:
    async with mail_service() as service, writing(db, service, replace(MANY, mail_seconds=4.0)) as place:
        service.answers = ["250 yes", answer]
        async with a_match(place, service):
            await service.until(lambda: len(service.letters) == 2)
            assert service.asked == 3


async def test_a_letter_that_cannot_be_sent_is_said_to_be_so(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place:
        service.answers = ["550 no such mailbox"]
        ann = Guest(place.port, "Ann")
        assert await ask(ann) == 503
        assert (await state(ann))["address"] == ""


async def test_an_address_that_counts_is_not_lost_to_a_letter_that_cannot_be_sent(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place:
        ann = Guest(place.port, "Ann")
        await written_to(ann, service)
        service.answers = ["450 later"]
        assert await ask(ann, "other@mail.example") == 503
        assert await state(ann) == {"address": ADDRESS, "confirmed": True}


async def test_only_so_many_letters_are_sent_at_one_time(db: Path) -> None:
    limits = replace(MANY, mails_at_once=1, mail_seconds=4.0)
    async with mail_service() as service, writing(db, service, limits) as place:
        service.answers = ["hang"]
        asked = (ask(Guest(place.port, "Ann"), f"{each}@mail.example") for each in "abc")
        assert sorted(await asyncio.gather(*asked)) == [200, 200, 503]
        assert service.most_open == 1


async def test_no_move_waits_for_a_mail_server(db: Path) -> None:
    async with mail_service() as service, writing(db, service, replace(MANY, mail_seconds=10.0)) as place:
        service.answers = ["250 yes", "hang"]
        async with a_match(place, service) as (table, ann, _):
            await service.until(lambda: service.asked == 2)
            await one_turn(ann, table)
            assert len(service.letters) == 1


async def test_the_address_of_a_guest_goes_along_to_an_account(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place:
        ann = Person(place.port, "Annabella")
        await written_to(ann, service)
        await ann.register()
        assert (await state(ann))["confirmed"]
        other = ann.another_browser()
        await written_to(other, service, "elsewhere@mail.example")
        await other.sign_in()
        assert [row.address for row in rows(place, mail_addresses)] == [ADDRESS]


async def test_a_server_without_mail_says_so(db: Path) -> None:
    async with serving(db, limits=MANY) as place:
        ann = Guest(place.port, "Ann")
        assert await state(ann) is None
        for path, said in (
            ("/api/notices/mail", {"address": ADDRESS, "language": "en"}),
            ("/api/notices/mail/end", {}),
            ("/api/notices/mail/confirm", {"token": "x"}),
            ("/mail/s.x", {}),
        ):
            status, refusal = await ann.refused(path, said)
            assert (status, refusal.code) == (404, "no_mail")


@pytest.mark.parametrize(
    "address",
    [
        *("", "ann", "ann@", "@mail.example", "ann@mail", "a b@mail.example", "ann@mail.example\r\nBcc: x@y.example"),
        *("ann\n@mail.example", "ann@mail.example\x00", "ann@mail..example", "<ann@mail.example>", "ann@exämple.de"),
        *("a@b.example, c@d.example", ".a@mail.example", f"{'a' * 65}@mail.example", f"a@{'b.' * 126}example"),
    ],
)
def test_what_is_no_address_is_known_as_none(address: str) -> None:
    assert normal_address(address) is None


async def test_what_is_no_address_is_refused(db: Path) -> None:
    async with mail_service() as service, writing(db, service) as place:
        asked = {"address": "ann@mail.example\r\nBcc: x@y.example", "language": "en"}
        status, refusal = await Guest(place.port, "Ann").refused("/api/notices/mail", asked)
        assert (status, refusal.code) == (400, "bad_mail_address")
        assert service.asked == 0


def test_what_the_host_says_of_the_mail_server_makes_sense_or_ends_the_start(db: Path) -> None:
    page = "https://rummy.example"
    far = mail_settings("mail.example", "me@rummy.example", page, None, None)
    assert far is not None
    assert (far.port, far.security) == (587, "starttls")
    near = mail_settings("localhost:25", "me@rummy.example", page, None, None)
    assert near is not None
    assert near.security == "plain"
    tls = mail_settings("mail.example:465", "me@rummy.example", page, "me", "secret")
    assert tls is not None
    assert tls.security == "tls"
    assert mail_settings(None, None, page, None, None) is None
    for said in (
        (None, "me@rummy.example", page, None, None),
        ("mail.example:port", "me@rummy.example", page, None, None),
        ("mail.example", None, page, None, None),
        ("mail.example", "me@rummy.example", None, None, None),
        ("mail.example", "me@rummy.example", page, "me", None),
    ):
        with pytest.raises(NoMail):
            mail_settings(*said)
    with pytest.raises(CannotServe, match="--origin"):
        serve("127.0.0.1", 0, str(db), mail_server="mail.example", mail_from="me@rummy.example")


async def test_a_letter_is_not_sent_without_tls_to_another_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    async with mail_service() as service:
        monkeypatch.setattr("rummykit.server.features.notices.mail_settings._is_here", lambda _: False)
        letter = MailLetter(ADDRESS, "Hello", "Hello", "en", "1")
        assert await MailServer(service.settings, QUICK).send(letter) == "again"
        assert (service.asked, service.letters) == (0, [])
