"""Many deals at once: a choice for each, then the next decision of each."""

from __future__ import annotations

from array import array
from typing import Literal

from rummykit import hands
from rummykit._playout import TileDeals
from rummykit.cards import Buffer
from rummykit.match.score import score
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.deal_arguments import check_kinds
from rummykit.playout.native_deals import CardDeals, RearrangingDeals, native_deals
from rummykit.rules import Rules
from rummykit.rules.players import wrong_number
from rummykit.shuffle import Seed

WORDS_BEFORE_SEATS = 5
WORDS_A_SEAT = 4
WORDS_AFTER_SEATS = 2


class DealPool:
    """A fixed number of deals of a sheet: the next one takes the place of a deal that is over.

    Slot i plays the deals number i, i + size, i + 2 · size and so on; deal n is ``Deal(rules, players, seed, number=n,
    starter=n % players)``. With ``shuffle="quick"`` the kernel orders cards by cheap chance instead, which is the same
    for a seed too; tiles keep the documented order. The kernel plays sheets whose every word it knows (`native`), on
    `threads` threads; `Deal` plays every other sheet, much more slowly.

    `counts` (int32) says how many actions are legal in each slot and `turns` (uint8) whose turn it is; `ended` (uint8)
    says which deals ended with the last step and `points` (int32, a row of `players` for each slot) what they were
    worth, zeros elsewhere. They are arrays that every step overwrites.
    """

    def __init__(
        self,
        rules: Rules,
        players: int = 2,
        size: int = 1024,
        seed: Seed = 0,
        *,
        threads: int = 1,
        shuffle: Literal["documented", "quick"] = "documented",
    ) -> None:
        check_kinds(rules, players)
        wrong = wrong_number(rules, players)
        if wrong is not None:
            raise ValueError(wrong)
        if shuffle not in ("documented", "quick"):
            raise ValueError(f"The shuffle is 'documented' or 'quick', not {shuffle!r}.")
        if size < 1 or threads < 1:
            raise ValueError("A pool has one deal or more, and one thread or more.")
        self.rules, self.players, self.size = rules, players, size
        self.counts = array("i", bytes(4 * size))
        self.turns = array("B", bytes(size))
        self.ended = array("B", bytes(size))
        self.points = array("i", bytes(4 * size * players))
        self._native = native_deals(rules, players, size, seed, threads, shuffle == "quick")
        self._seed = seed
        self._deals: list[Deal] = []
        if self._native is None:
            self._deals = [self._begun(number) for number in range(size)]
        self._tell()

    @property
    def native(self) -> bool:
        """Whether the kernel plays the deals."""
        return self._native is not None

    @property
    def words(self) -> int:
        """The 64-bit words of an observation of one deal; 0 but for one-pack card games that the kernel knows."""
        if not isinstance(self._native, CardDeals):
            return 0
        return WORDS_BEFORE_SEATS + WORDS_A_SEAT * self.players + WORDS_AFTER_SEATS

    @property
    def tiles(self) -> TileDeals | None:
        """The kernel's deals of tiles, which `rummykit.lab.tile_observer` encodes; None where there are none."""
        return self._native.pool if isinstance(self._native, RearrangingDeals) else None

    def step(self, choices: Buffer | list[int]) -> None:
        """Play in every slot the legal action of this number, counted from 0.

        `choices` lends its memory as 32- or 64-bit integers (an `array`, a NumPy array, bytes), or is a list. Raises
        `ValueError`, with nothing played, for a number that is none.
        """
        given = array("q", choices) if isinstance(choices, list) else choices
        if self._native is not None:
            self._native.pool.step(given, self.ended, self.points, self.counts, self.turns)
            return
        numbers = _numbers(given, self.size)
        actions = [
            self._action(deal, slot, at) for slot, (deal, at) in enumerate(zip(self._deals, numbers, strict=True))
        ]
        for slot, (deal, action) in enumerate(zip(self._deals, actions, strict=True)):
            deal.play(action)
            self._settle(slot, deal)
        self._tell()

    def actions(self, slot: int) -> list[Action]:
        """The legal actions of a slot, in the order of `Deal.legal_actions`."""
        if self._native is None:
            return list(self._deals[slot].legal_actions())
        return self._native.actions(slot)

    def number(self, slot: int) -> int:
        """The number of the deal in a slot."""
        return self._deals[slot].number if self._native is None else self._native.pool.number(slot)

    def hand(self, slot: int) -> hands.Hand:
        """The hand of the seat to act in a slot."""
        if self._native is not None:
            return self._native.hand(slot)
        deal = self._deals[slot]
        return deal._state.hands[deal.turn]

    def observe(self, seen: Buffer) -> None:
        """Write what the seats to act see, `words` for each slot, into memory that `seen` lends.

        Raises `ValueError` for a buffer of another size, for tiles, and for sheets that the kernel does not know.
        """
        if not isinstance(self._native, CardDeals):
            raise ValueError(f"{self.rules.names.en} is no card game that the kernel knows, and so no words are seen.")
        self._native.pool.observe(seen)

    # --- deals that the kernel does not play

    def _begun(self, number: int) -> Deal:
        starter = number % self.players
        return Deal(self.rules, self.players, self._seed, number=number, starter=starter, undoable=False)

    def _action(self, deal: Deal, slot: int, number: int) -> Action:
        if not 0 <= number < self.counts[slot]:
            raise ValueError(f"Deal {slot} has {self.counts[slot]} legal actions, counted from 0.")
        return deal.legal_actions()[number]

    def _settle(self, slot: int, deal: Deal) -> None:
        row = slice(slot * self.players, (slot + 1) * self.players)
        self.ended[slot] = deal.result is not None
        points = (0,) * self.players if deal.result is None else score(self.rules, deal.result).points
        self.points[row] = array("i", points)
        if deal.result is not None:
            self._deals[slot] = self._begun(deal.number + self.size)

    def _tell(self) -> None:
        if self._native is not None:
            self._native.pool.tell(self.counts, self.turns)
            return
        for slot, deal in enumerate(self._deals):
            self.counts[slot], self.turns[slot] = len(deal.legal_actions()), deal.turn


def _numbers(given: Buffer, size: int) -> list[int]:
    """The numbers in lent memory, 32 or 64 bits each."""
    lent = memoryview(given).cast("B")
    if lent.nbytes not in (4 * size, 8 * size):
        raise ValueError("A choice for each deal is needed, in 32 or 64 bits.")
    return lent.cast("i" if lent.nbytes == 4 * size else "q").tolist()
