"""The tables of meeting: who sat together, who asks whom, who wants not to be asked, who waits for strangers, who are
friends, and who is here."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from rummykit.server.accounts.owned import account_beside, person_of
from rummykit.server.store.schema import metadata


def _account_of_the_other() -> Column[str | None]:
    """The account of the person in the column `other`: a row about two people goes with either account."""
    account = ForeignKey("accounts.id", ondelete="CASCADE")
    return Column("other_account", String(32), account, nullable=True, index=True)


sittings = Table(
    "sittings",
    metadata,
    # A person at a table when its match began: who sat together lately.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    person_of("key"),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("house_rules", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_sittings_key", "key"),
    Index("ix_sittings_at", "at"),
)

asks = Table(
    "asks",
    metadata,
    # The table that somebody has made to play again with those of another, `of`.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("of", String(32), nullable=False),
    person_of("key"),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("house_rules", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_asks_key", "key"),
    Index("ix_asks_made", "made"),
)

asked = Table(
    "asked",
    metadata,
    # Who is asked to that table, and for which seat.
    Column("table_id", String(32), ForeignKey("asks.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    person_of("key"),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("answered", Boolean, nullable=False),
    Index("ix_asked_key", "key"),
)

invitations = Table(
    "invitations",
    metadata,
    # Somebody asks others to a table that has not begun, where no seats are kept.
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    person_of("key", index=True),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("house_rules", Integer, nullable=False),
    Column("made", Float, nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

invited = Table(
    "invited",
    metadata,
    # Who is asked, and the name under which they will sit there.
    Column("invitation_id", String(32), ForeignKey("invitations.id", ondelete="CASCADE"), primary_key=True),
    person_of("key", key=True),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("answered", Boolean, nullable=False),
    Index("ix_invited_key", "key"),
)

friend_notices = Table(
    "friend_notices",
    metadata,
    # When a person was last told, who was not here, that a friend asks them to a table.
    person_of("key", key=True),
    account_beside(),
    Column("at", Float, nullable=False),
)

friends = Table(
    "friends",
    metadata,
    # A person is somebody's friend, who has the same row the other way round.
    Column("id", String(32), primary_key=True),
    person_of("key", index=True),
    account_beside(),
    # What the person was called, as a guest, when they became friends.
    Column("name", String(64), nullable=False),
    person_of("other", "other_account", index=True),
    _account_of_the_other(),
    Column("since", Float, nullable=False),
)

friend_requests = Table(
    "friend_requests",
    metadata,
    # A person would like to be somebody's friend. Nothing here says whether that was declined.
    Column("id", String(32), primary_key=True),
    person_of("key", index=True),
    account_beside(),
    Column("name", String(64), nullable=False),
    person_of("other", "other_account", index=True),
    _account_of_the_other(),
    Column("made", Float, nullable=False, index=True),
)

declined_friends = Table(
    "declined_friends",
    metadata,
    # A person has declined somebody's request to be friends, and is not shown the next one soon.
    person_of("key", key=True),
    account_beside(),
    person_of("other", "other_account", key=True),
    _account_of_the_other(),
    Column("at", Float, nullable=False),
)

friend_links = Table(
    "friend_links",
    metadata,
    # The hash of a code by which one other becomes a friend of this person.
    Column("hash", String(64), primary_key=True),
    person_of("key", index=True),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("expires", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    # When a page of a person was heard of last, and when the person played at a table.
    person_of("key", key=True),
    account_beside(),
    Column("seen", Float, nullable=False, index=True),
    Column("played", Float, nullable=False),
)

unseen_people = Table(
    "unseen_people",
    metadata,
    # A person who does not want to be seen here.
    person_of("key", key=True),
    account_beside(),
)

silenced = Table(
    "silenced",
    metadata,
    # Somebody does not want to be asked by, or be put together with, somebody else.
    person_of("key", key=True),
    person_of("other", "other_account", key=True),
    account_beside(),
    _account_of_the_other(),
    Column("at", Float, nullable=False),
    Index("ix_silenced_other", "other"),
)

waiting = Table(
    "waiting",
    metadata,
    # Somebody who waits to be put together with others who want the same `kind` of table.
    person_of("key", key=True),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("wish", Text, nullable=False),
    # What the person is rated, where the match is wanted to change that.
    Column("rating", Integer, nullable=True),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # The table that was made for them.
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=True),
    # The person plays something else meanwhile. Where one of a group does, each is asked to come: the group they were
    # put in, when, and whether this one has said yes.
    Column("elsewhere", Boolean, nullable=False, server_default=false()),
    Column("offer", String(16), nullable=True, index=True),
    Column("offered_at", Float, nullable=False, server_default="0"),
    Column("coming", Boolean, nullable=False, server_default=false()),
    Index("ix_waiting_kind", "kind"),
    Index("ix_waiting_seen", "seen"),
)
