"""Which addresses are pushed to, and with whose key."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from rummykit.server.features.notices import push
from rummykit.server.features.notices.push import PublicAddresses, is_public
from rummykit.server.features.notices.schema import server_keys, turn_notices
from rummykit.server.features.notices.signing import NoSigningKey, key_in
from rummykit.server.run import CannotServe, serve
from tests.server.guest import PATIENCE, Guest
from tests.server.notify.push_service import push_service
from tests.server.notify.telling import (
    ANYWHERE,
    QUICK,
    a_match,
    a_table,
    begun,
    other_of,
    rows,
    tell,
)
from tests.server.serving import Place, serving
from tests.server.tables import NAMES

NO_PUSH_SERVICE = (
    "http://push.example/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://10.0.0.8/1",
    *("https://127.1/1", "https://2130706433/1", "https://017700000001/1", "https://0/1", "https://10.1/1"),
    *("https://0x7f000001/1", "https://0X7F.1/1", "https://127.0.0.0x1/1", "https://0x7f.0.0.1./1"),
    *("https://127.0.0.1./1", "https://127.0.0.1.:443/1", "https://1.1.1.1/1", "https://[::ffff:127.0.0.1]/1"),
    *("https://localhost/1", "https://LOCALHOST./1", "https://push.localhost/1", "https://localhost.localdomain/1"),
    *("https://printer.local/1", "https://metadata.google.internal/1", "https://router.lan/1", "https://nas/1"),
    *("https://%31%32%37.0.0.1/1", "https://127。0。0。1/1", "https://push_.example/1", "https://push..example/1"),
    "https://push.example:8443/1",
    "https://somebody:secret@push.example/1",
    "https:///1",
    "file:///etc/passwd",
    "https://push.exämple/1",
    "https://push.example/" + "x" * 1024,
    "not an address",
    "https://push.example:port/1",
)


async def test_nothing_is_pushed_to_an_address_that_is_none_of_a_push_service(db: Path) -> None:
    async with push_service() as service, serving(db, limits=QUICK) as place:
        ann, browser = Guest(place.port, "Ann"), service.browser().subscription
        for endpoint in NO_PUSH_SERVICE:
            status, refusal = await ann.refused("/api/notices/subscription", browser | {"endpoint": endpoint})
            assert (status, refusal.code, endpoint) == (400, "bad_push_service", endpoint)
        for endpoint in ("https://push.example/1", "https://updates.push.services.example:443/wpush/v2/1"):
            asked = browser | {"endpoint": endpoint}
            assert (await ann.http.post("/api/notices/subscription", json=asked)).status_code == 200, endpoint


@pytest.mark.parametrize(("name", "value"), [("p256dh", "BAAA"), ("p256dh", "!"), ("auth", "AAAA"), ("auth", "é")])
async def test_keys_that_are_none_are_refused(db: Path, name: str, value: str) -> None:
    async with push_service() as service, serving(db, limits=QUICK) as place:
        asked = service.browser().subscription | {"endpoint": "https://push.example/1", name: value}
        status, refusal = await Guest(place.port, "Ann").refused("/api/notices/subscription", asked)
        assert (status, refusal.code) == (400, "bad_push_service")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("::", "ff02::1", "x"),
    ],
)
def test_addresses_of_the_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)


class LeadsHere(AbstractResolver):
    """Every name leads to this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [ResolveResult(hostname=host, host="127.0.0.1", port=port, family=family, proto=0, flags=0)]

    async def close(self) -> None:
        pass


async def test_where_a_name_leads_is_looked_at_when_the_connection_is_made(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(OSError, match="no public address"):
        await PublicAddresses().resolve("localhost", 443)
    monkeypatch.setattr(push, "ThreadedResolver", LeadsHere)
    assert is_public("1.1.1.1")
    # A name that leads here is taken, for it may lead elsewhere tomorrow; and nothing is sent.
    async with push_service() as service, serving(db, limits=QUICK) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(*guests)
        mine, _ = other_of(guests, await begun(table, *guests))
        asked = service.browser().subscription | {"endpoint": "https://push.example/1"}
        assert (await mine.http.post("/api/notices/subscription", json=asked)).status_code == 200
        await tell(mine, table)
        async with asyncio.timeout(PATIENCE):
            while place_tries(place) == 0:
                await asyncio.sleep(0.02)
        assert service.asked == 0


def place_tries(place: Place) -> int:
    """How often a notice could not be sent."""
    return sum(row.tries for row in rows(place, turn_notices))


async def test_the_key_of_a_file_signs_and_one_that_is_none_is_refused(tmp_path: Path, db: Path) -> None:
    file = tmp_path / "key.pem"
    file.write_text("no key")
    with pytest.raises(NoSigningKey):
        key_in(str(file))
    with pytest.raises(NoSigningKey):
        key_in(str(tmp_path / "missing.pem"))
    private = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8
    file.write_bytes(private.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()))
    key = key_in(str(file))
    settings = replace(ANYWHERE, key=key)
    async with push_service() as service, serving(db, limits=QUICK, push=settings) as place, a_match(place, service):
        await service.until(lambda: len(service.pushed) == 1)
        assert service.pushed[0][1].key == key.public
        assert rows(place, server_keys) == []


def test_a_contact_that_nobody_could_write_to_ends_the_start(db: Path) -> None:
    with pytest.raises(CannotServe, match="mailto"):
        serve("127.0.0.1", 0, str(db), push_contact="somebody")
