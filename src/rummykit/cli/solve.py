"""`rummykit solve`: the best play of a table or a hand, for people; or problems as JSON Lines in, answers out."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rummykit.cli import solve_hand, solve_pack
from rummykit.cli.files import lines_of
from rummykit.cli.house_rules import A_GAME, add_option, add_sheet, sheet
from rummykit.cli.photos import is_set, rows_of, tiles_sheet

if TYPE_CHECKING:
    from rummykit.cards import Faces
    from rummykit.rules import Rules

NOTHING = "Nothing can be played."


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("solve", help="the best play of a table or a hand", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("--table", default="", metavar="SETS", help='the sets that lie there: "r1 r2 r3 / b7 k7 o7"')
    parser.add_argument("--loose", default="", metavar="TILES", help="the tiles that lie there, if not in which sets")
    parser.add_argument("--rack", metavar="TILES", help='the tiles of the player: "r4 J"')
    parser.add_argument("--photo", metavar="FILE", help="a photo of the table, instead of --table")
    parser.add_argument("--photo-rack", metavar="FILE", help="a photo of the rack, instead of --rack")
    parser.add_argument("--opening", action="store_true", help="the first meld has not been made")
    parser.add_argument("--all", action="store_true", help="all plays that are as good, each of other tiles")
    parser.add_argument("--game", default="rummikub", help=f"{A_GAME} (%(default)s)")
    add_option(parser)
    add_sheet(parser)
    parser.add_argument(
        "--objective",
        choices=("lex", "tiles", "value"),
        default="lex",
        help="the most tiles, the most value, or the most tiles and among those the most value (%(default)s)",
    )
    solve_hand.add_options(parser)
    solve_pack.add_options(parser)
    parser.add_argument(
        "--jsonl", metavar="FILE", help="answer problems, one a line, instead; - reads what is piped in"
    )


def _run(asked: argparse.Namespace) -> int:
    """Print the best play of a table or of a hand, or answer problems as JSON Lines; status 1 if one is bad."""
    photos = asked.photo is not None or asked.photo_rack is not None
    if photos and (asked.jsonl is not None or asked.hand is not None or solve_pack.sizes(asked)):
        print("Photos are asked about without --jsonl, --hand and a pack of another size.", file=sys.stderr)
        return 2
    if asked.jsonl is not None:
        return _jsonl(asked.jsonl)
    from rummykit.cards import parse

    try:
        if asked.hand is None and solve_hand.options_in(asked):
            raise ValueError(
                f"{' and '.join(solve_hand.options_in(asked))} can be asked of a hand of cards: give --hand."
            )
        if solve_pack.sizes(asked):
            print("\n".join(solve_pack.told(asked)))
            return 0
        rules = (tiles_sheet if photos else sheet)(asked.game, asked.option)
        if asked.hand is not None:
            print("\n".join(solve_hand.told(rules, asked)))
            return 0
        _look_at_photos(rules, asked)
        if asked.rack is None:
            raise ValueError('Say which tiles the player has, --rack "r4 J", or which cards, --hand "5S 5D 5H".')
        rack = parse(asked.rack)
        lying = [parse(part) for part in asked.table.split("/") if part.strip()]
        if asked.loose:
            if lying or asked.opening or asked.all:
                raise ValueError("--loose is asked without --table, --opening and --all.")
            lines = _of_loose(rules, asked, rack)
        else:
            lines = _of_table(rules, asked, lying, rack)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 0


def _look_at_photos(rules: Rules, asked: argparse.Namespace) -> None:
    """Put what lies on the photos where it would have been typed, and say what was read."""
    if asked.photo is not None:
        if asked.table or asked.loose:
            raise ValueError("--photo is asked without --table and --loose.")
        rows = rows_of(asked.photo)
        asked.table = " / ".join(" ".join(row) for row in rows)
        print(f"Table: {asked.table}")
        unlike = " / ".join(" ".join(row) for row in rows if not is_set(rules, row))
        if unlike:
            raise ValueError(f'Not a set: {unlike}. Type the table as it is: --table "{asked.table}"')
    if asked.photo_rack is not None:
        if asked.rack is not None:
            raise ValueError("--photo-rack is asked without --rack.")
        asked.rack = " ".join(piece for row in rows_of(asked.photo_rack) for piece in row)
        print(f"Rack: {asked.rack}")


def _of_loose(rules: Rules, asked: argparse.Namespace, rack: Faces) -> list[str]:
    from rummykit import solve
    from rummykit.cards import NAMES, parse

    play = solve.table_of_loose_tiles(rules, parse(asked.loose), rack, asked.objective)
    if not play.tiles:
        return [NOTHING]
    own = Counter(play.played)
    lines = [f"Play {play.tiles} of {len(rack)} tiles, worth {play.value}:"]
    for cards in play.table_after:
        words = []
        for face in cards:
            words.append(f"[{NAMES[face]}]" if own[face] > 0 else NAMES[face])
            own[face] -= 1
        lines.append(f"  {' '.join(words)}")
    return lines


def _of_table(rules: Rules, asked: argparse.Namespace, lying: list[Faces], rack: Faces) -> list[str]:
    from rummykit import solve
    from rummykit.cards import show

    opened = not asked.opening
    turn = solve.whole_turn(rules, lying, rack, asked.objective, opened=opened, calm=True)
    play = turn.play
    if not play.tiles:
        return [NOTHING if opened else "No first meld can be made."]
    later = turn.opening is not None and rules.opening is not None and rules.opening.then_manipulate
    worth = f"worth {play.value}" if turn.opening is None or later else f"a first meld worth {turn.opening}"
    if later and turn.opening is not None:
        worth += f", with a first meld worth {turn.opening}"
    plays = solve.best_plays(rules, lying, rack, asked.objective, opened=opened) if asked.all else ()
    if len(plays) > 1:
        lines = [f"Play {play.tiles} of {len(rack)} tiles, {worth}. {len(plays)} plays are as good:"]
        for number, each in enumerate(plays, 1):
            lines.append(f"  {number}. {show(each.played)}")
            lines += [f"    {line}" for line in _told(solve.steps(lying, each.table_after), each.table_after)]
    else:
        lines = [f"Play {play.tiles} of {len(rack)} tiles, {worth}:"]
        lines += [f"  {line}" for line in _told(solve.steps(lying, play.table_after), play.table_after)]
    if lying and turn.opening is not None and not later:
        lines.append(f"In {rules.names.en} the table may not be changed in the turn of the first meld.")
    return lines if play.proven else [*lines, "There may be a better play: the search ended early."]


def _told(made: Sequence[Any], table_after: Iterable[Sequence[int]]) -> Iterable[str]:
    """The table after: tiles from the rack in brackets, and for changed sets where the others lay."""
    from rummykit.cards import NAMES, show

    changed = list(made)
    for cards in table_after:
        step = next((step for step in changed if step.made == tuple(cards)), None)
        if step is None:
            yield show(cards)
            continue
        changed.remove(step)
        fresh = [face for tiles, source in step.parts if source is None for face in tiles]
        words = []
        for face in cards:
            new = face in fresh
            if new:
                fresh.remove(face)
            words.append(f"[{NAMES[face]}]" if new else NAMES[face])
        lay = [f"{show(tiles)} from {show(source)}" for tiles, source in step.parts if source not in (None, tiles)]
        yield " ".join(words) + (f"    ({', '.join(lay)})" if lay else "")


def _jsonl(file: str) -> int:
    from msgspec import json

    from rummykit.solve.lines import answer

    status = 0
    with lines_of(file) as lines:
        for line in lines:
            if not line.strip():
                continue
            answered = answer(line)
            status = status or int("error" in answered)
            sys.stdout.buffer.write(json.encode(answered) + b"\n")
            sys.stdout.buffer.flush()
    return status
