"""examples/visiting_bot.py seats a bot at a real server, and plays a match to its end."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

import pytest

from tests.server.bot_guest import bot_of
from tests.server.guest import Guest
from tests.server.serving import serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "visiting_bot.py"


@pytest.mark.parametrize("bot", ["greedy", "rummykit.lab.spiel_bot:simple_gin"])
async def test_a_bot_of_python_plays_a_match_at_a_server(db: Path, bot: str) -> None:
    if ":" in bot:
        pytest.importorskip("pyspiel")
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(
            game="gin_rummy", seats=2, visiting_bots=True, turn_seconds=None, options={"target_score": 100}
        )
        environment = os.environ | {"RUMMYKIT_TOKEN": (await bot_of(ann)).token}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(EXAMPLE), f"http://127.0.0.1:{place.port}", table.id, bot), env=environment
        )
        try:
            async with ann.at(table.id) as seat:
                await seat.until(lambda: seat.table is not None and seat.table.seats[1].connected)
                await seat.start()
                await seat.play(random.Random(1))
                assert seat.score is not None
                assert seat.score.result is not None
            assert await asyncio.wait_for(process.wait(), 60) == 0
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
