"""Bots that visit."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class VisitingBotLimits:
    """Bots that visit."""

    bots_per_person: int = 10
    """Tokens for bots that one person may have."""

    bot_tables: int = 8
    """Tables at which a bot may sit at one time, until their matches are over."""

    bot_streams: int = 2
    """Open streams of one bot. A third closes the oldest."""

    bot_requests_per_second: float = 10.0
    """Requests a second that a bot may sustain: a move at each of its tables, and more than people would follow."""

    bot_request_burst: int = 40
    """The same, all at once."""

    bot_questions_per_minute: float = 1200.0
    """Requests of bots a minute from one address: those of a few bots that play fast."""

    bot_question_burst: int = 120
    """The same, all at once."""

    bot_heartbeat_seconds: float = 15.0
    """A stream that has nothing to say says so after this time; proxies cut silent connections after 60 s."""

    bot_actions: int = 500
    """Legal actions listed for a bot in one answer. A hand of cards has a few dozen, a rack of tiles some hundreds."""

    visiting_bot_seconds: float = 60.0
    """The longest turn of a bot that somebody else runs, at tables without a clock too. A program that has not answered
    by then is most likely gone."""
