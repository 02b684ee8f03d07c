"""How often verdicts of the analysis are right: `python -m bench.calibration [--positions N] [--deals N] [game …]`.

Positions come from deals of greedy and steady bots. A verdict is checked on fresh imagined deals: `better` is right if
the best is ahead there, `as_good` hides a loss if the action is behind by more than twice what counts as a little.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import fmean

from rummykit import Deal, games
from rummykit.analysis import Analyser, Analysis
from rummykit.analysis.sources import Source, source_of
from rummykit.bots import Level, choose

GAMES = (
    *("gin_rummy", "knock_rummy", "standard_rummy", "block_rummy", "round_the_corner_rummy", "rummy_complete"),
    *("rummikub", "rummikub_classic"),
    *("indian_rummy_points", "indian_rummy_pool101", "indian_rummy_21", "continental_rum", "three_thirteen", "okey"),
    *("double_rum", "caloochi", "german_rummy", "kalooki_40", "scala_40", "remi_51"),
    *("contract_rummy", "liverpool_rummy", "shanghai_rummy", "carioca"),
    *("canasta", "hand_and_foot"),
)
LEVELS: tuple[Level, Level] = ("greedy", "steady")
EVERY = 3
"""One of so many decisions with a choice is taken."""
OTHER_CHANCE = 1 << 40
"""A seed that no analysis uses."""


def positions(game: str, most: int) -> Iterator[Deal]:
    """Positions with a choice, of as many deals as it takes."""
    found = seen = 0
    rules = games.get(game)
    for number in count():
        deal, chance = Deal(rules, max(2, rules.players[0]), "calibration", number=number), Random(number)
        while deal.result is None:
            if len(source_of(deal).actions) > 1:
                seen += 1
                if seen % EVERY == 0:
                    yield deal.clone()
                    found += 1
                    if found == most:
                        return
            level = LEVELS[deal.turn % 2]
            deal.play(choose(level, deal.rules, deal.view(deal.turn), chance))


def losses(source: Source, found: Analysis, deals: int) -> list[tuple[str, float]]:
    """The decided verdicts of actions but the best, each with the points that it is behind in fresh deals."""
    judged = [each for each in found.candidates[1:] if each.verdict in ("better", "as_good")]
    places = [source.actions.index(each.action) for each in (found.best, *judged)]
    values = source.weigh(places, deals, OTHER_CHANCE)
    row = 2 * len(places) * source.ways
    points = [
        max(fmean(values[2 * (place * source.ways + way) + 1 :: row]) for way in range(source.ways))
        for place in range(len(places))
    ]
    return [(each.verdict, points[0] - of) for each, of in zip(judged, points[1:], strict=True)]


def calibrated(game: str, most: int, deals: int) -> str:
    """A row of the table of docs/analysis.md."""
    said: Counter[str] = Counter()
    right = hidden = settled = 0
    for deal in positions(game, most):
        source, analyser = source_of(deal), Analyser(deal)
        found = analyser.run()
        settled += not any(each.verdict == "undecided" for each in found.candidates)
        for verdict, behind in losses(source, found, deals):
            said[verdict] += 1
            right += verdict == "better" and behind > 0
            hidden += verdict == "as_good" and behind > 2 * found.close
    better, as_good = said["better"], said["as_good"]
    return (
        f"| `{game}` | {100 * settled / most:.0f} % | {better} | {100 * right / max(1, better):.1f} % "
        f"| {as_good} | {100 * hidden / max(1, as_good):.1f} % |"
    )


def main() -> None:
    """Prints the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--deals", type=int, default=10_000)
    asked = parser.parse_args()
    print("| game | positions settled | `better` | right | `as_good` | hide a loss |\n|---|---|---|---|---|---|")
    for game in asked.games:
        print(calibrated(game, asked.positions, asked.deals), flush=True)


if __name__ == "__main__":
    main()
