"""Messages about clubs: founding and joining one, its members and tables, its past evenings."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from rummykit.server.wire.friend_messages import Whereabouts


class NewClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A club to be founded. The sender is its host, and is called `player` in it."""

    name: str
    player: str


class ClubName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host calls the club from now on."""

    name: str


class JoinClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody who joins a club wants to be called in it."""

    name: str


ClubRhythm: TypeAlias = Literal["once", "week", "two_weeks", "month"]
"""How often a club meets: a month has one weekday of it, such as its second Friday."""


class StandingDate(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a club meets: first on a day, "2026-12-04", at a time, "20:00", of a zone, "Europe/Berlin".

    Monthly dates have the weekday of the first one and its number in the month, or the `last` such weekday. Members are
    reminded `hours_before`, or, where that is 0, not at all.
    """

    day: Annotated[str, msgspec.Meta(max_length=10, pattern=r"^20\d\d-\d\d-\d\d$")]
    time: Annotated[str, msgspec.Meta(max_length=5, pattern=r"^\d\d:\d\d$")]
    zone: Annotated[str, msgspec.Meta(max_length=64)]
    every: ClubRhythm
    last: bool
    hours_before: Literal[0, 1, 2, 3, 6, 12, 24, 48]


class SetClubDate(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The host says when the club meets; None where it has no standing date."""

    date: StandingDate | None


class ClubAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A member says whether they come to the date that begins `at` (seconds since 1970)."""

    at: float
    coming: bool


class ClubReminder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether a member wants notices of the standing date."""

    on: bool


class ClubNext(msgspec.Struct, frozen=True, kw_only=True):
    """The next date of a club: when it begins (seconds since 1970), whether it is so `soon` that members are reminded,
    and the numbers of the members who have said that they come, or do not."""

    at: float
    soon: bool
    coming: tuple[int, ...] = ()
    not_coming: tuple[int, ...] = ()


class ClubInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody who has the link of an invitation is told of the club; `id` is None unless they are a member."""

    name: str
    host: str
    members: int
    id: str | None


class ClubMember(msgspec.Struct, frozen=True, kw_only=True):
    """A member of a club since `joined` (seconds since 1970), and whether they are here; None where that is off."""

    number: int
    name: str
    host: bool
    joined: float
    whereabouts: Whereabouts | None


class ClubTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a club. While it waits, `players` is its host, and `free` the number of free seats."""

    id: str
    game: str
    names: dict[str, str]
    state: Literal["waiting", "playing"]
    players: tuple[str, ...]
    free: int = 0


class ClubInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A club as one of its members sees it, whose number is `you`, and who is `reminded` of its dates or not. The
    `stamp` changes with everything else."""

    id: str
    name: str
    you: int
    invitation: str
    members: tuple[ClubMember, ...]
    tables: tuple[ClubTable, ...]
    date: StandingDate | None = None
    next: ClubNext | None = None
    reminded: bool = True
    stamp: str = ""


class MyClub(msgspec.Struct, frozen=True, kw_only=True):
    """A club that the person who asks is a member of, how many of its tables wait or play, and its next date with what
    the person has answered, None where that is nothing."""

    id: str
    name: str
    members: int
    tables: int
    at: float | None
    soon: bool
    coming: bool | None


class ClubPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who played in a match of a club, and the place."""

    name: str
    place: int
    bot: bool = False


class ClubMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match at a table of a club."""

    table: str
    game: str
    names: dict[str, str]
    finished: float
    players: tuple[ClubPlayer, ...]


class ClubEvening(msgspec.Struct, frozen=True, kw_only=True):
    """The matches of a club on one evening, the last one first; `at` is when the first one was over."""

    at: float
    matches: tuple[ClubMatch, ...]


class ClubEvenings(msgspec.Struct, frozen=True, kw_only=True):
    """Past evenings of a club, the last one first; `more` says whether there are earlier ones."""

    evenings: tuple[ClubEvening, ...]
    more: bool


class ClubLeader(msgspec.Struct, frozen=True, kw_only=True):
    """How a member has done: matches, how many of them were won (partners win together), and the average place."""

    number: int
    name: str
    matches: int
    won: int
    average_place: float


class ClubGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that a club has played."""

    game: str
    names: dict[str, str]


class ClubLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """The leaderboard of a club, and the games that it has ever played."""

    leaders: tuple[ClubLeader, ...]
    games: tuple[ClubGame, ...]
