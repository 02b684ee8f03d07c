"""Bots of the server."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class BotLimits:
    """Bots of the server."""

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

    bots_alone_seconds: float = 0.05
    """The longest pause of a bot at a table of a tournament where only bots play: people wait for the end of it."""
