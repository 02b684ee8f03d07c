"""The application: its routes, what they depend on, and the checks in front of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from rummykit.rules import IllegalAction
from rummykit.server import errors
from rummykit.server.accounts.accounts import Accounts
from rummykit.server.accounts.identity import Requester, requester_of
from rummykit.server.accounts.leaders import LeaderLists
from rummykit.server.accounts.passkeys import Site, site_at
from rummykit.server.administration import page as admin_page
from rummykit.server.administration import status
from rummykit.server.administration.upkeep import Upkeep
from rummykit.server.features.all_features import FEATURES, named, switched_on
from rummykit.server.features.feature import RunningServer
from rummykit.server.features.later import Routes
from rummykit.server.fleet.bus import bus_at
from rummykit.server.fleet.lease_renewal import renew_lease
from rummykit.server.fleet.owner_routing import OwnerRouting
from rummykit.server.fleet.relay import Relay
from rummykit.server.fleet.request_ids import RequestIds
from rummykit.server.guards.addresses import HERE
from rummykit.server.guards.bans import Bans, not_banned
from rummykit.server.guards.quotas import LOOKS, Quotas
from rummykit.server.guards.request_checks import KnownNames, json_only, own_origin
from rummykit.server.guards.security_headers import add_headers
from rummykit.server.limits import Limits
from rummykit.server.processes.long_work import LongWork
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes import api_schema, games, health, lobby, page, socket, tables
from rummykit.server.routes.description import BOT_TOKEN, described, routes_in
from rummykit.server.routes.static_page import StaticPage
from rummykit.server.steady_clock import SteadyClock
from rummykit.server.store.directory import Directory
from rummykit.server.store.layouts import Layouts
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.bot_processes import BotProcesses
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.services import Services
from rummykit.server.wire.compression import Compression

SWITCHED_OFF = 'name="switched-off" content=""'
"""Where the page says that nothing is switched off."""


def written_in_page(without: Collection[str] = ()) -> dict[bytes, Callable[[], bytes]]:
    """What the page is told: the address under which it may keep the games for ever, and what is switched off."""
    return {
        f'"{games.GAMES}"'.encode(): lambda: f'"{games.games_address()}"'.encode(),
        SWITCHED_OFF.encode(): lambda: SWITCHED_OFF.replace('""', f'"{" ".join(without)}"').encode(),
    }


def make_app(
    db: str,
    *,
    bot_pace: tuple[float, float] | None = None,
    limits: Limits | None = None,
    static_page: StaticPage | None = None,
    routes: Litestar | None = None,
    bus: str | None = None,
    bus_keys: Sequence[str] = (),
    keep_accounts: bool = True,
    origin: str = "http://localhost:8000",
    trusted_proxies: Sequence[str] = HERE,
    names: Sequence[str] = (),
    without: Collection[str] = (),
    long_work: LongWork | None = None,
    **settings: Any,
) -> Litestar:
    """The server on a database (path or URL); `bot_pace` is the least and most seconds that a bot waits.

    Where several servers may share the database, they talk over `bus`, a redis:// URL, or over the database itself;
    what they say is sealed with the first of `bus_keys`. `trusted_proxies` are addresses or networks, `names` the host
    names by which browsers may call the server, besides `localhost` and addresses. `origin` is the address of the page,
    for which passkeys are made. The features named in `without` are switched off; `settings` are those that features
    ask for. `routes` that no server runs on any more may be given, with their limits, page and names, and the processes
    of `long_work`, which then go on when the server stops.
    Raises `NoNetwork`, `NoSite` where no passkey can be made for the origin, `UnknownFeature`, and `TypeError` for a
    setting that no feature asks for.
    """
    switched_off = named(without)
    if unknown := settings.keys() - {name for each in FEATURES for name in each.settings}:
        raise TypeError(f"no such setting: {', '.join(sorted(unknown))}")
    app = routes if routes is not None else make_routes(limits or Limits(), static_page, names, without)
    site = site_at(origin)
    limits = app.state.limits
    app.state.quotas = quotas = Quotas(limits, LOOKS.quota(app.state), trusted_proxies)
    app.state.update({"relay": None, "bans": Bans(), "switched_off": switched_off, **dict.fromkeys(_provided())})
    app.state.long_work = work = long_work or LongWork(limits)

    @asynccontextmanager
    async def life() -> AsyncIterator[None]:
        store = await SqlStore.open(db, limits)
        app.state.rooms = rooms = Rooms(_services(store, limits, bot_pace, site if keep_accounts else None))
        app.state.upkeep = upkeep = Upkeep(rooms, store, app.state.bans, limits)
        rooms.services.metrics.watch(upkeep.numbers)
        rooms.services.metrics.watch(lambda: _numbers(rooms, store, quotas, app.state.get("relay")))
        server = RunningServer(app.state, rooms, store, settings)
        server.run(upkeep.run)
        async with AsyncExitStack() as closing:
            closing.push_async_callback(rooms.close)
            if work is not long_work:
                closing.callback(work.close)
            for feature in FEATURES:
                if feature.life is not None and feature not in switched_off:
                    await closing.enter_async_context(feature.life(server))
            async with _shared(app, rooms, db, bus, bus_keys) if store.shared else nullcontext():
                rooms.open()
                await upkeep.hold_bans()
                async with _running(server):
                    yield

    app.state.life = life
    app.state.api_schema = api_schema.ApiSchema(described_api, limits.work_start_seconds)
    return app


def _services(store: SqlStore, limits: Limits, bot_pace: tuple[float, float] | None, site: Site | None) -> Services:
    """What the tables of a server share; without a site there are no accounts."""
    personal = [each.personal for each in FEATURES]
    accounts = None if site is None else Accounts(store.ask, limits, time.time, site, personal)
    return Services(
        store=store,
        directory=Directory(store.ask),
        layouts=Layouts(store.ask, store.read, limits.batch),
        limits=limits,
        bot_pace=bot_pace,
        accounts=accounts,
        leaders=None if site is None else LeaderLists(store.ask, store.read, limits, time.time),
        bot_processes=BotProcesses(limits),
        observers=[] if accounts is None else [accounts],
        now=SteadyClock(),
    )


@asynccontextmanager
async def _running(server: RunningServer) -> AsyncIterator[None]:
    """What features do beside everything else, as long."""
    tasks = [asyncio.create_task(task()) for task in server.tasks]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def described_api(_asked: None = None) -> bytes:
    """The description of the API, the same for every server."""
    return msgspec.json.encode(make_routes(Limits()).openapi_schema.to_schema())


def make_routes(
    limits: Limits,
    static_page: StaticPage | None = None,
    names: Sequence[str] = (),
    without: Collection[str] = (),
) -> Litestar:
    """The routes of a server, and the checks in front of them, for `make_app`; `later` adds most of them."""
    static_page = static_page or StaticPage(written_in=written_in_page(without))
    return Routes(
        route_handlers=[
            *described("Games", routes_in(games), *games.REFUSED),
            *described("Tables", routes_in(tables), *tables.REFUSED),
            *described("Tables", routes_in(lobby), "unknown_code"),
            *described("The server", routes_in(health)),
            *described("The server", routes_in(status)),
            socket.table_socket,
            socket.watch_socket,
            api_schema.schema,
            admin_page.admin,
            page.docs,
            page.page,
        ],
        dependencies={
            **{name: _kept(name) for name in ("limits", "long_work", "quotas", "rooms", "upkeep", *_provided())},
            "static_page": Provide(lambda: static_page, sync_to_thread=False),
            "who": Provide(_requester),
        },
        lifespan=[lambda app: app.state.life()],
        middleware=[RequestIds(), Compression(), OwnerRouting()],
        guards=[KnownNames(names), own_origin, json_only, not_banned, switched_on],
        before_send=[add_headers],
        exception_handlers={
            TableRefusal: errors.on_refusal,
            IllegalAction: errors.on_illegal,
            HTTPException: errors.on_http_error,
            RecursionError: errors.on_too_deep,
            Exception: errors.on_error,
        },
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="RummyKit",
            version=version("rummykit"),
            openapi_router=api_schema.unreachable(),
            components=Components(security_schemes={BOT_TOKEN: SecurityScheme(type="http", scheme="bearer")}),
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
        state=State({"limits": limits, "request_quotas": {}}),
    )


@asynccontextmanager
async def _shared(app: Litestar, rooms: Rooms, db: str, bus: str | None, keys: Sequence[str]) -> AsyncIterator[None]:
    """What a server among others does besides."""
    services = rooms.services
    relay = Relay(services.owner, bus_at(db, bus, services.limits, keys), services.limits)
    await relay.open(app)
    await services.store.hold(services.owner)
    keeping = asyncio.create_task(renew_lease(rooms, relay))
    app.state.relay = relay
    try:
        yield
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        await relay.close()


def _numbers(rooms: Rooms, store: SqlStore, quotas: Quotas, relay: Relay | None) -> Iterator[tuple[str, str, float]]:
    """What can be looked up at any moment."""
    yield "rummykit_tables", "Tables in memory", rooms.loaded
    yield "rummykit_seats", "Seats whose person is here", rooms.people
    yield "rummykit_connections", "TCP connections that are open", len(quotas.connections)
    yield "rummykit_turned_away_total", "Connections there was no room for", quotas.connections.turned_away
    yield "rummykit_made_room_total", "Idle connections closed to make room", quotas.connections.closed_for_others
    yield "rummykit_store_queue", "Appends and questions that wait for the database", store.writer.waiting
    yield "rummykit_appends_total", "Appends to logs that are on the disk", store.writer.appends
    yield "rummykit_commits_total", "Transactions they took", store.writer.commits
    yield "rummykit_commit_seconds_total", "The time those took", store.writer.seconds
    if (processes := rooms.services.bot_processes) is not None:
        yield "rummykit_sharp_thinking", "Positions that sharp bots think about", processes.thinking
        yield "rummykit_sharp_searched_total", "Moves that sharp bots have searched for", processes.searched
        yield "rummykit_sharp_unsearched_total", "Moves of theirs without one", processes.unsearched
    yield "rummykit_disk_free_bytes", "Room on the disk of the database's file, NaN without one", store.disk_free
    if relay is not None:
        yield "rummykit_carried", "Connections of this server that another one serves", relay.carried
        yield "rummykit_served", "Connections of other servers that are served here", relay.served
        yield "rummykit_bus_queue", "Messages that wait for the bus", relay.waiting
        unsealed = "Messages on the bus that no server of this fleet had sealed"
        yield "rummykit_bus_strange_total", unsealed, relay.unauthenticated


def _provided() -> Iterator[str]:
    """The names of what features provide to routes."""
    return (name for each in FEATURES for name in each.provides)


async def _requester(request: Request[Any, Any, Any], rooms: NamedDependency[Rooms]) -> Requester:
    """The person who asks; raises `TableRefusal` for who is banned."""
    who = await requester_of(request, rooms.services.accounts)
    request.app.state.bans.check(who.keys)
    return who


def _kept(name: str) -> Provide:
    """A dependency that is kept in the state of the application."""

    def kept(state: State) -> Any:
        return state[name]

    return Provide(kept, sync_to_thread=False)
