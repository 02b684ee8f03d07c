"""Contracts in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rummykit.rules import Contract
from rummykit.words.voice import Voice


def contract_melds(voice: Voice, contract: Contract) -> str:
    """The melds of a contract, those that are alike together."""
    if contract.suits != "one":
        return voice.say(f"contract.full_run.{contract.suits}")
    return voice.language.all_of(
        [*_alike(voice, "contract.group", contract.groups), *_alike(voice, "contract.run", contract.runs)]
    )


def _alike(voice: Voice, meld: str, sizes: Sequence[int]) -> Iterator[str]:
    for size, alike in groupby(sizes):
        count = len(list(alike))
        yield voice.say(meld, n=size) if count == 1 else voice.say(f"{meld}s", n=size, count=count)
