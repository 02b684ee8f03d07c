"""The rule pages under docs/rules/, written from the rule sheets: `python -m tools.rule_pages [--check]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rummykit.games import SHEETS
from rummykit.rules import Rules
from rummykit.words.compose import rule_page
from rummykit.words.silent import silent_choices
from rummykit.words.text import as_markdown

LANGUAGE = "en"
MARK = "<!-- Written by `python -m tools.rule_pages` from the rule sheet: change that, not this file. -->\n\n"

INDEX = """\
# The rules

One page a game, in words made from the rule sheet that the engine plays by, so they cannot contradict it. The same
text is in the program in nine languages, with the house rules of a table worked in. At the end of each page stand
the choices made where printed rules are silent.

{games}

Rummikub is a trademark of its owner. The name is used here only to say which rules are meant.
"""


def page_of(rules: Rules) -> str:
    """The page of a game as it is written to its file."""
    silent = silent_choices(rules, LANGUAGE)
    introduction, *choices = silent.paragraphs
    lines = [f'<a id="{silent.anchor}"></a>', "", f"## {silent.heading}", "", introduction, ""]
    lines += [f"* {choice}" for choice in choices]
    return MARK + as_markdown(rule_page(rules, LANGUAGE)) + "\n".join(["", *lines, ""])


def files() -> Iterator[tuple[str, str]]:
    """Every file by its name, with what is in it."""
    listed = []
    for rules in SHEETS.values():
        listed.append(f"* [{rules.names.get(LANGUAGE)}]({rules.id}.md)")
        yield f"{rules.id}.md", page_of(rules)
    yield "README.md", MARK + INDEX.format(games="\n".join(listed))


def stale(folder: Path) -> list[str]:
    """The files of `folder` that are missing, differ from the sheets, or were written for a game that is gone."""
    wanted = dict(files())
    there = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.md")}
    ours = {name for name, text in there.items() if name in wanted or text.startswith(MARK)}
    return sorted(name for name in wanted.keys() | ours if wanted.get(name) != there.get(name))


def main(arguments: list[str] | None = None) -> int:
    """Write the pages, or with ``--check`` say which of them are stale."""
    parser = argparse.ArgumentParser(prog="python -m tools.rule_pages", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/rules"), help="where the pages are")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if a page is stale")
    asked = parser.parse_args(arguments)
    wrong = stale(asked.folder)
    if asked.check:
        for name in wrong:
            print(f"{asked.folder / name} is stale. Run `make docs` and commit it.", file=sys.stderr)
        return 1 if wrong else 0
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = dict(files())
    for name in wrong:
        if name in wanted:
            (asked.folder / name).write_text(wanted[name], encoding="utf-8")
        else:
            (asked.folder / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
