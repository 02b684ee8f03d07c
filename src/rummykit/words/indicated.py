"""Tiles held in the hand: the indicator and the tile that is wild by it, hands in pairs, and points that run down."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import FALSE_JOKER, tile
from rummykit.melds.indicated import next_tile
from rummykit.rules import (
    DeclarePairs,
    Discard,
    GoOut,
    Opening,
    Play,
    PointsLost,
    RacksLeft,
    Rules,
    ShowIndicator,
    Swap,
)
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice, signed


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


def swap(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The wild tile of a set, taken for the tile that it stands for."""
    if rules.step(Swap) is not None:
        yield voice.section(
            "jokers.exchange", voice.join(voice.say("indicated.swap"), voice.say("indicated.swap_group"))
        )


def first_pairs(voice: Voice, opening: Opening) -> str:
    """Pairs as a first meld instead."""
    if opening.pairs is None:
        return ""
    return voice.join(voice.say("opening.pairs", n=opening.pairs), voice.say("opening.pairs_wild"))


def rising(voice: Voice, opening: Opening) -> str:
    """First melds that must be worth more and more."""
    if not opening.rising:
        return ""
    return voice.say("opening.rising" if opening.pairs is None else "opening.rising_pairs")


def after_first_meld(voice: Voice, rules: Rules, play: Play) -> str:
    """What may be laid after either kind of first meld."""
    if rules.opening is None or rules.opening.pairs is None:
        return ""
    return voice.join(
        voice.say("play.after_pairs"), voice.say("play.pairs_for_all" if play.pairs_for_all else "play.no_pairs")
    )


def noted(voice: Voice, step: Discard) -> str:
    """Discards that cost points."""
    fits, wild = step.fitting == "noted", step.wild_tile == "noted"
    if not fits and not wild:
        return ""
    return voice.join(
        voice.say("discard.noted_both" if fits and wild else "discard.noted_fitting" if fits else "discard.noted_wild"),
        voice.say("discard.noted_last"),
    )


def tiles_left(voice: Voice, rules: Rules, scoring: RacksLeft) -> Iterator[str]:
    """What everybody writes down, and what multiplies it."""
    pairs = rules.opening is not None and rules.opening.pairs is not None
    yield voice.join(
        voice.say("left.rack"),
        voice.say("left.wild", points=scoring.wild) if scoring.wild is not None else voice.say("left.wild_number"),
        voice.say("left.false"),
    )
    yield voice.join(
        voice.say("left.out", points=scoring.out),
        voice.say("left.unopened", points=scoring.unopened),
        voice.say("left.pairs", times=scoring.opened_in_pairs) if pairs and scoring.opened_in_pairs > 1 else "",
    )
    times = [("left.times_wild", scoring.wild_last), ("left.times_hand", scoring.from_hand)]
    if pairs:
        times.insert(1, ("left.times_pairs", scoring.out_in_pairs))
    several = [voice.say(sentence, times=each) for sentence, each in times if each > 1]
    if several:
        yield voice.join(voice.say("left.times"), *several, voice.say("left.multiply") if len(several) > 1 else "")
    if scoring.careless:
        yield voice.say("left.careless", points=scoring.careless)
    held = (tile(8, 2), tile(9, 1))
    points = sum(map(rules.values.of, held))
    yield voice.say(
        "left.example",
        faces=voice.faces(held),
        points=points,
        out=signed(-scoring.out),
        unopened=scoring.unopened,
        times=scoring.wild_last,
        all_out=signed(-scoring.out * scoring.wild_last),
        all_points=points * scoring.wild_last,
        all_unopened=scoring.unopened * scoring.wild_last,
    )


def shown(voice: Voice, rules: Rules, step: ShowIndicator) -> Iterator[RuleSection]:
    """The twin of the indicator, shown in the first turn."""
    if step.open:
        assert isinstance(rules.scoring, PointsLost), "sheets are checked for it"
        lost = voice.say("indicated.shown_lost", points=rules.scoring.indicator_shown)
        yield voice.section("turn.show_indicator", voice.join(voice.say("indicated.shown"), lost))


def declared(voice: Voice, rules: Rules, step: DeclarePairs) -> Iterator[RuleSection]:
    """Pairs that are declared before a draw."""
    yield voice.section(
        "turn.declare_pairs", voice.join(voice.say("indicated.declared"), voice.say("indicated.declared_bound"))
    )


def pairs(voice: Voice, rules: Rules, step: GoOut) -> str:
    """The other way to go out."""
    return "" if step.pairs is None else voice.say("go_out.pairs", n=step.pairs)


def points_lost(voice: Voice, rules: Rules, scoring: PointsLost) -> Iterator[str]:
    """What everybody but the winner loses."""
    step, show = rules.step(GoOut), rules.step(ShowIndicator)
    yield voice.say("lost.plain", plain=scoring.plain, wild=scoring.wild_last)
    if step is not None and step.pairs is not None:
        yield voice.join(
            voice.say("lost.pairs", pairs=scoring.pairs, wild=scoring.pairs_wild_last),
            voice.say("lost.declared", times=scoring.declared) if scoring.declared > 1 else "",
        )
    if show is not None and show.open:
        yield voice.say("lost.shown", points=scoring.indicator_shown)
    yield voice.say("lost.winner")
