"""The example proxy as shipped, nginx.conf, in front of a real server: TLS, addresses, cookies, sockets."""

from __future__ import annotations

import os
import re
import socket
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server import services
from tests.server.certificate import make_certificate
from tests.server.guest import Guest
from tests.server.process import ServerProcess
from tests.server.services import free_port
from tests.server.tables import plays_on, until_all

SHIPPED = Path(__file__).parents[2] / "src/rummykit/server/deploy"


def configuration(folder: Path, http: int, https: int, server: int) -> str:
    """The shipped file, with the paths and ports of a test in the place of its own, and nothing else changed."""
    text = (SHIPPED / "nginx.conf").read_text()
    text, paths = re.subn(r"/etc/nginx/tls/", f"{folder}/", text)
    text, servers = re.subn(r"server app[12]:8000 ", f"server 127.0.0.1:{server} ", text)
    text, everywhere = re.subn(r"listen (80|443)\b", lambda port: f"listen 127.0.0.1:{_port(port, http, https)}", text)
    text, by_six = re.subn(r" *listen \[::\]:.*\n", "", text)
    text, logs = re.subn(r"/var/log/nginx/error.log", f"{folder}/error.log", text)
    assert (paths, servers, everywhere, by_six, logs) == (2, 2, 2, 2, 1)
    # A folder for what it does not keep in memory; those it was built with belong to the system's own nginx.
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"\n    {kind}_temp_path {folder}/{kind};" for kind in kinds)
    return text.replace("http {", "http {" + places, 1)


def _port(found: re.Match[str], http: int, https: int) -> int:
    return {"80": http, "443": https}[found[1]]


class SecureGuest(Guest):
    """A browser that comes by HTTPS, as a page of the server's own; `comes_from` is an address of this machine."""

    def __init__(self, port: int, name: str, trust: ssl.SSLContext, comes_from: str = "127.0.0.1") -> None:
        super().__init__(port, name)
        self.trust = trust
        self.home = f"https://localhost:{port}"
        self.comes_from = comes_from
        transport = httpx.AsyncHTTPTransport(verify=trust, local_address=comes_from)
        self.http = httpx.AsyncClient(base_url=self.home, headers={"Origin": self.home}, transport=transport)

    @asynccontextmanager
    async def socket(self, table: str, entrance: str = "socket", **more: Any) -> AsyncIterator[ClientConnection]:
        """An open socket, by TLS."""
        kept = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        url = f"wss://localhost:{self.port}/api/tables/{table}/{entrance}"
        headers = {"Cookie": kept, "Origin": self.home}
        async with connect(url, additional_headers=headers, compression=None, ssl=self.trust, **more) as opened:
            yield opened


@dataclass(frozen=True)
class Proxied:
    """A server behind the proxy: the ports of both, and whom to trust."""

    http: int
    https: int
    server: ServerProcess
    trust: ssl.SSLContext

    def guest(self, name: str, comes_from: str = "127.0.0.1") -> SecureGuest:
        """Somebody at the proxy."""
        return SecureGuest(self.https, name, self.trust, comes_from)


@pytest.fixture
def proxied(db: Path) -> Iterator[Proxied]:
    """A server on a database of its own, behind the shipped proxy."""
    folder = db.parent
    make_certificate(folder)
    http, https = free_port(), free_port()
    with ServerProcess(db, "--allowed-host", "rummy.example") as server:
        shipped = configuration(folder, http, https, server.port)
        try:
            with services.nginx(folder, shipped, https):
                trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
                yield Proxied(http, https, server, trust)
        except services.ServiceMissing as missing:
            if os.environ.get(services.REQUIRED):
                raise
            pytest.skip(str(missing))


def cookies(answer: httpx.Response) -> list[str]:
    """The cookies that an answer gives."""
    return answer.headers.get_list("set-cookie")


async def test_a_cookie_given_through_the_proxy_is_for_https_alone(proxied: Proxied) -> None:
    body = {"name": "Ann", "game": "rummikub"}
    (through,) = cookies(await proxied.guest("Ann").http.post("/api/tables", json=body))
    (beside,) = cookies(httpx.post(f"http://127.0.0.1:{proxied.server.port}/api/tables", json=body))
    assert "secure" in through.lower().split("; ")
    assert "secure" not in beside.lower().split("; ")


async def test_people_play_through_the_proxy(proxied: Proxied) -> None:
    ann, ben = proxied.guest("Ann"), proxied.guest("Ben")
    table = (await ann.make(game="rummikub", seats=2, turn_seconds=None)).id
    await ben.sit(table)
    async with ann.at(table) as one, ben.at(table) as other:
        await one.start()
        await until_all([one, other], lambda seat: seat.view is not None and seat.state == "playing")
        await plays_on([one, other], 6)


async def test_who_says_to_come_from_elsewhere_is_counted_where_they_come_from(proxied: Proxied) -> None:
    liar, neighbour = proxied.guest("Ann"), proxied.guest("Ben", comes_from="127.0.0.2")

    async def tries(guest: SecureGuest, number: int) -> int:
        elsewhere = {
            "X-Forwarded-For": f"192.0.2.{number}",
            "X-Real-IP": f"192.0.2.{number}",
            "Forwarded": f"for=192.0.2.{number}",
        }
        return (await guest.http.get("/api/codes/ABCDEF", headers=elsewhere)).status_code

    codes = [await tries(liar, number) for number in range(20)]
    assert codes[:10] == [404] * 10
    assert codes[-1] == 429
    # And nobody pays for somebody else: the neighbour is another address to the server.
    assert [await tries(neighbour, number) for number in range(10)] == [404] * 10


async def test_http_is_sent_on_to_https(proxied: Proxied) -> None:
    answer = httpx.get(f"http://127.0.0.1:{proxied.http}/t/abc?lang=de", headers={"Host": "rummy.example"})
    assert (answer.status_code, answer.headers["location"]) == (308, "https://rummy.example/t/abc?lang=de")


async def test_browsers_are_told_to_come_by_https_only_but_not_to_localhost(proxied: Proxied) -> None:
    http = proxied.guest("Ann").http
    named = await http.get("/api/games", headers={"Host": "rummy.example", "Origin": "https://rummy.example"})
    assert named.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in (await http.get("/api/games")).headers


@pytest.mark.parametrize("path", ["/metrics", "/readyz"])
async def test_what_is_for_the_operator_stays_inside(proxied: Proxied, path: str) -> None:
    assert (await proxied.guest("Ann").http.get(path)).status_code == 404
    assert httpx.get(f"http://127.0.0.1:{proxied.server.port}{path}").status_code == 200


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion")
async def test_old_tls_is_refused(proxied: Proxied) -> None:
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    old.set_ciphers("ALL:@SECLEVEL=0")
    old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_connection(("127.0.0.1", proxied.https)) as plain, pytest.raises((ssl.SSLError, OSError)):
        old.wrap_socket(plain)
    with socket.create_connection(("127.0.0.1", proxied.https)) as plain:
        assert proxied.trust.wrap_socket(plain, server_hostname="localhost").version() in ("TLSv1.2", "TLSv1.3")


def test_the_proxy_waits_longer_than_the_servers_need_to_keep_a_socket_awake() -> None:
    from rummykit.server.limits import Limits

    text = (SHIPPED / "nginx.conf").read_text()
    for name in ("proxy_read_timeout", "proxy_send_timeout"):
        (seconds,) = re.findall(rf"{name} (\d+)s;", text)
        assert int(seconds) > 2 * Limits().ping_seconds
    (connections,) = re.findall(r"limit_conn address (\d+);", text)
    assert int(connections) > Limits().sockets_per_address
