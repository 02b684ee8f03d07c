"""A small hand with wild cards, tried in every way: which of its subsets are melds, and which of them disjoint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from tests.kernel.many import JOKER, RAILS


class WildGame(NamedTuple):
    """Groups of `groups` cards, distinct suits or not, none where it is None; runs of `runs` cards and an ace.

    `beside` is the most wild cards beside none, one, two … natural ones; `wild` are faces that may stand for others
    beside jokers.
    """

    groups: tuple[int, int | None, bool] | None
    runs: tuple[int, int, str] | None
    beside: tuple[int, ...]
    wild: frozenset[int] = frozenset()


def is_meld(cards: Sequence[int], game: WildGame) -> bool:
    """Whether the cards, each of them natural or wild as it likes, are a group or a run."""
    free = [place for place, card in enumerate(cards) if card in game.wild]
    for count in range(len(free) + 1):
        for chosen in combinations(free, count):
            own = [card for place, card in enumerate(cards) if card != JOKER and (place in chosen or place not in free)]
            wild = len(cards) - len(own)
            if wild <= game.beside[min(len(own), len(game.beside) - 1)] and (
                _group(own, wild, game) or _run(own, wild, game)
            ):
                return True
    return False


def _group(own: list[int], wild: int, game: WildGame) -> bool:
    if game.groups is None or len({card % 13 for card in own}) > 1:
        return False
    least, most, distinct = game.groups
    size = len(own) + wild
    if distinct and (len(set(own)) < len(own) or size > 4):
        return False
    return least <= size and (most is None or size <= most)


def _run(own: list[int], wild: int, game: WildGame) -> bool:
    size = len(own) + wild
    if game.runs is None or not game.runs[0] <= size <= game.runs[1] or len(set(own)) < len(own):
        return False
    if len({card // 13 for card in own}) > 1:
        return False
    rail, ranks = RAILS[game.runs[2]], {card % 13 for card in own}
    windows = (rail[start : start + size] for start in range(len(rail) - size + 1))
    return any(len(set(window)) == size and ranks <= set(window) for window in windows)


def ways(hand: Sequence[int], game: WildGame) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every set of disjoint melds, as places in the hand."""
    among: dict[int, list[tuple[int, ...]]] = {place: [] for place in range(len(hand))}
    judged: dict[tuple[int, ...], bool] = {}
    for size in range(2, len(hand) + 1):
        for places in combinations(range(len(hand)), size):
            cards = tuple(sorted(hand[place] for place in places))
            if cards not in judged:
                judged[cards] = is_meld(cards, game)
            if judged[cards]:
                among[places[0]].append(places)

    def lay(first: int, used: frozenset[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
        if first == len(hand):
            yield ()
            return
        yield from lay(first + 1, used)
        if first not in used:
            for places in among[first]:
                if not used & set(places):
                    for rest in lay(first + 1, used | set(places)):
                        yield (places, *rest)

    return lay(0, frozenset())


def least_left(hand: Sequence[int], game: WildGame, values: Sequence[int]) -> tuple[int, int]:
    """The least that must stay over, in points, and among equals in cards."""
    best: dict[int, tuple[int, int]] = {0: (0, 0)}
    judged: dict[tuple[int, ...], bool] = {}
    for mask in range(1, 1 << len(hand)):
        low = mask & -mask
        points, cards = best[mask ^ low]
        found = points + values[hand[low.bit_length() - 1]], cards + 1
        rest = mask ^ low
        sub = rest
        while sub:
            meld = sub | low
            held = tuple(sorted(hand[place] for place in range(len(hand)) if meld >> place & 1))
            if len(held) >= 2:
                if held not in judged:
                    judged[held] = is_meld(held, game)
                if judged[held]:
                    found = min(found, best[mask ^ meld])
            sub = (sub - 1) & rest
        best[mask] = found
    return best[(1 << len(hand)) - 1]
