"""A player who does what a greedy bot would do, by the controls of the page, to the end of the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from playwright.sync_api import expect

from rummykit.cards import Face, show
from rummykit.melds.meld import from_hand
from rummykit.play.actions import (
    Action,
    AnswerPartner,
    AskToGoOut,
    Buy,
    Call,
    CallEnd,
    Claim,
    Declare,
    DeclarePairs,
    Discard,
    Draw,
    Drop,
    Fight,
    Force,
    GoOut,
    Knock,
    LayOff,
    Meld,
    Open,
    Pass,
    PassOn,
    ShowDealt,
    ShowIndicator,
    ShowMelds,
    Swap,
    TakePile,
)
from rummykit.play.deal import Deal
from tests.browser.guest import LONG_MS, Piece, Shown, Sight, Window
from tests.browser.playing import my_turn, tile_turn
from tests.browser.record import Record
from tests.browser.staging import ME, greedy
from tests.browser.ways import Way

MOST_ACTIONS = 150
QUESTION = "[data-question=joker]"


def piece_of(id: int, face: Face) -> Piece:
    """A piece as the page would show it."""
    return Piece(id, show((face,)), False)


def held(rack: Iterable[Piece], cards: Iterable[Face]) -> list[Piece]:
    """The pieces of a rack with these faces; a joker is itself there, whatever it is to stand for."""
    left, found = list(rack), []
    for face in from_hand(tuple(cards)):
        piece = next(piece for piece in left if piece.face == show((face,)))
        left.remove(piece)
        found.append(piece)
    return found


@dataclass
class Player:
    """Sits at a table in a window, in a seat; `looks` is called at every turn before anything is done."""

    window: Window
    way: Way
    record: Record
    looks: Callable[[Sight, Deal], None] = lambda _sight, _deal: None
    seat: int = ME

    def play_deal(self, until: Callable[[], bool] = lambda: False) -> Sight:
        """Play until the score sheet, or until so much has been seen; what the page shows then."""
        for _ in range(MOST_ACTIONS):
            sight, deal = self.turn()
            if sight.ended is not None:
                return sight
            told = self.record.length
            self.looks(sight, deal)
            if until():
                return sight
            if self.record.length == told:  # the page may have passed by itself meanwhile
                self.go_on(sight, deal)
        raise AssertionError(f"no end after {MOST_ACTIONS} actions")

    def go_on(self, sight: Sight, deal: Deal) -> None:
        """Do the next thing in my turn; tiles are moved in one go."""
        if sight.phase == "rearrange":
            opening, opened = deal.rules.opening, deal._state.opened[self.seat]
            first_run = opening is not None and opening.contract is not None
            tile_turn(self.window, self.way, sight, opened, opening.minimum if opening else 0, first_run)
        else:
            self.act(greedy(deal), sight, deal)

    def turn(self) -> tuple[Sight, Deal]:
        """My next turn as the page shows it, and the deal as the server has it, once the two are the same."""
        for _ in range(LONG_MS // 20):
            sight = self.window.wait(my_turn)
            deal = self.record.deal()
            hand = Counter(show((face,)) for face in deal.view(self.seat).hand)
            mine = deal.turn == self.seat and deal.result is None
            shown = Counter(piece.face for piece in sight.rack) == hand and len(sight.sets) == len(deal._state.table)
            if sight.ended is not None or (mine and shown):
                return sight, deal
            self.window.page.wait_for_timeout(20)
        raise AssertionError(f"the page shows {sight}, the server has {deal.view(self.seat)}")

    def act(self, action: Action, sight: Sight, deal: Deal) -> None:
        """Do it, say what jokers stand for where that is asked, and wait until the server has written it down."""
        before = self.record.length
        self.do(action, sight, deal)
        for _ in range(LONG_MS // 50):
            if self.record.length > before:
                return
            if self.window.page.locator(QUESTION).is_visible():
                self.way.button('[data-way="0"]')
            self.window.page.wait_for_timeout(50)
        raise AssertionError(f"{action} was not done: {self.window.see()}")

    def do(self, action: Action, sight: Sight, deal: Deal) -> None:
        """What a person does for this action."""
        way, rack = self.way, sight.rack
        match action:
            case Draw(source="stock"):
                way.draw()
            case Draw(card=None):
                way.take()
            case Draw():
                self.take(action, sight, deal)
            case Meld():
                self.meld(action, sight, deal)
            case Open(melds=melds):
                self.open(melds)
            case Swap(meld=number, cards=cards):
                first = next(each for each in deal.legal_actions() if isinstance(each, Swap) and each.cards == cards)
                if action == first:
                    way.pick(held(rack, cards))
                    way.button("[data-extra=swap]")
                else:
                    way.add(held(rack, cards), lying(sight, deal, number))
            case LayOff(meld=number):
                way.add(self.pieces(action, sight, deal), lying(sight, deal, number))
            case PassOn(card=card):
                way.pick(held(rack, [card]))
                way.press()
            case Discard(card=card):
                (piece,) = held(rack, [card])
                way.discard(piece)
                self.window.insist(way.press, sight)
            case GoOut():
                self.finish("go_out", sight)
            case Declare():
                self.finish("declare", sight)
            case ShowMelds():
                self.finish("show_melds", sight)
            case Knock():
                way.button("[data-extra=knock]")
                way.button("[data-confirm=knock]")
            case Drop():
                way.button("[data-extra=drop]")
                way.button("[data-decide=yes]")
            case TakePile():
                self.take_pile(action, sight, deal)
            case AskToGoOut():
                way.button("[data-extra=ask]")
            case AnswerPartner(yes=True):
                way.press()
            case AnswerPartner():
                way.button("[data-extra=say_no]")
            case CallEnd():
                way.button("[data-extra=call_end]")
                way.button("[data-decide=yes]")
            case DeclarePairs():
                way.button("[data-extra=declare_pairs]")
                way.button("[data-decide=yes]")
            case Call() | Buy() | Force() | Fight() | ShowDealt():
                way.press()
            case ShowIndicator():
                way.button("[data-extra=show_indicator]")
            case Claim():
                self.claim(action, deal)
            case Pass():
                self.let_pass(sight)
            case _:
                raise AssertionError(f"a person has no control for {action}")

    def take(self, action: Draw, sight: Sight, deal: Deal) -> None:
        """A card of a spread pile; where it brings those above it along, it is chosen first."""
        place = action.place(deal._state.pile)
        assert place is not None
        self.way.take(sight.pile[place])
        if self.window.see().does == "take_down":
            self.way.press()

    def take_pile(self, action: TakePile, sight: Sight, deal: Deal) -> None:
        """The whole pile: what else a first meld needs is laid aside first, then cards go with its top card."""
        if sight.selected:
            self.way.clear()
        for number, meld in enumerate(action.more, 1):
            self.way.pick(held(self.window.see().rack, meld))
            self.window.wait(lambda now: now.does == "aside" and now.ready)
            self.way.press()
            self.window.wait(lambda _, number=number: self.window.page.locator(f"[data-tray='{number}']").is_visible())  # type: ignore[misc]
        if not action.cards:
            self.way.take()
            return
        self.way.pick(held(self.window.see().rack, action.cards))
        self.window.wait(lambda now: now.does == "take_pile" and now.ready)
        self.way.press()

    def meld(self, action: Meld, sight: Sight, deal: Deal) -> None:
        """A new meld, of cards of the hand and of the table."""
        if len(action.cards) == 1:
            self.way.pick(held(sight.rack, action.cards))
            self.way.button("[data-extra=lay_alone]")
            return
        self.way.lay(self.pieces(action, sight, deal))

    def pieces(self, action: Meld | LayOff, sight: Sight, deal: Deal) -> list[Piece]:
        """What is laid, what is borrowed first: with a card of the hand selected, a press on a meld lays that off."""
        rest, pieces = list(action.cards), list[Piece]()
        for number, card in action.borrowed:
            rest.remove(card)
            pieces += held(lying(sight, deal, number).pieces, [card])
        return [*pieces, *held(sight.rack, rest)]

    def open(self, melds: Sequence[Sequence[Face]]) -> None:
        """The first meld: one meld after another is laid aside, until they are enough."""
        for meld in melds:
            rack = self.window.see().rack
            pieces, left = held(rack, meld), len(rack) - len(meld)
            ids = {piece.id for piece in pieces}
            self.way.lay(pieces)
            self.window.wait(
                lambda now, ids=ids, left=left: (
                    now.ended is not None  # type: ignore[misc]
                    or len(now.rack) <= left  # of twins the page may have kept the other one
                    or not ids & {piece.id for piece in now.rack}
                    or self.window.page.locator(QUESTION).is_visible()
                )
            )

    def finish(self, kind: str, sight: Sight) -> None:
        """Show the hand as it lies, or as it lies best where that is better."""
        if sight.selected:
            self.way.clear()
        self.window.wait(lambda now: not now.selected)
        main = self.window.see().does == kind
        self.way.button(f"[data-does={kind}]" if main else f"[data-extra={kind}]")
        page = self.window.page
        arrange, confirm = page.locator("[data-arrange]"), page.locator(f"[data-confirm={kind}]:enabled")
        expect(arrange.or_(confirm).first).to_be_visible()
        if arrange.is_visible():
            self.way.button("[data-arrange]")
            expect(arrange).to_be_hidden()
        self.way.button(f"[data-confirm={kind}]:enabled")

    def claim(self, action: Claim, deal: Deal) -> None:
        """The first claim is the main button, the others have one each."""
        first = next(each for each in deal.legal_actions() if isinstance(each, Claim))
        if action == first:
            self.way.press()
        else:
            self.way.button(f'[data-extra=claim][data-cards="{" ".join(map(str, action.cards))}"]')

    def let_pass(self, sight: Sight) -> None:
        """Nothing is called, claimed, laid off or taken; who has nothing to claim a discard with need not say so."""
        if sight.does in ("let_pass", "wait"):
            return
        if sight.does in ("draw", "pass", "done", "fold"):
            self.way.press()
            return
        if sight.does == "fight":
            self.way.button("[data-extra=fold]")
            return
        refuses = self.window.page.locator("[data-extra=refuse]").is_visible()
        self.way.button("[data-extra=refuse]" if refuses else "[data-extra=let_pass]")
        if refuses:
            self.way.button("[data-decide=yes]")


def lying(sight: Sight, deal: Deal, number: int) -> Shown:
    """The meld with this number as the page shows it: there they may lie in another order."""
    faces = Counter(show((face,)) for face in deal.view(deal.turn).table[number].cards)
    found = next((each for each in sight.sets if Counter(each.faces) == faces), None)
    assert found is not None, (faces, sight)
    return found
