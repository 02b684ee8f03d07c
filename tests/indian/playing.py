"""Deals and matches of the Indian games, played at random or by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rummykit import Deal, Match, games, hands
from rummykit.cards import Face, parse
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Declare, Discard, Draw, Drop, Leave, Timeout
from rummykit.play.events import Event
from rummykit.rules import Rules

IDS = ("indian_rummy_points", "indian_rummy_pool101", "indian_rummy_pool201", "indian_rummy_deals")

IDLE = "2C 9H JD 3S 6C TD QH 4H 8D KC 5C 7D 3D"
"""Thirteen cards that make nothing, whatever is wild but the two of hearts."""

SHOW = "5H 6H 7H 9S TS JS 4C 4D 4S KD KS KC KH"
GROUPS = ("5H 6H 7H", "9S TS JS", "4C 4D 4S", "KD KS KC KH")


def table(
    *held: str, pile: str = "5D", stock: str = "AS AH 8C 8S", wild: int = 2, game: str = IDS[0], **options: bool | int
) -> Deal:
    """A deal with these hands, the first to act; one idle seat if there is only one hand."""
    given = held if len(held) > 1 else (*held, IDLE, IDLE)
    return Deal.position(
        games.get(game, **options),
        hands_held=[parse(hand) for hand in given],
        stock=parse(stock),
        pile=parse(pile),
        wild=wild,
    )


def declare(groups: Sequence[str], finish: str) -> Declare:
    return Declare(tuple(parse(group) for group in groups), parse(finish)[0])


def choose(deal: Deal, rng: Random) -> Action:
    """A random action: drops are rare, declarations right or wrong, clocks run out, people leave."""
    chance = rng.random()
    if chance < 0.03:
        return Timeout()
    if chance < 0.04:
        return Leave()
    actions = list(deal.legal_actions())
    good = [action for action in actions if isinstance(action, Declare)]
    if good:
        return rng.choice(good)
    discards = [action for action in actions if isinstance(action, Discard)]
    if discards and chance < 0.06:
        finish = rng.choice(discards).card
        rest = list(hands.faces(hands.remove(deal._state.hands[deal.turn], finish)))
        rng.shuffle(rest)
        return Declare((tuple(rest[:3]), tuple(rest[3:6]), tuple(rest[6:])), finish)
    if Drop() in actions and chance < 0.95:
        actions.remove(Drop())
    return rng.choice(actions)


def play_deal(deal: Deal, rng: Random) -> list[tuple[Action, tuple[Event, ...]]]:
    """The deal to its end; what was done and what came of it."""
    log = []
    while deal.result is None:
        action = choose(deal, rng)
        log.append((action, deal.play(action)))
    return log


def play_match(rules: Rules, players: int, seed: int) -> Match:
    match, rng = Match(rules, players, seed), Random(seed)
    while True:
        while match.deal.result is None:
            match.play(choose(match.deal, rng))
        if match.result is not None:
            return match
        match.next_deal()


def everything(deal: Deal) -> list[Face]:
    """Every card of a deal, wherever it lies."""
    laid = [face for meld in deal._state.table for face in from_hand(meld.cards)]
    held = [face for hand in deal._state.hands for face in hands.faces(hand)]
    aside = [] if deal._state.indicator is None else [deal._state.indicator]
    return sorted([*held, *laid, *deal._state.stock, *deal._state.pile, *aside])


def take(deal: Deal, source: str) -> None:
    deal.play(Draw("stock" if source == "stock" else "discard"))
