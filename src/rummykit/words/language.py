"""What a language is made of, and how it fills a sentence in. Its texts are in ``texts/``.

A sentence is a template. ``{name}`` is a value handed in, or else a term of the game's family: ``{piece}`` is "tile"
or "card", ``{pieces}`` its plural. ``{name:noun}`` is a number of something: ``{n:piece}`` is "1 tile" or "14 cards".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rummykit.cards import Family

FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")

Value: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class Noun:
    """A word: its forms, first the singular, last the general plural, how a number of it is written, and what one and
    two of it are called where they have words of their own, as in "once" and "twice"."""

    forms: tuple[str, ...]
    counted: str = "{n} {word}"
    few: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language: everything that `rummykit.words` says in it.

    `tag` is the language's tag, `also` the tags that it answers to as well. `numbers` are the forms that a word has
    after a number: "one" and "other", or "other" alone. `gap` stands between sentences, `comma`, `and_` and `or_`
    between the parts of a list, `colon` before what something is set to, `point` before the cents of an amount,
    `quotes` before and after the name of a control. `seats` are the names of players in examples, `suits` of colours
    and suits by family, `nouns` the words by family ("both" for either, where a family has no word of its own) and by
    what players call a thing, as in "canasta" and "burraco"; a language may have more of them than English, for its
    grammar. `options` has the text of every house rule, and may lack what `Option.text` says already.
    """

    tag: str
    name: str
    also: tuple[str, ...] = ()
    numbers: tuple[str, ...]
    gap: str
    comma: str
    colon: str
    point: str
    quotes: tuple[str, str]
    and_: str
    or_: str
    seats: tuple[str, ...]
    suits: Mapping[Family, tuple[str, str, str, str]]
    nouns: Mapping[str, Mapping[str, Noun]]
    sentences: Mapping[str, str]
    options: Mapping[str, str]

    def terms(self, *rooms: str) -> dict[str, str]:
        """The words of a family, and of what players call things, singular by their name and plural with an s."""
        found: dict[str, str] = {}
        for room in ("both", *rooms):
            for name, word in self.nouns[room].items():
                found[name] = word.forms[0]
                found[f"{name}s"] = word.forms[-1]
        return found

    def word(self, name: str, *rooms: str) -> Noun:
        """The word for something: that of the family or of what players call it, or else that of both families."""
        return next(self.nouns[room][name] for room in (*rooms, "both") if name in self.nouns[room])

    def count(self, n: int, name: str, *rooms: str) -> str:
        """So many of something."""
        word = self.word(name, *rooms)
        if 0 < n <= len(word.few):
            return word.few[n - 1]
        return word.counted.replace("{n}", str(n)).replace("{word}", word.forms[self._form(n)])

    def _form(self, n: int) -> int:
        return 0 if n == 1 or self.numbers == ("other",) else 1

    def all_of(self, parts: Sequence[str]) -> str:
        """A list that ends in "and"."""
        return self._list(parts, self.and_)

    def any_of(self, parts: Sequence[str]) -> str:
        """A list that ends in "or"."""
        return self._list(parts, self.or_)

    def _list(self, parts: Sequence[str], last: str) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.comma.join(parts[:-1]) + last + parts[-1]


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkshopTexts:
    """What a language says where somebody makes a game of their own.

    `labels` are the names of words, fields and choices ("Draw", "Draw.pile", "Draw.pile=top"), `notes` what words and
    fields say in a line, `faults` what makes no sense on a sheet, by the English sentence. English has only labels: its
    notes are the docstrings, its faults what the rules say. A field with its value is written in a fault as in the
    English, ``stock.when_empty = "flip"``: the reader sees what its control is called.
    """

    labels: Mapping[str, str]
    notes: Mapping[str, str]
    faults: Mapping[str, str]
