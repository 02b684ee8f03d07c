"""Every control that only some games have: what it says, and what it does."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from playwright.sync_api import expect

from rummykit import Deal, bots
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, MIRROR_JOKER, PRINTED_JOKER, Face, show
from rummykit.match import Match
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Declare, Drop, GoOut, Knock, LayOff, Meld, Open, ShowMelds, Swap
from rummykit.play.actions import Call as CallAction
from rummykit.play.judgement import Way
from rummykit.play.offers import offer
from tests.browser import strategy
from tests.browser.guest import CORNER, PHONE, Chair, Piece, Sight, Window
from tests.browser.staging import ME, go_to, mine, offers, scene
from tests.browser.ways import Finger

TWIST = "rummikub_twist"
Kind = TypeVar("Kind", bound=Action)


def rack_of(match: Match) -> list[Piece]:
    """The person's rack as the page would show it."""
    view = match.deal.view(ME)
    return [Piece(id, show((face,)), False) for id, face in enumerate(view.hand)]


@pytest.mark.parametrize("joker", [DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER], ids=["DJ", "CJ", "MJ"])
def test_a_special_joker_of_twist_is_laid(chair: Chair, db: Path, joker: Face) -> None:
    def held(match: Match) -> bool:
        if not mine(match) or not match.deal._state.opened[ME]:
            return False
        pieces = strategy.set_with_joker(rack_of(match))
        return pieces is not None and pieces[1].face == show((joker,))

    window = chair(size=PHONE, touch=True)
    go_to(window, db, scene(TWIST, held))
    sight = window.wait(lambda now: now.mine)
    pieces = strategy.set_with_joker(sight.rack)
    assert pieces is not None
    finger = Finger(window)
    finger.lay(pieces)
    laid = tuple(piece.face for piece in pieces)
    window.wait(lambda now: any(each.faces == laid and each.flaw is None for each in now.sets) and now.ready)
    finger.press()
    after = window.wait(lambda now: now.turn != sight.turn or now.ended is not None)
    assert not {piece.id for piece in pieces} & {piece.id for piece in after.rack}


# --- cards


def faces(cards: Iterable[Face]) -> list[str]:
    """Faces as the page names them."""
    return [show((face,)) for face in cards]


def held(sight: Sight, cards: Iterable[Face]) -> list[Piece]:
    """The pieces of the rack with these faces."""
    left = list(sight.rack)
    found = []
    for face in faces(from_hand(tuple(cards))):
        piece = next(piece for piece in left if piece.face == face)
        left.remove(piece)
        found.append(piece)
    return found


def pick(window: Window, pieces: Iterable[Piece]) -> None:
    """Select pieces."""
    for piece in pieces:
        window.page.locator(window.piece(piece.id)).click(position=CORNER)


def press(window: Window, does: str) -> Sight:
    """The button, once it does what is expected; what is seen when that has had its effect."""
    before = window.wait(lambda now: now.does == does and now.ready)
    window.page.locator(f'[data-does="{does}"][data-ready="true"]').click()
    return window.wait(lambda now: now != before)


def extra(window: Window, what: str) -> None:
    """One of the buttons beside it."""
    window.page.locator(f'[data-extra="{what}"]').click()


def legal(match: Match, kind: type[Kind]) -> list[Kind]:
    """The legal actions of a kind."""
    return [action for action in match.deal.legal_actions() if isinstance(action, kind)]


def careless(deal: Deal) -> Action:
    """The others play anything, so that they discard what fits."""
    level: bots.Level = "greedy" if deal.turn == ME else "random"
    return bots.choose(level, deal.rules, deal.view(deal.turn), Random(deal.played))


CALL = scene("standard_rummy", offers(CallAction), players=3, policy=careless, call_rummy=True)


def test_a_call_has_a_countdown_and_takes_the_card(chair: Chair, db: Path) -> None:
    window = chair()
    match = go_to(window, db, CALL)
    expect(window.page.get_by_role("timer")).to_have_text(re.compile(r"0:(0\d|1[0-5])"))
    card = faces(match.deal._state.pile[-1:])
    after = press(window, "call")
    assert after.phase == "play"
    assert any(card[0] in each.faces for each in after.sets)
    pick(window, after.rack[:1])
    press(window, "discard")


def test_a_call_can_be_let_pass(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    go_to(window, db, CALL)
    before = window.wait(lambda now: now.does == "call")
    extra(window, "let_pass")
    window.wait(lambda now: now.turn != before.turn or now.phase != "call" or now.ended is not None)


def test_a_card_is_borrowed_for_a_new_meld(chair: Chair, db: Path) -> None:
    def borrowing(match: Match) -> bool:
        return mine(match) and any(meld.borrowed for meld in legal(match, Meld))

    window = chair()
    match = go_to(window, db, scene("standard_rummy", borrowing, players=3, borrowing="any"))
    meld = next(meld for meld in legal(match, Meld) if meld.borrowed)
    ((number, card),) = meld.borrowed
    sight = window.wait(lambda now: now.mine)
    rest = list(meld.cards)
    rest.remove(card)
    pick(window, [piece for piece in sight.sets[number].pieces if piece.face == show((card,))][:1])
    pick(window, held(sight, rest))
    after = press(window, "lay")
    assert after.ended or any(sorted(each.faces) == sorted(faces(meld.cards)) for each in after.sets)


def test_a_joker_is_taken_for_its_card(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("caloochi", offers(Swap), players=3))
    swap = next(action for action in offer(match.deal).actions if isinstance(action, Swap))
    sight = window.wait(lambda now: now.mine)
    pick(window, held(sight, [swap.card])[:1])
    extra(window, "swap")
    after = window.wait(
        lambda now: sum(piece.face == "JK" for piece in now.rack) > sum(p.face == "JK" for p in sight.rack)
    )
    assert len(after.rack) == len(sight.rack)


def test_a_joker_is_taken_while_the_discard_is_owed_to_the_first_meld_which_then_follows(
    chair: Chair, db: Path
) -> None:
    def owed(match: Match) -> bool:
        return match.deal._state.must_play is not None and offers(Swap)(match)

    window = chair()
    match = go_to(window, db, scene("caloochi", owed, players=3))
    swap = next(action for action in offer(match.deal).actions if isinstance(action, Swap))
    sight = window.wait(lambda now: now.mine)
    pick(window, held(sight, [swap.card])[:1])
    extra(window, "swap")
    window.wait(lambda now: sum(piece.face == "JK" for piece in now.rack) > sum(p.face == "JK" for p in sight.rack))
    match.play(swap)
    opening = min(legal(match, Open), key=lambda each: len(each.melds))
    for meld in opening.melds[:-1]:
        pick(window, held(window.see(), from_hand(meld)))
        press(window, "aside")
    pick(window, held(window.see(), from_hand(opening.melds[-1])))
    after = press(window, "open")
    assert len(after.sets) >= len(sight.sets) + len(opening.melds)


def test_melds_are_laid_aside_until_they_are_enough_for_the_first(chair: Chair, db: Path) -> None:
    def several(match: Match) -> bool:
        return mine(match) and any(needs_all(match, opening) for opening in legal(match, Open))

    def needs_all(match: Match, opening: Open) -> bool:
        natural = all(face < PRINTED_JOKER for meld in opening.melds for face in meld)
        return natural and len(opening.melds) == 2 and not match.deal.can(Open(opening.melds[:1]))

    window = chair()
    match = go_to(window, db, scene("caloochi", several, players=3))
    opening = next(opening for opening in legal(match, Open) if needs_all(match, opening))
    sight = window.wait(lambda now: now.mine)
    first, second = (held(sight, meld) for meld in opening.melds)
    pick(window, first)
    press(window, "aside")
    expect(window.page.locator("[data-tray='1']")).to_be_visible()
    window.page.get_by_role("button", name="Take back").click()
    expect(window.page.locator("[data-tray]")).to_be_hidden()
    pick(window, first)
    press(window, "aside")
    pick(window, second)
    after = press(window, "open")
    assert len(after.sets) >= len(sight.sets) + 2


def test_what_a_joker_stands_for_is_asked_where_it_could_be_several_cards(chair: Chair, db: Path) -> None:
    def undecided(match: Match) -> bool:
        return mine(match) and match.deal._state.opened[ME] and any(len(ways) > 1 for _, ways in choices(match))

    def choices(match: Match) -> list[tuple[Meld, tuple[Way, ...]]]:
        melds = [Meld(from_hand(meld.cards)) for meld in legal(match, Meld) if from_hand(meld.cards) != meld.cards]
        return [(meld, match.deal.judge(meld).ways[0]) for meld in melds]

    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("caloochi", undecided, players=3))
    meld, ways = next((meld, ways) for meld, ways in choices(match) if len(ways) > 1)
    sight = window.wait(lambda now: now.mine)
    pick(window, held(sight, meld.cards))
    window.wait(lambda now: now.does == "lay" and now.ready)
    window.page.locator("[data-does=lay]").click()
    expect(window.page.locator("[data-question=joker] [data-way]")).to_have_count(len(ways))
    window.page.locator("[data-way='1']").click()
    laid = tuple(faces(ways[1].meld))
    window.wait(lambda now: now.ended is not None or any(each.faces == laid for each in now.sets))
    # The log shows it as a joker, and small the card that it stands for.
    window.press("Log")
    told = window.page.locator("dialog .log li", has_text="You laid").last.locator(".mini.joker > small")
    expect(told).to_have_count(sum(face.startswith("JK=") for face in laid))


def test_a_hand_is_laid_as_it_lies_in_its_groups_and_arranged_where_it_does_not_make_it(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("rummy_complete", offers(GoOut), players=3))
    out = next(action for action in offer(match.deal).actions if isinstance(action, GoOut))
    press_panel(window, "go_out")
    expect(window.page.locator("[data-confirm=go_out]")).to_be_disabled()
    expect(window.page.locator("[data-finish-group]")).to_have_count(0)
    window.page.locator("[data-arrange]").click()
    expect(window.page.locator("[data-finish-group]")).to_have_count(len(out.melds))
    window.page.locator("[data-confirm=go_out]").click()
    assert window.wait(lambda now: now.ended is not None).ended


def test_a_knock_shows_what_is_left_and_ends_the_deal(chair: Chair, db: Path) -> None:
    window = chair()
    match = go_to(window, db, scene("knock_rummy", offers(Knock), players=3))
    best = offer(match.deal).showings[0]
    extra(window, "knock")
    expect(window.page.locator(f'b[data-deadwood="{best.deadwood}"]')).to_be_visible()
    window.page.locator("[data-confirm=knock]").click()
    window.wait(lambda now: now.ended is not None)


def test_a_wrong_declaration_is_warned_of_and_can_be_risked(chair: Chair, db: Path) -> None:
    def early(match: Match) -> bool:
        return mine(match) and match.deal.phase == "play" and not offers(Declare)(match)

    window = chair(size=PHONE, touch=True)
    go_to(window, db, scene("indian_rummy_pool101", early, players=3))
    extra(window, "declare")
    panel = window.page.locator("[data-panel=declare]")
    expect(window.page.locator("[data-confirm=declare]")).to_be_disabled()
    window.page.locator("[data-back]").click()
    sight = window.wait(lambda now: now.does == "pick")
    pick(window, sight.rack[1:2])
    finish = window.page.locator("[data-extra=declare]")
    expect(finish).to_contain_text("Finish with")
    finish.click()
    expect(panel.locator("[data-penalty='80']")).to_be_visible()
    expect(window.page.locator("[data-back]")).to_be_focused()
    window.page.locator("[data-confirm=declare]").click()
    window.wait(lambda now: now.ended is not None or not now.mine)


def test_a_declaration_that_loses_in_these_groups_is_put_right_with_one_tap(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    go_to(window, db, scene("indian_rummy_points", offers(Declare), players=3))
    expect(window.page.locator("[data-fact=can_go_out_regrouped]")).to_be_visible()
    sight = window.wait(lambda now: now.mine)
    pick(window, sight.rack[:1])
    window.page.locator("[data-extra=declare]").click()
    expect(window.page.locator("[data-penalty='80']")).to_be_visible()
    expect(window.page.locator("[data-regrouped]")).to_have_text("In other groups the same cards win.")
    window.page.locator("[data-arrange]").click()
    expect(window.page.locator("[data-penalty]")).to_have_count(0)
    window.page.locator("[data-confirm=declare]").click()
    assert window.wait(lambda now: now.ended is not None).ended


def test_dropping_says_what_it_costs(chair: Chair, db: Path) -> None:
    window = chair()
    go_to(window, db, scene("indian_rummy_points", offers(Drop), players=4))
    expect(window.page.locator("[data-extra=drop]")).to_have_text("Drop: 20 points")
    extra(window, "drop")
    question = window.page.get_by_role("dialog", name="Drop for 20 points?")
    expect(question.get_by_role("button", name="Keep playing")).to_be_focused()
    window.page.keyboard.press("Enter")
    expect(question).to_be_hidden()
    assert window.see().mine
    extra(window, "drop")
    question.get_by_role("button", name="Drop", exact=True).click()
    window.wait(lambda now: now.ended is not None or not now.mine)


def test_a_match_is_left_after_being_asked_twice(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    go_to(window, db, scene("indian_rummy_pool101", offers(Drop), players=3))
    window.wait(lambda now: now.mine)
    window.press("People and table")
    window.page.locator("[data-leave=ask]").click()
    window.page.get_by_role("button", name="Stay").click()
    window.page.locator("[data-leave=ask]").click()
    window.page.locator("[data-leave=sure]").click()
    expect(window.page.locator("[data-now]").get_by_role("button", name="Play now")).to_be_visible()


def test_melds_are_shown_and_cards_sent_in_the_last_turn_of_phom(chair: Chair, db: Path) -> None:
    def sending(match: Match) -> bool:
        if not any(isinstance(action, ShowMelds) and action.melds for action in offer(match.deal).actions):
            return False
        after = match.deal.clone()
        after.play(next(action for action in offer(after).actions if isinstance(action, ShowMelds)))
        return mine(match) and any(isinstance(action, LayOff) for action in after.legal_actions())

    window = chair()
    match = go_to(window, db, scene("phom", sending, players=4))
    expect(window.page.locator("[data-aim='turns']")).to_have_text("Turn 4 of 4")
    before = window.wait(lambda now: now.does == "show_melds")
    press_panel(window, "show_melds")
    window.page.locator("[data-arrange]").click()
    expect(window.page.locator("[data-finish-group]").first).to_be_visible()
    window.page.locator("[data-confirm=show_melds]").click()
    shown = window.wait(lambda now: len(now.sets) > len(before.sets))
    match.deal.play(next(action for action in offer(match.deal).actions if isinstance(action, ShowMelds)))
    send = legal(match, LayOff)[0]
    (piece, *_) = held(shown, send.cards)
    pick(window, [piece])
    window.page.locator(f'[data-set="{shown.sets[send.meld].id}"] [data-piece]').last.click()
    sent = window.wait(lambda now: all(each.id != piece.id for each in now.rack))
    assert len(sent.rack) == len(shown.rack) - 1


def test_any_card_of_the_pile_is_taken_in_slowdown(chair: Chair, db: Path) -> None:
    def spread(match: Match) -> bool:
        return mine(match) and match.deal.phase == "draw" and len(match.deal._state.pile) == 4

    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("slowdown_rummy", spread, players=3))
    sight = window.wait(lambda now: now.mine and len(now.pile) == 4)
    oldest = show(match.deal._state.pile[:1])
    window.page.locator(window.piece(next(piece.id for piece in sight.pile if piece.face == oldest))).click()
    window.wait(lambda now: now.phase == "play" and any(piece.face == oldest for piece in now.rack))


def press_panel(window: Window, does: str) -> None:
    """The button that opens a panel."""
    window.wait(lambda now: now.does == does and now.ready)
    window.page.locator(f'[data-does="{does}"]').click()
    expect(window.page.locator(f"[data-panel={does}]")).to_be_visible()


def card_name(face: Face) -> str:
    """A card as it is called."""
    ranks = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
    return f"{ranks[face % 13]} of {('spades', 'hearts', 'diamonds', 'clubs')[face // 13]}"


def test_three_things_are_pointed_out_where_they_are_when_a_game_is_played_first(chair: Chair) -> None:
    window = chair(newcomer=True, size=PHONE, touch=True)
    address = window.found("gin_rummy")
    note = window.page.locator("[data-note]")
    expect(note).to_have_attribute("data-note", "aim")
    note.get_by_role("button", name="Got it").tap()
    expect(note).to_have_attribute("data-note", "hand")
    # A player who does what a note explains no longer sees it, and no note covers a card.
    sight = window.wait(lambda now: now.mine)
    pick(window, sight.rack[:1])
    expect(note).to_have_attribute("data-note", "button")
    window.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    window.page.goto(address)
    window.wait(lambda now: now.mine)
    expect(window.page.locator("[data-stand]")).to_be_visible()
    expect(note).to_have_count(0)
