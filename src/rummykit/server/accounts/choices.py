"""What an account has chosen: settings and favourites; of two choices the newer one stays."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update

from rummykit.server.accounts.schema import accounts, choices
from rummykit.server.wire.account_messages import Choices


def chosen(connection: Connection, account: str) -> Choices:
    """What the account has chosen; nothing, at the time 0, before it has."""
    row = connection.execute(select(choices).where(choices.c.account == account)).first()
    if row is None:
        return Choices(chosen=0.0, settings={}, favourites=())
    fields = {"chosen": row.chosen, "settings": row.settings, "favourites": row.favourites}
    fields |= {name: msgspec.json.decode(fields[name]) for name in ("settings", "favourites")}
    return msgspec.convert(fields, Choices)


def choose(connection: Connection, account: str, new: Choices, now: float) -> Choices:
    """Keep what is newer than what is kept; what holds from then on. A clock that is fast is not believed."""
    # Two devices that choose at once wait for each other here.
    connection.execute(select(accounts.c.id).where(accounts.c.id == account).with_for_update())
    new = msgspec.structs.replace(new, chosen=min(new.chosen, now))
    before = chosen(connection, account)
    if new.chosen <= before.chosen:
        return before
    texts = {name: msgspec.json.encode(getattr(new, name)).decode() for name in ("settings", "favourites")}
    row = {"chosen": new.chosen, **texts}
    changed = connection.execute(update(choices).where(choices.c.account == account).values(row))
    if changed.rowcount == 0:
        connection.execute(insert(choices), {"account": account, **row})
    return new
