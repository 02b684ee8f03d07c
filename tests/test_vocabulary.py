"""Every word of the vocabulary is known to every floor that should know it, and no field of it goes unsaid."""

from __future__ import annotations

from typing import get_args

import pytest

from rummykit import vocabulary
from rummykit.rules import Knock, MatchFormat, Scoring, Showdown, Step
from rummykit.rules.entries import Entries
from rummykit.vocabulary import WORDS


def test_no_floor_lacks_a_word() -> None:
    assert not list(vocabulary.missing()), "\n".join(["", *vocabulary.missing()])


def test_a_word_tells_what_every_floor_knows_of_it() -> None:
    assert {*WORDS[Knock].known} == {"behaviour", "sentences"}
    assert {*WORDS[Showdown].known} >= {"price", "sentences", "question on the scorepad", "knowledge of the bots"}
    assert [silence.name for silence in WORDS[Showdown].silences] == ["knock_tie"]
    for union in (Step, Scoring, MatchFormat):
        assert {*get_args(union)} <= {*WORDS}


def test_what_is_missing_is_said_so_that_one_knows_where_to_go() -> None:
    table: Entries[int] = Entries(Scoring, "price", "PRICES in match/score.py", {}, {Showdown: "it is free"})
    faults = list(table.faults())
    assert len(faults) == len(get_args(Scoring)) - 1
    assert "Payments has no price: add an entry in PRICES in match/score.py, or to its `without` the reason." in faults
    with pytest.raises(LookupError, match=r"Knock has no price: add an entry in PRICES in match/score\.py"):
        table.of(Knock())


def test_an_entry_for_no_word_and_one_with_a_reason_for_none_are_faults() -> None:
    table = Entries(Scoring, "price", "PRICES", dict.fromkeys((*get_args(Scoring), Knock), 1), {Showdown: "free"})
    assert list(table.faults()) == [
        "Showdown has an entry in PRICES, and a reason for none: remove one of them.",
        "Knock has an entry in PRICES, but no sheet can say it: add it to its union.",
    ]
