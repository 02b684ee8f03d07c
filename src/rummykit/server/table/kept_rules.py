"""The rules that a table is played by, as its first entry keeps them."""

from __future__ import annotations

from rummykit import games
from rummykit.rules import Rules
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import Created


def rules_of(created: Created) -> Rules:
    """The rules of a table: as it keeps them, or else those that its game still has in the version it began with.

    Raises `TableRefusal` where the game has another version now.
    """
    try:
        stored = games.from_stored(created.rules)
        if stored is not None:
            return stored
        rules = games.as_recorded(created.game, created.options)
        now = rules.options()
        if any(now.get(name) != value for name, value in created.in_force.items()):
            # A default has changed since; not for those who began without it.
            rules = games.as_recorded(created.game, created.in_force)
    except (LookupError, ValueError):
        raise TableRefusal("outdated_table") from None
    if rules.version != created.sheet:
        raise TableRefusal("outdated_table")
    return rules
