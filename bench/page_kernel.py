"""The kernel of the page beside the server's: the same integers, its size, and how much longer it takes, in Node."""

from __future__ import annotations

from random import Random
from time import perf_counter

from bench.table import show
from tests.kernel.browser import ask, native_hand, native_table, some_hand, some_table
from tools.wasm import KERNEL, ROOT

EACH = 5000
ASSETS = ROOT / "src" / "rummykit" / "server" / "page" / "assets"


def main() -> None:
    """Asks both kernels the same, raises `AssertionError` where they differ, and prints the tables."""
    chance = Random(1)
    rows = []
    for name, some, native in (("tables", some_table, native_table), ("hands", some_hand, native_hand)):
        questions = [some(chance) for _ in range(EACH)]
        answers = ask(questions, timed=True)
        ours, theirs = 0.0, []
        for (_, asked), (answer, seconds) in zip(questions, answers, strict=True):
            start = perf_counter()
            expected = native(asked)
            ours += perf_counter() - start
            theirs.append(seconds * 1000)
            assert answer == expected, asked
        theirs.sort()
        places = (EACH // 2, int(EACH * 0.99), -1)
        rows.append((name, EACH, f"{sum(theirs) / ours / 1000:.2f}", *(f"{theirs[place]:.2f}" for place in places)))
    show(
        "Questions that both kernels answer alike",
        ["of", "asked", "times as long", "median ms", "p99 ms", "max ms"],
        rows,
    )
    packed = max(ASSETS.glob("kernel-*.wasm.br"), key=lambda path: path.stat().st_mtime)
    show("Bytes", ["kernel", "raw", "packed"], [("of the page", KERNEL.stat().st_size, packed.stat().st_size)])


if __name__ == "__main__":
    main()
