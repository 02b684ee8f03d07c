"""Games of two for three or four people in words: who sits out, who deals, and what counts together."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import FirstTo, Rules
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice


def sitting_out(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Who plays each deal where others sit out."""
    word = rules.sitting_out
    if word is None:
        return
    boxes = rules.match.boxes if isinstance(rules.match, FirstTo) else None
    yield voice.section(
        "sitting_out",
        voice.say("sitting_out.two"),
        voice.join(voice.say(f"sitting_out.dealer_{word.dealer}"), voice.say("sitting_out.void")),
        *(_partners(voice, rules) if rules.sides is not None else ()),
        voice.say("sitting_out.shutout") if boxes is not None and boxes.shutout != "none" else "",
    )


def _partners(voice: Voice, rules: Rules) -> Iterator[str]:
    """The rounds of partners: who plays against whom, who deals, and what a round is worth."""
    assert rules.sitting_out is not None
    later = rules.start.later if rules.start.later in ("loser_deals", "winner_deals") else "passes"
    yield voice.join(
        voice.say("sitting_out.round"),
        voice.say(f"sitting_out.opponents_{rules.sitting_out.opponents}"),
        voice.say(f"sitting_out.round_{later}"),
        voice.say("sitting_out.round_drawn") if later != "passes" else "",
    )
    yield voice.join(voice.say("sitting_out.together"), voice.say("sitting_out.example"))
