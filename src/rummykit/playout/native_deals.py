"""Many deals that the kernel plays, with the actions of `play`: cards, and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rummykit import hands
from rummykit._playout import CardPool, ClosedPool, ClosedSheet, TileDeals
from rummykit.cards import Buffer, Faces
from rummykit.play.actions import Action, Pass, Rearrange
from rummykit.playout.card_deal import kept_by, notes_of
from rummykit.playout.cards import card_sheet
from rummykit.playout.closed_deal import closed_notes, made_wild_by
from rummykit.playout.closed_sheets import closed_sheets, from_kernel
from rummykit.playout.tiles import MOST_SEATS, from_tiles, tile_sheet
from rummykit.rules import Rules
from rummykit.shuffle import Seed, seed_bytes


class KernelPool(Protocol):
    """What the kernel does for all its deals at once."""

    def step(self, choices: Buffer, ended: Buffer, points: Buffer, counts: Buffer, turns: Buffer) -> None:
        """Play a legal action in each, by its number."""

    def tell(self, counts: Buffer, turns: Buffer) -> None:
        """How many actions are legal in each, and whose turn it is."""

    def number(self, slot: int) -> int:
        """The number of a deal."""


class NativeDeals(Protocol):
    """The kernel's deals, and what a slot is to `play`."""

    @property
    def pool(self) -> KernelPool:
        """The deals themselves."""

    def actions(self, slot: int) -> list[Action]:
        """The legal actions of a slot, in the order of `Deal.legal_actions`."""

    def hand(self, slot: int) -> hands.Hand:
        """The hand of the seat to act in a slot."""


class CardDeals:
    """One-pack card games (`NativeDeals`)."""

    def __init__(self, rules: Rules, pool: CardPool) -> None:
        self.pool, self._notes = pool, notes_of(rules)

    def actions(self, slot: int) -> list[Action]:
        """The legal actions of a slot."""
        hand, table = self.hand(slot), self._notes.table(self.pool.table(slot))
        kept = kept_by(self.pool.turn(slot), self.pool.kept(slot))
        return [self._notes.action(number, hand, table, kept) for number in self.pool.legal(slot)]

    def hand(self, slot: int) -> hands.Hand:
        """The hand of the seat to act in a slot."""
        return self.pool.hand(slot)


class ClosedDeals:
    """Games whose hands stay closed until one is laid whole (`NativeDeals`)."""

    def __init__(self, rules: Rules, sheets: list[ClosedSheet], pool: ClosedPool) -> None:
        self.pool, self._rules, self._sheets = pool, rules, sheets  # the pool looks at the sheets as long as it lives

    def actions(self, slot: int) -> list[Action]:
        """The legal actions of a slot."""
        rules, hand = self._rules.for_deal(self.pool.number(slot)), self.hand(slot)
        notes, wild = closed_notes(rules), made_wild_by(rules, self.pool.indicator(slot))
        return [notes.action(number, hand, wild) for number in self.pool.legal(slot)]

    def hand(self, slot: int) -> hands.Hand:
        """The hand of the seat to act in a slot."""
        return hands.of(from_kernel(number, self._rules.tiles_in_hand) for number in self.pool.hand(slot))


class RearrangingDeals:
    """Tables of tiles or cards that everybody rearranges (`NativeDeals`)."""

    def __init__(self, rules: Rules, pool: TileDeals) -> None:
        self.pool, self._rules = pool, rules

    def actions(self, slot: int) -> list[Action]:
        """The legal actions of a slot: passing, sets from the rack, tiles added to sets."""
        table = self._sets(self.pool.table(slot))
        found: list[Action] = []
        for place, laid in self.pool.actions(slot):
            sets = self._sets(laid)
            before, after = (table, []) if place < 0 else (table[:place], table[place + 1 :])
            found.append(Rearrange((*before, *sets, *after)) if sets else Pass())
        return found

    def hand(self, slot: int) -> hands.Hand:
        """The rack of the seat to act in a slot."""
        return hands.of(from_tiles(self._rules, self.pool.rack(slot)))

    def _sets(self, laid: Sequence[Sequence[int]]) -> list[Faces]:
        return [from_tiles(self._rules, cards) for cards in laid]


def native_deals(
    rules: Rules, players: int, size: int, seed: Seed, threads: int, quick: bool
) -> CardDeals | ClosedDeals | RearrangingDeals | None:
    """Deals of a sheet in the kernel, None where it does not know a word; `quick` is for cards alone."""
    cards = card_sheet(rules, players)
    if cards is not None:
        return CardDeals(rules, CardPool([cards], size, seed_bytes(seed), quick, threads))
    closed = closed_sheets(rules, players)
    if closed is not None:
        return ClosedDeals(rules, closed, ClosedPool(closed, size, seed_bytes(seed), quick, threads))
    tiles = tile_sheet(rules)
    fewest, most = rules.players
    if tiles is None or not tiles.listed or not fewest <= players <= min(most, MOST_SEATS):
        return None
    if rules.pack_for(players) != rules.pack:
        return None
    return RearrangingDeals(
        rules,
        TileDeals(
            players=players,
            hand=tiles.hand,
            minimum=tiles.minimum,
            drawn_on_pass=tiles.drawn_on_pass,
            pack=tiles.pack,
            values=tiles.values,
            size=size,
            seed=seed_bytes(seed),
            threads=threads,
            scoring=tiles.scoring,
            cards=tiles.cards,
            high_ace=tiles.high_ace,
        ),
    )
