"""The glossary: one word for each notion in each language. ``python -m tests.words.glossary`` writes docs/terms.md."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).with_name("terms.toml")
PAGE = Path(__file__).parents[2] / "docs" / "terms.md"
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "zh-Hant": "繁體中文",
    "zh-Hans": "简体中文",
    "ja": "日本語",
    "vi": "Tiếng Việt",
    "tr": "Türkçe",
    "it": "Italiano",
    "es": "Español",
}
FAMILIES = ("tiles", "cards")

HEAD = """\
<!-- Written by `python -m tests.words.glossary` from tests/words/terms.toml: change that, not this file. -->

# The terms

One word for each notion in each language, as the printed sheets have it where they print one. The rule pages, the
house rules, the refusals, the workshop and the page of the program keep to it: `tests/words/test_terms.py` looks for
the words that were given up, which stand struck out below; each place where such a word is right in another sense is
named in `tests/words/terms.toml`.

Where tiles and cards have words of their own, the word for tiles stands before the bar, that for cards behind it.
What words mean in the code stands [at the end](#in-the-code). How sentences are made of them: a page of style for
[English](style/en.md), [Deutsch](style/de.md), [繁體中文](style/zh-Hant.md), [简体中文](style/zh-Hans.md),
[日本語](style/ja.md), [Tiếng Việt](style/vi.md), [Türkçe](style/tr.md), [Italiano](style/it.md) and
[Español](style/es.md).
"""

CODE = """\
## In the code

One meaning a word, in every room of the program ([architecture.md](architecture.md)).

| word | means |
| --- | --- |
"""


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A word no longer used: what finds it, how it is shown, the family it is wrong in, and where it is right."""

    notion: str
    language: str
    find: re.Pattern[str]
    say: str
    where: str | None
    but: Mapping[str, str]

    def allowed(self, at: str) -> bool:
        """Whether the word is right in this place."""
        return any(fnmatch(at, each) for each in self.but)


@dataclass(frozen=True, slots=True)
class Term:
    """A notion: its words by language and family, and what was given up."""

    notion: str
    means: str
    words: Mapping[str, Mapping[str, tuple[str, ...]]]
    given_up: tuple[GivenUp, ...]


def _words(said: str | Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    by_family = {family: said if isinstance(said, str) else said[family] for family in FAMILIES}
    return {family: tuple(text.split(" / ")) for family, text in by_family.items()}


def _term(entry: Mapping[str, Any]) -> Term:
    given_up = tuple(
        GivenUp(
            notion=entry["notion"],
            language=language,
            find=re.compile(each["find"]),
            say=each.get("say", each["find"].replace("\\b", "").replace("|", ", ")),
            where=each.get("where"),
            but=each.get("but", {}),
        )
        for language, several in entry.get("given_up", {}).items()
        for each in several
    )
    return Term(entry["notion"], entry["means"], {tag: _words(entry[tag]) for tag in LANGUAGES}, given_up)


@cache
def _source() -> dict[str, Any]:
    return tomllib.loads(SOURCE.read_text(encoding="utf-8"))


@cache
def terms() -> tuple[Term, ...]:
    """Every term, in the order of the page."""
    return tuple(_term(entry) for entry in _source()["term"])


@cache
def families_of(key: str) -> tuple[str, ...]:
    """The families of games that a message of the page is said of."""
    named = tuple(family for family, keys in _source()["families"].items() if any(fnmatch(key, each) for each in keys))
    return named or FAMILIES


def families_named() -> list[str]:
    """Every message, or pattern of messages, that is said of one family alone."""
    return [key for keys in _source()["families"].values() for key in keys]


def shown(words: Mapping[str, tuple[str, ...]]) -> str:
    """The words of a language in a cell of a table."""
    tiles, cards = (", ".join(words[family]) for family in FAMILIES)
    return tiles if tiles == cards else f"{tiles} \\| {cards}"


def lost(term: Term, language: str) -> str:
    """What a language gave up, struck out."""
    words = [
        f"~~{each.say}~~" + (f" ({each.where})" if each.where else "")
        for each in term.given_up
        if each.language == language
    ]
    return f"<br>{', '.join(words)}".replace("|", "\\|") if words else ""


def markdown() -> str:
    """The page."""
    lines = [HEAD, f"| Notion | {' | '.join(LANGUAGES.values())} |", "| --- " * (len(LANGUAGES) + 1) + "|"]
    for term in terms():
        cells = [shown(term.words[tag]) + lost(term, tag) for tag in LANGUAGES]
        lines.append(f"| **{term.notion}**<br>{term.means} | {' | '.join(cells)} |")
    code = [f"| **{entry['name']}** | {entry['means']} |" for entry in _source()["code"]]
    return "\n".join([*lines, "", CODE + "\n".join(code), ""])


if __name__ == "__main__":
    PAGE.write_text(markdown(), encoding="utf-8")
