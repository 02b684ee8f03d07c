"""Every fact that the engine may tell of a hand or an aim has its message, in every language and with its params."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rummykit.play.facts import FACTS, fact

MESSAGES = Path(__file__).parents[2] / "web" / "messages"
FIELD = re.compile(r"\{(\w+)\}")


def texts_of(message: Any) -> list[str]:
    """The texts of a message, one for each case."""
    if isinstance(message, str):
        return [message]
    return [text for variants in message for text in variants["match"].values()]


@pytest.mark.parametrize("tag", ["en", "zh-Hant", "zh-Hans", "ja", "de", "vi"])
def test_every_fact_has_its_message_and_every_message_its_fact(tag: str) -> None:
    messages = json.loads((MESSAGES / f"{tag}.json").read_text(encoding="utf-8"))
    assert {key.removeprefix("fact_") for key in messages if key.startswith("fact_")} == FACTS.keys()
    for code, params in FACTS.items():
        texts = texts_of(messages[f"fact_{code}"])
        assert {*FIELD.findall(" ".join(texts))} == {*params}, code
        assert all(len(FIELD.sub("30", text)) <= 32 for text in texts), f"fact_{code} does not fit on a line"


def test_a_fact_that_no_page_could_word_is_none() -> None:
    for code, params in (("points", ()), ("points", ("value",)), ("luck", ())):
        with pytest.raises(LookupError, match=f"{code} with .* is no fact"):
            fact(code, None, **dict.fromkeys(params, 3))
