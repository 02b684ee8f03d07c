"""A contract as first meld: whether melds meet it, and the ways in which a hand can."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice

from rummykit import hands
from rummykit.cards import Face, Faces, number_of, show
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.melds.shapes import MeldKind
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.melds import card_melds
from rummykit.rules import Contract, IllegalAction, Opening, Rules

MOST_WAYS = 48
"""So many ways to lay a contract are listed, those with the fewest wild cards first; others are legal as well."""
MOST_TRIED = 20_000
"""So many choices of melds are looked at in the search for them."""

Slot = tuple[MeldKind, int]


def aim_of(contract: Contract) -> Fact:
    """What a contract asks for."""
    if contract.suits != "one":
        return fact("first_contract_any" if contract.suits == "any" else "first_contract_colour")
    groups, runs = ("–".join(map(str, sizes)) for sizes in (contract.groups, contract.runs))
    if not runs:
        return fact("first_contract_groups", groups=groups)
    return fact("first_contract", groups=groups, runs=runs) if groups else fact("first_contract_runs", runs=runs)


class FirstContract:
    """The contract of a sheet's opening: `melds` of these kinds and sizes, laid in one turn."""

    def __init__(self, sheet: str, melds: CardMelds, opening: Opening, contract: Contract) -> None:
        self.sheet = sheet
        self.melds = melds
        self.opening = opening
        self.contract = contract
        groups: list[Slot] = [("group", size) for size in sorted(contract.groups, reverse=True)]
        runs: list[Slot] = [("run", length) for length in sorted(contract.runs, reverse=True)]
        self.slots = (*runs, *groups)
        self.ways = lru_cache(maxsize=2048)(self._ways)

    # --- checking

    def refusal(self, laid: Sequence[Faces], left: Hand) -> IllegalAction | None:
        """Why these melds, as laid, are no first meld of a hand of which so much is left; None where they are."""
        found = sorted(((self.melds.kind(meld), len(meld)) for meld in laid), key=_large_first)
        wanted = sorted(self.slots, key=_large_first)
        if len(found) != len(wanted) or not all(map(self._takes, wanted, found)):
            return self._not_the_contract(laid, found, wanted)
        if self.contract.whole_hand and left:
            return IllegalAction("contract_takes_whole_hand", self.sheet, cards=hands.size(left))
        if not self._are_distinct(laid):
            return IllegalAction("contract_not_distinct", self.sheet)
        return None

    def _not_the_contract(self, laid: Sequence[Faces], found: list[Slot], wanted: list[Slot]) -> IllegalAction:
        """The refusal of melds of other kinds or sizes; of the one meld that is too long, if that is all."""
        pairs = list(zip(found, wanted, strict=True)) if len(found) == len(wanted) else []
        if self._sizes_are_fixed and pairs and all(each == slot or _is_longer(each, slot) for each, slot in pairs):
            long = next(each for each, slot in pairs if each != slot)
            meld = next(meld for meld in laid if (self.melds.kind(meld), len(meld)) == long)
            return IllegalAction("contract_meld_too_long", self.sheet, meld=show(meld))
        return IllegalAction("not_the_first_contract", self.sheet, **self.contract.told)

    @property
    def _sizes_are_fixed(self) -> bool:
        return self.opening.exact_sizes and not self.contract.whole_hand

    def facts(self, laid: Iterable[Slot]) -> Iterator[Fact]:
        """A fact for each meld that it asks for: whether melds of these kinds and sizes have it."""
        left = sorted(laid)
        for kind, size in reversed(self.slots):
            found = next((each for each in left if each[0] == kind and each[1] >= size), None)
            if found is not None:
                left.remove(found)
            yield fact("contract_group" if kind == "group" else "contract_run", found is not None, length=size)

    def are_part_of_it(self, laid: Sequence[Faces]) -> bool:
        """Whether melds as laid are some of those that it asks for, and others are missing."""
        left = list(self.slots)
        for kind, size in sorted(((self.melds.kind(meld), len(meld)) for meld in laid), key=_large_first):
            fits = [slot for slot in left if self._takes(slot, (kind, size))]
            if not fits:
                return False
            left.remove(max(fits, key=lambda slot: slot[1]))
        return bool(left)

    def _takes(self, slot: Slot, meld: Slot) -> bool:
        """Whether a meld of a kind and size may stand in a slot."""
        return meld == slot or (_is_longer(meld, slot) and not self._sizes_are_fixed)

    def _are_distinct(self, laid: Sequence[Faces]) -> bool:
        """Whether groups are of different ranks, and no two runs would make one, where that is asked for."""
        if not self.opening.distinct_melds:
            return True
        groups = [rank_of(meld) for meld in laid if self.melds.kind(meld) == "group"]
        if len(set(groups)) < len(groups):
            return False
        runs = [meld for meld in laid if self.melds.kind(meld) == "run"]
        return not any(self._join(one, other) for one, other in combinations(runs, 2))

    def _join(self, one: Faces, other: Faces) -> bool:
        found = self.melds.read((*one, *other))
        return found is not None and self.melds.kind(found) == "run"

    # --- what a hand can lay

    def out_of(self, groups: Sequence[Faces], hand: Hand) -> tuple[Faces, ...]:
        """Cards of a hand arranged in these melds with which the contract can be laid; none where that cannot be.

        The melds as they lie, where they are what is asked for; else as much of them as it needs.
        """
        read = [meld for meld in map(self.melds.read, groups) if meld is not None]
        chosen: list[Faces] = []
        for kind, size in sorted(self.slots, key=lambda slot: -slot[1]):
            fits = [meld for meld in read if self.melds.kind(meld) == kind and len(meld) >= size]
            if not fits:
                return ()
            chosen.append(min(fits, key=len))
            read.remove(chosen[-1])
        left = hand
        for meld in chosen:
            left = hands.take(left, from_hand(meld))
        if self.refusal(chosen, left) is None:
            return tuple(map(from_hand, chosen))
        if self.contract.whole_hand:
            return ()
        ways = self.ways(hands.of([face for group in groups for face in group]), None)
        return tuple(map(from_hand, ways[0])) if ways else ()

    def _ways(self, hand: Hand, must: Face | None) -> tuple[tuple[Faces, ...], ...]:
        """Ways to lay the contract, with the card that must be in it if there is one; at most `MOST_WAYS`."""
        if hands.size(hand) < self.contract.cards:
            return ()
        found = self._whole(hand) if self.contract.whole_hand else self._some(hand)
        wanted = (way for way in found if must is None or any(must in from_hand(meld) for meld in way))
        return tuple(islice(wanted, MOST_WAYS))

    def _some(self, hand: Hand) -> Iterator[tuple[Faces, ...]]:
        yield from self._filled(hand, self._by_slot(hand, longer=False), (), 0, [MOST_TRIED], len(self.slots))

    def _whole(self, hand: Hand) -> Iterator[tuple[Faces, ...]]:
        """Ways that leave nothing: the last meld is what the others leave."""
        by_slot = self._by_slot(hand, longer=True)
        kind, least = self.slots[-1]
        for way in self._filled(hand, by_slot, (), 0, [MOST_TRIED], len(self.slots) - 1):
            left = hand
            for meld in way:
                left = hands.minus(left, hands.of(from_hand(meld)))
            last = self.melds.read(hands.faces(left))
            if last is not None and self.melds.kind(last) == kind and len(last) >= least:
                laid = (*way, last)
                if self._are_distinct(laid):
                    yield laid

    def _by_slot(self, hand: Hand, longer: bool) -> dict[Slot, list[tuple[Faces, Hand]]]:
        """For each kind and size, the melds of the hand that have it, or `longer` ones too."""
        among: dict[Slot, list[tuple[Faces, Hand]]] = {slot: [] for slot in self.slots}
        every = sorted(self.melds.within(hand), key=lambda meld: (self.melds.wild(meld), -self.melds.value(meld)))
        for meld in every:
            kind, size, held = self.melds.kind(meld), len(meld), hands.of(from_hand(meld))
            for slot in among:
                if slot[0] == kind and (size == slot[1] or (longer and size > slot[1])):
                    among[slot].append((meld, held))
        return among

    def _filled(
        self,
        hand: Hand,
        by_slot: dict[Slot, list[tuple[Faces, Hand]]],
        chosen: tuple[Faces, ...],
        first: int,
        tries: list[int],
        most: int,
    ) -> Iterator[tuple[Faces, ...]]:
        """Disjoint melds for the slots that follow those chosen; of like slots, in the order of their melds."""
        place = len(chosen)
        if place == most:
            if most < len(self.slots) or self._are_distinct(chosen):
                yield chosen
            return
        slot = self.slots[place]
        start = first if place and self.slots[place - 1] == slot else 0
        for number in range(start, len(by_slot[slot])):
            meld, held = by_slot[slot][number]
            tries[0] -= 1
            if tries[0] < 0:
                return
            if held & hand == held:
                yield from self._filled(hands.minus(hand, held), by_slot, (*chosen, meld), number, tries, most)


@lru_cache(maxsize=256)
def first_contract(sheet: Rules) -> FirstContract | None:
    """The contract that a sheet asks for as first meld, if it does."""
    if sheet.opening is None or sheet.opening.contract is None:
        return None
    return FirstContract(sheet.id, card_melds(sheet), sheet.opening, sheet.opening.contract)


def _is_longer(meld: Slot, slot: Slot) -> bool:
    return meld[0] == slot[0] and meld[1] > slot[1]


def _large_first(slot: Slot) -> tuple[MeldKind, int]:
    return slot[0], -slot[1]


def rank_of(group: Faces) -> int:
    """The rank of a group as laid, which begins with a natural card."""
    return number_of(group[0])
