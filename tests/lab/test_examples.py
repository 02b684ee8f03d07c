"""What is learnt in the examples beats random play, by more than chance explains; a run that was stopped resumes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

EXAMPLES = Path(__file__).parents[2] / "examples"


def told(example: str, *options: str | Path, refused: bool = False) -> str:
    """What an example prints; its complaint where it is refused.

    It has a process of its own: the threads that JAX starts do not get on with what other tests fork.
    """
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), *map(str, options)]
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, env=alone, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == (2 if refused else 0), done.stderr[-2000:]
    return done.stderr if refused else done.stdout


def won(printed: str) -> tuple[float, float]:
    """The points a deal by which what was learnt is ahead of random play, and half of their interval."""
    found = re.search(r"knock_rummy: ([+-][\d.]+) ± ([\d.]+) points a deal against random, 1000 deals", printed)
    assert found is not None, printed
    return float(found[1]), float(found[2])


@pytest.mark.slow
@pytest.mark.parametrize(("example", "rounds"), [("masked_ppo", 4), ("expert_iteration", 5)])
def test_an_example_beats_random_play_and_a_resumed_run_learns_what_an_unbroken_one_does(
    example: str, rounds: int, tmp_path: Path
) -> None:
    pytest.importorskip("jax" if example == "masked_ppo" else "numpy")
    unbroken = told(example, "--rounds", str(rounds))
    points, half = won(unbroken)
    assert points > half
    stored = "--checkpoint", tmp_path / "run"
    told(example, "--rounds", "2", *stored)
    resumed = told(example, "--rounds", str(rounds), *stored, "--resume")
    assert f"for {rounds} rounds" in resumed
    assert won(resumed) == (points, half)


@pytest.mark.slow
def test_masked_ppo_learns_at_gin_rummy_where_no_deal_ends_in_the_first_steps() -> None:
    pytest.importorskip("jax")
    round_of_gin = "from masked_ppo import MaskedPPO; print(MaskedPPO('gin_rummy').round())"
    command = [sys.executable, "-c", round_of_gin]
    done = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, timeout=300, check=False)
    assert "'loss'" in done.stdout, done.stderr[-2000:]


def events_in(curves: Path) -> list[Any]:
    """The events of a file of curves: each has twelve bytes before it and four after it."""
    from tensorboardX.proto.event_pb2 import Event

    written, found = curves.read_bytes(), []
    while written:
        size = int.from_bytes(written[:8], "little")
        found.append(Event.FromString(written[12 : 12 + size]))
        written = written[16 + size :]
    return found


@pytest.mark.slow
def test_curves_are_written_for_tensorboard(tmp_path: Path) -> None:
    pytest.importorskip("tensorboardX")
    stored = "--checkpoint", tmp_path / "run", "--tensorboard", tmp_path
    told("expert_iteration", "--rounds", "1", *stored)
    [curves] = tmp_path.glob("events.out.tfevents.*")
    written = curves.read_bytes()
    assert all(name in written for name in (b"loss", b"lessons", b"against_random/points_a_deal"))
    told("expert_iteration", "--rounds", "2", *stored, "--resume")
    [resumed] = set(tmp_path.glob("events.out.tfevents.*")) - {curves}
    begun = [event.step for event in events_in(resumed) if event.session_log.status == 1]
    assert begun == [2]  # where TensorBoard cuts off what the earlier run wrote


def test_a_run_that_is_not_there_cannot_be_resumed(tmp_path: Path) -> None:
    said = told("expert_iteration", "--checkpoint", tmp_path / "none", "--resume", refused=True)
    assert "--resume needs the --checkpoint FILE of an earlier run" in said


def test_an_earlier_run_is_not_written_over(tmp_path: Path) -> None:
    kept = tmp_path / "run"
    kept.write_bytes(b"hours of learning")
    assert "has an earlier run" in told("expert_iteration", "--checkpoint", kept, refused=True)
    assert kept.read_bytes() == b"hours of learning"


@pytest.mark.skipif(sys.platform == "win32", reason="no Ctrl+C can be sent to a process there")
def test_ctrl_c_says_what_is_stored(tmp_path: Path) -> None:
    kept = tmp_path / "run"
    command: list[str | Path] = [sys.executable, EXAMPLES / "expert_iteration.py", "--tell", "1", "--checkpoint", kept]
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    with subprocess.Popen(command, env=alone, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert "round 1: against random" in running.stdout.readline()
        assert "round 2: against random" in running.stdout.readline()
        running.send_signal(signal.SIGINT)
        said = running.communicate(timeout=300)[1]
    assert running.returncode == 1
    assert re.fullmatch(rf"\nStopped after \d+ rounds; --resume goes on from the last that {kept} has\.\n", said)
