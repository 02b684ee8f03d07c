"""Garbage and half-valid actions, twenty thousand of them (many more in `make fuzz`), while honest tables go on."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from rummykit.play import actions
from rummykit.server.wire.socket_messages import Accepted, Refused, Tried
from tests.examples import FUZZ
from tests.server.guest import SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, plays_on

MESSAGES = 20_000 * max(1, FUZZ)
ATTACKERS = ("rummikub", "rummikub_twist", "standard_rummy", "indian_rummy_points", "phom")
"""A table each, where one seat sends nothing but rubbish."""
AT_ONCE = 200

_kinds = [kind for kind in vars(actions).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
_tags = sorted({str(tag) for kind in _kinds if (tag := kind.__struct_config__.tag) is not None})
_fields = sorted({name for kind in _kinds for name in kind.__struct_fields__})


class Rubbish:
    """Frames by a seeded chance; those that could be read say the version that the seat knows, or one near it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.number = 10**6

    def frame(self, version: int) -> str | bytes:
        """One more."""
        self.number += 1
        roll = self.chance.random()
        if roll < 0.15:
            return self.chance.randbytes(self.chance.randrange(40))
        if roll < 0.3:
            return self.cut(self.message(version))
        return self.message(version)

    def message(self, version: int) -> str:
        chance = self.chance
        near = version + chance.choice((0, 0, 0, 0, -1, 1, -version, 2**40))
        body: dict[str, object] = {
            "type": chance.choice(("act", "act", "act", "try", "hello", "start", "next_deal", "ping"))
        }
        body |= {"id": self.number, "version": near} if chance.random() < 0.95 else {}
        if body["type"] in ("act", "try"):
            body["action"] = self.action()
        elif body["type"] not in ("act", "try", "hello"):
            body.pop("version", None)
        else:
            body.pop("id", None)
        return msgspec.json.encode(body).decode()

    def action(self) -> object:
        chance = self.chance
        made: dict[str, object] = {"type": chance.choice(_tags)}
        for name in chance.sample(_fields, chance.randrange(4)):
            made[name] = self.value()
        return made

    def value(self, deep: int = 0) -> object:
        chance = self.chance
        kind = chance.randrange(8 if deep < 3 else 5)
        if kind <= 2:
            return chance.choice((chance.randrange(64), chance.randrange(-2, 130), 2**31, 10**18))
        if kind == 3:
            return chance.choice((None, True, "", "stock", "pile", "r7", "\u202e<script>", 1.5))
        if kind == 4:
            return []
        return [self.value(deep + 1) for _ in range(chance.randrange(6))]

    def cut(self, text: str) -> str:
        where = self.chance.randrange(len(text))
        return (
            text[:where]
            + self.chance.choice(("", "}", "[[[[", "\x00", '"', "é", text))
            + text[where + self.chance.randrange(3) :]
        )


@pytest.mark.slow
async def test_rubbish_hurts_nobody(db: Path) -> None:
    async with serving(db, limits=PATIENT) as place, AsyncExitStack() as stack:
        honest = [await stack.enter_async_context(playing(place, game=game)) for game in ("rummikub", "standard_rummy")]
        hit = [await stack.enter_async_context(playing(place, game=game)) for game in ATTACKERS]
        over = asyncio.Event()

        async def play_on(seats: list[SeatAt]) -> int:
            moves = 0
            while not over.is_set() and seats[0].state == "playing":
                await plays_on(seats, 1)
                moves += 1
            return moves

        playing_on = [asyncio.create_task(play_on(seats)) for seats in honest]
        answered = await asyncio.gather(
            *(attack(seats[0], Rubbish(number), MESSAGES // len(hit)) for number, seats in enumerate(hit))
        )
        over.set()
        moves = await asyncio.gather(*playing_on)
        assert all(count > 4 for count in moves)
        assert sum(answered) > MESSAGES / 2
        for seats in hit:
            for seat in seats:
                assert not seat.closed
                await seat.hello()
            codes = {each.code for each in seats[0].answers(Refused)}
            assert "server_error" not in codes
            assert {"unreadable", "stale_version"} < codes
            assert seats[0].version == seats[1].version


async def attack(seat: SeatAt, rubbish: Rubbish, messages: int) -> int:
    """Send so many frames, the next ones when the last have been answered; how many answers came."""
    for start in range(0, messages, AT_ONCE):
        for _ in range(min(AT_ONCE, messages - start)):
            await seat.say(rubbish.frame(seat.version))
        await seat.ping()
    return len(seat.answers(Refused)) + len(seat.answers(Accepted)) + len(seat.answers(Tried))
