"""Friends: two people who both said so, in the database that all servers share.

One asks somebody with whom they sat, or sends a link that one other may use once. Nobody is told of a request that was
declined or silenced: to who asked it looks as if it was not answered. Nobody can be looked up.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, select

from rummykit.server.accounts.people import Asker, Identity
from rummykit.server.accounts.schema import accounts
from rummykit.server.features.meeting.companies import SatWith
from rummykit.server.features.meeting.friend_rows import standings
from rummykit.server.features.meeting.game_names import names_at
from rummykit.server.features.meeting.inviting import Invited
from rummykit.server.features.meeting.presence import Presence
from rummykit.server.features.meeting.schema import declined_friends, friend_links, friend_requests, friends, sittings
from rummykit.server.features.meeting.silence import allow, silence, silence_of
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.directory import InTransaction
from rummykit.server.wire.friend_messages import (
    Friend,
    FriendAnswer,
    FriendLinkSeen,
    FriendRequest,
    FriendsGlance,
    FriendsTold,
)

_DAY = 24 * 3600.0
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_CODE = 12
"""12 letters of 31 are 59 bits: nobody guesses a link in the days that it is good for."""
_HERE = ("here", "playing")


class _Named(NamedTuple):
    """A person and what they are called."""

    identity: Identity
    name: str


class Friends:
    """Who is whose friend. `now` is the wall clock."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    # --- what a person is told

    async def glance(self, someone: Asker, presence: Presence) -> FriendsGlance:
        """What every page says of a person's friends."""

        def work(connection: Connection) -> FriendsGlance:
            people = self._friends_of(connection, someone)
            where = presence.within(connection, [each.identity for each in people.values()])
            return FriendsGlance(
                requests=self._requests(connection, someone),
                friends=len(people),
                here=sum(each in _HERE for each in where.values()),
            )

        return await self._read(work)

    async def told(self, someone: Asker, presence: Presence) -> FriendsTold:
        """All that a person is told of friends; who is here comes first."""
        shown = await presence.shown(someone)

        def work(connection: Connection) -> FriendsTold:
            people = self._friends_of(connection, someone)
            where = presence.within(connection, [each.identity for each in people.values()])
            last = self._last_matches(connection, someone)
            told = []
            for id, each in people.items():
                match = last.get(each.identity.account) or last.get(each.identity.key)
                told.append(
                    Friend(
                        id=id,
                        # Who has no account is called what they were called last.
                        name=match.name if match is not None and each.identity.account is None else each.name,
                        whereabouts=where[each.identity.one],
                        game_names=None if match is None else names_at(connection, match.game, match.table_id),
                        last=None if match is None else match.at,
                    )
                )
            links = select(func.count()).where(someone.rows(friend_links), friend_links.c.expires > self._now())
            return FriendsTold(
                friends=tuple(sorted(told, key=lambda each: (each.whereabouts not in _HERE, each.name.casefold()))),
                requests=self._requests(connection, someone),
                asked=self._asked(connection, someone, last),
                links=connection.scalar(links) or 0,
                shown=shown,
            )

        return await self._read(work)

    async def chosen(self, someone: Asker, ids: Collection[str]) -> tuple[Invited, ...]:
        """Some friends of a person, to be asked to a table; raises `TableRefusal("not_friends")`."""
        people = await self._read(lambda connection: self._friends_of(connection, someone, ids))
        if len(people) < len({*ids}):
            raise TableRefusal("not_friends")
        return tuple(Invited(each.identity, each.name) for each in people.values())

    def _friends_of(
        self, connection: Connection, someone: Asker, ids: Collection[str] | None = None
    ) -> dict[str, _Named]:
        """The friends of a person, each once; those with `ids` where they are given."""
        name = func.coalesce(accounts.c.name, friends.c.name).label("called")
        asked = select(friends, name).outerjoin(accounts, accounts.c.id == friends.c.account)
        asked = asked.where(someone.rows(friends, "other")).order_by(friends.c.since)
        if ids is not None:
            asked = asked.where(friends.c.id.in_(ids))
        found: dict[str, tuple[str, _Named]] = {}
        for row in connection.execute(asked):
            identity = Identity(row.key, row.account)
            if not someone.has(identity):
                found.setdefault(identity.one, (row.id, _Named(identity, row.called)))
        return dict(found.values())

    def _requests(self, connection: Connection, someone: Asker) -> tuple[FriendRequest, ...]:
        """Who would like to be a friend, by their names at the table where they asked."""
        quiet = silence_of(connection, someone)
        declined = connection.execute(select(declined_friends).where(someone.rows(declined_friends), self._declined))
        no = {one for row in declined for one in (row.other, row.other_account) if one is not None}
        mine = someone.rows(friend_requests, "other"), self._open
        rows = connection.execute(select(friend_requests).where(*mine).order_by(friend_requests.c.made.desc()))
        heard = [
            row
            for row in rows
            if not quiet.covers(Identity(row.key, row.account)) and no.isdisjoint((row.key, row.account))
        ]
        most = self._limits.friend_requests_shown
        return tuple(FriendRequest(id=row.id, name=row.name) for row in heard[:most])

    def _asked(self, connection: Connection, someone: Asker, last: Mapping[str | None, Row[Any]]) -> tuple[str, ...]:
        """The names of those whom the person has asked, as far as they are still known."""
        asked = select(friend_requests).where(someone.rows(friend_requests), self._open)
        rows = connection.execute(asked.order_by(friend_requests.c.made.desc())).all()
        known = [last.get(row.other_account) or last.get(row.other) for row in rows]
        return tuple(each.name for each in known if each is not None)

    def _last_matches(self, connection: Connection, someone: Asker) -> dict[str | None, Row[Any]]:
        """The last match with everybody with whom the person sat lately, by their keys and accounts."""
        own = select(sittings.c.table_id).where(someone.rows(sittings)).order_by(sittings.c.at.desc())
        tables = connection.scalars(own.limit(self._limits.companies_kept)).all()
        rows = connection.execute(select(sittings).where(sittings.c.table_id.in_(tables)).order_by(sittings.c.at))
        return {one: row for row in rows for one in (row.key, row.account) if one is not None}

    @property
    def _open(self) -> ColumnElement[bool]:
        return friend_requests.c.made > self._now() - self._limits.friend_request_seconds

    @property
    def _declined(self) -> ColumnElement[bool]:
        return declined_friends.c.at > self._now() - self._limits.friend_request_seconds

    # --- asking and answering

    async def ask(self, someone: Asker, sat: SatWith) -> None:
        """Ask somebody with whom the person sat; if they have asked each other they are friends.

        Raises `TableRefusal` where that is too often, or where the person has too many friends.
        """
        other = sat.other.identity

        def work(connection: Connection) -> None:
            now = self._now()
            standing = standings(connection, someone, now - self._limits.friend_request_seconds)(other)
            allow(connection, someone, other)
            self._forgive(connection, someone, other)
            theirs = and_(someone.rows(friend_requests, "other"), other.rows(friend_requests), self._open)
            if standing == "friend":
                return
            if connection.execute(delete(friend_requests).where(theirs)).rowcount:
                self._befriend(connection, someone, sat.own, _Named(other, sat.other.name))
                return
            if standing == "asked":
                return
            often = select(func.count()).where(someone.rows(friend_requests), friend_requests.c.made > now - _DAY)
            if (connection.scalar(often) or 0) >= self._limits.friend_requests_per_day:
                raise TableRefusal("too_fast")
            self._room_for_one(connection, someone)
            connection.execute(delete(friend_requests).where(~self._open))
            row = {
                "id": secrets.token_hex(8),
                "key": someone.keys[0],
                "account": someone.account,
                "name": sat.own,
                "other": other.key,
                "other_account": other.account,
                "made": now,
            }
            connection.execute(insert(friend_requests), row)

        await self._ask(work)

    async def answer(self, someone: Asker, name: str, request: str, answer: FriendAnswer) -> None:
        """A person of this name answers somebody who would like to be a friend; raises `TableRefusal`."""

        def work(connection: Connection) -> None:
            this = and_(friend_requests.c.id == request, someone.rows(friend_requests, "other"), self._open)
            row = connection.execute(select(friend_requests).where(this)).first()
            if row is None:
                raise TableRefusal("no_friend_request")
            now, other = self._now(), Identity(row.key, row.account)
            if answer == "accept":
                if not connection.execute(delete(friend_requests).where(this)).rowcount:
                    raise TableRefusal("no_friend_request")
                self._befriend(connection, someone, name, _Named(other, row.name))
            elif answer == "never":
                silence(connection, someone, other, now, self._limits.silenced)
            else:
                self._forgive(connection, someone, other)
                said = {"key": someone.keys[0], "account": someone.account, "other": other.key}
                connection.execute(insert(declined_friends), said | {"other_account": other.account, "at": now})

        await self._ask(work)

    def _forgive(self, connection: Connection, someone: Asker, other: Identity) -> None:
        """A person has not declined another, nor has anybody whose answer is too old."""
        this = someone.rows(declined_friends) & other.rows(declined_friends, "other")
        connection.execute(delete(declined_friends).where(this | ~self._declined))

    async def end(self, someone: Asker, friend: str) -> None:
        """Be friends no more, either way; raises `TableRefusal("not_friends")`."""

        def work(connection: Connection) -> None:
            mine = select(friends).where(friends.c.id == friend, someone.rows(friends, "other"))
            row = connection.execute(mine).first()
            if row is None:
                raise TableRefusal("not_friends")
            other = Identity(row.key, row.account)
            connection.execute(delete(friends).where(someone.rows(friends), other.rows(friends, "other")))
            connection.execute(delete(friends).where(other.rows(friends), someone.rows(friends, "other")))

        await self._ask(work)

    def _befriend(self, connection: Connection, someone: Asker, own: str, other: _Named) -> None:
        """They are friends, and each may ask the other to play; raises `TableRefusal("too_many_friends")`."""
        them = Asker((other.identity.key,), other.identity.account)
        me = Identity(someone.keys[0], someone.account)
        since = self._now() - self._limits.friend_request_seconds
        allow(connection, someone, other.identity)
        self._forgive(connection, someone, other.identity)
        if standings(connection, someone, since)(other.identity) == "friend":
            return
        for each in (someone, them):
            self._room_for_one(connection, each)
        now = self._now()
        rows = [
            {
                "id": secrets.token_hex(8),
                "key": one.identity.key,
                "account": one.identity.account,
                "name": one.name,
                "other": two.identity.key,
                "other_account": two.identity.account,
                "since": now,
            }
            for one, two in ((_Named(me, own), other), (other, _Named(me, own)))
        ]
        connection.execute(insert(friends), rows)

    def _room_for_one(self, connection: Connection, someone: Asker) -> None:
        most = self._limits.friends_kept
        if (connection.scalar(select(func.count()).where(someone.rows(friends))) or 0) >= most:
            raise TableRefusal("too_many_friends", most=most)

    # --- links

    async def make_link(self, someone: Asker, name: str) -> str:
        """The code of a link by which one other becomes a friend; the oldest of too many give way."""
        code = "".join(secrets.choice(_LETTERS) for _ in range(_CODE))

        def work(connection: Connection) -> None:
            now = self._now()
            self._room_for_one(connection, someone)
            connection.execute(delete(friend_links).where(friend_links.c.expires <= now))
            row = {
                "hash": _hash(code),
                "key": someone.keys[0],
                "account": someone.account,
                "name": name,
                "expires": now + self._limits.friend_link_seconds,
            }
            connection.execute(insert(friend_links), row)
            mine = someone.rows(friend_links)
            kept = select(friend_links.c.expires).where(mine).order_by(friend_links.c.expires.desc())
            oldest = connection.scalar(kept.offset(self._limits.friend_links).limit(1))
            if oldest is not None:
                connection.execute(delete(friend_links).where(mine, friend_links.c.expires <= oldest))

        await self._ask(work)
        return code

    async def end_links(self, someone: Asker) -> None:
        """Nobody becomes a friend by a link of the person any more."""
        await self._ask(lambda connection: connection.execute(delete(friend_links).where(someone.rows(friend_links))))

    async def link(self, someone: Asker, code: str) -> FriendLinkSeen:
        """Whose link it is; raises `TableRefusal("unknown_link")`."""

        def work(connection: Connection) -> FriendLinkSeen:
            by = self._link(connection, someone, code)
            standing = standings(connection, someone, self._now())
            return FriendLinkSeen(name=by.name, own=someone.has(by.identity), friend=standing(by.identity) == "friend")

        return await self._read(work)

    async def use_link(self, someone: Asker, name: str, code: str) -> None:
        """Become a friend by a link, which nobody else can use then; raises `TableRefusal`."""

        def work(connection: Connection) -> None:
            by = self._link(connection, someone, code)
            if someone.has(by.identity):
                raise TableRefusal("own_friend_link")
            if not connection.execute(delete(friend_links).where(friend_links.c.hash == _hash(code))).rowcount:
                raise TableRefusal("unknown_link")
            self._befriend(connection, someone, name, by)

        await self._ask(work)

    def _link(self, connection: Connection, someone: Asker, code: str) -> _Named:
        name = func.coalesce(accounts.c.name, friend_links.c.name).label("called")
        asked = select(friend_links, name).outerjoin(accounts, accounts.c.id == friend_links.c.account)
        mine = friend_links.c.hash == _hash(code), friend_links.c.expires > self._now()
        row = connection.execute(asked.where(*mine)).first()
        if row is None:
            raise TableRefusal("unknown_link")
        identity = Identity(row.key, row.account)
        me = [Identity(key, someone.account) for key in someone.keys]
        if any(silence_of(connection, Asker((row.key,), row.account)).covers(each) for each in me):
            raise TableRefusal("unknown_link")  # it has come to somebody for whom it was not
        return _Named(identity, row.called)


def _hash(code: str) -> str:
    """What is kept of a code, which people may type with hyphens and capitals."""
    plain = "".join(letter for letter in code.lower() if letter in _LETTERS)
    return hashlib.sha256(f"rummykit friend {plain}".encode()).hexdigest()
