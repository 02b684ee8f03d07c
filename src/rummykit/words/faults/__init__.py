"""What makes no sense on a sheet, said in every language but English, in which the rules say it themselves.

A table has for each sentence, as it is written where the fault is found, what the language says instead. A field with
its value is written as there, ``stock.when_empty = "flip"``: the reader sees what its control is called.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from rummykit.translatable import Translatable
from rummykit.words.languages import FALLBACK, language_for

QUOTES: Mapping[str, tuple[str, str]] = {
    "en": ("“", "”"),
    "zh-Hant": ("「", "」"),
    "zh-Hans": ("“", "”"),
    "ja": ("「", "」"),
    "de": ("„", "“"),
    "vi": ("“", "”"),
}
"""What stands before and after the name of a control."""


def in_language(fault: Translatable, language: str) -> str:
    """A fault in a language, with the parts of it that are sentences themselves; what has no entry is in English."""
    told = sentences(language).get(fault.template, fault.template)
    if not fault.parts:
        return told
    parts = {
        name: in_language(part, language) if isinstance(part, Translatable) else part
        for name, part in fault.parts.items()
    }
    return told.format(**parts)


def set_to(name: str, value: str, language: str) -> str:
    """A control and what it is to show, both as they stand in a sentence."""
    return f"{name}{'：' if language_for(language).tag in ('zh-Hant', 'zh-Hans', 'ja') else ': '}{value}"


def quoted(name: str, language: str) -> str:
    """The name of a control as it stands in a sentence."""
    before, after = QUOTES[language_for(language).tag]
    return f"{before}{name}{after}"


@cache
def sentences(language: str) -> Mapping[str, str]:
    """What a language says for the sentences of the rules."""
    speaks = language_for(language)
    if speaks is FALLBACK:
        return {}
    table: Mapping[str, str] = import_module(f"{__name__}.{speaks.tag.lower().replace('-', '_')}").FAULTS
    return table
