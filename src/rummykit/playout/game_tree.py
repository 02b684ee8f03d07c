"""The whole tree of a small two-player game: every deal, every draw and every action, walked with `play.Deal`.

Cards of the stock have no order until they are drawn. An information set is all that a seat has been told and has done
since the cards were dealt, so nobody forgets anything.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from rummykit import hands
from rummykit._playout import CfrPlus, GameTree
from rummykit.cards import Faces
from rummykit.match.score import price, tally
from rummykit.play.actions import Action, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.events import Drew, Event, StockTurned, seen_by
from rummykit.play.result import Result
from rummykit.play.view import View
from rummykit.rules import Rules

CHANCE, OVER = -1, -2
"""What stands for a player in nodes where nobody decides, as the native module has it."""
MOST_NODES = 3_000_000
"""The largest tree that is built: about 100 bytes a node."""

Strategy: TypeAlias = "array[float]"
"""A probability for each action in each information set, side by side as `SmallGame.infosets` lists them."""


class TooLargeError(ValueError):
    """A game whose tree would be larger than allowed."""


class Seating(NamedTuple):
    """How two players sit, clockwise, and who begins."""

    starter: int = 0
    order: tuple[int, ...] = (0, 1)


USUAL_SEATING = Seating()


class InfoSet(NamedTuple):
    """A decision as its seat knows it: what it sees, what it may do, where its probabilities begin in a strategy."""

    seat: int
    view: View
    actions: tuple[Action, ...]
    first: int

    def of(self, strategy: Sequence[float]) -> tuple[float, ...]:
        """What a strategy does here: the probabilities of `actions`."""
        return tuple(strategy[self.first : self.first + len(self.actions)])


class SmallGame:
    """A game with its tree and its information sets. A payoff is what seat 0 has above the mean of both."""

    def __init__(
        self, rules: Rules, infosets: tuple[InfoSet, ...], alike: Mapping[View, Sequence[int]], tree: GameTree
    ) -> None:
        self.rules = rules
        self.infosets = infosets
        self.alike = alike
        """By view, the numbers of the information sets that look like it."""
        self.tree = tree

    def strategy(self, parts: Iterable[Sequence[float]]) -> Strategy:
        """A strategy from its probabilities in each information set, in order."""
        return array("d", [each for part in parts for each in part])

    def uniform(self) -> Strategy:
        """Every action as often as any other."""
        return array("d", self.tree.uniform())

    def solved(self, iterations: int) -> Strategy:
        """The average strategy of this many iterations of CFR+, which approaches an equilibrium."""
        solver = CfrPlus(self.tree)
        solver.run(iterations)
        return array("d", solver.average())

    def nash_conv(self, strategy: Strategy) -> float:
        """What both seats together could gain by answering `strategy` as well as possible: 0 in an equilibrium."""
        return self.tree.nash_conv(strategy)


def small_game(rules: Rules, seating: Seating = USUAL_SEATING, most: int = MOST_NODES) -> SmallGame:
    """The whole tree of a game. Raises as `TreeBuilder` does."""
    builder = TreeBuilder(rules, seating, most)
    while builder.grow():
        pass
    return builder.game()


def deals(rules: Rules, seating: Seating = USUAL_SEATING) -> Iterator[tuple[float, Deal]]:
    """Every way to deal the cards to two players, with its probability."""
    pack, size = Counter(rules.pack_for(2).faces()), rules.deal.hand_for(2)
    for first, one in _hands(pack, size):
        for second, two in _hands(pack - Counter(first), size):
            left = pack - Counter(first) - Counter(second)
            for upcard, three in _hands(left, int(rules.deal.upcard)):
                yield one * two * three, _dealt(rules, seating, (first, second), upcard, left - Counter(upcard))


def _hands(pack: Counter[int], size: int) -> Iterator[tuple[Faces, float]]:
    """Every hand of this size, with its probability."""
    found = Counter(combinations(sorted(pack.elements()), size))
    total = found.total()
    for hand, count in found.items():
        yield hand, count / total


def _dealt(rules: Rules, seating: Seating, held: tuple[Faces, Faces], upcard: Faces, stock: Counter[int]) -> Deal:
    dealer = seating.order[1 - seating.order.index(seating.starter)] if rules.start.has_dealer else None
    deal = Deal(rules, starter=seating.starter, dealer=dealer, order=seating.order, undoable=False)
    deal._state.hands = [hands.of(each) for each in held]
    deal._state.stock, deal._state.pile = sorted(stock.elements()), list(upcard)
    for step in deal._flow.beginning:
        step.begin(deal._state)
    return deal


class TreeBuilder:
    """The nodes found so far, in preorder: `grow` adds those of one more deal.

    Raises `ValueError` for a sheet that is not for two players with equal hands or whose pile is shuffled in play, and
    `TooLargeError` where the tree has more than `most` nodes or deals need not end.
    """

    def __init__(self, rules: Rules, seating: Seating = USUAL_SEATING, most: int = MOST_NODES) -> None:
        if not rules.players[0] <= 2 <= rules.players[1] or rules.deal.starter_extra or rules.deal.wild_indicator:
            raise ValueError("A game tree is built for two players who get equal hands.")
        self.rules = rules
        self.most = most
        self._deals = deals(rules, seating)
        self.infosets: list[InfoSet] = []
        self.parents, self.sets = array("i"), array("i")
        self.players = array("b")
        self.chances, self.payoffs = array("d"), array("d")
        self._told: dict[tuple[object, ...], int] = {}
        self._known: dict[tuple[int, int], int] = {}
        self._alike: dict[View, list[int]] = {}
        self._worth: dict[Result, float] = {}
        self._slots = 0
        self._add(-1, CHANCE, 1.0)

    def grow(self) -> bool:
        """Walk the next deal from its beginning; returns whether there was one left."""
        chance, deal = next(self._deals, (0.0, None))
        if deal is None:
            return False
        family = self.rules.pack.family
        told = [
            self._number(seat, hands.faces(deal._state.hands[seat], family), tuple(deal._state.pile))
            for seat in range(2)
        ]
        try:
            self._visit(deal, 0, chance, told, False)
        except RecursionError:
            raise TooLargeError(f"Deals of {self.rules.names.en} need not end.") from None
        return True

    def game(self) -> SmallGame:
        """The game, once every deal has been walked."""
        tree = GameTree(self.parents, self.players, self.sets, self.chances, self.payoffs)
        return SmallGame(self.rules, tuple(self.infosets), self._alike, tree)

    def _add(self, parent: int, player: int, chance: float, infoset: int = -1, payoff: float = 0.0) -> int:
        node = len(self.parents)
        if node >= self.most:
            raise TooLargeError(f"The tree of {self.rules.names.en} has more than {self.most} nodes.")
        self.parents.append(parent)
        self.players.append(player)
        self.sets.append(infoset)
        self.chances.append(chance)
        self.payoffs.append(payoff)
        return node

    def _visit(self, deal: Deal, parent: int, chance: float, told: Sequence[int], ordered: bool) -> None:
        """A node and all below it; `ordered` where everybody knows in which order the stock lies."""
        if deal.result is not None:
            self._add(parent, OVER, chance, payoff=self._payoff(deal.result))
            return
        seat, actions = deal.turn, tuple(plays(deal) if self.rules.rearranges else deal.legal_actions())
        node = self._add(parent, seat, chance, self._infoset(deal, told[seat], actions))
        for action in actions:
            after = deal.clone()
            events = after.play(action)
            turned = next((event for event in events if isinstance(event, StockTurned)), None)
            if turned is not None and turned.shuffled:
                raise ValueError("A game tree is built for games whose discard pile is not shuffled.")
            if ordered or turned is not None or not _drawn(events):
                told_now = self._tell(told, seat, action, events)
                self._visit(after, node, 1.0, told_now, ordered or turned is not None)
            else:
                self._draw(deal, node, told, action, _drawn(events))

    def _payoff(self, result: Result) -> float:
        """By how much seat 0 is above the mean of both."""
        known = self._worth.get(result)
        if known is None:
            points = price(self.rules, result, tally(self.rules, result)).points
            ahead = (points[0] - points[1]) / 2
            known = -ahead if self.rules.scoring.low_score_wins else ahead
            self._worth[result] = known
        return known

    def _draw(self, deal: Deal, parent: int, told: Sequence[int], action: Action, count: int) -> None:
        """A chance node: every way the action can draw from the stock."""
        seat, node = deal.turn, self._add(parent, CHANCE, 1.0)
        stock = Counter(deal._state.stock)
        for cards, chance in _hands(stock, count):
            after = deal.clone()
            after._state.stock = [*sorted((stock - Counter(cards)).elements()), *cards]
            events = after.play(action)
            self._visit(after, node, chance, self._tell(told, seat, action, events), False)

    def _infoset(self, deal: Deal, told: int, actions: tuple[Action, ...]) -> int:
        """The number of an information set; a new one at the first node in it."""
        key = deal.turn, told
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = len(self.infosets)
            view = deal.view(deal.turn)
            self.infosets.append(InfoSet(deal.turn, view, actions, self._slots))
            self._alike.setdefault(view, []).append(found)
            self._slots += len(actions)
        return found

    def _tell(self, told: Sequence[int], seat: int, action: Action, events: Iterable[Event]) -> list[int]:
        """What each seat has been told, after events that an action has led to."""
        return [
            self._number(
                each,
                told[each],
                action if each == seat else None,
                *[seen_by(event, each) for event in events],
            )
            for each in range(2)
        ]

    def _number(self, *told: object) -> int:
        return self._told.setdefault(told, len(self._told))


def plays(deal: Deal) -> list[Action]:
    """The legal actions at a table of tiles, and several of them in one turn: sets laid, tiles added to sets."""
    found: dict[object, Action] = {}
    lots = [deal]
    while lots:
        before = lots.pop()
        for action in before.legal_actions():
            if not isinstance(action, Rearrange):
                found.setdefault(action, action)
                continue
            key = tuple(sorted(tuple(sorted(cards)) for cards in action.table))
            if key in found or not deal.can(Rearrange(action.table)):
                continue
            found[key] = Rearrange(action.table)
            after = before.clone()
            after.play(action)
            more = before.clone()
            more._state.table, more._state.hands, more._state.opened = (
                after._state.table,
                after._state.hands,
                after._state.opened,
            )
            lots.append(more)
    return list(found.values())


def _drawn(events: Iterable[Event]) -> int:
    """How many cards or tiles were drawn from the stock."""
    return sum(event.count for event in events if isinstance(event, Drew) and event.source != "discard")
