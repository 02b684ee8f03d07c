"""Steady in a game of sides: what greedy does, with an eye on the pile, the partner and what the others may take.

With a second hand to come, the first one is to be laid as fast as can be, and greedy does that: only whether to take
the pile is weighed otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.bots import sides
from rummykit.cards import Face, number_of
from rummykit.match.sides import bonus_of
from rummykit.melds.books import best_groups
from rummykit.play.actions import Action, AnswerPartner, AskToGoOut, Discard, Draw, LayOff, Pass, TakePile
from rummykit.play.deal import Deal
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.steps.way_out import way_out
from rummykit.play.view import View
from rummykit.rules import MeldsAndBonuses, Rules

RICH = 5
"""A pile of so many cards is worth keeping from the others."""
FREEZE_FROM = 6
"""A pile of so many cards is frozen by a wild card that can be spared."""
CARD = 8
"""What a card in a hidden hand counts, about."""
BEARABLE = 60
"""So much may stay in the hand when the partner goes out."""
LATE = 10
"""With so few cards in the stock the deal is hurried to its end."""


def steady(rules: Rules, view: View) -> Action:
    """The next action of the turn."""
    deal = Deal.from_view(rules, view)
    side = SideRules(rules)
    if view.phase == "answer":
        return AnswerPartner(_lets_go_out(deal, view, side))
    if view.phase == "draw":
        return _draw(deal, view, side)
    if rules.second_hand is not None:
        return sides.greedy(rules, view)
    for action in _laying(rules, deal, view, side):
        if deal.can(action):
            return action
    actions = list(deal.legal_actions())
    discards = [action for action in actions if isinstance(action, Discard)]
    if discards:
        return min(discards, key=lambda action: _price(deal, view, side, action.card))
    return next((action for action in actions if isinstance(action, Pass)), actions[0])


# --- the draw


def _draw(deal: Deal, view: View, side: SideRules) -> Action:
    """Take the pile where it brings more than a draw; of the ways to take it, the one that costs the least."""
    actions = list(deal.legal_actions())
    takes = [action for action in actions if isinstance(action, TakePile)]
    others = [action for action in actions if isinstance(action, Draw | Pass)]
    if not takes:
        return others[0]
    way = min(takes, key=lambda action: sides.spends(side, action))
    if not others or isinstance(others[0], Pass) or _gain(deal, view, side, way) > 0:
        return way
    return others[0]


def _gain(deal: Deal, view: View, side: SideRules, way: TakePile) -> float:
    """What taking the pile brings beyond the cards of a draw, less the wild cards that it costs."""
    useful = sum(_use(deal, view, side, face) for face in view.discard_pile)
    wild = sum(face in side.melds.wild_faces for face in (*way.cards, *(face for meld in way.more for face in meld)))
    drawn = 1.2 * by_draw(deal)
    return useful - drawn - 1.5 * wild


def by_draw(deal: Deal) -> int:
    """How many cards a draw from the stock brings."""
    step = next((step for step in deal._flow.steps if hasattr(step, "drawn_by")), None)
    return 1 if step is None else int(step.drawn_by(deal.players))


def _use(deal: Deal, view: View, side: SideRules, face: Face) -> float:
    """What a card of the pile is good for: a group of the side, a group of the hand, or nothing yet."""
    if face in side.melds.wild_faces:
        return 2.5
    rank = number_of(face)
    if side.own_group(deal._state, rank) is not None:
        return 1.5
    alike = sum(number_of(other) == rank for other in (*view.hand, *view.discard_pile) if other < 52)
    return 1.0 if alike >= 3 else 0.5


# --- what is laid


def _laying(rules: Rules, deal: Deal, view: View, side: SideRules) -> Iterator[Action]:
    """What it would lay, the best first; an action may turn out not to be legal."""
    assert view.seat is not None
    way = way_out(side, deal._state)
    if way is not None and view.answer is not False and (view.answer or _pays(rules, view)):
        if _asks(view):
            yield AskToGoOut()
        yield from way
    if not view.opened[view.seat]:
        yield from sides.openings(deal, side)
        return
    if _is_late(view):
        yield from sides.in_order(side, sides.planned(rules, deal, view, side))
        return
    yield from _additions(deal, side, view)
    if len(view.hand) > sides.KEEPS:
        yield from sides.new_groups(side, view)


def _asks(view: View) -> bool:
    """Whether the partner is asked before going out: only where it holds many cards."""
    return view.answer is None and any(view.counts[seat] > 5 for seat in _partners(view) if seat != view.seat)


def _pays(rules: Rules, view: View) -> bool:
    """Whether the end of the deal costs the others more than the partner."""
    assert isinstance(rules.scoring, MeldsAndBonuses)
    mine = _partners(view)
    held = CARD * sum(view.counts[seat] for seat in mine if seat != view.seat)
    theirs = CARD * sum(view.counts[seat] for seat in view.order if seat not in mine) / max(1, len(view.sides) - 1)
    return rules.scoring.going_out + theirs >= held


def _lets_go_out(deal: Deal, view: View, side: SideRules) -> bool:
    """Whether the partner may go out: little is left in this hand, or little more would come of it."""
    held = sum(side.melds.worth(face) for face in view.hand)
    if held <= BEARABLE or _is_late(view):
        return True
    table = [(number, meld.cards) for number, meld in enumerate(view.table) if meld.owner in _partners(view)]
    found = best_groups(side.melds, view.hand, bonus_of(deal.rules), table)
    return found.worth < 2 * BEARABLE + sum(side.melds.worth(face) for face in found.left)


def _additions(deal: Deal, side: SideRules, view: View) -> Iterator[Action]:
    """Natural cards for groups of the side; wild cards where they complete a book, and not one that may stay pure."""
    wild = sorted((face for face in view.hand if face in side.melds.wild_faces), key=side.melds.worth)
    groups = sorted(deal._state.groups_of(deal.turn), key=lambda each: -len(each[1].cards))
    for number, meld in groups:
        rank = side.melds.rank_of(meld.cards)
        cards = tuple([face for face in view.hand if face not in wild and number_of(face) == rank])
        if cards:
            yield LayOff(number, cards)
            continue
        missing = side.books.size - len(meld.cards)
        pure = not side.melds.wild(meld.cards)
        most = 1 if pure and missing == 1 and sides.unseen(deal, view, rank) >= 2 else min(2, len(wild))
        if 0 < missing <= most and not (pure and missing == 1 and sides.unseen(deal, view, rank) >= 2):
            yield LayOff(number, tuple(wild[:missing]))
    yield from sides.wild_groups(deal, side, wild)


def _is_late(view: View) -> bool:
    """Whether the deal may be over before the next turn."""
    others = [count for seat, count in enumerate(view.counts) if seat in view.order and seat not in _partners(view)]
    return view.stock <= LATE or min(others) <= sides.ABOUT_TO_GO_OUT


def _partners(view: View) -> Sequence[int]:
    return sides.partners(view)


# --- the discard


def _price(deal: Deal, view: View, side: SideRules, card: Face) -> tuple[float, int]:
    """What discarding a card costs: what it may give the next player, and what the hand loses with it."""
    pile = len(view.discard_pile) + 1
    frozen = any(face in side.melds.wild_faces or side.is_bonus(face) for face in view.discard_pile)
    if card in side.melds.wild_faces:
        return _freezing(view, side, pile, frozen), side.melds.worth(card)
    if card in side.melds.last:
        # It keeps the next player off for one turn: it is worth keeping until there is something to keep off from.
        return (0.4 if pile < RICH else -1.0), 0
    rank = number_of(card)
    theirs = any(side.melds.rank_of(meld.cards) == rank for meld in view.table if meld.owner not in _partners(view))
    danger = 0.25 * sides.unseen(deal, view, rank) * (0.5 if _thrown(view, rank) else 1.0)
    if theirs:
        danger = danger + 1.0 if frozen else 4.0
    alike = sum(number_of(face) == rank for face in view.hand if face not in side.melds.wild_faces)
    loss = {1: 0.0, 2: 2.5}.get(alike, 3.0) + side.melds.worth(card) / 20
    return danger * min(pile, 12) / 3 + loss, card


def _thrown(view: View, rank: int) -> bool:
    """Whether one of the others has lately thrown this rank away."""
    lately = list(zip(view.discard_pile, view.discarded_by, strict=False))[-6:]
    return any(number_of(face) == rank and seat not in _partners(view) for face, seat in lately if face < 52)


def _freezing(view: View, side: SideRules, pile: int, frozen: bool) -> float:
    """What it costs to freeze the pile: a wild card, unless the pile is rich and only the others could take it."""
    spare = sum(face in side.melds.wild_faces for face in view.hand)
    assert view.seat is not None
    open_to_others = any(view.opened[seat] for seat in view.order if seat not in _partners(view))
    if frozen or pile < FREEZE_FROM or spare < 2 or not open_to_others or view.opened[view.seat]:
        return 1000.0
    return 6.0
