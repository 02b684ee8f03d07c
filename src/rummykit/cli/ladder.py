"""`rummykit ladder`: all players against each other, rated and shown."""

from __future__ import annotations

import argparse
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rummykit.cli.deals_bar import DealsBar
from rummykit.cli.house_rules import A_GAME, NoSuchRules, called
from rummykit.cli.json_lines import add_json, print_json
from rummykit.cli.players import add_places, add_players, players_of

if TYPE_CHECKING:
    from rummykit.arena.ladder import CheckedBatches, LadderStore
    from rummykit.arena.ladder.play import NumberOfSeats

STORE = "ladder.jsonl"


def add(commands: Any) -> None:
    """Register the subcommands."""
    parser = commands.add_parser(
        "ladder",
        help="ratings of all bots at all games",
        description="All players against each other, at all games: played, shown, and checked (docs/ladder.md).",
    )
    kinds = parser.add_subparsers(required=True, title="what to do", metavar="WHAT")

    play = kinds.add_parser("play", help="play what is missing, and show the ladder", description=_play.__doc__)
    play.set_defaults(run=_play)
    _add_file(play)
    add_players(play, "random,greedy,steady")
    play.add_argument("--game", action="append", help=f"{A_GAME}; again for others (all)")
    play.add_argument(
        "--seats", type=_seats, action="append", help="a number of seats, or fewest; again for others (2 and the most)"
    )
    play.add_argument("--deals", type=int, default=200, help="deals between two players at a game (%(default)s)")
    play.add_argument("--seed", default="0", help="another seed deals other cards (%(default)s)")
    add_places(play)
    _add_forms(play)

    show = kinds.add_parser("show", help="show what has been played", description=_show.__doc__)
    show.set_defaults(run=_show)
    _add_file(show)
    _add_forms(show)

    verify = kinds.add_parser("verify", help="play some of it again, and compare", description=_verify.__doc__)
    verify.set_defaults(run=_verify)
    _add_file(verify)
    verify.add_argument(
        "--batches", "--lots", type=int, default=20, help="batches of deals to play again; 0: all (%(default)s)"
    )
    verify.add_argument("--seed", default="0", help="another seed takes others (%(default)s)")
    add_places(verify)
    add_json(verify, "what was found")


def _seats(text: str) -> NumberOfSeats:
    if text == "fewest":
        return "fewest"
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number nor fewest")
    return int(text)


def _add_file(parser: Any) -> None:
    parser.add_argument("file", nargs="?", default=STORE, metavar="FILE", help="the file of results (%(default)s)")


def _add_forms(parser: Any) -> None:
    parser.add_argument("--html", metavar="FILE", help="write the ladder as a page, too")
    add_json(parser, "the ladder")


def _play(asked: argparse.Namespace) -> int:
    """Let every two players play the same deals at every game. Every batch of deals is kept in FILE at once, so a run
    that was stopped goes on when the command is given again, and more deals, games or players add to it."""
    from rummykit import games
    from rummykit.arena.ladder import LadderStore, play_ladder

    try:
        sheets = [called(game) for game in asked.game or games.SHEETS]
        store = LadderStore(asked.file)
        with redirect_stdout(sys.stderr):  # what bots print
            play_ladder(
                store,
                sheets,
                players_of(asked),
                asked.deals,
                seats=asked.seats,
                seed=asked.seed,
                on=asked.on,
                workers=asked.jobs,
                progress=DealsBar("ladder") if sys.stderr.isatty() else None,
            )
    except (NoSuchRules, ValueError, ModuleNotFoundError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"{asked.file} has what was played; the same command goes on.", file=sys.stderr)
        return 130
    return _told(store, asked)


def _show(asked: argparse.Namespace) -> int:
    """Show the ladder of what has been played."""
    from rummykit.arena.ladder import LadderStore

    try:
        return _told(LadderStore(asked.file), asked)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2


def _told(store: LadderStore, asked: argparse.Namespace) -> int:
    from rummykit.arena.ladder import report_of
    from rummykit.arena.ladder.page import ladder_page
    from rummykit.arena.ladder.table import ladder_text

    report = report_of(store)
    if asked.html:
        Path(asked.html).write_text(ladder_page(report), encoding="utf-8")
    if asked.json:
        print_json(report)
    else:
        print(ladder_text(report))
    return 0


def _verify(asked: argparse.Namespace) -> int:
    """Play a sample of the batches in FILE again and compare every deal: exit status 1 where one differs."""
    from rummykit.arena.ladder import LadderStore, verify_ladder

    try:
        with redirect_stdout(sys.stderr):  # what bots print
            checked = verify_ladder(
                LadderStore(asked.file),
                asked.batches or None,
                seed=asked.seed,
                on=asked.on,
                workers=asked.jobs,
                progress=DealsBar("ladder") if sys.stderr.isatty() else None,
            )
    except (ValueError, ModuleNotFoundError) as error:
        print(error, file=sys.stderr)
        return 2
    if asked.json:
        print_json(checked)
    else:
        print("\n".join(_findings(checked)))
    return 1 if checked.wrong else 0


def _findings(checked: CheckedBatches) -> list[str]:
    lines = [
        f"{wrong.game}, {wrong.key.seats} seats, {' against '.join(wrong.key.bots)}: deal {wrong.deal} of seed "
        f"{wrong.key.seed!r} went otherwise in version {wrong.program.version} ({wrong.program.commit or 'packaged'})"
        for wrong in checked.wrong
    ]
    said = f"{checked.checked} of {checked.batches} batches played again: "
    said += f"{len(checked.wrong)} differ" if checked.wrong else "each deal is as it was"
    if checked.not_repeatable:
        said += f"; {checked.not_repeatable} cannot be repeated, for a player has a budget of time"
    return [*lines, said]
