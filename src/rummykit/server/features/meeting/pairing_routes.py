"""Playing with somebody: waiting for strangers who want the same, until there are enough for a table."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rummykit import games
from rummykit.rules import Rules
from rummykit.server.accounts.identity import Requester
from rummykit.server.accounts.people import Asker
from rummykit.server.catalogue import names_by_id, sheet_with
from rummykit.server.features.meeting.pairing import WaitingPlayer
from rummykit.server.features.meeting.waiting_line import PlaceInLine, WaitingLine, Wish
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.journal import note, short
from rummykit.server.refusals import refused_seats
from rummykit.server.routes.newcomers import asking
from rummykit.server.routes.tables import rating_and_name
from rummykit.server.store.batch import Append
from rummykit.server.table import founding, timing
from rummykit.server.table.entries import encode
from rummykit.server.table.kinds import kind_of
from rummykit.server.table.names import clean
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.services import Services, new_table_id
from rummykit.server.table.table import Table
from rummykit.server.wire.meeting_messages import Pairing, PairingAsked, PartnersFound, Wanted
from rummykit.server.wire.table_messages import NewTable

REFUSED = (
    *("unknown_game", "bad_options", "options_clash", "option_idle", "bad_seats", "bad_name"),
    *("rated_table", "account_needed", "not_saved", "waited_in_vain"),
)
"""What these routes may refuse with."""
_PRIVATE = {"Cache-Control": "no-store"}
_SHOWN = 50


_LOOKS = RequestRate(lambda its: (its.meetings_per_minute, its.meeting_burst))
_NEWCOMERS = RequestRate(lambda its: (its.posts_per_minute, its.post_burst))


@get("/api/pairing", guards=[_LOOKS])
async def wanted(rooms: NamedDependency[Rooms], waiting: NamedDependency[WaitingLine]) -> tuple[Wanted, ...]:
    """What people wait to play; not who."""
    now, kinds = rooms.services.now(), await waiting.wanted(_SHOWN)
    return tuple(
        Wanted(
            game=each.new.game,
            game_names=names_by_id(each.new.game),
            options=each.new.options,
            seats=each.new.seats,
            turn_seconds=_seconds(sheet_with(each.new.game, each.new.options), each.new),
            waiting=each.waiting,
            waited_ms=max(0, round((now - each.since) * 1000)),
        )
        for each in kinds
        if each.new.game in games.SHEETS
    )


@post("/api/pairing", guards=[_LOOKS], status_code=200)
async def wait(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    waiting: NamedDependency[WaitingLine],
    data: JSONBody[PairingAsked],
) -> Response[Pairing]:
    """Wait for others, and be told how it stands; asked again every few seconds for as long as one waits."""
    services = rooms.services
    if who.key is None:
        _NEWCOMERS.let(request)
    asked = await _asked(rooms, who, data)
    key, cookies = asking(request, who.key)
    someone = Asker(who.keys or (key,), who.person.account)
    wish = asked.wish(key, data)
    # Who plays something else meanwhile is not to find a table left behind; others wait there.
    open_one = None if data.elsewhere else await _open_table(services, wish, data.full)
    if open_one is not None:
        await waiting.leave(someone)
        answer = Pairing(table=open_one, open=True, waiting=1, seats=data.seats, waited_ms=0)
        return Response(answer, headers=_PRIVATE, cookies=cookies)
    found = partial(_first, services)
    standing = await waiting.wait(someone, wish, data.again, found)
    if standing.made:
        note("table_made", table=short(standing.made))
    answer = Pairing(
        table=standing.table,
        open=False,
        waiting=standing.waiting,
        seats=data.seats,
        waited_ms=max(0, round((services.now() - standing.since) * 1000)),
        found=_found(standing, services.now()),
    )
    return Response(answer, headers=_PRIVATE, cookies=cookies)


@delete("/api/pairing", guards=[_LOOKS])
async def leave(who: NamedDependency[Requester], waiting: NamedDependency[WaitingLine]) -> None:
    """Wait no more."""
    someone = who.person
    if someone.keys:
        await waiting.leave(someone)


class _Asked(NamedTuple):
    """A wish that makes sense: its table, sheet and time for a turn, and the rating if the match is to change it."""

    new: NewTable
    kind: str
    rating: int | None

    def wish(self, key: str, data: PairingAsked) -> Wish:
        """The wish of the person with this key."""
        return Wish(key, self.kind, self.new, self.rating, data.elsewhere, data.coming)


def _found(standing: PlaceInLine, now: float) -> PartnersFound | None:
    if standing.offered_until is None:
        return None
    return PartnersFound(coming=standing.coming, left_ms=max(0, round((standing.offered_until - now) * 1000)))


async def _asked(rooms: Rooms, who: Requester, data: PairingAsked) -> _Asked:
    """What somebody wants to play; raises `TableRefusal` for what makes no sense."""
    services = rooms.services
    new = NewTable(
        game=data.game,
        name=clean(data.name, services.limits.name_characters),
        options=data.options,
        seats=data.seats,
        turn_seconds=data.turn_seconds,
        stand_in=True,
        rated=data.rated,
    )
    rules = sheet_with(new.game, new.options)
    fewest, most = rules.players
    if not max(2, fewest) <= data.seats <= most:
        raise refused_seats(fewest, most)
    rating, name = await rating_and_name(rooms, who, data.game if data.rated else None, new.name)
    kind = kind_of(rules, data.seats, _seconds(rules, new))
    return _Asked(msgspec.structs.replace(new, name=name), kind, rating)


def _seconds(rules: Rules, new: NewTable) -> int | None:
    return rules.turn_seconds if new.turn_seconds == "sheet" else new.turn_seconds


async def _open_table(services: Services, wish: Wish, full: Collection[str]) -> str | None:
    """A table of the lobby that is just what somebody wants, with a free seat."""
    since = services.now() - services.limits.lobby_seconds
    found = await services.directory.alike(wish.kind, rated=wish.rating is not None, since=since)
    return next((table.id for table in found if table.id not in full), None)


def _first(services: Services, new: NewTable, people: Collection[WaitingPlayer]) -> Append:
    """The first entries of the table for people who go together."""
    strangers = [founding.PairedPerson(each.identity.key, each.name, each.rating) for each in people]
    new = msgspec.structs.replace(new, name=strangers[0].name)
    counts = services.accounts is not None
    entries = founding.paired(new, strangers, services.now(), services.limits.name_characters, counts=counts)
    table = new_table_id()
    due = timing.due(Table.replay(table, entries)[0])
    return Append(table, 0, services.owner, tuple(encode(entry) for entry in entries), due)
