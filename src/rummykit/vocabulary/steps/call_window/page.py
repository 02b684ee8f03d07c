"""A discard that another player calls for."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Play, Rules
from rummykit.vocabulary.steps.call_window import CallWindow
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: CallWindow) -> Iterator[RuleSection]:
    """A discard that another player calls for."""
    restricted = any(isinstance(step, Play) and step.lay_off == "own_meld_first" for step in rules.turn)
    if step.from_pile:
        first_meld = voice.say("call.pile.first_meld") if rules.opening is not None else ""
        yield voice.section(
            "turn.call",
            voice.join(voice.say("call.pile.when"), voice.say("call.pile.then"), first_meld),
            voice.join(voice.say("call.several"), voice.say("call.turn_passes")),
            voice.say("call.not"),
        )
        return
    yield voice.section(
        "turn.call",
        voice.join(voice.say("call.when"), voice.say("call.then"), voice.say("call.own_meld") if restricted else ""),
        voice.join(voice.say("call.several"), voice.say("call.turn_passes" if step.turn_passes else "call.goes_on")),
        voice.say("call.not"),
    )


SENTENCES: StepWords[CallWindow] = StepWords(named=lambda step: "", sections=_sections, overtime=always("time.call"))
