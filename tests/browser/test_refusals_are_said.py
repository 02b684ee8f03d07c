"""Every refusal there is, the rules' and the server's, is said by the page in all its languages."""

from __future__ import annotations

import re

import pytest

from rummykit import words
from rummykit.server.refusals import EVERY
from tests.words.page_texts import messages


def fields(*texts: str) -> set[str]:
    """The params that a sentence uses; a message of the page may have one sentence for tiles and one for cards."""
    return set(re.findall(r"\{(\w+)\}", "\n".join(texts)))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    unsaid, foreign = [], {}
    for code, refusal in EVERY.items():
        said = messages(language).get(f"refusal_{code}")
        if said is None:
            unsaid.append(code)
        elif more := fields(*said.values()) - fields(refusal.text):
            foreign[code] = more
    assert not unsaid
    assert not foreign


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nothing_is_said_that_nobody_refuses_with(language: str) -> None:
    assert not [
        key for key in messages(language) if key.startswith("refusal_") and key.removeprefix("refusal_") not in EVERY
    ]
