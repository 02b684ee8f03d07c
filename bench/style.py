"""How bots play, beside how well: `python -m bench.style --game rummikub --bots strong,greedy --deals 20`.

Every deal is played twice, with the seats exchanged. For each bot: the deals won and points a deal, what it holds when
its turn begins, on average and at most in a deal, and the share of its turns in which it lays nothing. Two bots of this
file punish waiting at a table of tiles: `bench.style:counts` lays what counts most as soon as it can, jokers first, so
that little is left to pay for; `bench.style:races` plays the most tiles, jokers like any other.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import mean, stdev

from bench.table import progress, show
from rummykit import games, solve
from rummykit.arena.deal_batches import decisions
from rummykit.arena.players import player_of
from rummykit.bots import tiles
from rummykit.match.score import score
from rummykit.play.actions import Action, Discard, Draw, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

SEATS = 2


def counts(rules: Rules, view: View, chance: Random) -> Action:
    """Lays the tiles that count most, as soon as it can."""
    return _laid(rules, view, {face: 100 * rules.values.of(face) + 50 for face in view.hand})


def races(rules: Rules, view: View, chance: Random) -> Action:
    """Plays the most tiles, jokers and all."""
    return _laid(rules, view, None)


def _laid(rules: Rules, view: View, weights: dict[int, int] | None) -> Action:
    """The play that weighs most; greedy's before the first meld."""
    assert view.seat is not None
    if rules.opening is not None and not view.opened[view.seat]:
        return tiles.greedy(rules, view)
    kinds = {place: meld.kind for place, meld in enumerate(view.table)}
    play = solve.table(rules, [meld.cards for meld in view.table], view.hand, weights=weights, kinds=kinds)
    action = Rearrange(play.table_after)
    return action if play.tiles and Deal.from_view(rules, view).can(action) else Pass()


@dataclass
class Style:
    """What a bot did in all its deals; `held` at the beginning of each turn, `most` in each deal."""

    won: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    laid: list[bool] = field(default_factory=list)
    turn: int = -1
    here: int = 0

    def saw(self, view: View, action: Action) -> None:
        """It does this in a turn."""
        if view.turn_number != self.turn:
            self.turn = view.turn_number
            self.held.append(len(view.hand))
            self.laid.append(False)
            self.here = max(self.here, len(view.hand))
        self.laid[-1] |= not isinstance(action, Draw | Discard | Pass)

    def ended(self, points: int, won: bool) -> None:
        """A deal is over."""
        self.points.append(points)
        self.won.append(won)
        self.most.append(self.here)
        self.turn, self.here = -1, 0

    def row(self, name: str) -> list[object]:
        """The figures; intervals are of 95 %, over deals played in both seats."""
        return [
            name,
            _interval(self.won, 100),
            _interval(self.points),
            round(mean(self.held), 1),
            f"{mean(self.most):.1f} ({max(self.most)})",
            round(100 * (1 - mean(self.laid))),
        ]


def _interval(values: list[float], scale: float = 1) -> str:
    pairs = [mean(values[at : at + SEATS]) for at in range(0, len(values), SEATS)]
    return f"{scale * mean(pairs):.1f} ± {scale * 1.96 * stdev(pairs) / sqrt(len(pairs)):.1f}"


def play(rules: Rules, names: list[str], deals: int, seed: int) -> tuple[list[Style], float]:
    """The styles of two bots, and the turns of a deal."""
    styles, lengths = [Style() for _ in names], list[int]()
    ready = [player_of(name).ready() for name in names]
    for number in range(deals):
        progress("Style", number, deals)
        for turned in range(SEATS):
            at = [(seat + turned) % SEATS for seat in range(SEATS)]
            deal = Deal(rules, SEATS, f"{seed} {number}", undoable=False)
            for decision in decisions(deal, [(ready[bot], names[bot]) for bot in at], f"{seed} {number}"):
                styles[at[deal.turn]].saw(decision.view, decision.action)
            assert deal.result is not None
            row = score(rules, deal.result)
            for seat, bot in enumerate(at):
                styles[bot].ended(row.points[seat], seat in row.winners)
            lengths.append(deal.result.turns)
    progress("", 1, 1)
    return styles, mean(lengths)


def main(arguments: list[str] | None = None) -> None:
    """Prints the figures; without arguments of a few deals."""
    parser = argparse.ArgumentParser(prog="python -m bench.style")
    parser.add_argument("--game", default="rummikub", help="a game for two (%(default)s)")
    parser.add_argument("--bots", default="steady,greedy", help="two bots, as of `rummykit arena` (%(default)s)")
    parser.add_argument("--deals", type=int, default=5, help="deals, each played in both seats (%(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args([] if arguments is None else arguments)
    names = asked.bots.split(",")
    styles, turns = play(games.get(asked.game), names, asked.deals, asked.seed)
    heads = ["bot", "won, %", "points a deal", "held", "most held (ever)", "nothing laid, %"]
    title = f"{asked.game}: {asked.deals} deals of seed {asked.seed} in both seats, {turns:.1f} turns a deal"
    show(title, heads, [style.row(name) for name, style in zip(names, styles, strict=True)])


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
