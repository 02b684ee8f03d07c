"""Sentences that remember what they were filled in with, so that they can be said in another language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self


class Translatable(str):
    """An English sentence, or a part of one: a `template` with its `parts` filled in.

    A part that is `Translatable` can itself be said in another language; any other is shown as it is.
    """

    template: str
    parts: Mapping[str, Any]

    def __new__(cls, template: str, /, **parts: Any) -> Self:
        """Fill the parts in; a template without parts is the sentence as it stands, braces and all."""
        sentence = super().__new__(cls, template.format(**parts) if parts else template)
        sentence.template, sentence.parts = template, parts
        return sentence

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.template,), dict(self.parts)


def translatable(text: object) -> Translatable:
    """A sentence, or the sentence of an error, as one that can be said in another language."""
    if isinstance(text, BaseException):
        text = text.args[0] if text.args else ""
    return text if isinstance(text, Translatable) else Translatable(str(text))


__all__ = ["Translatable", "translatable"]
