"""The trained players in the package beat greedy and see what a person sees; training does what its loss says."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

pytest.importorskip("numpy")

import numpy as np

from rummykit import arena, games
from rummykit.bots import choose
from rummykit.lab.learnt import bot
from rummykit.lab.learnt.network import score
from rummykit.lab.learnt.rummikub import INPUTS, rack_after
from rummykit.play.actions import Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.hidden_cards import redeal_hidden
from tools.learnt.rummikub import deals_of_round, learnt
from tools.learnt.training import _slopes, new_network, train

LARGEST = 2 * 2**20
"""Bytes that all weights may have together."""


@pytest.mark.parametrize(("game", "deals"), [("gin_rummy", 60), ("rummikub", 6)])
def test_it_beats_greedy(game: str, deals: int) -> None:
    standing = arena.duplicate(games.get(game), [bot, "greedy"], deals, seed="learnt", on=None)
    assert standing.difference(0, 1).low > 0


@pytest.mark.parametrize("game", ["gin_rummy", "rummikub", "rummikub_classic", "rummikub_twist"])
def test_it_plays_the_same_whatever_it_cannot_see(game: str) -> None:
    rules, chance = games.get(game), Random(3)
    changed = 0
    for seed in range(2):
        deal = Deal(rules, 2, seed, undoable=False)
        while deal.result is None:
            other = redeal_hidden(deal, deal.turn, chance.shuffle)
            changed += other._state.hands != deal._state.hands
            action = bot(rules, deal.view(deal.turn), Random(0))
            assert action == bot(rules, other.view(deal.turn), Random(1))
            deal.play(action if chance.random() < 0.5 else choose("greedy", rules, deal.view(deal.turn), chance))
    assert changed > 20


def test_a_sheet_without_a_network_is_refused() -> None:
    rules = games.get("standard_rummy")
    with pytest.raises(ValueError, match="No network was trained for Rummy; there are two"):
        bot(rules, Deal(rules, 2, 0).view(0), Random(0))


def test_at_rummikub_it_lays_as_greedy_or_waits_and_goes_out_when_it_can() -> None:
    rules = games.get("rummikub")
    waited = out = 0
    for seed in range(3):
        deal = Deal(rules, 2, seed, undoable=False)
        while deal.result is None:
            view = deal.view(deal.turn)
            turn, action = choose("greedy", rules, view, Random(0)), bot(rules, view, Random(0))
            assert action in (turn, Pass())
            if isinstance(turn, Rearrange) and not rack_after(view, turn):
                assert action == turn
                out += 1
            waited += action != turn
            deal.play(action)
    assert out
    assert waited > 10


def test_deals_to_learn_from_are_the_same_in_any_number_of_processes() -> None:
    net = new_network(INPUTS, 4, seed=0)
    rows, chosen, brought = deals_of_round(net, "test", 3, processes=1)
    again = deals_of_round(net, "test", 3, processes=2)
    assert all((one == other).all() for one, other in zip((rows, chosen, brought), again, strict=True))
    assert rows.shape == (len(chosen), 2, INPUTS)
    assert set(chosen.tolist()) == {0, 1}
    assert brought.min() < 0 < brought.max()


def test_it_learns_what_a_choice_brings() -> None:
    """A row that brings more than the other gets the higher score."""
    chance = np.random.default_rng(5)
    rows = chance.standard_normal((400, 2, INPUTS)).astype(np.float32)
    chosen = chance.integers(2, size=400)
    net = learnt(rows, chosen, rows[np.arange(400), chosen, 1], seed=0)
    fresh = chance.standard_normal((400, 2, INPUTS)).astype(np.float32)
    assert (score(net, fresh).argmax(1) == fresh[:, :, 1].argmax(1)).mean() > 0.9


def test_the_weights_are_small() -> None:
    weights = [each for each in files("rummykit.lab.learnt").iterdir() if each.name.endswith(".npz")]
    assert sorted(each.name for each in weights) == ["gin.npz", "rummikub.npz"]
    assert sum(len(each.read_bytes()) for each in weights) < LARGEST


def test_a_network_changes_as_its_scores_ask() -> None:
    """The slopes are those of a sum of scores, weight by weight, and training raises the scores that it is to raise."""
    net = {name: part.astype(np.float64) for name, part in new_network(3, 5, seed=1).items()}
    rows = np.random.default_rng(2).standard_normal((7, 4, 3))
    weighed = np.random.default_rng(3).standard_normal((7, 4))
    slopes = _slopes(net, rows, weighed)
    for name, part in net.items():
        for at in np.ndindex(part.shape):
            before, step = part[at], 1e-6
            part[at] = before + step
            more = (score(net, rows) * weighed).sum()
            part[at] = before - step
            less = (score(net, rows) * weighed).sum()
            part[at] = before
            assert slopes[name][at] == pytest.approx((more - less) / (2 * step), abs=1e-6)
    wanted = (rows[..., 0] > 0).astype(float)
    train(net, rows, lambda at, scores: 1 / (1 + np.exp(-scores)) - wanted[at], steps=2000, batch=7, seed=0)
    assert ((score(net, rows) > 0) == wanted).all()
