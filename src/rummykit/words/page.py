"""A page of rules as a value."""

from __future__ import annotations

import msgspec

from rummykit.cards import Faces


class RuleSection(msgspec.Struct, frozen=True, kw_only=True):
    """A section of a rule page; `anchor` is what the `rule` of a refusal ends in, examples are melds to be drawn."""

    anchor: str
    level: int
    heading: str
    paragraphs: tuple[str, ...]
    examples: tuple[Faces, ...] = ()


class RulePage(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game in words, made from the sheet in force."""

    game: str
    language: str
    title: str
    sections: tuple[RuleSection, ...]


def section_of(page: RulePage, rule: str) -> RuleSection:
    """The section that a rule such as ``rummikub/jokers.sets`` is written in, or the nearest one above it.

    Raises `LookupError` if the page has neither.
    """
    sections = {section.anchor: section for section in page.sections}
    anchor = rule.rpartition("/")[2]
    while anchor:
        if anchor in sections:
            return sections[anchor]
        anchor = anchor.rpartition(".")[0]
    raise LookupError(f"The rules of {page.game} have no section for {rule!r}.")
