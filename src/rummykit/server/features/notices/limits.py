"""Telling people of their turn who are not there, by push and by e-mail."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class NoticeLimits:
    """Telling people of their turn who are not there, by push and by e-mail."""

    notices_per_minute: float = 60.0
    """Changes a minute from one address to what people are told of, and as often what they say to puzzles of their
    matches. A class switches it on together."""

    notice_burst: int = 40
    """The same, all at once."""

    notice_devices: int = 10
    """Browsers to which notices for one person are pushed. One more takes the place of the oldest."""

    notice_tables: int = 40
    """Tables of which one person is told. One more takes the place of the oldest."""

    notice_keep_seconds: float = 180 * 24 * 3600.0
    """A browser that was not here for so long is told nothing any more, and nobody of a table switched on before that.
    """

    notice_delay_seconds: float = 45.0
    """Somebody is told only after it has been their turn for so long and no page of theirs is at the table: longer than
    a page is taken for present whose phone was put away (`ping_seconds`), and far longer than a reload."""

    notice_turn_seconds: float = 600.0
    """Nobody is told of turns that are shorter than this: they would be over."""

    notice_look_seconds: float = 3.0
    """The time between two looks for turns to be told, and for notices to be sent."""

    notices_at_once: int = 8
    """Notices sent at one time; others wait in the database."""

    notice_tries: int = 6
    """A notice that the push service does not take is tried so often, and then dropped."""

    notice_retry_seconds: float = 30.0
    """The pause before the second try; every later pause is twice as long, and none shorter than the service asks."""

    notice_ttl_seconds: float = 2 * 24 * 3600.0
    """How long a push service keeps a notice for a browser that is away, at the most; never longer than the turn."""

    push_seconds: float = 10.0
    """A push service that has not answered after this time is tried again later."""

    mail_seconds: float = 10.0
    """A mail server that has not taken a letter after this time is tried again later."""

    mails_at_once: int = 4
    """Letters handed to the mail server at one time."""

    mails_per_day: int = 6
    """Notices a day to one mailbox; more are not sent."""

    mail_confirmations: int = 3
    """Letters a day that ask whether an address is somebody's: to one mailbox, and for one person."""

    mail_confirmations_per_minute: float = 0.5
    """The same a minute, from one address of the network."""

    mail_confirmation_burst: int = 6
    """The same, all at once."""

    push_endpoint_characters: int = 1024
    """The longest address that a browser may name for its push service. They have 150 to 500."""
