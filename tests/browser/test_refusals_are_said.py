"""Every refusal there is, the rules' and the server's, is said by the page in all its languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rummykit import words
from rummykit.server.refusals import EVERY

MESSAGES = Path(__file__).parents[2] / "web/messages"


def fields(message: str | list[dict[str, Any]]) -> set[str]:
    """The params that a sentence uses; a message of the page may have one sentence for tiles and one for cards."""
    texts = [message] if isinstance(message, str) else [text for each in message for text in each["match"].values()]
    return set(re.findall(r"\{(\w+)\}", "\n".join(texts)))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    messages = json.loads((MESSAGES / f"{language}.json").read_text())
    unsaid, foreign = [], {}
    for code, refusal in EVERY.items():
        said = messages.get(f"refusal_{code}")
        if said is None:
            unsaid.append(code)
        elif more := fields(said) - fields(refusal.text):
            foreign[code] = more
    assert not unsaid
    assert not foreign


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nothing_is_said_that_nobody_refuses_with(language: str) -> None:
    messages = json.loads((MESSAGES / f"{language}.json").read_text())
    assert not [key for key in messages if key.startswith("refusal_") and key.removeprefix("refusal_") not in EVERY]
