"""Tables with frozen joker sets the slow and obvious way: every choice of tiles, of sets with jokers, and of stories.

A tile is ``(colour, number)``, a joker ``"J"``. What becomes of jokers hangs on the sets in which they lie, before and
after, and on the tiles that are played; the other tiles need only lie in sets somehow, which is remembered. Multisets
of tiles are numbers, three bits a tile, so that whether one lies in another is one subtraction.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product

Tile = tuple[int, int]
Cards = tuple[Tile | str, ...]
JOKER = "J"


@dataclass(frozen=True)
class Options:
    """What the sheet says about jokers: where the tile for one comes from, and where it goes."""

    from_rack: bool = False
    rack_set: bool = False
    two_tiles: bool = False
    free: bool = False


@cache
def readings(cards: Cards) -> dict[str, tuple[int, tuple[frozenset[Tile], ...]]]:
    """What a set can be, its worth, and what each of its jokers may stand for."""
    naturals = [tile for tile in cards if not isinstance(tile, str)]
    found: dict[str, tuple[int, tuple[frozenset[Tile], ...]]] = {}
    colours = {colour for colour, _ in naturals}
    if 3 <= len(cards) <= 4 and len({n for _, n in naturals}) == 1 and len(colours) == len(naturals):
        number = naturals[0][1]
        missing = frozenset((colour, number) for colour in range(4) if colour not in colours)
        found["group"] = number * len(cards), (missing,) * cards.count(JOKER)
    starts = {tile[1] - place for place, tile in enumerate(cards) if not isinstance(tile, str)}
    if len(cards) >= 3 and len(colours) == 1 and len(starts) == 1:
        start, colour = starts.pop(), colours.pop()
        if start >= 1 and start + len(cards) <= 14:
            jokers = tuple(frozenset([(colour, start + p)]) for p, tile in enumerate(cards) if tile == JOKER)
            found["run"] = sum(range(start, start + len(cards))), jokers
    return found


@cache
def kinds(cards: Cards) -> tuple[str, ...]:
    """What a set is that nobody declared: the most it can be worth, or each of two worth the same."""
    found = readings(cards)
    most = max(worth for worth, _ in found.values())
    return tuple(kind for kind, (worth, _) in found.items() if worth == most)


@dataclass(frozen=True)
class Fate:
    """What became of a joker set: the set with some jokers exchanged, its tiles, and those exchanged in their turn."""

    cards: Cards
    kinds: tuple[str, ...]
    packed: int
    exchanged: tuple[int, ...]

    @property
    def stays(self) -> bool:
        return JOKER in self.cards


@dataclass(frozen=True)
class Wild:
    """A set with jokers."""

    cards: Cards
    packed: int
    jokers: int


class Universe:
    """All sets of the tiles of some colours and numbers, two of each, and two jokers."""

    def __init__(self, colours: Iterable[int], numbers: Iterable[int]) -> None:
        self.tiles = list(product(colours, numbers))
        self.one = {tile: 1 << 3 * place for place, tile in enumerate(self.tiles)}
        self.over = sum(4 << 3 * place for place in range(len(self.tiles)))
        every = sorted(set(self._every_set()), key=str)
        self.plain = [cards for cards in every if JOKER not in cards]
        self.wild = [Wild(cards, self.pack(cards), cards.count(JOKER)) for cards in every if JOKER in cards]
        self._by_lowest: dict[int, list[int]] = {}
        for packed in map(self.pack, self.plain):
            self._by_lowest.setdefault(packed & -packed, []).append(packed)
        self._laid: dict[int, bool] = {0: True}
        self.fates = cache(self._fates)
        self.inside = cache(self._inside)

    def _every_set(self) -> Iterator[Cards]:
        shapes: list[tuple[Tile, ...]] = []
        for number in range(1, 14):
            shapes += [tuple((c, number) for c in some) for size in (3, 4) for some in combinations(range(4), size)]
        for colour, first, last in product(range(4), range(1, 14), range(1, 14)):
            if last - first >= 2:
                shapes.append(tuple((colour, number) for number in range(first, last + 1)))
        for shape in shapes:
            for count in range(3):
                for places in combinations(range(len(shape)), count):
                    if all(tile in self.one or place in places for place, tile in enumerate(shape)):
                        cards = tuple(JOKER if place in places else tile for place, tile in enumerate(shape))
                        yield cards if shape[0][1] != shape[1][1] else _jokers_first(cards)

    def pack(self, cards: Iterable[Tile | str]) -> int:
        return sum(self.one[tile] for tile in cards if not isinstance(tile, str))

    def within(self, small: int, large: int) -> bool:
        return (large + self.over - small) & self.over == self.over

    def laid(self, tiles: int) -> bool:
        """Whether tiles without jokers lie in sets without rest."""
        known = self._laid.get(tiles)
        if known is None:
            lowest = 1 << ((tiles & -tiles).bit_length() - 1) // 3 * 3
            over, full = self.over, tiles + self.over
            known = any(
                (full - cards) & over == over and self.laid(tiles - cards) for cards in self._by_lowest.get(lowest, ())
            )
            self._laid[tiles] = known
        return known

    def joker_sets(self, tiles: int, jokers: int) -> Iterator[tuple[Wild, ...]]:
        """Every choice of sets in which all jokers lie, if the other tiles lie in sets, too."""
        over, full = self.over, tiles + self.over
        fitting = [wild for wild in self.wild if (full - wild.packed) & over == over and wild.jokers <= jokers]
        for place, wild in enumerate(fitting):
            rest = tiles - wild.packed
            if wild.jokers == jokers:
                if self.laid(rest):
                    yield (wild,)
                continue
            full = rest + over
            for other in fitting[place:]:
                if other.jokers == 1 and (full - other.packed) & over == over and self.laid(rest - other.packed):
                    yield wild, other

    def _fates(self, cards: Cards, as_kinds: tuple[str, ...] = (), exchanged: tuple[int, ...] = ()) -> tuple[Fate, ...]:
        """The set as it is, and with one joker, or both, exchanged for what it stands for."""
        as_kinds = as_kinds or kinds(cards)
        found = [Fate(cards, as_kinds, self.pack(cards), exchanged)]
        for kind in as_kinds if JOKER in cards else ():
            stands = iter(readings(cards)[kind][1])
            for place, card in enumerate(cards):
                if card != JOKER:
                    continue
                for tile in sorted(next(stands) & self.one.keys()):
                    now = (*cards[:place], tile, *cards[place + 1 :])
                    if kind in readings(now):
                        found += self._fates(now, (kind,), (*exchanged, self.one[tile]))
        return tuple(dict.fromkeys(found))

    def _inside(self, kept: tuple[Fate, ...], after: Wild) -> bool:
        """Whether these sets lie in that one, of the same kind, each of their jokers for what it was."""
        if not self.within(sum(each.packed for each in kept), after.packed):
            return False
        for kind in kinds(after.cards):
            if all(kind in each.kinds for each in kept):
                then = [stands for each in kept for stands in readings(each.cards)[kind][1]]
                now = readings(after.cards)[kind][1]
                if any(all(a & b for a, b in zip(then, some, strict=False)) for some in permutations(now, len(then))):
                    return True
        return False

    def best(self, options: Options, table: Sequence[Cards], rack: Sequence[Tile | str]) -> tuple[int, int]:
        """What the best play counts, and how many jokers it must free."""
        frozen = [] if options.free else [cards for cards in table if JOKER in cards]
        stories = sorted(product(*map(self.fates, frozen)), key=_freed)
        parts = {part for size in range(1, len(rack) + 1) for part in combinations(sorted(rack, key=str), size)}
        for part in sorted(parts, key=score, reverse=True):
            judge = _Judge(self, options, table, self.pack(part))
            possible = [story for story in stories if judge.at_hand(story, judge.played)]
            jokers = sum(cards.count(JOKER) for cards in (*table, part))
            tables = list(self.joker_sets(judge.tiles, jokers)) if jokers else [()] * self.laid(judge.tiles)
            for story in possible:
                if any(judge.possible(story, after) for after in tables):
                    return score(part), _freed(story)
        return 0, 0


def score(part: Cards) -> int:
    return sum(1030 if isinstance(tile, str) else 1000 + tile[1] for tile in part)


def _freed(story: tuple[Fate, ...]) -> int:
    return sum(len(fate.exchanged) for fate in story)


def _jokers_first(cards: Cards) -> Cards:
    """A group in an order in which one tile and two jokers are no run that is worth more."""
    return (*[JOKER] * cards.count(JOKER), *[tile for tile in cards if tile != JOKER])


class _Judge:
    """Whether a table may be left so: the rules on jokers, for one choice of played tiles."""

    def __init__(self, universe: Universe, options: Options, table: Sequence[Cards], played: int) -> None:
        self.universe = universe
        self.within = universe.within
        self.options = options
        self.played = played
        self.plain = [universe.pack(cards) for cards in table if JOKER not in cards]
        self.tiles = sum(map(universe.pack, table)) + played

    def possible(self, story: tuple[Fate, ...], after: tuple[Wild, ...]) -> bool:
        """Whether the story ends so: some joker sets kept inside sets of the table after, freed jokers in others."""
        stays = [fate for fate in story if fate.stays]
        if not all(any(self.within(fate.packed, wild.packed) for wild in after) for fate in stays):
            return False
        for places in product(range(len(after)), repeat=len(stays)):
            kept = [tuple(f for f, at in zip(stays, places, strict=True) if at == place) for place in range(len(after))]
            lie_so = all(not sets or self.universe.inside(sets, wild) for sets, wild in zip(kept, after, strict=True))
            if lie_so and (not _freed(story) or self._freed_lie_well(story, after, kept)):
                return True
        return False

    def _freed_lie_well(
        self, story: tuple[Fate, ...], after: tuple[Wild, ...], kept: Sequence[tuple[Fate, ...]]
    ) -> bool:
        seats = [
            place
            for place, wild in enumerate(after)
            for _ in range(wild.jokers - sum(each.cards.count(JOKER) for each in kept[place]))
        ]
        freed = [fate for fate in story for _ in fate.exchanged]
        for chosen in set(permutations(seats, len(freed))):
            if self.options.rack_set:
                own = sum(after[place].packed for place in set(chosen))
                new = self.within(own, self.played) and not any(kept[place] for place in chosen)
                if new and self.at_hand(story, self.played - own):
                    return True
            elif all(self._another(fate, place, after, kept) for fate, place in zip(freed, chosen, strict=True)):
                if not self.options.two_tiles:
                    return True
                if any(self.at_hand(story, rest) for rest in self._two_each(after, kept, set(chosen))):
                    return True
        return False

    def _another(self, fate: Fate, place: int, after: tuple[Wild, ...], kept: Sequence[tuple[Fate, ...]]) -> bool:
        """Whether a joker at this place lies in another set than the one it left."""
        if fate.stays:
            return fate not in kept[place]
        elsewhere = self.tiles - after[place].packed
        elsewhere -= sum(each.packed for at, sets in enumerate(kept) if at != place for each in sets)
        return not self.within(fate.packed, after[place].packed) or self.within(fate.packed, elsewhere)

    def _two_each(
        self, after: tuple[Wild, ...], kept: Sequence[tuple[Fate, ...]], places: Iterable[int]
    ) -> Iterator[int]:
        """What is left of the played tiles when each of these sets, all of them new, has two of them."""
        wanted = []
        for place in places:
            now = after[place].packed
            merely = any(self.within(then, now) and self.within(now - then, self.played) for then in self.plain)
            if merely or kept[place]:
                return
            naturals = [self.universe.one[tile] for tile in after[place].cards if not isinstance(tile, str)]
            wanted.append([sum(pair) for pair in combinations(naturals, 2)])
        for pairs in product(*wanted):
            if self.within(sum(pairs), self.played):
                yield self.played - sum(pairs)

    def at_hand(self, story: tuple[Fate, ...], played: int) -> bool:
        """Whether the tiles that took the places of jokers were there, one after the other in some order."""
        spent = [tile for fate in story for tile in fate.exchanged]
        if self.options.from_rack or not spent:
            return self.within(sum(spent), played)
        turns = [number for number, fate in enumerate(story) for _ in fate.exchanged]
        for order in set(permutations(turns)):
            hand = sum(self.plain) + played
            left = [list(fate.exchanged) for fate in story]
            for number in order:
                tile = left[number].pop(0)
                if not self.within(tile, hand):
                    break
                hand -= tile
                if not left[number] and not story[number].stays:
                    hand += story[number].packed
            else:
                return True
        return False
