"""A hand of cards in groups: made by mouse, by touch and by keys, kept, judged, and seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import expect

from rummykit.cards import show
from rummykit.hands import faces as faces_of
from rummykit.match import Match
from rummykit.play.actions import Declare, Discard, Meld
from rummykit.play.offers import offer
from tests.browser.acting import Player
from tests.browser.guest import CORNER, DESK, LONG_MS, PHONE, Chair, Piece, Size, Window
from tests.browser.record import Record
from tests.browser.resting import at_rest
from tests.browser.staging import ME, go_to, mine, scene
from tests.browser.test_fingers import Finger
from tests.browser.test_people import sit, start
from tests.browser.ways import Finger as ByFinger

READ = """() => [...document.querySelectorAll('[data-zone="hand"] [data-group]')].map((group) => ({
  group: group.dataset.group, standing: group.dataset.standing,
  ids: [...group.querySelectorAll("[data-piece]")].map((each) => Number(each.dataset.piece)),
}))"""
GAME = "indian_rummy_points"


class Group(NamedTuple):
    """A group of the hand as the page shows it; "loose" for the loose end."""

    group: str
    standing: str
    ids: tuple[int, ...]


def laid(window: Window) -> list[Group]:
    """The groups, and the loose end, which may go on over several rows."""
    window.wait(lambda _: True)
    return [Group(each["group"], each["standing"], tuple(each["ids"])) for each in window.page.evaluate(READ)]


def groups(window: Window) -> list[tuple[int, ...]]:
    """The cards of each group."""
    return [each.ids for each in laid(window) if each.group != "loose"]


def faces(window: Window) -> list[list[str]]:
    """The faces of each group."""
    held = {piece.id: piece.face for piece in window.see().rack}
    return [sorted(held[id] for id in group) for group in groups(window)]


def until(window: Window, so: Callable[[], bool]) -> None:
    """Wait for something that the page shows."""
    for _ in range(LONG_MS // 20):
        if so():
            return
        window.page.wait_for_timeout(20)
    raise AssertionError(f"in vain: {laid(window)}")


def begun(chair: Chair, size: Size = DESK, *, touch: bool = False, seats: int = 2) -> tuple[Window, list[Piece]]:
    """A table at which it is my turn, and my hand."""
    window = chair(size=size, touch=touch)
    for _ in range(9):
        window.found(GAME, seats=seats)
        sight = window.wait(lambda now: now.mine or now.ended is not None)
        if sight.ended is None:
            return window, list(sight.rack)
    raise AssertionError("the bots always drop before it is my turn")


def tool(window: Window, name: str) -> None:
    """One of the buttons beside the hand."""
    window.page.locator(f'[data-tool="{name}"]').click()


def make_group(window: Window, pieces: list[Piece]) -> None:
    """Select cards and press "Group"."""
    for piece in pieces:
        window.page.locator(window.piece(piece.id)).click(position=CORNER)
    tool(window, "group")


def test_a_mouse_drags_cards_into_groups_and_a_label_its_whole_group(chair: Chair) -> None:
    window, hand = begun(chair)
    one, two, three, four = (piece.id for piece in hand[:4])
    mouse = window.page.mouse

    def drag(what: str, to: str, where: dict[str, float] | None = None) -> None:
        source = window.page.locator(what)
        source.hover(position=CORNER if "piece" in what else None)
        box = window.page.locator(to).first.bounding_box()
        assert box
        at = where or {"x": box["width"] / 2, "y": box["height"] / 2}
        mouse.down()
        mouse.move(box["x"] + at["x"], box["y"] + at["y"], steps=8)
        mouse.up()

    drag(window.piece(one), "[data-tool=suit], [data-tool=group]")
    until(window, lambda: groups(window) == [(one,)])
    drag(window.piece(two), '[data-group="0"] .label')
    until(window, lambda: len(groups(window)) == 1 and set(groups(window)[0]) == {one, two})
    make_group(window, [piece for piece in hand if piece.id in (three, four)])
    until(window, lambda: len(groups(window)) == 2)
    drag('[data-group="1"] .label', '[data-group="0"] .label')
    until(window, lambda: [set(group) for group in groups(window)] == [{one, two, three, four}])
    # Dropped where it lay, or nowhere: nothing happens.
    before = laid(window)
    drag(window.piece(one), window.piece(one))
    drag(window.piece(one), ".game .top", {"x": 4, "y": 4})
    assert laid(window) == before


def test_a_finger_taps_groups_together(chair: Chair) -> None:
    window, hand = begun(chair, PHONE, touch=True)
    page = window.page
    one, two, three, four = (piece.id for piece in hand[:4])

    def tap(*ids: int) -> None:
        for id in ids:
            page.locator(window.piece(id)).tap(position=CORNER)

    tap(one, two)
    assert groups(window) == []
    page.locator('[data-tool="group"]').tap()
    until(window, lambda: [set(group) for group in groups(window)] == [{one, two}])
    # A tap on a label puts the selection there; on a card of the group it would only select.
    tap(three)
    page.locator('[data-group="0"] .label').tap()
    until(window, lambda: [set(group) for group in groups(window)] == [{one, two, three}])
    # A tap on a gap makes a group of it there.
    tap(four)
    page.locator('[data-gap="0"]').first.tap()
    until(window, lambda: [set(group) for group in groups(window)] == [{four}, {one, two, three}])
    # Without a selection, a label selects its cards.
    page.locator('[data-group="1"] .label').tap()
    assert {piece.id for piece in window.see().rack if piece.selected} == {one, two, three}
    page.locator('[data-group="loose"] .label').tap()
    until(window, lambda: groups(window) == [(four,)])
    tool(window, "undo")
    until(window, lambda: [set(group) for group in groups(window)] == [{four}, {one, two, three}])


def test_a_finger_drags_without_resting_and_the_page_stays(chair: Chair) -> None:
    window, hand = begun(chair, PHONE, touch=True)
    make_group(window, hand[:2])
    until(window, lambda: len(groups(window)) == 1)
    finger = Finger(window)
    source = window.page.locator(window.piece(hand[-1].id)).bounding_box()
    target = window.page.locator('[data-group="0"]').bounding_box()
    assert source
    assert target
    # The card hangs 40 px above the finger.
    finger.swipe(
        (source["x"] + 14, source["y"] + 30),
        (target["x"] + target["width"] / 2, target["y"] + 30 + 40),
    )
    until(window, lambda: [set(group) for group in groups(window)] == [{hand[0].id, hand[1].id, hand[-1].id}])
    assert window.page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_keys_walk_move_group_and_undo(chair: Chair) -> None:
    window, hand = begun(chair)
    press = window.page.keyboard.press
    order = [piece.id for piece in hand]
    window.page.locator('[data-nav="hand"][tabindex="0"]').focus()

    def focused() -> int:
        return int(window.page.evaluate("document.activeElement.dataset.piece"))

    press("Space")
    press("ArrowRight")
    press("Space")
    press("g")
    until(window, lambda: [set(group) for group in groups(window)] == [{order[0], order[1]}])
    assert focused() == order[1]
    press("ArrowDown")
    assert focused() == order[2]
    press("Shift+ArrowUp")
    until(window, lambda: [set(group) for group in groups(window)] == [set(order[:3])])
    press("Control+z")
    until(window, lambda: [set(group) for group in groups(window)] == [{order[0], order[1]}])
    press("Control+z")
    until(window, lambda: groups(window) == [])
    press("a")
    window.wait(lambda _: True)
    press("Control+z")
    until(window, lambda: groups(window) == [])
    assert window.page.locator('[data-nav="hand"][tabindex="0"]').count() == 1


def test_a_card_has_a_menu_and_what_was_made_is_said(chair: Chair) -> None:
    window, hand = begun(chair)
    page, press = window.page, window.page.keyboard.press
    one, two, three = (piece.id for piece in hand[:3])
    menu = page.locator("[data-card-menu]")

    def focused() -> str:
        return str(page.evaluate("document.activeElement.dataset.piece ?? document.activeElement.dataset.entry"))

    page.locator(window.piece(one)).focus()
    press("m")
    expect(menu).to_be_visible()
    until(window, lambda: focused() == "gap")
    # Before drawing, nothing can be discarded; a loose card goes to a new group.
    expect(menu.get_by_role("menuitem")).to_have_count(1)
    press("Enter")
    until(window, lambda: groups(window) == [(one,)])
    expect(menu).to_be_hidden()
    until(window, lambda: focused() == str(one))
    expect(page.locator("[data-judged]")).to_contain_text("Group 1")
    # A second button opens it too, for all cards that are selected.
    for id in (two, three):
        page.locator(window.piece(id)).click(position=CORNER)
    page.locator(window.piece(three)).click(position=CORNER, button="right")
    menu.locator('[data-entry="group:0"]').click()
    until(window, lambda: [set(group) for group in groups(window)] == [{one, two, three}])
    expect(page.locator("[data-judged]")).to_contain_text("3 cards")
    # Escape shuts it, and the keys are on the card again.
    page.locator(window.piece(one)).focus()
    press("m")
    until(window, lambda: focused() in ("gap", "group:0"))
    press("Escape")
    expect(menu).to_be_hidden()
    until(window, lambda: focused() == str(one))


def drawn(match: Match) -> bool:
    """It is the person's turn to discard."""
    return mine(match) and match.deal.phase == "play"


def test_a_card_is_discarded_from_its_menu(chair: Chair, db: Path) -> None:
    window = chair()
    match = go_to(window, db, scene(GAME, drawn, players=3))
    sight = window.wait(lambda now: now.mine)
    wilds = match.deal.view(0).wilds
    able = [each.card for each in match.deal.legal_actions() if isinstance(each, Discard) and each.card not in wilds]
    plain = next(piece for piece in sight.rack if piece.face in show(able).split() and piece.face != "JK")
    window.page.locator(window.piece(plain.id)).click(position=CORNER, button="right")
    window.page.locator("[data-card-menu] [data-entry=discard]").click()
    until(window, lambda: all(piece.id != plain.id for piece in window.see().rack))


def test_a_double_press_on_a_card_does_nothing(chair: Chair, db: Path) -> None:
    window = chair()
    go_to(window, db, scene(GAME, drawn, players=3))
    sight = window.wait(lambda now: now.mine)
    window.page.locator(window.piece(sight.rack[0].id)).dblclick(position=CORNER)
    now = window.wait(lambda _: True)
    assert not any(piece.selected for piece in now.rack)
    assert (now.turn, len(now.rack)) == (sight.turn, len(sight.rack))


def test_a_wild_card_and_one_of_a_whole_group_are_discarded_by_a_second_press(chair: Chair, db: Path) -> None:
    def held(match: Match) -> bool:
        mine_now = drawn(match) and any(
            face in match.deal.view(0).wilds for face in faces_of(match.deal._state.hands[0])
        )
        return mine_now and not any(isinstance(action, Declare) for action in offer(match.deal).actions)

    window = chair()
    match = go_to(window, db, scene(GAME, held, players=3))
    sight = window.wait(lambda now: now.mine)
    wilds = show(match.deal.view(0).wilds).split()
    wild = next(piece for piece in sight.rack if piece.face in wilds)
    page = window.page
    page.locator(window.piece(wild.id)).click(position=CORNER)
    window.wait(lambda now: now.does == "discard" and now.ready)
    page.locator("[data-does]").click()
    assert window.wait(lambda now: now.doubted).turn == sight.turn
    page.locator("[data-does]").click()
    until(window, lambda: all(piece.id != wild.id for piece in window.see().rack))


def test_a_picked_card_is_seen_whole_on_a_desk(chair: Chair) -> None:
    window, rack = begun(chair)
    card = window.page.locator(window.piece(rack[0].id))
    card.click(position=CORNER)
    expect(card).to_have_attribute("aria-pressed", "true")
    at_rest(window)
    top = card.evaluate("""card => {
      const { left, top } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(left + 12, top + 2));
    }""")
    assert top


def test_a_narrow_strip_is_corrected_to_its_neighbour(chair: Chair) -> None:
    window = chair(size=(320, 640), touch=True)
    window.page.goto(f"{window.base}/gallery?show=hand&cards=30")
    hand = window.page.locator("[data-zone=hand]")
    narrow = hand.locator("[data-piece].narrow")
    expect(narrow.first).to_be_visible()
    first = narrow.first
    second = first.locator("xpath=following-sibling::*[@data-piece][1]")
    first.tap(position={"x": 6, "y": 20})
    expect(first).to_have_attribute("aria-pressed", "true")
    window.page.locator('[data-tool="after"]').tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    window.page.locator('[data-tool="before"]').tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    # With more cards it is clear what is meant, and they can be put in a group.
    second.tap(position={"x": 6, "y": 20})
    expect(window.page.locator('[data-tool="group"]')).to_be_visible()


def test_a_single_card_is_no_meld_to_lay_aside(chair: Chair, db: Path) -> None:
    def opens(match: Match) -> bool:
        return mine(match) and match.deal.phase == "play" and not match.deal._state.opened[0]

    window = chair()
    go_to(window, db, scene("german_rummy", opens))
    sight = window.wait(lambda now: now.phase == "play")
    window.page.locator(window.piece(sight.rack[0].id)).click(position=CORNER)
    window.page.keyboard.press("n")
    until(window, lambda: window.page.locator(".status.bad").count() == 1)
    expect(window.page.locator("[data-tray]")).to_have_count(0)
    assert len(window.see().rack) == len(sight.rack)


def test_groups_outlast_a_reload_and_turns_and_are_seen_in_another_page_of_the_seat(chair: Chair) -> None:
    window, hand = begun(chair)
    make_group(window, hand[:3])
    until(window, lambda: len(groups(window)) == 1)
    make_group(window, hand[3:5])
    until(window, lambda: len(groups(window)) == 2)
    kept = faces(window)
    window.page.reload()
    window.wait(lambda now: now.mine)
    assert faces(window) == kept
    tool(window, "undo")
    until(window, lambda: len(groups(window)) == 1)
    kept = faces(window)

    other = Window(window.context, window.another_page(), window.base)
    other.page.goto(window.page.url)
    other.wait(lambda now: now.mine)
    assert faces(other) == kept
    # What is done in one page is seen in the other at once.
    make_group(other, list(other.see().rack[-2:]))
    until(window, lambda: faces(window) == faces(other) and len(faces(window)) == 2)
    kept = faces(window)
    other.page.close()

    window.page.locator('button[data-zone="stock"]').click()
    sight = window.wait(lambda now: now.phase == "play")
    drawn = sight.rack[-1]
    assert laid(window)[-1].ids[-1] == drawn.id, "what is drawn joins the loose end"
    expect(window.page.locator(f"{window.piece(drawn.id)}.drawn")).to_be_visible()
    window.page.locator(window.piece(drawn.id)).click(position=CORNER)
    window.wait(lambda now: now.does == "discard" and now.ready)
    does = window.page.locator("[data-does]")
    does.click()
    window.insist(does.click, sight)
    window.wait(lambda now: (now.mine and now.turn > sight.turn) or now.ended is not None)
    if window.see().ended is None:
        assert faces(window) == kept


def test_how_i_lay_out_my_hand_is_sent_to_nobody_else(chair: Chair) -> None:
    ada, bea = chair(), chair()
    frames: list[str] = []
    bea.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    address = ada.found(GAME, start=False, seats=2, bots=0)
    sit(bea, address, "Bea")
    start(ada)
    for window in (ada, bea):
        window.wait(lambda now: len(now.rack) == 13)
    heard = len(frames)
    assert heard > 0
    make_group(ada, list(ada.see().rack[:3]))
    until(ada, lambda: len(groups(ada)) == 1)
    tool(ada, "arrange")
    ada.wait(lambda _: True)
    # Something that Bea hears comes after it, and nothing before.
    make_group(bea, list(bea.see().rack[:2]))
    until(bea, lambda: len(groups(bea)) == 1)
    (answer,) = frames[heard:]
    assert '"grouped"' in answer
    held = {piece.face for piece in bea.see().rack}
    assert all(set(group) <= held for group in faces(bea))


def test_a_meld_is_taken_back_before_the_discard_and_can_be_laid_again(chair: Chair, db: Path) -> None:
    def just_laid(match: Match) -> bool:
        melds = match.deal._state.table
        return mine(match) and match.deal.phase == "play" and len(melds) == 1 and melds[0].owner == ME

    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("standard_rummy", just_laid))
    take_back = window.page.get_by_role("button", name="Take back")
    sight = window.wait(lambda now: now.phase == "play")
    take_back.tap()
    again = window.wait(lambda now: not now.sets)
    assert len(again.rack) == len(sight.rack) + len(match.deal._state.table[0].cards)
    expect(take_back).to_have_count(0)
    meld = Meld(tuple(match.deal._state.table[0].cards))
    Player(window, ByFinger(window), Record.of(window, db)).act(meld, again, match.deal)
    window.wait(lambda now: len(now.sets) == 1)
    expect(take_back).to_be_visible()
