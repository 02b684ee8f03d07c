"""The page for accounts that administer the server, by its controls, and the page of the status."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from sqlalchemy import delete

from rummykit.cli import main
from rummykit.server.accounts.schema import fresh_sessions
from rummykit.server.store.sql import open_engine
from tests.browser.guest import PHONE, Chair, Window
from tests.browser.test_account import named, register, with_device
from tests.browser.test_axe import serious

__all__ = ["named"]


def member(window: Window, name: str) -> None:
    """Make an account."""
    with_device(window)
    window.page.goto(f"{window.base}/account")
    register(window, name)
    expect(window.page.locator("main")).to_have_attribute("data-account", "signed-in")


def act(window: Window, what: str, reason: str, of: str = "") -> None:
    """Press the first button of an act, and say why, and first for how many days, or of which network."""
    window.page.locator(f'[data-act="{what}"]').first.click()
    dialog = window.page.get_by_role("dialog")
    if of:
        dialog.locator("input").first.fill(of)
    assert serious(window) == []
    dialog.locator("textarea").fill(reason)
    dialog.locator("footer button").click()
    expect(dialog).not_to_be_visible()


@pytest.mark.own_server
def test_an_administrator_at_work(named: Chair, db: Path) -> None:
    ada, bea = named(size=PHONE, touch=True), named()
    member(ada, "Ada")
    member(bea, "Beatrix")
    # Nobody is told that there is such a page.
    assert bea.page.request.get(f"{bea.base}/admin").status == 404
    bea.page.goto(f"{bea.base}/admin")
    expect(bea.page.get_by_role("heading", name="Page not found")).to_be_visible()
    bea.complaints.clear()  # the browser names the refusal, too
    assert main(["accounts", "admin", "Ada", "on", "--db", str(db)]) == 0

    asked = {
        "method": "POST",
        "headers": {"Content-Type": "application/json"},
        "body": json.dumps({"game": "gin_rummy", "name": "Beatrix"}),
    }
    make = "async (asked) => (await (await fetch('/api/tables', asked)).json()).id"
    table = bea.page.evaluate(make, asked)
    bea.page.goto(f"{bea.base}/t/{table}")
    expect(bea.page.get_by_role("list", name="Seats")).to_be_visible()

    assert ada.page.request.get(f"{ada.base}/admin").status == 200
    ada.page.goto(f"{ada.base}/admin")
    main_part = ada.page.locator("main")
    expect(main_part).to_have_attribute("data-admin", "here")
    assert serious(ada) == []
    # After a quarter of an hour the passkey is asked for again.
    engine = open_engine(str(db))
    with engine.begin() as connection:
        connection.execute(delete(fresh_sessions))
    engine.dispose()
    ada.page.reload()
    ada.page.get_by_role("button", name="Confirm with your passkey").tap()
    expect(main_part).to_have_attribute("data-admin", "here")
    ada.complaints.clear()

    # A table is closed, and who sits there reads that.
    here = ada.page.locator(f'[data-here] [data-row="{table}"]')
    expect(here).to_contain_text("Gin Rummy")
    expect(here).to_contain_text("Beatrix")
    act(ada, "close_table", "Insults in the names")
    expect(bea.page.get_by_role("alert")).to_contain_text("closed this table")
    expect(here).to_have_count(0)
    bea.complaints.clear()

    # An account is found, banned and told why, and let in again.
    ada.page.get_by_label("Part of a name").fill("beat")
    ada.page.get_by_role("button", name="Search").tap()
    expect(ada.page.locator("[data-found='1']")).to_contain_text("Beatrix")
    # Others may have the same name, so wherever an account is named its id is, too.
    id = ada.page.locator("[data-found] [data-row]").get_attribute("data-row")
    assert id is not None
    ada.page.locator('[data-act="ban"]').first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(id)
    ada.page.keyboard.press("Escape")
    act(ada, "ban", "Insults", "3")
    expect(ada.page.locator("[data-bans='1']")).to_contain_text(re.compile(rf"Insults · {id}"))
    expect(ada.page.locator("[data-acts]")).to_contain_text(f"Beatrix {id}")
    bea.page.goto(f"{bea.base}/account")
    bea.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(bea.page.get_by_role("alert")).to_contain_text("Reason: Insults")
    bea.complaints.clear()
    with ada.page.expect_download() as download:
        act(ada, "export", "Letter of 1 December")
    assert json.loads(download.value.path().read_text())["accounts"][0]["name"] == "Beatrix"
    act(ada, "unban", "Said sorry")
    expect(ada.page.locator("[data-bans='0']")).to_be_visible()
    act(ada, "delete_account", "Letter of 1 December")
    expect(ada.page.locator("[data-found='0']")).to_be_visible()
    log = ada.page.locator("[data-acts]")
    expect(log).to_contain_text("Delete the account")
    expect(log).not_to_contain_text("Beatrix")

    # A network, and what everybody reads.
    act(ada, "ban_network", "Flood", "203.0.113.9/24")
    expect(ada.page.locator("[data-bans='1']")).to_contain_text("203.0.113.0/24")
    act(ada, "announce", "Maintenance on Sunday from 8 to 9")
    expect(ada.page.locator("[data-announcements='1']")).to_contain_text("Sunday")
    assert serious(ada) == []
    ada.page.get_by_role("link", name="Status of the server").tap()
    expect(ada.page.locator("main")).to_have_attribute("data-status", "up")
    expect(ada.page.get_by_role("note")).to_contain_text("Sunday")
    assert serious(ada) == []
