"""Somebody is told of their turn by e-mail: the address, the link that confirms it, the letter, and the end of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.away import begin_and_leave, play
from tests.browser.beside import beside, wait_for
from tests.browser.guest import PHONE, Window
from tests.browser.test_axe import serious
from tests.browser.test_people import people, sit
from tests.browser.test_text_fits import NARROW, cut_anywhere
from tests.server.notify.mail_service import MailService, mail_service
from tests.server.process import MANY_VISITORS, ServerProcess
from tests.server.services import free_port

ADDRESS = "ada@mail.example"
SOON = MANY_VISITORS | {
    "notice_delay_seconds": 0.2,
    "notice_look_seconds": 0.1,
    "notices_per_minute": 1e6,
    "mail_confirmations": 1000,
    "mail_confirmations_per_minute": 1e6,
    "mail_confirmation_burst": 1000,
}


class Written(NamedTuple):
    """Where a server is that writes letters, and who takes them."""

    base: str
    mail: MailService


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Written]:
    """A server that tells soon, by letters of which every link leads to it."""
    port = free_port()
    base = f"http://localhost:{port}"
    with beside(mail_service) as mail:
        sends = "--mail-server", f"127.0.0.1:{mail.port}", "--mail-from", "host@rummy.example"
        where = "--port", str(port), "--origin", base
        with ServerProcess(tmp_path / "tables.sqlite3", *where, *sends, limits=SOON):
            yield Written(base, mail)


def links(letter: EmailMessage) -> list[str]:
    """The links of a letter, in turn."""
    return re.findall(r"http://localhost:\S+", str(letter.get_content()))


def ask(page: Page, address: str) -> None:
    """Give an address where it is asked for."""
    mail = page.locator("[data-mail]")
    mail.get_by_role("textbox").fill(address)
    mail.get_by_role("button").click()
    expect(page.locator("[data-mail=waiting]")).to_contain_text(address)


def test_an_address_is_given_and_confirmed_and_the_letter_of_a_turn_opens_the_table(
    chromium: Browser, written: Written
) -> None:
    base, mail = written
    ada, bea = Window.open(chromium, base), Window.open(chromium, base, size=PHONE, touch=True)
    address = ada.found("standard_rummy", start=False, bots=0, turn_seconds=86_400)
    sit(bea, address, "Bea")

    # This browser has no push service, and says so; there is no switch before the address is confirmed.
    expect(ada.page.locator("[data-tell]").get_by_role("switch")).to_have_count(0)
    expect(ada.page.get_by_role("textbox", name="By e-mail instead")).to_be_visible()
    ask(ada.page, ADDRESS)
    expect(ada.page.get_by_role("switch", name="Notify me when it is my turn")).to_be_checked()
    assert serious(ada) == []
    (letter,) = wait_for(ada.page, lambda: mail.letters)
    assert letter["To"] == ADDRESS
    (confirming,) = links(letter)

    # The link is opened where the letter is read, which is elsewhere.
    phone = Window.open(chromium, base, size=PHONE, touch=True)
    phone.page.goto(confirming)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Confirm your address")
    phone.page.get_by_role("button", name="Confirm").tap()
    expect(phone.page.get_by_role("status").filter(has_text="Your address is confirmed.")).to_be_visible()
    assert serious(phone) == []

    # Back at the table, without a reload, the page knows.
    ada.page.bring_to_front()
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ada.page.locator("[data-mail]")).to_have_count(0)
    expect(ada.page.locator("[data-on=true][aria-busy=false]")).to_contain_text(
        "An e-mail when it is your turn and you are not at the table."
    )

    # When Bea has played, it is the turn of Ada, who is not there.
    begin_and_leave(ada, bea)
    assert len(mail.letters) == 1
    play(bea)
    wait_for(ada.page, lambda: len(mail.letters) > 1)
    letter = mail.letters[1]
    assert letter["Subject"] == "Your turn: Rummy"
    table, ending = links(letter)
    assert table == address
    ada.page.goto(table)
    ada.wait(lambda now: now.mine)

    # The other link ends it with one press, without anybody being signed in where it is opened.
    phone.page.goto(ending)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Stop e-mail")
    phone.page.get_by_role("button", name="Stop e-mail").tap()
    expect(phone.page.get_by_role("status").filter(has_text="You will get no more e-mail")).to_be_visible()
    people(ada)
    ada.page.reload()
    people(ada)
    expect(ada.page.locator("[data-tell] [role=status]")).to_be_visible()
    ada.page.goto(f"{base}/rules/standard_rummy")
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.locator("[data-mail=none]")).to_be_visible()
    for window in (ada, bea, phone):
        window.close()


def test_a_link_that_was_used_and_a_server_without_mail_are_told_plainly(chromium: Browser, written: Written) -> None:
    base, _ = written
    window = Window.open(chromium, base)
    window.page.goto(f"{base}/mail/c.used-long-ago")
    window.page.get_by_role("button", name="Confirm").click()
    expect(window.page.get_by_role("alert")).to_be_visible()
    assert serious(window) == []
    window.complaints.clear()  # the browser names the refusal, too
    window.close()


def test_no_text_about_letters_is_cut_on_the_narrowest_phone(chromium: Browser, written: Written) -> None:
    base, mail = written
    how = {"size": NARROW, "touch": True, "reduced_motion": "reduce"}
    window = Window.open(chromium, base, **how)  # type: ignore[arg-type]
    page, wrong = window.page, []
    page.goto(base)
    page.locator("header button[popovertarget]").tap()
    page.locator("[data-mail=none]").wait_for()
    wrong += cut_anywhere(window, "no address")
    ask(page, "a.rather.long.name.of.somebody@a-mail-server-with-a-long-name.example")
    wrong += cut_anywhere(window, "address to be confirmed")
    (confirming,) = links(wait_for(page, lambda: mail.letters)[-1])
    page.goto(confirming)
    page.get_by_role("heading", level=1).wait_for()
    wrong += cut_anywhere(window, "confirming")
    page.locator("main .button").tap()
    page.locator("[data-letter=done]").wait_for()
    wrong += cut_anywhere(window, "confirmed")
    page.goto(base)
    page.locator("header button[popovertarget]").tap()
    page.locator("[data-mail=confirmed]").wait_for()
    wrong += cut_anywhere(window, "address")
    page.goto(f"{base}/mail/s.unknown")
    page.get_by_role("heading", level=1).wait_for()
    wrong += cut_anywhere(window, "ending")
    page.locator("main .button").tap()
    page.locator("[data-letter=done]").wait_for()
    wrong += cut_anywhere(window, "ended")
    assert wrong == []
    window.close()
