"""Bots that people run, on the page: a token is made and revoked, a table lets them in, and they are marked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Chair, Window
from tests.browser.home import all_games, card
from tests.browser.test_axe import serious

ASK = """async ([path, token, body]) => (await fetch(path, {
  method: "POST", body: JSON.stringify(body),
  headers: {"content-type": "application/json", ...(token === "" ? {} : {authorization: `Bearer ${token}`})},
})).json()"""


def asked(window: Window, path: str, body: dict[str, Any], token: str = "") -> Any:
    """What the server answers to a POST from this window."""
    return window.page.evaluate(ASK, [path, token, body])


def test_a_token_is_made_shown_once_and_revoked(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    page = window.page
    page.goto(f"{window.base}/account")
    own = page.locator("[data-bots]")
    page.get_by_label("Bot name").fill("Simple")
    page.get_by_role("button", name="Make a token").click()
    shown = page.get_by_role("textbox", name="Token of Simple")
    expect(shown).to_be_visible()
    assert shown.input_value().startswith("rummykit-bot-")
    expect(own).to_have_attribute("data-bots", "1")
    assert serious(window) == []
    page.reload()
    expect(own).to_have_attribute("data-bots", "1")
    expect(shown).to_have_count(0)
    page.get_by_role("button", name="Revoke the token of Simple").click()
    expect(own).to_have_attribute("data-bots", "0")


def test_a_bot_of_somebody_is_announced_and_marked_at_its_table(chair: Chair) -> None:
    ann, ben = chair(), chair(size=PHONE)
    ann.page.goto(f"{ann.base}/account")
    table = asked(ann, "/api/tables", {"game": "gin_rummy", "name": "Ann", "seats": 2, "visiting_bots": True})
    token = asked(ann, "/api/bots", {"name": "Simple"})["token"]
    ben.page.goto(f"{ben.base}/t/{table['id']}")
    expect(ben.page.get_by_text("Other people's bots may sit down here")).to_be_visible()
    asked(ann, f"/api/bot/tables/{table['id']}/sit", {}, token)
    ann.page.goto(f"{ann.base}/t/{table['id']}")
    expect(ann.page.get_by_text("Somebody’s bot", exact=False)).to_be_visible()
    ann.page.get_by_role("button", name="Start", exact=True).click()
    ann.wait(lambda now: now.state == "playing")
    expect(ann.page.locator("li[data-seat='1']")).to_contain_text("Simple")
    expect(ann.page.locator("li[data-seat='1']").get_by_text("(Somebody’s bot)")).to_have_count(1)
    expect(ann.page.get_by_text("Simple (bot)", exact=False).first).to_be_visible()


def test_a_table_that_lets_bots_in_is_made_by_a_switch(chair: Chair) -> None:
    window = all_games(chair())
    card(window, "gin_rummy").get_by_role("button", name="With friends").click()
    dialog = window.page.get_by_role("dialog")
    dialog.get_by_text("Spectators and stand-ins").click()
    dialog.get_by_role("switch", name="Allow other people's bots").check(force=True)
    with window.page.expect_request(lambda request: request.url.endswith("/api/tables")) as sent:
        dialog.get_by_label("Your name").fill("Ann")
        dialog.get_by_role("button", name="Make the table").click()
    assert (sent.value.post_data_json or {})["visiting_bots"] is True


def test_the_api_is_drawn_without_anything_from_elsewhere(chair: Chair) -> None:
    window = chair()
    page, fetched = window.page, list[str]()
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(f"{window.base}/api/docs")
    # A process that gives way to everything else describes the API: beside much work it takes more than a minute.
    expect(page.get_by_role("heading", name="Bots at the table", exact=False)).to_be_visible(timeout=150_000)
    assert all(url.startswith((window.base, "data:", "blob:")) for url in fetched)
    sit = page.locator("details", has_text="/api/tables/{table_id}/seats").first
    sit.locator("summary").click()
    expect(sit.get_by_text("`")).to_have_count(0)
    sit.get_by_role("link", name="SitDown").click()
    expect(page.locator("details#SitDown pre")).to_contain_text("name")


def test_the_pace_of_bots_is_chosen_once_and_told_to_every_table_of_one_person(chair: Chair) -> None:
    window = chair()
    told: list[str] = []
    window.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: told.append(str(frame))))
    window.found("standard_rummy")
    window.wait(lambda now: now.mine)
    assert not any("set_pace" in frame for frame in told)
    window.page.get_by_role("button", name="Settings").click()
    for name, pace in (("At once", "at_once"), ("Usual", "normal"), ("Fast", "quick")):
        legend = window.page.get_by_role("group", name="Pace of the bots")
        legend.get_by_role("radio", name=name, exact=True).check(force=True)
        expect(legend.get_by_role("radio", name=name, exact=True)).to_be_checked()
        window.page.wait_for_timeout(100)
        assert f'"pace":"{pace}"' in told[-1]
    told.clear()
    window.page.reload()
    window.wait(lambda now: now.mine)
    assert sum('"pace":"quick"' in frame for frame in told) == 1

    other = chair()
    sent: list[str] = []
    other.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    other.begin_with("""localStorage.setItem("rummykit.settings", '{"pace":"at_once"}')""")
    other.page.goto(window.found("standard_rummy", seats=3, bots=1, start=False))
    other.page.get_by_label("Name").fill("Ben")
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.locator("main[data-link=open]")).to_be_visible()
    assert sent
    assert not any("set_pace" in frame for frame in sent)
