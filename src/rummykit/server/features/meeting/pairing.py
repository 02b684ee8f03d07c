"""Matchmaking: the longest wait comes first; rated games pair similar ratings, within a range that widens."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from rummykit.server.accounts.people import Identity
from rummykit.server.limits import Limits


class WaitingPlayer(NamedTuple):
    """Somebody who waits since a time; `rating` where a rated match is wanted."""

    identity: Identity
    name: str
    since: float
    rating: int | None


def group(
    people: Sequence[WaitingPlayer], seats: int, apart: AbstractSet[frozenset[str]], now: float, limits: Limits
) -> tuple[WaitingPlayer, ...]:
    """So many people of those who want the same as fill a table; nobody where they do not fit.

    `apart` are pairs that are not put together, by `Identity.one`.
    """
    in_turn = sorted(people, key=lambda each: each.since)
    for first in in_turn:
        sitting = [first]
        others = [each for each in in_turn if each is not first]
        for other in sorted(others, key=lambda each: (_distance(first, each), each.since)):
            if all(_fit(one, other, apart, now, limits) for one in sitting):
                sitting.append(other)
            if len(sitting) == seats:
                return tuple(sorted(sitting, key=lambda each: each.since))
    return ()


def near(asker: WaitingPlayer, people: Sequence[WaitingPlayer], now: float, limits: Limits) -> list[WaitingPlayer]:
    """The asker, and those of people who fit the asker: nobody else can be in a group with the asker.

    Everybody who waits asks again and again, so a group is found when one of its people asks.
    """
    return [each for each in people if each is asker or _fit(asker, each, frozenset(), now, limits)]


def rated(people: Sequence[WaitingPlayer]) -> bool:
    """Whether a match of these people changes their ratings: all want that."""
    return all(each.rating is not None for each in people)


def _distance(one: WaitingPlayer, other: WaitingPlayer) -> tuple[bool, int]:
    """How far two are from each other: first those who want the same of ratings, then the nearest."""
    if one.rating is None or other.rating is None:
        return one.rating is not other.rating, 0
    return False, abs(one.rating - other.rating)


def _fit(
    one: WaitingPlayer, other: WaitingPlayer, apart: AbstractSet[frozenset[str]], now: float, limits: Limits
) -> bool:
    if one.identity.one == other.identity.one or frozenset((one.identity.one, other.identity.one)) in apart:
        return False
    if one.rating is not None and other.rating is not None:
        waited = now - min(one.since, other.since)
        return abs(one.rating - other.rating) <= limits.pairing_points + limits.pairing_points_per_second * waited
    # Who wants a rated match waits a while for others who do.
    return all(each.rating is None or now - each.since >= limits.pairing_mixed_seconds for each in (one, other))
