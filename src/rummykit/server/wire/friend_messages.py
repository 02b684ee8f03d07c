"""Messages of pages about friends: who they are, who would like to be one, and who is here."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Whereabouts: TypeAlias = Literal["here", "playing", "lately", "away"]
"""A page of the person is open; they are playing a match; they were here in the last day; none of these is known."""

FriendStanding: TypeAlias = Literal["none", "asked", "friend"]
"""What somebody is to the person: the person may ask to be friends, has asked, or they are friends."""


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """A friend by the name that they use. Where both played a match lately, its game, and when it began."""

    id: str
    name: str
    whereabouts: Whereabouts
    game_names: dict[str, str] | None
    last: float | None


class FriendRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody would like to be the person's friend."""

    id: str
    name: str


class FriendsGlance(msgspec.Struct, frozen=True, kw_only=True):
    """Who would like to be the person's friend, how many friends there are, and how many of them are here now."""

    requests: tuple[FriendRequest, ...] = ()
    friends: int = 0
    here: int = 0


class FriendsTold(msgspec.Struct, frozen=True, kw_only=True):
    """The friends of a person, who would like to be one, and the names of those who were asked and have not said yes.

    `links` counts links that nobody has used yet; `shown` says whether others see that the person is here.
    """

    friends: tuple[Friend, ...]
    requests: tuple[FriendRequest, ...]
    asked: tuple[str, ...]
    links: int
    shown: bool


class FriendAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask who sat in this seat of a table, in a match with the person, to be friends."""

    table: str
    seat: int


FriendAnswer: TypeAlias = Literal["accept", "decline", "never"]
"""Be friends, or not, or be asked by this person no more. The person who asked is told of neither of the last two."""


class FriendAnswered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to somebody who would like to be a friend; `name` is what a guest who accepts is called there."""

    request: str
    answer: FriendAnswer
    name: str = ""


class FriendEnded(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Be friends no more."""

    friend: str


class PresenceShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether friends, and members of the same clubs, see that the person is here."""

    shown: bool


class FriendLinkWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A link by which somebody becomes a friend; `name` is what a guest is called there."""

    name: str


class FriendLink(msgspec.Struct, frozen=True, kw_only=True):
    """The code of the link, for one person and for so many seconds."""

    code: str
    seconds: int


class FriendLinkOpened(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody has opened a link with this code."""

    code: str


class FriendLinkSeen(msgspec.Struct, frozen=True, kw_only=True):
    """Whose link it is: the person's `own`, or that of somebody who is a `friend` already."""

    name: str
    own: bool
    friend: bool


class FriendLinkUsed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Become a friend by a link; `name` is what a guest is called there."""

    code: str
    name: str


class FriendsInvited(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask these friends to a table."""

    friends: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=50)]
