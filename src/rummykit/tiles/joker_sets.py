"""Sets with a joker on a table of tiles: what may become of them in one turn.

Every joker set on the table is either *kept*, inside a set of the same kind in which its jokers stand for the same
tiles, or one of its jokers is *exchanged* for a tile it stands for; once its last joker is gone it is an ordinary set.
Freed jokers must be used as the sheet says. Jokers are all alike, so the question is whether any sequence of exchanges
leads from the table before to the table after. There are only a few jokers, so every sequence is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import NamedTuple

from msgspec.structs import replace

from rummykit.cards import JOKER, Face, Faces, show
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import SetKind
from rummykit.rules import JokerSets
from rummykit.tiles.freed_jokers import flaw_of_freed_jokers
from rummykit.tiles.reading import Reading
from rummykit.tiles.table_change import KnownSet, TableChange
from rummykit.tiles.table_sets import TableSets


class Exchange(NamedTuple):
    """A joker taken out of a set: the set's number among the joker sets, and the tile that replaced the joker."""

    number: int
    tile: Face


def flaw_of_joker_sets(melds: TableSets, rules: JokerSets, change: TableChange) -> Flaw | None:
    """Why the jokers on the table may not be used in this way; None if they may."""
    if rules.goes_to == "new_set":
        return flaw_of_freed_jokers(melds.readings, change)
    if rules.may_be_rearranged:
        return None
    frozen = [known for known in change.before if JOKER in known.cards]
    if all(change.after.count(known) >= frozen.count(known) for known in frozen):
        return None
    search = _Search(melds, rules, change)
    if search.possible():
        return None
    anywhere = _Search(melds, rules, change, any_destination=True)
    if anywhere.possible():
        if rules.needs_two_rack_tiles:
            return Flaw("joker_needs_two_rack_tiles", {})
        if rules.goes_to == "new_set_from_rack":
            return Flaw("joker_only_extends_existing_set", {})
        return Flaw("joker_stays_in_its_set", {"meld": show(anywhere.source())})
    any_source = _Search(melds, replace(rules, replacement="any"), change, any_destination=True)
    if any_source.possible():
        return Flaw("exchange_tile_from_table", {"meld": show(any_source.source())})
    return Flaw("joker_meld_manipulated", {"meld": show(search.broken())})


def exchanges(melds: TableSets, known: KnownSet) -> Iterator[tuple[KnownSet, Face]]:
    """The set with one joker replaced, and the tile that replaces it, for every joker and tile."""
    for kind in known.kinds:
        stands = next(reading for reading in melds.readings(known.cards) if reading.kind == kind).stands
        for place, face in enumerate(known.cards):
            if face != JOKER:
                continue
            for tile in sorted(stands[place]):
                cards = (*known.cards[:place], tile, *known.cards[place + 1 :])
                if any(reading.kind == kind for reading in melds.readings(cards)):
                    yield KnownSet(cards, (kind,)), tile


def needed_from_rack(table: Counter[Face], joker_sets: Sequence[Faces], order: Sequence[Exchange]) -> Counter[Face]:
    """The fewest rack tiles that exchanges in this order need; `table` has the tiles that lie in no joker set.

    The tiles of a joker set become available only when its last joker is out.
    """
    at_hand, needed = Counter(table), Counter[Face]()
    lying = [Counter(cards) for cards in joker_sets]
    for number, tile in order:
        if at_hand[tile]:
            at_hand[tile] -= 1
        else:
            needed[tile] += 1
        lying[number][tile] += 1
        lying[number][JOKER] -= 1
        if not lying[number][JOKER]:
            at_hand += lying[number]
    return needed


class _Search:
    """Looks for one sequence of exchanges; `freed` holds the one that was found."""

    def __init__(self, melds: TableSets, rules: JokerSets, change: TableChange, any_destination: bool = False) -> None:
        self.melds = melds
        self.rules = rules
        self.change = change
        self.any_destination = any_destination
        self.frozen = [known for known in change.before if JOKER in known.cards]
        self.kept: list[list[KnownSet]] = [[] for _ in change.after]
        self.kept_at: dict[int, int] = {}
        self.freed: list[Exchange] = []

    def possible(self) -> bool:
        return self._settle(list(enumerate(self.frozen)))

    def source(self) -> Faces:
        """The set that the first freed joker came from."""
        return self.frozen[self.freed[0].number].cards if self.freed else ()

    def broken(self) -> Faces:
        """The first joker set that is kept nowhere on the table after."""
        for known in self.frozen:
            if not any(self._fits([known], after) for after in self.change.after):
                return known.cards
        return self.frozen[0].cards

    def _settle(self, waiting: list[tuple[int, KnownSet]]) -> bool:
        if not waiting:
            return self._tiles_were_there() and (self.any_destination or self._freed_jokers_used())
        (number, known), *others = waiting
        for place, after in enumerate(self.change.after):
            if self._fits([*self.kept[place], known], after):
                self.kept[place].append(known)
                self.kept_at[number] = place
                if self._settle(others):
                    return True
                self.kept[place].pop()
                del self.kept_at[number]
        for without, tile in exchanges(self.melds, known):
            self.freed.append(Exchange(number, tile))
            if self._settle([(number, without), *others] if JOKER in without.cards else others):
                return True
            self.freed.pop()
        return False

    def _fits(self, known: Sequence[KnownSet], after: KnownSet) -> bool:
        """Whether all of `known` can lie inside `after`, as the same kind and with jokers that stand for the same
        tiles."""
        if JOKER not in after.cards:
            return False
        cards = Counter(face for each in known for face in each.cards)
        if not cards <= Counter(after.cards):
            return False
        for kind in after.kinds:
            if all(kind in each.kinds for each in known):
                now = self._meanings(after.cards, kind)
                then = [meaning for each in known for meaning in self._meanings(each.cards, kind)]
                if any(
                    all(a & b for a, b in zip(then, chosen, strict=True)) for chosen in permutations(now, len(then))
                ):
                    return True
        return False

    def _reading(self, cards: Faces, kind: SetKind) -> Reading:
        return next(reading for reading in self.melds.readings(cards) if reading.kind == kind)

    def _meanings(self, cards: Faces, kind: SetKind) -> list[frozenset[Face]]:
        return self._reading(cards, kind).jokers(cards)

    def _tiles_were_there(self, reserved: Counter[Face] | None = None) -> bool:
        """Whether the tiles that replaced jokers came from a permitted place: the rack, or a set without jokers at the
        time.

        Rack tiles that are `reserved` for a new set do not count.
        """
        own = self.change.played - (reserved or Counter())
        if self.rules.replacement == "rack":
            return Counter(freed.tile for freed in self.freed) <= own
        if not self.freed:
            return True
        table = Counter(face for known in self.change.before if JOKER not in known.cards for face in known.cards)
        frozen = [known.cards for known in self.frozen]
        return any(needed_from_rack(table, frozen, order) <= own for order in permutations(self.freed))

    def _freed_jokers_used(self) -> bool:
        if not self.freed:
            return True
        if self.rules.goes_to == "new_set_from_rack":
            return self._new_sets_from_rack()
        slots = [
            place
            for place, after in enumerate(self.change.after)
            for _ in range(after.cards.count(JOKER) - sum(known.cards.count(JOKER) for known in self.kept[place]))
        ]
        return any(
            all(self._another(freed, place) for freed, place in zip(self.freed, chosen, strict=True))
            and (not self.rules.needs_two_rack_tiles or self._two_rack_tiles_each(sorted(set(chosen))))
            for chosen in set(permutations(slots, len(self.freed)))
        )

    def _another(self, freed: Exchange, place: int) -> bool:
        """Whether the set at `place`, where the joker now lies, is another than the one it came from."""
        if freed.number in self.kept_at:
            return self.kept_at[freed.number] != place
        stayed = Counter(self.frozen[freed.number].cards)
        stayed.update(each.tile for each in self.freed if each.number == freed.number)
        del stayed[JOKER]
        if not stayed <= Counter(self.change.after[place].cards):
            return True
        elsewhere = Counter(face for at, after in enumerate(self.change.after) if at != place for face in after.cards)
        elsewhere.subtract(
            face for at, kept in enumerate(self.kept) if at != place for known in kept for face in known.cards
        )
        return stayed <= elsewhere

    def _new_sets_from_rack(self) -> bool:
        new = [
            after.cards
            for after, kept in zip(self.change.after, self.kept, strict=True)
            if not kept and JOKER in after.cards
        ]
        for count in range(1, len(new) + 1):
            for chosen in combinations(new, count):
                tiles = Counter(face for cards in chosen for face in cards)
                enough = tiles.pop(JOKER) >= len(self.freed)
                if enough and tiles <= self.change.played and self._tiles_were_there(tiles):
                    return True
        return False

    def _two_rack_tiles_each(self, places: Sequence[int]) -> bool:
        wanted: list[list[tuple[Face, ...]]] = []
        for place in places:
            if self.kept[place] or self._lengthens(self.change.after[place].cards):
                return False
            naturals = [face for face in self.change.after[place].cards if face != JOKER]
            wanted.append(list(combinations(naturals, 2)))
        for pairs in product(*wanted):
            tiles = Counter(face for pair in pairs for face in pair)
            if tiles <= self.change.played and self._tiles_were_there(tiles):
                return True
        return False

    def _lengthens(self, cards: Faces) -> bool:
        """Whether the set is an earlier one, merely extended with jokers and rack tiles."""
        now = Counter(face for face in cards if face != JOKER)
        for known in self.change.before:
            then = Counter(known.cards)
            if JOKER not in known.cards and then <= now and now - then <= self.change.played:
                return True
        return False
