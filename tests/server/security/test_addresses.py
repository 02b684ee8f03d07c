"""Limits count a house, not an address it gave itself; and only trusted proxies say where a connection comes from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from rummykit.server.guards.addresses import NoNetwork, Proxies, address_group
from rummykit.server.run import CannotServe, serve
from tests.server.guest import http_client
from tests.server.serving import PATIENT, Place, serving


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unix:", "unix:"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_address_counts_as_the_house_it_is_in(address: str, group: str) -> None:
    assert address_group(address) == group


def test_proxies_are_known_by_address_and_network_however_they_are_written() -> None:
    proxies = Proxies(["10.0.0.0/8", "127.0.0.1", "fd00::/8"])
    for inside in ("10.1.2.3", "::ffff:10.1.2.3", "127.0.0.1", "fd12::1", "fd12::1%eth0"):
        assert inside in proxies
    for outside in ("11.1.2.3", "127.0.0.2", "::1", "::ffff:11.1.2.3", "", "nonsense"):
        assert outside not in proxies


@pytest.mark.parametrize("wrong", ["*", "0.0.0.0/0", "::/0", "proxy", "10.0.0.0/33", ""])
def test_not_everybody_can_be_a_proxy(db: Path, wrong: str) -> None:
    with pytest.raises(NoNetwork):
        Proxies([wrong])
    with pytest.raises(CannotServe):
        serve("127.0.0.1", 0, str(db), trusted_proxies=[wrong])


async def codes_tried(place: Place, many: int, said: str, source: str = "127.0.0.1") -> int:
    """How many of so many tries at short codes pass, where `X-Forwarded-For` says so, `#` being the try's number."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    forwarded = [{"X-Forwarded-For": said.replace("#", f"{number}")} for number in range(many)]
    async with http_client(place.port, transport=transport) as http:
        statuses = [(await http.get("/api/codes/ABCDEF", headers=each)).status_code for each in forwarded]
    assert set(statuses) <= {404, 429}
    return statuses.count(404)


@pytest.mark.parametrize(
    ("said", "passing"),
    [
        ("2001:db8:1:2::#", 10),
        ("2001:db8:1:#::1", 20),
        ("192.0.2.#", 20),
        ("::ffff:192.0.2.9, 192.0.2.9", 10),
        ("192.0.2.#, 198.51.100.7", 10),
        ("192.0.2.#, 198.51.100.7, 10.9.9.9", 10),
        ("nonsense #, 198.51.100.7:4711", 10),
    ],
    ids=["one house", "many houses", "many addresses", "mapped", "made up", "made up behind two", "nonsense"],
)
async def test_of_what_is_forwarded_only_what_trusted_proxies_added_is_believed(
    db: Path, said: str, passing: int
) -> None:
    limits = replace(PATIENT, codes_per_minute=1e-9, code_burst=10)
    async with serving(db, limits=limits, trusted_proxies=["127.0.0.1", "10.0.0.0/8"]) as place:
        assert await codes_tried(place, 20, said) == passing


async def test_who_is_no_trusted_proxy_is_not_believed(db: Path) -> None:
    limits = replace(PATIENT, codes_per_minute=1e-9, code_burst=10)
    async with serving(db, limits=limits, trusted_proxies=["10.0.0.0/8"]) as place:
        assert await codes_tried(place, 20, "192.0.2.#") == 10
        assert await codes_tried(place, 20, "192.0.2.#", source="127.0.0.2") == 10
