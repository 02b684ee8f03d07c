"""What the server counts, for Prometheus: numbers only, nothing about persons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST

Gauges: TypeAlias = Callable[[], Iterable[tuple[str, str, float]]]
"""Name, help and value of numbers that are looked up when they are asked for; a counter's name ends in `_total`."""

_ANSWERS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_THOUGHTS = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        moves = Counter(
            "rummykit_moves", "Moves that are on the disk, by who made them", ["by"], registry=self._registry
        )
        self.person_moves, self.bot_moves, self.clock_moves = (moves.labels(by) for by in ("person", "bot", "clock"))
        self.move_seconds = Histogram(
            "rummykit_move_seconds",
            "From reading a person's action to its answer, the disk included",
            buckets=_ANSWERS,
            registry=self._registry,
        )
        self.bot_seconds = Histogram(
            "rummykit_bot_seconds", "How long bots think about an action", buckets=_THOUGHTS, registry=self._registry
        )
        self._refusals = Counter(
            "rummykit_refusals", "What was refused, by the code of the refusal", ["code"], registry=self._registry
        )

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def watch(self, gauges: Gauges) -> None:
        """Also report these numbers, as they are when asked for."""
        self._registry.register(_Watched(gauges))

    def text(self) -> bytes:
        """All numbers in Prometheus's format."""
        return generate_latest(self._registry)


class _Watched(Collector):
    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterable[Metric]:
        """The numbers now."""
        for name, help, value in self._gauges():
            if name.endswith("_total"):
                yield CounterMetricFamily(name.removesuffix("_total"), help, value)
            else:
                yield GaugeMetricFamily(name, help, value)
