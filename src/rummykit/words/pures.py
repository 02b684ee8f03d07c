"""Indian Rummy with 21 cards: pure sequences, shows of equal cards, and value cards."""

from __future__ import annotations

from rummykit.cards import parse
from rummykit.rules import LivesPenalty, Rules
from rummykit.words import examples
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice


def pure_sequences(voice: Voice, rules: Rules, scoring: LivesPenalty) -> RuleSection:
    """The pure sequences that a winning hand must have, and the hands that win without them."""
    assert scoring.pures is not None
    first = examples.run(rules, 5, 3, 1)
    free = [
        voice.say(f"pures.free_{kind}", n=count)
        for kind, count in (
            ("tunnelas", scoring.tunnelas),
            ("dublees", scoring.dublees),
            ("jokers", scoring.jokers),
            ("marriages", scoring.marriages),
        )
        if count
    ]
    return voice.section(
        "melds.pures",
        voice.join(voice.say("pures.rule", n=scoring.pures), voice.say("pures.natural")),
        voice.say("pures.tunnela"),
        voice.join(
            voice.say("pures.dublee") if scoring.dublees else "",
            voice.say("pures.free", shows=voice.say("parts").join(free)) if free else "",
            voice.say("pures.marriage") if scoring.marriages else "",
        ),
        examples=[first, parse("7H 7H 7H")],
    )
