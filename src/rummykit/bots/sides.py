"""Greedy in a game of sides: opens as soon as it can, keeps pairs for the pile, builds books, discards what is safe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from rummykit.cards import Face, number_of
from rummykit.match.sides import bonus_of
from rummykit.melds.books import BestGroups, best_groups
from rummykit.play.actions import Action, AnswerPartner, AskToGoOut, Discard, Draw, LayOff, Meld, Open, Pass, TakePile
from rummykit.play.deal import Deal
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.steps.way_out import way_out
from rummykit.play.view import View
from rummykit.rules import Rules

WORTH_TAKING = 3
"""A pile of so many cards is worth more than what the stock may bring."""
GOOD_BASE = 4
"""A group of so many cards is worth each further one, even a pile of that card alone."""
KEEPS = 4
"""So many cards stay in the hand while the side cannot go out: they are what takes the pile."""
LATE_STOCK = 8
"""With so few cards in the stock the deal may end soon, and points go to the table."""
ABOUT_TO_GO_OUT = 3
"""Somebody with so few cards may go out in the next turn."""
SMALL_HAND = 6
"""With so few cards a player hurries to the second hand that waits."""
MOST_WAYS = 400
"""First melds that are compared; there are more only in very large hands."""


def greedy(rules: Rules, view: View) -> Action:
    """The next action of the turn."""
    if view.phase == "answer":
        return AnswerPartner(True)
    deal = Deal.from_view(rules, view)
    if view.phase == "draw":
        return _draw(deal, view)
    for action in _laying(rules, deal, view):
        if deal.can(action):
            return action
    actions = list(deal.legal_actions())
    discards = [action for action in actions if isinstance(action, Discard)]
    if discards:
        return min(discards, key=lambda action: _price(deal, view, action.card))
    return next((action for action in actions if isinstance(action, Pass)), actions[0])


# --- the draw


def _draw(deal: Deal, view: View) -> Action:
    """Take the pile where it is large or its top card builds a book; else the stock; without one, what is left."""
    actions = list(deal.legal_actions())
    side = SideRules(deal.rules)
    takes = sorted(
        (action for action in actions if isinstance(action, TakePile)), key=lambda action: spends(side, action)
    )
    others = [action for action in actions if isinstance(action, Draw | Pass)]
    if hurries(deal, view, side) and others and isinstance(others[0], Draw):
        return others[0]
    if takes and (not others or _is_worth_taking(deal, view, side, isinstance(others[0], Pass))):
        return takes[0]
    return others[0]


def spends(side: SideRules, action: TakePile) -> tuple[int, int]:
    """The wild cards and then all the cards that an action lays out of the hand."""
    cards = (*action.cards, *(face for meld in action.more for face in meld))
    return sum(face in side.melds.wild_faces for face in cards), len(cards)


def _is_worth_taking(deal: Deal, view: View, side: SideRules, no_stock: bool) -> bool:
    own = side.own_group(deal._state, number_of(view.discard_pile[-1]))
    if len(view.discard_pile) >= WORTH_TAKING or no_stock:
        return True
    return own is not None and len(own[1]) >= GOOD_BASE


def hurries(deal: Deal, view: View, side: SideRules) -> bool:
    """Whether the seat wants no card left: for its second hand, or to go out where its side has the books for that.

    In games without second hands a large pile is worth more than an early end.
    """
    seat = view.seat
    if deal.rules.second_hand is None or seat is None or not view.opened[seat]:
        return False
    if deal._state.has_second(seat):
        return len(view.hand) <= SMALL_HAND
    return side.has_books([meld.cards for _, meld in deal._state.groups_of(seat)], deal.players)


# --- what is laid


def _laying(rules: Rules, deal: Deal, view: View) -> Iterator[Action]:
    """What it would lay, the best first; an action may turn out not to be legal."""
    side = SideRules(rules)
    assert view.seat is not None
    way = way_out(side, deal._state)
    if way is not None:
        if side.lacks_yes(deal._state, view.seat):
            yield AskToGoOut()
        yield from way
    if not view.opened[view.seat]:
        yield from openings(deal, side)
        return
    plan = planned(rules, deal, view, side)
    if _is_late(view) or hurries(deal, view, side):
        yield from in_order(side, plan)
        return
    yield from _additions(deal, side, view)
    if deal._state.has_second(view.seat):
        yield from in_order(side, plan)
    elif len(view.hand) > KEEPS:
        yield from new_groups(side, view)


def openings(deal: Deal, side: SideRules) -> Iterator[Action]:
    """The first meld with the fewest wild cards, then with the fewest cards."""
    found = list(islice((action for action in deal.legal_actions() if isinstance(action, Open)), MOST_WAYS))

    def spends(action: Open) -> tuple[int, int]:
        cards = [face for meld in action.melds for face in meld]
        return sum(face in side.melds.wild_faces for face in cards), len(cards)

    yield from sorted(found, key=spends)[:1]


def planned(rules: Rules, deal: Deal, view: View, side: SideRules) -> BestGroups:
    """What the hand brings at most if all is laid now; groups that are laid last only if that leaves nothing."""
    table = [(number, meld.cards) for number, meld in deal._state.groups_of(deal.turn)]
    whole = best_groups(side.melds, view.hand, bonus_of(rules), table, side.melds.last)
    if len(whole.left) <= 1:
        return whole
    return best_groups(side.melds, view.hand, bonus_of(rules), table)


def in_order(side: SideRules, plan: BestGroups) -> Iterator[Action]:
    """The actions of a plan: what makes books first, what may only be laid last at the end."""
    for number, cards in sorted(plan.added, key=lambda each: -len(each[1])):
        yield LayOff(number, cards)
    for meld in sorted(plan.melds, key=lambda each: (side.melds.is_last(each), -len(each))):
        yield Meld(meld)


def _additions(deal: Deal, side: SideRules, view: View) -> Iterator[Action]:
    """Natural cards that belong to groups of the side, and the wild cards that complete a book."""
    wild = [face for face in view.hand if face in side.melds.wild_faces]
    wild.sort(key=side.melds.worth)
    for number, meld in deal._state.groups_of(deal.turn):
        rank = side.melds.rank_of(meld.cards)
        cards = tuple([face for face in view.hand if face not in wild and number_of(face) == rank])
        if cards:
            yield LayOff(number, cards)
            continue
        missing = side.books.size - len(meld.cards)
        if 0 < missing <= min(2, len(wild)):
            yield LayOff(number, tuple(wild[:missing]))
    yield from wild_groups(deal, side, wild)


def wild_groups(deal: Deal, side: SideRules, wild: Sequence[Face]) -> Iterator[Action]:
    """Wild cards on their own group, or so many of them that a book may come of it as a new one."""
    own = side.own_group(deal._state, side.melds.wild_rank) if side.melds.wilds.alone else None
    if own is not None:
        yield from (LayOff(own[0], tuple(wild[:count])) for count in range(len(wild), 0, -1))
    elif len(wild) >= GOOD_BASE:
        groups = sorted(side.melds.alone_within(tuple(wild)), key=len, reverse=True)
        yield from (Meld(group) for group in groups[:1])


def new_groups(side: SideRules, view: View) -> Iterator[Action]:
    """Natural groups of the hand, those that leave enough to take the pile with."""
    held = side.melds.sorted_out(view.hand).naturals
    for cards in sorted(held.values(), key=lambda each: -len(each)):
        if len(cards) >= 3 and len(view.hand) - len(cards) >= KEEPS - 1 and not side.melds.is_last(cards):
            yield Meld(cards)


def _is_late(view: View) -> bool:
    """Whether the deal may be over before the next turn."""
    others = [count for seat, count in enumerate(view.counts) if seat in view.order and seat not in partners(view)]
    return view.stock <= LATE_STOCK or min(others) <= ABOUT_TO_GO_OUT


def partners(view: View) -> tuple[int, ...]:
    """The seats of the side, the own one among them."""
    assert view.seat is not None
    return next((side for side in view.sides if view.seat in side), (view.seat,))


# --- the discard


def _price(deal: Deal, view: View, card: Face) -> tuple[float, int]:
    """What discarding a card costs: what it may give the next player, and what the hand loses with it."""
    side = SideRules(deal.rules)
    if card in side.melds.wild_faces:
        return 1000.0, side.melds.worth(card)
    if card in side.melds.last or card in side.melds.barred:
        return -1.0, 0
    rank = number_of(card)
    theirs = [meld for meld in view.table if meld.owner not in partners(view)]
    alike = sum(number_of(face) == rank for face in view.hand if face not in side.melds.wild_faces)
    pile = len(view.discard_pile) + 1
    frozen = any(face in side.melds.wild_faces or side.is_bonus(face) for face in view.discard_pile)
    danger = 0.25 * unseen(deal, view, rank)
    if any(side.melds.rank_of(meld.cards) == rank for meld in theirs):
        danger = danger + 1.0 if frozen else 4.0
    loss = {1: 0.0, 2: 2.5}.get(alike, 1.5) + side.melds.worth(card) / 20
    return danger * min(pile, 10) / 3 + loss, card


def unseen(deal: Deal, view: View, rank: int) -> int:
    """How many natural cards of a rank are neither on the table, nor in the pile, nor in this hand."""
    seen: Counter[int] = Counter(number_of(face) for face in _open_cards(view))
    return max(0, 4 * deal.rules.pack_for(deal.players).copies - seen[rank])


def _open_cards(view: View) -> Iterable[Face]:
    yield from view.hand
    yield from view.discard_pile
    for meld in view.table:
        yield from meld.cards
