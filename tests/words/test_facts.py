"""Every fact that the engine may tell of a hand or an aim has its message, in every language and with its params."""

from __future__ import annotations

import re

import pytest

from rummykit.play.facts import FACTS, fact
from rummykit.words.languages import LANGUAGES
from tests.words.page_texts import messages

FIELD = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_fact_has_its_message_and_every_message_its_fact(tag: str) -> None:
    said = messages(tag)
    assert {key.removeprefix("fact_") for key in said if key.startswith("fact_")} == FACTS.keys()
    for code, params in FACTS.items():
        texts = said[f"fact_{code}"].values()
        assert {*FIELD.findall(" ".join(texts))} == {*params}, code
        assert all(len(FIELD.sub("30", text)) <= 32 for text in texts), f"fact_{code} does not fit on a line"


def test_a_fact_that_no_page_could_word_is_none() -> None:
    for code, params in (("points", ()), ("points", ("value",)), ("luck", ())):
        with pytest.raises(LookupError, match=f"{code} with .* is no fact"):
            fact(code, None, **dict.fromkeys(params, 3))
