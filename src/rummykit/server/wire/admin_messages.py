"""Messages about the server itself: its status for everybody, and what those who administer it see and do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """What the host tells everybody; times are seconds since 1970."""

    id: str
    text: str
    made: float
    until: float | None


class ServerStatus(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is: since when it runs (seconds since 1970), tables in memory and people at them, on all servers
    together."""

    version: str
    since: float
    tables: int
    people: int
    announcements: tuple[Announcement, ...]


HostActKind: TypeAlias = Literal[
    "ban",
    "unban",
    "ban_network",
    "unban_network",
    "sign_out",
    "end_session",
    "link",
    "export",
    "delete_account",
    "admin_on",
    "admin_off",
    "close_table",
    "delete_table",
    "close_tournament",
    "delete_tournament",
    "announce",
    "remove_announcement",
    "prune_tables",
]
"""What a host can do."""


class HostActAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a host does: `about` is the id of an account, table or tournament, a network, or the id of an
    announcement. A ban, and an announcement, whose text is the reason, last for so many `days`, None for ever."""

    what: HostActKind
    about: str = ""
    reason: str = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=36_500)] | None = None


class ExportAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is stored about an account is asked for, and why."""

    reason: str


class HostAct(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log of acts; `about` is an id, and `name` that of an account as it is called now."""

    at: float
    by: str
    what: HostActKind
    about: str
    name: str
    reason: str


class ListedBan(msgspec.Struct, frozen=True, kw_only=True):
    """A ban of an account, which has a `name`, or of a network."""

    account: str | None
    name: str
    network: str | None
    made: float
    until: float | None
    reason: str


class AdministeredAccount(msgspec.Struct, frozen=True, kw_only=True):
    """An account as those see it who administer the server; `seen` is when it signed in last."""

    id: str
    name: str
    created: float
    seen: float | None
    passkeys: int
    sessions: int
    matches: int
    banned: bool
    admin: bool


class AdministeredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as those see it who administer the server: nothing of its hands. `here` says how many of its people are
    there now."""

    id: str
    game: str
    people: tuple[str, ...]
    here: int
    last: float
    closed: str | None


class ListedTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list of the host."""

    id: str
    name: str
    game: str
    entrants: int
    over: bool
    changed: float


class AdminOverview(msgspec.Struct, frozen=True, kw_only=True):
    """What those who administer the server see first: who is at the tables of the server that answers, the tournaments
    of late, the bans, the announcements and the log of acts."""

    tables: tuple[AdministeredTable, ...]
    tournaments: tuple[ListedTournament, ...]
    bans: tuple[ListedBan, ...]
    announcements: tuple[Announcement, ...]
    acts: tuple[HostAct, ...]


class AdminFound(msgspec.Struct, frozen=True, kw_only=True):
    """What a search has found: accounts by a part of their name or by id, a table or a tournament by its id or link."""

    accounts: tuple[AdministeredAccount, ...]
    tables: tuple[AdministeredTable, ...]
    tournaments: tuple[ListedTournament, ...]
