"""Gin: what a knock is worth, and what the end of a match adds; the numbers shown are computed from the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Boxes, FirstTo, GinShowdown, GoOut, Rules
from rummykit.words.scoring_examples import totals_example
from rummykit.words.voice import Voice


def showdown(voice: Voice, rules: Rules, scoring: GinShowdown) -> Iterator[str]:
    """What the deadwood of both comes to, case by case."""
    big = any(isinstance(step, GoOut) for step in rules.turn)
    if rules.knock is None or not rules.knock.gin_only:
        yield voice.join(voice.say("gin.knock"), totals_example(voice, (9, 24), (15, 0)))
    yield voice.join(voice.say("gin.gin", points=scoring.gin), totals_example(voice, (0, 24), (24 + scoring.gin, 0)))
    if rules.knock is None or not rules.knock.gin_only:
        yield voice.join(
            voice.say("gin.undercut", points=scoring.undercut),
            totals_example(voice, (9, 8), (0, 1 + scoring.undercut)),
            totals_example(voice, (9, 9), (0, scoring.undercut)),
        )
    if big:
        yield voice.say("gin.big", points=scoring.big_gin)
    if rules.knock is not None and rules.knock.by_upcard:
        yield voice.join(
            voice.say("gin.spades_double") if scoring.spades_double else "",
            voice.say("gin.spades_two_boxes") if scoring.spades_two_boxes else "",
        )


def columns(voice: Voice, match: FirstTo) -> Iterator[str]:
    """The bonuses at the end of a match that counts boxes, and its columns."""
    boxes = match.boxes
    if boxes is None:
        return
    shutout = ""
    if boxes.shutout == "bonus" and boxes.game:
        shutout = voice.say("match.shutout.bonus", points=boxes.game)
    elif boxes.shutout == "all":
        shutout = voice.say("match.shutout.all")
    yield voice.join(voice.say("match.boxes", game=boxes.game, box=boxes.box), shutout)
    yield _final_example(voice, match.target, boxes)
    if boxes.columns > 1:
        yield voice.say("match.columns", n=boxes.columns, target=match.target)
        yield voice.say("match.columns_end")


def _final_example(voice: Voice, target: int, boxes: Boxes) -> str:
    won, lost = target + 4, target // 4 + 1
    return voice.say(
        "match.boxes_example",
        a=won,
        a_boxes=voice.language.count(3, "box", voice.family),
        b=lost,
        b_boxes=voice.language.count(1, "box", voice.family),
        a_final=won + boxes.game + 3 * boxes.box,
        b_final=lost + boxes.box,
    )
