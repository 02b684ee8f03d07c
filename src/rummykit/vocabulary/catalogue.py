"""The vocabulary of rule sheets, each word with what every floor knows about it: `WORDS[Draw]` has it all.

Each floor has its own table, which finds an entry by the class of the word; here they are collected. So are the tables
keyed by the family of a game. `missing` names every word and family without an entry, and the place where it belongs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rummykit import rules
from rummykit.analysis.endings import ACTIONS_A_SECOND
from rummykit.bots import BOTS
from rummykit.bots.knowledge import KNOWLEDGE
from rummykit.checked import Checked, fields_of
from rummykit.match.formats import FORMATS
from rummykit.match.score import PRICES
from rummykit.play.draft import JUDGES
from rummykit.play.hand_facts import OF_SCORING
from rummykit.play.steps import BEHAVIOUR
from rummykit.play.steps.families import FAMILIES
from rummykit.referee.families import QUESTIONS
from rummykit.referee.score import ANSWERS
from rummykit.rules.entries import Entries
from rummykit.rules.families import ByFamily
from rummykit.rules.words import all_words
from rummykit.solve.best_of_family import BEST
from rummykit.words.ending import MATCHES
from rummykit.words.scoring import SCORINGS
from rummykit.words.silent import SILENCES, Silence
from rummykit.words.steps import STEPS

TABLES: tuple[Entries[Any], ...] = (
    BEHAVIOUR,
    OF_SCORING,
    STEPS,
    PRICES,
    SCORINGS,
    ANSWERS,
    KNOWLEDGE,
    FORMATS,
    MATCHES,
)
"""The tables of the floors, one for each kind of knowledge."""

FAMILY_TABLES: tuple[ByFamily[Any], ...] = (FAMILIES, JUDGES, BEST, QUESTIONS, BOTS, ACTIONS_A_SECOND)
"""What the floors know about each family of games."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word: its class, its fields with their annotations, and the choices where printed rules are silent about it.

    `known` has, by table, what a floor knows about it; `needless`, by table, why a floor needs to know nothing.
    """

    kind: type[Checked]
    fields: Mapping[str, Any]
    silences: tuple[Silence[Any], ...]
    known: Mapping[str, object]
    needless: Mapping[str, str]


def _word(kind: type[Checked]) -> Word:
    tables = {table.what: table for table in TABLES if kind in table.words}
    return Word(
        kind=kind,
        fields=fields_of(kind),
        silences=tuple(silence for silence in SILENCES if silence.word is kind),
        known={what: entry for what, table in tables.items() if (entry := table.get(kind)) is not None},
        needless={what: reason for what, table in tables.items() if (reason := table.reason(kind))},
    )


WORDS: Mapping[type[Checked], Word] = {kind: _word(kind) for kind in all_words()}
"""Every word of the vocabulary, by class."""


def missing() -> Iterator[str]:
    """A sentence for everything that a floor should know about a word or a family and does not."""
    for table in TABLES:
        yield from table.faults()
    for of_families in FAMILY_TABLES:
        yield from of_families.faults()
    for kind in WORDS:
        if kind.__module__.startswith(f"{rules.__name__}.") and kind.__name__ not in rules.__all__:
            yield f"{kind.__name__} cannot be imported from {rules.__name__}: add it to __all__ in {kind.__module__}."
