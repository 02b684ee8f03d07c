"""What one floor knows about the words of the vocabulary: an entry for each, in the folder of the word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Generic, TypeVar, get_args

E = TypeVar("E")


class Entries(Generic[E]):
    """The entries for all words of one union, such as `Step`.

    `what` an entry is, is for the sentence about a word that lacks one. It stands at a `place` in the folder of its
    word, "price.PRICE" for `PRICE` in `price.py`, and is imported when it is first asked for. `default` is the entry of
    words whose folder has no such file.
    """

    def __init__(self, union: object, what: str, place: str, *, default: E | None = None) -> None:
        self.words: tuple[type[Any], ...] = get_args(union)
        self.what = what
        self.file, _, self.name = place.partition(".")
        self.default = default
        self._entries: dict[type[Any], E] = {}

    def __iter__(self) -> Iterator[type[Any]]:
        return (word for word in self.words if self.get(word) is not None)

    def of(self, value: object) -> E:
        """The entry for the word of a value; raises `LookupError` with a sentence if there is none."""
        found = self.get(type(value))
        if found is None:
            raise LookupError(self.lack(type(value)))
        return found

    def find(self, value: object) -> E | None:
        """The same, or None for a word that needs no entry."""
        return None if self.reason(type(value)) else self.of(value)

    def get(self, word: type[Any]) -> E | None:
        """The entry for a word by its class, if it has one."""
        found = self._entries.get(word)
        if found is None:
            found = self._in_folder(word)
            if found is None:
                return None
            self._entries[word] = found
        return found

    def reason(self, word: type[Any]) -> str:
        """Why a word needs no entry; empty where it does."""
        reasons: Mapping[str, str] = getattr(word, "needless", {})
        return reasons.get(self.file, "")

    def _in_folder(self, word: type[Any]) -> E | None:
        module = f"{word.__module__}.{self.file}"
        try:
            found: E = getattr(import_module(module), self.name)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            return None if self.reason(word) else self.default
        return found

    def lack(self, word: type[Any]) -> str:
        """The sentence about a word without an entry."""
        folder = word.__module__.replace(".", "/")
        return (
            f"{word.__name__} has no {self.what}: write {self.name} in {folder}/{self.file}.py, or why in `needless`."
        )

    def faults(self) -> Iterator[str]:
        """A sentence about each word that lacks an entry, or has both an entry and a reason for none."""
        for word in self.words:
            has, reason = self.get(word) is not None, self.reason(word)
            if not has and not reason:
                yield self.lack(word)
            if has and reason:
                yield f"{word.__name__} has {self.name}, and a reason for none: remove one of them."
