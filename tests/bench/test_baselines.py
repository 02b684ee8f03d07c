"""The table of baselines: a seed gives the same rows twice, and a row that cannot be measured is a clear error."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from numpy.typing import NDArray

from bench.baselines import ROWS, Measurement, RowBudget, main, measured, network, tree_of
from bench.mccfr import ExternalSampling
from rummykit import games
from rummykit.lab.actions import PartialTurn, action_space
from rummykit.play.deal import Deal

Array = NDArray[Any]

QUICK = ("cfr-plus:mini_tiles", "mccfr:mini_tiles", "greedy:knock_rummy", "learnt:gin_rummy")


def cells(seed: int, *rows: str) -> list[Measurement]:
    """The lines of these rows at a tiny budget, without the time that they took."""
    return [line._replace(minutes=None) for line in measured(rows, RowBudget(seed, share=0.1, deals=2))]


def test_a_seed_gives_the_same_rows_twice_and_another_seed_gives_others() -> None:
    once = cells(1, *QUICK)
    assert once == cells(1, *QUICK)
    same = [one == other for one, other in zip(once, cells(2, *QUICK), strict=True)]
    assert same == [True, True, False, False, False, False]  # CFR+ has no chance of its own


def test_a_network_plays_what_it_finds_likeliest_of_what_is_allowed() -> None:
    asked: list[int] = []

    def likely(seen: Array, mask: Array) -> Array:
        asked.append(int(np.flatnonzero(mask[0])[-1]))
        return np.arange(mask.shape[1])[None]

    rules = games.get("knock_rummy")
    deal = Deal(rules, 2, 0)
    action = network(likely)(rules, deal.view(deal.turn), Random(0))
    assert action == action_space(rules, "flat").choices(deal.view(deal.turn), PartialTurn()).moves[asked[0]]


def test_mccfr_approaches_an_equilibrium() -> None:
    builder, game = tree_of("mini_tiles")
    sampler = ExternalSampling(builder, game, seed=0)
    assert sampler.average() == game.uniform()
    distances = [game.nash_conv(game.uniform())]
    for _ in range(2):
        sampler.run(400)
        distances.append(game.nash_conv(sampler.average()))
    assert distances[2] < distances[1] < distances[0] / 2


def test_the_table_is_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    main(["cfr-plus:mini_tiles", "--budget", "0.1"])
    heads, rule, *lines = capsys.readouterr().out.splitlines()
    assert heads == "| row | method | game | budget | result | CPU minutes |"
    assert rule == "| --- | --- | --- | --- | --- | ---: |"
    assert [line.rsplit("|", 2)[0].strip() for line in lines] == [
        "| `cfr-plus:mini_tiles` | CFR+ | mini_tiles | 10 iterations | NashConv 42.1, exact",
        "| `cfr-plus:mini_tiles` | CFR+ | mini_tiles | 100 iterations | NashConv 0.458, exact",
    ]


def test_an_unknown_row_is_refused_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["cfr-plus:mini_chess"])
    said = capsys.readouterr().err
    assert "There is no row cfr-plus:mini_chess; there are:" in said
    assert all(row in said for row in ROWS)


def test_what_a_row_needs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "nfsp", raising=False)
    with pytest.raises(SystemExit, match=r"NFSP needs torch: pip install 'rummykit\[lab\]' torch dm-tree"):
        list(measured(["nfsp:knock_rummy"], RowBudget()))
