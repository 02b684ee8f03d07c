"""The guides for players name what the page shows by the words that stand there, and say the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rummykit.words.languages import LANGUAGES, language_for
from tests.words.page_texts import messages

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "docs" / "guide"


def guide(tag: str) -> str:
    return (GUIDES / f"{tag}.md").read_text("utf-8")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_bold_stands_on_the_page(tag: str) -> None:
    there = {text for message in messages(tag).values() for text in message.values()}
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
