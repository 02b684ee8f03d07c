"""Which sentences are said."""

from __future__ import annotations

import pytest

from rummykit.words.voice import Voice


def noted_sentences(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The sentences that are said from now on by their names, each as it is first said."""
    said: dict[str, str] = {}
    say = Voice.say

    def noted(voice: Voice, sentence: str, **fields: int | str) -> str:
        text = say(voice, sentence, **fields)
        said.setdefault(voice.form_of(sentence), text)
        return text

    monkeypatch.setattr(Voice, "say", noted)
    return said
