"""The languages that rules are written in, read from the tables that are compiled from ``texts/``."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from rummykit.words.language import Language, WorkshopTexts

OFFERED = ("en", "zh-Hant", "zh-Hans", "ja", "de", "vi", "tr", "it", "es")
"""The languages that the program offers, in the order in which they are listed."""
_TABLES = Path(__file__).parent

LANGUAGES: dict[str, Language] = {
    tag: msgspec.json.decode((_TABLES / f"{tag}.json").read_bytes(), type=Language) for tag in OFFERED
}
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


def sentence(language: Language, name: str) -> str:
    """A sentence as it is written in a language; in English where that lacks it."""
    return language.sentences.get(name, FALLBACK.sentences[name])


@cache
def workshop(tag: str) -> WorkshopTexts:
    """The texts of a language for the workshop, where people make games of their own."""
    return msgspec.json.decode((_TABLES / f"{language_for(tag).tag}.workshop.json").read_bytes(), type=WorkshopTexts)


@cache
def notices(tag: str) -> dict[str, str]:
    """What notices and letters say in a language, by their ids; in English what it lacks."""
    own = msgspec.json.decode((_TABLES / f"{language_for(tag).tag}.notices.json").read_bytes(), type=dict[str, str])
    return own if tag == FALLBACK.tag else {**notices(FALLBACK.tag), **own}
