"""What one floor knows about the words of the vocabulary: a table with an entry for each, keyed by the word's class."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar, get_args


class OfWord(Protocol):
    """An entry that names its word."""

    @property
    def word(self) -> type[Any]:
        """The class of the word."""


E = TypeVar("E")
W = TypeVar("W", bound=OfWord)


class Entries(Generic[E]):
    """The entries for all words of one union, such as `Step`.

    `what` an entry is and `where` the table stands are for the sentence about a word that lacks one. `without` names
    the words that need no entry, each with its reason.
    """

    def __init__(
        self,
        union: object,
        what: str,
        where: str,
        entries: Mapping[type[Any], E],
        without: Mapping[type[Any], str] | None = None,
    ) -> None:
        self.words: tuple[type[Any], ...] = get_args(union)
        self.what = what
        self.where = where
        self.without = dict(without or {})
        self._entries = dict(entries)

    def __iter__(self) -> Iterator[type[Any]]:
        return iter(self._entries)

    def of(self, value: object) -> E:
        """The entry for the word of a value; raises `LookupError` with a sentence if there is none."""
        try:
            return self._entries[type(value)]
        except KeyError:
            raise LookupError(self.lack(type(value))) from None

    def find(self, value: object) -> E | None:
        """The same, or None for a word that needs no entry."""
        return None if type(value) in self.without else self.of(value)

    def get(self, word: type[Any]) -> E | None:
        """The entry for a word by its class, if it has one."""
        return self._entries.get(word)

    def lack(self, word: type[Any]) -> str:
        """The sentence about a word without an entry."""
        return f"{word.__name__} has no {self.what}: add an entry in {self.where}, or to its `without` the reason."

    def faults(self) -> Iterator[str]:
        """A sentence about each word that is missing, is not in the union, or has both an entry and a reason."""
        for word in self.words:
            if word not in self._entries and word not in self.without:
                yield self.lack(word)
            if word in self._entries and word in self.without:
                yield f"{word.__name__} has an entry in {self.where}, and a reason for none: remove one of them."
        for word in (*self._entries, *self.without):
            if word not in self.words:
                yield f"{word.__name__} has an entry in {self.where}, but no sheet can say it: add it to its union."


def keyed(entries: Iterable[W]) -> dict[type[Any], W]:
    """Entries keyed by their words."""
    return {entry.word: entry for entry in entries}
