"""Indian Rummy with 21 cards: pure sequences, shows of equal cards, and value cards."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import parse
from rummykit.rules import LivesPenalty, Rules
from rummykit.rules.lives_penalty import DUBLEES, EACH, MARRIAGES, OF_ONE_KIND
from rummykit.words import examples
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice


def pure_sequences(voice: Voice, rules: Rules, scoring: LivesPenalty) -> RuleSection:
    """The pure sequences that a winning hand must have, and the hands that win without them."""
    assert scoring.pures is not None
    first = examples.run(rules, 5, 3, 1)
    free = [
        voice.say(f"pures.free_{kind}", n=count)
        for kind, count in (("tunnelas", scoring.tunnelas), ("dublees", scoring.dublees), ("jokers", scoring.jokers))
        if count
    ]
    return voice.section(
        "melds.pures",
        voice.join(voice.say("pures.rule", n=scoring.pures), voice.say("pures.natural")),
        voice.say("pures.tunnela"),
        voice.join(
            voice.say("pures.dublee") if scoring.dublees else "",
            voice.say("pures.free", shows=voice.say("parts").join(free)) if free else "",
        ),
        examples=[first, parse("7H 7H 7H")],
    )


def penalties(voice: Voice, rules: Rules, scoring: LivesPenalty) -> Iterator[str]:
    """What a losing hand counts."""
    assert scoring.pures is not None
    yield voice.say("pures.count", cap=scoring.cap)
    yield voice.say("pures.enough", n=scoring.pures)
    yield voice.say("pures.few", n=scoring.pures)
    if scoring.dublee_consolation is not None:
        yield voice.say("pures.consolation", n=DUBLEES, points=scoring.dublee_consolation)


def value_cards(voice: Voice, rules: Rules, scoring: LivesPenalty) -> Iterator[str]:
    """What the value cards bring."""
    if scoring.value_cards == "none":
        return
    _, one, two, three = OF_ONE_KIND
    _, marriage, twice, thrice = MARRIAGES
    yield voice.say("value_cards.which")
    yield (
        voice.say("value_cards.twenty", points=EACH)
        if scoring.value_cards == "twenty"
        else voice.join(
            voice.say("value_cards.table", one=one, two=two, three=three),
            voice.say("value_cards.marriage", one=marriage, two=twice, three=thrice),
        )
    )
    yield voice.say("value_cards.exchange")
