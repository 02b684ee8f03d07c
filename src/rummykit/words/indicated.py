"""Tiles held in the hand: the indicator and the tile that is wild by it, hands in pairs, and points that run down."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import FALSE_JOKER, tile
from rummykit.melds.indicated import next_tile
from rummykit.rules import (
    Discard,
    GoOut,
    Opening,
    Play,
    Rules,
    Swap,
)
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


def swap(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The wild tile of a set, taken for the tile that it stands for."""
    if rules.step(Swap) is not None:
        pairs = rules.opening is not None and rules.opening.pairs is not None
        yield voice.section(
            "jokers.exchange",
            voice.join(
                voice.say("indicated.swap"),
                voice.say("indicated.swap_group"),
                voice.say("indicated.swap_pair") if pairs else "",
            ),
            heading="jokers.okey",
        )


def first_pairs(voice: Voice, opening: Opening) -> str:
    """Pairs as a first meld instead."""
    if opening.pairs is None:
        return ""
    all_in_pairs = "" if opening.all_in_pairs == "played" else voice.say(f"opening.all_in_pairs_{opening.all_in_pairs}")
    return voice.join(voice.say("opening.pairs", n=opening.pairs), voice.say("opening.pairs_wild"), all_in_pairs)


def rising(voice: Voice, opening: Opening) -> str:
    """First melds that must be worth more and more."""
    if not opening.must_beat_last:
        return ""
    return voice.say("opening.rising" if opening.pairs is None else "opening.rising_pairs")


def after_first_meld(voice: Voice, rules: Rules, play: Play) -> str:
    """What may be laid after either kind of first meld."""
    if rules.opening is None or rules.opening.pairs is None:
        return ""
    return voice.join(
        voice.say("play.after_pairs"),
        voice.say("play.most_after_pairs", n=play.most_after_pairs) if play.most_after_pairs is not None else "",
        voice.say("play.pairs_for_all" if play.pairs_for_all else "play.no_pairs"),
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


def pairs(voice: Voice, rules: Rules, step: GoOut) -> str:
    """The other way to go out."""
    return "" if step.pairs is None else voice.say("go_out.pairs", n=step.pairs)
