"""The guides for players name what the page shows by the words that stand there, and say the same in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rummykit.words.languages import LANGUAGES, language_for

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "docs" / "guide"


def guide(tag: str) -> str:
    return (GUIDES / f"{tag}.md").read_text("utf-8")


def texts(message: Any) -> Iterator[str]:
    """All that a message may say."""
    if isinstance(message, str):
        yield message
    elif isinstance(message, dict):
        for each in message.values():
            yield from texts(each)
    elif isinstance(message, list):
        for each in message:
            yield from texts(each)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_bold_stands_on_the_page(tag: str) -> None:
    messages = json.loads((ROOT / "web" / "messages" / f"{tag}.json").read_text("utf-8"))
    there = {*texts([*messages.values()])}
    _, _, after_the_first = guide(tag).partition("\n## ")
    named = set(re.findall(r"\*\*(.+?)\*\*", after_the_first.replace("\n", " ")))
    assert len(named) > 25
    assert named - there == set()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_each_leads_to_the_others_and_has_the_same_sections(tag: str) -> None:
    ways = (
        language_for(other).name if other == tag else f"[{language_for(other).name}]({other}.md)" for other in LANGUAGES
    )
    assert {*guide(tag).splitlines()[2].split(" · ")} == {*ways}
    assert guide(tag).count("\n## ") == guide("en").count("\n## ")
