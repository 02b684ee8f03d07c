"""Bots that people run: a token opens their seats and nothing else, and only its hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import structs
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from rummykit.server.features.bots.schema import bot_tables, bot_tokens
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.directory import InTransaction
from rummykit.server.table.names import clean
from rummykit.server.wire.bot_messages import BotInfo, BotMade

_TOKEN = re.compile(r"rummykit-bot-[A-Za-z0-9_-]{43}")


class KnownBot(NamedTuple):
    """A bot that has shown its token; `key` is that of its seats."""

    id: str
    name: str
    key: str


def new_token() -> str:
    """A new token: 32 random bytes behind words that tell where it was found."""
    return f"rummykit-bot-{secrets.token_urlsafe(32)}"


def hash_of(token: str) -> str | None:
    """The hash of a token (hex), None for what was never one.

    It has a prefix that no guest's secret has, so that a token in a cookie opens no seat.
    """
    return hashlib.sha256(token.encode("ascii")).hexdigest() if _TOKEN.fullmatch(token) else None


class BotTokens:
    """The tokens of all servers on one database. `ask` works in a transaction, `read` only looks."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    # --- for people

    async def make(self, keys: Sequence[str], account: str | None, raw_name: str) -> BotMade:
        """A new bot of the person with these keys, and its token, which nobody is told again.

        Raises `TableRefusal`.
        """
        name, token = clean(raw_name, self._limits.name_characters), new_token()

        def work(db: Connection) -> BotMade:
            mine = select(func.count()).select_from(bot_tokens).where(bot_tokens.c.owner.in_(keys))
            if (db.scalar(mine) or 0) >= self._limits.bots_per_person:
                raise TableRefusal("too_many_bots", most=self._limits.bots_per_person)
            bot = BotInfo(id=secrets.token_hex(8), name=name, created=self._now(), used=None)
            kept = {"hash": hash_of(token), "owner": keys[0], "account": account}
            db.execute(insert(bot_tokens), structs.asdict(bot) | kept)
            return BotMade(bot=bot, token=token)

        return await self._ask(work)

    async def mine(self, keys: Sequence[str]) -> tuple[BotInfo, ...]:
        """The bots of a person, the newest first."""

        def work(db: Connection) -> tuple[BotInfo, ...]:
            mine = select(bot_tokens).where(bot_tokens.c.owner.in_(keys)).order_by(bot_tokens.c.created.desc())
            return tuple(_info(row) for row in db.execute(mine))

        return await self._read(work) if keys else ()

    async def revoke(self, keys: Sequence[str], id: str) -> str:
        """Take a bot its token away; returns the key of its seats. Raises `TableRefusal`."""

        def work(db: Connection) -> str:
            mine = delete(bot_tokens).where(bot_tokens.c.id == id, bot_tokens.c.owner.in_(keys))
            key = db.scalar(mine.returning(bot_tokens.c.hash))
            if key is None:
                raise TableRefusal("unknown_bot")
            return str(key)

        return await self._ask(work)

    # --- for bots

    async def bot(self, token: str) -> KnownBot:
        """The bot with this token; raises `TableRefusal("bot_token_needed")`."""
        key = hash_of(token)
        asked = select(bot_tokens.c.id, bot_tokens.c.name).where(bot_tokens.c.hash == key)
        found = None if key is None else await self._read(lambda db: db.execute(asked).first())
        if key is None or found is None:
            raise TableRefusal("bot_token_needed")
        return KnownBot(found.id, found.name, key)

    async def note_use(self, bot: KnownBot) -> None:
        """The bot has come: its owner is shown when."""
        used = update(bot_tokens).where(bot_tokens.c.id == bot.id).values(used=self._now())
        await self._ask(lambda db: db.execute(used))

    async def tables(self, bot: KnownBot) -> Sequence[str]:
        """The tables where the bot sits, as far as is known: a match may be over, and a host may have sent it away.

        Raises `TableRefusal` for a bot whose token was taken away.
        """
        mine = select(bot_tables.c.table_id).where(bot_tables.c.bot == bot.id, bot_tables.c.done.is_(False))

        def work(db: Connection) -> Sequence[str]:
            if db.scalar(select(bot_tokens.c.id).where(bot_tokens.c.id == bot.id)) is None:
                raise TableRefusal("bot_token_needed")
            return list(db.scalars(mine.order_by(bot_tables.c.table_id)))

        return await self._read(work)

    async def sits(self, bot: KnownBot, table: str) -> None:
        """The bot is about to sit down at a table; raises `TableRefusal` where that is one too many, or it is gone."""

        def work(db: Connection) -> None:
            here = (bot_tables.c.bot == bot.id) & (bot_tables.c.table_id == table)
            others = (
                select(func.count())
                .select_from(bot_tables)
                .where(bot_tables.c.bot == bot.id, bot_tables.c.done.is_(False), bot_tables.c.table_id != table)
            )
            if db.scalar(select(bot_tokens.c.id).where(bot_tokens.c.id == bot.id).with_for_update()) is None:
                raise TableRefusal("bot_token_needed")
            if (db.scalar(others) or 0) >= self._limits.bot_tables:
                raise TableRefusal("too_many_bot_tables", most=self._limits.bot_tables)
            if not db.execute(update(bot_tables).where(here).values(done=False)).rowcount:
                db.execute(insert(bot_tables), {"bot": bot.id, "table_id": table, "done": False})

        await self._ask(work)

    async def done(self, bot: KnownBot, table: str) -> None:
        """The bot has nothing more to do at a table."""
        here = (bot_tables.c.bot == bot.id) & (bot_tables.c.table_id == table)
        await self._ask(lambda db: db.execute(update(bot_tables).where(here).values(done=True)))


def _info(row: Row[tuple[object, ...]]) -> BotInfo:
    return BotInfo(id=row.id, name=row.name, created=row.created, used=row.used)
