"""All plays of a turn that are as good as the best, each of other tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rummykit.cards import Face, Faces
from rummykit.rules import Rules
from rummykit.tiles.search.objective import Objective
from rummykit.tiles.search.table_play import TablePlay
from rummykit.tiles.search.whole_turn import whole_turn

MOST_PLAYS = 100


def best_plays(
    rules: Rules,
    lying: Sequence[Faces],
    rack: Sequence[Face],
    objective: Objective = "lex",
    *,
    opened: bool = True,
    most: int = MOST_PLAYS,
) -> tuple[TablePlay, ...]:
    """The best plays of a turn, one for each choice of tiles, up to `most` of them; none where nothing can be played.

    Any other one does without some tile of the first, so the rack is asked about again without each of these. Otherwise
    as `whole_turn`.
    """
    found: dict[Faces, TablePlay] = {}
    waiting = [tuple(sorted(rack))]
    asked = set(waiting)
    best = None
    while waiting and len(found) < most:
        held = waiting.pop(0)
        play = whole_turn(rules, lying, held, objective, opened=opened).play
        counts = {"tiles": (play.tiles,), "value": (play.value,), "lex": (play.tiles, play.value)}[objective]
        best = best or counts
        if not play.tiles or counts != best:
            continue
        found.setdefault(tuple(sorted(play.played)), play)
        for face, copies in Counter(play.played).items():
            without = Counter(held)
            without[face] = copies - 1
            fewer = tuple(sorted(without.elements()))
            if fewer not in asked:
                asked.add(fewer)
                waiting.append(fewer)
    return tuple(found.values())
