"""Games of one's own: sheets told in words, and tried by bots."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class WorkshopLimits:
    """What the workshop may cost. A sheet as such is bounded by `body_bytes` and in `rummykit.workshop.draft`."""

    drafts_per_minute: float = 120.0
    """Drafts told in words a minute from one address; each takes about 10 ms. The page asks a moment after the last
    change, so a person asks twenty times a minute."""

    draft_burst: int = 60
    """The same, all at once: a class of thirty that begins together."""

    draft_seconds: float = 5.0
    """How long a draft is worked at. The longest sheet that is let in takes a tenth of it."""

    trials_per_minute: float = 6.0
    """Trials by bots a minute from one address: tables of games that nobody has tried yet. Known ones cost nothing."""

    trial_burst: int = 12
    """The same, all at once."""

    trials_at_once: int = 1
    """Trials of a server at one time, each in a process of its own that gives way to everything else."""

    trials_waiting: int = 20
    """Trials that wait or are played, half of them of one address at the most. With more, one is asked to come back."""

    trial_tell_seconds: float = 10.0
    """Who waits longer for others to be tried first is told how many there are, and asks again: the place is kept."""

    trial_core_seconds: int = 15
    """A trial that takes more of a core is ended, and the game refused. Games of the house take about one second."""

    trial_wait_seconds: float = 120.0
    """How long a trial is waited for on a machine that has no time for it; nothing is said of the game then."""

    trials_kept: int = 1_000
    """Games of which is remembered what bots found, about 100 bytes each."""
