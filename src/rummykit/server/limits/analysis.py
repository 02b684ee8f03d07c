"""Best plays, questions to the referee, replayed records."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class AnalysisLimits:
    """Best plays, questions to the referee, replayed records."""

    work_processes: int = 4
    """Processes for what strangers ask and may take long: best plays, the referee, drafts of games, records. They give
    way to everything else, one is started when all others are at work, and one address has at most half of them."""

    work_megabytes: int = 512
    """The most memory of such a process; what takes more is refused. Usually it takes 50, a long record 200."""

    work_start_seconds: float = 20.0
    """A process that is not ready after this time is ended. It takes a second on a machine with time to spare."""

    solve_seconds: float = 5.0
    """A best play, or an answer of the referee, that takes longer is ended. A table of 106 tiles takes a few
    milliseconds; frozen jokers may take longer."""

    record_seconds: float = 30.0
    """A record whose replay or check takes longer is not replayed. The longest takes three."""

    records_per_minute: float = 60.0
    """Records fetched and replayed a minute from one address. Each replays a whole match, about 0.1 s."""

    record_burst: int = 20
    """The same, all at once."""

    record_bytes: int = 512 * 1024
    """The longest record that is replayed. A match of four long games of tiles is about 100 KiB."""

    record_moments: int = 6000
    """The most actions of a record that is replayed; each makes about 2 KiB of answer before compression."""
