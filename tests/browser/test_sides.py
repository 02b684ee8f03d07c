"""Games of sides: the pile that is taken whole, the partner who is asked, and the books, by the page's own controls."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.analysis import Analyser, MatchBefore
from rummykit.match import Match
from rummykit.play.actions import Action, AnswerPartner, AskToGoOut, Discard, LayOff, Meld, TakePile
from rummykit.play.deal import Deal
from rummykit.play.melds import side_melds_of
from rummykit.play.offers import offer
from tests.browser.acting import Player, held, lying
from tests.browser.guest import CORNER, DESK, PHONE, Chair, Size, Window
from tests.browser.record import Record
from tests.browser.resting import at_rest
from tests.browser.staging import ME, go_to, greedy, mine, scene
from tests.browser.ways import WAYS, Way


def select(window: Window, cards: tuple[int, ...]) -> None:
    """Cards of the hand are selected."""
    for piece in held(window.see().rack, cards):
        window.page.locator(window.piece(piece.id)).click(position=CORNER)


def may_take(match: Match) -> bool:
    """The person can take a pile of several cards with cards of the hand, and has melded."""
    if not mine(match) or match.deal.view(ME).phase != "draw" or not match.deal._state.opened[ME]:
        return False
    takes = offer(match.deal).takes
    return len(match.deal._state.pile) > 2 and bool(takes) and bool(takes[0].cards)


def may_open_with_pile(match: Match) -> bool:
    """The person can take the pile as its first meld, with another meld beside it."""
    return mine(match) and any(take.more for take in offer(match.deal).takes)


def frozen(match: Match) -> bool:
    """A card freezes the pile for everybody."""
    return mine(match) and match.deal.view(ME).phase == "draw" and bool(match.deal.view(ME).freezers)


def has_books(match: Match) -> bool:
    """There is a book on the table, and the person has melds."""
    return mine(match) and any(match.deal.view(ME).books) and match.deal._state.opened[ME]


def has_wild_book(match: Match) -> bool:
    """A book of wild cards alone lies on the table."""
    return mine(match) and "wild" in match.deal.view(ME).books


def hoards_wild_cards(deal: Deal) -> Action:
    """What greedy does, but wild cards are laid only with their like."""
    melds = side_melds_of(deal.rules)

    def wild(action: Action) -> bool:
        cards = action.cards if isinstance(action, Meld | LayOff | TakePile) else ()
        return any(face in melds.wild_faces for face in cards)

    actions = list(deal.legal_actions())
    own = [number for number, meld in enumerate(deal._state.table) if melds.wild(meld.cards) == len(meld.cards)]
    for action in actions:
        if isinstance(action, Meld) and melds.wild(action.cards) == len(action.cards):
            return action
        if isinstance(action, LayOff) and action.meld in own:
            return action
    action = greedy(deal)
    return next((each for each in actions if isinstance(each, Discard)), action) if wild(action) else action


def one_picked_up(match: Match) -> bool:
    """A side has picked up a second hand, and the other one's lies there."""
    view = match.deal.view(ME)
    return mine(match) and any(view.picked_up) and any(view.second_hands)


def crowded(match: Match) -> bool:
    """Both sides have many melds."""
    owners = [meld.owner for meld in match.deal._state.table]
    return mine(match) and min(sum(owner in side for owner in owners) for side in ((0, 2), (1, 3))) >= 5


def beside_full(match: Match) -> Meld | None:
    """A new meld of the person's, of a rank of which its side has a book that may not grow."""
    deal, melds = match.deal, side_melds_of(match.deal.rules)
    if not mine(match) or deal.view(ME).phase != "play":
        return None
    full = {melds.rank_of(deal._state.table[number].cards) for number in deal.view(ME).full}
    own = full & {melds.rank_of(meld.cards) for _, meld in deal._state.groups_of(ME)}
    new = (action for action in deal.legal_actions() if isinstance(action, Meld))
    return next((action for action in new if melds.rank_of(action.cards) in own), None)


def told_to_take(match: Match) -> bool:
    """The hint is to take the pile with cards of the hand."""
    if (
        not mine(match)
        or match.deal.view(ME).phase != "draw"
        or not any(each.cards for each in offer(match.deal).takes)
    ):
        return False
    action = Analyser(match.deal, before=MatchBefore.of(match)).hint()
    return isinstance(action, TakePile) and bool(action.cards)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_press_shows_what_takes_the_pile_and_the_next_one_takes_it(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("canasta", may_take, players=4))
    window.wait(lambda now: now.mine and now.phase == "draw")
    pile = len(match.deal._state.pile)
    window.page.locator("[data-extra=take_pile]").click()
    chosen = window.wait(lambda now: now.does == "take_pile" and now.ready)
    assert len(chosen.selected) == len(offer(match.deal).takes[0].cards)
    assert str(pile) in chosen.says
    window.page.locator("[data-does=take_pile]").click()
    window.wait(lambda now: now.phase == "play" and not now.pile)
    assert len(window.see().rack) >= len(chosen.rack) - len(chosen.selected) + pile - 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_first_meld_with_the_pile_counts_what_is_laid_aside(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("canasta", may_open_with_pile, players=4))
    window.wait(lambda now: now.mine and now.phase == "draw")
    take = next(take for take in offer(match.deal).takes if take.more)
    for meld in take.more:
        select(window, meld)
        aside = window.wait(lambda now: now.does == "aside" and now.ready)
        assert f"of {match.deal.view(ME).minimum}" in aside.says
        window.page.locator("[data-does=aside]").click()
        window.wait(lambda now: not now.selected)
    select(window, take.cards)
    window.wait(lambda now: now.does == "take_pile" and now.ready)
    window.page.locator("[data-does=take_pile]").click()
    window.wait(lambda now: now.phase == "play" and len(now.sets) > len(match.deal._state.table))
    assert Record.of(window, db).deal()._state.opened[ME]


def test_a_frozen_pile_shows_the_card_that_freezes_it(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE)
    go_to(window, db, scene("canasta", frozen, players=2))
    window.wait(lambda now: now.mine)
    expect(window.page.locator("[data-frozen]")).to_contain_text("Frozen")
    expect(window.page.locator("[data-frozen-by]")).to_be_visible()


def test_melds_lie_by_side_and_books_say_what_they_are(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE)
    match = go_to(window, db, scene("canasta", has_books, players=4))
    window.wait(lambda now: now.mine)
    expect(window.page.locator("[data-side='0-2']")).to_contain_text("Our side")
    expect(window.page.locator("[data-side='1-3']")).to_be_visible()
    books = [book for book in match.deal.view(ME).books if book]
    expect(window.page.locator("[data-book]")).to_have_count(len(books))
    expect(window.page.locator(f"[data-book={books[0]}] .badge").first).to_contain_text("7")
    expect(window.page.locator("[data-seat='2'] [data-partner]")).to_be_visible()


@pytest.mark.parametrize("way", WAYS)
def test_of_the_rank_of_a_closed_book_another_meld_is_laid(chair: Chair, db: Path, way: type[Way]) -> None:
    window = chair(size=way.size, touch=way.touch)
    match = go_to(window, db, scene("hand_and_foot", lambda match: beside_full(match) is not None, players=4))
    new = beside_full(match)
    assert new is not None
    player = Player(window, way(window), Record.of(window, db))
    sight, deal = player.turn()
    player.way.pick(held(sight.rack, new.cards))
    told = window.wait(lambda now: now.does == "lay" and now.ready)
    assert str(len(new.cards)) in told.says
    expect(window.page.locator(".takes")).to_have_count(0)
    player.way.clear()
    player.act(new, window.wait(lambda now: not now.selected), deal)
    assert len(Record.of(window, db).deal()._state.table) == len(deal._state.table) + 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_book_of_wild_cards_is_told_by_its_name(chair: Chair, db: Path, size: Size) -> None:
    found = scene("hand_and_foot", has_wild_book, players=4, policy=hoards_wild_cards, wild_books=True)
    window = chair(size=size)
    go_to(window, db, found)
    window.wait(lambda now: now.mine)
    book = window.page.locator("[data-book=wild]").first
    expect(book.locator(".badge")).to_contain_text("wild book, 7 cards")
    expect(window.page.locator(".books").filter(has_text="1 wild")).to_have_count(1)


def test_a_two_in_its_place_of_a_run_bears_no_star_and_one_in_another_says_which(chair: Chair, db: Path) -> None:
    def has_both(match: Match) -> bool:
        deal = match.deal
        runs = [view for view in zip(deal._state.table, deal.view(ME).stands, strict=True) if view[0].kind == "run"]
        books = deal.view(ME).books
        plain = any(1 in (face % 13 for face in meld.cards) and not told for meld, told in runs)
        return mine(match) and plain and any(told for _, told in runs) and not any(books)

    window = chair()
    match = go_to(window, db, scene("burraco", has_both, players=4))
    window.wait(lambda now: now.mine)
    for meld, told in zip(match.deal._state.table, match.deal.view(ME).stands, strict=True):
        if meld.kind == "run":
            shown = lying(window.see(), match.deal, match.deal._state.table.index(meld))
            cards = window.page.locator(f"[data-set='{shown.id}'] .grip")
            standing = told or meld.cards
            stars = sum(face != meant and face < 52 for face, meant in zip(meld.cards, standing, strict=True))
            expect(cards.filter(has=window.page.locator(".wild"))).to_have_count(stars)


def test_a_partner_who_is_asked_answers_by_the_buttons(chair: Chair, db: Path) -> None:
    def asked(match: Match) -> bool:
        return mine(match) and any(isinstance(action, AnswerPartner) for action in offer(match.deal).actions)

    def asks(deal: Deal) -> Action:
        ask = AskToGoOut()
        return ask if deal.turn == 2 and deal.can(ask) else greedy(deal)

    window = chair(size=PHONE)
    go_to(window, db, scene("canasta", asked, players=4, policy=asks, ask_partner=True))
    window.wait(lambda now: now.does == "answer")
    expect(window.page.locator(".status")).to_contain_text("may I go out?")
    window.page.locator("[data-extra=say_no]").click()
    window.wait(lambda now: now.does != "answer")
    deal = Record.of(window, db).deal()
    assert deal._state.answer is False or deal.turn != 2


@pytest.mark.parametrize("game", ["burraco", "hand_and_foot"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_second_hands_lie_with_their_sides(chair: Chair, db: Path, game: str, size: Size) -> None:
    window = chair(size=size)
    view = go_to(window, db, scene(game, one_picked_up, players=4)).deal.view(ME)
    window.wait(lambda now: now.mine)
    shared = game == "burraco"
    for side in view.sides:
        shown = window.page.locator(f"[data-side='{'-'.join(map(str, side))}']")
        lying = [seat for seat in side if view.second_hands[seat]]
        left = [side] if shared and lying else [(seat,) for seat in lying]
        expect(shown.locator("[data-second]:not([data-second='0'])")).to_have_count(len(left))
        for seats in left:
            second = shown.locator(f"[data-of='{'-'.join(map(str, seats))}']:not([data-second='0'])")
            expect(second).to_contain_text(str(view.second_hands[seats[0]]))
        taken = [seat for seat in side if view.picked_up[seat]]
        expect(shown.locator("[data-second='0']")).to_have_count(min(1, len(taken)) if shared else len(taken))


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=["phone", "low phone"])
def test_on_a_phone_the_last_meld_of_the_own_side_is_in_sight(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("burraco", crowded, players=4))
    window.wait(lambda now: now.mine)
    ours = window.page.locator("[data-side='0-2'] .meld")
    expect(ours).to_have_count(sum(meld.owner in (0, 2) for meld in match.deal._state.table))
    at_rest(window)
    area, last = window.page.locator(".melds[data-fits]").bounding_box(), ours.last.bounding_box()
    assert area is not None
    assert last is not None
    assert last["y"] + last["height"] <= area["y"] + area["height"] + 1


COVERED = """() => {
  const button = document.querySelector("[data-more-above]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-side] .piece")].map((each) => each.getBoundingClientRect())
    .filter((box) => box.left < button.right && button.left < box.right).length;
}"""


def test_where_the_felt_scrolls_the_button_that_goes_up_covers_no_meld(chair: Chair, db: Path) -> None:
    window = chair(size=(320, 640), touch=True)
    go_to(window, db, scene("burraco", crowded, players=4))
    expect(window.page.locator("[data-more-above]")).to_be_visible()
    at_rest(window)
    assert window.page.evaluate(COVERED) == 0


def test_at_the_end_what_a_side_laid_is_told_once(chair: Chair, db: Path) -> None:
    def over(match: Match) -> bool:
        return match.deal.result is not None and bool(match.deal.result.melds)

    window = chair()
    match = go_to(window, db, scene("canasta", over, players=4))
    window.wait(lambda now: now.ended is not None)
    result = match.deal.result
    assert result is not None
    for side in match.deal.view(ME).sides:
        laid = window.page.locator(f"[data-laid='{' '.join(map(str, side))}']")
        expect(laid.locator(".pieces")).to_have_count(sum(owner in side for owner, _ in result.melds))
    for seat, hand in enumerate(result.hands):
        if hand:
            held = window.page.locator(f"[data-held='{seat}']")
            expect(held.get_by_role("group")).to_have_count(0)
            expect(held.locator(".who")).to_contain_text("In hand: ")


def test_where_nobody_goes_out_the_sheet_does_not_say_that_the_lowest_hand_wins(chair: Chair, db: Path) -> None:
    def blocked(match: Match) -> bool:
        return match.deal.result is not None and match.deal.result.kind == "blocked"

    window = chair(size=PHONE)
    go_to(window, db, scene("hand_and_foot", blocked, players=4))
    window.wait(lambda now: now.ended is not None)
    expect(window.page.locator("[data-reason]")).to_have_text(
        "The stock is empty and the discards were refused: everybody's cards are counted."
    )


def test_a_hint_to_take_the_pile_marks_it_and_the_cards_that_go_with_it(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE)
    match = go_to(window, db, scene("canasta", told_to_take, players=4))
    window.wait(lambda now: now.mine and now.phase == "draw")
    action = Analyser(match.deal, before=MatchBefore.of(match)).hint()
    assert isinstance(action, TakePile)
    window.page.locator("[data-hint]").click()
    window.page.locator("[data-hint='1']").wait_for()
    expect(window.page.locator(".hinted[data-piece]")).to_have_count(1 + len(action.cards) + sum(map(len, action.more)))
    window.page.locator("[data-hint]").click()
    expect(window.page.locator(".status")).to_contain_text("Take the discard pile with")
    assert len(window.see().selected) == len(action.cards)
