"""Tables on which jokers may be freed at will but then must lie in a new set: the rules of double, colour-changing
and mirror jokers.

The kernel solves the table as if jokers were tiles like any other. Most often its play is one that the rules allow.
Where it is not, some sets are first left as they lie; if that is not as good, every set in which some joker could lie
is tried in turn, until all jokers have their place. What cannot beat the best play so far the kernel refuses at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rummykit.cards import JOKER, Face
from rummykit.melds.flaws import Flaw
from rummykit.play.actions import Faces
from rummykit.play.freed_jokers import flaw_of_freed_jokers
from rummykit.play.move import KnownSet, Move
from rummykit.rules import Rules
from rummykit.solve.objective import Scale
from rummykit.solve.special_sets import SpecialSets

Found = tuple[int, Faces, list[Faces]]
"""What the played tiles count, the tiles, and the sets afterwards."""

TRIED = 400
"""So many tables with a joker fixed are tried before the best play so far has to do."""


@dataclass(frozen=True, slots=True)
class Position:
    """A table half solved: what must and may be laid, the sets that lie for good, and what they took from the rack."""

    must: Counter[Face]
    may: Counter[Face]
    laid: tuple[Faces, ...] = ()
    played: Faces = ()


class FreedTable:
    """One search for the best play of `rack`."""

    def __init__(self, rules: Rules, scale: Scale, before: Sequence[Faces], rack: Sequence[Face]) -> None:
        assert rules.special_jokers is not None
        self.rules = rules
        self.scale = scale
        self.before = tuple(before)
        self.known = tuple(KnownSet(cards, ()) for cards in before)
        self.rack = Counter(rack)
        self.best: Found | None = None
        self.proven = True
        self.tried = 0

    def solve(self) -> Found | None:
        """The best play found; `proven` says whether nothing can be better."""
        start = Position(Counter(face for cards in self.before for face in cards), self.rack)
        first = self._solved(start)
        if first is None or self._settled(first):
            return self.best
        self._left_alone(first)
        if self.best is None or self.best[0] < first[0]:
            self._branch(start, first)
        return self.best

    # --- the kernel and the judge

    def _solved(self, position: Position) -> Found | None:
        """The best play from here if jokers could go anywhere; None unless it beats the best so far."""
        sure = self.scale.score(position.played)
        beat = (self.best[0] if self.best is not None else 0) - sure
        found = self.scale.freely(position.must.elements(), position.may.elements(), beat)
        if found is None:
            return None
        score, played, sets = found
        return score + sure, tuple(sorted((*position.played, *played))), [*position.laid, *sets]

    def _settled(self, found: Found) -> bool:
        """Whether the rules allow the play, which is then the best so far."""
        if self._flaw(found) is not None:
            return False
        self.best = found
        return True

    def _flaw(self, found: Found) -> Flaw | None:
        after = tuple(KnownSet(cards, ()) for cards in found[2])
        return flaw_of_freed_jokers(Move(self.known, after, Counter(found[1])))

    # --- sets left alone

    def _left_alone(self, first: Found) -> None:
        """Plays that leave some sets as they lie: those that were made longer, and sets with jokers."""
        joker_sets = [place for place, cards in enumerate(self.before) if max(cards) >= JOKER]
        self._follow(frozenset(), first, first[0])
        every = frozenset(joker_sets)
        for kept in [every, *(every - {place} for place in joker_sets), *(frozenset((p,)) for p in joker_sets)]:
            if self.best is not None and self.best[0] == first[0]:
                return
            found = self._without(kept)
            if found is not None and not self._settled(found):
                self._follow(kept, found, first[0])

    def _follow(self, kept: frozenset[int], found: Found, goal: int) -> None:
        """Leave alone, one after the other, the sets to which jokers were added."""
        while True:
            longer = next(
                (
                    place
                    for place, cards in enumerate(self.before)
                    if place not in kept
                    and any(max(now) >= JOKER and Counter(cards) < Counter(now) for now in found[2])
                ),
                None,
            )
            if longer is None or (self.best is not None and self.best[0] == goal):
                return
            kept |= {longer}
            calmer = self._without(kept)
            if calmer is None or self._settled(calmer):
                return
            found = calmer

    def _without(self, kept: frozenset[int]) -> Found | None:
        must = Counter(face for place, cards in enumerate(self.before) if place not in kept for face in cards)
        return self._solved(Position(must, self.rack, tuple(self.before[place] for place in sorted(kept))))

    # --- every place of every joker

    def _branch(self, position: Position, found: Found) -> None:
        """Everything that `position` can become, where its best play `found` is not allowed."""
        for closer in self._closer(position, found):
            if self.tried == TRIED:
                self.proven = False
                return
            self.tried += 1
            better = self._solved(closer)
            if better is not None and not self._settled(better):
                self._branch(closer, better)
            if self.best is not None and self.best[0] >= found[0]:
                return  # nothing can be better than where jokers could go anywhere

    def _closer(self, position: Position, found: Found) -> Iterator[Position]:
        """The position with one joker more in its place; where all are, with fewer tiles of the rack."""
        jokers = [face for cards in found[2][len(position.laid) :] for face in cards if face >= JOKER]
        waiting = [face for face in jokers if position.must[face]] or jokers
        if not waiting:
            yield from self._held_back(position, found)
            return
        joker = waiting[0]
        assert self.rules.special_jokers is not None
        pool = position.must + position.may
        for cards in SpecialSets(self.rules.special_jokers, pool).holding(joker):
            laid = Counter(cards)
            own = laid - position.must
            yield Position(
                position.must - laid,
                position.may - own,
                (*position.laid, cards),
                (*position.played, *own.elements()),
            )
        if not position.must[joker]:
            yield replace(position, may=Counter({face: n for face, n in position.may.items() if face != joker}))

    def _held_back(self, position: Position, found: Found) -> Iterator[Position]:
        """One tile less of some face that the play takes from the rack: only that a set is new could depend on it."""
        flaw = self._flaw(found)
        if flaw is None or flaw.code != "freed_joker_needs_new_set":
            return
        held = Counter(found[1]) - Counter(position.played)
        for face in sorted({face for cards in position.laid for face in cards} & held.keys()):
            yield replace(position, may=position.may - Counter({face: position.may[face] - held[face] + 1}))
