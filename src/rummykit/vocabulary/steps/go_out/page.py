"""Laying the whole hand at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.rules import Rules, Show
from rummykit.vocabulary.steps.go_out import GoOut
from rummykit.words import indicated
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords
from rummykit.words.voice import Voice


def go_out(voice: Voice, rules: Rules, step: GoOut) -> Iterator[RuleSection]:
    """Melds stay in the hand until all are laid at once."""
    if rules.knock is not None:
        return
    shows = any(isinstance(each, Show) for each in rules.turn)
    yield voice.section("turn.play", voice.say("go_out.kept_or_shown" if shows else "go_out.kept"))


def ways_out(voice: Voice, rules: Rules, steps: Sequence[GoOut]) -> Iterator[str]:
    """Going out with the whole hand at once."""
    for step in steps:
        how = voice.say("go_out.undrawn" if step.undrawn else f"go_out.{step.discard}")
        yield how if step.undrawn or not rules.deal.starter_extra else voice.join(how, voice.say("go_out.first_turn"))
        yield indicated.pairs(voice, rules, step)
    contracts = dict.fromkeys(contract for step in steps for contract in step.contracts)
    if contracts:
        listed = voice.language.any_of(["-".join(map(str, contract)) for contract in contracts])
        names = dict.fromkeys(named for step in steps for named in step.called)
        yield voice.join(
            voice.say("go_out.contracts", contracts=listed),
            *(voice.say("go_out.called", size=size, name=name) for size, name in names),
        )
    yield voice.say("go_out.last_turns" if any(step.last_turns for step in steps) else "go_out.wins")


SENTENCES: StepWords[GoOut] = StepWords(
    named=lambda step: "part.GoOut.undrawn" if step.undrawn else "part.GoOut",
    sections=go_out,
    end=ways_out,
    aim=("aim.melds",),
)
