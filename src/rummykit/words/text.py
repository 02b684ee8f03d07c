"""A page of rules as plain text for a terminal, and as Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import east_asian_width

from rummykit.words.languages import language_for, sentence
from rummykit.words.page import RulePage, RuleSection
from rummykit.words.voice import faces_text

NOT_FIRST = "、。，：；！？）」』”)]},.:;!?·ーァィゥェォッャュョぁぃぅぇぉっゃゅょ々〜"
NOT_LAST = "（「『“([{"


def as_markdown(page: RulePage) -> str:
    """The page as Markdown; every heading is preceded by its anchor."""
    language = language_for(page.language)
    lines = [f"# {page.title}"]
    for section in page.sections:
        lines += ["", f'<a id="{section.anchor}"></a>', "", f"{'#' * (section.level + 1)} {section.heading}"]
        for paragraph in section.paragraphs:
            lines += ["", paragraph]
        if section.examples:
            lines += ["", sentence(language, "examples"), ""]
            lines += [f"* {faces_text(meld, language)}" for meld in section.examples]
    return "\n".join([*lines, ""])


def as_text(page: RulePage, width: int = 80) -> str:
    """The page as plain text in lines of at most `width` columns; Chinese and Japanese signs take two."""
    lines = [page.title, "=" * columns(page.title), ""]
    for section in page.sections:
        lines += [*_section(section, page.language, width), ""]
    return "\n".join(lines)


def _section(section: RuleSection, tag: str, width: int) -> Iterator[str]:
    language = language_for(tag)
    yield section.heading
    if section.level == 1:
        yield "-" * columns(section.heading)
    for paragraph in section.paragraphs:
        yield from wrapped(paragraph, width)
    for meld in section.examples:
        yield f"  * {faces_text(meld, language)}"


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def wrapped(text: str, width: int) -> Iterator[str]:
    """The lines of a paragraph, broken at spaces and between wide signs, never before a closing mark."""
    line = ""
    for word in _words(text):
        if line and columns(line + word.rstrip()) > width:
            yield line.rstrip()
            line = ""
        line += word
    if line:
        yield line.rstrip()


def _words(text: str) -> Iterator[str]:
    """Pieces of a text that may not be broken, with the spaces behind them."""
    word = ""
    for i, sign in enumerate(text):
        word += sign
        after = text[i + 1] if i + 1 < len(text) else " "
        wide = columns(sign) == 2 and columns(after) == 2
        breaks = (sign == " " or wide) and after != " " and after not in NOT_FIRST and sign not in NOT_LAST
        if breaks:
            yield word
            word = ""
    if word:
        yield word
