"""Reviews of matches and records."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class ReviewLimits:
    """Reviews of matches and records."""

    review_processes: int = 1
    """First looks and deeper looks at one time, and as many reviews that are made surer, each in a process of its own
    that gives way to everything else."""

    review_first_seconds: float = 1.5
    """What the first look at a match is to take of one core, about: it is shown while the review is made surer, and no
    first look waits for that."""

    review_core_seconds: float = 60.0
    """What a review is to take of one core in the end, about: how often positions are played out is worked out from it
    beforehand, so that the review does not depend on what else the machine does."""

    review_kept_every: float = 3.0
    """Seconds between two times that a review is kept, and shown, while it is made surer."""

    deeper_core_seconds: float = 10.0
    """What a deeper look at one turn takes of one core at most, about."""

    deeper_per_minute: float = 6.0
    """Deeper looks asked for a minute from one address."""

    deeper_burst: int = 6
    """The same, all at once."""

    deeper_at_once: int = 2
    """Deeper looks from one address that wait or are under way."""

    review_seconds: float = 300.0
    """A review that takes longer is ended. It has far more than it needs, because it comes last on a busy machine."""

    reviews_waiting: int = 20
    """First looks and deeper looks of a server that wait or are under way; with more, one is asked to come back in some
    minutes. As many reviews wait to be made surer; with more, a review stays as it is until somebody opens it again."""

    review_claim_seconds: float = 30.0
    """If a server has not reported on a review for this long, the next server that is asked for it begins it again."""

    reviews_per_minute: float = 10.0
    """Reviews asked for a minute from one address; how far they are may be asked like looks at a table."""

    review_burst: int = 20
    """The same, all at once: a class of thirty that has just played."""

    record_reviews: int = 100
    """Reviews of records that were opened from files, about 20 KiB each; the oldest gives way."""

    record_reviews_at_once: int = 2
    """Reviews of records from one address that wait or are computed, so that nobody's files keep all others waiting."""

    record_review_seconds: float = 3600.0
    """How long the review of such a record is kept: while somebody goes through it."""
