"""The whole page: every part of a sheet in its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from rummykit.rules import Rules
from rummykit.words import ending, house, playing, scoring, setting_up, shapes, steps, table
from rummykit.words.languages import language_for
from rummykit.words.page import RulePage, RuleSection
from rummykit.words.voice import Voice

PARTS: tuple[Callable[[Voice, Rules], Iterator[RuleSection]], ...] = (
    setting_up.aim,
    setting_up.pack,
    setting_up.deal,
    setting_up.start,
    shapes.melds,
    shapes.jokers,
    playing.opening,
    steps.turn,
    table.table,
    steps.time,
    steps.end,
    ending.exhausted,
    scoring.scoring,
    ending.match,
    house.options,
)


def rule_page(rules: Rules, language: str) -> RulePage:
    """The rules of a sheet in words; a language that is not known is answered in English."""
    speaks = language_for(language)
    voice = Voice(speaks, rules.pack.family)
    return RulePage(
        game=rules.id,
        language=speaks.tag,
        title=rules.names.get(speaks.tag),
        sections=merged(section for part in PARTS for section in part(voice, rules)),
    )


def merged(sections: Iterable[RuleSection]) -> tuple[RuleSection, ...]:
    """The sections with those of one anchor made one, at the place of the first."""
    found: dict[str, RuleSection] = {}
    for section in sections:
        first = found.get(section.anchor)
        if first is not None:
            paragraphs = dict.fromkeys((*first.paragraphs, *section.paragraphs))
            section = replace(first, paragraphs=tuple(paragraphs), examples=(*first.examples, *section.examples))
        found[section.anchor] = section
    return tuple(found.values())
