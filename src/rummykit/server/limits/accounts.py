"""Accounts, what they keep, and the leaders among them."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class AccountLimits:
    """Accounts, what they keep, and the leaders among them."""

    accounts_per_minute: float = 20.0
    """Sign-ins, new accounts and changes to one a minute from one address: each may check a signature."""

    account_burst: int = 20
    """The same, all at once. A new account takes two."""

    passkeys: int = 20
    """Passkeys of one account: more devices than anybody has."""

    sessions: int = 20
    """Browsers signed in to one account. One more signs out the oldest."""

    account_lessons: int = 60
    """Lessons of one account whose progress is kept: one of each game, and many with house rules. One more forgets the
    one that was gone on with longest ago. At most 4 KiB each; nearly always a tenth of that."""

    session_seconds: float = 180 * 24 * 3600.0
    """A browser stays signed in for half a year."""

    ceremony_seconds: float = 300.0
    """A passkey must be made or used within this time: long enough to fetch a phone from upstairs."""

    passkey_again_seconds: float = 900.0
    """Who administers the server on the page uses the passkey again after this time, so that a browser left open is no
    way in."""

    host_reason_characters: int = 300
    """The longest reason of an act of the host, and the longest announcement."""

    admin_page: int = 50
    """Accounts, tables, tournaments or acts in one answer to an administrator."""

    link_seconds: float = 600.0
    """How long the code that signs in another device works."""

    history_page: int = 50
    """Finished matches in one answer."""

    leaders_matches: int = 10
    """Rated matches of a game before somebody is shown among its leaders: until then a rating is little more than luck.
    """

    leaders_seconds: float = 90 * 24 * 3600.0
    """Who has played no rated match of a game for this long is not shown among its leaders."""

    leaders_page: int = 50
    """Leaders in one answer."""

    leaders_cached_seconds: float = 30.0
    """For how long a server keeps what it has found about the leaders of a game."""
