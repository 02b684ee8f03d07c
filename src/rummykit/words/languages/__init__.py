"""The languages that rules are written in: every module of this package is one, called `LANGUAGE` there."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from rummykit.words.language import Language

_ORDER = ("en", "zh-Hant", "zh-Hans", "ja", "de", "vi")
"""As they are listed wherever one chooses."""


def _found() -> dict[str, Language]:
    found: list[Language] = [import_module(f"{__name__}.{module.name}").LANGUAGE for module in iter_modules(__path__)]
    return {language.tag: language for language in sorted(found, key=lambda language: _ORDER.index(language.tag))}


LANGUAGES: dict[str, Language] = _found()
"""All languages by their tags."""
FALLBACK = LANGUAGES["en"]

_TAGS = {tag.lower(): language for language in LANGUAGES.values() for tag in (language.tag, *language.also)}


def language_for(tag: str) -> Language:
    """The language of a tag such as ``zh-Hant-TW`` or ``ja_JP``; English for languages that are not there."""
    wanted = tag.strip().replace("_", "-").lower()
    while wanted:
        if wanted in _TAGS:
            return _TAGS[wanted]
        wanted = wanted.rpartition("-")[0]
    return FALLBACK
