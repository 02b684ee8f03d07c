"""kill -9 of a server at random moments, again and again, while people play: what was acknowledged is there."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from rummykit import bots
from rummykit.play.actions import Action
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.entries import Acted
from rummykit.server.wire.socket_messages import Accepted, Act, Hello, NextDeal, Refused, Update, Welcome
from tests.examples import FUZZ
from tests.server.guest import Guest, SeatAt
from tests.server.process import BRIEF, ServerProcess
from tests.server.serving import UNHURRIED

TABLES = 6
KILLS = 20 if FUZZ else 4
TURN_SECONDS = 120
PATIENCE = 60.0
CLOCK_SECONDS = 1.0
"""How far a clock may be off after a kill."""
EXPECTED = {"stale_version", "not_your_turn", "not_saved", "between_deals", "match_over", "deal_not_over"}
"""What somebody may be told whose server is gone in the middle of something."""


@dataclass
class House:
    """Who plays, where they find a server, and what they were told."""

    db: str
    ports: list[int] = field(default_factory=list)
    acknowledged: dict[tuple[str, int], tuple[int, Action]] = field(default_factory=dict)
    version: dict[str, int] = field(default_factory=dict)
    deadlines: dict[tuple[str, int, int], tuple[float, float]] = field(default_factory=dict)
    clocks_compared: int = 0
    wrong: list[str] = field(default_factory=list)
    over: bool = False

    async def live(self, guest: Guest, table: str) -> None:
        """Play until the end of the test, coming back whenever the connection ends."""
        chance, known = random.Random(guest.name), 0
        while not self.over:
            guest.port = chance.choice(self.ports)
            try:
                async with guest.socket(table, open_timeout=5) as socket:
                    seat = SeatAt(socket, guest)
                    try:
                        at_least, asked = self.version[table], time.time()
                        await seat.say(Hello(version=known))
                        await _when(seat, partial(seat.answers, Welcome))
                        if seat.version < at_least:
                            self.wrong.append(f"{table} went back from {at_least} to {seat.version}")
                        await self._play(seat, table, chance, asked)
                    finally:
                        known = max(known, seat.version)
                        await seat.stop()
            except (OSError, WebSocketException, _Closed, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, seat: SeatAt, table: str, chance: random.Random, asked: float) -> None:
        number = heard = 0
        while not self.over:
            for message in seat.messages[heard:]:
                heard += 1
                if isinstance(message, Welcome | Update):
                    self._hear(table, message, asked)
                elif isinstance(message, Refused) and message.code not in EXPECTED:
                    self.wrong.append(message.code)
            if seat.closed:
                raise _Closed
            if seat.to_act and seat.view is not None:
                number += 1
                action, version = bots.choose("greedy", seat.rules, seat.view, chance), seat.version
                await seat.say(Act(id=number, version=version, action=action))
                answer = await _answer(seat, number)
                if isinstance(answer, Accepted):
                    self.acknowledged[table, answer.version] = seat.seat, action
                    self.version[table] = max(self.version[table], answer.version)
                    await _when(seat, partial(_has_version, seat, answer.version))
                await asyncio.sleep(chance.uniform(0.01, 0.05))
            elif seat.state == "between_deals":
                number += 1
                await seat.say(NextDeal(id=number))
                await _answer(seat, number)
                await _when(seat, lambda: seat.state != "between_deals")
            else:
                await _when(seat, partial(_has_heard_more, seat, heard))

    def _hear(self, table: str, message: Welcome | Update, asked: float) -> None:
        view, clock = message.view, message.clock
        if view is None or clock is None or message.score is None or view.result is not None:
            return
        # The clock of one turn has one deadline, whichever server tells of it. What is left of it was true before the
        # message came, and where it was asked for, after that: so much is known however long a message takes.
        left, turn = clock.left_ms / 1000, (table, len(message.score.rows), view.turn_number)
        first, last = self.deadlines.get(turn, (0.0, float("inf")))
        last = min(last, time.time() + left)
        if isinstance(message, Welcome):
            self.clocks_compared += 1
            first = max(first, asked + left)
        if first > last + CLOCK_SECONDS:
            self.wrong.append(f"the clock of {turn} jumped by {first - last:.2f} s")
        self.deadlines[turn] = first, last


class _Closed(Exception):
    """The socket has been closed."""


def _has_version(seat: SeatAt, version: int) -> bool:
    return seat.version >= version


def _has_heard_more(seat: SeatAt, heard: int) -> bool:
    return len(seat.messages) > heard


async def _answer(seat: SeatAt, number: int) -> object:
    """What is answered to a message."""
    await _when(seat, lambda: number in seat._answers)
    return seat._answers[number]


async def _when(seat: SeatAt, true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE), seat._changed:
        while not true():
            if seat.closed:
                raise _Closed
            await seat._changed.wait()


async def play_and_kill(
    db: str | Path, servers: list[ServerProcess], start: Callable[[], ServerProcess], rounds: int = KILLS
) -> None:
    """Play at all servers, kill one of them at a random moment, see every table go on; so many times."""
    house, chance = House(str(db), [server.port for server in servers]), random.Random()
    people: list[asyncio.Task[None]] = []
    for number in range(TABLES):
        game, options = (("rummikub", {"num_games": 50}), ("standard_rummy", {"target_score": 1000}))[number % 2]
        ann, ben = Guest(house.ports[number % len(servers)], f"Ann {number}"), Guest(house.ports[0], f"Ben {number}")
        table = (await ann.make(game=game, seats=2, turn_seconds=TURN_SECONDS, options=options)).id
        await ben.sit(table)
        house.version[table] = 0
        async with ann.at(table) as seat:
            assert isinstance(await seat.start(), Accepted)
        people += [asyncio.create_task(house.live(guest, table)) for guest in (ann, ben)]
    for _ in range(rounds):
        await goes_on(house, people)
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        number = chance.randrange(len(servers))
        servers[number].kill()
        others = [port for port in house.ports if port != servers[number].port]
        house.ports = others or house.ports
        servers[number] = await asyncio.to_thread(start)
        house.ports = [server.port for server in servers]
    await goes_on(house, people)
    house.over = True
    await asyncio.gather(*people)
    assert house.wrong == []
    assert house.clocks_compared > rounds
    for server in servers:
        server.kill()
    await the_log_has_it_all(house, rounds)


async def goes_on(house: House, people: Sequence[asyncio.Task[None]]) -> None:
    """Every table moves on from where it is."""
    before, until = dict(house.version), time.monotonic() + PATIENCE
    while any(house.version[table] < version + 2 for table, version in before.items()):
        for person in people:
            if person.done():
                person.result()
        assert time.monotonic() < until, [house.version[table] - version for table, version in before.items()]
        await asyncio.sleep(0.02)


async def the_log_has_it_all(house: House, rounds: int) -> None:
    """Every move that somebody was told is accepted is in the log, at that version, as it was sent."""
    assert len(house.acknowledged) > rounds * TABLES
    store = await SqlStore.open(house.db, UNHURRIED)
    logs = {table: await store.log(table) for table in house.version}
    await store.close()
    for (table, version), (seat, action) in house.acknowledged.items():
        entry = logs[table][version - 1]
        assert isinstance(entry, Acted)
        assert (entry.seat, entry.action) == (seat, action)


@pytest.mark.slow
async def test_kills_lose_no_acknowledged_move_in_sqlite(db: Path) -> None:
    servers = [ServerProcess(db, limits=BRIEF)]

    def again() -> ServerProcess:
        return ServerProcess(db, limits=BRIEF)

    try:
        await play_and_kill(db, servers, again)
    finally:
        for server in servers:
            server.__exit__()


@pytest.mark.slow
@pytest.mark.parametrize(("bus", "rounds"), [("postgresql", KILLS), ("redis", 2)])
async def test_kills_of_one_of_two_servers_lose_no_acknowledged_move(
    postgres_db: str, bus: str, rounds: int, request: pytest.FixtureRequest
) -> None:
    more = [] if bus == "postgresql" else ["--bus", str(request.getfixturevalue("redis"))]

    def again() -> ServerProcess:
        return ServerProcess(postgres_db, *more, limits=BRIEF)

    servers = [again(), again()]
    try:
        await play_and_kill(postgres_db, servers, again, rounds)
    finally:
        for server in servers:
            server.__exit__()
