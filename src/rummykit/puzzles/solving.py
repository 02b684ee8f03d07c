"""What is best in a puzzle, and what an answer to it is worth."""

from __future__ import annotations

from collections import Counter

import msgspec

from rummykit import hands, solve
from rummykit.cards import Face
from rummykit.lessons.goals import points_left
from rummykit.melds.indicated import tile_before
from rummykit.play.actions import Action, Declare, Discard, GoOut, Open, Rearrange
from rummykit.play.melds import indicated_in
from rummykit.puzzles.decisions import choice_of, values
from rummykit.puzzles.puzzle import ChoiceValue, Puzzle, Theme
from rummykit.rules import IllegalAction

OF_FIRST_MELDS: tuple[Theme, ...] = ("opening", "dearest_meld")
"""The themes of first melds of tiles with a wild tile."""


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer is worth: `solved`, or `reached` of `best`, or why it is not legal.

    `reached` and `best` are tiles or cards played, points of a first meld, points left outside melds, of which fewer
    are better, or tiles that would then let one go out; `reached` is None for an action that says nothing of it, such
    as a knock. `choices` are those of a decision: the best, then the one made, or the next best if the best was made.
    """

    solved: bool
    best: int
    reached: int | None = None
    refusal: IllegalAction | None = None
    choices: tuple[ChoiceValue, ...] = ()


def way(puzzle: Puzzle) -> Action:
    """An action that solves the puzzle."""
    rules, hand = puzzle.rules, puzzle.hand
    if puzzle.figures:
        return puzzle.deal().read(puzzle.figures[0].action)
    if puzzle.theme == "first_meld":
        first = solve.first_meld_of_rack(rules, hand, "value")
        assert first is not None
        return Rearrange((*puzzle.table, *first.table_after))
    if rules.rearranges:
        play = solve.table(rules, puzzle.table, hand, calm=not puzzle.rules.special_jokers)
        return Rearrange(play.table_after)
    if puzzle.theme == "one_discard":
        left = points_left(puzzle.deal())
        return Discard(min(left, key=lambda face: left[face]))
    if puzzle.theme == "most_waits":
        waits = tiles_waited_for(puzzle)
        return Discard(max(waits, key=lambda face: waits[face]))
    if puzzle.theme in OF_FIRST_MELDS:
        return Open(solve.first_meld_of_tiles(rules, hand, puzzle.wild).melds)
    if puzzle.theme == "finish":
        return next(action for action in puzzle.deal().legal_actions() if isinstance(action, GoOut))
    play_out = solve.whole_hand(rules, hand, wild=puzzle.wild or None, discard=True)
    assert play_out is not None
    assert play_out.discard is not None
    if puzzle.theme == "declare":
        return Declare(play_out.melds, play_out.discard)
    return GoOut(play_out.melds, play_out.discard)


def answered(puzzle: Puzzle, action: Action | str) -> PuzzleAnswer:
    """What an answer is worth; raises `NotationError` for text that is no action."""
    deal = puzzle.deal()
    played = deal.read(action) if isinstance(action, str) else action
    try:
        deal.check(played)
    except IllegalAction as refusal:
        return PuzzleAnswer(solved=False, best=puzzle.best, refusal=refusal)
    if puzzle.figures:
        best = choice_of(puzzle.theme, way(puzzle))
        solved = choice_of(puzzle.theme, played) == best
        return PuzzleAnswer(solved=solved, best=puzzle.best, choices=values(puzzle, deal, played))
    if puzzle.theme in ("one_discard", "most_waits"):
        after = points_left(deal) if puzzle.theme == "one_discard" else tiles_waited_for(puzzle)
        left = after.get(played.card) if isinstance(played, Discard) else None
        return PuzzleAnswer(solved=left == puzzle.best, best=puzzle.best, reached=left)
    before = hands.size(deal._state.hands[0])
    events = deal.play(played)
    if puzzle.theme == "first_meld":
        worth = max((getattr(event, "opened", None) or 0 for event in events), default=0)
        return PuzzleAnswer(solved=deal._state.opened[0], best=puzzle.best, reached=worth)
    if puzzle.theme in OF_FIRST_MELDS:
        laid = deal._state.first_points if isinstance(played, Open) else None
        done = deal._state.opened[0] if puzzle.theme == "opening" else laid == puzzle.best
        return PuzzleAnswer(solved=done, best=puzzle.best, reached=laid)
    if puzzle.rules.rearranges:
        laid = before - hands.size(deal._state.hands[0]) if isinstance(played, Rearrange) else 0
        return PuzzleAnswer(solved=laid == puzzle.best, best=puzzle.best, reached=laid)
    won = deal.result is not None and deal.result.winner == 0
    return PuzzleAnswer(solved=won, best=puzzle.best)


def tiles_waited_for(puzzle: Puzzle) -> dict[Face, int]:
    """For every tile that may be thrown from a rack, how many of the tiles that are not seen would then let it go out.

    The player sees the rack and the indicator.
    """
    rules = puzzle.rules
    melds, unseen = indicated_in(rules, puzzle.wild), Counter(rules.pack.faces())
    unseen.subtract((*puzzle.hand, tile_before(puzzle.wild)))
    waits = {}
    for face in dict.fromkeys(puzzle.hand):
        at = puzzle.hand.index(face)
        kept = puzzle.hand[:at] + puzzle.hand[at + 1 :]
        waits[face] = melds.waits(kept, unseen) if melds.away(kept, len(kept)) == 1 else 0
    return waits
