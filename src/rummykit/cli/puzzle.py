"""`rummykit puzzle`: the puzzle of the day, or another one, to be solved by typing a move; and those in a record."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rummykit.cli.files import text_of
from rummykit.cli.json_lines import add_json, print_json

if TYPE_CHECKING:
    from rummykit.puzzles import Puzzle, PuzzleAnswer
    from rummykit.puzzles.puzzle import ChoiceValue

ASKED = {
    "whole_rack": "Play the whole rack in one turn.",
    "free_joker": "Play the whole rack in one turn; a joker must be freed for it.",
    "first_meld": "Lay your first meld.",
    "one_discard": "Discard the one card that leaves the fewest points outside melds.",
    "go_out": "Go out.",
    "declare": "Declare.",
    "whole_hand": "Lay your whole hand in one turn.",
    "most_cards": "Lay as many cards as can be laid in one turn.",
    "finish": "Go out: discard one tile, with all others in sets or in pairs.",
    "most_waits": "Discard the one tile after which most of the tiles that you do not see would let you go out.",
    "opening": "Lay a first meld from your rack that is worth enough.",
    "dearest_meld": "Lay the first meld from your rack that is worth the most.",
    "keep": "Choose your discard: which cards are worth keeping?",
    "safe_discard": "Choose your discard: which card is of least use to the other player?",
    "knock": "Knock now, or discard and play on?",
    "upcard": "Take the top discard, or leave it?",
    "lay": "Lay now, or hold back?",
}


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("puzzle", help="solve a puzzle", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument(
        "id", nargs="?", metavar="ID", help="a puzzle by its id, such as declare-7; else that of the day"
    )
    parser.add_argument("--day", metavar="YYYY-MM-DD", help="the puzzle of this day instead of today's")
    parser.add_argument("--theme", choices=tuple(ASKED), help="list the puzzles of a theme")
    parser.add_argument("--game", metavar="GAME", help="list the puzzles of a game")
    parser.add_argument(
        "--from",
        dest="record",
        metavar="FILE",
        help="list the puzzles in a record (- is standard input), the hardest first; with an ID, solve that one",
    )
    parser.add_argument("--answer", metavar="MOVE", help="judge this answer, and ask nothing; status 1 if it is wrong")
    parser.add_argument("--way", action="store_true", help="show the way")
    add_json(parser, "the puzzle, and the judgement of an answer,")


def _run(asked: argparse.Namespace) -> int:
    """Show a puzzle and judge what is typed: how near it is, why it is not legal, or that it is solved."""
    from rummykit import puzzles
    from rummykit.cards import NotationError

    try:
        known = puzzles.puzzles() if asked.record is None else _of_record(asked.record)
        if asked.id is None and (asked.record is not None or asked.theme is not None or asked.game is not None):
            return _listed(asked, known)
        puzzle = _asked_for(asked, known)
    except (LookupError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    if asked.json:
        print_json(puzzle)
    else:
        print(_shown(puzzle))
    if asked.way:
        print(puzzles.way(puzzle))
        return 0
    if asked.answer is not None:
        try:
            judged = puzzles.answered(puzzle, asked.answer)
        except NotationError as error:
            print(error, file=sys.stderr)
            return 2
        if asked.json:
            print_json({"solved": judged.solved, "reached": judged.reached, "refusal": _why(judged)})
        else:
            print(_said(puzzle, judged))
        return 0 if judged.solved else 1
    return 0 if asked.json else _solved_by_hand(puzzle)


def _of_record(place: str) -> tuple[Puzzle, ...]:
    """The puzzles of a record; raises `ValueError` where there can be none."""
    from rummykit import puzzles
    from rummykit.record import parse_record

    try:
        record = parse_record(text_of(place))
        if not puzzles.themes_of(record.rules):
            raise ValueError(f"no puzzles are made of {record.rules.names.en} by these rules")
        return puzzles.of_record(record)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from None


def _asked_for(asked: argparse.Namespace, known: Iterable[Puzzle]) -> Puzzle:
    """The puzzle that is asked for; raises `LookupError` or `ValueError`."""
    from datetime import UTC, date, datetime

    from rummykit import puzzles

    if asked.id is None:
        return puzzles.daily(datetime.now(UTC).date() if asked.day is None else date.fromisoformat(asked.day))
    found = next((puzzle for puzzle in known if puzzle.id == asked.id), None)
    return puzzles.find(asked.id) if found is None else found


def _listed(asked: argparse.Namespace, known: Iterable[Puzzle]) -> int:
    from rummykit import games

    game = None if asked.game is None else games.get(asked.game).id
    for puzzle in known:
        if asked.theme in (None, puzzle.theme) and game in (None, puzzle.game):
            if asked.json:
                print_json(puzzle)
            else:
                print(f"{puzzle.id:29} {puzzle.game:20} {'*' * puzzle.difficulty}")
    return 0


def _shown(puzzle: Puzzle) -> str:
    """What led to the position, as far as the player saw it, the position, and what is asked."""
    from msgspec.structs import replace

    head = f"{puzzle.id}: {puzzle.rules.names.en}, {'*' * puzzle.difficulty}"
    view = puzzle.deal().view(0)
    if not puzzle.past:
        view = replace(view, deadwood=None)  # what the best discard leaves
    return "\n\n".join(filter(None, (head, "\n".join(_turns(puzzle)), str(view), ASKED[puzzle.theme])))


def _turns(puzzle: Puzzle) -> Iterator[str]:
    """The turns before a decision, a line each."""
    from rummykit.cards import show
    from rummykit.cli.changed_sets import in_short
    from rummykit.play.actions import Draw

    done, last = list[str](), None
    for deal, action in puzzle.moves():
        if deal.turn != last and done:
            yield "; ".join(done)
            done.clear()
        if not done:
            last = deal.turn
            done.append("you" if last == 0 else f"seat {last}")
        pile = deal._state.pile
        taken = f" ({show(pile[-1:])})" if isinstance(action, Draw) and action.source == "discard" else ""
        done.append(in_short(deal, action) + taken)
    if done:
        yield "; ".join(done)


def _solved_by_hand(puzzle: Puzzle) -> int:
    """Judge what is typed until it solves the puzzle; `?` shows the way, an empty line ends."""
    from rummykit import puzzles
    from rummykit.cards import NotationError

    example = "" if puzzle.past else " that begins with `" + str(puzzles.way(puzzle)).split(" ")[0] + "`"
    print(f"Type a move{example}; ? shows the way, an empty line ends.")
    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            return 1
        if not text:
            return 1
        if text == "?":
            print(puzzles.way(puzzle))
            return 1
        try:
            judged = puzzles.answered(puzzle, text)
        except NotationError as error:
            print(error)
            continue
        print(_said(puzzle, judged))
        if judged.solved:
            return 0


def _why(judged: PuzzleAnswer) -> str | None:
    return None if judged.refusal is None else judged.refusal.text


def _figures(judged: PuzzleAnswer, choice: ChoiceValue) -> str:
    """How a choice does; which discard is the best is not told before the way is asked for."""
    from rummykit.play.actions import Discard

    hidden = not judged.solved and isinstance(choice.action, Discard) and choice is judged.choices[0]
    name = "the best discard" if hidden else str(choice.action)
    return f"{name}: wins {choice.chance:.0%}, {choice.points:+.1f} points"


def _said(puzzle: Puzzle, judged: PuzzleAnswer) -> str:
    """A sentence for an answer."""
    if judged.choices:
        first = "Solved." if judged.solved else "Another choice is better."
        return "\n".join([first, *(_figures(judged, each) for each in judged.choices)])
    if judged.solved:
        return "Solved."
    if judged.refusal is not None:
        return judged.refusal.text
    if judged.reached is None:
        return "That is legal, but it is not what is asked."
    if puzzle.theme == "one_discard":
        return f"That leaves {judged.reached} points outside melds; {judged.best} can be reached."
    if puzzle.theme == "most_waits":
        return f"After that {judged.reached} tiles would let you go out; {judged.best} can be reached."
    if puzzle.theme == "dearest_meld":
        return f"That counts {judged.reached} points; {judged.best} can be reached."
    return f"That plays {judged.reached} of {judged.best} {puzzle.rules.pack.family}."
