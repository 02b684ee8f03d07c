"""How much a person and an address may ask for, and take of the server's time."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class RateLimits:
    """How much a person and an address may ask for, and take of the server's time."""

    cards_in_action: int = 512
    """Cards and sets named in one action. The fullest table has 112 tiles in 37 sets; named with their kinds, and once
    more with the first meld, that makes about 350."""

    messages_per_second: float = 50.0
    """Messages per second that a person may sustain on all sockets together. Dragging a tile judges some 10 drafts a
    second."""

    message_burst: int = 100
    """Messages a person may send at once before the rate applies: a page that wakes up and catches up."""

    work_per_second: float = 0.1
    """Seconds of processor time that the server spends on one person each second, on all sockets together. A draft
    takes 0.2 to 1.2 ms to judge, so dragging, with 10 drafts a second, takes a tenth of this. Anybody who takes more is
    told "too fast"."""

    work_burst: float = 1.0
    """The same, all at once: a page that wakes up, on a slow machine."""

    too_fast_answers: int = 40
    """Messages in a row that are answered "too fast" before the socket is closed: our page waits when told to."""

    address_work_per_second: float = 0.5
    """Seconds of wall-clock time that one address may occupy the event loop each second; anything more must wait its
    turn, and nothing is refused. Thirty people who drag tiles at once take 0.1 to 0.3; half of the loop stays free for
    others."""

    address_work_burst: float = 0.1
    """The same, all at once: nobody waits longer than this for work that one address has begun."""

    looks_per_minute: float = 600.0
    """Tables looked at and sockets opened a minute from one address; too few to guess table ids."""

    look_burst: int = 300
    """The same, all at once: after a restart of the server every page of a school comes back."""

    my_tables: int = 12
    """Tables that the home page asks about at once, each counted as a look. A browser remembers no more."""

    posts_per_minute: float = 30.0
    """Tables made and seats taken a minute from one address. A school class behind one address still gets in."""

    post_burst: int = 30
    """The same, all at once."""

    questions_per_minute: float = 1200.0
    """Questions about rules and score sheets a minute from one address: a class of thirty that taps tiles together."""

    question_burst: int = 120
    """The same, all at once."""

    codes_per_minute: float = 20.0
    """Short codes tried a minute from one address. With 10,000 of 887 million codes in use, guessing all day finds a
    table in about 3 years."""

    code_burst: int = 10
    """The same, all at once: a mistyped code or two."""

    addresses: int = 10_000
    """Addresses remembered for the rates above; the one not seen for longest is forgotten."""
