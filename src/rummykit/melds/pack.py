"""Melds from a single pack without jokers: every meld is a set of bits, every question a table look-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from rummykit._native import NaturalMelds
from rummykit.cards import Face, Faces, card, colour_of, number_of, show
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw, run_flaw
from rummykit.melds.meld import without
from rummykit.melds.shapes import Groups, MeldKind, Runs


def bits(faces: Iterable[Face]) -> Hand:
    """The set of bits of different faces."""
    found = 0
    for face in faces:
        found |= 1 << face
    return found


class PackMelds:
    """The melds of one pack, in tables keyed by bits (`rummykit.melds.meld.CardMelds`)."""

    def __init__(
        self, groups: Groups | None, runs: Runs | None, points: tuple[int, ...] = (), low_ace: int | None = None
    ) -> None:
        self.groups = groups
        self.runs = runs
        self.points = points
        self.low_ace = low_ace
        self.leaves_suits_open = False
        self.wild_faces: frozenset[Face] = frozenset()
        self.kinds: dict[Hand, MeldKind] = {}
        self.cards: dict[Hand, Faces] = {}
        for kind, faces in self._all():
            mask = bits(faces)
            self.kinds[mask] = kind
            self.cards[mask] = faces
        self._bits = {faces: mask for mask, faces in self.cards.items()}
        extends = {faces: self._extensions(mask) for mask, faces in self.cards.items()}
        self.extensions: Callable[[Faces], Hand] = extends.__getitem__  # asked for each meld at every decision
        found = [*self.cards.items()]
        if {1, 2}.isdisjoint(map(len, self._bits)):  # runs first, and of the groups of a rank the largest
            found.sort(key=lambda each: (each[1][0] % 13, -each[0]) if self.kinds[each[0]] == "group" else (-1, 0))
        natural = NaturalMelds(found)
        self.within: Callable[[Hand], list[Faces]] = natural.within
        """Every meld in the hand."""
        self.all_within: Callable[[Hand], Hand] = natural.covered
        """The cards of a hand that at least one of its melds has, as bits."""

    def __reduce__(self) -> tuple[Callable[..., PackMelds], tuple[object, ...]]:
        """A copy and a pickle are the one of these shapes."""
        return pack_melds, (self.groups, self.runs, self.points, self.low_ace)

    def _all(self) -> Iterator[tuple[MeldKind, Faces]]:
        if self.groups is not None:
            most = self.groups.max_size or 4
            for rank in range(1, 14):
                for suits in range(1, 16):
                    least = 1 if rank == self.groups.short_rank else self.groups.min_size
                    if least <= suits.bit_count() <= most:
                        kind: MeldKind = "group" if suits.bit_count() > 1 else "single"
                        yield kind, tuple(card(rank, suit) for suit in range(4) if suits >> suit & 1)
        if self.runs is not None:
            for suit in range(4):
                for ranks in lines(self.runs):
                    yield "run", tuple(card(rank, suit) for rank in ranks)

    def _extensions(self, mask: Hand) -> Hand:
        found = 0
        for face in range(52):
            bit = 1 << face
            if not mask & bit and mask | bit in self.kinds and self.kinds[mask] in (self.kinds[mask | bit], "single"):
                found |= bit
        return found

    def read(self, cards: Faces) -> Faces | None:
        """These cards, given in any order, as they are laid; None if they are no meld."""
        if cards in self._bits:
            return cards
        if not all(0 <= face < 52 for face in cards):
            return None
        mask = bits(cards)
        return self.cards.get(mask) if mask.bit_count() == len(cards) else None

    def kind(self, meld: Faces) -> MeldKind:
        """Group or run."""
        return self.kinds[self._bits[meld]]

    def value(self, meld: Faces) -> int:
        """The points of its cards."""
        value = sum(self.points[face] for face in meld)
        is_low = self.low_ace is not None and [number_of(face) for face in meld[:2]] == [1, 2]
        return value - self.points[meld[0]] + self.low_ace if is_low and self.low_ace is not None else value

    def wild(self, meld: Faces) -> int:
        """Always 0: a single pack without jokers has no wild cards."""
        return 0

    def extended(self, meld: Faces, cards: Faces) -> Faces | None:
        """The meld with `cards` laid off on it."""
        longer = self.read((*meld, *cards)) if cards else None
        return longer if longer is not None and self.kind(meld) in (self.kind(longer), "single") else None

    def shortened(self, meld: Faces, cards: Faces) -> Faces | None:
        """The meld without `cards`."""
        left = without(meld, cards)
        shorter = None if left is None else self.read(left)
        return shorter if shorter is not None and self.kind(shorter) == self.kind(meld) else None

    def flaw(self, faces: Faces) -> Flaw | None:
        """Why these cards are no meld; None if they are one."""
        if self.read(faces) is not None:
            return None
        shown = show(faces)
        if any(not 0 <= face < 52 for face in faces):
            return Flaw("unknown_face", {"meld": shown})
        twin = next((face for face in faces if faces.count(face) > 1), None)
        if twin is not None:
            return Flaw("duplicate", {"meld": shown, "twin": show((twin,))})
        least = min(
            ([self.groups.min_size] if self.groups is not None else [])
            + ([self.runs.min_length] if self.runs is not None else [])
        )
        if len(faces) < least:
            return Flaw("too_short", {"meld": shown, "minimum": least})
        ranks = {number_of(face) for face in faces}
        if len(ranks) == 1:
            if self.groups is None:
                return Flaw("no_groups", {"meld": shown})
            if len(faces) < self.groups.min_size:
                return Flaw("too_short", {"meld": shown, "minimum": self.groups.min_size})
            return Flaw("too_many", {"meld": shown, "maximum": self.groups.max_size or 4})
        if len({colour_of(face) for face in faces}) > 1:
            consecutive = max(ranks) - min(ranks) + 1 == len(ranks) == len(faces)
            return Flaw("mixed_colour" if consecutive else "mixed", {"meld": shown})
        if self.runs is None:
            return Flaw("no_runs", {"meld": shown})
        if len(faces) < self.runs.min_length:
            return Flaw("too_short", {"meld": shown, "minimum": self.runs.min_length})
        return run_flaw(shown, ranks, len(faces), self.runs)


@lru_cache(maxsize=64)
def lines(runs: Runs) -> tuple[tuple[int, ...], ...]:
    """All sequences of ranks that a run may have, low to high, without repeating a card."""
    return tuple(_lines(runs))


def _lines(runs: Runs) -> Iterator[tuple[int, ...]]:
    if runs.across:
        row = [rank for rank in range(1, 14) if rank not in runs.across]
        for length in range(runs.min_length, min(runs.max_length, len(row)) + 1):
            yield from (tuple(row[start : start + length]) for start in range(len(row) - length + 1))
        return
    if runs.short_rank is not None and runs.min_length > 2:
        yield from (line for line in _lines(replace(runs, min_length=2, max_length=2)) if runs.short_rank in line)
    circle = list(range(1, 14))
    seen = set()
    for length in range(runs.min_length, min(runs.max_length, 13) + 1):
        for start in range(1, 14):
            ranks = tuple(circle[(start - 1 + step) % 13] for step in range(length))
            wraps = start + length - 1 > 13
            if wraps and runs.ace == "low":
                continue
            if start == 1 and runs.ace == "high":
                continue
            if wraps and runs.ace in ("high", "both") and ranks[-1] != 1:
                continue
            if frozenset(ranks) not in seen:
                seen.add(frozenset(ranks))
                yield ranks


@lru_cache(maxsize=64)
def pack_melds(
    groups: Groups | None, runs: Runs | None, points: tuple[int, ...] = (), low_ace: int | None = None
) -> PackMelds:
    """The one `PackMelds` of these shapes; `points` are those of the faces 0 … 51, `low_ace` of one below the two."""
    return PackMelds(groups, runs, points, low_ace)
