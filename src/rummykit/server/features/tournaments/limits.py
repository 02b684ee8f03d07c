"""Tournaments and their tables."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class TournamentLimits:
    """Tournaments and their tables."""

    tournament_name_characters: int = 48
    """The longest name of a tournament: what fits on a wall."""

    tournament_entrants: int = 200
    """Entrants of one tournament, bots included. They are paired in a tenth of a second."""

    tournament_bots: int = 64
    """Bots among them. A round of so many at tables of two is played in about two minutes."""

    tournament_rounds: int = 40
    """The most rounds of a tournament: a round robin of forty. Longer ones are no evening."""

    tournament_entries: int = 20_000
    """Entries of the log of one tournament: every result of the largest, and five rulings for each."""

    tournament_returns: int = 10
    """How often an entrant who has withdrawn may come back without the host. Somebody who came and went all evening
    would fill the log, and then no result could be written down: with all entrants it makes 12,600 entries at most."""

    tournaments_per_host: int = 10
    """Tournaments of one host that are not over yet."""

    tournaments_mine: int = 50
    """Tournaments shown on one's own page, the newest first."""

    tournament_keep_seconds: float = 365 * 24 * 3600.0
    """A tournament is forgotten a year after anything has last happened in it."""

    tournament_arrival_seconds: float = 120.0
    """At tables of a tournament no clock runs in the first turn of who has yet to come, for so long at the most: people
    look for their table, and finish a talk."""

    tournament_deal_seconds: float = 40.0
    """At tables of a tournament the next deal comes after this time though nobody has asked for it."""

    tournament_looks_per_minute: float = 2400.0
    """Tournaments looked at a minute from one address. A page asks every three seconds whether there is anything new:
    a hundred pages of a club behind one address."""

    tournament_look_burst: int = 400
    """The same, all at once: everybody opens the page when a round is announced."""

    tournament_refresh_seconds: float = 0.5
    """However many ask, the database is asked so seldom whether a tournament has changed, on each server."""

    tournament_tend_seconds: float = 1.0
    """The time between two searches for tournaments with something to do: tables to found, a round to begin."""

    tournament_changes_per_minute: float = 120.0
    """Entries, results and rounds a minute from one address: a host who writes results of forty tables down."""

    tournament_change_burst: int = 80
    """The same, all at once: a class that joins together."""
