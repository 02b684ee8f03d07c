"""The client in docs/bot-api.md, as it stands there, plays a whole deal against a real server."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
from pathlib import Path

from tests.server.bot_guest import bot_of
from tests.server.guest import Guest
from tests.server.serving import serving

DOCUMENT = Path(__file__).parents[2] / "docs" / "bot-api.md"


async def test_the_client_of_the_document_plays_a_whole_deal(db: Path) -> None:
    (client,) = re.findall(r"```python\n(.+?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(game="standard_rummy", seats=2, visiting_bots=True, turn_seconds=None)
        told = {
            "RUMMYKIT_SERVER": f"http://127.0.0.1:{place.port}",
            "RUMMYKIT_TOKEN": (await bot_of(ann)).token,
            "RUMMYKIT_TABLE": table.id,
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-I", "-c", client, env=os.environ | told, stderr=asyncio.subprocess.PIPE
        )
        try:
            async with ann.at(table.id) as seat:
                await seat.until(lambda: seat.table is not None and seat.table.seats[1].connected)
                await seat.start()
                await seat.play(random.Random(1), enough=lambda: seat.view is not None and seat.view.result is not None)
            assert process.returncode is None, "it listens still"
        finally:
            process.kill()
            await process.wait()
    assert process.stderr is not None
    assert await process.stderr.read() == b""
