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
    offers = plain.get("offers")
    if not isinstance(offers, list | tuple):
        return plain
    return plain | {"offers": [_reworded(option) for option in offers]}


def _reworded(option: Any) -> Any:
    if not isinstance(option, Mapping) or not isinstance(text := option.get("text"), str):
        return option
    return {**option, "text": _former_texts().get(text, text)}


@cache
def _former_texts() -> dict[str, str]:
    return msgspec.json.decode(Path(__file__).with_name("former_texts.json").read_bytes(), type=dict[str, str])
