"""Run the server: open the port and the database, print the address of the page, serve until stopped."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Collection, Sequence
from contextlib import suppress
from threading import Thread, Timer
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from rummykit.server import gc_tuning
from rummykit.server.accounts.passkeys import NoSite, site_at
from rummykit.server.app import make_app
from rummykit.server.features.all_features import FEATURES, UnknownFeature
from rummykit.server.features.feature import WrongFlag
from rummykit.server.fleet.bus import CannotReach, bus_at
from rummykit.server.fleet.bus.sealing import NONE, Seal
from rummykit.server.guards import open_files
from rummykit.server.guards.addresses import HERE, NoNetwork
from rummykit.server.guards.quotas import FairTurns, Quotas
from rummykit.server.guards.request_checks import names_at
from rummykit.server.journal import LogFormat, LogLevel, note, write_to_stderr
from rummykit.server.limits import Limits
from rummykit.server.masking import masked
from rummykit.server.store.sql import is_shared, open_engine, url_of
from rummykit.server.store.sqlite import OLDEST
from rummykit.server.store.upgrade import NewerDatabase
from rummykit.server.wire.head_requests import HeadRequests
from rummykit.server.wire.http_protocol import http_protocol
from rummykit.server.wire.large_answers import LargeAnswers
from rummykit.server.wire.websocket_protocol import websocket_protocol

_EVERYWHERE = ("0.0.0.0", "::")
_HERE = ("127.0.0.1", "::1", "localhost")


class CannotServe(Exception):
    """The server cannot run as asked; the text is for the person who asked."""


class Server(uvicorn.Server):
    """Prints its address once it answers, and stops within `Limits.shutdown_seconds`."""

    def __init__(self, app: Litestar, limits: Limits, urls: list[str], open_page: bool) -> None:
        super().__init__(configuration(app, limits))
        self._app = app
        self._limits = limits
        self._urls = urls
        self._open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        gc_tuning.tune()
        print(f"RummyKit is at {' and '.join(self._urls)} (Ctrl+C stops it)", flush=True)
        if self._open_page:
            Thread(target=webbrowser.open, args=(self._urls[0],), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            self._app.state.rooms.stopping = True
            last = Timer(self._limits.shutdown_seconds, _end)
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)


def _end() -> None:
    """End at once. Nothing acknowledged can be lost, because it is already on the disk."""
    note("stopped_late")
    os._exit(1)


def serve(
    host: str,
    port: int,
    db: str,
    *,
    bus: str | None = None,
    open_page: bool = False,
    bot_pace: float | None = None,
    limits: Limits | None = None,
    keep_accounts: bool = True,
    without: Collection[str] = (),
    bus_keys: Sequence[str] = (),
    log_format: LogFormat = "text",
    log_level: LogLevel = "info",
    origin: str | None = None,
    trusted_proxies: Sequence[str] = HERE,
    allowed_hosts: Sequence[str] = (),
    **flags: Any,
) -> None:
    """Serve until stopped by a signal; raises `CannotServe`.

    `db` is a path or a database URL, `bus` the URL of a Redis through which servers of one PostgreSQL talk (None:
    through the database), `bus_keys` the keys with which what they say is sealed, `bot_pace` the seconds every bot
    waits, None for the usual pace. Without `keep_accounts` everybody is a guest; the features named in `without` are
    switched off, and `flags` are those that features ask for. `origin` is the address of the page, for which passkeys
    are made; None is localhost. `trusted_proxies` (addresses or networks) are believed when they say where a request
    comes from. Browsers call the server by an address, `localhost`, the machine's name, the name in `origin`, or one of
    `allowed_hosts`.
    """
    limits = limits or Limits()
    open_files.raise_limit(limits.connections)
    listening = listen(host, port)
    _check_database(db)
    _check_bus(db, bus, bus_keys, limits)
    write_to_stderr(log_format, log_level)
    _note_ignored_settings()
    port = listening.getsockname()[1]
    home = f"http://localhost:{port}"
    names = names_at(host, [*allowed_hosts, *([urlsplit(origin).hostname or ""] if origin is not None else [])])
    if keep_accounts:
        home, keep_accounts = accounts_at(host, origin, home)
    try:
        app = make_app(
            db,
            bus=bus,
            bus_keys=bus_keys,
            bot_pace=None if bot_pace is None else (bot_pace, bot_pace),
            limits=limits,
            keep_accounts=keep_accounts,
            without=without,
            origin=home,
            trusted_proxies=trusted_proxies,
            names=names,
            **_settings(origin, flags),
        )
    except (NoNetwork, UnknownFeature, WrongFlag) as reason:
        raise CannotServe(str(reason)) from None
    # uvicorn has shut down in order before it hands Ctrl+C on.
    with suppress(KeyboardInterrupt):
        Server(app, limits, _urls(host, port), open_page).run(sockets=[listening])


def _note_ignored_settings() -> None:
    """Note what the environment says to uvicorn and this server asks for by an option."""
    if os.environ.get("FORWARDED_ALLOW_IPS"):
        note("setting_ignored", name="FORWARDED_ALLOW_IPS", instead="--trusted-proxy")


def _settings(origin: str | None, flags: dict[str, Any]) -> dict[str, Any]:
    """What features make of the flags that are for them; raises `WrongFlag`."""
    settings: dict[str, Any] = {}
    for feature in FEATURES:
        if feature.read_flags is not None:
            settings |= feature.read_flags(origin, {name: flags.pop(name) for name in feature.flags if name in flags})
    if flags:
        raise TypeError(f"no such flag: {', '.join(sorted(flags))}")
    return settings


def accounts_at(host: str, origin: str | None, local: str) -> tuple[str, bool]:
    """The site for accounts, None if none are kept; what is not available is written to the terminal."""
    try:
        site = site_at(origin or local)
    except NoSite as reason:
        print(f"No accounts are kept: {reason} Everybody plays as a guest.", file=sys.stderr)
        return local, False
    if origin is None and host not in _HERE:
        print(
            f"Accounts are kept at {site.origin} only; everybody else plays as a guest. "
            "For accounts elsewhere say --origin https://….",
            file=sys.stderr,
        )
    return site.origin, True


def configuration(app: ASGIApp, limits: Limits) -> uvicorn.Config:
    """How uvicorn runs the application: its own lines stay out of the log, because they contain addresses of tables."""
    quotas: Quotas = app.state.quotas if isinstance(app, Litestar) else Quotas(limits)
    return uvicorn.Config(
        FairTurns(HeadRequests(LargeAnswers(app, limits)), quotas),
        http=http_protocol(limits, quotas.connections),
        ws=websocket_protocol(limits, quotas.connections),
        forwarded_allow_ips=quotas.proxies.spelled,
        backlog=open_files.room_for(limits.connections).backlog,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=limits.drain_seconds,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises `CannotServe`."""
    # Named as TCP, so that the event loop sends small messages at once instead of waiting to fill a packet.
    listening = socket.socket(
        socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(open_files.BACKLOG)
        return listening
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"Port {port} is in use: another program, perhaps another RummyKit, listens there. "
                f"Take another one with --port {port + 1}."
            ) from None
        if error.errno == errno.EACCES:
            raise CannotServe(f"Port {port} is for administrators only. Take one from 1024 up with --port.") from None
        raise CannotServe(f"Nothing can listen at {host}, port {port}: {error.strerror or error}.") from None


def _check_database(db: str) -> None:
    try:
        shared = is_shared(db)
        if not shared and url_of(db).get_backend_name() != "sqlite":
            raise CannotServe(
                f"The database {masked(db)} cannot be opened: RummyKit keeps its tables in a SQLite file or in "
                "PostgreSQL. Say --db PATH or --db postgresql://…"
            )
        if not shared and sqlite3.sqlite_version_info < OLDEST:
            wanted, here = ".".join(map(str, OLDEST)), sqlite3.sqlite_version
            raise CannotServe(f"This Python comes with SQLite {here}, and RummyKit needs {wanted} or newer.")
        open_engine(db).dispose()
    except ModuleNotFoundError as missing:
        raise CannotServe(f"A database in PostgreSQL needs {missing.name}: pip install 'rummykit[postgres]'") from None
    except NewerDatabase:
        raise CannotServe(
            f"The database {masked(db)} was made by a newer RummyKit. Take another one with --db."
        ) from None
    except (SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error)
        raise CannotServe(
            f"The database {masked(db)} cannot be opened: {reason}. Say another place with --db."
        ) from None


def _check_bus(db: str, bus: str | None, keys: Sequence[str], limits: Limits) -> None:
    if bus is not None:
        _check_reached(db, bus, limits)
    if is_shared(db) and not keys:
        raise CannotServe(
            "Servers on one PostgreSQL send each other what people say and see, cookies and hands included. Give them "
            "all the same key to seal it with, such as openssl rand -hex 32 makes, in RUMMYKIT_BUS_KEY or in a file "
            f"named by RUMMYKIT_BUS_KEY_FILE; or say --bus-key {NONE} if nobody else reaches the database and the bus."
        )
    try:
        Seal(keys, 0)
    except ValueError as reason:
        raise CannotServe(f"--bus-key: {reason}.") from None


def _check_reached(db: str, bus: str, limits: Limits) -> None:
    if not is_shared(db):
        raise CannotServe("A bus is for several servers on one PostgreSQL: say --db postgresql://… as well.")

    async def look() -> None:
        looking = bus_at(db, bus, limits)
        await looking.open("nobody", lambda _sender, _message: None, lambda: None)
        await looking.close()

    try:
        asyncio.run(look())
    except CannotReach as reason:
        raise CannotServe(f"The bus {masked(bus)} cannot be used: {reason}. Say another one with --bus.") from None


def _urls(host: str, port: int) -> list[str]:
    """Addresses to type into a browser; for a server that listens everywhere, including that on the local network.

    This machine is given by name, because browsers make passkeys only for names.
    """
    if host == "127.0.0.1":
        return [f"http://localhost:{port}"]
    if host not in _EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    urls = [f"http://localhost:{port}"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # an address for documentation: nothing is sent, only the route is looked up
            urls.append(f"http://{probe.getsockname()[0]}:{port}")
        except OSError:
            pass
    return urls
