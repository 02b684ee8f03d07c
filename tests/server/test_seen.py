"""What whoever looks after a server can see: whether it is well, what it counts, what it writes; and how it stops."""

from __future__ import annotations

import asyncio
import math
import platform
import random
import re
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

from rummykit.play.actions import Pass
from rummykit.server.refusals import REFUSALS
from rummykit.server.table.entries import Acted
from rummykit.server.wire.socket_messages import Refused
from tests.server.guest import PATIENCE, Guest, until_ready
from tests.server.process import MANY_VISITORS, ServerProcess
from tests.server.services import Postgres
from tests.server.serving import PATIENT, made, serving
from tests.server.tables import playing, plays_on

FACTS = {
    "request": r"[0-9a-f]{12}",
    "table": r"[a-z2-9]{6}…",
    "game": r"[a-z0-9_]+",
    "version": r"\d+",
    "route": r"/api/[a-z/]*(\{[a-z_]+\}[a-z/]*)?",
    "status": r"\d+",
    "ms": r"\d+(\.\d+)?",
    "count": r"\d+",
}
"""Everything that a line may tell about whole games in which nothing goes wrong."""


def numbers(text: str) -> dict[str, float]:
    """What /metrics says, by name and labels."""
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_a_server_is_ready_while_its_database_answers(postgres: Postgres) -> None:
    limits = replace(PATIENT, statement_seconds=2.0, ready_seconds=1.0, ready_again_seconds=0.0)
    async with serving(await made(postgres.new_database("ready")), limits=limits) as place:
        http = Guest(place.port, "Ann").http
        await until_ready(http)
        await asyncio.to_thread(postgres.stop)
        try:
            assert [(await http.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 503]
        finally:
            await asyncio.to_thread(postgres.start)
        await until_ready(http)


async def test_a_database_that_does_not_answer_in_time_makes_it_not_ready(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, ready_seconds=1.0, ready_again_seconds=0.0)) as place:
        http = Guest(place.port, "Ann").http
        await until_ready(http)
        free = threading.Event()
        busy = asyncio.create_task(place.store.ask(lambda _connection: free.wait(PATIENCE)))
        await asyncio.sleep(0.05)
        assert (await http.get("/readyz")).status_code == 503
        free.set()
        await busy
        await until_ready(http)


async def test_a_server_that_stops_is_not_ready(db: Path) -> None:
    async with serving(db) as place:
        place.rooms.stopping = True
        assert (await Guest(place.port, "Ann").http.get("/readyz")).status_code == 503


async def test_everything_that_happens_is_counted(any_db: str) -> None:
    async with serving(any_db) as place, playing(place, 2, seats=3, options={"num_games": 1}) as seats:
        http = seats[0].guest.http
        before = numbers((await http.get("/metrics")).text)
        assert (before["rummykit_tables"], before["rummykit_seats"]) == (1, 2)
        refused = await seats[0].act(Pass(), version=10**6)
        assert isinstance(refused, Refused)
        assert (await http.get("/api/tables/" + "a" * 13)).status_code == 404
        await asyncio.gather(*(seat.play(random.Random(seat.seat)) for seat in seats))
        assert seats[0].table is not None
        log = await place.store.log(seats[0].table.id)
        after = numbers((await http.get("/metrics")).text)
        async with asyncio.timeout(PATIENCE):  # what is no move may still be on its way to the database
            while numbers((await http.get("/metrics")).text)["rummykit_store_queue"]:
                await asyncio.sleep(0.01)
    acted = [entry.seat for entry in log if isinstance(entry, Acted)]
    bots = sum(seat == 2 for seat in acted)
    assert after['rummykit_moves_total{by="bot"}'] == bots > 0
    assert after['rummykit_moves_total{by="person"}'] == len(acted) - bots > 0
    assert after['rummykit_moves_total{by="clock"}'] == 0
    assert after["rummykit_bot_seconds_count"] == bots
    assert after["rummykit_move_seconds_count"] >= len(acted) - bots
    assert 0 < after["rummykit_move_seconds_sum"] < 60
    assert after[f'rummykit_refusals_total{{code="{refused.code}"}}'] == 1
    assert after['rummykit_refusals_total{code="unknown_table"}'] == 1
    assert after["rummykit_appends_total"] >= len(acted)
    assert 0 < after["rummykit_commits_total"] <= after["rummykit_appends_total"]
    assert after["rummykit_commit_seconds_total"] > 0


async def test_answers_are_counted_by_route_and_never_by_what_was_asked(any_db: str) -> None:
    async with serving(any_db) as place:
        http = Guest(place.port, "Ann").http
        await http.get("/api/games")
        for table in ("a" * 13, "b" * 13):
            assert (await http.get(f"/api/tables/{table}")).status_code == 404
        for path in ("/api/quince/tart", "/api/quince"):
            assert (await http.get(path)).status_code == 404
        told = (await http.get("/metrics")).text
    counts = dict(re.findall(r'^rummykit_request_seconds_count{route="([^"]+)"} (\S+)$', told, re.M))
    assert (counts["/api/games"], counts["/api/tables/{table_id}"]) == ("1.0", "2.0")
    assert not any(word in told for word in ("a" * 13, "b" * 13, "quince"))
    assert len(counts) == 2, "what is nowhere has no route"
    last = re.findall(r'^rummykit_request_seconds_bucket{le="\+Inf",route="/api/games"} (\S+)$', told, re.M)
    assert last == ["1.0"]


async def test_what_alerts_ask_for_is_there_from_the_start(any_db: str) -> None:
    async with serving(any_db) as place:
        told = numbers((await Guest(place.port, "Ann").http.get("/metrics")).text)
    for code in REFUSALS:
        assert told[f'rummykit_refusals_total{{code="{code}"}}'] == 0
    assert told[f'rummykit_build_info{{python="{platform.python_version()}",version="{version("rummykit")}"}}'] == 1
    free = told["rummykit_disk_free_bytes"]
    assert math.isnan(free) if place.store.shared else free > 0
    if sys.platform == "linux":
        assert told["process_resident_memory_bytes"] > 10**6
        assert 0 < told["process_open_fds"] <= told["process_max_fds"]


async def test_connections_that_are_carried_are_counted_at_both_ends(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        ann = Guest(one.port, "Ann")
        table = (await ann.make(game="rummikub")).id
        async with ann.moved(other.port).at(table):
            here, there = [numbers((await Guest(at.port, "x").http.get("/metrics")).text) for at in (one, other)]
            assert (here["rummykit_served"], there["rummykit_carried"]) == (1, 1)


async def test_the_log_of_whole_games_has_ids_and_neither_hands_nor_secrets(db: Path) -> None:
    with ServerProcess(db, limits=MANY_VISITORS) as server:
        ann, ben = Guest(server.port, "Ann of the log"), Guest(server.port, "Ben")
        made = await ann.make(game="standard_rummy", seats=3, bots=1, options={"target_score": 20})
        await ben.sit(made.id)
        async with ann.at(made.id) as first, ben.at(made.id) as second:
            await first.start()
            await asyncio.gather(first.play(random.Random(1)), second.play(random.Random(2)))
        assert server.stop() == 0
        log = server.log
    for secret in (ann.secret, ben.secret, made.id, ann.name):
        assert secret is not None
        assert secret not in log
    lines = [line.split(" ") for line in log.partition("nanobind:")[0].splitlines()]
    assert {"table_made", "table_playing", "table_over", "answered", "socket_closed"} <= {line[2] for line in lines}
    for when, level, _event, *facts in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", when)
        assert level == "info"
        for fact in facts:
            name, _, value = fact.partition("=")
            assert re.fullmatch(FACTS[name], value), fact
    # One request is one id, on every line that it caused.
    made_by = next(line for line in lines if line[2] == "table_made")
    assert made_by[3] in next(line for line in lines if line[2] == "answered")
    assert f"table={made.id[:6]}…" in made_by


HANGING = (
    "import sys, time; from dataclasses import replace; import rummykit.server.run as run; "
    "from rummykit.cli import main; "
    "from rummykit.server.limits import Limits; from rummykit.server.table import botplay; "
    "botplay._choose = lambda *_: time.sleep(60); "
    "run.Limits = lambda: replace(Limits(), bot_seconds=60.0); sys.exit(main())"
)
"""The server, with bots that think for a minute and are let."""


async def test_a_server_stops_in_time_whatever_its_bots_think(db: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HANGING, "serve", "--port", "0", "--db", str(db), "--bot-pace", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        port = int((await asyncio.to_thread(process.stdout.readline)).split()[3].rpartition(":")[2])
        ann = Guest(port, "Ann")
        made = await ann.make(game="standard_rummy", seats=2, bots=1, start=True, turn_seconds=None)
        async with ann.at(made.id) as seat:
            while seat.to_act:
                await seat.move(random.Random(1))
            known = seat.version
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            assert await seat.until_closed() == 1012
        await asyncio.to_thread(process.wait, 30)
        assert time.monotonic() - began < 30  # not the minute that its bots think
    async with serving(db) as place, ann.moved(place.port).at(made.id, known) as back:
        assert back.version >= known


async def test_a_server_that_is_asked_to_stop_lets_a_decision_under_way_happen_and_pages_go_on(any_db: str) -> None:
    async with serving(any_db) as place, playing(place) as seats:
        await plays_on(seats)
        table = seats[0].table
        assert table is not None
        mover = next(seat for seat in seats if seat.to_act)
        moving = asyncio.create_task(mover.move(random.Random(1)))
        await asyncio.sleep(0)
        place.stop()
        codes = [await seat.until_closed() for seat in seats]
        assert codes == [1012, 1012]
        moved = await asyncio.gather(moving, return_exceptions=True)
        told = max(seat.version for seat in seats)
    async with serving(any_db) as place:
        again = [seat.guest.moved(place.port) for seat in seats]
        async with again[0].at(table.id, told) as ann, again[1].at(table.id, told) as ben:
            assert ann.version >= told, moved
            await plays_on([ann, ben])
