"""What the database knows of two people: whether they are friends, or one would like to be."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from rummykit.server.accounts.people import Asker, Identity
from rummykit.server.features.meeting.schema import friend_requests, friends
from rummykit.server.wire.friend_messages import FriendStanding


def standings(connection: Connection, someone: Asker, since: float) -> Callable[[Identity], FriendStanding]:
    """What others are to a person, who has asked them `since` then, if at all."""
    rows = connection.execute(select(friends.c.other, friends.c.other_account).where(someone.rows(friends))).all()
    befriended = {each for row in rows for each in row if each is not None}
    open_ones = someone.rows(friend_requests), friend_requests.c.made > since
    asked = select(friend_requests.c.other, friend_requests.c.other_account).where(*open_ones)
    waiting = {each for row in connection.execute(asked) for each in row if each is not None}

    def standing(other: Identity) -> FriendStanding:
        if other.key in befriended or other.account in befriended:
            return "friend"
        return "asked" if other.key in waiting or other.account in waiting else "none"

    return standing
