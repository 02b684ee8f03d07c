"""How many pairs of players who have not met yet there can be: a largest matching, by Edmonds' blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet


def can_all_pair(players: Sequence[int], barred: Mapping[int, AbstractSet[int]]) -> bool:
    """Whether all players, but one if their number is odd, can be paired with others who are not barred to them."""
    return most_pairs(players, barred) == len(players) // 2


def most_pairs(players: Sequence[int], barred: Mapping[int, AbstractSet[int]]) -> int:
    """The most pairs of players that are not barred to each other."""
    count = len(players)
    here = set(players)
    worst = max((len(barred.get(one, set()) & here) for one in players), default=0)
    # Where everybody may meet at least half of the others, all can be paired (Dirac).
    if count - 1 - worst >= (count + 1) // 2:
        return count // 2
    free = [
        [other for other in range(count) if other != one and players[other] not in barred.get(players[one], set())]
        for one in range(count)
    ]
    return sum(mate is not None for mate in _mates(free)) // 2


def _mates(free: Sequence[Collection[int]]) -> list[int | None]:
    """A largest matching of a graph: for every vertex the one it is matched with."""
    mates: list[int | None] = [None] * len(free)
    for one, others in enumerate(free):  # most of it is found at once
        if mates[one] is None:
            other = next((other for other in others if mates[other] is None), None)
            if other is not None:
                mates[one], mates[other] = other, one
    for root in range(len(free)):
        if mates[root] is None:
            _augment(free, mates, root)
    return mates


def _augment(free: Sequence[Collection[int]], mates: list[int | None], root: int) -> None:
    """Match one vertex more, if a path from `root` allows that."""
    count = len(free)
    parent: list[int | None] = [None] * count
    base = list(range(count))
    even = [False] * count
    even[root] = True
    queue = deque([root])

    def common(one: int, other: int) -> int:
        seen = set()
        at: int | None = base[one]
        while at is not None:
            seen.add(at)
            mate = mates[at]
            before = None if mate is None else parent[mate]
            at = None if before is None else base[before]
        at = base[other]
        while at not in seen:
            mate = mates[at]
            assert mate is not None
            before = parent[mate]
            assert before is not None
            at = base[before]
        return at

    def mark(at: int, until: int, child: int, blossom: set[int]) -> None:
        while base[at] != until:
            mate = mates[at]
            assert mate is not None
            blossom |= {base[at], base[mate]}
            parent[at] = child
            child, before = mate, parent[mate]
            assert before is not None
            at = before

    while queue:
        one = queue.popleft()
        for other in free[one]:
            if base[one] == base[other] or mates[one] == other:
                continue
            mate = mates[other]
            if other == root or (mate is not None and parent[mate] is not None):
                top, blossom = common(one, other), set[int]()
                mark(one, top, other, blossom)
                mark(other, top, one, blossom)
                for each in range(count):
                    if base[each] in blossom:
                        base[each] = top
                        if not even[each]:
                            even[each] = True
                            queue.append(each)
            elif parent[other] is None:
                parent[other] = one
                if mate is None:
                    _flip(mates, parent, other)
                    return
                even[mate] = True
                queue.append(mate)


def _flip(mates: list[int | None], parent: Sequence[int | None], end: int) -> None:
    """Match along the path that ends here, from its end to its root."""
    at: int | None = end
    while at is not None:
        before = parent[at]
        assert before is not None
        following = mates[before]
        mates[at], mates[before] = before, at
        at = following
