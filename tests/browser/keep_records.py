"""Keep the records of whole deals played on the page: `python -m tests.browser.keep_records`, for games without one.

The deals are those of `test_whole_deals.py`; `tests/records` replays what is kept. Named games are played anew:
`python -m tests.browser.keep_records gin_rummy rummikub`.
"""

from __future__ import annotations

import sys

from rummykit.record import parse_record
from tests.browser.play_through import place
from tests.browser.whole_deal import Case, play, selected
from tests.records import RECORDS, ending


def kept(case: Case, text: str) -> str:
    """The record with two lines more: how it was played, and what came of it."""
    first, _, rest = text.partition("\n")
    return f"{first}\n# {case.way}, {case.size[0]}x{case.size[1]}\n# {ending(parse_record(text))}\n{rest}"


def main(asked: list[str]) -> None:
    """Play the games that are asked for, or those of which no record is kept."""
    for case in selected():
        file = RECORDS / f"{case.game}.txt"
        if case.game in asked or not (asked or file.exists()):
            windows, db = place()
            try:
                file.write_text(kept(case, play(case, windows.open, db)), encoding="utf-8")
            except Exception as wrong:
                windows.take_back(keep=False)
                print(f"{case}: {type(wrong).__name__}: {wrong}", flush=True)
            else:
                print(f"{case}: {windows.take_back() or 'kept'}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
