"""Whole matches of every game through real sockets, and nothing a seat may not know among all the bytes it was sent."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from rummykit import bots, fair, games
from rummykit.play.events import Dealt, Drew, seen_by
from rummykit.server.table.entries import Created
from rummykit.server.table.guests import key_of
from rummykit.server.wire.socket_messages import ServerMessage, Update, Welcome
from tests.examples import one_in
from tests.server.guest import SeatAt
from tests.server.serving import Place, serving
from tests.server.tables import playing, watching

MATCHES = [
    ("rummikub", 2, 2, {"num_games": 2}),
    ("rummikub", 3, 4, {"num_games": 1}),
    ("rummikub_classic", 2, 3, {"num_games": 1}),
    ("standard_rummy", 2, 2, {"target_score": 60}),
    ("standard_rummy", 3, 6, {"target_score": 40}),
]


@pytest.mark.parametrize(("game", "people", "seats", "options"), MATCHES)
async def test_a_whole_match_is_played_and_leaks_nothing(
    db: Path, game: str, people: int, seats: int, options: dict[str, int]
) -> None:
    async with (
        serving(db) as place,
        playing(place, people, game=game, seats=seats, options=options) as players,
        watching(place, players[0]) as spectator,
    ):
        chances = [random.Random(f"{game} {seat}") for seat in range(people)]
        levels: tuple[bots.Level, ...] = ("greedy", "greedy", "random")
        await asyncio.gather(
            *(player.play(chance, level) for player, chance, level in zip(players, chances, levels, strict=False))
        )
        sheets = {msgspec.json.encode(player.score) for player in players}
        assert len(sheets) == 1
        assert players[0].score is not None
        assert players[0].score.result is not None
        await spectator.until(lambda: spectator.state == "over")
        assert msgspec.json.encode(spectator.score) in sheets
        for player in [*players, spectator]:
            await assert_nothing_leaked(place, player, players)


@pytest.mark.parametrize(
    "game", one_in(2, [game for game in games.SHEETS if game not in {match[0] for match in MATCHES}])
)
async def test_the_first_turns_of_every_other_game_leak_nothing(db: Path, game: str) -> None:
    people = games.get(game).players[0]
    async with (
        serving(db) as place,
        playing(place, people, game=game) as players,
        watching(place, players[0]) as spectator,
    ):

        def enough() -> bool:
            return any(player.version > 60 or player.state != "playing" for player in players)

        await asyncio.gather(*(player.play(random.Random(game), "random", enough) for player in players))
        for player in [*players, spectator]:
            await assert_nothing_leaked(place, player, players)


async def assert_nothing_leaked(place: Place, player: SeatAt, players: list[SeatAt]) -> None:
    """Search every byte that was sent to a player, or to a spectator, who has seat -1."""
    seat = player.seat if player.seat >= 0 else None
    assert player.table is not None
    log = await place.store.log(player.table.id)
    secret = next(entry.secret for entry in log if isinstance(entry, Created))
    # The seed of a deal is told when it is over; that of the whole match, and of the deals to come, never.
    deals = player.table.trust.deal + 1 if player.table.trust is not None else 0
    to_come = [fair.deal_seed(secret, number) for number in range(deals, deals + 3)]
    others = [other.guest.secret for other in players]
    secrets = [seed.hex() for seed in (secret, *to_come)]
    secrets += [msgspec.json.encode(seed).decode().strip('"') for seed in (secret, *to_come)]
    secrets += [text for secret in others if secret for text in (secret, str(key_of(secret)))]
    decoder = msgspec.json.Decoder(ServerMessage)
    for frame in player.frames:
        assert not any(secret in frame for secret in secrets)
        message = decoder.decode(frame)
        # What was sent says nothing beyond the protocol's fields.
        assert msgspec.json.encode(message).decode() == frame
        if isinstance(message, Welcome | Update) and message.view is not None:
            assert message.view.seat == seat
            assert len(message.view.hand) == (0 if seat is None else message.view.counts[seat])
            assert message.offer is None or (seat is not None and message.view.turn == seat)
            for event in message.events or ():
                assert seen_by(event, seat) == event
                if isinstance(event, Dealt):
                    assert (event.cards is not None) == (event.seat == seat)
                if isinstance(event, Drew):
                    assert (event.cards is not None) == (event.seat == seat or event.source == "discard")
