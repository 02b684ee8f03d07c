"""The card that ends a turn, and which one goes at zero."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Draw, Play, Rules
from rummykit.vocabulary.steps.discard import Discard
from rummykit.words import indicated
from rummykit.words.page import RuleSection
from rummykit.words.playing import may_keep_discard
from rummykit.words.scoring import natural_values, words_of
from rummykit.words.steps import StepWords
from rummykit.words.voice import Voice


def can_go_out_by_lay_off(step: Play) -> bool:
    """Whether a card that is left after a meld may still be laid off, and be the last."""
    return step.lay_off != "none" and step.per_turn == "any" and step.may_go_out


def discard(voice: Voice, rules: Rules, step: Discard) -> Iterator[RuleSection]:
    """The card that ends a turn."""
    taken = ""
    draw = rules.step(Draw) or Draw(discard_pile="none")
    if draw.card_goes == "kept_meld":
        taken = voice.say("discard.taken_stays")
    elif draw.discard_pile not in ("whole", "down_to_card") and may_keep_discard(rules):
        if step.return_upcard:
            owed = draw.card_goes == "table" and rules.opening is not None
            taken = "" if owed else voice.say("discard.return")
        else:
            plays = [each for each in rules.turn if isinstance(each, Play)]
            lays_off = any(can_go_out_by_lay_off(each) for each in plays)
            left = "discard.not_left" if lays_off else "discard.not_left_no_lay_off"
            taken = voice.join(
                voice.say("discard.not_taken_of_two" if draw.discard_pile == "top_and_second" else "discard.not_taken"),
                voice.say(left) if plays else "",
                voice.say("discard.only_card") if any(each.floats for each in plays) or not step.goes_out else "",
            )
    fitting = voice.say("discard.fitting") if step.fitting == "refused" else ""
    careless = voice.say("discard.careless") if step.careless else ""
    if careless and step.last_face_down:
        careless = voice.join(careless, voice.say("discard.careless_last"))
    not_out = "" if step.goes_out else voice.say("discard.not_out")
    noted = indicated.noted(voice, step)
    yield voice.section("turn.discard", voice.say("discard.end"), not_out, taken, fitting, careless, noted)


def discard_at_zero(voice: Voice, rules: Rules, step: Discard) -> Iterator[str]:
    """The card that goes."""
    kept = may_keep_discard(rules) and not step.return_upcard and step.time_up != "last_card"
    knocked = rules.knock is not None and rules.knock.bounded
    counts = step.time_up != "last_card"
    told = words_of(rules).counts_cards or voice.family == "tiles"
    yield voice.join(
        voice.say("time.drawn_card" + _of_several(rules) if step.time_up == "drawn_card" else f"time.{step.time_up}"),
        _no_wild_card(voice, rules) if counts else "",
        "" if told or not counts else voice.say("time.values", items=_values(voice, rules)),
        voice.say("time.not_returned") if kept else "",
        voice.say("time.knocked") if knocked else "",
    )


def _of_several(rules: Rules) -> str:
    """What the name of the sentence ends in where a turn may begin with more than one card."""
    draw = rules.step(Draw)
    if draw is None or (draw.count == 1 and draw.discard_pile != "top_and_second"):
        return ""
    return "_of_several" if draw.count != 1 else "_of_two"


def _values(voice: Voice, rules: Rules) -> str:
    """What cards count that nothing else is counted by."""
    return voice.say("parts").join(natural_values(voice, rules))


def _no_wild_card(voice: Voice, rules: Rules) -> str:
    """What goes instead of a wild card."""
    if rules.deal.wild_indicator or (rules.wilds is not None and rules.wilds.rank is not None):
        return voice.say("time.not_wild")
    return voice.say("time.not_joker") if rules.has_jokers else ""


SENTENCES: StepWords[Discard] = StepWords(named=lambda step: "part.Discard", sections=discard, overtime=discard_at_zero)
