"""What is played at a table that is rearranged, and what is drawn instead."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.rearrange import Rearrange
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def rearrange(voice: Voice, rules: Rules, step: Rearrange) -> Iterator[RuleSection]:
    """A whole turn at a table of tiles, or a draw instead."""
    yield voice.section("turn.play", voice.join(voice.say("rearrange.play"), voice.say("rearrange.no_draw")))
    if step.draw_on_pass and step.play_after_draw:
        instead = voice.join(voice.say("rearrange.draw_first", n=step.draw_on_pass), voice.say("rearrange.play_drawn"))
    elif step.draw_on_pass:
        instead = voice.join(voice.say("rearrange.draw", n=step.draw_on_pass), voice.say("rearrange.wait"))
    else:
        instead = voice.say("rearrange.pass")
    yield voice.section("turn.draw", instead)


def table_at_zero(voice: Voice, rules: Rules, step: Rearrange) -> Iterator[str]:
    """A rearrangement that is not finished, or not begun."""
    over = step.time_up
    yield voice.join(
        voice.say("time.untouched", n=over.untouched), voice.say("time.has_drawn") if step.play_after_draw else ""
    )
    yield voice.say("time.stands")
    yield voice.join(
        voice.say(f"time.loose.{over.loose}", n=over.disorder),
        voice.say("time.restore_if_not") if over.loose == "to_rack" else "",
        voice.say("time.short") if over.disorder else "",
    )


SENTENCES: StepWords[Rearrange] = StepWords(
    named=lambda step: "", sections=rearrange, overtime=table_at_zero, end=always("end.rack")
)
