"""The whole tree of a small game: every deal, every draw and every action, walked with `play.Deal`.

Cards of the stock and of second hands have no order until somebody gets them. An information set is all that a seat has
been told and has done since the cards were dealt, so nobody forgets anything.
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
from rummykit.match.sides import sides_of
from rummykit.play.actions import Action, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.events import Drew, Event, PickedUp, StockTurned, seen_by
from rummykit.play.result import Result
from rummykit.play.view import View
from rummykit.rules import Rules

NO_GAIN = 1e-12
"""What is too little to be a gain."""
CHANCE, OVER = -1, -2
"""What stands for a player in nodes where nobody decides, as the native module has it."""
MOST_NODES = 3_000_000
"""The largest tree that is built: about 100 bytes a node."""

Strategy: TypeAlias = "array[float]"
"""A probability for each action in each information set, side by side as `SmallGame.infosets` lists them."""


class TooLargeError(ValueError):
    """A game whose tree would be larger than allowed."""


class Seating(NamedTuple):
    """How players sit, clockwise, and who begins."""

    starter: int
    order: tuple[int, ...]


def fewest(rules: Rules) -> Seating:
    """As few players as a sheet allows; seat 0 begins."""
    return Seating(0, tuple(range(rules.players[0])))


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
    """A game with its tree and its information sets. A payoff is what a seat has above the mean of all."""

    def __init__(
        self,
        rules: Rules,
        seating: Seating,
        infosets: tuple[InfoSet, ...],
        alike: Mapping[View, Sequence[int]],
        tree: GameTree,
    ) -> None:
        self.rules = rules
        self.sides = sides_of(rules, seating.order)
        """The seats that play together; everybody alone in a game without sides."""
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
        """The average strategy of this many iterations of CFR+.

        With two seats it approaches an equilibrium. With more there is no guarantee; `nash_conv` measures the distance.
        """
        solver = CfrPlus(self.tree)
        solver.run(iterations)
        return array("d", solver.average())

    def nash_conv(self, strategy: Strategy) -> float:
        """The sum of `gains`: 0 in an equilibrium."""
        return sum(self.gains(strategy))

    def gains(self, strategy: Strategy) -> tuple[float, ...]:
        """What each seat could gain by the best response to `strategy`, while all others keep it, its partner too."""
        return tuple(self.tree.gains(strategy))

    def side_gains(self, strategy: Strategy) -> tuple[float, ...]:
        """What each side gains for each partner where its seats respond in turn until neither improves alone.

        Two partners who change together might gain more, so this is a lower bound.
        """
        return tuple(self._side_gain(strategy, side) for side in self.sides)

    def _side_gain(self, strategy: Strategy, side: Sequence[int]) -> float:
        before = self.tree.values(strategy)[side[0]]
        return max(self._in_turn(strategy, seats) for seats in (side, side[::-1])) - before

    def _in_turn(self, strategy: Strategy, seats: Sequence[int]) -> float:
        """What a side gets when its seats respond in turn, beginning with the first of these."""
        worth, stale, number = self.tree.values(strategy)[seats[0]], 0, 0
        while stale < len(seats):
            found, answer = self.tree.best_response(strategy, seats[number % len(seats)])
            if found > worth + NO_GAIN:
                worth, stale = found, 0
                strategy = array("d", answer)
            else:
                stale += 1
            number += 1
        return worth


def small_game(rules: Rules, seating: Seating | None = None, most: int = MOST_NODES) -> SmallGame:
    """The whole tree of a game, for as few players as the sheet allows. Raises as `TreeBuilder` does."""
    builder = TreeBuilder(rules, seating or fewest(rules), most)
    while builder.grow():
        pass
    return builder.game()


def deals(rules: Rules, seating: Seating) -> Iterator[tuple[float, Deal]]:
    """Every way to deal the cards, with its probability; second hands are still one with the stock."""
    players = len(seating.order)
    size, upcard = rules.deal.hand_for(players), int(rules.deal.upcard)
    for lots, chance, left in _lots(Counter(rules.pack_for(players).faces()), (size,) * players + (upcard,)):
        yield chance, _dealt(rules, seating, lots[:-1], lots[-1], left)


def _lots(pack: Counter[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[Faces, ...], float, Counter[int]]]:
    """Every way to take lots of these sizes from a pack, with its probability and what is left."""
    if not sizes:
        yield (), 1.0, pack
        return
    for lot, chance in _hands(pack, sizes[0]):
        for others, likely, left in _lots(pack - Counter(lot), sizes[1:]):
            yield (lot, *others), chance * likely, left


def _hands(pack: Counter[int], size: int) -> Iterator[tuple[Faces, float]]:
    """Every hand of this size, with its probability."""
    found = Counter(combinations(sorted(pack.elements()), size))
    total = found.total()
    for hand, count in found.items():
        yield hand, count / total


def _dealt(rules: Rules, seating: Seating, held: Sequence[Faces], upcard: Faces, stock: Counter[int]) -> Deal:
    order = seating.order
    dealer = order[order.index(seating.starter) - 1] if rules.start.has_dealer else None
    deal = Deal(rules, len(order), starter=seating.starter, dealer=dealer, order=order, undoable=False)
    deal._state.hands = [hands.of(each) for each in held]
    deal._state.pile = list(upcard)
    _hide(deal, sorted(stock.elements()))
    for step in deal._flow.beginning:
        step.begin(deal._state)
    return deal


def _hide(deal: Deal, unseen: Sequence[int], drawn: Faces = (), owner: int | None = None) -> None:
    """Put unseen cards under second hands and the stock, and those `drawn` where they are taken next.

    That is the second hand of `owner`, or the top of the stock.
    """
    begin, lying = 0, []
    for seat, second in enumerate(deal._state.second_hands):
        if seat == owner:
            lying.append(drawn)
            continue
        lying.append(tuple(unseen[begin : begin + len(second)]))
        begin += len(second)
    if lying:
        deal._state.put_second_hands(lying)
    deal._state.stock = [*unseen[begin:], *(drawn if owner is None else ())]


class TreeBuilder:
    """The nodes found so far, in preorder: `grow` adds those of one more deal.

    Raises `ValueError` for a sheet that is not for so many players with equal hands, whose pile is shuffled in play,
    that lays out bonus cards, or where the cards of a second hand count that nobody has seen; and `TooLargeError` where
    the tree has more than `most` nodes or deals need not end.
    """

    def __init__(self, rules: Rules, seating: Seating, most: int = MOST_NODES) -> None:
        _check(rules, len(seating.order))
        self.rules = rules
        self.seating = seating
        self.seats = range(len(seating.order))
        self.most = most
        self._deals = deals(rules, seating)
        self.infosets: list[InfoSet] = []
        self.parents, self.sets = array("i"), array("i")
        self.players = array("b")
        self.chances = array("d")
        self.payoffs = tuple(array("d") for _ in self.seats)
        self._told: dict[tuple[object, ...], int] = {}
        self._known: dict[tuple[int, int], int] = {}
        self._alike: dict[View, list[int]] = {}
        self._worth: dict[Result, tuple[float, ...]] = {}
        self._nothing = (0.0,) * len(self.seats)
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
            for seat in self.seats
        ]
        try:
            self._visit(deal, 0, chance, told, False)
        except RecursionError:
            raise TooLargeError(f"Deals of {self.rules.names.en} need not end.") from None
        return True

    def game(self) -> SmallGame:
        """The game, once every deal has been walked."""
        payoffs = array("d", [each for column in self.payoffs for each in column])
        tree = GameTree(self.parents, self.players, self.sets, self.chances, payoffs)
        return SmallGame(self.rules, self.seating, tuple(self.infosets), self._alike, tree)

    def _add(
        self, parent: int, player: int, chance: float, infoset: int = -1, payoffs: Sequence[float] | None = None
    ) -> int:
        node = len(self.parents)
        if node >= self.most:
            raise TooLargeError(f"The tree of {self.rules.names.en} has more than {self.most} nodes.")
        self.parents.append(parent)
        self.players.append(player)
        self.sets.append(infoset)
        self.chances.append(chance)
        for column, payoff in zip(self.payoffs, payoffs or self._nothing, strict=True):
            column.append(payoff)
        return node

    def _visit(self, deal: Deal, parent: int, chance: float, told: Sequence[int], ordered: bool) -> None:
        """A node and all below it; `ordered` where everybody knows in which order the stock lies."""
        if deal.result is not None:
            self._add(parent, OVER, chance, payoffs=self._payoffs(deal.result))
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
                self._draw(deal, node, told, action, events)

    def _payoffs(self, result: Result) -> tuple[float, ...]:
        """By how much each seat is above the mean of all."""
        known = self._worth.get(result)
        if known is None:
            points = price(self.rules, result, tally(self.rules, result)).points
            sign, mean = -1 if self.rules.scoring.low_score_wins else 1, sum(points) / len(points)
            known = self._worth[result] = tuple(sign * (each - mean) for each in points)
        return known

    def _draw(self, deal: Deal, parent: int, told: Sequence[int], action: Action, events: Sequence[Event]) -> None:
        """A chance node: every way the action can draw from the stock or pick up a second hand."""
        seat, node = deal.turn, self._add(parent, CHANCE, 1.0)
        state = deal._state
        unseen = Counter(state.stock) + Counter(face for second in state.second_hands for face in second)
        picks_up = any(isinstance(event, PickedUp) for event in events)
        owner = next(each for each in state.seconds_of(seat) if state.second_hands[each]) if picks_up else None
        for cards, chance in _hands(unseen, _drawn(events)):
            after = deal.clone()
            _hide(after, sorted((unseen - Counter(cards)).elements()), cards, owner)
            now = after.play(action)
            self._visit(after, node, chance, self._tell(told, seat, action, now), False)

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
            for each in self.seats
        ]

    def _number(self, *told: object) -> int:
        return self._told.setdefault(told, len(self._told))


def _check(rules: Rules, players: int) -> None:
    """Raise `ValueError` for a sheet of which no tree is built."""
    second = rules.second_hand
    if not rules.players[0] <= players <= rules.players[1] or rules.deal.starter_extra or rules.deal.wild_indicator:
        raise ValueError(f"A game tree is built for {players} players who get equal hands.")
    if rules.bonus_cards is not None or (second is not None and second.penalty_if_not_taken is None):
        raise ValueError("A game tree is built for games without bonus cards, whose second hands have a fixed penalty.")


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
    """How many cards or tiles came from the stock or from a second hand."""
    return sum(
        event.count
        for event in events
        if isinstance(event, PickedUp) or (isinstance(event, Drew) and event.source != "discard")
    )
