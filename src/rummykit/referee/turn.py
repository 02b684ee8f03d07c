"""The question: is a whole turn legal?"""

from __future__ import annotations

from rummykit.referee import card_turn, taken_turn, tile_turn
from rummykit.referee.card_turn import CardTurn
from rummykit.referee.question import Fields, Verdict
from rummykit.referee.taken_turn import TakenTurn
from rummykit.referee.tile_turn import TileTurn
from rummykit.rules import Draw, Rules

Turn = TileTurn | CardTurn | TakenTurn


def shape(rules: Rules, asked: Fields) -> type[Turn]:
    """The form of the question in this game."""
    if rules.rearranges:
        return TileTurn
    keeps_taken = any(isinstance(step, Draw) and step.discard_pile == "top_into_meld" for step in rules.turn)
    return TakenTurn if keeps_taken and "action" in asked else CardTurn


def verdict(rules: Rules, asked: Turn) -> Verdict:
    """`legal`; at a table of tiles also `rack_after` and `wins`, of a whole turn with cards `went_out`."""
    if isinstance(asked, TileTurn):
        return tile_turn.verdict(rules, asked)
    if isinstance(asked, TakenTurn):
        return taken_turn.verdict(rules, asked)
    return card_turn.verdict(rules, asked)
