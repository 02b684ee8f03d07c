"""Exchanging a joker."""

from __future__ import annotations

from rummykit.vocabulary.steps.swap import Swap
from rummykit.words.steps import StepWords

# What a swap is stands where the jokers are, as `jokers.exchange`.
SENTENCES: StepWords[Swap] = StepWords(named=lambda step: "part.Swap", sections=lambda voice, rules, step: iter(()))
