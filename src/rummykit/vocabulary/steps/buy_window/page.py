"""A discard that another player buys before the draw."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.buy_window import BuyWindow
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: BuyWindow) -> Iterator[RuleSection]:
    """A discard that another player buys before the draw."""
    scheduled = any(terms.buys is not None for terms in rules.schedule)
    yield voice.section(
        "turn.buy",
        voice.join(
            voice.say("buy.when"),
            voice.say("buy.penalty", n=step.penalty) if step.penalty else voice.say("buy.alone"),
            voice.say("buy.stock", n=step.penalty) if step.penalty else "",
            voice.say("buy.points", points=step.points) if step.points else "",
        ),
        voice.join(
            "" if step.per_deal is None or scheduled else voice.say("buy.limit", n=step.per_deal),
            voice.say("buy.not_own" if step.after_first_meld else "buy.not_after"),
        ),
    )


SENTENCES: StepWords[BuyWindow] = StepWords(named=lambda step: "", sections=_sections, overtime=always("time.buy"))
