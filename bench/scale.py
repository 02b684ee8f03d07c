"""What more machines would carry, from what a move costs each part: `python -m bench.scale`.

A calculation, not a measurement. Moves come at random moments, at one table every `PACE` seconds. Each passes the
proxy, the server of its table and the database, one after the other, and waits in each for those before it. A setup
carries as many people as leave 99 of 100 moves below `LIMIT`. The chance is seeded, so runs agree to the digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from heapq import heapify, heapreplace
from random import Random

from bench.table import show

PACE = 5.0
"""Seconds between two moves at a table, where two people sit."""
LIMIT = 0.1
"""Seconds that a move may take."""
PROXY, SERVER, RELAYED_SERVER, DATABASE = 293e-6, 3405e-6, 5107e-6, 711e-6
"""Seconds of a processor that a move takes of each part, as `python -m bench.load.fleet` measured them; where every
connection is relayed, half as much again of the servers."""
MOVES = 30_000


@dataclass(frozen=True)
class Setup:
    """Seconds of a processor that a move takes of each part, and how many cores each part has."""

    name: str
    proxy: float
    server: float
    database: float
    proxies: int = 2
    servers: int = 2
    databases: int = 1
    cores: int = 4
    """Of each database."""


def wait(setup: Setup, rate: float) -> float:
    """Seconds that 99 of 100 moves do not exceed at so many moves a second."""
    chance, now = Random(1), 0.0
    begun = []
    for _ in range(MOVES):
        now += chance.expovariate(rate)
        begun.append(now)
    lanes = [chance.randrange(setup.servers) for _ in begun]
    after = _pass(begun, [0] * MOVES, [setup.proxies], setup.proxy, chance)
    after = _pass(after, lanes, [1] * setup.servers, setup.server, chance)
    stores = [lane % setup.databases for lane in lanes]
    after = _pass(after, stores, [setup.cores] * setup.databases, setup.database, chance)
    # Those of the second half, when a part that falls behind has shown it.
    waits = sorted(end - start for start, end in list(zip(begun, after, strict=True))[MOVES // 2 :])
    return waits[int(len(waits) * 0.99)]


def _pass(
    come: Sequence[float], lanes: Sequence[int], cores: Sequence[int], cost: float, chance: Random
) -> list[float]:
    """When each leaves a part: it takes the first free core of its lane, in order of arrival."""
    free = [[0.0] * many for many in cores]
    for lane in free:
        heapify(lane)
    left = [0.0] * len(come)
    for at in sorted(range(len(come)), key=come.__getitem__):
        lane = free[lanes[at]]
        left[at] = max(come[at], lane[0]) + chance.expovariate(1 / cost)
        heapreplace(lane, left[at])
    return left


def people(setup: Setup) -> int:
    """As many people as a setup carries, to two figures."""
    low, high = 10.0, 1.0 / min(setup.server / setup.servers, setup.proxy / setup.proxies)
    while high / low > 1.02:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if wait(setup, middle) <= LIMIT else (low, middle)
    return int(float(f"{low * PACE * 2:.2g}"))


def busiest(setup: Setup, many: int) -> str:
    """The part that is closest to its end, and how busy its cores are."""
    rate = many / 2 / PACE
    parts = {
        "proxy": setup.proxy / setup.proxies,
        "servers": setup.server / setup.servers,
        "database": setup.database / setup.databases / setup.cores,
    }
    name = max(parts, key=parts.__getitem__)
    return f"{name} {parts[name] * rate:.0%}"


def main() -> None:
    """Calculate and print a table; docs/operate.md has it."""
    measured = Setup("two servers", proxy=PROXY, server=SERVER, database=DATABASE)
    relayed = replace(measured, proxy=PROXY, server=RELAYED_SERVER)
    setups = [
        measured,
        replace(measured, name="four servers", servers=4),
        replace(measured, name="eight servers", servers=8),
        replace(measured, name="sixteen servers", servers=16, proxies=4),
        replace(measured, name="thirty-two servers", servers=32, proxies=8),
        replace(measured, name="thirty-two servers, logs in two databases", servers=32, proxies=8, databases=2),
        replace(relayed, name="four servers, every connection relayed", servers=4),
    ]
    rows = [(setup.name, many := people(setup), many / 2 / PACE, busiest(setup, many)) for setup in setups]
    show(
        "People at a time, each table with a move every 5 s, 99 of 100 below 100 ms",
        ("", "people", "moves/s", "busiest"),
        rows,
    )


if __name__ == "__main__":
    main()
