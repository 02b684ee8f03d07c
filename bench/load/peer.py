"""The same people at a boardgame.io server: the first deals of the same matches, over its own socket.io messages."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from time import perf_counter

import httpx
import msgspec

from bench.load.people import Record
from bench.load.prepared import Prepared, dealt
from bench.load.sockets import Socket, connect
from rummykit.play.actions import Rearrange

MATCHES = 12
"""Matches made for each group of people, one after another."""

_UPDATE, _SYNC = b'42/tiles,["update"', b'42/tiles,["sync"'
_number = re.compile(rb'"_stateID":(\d+)')


class Match:
    """A match that was made: its id, who may play, and the messages of its steps."""

    def __init__(self, id: str, keys: list[str], prepared: Prepared) -> None:
        self.id = id
        self.keys = keys
        self.steps = [
            (step.seat, self._message(number, step.seat, step.action))
            for number, step in enumerate(prepared.steps[: prepared.first_deal])
        ]

    def _message(self, number: int, seat: int, action: object) -> bytes:
        move = {"type": "draw", "args": []}
        if isinstance(action, Rearrange):
            move = {"type": "rearrange", "args": [msgspec.to_builtins(action.table)]}
        payload = {**move, "playerID": str(seat), "credentials": self.keys[seat]}
        asked = ["update", {"type": "MAKE_MOVE", "payload": payload}, number, self.id, str(seat)]
        return b"42/tiles," + json.dumps(asked, separators=(",", ":")).encode()


class Group:
    """People who play one match after another."""

    def __init__(self, port: int, matches: Sequence[Match], record: Record) -> None:
        self._port = port
        self._matches = iter(matches)
        self._record = record
        self._sockets: list[Socket] = []
        self._sitting: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Go to the next match, if there is one."""
        self.leave()
        match = next(self._matches, None)
        if match is None:
            return
        self._match, self._said, self._asked = match, -1, [0.0] * len(match.keys)
        for seat in range(len(match.keys)):
            self._sockets.append(await connect(self._port, "/socket.io/?EIO=4&transport=websocket", self._ear(seat)))
        for socket in self._sockets:
            socket.say(b"40/tiles,")

    def stop(self) -> None:
        """Get up for good."""
        if self._sitting is not None:
            self._sitting.cancel()
        self.leave()

    def leave(self) -> None:
        """Get up."""
        for socket in self._sockets:
            socket.close()
        self._sockets = []

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            if not self._sockets:
                return
            if text == b"2":
                self._sockets[seat].say(b"3")
            elif text.startswith(b"40/tiles,"):
                asked = ["sync", self._match.id, str(seat), self._match.keys[seat]]
                self._sockets[seat].say(b"42/tiles," + json.dumps(asked).encode())
            elif text.startswith((_UPDATE, _SYNC)):
                state = _number.search(text)
                if state is not None:
                    self._hear_state(seat, int(state[1]))

        return heard

    def _hear_state(self, seat: int, state: int) -> None:
        steps = self._match.steps
        if self._asked[seat]:
            self._record.move(self._asked[seat])
            self._asked[seat] = 0.0
        if state == len(steps):
            if self._sitting is None or self._sitting.done():
                self._sitting = asyncio.ensure_future(self.sit_down())
        elif steps[state][0] == seat and state > self._said:
            self._said, self._asked[seat] = state, perf_counter()
            self._sockets[seat].say(steps[state][1])


async def groups(port: int, prepared: Sequence[Prepared], number: int, seats: int, record: Record) -> list[Group]:
    """So many groups of people with matches made for them, each dealt as the first deal of a prepared one."""
    made = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/games/tiles") as http:
        for group in range(number):
            matches = [await _make(http, prepared[(group + each) % len(prepared)], seats) for each in range(MATCHES)]
            made.append(Group(port, matches, record))
    return made


async def _make(http: httpx.AsyncClient, prepared: Prepared, seats: int) -> Match:
    asked = {"numPlayers": seats, "setupData": dealt(prepared)}
    id = (await http.post("/create", json=asked)).raise_for_status().json()["matchID"]
    keys = []
    for seat in range(seats):
        joined = await http.post(f"/{id}/join", json={"playerID": str(seat), "playerName": f"P{seat}"})
        keys.append(joined.raise_for_status().json()["playerCredentials"])
    return Match(id, keys, prepared)
