"""The bots of people sit at tables under keys of their own."""

from __future__ import annotations

from sqlalchemy import Select, select

from rummykit.server.accounts.personal_data import PersonalData
from rummykit.server.features.bots.schema import bot_tables, bot_tokens


class BotsOfPeople(PersonalData):
    """The seats of an account's bots."""

    def keys(self, account: str) -> Select[tuple[str]]:
        """The keys of its bots."""
        return select(bot_tokens.c.hash).where(bot_tokens.c.account == account)

    def tables(self, account: str, keys: frozenset[str]) -> Select[tuple[str]]:
        """Where they sit."""
        bots = bot_tables.join(bot_tokens, bot_tokens.c.id == bot_tables.c.bot)
        return select(bot_tables.c.table_id).select_from(bots).where(bot_tokens.c.account == account)
