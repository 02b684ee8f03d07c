"""The slowest tables that hill climbing finds, free and with special jokers: `python -m bench worst`.

A position is some legal sets and a rack. It is changed tile by tile or set by set, and a change stays that takes the
solver longer; after some changes in vain another one is begun. `WORST` holds the slowest of long searches, and
`python -m bench solver` times them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic, thread_time
from typing import TypeAlias

from bench.table import progress, show
from rummykit import games
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, FIRST_TILE, JOKER, MIRROR_JOKER, Face
from rummykit.cards import show as names
from rummykit.tiles.search.objective import Scale, scale

SECONDS = 45
"""For each kind of table."""
IN_VAIN = 60
TILES = [*range(FIRST_TILE, JOKER)] * 2
KINDS = {
    "free jokers": ("rummikub", [JOKER] * 2),
    "special jokers": ("rummikub_twist", [JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER] * 2),
}
WORST = Path(__file__).with_name("worst.jsonl")
"""The slowest positions known, the slowest of each kind first: kind, table and rack."""

Position: TypeAlias = tuple[tuple[tuple[Face, ...], ...], tuple[Face, ...]]


def best_of(kind: str) -> Scale:
    """The scale and solver of a kind of table."""
    rules = games.get(KINDS[kind][0])
    return scale(rules, "lex")


def seconds(best: Scale, position: Position, tries: int = 2) -> float:
    """CPU seconds of one answer, the quickest of some."""
    table, rack = position
    must = [face for cards in table for face in cards]
    times = []
    for _ in range(tries):
        start = thread_time()
        best.freely(must, rack, 0)
        times.append(thread_time() - start)
    return min(times)


def begun(best: Scale, pack: Sequence[Face], chance: Random) -> Position:
    """Some tiles of the pack, part of what can be laid of them on the table, the rest on the rack."""
    numbers = chance.sample(range(13), chance.randint(5, 13))
    part = [face for face in pack if face >= JOKER or (face - FIRST_TILE) % 13 in numbers]
    tiles = chance.sample(part, chance.randint(len(part) // 2, len(part)))
    found = best.freely((), tiles, 0)
    share = chance.choice((0, 0, 0.3, 0.6, 0.9, 1))
    table = tuple(cards for cards in found[2] if chance.random() < share) if found else ()
    rack = Counter(tiles) - Counter(face for cards in table for face in cards)
    return table, tuple(rack.elements())


def changed(best: Scale, pack: Sequence[Face], position: Position, chance: Random) -> Position:
    """The position with some tiles of the rack exchanged, or a set more or less on the table."""
    table, rack = position
    left = list((Counter(pack) - Counter(rack) - Counter(face for cards in table for face in cards)).elements())
    way = chance.random()
    if way < 0.15 and table:
        gone = chance.randrange(len(table))
        return (*table[:gone], *table[gone + 1 :]), (*rack, *table[gone])
    if way < 0.3:
        found = best.freely((), rack, 0)
        if found is not None:
            cards = chance.choice(found[2])
            return (*table, tuple(cards)), tuple((Counter(rack) - Counter(cards)).elements())
    held = list(rack)
    chance.shuffle(held)
    for _ in range(chance.randint(1, 3)):
        if held and chance.random() < 0.7:
            held.pop()
        if left and chance.random() < 0.7:
            held.append(left.pop(chance.randrange(len(left))))
    return table, tuple(held)


def climb(kind: str, chance: Random, until: float) -> list[tuple[float, Position]]:
    """The positions of every hill until `until`, the slowest first."""
    best = best_of(kind)
    pack = [*TILES, *KINDS[kind][1]]
    found = []
    while monotonic() < until:
        at = max((begun(best, pack, chance) for _ in range(10)), key=lambda position: seconds(best, position, 1))
        taken, vain = seconds(best, at), 0
        while vain < IN_VAIN and monotonic() < until:
            other = changed(best, pack, at, chance)
            longer = seconds(best, other, 1)
            vain += 1
            if longer > taken and (longer := seconds(best, other)) > taken:
                taken, at, vain = longer, other, 0
        found.append((taken, at))
    return sorted(found, key=lambda each: -each[0])


def known() -> list[tuple[str, Position]]:
    """The kind and position of those in `WORST`."""
    lines = [json.loads(line) for line in WORST.read_text().splitlines()]
    return [(each["kind"], (tuple(map(tuple, each["table"])), tuple(each["rack"]))) for each in lines]


def main() -> None:
    """Prints the slowest of each kind, as tiles and as a line for `WORST`."""
    rows = []
    for number, kind in enumerate(KINDS):
        progress(kind, number, len(KINDS))
        hills = climb(kind, Random(), monotonic() + SECONDS)
        taken, (table, rack) = hills[0]
        rows.append((kind, len(hills), f"{taken * 1000:.1f}", sum(map(len, table)), len(rack)))
        print("\n" + json.dumps({"kind": kind, "table": table, "rack": rack}))
        print(" / ".join(names(cards) for cards in table), "| rack", names(rack))
    progress("", 1, 1)
    show("The slowest tables found", ["kind", "hills", "ms", "tiles on the table", "on the rack"], rows)


if __name__ == "__main__":
    main()
