"""Messages about accounts. Times are wall-clock seconds, bytes are base64url without padding."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from rummykit.server.wire.lesson_messages import StepId

ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
"""The name or value of a setting, or the name of a game."""


class PasskeyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of the account; `used` is None until it has signed somebody in."""

    id: str
    label: str
    created: float
    used: float | None


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in; `here` marks the one that asks."""

    id: str
    label: str
    created: float
    here: bool


class AccountInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The account of the person who asks. `recovery` is when its recovery code was made, None if it has none."""

    name: str
    created: float
    passkeys: tuple[PasskeyInfo, ...]
    sessions: tuple[SessionInfo, ...]
    recovery: float | None = None


class AccountState(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/account. `open`: this server keeps accounts, for pages at `at`; `account` is None for guests."""

    open: bool
    account: AccountInfo | None
    at: str = ""


class AccountName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name for an account."""

    name: str


class PasskeyAsked(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser is to make a passkey for: the site `rp`, the user, and passkeys that this device may have."""

    challenge: str
    rp: str
    user: str
    name: str
    known: tuple[str, ...]
    timeout_ms: int


class PasskeyMade(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The passkey that the browser has made; `label` is the name of the device."""

    id: str
    client_data: str
    attestation: str
    transports: tuple[str, ...] = ()
    label: str


class SignInAsked(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser is to sign with the passkey that its user picks."""

    challenge: str
    rp: str
    timeout_ms: int


class PasskeyUsed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the browser has signed; `label` is the name of the device."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    label: str


class Choices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a person has chosen: the settings of the page, by the page's own names, and favourite games.

    `chosen` is when, in wall-clock seconds; 0 before anything was.
    """

    chosen: Annotated[float, msgspec.Meta(ge=0)]
    settings: Annotated[dict[ShortText, bool | int | ShortText], msgspec.Meta(max_length=40)]
    favourites: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=200)]


LessonKey: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""The game of a lesson, and after a `?` the house rules in force, as the page has them in its address."""
MOST_STEPS = 24
"""Twice as many as lessons have: between two releases, their tasks may change."""
StepIds: TypeAlias = Annotated[tuple[StepId, ...], msgspec.Meta(max_length=MOST_STEPS)]


class LessonProgress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far somebody is in a lesson, which had `count` tasks when it was last gone through.

    `learned`: the tasks whose answer was found; `repeat`: those whose answer was not found at once, or was shown.
    `anew`: how often what was learned was forgotten, to begin anew; of two browsers' progress, what was learned since
    the last time counts.
    """

    count: Annotated[int, msgspec.Meta(ge=0, le=100)]
    learned: StepIds
    repeat: StepIds
    anew: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class LessonsLearned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/account/lessons: what was learned, a few lessons at a time. The answer has all that is kept."""

    lessons: Annotated[dict[LessonKey, LessonProgress], msgspec.Meta(min_length=1, max_length=4)]


class KeptLessons(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/account/lessons: how far the account is in each lesson."""

    lessons: dict[str, LessonProgress]


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """A code that signs in another device, once, within `seconds`."""

    code: str
    seconds: int


class RecoveryCode(msgspec.Struct, frozen=True, kw_only=True):
    """A code that signs in once, until it is used or a newer one is made."""

    code: str


class DeviceLinked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The code typed on the other device, and the name of that device."""

    code: str
    label: str


class PastMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match as one seat saw it end; `before` and `after` are the ratings, at rated tables.

    `visiting_bots` counts the players that were bots of others.
    """

    table: str
    game: str
    names: dict[str, str]
    finished: float
    players: int
    place: int
    score: int
    rated: bool
    before: int | None
    after: int | None
    visiting_bots: int = 0


class PastMatches(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/account/history: a page of matches, the newest first, and whether there are `more`."""

    matches: tuple[PastMatch, ...]
    more: bool


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody plays a game: 1500 to begin with, `give` or take; `curve` has the ratings so far."""

    rating: int
    give: int
    matches: int
    curve: tuple[int, ...]


class GameStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of one game; `best` is the best score of a match, `rating` None before the first rated one."""

    game: str
    names: dict[str, str]
    matches: int
    won: int
    average_place: float
    best: int
    rating: Rating | None


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody among the leaders of a game: `least` is what counts, three standard deviations below `rating`."""

    place: int
    name: str
    least: int
    rating: int
    give: int
    matches: int


class Leaders(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/leaders: a page of the leaders of `game`, whether there are `more`, and the place of who asks, `mine`.

    `games` are those with leaders, the most first; `shown` says whether who asks wants to be shown.
    """

    game: str
    games: tuple[str, ...]
    leaders: tuple[Leader, ...]
    more: bool
    mine: Leader | None
    shown: bool


class LeaderShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether the account is to be shown among the leaders."""

    shown: bool
