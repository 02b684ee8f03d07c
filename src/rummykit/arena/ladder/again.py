"""Which program played a ladder, and the commands that play the same deals again."""

from __future__ import annotations

import shlex
from collections import defaultdict

from rummykit.arena.ladder.report import LadderReport
from rummykit.arena.source import ProgramSource


def played_by(report: LadderReport) -> str:
    """The versions and commits that played it, and the seeds of its deals."""
    programs = ", ".join(map(_said, report.programs))
    return f"RummyKit {programs} with seed {', '.join(report.seeds)}"


def commands(report: LadderReport, file: str) -> list[str]:
    """What plays the same into another file, by the sheets of today; none for a ladder of several seeds.

    One command has the games at which the same players met over as many deals at as many seats.
    """
    if len(report.seeds) > 1:
        return []
    games: dict[tuple[tuple[str, ...], int, int], list[str]] = defaultdict(list)
    for game in report.games:
        for deals in sorted({meeting.deals for meeting in game.meetings}, reverse=True):
            met = [meeting for meeting in game.meetings if meeting.deals == deals]
            players = tuple(sorted({name for meeting in met for name in (meeting.one, meeting.other)}))
            games[players, deals, game.seats].append(game.game)
    seed = [] if report.seeds == ("0",) else ["--seed", *report.seeds]
    found = []
    for (players, deals, seats), named in games.items():
        command = ["rummykit", "ladder", "play", file, *_bots(players), "--deals", str(deals), "--seats", str(seats)]
        found.append(shlex.join([*command, *seed, *(part for game in named for part in ("--game", game))]))
    return found


def _said(program: ProgramSource) -> str:
    if program.commit is None:
        return program.version
    commit, _, dirty = program.commit.partition("-")
    return f"{program.version} ({commit[:12]}{' with changes' if dirty else ''})"


def _bots(players: tuple[str, ...]) -> list[str]:
    """The options that name the players; commands of engines may have commas."""
    if any("," in name for name in players):
        return [part for name in players for part in ("--bot", name)]
    return ["--bots", ",".join(players)]
