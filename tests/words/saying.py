"""Which sentences are said."""

from __future__ import annotations

import pytest

from rummykit.words.voice import Voice


def noted_sentences(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A table that gets every sentence used from now on: its name, and its text when it was first used."""
    said: dict[str, str] = {}
    say = Voice.say

    def noted(voice: Voice, sentence: str, **fields: int | str) -> str:
        text = say(voice, sentence, **fields)
        said.setdefault(voice.form_of(sentence), text)
        return text

    monkeypatch.setattr(Voice, "say", noted)
    return said
