"""What the server counts, for Prometheus: numbers only, nothing about persons."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from itertools import accumulate
from platform import python_version
from time import perf_counter
from typing import TYPE_CHECKING, Literal, TypeAlias

from rummykit.server.refusals import REFUSALS

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

Gauges: TypeAlias = Callable[[], Iterable[tuple[str, str, float]]]
"""Name, help and value of numbers that are looked up when they are asked for; a counter's name ends in `_total`."""

_ANSWERS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_REQUESTS = (0.005, 0.025, 0.1, 0.5, 2.5)
"""Few, for every route has them."""
_THOUGHTS = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Durations:
    """A histogram of durations in seconds: `counts` has a number for each upper bound, and one for what took longer."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds

    @property
    def buckets(self) -> list[tuple[str, int]]:
        """Every bound, and how many durations were no longer."""
        return list(zip([*map(str, self.bounds), "+Inf"], accumulate(self.counts), strict=True))

    @contextmanager
    def time(self) -> Iterator[None]:
        """Time the body of a `with`, even if it raises."""
        began = perf_counter()
        try:
            yield
        finally:
            self.observe(perf_counter() - began)


class Metrics:
    """The numbers of one server.

    `text` formats them with Prometheus's library, which it imports at its first call.
    """

    def __init__(self) -> None:
        self._moves = Counter[str]({"person": 0, "bot": 0, "clock": 0})
        self._refusals = Counter[str](dict.fromkeys(REFUSALS, 0))  # a first one is an increase too
        self._watched: list[Gauges] = []
        self.move_seconds = Durations(_ANSWERS)
        self.bot_seconds = Durations(_THOUGHTS)
        self._routes: dict[str, Durations] = {}

    def moved(self, by: Literal["person", "bot", "clock"]) -> None:
        """Count a move that is on the disk."""
        self._moves[by] += 1

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals[code] += 1

    def answered(self, route: str, seconds: float) -> None:
        """Count a request of the API, by the template of its path, and how long its answer took to begin."""
        durations = self._routes.get(route)
        if durations is None:
            durations = self._routes[route] = Durations(_REQUESTS)
        durations.observe(seconds)

    def watch(self, gauges: Gauges) -> None:
        """Also report these numbers, as they are when asked for."""
        self._watched.append(gauges)

    def text(self) -> tuple[bytes, str]:
        """All numbers in Prometheus's format, and its media type."""
        from prometheus_client import CollectorRegistry, ProcessCollector
        from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

        registry = CollectorRegistry()
        registry.register(self)
        registry.register(ProcessCollector(registry=None))
        return generate_latest(registry), CONTENT_TYPE_LATEST

    def collect(self) -> Iterator[Metric]:
        """The numbers now, as the library asks for them."""
        from prometheus_client.metrics_core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            InfoMetricFamily,
        )

        versions = {"version": version("rummykit"), "python": python_version()}
        yield InfoMetricFamily("rummykit_build", "The version of the server, and of Python", versions)
        for name, help, label, counts in (
            ("rummykit_moves", "Moves that are on the disk, by who made them", "by", self._moves),
            ("rummykit_refusals", "What was refused, by the code of the refusal", "code", self._refusals),
        ):
            counter = CounterMetricFamily(name, help, labels=[label])
            for value, count in counts.items():
                counter.add_metric([value], count)
            yield counter
        for name, help, durations in (
            (
                "rummykit_move_seconds",
                "From reading a person's action to its answer, the disk included",
                self.move_seconds,
            ),
            ("rummykit_bot_seconds", "How long bots think about an action", self.bot_seconds),
        ):
            yield HistogramMetricFamily(name, help, buckets=durations.buckets, sum_value=durations.seconds)
        requests = HistogramMetricFamily(
            "rummykit_request_seconds", "From a request of the API to the beginning of its answer", labels=["route"]
        )
        for route, durations in self._routes.items():
            requests.add_metric([route], buckets=durations.buckets, sum_value=durations.seconds)
        yield requests
        for gauges in self._watched:
            for name, help, number in gauges():
                if name.endswith("_total"):
                    yield CounterMetricFamily(name.removesuffix("_total"), help, number)
                else:
                    yield GaugeMetricFamily(name, help, number)
