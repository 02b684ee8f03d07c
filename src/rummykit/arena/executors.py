"""Where work runs: in this process, on processes of this machine, or on Ray; the results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from logging import ERROR
from typing import Any, TypeAlias, TypeVar

Work = TypeVar("Work")
Outcome = TypeVar("Outcome")
Begun = TypeVar("Begun")

RunsOn: TypeAlias = str | None
"""None: this process. ``processes``: those of this machine. ``ray``: a Ray of one's own, or the one this process is
connected to. ``ray://host:port``: a cluster."""

WAITING = 4
"""Pieces of work that wait for each processor: enough to keep it busy, few enough to stop soon."""

BATCHES = 64
"""How many pieces of work each process gets, one after the other, so that progress can be told."""

LEAVING = 10.0
"""Seconds that a thread of a pool may take to end after its processes."""


def workers_on(on: RunsOn, workers: int | None) -> int:
    """How many pieces of work are done at once, as far as that is known before; raises `ValueError`."""
    if on is None:
        return 1
    if on not in ("processes", "ray") and not on.startswith("ray://"):
        raise ValueError(f"There is no place {on!r} to run at; there are: processes, ray, ray://HOST:PORT.")
    if workers is not None and workers < 1:
        raise ValueError(f"It takes a worker or more, not {workers}.")
    return workers or os.cpu_count() or 1


def size_of_batches(deals: int, on: RunsOn, workers: int | None) -> int:
    """How many deals make a piece of work; raises `ValueError`."""
    return max(1, deals // (workers_on(on, workers) * BATCHES))


def run_on(
    on: RunsOn, workers: int | None, do: Callable[[Work], Outcome], work: Sequence[Work]
) -> Generator[Outcome, None, None]:
    """Do all the work and yield the outcomes in its order; `do` is a function of a module.

    Raises whatever `do` raises, `ValueError` for an unknown place, and `ModuleNotFoundError` where Ray is missing.
    Leaving early, as on Ctrl+C, ends what runs.
    """
    number = workers_on(on, workers)
    if on is not None and on.startswith("ray"):
        return _on_ray(on, workers, do, work)
    return (do(each) for each in work) if number == 1 else _on_processes(number, do, work)


def _on_processes(number: int, do: Callable[[Work], Outcome], work: Sequence[Work]) -> Generator[Outcome, None, None]:
    others, threads = set(multiprocessing.active_children()), set(threading.enumerate())
    with ProcessPoolExecutor(number, initializer=_leave_quietly) as pool:
        try:
            yield from _in_order(work, WAITING * number, lambda each: _submit(pool, do, each), Future.result)
        except BaseException:
            # Nothing is cancelled: a pool whose processes end complains aloud of what it cannot give up any more.
            pool.shutdown(wait=False)
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            # What looks after the pool ends with its processes; left to the exit of Python, it may complain, too.
            for thread in set(threading.enumerate()) - threads:
                if not thread.daemon:
                    thread.join(LEAVING)
            raise


def _submit(pool: ProcessPoolExecutor, do: Callable[[Work], Outcome], each: Work) -> Future[Outcome]:
    """Begin a piece of work; Ctrl+C waits until its process, where one is begun for it, is known to this one."""
    with _interrupts_held():
        return pool.submit(do, each)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _in_order(
    work: Iterable[Work],
    at_once: int,
    begin: Callable[[Work], Begun],
    outcome: Callable[[Begun], Outcome],
    end: Callable[[Begun], object] = lambda _: None,
) -> Generator[Outcome, None, None]:
    """The outcomes in the order of the work, with at most `at_once` pieces under way; `end` gives up what is left."""
    waiting: deque[Begun] = deque()
    try:
        for each in work:
            if len(waiting) == at_once:
                yield outcome(waiting.popleft())
            waiting.append(begin(each))
        while waiting:
            yield outcome(waiting.popleft())
    finally:
        for one in waiting:
            end(one)


def _leave_quietly() -> None:
    """Ctrl+C goes to every process at the terminal; only the first one says so, and only it writes to the output."""
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _on_ray(
    on: str, workers: int | None, do: Callable[[Work], Outcome], work: Sequence[Work]
) -> Generator[Outcome, None, None]:
    try:
        import ray
    except ModuleNotFoundError:
        raise ModuleNotFoundError("--on ray needs ray: pip install 'rummykit[cluster]'", name="ray") from None
    ours = not ray.is_initialized()
    if ours and on == "ray":
        ray.init("local", num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
    elif ours:
        ray.init(on, log_to_driver=False, logging_level=ERROR)
    begin: Callable[[Work], Any] = ray.remote(do).remote
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # as it is there
        at_once = WAITING * max(1, int(resources.get("CPU", 1)))
        yield from _in_order(work, at_once, begin, lambda one: ray.get(one), lambda one: ray.cancel(one, force=True))
    finally:
        if ours:
            ray.shutdown()
