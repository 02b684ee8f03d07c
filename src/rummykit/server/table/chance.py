"""Where the chance of a table's deals comes from: the server's seeds, and what the seats promise and add to them.

`rummykit.fair` says how. In scheme 1 seats add to the next deal; in scheme 2 they promise first, and then open their
promises for the whole match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rummykit import fair
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import ChanceOpened, ChancePromised, Created, PromisesAwaited, PromisesFixed


class DealSeed(NamedTuple):
    """The seed of a deal and what the seats added to it."""

    seed: bytes
    additions: dict[int, bytes]


class Chance:
    """The seeds of a table, and what its log says of them.

    `seeds` are those of the deals begun, `additions` what the seats have added to the next one, in scheme 2 to all of
    them: what they have opened of their `promises`. `promises_awaited` is the entry with which these were asked for the
    last time, `fixed_at` when their list was fixed.
    """

    def __init__(self, created: Created) -> None:
        self.created = created
        self.seeds: list[DealSeed] = []
        self.additions: dict[int, bytes] = {}
        self.promises: dict[int, bytes] = {}
        self.promises_awaited: PromisesAwaited | None = None
        self.fixed_at: float | None = None
        self._next_seed: tuple[int, bytes] | None = None

    @property
    def next_number(self) -> int:
        """The number of the next deal, from 0."""
        return len(self.seeds)

    def seed_of(self, number: int) -> bytes | None:
        """The seed of a deal, from 0; None where the whole match has one seed, or no deal has this number."""
        if not self.created.secret:
            return None
        if number < len(self.seeds):
            return self.seeds[number].seed
        if self.created.fair == 1:
            return fair.deal_seed(self.created.secret, number)
        if number >= fair.DEALS:
            return None
        if self._next_seed is None or self._next_seed[0] != number:
            self._next_seed = number, fair.chain_seed(self.created.secret, number)
        return self._next_seed[1]

    @property
    def asked_since(self) -> float | None:
        """Since when promises are gathered or opened; None before that."""
        if self.fixed_at is not None:
            return self.fixed_at
        return None if self.promises_awaited is None else self.promises_awaited.at

    def complete(self, people: Iterable[int]) -> bool:
        """Whether nothing has to be waited for: all these seats have promised, or every promise is opened."""
        if self.fixed_at is None:
            return all(seat in self.promises for seat in people)
        return self.promises.keys() == self.additions.keys()

    def prepare(self, entry: ChancePromised | PromisesAwaited | PromisesFixed | ChanceOpened, full: bool) -> None:
        """What comes before the match where chance is promised first; `full` when every seat has a person in it.

        Raises `TableRefusal`, and then nothing has changed.
        """
        if self.created.fair == 1:
            raise TableRefusal("already_started")
        match entry:
            case ChanceOpened(seat=seat, chance=chance):
                promised = self.promises.get(seat)
                if self.fixed_at is None or promised is None or seat in self.additions:
                    raise TableRefusal("not_opening")
                first = self.seed_of(0)
                assert first is not None
                if fair.chance_promise(fair.promise(first), seat, chance) != promised:
                    raise TableRefusal("promise_broken")
                self.additions[seat] = chance
            case _ if self.fixed_at is not None:
                raise TableRefusal("promises_fixed")
            case PromisesAwaited() | PromisesFixed() if self.created.rated and not full:
                raise TableRefusal("rated_table")
            case ChancePromised(seat=seat, promise=promise):
                self.promises[seat] = promise
            case PromisesAwaited():
                self.promises_awaited = entry
            case PromisesFixed(at=at):
                self.fixed_at = at

    def add(self, seat: int, chance: bytes, open: bool) -> None:
        """A seat adds to the next deal, while that is `open`; raises `TableRefusal` where it may not."""
        if self.created.fair != 1:
            raise TableRefusal("promise_first")
        if not open or not self.created.secret:
            raise TableRefusal("deal_begun")
        self.additions[seat] = chance

    def forget(self, seat: int, before_match: bool) -> None:
        """A seat whose person was sent away has promised and added nothing."""
        if before_match:
            self.promises.pop(seat, None)
            self.promises_awaited = None if self.created.rated else self.promises_awaited
        if self.created.fair == 1:
            self.additions.pop(seat, None)

    def begin_deal(self, seed: bytes | None = None) -> bytes | None:
        """The seed of the deal that begins now, None to go on with that of the match."""
        own = self.seed_of(self.next_number)
        if own is None and self.created.fair != 1:
            raise TableRefusal("too_many_deals", most=fair.DEALS)
        if own is None:
            return seed
        self.seeds.append(DealSeed(own, self.additions))
        if self.created.fair == 1:
            self.additions = {}
        return fair.mixed(*self.seeds[-1])
