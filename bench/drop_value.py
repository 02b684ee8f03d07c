"""Learns when to drop in games with two lives: `python -m bench.drop_value [--deals 2000]` writes the weights anew.

`--game indian_rummy_21` learns it for games in which pure sequences are wanted; there all that a seat gains or loses is
what its hand costs.

Steady plays; about half of the seats never drop, and what their hands cost and took is fitted to what they showed
before each draw. The others drop by chance in the first round, then by what the round before has learnt.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from random import Random

import msgspec

import rummykit.bots
from rummykit import Deal, games
from rummykit.bots import lives
from rummykit.bots.sharp import drops
from rummykit.bots.sharp.drops import PlayingOn, features, rivals
from rummykit.match.score import score
from rummykit.play.actions import Drop
from rummykit.rules import Rules

SEATS = range(2, 7)
NEVER_DROPS = 0.5
"""The share of seats that play every deal to its end."""
DROPS_AT_FIRST = 0.3
"""The share of the other hands that are dropped before anything is learnt."""
RIDGE = 1.0
RIDGE_APART = 100.0
"""How strongly the weights for one number of rivals keep to those for all of them."""


def play(rules: Rules, seats: int, number: int, learnt: tuple[PlayingOn, ...] | None) -> list[tuple[int, list[float]]]:
    """A deal: by rivals what hands showed that are never dropped, what they cost, and what they took."""
    assert rules.lives is not None
    deal = Deal(rules, seats, f"drops {number}", undoable=False)
    chance = Random(f"drops {number}")
    stays = [chance.random() < NEVER_DROPS for _ in range(seats)]
    shown: list[tuple[int, int, tuple[float, ...]]] = []
    while deal.result is None:
        seat = deal.turn
        view = deal.view(seat)
        if view.phase == "draw":
            if stays[seat]:
                shown.append((seat, rivals(view), features(rules, rules.lives, view)))
            elif drops.drops(rules, view) if learnt else not view.draws[seat] and chance.random() < DROPS_AT_FIRST:
                deal.play(Drop())
                continue
        action = lives.steady(rules, view)
        deal.play(lives.drawn(rules, view, list(deal.legal_actions())) if action == Drop() else action)
    if deal.result.kind == "void":
        return []
    points, cap = score(rules, deal.result).points, rules.lives.cap
    if rules.pures is not None:
        return [(others, [*what, -points[seat] / cap, 0.0]) for seat, others, what in shown]
    taken = [sum(points) if seat == deal.result.winner else 0 for seat in range(seats)]
    return [(others, [*what, points[seat] / cap, taken[seat] / cap]) for seat, others, what in shown]


def fitted(rows: dict[int, list[list[float]]]) -> tuple[PlayingOn, ...]:
    """For each number of rivals the weights that say best what hands cost and took: those for all, and what differs."""
    import numpy as np

    def least_squares(shown: np.ndarray, targets: np.ndarray, ridge: float) -> np.ndarray:
        return np.asarray(np.linalg.solve(shown.T @ shown + ridge * np.eye(shown.shape[1]), shown.T @ targets))

    every = np.array([row for others in rows.values() for row in others])
    common = least_squares(every[:, :-2], every[:, -2:], RIDGE)
    found = []
    for others in sorted(rows):
        some = np.array(rows[others])
        shown = some[:, :-2]
        weights = common + least_squares(shown, some[:, -2:] - shown @ common, RIDGE_APART)
        costs, takes = ([round(float(each), 4) for each in column] for column in weights.T)
        found.append(PlayingOn(tuple(costs), tuple(takes)))
    return tuple(found)


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=2000)
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--game", default="indian_rummy_points")
    given = asked.parse_args()
    rules, learnt = games.get(given.game), None
    for number in range(given.rounds):
        rows: dict[int, list[list[float]]] = {others: [] for others in range(1, max(SEATS))}
        for seats in SEATS:
            first = (number * max(SEATS) + seats) * given.deals
            for deal in range(first, first + given.deals):
                for others, row in play(rules, seats, deal, learnt):
                    rows[others].append(row)
        learnt = fitted(rows)
        print({others: len(rows[others]) for others in rows}, flush=True)
        place = Path(rummykit.bots.__path__[0], "sharp", drops.VALUES[rules.pures is not None])
        place.write_bytes(msgspec.json.format(msgspec.json.encode(learnt), indent=1) + b"\n")
        drops.learnt.cache_clear()


if __name__ == "__main__":
    main()
