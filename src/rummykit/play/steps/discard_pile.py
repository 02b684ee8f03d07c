"""The discard pile as a source of cards: how deep it may be taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Face, Faces, show
from rummykit.melds.cut_joker import made_wild
from rummykit.play.actions import Draw
from rummykit.play.state import State
from rummykit.play.steps.pile_purpose import Anything
from rummykit.rules import IllegalAction, Rules

FROM_PILE = Draw("discard")
OF_PILE = [Draw("discard", face) for face in range(PRINTED_JOKER + 1)]


class TopCard:
    """Its top card. `purpose` is what it is taken for, `is_used_up` tells whether there is nothing else to draw."""

    def __init__(self, sheet: Rules, data: rules.Draw, purpose: Anything, is_used_up: Callable[[State], bool]) -> None:
        self.sheet = sheet
        self.data = data
        self.purpose = purpose
        self.is_used_up = is_used_up
        self.refuses_wild = data.wild_upcard != "allowed"
        self.wild_rank = 0 if sheet.wilds is None else sheet.wilds.rank

    def draws(self, deal: State) -> list[Draw]:
        """What may be drawn of a pile that has cards."""
        return [FROM_PILE] if self.may_take(deal) else []

    def may_take(self, deal: State) -> bool:
        """Whether the seat to act may take the top card."""
        return not (self.refuses_wild and self._is_refused_as_wild(deal)) and self.purpose.serves(
            deal, (deal.pile[-1],)
        )

    def refusal(self, deal: State, action: Draw) -> IllegalAction | None:
        """Why a card may not be drawn of a pile that has cards."""
        if action.place(deal.pile) != len(deal.pile) - 1:
            return IllegalAction("only_top_discard", self.sheet.id)
        if self.refuses_wild and self._is_refused_as_wild(deal):
            return IllegalAction("wild_upcard_refused", self.sheet.id, card=show((deal.pile[-1],)))
        return self.purpose.refusal(deal)

    def _is_refused_as_wild(self, deal: State) -> bool:
        """Whether the upcard may not be taken because it is wild; the sheet may except the first one."""
        upcard = deal.pile[-1]
        if upcard != PRINTED_JOKER and upcard not in made_wild(self.wild_rank or deal.wild):
            return False
        return self.data.wild_upcard == "refused" or any(deal.draws)

    def place(self, deal: State, action: Draw) -> int:
        """The place in the pile of the card that is drawn."""
        return len(deal.pile) - 1

    def is_idle(self, deal: State, place: int) -> bool:
        """Whether taking the card at a place may move nothing on."""
        return True

    def take(self, deal: State, place: int) -> tuple[Faces, bool]:
        """Take the card at a place; the cards taken, and whether that was all of the draw."""
        face = deal.take_discard(place)
        self.purpose.bind(deal, face)
        return (face,), True


class FirstOfTwo(TopCard):
    """Its top card, and with it the next discard or the top of the stock."""

    def take(self, deal: State, place: int) -> tuple[Faces, bool]:
        first = deal.taken
        taken, _ = super().take(deal, place)
        if first is None:
            return taken, not (deal.stock or deal.pile)
        deal.bind(first, False)
        return taken, True


class ClosedToSome(TopCard):
    """Its top card; nothing for a seat that has laid its first meld, or has one card, while there is a stock."""

    def _closed(self, deal: State) -> str | None:
        """The code of the refusal where the pile is closed to the seat to act."""
        if self.data.closed_after_first_meld and deal.opened[deal.turn] and not self.is_used_up(deal):
            return "upcard_only_before_first_meld"
        if self.data.closed_with_one_card and hands.size(deal.hands[deal.turn]) == 1 and not self.is_used_up(deal):
            return "no_upcard_with_one_card"
        return None

    def may_take(self, deal: State) -> bool:
        return self._closed(deal) is None and super().may_take(deal)

    def refusal(self, deal: State, action: Draw) -> IllegalAction | None:
        code = self._closed(deal)
        return super().refusal(deal, action) if code is None else IllegalAction(code, self.sheet.id)


class NoCard(TopCard):
    """Nothing."""

    def draws(self, deal: State) -> list[Draw]:
        return []

    def refusal(self, deal: State, action: Draw) -> IllegalAction | None:
        claims = self.sheet.step(rules.ClaimWindow) is not None
        return IllegalAction("discards_are_claimed" if claims else "discards_not_drawn", self.sheet.id)


class AnyCard(TopCard):
    """Any one card of it."""

    def draws(self, deal: State) -> list[Draw]:
        return [OF_PILE[face] for face in dict.fromkeys(deal.pile)]

    def refusal(self, deal: State, action: Draw) -> IllegalAction | None:
        return not_there(self.sheet, deal, action)

    def place(self, deal: State, action: Draw) -> int:
        place = _place(deal, action)
        is_top = action.under is not None or place == len(deal.pile) - 1
        return place if is_top else deal.pile.index(deal.pile[place])  # of equal cards the oldest, as in all records


class DownToCard(TopCard):
    """Any card of it with all above it; the top card alone perhaps for any purpose."""

    def draws(self, deal: State) -> list[Draw]:
        """The deepest first."""
        return draws_down(deal.pile, lambda place: self._may_take(deal, place))

    def refusal(self, deal: State, action: Draw) -> IllegalAction | None:
        missing = not_there(self.sheet, deal, action)
        if missing is not None or self._may_take(deal, self.place(deal, action)):
            return missing
        return IllegalAction("discard_must_be_used", self.sheet.id, card=show((deal.pile[self.place(deal, action)],)))

    def place(self, deal: State, action: Draw) -> int:
        return _place(deal, action)

    def _may_take(self, deal: State, place: int) -> bool:
        return self._is_free_top(deal, place) or self.purpose.serves(deal, tuple(deal.pile[place:]))

    def _is_free_top(self, deal: State, place: int) -> bool:
        """Whether the card is the top one, which the sheet lets who holds others take for any purpose."""
        return self.data.top_card_free and place == len(deal.pile) - 1 and bool(deal.hands[deal.turn])

    def is_idle(self, deal: State, place: int) -> bool:
        return self._is_free_top(deal, place)

    def take(self, deal: State, place: int) -> tuple[Faces, bool]:
        if not self._is_free_top(deal, place):
            return deal.take_discards(place), True
        face = deal.take_discard(place)
        deal.bind(face, False)
        return (face,), True


DEPTHS: dict[str, type[TopCard]] = {
    "none": NoCard,
    "any": AnyCard,
    "top_and_second": FirstOfTwo,
    "down_to_card": DownToCard,
}
"""How deep the pile is taken, by `Draw.discard_pile`; for all other values its top card."""


def depth_of(draw: rules.Draw) -> type[TopCard]:
    """How deep a draw takes the discard pile."""
    closed = draw.closed_after_first_meld or draw.closed_with_one_card
    return ClosedToSome if closed else DEPTHS.get(draw.discard_pile, TopCard)


def draws_down(pile: Sequence[Face], may_take: Callable[[int], bool]) -> list[Draw]:
    """The draws of cards of a pile, each with all above it, that may be taken from their places; the deepest first."""
    found, above = list[Draw](), set[Face]()
    for under, face in enumerate(reversed(pile)):
        if may_take(len(pile) - 1 - under):
            found.append(Draw("discard", face, under if face in above else None))
        above.add(face)
    return found[::-1]


def _place(deal: State, action: Draw) -> int:
    """The place in the pile of any card that may be drawn."""
    place = action.place(deal.pile)
    assert place is not None, "it has been checked"
    return place


def not_there(sheet: Rules, deal: State, action: Draw) -> IllegalAction | None:
    """The refusal of a card that does not lie in the pile, or not at that depth."""
    if action.place(deal.pile) is not None:
        return None
    if action.card is None or action.card in deal.pile:
        return IllegalAction("not_at_that_depth", sheet.id)
    return IllegalAction("not_in_discards", sheet.id, card=show((action.card,)))
