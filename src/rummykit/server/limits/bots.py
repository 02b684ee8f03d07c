"""Bots of the server and bots that visit."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class BotLimits:
    """Bots of the server and bots that visit."""

    bot_pace: tuple[float, float] = (0.5, 1.5)
    """A bot acts after a pause of this many seconds, drawn evenly: slow enough to follow, fast enough not to bore."""

    bot_answer_seconds: float = 0.3
    """The longest pause of a bot that is asked, after a discard, whether it wants the card: seats are asked in turn,
    and the pauses of all of them together are what people wait between two turns."""

    bot_seconds: float = 5.0
    """A bot that thinks longer forfeits the move. The slowest known decision takes 0.05 s."""

    sharp_processes: int = 0
    """Processes in which strong bots search; 0 is one for each core, at the most eight. They give way to everything
    else on the machine, are started when they are needed, and take 60 MiB each."""

    sharp_milliseconds: tuple[int, int, int] = (100, 300, 1000)
    """How long a strong bot searches for an action: the longest where it has a process to itself, less where more bots
    think, so that each waits about as long as that. Where that does not help any more, it plays without a search."""

    sharp_overtime_seconds: float = 0.5
    """A search that has no answer so long after its time is ended, with its process."""

    sharp_start_seconds: float = 20.0
    """A process that is not ready after this time is ended. It takes half a second on a machine with time to spare."""

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

    bots_alone_seconds: float = 0.05
    """The longest pause of a bot at a table of a tournament where only bots play: people wait for the end of it."""
