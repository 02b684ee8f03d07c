"""Friends: added after a match, seen when they are here, asked to a table wherever they are."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.beside import wait_for
from tests.browser.guest import PHONE, Chair
from tests.browser.test_axe import serious
from tests.browser.test_meeting import Players, play_out
from tests.browser.test_text_fits import cut_anywhere
from tests.browser.ways import Finger, Mouse


def test_two_who_have_played_become_friends_and_one_fetches_the_other(chair: Chair) -> None:
    ada = chair()
    address = ada.found("indian_rummy_points", start=False, seats=2, bots=0)
    bea = chair(size=PHONE, touch=True)
    bea.page.goto(address)
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").tap()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    ada.page.get_by_role("button", name="Start", exact=False).click()
    players: Players = {"Ada": (ada, Mouse(ada)), "Bea": (bea, Finger(bea))}
    play_out(players)
    # The server writes down a moment after the beginning who sits together, and this match was over in that moment.
    wait_for(bea.page, lambda: bea.page.request.get(f"{bea.base}/api/company").json()["companies"])
    # At the end of the match each is offered as a friend; Bea has gone to read rules when she is asked.
    bea.page.goto(f"{bea.base}/rules/rummikub")
    ada.page.locator("[data-befriend=Bea]").click()
    expect(ada.page.locator("[data-befriended=Bea]")).to_be_visible()
    request = bea.page.locator("[data-request=Ada]")
    expect(request).to_contain_text("Ada would like to be your friend.")
    assert serious(bea) == []
    request.get_by_role("button", name="Accept").tap()
    expect(request).to_have_count(0)
    # Ada sees that she is here, and fetches her to a new table.
    ada.page.goto(f"{ada.base}/friends")
    ada.page.get_by_role("textbox", name="Your name").fill("Ada")
    friend = ada.page.locator("[data-friend=Bea]")
    expect(friend.locator("[data-where=here]")).to_be_visible()
    assert serious(ada) == []
    friend.get_by_role("checkbox").check()
    ada.page.get_by_label("Game", exact=True).select_option("gin_rummy")
    ada.page.locator("[data-does=ask]").click()
    expect(ada.page.locator("[data-invite-friends]")).to_contain_text("Asked")
    ask = bea.page.locator("[data-ask]")
    expect(ask).to_contain_text("Ada asks you to play Gin Rummy")
    ask.get_by_role("button", name="Join").tap()
    expect(bea.page).to_have_url(re.compile("/t/"))
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    # The home page has a door to friends now, on which Bea ends it.
    bea.page.goto(bea.base)
    bea.page.locator("[data-friends]").tap()
    bea.page.locator("[data-friend=Ada]").get_by_role("button", name="Remove from friends: Ada").tap()
    bea.page.locator("[data-does=end]").tap()
    expect(bea.page.get_by_text("You have no friends here yet.")).to_be_visible()
    ada.page.goto(f"{ada.base}/friends")
    expect(ada.page.get_by_text("You have no friends here yet.")).to_be_visible()
    assert cut_anywhere(bea, "friends") == []


def test_somebody_becomes_a_friend_by_a_link_and_nobody_else_by_the_same(chair: Chair) -> None:
    ada, bea, eve = chair(), chair(size=PHONE, touch=True), chair()
    ada.page.goto(f"{ada.base}/friends")
    ada.page.get_by_role("textbox", name="Your name").fill("Ada")
    ada.page.locator("[data-does=link]").click()
    link = ada.page.get_by_label("Link for one person").input_value()
    bea.page.goto(link)
    expect(bea.page.locator("[data-friend-link=Ada]")).to_contain_text("Ada would like to be your friend.")
    bea.page.locator("[data-friend-link]").get_by_role("textbox").fill("Bea")
    bea.page.get_by_role("button", name="Accept").tap()
    expect(bea.page.locator("[data-friend=Ada]")).to_be_visible()
    eve.page.goto(f"{eve.base}/friends")
    eve.page.get_by_label("I have a code from a friend").fill(link.partition("#")[2])
    eve.page.get_by_role("button", name="Go there").click()
    expect(eve.page.get_by_text("This code is wrong, too old or already used.")).to_be_visible()
    eve.complaints.clear()  # the browser names the refusal, too
    # Bea does not want to be seen; Ada is not told that she is here.
    ada.page.reload()
    expect(ada.page.locator("[data-friend=Bea] [data-where=here]")).to_be_visible()
    bea.page.get_by_role("switch", name="Others see that I am here").tap()
    expect(bea.page.get_by_role("switch", name="Others see that I am here")).not_to_be_checked()
    ada.page.reload()
    expect(ada.page.locator("[data-friend=Bea]")).to_be_visible()
    expect(ada.page.locator("[data-where]")).to_have_count(0)
