"""Every game in every way on every screen: `python -m tests.browser.play_through`, and again to go on where it stopped.

What has passed is noted in a file and not played again until `--again`. What went wrong is told with the page it went
wrong on, and played again the next time.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack, closing
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.util import Finalize
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import expect, sync_playwright

from rummykit.cli import house_rules
from tests.browser.conftest import FLAGS, address, browser_here, serving
from tests.browser.guest import LONG_MS
from tests.browser.whole_deal import WAYS, Case, every, play
from tests.browser.windows import Windows

FOLDER = Path("build/play-through")


class Place(NamedTuple):
    """Where a process plays."""

    windows: Windows
    db: Path


_open = ExitStack()
_place: Place | None = None


def place() -> Place:
    """The browser and the server of this process, both started when they are first needed."""
    global _place
    if _place is None:
        expect.set_options(timeout=LONG_MS)
        served = _open.enter_context(serving())
        playwright = _open.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        Finalize(None, _open.close, exitpriority=1)
        _place = Place(_open.enter_context(closing(Windows(browser, address(served)))), served.db)
    return _place


def tried(case: Case) -> str | None:
    """Play a case; what went wrong, None if nothing did."""
    windows, db = place()
    try:
        play(case, windows.open, db, picture=FOLDER / f"{case}.png")
    except Exception as wrong:
        windows.take_back(keep=False)
        return f"{type(wrong).__name__}: {wrong}"
    complaints = windows.take_back()
    return "\n".join(complaints) or None


def passed(notes: Path) -> set[str]:
    """The cases that have passed before."""
    lines = notes.read_text().splitlines() if notes.exists() else []
    return {note["case"] for note in map(json.loads, lines) if note["fault"] is None}


def table(cases: Iterable[Case], done: set[str]) -> str:
    """How many cases have passed, of how many, by way and screen."""
    counts: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for case in cases:
        screen = "x".join(map(str, case.size)) + (", many seats" if case.seats > 3 else "")
        counts[case.way, screen].append(str(case) in done)
    lines = [f"{way:8}{screen:22}{sum(each):3} of {len(each)}" for (way, screen), each in sorted(counts.items())]
    flat = [each for some in counts.values() for each in some]
    return "\n".join([*lines, f"{'in all':30}{sum(flat):3} of {len(flat)}"])


def main() -> int:
    """Play what has not passed yet; 0 if all of it has."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", help="only these games, by id")
    parser.add_argument("--ways", default=",".join(WAYS), help="only these ways of mouse, touch, keys")
    parser.add_argument("--sizes", help="only these sizes, such as 390x844")
    parser.add_argument("--seats", type=int, help="so many players in every deal")
    house_rules.add_option(parser)
    parser.add_argument("--deal", type=int, default=1, help="the deal of the match; bots play those before it")
    parser.add_argument("--most", type=int, help="stop after so many deals")
    parser.add_argument("--jobs", type=int, default=2, help="processes; default: 2")
    parser.add_argument("--again", action="store_true", help="forget what has passed")
    asked = parser.parse_args()
    cases = [
        replace(
            case,
            seats=asked.seats or case.seats,
            options=house_rules.sheet(case.game, asked.option).house,
            deal=asked.deal,
        )
        for case in every()
        if (asked.games is None or case.game in asked.games.split(","))
        and case.way in asked.ways.split(",")
        and (asked.sizes is None or "x".join(map(str, case.size)) in asked.sizes.split(","))
    ]
    cases = list(dict.fromkeys(cases))
    if not cases:
        parser.error("no deal has these games, ways and sizes")
    notes = FOLDER / "passed.jsonl"
    notes.parent.mkdir(parents=True, exist_ok=True)
    if asked.again:
        notes.unlink(missing_ok=True)
    done = passed(notes)
    left = [case for case in cases if str(case) not in done][: asked.most]
    faults: dict[str, str] = {}
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("fork")) as pool, notes.open("a") as file:
        began = time.monotonic()
        futures = {pool.submit(tried, case): case for case in left}
        for number, future in enumerate(as_completed(futures), 1):
            case, fault = futures[future], future.result()
            file.write(json.dumps({"case": str(case), "fault": fault}) + "\n")
            file.flush()
            if fault is None:
                done.add(str(case))
            else:
                faults[str(case)] = fault
            said = "ok" if fault is None else fault.splitlines()[0][:160]
            print(f"{number:4}/{len(left)} {time.monotonic() - began:5.0f} s  {case}: {said}", flush=True)
        pool.shutdown()
    print(table(cases, done))
    for name, fault in faults.items():
        print(f"\n{name} ({FOLDER / name}.png)\n{fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
