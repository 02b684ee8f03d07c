"""Baselines in one table: what usual methods reach at mini games and at three whole ones, with their processor time.

    python -m bench.baselines                       # every row
    python -m bench.baselines ppo:knock_rummy nfsp:knock_rummy --seed 1
    python -m bench.baselines ppo:gin_rummy --budget 0.1    # a tenth of the usual budget

It prints the table of docs/baselines.md, and how it gets on to stderr. `ppo` needs JAX, and `nfsp` PyTorch
(`pip install torch dm-tree`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from functools import cache, partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from bench.mccfr import ExternalSampling
from rummykit import arena, games, lab
from rummykit.arena.players import Bot
from rummykit.arena.standing import Interval, student_interval
from rummykit.bots import Choose
from rummykit.lab.actions import PartialTurn, action_space
from rummykit.lab.mini import MINI_GAMES, SmallGame
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.playout.game_tree import TreeBuilder, fewest
from rummykit.rules import Rules

LARGER, OPPONENTS = ("knock_rummy", "gin_rummy"), ("random", "greedy", "steady")
HEADS = ("row", "method", "game", "budget", "result", "CPU minutes")
SAMPLERS = 5
"""Runs of MCCFR, each with a seed of its own."""
sys.path.append(str(Path(__file__).parents[1] / "examples"))  # what is trained is there


class RowBudget(NamedTuple):
    """What a row may take: the seed of everything random, a share of the usual budget, and deals for each opponent."""

    seed: int = 0
    share: float = 1.0
    deals: int = 100

    def part(self, usual: int) -> int:
        """The share of a usual number of iterations or rounds, at least one."""
        return max(1, round(usual * self.share))


class Measurement(NamedTuple):
    """A line of the table; a seed settles all of it but the processor `minutes`, which are those of the learning."""

    row: str
    method: str
    game: str
    budget: str
    result: str
    minutes: float | None

    def cells(self) -> list[str]:
        """As the table prints them."""
        return [f"`{self.row}`", *self[1:5], "–" if self.minutes is None else f"{self.minutes:.2g}"]


MeasureRow: TypeAlias = Callable[[str, RowBudget], list[Measurement]]
"""Measures the lines of the row that has this name."""
Likelihoods: TypeAlias = Callable[[Any, Any], Any]
"""Likelihoods of all numbers, or their logarithms, by what is seen and which numbers are allowed, row by row."""


@cache
def tree_of(name: str) -> tuple[TreeBuilder, SmallGame]:
    """The tree of a mini game."""
    builder = TreeBuilder(MINI_GAMES[name], fewest(MINI_GAMES[name]))
    while builder.grow():
        pass
    return builder, builder.game()


def cfr_plus(game: str, row: str, budget: RowBudget) -> list[Measurement]:
    """NashConv of CFR+; it has no chance of its own."""
    tree, lines = tree_of(game)[1], []
    for usual in (100, 1000):
        iterations, begun = budget.part(usual), process_time()
        strategy = tree.solved(iterations)
        took = process_time() - begun
        found = f"NashConv {1000 * tree.nash_conv(strategy):.3g}, exact"
        lines.append(Measurement(row, "CFR+", game, f"{iterations:,} iterations", found, took / 60))
    return lines


def mccfr(game: str, row: str, budget: RowBudget) -> list[Measurement]:
    """NashConv of MCCFR, the mean of several runs, and the time of one."""
    samplers = [ExternalSampling(*tree_of(game), seed=budget.seed * SAMPLERS + run) for run in range(SAMPLERS)]
    lines, took, done = [], 0.0, 0
    for usual in (300, 3000):
        iterations, begun = budget.part(usual), process_time()
        for sampler in samplers:
            sampler.run(iterations - done)
        took, done = took + process_time() - begun, iterations
        found = student_interval([1000 * tree_of(game)[1].nash_conv(sampler.average()) for sampler in samplers])
        result = f"NashConv {found.mean:,.0f} ({found.low:,.0f} to {found.high:,.0f}), {SAMPLERS} runs"
        lines.append(Measurement(row, "MCCFR", game, f"{iterations:,} iterations", result, took / 60 / SAMPLERS))
    return lines


def yardstick(level: str, game: str, row: str, budget: RowBudget) -> list[Measurement]:
    """One of our own levels against the weaker ones; it learns nothing."""
    weaker = OPPONENTS[: OPPONENTS.index(level)]
    return [Measurement(row, f"level `{level}`", game, "–", against(level, game, budget, weaker), None)]


def learnt(game: str, row: str, budget: RowBudget) -> list[Measurement]:
    """The player in the package, as it is."""
    return [
        Measurement(row, "network in the package", game, "–", against("rummykit.lab.learnt:bot", game, budget), None)
    ]


def ppo(game: str, row: str, budget: RowBudget) -> list[Measurement]:
    """The example of masked PPO."""
    from masked_ppo import MaskedPPO, policy

    trainer = MaskedPPO(game, budget.seed)
    return [_trained(row, "masked PPO", trainer, 20, lambda *seen: policy(trainer.net, *seen)[0], budget)]


def expert(game: str, row: str, budget: RowBudget) -> list[Measurement]:
    """The example of expert iteration."""
    from expert_iteration import ExpertIteration

    trainer = ExpertIteration(game, budget.seed)
    return [_trained(row, "expert iteration", trainer, 10, trainer.net.likely, budget)]


def nfsp(game: str, row: str, budget: RowBudget) -> list[Measurement]:
    """The example of NFSP by OpenSpiel."""
    from nfsp import SelfPlay

    table, deals = SelfPlay(game, budget.seed), budget.part(150)
    while table.deals < deals:
        table.learn(min(50, deals - table.deals))
        _say(f"{row}: {table.deals:,} of {deals:,} deals, {table.seconds:.0f} s")
    told = f"{deals:,} deals, {table.decisions:,} decisions"
    found = against(network(table.likely), game, budget)
    return [Measurement(row, "NFSP of OpenSpiel", game, told, found, table.seconds / 60)]


def _trained(row: str, method: str, trainer: Any, usual: int, likely: Likelihoods, budget: RowBudget) -> Measurement:
    from training_run import train

    rounds = budget.part(usual)
    with redirect_stdout(sys.stderr):
        train(trainer, rounds, tell=max(1, rounds // 4))
    found = against(network(likely), trainer.game, budget)
    return Measurement(row, method, trainer.game, f"{rounds:,} rounds", found, trainer.seconds / 60)


ROWS: dict[str, MeasureRow] = {
    **{f"cfr-plus:{game}": partial(cfr_plus, game) for game in MINI_GAMES},
    **{f"mccfr:{game}": partial(mccfr, game) for game in MINI_GAMES},
    **{f"{level}:{game}": partial(yardstick, level, game) for game in LARGER for level in OPPONENTS[1:]},
    **{f"ppo:{game}": partial(ppo, game) for game in LARGER},
    **{f"expert:{game}": partial(expert, game) for game in LARGER},
    **{f"nfsp:{game}": partial(nfsp, game) for game in LARGER},
    **{f"learnt:{game}": partial(learnt, game) for game in ("gin_rummy", "rummikub")},
}


def network(likely: Likelihoods) -> Choose:
    """A network as a player, which does what it finds likeliest."""

    def player(rules: Rules, view: View, chance: Random) -> Action:
        space = action_space(rules, "flat")
        choices = space.choices(view, PartialTurn())
        mask = choices.mask(space.size)
        found = np.asarray(likely(lab.encoder(rules, len(view.order)).flat(view)[None], mask[None]))[0]
        action = choices.moves[int(np.where(mask > 0, found, -np.inf).argmax())]
        assert not isinstance(action, PartialTurn)
        return action

    return player


def against(player: Bot, game: str, budget: RowBudget, opponents: Sequence[str] = OPPONENTS) -> str:
    """Points a deal more than each opponent, in duplicate deals from which nothing was learnt."""
    rules, found = games.get(game), list[str]()
    for opponent in opponents:
        _say(f"{budget.deals} duplicate deals against {opponent}")
        played = arena.duplicate(rules, [player, opponent], budget.deals, seed=f"baselines {budget.seed}", on=None)
        found.append(f"{opponent} {_points(played.difference(0, 1))}")
    return f"{', '.join(found)}; {budget.deals} deals each"


def _points(found: Interval) -> str:
    return f"{found.mean:+.1f} ({found.low:+.1f} to {found.high:+.1f})"


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def measured(rows: Sequence[str], budget: RowBudget) -> Iterator[Measurement]:
    """The lines of these rows, each row as soon as it is measured."""
    for row in rows:
        _say(f"{row} …")
        begun = process_time()
        yield from ROWS[row](row, budget)
        _say(f"{row}: {process_time() - begun:.0f} s of processor time in all")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures the rows asked for, and prints the table."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.baselines", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("row", nargs="*", help=f"what to measure (all of them): {', '.join(ROWS)}")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--budget", type=float, default=1.0, metavar="SHARE", help="of the usual budget (%(default)s)")
    parser.add_argument("--deals", type=int, default=100, help="duplicate deals against each opponent (%(default)s)")
    asked = parser.parse_args(arguments)
    if unknown := [row for row in asked.row if row not in ROWS]:
        parser.error(f"There is no row {', '.join(unknown)}; there are: {', '.join(ROWS)}")
    print(*(f"| {' | '.join(cells)} |" for cells in (HEADS, ["---"] * 5 + ["---:"])), sep="\n")
    for line in measured(asked.row or list(ROWS), RowBudget(asked.seed, asked.budget, asked.deals)):
        print(f"| {' | '.join(line.cells())} |", flush=True)


if __name__ == "__main__":
    main()
