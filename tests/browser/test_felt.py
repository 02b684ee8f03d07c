"""The table of cards: seats for as many as can sit there, melds within their felt, and what an empty table says."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.cards import is_joker, show
from rummykit.match import Match
from rummykit.play.actions import LayOff
from tests.browser.guest import CORNER, DESK, FLAT, PHONE, Chair, Size, Window
from tests.browser.resting import at_rest, resize
from tests.browser.staging import ME, go_to, mine, scene
from tests.browser.strategy import RANKS
from tests.browser.ways import Mouse

SMALL: Size = (360, 640)

OUT_OF_PLACE = """() => {
  const seats = [...document.querySelectorAll("li[data-seat]")];
  const boxes = seats.map((seat) => seat.getBoundingClientRect());
  const wrong = boxes.flatMap((box, at) => [
    ...(box.left < 0 || box.right > innerWidth ? [`seat ${at} is out of the window`] : []),
    ...boxes.slice(0, at).flatMap((other, before) =>
      box.left < other.right - 1 && other.left < box.right - 1 &&
      box.top < other.bottom - 1 && other.top < box.bottom - 1
        ? [`seats ${before} and ${at} overlap`] : []),
  ]);
  for (const name of document.querySelectorAll("li[data-seat] .text"))
    if (name.scrollWidth > name.clientWidth + 1) wrong.push(`${name.textContent} is cut`);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
  const felt = document.querySelector(".melds")?.getBoundingClientRect();
  for (const set of document.querySelectorAll("[data-set]")) {
    const box = set.getBoundingClientRect();
    if (box.left < felt.left - 1 || box.right > felt.right + 1 || box.bottom > felt.bottom + 1)
      wrong.push(`meld ${set.dataset.set} is out of the felt`);
  }
  return wrong;
}"""


def in_place(window: Window) -> None:
    """Wait until pieces have come to rest; nothing overlaps, nothing is cut."""
    at_rest(window)
    assert window.page.evaluate(OUT_OF_PLACE) == []


def in_place_at(window: Window, *sizes: Size) -> None:
    """The same at every size that the window is given."""
    for size in sizes:
        resize(window, size)
        in_place(window)


HANDS = pytest.mark.parametrize("sizes", [(PHONE, SMALL, FLAT), (DESK,)], ids=["touch", "mouse"])
"""What fingers hold, upright and across, and what stands on a desk."""


@HANDS
def test_twelve_sit_at_one_table(chair: Chair, db: Path, sizes: tuple[Size, ...]) -> None:
    window = chair(size=sizes[0], touch=DESK not in sizes)
    go_to(window, db, scene("continental_rum", mine, players=12))
    window.wait(lambda now: now.mine)
    expect(window.page.locator("li[data-seat]")).to_have_count(12)
    in_place_at(window, *sizes)


HEIGHT = """(of) => document.querySelector(of).getBoundingClientRect().height"""


@pytest.mark.parametrize(("game", "groups", "rows"), [("gin_rummy", 0, 2), ("continental_rum", 4, 3)])
def test_on_a_small_phone_the_felt_keeps_its_height(chair: Chair, db: Path, game: str, groups: int, rows: int) -> None:
    window = chair(size=SMALL, touch=True)
    go_to(window, db, scene(game, mine))
    window.wait(lambda now: now.mine)
    hand = window.wait(lambda now: now.calm).rack
    for group in range(groups):
        for piece in hand[group * 3 : group * 3 + 3]:
            window.page.locator(window.piece(piece.id)).tap(position=CORNER)
        window.page.locator('[data-tool="group"]').tap()
        window.wait(lambda now: now.calm)
    at_rest(window)
    high = window.page.evaluate(HEIGHT, '[data-zone="hand"]')
    assert high == {2: 168, 3: 210}[rows], "as many rows as this test is about"
    assert window.page.evaluate(HEIGHT, ".main") >= {2: 308, 3: 266}[rows]
    assert window.page.evaluate(HEIGHT, "[data-does]") >= 44


def test_what_sorts_the_hand_is_folded_where_there_is_no_row_for_it(chair: Chair, db: Path) -> None:
    window = chair(size=SMALL, touch=True)
    go_to(window, db, scene("gin_rummy", mine))
    before = [piece.face for piece in window.wait(lambda now: now.mine).rack]
    expect(window.page.locator("[data-tool=rank]")).to_be_hidden()
    window.page.get_by_role("button", name="Sorting").tap()
    window.page.locator("[data-tool=rank]").tap()
    expect(window.page.locator("[data-tool=rank]")).to_be_hidden()
    after = window.wait(lambda now: [piece.face for piece in now.rack] != before)
    ranks = [RANKS.index(piece.face[0]) for piece in after.rack]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_my_disc_has_the_initial_of_what_i_am_called_and_a_bot_has_a_face(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size, touch=size != DESK)
    go_to(window, db, scene("gin_rummy", mine))
    window.wait(lambda now: now.mine)
    assert window.page.locator(".mark .initials").all_inner_texts() == ["Y"]
    expect(window.page.locator(".mark [data-mood]")).to_have_count(1)
    expect(window.page.locator('li[data-seat="1"] [data-mood=waiting]')).to_be_visible()
    expect(window.page.locator('li[data-seat="0"] .text')).to_have_text("You")


def many_melds(match: Match) -> bool:
    """A table that is nearly full, in the person's turn."""
    return mine(match) and len(match.deal._state.table) >= 6


@HANDS
def test_melds_of_a_full_table_stay_on_the_felt(chair: Chair, db: Path, sizes: tuple[Size, ...]) -> None:
    window = chair(size=sizes[0], touch=DESK not in sizes)
    match = go_to(window, db, scene("standard_rummy", many_melds, players=6))
    sight = window.wait(lambda now: now.mine)
    assert len(sight.sets) == len(match.deal._state.table)
    in_place_at(window, *sizes)


def test_a_new_meld_can_be_tapped_where_the_felt_of_a_low_phone_is_full(chair: Chair, db: Path) -> None:
    def playing(match: Match) -> bool:
        return mine(match) and match.deal.phase == "play" and len(match.deal._state.table) >= 4

    window = chair(size=(320, 640), touch=True)
    go_to(window, db, scene("okey_101", playing, players=4))
    rack = window.wait(lambda now: now.mine and now.calm).rack
    for piece in rack[:3]:
        window.page.locator(window.piece(piece.id)).tap(position=CORNER)
    new = window.page.locator('button[data-zone="new"]')
    expect(new).to_be_in_viewport(ratio=1)
    box = new.bounding_box()
    assert box
    assert box["height"] >= 44
    new.tap()
    expect(window.page.locator(".status.bad, [data-tray]")).to_be_visible()


def test_only_a_joker_says_what_it_stands_for(chair: Chair, db: Path) -> None:
    """A card that is what it is has nothing to add, and stays as large as it can be."""

    def laid(match: Match) -> list[int]:
        return [card for meld in match.deal._state.table for card in meld.cards]

    def with_joker(match: Match) -> bool:
        return mine(match) and any(map(is_joker, laid(match)))

    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("german_rummy", with_joker, players=4))
    window.wait(lambda now: now.mine)
    expect(window.page.locator('[data-zone="set"] .chip')).to_have_count(sum(map(is_joker, laid(match))))


def test_an_empty_table_shows_the_contract_as_empty_frames(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    window.found("continental_rum", seats=3)
    window.wait(lambda now: now.mine)
    frames = window.page.locator("[data-frame]")
    assert [frame.get_attribute("data-frame") for frame in frames.all()] == ["5", "4", "3", "3"]
    expect(window.page.locator(".needed")).to_contain_text("Melds stay in hand until the whole hand can be laid down.")


def test_seats_tell_total_and_place_and_a_menu_tells_in_words_what_opens(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("standard_rummy", lambda match: mine(match) and len(match.rows) == 1, players=3))
    window.wait(lambda now: now.mine)
    sheet = match.sheet
    for seat in range(3):
        there = window.page.locator(f'li[data-seat="{seat}"]')
        expect(there).to_have_attribute("data-place", str(sheet.places[seat]))
        expect(there.locator(".total")).to_contain_text(str(sheet.totals[seat]))
    # a tap tells what the figures are, and the next one elsewhere ends that
    window.page.locator('li[data-seat="1"]').tap()
    told = window.page.locator("[data-told]")
    expect(told).to_contain_text(f"{sheet.totals[1]} points")
    expect(told).to_contain_text(f"place {sheet.places[1]}")
    expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    window.page.get_by_role("heading", level=1).tap()
    expect(told).to_have_count(0)
    window.press("Scores")
    expect(window.page.get_by_role("dialog", name="Scores")).to_be_visible()


def discards_lie(match: Match) -> bool:
    """Everybody has discarded twice, and nobody has laid anything yet."""
    return mine(match) and len(match.deal.view(None).discard_pile) >= 8


@HANDS
def test_in_phom_discards_lie_before_who_discarded_them_and_the_latest_beside_the_stock(
    chair: Chair, db: Path, sizes: tuple[Size, ...]
) -> None:
    window = chair(size=sizes[0], touch=DESK not in sizes)
    match = go_to(window, db, scene("phom", discards_lie, players=4))
    window.wait(lambda now: now.mine)
    view = match.deal.view(0)
    assert len(window.see().pile) == 1
    names = ["You", "Bo", "Cleo", "Dario"]
    older = list(zip(view.discard_pile, view.discarded_by, strict=True))[:-1]
    for seat, name in enumerate(names):
        lying = window.page.locator(f'[data-discards][aria-label^="{name}:"] [data-piece]')
        expect(lying).to_have_count(sum(by == seat for _, by in older))
    in_place_at(window, *sizes)


def test_the_discard_pile_tells_who_discarded_what(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("indian_rummy_points", discards_lie, players=3))
    window.wait(lambda now: now.mine)
    view = match.deal.view(0)
    window.page.locator("[data-discards-by]").tap()
    expect(window.page.get_by_role("dialog", name="Discards by player")).to_be_visible()
    for seat in range(3):
        shown = window.page.locator(f'dd[data-discards="{seat}"] .mini')
        expect(shown).to_have_count(view.discarded_by.count(seat))
    expect(window.page.locator('dd[data-discards="nobody"] .mini')).to_have_count(view.discarded_by.count(None))


def played(match: Match) -> bool:
    """The person has drawn and holds a card too many."""
    return mine(match) and match.deal.view(ME).phase == "play"


def test_a_card_on_the_finish_slot_lays_the_hand_out_and_ends_nothing(chair: Chair, db: Path) -> None:
    window = chair(size=DESK)
    go_to(window, db, scene("indian_rummy_points", played, players=3))
    sight = window.wait(lambda now: now.mine)
    slot = window.page.locator('[data-zone="finish"]')
    expect(slot).to_be_disabled()
    window.page.locator(window.piece(sight.rack[0].id)).click(position=CORNER)
    slot.click()
    expect(window.page.get_by_role("dialog")).to_be_visible()
    assert window.see().mine


def test_a_special_piece_tells_its_rule_where_it_lies(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    window.found("okey")
    window.wait(lambda now: now.mine)
    indicator = window.page.locator(".indicator")
    # What hears these taps comes a second after the table.
    window.page.wait_for_timeout(2000)
    indicator.tap()
    told = window.page.locator("[data-piece-rule=jokers]")
    expect(told.locator("p").first).to_contain_text("indicator")
    # A tap beside it, or Escape, puts it away; Escape goes back to the piece.
    window.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(indicator).to_be_focused()
    indicator.tap()
    told.get_by_role("button", name="See the rule").tap()
    expect(told).to_have_count(0)
    expect(window.page.locator("dialog[open] section.marked h2")).to_have_text("Jokers")


def later(match: Match) -> bool:
    """It is the person's turn again."""
    return mine(match) and match.deal.view(ME).turn_number > 4


BOXES = """() => Object.fromEntries(
  [["seats", "header.top"], ["felt", "main.felt"], ["main", "[data-does]"], ["hand", ".game > .hand"]]
    .map(([name, selector]) => [name, document.querySelector(selector).getBoundingClientRect().toJSON()]))"""


def test_on_a_phone_on_its_side_seats_are_at_the_left_buttons_at_the_right_and_the_hand_below(
    chair: Chair, db: Path
) -> None:
    window = chair(size=FLAT, touch=True)
    go_to(window, db, scene("standard_rummy", later, players=4))
    window.wait(lambda now: now.mine)
    for size in (FLAT, (667, 375), (700, 360), (932, 430)):
        resize(window, size)
        in_place(window)
        box = window.page.evaluate(BOXES)
        assert box["seats"]["right"] <= box["felt"]["left"] + 1, size
        assert box["felt"]["right"] <= box["main"]["left"], size
        assert box["main"]["bottom"] <= box["hand"]["top"], size
        assert (box["hand"]["width"], box["hand"]["bottom"]) == size
        # Nobody has to scroll.
        assert window.page.evaluate(
            "[...document.querySelectorAll('.melds, .line')].every((at) => at.scrollHeight <= at.clientHeight + 1)"
        ), size


def test_a_seat_of_a_phone_tells_for_some_seconds_what_its_player_did_last(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    go_to(window, db, scene("standard_rummy", later, players=4))
    window.wait(lambda now: now.mine)
    done = window.page.locator("li[data-seat='3'] [data-done]")
    expect(done).to_contain_text("Dario discarded")
    seat, said = window.page.locator("li[data-seat='3']").bounding_box(), done.bounding_box()
    assert seat
    assert said
    # It hangs at the foot of the seat: name and figures stay in sight.
    assert said["y"] >= seat["y"] + seat["height"] - 6
    expect(done).to_have_count(0)


def lays_off_on_a_crowded_table(match: Match) -> bool:
    """A card of the hand can be laid off, and eight players have laid so many melds that these are small."""
    return mine(match) and len(match.deal._state.table) >= 16 and bool(single_lay_offs(match))


def single_lay_offs(match: Match) -> list[LayOff]:
    """The cards that can be laid off now, one at a time."""
    return [action for action in match.deal.legal_actions() if isinstance(action, LayOff)]


def test_a_mouse_drags_a_card_onto_a_meld_that_is_smaller_than_the_card(chair: Chair, db: Path) -> None:
    window = chair(size=DESK)
    match = go_to(window, db, scene("rummy_500", lays_off_on_a_crowded_table, players=8, first_seed=26))
    (card,), number = (action := single_lay_offs(match)[0]).cards, action.meld
    laid = {show((face,)) for face in match.deal._state.table[number].cards}
    sight = window.wait(lambda now: now.mine)
    at_rest(window)
    piece = next(each for each in sight.rack if each.face == show((card,)))
    meld = next(each for each in sight.sets if {*each.faces} == laid)
    held = window.page.locator(window.piece(piece.id)).bounding_box()
    there = window.page.locator(f'[data-set="{meld.id}"]').bounding_box()
    assert held is not None
    assert there is not None
    # The card is held by its corner: its middle hangs beside the meld to which the mouse points.
    assert held["height"] / 2 - CORNER["y"] > there["height"] / 2
    Mouse(window).add([piece], meld)
    window.wait(lambda now: all(each.id != piece.id for each in now.rack))
    seen = next(each for each in window.see().sets if each.id == meld.id)
    assert {*seen.faces} == laid | {piece.face}
