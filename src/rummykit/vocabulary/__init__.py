"""The vocabulary of rule sheets: a folder for each word, with what every floor knows of it.

`WORDS[HandPayments]` has it all, and `missing` names what a word lacks. A folder has its class in `__init__.py`, and a
file for each floor that knows something of it: `play.py`, `price.py` of a scoring or `format.py` of a match, `page.py`,
`referee.py`, `bots.py`. A file is imported when it is first asked for (`rules/entries.py`), so nothing lists the words.
"""

from typing import TYPE_CHECKING

import rummykit.rules  # noqa: F401  # first, so that a word can be imported before anything else

if TYPE_CHECKING:
    from rummykit.vocabulary.catalogue import TABLES, WORDS, Word, missing

__all__ = ["TABLES", "WORDS", "Word", "missing"]

if not TYPE_CHECKING:  # or a type checker would believe in every name
    from rummykit.lazy_names import lazy_names

    __getattr__, __dir__ = lazy_names(__name__, {"catalogue": "TABLES WORDS Word missing"})
