"""How long the best play at a table of tiles takes, on one core, beside HiGHS and CP-SAT where they are installed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

from bench import cp_sat, highs, worst
from bench.table import show
from rummykit import games, solve
from rummykit.cards import Face, parse, parse_face
from rummykit.cards import show as names
from rummykit.tiles.search.check import legal_table

FREE = games.get("rummikub", joker_sets_manipulable=True)
CLASSIC = games.get("rummikub_classic")
TWIST = games.get("rummikub_twist")
POSITIONS = Path(__file__).parents[1] / "tests" / "solver"
REPEATS = 3


def ours(ask: Callable[[list[list[str]], list[str]], solve.TablePlay], problems: Sequence[Any]) -> list[float]:
    """Seconds a problem from the names of its tiles to the play, the median of some tries each."""
    times = []
    for table, rack in problems:
        tries = []
        for _ in range(REPEATS):
            start = thread_time()
            ask(table, rack)
            tries.append(thread_time() - start)
        times.append(median(tries))
    return times


def faces(names: Sequence[str]) -> list[Face]:
    """The tiles called so."""
    return [parse_face(name) for name in names]


def row(name: str, seconds: Sequence[float]) -> tuple[str, ...]:
    """Median, p90, p99 and the longest, in milliseconds."""
    ordered = sorted(seconds)
    places = (len(ordered) // 2, int(len(ordered) * 0.9), int(len(ordered) * 0.99), -1)
    return (name, *(f"{ordered[place] * 1000:.3f}" for place in places))


def peers(problems: Sequence[Any]) -> dict[str, list[tuple[int, float]]]:
    """What each integer program that is installed says and how many seconds it took, problem by problem."""
    loose = [(faces([tile for cards in table for tile in cards]), faces(rack)) for table, rack in problems]
    found = {}
    if find_spec("highspy") is not None:
        for name, form in (("HiGHS, flow form", highs.flow_form()), ("HiGHS, set form", highs.set_form())):
            ask = highs.highs(form)
            found[name] = [ask(table, rack) for table, rack in loose]
    if cp_sat.installed():
        found["CP-SAT, flow form"] = cp_sat.answers(loose)
    return found


def free_tables() -> None:
    """Prints the tables of free jokers, ours and the peers' on the same positions."""
    given = [json.loads(line) for line in (POSITIONS / "instances.jsonl").read_text().splitlines()]
    laid = [legal_table(FREE, [faces(cards) for cards in each["table_sets"]]) for each in given]
    problems = [
        ([names(cards).split() for cards in table], each["rack"]) for table, each in zip(laid, given, strict=True)
    ]
    best = [1000 * each["opt_tiles"] + each["opt_value"] for each in given]
    free = ours(lambda table, rack: solve.table(FREE, [faces(cards) for cards in table], faces(rack)), problems)
    calm = ours(
        lambda table, rack: solve.table(FREE, [faces(cards) for cards in table], faces(rack), calm=True), problems
    )
    frozen = ours(lambda table, rack: solve.table(CLASSIC, [faces(cards) for cards in table], faces(rack)), problems)
    rows = [row("rummykit", free), row("rummykit, fewest sets changed", calm), row("rummykit, frozen jokers", frozen)]
    ratios = []
    for name, answers in peers(problems).items():
        wrong = sum(score != optimum for (score, _), optimum in zip(answers, best, strict=True))
        taken = [seconds for _, seconds in answers]
        rows.append(row(f"{name} ({wrong} wrong)", taken))
        for place in (0.5, 0.99):
            number = int(len(given) * place)
            ratios.append((name, f"p{place * 100:.0f}", f"{sorted(taken)[number] / sorted(free)[number]:.0f}"))
    show(
        f"Best play of {len(given)} tables, CPU milliseconds from the names of the tiles to the play "
        "(HiGHS and CP-SAT: solving alone)",
        ["solver", "median", "p90", "p99", "max"],
        rows,
    )
    if ratios:
        show("How many times longer than rummykit", ["solver", "at", "times"], ratios)
    for peer, there in (("HiGHS", find_spec("highspy") is not None), ("CP-SAT", cp_sat.installed())):
        if not there:
            print(f"\n{peer} is not installed: make peers")


def special_tables() -> None:
    """Prints the table of double, colour-changing and mirror jokers."""
    given = [json.loads(line) for line in (POSITIONS / "twist_instances.jsonl").read_text().splitlines()]
    problems = [([cards.split() for cards in each["table"]], each["rack"].split()) for each in given]
    proven = 0

    def ask(table: list[list[str]], rack: list[str]) -> solve.TablePlay:
        nonlocal proven
        play = solve.table(TWIST, [parse(" ".join(cards)) for cards in table], parse(" ".join(rack)))
        proven += play.proven
        return play

    times = ours(ask, problems)
    show(
        f"Best play of {len(given)} tables with special jokers, CPU milliseconds",
        ["solver", "median", "p90", "p99", "max"],
        [row(f"rummykit ({proven // REPEATS} proven)", times)],
    )


def worst_known() -> None:
    """Prints how long the slowest positions take that are known."""
    show(
        "The slowest tables that hill climbing has found, CPU milliseconds in the kernel",
        ["kind", "on the table", "on the rack", "ms"],
        [
            (kind, sum(map(len, table)), len(rack), f"{worst.seconds(worst.best_of(kind), (table, rack)) * 1000:.1f}")
            for kind, (table, rack) in worst.known()
        ],
    )


def main() -> None:
    """Prints the tables."""
    free_tables()
    special_tables()
    worst_known()


if __name__ == "__main__":
    main()
