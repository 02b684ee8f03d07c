"""Puzzles out of games that people have played: from their records, replayed by the engine."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit import games, hands
from rummykit.cards import UNKNOWN
from rummykit.play.deal import Deal
from rummykit.puzzles.difficulty import difficulty_of
from rummykit.puzzles.finding import Candidate, candidates
from rummykit.puzzles.making import WANTED
from rummykit.puzzles.puzzle import Puzzle, Theme, nearly_alike, shape
from rummykit.record import Record, replay
from rummykit.rules import Rules

_SAME = (
    *("pack", "more_packs", "deal", "groups", "runs", "wilds", "special_jokers", "values", "meld_values"),
    *("turn", "turns_each", "opening", "joker_sets", "scoring"),
)
"""What a puzzle is played by. Its line names the game alone, so all of this must be as in the sheet of that name."""


def themes_of(rules: Rules) -> tuple[Theme, ...]:
    """The themes of the puzzles that a game by these rules can make.

    None where a house rule changes what may be played, or what it is worth. The number of players, how many deals or
    points make a match, who begins, what becomes of an empty stock, and the time of a turn may be any.
    """
    try:
        usual = games.get(rules.id)
    except LookupError:
        return ()
    if any(getattr(rules, name) != getattr(usual, name) for name in _SAME):
        return ()
    return tuple(theme for game, theme, _ in WANTED if game == usual.id)


def of_record(record: Record) -> tuple[Puzzle, ...]:
    """The puzzles of a recorded match, the hardest first, no two of them alike up to colours.

    None by rules that `themes_of` has nothing for. Ids follow from the positions alone. Raises `ValueError` for a
    record that cannot be replayed, or in which cards are unknown.
    """
    rules, players = record.rules, len(record.seats)
    themes = themes_of(rules)
    # A puzzle has the pack of the fewest players.
    if not themes or rules.pack_for(players) != rules.pack_for(rules.players[0]):
        return ()
    usual = games.get(rules.id)
    found: dict[str, Puzzle] = {}
    for deal in _positions(record):
        for theme in themes:
            for each in candidates(usual, theme, (deal,)):
                found.setdefault(shape(each.puzzle), named(each))
    kept: list[Puzzle] = []
    for key in sorted(found, key=lambda key: (-found[key].difficulty, key)):
        if not any(nearly_alike(found[key], other) for other in kept):
            kept.append(found[key])
    return tuple(kept)


def named(found: Candidate) -> Puzzle:
    """A puzzle with its difficulty, and an id that tells no match.

    The ids of the program end with a number, these with "-r" and the hash of the position.
    """
    theme = found.puzzle.theme
    return found.puzzle.as_numbered(f"{theme}-r{shape(found.puzzle)[:16]}", difficulty_of(found.puzzle))


def _positions(record: Record) -> Iterator[Deal]:
    """The deals of a record at every moment."""
    for deal, number, *_ in replay(record):
        if hands.count(deal._state.hands[deal.turn], UNKNOWN):
            raise ValueError(f"deal {number + 1}: some cards are unknown, and puzzles need them all")
        yield deal
