"""A request is for this server: called by a name of its own, sent from its own page, and in JSON."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rummykit.server.guards.request_checks import KnownNames, Origin, names_at, read_origin
from rummykit.server.wire.http_messages import ApiError
from tests.server.guest import http_client
from tests.server.serving import Place, serving

BODY = {"game": "rummikub", "name": "Ann"}
SECURE = {"X-Forwarded-Proto": "https"}


async def made(place: Place, **headers: str) -> tuple[int, str]:
    """Make a table with these headers: the status, and the code of a refusal."""
    async with http_client(place.port) as http:
        said = {name.replace("_", "-"): value for name, value in headers.items()}
        response = await http.post("/api/tables", json=BODY, headers=said)
        code = "" if response.is_success else msgspec.json.decode(response.content, type=ApiError).code
        return response.status_code, code


async def opened(place: Place, **headers: str) -> bool:
    """Whether a WebSocket with these headers is opened."""
    said = {name.replace("_", "-"): value for name, value in headers.items()}
    host = said.pop("Host", f"127.0.0.1:{place.port}")
    try:
        async with connect(
            f"ws://{host}/api/tables/x/socket", host="127.0.0.1", port=place.port, additional_headers=said
        ):
            return True
    except InvalidStatus:
        return False


@pytest.mark.parametrize(
    ("origin", "read"),
    [
        ("http://localhost:8000", Origin("http", "localhost", 8000)),
        ("https://Play.Example", Origin("https", "play.example", 443)),
        ("https://play.example:443", Origin("https", "play.example", 443)),
        ("http://[::1]:9", Origin("http", "::1", 9)),
        ("http://x@localhost", None),
        ("http://x:y@localhost:8000", None),
        ("http://@localhost", None),
        ("null", None),
        ("file://", None),
        ("file://localhost", None),
        ("play.example", None),
        ("http://a:b", None),
        ("http://[::1", None),
        ("", None),
    ],
)
def test_an_origin_is_scheme_host_and_port(origin: str, read: Origin | None) -> None:
    assert read_origin(origin) == read
    if read is not None:
        assert read_origin(str(read)) == read


async def test_a_page_of_the_same_host_by_another_scheme_is_another_site(db: Path) -> None:
    async with serving(db) as place:
        here = f"127.0.0.1:{place.port}"
        assert await made(place, Origin=f"http://{here}") == (201, "")
        for origin in (f"https://{here}", f"file://{here}", "http://127.0.0.1", f"http://localhost:{place.port}"):
            assert await made(place, Origin=origin) == (403, "wrong_origin")
            assert not await opened(place, Origin=origin)
        assert await opened(place, Origin=f"http://{here}")


async def test_behind_a_proxy_the_scheme_is_the_one_that_the_browser_sees(db: Path) -> None:
    async with serving(db, names=["play.example"]) as place:
        https = {"Host": "play.example", "X_Forwarded_Proto": "https"}
        assert await made(place, Origin="https://play.example", **https) == (201, "")
        assert await made(place, Origin="http://play.example", **https) == (403, "wrong_origin")
        assert await opened(place, Origin="https://play.example", **https)
        assert not await opened(place, Origin="http://play.example", **https)
    async with serving(db, trusted_proxies=["10.0.0.0/8"]) as place:
        here = f"127.0.0.1:{place.port}"
        assert await made(place, Origin=f"https://{here}", X_Forwarded_Proto="https") == (403, "wrong_origin")


async def test_a_name_that_somebody_else_made_lead_here_is_refused(db: Path) -> None:
    """DNS rebinding: a page of evil.example asks evil.example, which is this machine by now."""
    async with serving(db, names=["Play.Example."]) as place:
        evil = f"evil.example:{place.port}"
        assert await made(place, Host=evil, Origin=f"http://{evil}") == (421, "wrong_host")
        assert await made(place, Host=evil) == (421, "wrong_host")
        assert not await opened(place, Host=evil, Origin=f"http://{evil}")
        for own in ("play.example", "PLAY.example:8443", "localhost:1", "[::1]:8000", "192.168.1.20:8000"):
            assert await made(place, Host=own) == (201, "")
        async with http_client(place.port, headers={"Host": evil}) as http:
            answer = await http.get("/")
            assert (answer.status_code, evil in answer.text) == (421, True)
            for path in ("/healthz", "/readyz", "/metrics"):
                assert (await http.get(path)).status_code == 200


def test_a_server_for_others_goes_by_the_name_of_its_machine() -> None:
    machine = socket.gethostname()
    everywhere, here = KnownNames(names_at("0.0.0.0", [])), KnownNames(names_at("127.0.0.1", ["play.example"]))
    assert everywhere.knows(machine)
    assert everywhere.knows(f"{machine.partition('.')[0]}.local:8000")
    assert KnownNames(names_at("games.lan", [])).knows("games.lan:8000")
    assert here.knows("play.example")
    assert not here.knows(f"{machine.partition('.')[0]}.local") or machine == "localhost"
    for known in (everywhere, here):
        assert known.knows("localhost")
        assert known.knows("rummy.localhost:8000")
        for wrong in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "a@b", ":80"):
            assert not known.knows(wrong)
    assert KnownNames(["*"]).knows("evil.example")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "text/json"]
)
async def test_json_must_say_that_it_is_json(db: Path, kind: str) -> None:
    async with serving(db) as place:
        assert await made(place, Content_Type=kind) == (415, "not_json")
        assert await made(place, Content_Type="application/json; charset=utf-8") == (201, "")
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{place.port}", headers={"Content-Type": kind, "Host": f"localhost:{place.port}"}
        ) as http:
            assert (await http.post("/api/account/sign-in/begin")).status_code == 200
            assert (await http.delete("/api/account")).status_code == 401
