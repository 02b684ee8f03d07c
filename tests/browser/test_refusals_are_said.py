"""Every refusal there is, the rules' and the server's, is said by the page in all its languages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rummykit import words
from rummykit.rules.refusals import REFUSALS as OF_THE_RULES
from rummykit.rules.refusals import Wording
from rummykit.server.refusals import REFUSALS as OF_THE_SERVER
from rummykit.server.refusals import Wording as ServerWording

MESSAGES = Path(__file__).parents[2] / "web/messages"
KEYS: dict[str, tuple[Mapping[str, Wording | ServerWording], tuple[str, ...]]] = {
    "rules": (OF_THE_RULES, ("refusal_{}",)),
    "server": (OF_THE_SERVER, ("problem_{}", "refusal_{}")),
}
"""Where the page looks for the sentence of a code: the server's answers over HTTP have their own."""


def fields(message: str | list[dict[str, Any]]) -> set[str]:
    """The params that a sentence uses; a message of the page may have one sentence for tiles and one for cards."""
    texts = [message] if isinstance(message, str) else [text for each in message for text in each["match"].values()]
    return set(re.findall(r"\{(\w+)\}", "\n".join(texts)))


@pytest.mark.parametrize("whose", KEYS)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_refusal_is_said(language: str, whose: str) -> None:
    messages = json.loads((MESSAGES / f"{language}.json").read_text())
    refusals, keys = KEYS[whose]
    unsaid, foreign = [], {}
    for code, refusal in refusals.items():
        said = next((messages[key.format(code)] for key in keys if key.format(code) in messages), None)
        if said is None:
            unsaid.append(code)
        elif more := fields(said) - fields(refusal.text):
            foreign[code] = more
    assert not unsaid
    assert not foreign
