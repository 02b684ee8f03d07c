"""The tables of observations in ``docs/lab.md``, written from the declarations of planes and scalars.

``python -m tools.encoding_tables [--check]``
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rummykit.games import SHEETS
from rummykit.lab.actions import SpaceName, action_space
from rummykit.lab.by_kernel import kernel_deals
from rummykit.lab.encode import encoder, likeness
from rummykit.lab.flat import Flat
from rummykit.lab.planes import PLANES
from rummykit.lab.scalars import SCALARS
from rummykit.rules import Rules

PAGE = Path("docs/lab.md")
OTHER_SPACES: dict[str, tuple[SpaceName, ...]] = {"cards": ("flat", "candidates"), "tiles": ("listed",)}
"""The action spaces besides `micro`, by what is played with."""
BEGIN, END = "<!-- tables: begin, written by `make docs` -->", "<!-- tables: end -->"


def tables() -> str:
    """The part of the page between the marks."""
    return "\n".join(_lines())


def page(text: str) -> str:
    """The page with its tables; raises `ValueError` if the marks are missing."""
    before, after = text.index(BEGIN), text.index(END)
    return f"{text[:before]}{BEGIN}\n\n{tables()}\n\n{text[after:]}"


def _lines() -> Iterator[str]:
    for family, planes in PLANES.items():
        yield from (f"Planes of `{family}-v1`:", "", "| plane | rows | counts | in |", "|---|---|---|---|")
        for plane in planes:
            rows = "one a seat" if plane.by_seat else "1"
            yield f"| `{plane.name}` | {rows} | {plane.text} | {_games(plane.asked, family)} |"
        yield ""
    yield from ("Scalars of both:", "", "| scalar | numbers | what | in |", "|---|---|---|---|")
    for scalar in SCALARS:
        yield f"| `{scalar.name}` | {_width(scalar.width)} | {scalar.text} | {_games(scalar.asked, None)} |"
    yield from ("", "Sizes, with the fewest and the most players, and which program plays:", "")
    yield "| game | players | `faces` | `table` | `scalars` | observation | usual action numbers | played by |"
    yield "|---|---|---|---|---|---|---|---|"
    for game, rules in SHEETS.items():
        space = action_space(rules)
        for players in sorted({*map(rules.in_deal, rules.players)}):
            shapes = encoder(rules, players).shapes
            sizes = " | ".join(" × ".join(map(str, shape)) for shape in shapes.values())
            total = encoder(rules, players).size
            numbers, program = f"{space.size} ({space.name})", _program(rules, players)
            yield f"| `{game}` | {players} | {sizes} | {total} | {numbers} | {program} |"


def _program(rules: Rules, players: int) -> str:
    """Whether the kernel or the engine plays, by the usual numbers or by others."""
    code, usual = encoder(rules, players), action_space(rules)
    if kernel_deals(code, usual, 1):
        return "kernel"
    others = [name for name in OTHER_SPACES[likeness(rules)] if name != usual.name]
    spaces = [action_space(rules, name) for name in others if name != "flat" or Flat.covers(rules)]
    found = [space.name for space in spaces if kernel_deals(code, space, 1)]
    return f"engine; kernel by `{found[0]}`" if found else "engine"


def _width(width: Callable[[Rules, int], int]) -> str:
    """How many numbers there are, in words where it depends on sheet or players."""
    sheets = [(rules, players) for rules in SHEETS.values() for players in map(rules.in_deal, rules.players)]
    widths = {width(rules, players) for rules, players in sheets}
    if len(widths) == 1:
        return str(widths.pop())
    return "one a seat" if all(width(rules, players) == players for rules, players in sheets) else "by the sheet"


def _games(asked: Callable[[Rules], bool], family: str | None) -> str:
    """The games that have it, in short."""
    sheets = [rules for rules in SHEETS.values() if family in (None, likeness(rules))]
    having = [rules for rules in sheets if asked(rules)]
    if len(having) == len(sheets):
        return "all"
    if not having:
        return "house rules"
    if len(having) <= 5:
        return ", ".join(f"`{rules.id}`" for rules in having)
    lacking = ", ".join(f"`{rules.id}`" for rules in sheets if rules not in having)
    return f"all but {lacking}" if len(sheets) - len(having) <= 6 else f"{len(having)} games"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="say whether the page is up to date, write nothing")
    text = PAGE.read_text(encoding="utf-8")
    written = page(text)
    if parser.parse_args().check:
        return int(written != text)
    PAGE.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
