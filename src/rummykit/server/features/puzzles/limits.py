"""Puzzles, and those made of matches."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class PuzzleLimits:
    """Puzzles, and those made of matches."""

    puzzle_guests: int = 20_000
    """Guests whose puzzles are remembered; the one not seen for longest is forgotten. One with all 2,400 puzzles solved
    takes 330 KiB, one who tries a few 2 KiB."""

    puzzle_guest_seconds: float = 90 * 24 * 3600.0
    """A guest who has solved no puzzle for three months is forgotten."""

    puzzle_run_seconds: float = 180.0
    """A run against the clock: as many puzzles as one can in three minutes."""

    puzzle_run_misses: int = 3
    """A run against the clock ends with the third miss."""

    puzzle_settled: int = 5
    """A solver's first attempts say nothing of the puzzles: too little is known of the solver yet, and new guests cost
    nothing."""

    match_puzzles_kept: int = 2_000
    """Puzzles made of matches whose people have agreed: as many as come with the program, some 300 KiB with their ids.
    Once there are so many no more are made, and nobody is asked; with 0 nobody ever is."""

    match_puzzles_each: int = 8
    """Puzzles of one match, the hardest that are like no other. Ten matches of four games of tiles had 4 to 14."""

    match_puzzle_seconds: float = 60.0
    """How long the process may take that finds the puzzles of a match. It takes about two seconds, most of them to
    start; a busy machine comes first."""

    match_puzzles_look_seconds: float = 60.0
    """The time between two looks for matches of which another server, or this one before it was restarted, has not made
    the puzzles. Where all have just agreed, nothing is waited for."""
