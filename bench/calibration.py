"""How often verdicts of the analysis are right: `python -m bench.calibration [--positions N] [--match] [game …]`.

Positions come from deals of greedy and steady bots, four of each; with `--match` from whole matches of theirs, where
the chance to win the match decides. A verdict is checked on fresh imagined deals: `better` is right if the best is
ahead there, `as_good` hides a loss if the action is behind by more than twice what counts as a little. Fresh deals are
doubled until that is known to five standard errors, 10,000 at most. Each deal is kept in a file, so a run can be
interrupted and continued; `--show` prints the table of what is kept.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import msgspec

from rummykit import Deal, games
from rummykit.analysis import Analyser, Estimate, MatchBefore
from rummykit.analysis.sources import source_of
from rummykit.bots import Level, choose
from rummykit.match import Match
from rummykit.play.actions import Action

GAMES = (
    *("gin_rummy", "knock_rummy", "standard_rummy", "rummikub", "indian_rummy_points", "three_thirteen", "caloochi"),
    *("contract_rummy", "kalooki_40", "okey", "canasta"),
)
LEVELS: tuple[Level, Level] = ("greedy", "steady")
EACH = 4
"""Positions of a deal or match."""
FIRST, MOST = 625, 10_000
"""Fresh deals at first and at most."""
CERTAIN = 5.0
"""Standard errors after which more fresh deals could not turn an answer."""
OTHER_CHANCE = 1 << 40
"""A seed that no analysis uses."""

Moment = tuple[Deal, MatchBefore | None]


class Said(msgspec.Struct, frozen=True):
    """A verdict of an action, and how far the action is behind the best on fresh deals, in parts of a little."""

    verdict: str
    behind: float
    deals: int


class Sample(msgspec.Struct, frozen=True):
    """The verdicts of the positions of one deal or match."""

    game: str
    in_match: bool
    number: int
    settled: tuple[bool, ...]
    said: tuple[Said, ...]


def moments(game: str, number: int, in_match: bool) -> list[Moment]:
    """Positions with a choice of one deal or match, in an order of chance."""
    rules, chance = games.get(game), Random(number)
    match = Match(rules, max(2, rules.players[0]), f"calibration {number}")
    found: list[Moment] = []
    while match.result is None:
        if match.between_deals:
            if not in_match:
                break
            match.next_deal()
        deal = match.deal
        found.append((deal.clone(undoable=False), MatchBefore.of(match) if in_match else None))
        match.play(choose(LEVELS[deal.turn % 2], deal.rules, deal.view(deal.turn), chance))
    chance.shuffle(found)
    return found


def behind(analyser: Analyser, best: Action, other: Action, bound: float) -> tuple[Estimate, int]:
    """How far an action is behind the best on fresh deals, and how many were needed to compare that with `bound`."""
    deals = FIRST
    while True:
        found = analyser.measured((best, other), deals, OTHER_CHANCE)[1].behind
        if deals >= MOST or abs(found.mean - bound) > CERTAIN * found.error:
            return found, deals
        deals *= 2


def verdicts(analyser: Analyser) -> Iterator[Said]:
    """The decided verdicts of all actions but the best."""
    found = analyser.run()
    for each in found.candidates[1:]:
        if each.verdict in ("better", "as_good"):
            bound = 0 if each.verdict == "better" else 2 * found.close
            fresh, deals = behind(analyser, found.best.action, each.action, bound)
            yield Said(each.verdict, fresh.mean / found.close if found.close else fresh.mean, deals)


def sample(game: str, number: int, in_match: bool) -> Sample:
    """What an analysis says of the positions of one deal or match, and how that stands on fresh deals."""
    said: list[Said] = []
    settled: list[bool] = []
    for deal, before in moments(game, number, in_match):
        if len(settled) == EACH:
            break
        if len(source_of(deal).actions) > 1:
            analyser = Analyser(deal, before=before)
            said += verdicts(analyser)
            settled.append(all(each.verdict != "undecided" for each in analyser.found().candidates))
    return Sample(game, in_match, number, tuple(settled), tuple(said))


def row(game: str, samples: Iterable[Sample]) -> str:
    """A row of the table of docs/analysis.md."""
    kept = list(samples)
    settled = [each for sample in kept for each in sample.settled]
    better = [each.behind for sample in kept for each in sample.said if each.verdict == "better"]
    good = [each.behind for sample in kept for each in sample.said if each.verdict == "as_good"]
    right, hidden = sum(each > 0 for each in better), sum(each > 2 for each in good)
    unit = ", chance to win the match" * kept[0].in_match
    return (
        f"| `{game}`{unit} | {len(settled)} | {100 * sum(settled) / max(1, len(settled)):.0f} % "
        f"| {len(better)} | {100 * right / max(1, len(better)):.1f} % "
        f"| {len(good)} | {100 * hidden / max(1, len(good)):.1f} % |"
    )


def kept_in(path: Path) -> list[Sample]:
    """What earlier runs have found."""
    return [msgspec.json.decode(line, type=Sample) for line in path.read_bytes().splitlines()] if path.exists() else []


def main() -> None:
    """Goes on until there are so many positions of each game, and prints the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--match", action="store_true", help="positions of whole matches")
    parser.add_argument("--keep", type=Path, default=Path("build/calibration.jsonl"), help="where each deal is kept")
    parser.add_argument("--show", action="store_true", help="compute nothing")
    asked = parser.parse_args()
    asked.keep.parent.mkdir(parents=True, exist_ok=True)
    found = [each for each in kept_in(asked.keep) if each.in_match == asked.match]
    for number in range(0 if asked.show else -(-asked.positions // EACH)):
        for game in asked.games:
            if not any((each.game, each.number) == (game, number) for each in found):
                found.append(sample(game, number, asked.match))
                with asked.keep.open("ab") as file:
                    file.write(msgspec.json.encode(found[-1]) + b"\n")
    print("| game | positions | settled | `better` | right | `as_good` | hide a loss |\n|---|---|---|---|---|---|---|")
    for game in asked.games:
        if kept := [each for each in found if each.game == game]:
            print(row(game, kept), flush=True)


if __name__ == "__main__":
    main()
