"""Which requests are meant for this server: called by one of its names, sent from its own page, and in JSON.

`origin_of` is the one place that says under which origin a browser sees this server.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from rummykit.server.refusals import TableRefusal

ANY_NAME = "any_name"
"""Set in the options of a route that may be called under any name, for monitoring."""

BY_TOKEN = "by_token"
"""Set in the options of a route that reads no cookie and no body, where the token in the address is all that counts:
other sites, and forms, may send to it as well."""

_Connection = ASGIConnection[Any, Any, Any, Any]
_PORTS = {"http": 80, "https": 443}
_SECURE = {"ws": "http", "wss": "https"}
_SHOWN = 80


class Origin(NamedTuple):
    """Scheme, host and port of a page."""

    scheme: str
    host: str
    port: int | None

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == _PORTS.get(self.scheme) else f":{self.port}")


def read_origin(text: str) -> Origin | None:
    """The origin that a browser writes as `https://play.example:8443`; None for anything else, such as `null`."""
    try:
        parts = urlsplit(text)
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    return Origin(parts.scheme, parts.hostname, port)


def origin_of(connection: _Connection) -> Origin | None:
    """The origin of this server as the browser sees it: `Host`, and the scheme that a trusted proxy tells.

    None without a readable `Host`.
    """
    scheme = str(connection.scope.get("scheme", "http"))
    return read_origin(f"{_SECURE.get(scheme, scheme)}://{connection.headers.get('host', '')}")


def own_origin(connection: _Connection, handler: BaseRouteHandler) -> None:
    """A guard: a browser says which page a request comes from, and it must be one of this server's.

    Programs other than browsers send no Origin and are let in; they hold no guest's cookie.
    """
    said = connection.headers.get("origin")
    if said is not None and not handler.opt.get(BY_TOKEN):
        origin = read_origin(said)
        if origin is None or origin != origin_of(connection):
            _refuse(connection, TableRefusal("wrong_origin"))


def json_only(connection: _Connection, handler: BaseRouteHandler) -> None:
    """A guard: a body must be declared as JSON, which a form on another site cannot do."""
    headers = connection.headers
    if handler.opt.get(BY_TOKEN):
        return
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise TableRefusal("not_json")


class KnownNames:
    """A guard: the server must be called by one of its own names, not by one that somebody else pointed here.

    Numeric addresses and `localhost` are always its own: a page of such an origin came from this server.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {name.strip().lower().rstrip(".") for name in names}

    def __call__(self, connection: _Connection, handler: BaseRouteHandler) -> None:
        host = connection.headers.get("host")
        if host is not None and not self.knows(host) and not handler.opt.get(ANY_NAME):
            _refuse(connection, TableRefusal("wrong_host", host=host[:_SHOWN]))

    def knows(self, host: str) -> bool:
        """Whether a `Host`, with or without port, names this server."""
        if "*" in self._names:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name == "localhost" or name.endswith(".localhost") or name in self._names or _is_address(name)


def names_at(host: str, given: Iterable[str]) -> list[str]:
    """The names of a server that listens at `host`: those given, and if others can reach it, those of the machine."""
    machine = socket.gethostname()
    local = host == "localhost" or (_is_address(host) and ip_address(host).is_loopback)
    return [*given, *(() if local else (host, machine, f"{machine.partition('.')[0]}.local"))]


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _refuse(connection: _Connection, refusal: TableRefusal) -> None:
    if isinstance(connection, WebSocket):
        raise PermissionDeniedException
    raise refusal
