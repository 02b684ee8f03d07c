"""The answer to `POST /api/solve`: the best play of a table that is rearranged, told step by step; else of a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rummykit import solve
from rummykit.cards import NAMES, show
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Faces
from rummykit.rules import Rules
from rummykit.rules.copies import TooManyCopies, check_copies
from rummykit.server.catalogue import sheet_with
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.solved_hand import of_hand, read_set
from rummykit.server.wire.http_messages import SolveAsked, Solved, SolvedPart, SolvedStep
from rummykit.solve.best_of_family import BEST


def solved(asked: SolveAsked) -> Solved:
    """The best play; raises `TableRefusal` that names what is wrong, or says that it is not solved."""
    rules = sheet_with(asked.game, asked.options)
    if not 1 <= asked.deal <= max(1, len(rules.schedule)):
        raise TableRefusal("not_solved", reason=f"A match of {rules.names.en} has no deal {asked.deal} of its own.")
    rules = rules.for_deal(asked.deal - 1)
    _check_pieces(rules, asked)
    return _table(rules, asked) if BEST.of(rules) == "table" else of_hand(rules, asked)


def _check_pieces(rules: Rules, asked: SolveAsked) -> None:
    """Nothing that is in no pack, and of nothing more than the largest pack holds."""
    on_table = [face for cards in asked.table for face in from_hand(cards)]
    for at, faces in (("$.pieces", asked.pieces), ("$.table", on_table)):
        if not NAMES.keys() >= set(faces):
            raise TableRefusal("unreadable", at=at, expected="known pieces")
    there = [*asked.pieces, *on_table]
    try:
        check_copies(rules, there)
    except TooManyCopies as many:
        raise TableRefusal("too_many_copies", tile=show((many.face,)), count=many.count, most=many.most) from None


# --- a table


def _table(rules: Rules, asked: SolveAsked) -> Solved:
    before = [read_set(rules, number, cards) for number, cards in enumerate(asked.table)]
    table = [each.cards for each in before]
    try:
        turn = solve.whole_turn(rules, table, asked.pieces, asked.objective, opened=asked.opened, calm=True)
    except ValueError as error:
        raise TableRefusal("not_solved", reason=str(error)) from None
    play, played = turn.play, Counter(turn.play.played)
    minimum = None if asked.opened or rules.opening is None else rules.opening.minimum or None
    return Solved(
        before=tuple(before),
        steps=_steps(rules, table, play.table_after),
        played=tuple(sorted(play.played)),
        left=tuple(sorted((Counter(asked.pieces) - played).elements())),
        value=play.value,
        opening=turn.opening if minimum else None,
        minimum=minimum,
        deadwood=None,
        status=None,
        discard=None,
        proven=play.proven,
        first_meld=rules.opening is not None,
    )


def _steps(rules: Rules, table: Sequence[Faces], after: Sequence[Faces]) -> tuple[SolvedStep, ...]:
    """Set by set, the pieces of each from sets of the table by their number; what is taken apart is used up at once."""
    left = [Counter(from_hand(cards)) for cards in table]

    def part(tiles: Faces, source: Faces | None) -> SolvedPart:
        if source is None:
            return SolvedPart(cards=tiles, source=None)
        place = next(at for at, cards in enumerate(table) if cards == source and Counter(tiles) <= left[at])
        left[place] -= Counter(tiles)
        return SolvedPart(cards=tiles, source=place)

    steps = [
        SolvedStep(made=read_set(rules, number, step.made), parts=tuple(part(*each) for each in step.parts))
        for number, step in enumerate(solve.steps(table, after))
    ]
    return tuple(sorted(steps, key=lambda step: min(_sources(step), default=len(table))))


def _sources(step: SolvedStep) -> list[int]:
    return [part.source for part in step.parts if part.source is not None]
