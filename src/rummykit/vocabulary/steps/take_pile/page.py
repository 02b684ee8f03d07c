"""When the whole discard pile may be taken."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.take_pile import TakePile
from rummykit.words.page import RuleSection
from rummykit.words.sides import cards_of
from rummykit.words.steps import StepWords
from rummykit.words.voice import Voice


def take_pile(voice: Voice, rules: Rules, step: TakePile) -> Iterator[RuleSection]:
    """The whole discard pile, and when it may be taken."""
    most = None if rules.groups is None else rules.groups.max_size
    blocked = "" if step.blocked_by is None else cards_of(voice, step.blocked_by)
    yield voice.section(
        "turn.take_pile",
        voice.say("take_pile.rule") if step.most is None else voice.say("take_pile.top_rule", n=step.most),
        voice.join(voice.say("take_pile.wild"), voice.say("take_pile.blocked", cards=blocked) if blocked else ""),
        voice.say("take_pile.always_pair")
        if step.always_frozen
        else voice.join(voice.say("take_pile.frozen"), voice.say("take_pile.pair"), voice.say("take_pile.free")),
        voice.say("take_pile.no_room", n=most) if most is not None else "",
        "" if step.always_frozen else voice.say("take_pile.one_card"),
        _upcard(voice, rules, step) if rules.deal.upcard else "",
    )


def _upcard(voice: Voice, rules: Rules, step: TakePile) -> str:
    """What becomes of a first upcard that does not stay on top."""
    if not step.put_back:
        return voice.say("deal.upcard_covered")
    cards = voice.language.any_of([voice.face(face) for face, _ in rules.values.cards])
    too = voice.say("deal.upcard_put_back_too", cards=cards) if rules.values.cards else ""
    return voice.join(voice.say("deal.upcard_put_back"), too)


SENTENCES: StepWords[TakePile] = StepWords(named=lambda step: "", sections=take_pile, aim=("aim.sides",))
