"""What everybody but the winner loses."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import GoOut, Rules, ShowIndicator
from rummykit.vocabulary.scorings.points_lost import PointsLost
from rummykit.words.scoring import ScoringWords
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: PointsLost) -> Iterator[str]:
    """What everybody but the winner loses."""
    step = rules.step(GoOut)
    yield voice.say("lost.plain", plain=scoring.plain, wild=scoring.wild_last)
    if step is not None and step.pairs is not None:
        yield voice.join(
            voice.say("lost.pairs", pairs=scoring.pairs, wild=scoring.pairs_wild_last),
            voice.say("lost.declared", times=scoring.declared) if scoring.declared > 1 else "",
        )
    if rules.step(ShowIndicator) is not None:
        yield voice.say("lost.shown", points=scoring.indicator_shown)
    yield voice.join(voice.say("lost.winner"), voice.say("lost.sides") if rules.sides is not None else "")


SENTENCES: ScoringWords[PointsLost] = ScoringWords(
    paragraphs=_paragraphs, stock_gone="exhausted.nobody_wins", counts_cards=False
)
