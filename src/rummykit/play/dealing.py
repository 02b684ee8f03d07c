"""How the cards of a deal are shuffled and dealt: hands, second hands, the first upcard, what chance makes wild."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit import hands
from rummykit.cards import Face, is_joker, number_of
from rummykit.melds.cut_joker import cut_by
from rummykit.melds.indicated import next_tile
from rummykit.play.events import Dealt, Event, Upcard, WildIndicator
from rummykit.play.state import State
from rummykit.rules import Rules, SecondHand
from rummykit.shuffle import shuffled


def deal_out(state: State, players: int) -> Iterator[Event]:
    """Shuffle and deal to the seats of `order`, the starter first; what is left is the stock."""
    rules, order = state.rules, state.order
    playing = len(order)
    cards = shuffled(rules.pack_for(playing).faces(), state.seed, f"deal {state.number}")
    given = rules.deal.hand_for(playing) * playing
    first = order.index(state.starter)
    got: list[list[Face]] = [[] for _ in range(players)]
    for place in range(playing):
        got[order[(first + place) % playing]] = cards[place:given:playing]
    extra = given + rules.deal.starter_extra
    got[state.starter] += cards[given:extra]
    second = extra if rules.second_hand is None else extra + _deal_second(state, rules.second_hand, cards[extra:])
    stock = cards[: second - 1 : -1]
    state.hands = [hands.of(cards) for cards in got]
    for seat in order:
        yield Dealt(seat, len(got[seat]), tuple(sorted(got[seat])))
    state.pile = []
    if rules.deal.upcard:
        while rules.deal.joker_put_back and is_joker(stock[-1]):
            stock.insert(0, stock.pop())
        state.pile.append(stock.pop())
        state.discarded_by.append(None)
        yield Upcard(state.pile[0])
    if rules.deal.wild_indicator:
        one_tile = rules.deal.indicates == "next"
        at = next(place for place, face in enumerate(stock) if not (one_tile and is_joker(face)))
        indicator = stock.pop(at)
        state.wild, state.indicator = _made_wild(rules, indicator), indicator
        yield WildIndicator(indicator, state.wild)
    state.stock = stock


def _deal_second(state: State, word: SecondHand, cards: list[Face]) -> int:
    """Second hands are dealt from the top of these cards, to the starter's side first; returns their number."""
    state.second_hands = [()] * len(state.opened)
    owners = list(
        dict.fromkeys(state.seconds_of(seat)[0] for seat in state.clockwise_from(state.before(state.starter)))
    )
    for number, owner in enumerate(owners):
        state.second_hands[owner] = tuple(cards[number * word.cards : (number + 1) * word.cards])
    state.picked_up = [False] * len(state.second_hands)
    return len(owners) * word.cards


def _made_wild(rules: Rules, indicator: Face) -> int:
    """What an indicator makes wild: a rank, the next tile, or what the cut card says."""
    if rules.deal.indicates == "next":
        return next_tile(indicator)
    if rules.deal.cuts:
        return cut_by(indicator)
    return 1 if is_joker(indicator) else number_of(indicator)
