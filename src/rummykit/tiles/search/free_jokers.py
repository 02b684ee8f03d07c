"""Tables on which jokers may be freed at will but then must lie in a new set: the rules of double, colour-changing
and mirror jokers.

The kernel solves the table as if jokers were tiles like any other. Most often its play is one that the rules allow.
Where it is not, some sets are first left as they lie. If that is not as good, a tile is taken of what makes the play
wrong, and every set in which it could lie is tried in turn, of runs only the beginning; and so on, until the play is
one that the rules allow. What cannot beat the best play so far the kernel refuses at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from rummykit.cards import JOKER, Face, Faces
from rummykit.rules import Rules
from rummykit.tiles.freed_jokers import KINDS, NotNew, Replaced, not_new, placed_jokers, replaced
from rummykit.tiles.possible_special_sets import (
    NO_WAYS,
    Begun,
    KernelSet,
    PartialRun,
    PossibleSpecialSets,
    Ways,
    for_kernel,
    set_of,
)
from rummykit.tiles.search.objective import Found, Scale
from rummykit.tiles.search.orders import orders
from rummykit.tiles.search.upside_down import symmetrical, turned, turned_play, turned_scale, turned_table
from rummykit.tiles.sets import tile_melds
from rummykit.tiles.table_change import KnownSet, TableChange

FEW = 30
"""No more beginnings than this are compared with those from the other end."""

PATIENCE = 2000
"""How many tables with some sets fixed are tried before the best play so far has to do."""


@dataclass(frozen=True, slots=True)
class FreeJokerPosition:
    """A table half solved: what must and may be laid, the sets that lie for good, the runs that may yet be made longer,
    and what both took from the rack."""

    must: Counter[Face]
    may: Counter[Face]
    laid: tuple[Faces, ...] = ()
    begun: tuple[PartialRun, ...] = ()
    played: Faces = ()

    def with_way(self, way: KernelSet) -> FreeJokerPosition:
        """The position with the set that a way of the kernel lays."""
        _, _, longer = way
        return self.with_set(set_of(way), None if longer is None else self.begun[longer])

    def with_set(self, begun: Begun, longer: PartialRun | None) -> FreeJokerPosition:
        """The position with this set, which is the run `longer` with some tiles more, if that is one."""
        cards, line = begun
        must, may = self.must.copy(), self.may.copy()
        own = []
        for face in cards[len(longer.tiles) if longer else 0 :]:
            if must[face]:
                must[face] -= 1
            else:
                may[face] -= 1
                own.append(face)
        rest = _without(self.begun, longer)
        return FreeJokerPosition(
            must,
            may,
            self.laid if line else (*self.laid, cards),
            (*rest, line) if line else rest,
            (*self.played, *own),
        )


class NextPositions(NamedTuple):
    """What a position can become: with one more set, each way to lay it, or otherwise."""

    ways: Ways
    others: Iterable[FreeJokerPosition] = ()


class FreeJokerSearch:
    """One search for the best play of `rack`, if that counts more than `beat`."""

    def __init__(
        self,
        rules: Rules,
        scale: Scale,
        before: Sequence[Faces],
        rack: Sequence[Face],
        beat: int = 0,
        patience: int = PATIENCE,
    ) -> None:
        assert rules.special_jokers is not None
        self.rules = rules
        self.scale = scale
        self.before = tuple(before)
        self.known = tuple(KnownSet(cards, ()) for cards in before)
        self.rack = Counter(rack)
        self.readings = tile_melds(rules.groups, rules.runs, rules.special_jokers).readings
        self.joker_tiles = {face for cards in self.before if max(cards) >= JOKER for face in cards}
        self.beat = beat
        self.patience = patience
        self.best: Found | None = None
        self.proven = True
        self.tried = 0
        self.asked = {frozenset[int]()}

    def solve(self) -> Found | None:
        """The best play found; `proven` says whether nothing can be better."""
        start = FreeJokerPosition(Counter(face for cards in self.before for face in cards), self.rack)
        first = self._solved(start)
        if first is None or self._settled(first):
            return self.best
        self._left_alone(first)
        if self.best is None or self.best[0] < first[0]:
            self._either_way_up(start, first)
        return self.best

    # --- the kernel and the judge

    def _solved(self, position: FreeJokerPosition) -> Found | None:
        """The best play from here if jokers could go anywhere; None unless it beats the best so far."""
        sure = self.scale.score(position.played)
        begun = [(line.tiles, line.colour, line.number) for line in position.begun]
        found = self.scale.freely(
            position.must.elements(), position.may.elements(), self._to_beat() - sure, begun=begun
        )
        if found is None:
            return None
        score, played, sets = found
        return score + sure, tuple(sorted((*position.played, *played))), [*position.laid, *sets]

    def _to_beat(self) -> int:
        """What a play must count more than to be of use."""
        return self.beat if self.best is None else self.best[0]

    def _settled(self, found: Found) -> bool:
        """Whether the rules allow the play, its sets perhaps in another order; it is then the best so far."""
        laid = self._allowed(tuple(found[2]))
        if laid is None:
            return False
        self.best = (*found[:2], list(laid))
        return True

    def _allowed(self, sets: tuple[Faces, ...], turned: frozenset[int] = frozenset()) -> tuple[Faces, ...] | None:
        """The sets in an order in which the rules allow them, those at `turned` as they are; None if there is none."""
        flaw = self._flaw(sets)
        if flaw is None:
            return sets
        for place, cards in enumerate(sets):
            if cards not in (flaw.after if isinstance(flaw, NotNew) else (flaw.after,)) or place in turned:
                continue
            for order in orders(self.readings, cards):
                allowed = self._allowed((*sets[:place], order, *sets[place + 1 :]), turned | {place})
                if allowed is not None:
                    return allowed
        return None

    def _flaw(self, sets: Iterable[Faces]) -> Replaced | NotNew | None:
        """What the rules do not allow of a table."""
        change = TableChange(self.known, tuple([KnownSet(cards, ()) for cards in sets]), Counter())
        return replaced(self.readings, change) or not_new(self.readings, change)

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
        """The best play that leaves these sets alone if jokers were free elsewhere; None if that is asked no more."""
        if kept in self.asked or self.tried >= self.patience:
            return None
        self.asked.add(kept)
        self.tried += 1
        must = Counter(face for place, cards in enumerate(self.before) if place not in kept for face in cards)
        return self._solved(FreeJokerPosition(must, self.rack, tuple(self.before[place] for place in sorted(kept))))

    # --- every place of a tile

    def _either_way_up(self, position: FreeJokerPosition, found: Found) -> None:
        """Everything that `position` can become, runs from the low end or from the high one: whichever is less.

        A tile can have a hundred beginnings of a run below it and few above.
        """
        following = self._next_positions(position, found)
        shape = self.rules.special_jokers
        if shape is not None and symmetrical(shape) and len(following.ways) > FEW:
            scale = turned_scale(self.scale, shape)
            rack = [*map(turned, self.rack.elements())]
            other = FreeJokerSearch(self.rules, scale, turned_table(self.before), rack, self.beat, self.patience)
            other.best = None if self.best is None else turned_play(self.best)
            start = FreeJokerPosition(Counter(map(turned, position.must.elements())), other.rack)
            upside_down = turned_play(found)
            # Upside down, jokers may be read in another way, and the play may be allowed.
            down = None if other._flaw(upside_down[2]) is None else other._next_positions(start, upside_down)
            if down is not None and len(down.ways) < len(following.ways):
                other._try(start, down, upside_down)
                self.best = None if other.best is None else turned_play(other.best)
                self.proven, self.tried = other.proven, other.tried
                return
        self._try(position, following, found)

    def _try(self, position: FreeJokerPosition, following: NextPositions, found: Found) -> None:
        """The best of what `position` can become, none of it better than `found`, its best play if jokers were free."""
        place = 0
        while place < len(following.ways):
            better = self._first_better(position, following.ways, place)
            if better is None:
                break
            place = better[0] + 1
            if self._followed(*better[1:], found):
                return
        for other in following.others:
            if self.tried >= self.patience:
                self.proven = False
                return
            self.tried += 1
            play = self._solved(other)
            if play is not None and self._followed(other, play, found):
                return

    def _followed(self, position: FreeJokerPosition, play: Found, found: Found) -> bool:
        """What `position` can become, whose best play is `play` if jokers were free; whether all is as good as `found`.

        Nothing can be better than where jokers could go anywhere.
        """
        if not self._settled(play):
            self._try(position, self._next_positions(position, play), play)
        return self.best is not None and self.best[0] >= found[0]

    def _first_better(
        self, position: FreeJokerPosition, ways: Ways, start: int
    ) -> tuple[int, FreeJokerPosition, Found] | None:
        """The first of the ways from `start` on that could beat the best play: its place, the position and its play."""
        assert self.scale.special is not None
        end = min(len(ways), start + self.patience - self.tried)
        sure = self.scale.score(position.played)
        first = self.scale.special.first_better(
            position.must.elements(),
            position.may.elements(),
            ways,
            start=start,
            end=end,
            beat=self._to_beat() - sure,
            begun=for_kernel(position.begun),
        )
        self.tried += (end if first is None else first[0] + 1) - start
        if first is None:
            self.proven &= end == len(ways)
            return None
        place, score, played, sets = first
        longer = position.with_way(ways[place])
        return place, longer, (score + sure, tuple(sorted((*position.played, *played))), [*longer.laid, *sets])

    def _next_positions(self, position: FreeJokerPosition, found: Found) -> NextPositions:
        """Positions with more that lies for good; the best play that is allowed is in one of them.

        A tile is laid of the set that is wrong, then one that could put it right.
        """
        flaw = self._flaw(found[2])
        assert flaw is not None
        wrong = flaw.after if isinstance(flaw, NotNew) else (flaw.after,)
        for cards in wrong:
            lying = cards if cards in position.laid else _begins(position, cards)
            if lying != cards:
                return self._placed(position, Counter(cards) - Counter(lying))
        pool = position.must + position.may
        if isinstance(flaw, NotNew):
            righting: Iterable[Face] = {flaw.joker}
        else:
            tiles = {face for face in flaw.before if face < JOKER}
            if pool.keys().isdisjoint(tiles):
                if flaw.after not in position.laid:
                    return self._one_further(position, flaw.after)
                if self._never_alone(flaw):
                    return NextPositions(NO_WAYS, self._put_right(position, flaw, tiles))
            righting = tiles if not pool.keys().isdisjoint(tiles) else {flaw.joker.kind, *flaw.joker.meant}
        for faces in (righting, self.joker_tiles | {*KINDS}):
            if not pool.keys().isdisjoint(faces):
                return self._placed(position, pool.keys() & faces)
        for run in sorted(position.begun, key=lambda run: run.tiles not in wrong):
            return self._one_further(position, run.tiles)
        return NextPositions(NO_WAYS)

    def _never_alone(self, flaw: Replaced) -> bool:
        """Whether in this set some joker lies in the place of that which left, in whatever order it is laid."""
        if flaw.other.kind in flaw.before or flaw.before.count(flaw.joker.kind) > 1:
            return False
        if any(flaw.other.kind in cards and Counter(cards) <= Counter(flaw.after) for cards in self.before):
            return False
        return all(
            any(
                joker.kind == flaw.other.kind and joker.means_the_same(flaw.joker)
                for joker in placed_jokers(self.readings, (KnownSet(order, ()),))
            )
            for order in (flaw.after, *orders(self.readings, flaw.after))
        )

    def _put_right(
        self, position: FreeJokerPosition, flaw: Replaced, tiles: Collection[Face]
    ) -> Iterator[FreeJokerPosition]:
        """Where the joker, or a tile for which it stood, comes to a run with tiles of its set."""
        sets, pool = self._sets(position), position.must + position.may
        for run in position.begun:
            if not set(run.tiles).isdisjoint(tiles):
                for face in (flaw.joker.kind, *sorted(flaw.joker.meant)):
                    for begun in sets.onward(run, face) if pool[face] else ():
                        yield position.with_set(begun, run)

    def _one_further(self, position: FreeJokerPosition, tiles: Faces) -> NextPositions:
        """The run as it lies for good, and made longer."""
        run = next(run for run in position.begun if run.tiles == tiles)
        closed = replace(position, laid=(*position.laid, tiles), begun=_without(position.begun, run))
        return NextPositions(self._sets(position).longer(run), (closed,))

    def _placed(self, position: FreeJokerPosition, faces: Iterable[Face]) -> NextPositions:
        """Every set in which one of these tiles could lie, of the tile with the fewest; without it, if that may be."""
        sets = self._sets(position)
        tiles = sorted(face for face in faces if face < JOKER) or sorted(faces)  # jokers lie in far more sets
        ways, chosen = min(((sets.placing(face), face) for face in tiles), key=lambda each: len(each[0]))
        if position.must[chosen]:
            return NextPositions(ways)
        without = Counter({face: n for face, n in position.may.items() if face != chosen})
        return NextPositions(ways, (replace(position, may=without),))

    def _sets(self, position: FreeJokerPosition) -> PossibleSpecialSets:
        assert self.rules.special_jokers is not None
        return PossibleSpecialSets(self.rules.special_jokers, position.must + position.may, position.begun)


def _begins(position: FreeJokerPosition, cards: Faces) -> Faces:
    """The run already on the table with which this set begins; nothing if there is none."""
    return next((line.tiles for line in position.begun if cards[: len(line.tiles)] == line.tiles), ())


def _without(begun: tuple[PartialRun, ...], line: PartialRun | None) -> tuple[PartialRun, ...]:
    """All of the runs but one."""
    if line is None:
        return begun
    place = begun.index(line)
    return (*begun[:place], *begun[place + 1 :])
