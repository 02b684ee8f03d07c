"""Greedy in a game of sides with runs: lays what it can, plays its first hand out for the second, completes books."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rummykit.bots.way_out import way_out
from rummykit.cards import PRINTED_JOKER, Face, Faces, colour_of, number_of
from rummykit.play.actions import Action, Discard, Draw, LayOff, Meld
from rummykit.play.deal import Deal
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.view import View
from rummykit.rules import Rules

WORTH_TAKING = 4
"""A pile of so many cards is worth more than what the stock may bring."""
FEW = 6
"""With so few cards in hand wild cards help to play it out."""
LATE_STOCK = 10
"""With so few cards in the stock the deal may end soon, and points go to the table."""
ABOUT_TO_GO_OUT = 3
"""Somebody with so few cards may go out in the next turn."""


def greedy(rules: Rules, view: View) -> Action:
    """The next action of the turn."""
    deal, side = Deal.from_view(rules, view), SideRules(rules)
    if view.phase == "draw":
        return _draw(deal, view, side)
    found = way_out(deal, view)
    if found is not None:
        return found
    for action in _laying(deal, view, side):
        if deal.can(action):
            return action
    actions = list(deal.legal_actions())
    discards = [action for action in actions if isinstance(action, Discard)]
    if discards:
        return min(discards, key=lambda action: _price(deal, view, side, action.card))
    return actions[0]


# --- the draw


def _draw(deal: Deal, view: View, side: SideRules) -> Action:
    """The pile where it is large or its cards can be laid; else the stock."""
    actions = list(deal.legal_actions())
    pile = next((action for action in actions if isinstance(action, Draw) and action.source == "discard"), None)
    if pile is None or len(actions) == 1:
        return actions[0]
    cards = view.discard_pile
    if len(cards) == 1:
        return pile if _lays_with(deal, view, side, pile) else actions[0]
    wild = any(face in side.melds.wild_faces for face in cards)
    if wild or len(cards) >= WORTH_TAKING or _uses(deal, view, side, cards) * 2 >= len(cards):
        return pile
    return actions[0]


def _lays_with(deal: Deal, view: View, side: SideRules, draw: Draw) -> bool:
    """Whether something would be laid after taking the pile: else two players could pass a card to and fro for ever."""
    after = replace(view, hand=tuple(sorted((*view.hand, *view.discard_pile))))
    deal.play(draw)
    lays = any(deal.can(action) for action in _laying(deal, after, side))
    deal.undo()
    return lays


def _uses(deal: Deal, view: View, side: SideRules, pile: Faces) -> int:
    """How many cards of the pile go to melds of the side, or make natural melds with the hand."""
    melds = [meld.cards for _, meld in deal._state.groups_of(deal.turn)]
    held = (*view.hand, *pile)
    return sum(
        any(side.melds.extended(meld, (face,)) is not None for meld in melds) or _makes_meld(side, face, held)
        for face in pile
    )


def _makes_meld(side: SideRules, face: Face, held: Faces) -> bool:
    """Whether a card makes a natural meld with others of a hand that has it."""
    if face in side.melds.wild_faces:
        return True
    if sum(number_of(other) == number_of(face) for other in held if other < PRINTED_JOKER) >= 3:
        return True
    near = {
        number_of(other) - number_of(face)
        for other in held
        if other < PRINTED_JOKER and colour_of(other) == colour_of(face)
    }
    return any({step, step + 1, step + 2} <= near for step in (-2, -1, 0))


# --- what is laid


def _laying(deal: Deal, view: View, side: SideRules) -> Iterator[Action]:
    """What it would lay, the best first; an action may turn out not to be legal."""
    own = sorted(deal._state.groups_of(deal.turn), key=lambda each: -len(each[1].cards))
    natural = [face for face in dict.fromkeys(view.hand) if face not in side.melds.wild_faces]
    wild = sorted((face for face in view.hand if face in side.melds.wild_faces), key=side.melds.worth)
    hurries = _hurries(deal, view) or len(wild) > max(1, len(view.hand) - len(wild))
    for number, meld in own:
        for face in natural:
            longer = side.melds.extended(meld.cards, (face,))
            if longer is not None:
                yield LayOff(number, (face,))
    found = list(side.melds.within(deal._state.hands[deal.turn]))
    yield from map(Meld, sorted((meld for meld in found if not side.melds.wild(meld)), key=lambda meld: -len(meld)))
    for number, meld in own:
        for face in wild[:1] + wild[-1:]:
            longer = side.melds.extended(meld.cards, (face,))
            if longer is None:
                continue
            before, after = side.melds.wild(meld.cards), side.melds.wild(longer)
            completes = len(longer) == side.books.size
            if after == before or completes or (hurries and len(meld.cards) < side.books.size):
                yield LayOff(number, (face,))
    if wild and (hurries or len(own) < 2):
        mixed = (meld for meld in found if side.melds.wild(meld))
        yield from map(Meld, sorted(mixed, key=lambda meld: (-len(meld), side.melds.worth(meld[-1]))))


def _hurries(deal: Deal, view: View) -> bool:
    """Whether cards are better on the table: the hand is nearly played out, or the deal may be over soon."""
    assert view.seat is not None
    if deal._state.has_second(view.seat) and len(view.hand) <= FEW:
        return True
    partners = deal._state.side(view.seat)
    others = [view.counts[seat] for seat in view.order if seat not in partners and not deal._state.has_second(seat)]
    return view.stock <= LATE_STOCK or min(others, default=ABOUT_TO_GO_OUT + 1) <= ABOUT_TO_GO_OUT


# --- the discard


def _price(deal: Deal, view: View, side: SideRules, card: Face) -> tuple[float, int]:
    """What discarding a card costs: what it gives the next player, and what the hand loses with it."""
    assert view.seat is not None
    if card in side.melds.wild_faces:
        return 1000.0, side.melds.worth(card)
    partners = deal._state.side(view.seat)
    theirs = [meld.cards for meld in view.table if meld.owner not in partners]
    danger = 4.0 if any(side.melds.extended(meld, (card,)) is not None for meld in theirs) else 0.0
    mates = 0.0
    for other in view.hand:
        if other == card or other in side.melds.wild_faces:
            continue
        if number_of(other) == number_of(card):
            mates += 2.0
        elif colour_of(other) == colour_of(card) and abs(number_of(other) - number_of(card)) <= 2:
            mates += 1.5
    if sum(face == card for face in view.hand) > 1:
        mates += 2.0
    return danger + mates - side.melds.worth(card) / 20, card
