"""Lessons, practice and puzzles."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class LearningLimits:
    """Lessons, practice and puzzles."""

    lessons_per_minute: float = 20.0
    """Lessons a minute from one address that nobody has asked for lately: 0.1 to 3 s of processor time each."""

    lesson_burst: int = 15
    """The same, all at once: somebody who looks at the lessons of a few games with a few house rules."""

    lesson_seconds: float = 10.0
    """A lesson that is not made within this time is asked for again; it is made and kept meanwhile. One takes 0.1 to
    3 s, and others may be before it."""

    lessons_at_once: int = 1
    """Lessons made at one time; more would only slow the tables down."""

    lessons_kept: int = 128
    """Lessons in memory, by game and house rules, 10 KiB each; the one that was not asked for longest goes first."""

    practices_per_minute: float = 120.0
    """Positions to practise made a minute for one address, each shown and then played, which counts as two. A class of
    thirty solves a puzzle each in half a minute."""

    practice_burst: int = 120
    """The same, all at once: the class opens the puzzle of the day."""

    practices_at_once: int = 2
    """Attempts judged at one time, each in a thread for `solve_seconds` at the most."""

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
