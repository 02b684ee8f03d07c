"""From the third form of sheets to the fourth: house rules are worded as they are today.

`former_texts.json` has the English texts of before with those that took their place. Languages know a house rule by its
name and its text, and a sheet of the house is the same game whenever it was stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rummykit.sheets.plain import Plain


def fourth_form(plain: Plain) -> Plain:
    """A sheet of the third form in the fourth."""
    return reworded(plain, _former_texts())


def reworded(plain: Plain, texts: Mapping[str, str]) -> Plain:
    """A sheet with other texts of its house rules, by those of before."""
    offers = plain.get("offers")
    if not isinstance(offers, list | tuple):
        return plain

    def option(found: Any) -> Any:
        if not isinstance(found, Mapping) or not isinstance(text := found.get("text"), str):
            return found
        return {**found, "text": texts.get(text, text)}

    return plain | {"offers": [option(each) for each in offers]}


@cache
def _former_texts() -> dict[str, str]:
    return msgspec.json.decode(Path(__file__).with_name("former_texts.json").read_bytes(), type=dict[str, str])
