"""The question to the partner."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.ask_partner import AskPartner
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def ask(voice: Voice, rules: Rules, step: AskPartner) -> Iterator[RuleSection]:
    """The question to the partner."""
    yield voice.section(
        "turn.ask",
        voice.join(
            voice.say("ask.binds" if step.yes_binds else "ask.partner"),
            voice.say("ask.required") if step.required else "",
            voice.say("ask.alone") if step.required and _some_play_alone(rules) else "",
            voice.say("ask.all") if rules.sides is not None and rules.sides.two_sides else "",
        ),
    )


def _some_play_alone(rules: Rules) -> bool:
    """Whether with some number of players nobody has a partner."""
    fewest, most = rules.players
    return any(rules.sides is None or not rules.sides.have_partners(each) for each in range(fewest, most + 1))


SENTENCES: StepWords[AskPartner] = StepWords(named=lambda step: "", sections=ask, overtime=always("time.ask_partner"))
