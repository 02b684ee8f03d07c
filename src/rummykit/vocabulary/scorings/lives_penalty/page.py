"""What a hand counts under its lives or pure sequences, and what leaving the deal costs."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import Faces, parse
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.lives_penalty import DUBLEES, EACH, MARRIAGES, OF_ONE_KIND, LivesPenalty
from rummykit.words import examples
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: LivesPenalty) -> Iterator[str]:
    """What a hand counts under its lives or pure sequences, and what leaving the deal costs."""
    yield voice.say("scoring.values", items=card_values(voice, rules))
    if scoring.pures is not None:
        yield from _penalties(voice, rules, scoring)
    else:
        yield from _two_lives(voice, rules, scoring)
    yield voice.say(
        "penalty.fixed",
        first=scoring.first_drop,
        middle=scoring.middle_drop,
        wrong=scoring.wrong_declaration,
    )
    yield voice.say("penalty.to_winner" if scoring.to_winner else "penalty.written")
    yield from _value_cards(voice, rules, scoring)


def _two_lives(voice: Voice, rules: Rules, scoring: LivesPenalty) -> Iterator[str]:
    """What a hand counts with both lives, with the first alone and without it."""
    first, second = examples.run(rules, 5, 3, 1), examples.run(rules, 9, 3, 0)
    group, rest = examples.group(rules, 4, (3, 2, 0)), parse("KD KS QC 8D")
    broken = (*parse("5H 6H 9H"), *parse("9S JS"), *group, *rest, *parse("AC"))

    def count(*melds: Faces) -> int:
        return sum(rules.values.of(face) for meld in melds for face in meld)

    yield voice.say("penalty.count", cap=scoring.cap)
    shown = ((first, second, group), rest), ((first,), (*second[:1], *second[2:], *group, *rest, *parse("AC")))
    for sentence, (melds, outside) in zip(("penalty.both", "penalty.first"), shown, strict=True):
        points = min(scoring.cap, count(outside))
        yield voice.say(sentence, melds=voice.sum(melds), rest=voice.faces(outside), points=points)
    points = min(scoring.cap, count(broken))
    none = "penalty.none" if points == count(broken) else "penalty.none_capped"
    yield voice.say(none, rest=voice.faces(broken), count=count(broken), points=points)


def _penalties(voice: Voice, rules: Rules, scoring: LivesPenalty) -> Iterator[str]:
    """What a losing hand counts."""
    assert scoring.pures is not None
    yield voice.say("pures.count", cap=scoring.cap)
    yield voice.say("pures.enough", n=scoring.pures)
    yield voice.say("pures.few", n=scoring.pures)
    if scoring.dublee_consolation is not None:
        sentence = "pures.consolation_any" if scoring.consolation_for == "any" else "pures.consolation"
        yield voice.say(sentence, n=DUBLEES, points=scoring.dublee_consolation)


def _value_cards(voice: Voice, rules: Rules, scoring: LivesPenalty) -> Iterator[str]:
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


SENTENCES: ScoringWords[LivesPenalty] = ScoringWords(paragraphs=_paragraphs)
