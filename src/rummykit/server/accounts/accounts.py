"""Accounts: every operation is one transaction of the store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update

from rummykit.server.accounts import ceremonies, choices, counting, lesson_progress, match_history, privacy, sessions
from rummykit.server.accounts import passkeys as passkey_checks
from rummykit.server.accounts.guest_past import take_along
from rummykit.server.accounts.passkeys import NewPasskey, Site, checked_new, checked_use
from rummykit.server.accounts.personal_data import PersonalData, Rows
from rummykit.server.accounts.ratings import NEW
from rummykit.server.accounts.schema import account_keys, accounts, admins, passkeys, recovery_codes
from rummykit.server.accounts.schema import sessions as sessions_table
from rummykit.server.accounts.sessions import Member
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.directory import InTransaction
from rummykit.server.table.entries import Counted
from rummykit.server.table.guests import key_of, new_secret
from rummykit.server.table.names import clean
from rummykit.server.table.observer import TableObserver
from rummykit.server.table.table import Table
from rummykit.server.wire.account_messages import (
    AccountInfo,
    Choices,
    GameStatistics,
    LessonKey,
    LessonProgress,
    PasskeyInfo,
    PasskeyMade,
    PasskeyUsed,
    PastMatches,
    SessionInfo,
)

Answer = TypeVar("Answer")


class CeremonyBegun(NamedTuple):
    """A ceremony that has begun: the secret for the browser's cookie, the challenge, and the user it is for."""

    secret: str
    challenge: bytes
    user: str
    name: str
    known: tuple[str, ...]


class Accounts(TableObserver):
    """The accounts of all servers on one database.

    `now` is the wall clock, `site` what passkeys are for, `features` what each feature keeps of people.
    """

    def __init__(
        self,
        ask: InTransaction,
        limits: Limits,
        now: Callable[[], float],
        site: Site,
        features: Sequence[PersonalData],
    ) -> None:
        self.site = site
        self._features = features
        self._ask = ask
        self._limits = limits
        self._now = now

    # --- who is it

    async def member(self, secret: str | None) -> Member | None:
        """The member who is signed in with this secret."""
        return None if key_of(secret) is None else await self._ask(lambda db: sessions.member(db, secret, self._now()))

    async def about(self, member: Member) -> AccountInfo:
        """What the account page shows."""

        def work(db: Connection) -> AccountInfo:
            account = db.execute(select(accounts).where(accounts.c.id == member.account)).one()
            keys = select(passkeys).where(passkeys.c.account == member.account).order_by(passkeys.c.created)
            there = (
                select(sessions_table)
                .where(sessions_table.c.account == member.account, sessions_table.c.expires > self._now())
                .order_by(sessions_table.c.created)
            )
            return AccountInfo(
                name=account.name,
                created=account.created,
                recovery=db.scalar(select(recovery_codes.c.created).where(recovery_codes.c.account == member.account)),
                passkeys=tuple(
                    PasskeyInfo(id=row.id, label=row.label, created=row.created, used=row.used)
                    for row in db.execute(keys)
                ),
                sessions=tuple(
                    SessionInfo(id=row.hash, label=row.label, created=row.created, here=row.hash == member.session)
                    for row in db.execute(there)
                ),
            )

        return await self._ask(work)

    # --- ceremonies

    async def ask_new(self, raw_name: str) -> CeremonyBegun:
        """Begin to make an account."""
        account, name = secrets.token_hex(16), self._clean(raw_name)
        secret, challenge = await self._ceremony("register", account, name)
        return CeremonyBegun(secret, challenge, account, name, ())

    async def register(self, secret: str | None, made: PasskeyMade, guest: str | None) -> str:
        """Make the account whose passkey has been made; the secret of the session. Raises `TableRefusal`."""
        label = self._clean(made.label)
        asked = await self._ask(lambda db: ceremonies.take(db, "register", secret, self._now()))
        new = await asyncio.to_thread(checked_new, made, asked.challenge, self.site)

        def work(db: Connection) -> str:
            now = self._now()
            db.execute(insert(accounts), {"id": asked.account, "name": asked.name, "created": now})
            own = key_of(new_secret())  # the key of a secret that nobody holds
            db.execute(insert(account_keys), {"key": own, "account": asked.account, "own": True})
            self._add(db, asked.account, new, label)
            return self._sign_in(db, asked.account, label, guest)

        return await self._ask(work)

    async def ask_more(self, member: Member) -> CeremonyBegun:
        """Begin to add a passkey to an account; who administers the server confirms with another one first."""
        await self.administers(member)
        mine = select(passkeys.c.id).where(passkeys.c.account == member.account)
        known = tuple(await self._ask(lambda db: list(db.scalars(mine))))
        if len(known) >= self._limits.passkeys:
            raise TableRefusal("too_many_passkeys", most=self._limits.passkeys)
        secret, challenge = await self._ceremony("add", member.account, member.name)
        return CeremonyBegun(secret, challenge, member.account, member.name, known)

    async def add(self, member: Member, secret: str | None, made: PasskeyMade) -> None:
        """Add the passkey that has been made; raises `TableRefusal`."""
        await self.administers(member)
        label = self._clean(made.label)
        asked = await self._ask(lambda db: ceremonies.take(db, "add", secret, self._now()))
        if asked.account != member.account:
            raise TableRefusal("passkey_refused")
        new = await asyncio.to_thread(checked_new, made, asked.challenge, self.site)
        await self._ask(lambda db: self._add(db, member.account, new, label))

    async def ask_sign_in(self) -> CeremonyBegun:
        """Begin to sign in."""
        secret, challenge = await self._ceremony("sign_in", "", "")
        return CeremonyBegun(secret, challenge, "", "", ())

    async def sign_in(self, secret: str | None, used: PasskeyUsed, guest: str | None) -> str:
        """Sign in with a passkey; the secret of the session. Raises `TableRefusal`."""
        label = self._clean(used.label)
        asked = await self._ask(lambda db: ceremonies.take(db, "sign_in", secret, self._now()))
        await asyncio.to_thread(passkey_checks.load)
        return await self._ask(lambda db: self._sign_in(db, self._used(db, used, asked.challenge), label, guest))

    async def confirm(self, member: Member, secret: str | None, used: PasskeyUsed) -> None:
        """A member who is signed in has used a passkey again; raises `TableRefusal`."""
        asked = await self._ask(lambda db: ceremonies.take(db, "sign_in", secret, self._now()))
        await asyncio.to_thread(passkey_checks.load)

        def work(db: Connection) -> None:
            if self._used(db, used, asked.challenge) != member.account:
                raise TableRefusal("passkey_refused")
            sessions.note_passkey(db, member.account, member.session, self._now())

        await self._ask(work)

    async def administers(self, member: Member) -> bool:
        """Whether a member may administer the server; raises `TableRefusal("passkey_again")` if the passkey was not
        used lately in this session."""
        since = self._now() - self._limits.passkey_again_seconds

        def work(db: Connection) -> bool:
            if db.scalar(select(admins.c.account).where(admins.c.account == member.account)) is None:
                return False
            if not sessions.passkey_used_since(db, member.session, since):
                raise TableRefusal("passkey_again")
            return True

        return await self._ask(work)

    # --- devices

    async def link(self, member: Member) -> str:
        """A code that signs in another device."""
        until = self._now() + self._limits.link_seconds
        return await self._ask(lambda db: sessions.new_link(db, member.account, self._now(), until))

    async def recovery(self, member: Member) -> str:
        """A code to write down, which signs in once without a passkey."""
        return await self._ask(lambda db: sessions.new_recovery(db, member.account, self._now()))

    async def follow(self, code: str, raw_label: str, guest: str | None) -> str:
        """Sign in by a code; the secret of the session. Raises `TableRefusal`."""
        label = self._clean(raw_label)

        def work(db: Connection) -> str:
            return self._sign_in(db, sessions.follow(db, code, self._now()), label, guest, by_passkey=False)

        return await self._ask(work)

    async def end(self, member: Member, session: str) -> None:
        """Sign a browser out; raises `TableRefusal`."""
        await self._ask(lambda db: sessions.end(db, member.account, session))

    async def remove(self, member: Member, passkey: str) -> None:
        """Remove a passkey that is not the last one; raises `TableRefusal`."""

        def work(db: Connection) -> None:
            # Two that are removed at once wait for each other here, so one of them stays.
            db.execute(select(accounts.c.id).where(accounts.c.id == member.account).with_for_update())
            mine = select(passkeys.c.id).where(passkeys.c.account == member.account)
            known = set(db.scalars(mine))
            if passkey not in known:
                raise TableRefusal("unknown_passkey")
            if len(known) == 1:
                raise TableRefusal("last_passkey")
            db.execute(delete(passkeys).where(passkeys.c.id == passkey))

        await self._ask(work)

    async def rename(self, member: Member, raw_name: str) -> None:
        """Call the account something else; raises `TableRefusal`."""
        name = self._clean(raw_name)
        await self._ask(
            lambda db: db.execute(update(accounts).where(accounts.c.id == member.account).values(name=name))
        )

    # --- what was played

    async def sat_down(self, member: Member, table: str) -> None:
        """Remember that a member has a seat at a table."""
        await self._ask(lambda db: counting.note_tables(db, table, [member.account]))

    async def unfinished(self, member: Member, most: int) -> Sequence[str]:
        """Tables with a seat of the member whose match has not been counted, those that move by themselves first."""
        return await self._ask(lambda db: match_history.unfinished(db, member.account, most))

    async def shown_rating(self, member: Member, game: str) -> int:
        """The rating shown beside a member at a rated table."""
        known = await self._ask(lambda db: counting.skills(db, game, [member.account]))
        skill, _ = known.get(member.account, (NEW, 0))
        return skill.shown

    not_settled = "not_counted"

    def unsettled(self, table: Table) -> bool:
        """Whether a match has yet to be counted."""
        return table.uncounted

    async def settle(self, table: Table, now: float) -> Counted:
        """Count a match for the accounts at its table."""
        return Counted(at=now, ratings=await self.count(table))

    async def count(self, table: Table) -> counting.Rerating:
        """Count a finished match; returns the new ratings by seat. Counting again changes nothing."""
        match = counting.finished(table)
        return await self._ask(lambda db: counting.count(db, match))

    async def matches(self, member: Member, game: str | None, page: int) -> PastMatches:
        """A page of finished matches."""
        size = self._limits.history_page
        return await self._ask(lambda db: match_history.matches(db, member.account, game, page, size))

    async def statistics(self, member: Member) -> tuple[GameStatistics, ...]:
        """The numbers of every game."""
        return await self._ask(lambda db: match_history.statistics(db, member.account))

    # --- what was chosen

    async def chosen(self, member: Member) -> Choices:
        """The settings and favourites of the account."""
        return await self._ask(lambda db: choices.chosen(db, member.account))

    async def choose(self, member: Member, new: Choices) -> Choices:
        """Keep what is newer than what is kept; what holds from then on."""
        return await self._ask(lambda db: choices.choose(db, member.account, new, self._now()))

    # --- what was learned

    async def progress(self, member: Member) -> dict[LessonKey, LessonProgress]:
        """How far the account is in each lesson."""
        return await self._ask(lambda db: lesson_progress.progress(db, member.account))

    async def go_on(self, member: Member, new: dict[LessonKey, LessonProgress]) -> dict[LessonKey, LessonProgress]:
        """Add what was learned; how far the account is in each lesson from then on."""
        return await self._ask(lambda db: lesson_progress.go_on(db, member.account, new, self._limits.account_lessons))

    # --- my data

    async def everything(self, member: Member) -> Rows:
        """Everything that is stored about the account."""
        return await self._ask(lambda db: privacy.everything(db, member.account, self._features))

    async def forget(self, member: Member) -> Sequence[str]:
        """Delete the account; returns the tables that must be read again."""
        return await self._ask(lambda db: privacy.forget(db, member.account, self._features))

    # ---

    def _used(self, db: Connection, used: PasskeyUsed, challenge: bytes) -> str:
        """The account of a passkey that has been used; raises `TableRefusal`."""
        known = db.execute(select(passkeys).where(passkeys.c.id == used.id).with_for_update()).first()
        if known is None:
            raise TableRefusal("passkey_refused")
        count = checked_use(used, challenge, self.site, known.public_key, known.sign_count)
        fresh = {"sign_count": count, "used": self._now()}
        db.execute(update(passkeys).where(passkeys.c.id == used.id).values(fresh))
        return str(known.account)

    def _clean(self, raw: str) -> str:
        return clean(raw, self._limits.name_characters)

    async def _ceremony(self, purpose: ceremonies.Purpose, account: str, name: str) -> tuple[str, bytes]:
        until = self._now() + self._limits.ceremony_seconds
        return await self._ask(lambda db: ceremonies.ask(db, purpose, self._now(), until, account, name))

    def _add(self, db: Connection, account: str, new: NewPasskey, label: str) -> None:
        if db.scalar(select(passkeys.c.id).where(passkeys.c.id == new.id)) is not None:
            raise TableRefusal("passkey_refused")  # another account's, or the same again
        mine = select(func.count()).select_from(passkeys).where(passkeys.c.account == account)
        if (db.scalar(mine) or 0) >= self._limits.passkeys:
            raise TableRefusal("too_many_passkeys", most=self._limits.passkeys)
        row = {**new._asdict(), "account": account, "label": label, "created": self._now(), "used": None}
        db.execute(insert(passkeys), row)

    def _sign_in(self, db: Connection, account: str, label: str, guest: str | None, *, by_passkey: bool = True) -> str:
        """Begin a session in a browser; what its person has done as a guest is the account's from now on."""
        now = self._now()
        if (ban := sessions.ban_of(db, account, now)) is not None:
            raise ban.refusal
        if guest is not None:
            take_along(db, account, guest, now, self._features)
        until = now + self._limits.session_seconds
        secret = sessions.begin(db, account, label, now, until, self._limits.sessions)
        session = key_of(secret)
        if by_passkey and session is not None:
            sessions.note_passkey(db, account, session, now)
        for feature in self._features:
            feature.signed_in(db, account, guest, session)
        return secret
