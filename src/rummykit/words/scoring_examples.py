"""Examples of what a deal is worth: what the players hold, and the points that makes.

The points are worked out here anew, so that a rule page can be compared with what a deal is priced at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rummykit.cards import Faces
from rummykit.rules import Rules
from rummykit.words import examples
from rummykit.words.voice import Voice, signed


class Loser(NamedTuple):
    """What a loser of an example holds: a meld, and cards that fit in none."""

    meld: Faces
    rest: Faces


def example_losers(rules: Rules) -> list[Loser]:
    """What the losers of an example hold."""
    wild = examples.joker(rules)
    meld = next(examples.groups(rules), None) or next(examples.runs(rules))

    if rules.pack.family == "tiles":
        wanted = (((3, 0), (5, 1), (9, 2), (13, 3)), ((11, 1), (2, 0)), ((4, 2),))
        held = [Loser((), rest) for rest in examples.hands(rules, wanted)]
    else:
        first, second = examples.hands(rules, (((1, 1), (13, 2), (9, 3)), ((12, 3), (2, 0))), taken=meld)
        held = [Loser((), first), Loser(meld, second)]
    if wild is not None and not _only_unmatched(rules):
        held[1] = Loser(held[1].meld, (wild, *held[1].rest[1:]))
    return held


def _only_unmatched(rules: Rules) -> bool:
    return rules.scoring.count == "unmatched"


def points_held(rules: Rules, losers: Sequence[Loser]) -> list[int]:
    """What each loser has to count."""
    meld_counts = not _only_unmatched(rules)
    return [
        sum(rules.values.of(each) for each in (*(loser.meld if meld_counts else ()), *loser.rest)) for loser in losers
    ]


def deal_example(
    voice: Voice, rules: Rules, losers: Sequence[Loser], held: Sequence[int], points: Sequence[int]
) -> str:
    """A sentence with what the losers hold, what that counts, and the points of all players."""
    seats, holds = voice.language.seats, []
    for seat, loser, value in zip(seats[1:], losers, held, strict=False):
        if loser.meld and _only_unmatched(rules):
            meld, rest = voice.faces(loser.meld), voice.faces(loser.rest)
            holds.append(voice.say("scoring.holds_meld", seat=seat, meld=meld, faces=rest, points=value))
        else:
            faces = voice.faces((*loser.meld, *loser.rest))
            holds.append(voice.say("scoring.holds", seat=seat, faces=faces, points=value))
    return voice.say(
        "scoring.example",
        winner=seats[0],
        holds=voice.say("parts").join(holds),
        points=points_of(voice, points),
    )


def points_of(voice: Voice, points: Sequence[int]) -> str:
    """Points by player."""
    return voice.language.comma.join(
        voice.say("scoring.points", seat=seat, points=signed(value))
        for seat, value in zip(voice.language.seats, points, strict=False)
    )


def left_with(voice: Voice, held: Sequence[int]) -> str:
    """What each player is left with."""
    return voice.language.all_of([f"{seat} {value}" for seat, value in zip(voice.language.seats, held, strict=False)])


def totals_example(voice: Voice, held: Sequence[int], points: Sequence[int]) -> str:
    """A sentence with what each player is left with, and the points."""
    return voice.say("scoring.totals_example", held=left_with(voice, held), points=points_of(voice, points))
