"""Deals in which not every card is known: an unknown card becomes known when it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rummykit import hands
from rummykit.cards import FIRST_TILE, PRINTED_JOKER, STANDING_FOR, UNKNOWN, Face
from rummykit.play.actions import (
    Action,
    Claim,
    Discard,
    Draw,
    Faces,
    GoOut,
    LayOff,
    Meld,
    Open,
    Rearrange,
    ShowMelds,
    Swap,
)
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.turn_flow import turn_flow_of
from rummykit.rules import Rules


def partly_known_deal(rules: Rules, held: Sequence[Faces], upcard: Faces, stock: Faces, starter: int) -> Deal:
    """A deal set up from what is known: hands by seat, the upcard, the stock (next card first); the rest is unknown."""
    blank = _blank(rules)
    pack = rules.pack_for(len(held))
    size = len(pack) - sum(len(cards) for cards in held) - len(upcard)
    known = [_own(rules, face) for face in stock]
    return Deal.position(
        rules,
        hands_held=[[_own(rules, face) for face in cards] for cards in held],
        turn=starter,
        stock=[*known, *[blank] * (size - len(known))],
        pile=upcard,
        starter=starter,
        step=turn_flow_of(rules).first_step,
    )


def play_partly_known(deal: Deal, action: Action, drew: Faces = ()) -> tuple[Event, ...]:
    """Play an action in such a deal; unknown cards of the hand stand in for the cards it lacks.

    `drew` says what is drawn from the stock. Raises `IllegalAction` as `Deal.play`.
    """
    blank = _blank(deal.rules)
    if (
        isinstance(action, Draw)
        and action.source == "stock"
        and drew
        and deal._state.stock
        and deal._state.stock[-1] == blank
    ):
        deal.edit(stock=[*deal._state.stock[:-1], drew[0]])
    seat = deal.turn
    before = deal._state.hands
    missing = cards_needed(deal, action) - Counter(hands.faces(before[seat], deal.rules.pack.family))
    if not missing or missing.total() > hands.count(before[seat], blank):
        return deal.play(action)
    known = hands.take(before[seat], [blank] * missing.total())
    for face in missing.elements():
        known = hands.add(known, face)
    deal.edit(hands=[*before[:seat], known, *before[seat + 1 :]])
    try:
        return deal.play(action)
    except Exception:
        deal.edit(hands=before)
        raise


def cards_needed(deal: Deal, action: Action) -> Counter[Face]:
    """The cards an action takes from the hand."""
    match action:
        case Discard(card=card):
            return Counter((card,))
        case Swap(cards=cards):
            return Counter(cards)
        case Meld(cards=cards, borrowed=borrowed) | LayOff(cards=cards, borrowed=borrowed):
            return _held(cards) - Counter(card for _, card in borrowed)
        case Claim(cards=cards):
            return _held(cards)
        case Open(melds=melds) | ShowMelds(melds=melds):
            return _held(face for cards in melds for face in cards)
        case GoOut(melds=melds, discard=discard):
            return _held(face for cards in melds for face in cards) + Counter(() if discard is None else (discard,))
        case Rearrange(table=table):
            lay = Counter(face for meld in deal._state.table for face in meld.cards)
            return Counter(face for cards in table for face in cards) - lay
        case _:
            return Counter()


def _held(cards: Iterable[Face]) -> Counter[Face]:
    return Counter(PRINTED_JOKER if face >= STANDING_FOR else face for face in cards)


def _blank(rules: Rules) -> Face:
    """The face of an unknown card or tile."""
    return UNKNOWN + FIRST_TILE if rules.pack.family == "tiles" else UNKNOWN


def _own(rules: Rules, face: Face) -> Face:
    return _blank(rules) if face == UNKNOWN else face
