"""How people meet: asked again after a match, or waiting for others."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class MeetingLimits:
    """How people meet: asked again after a match, or waiting for others."""

    companies_kept: int = 30
    """Matches for which it is known with whom a person sat there, so as to ask them again; the oldest give way."""

    companies_seconds: float = 60 * 24 * 3600.0
    """For how long that is known."""

    companies_shown: int = 8
    """Companies that a person may ask again, the last ones: what fits a home page."""

    ask_seconds: float = 1800.0
    """For how long somebody is asked to play again."""

    asks_per_hour: int = 12
    """How often a person may ask others to play again. A long evening has fewer matches an hour."""

    asks_shown: int = 5
    """Those who ask a person at one time, the newest first."""

    silenced: int = 200
    """People by whom a person does not want to be asked; the oldest give way."""

    invited_per_hour: int = 100
    """How many people a person may ask to tables, friends and members of clubs: an evening of a large club."""

    friend_notice_seconds: float = 900.0
    """Who is not here is told no more often that a friend asks them to a table."""

    friends_kept: int = 300
    """Friends of a person."""

    friend_requests_per_day: int = 30
    """How many people a person may ask in a day to be friends."""

    friend_requests_shown: int = 10
    """Those who would like to be a person's friends, at one time, the newest first."""

    friend_request_seconds: float = 14 * 24 * 3600.0
    """For how long somebody is asked to be a friend; only then may the same person ask again."""

    friend_links: int = 10
    """Links of one person by which others become friends; the oldest give way."""

    friend_link_seconds: float = 3 * 24 * 3600.0
    """For how long such a link may be used, once."""

    presence_seconds: float = 90.0
    """Who has not been heard of for this long is not here: pages out of sight ask every three quarters of a minute."""

    presence_write_seconds: float = 30.0
    """How often it is written that a person is here."""

    presence_kept_seconds: float = 24 * 3600.0
    """For how long it is known that a person was here."""

    meetings_per_minute: float = 1200.0
    """Questions a minute from one address whether somebody asks, or whether enough are there to play: thirty people who
    wait for others at once."""

    meeting_burst: int = 240
    """The same, all at once."""

    pairing_seconds: float = 10.0
    """Who waits for others and has not been heard of for this long has gone; pages ask every two and a half seconds."""

    pairing_answer_seconds: float = 25.0
    """Who plays something else while waiting is asked to come for so long: to see it, and to finish a move."""

    pairing_wait_seconds: float = 3600.0
    """Nobody waits longer: a page that was forgotten is not to be put together with anybody."""

    pairing_people: int = 2000
    """People who wait for others at one time, in all."""

    pairing_points: int = 100
    """How far ratings may be apart for a rated match at first: the better one wins two of three."""

    pairing_points_per_second: float = 10.0
    """How much farther with every second that somebody waits: anybody will do after a minute and a half."""

    pairing_mixed_seconds: float = 20.0
    """After this time somebody who wants a rated match is put together with people who do not."""
