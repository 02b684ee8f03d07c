"""Which sentences are said."""

from __future__ import annotations

import pytest

from rummykit.words.voice import Voice


def noted_sentences(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """A set that gets the names of all sentences that are said from now on."""
    said: set[str] = set()
    say = Voice.say

    def noted(voice: Voice, sentence: str, **fields: int | str) -> str:
        said.add(voice.form_of(sentence))
        return say(voice, sentence, **fields)

    monkeypatch.setattr(Voice, "say", noted)
    return said
