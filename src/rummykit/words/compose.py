"""The whole page: every part of a sheet in its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from rummykit.rules import Rules
from rummykit.words import ending, house, playing, scoring, setting_up, shapes, sides, silent, sitting_out, steps, table
from rummykit.words.languages import FALLBACK, language_for
from rummykit.words.page import RulePage, RuleSection
from rummykit.words.voice import Voice, voice_of

PARTS: tuple[Callable[[Voice, Rules], Iterator[RuleSection]], ...] = (
    setting_up.aim,
    setting_up.pack,
    setting_up.deal,
    setting_up.start,
    sides.sides,
    sitting_out.sitting_out,
    shapes.melds,
    shapes.jokers,
    sides.extras,
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
    voice = voice_of(rules, speaks)
    return RulePage(
        game=rules.id,
        language=speaks.tag,
        title=rules.names.get(speaks.tag),
        sections=merged(section for part in PARTS for section in part(voice, rules)),
    )


class Untranslated(NamedTuple):
    """What a language lacks to tell a sheet: the `name` of the game, texts of `options`, and ids of `sentences`."""

    name: bool
    options: tuple[str, ...]
    sentences: tuple[str, ...]


def untranslated(rules: Rules, language: str) -> Untranslated:
    """What of a sheet is told in English where its page is asked for in another language."""
    speaks = language_for(language)
    if speaks is FALLBACK:
        return Untranslated(False, (), ())
    voice = voice_of(rules, speaks)
    for part in (*PARTS, silent.choices):
        list(part(voice, rules))
    return Untranslated(
        name=not rules.names.has(speaks.tag),
        options=tuple(option.name for option in rules.offers if not house.is_translated(option, speaks)),
        sentences=tuple(voice.missing),
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
