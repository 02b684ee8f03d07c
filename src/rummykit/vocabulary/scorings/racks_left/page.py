"""What everybody writes down for tiles that are left, and what multiplies it."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import tile
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.racks_left import RacksLeft
from rummykit.words.scoring import ScoringWords
from rummykit.words.voice import Voice, signed


def _paragraphs(voice: Voice, rules: Rules, scoring: RacksLeft) -> Iterator[str]:
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
    from_hand = "left.times_hand_first" if scoring.from_hand_first else "left.times_hand"
    times = [("left.times_wild", scoring.wild_last), (from_hand, scoring.from_hand)]
    if pairs:
        times.insert(1, ("left.times_pairs", scoring.out_in_pairs))
    several = [voice.say(sentence, times=each) for sentence, each in times if each > 1]
    if several:
        yield voice.join(voice.say("left.times"), *several, voice.say("left.multiply") if len(several) > 1 else "")
    if scoring.careless:
        yield voice.say("left.careless", points=scoring.careless)
    if rules.sides is not None:
        yield voice.say("left.sides")
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


SENTENCES: ScoringWords[RacksLeft] = ScoringWords(
    paragraphs=_paragraphs, stock_gone="exhausted.tiles_left", out_wins=False, aim="aim.tiles_left"
)
