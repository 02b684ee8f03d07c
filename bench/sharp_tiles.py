"""Sharp at tiles: learns its value, and plays it against greedy in mirror pairs, all in the kernel.

`python -m bench.sharp_tiles fit` writes the weights anew (`--deals`, `--rounds`), those of tables of cards or with
special jokers where the `--game` is one; `python -m bench.sharp_tiles match --game rummikub --deals 1000 --playouts
1000` plays every deal once with sharp in each seat (`--milliseconds 300` for wall time a turn, `--no-jokers` for the
pack without them).
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

import rummykit.playout
from bench.table import show
from bench.tile_value import fit
from rummykit import games
from rummykit._playout import SpecialPlayouts, TilePlayouts
from rummykit.cards import Pack
from rummykit.playout import special_tiles
from rummykit.playout.tiles import CARD_VALUES, MOST_SEATS, VALUES, playouts_of, tile_playouts, tile_sheet
from rummykit.rules import Rules

Shares: TypeAlias = list[tuple[Rules, int]]

SEATS = (2, 3, 4)
SEARCHED = 0.1
"""The share of turns that are searched in the second round of learning, with few playouts each."""
FEW = 60
DEALS_APART = 10**9
"""Between the seeds of rounds and sheets, so that no deal comes twice."""


def without_jokers(rules: Rules) -> Rules:
    """The sheet with a pack that has no jokers."""
    return replace(rules, pack=Pack(family="tiles", copies=2, jokers=()), joker_sets=None, offers=())


def shares_of_tiles() -> Shares:
    """The sheets whose deals teach the value of tiles, each with its quarters of them."""
    rummikub = games.get("rummikub")
    return [(rummikub, 2), (games.get("rummikub_classic"), 1), (without_jokers(rummikub), 1)]


def shares_of_cards() -> Shares:
    """The same for tables of cards."""
    return [(games.get("machiavelli"), 2), (games.get("vatikan"), 2)]


def learn(shares: Shares, seats: Sequence[int], deals: int, rounds: int, threads: int) -> dict[str, list[float]]:
    """The weights for each number of seats: in the first round from greedy deals, then from some searched turns too."""
    weights: dict[str, list[float]] = {}
    for players in seats:
        value: list[float] = []
        for number in range(rounds):
            rows = b""
            for at, (rules, quarters) in enumerate(shares):
                sheet = tile_sheet(rules)
                assert sheet is not None
                rows += playouts_of(sheet, players, tuple(value)).samples(
                    deals * quarters // 4, DEALS_APART * (10 * number + at), threads, FEW, SEARCHED if number else 0.0
                )
            value, loss = fit(rows, players)
            print(f"{players} seats, round {number + 1}: log loss {loss:.4f} on the last tenth", flush=True)
        weights[str(players)] = value
    return weights


def learn_special(rules: Rules, deals: int, threads: int) -> dict[str, list[float]]:
    """The weights for every number of seats at tables with special jokers, from greedy deals."""
    weights = {}
    for players in SEATS:
        playouts = special_tiles.special_playouts_of(rules, players)
        value, loss = fit(playouts.samples(deals, DEALS_APART, threads), players)
        print(f"{players} seats, special jokers: log loss {loss:.4f} on the last tenth", flush=True)
        weights[str(players)] = value
    return weights


def playouts_with(rules: Rules, players: int) -> TilePlayouts | SpecialPlayouts | None:
    """The kernel's playouts of a sheet, valued by what was learnt; None where it does not know a word of it."""
    return tile_playouts(rules, players) or special_tiles.special_playouts(rules, players)


def interval(values: list[float], scale: float = 1) -> str:
    """The mean and its 95 % interval."""
    return f"{scale * mean(values):.1f} ± {scale * 1.96 * stdev(values) / sqrt(len(values)):.1f}"


def match(asked: Namespace) -> None:
    """Sharp against greedy in all other seats, and what it took."""
    rules = games.get(asked.game)
    known = playouts_with(without_jokers(rules) if asked.no_jokers else rules, asked.players)
    if known is None:
        raise SystemExit(f"{asked.game} has a word that the kernel's playouts do not know.")
    playouts = 0 if asked.milliseconds else asked.playouts
    deals = known.against_greedy(asked.deals, asked.seed * DEALS_APART, asked.threads, playouts, asked.milliseconds)
    won, points, turns, took, slowest = map(list, zip(*deals, strict=True))
    show(
        f"{asked.game}{' without jokers' if asked.no_jokers else ''}, {asked.players} seats, {asked.deals} deals",
        ["sharp against greedy", "won %", "points a deal", "ms a turn", "most ms"],
        [
            [
                f"{asked.milliseconds} ms" if asked.milliseconds else f"{asked.playouts} playouts",
                interval(won, 100),
                interval(points),
                round(sum(took) / max(1, sum(turns)), 1),
                round(max(slowest), 1),
            ]
        ],
    )


def main(arguments: list[str] | None = None) -> None:
    """Learns or plays; without arguments a short match."""
    parser = ArgumentParser(prog="python -m bench.sharp_tiles", description=__doc__)
    parser.add_argument("what", nargs="?", choices=["match", "fit"], default="match")
    parser.add_argument("--game", default="rummikub")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=None)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--milliseconds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-jokers", action="store_true")
    asked = parser.parse_args([] if arguments is None else arguments)
    if asked.what == "fit":
        folder, rules = Path(rummykit.playout.__path__[0]), games.get(asked.game)
        deals, rounds, threads = asked.deals or 9000, asked.rounds, asked.threads
        if rules.special_jokers is not None:
            place, weights = folder / special_tiles.VALUES, learn_special(rules, asked.deals or 6000, threads)
        elif rules.pack.family == "cards":
            place = folder / CARD_VALUES
            weights = learn(shares_of_cards(), range(2, MOST_SEATS + 1), deals, rounds, threads)
        else:
            place, weights = folder / VALUES, learn(shares_of_tiles(), SEATS, deals, rounds, threads)
        place.write_bytes(msgspec.json.encode(weights) + b"\n")
    else:
        asked.deals = asked.deals or 20
        match(asked)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
