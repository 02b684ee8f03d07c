"""Tiles held in the hand: the indicator and the tile that is wild by it, hands in pairs, and points that run down."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import FALSE_JOKER, tile
from rummykit.melds.indicated import next_tile
from rummykit.rules import GoOut, PointsLost, Rules, ShowIndicator
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice


def wild_tile(voice: Voice, rules: Rules) -> RuleSection:
    """What is wild by the indicator, what false jokers are, and examples of both."""
    indicator = tile(5, 0)
    wild, last = next_tile(indicator), tile(13, 1)
    said = {"indicator": voice.face(indicator), "wild": voice.face(wild)}
    false = any(face == FALSE_JOKER for face, _ in rules.pack.jokers)
    return voice.section(
        "jokers",
        voice.join(
            voice.say("indicated.wild"),
            voice.say("indicated.example", **said, last=voice.face(last), first=voice.face(next_tile(last))),
        ),
        voice.say("indicated.false", **said) if false else "",
        voice.say("indicated.free"),
        examples=[(tile(4, 1), wild, tile(6, 1))],
    )


def shown(voice: Voice, rules: Rules, step: ShowIndicator) -> Iterator[RuleSection]:
    """The twin of the indicator, shown in the first turn."""
    if step.open:
        assert isinstance(rules.scoring, PointsLost), "sheets are checked for it"
        lost = voice.say("indicated.shown_lost", points=rules.scoring.indicator_shown)
        yield voice.section("turn.show_indicator", voice.join(voice.say("indicated.shown"), lost))


def pairs(voice: Voice, rules: Rules, step: GoOut) -> str:
    """The other way to go out."""
    return "" if step.pairs is None else voice.say("go_out.pairs", n=step.pairs)


def points_lost(voice: Voice, rules: Rules, scoring: PointsLost) -> Iterator[str]:
    """What everybody but the winner loses."""
    step, show = rules.step(GoOut), rules.step(ShowIndicator)
    yield voice.say("lost.plain", plain=scoring.plain, wild=scoring.wild_last)
    if step is not None and step.pairs is not None:
        yield voice.say("lost.pairs", pairs=scoring.pairs, wild=scoring.pairs_wild_last)
    if show is not None and show.open:
        yield voice.say("lost.shown", points=scoring.indicator_shown)
    yield voice.say("lost.winner")
