"""What begins a turn, from the stock or the discard pile."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Discard, Drop, Rules, TakePile
from rummykit.vocabulary.steps.draw import Draw
from rummykit.words.page import RuleSection
from rummykit.words.sides import by_number, numbers
from rummykit.words.steps import StepWords
from rummykit.words.voice import Voice


def draw(voice: Voice, rules: Rules, step: Draw) -> Iterator[RuleSection]:
    """The card or cards that begin a turn."""
    if rules.step(TakePile) is not None:
        yield from _with_pile(voice, rules, step)
        return
    yield voice.section(
        "turn.draw",
        voice.join(
            voice.say("draw.faced" if step.faced else _taken(rules, step)),
            voice.say("draw.hand_melds" if step.hand_melds else "draw.nothing_else") if step.faced else "",
            voice.say("draw.goes_round") if step.goes_round else "",
            voice.say("draw.top_card_free") if step.top_card_free else "",
            voice.say("draw.closed_with_one_card") if step.closed_with_one_card else "",
            voice.say("draw.own_piles") if step.own_piles else "",
        ),
        voice.say("draw.upcard_offered") if step.upcard_offered else "",
        voice.say(f"draw.wild.{step.wild_upcard}") if step.wild_upcard != "allowed" else "",
        _first_turn(voice, rules, step),
    )


def _first_turn(voice: Voice, rules: Rules, step: Draw) -> str:
    """The turn of the player who was dealt the extra card."""
    if not rules.deal.starter_extra:
        return ""
    begins = rules.step(Discard) is not None and not (rules.deal.upcard or step.own_piles)
    return voice.join(voice.say("draw.not_first_turn"), voice.say("draw.first_discard") if begins else "")


def _with_pile(voice: Voice, rules: Rules, step: Draw) -> Iterator[RuleSection]:
    """The draw from the stock, where the pile may be taken instead."""
    drawn = by_number(rules, step.count)
    first = _first_turn(voice, rules, step)
    if len(drawn) == 1:
        yield voice.section("turn.draw", voice.say("draw.of_stock", n=drawn[0][0]), first)
        return
    lines = [voice.say("draw.of_stock_with", players=numbers(voice, players), n=count) for count, players in drawn]
    yield voice.section("turn.draw", voice.say("draw.stock_or_pile"), voice.join(*lines), first)


def _taken(rules: Rules, step: Draw) -> str:
    """The sentence that says what may be taken of the discard pile."""
    alone = step.discard_pile == "top" and step.card_goes == "table" and rules.opening is None
    goes = "closed" if step.closed_after_first_meld else "table_alone" if alone else step.card_goes
    return f"draw.{step.discard_pile}" if goes == "hand" else f"draw.{step.discard_pile}.{goes}"


def draw_at_zero(voice: Voice, rules: Rules, step: Draw) -> Iterator[str]:
    """The draw that is made for the player; where turns may be missed, none is."""
    if not any(isinstance(each, Drop) for each in rules.turn):
        blocks = rules.stock.when_empty == "block"
        refused = "time.nothing_taken" if step.discard_pile == "down_to_card" else "time.refused"
        offered = voice.say("time.offered") if step.upcard_offered else ""
        drawn = "time.draw" if step.count == 1 else "time.draw_cards"
        take = rules.step(TakePile)
        forced = voice.say("time.pile_taken") if take is not None and take.forced else ""
        yield voice.join(voice.say(drawn), voice.say(refused) if blocks else "", forced, offered)


SENTENCES: StepWords[Draw] = StepWords(
    named=lambda step: "part.Draw.top_and_second" if step.discard_pile == "top_and_second" else "part.Draw",
    sections=draw,
    overtime=draw_at_zero,
)
