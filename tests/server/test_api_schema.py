"""The description of the API: a process makes it, so nobody waits for it but those who ask for it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from rummykit.server import app
from rummykit.server.processes.asked_process import AskedProcess, NoAnswer
from tests.server.guest import http_client
from tests.server.serving import serving


def slowly(_asked: None) -> bytes:
    """A description that takes a while, in which a server has much else to do."""
    until = time.process_time() + 0.5
    while time.process_time() < until:
        pass
    return b'{"openapi":"3.1.0"}'


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose description is made by `slowly`: the real one takes seconds."""
    monkeypatch.setattr(app, "described_api", slowly)


def test_every_route_is_described() -> None:
    described = msgspec.json.decode(app.described_api())
    assert {"/api/tables", "/api/score", "/api/bot/events", "/healthz"} <= set(described["paths"])


@pytest.mark.usefixtures("slow")
async def test_nobody_waits_for_it_but_those_who_ask_for_it_and_it_is_charged_to_nobody(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http, http_client(place.port) as other:
        asking = [asyncio.create_task(http.get("/api/schema")) for _ in range(3)]
        answered = 0
        while not all(each.done() for each in asking):
            assert (await other.get("/healthz")).status_code == 200
            answered += 1
            await asyncio.sleep(0.02)
        assert answered > 3
        assert place.quotas.share("127.0.0.1")._bucket.debt(monotonic()) == 0.0
        for answer in await asyncio.gather(*asking):
            assert (answer.status_code, answer.json()) == (200, {"openapi": "3.1.0"})
            assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
        known = {"If-None-Match": asking[0].result().headers["etag"]}
        assert (await http.get("/api/schema/openapi.json", headers=known)).status_code == 304


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("path", ["/api/schema/made", "/api/schema/made/openapi.json", "/api/schema/other"])
async def test_there_is_no_other_description_that_all_would_wait_for(db: Path, path: str) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.usefixtures("slow")
async def test_where_no_process_comes_up_the_next_who_asks_tries_again(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(db) as place, http_client(place.port) as http:

        def fails(*_: object) -> None:
            raise NoAnswer

        with monkeypatch.context() as patch:
            patch.setattr(AskedProcess, "ask", fails)
            assert (await http.get("/api/schema")).status_code == 500
        assert (await http.get("/api/schema")).status_code == 200
