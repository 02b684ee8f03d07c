"""What is learnt in the examples beats random play, by more than chance explains."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")

EXAMPLES = Path(__file__).parents[2] / "examples"

LEARN = """
import importlib, json, sys
example = importlib.import_module(sys.argv[1])
net = example.train("knock_rummy", rounds=int(sys.argv[2]), seed=0, tell=100)
print(json.dumps(example.beats_random(net, "knock_rummy", deals=400)))
"""
"""Trains for so many rounds, and prints the points a deal more than random play and half of their interval.

It has a process of its own: the threads that JAX starts do not get on with what other tests fork.
"""


def learnt(example: str, rounds: int) -> tuple[float, float]:
    """The points a deal by which what was learnt is ahead of random play, and half of their interval."""
    command = [sys.executable, "-c", LEARN, example, str(rounds)]
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, cwd=EXAMPLES, env=alone, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    points, half = json.loads(done.stdout.splitlines()[-1])
    return points, half


@pytest.mark.slow
def test_masked_ppo_beats_random_play() -> None:
    pytest.importorskip("jax")
    points, half = learnt("masked_ppo", 4)
    assert points > half


@pytest.mark.slow
def test_expert_iteration_beats_random_play() -> None:
    points, half = learnt("expert_iteration", 5)
    assert points > half
