"""Where a tournament runs changes nothing but the time it takes."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from rummykit import arena, games
from rummykit.arena.executors import run_on

GAMES = ("knock_rummy", "rummikub")


def twice(number: int) -> int:
    """Work for any process."""
    if number < 0:
        raise ValueError(f"{number} is below zero")
    return 2 * number


@pytest.mark.parametrize(("on", "workers"), [(None, None), ("processes", 1), ("processes", 2)])
def test_outcomes_come_in_the_order_of_the_work(on: str | None, workers: int | None) -> None:
    assert list(run_on(on, workers, twice, range(9))) == [2 * number for number in range(9)]
    with pytest.raises(ValueError, match="-1 is below zero"):
        list(run_on(on, workers, twice, (1, -1, 3)))


@pytest.mark.parametrize("game", GAMES)
def test_one_process_and_two_say_the_same(game: str) -> None:
    rules = games.get(game)
    here = arena.duplicate(rules, ("greedy", "random"), 6, seed="x", on=None)
    there = arena.duplicate(rules, ("greedy", "random"), 6, seed="x", workers=2)
    assert (there, there.digest) == (here, here.digest)


@pytest.mark.slow
def test_ray_says_the_same_as_this_process() -> None:
    ray = pytest.importorskip("ray")
    rules = games.get("knock_rummy")
    here = arena.duplicate(rules, ("greedy", "random"), 12, seed="x", on=None)
    there = arena.duplicate(rules, ("greedy", "random"), 12, seed="x", on="ray", workers=2)
    assert (there, there.digest) == (here, here.digest)
    assert not ray.is_initialized()


@pytest.mark.slow
def test_a_ray_that_runs_is_used_and_left_running() -> None:
    ray = pytest.importorskip("ray")
    ray.init("local", num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        assert list(run_on("ray", None, twice, range(20))) == [2 * number for number in range(20)]
        with pytest.raises(ValueError, match="-1 is below zero"):
            list(run_on("ray", None, twice, (1, -1, 3)))
        assert ray.is_initialized()
    finally:
        ray.shutdown()


@pytest.mark.parametrize(("on", "workers", "why"), [("mars", None, "no place 'mars'"), ("ray", 0, "a worker or more")])
def test_what_is_no_place_is_refused(on: str, workers: int | None, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        arena.duplicate(games.get("knock_rummy"), deals=2, on=on, workers=workers)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another thing there")
@pytest.mark.parametrize("after", [0.0, 0.4, 1.5, 2.5])  # seconds: reading its modules, beginning processes, playing
def test_ctrl_c_ends_every_process_and_says_nothing(after: float) -> None:
    asked = ["arena", "--game", "gin_rummy", "--bots", "steady,greedy", "--deals", "100000", "--jobs", "2"]
    # What runs the tests in the background may have it ignore Ctrl+C.
    heard = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"
    begun = "reader = cli._parser; cli._parser = lambda: (print('begun', flush=True), reader())[1]"
    code = f"{heard}; from rummykit import cli; {begun}; sys.exit(cli.main({asked!r}))"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == b"begun\n"
        time.sleep(after)
        run.send_signal(signal.SIGINT)
        said = run.communicate(timeout=60)  # returns once nobody holds the streams any more
    assert (run.returncode, said) == (130, (b"", b""))
