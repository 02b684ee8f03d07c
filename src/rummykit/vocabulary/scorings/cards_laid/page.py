"""The cards laid by each, less those left in hand."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import Faces, parse
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.cards_laid import CardsLaid
from rummykit.words import examples
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.voice import Voice, signed


def _paragraphs(voice: Voice, rules: Rules, scoring: CardsLaid) -> Iterator[str]:
    """The cards laid by each, less those left in hand."""
    low = "" if scoring.low_ace is None else voice.say("scoring.low_ace_laid", points=scoring.low_ace)
    yield voice.join(voice.say("scoring.values_laid", items=card_values(voice, rules)), low)
    if scoring.upcard is not None:
        upcard = "scoring.upcard_adds" if scoring.upcard_adds else "scoring.upcard"
        special = "" if scoring.special_upcard is None else _special_upcard(voice, rules, scoring.special_upcard)
        yield voice.join(voice.say(upcard, points=scoring.upcard), special)
    yield voice.say("scoring.laid")
    yield voice.join(
        voice.say("scoring.unlaid", times=scoring.unlaid) if scoring.unlaid > 1 else "",
        voice.say("scoring.careless", points=scoring.careless) if scoring.careless else "",
    )
    yield voice.join(
        voice.say("scoring.out", points=scoring.out) if scoring.out else "",
        voice.say("scoring.out_concealed", times=scoring.concealed) if scoring.concealed > 1 else "",
        voice.say("scoring.out_one_suit", times=scoring.one_suit) if scoring.one_suit > 1 else "",
        *_multiplied(voice, scoring),
    )
    yield _example(voice, rules, scoring)


def _example(voice: Voice, rules: Rules, scoring: CardsLaid) -> str:
    """An example: B lays off on A's meld, after a first meld of B's own in games that ask for one."""
    if rules.groups is not None:
        first, second, rest = examples.group(rules, 5, (3, 2, 1)), parse("5S"), parse("KD 7C")
    else:
        first, second, rest = examples.run(rules, 5, 3, 1), parse("8H"), parse("KD 7C")
    own = _own_meld(rules)
    laid = scoring.worth(rules.values, (*first, *second))
    before = sum(scoring.worth(rules.values, own)) if own else 0
    return voice.say(
        "scoring.laid_example_own" if own else "scoring.laid_example",
        first=voice.faces(first),
        own=voice.faces(own),
        second=voice.faces(second),
        rest=voice.faces(rest),
        a=signed(sum(laid[:-1]) + scoring.out),
        b=signed(before + laid[-1] - sum(map(rules.values.of, rest))),
    )


def _multiplied(voice: Voice, scoring: CardsLaid) -> Iterator[str]:
    """What is multiplied for a player who goes out, and by how much in the best case."""
    if scoring.out and scoring.concealed * scoring.one_suit > 1:
        yield voice.say("scoring.out_multiplied")
    if scoring.concealed > 1 and scoring.one_suit > 1:
        yield voice.say("scoring.out_both", times=scoring.concealed * scoring.one_suit)


def _own_meld(rules: Rules) -> Faces:
    """A first meld of the player who lays off; none where none is asked for."""
    if rules.opening is None:
        return ()
    if rules.runs is not None:
        return examples.run(rules, 7, rules.runs.min_length, 0)
    return examples.group(rules, 9, range(3))


def _special_upcard(voice: Voice, rules: Rules, points: int) -> str:
    cards = voice.language.any_of([voice.face(face) for face, _ in rules.values.cards])
    return voice.say("scoring.upcard_special", cards=cards, points=points) if cards else ""


SENTENCES: ScoringWords[CardsLaid] = ScoringWords(
    paragraphs=_paragraphs, several_reach=True, out_wins=False, aim="aim.laid"
)
