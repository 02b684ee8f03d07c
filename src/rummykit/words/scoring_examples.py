"""Examples of what a deal is worth: what the players hold, and the points that makes.

The points are worked out here anew, so that a rule page can be compared with what a deal is priced at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rummykit.cards import Faces
from rummykit.rules import RankPayments, Rules, Showdown
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


def differences(held: Sequence[int]) -> list[int]:
    """Points of a pool that ran out: each loses the difference to the lowest, those who tie for it share the gain.

    Seats are in turn order from the starter; what cannot be shared goes to the first of those who tie.
    """
    lowest = min(held)
    winners = [seat for seat, value in enumerate(held) if value == lowest]
    points = [lowest - value for value in held]
    share, rest = divmod(-sum(points), len(winners))
    for place, seat in enumerate(winners):
        points[seat] = share + (place < rest)
    return points


def blocked(held: Sequence[int], *, whole: bool = False) -> list[int]:
    """Points of a blocked deal: the lowest scores the differences, or what the others hold; several share, and the
    rest is lost."""
    lowest = min(held)
    share = sum(value if whole else value - lowest for value in held if value > lowest) // list(held).count(lowest)
    return [share if value == lowest else 0 for value in held]


def knocked(held: Sequence[int], rules: Showdown) -> list[int]:
    """Points after a knock by the first player, from everybody's deadwood."""
    own, lowest = held[0], min(held)
    others = [seat for seat in range(1, len(held)) if held[seat] == lowest]
    winners = [0] if own == lowest and (own == 0 or not others) else others
    pot = sum(value - lowest for value in held)
    if lowest == 0:
        pot += rules.no_deadwood * (len(held) - len(winners))
    if own > lowest:
        pot += rules.undercut
    points = [pot // len(winners) if seat in winners else 0 for seat in range(len(held))]
    if own > lowest:
        points[0] = -rules.undercut
    return points


def ranked(trash: Sequence[int], without_meld: Sequence[int], rules: RankPayments) -> list[int]:
    """Points when nobody went out, seats in the order in which they showed."""
    order = sorted(range(len(trash)), key=lambda seat: (seat in without_meld, trash[seat]))
    pays = dict(zip(order[1:], rules.ranks, strict=False)) | {
        seat: rules.without_meld for seat in without_meld if seat != order[0]
    }
    points = [-pays.get(seat, 0) for seat in range(len(trash))]
    points[order[0]] = sum(pays.values())
    return points
