"""The first melds that a player of a side has in the hand: groups that together are worth enough."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit import hands
from rummykit.hands import Hand
from rummykit.melds.books import SideMelds, best_groups
from rummykit.play.actions import Melds
from rummykit.play.steps.side_rules import SideRules


def first_melds(side: SideRules, hand: Hand, minimum: int) -> Iterator[Melds]:
    """First melds of a hand: all natural cards of a rank together, with the fewest wild cards that are enough.

    Then, where no minimum is asked for in going out, the whole hand in groups.
    """
    found = False
    for laid in _reaching(side.melds, hand, minimum):
        found = True
        yield laid
    if not found and side.opening.waived_when_going_out:
        best = best_groups(side.melds, hands.faces(hand))
        if len(best.left) <= 1 and best.melds:
            yield best.melds


def _reaching(melds: SideMelds, hand: Hand, minimum: int) -> Iterator[Melds]:
    held = melds.sorted_out(hands.faces(hand))
    ways = melds.wild_ways(held.wild)
    most = melds.groups.max_size
    whole = [cards[:most] for cards in held.naturals.values() if cards[0] not in melds.last]

    def choose(at: int, laid: Melds, wanted: int, wild: list[int]) -> Iterator[Melds]:
        if wanted <= 0 and laid:
            yield laid
            return
        for place in range(at, len(whole)):
            for few in ways:
                left = list(wild)
                if not all(_takes(left, face) for face in few):
                    continue
                meld = melds.read((*whole[place], *few))
                if meld is not None:
                    yield from choose(place + 1, (*laid, meld), wanted - melds.value(meld), left)
        for meld in melds.alone_within(tuple(wild)) if at <= len(whole) else ():
            left = list(wild)
            if all(_takes(left, face) for face in meld):
                yield from choose(len(whole) + 1, (*laid, meld), wanted - melds.value(meld), left)

    yield from choose(0, (), minimum, list(held.wild))


def _takes(cards: list[int], face: int) -> bool:
    """Take a card out of a list, if it is there."""
    if face not in cards:
        return False
    cards.remove(face)
    return True
