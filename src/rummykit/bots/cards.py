"""Greedy at a table of cards: take the upcard when it helps, go out, meld, lay off, discard the least useful card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rummykit import solve
from rummykit.bots import contracts, discards, ends
from rummykit.bots.knowledge import of_loose
from rummykit.bots.outlook import fewest_held, live
from rummykit.bots.way_out import way_out
from rummykit.cards import PRINTED_JOKER, Face, colour_of, number_of
from rummykit.melds.arrange import MAX_HELD, Arrangement, best_arrangement
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import best_melds
from rummykit.play.actions import (
    Action,
    Buy,
    Call,
    CallEnd,
    Claim,
    Discard,
    Draw,
    Force,
    GoOut,
    Knock,
    LayOff,
    Meld,
    Open,
    Pass,
    PassOn,
    ShowMelds,
    Swap,
)
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.steps.careless import Carelessness
from rummykit.play.view import View
from rummykit.rules import BuyWindow, Rules
from rummykit.rules import Discard as DiscardStep
from rummykit.rules import Draw as DrawStep
from rummykit.solve.best_hand import values_of

ABOUT_TO_GO_OUT = 3
"""Where another hand has so few cards, a larger hand of one's own is a loss."""
WORTH_OF_NEARER = 10
"""What a card that brings a contract nearer is worth in points: as much as one that is not left in the hand."""
FEW_TO_FORCE = 1
"""A forced card that leaves so few in the hand it came from would help its owner out."""
KNOCKS_AT = 10
"""The deadwood with which it knocks in the first rounds, plus one point for every turn it has had."""


def greedy(rules: Rules, view: View) -> Action:
    """The next action of the turn; draws first, and ends with a discard."""
    deal = Deal.from_view(rules, view)
    actions = list(deal.legal_actions())
    if view.phase in ("dealt", "answer") or any(isinstance(action, CallEnd) for action in actions):
        ended = ends.answer(rules, view, actions)
        if ended is not None:
            return ended
        actions = [action for action in actions if not isinstance(action, CallEnd)]
    if view.phase == "force":
        return _force(rules, view, actions)
    if view.phase == "pass_on":
        return PassOn(least_useful(rules, view.hand, view.hand))
    if view.phase == "claim":
        return _claim(rules, view, actions)
    if view.phase == "draw" or (view.phase == "call" and any(isinstance(action, Draw) for action in actions)):
        return _draw(rules, deal, view, actions)
    if view.phase == "buy":
        return Buy() if _is_worth_buying(rules, view) else Pass()
    found = way_out(deal, view)
    if found is not None:
        return found
    actions = _with_the_turned(rules, view, actions)
    for choose in (_go_out, _call, _swap, _open, _show, _knock, _meld, _lay_off):
        action = choose(rules, view, actions)
        if action is not None:
            return action
    loose = [action.card for action in actions if isinstance(action, Discard)]
    if not loose:
        return actions[0]
    loose = without_penalty(rules, deal, loose)
    if view.finisher is not None:
        return Discard(_cheapest_end(rules, view.hand, loose))
    if rules.opening is not None and rules.opening.contract is not None:
        return Discard(_least_wanted(rules, view, loose))
    return Discard(least_useful(rules, view.hand, loose))


def without_penalty(rules: Rules, deal: Deal, discards: list[Face]) -> list[Face]:
    """Those of the discards that are not careless, or all where every one is."""
    discard = rules.step(DiscardStep)
    if discard is None or not discard.careless or len(discards) == 1:
        return discards
    careless = Carelessness(rules).among(deal._state, discards)
    return [card for card in discards if card not in careless] or discards


def _with_the_turned(rules: Rules, view: View, actions: list[Action]) -> list[Action]:
    """Without what is laid from the hand alone, where the card turned up can be laid: it is lost otherwise."""
    draw, card = rules.step(DrawStep), view.must_play
    if card is None or draw is None or not draw.hand_melds:
        return actions
    owed = [action for action in actions if isinstance(action, Meld | LayOff) and card in action.cards]
    return (
        [action for action in actions if action in owed or not isinstance(action, Meld | LayOff)] if owed else actions
    )


def _force(rules: Rules, view: View, actions: Sequence[Action]) -> Action:
    """Have a declined card laid off, which costs its owner another card of the hand.

    Not where that leaves the owner next to none, nor where the card is of use to oneself.
    """
    forced = next((action for action in actions if isinstance(action, Force)), None)
    owner = view.resume
    if forced is None or owner is None or view.counts[owner] <= FEW_TO_FORCE:
        return Pass()
    return Pass() if _gain(rules, view, view.discard_pile[-1]) > 0 else forced


# --- the draw


def _draw(rules: Rules, deal: Deal, view: View, actions: Sequence[Action]) -> Action:
    """Take the upcard, or the best of several, if it helps; else the stock; else do whatever is left."""
    offered = [action for action in actions if isinstance(action, Draw) and action.source == "discard"]
    draw = rules.step(DrawStep)
    if draw is not None and draw.discard_pile == "down_to_card":
        taste = discards.OF_LAID_CARDS if of_loose(rules) < 0 else discards.USUAL
        best = discards.best_taking(rules, view, offered, arranged, taste)
        return best or next(action for action in actions if action not in offered)
    helps = _helps if view.finisher is None else _ends_cheaper
    helping = [action for action in offered if helps(rules, deal, view, action)]
    if helping:
        return max(helping, key=lambda action: _gain(rules, view, _card(view, action)))
    fallback: tuple[Callable[[Action], bool], ...] = (
        lambda action: isinstance(action, GoOut),
        lambda action: isinstance(action, Draw) and action.source == "stock",
        lambda action: isinstance(action, Pass),
    )
    for wanted in fallback:
        for action in actions:
            if wanted(action):
                return action
    return actions[0]


def _card(view: View, action: Draw) -> Face:
    return view.discard_pile[-1] if action.card is None else action.card


def _gain(rules: Rules, view: View, card: Face) -> int:
    """How much more of the hand is melded with a card, after discarding another."""
    held = (*view.hand, card)
    found = arranged(rules, held)
    value = found.value
    if not found.left:
        kept = solve.hand(rules, held, discard=True, keep=(card,))
        value = 0 if kept is None else kept.value
    return value - arranged(rules, view.hand).value


def _helps(rules: Rules, deal: Deal, view: View, action: Draw) -> bool:
    """Whether taking a discard helps: a joker, a card that adds to melds or can be laid off, or one to go out with.

    A joker for a hand of jokers alone is none: one of them would be discarded, and two such hands would go on for ever.
    """
    card = _card(view, action)
    if contracts.due(rules, view) is not None:
        return contracts.cards_gained_with(rules, view.hand, card) > 0
    wild = is_wild(rules, card) and not all(is_wild(rules, held) for held in view.hand)
    if view.must_play is not None or wild or _gain(rules, view, card) > 0:
        return True
    taken = deal.clone()
    taken.play(action)
    return any(
        (isinstance(after, LayOff) and card in after.cards)
        or (isinstance(after, Open) and rules.opening is not None)
        or isinstance(after, GoOut)
        or (isinstance(after, Meld) and len(after.cards) - len(after.borrowed) == len(view.hand) + 1)
        for after in taken.legal_actions()
    )


def _ends_cheaper(rules: Rules, deal: Deal, view: View, action: Draw) -> bool:
    """Whether a last turn leaves less with a discard than it does on average with a card of the stock."""
    coming = live(rules, view)
    from_stock = sum(count * _left_in_the_end(rules, (*view.hand, card)) for card, count in coming.items())
    return _left_in_the_end(rules, (*view.hand, _card(view, action))) * coming.total() < from_stock


def _left_in_the_end(rules: Rules, held: Sequence[Face]) -> int:
    """What a hand counts that draws no more and discards a card that is in no meld."""
    found = arranged(rules, held)
    return found.deadwood - max((rules.values.of(face) for face in found.left), default=0)


def _is_worth_buying(rules: Rules, view: View) -> bool:
    """Whether the top discard brings the contract nearer, and the hand does not grow beyond all use."""
    buy, contract = rules.step(BuyWindow), contracts.due(rules, view)
    if buy is None or contract is None or len(view.hand) + buy.penalty >= MAX_HELD:
        return False
    if contract.whole_hand or fewest_held(view) <= ABOUT_TO_GO_OUT:
        return False  # where the whole hand must be laid at once, what is bought with the card must be laid too
    return contracts.cards_gained_with(rules, view.hand, view.discard_pile[-1]) * WORTH_OF_NEARER > buy.points


def _claim(rules: Rules, view: View, actions: Sequence[Action]) -> Action:
    """The claim that leaves the fewest cards in no meld, if it leaves fewer than there are now; else let it pass."""
    before = len(arranged(rules, view.hand).left)

    def left(claim: Claim) -> tuple[int, int]:
        rest = list(view.hand)
        for card in claim.cards:
            rest.remove(card)
        return len(arranged(rules, rest).left), -sum(map(rules.values.of, claim.cards))

    best = min((action for action in actions if isinstance(action, Claim)), key=left, default=None)
    return best if best is not None and left(best)[0] < before else Pass()


# --- the turn


def _go_out(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    """Go out, discarding the cheapest card or none."""
    outs = [action for action in actions if isinstance(action, GoOut)]
    return min(outs, key=lambda action: action.discard is not None, default=None)


def _call(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    return next((action for action in actions if isinstance(action, Call | Pass)), None)


def _swap(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    return next((action for action in actions if isinstance(action, Swap)), None)


def _open(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    """The first meld with the fewest jokers, then the most cards."""
    opens = [action for action in actions[:2000] if isinstance(action, Open)]

    def worth(action: Open) -> tuple[int, int]:
        cards = [face for meld in action.melds for face in from_hand(meld)]
        return -cards.count(PRINTED_JOKER), len(cards)

    return max(opens, key=worth, default=None)


def _show(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    """The melds that leave the fewest points."""
    shows = [action for action in actions if isinstance(action, ShowMelds)]
    return max(shows, key=lambda each: sum(rules.values.of(face) for meld in each.melds for face in meld), default=None)


def _knock(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    knock = next((action for action in actions if isinstance(action, Knock)), None)
    if knock is None or not rules.scoring.compared:
        return None
    found = arranged(rules, view.hand)
    worst = max((rules.values.of(face) for face in found.left), default=0)
    patience = KNOCKS_AT + view.turn_number // len(view.order)
    return knock if found.deadwood - worst <= patience else None


def _meld(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    """A meld of the best arrangement; with jokers, the most valuable that spends the fewest."""
    melds = [action for action in actions if isinstance(action, Meld) and not action.borrowed]
    if not melds:
        return None
    best = {frozenset(from_hand(cards)) for cards in arranged(rules, view.hand).melds}

    def worth(action: Meld) -> tuple[bool, int, int]:
        cards = from_hand(action.cards)
        jokers = cards.count(PRINTED_JOKER)
        return frozenset(cards) in best, -jokers, len(cards)

    return max(melds, key=worth)


def _lay_off(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    """The most expensive card that fits; a joker only with the last cards."""
    offs = [action for action in actions if isinstance(action, LayOff)]
    wanted: list[LayOff | Meld] = [
        action for action in offs if PRINTED_JOKER not in from_hand(action.cards) or len(view.hand) <= 2
    ]
    if view.must_play is not None:
        wanted = [*offs] or [action for action in actions if isinstance(action, Meld)]

    def rid_of(action: LayOff | Meld) -> tuple[int, int]:
        lent = [card for _, card in action.borrowed]
        cards = from_hand(action.cards)
        return sum(map(rules.values.of, cards)) - sum(map(rules.values.of, from_hand(tuple(lent)))), -len(lent)

    return max(wanted, key=rid_of, default=None)


def least_useful(
    rules: Rules,
    hand: Sequence[Face],
    discards: Sequence[Face],
    lying: Sequence[Face] = (),
    a_point: float | None = None,
) -> Face:
    """Of the cards outside the best arrangement, the one that costs most and promises least; never a wild card.

    Where cards count when they are laid, it is the one that is worth least. A card that would make melds with those
    `lying` in the pile is kept too. Where only cards of melds may go, it is the one without which the least is left:
    two players who broke better ones would take the same cards from one another for ever. `a_point` is what a point
    counts for a discard, if that is not what the scoring says.
    """
    found = arranged(rules, hand)
    natural = [card for card in discards if not is_wild(rules, card)] or list(discards)
    loose = [card for card in natural if card in found.left]
    if not loose:
        return _cheapest_end(rules, hand, natural)
    counts = of_loose(rules) if a_point is None else a_point
    kept_with = (*hand, *lying)
    return max(loose, key=lambda card: (counts * rules.values.of(card) - promise(rules, card, kept_with), card))


def _cheapest_end(rules: Rules, hand: Sequence[Face], discards: Sequence[Face]) -> Face:
    """The card without which the least is left of a hand that draws no more."""

    def left(card: Face) -> tuple[int, Face]:
        rest = list(hand)
        rest.remove(card)
        return arranged(rules, rest).deadwood, card

    return min(dict.fromkeys(discards), key=left)


def _least_wanted(rules: Rules, view: View, discards: Sequence[Face]) -> Face:
    """The dearest card that neither the contract needs nor, once it lies, the table takes; never a joker."""
    if contracts.due(rules, view) is not None:
        spare = contracts.unused(rules, view.hand)
    else:
        melds = card_melds(rules)
        spare = tuple(
            card for card in view.hand if not any(melds.extensions(meld.cards) >> card & 1 for meld in view.table)
        )
    choice = [card for card in discards if card in spare and card != PRINTED_JOKER]
    choice = choice or [card for card in discards if card != PRINTED_JOKER] or list(discards)
    return max(choice, key=lambda card: (rules.values.of(card) - promise(rules, card, view.hand), card))


def arranged(rules: Rules, hand: Sequence[Face]) -> Arrangement:
    """The best arrangement, wild cards and all; of a hand too large to solve, of as many cards as can be."""
    values = values_of(rules)
    some, rest = hand[:MAX_HELD], hand[MAX_HELD:]
    if any(is_wild(rules, face) for face in some):
        best = best_melds(some, rules.groups, rules.runs, rules.wilds, values)
        assert best is not None
    else:
        best = best_arrangement(some, groups=rules.groups, runs=rules.runs, values=values[:PRINTED_JOKER])
    if not rest:
        return best
    left = (*best.left, *rest)
    return Arrangement(melds=best.melds, left=left, value=best.value, deadwood=sum(values[face] for face in left))


def is_wild(rules: Rules, face: Face) -> bool:
    """Whether a card may stand for others: a joker, or of a rank that the sheet makes wild."""
    if face >= PRINTED_JOKER:
        return True
    return rules.wilds is not None and rules.wilds.of_rank(face)


def promise(rules: Rules, card: Face, hand: Sequence[Face]) -> int:
    """How close the card is to a meld: points for each partner of its rank or next to it in its suit."""
    near = _partners(rules.groups is not None, rules.runs is not None)[card]
    return sum([near[other] for other in hand])


@lru_cache(maxsize=4)
def _partners(groups: bool, runs: bool) -> list[list[int]]:
    """How good a partner each card is for each other, in a game with groups or runs."""

    def partner(card: Face, other: Face) -> int:
        if other == PRINTED_JOKER:
            return 1
        if number_of(other) == number_of(card):
            return 4 if groups and other != card else 0
        if colour_of(other) == colour_of(card):
            return {1: 4, 2: 2}.get(abs(number_of(other) - number_of(card)), 0) if runs else 0
        return 0

    faces = range(PRINTED_JOKER + 1)
    return [[partner(card, other) for other in faces] for card in faces]
