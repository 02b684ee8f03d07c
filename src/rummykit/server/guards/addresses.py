"""Addresses as limits count them, one for each person or household, and the proxies that are trusted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

HERE = ("127.0.0.1", "::1")
"""The proxies that are trusted by default: those on this machine."""

_HOUSE = 64
"""A provider gives a household at least a /64 of IPv6, and each device in it may use as many addresses as it likes."""
_MAPPED = 96
"""The prefix of an IPv4 address written as IPv6."""


class NoNetwork(ValueError):
    """A text that is neither an address nor a network; the message is for the person who wrote it."""


@lru_cache(maxsize=4096)
def address_group(address: str) -> str:
    """What counts as one address: an IPv4 address however it is written, or the /64 of an IPv6 address.

    Anything else (a socket file, a broken header of a proxy) counts by itself.
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if known.version == 4:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known, _HOUSE), strict=False))


class Proxies:
    """The proxies in front of the server, by address or network (`10.0.0.0/8`); raises `NoNetwork`."""

    def __init__(self, networks: Sequence[str] = HERE) -> None:
        self._networks = [_network(each) for each in networks]

    def __contains__(self, address: str) -> bool:
        try:
            known = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if known.version == 6 and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        return any(known in network for network in self._networks)

    @property
    def spelled(self) -> list[str]:
        """Every network as uvicorn reads it; those of IPv4 also in the form that a dual-stack server sees."""
        names: list[str] = []
        for network in self._networks:
            names.append(str(network))
            if network.version == 4:
                names.append(f"::ffff:{network.network_address}/{network.prefixlen + _MAPPED}")
        return names


def _network(text: str) -> IPv4Network | IPv6Network:
    if text.strip() == "*":
        raise NoNetwork(
            "Not every address can be a proxy: then anybody could claim to come from anywhere, and no limit by address "
            "would hold. Say the proxy's address, or the network it is in, such as 172.18.0.0/16."
        )
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise NoNetwork(f"{text!r} is no address and no network such as 172.18.0.0/16.") from None
    if network.prefixlen == 0:
        return _network("*")
    return network
