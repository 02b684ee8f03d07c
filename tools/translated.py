"""Count what each language of texts/ lacks: ``python -m tools.translated``; with tags, list it in English."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from fluent.syntax import serialize
from fluent.syntax.ast import Resource

from tools.texts import TEXTS, BadText, entries

FILES = sorted(each.stem for each in TEXTS.glob("en/*.ftl") if each.stem not in ("language", "nouns"))
"""Every language has nouns of its own, and a language file or nothing at all."""


def lacking(language: Path, file: str) -> list[str]:
    """The ids of one English file that a language has no text for."""
    there = language / f"{file}.ftl"
    said = entries(there) if there.exists() else {}
    return [name for name in entries(TEXTS / "en" / f"{file}.ftl") if name not in said]


def table() -> str:
    """What every language lacks, by file."""
    rows = [("", *FILES, "texts", "lacking")]
    total = sum(len(entries(TEXTS / "en" / f"{file}.ftl")) for file in FILES)
    for language in sorted(each for each in TEXTS.iterdir() if each.is_dir()):
        missing = [len(lacking(language, file)) for file in FILES]
        rows.append((language.name, *map(str, missing), str(total - sum(missing)), str(sum(missing))))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(" ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def listed(language: Path) -> str:
    """The English texts that a language lacks, file by file, to be translated and put into its files."""
    found: list[str] = []
    for file in FILES:
        english = entries(TEXTS / "en" / f"{file}.ftl")
        if missing := lacking(language, file):
            found += [f"### {language.name}/{file}.ftl\n", serialize(Resource([english[name] for name in missing]))]
    return "\n".join(found) or f"{language.name} lacks nothing."


def main(tags: list[str]) -> int:
    """Print the table, or what the languages of these tags lack."""
    unknown = [tag for tag in tags if not (TEXTS / tag).is_dir()]
    if unknown:
        print(f"There is no folder texts/{unknown[0]}.", file=sys.stderr)
        return 1
    try:
        print("\n".join(listed(TEXTS / tag) for tag in tags) or table(), flush=True)
    except BrokenPipeError:
        # Nobody reads on, as behind `| head`. What is left in the buffer must not be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BadText as bad:
        sys.exit(str(bad))
