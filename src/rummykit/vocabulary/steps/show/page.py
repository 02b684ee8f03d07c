"""The melds shown in the last turn, and cards sent to those of others."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.show import Show
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: Show) -> Iterator[RuleSection]:
    """The melds shown in the last turn, and cards sent to those of others."""
    if not step.send:
        send = [voice.say("show.no_send")]
    else:
        send = [voice.say("show.send"), voice.say("show.mom" if step.send_without_meld else "show.no_mom")]
    yield voice.section("turn.show", voice.say("show.melds"), voice.join(*send), voice.say("show.trash"))


SENTENCES: StepWords[Show] = StepWords(
    named=lambda step: "part.Show",
    sections=_sections,
    overtime=always("time.show"),
    aim=("aim.melds", "aim.trash"),
)
