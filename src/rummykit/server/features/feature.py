"""A feature of the server: its routes, and what it does while the server runs."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

from litestar.datastructures import State

from rummykit.server.accounts.personal_data import PersonalData
from rummykit.server.limits import Limits
from rummykit.server.routes.description import as_long, described, routes_in
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.rooms import Rooms


class Area(NamedTuple):
    """Routes that are made when somebody first asks for one of them.

    `path` is what their paths begin with, a regular expression; areas with a lower `place` are described earlier.
    """

    path: str
    place: int
    routes: Callable[[Limits], Iterable[Any]]


def area(path: str, place: int, heading: str, module: str) -> Area:
    """The routes of a module, under a heading, with its refusals."""

    def routes(limits: Limits) -> list[Any]:
        made = import_module(f"rummykit.server.{module}")
        return [as_long(each, limits) for each in described(heading, routes_in(made), *made.REFUSED)]

    return Area(path, place, routes)


class WrongFlag(Exception):
    """What the host has said of a feature cannot be done; the text says why."""


class RunningServer:
    """The server that a feature is part of, as its life sees it."""

    def __init__(self, state: State, rooms: Rooms, store: SqlStore, settings: Mapping[str, Any]) -> None:
        self._state = state
        self.rooms = rooms
        self.services = rooms.services
        self.limits = rooms.services.limits
        self.store = store
        self.settings = settings
        self.tasks: list[Callable[[], Coroutine[Any, Any, None]]] = []

    def provide(self, name: str, value: object) -> None:
        """Hand something to routes, as the dependency of this name; the feature lists it in `provides`."""
        self._state[name] = value

    def provided(self, name: str) -> Any:
        """What another feature provides under this name; None where it is switched off."""
        return self._state[name]

    def run(self, task: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run something from the moment when this server may own tables, until it stops."""
        self.tasks.append(task)


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A part of the server that its host can switch off by `name`; then its routes refuse with the code `refusal`.

    `life` is entered before anybody is served, and left before the tables and the store are closed. `provides` names
    the dependencies of its routes, `settings` the keyword arguments of `make_app` that are for it, which `read_flags`
    makes of the address of the page and the `flags` of `rummykit serve` that are for it, and `paths` begin addresses of
    its own within the areas of others. Its tables are in the `schema.py` of its folder; what it keeps of
    people besides rows that say whose they are is `personal`, and holds when it is switched off too.
    """

    name: str
    areas: tuple[Area, ...]
    life: Callable[[RunningServer], AbstractAsyncContextManager[None]] | None = None
    personal: PersonalData = field(default_factory=PersonalData)
    provides: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    read_flags: Callable[[str | None, Mapping[str, Any]], Mapping[str, Any]] | None = None
    paths: tuple[str, ...] = ()
    refusal: str = "switched_off"

    @cached_property
    def _addresses(self) -> re.Pattern[str]:
        return re.compile(f"({'|'.join((*(each.path for each in self.areas), *self.paths))})(/|$)")

    def answers(self, path: str) -> bool:
        """Whether an address belongs to it."""
        return self._addresses.match(path) is not None
