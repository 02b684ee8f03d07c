"""The question: is a whole turn legal?"""

from __future__ import annotations

from rummykit.referee import taken_turn
from rummykit.referee.card_turn import CardTurn
from rummykit.referee.families import QUESTIONS
from rummykit.referee.held_tiles import HeldTurn
from rummykit.referee.laid_tiles import LaidTurn
from rummykit.referee.question import Fields, Verdict
from rummykit.referee.sides import SideTurn
from rummykit.referee.taken_turn import TakenTurn
from rummykit.referee.tile_turn import CardTableTurn, TileTurn
from rummykit.rules import Draw, Rules

Turn = TileTurn | CardTableTurn | CardTurn | TakenTurn | SideTurn | HeldTurn | LaidTurn


def shape(rules: Rules, asked: Fields) -> type[Turn]:
    """The form of the question in this game."""
    usual: type[Turn] = QUESTIONS.of(rules).turn.shape
    keeps_taken = any(isinstance(step, Draw) and step.card_goes == "kept_meld" for step in rules.turn)
    return TakenTurn if usual is CardTurn and keeps_taken and "action" in asked else usual


def verdict(rules: Rules, asked: Turn) -> Verdict:
    """`legal`; of a table that is rearranged also `rack_after` or `hand_after`, and `wins`; else `went_out`."""
    if isinstance(asked, TakenTurn):
        return taken_turn.verdict(rules, asked)
    return QUESTIONS.of(rules).turn.verdict(rules, asked)
