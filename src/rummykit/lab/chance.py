"""The chance nodes of a deal in a game tree: bytes of a seed, or hands and cards one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Literal, Protocol, TypeAlias

from rummykit import hands
from rummykit.cards import Face, Faces, is_joker, number_of, show
from rummykit.match.sides import sides_of
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.events import Bought, Dealt, Drew, Event, StockTurned, Upcard, WildIndicator
from rummykit.rules import Rules

ChanceName: TypeAlias = Literal["seed", "cards"]
ChanceOutcomes: TypeAlias = list[tuple[int, float]]
SEED_BYTES = 4
BYTE = 256
MOST_HANDS = 5000
"""The most different hands that one chance node may deal."""


class DealChance(Protocol):
    """Chance nodes before a deal begins, and perhaps before an action is played."""

    def outcomes(self) -> ChanceOutcomes:
        """What may happen at the node that is reached and how likely it is; empty where there is none."""

    def choose(self, outcome: int) -> None:
        """It happens."""

    def text(self, outcome: int) -> str:
        """What an outcome is."""

    def begun(self) -> Deal | None:
        """The deal, once all is known that it needs to begin."""

    def ask(self, deal: Deal, action: Action) -> None:
        """Put the nodes that come before this action; there may be none."""

    def answer(self, deal: Deal) -> None:
        """Put what was chosen at these nodes into the deal."""

    def hear(self, events: Iterable[Event]) -> None:
        """This has happened in the deal."""

    def copy(self) -> DealChance:
        """An independent copy."""


class SeedChance:
    """Four nodes of 256 outcomes that are the seed of the deal; everything else follows from it."""

    def __init__(self, rules: Rules, players: int, chosen: tuple[int, ...] = ()) -> None:
        self.rules, self.players, self.chosen = rules, players, chosen

    @staticmethod
    def most(rules: Rules, players: int) -> int:
        """The most outcomes of a node."""
        return BYTE

    def outcomes(self) -> ChanceOutcomes:
        return [] if len(self.chosen) == SEED_BYTES else [(byte, 1 / BYTE) for byte in range(BYTE)]

    def choose(self, outcome: int) -> None:
        self.chosen = (*self.chosen, outcome)

    def text(self, outcome: int) -> str:
        return f"seed byte {outcome}"

    @property
    def seed(self) -> int:
        """The seed that has been chosen."""
        return int.from_bytes(bytes(self.chosen), "big")

    def begun(self) -> Deal | None:
        if len(self.chosen) < SEED_BYTES:
            return None
        return Deal(self.rules, self.players, self.seed, undoable=False)

    def ask(self, deal: Deal, action: Action) -> None:
        """Nothing is asked after the deal."""

    def answer(self, deal: Deal) -> None:
        """Nothing was asked."""

    def hear(self, events: Iterable[Event]) -> None:
        """The seed has decided all of it."""

    def copy(self) -> SeedChance:
        return SeedChance(self.rules, self.players, self.chosen)


class CardChance:
    """A node for each hand, each open card and each second hand, and one for each card drawn from a stock nobody knows.

    Seat 0 begins, and the last seat deals. A discard pile that is turned over is known, and so is what is drawn from
    it. Raises `ValueError` for sheets with this many cards that a hand has more than `MOST_HANDS` outcomes.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules, self.players = rules, players
        self.given: list[Faces] = []
        self.left = Counter(rules.pack_for(players).faces())
        self.wanted = 0
        self.picked: tuple[Face, ...] = ()
        self.stock: tuple[Face, ...] = ()
        self.known = False
        self.most(rules, players)

    @staticmethod
    def most(rules: Rules, players: int) -> int:
        """The most outcomes of a node."""
        cards, dealt = len(rules.pack_for(players)), rules.deal.hand_for(players) + rules.deal.starter_extra
        if comb(cards, dealt) > MOST_HANDS:
            raise ValueError(f'{rules.names.en} has too many hands for chance = "cards"; write chance = "seed".')
        return max(comb(cards, dealt), comb(cards, rules.deal.hand_for(players)), cards)

    @property
    def _sizes(self) -> list[int]:
        """How many cards each node before the deal gives: hands of seats, the upcard, the indicator, second hands."""
        deal, second = self.rules.deal, self.rules.second_hand
        sizes = [deal.hand_for(self.players)] * self.players
        sizes[0] += deal.starter_extra
        sizes += [1] * (deal.upcard + deal.wild_indicator)
        if second is not None:
            sides = sides_of(self.rules, range(self.players))
            sizes += [second.cards] * second.how_many(self.players, len(sides))
        return sizes

    def _ways(self) -> tuple[tuple[Faces, float], ...]:
        if len(self.given) < len(self._sizes):
            return _ways(tuple(sorted(self.left.elements())), self._sizes[len(self.given)])
        return _ways(tuple(sorted(self.stock)), 1) if len(self.picked) < self.wanted else ()

    def outcomes(self) -> ChanceOutcomes:
        return [(number, likely) for number, (_, likely) in enumerate(self._ways())]

    def choose(self, outcome: int) -> None:
        cards = self._ways()[outcome][0]
        if len(self.given) < len(self._sizes):
            self.given = [*self.given, cards]
            self.left = self.left - Counter(cards)
        else:
            self.picked = (*self.picked, *cards)
            self.stock = tuple((Counter(self.stock) - Counter(cards)).elements())

    def text(self, outcome: int) -> str:
        return f"deal {show(self._ways()[outcome][0])}"

    def begun(self) -> Deal | None:
        if len(self.given) < len(self._sizes):
            return None
        deal = Deal(self.rules, self.players, starter=0, dealer=self.players - 1, undoable=False)
        begun: list[Event] = [Dealt(seat, len(self.given[seat]), self.given[seat]) for seat in range(self.players)]
        held = [hands.of(cards) for cards in self.given[: self.players]]
        deal.edit(hands=held, stock=sorted(self.left.elements()))
        opened = [cards[0] for cards in self.given[self.players :]]
        lying = iter(self.given[self.players + self.rules.deal.upcard + self.rules.deal.wild_indicator :])
        if self.rules.second_hand is not None:
            deal.edit(second_hands=[next(lying) if second else () for second in deal._state.second_hands])
        if self.rules.deal.upcard:
            upcard = opened.pop(0)
            deal.edit(pile=[upcard], upcard=None if deal._state.upcard is None else upcard)
            begun.append(Upcard(upcard))
        if self.rules.deal.wild_indicator:
            wild = 1 if is_joker(opened[0]) else number_of(opened[0])
            deal.edit(wild=wild, indicator=opened[0])
            begun.append(WildIndicator(opened[0], wild))
        deal.beginning = tuple(begun)
        return deal

    def ask(self, deal: Deal, action: Action) -> None:
        """One node for each card that the action draws from the stock, where its order is not known."""
        self.picked, self.wanted, self.stock = (), 0, tuple(deal._state.stock)
        if self.known:
            return
        events = deal.clone().play(action)
        drawn = sum(
            event.count
            for event in events
            if isinstance(event, Bought) or (isinstance(event, Drew) and event.source != "discard")
        )
        self.wanted = min(drawn, len(deal._state.stock))

    def answer(self, deal: Deal) -> None:
        if self.picked:
            deal.edit(stock=[*sorted(self.stock), *reversed(self.picked)])
        self.wanted, self.picked = 0, ()

    def hear(self, events: Iterable[Event]) -> None:
        """Whether the order of the stock is known now."""
        for event in events:
            if isinstance(event, StockTurned):
                self.known = not event.shuffled

    def copy(self) -> CardChance:
        twin = CardChance.__new__(CardChance)
        twin.__dict__.update(self.__dict__)
        return twin


@lru_cache(maxsize=4096)
def _ways(cards: Sequence[Face], size: int) -> tuple[tuple[Faces, float], ...]:
    """The different ways to take this many of these cards, and how likely each is."""
    found = Counter(combinations(cards, size))
    return tuple((way, count / found.total()) for way, count in sorted(found.items()))


CHANCES: dict[ChanceName, type[SeedChance | CardChance]] = {"seed": SeedChance, "cards": CardChance}
"""Every way to tell chance, by its name."""
