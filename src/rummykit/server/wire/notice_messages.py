"""Messages about notices: where they are pushed to, and of which tables somebody is told."""

from __future__ import annotations

import msgspec


class NewSubscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/subscription: where a browser is reached, as its Push API says, and its person's language.

    `p256dh` and `auth` are keys in base64url, with which what is pushed is encrypted.
    """

    endpoint: str
    p256dh: str
    auth: str
    language: str


class EndedSubscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/subscription/end: a browser that wants nothing pushed any more."""

    endpoint: str


class TableNotices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/notices: whether the person who sits there is told of their turn."""

    on: bool


class NewMailAddress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/mail: where a person wants to be written to, and their language."""

    address: str
    language: str


class MailToken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/mail/confirm: what the link of the letter that asked ends with, after "c."."""

    token: str


class MailState(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody is written to, "" for nowhere, and whether they have `confirmed` it."""

    address: str = ""
    confirmed: bool = False


class NoticeTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of which somebody is told, and its game."""

    id: str
    game: str


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/notices: the `key` for which a browser subscribes (base64url), the tables of which the person who asks
    is told, and how many browsers that is pushed to. Turns shorter than `turn_seconds` are never told. `mail` is None
    where the server sends no e-mail."""

    key: str
    tables: tuple[NoticeTable, ...] = ()
    devices: int = 0
    turn_seconds: int = 0
    mail: MailState | None = None
