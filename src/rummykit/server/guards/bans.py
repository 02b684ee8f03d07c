"""Who is banned from this server now, as the database last said, and the sockets that are open to them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, NamedTuple, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rummykit.server.refusals import TableRefusal

Network: TypeAlias = IPv4Network | IPv6Network
_HOUSE = 64
"""A household has at least a /64 of IPv6: one address of it alone would stop nobody."""
_MAPPED = 96
"""The rest of ::ffff:203.0.113.7 is an address of IPv4, as which visitors from there count."""
_NOTHING = "–"


class Ban(NamedTuple):
    """A ban: until when, in seconds since 1970 (None: for ever), and why."""

    until: float | None
    reason: str

    @property
    def refusal(self) -> TableRefusal:
        """What the person is told."""
        until = _NOTHING if self.until is None else f"{datetime.fromtimestamp(self.until, UTC):%Y-%m-%d}"
        return TableRefusal("banned", until=until, reason=self.reason or _NOTHING)


def network_of(text: str) -> Network:
    """The network that a host means by an address or a network; raises `TableRefusal`."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise TableRefusal("bad_network") from None
    mapped = network.network_address.ipv4_mapped if network.version == 6 and network.prefixlen >= _MAPPED else None
    if mapped is not None:
        network = ip_network((mapped, network.prefixlen - _MAPPED))
    if network.prefixlen == 0:
        raise TableRefusal("bad_network")
    return network.supernet(new_prefix=_HOUSE) if network.version == 6 and network.prefixlen > _HOUSE else network


class Bans:
    """The bans in force: of networks, and of accounts by all keys of their seats."""

    def __init__(self) -> None:
        self._networks: Mapping[Network, Ban] = {}
        self.keys: Mapping[str, Ban] = {}
        self._open: dict[Callable[[TableRefusal], None], tuple[str, Collection[str]]] = {}

    def hold(self, networks: Mapping[Network, Ban], keys: Mapping[str, Ban]) -> None:
        """These are in force from now on, and close the sockets of those who are banned."""
        self._networks, self.keys = networks, keys
        if networks or keys:
            for close, (address, theirs) in list(self._open.items()):
                if (ban := self._ban(address, theirs)) is not None:
                    close(ban.refusal)

    def check(self, keys: Collection[str], address: str = "") -> None:
        """Raise `TableRefusal` for who has the key of a banned account, or comes from a banned network."""
        if (ban := self._ban(address, keys)) is not None:
            raise ban.refusal

    @contextmanager
    def watching(
        self,
        connection: ASGIConnection[Any, Any, Any, Any],
        keys: Collection[str],
        close: Callable[[TableRefusal], None],
    ) -> Iterator[None]:
        """Have `close` called if who holds a socket open is banned meanwhile; raises `TableRefusal` as `check` does."""
        self.check(keys, address_in(connection))
        self._open[close] = address_in(connection), keys
        try:
            yield
        finally:
            del self._open[close]

    def _ban(self, address: str, keys: Collection[str]) -> Ban | None:
        ban = next((self.keys[key] for key in keys if key in self.keys), None)
        if ban is None and self._networks:
            try:
                known = ip_address(address.partition("%")[0])
            except ValueError:
                return None
            known = getattr(known, "ipv4_mapped", None) or known
            ban = next((ban for network, ban in self._networks.items() if known in network), None)
        return ban


def not_banned(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard: who comes from a banned network may look at pages, and do nothing. Sockets are seen to where they are
    opened."""
    if isinstance(connection, Request) and connection.method not in ("GET", "HEAD"):
        connection.app.state.bans.check((), address_in(connection))


def address_in(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The very address that a connection comes from, as far as trusted proxies tell."""
    return connection.client.host if connection.client is not None else ""
