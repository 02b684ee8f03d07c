"""Text is sent packed to whoever takes it, once to whoever keeps it, and never where its length could tell a secret."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar, Request, Response, get
from litestar.response import Stream
from litestar.testing import AsyncTestClient

from rummykit import games
from rummykit.server.app import make_app, written_in_page
from rummykit.server.routes.static_page import StaticPage
from rummykit.server.wire.compression import Compression
from rummykit.server.wire.representation import Representation, best_coding
from rummykit.words import LANGUAGES
from tests.server.guest import http_client
from tests.server.serving import PATIENT, serving

SCRIPT = "console.log('拉密');" * 100
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def built(tmp_path: Path) -> StaticPage:
    """A page as Vite builds it, with what it packs itself; the packed bytes are told apart by what they say."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><meta name="games" content="/api/games">')
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"packed by the build")
    return StaticPage(folder, written_in_page())


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", None),
        ("identity", None),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, gzip;q=0", None),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("GZip ; Q=0.3", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *", "gzip"),
        ("identity;q=1, *;q=0.1", None),
        ("gzip;q=much, br;q=", None),
        ("bronze, gzipped", None),
    ],
)
def test_the_coding_that_a_browser_likes_best_is_chosen(accepted: str, coding: str | None) -> None:
    assert best_coding(accepted, ("br", "gzip")) == coding


async def sent(client: AsyncTestClient[Litestar], path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its bytes as they came."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with client.stream("GET", path, headers=named) as response:
        return response, b"".join([piece async for piece in response.aiter_raw()])


async def test_files_of_the_page_are_sent_as_the_browser_takes_them(db: Path, built: StaticPage) -> None:
    app = make_app(str(db), limits=PATIENT, static_page=built)
    async with AsyncTestClient(app, base_url="http://127.0.0.1") as client:
        for accepted, coding, bytes_ in (
            ("gzip, br", "br", b"packed by the build"),
            ("gzip", "gzip", gzip.compress(SCRIPT.encode(), 9, mtime=0)),
            ("identity", None, SCRIPT.encode()),
        ):
            response, body = await sent(client, "/assets/index-abc123.js", accept_encoding=accepted)
            assert response.headers.get("content-encoding") == coding
            assert response.headers["vary"] == "Accept-Encoding"
            assert response.headers["content-length"] == str(len(bytes_))
            assert "immutable" in response.headers["cache-control"]
            assert body == bytes_
        assert (await client.get("/assets/index-abc123.js.br")).status_code == 404


async def test_what_a_browser_has_is_not_sent_again(db: Path, built: StaticPage) -> None:
    app = make_app(str(db), limits=PATIENT, static_page=built)
    async with AsyncTestClient(app, base_url="http://127.0.0.1") as client:
        for path in ("/", "/api/games", "/api/offline?lang=ja"):
            etag = (await client.get(path)).headers["etag"]
            for known in (etag, f"W/{etag}", f'"other", {etag}', "*"):
                again = await client.get(path, headers={"if-none-match": known})
                assert again.status_code == 304
                assert again.content == b""
                assert again.headers["etag"] == etag
            assert (await client.get(path, headers={"if-none-match": '"other"'})).status_code == 200


async def test_the_page_is_told_where_the_games_stay_the_same_for_ever(db: Path, built: StaticPage) -> None:
    app = make_app(str(db), limits=PATIENT, static_page=built)
    async with AsyncTestClient(app, base_url="http://127.0.0.1") as client:
        address = (await client.get("/")).text.partition('content="')[2].partition('"')[0]
        assert address.startswith("/api/games?v=")
        kept = await client.get(address)
        assert "immutable" in kept.headers["cache-control"]
        other = await client.get("/api/games?v=of-another-server")
        assert other.headers["cache-control"] == "no-cache"
        assert other.json() == kept.json() == (await client.get("/api/games")).json()
        with_all = kept.json()
        for language in LANGUAGES:
            told = await client.get(f"{address}&lang={language}")
            assert "immutable" in told.headers["cache-control"]
            for game, full in zip(told.json(), with_all, strict=True):
                for option, spoken in zip(game["options"], full["options"], strict=True):
                    assert option.pop("text") == {language: spoken["text"][language]}
                    assert option.pop("choice_texts") == {language: spoken["choice_texts"][language]}
                    del spoken["text"], spoken["choice_texts"]
                assert game.pop("differs") == {language: full.pop("differs")[language]}
                assert game == full
            _, body = await sent(client, f"{address}&lang={language}", accept_encoding="gzip")
            assert len(body) < 600 * len(games.SHEETS)
            with_all = (await client.get(address)).json()
        unspoken = await client.get(f"{address}&lang=xx")
        assert unspoken.json() == (await client.get(f"{address}&lang=en")).json()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_may_keep_the_rules_and_an_empty_sheet_of_every_game(db: Path, language: str) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        kept = (await http.get(f"/api/offline?lang={language}")).json()
        assert kept["rules"].keys() == kept["papers"].keys() == games.SHEETS.keys()
        for game, rules in games.SHEETS.items():
            assert kept["rules"][game] == (await http.get(f"/api/games/{game}/rules?lang={language}")).json()
            fewest, most = rules.players
            assert [int(players) for players in kept["papers"][game]] == list(range(fewest, most + 1))
        asked = {"game": "rummikub", "players": 3}
        assert kept["papers"]["rummikub"]["3"] == (await http.post("/api/score", json=asked)).json()


async def test_larger_answers_of_the_api_are_packed(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        packed = await http.get("/api/games/rummikub/rules", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        plain = await http.get("/api/games/rummikub/rules", headers=PLAIN)
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "Accept-Encoding"
        assert packed.json() == plain.json()
        small = await http.get("/api/games/chess/rules", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in small.headers


async def test_answers_with_secrets_streams_and_what_is_packed_already_are_left_as_they_are() -> None:
    text = "secret" * 1000

    @get(["/api/account/link", "/api/other"], sync_to_thread=False)
    def said() -> Response[str]:
        return Response(text, media_type="text/plain")

    @get("/stream", sync_to_thread=False)
    def stream() -> Stream:
        async def pieces() -> AsyncIterator[str]:
            yield text
            yield text

        return Stream(pieces(), media_type="text/plain")

    @get("/packed", sync_to_thread=False)
    def packed(request: Request[Any, Any, Any]) -> Response[bytes]:
        return Representation.of(text.encode(), "text/plain").answer(request, "no-cache")

    app = Litestar([said, stream, packed], middleware=[Compression()])
    async with AsyncTestClient(app) as client:
        codings = {
            path: (await client.get(path, headers={"accept-encoding": "gzip"})).headers.get("content-encoding")
            for path in ("/api/account/link", "/api/other", "/stream")
        }
        assert codings == {"/api/account/link": None, "/api/other": "gzip", "/stream": None}
        once = await client.get("/packed", headers={"accept-encoding": "gzip"})
        assert once.text == text
