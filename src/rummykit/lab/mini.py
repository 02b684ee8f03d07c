"""Mini games: rummy so small that its equilibrium can be computed, and how far from it a bot plays.

Each is an ordinary sheet for two, or for two pairs of partners: a few cards, one or two turns each, and then the deal
is void if nobody has won it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from rummykit import rules
from rummykit.bots import Level, choose
from rummykit.bots.budget import USUAL, Budget
from rummykit.bots.sharp.small_games import mixture
from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.play.actions import Action, LayOff, Rearrange
from rummykit.play.view import View
from rummykit.playout.game_tree import InfoSet, SmallGame, Strategy, small_game
from rummykit.rules import Books, CardValues, DealOut, Names, Rules, SecondHand, Sides, Start, Stock

__all__ = ["MINI_GAMES", "SmallGame", "level_strategy", "small_game", "strategy_of"]

Decider: TypeAlias = Callable[[View, Random], Action]
"""What a seat does, whose turn it must be."""

_CARDS_START = Start(draw="lowest_deals", later="dealer_left")
_ONE_HAND = rules.SingleHand()

MINI_KNOCK = Rules(
    id="mini_knock",
    names=Names(en="Mini Knock Rummy"),
    players=(2, 2),
    pack=Pack(family="cards", suits=2, ranks=4),
    deal=DealOut(hand=3, upcard=True),
    start=_CARDS_START,
    groups=Groups(min_size=2),
    runs=Runs(),
    turn=(rules.Draw(), rules.Knock(limit=3), rules.Discard()),
    turns_each=1,
    stock=Stock(when_empty="void"),
    values=CardValues(),
    scoring=rules.Showdown(undercut=3, no_deadwood=3),
    match=_ONE_HAND,
)
"""Eight cards, three in hand; pairs and runs of three or more; knock with at most three points."""

MINI_GIN = Rules(
    id="mini_gin",
    names=Names(en="Mini Gin"),
    players=(2, 2),
    pack=Pack(family="cards", suits=2, ranks=3),
    deal=DealOut(hand=2, upcard=True),
    start=_CARDS_START,
    groups=Groups(min_size=2),
    runs=Runs(min_length=2),
    turn=(rules.Draw(upcard_offered=True), rules.Knock(limit=3), rules.Discard(), rules.LayOffWindow()),
    turns_each=2,
    stock=Stock(when_empty="void"),
    values=CardValues(),
    scoring=rules.GinShowdown(gin=3, undercut=3),
    match=_ONE_HAND,
)
"""Six cards, two in hand, melds of two; the first upcard is offered, and the other player lays off."""

MINI_RUMMY = Rules(
    id="mini_rummy",
    names=Names(en="Mini Rummy"),
    players=(2, 2),
    pack=Pack(family="cards", suits=2, ranks=4),
    deal=DealOut(hand=3, upcard=True),
    start=_CARDS_START,
    groups=None,
    runs=Runs(),
    turn=(rules.Draw(), rules.Play(), rules.Discard()),
    turns_each=1,
    stock=Stock(when_empty="flip", times=1),
    values=CardValues(),
    scoring=rules.HandsToWinner(),
    match=_ONE_HAND,
)
"""Eight cards, three in hand; runs of three or more are laid on the table, and everybody lays off there."""

MINI_TILES = Rules(
    id="mini_tiles",
    names=Names(en="Mini Tiles"),
    players=(2, 2),
    pack=Pack(family="tiles", suits=2, ranks=4),
    deal=DealOut(hand=3),
    start=Start(draw="highest_starts", later="draw_again"),
    groups=Groups(),
    runs=Runs(),
    turn=(rules.Rearrange(),),
    stock=Stock(when_empty="play_on"),
    values=CardValues(court=None),
    scoring=rules.RackPenalties(),
    match=_ONE_HAND,
)
"""Eight tiles of two colours, too few for groups, three on the rack and two in the pool; on until nobody can play."""

MINI_PARTNERS = Rules(
    id="mini_partners",
    names=Names(en="Mini Partners"),
    players=(4, 4),
    pack=Pack(family="cards", copies=7, suits=1, ranks=3, left_out=(3,)),
    deal=DealOut(hand=2, upcard=True),
    start=_CARDS_START,
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=None,
    wilds=Wilds(jokers=False, rank=2, most=1, natural_in_place=False, own_value=True),
    turn=(rules.Draw(discard_pile="whole"), rules.Play(one_per_rank=True), rules.Discard()),
    turns_each=1,
    stock=Stock(when_empty="ends"),
    values=CardValues(),
    sides=Sides(partners=(4,)),
    books=Books(size=4, natural=4, mixed=2),
    second_hand=SecondHand(cards=2, of="side", penalty_if_not_taken=2, called="pozzetto"),
    scoring=rules.MeldsAndBonuses(going_out=2, concealed=2),
    match=_ONE_HAND,
)
"""Seven aces and seven wild twos, two in hand, one in the stock; partners share their aces and a pozzetto of two."""

MINI_GAMES: Mapping[str, Rules] = {
    sheet.id: sheet for sheet in (MINI_KNOCK, MINI_GIN, MINI_RUMMY, MINI_TILES, MINI_PARTNERS)
}
"""Every mini game by its id."""


def strategy_of(game: SmallGame, player: Decider, samples: int = 1) -> Strategy:
    """What a player does in every information set, as often as in this many tries with the seeds 0, 1, 2 …

    With one sample it is the player whose chance is always that of seed 0. Raises `ValueError` for an action that the
    tree does not have.
    """
    known: dict[int, list[float]] = {}
    for view, numbers in game.alike.items():
        infoset = game.infosets[numbers[0]]
        played = Counter(_place(infoset, player(view, Random(seed))) for seed in range(samples))
        often = [played[place] / samples for place in range(len(infoset.actions))]
        known |= dict.fromkeys(numbers, often)
    return game.strategy(known[number] for number in range(len(game.infosets)))


def level_strategy(game: SmallGame, level: Level, budget: Budget = USUAL, samples: int = 1) -> Strategy:
    """What a bot of this level does; exact for `random`, and for `sharp` where it has solved the game."""
    if level == "random":
        return game.uniform()
    if level == "sharp" and mixture(game.rules, game.infosets[0].view, budget):
        return game.strategy(_mixed(game.rules, infoset, budget) for infoset in game.infosets)
    return strategy_of(game, lambda view, chance: choose(level, game.rules, view, chance, budget), samples)


def _mixed(sheet: Rules, infoset: InfoSet, budget: Budget) -> list[float]:
    found = mixture(sheet, infoset.view, budget)
    assert found is not None
    return [found.get(action, 0.0) for action in infoset.actions]


def _place(infoset: InfoSet, action: Action) -> int:
    """The number of an action in an information set; a table of tiles may lie in any order.

    The tree of a partner game lays off cards one by one: a player that lays off several begins with the first.
    """
    if isinstance(action, LayOff) and action not in infoset.actions:
        action = LayOff(action.meld, action.cards[:1])
    for place, each in enumerate(infoset.actions):
        if each == action or (isinstance(each, Rearrange) and _tables(each) == _tables(action)):
            return place
    raise ValueError(f"The tree has no {action} in this position:\n{infoset.view}")


def _tables(action: Action) -> list[list[int]] | None:
    return sorted(map(sorted, action.table)) if isinstance(action, Rearrange) else None
