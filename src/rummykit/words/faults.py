"""What makes no sense on a sheet, said in every language but English, in which the rules say it themselves."""

from __future__ import annotations

from rummykit.translatable import Translatable
from rummykit.words.languages import language_for, workshop


def in_language(fault: Translatable, language: str) -> str:
    """A fault in a language, with the parts of it that are sentences themselves; what has no entry is in English."""
    told = workshop(language).faults.get(fault.template, fault.template)
    if not fault.parts:
        return told
    parts = {
        name: in_language(part, language) if isinstance(part, Translatable) else part
        for name, part in fault.parts.items()
    }
    return told.format(**parts)


def set_to(name: str, value: str, language: str) -> str:
    """A control and what it is to show, both as they stand in a sentence."""
    return f"{name}{language_for(language).colon}{value}"


def quoted(name: str, language: str) -> str:
    """The name of a control as it stands in a sentence."""
    before, after = language_for(language).quotes
    return f"{before}{name}{after}"
