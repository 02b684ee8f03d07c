"""Contracts in words."""

from __future__ import annotations

from rummykit.rules import Contract
from rummykit.words.voice import Voice


def contract_melds(voice: Voice, contract: Contract) -> str:
    """The melds of a contract, one after the other."""
    groups = [voice.say("contract.group", n=size) for size in contract.groups]
    return voice.language.all_of(groups + [voice.say("contract.run", n=length) for length in contract.runs])
