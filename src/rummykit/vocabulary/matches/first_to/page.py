"""A match to so many points, or to so many deals won, with what its end adds."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Boxes, DealWon, Rules
from rummykit.vocabulary.matches.first_to import FirstTo
from rummykit.words.ending import MatchWords
from rummykit.words.scoring import words_of
from rummykit.words.voice import Voice

BOXES_SHOWN = 3
"""The deals that the winner of the example has won: a match to fewer points may not last so long."""


def _text(voice: Voice, rules: Rules, goal: FirstTo) -> str:
    """A match to so many points, or to so many deals won."""
    words = words_of(rules)
    others = [voice.say("match.target_with", players=each, target=target) for each, target in goal.more_targets]
    if rules.has_side_melds:
        return voice.join(voice.say("match.side_first_to", target=goal.target), *others, _extra_deal(voice, goal))
    if words.counts_deals:
        if _carries(rules):
            return voice.join(voice.say("match.first_to", target=goal.target), *others)
        wins = voice.say("match.first_win") if goal.target == 1 else voice.say("match.wins", n=goal.target)
        return voice.join(wins, *others)
    in_columns = goal.boxes is not None and goal.boxes.columns > 1
    several = words.several_reach or rules.stock.when_empty == "block"
    return voice.join(
        voice.say("match.first_to_column" if in_columns else "match.first_to", target=goal.target),
        *others,
        voice.say("match.several") if several else "",
        _extra_deal(voice, goal),
    )


def _extra_deal(voice: Voice, goal: FirstTo) -> str:
    """What players do who are ahead together."""
    return voice.say("match.extra_deal") if goal.tied == "extra_deal" else ""


def _columns(voice: Voice, match: FirstTo) -> Iterator[str]:
    """The bonuses at the end of a match that counts boxes, and its columns."""
    boxes = match.boxes
    if boxes is None:
        return
    shutout = ""
    if boxes.shutout == "bonus" and boxes.game:
        shutout = voice.say("match.shutout.bonus", points=boxes.game)
    elif boxes.shutout == "all":
        shutout = voice.say("match.shutout.all")
    yield voice.join(
        voice.say("match.boxes" if boxes.box else "match.boxes_game", game=boxes.game, box=boxes.box), shutout
    )
    if match.target >= BOXES_SHOWN:
        yield _final_example(voice, match.target, boxes)
    if boxes.columns > 1:
        yield voice.say("match.columns", n=boxes.columns, target=match.target)
        yield voice.say("match.columns_end")


def _final_example(voice: Voice, target: int, boxes: Boxes) -> str:
    won, lost = target + 4, target // 4 + 1
    return voice.say(
        "match.boxes_example",
        a=won,
        a_boxes=voice.language.count(BOXES_SHOWN, "box", voice.family),
        b=lost,
        b_boxes=voice.language.count(1, "box", voice.family),
        a_final=won + boxes.game + BOXES_SHOWN * boxes.box,
        b_final=lost + boxes.box,
    )


def _carries(rules: Rules) -> bool:
    """Whether a draw adds to what the next deal is worth, so that points are counted and not deals."""
    return isinstance(rules.scoring, DealWon) and rules.scoring.draws_carry


SENTENCES: MatchWords[FirstTo] = MatchWords(text=_text, more=_columns)
