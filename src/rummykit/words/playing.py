"""The first meld, and what the steps of a sheet allow in the course of a deal."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Contract, Draw, Opening, Play, Rearrange, Rules
from rummykit.words import examples, indicated, sides
from rummykit.words.contracts import contract_melds
from rummykit.words.page import RuleSection
from rummykit.words.scoring import values_in_a_first_meld
from rummykit.words.voice import Voice


def lays_melds(rules: Rules) -> bool:
    """Whether melds come to the table in the course of a deal, and not only at its end."""
    return any(isinstance(step, Play | Rearrange) for step in rules.turn)


def may_take_discard(rules: Rules) -> bool:
    """Whether a turn may begin with a card of the discard pile."""
    return any(isinstance(step, Draw) and step.discard_pile != "none" for step in rules.turn)


def may_keep_discard(rules: Rules) -> bool:
    """Whether a card of the discard pile may be taken that need not be laid in the same turn."""
    draw = rules.step(Draw)
    if draw is None or draw.faced or not may_take_discard(rules):
        return False
    return draw.discard_pile != "down_to_card" or draw.top_card_free


def opening(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The first meld of a player."""
    if rules.opening is not None:
        yield first_meld(voice, rules, rules.opening)
    else:
        yield voice.section("opening", voice.say("opening.none" if lays_melds(rules) else "opening.kept"))


def first_meld(voice: Voice, rules: Rules, opening: Opening) -> RuleSection:
    """A first meld with a minimum, and numbers to show it."""
    if opening.contract is not None and not rules.rearranges:
        return first_contract(voice, rules, opening, opening.contract)
    if rules.has_side_melds:
        return sides.first_meld(voice, rules, opening)
    minimum = opening.minimum
    waived = opening.waived_when_going_out and not opening.needs_taken_card
    shown = [
        voice.say(sentence, melds=voice.sum(priced.melds), value=priced.value)
        for sentence, priced in (
            ("opening.enough", examples.enough(rules, minimum)),
            ("opening.not_enough", examples.not_enough(rules, minimum)),
        )
        if priced is not None
    ]
    if rules.rearranges:
        then = "opening.then_manipulate" if opening.then_manipulate else "opening.nothing_else"
        table = voice.join(voice.say("opening.before"), voice.say(then))
    else:
        lays_off = any(isinstance(step, Play) and step.lay_off != "none" for step in rules.turn)
        before = (
            "opening.lay_off_in_going_out"
            if opening.needs_taken_card and opening.waived_when_going_out
            else "opening.no_lay_off"
        )
        table = voice.join(voice.say(before) if lays_off else "", *_then(voice, rules))
    if opening.contract is not None:
        rule = voice.say("opening.table_contract", melds=contract_melds(voice, opening.contract))
    elif opening.needs_taken_card:
        rule = voice.join(
            voice.say("opening.taken"), voice.say("opening.taken_or_out") if opening.waived_when_going_out else ""
        )
    else:
        rule = voice.say("opening.minimum", minimum=minimum) if minimum else voice.say("opening.any_worth")
    return voice.section(
        "opening",
        voice.join(
            rule,
            voice.say("opening.natural_run") if opening.natural_run else "",
            voice.say("opening.later") if minimum else "",
            voice.say("opening.unless_out_tiles" if rules.tiles_in_hand else "opening.unless_out")
            if waived and minimum
            else "",
        ),
        indicated.first_pairs(voice, opening),
        indicated.rising(voice, opening),
        _not_before(voice, opening),
        voice.join(*worth_in_a_first_meld(voice, rules, minimum)) if minimum else "",
        voice.join(*shown) if minimum else "",
        table,
    )


def _not_before(voice: Voice, opening: Opening) -> str:
    """The rounds in which nobody lays a first meld."""
    return voice.say("opening.after_rounds", n=opening.after_rounds) if opening.after_rounds else ""


def first_contract(voice: Voice, rules: Rules, opening: Opening, contract: Contract) -> RuleSection:
    """A contract as first meld, and what may follow it."""
    scheduled = [terms.contract for terms in rules.schedule if terms.contract is not None]
    rule = "opening.contracts" if scheduled else "opening.contract"
    play = rules.step(Play)
    assert play is not None, "sheets are checked for it"
    return voice.section(
        "opening",
        voice.join(
            voice.say(rule, melds=contract_melds(voice, contract)),
            voice.say("opening.exact" if opening.exact_sizes else "opening.or_more"),
            voice.say("opening.distinct") if opening.distinct_melds else "",
        ),
        _not_before(voice, opening),
        voice.say("opening.whole_hand") if any(each.whole_hand for each in (contract, *scheduled)) else "",
        voice.join(
            voice.say("opening.no_lay_off") if play.lay_off != "none" else "",
            *_then(voice, rules),
        ),
    )


def _then(voice: Voice, rules: Rules) -> Iterator[str]:
    """What may follow a first meld."""
    play = rules.step(Play)
    assert play is not None, "sheets are checked for it"
    if play.more_melds:
        yield voice.say("opening.then_free")
    else:
        yield voice.say("opening.then_nothing" if play.lay_off == "none" else "opening.then_lay_off")
    if not play.lay_off_at_once:
        yield voice.say("opening.lay_off_later")


def worth_in_a_first_meld(voice: Voice, rules: Rules, minimum: int) -> Iterator[str]:
    """What counts how much towards the minimum."""
    yield values_in_a_first_meld(voice, rules)
    if rules.meld_values is not None and rules.meld_values.low_ace is not None:
        yield voice.say("opening.low_ace", points=rules.meld_values.low_ace)
    if rules.tiles_in_hand:
        yield voice.say("opening.okey")
    if examples.joker(rules) is not None:
        yield voice.say("opening.joker")
    lowest, highest = (2, 11) if rules.pack.family == "tiles" else (3, 8)  # cards above ten all count the same
    place = examples.placed(rules, min(highest, max(lowest, -(-minimum // 3) - 1)))
    if place is not None:
        low, high = (*place.low[1:], place.low_face), (*place.high[:-1], place.high_face)
        yield voice.say(
            "opening.joker_place",
            low=voice.faces(place.low),
            low_value=examples.worth(rules, low),
            low_face=voice.face(place.low_face),
            high_face=voice.face(place.high_face),
            high=voice.faces(place.high),
            high_value=examples.worth(rules, high),
        )
