"""Matches that are played before the load begins, so that a player of the load has only to say what comes next.

Greedy bots play whole matches of `rummikub` from known secrets. A table whose log begins with the same secret takes the
same course, so the action that is due at a version of the table is known beforehand, as the very bytes of its message.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random

import msgspec

from rummykit import bots, games
from rummykit.cards import Face
from rummykit.play.actions import Action
from rummykit.server.table.entries import Acted, Agreed, Created, Entry, NextDealt, SatDown, Started
from rummykit.server.table.guests import key_of
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Act, NextDeal

GAME = "rummikub"

_CLOCK = 4 * 3600.0
"""Seconds for a turn. A clock runs at every table, as among people, but it must not run out while a table waits for its
people to come: what is prepared would not be the course it takes any more."""


@dataclass(frozen=True, slots=True)
class Step:
    """Who does what next; `frame` is the message that says it, `action` None asks for the next deal."""

    seat: int
    frame: bytes
    action: Action | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A match: its secret, the version at which it begins, and what happens at that version and every later one.

    `racks` and `pool` are the tiles of its first deal, and `first_deal` the number of its steps.
    """

    secret: bytes
    begins: int
    steps: tuple[Step, ...]
    racks: tuple[tuple[Face, ...], ...]
    pool: tuple[Face, ...]
    first_deal: int

    def step(self, version: int) -> Step | None:
        """What is due at a version, None once the match is over."""
        at = version - self.begins
        return self.steps[at] if at < len(self.steps) else None


def cookie_of(person: int) -> str:
    """The secret of a person of the load: of no use anywhere else."""
    return sha256(b"load %d" % person).hexdigest()[:43]


def beginning(secret: bytes, people: list[int], now: float, turn_seconds: float = _CLOCK) -> list[Entry]:
    """The log of a table where these people have sat down and the match has begun."""
    created = Created(
        at=now,
        game=GAME,
        sheet=games.get(GAME).version,
        options={},
        seats=len(people),
        bots=0,
        bot_level="greedy",
        turn_seconds=turn_seconds,
        secret=secret,
    )
    seats = [
        SatDown(at=now, seat=seat, name=f"P{person}", key=str(key_of(cookie_of(person))))
        for seat, person in enumerate(people)
    ]
    return [created, *seats, Started(at=now)]


def play(number: int, seats: int) -> Prepared:
    """The match of this number: the same at every call."""
    secret = sha256(b"prepared match %d" % number).digest()
    log = beginning(secret, list(range(seats)), 0.0)
    table, _ = Table.replay("prepared", log)
    match, chance = table.match, Random(number)
    assert match is not None
    racks = tuple(match.deal.view(seat).hand for seat in range(seats))
    pool = tuple(match.deal._state.stock)
    steps: list[Step] = []
    first_deal = 0
    while table.state != "over":
        version, turn = table.version, table.turn
        if turn is None:
            first_deal = first_deal or len(steps)
            seat = len(table.agreement.seats)
            steps.append(Step(seat, msgspec.json.encode(NextDeal(id=version)), None))
            last = seat == seats - 1
            table.apply(NextDealt(at=0.0, seat=seat) if last else Agreed(at=0.0, seat=seat, to="next_deal", until=1.0))
        else:
            action = bots.choose("greedy", table.rules, match.deal.view(turn), chance)
            frame = msgspec.json.encode(Act(id=version, version=version, action=action))
            steps.append(Step(turn, frame, action))
            table.apply(Acted(at=0.0, seat=turn, action=action))
    return Prepared(
        secret=secret,
        begins=len(log),
        steps=tuple(steps),
        racks=racks,
        pool=pool,
        first_deal=first_deal or len(steps),
    )


def dealt(match: Prepared) -> dict[str, object]:
    """The first deal of a match, for another program to deal the same."""
    return {"racks": match.racks, "pool": match.pool, "first": match.steps[0].seat}
