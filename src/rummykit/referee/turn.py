"""The question: is a whole turn legal?"""

from __future__ import annotations

from rummykit.play.deal import Deal
from rummykit.play.melds import lays_tiles
from rummykit.referee import card_turn, held_tiles, laid_tiles, sides, taken_turn, tile_turn
from rummykit.referee.card_turn import CardTurn
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
    if rules.rearranges:
        return TileTurn if rules.pack.family == "tiles" else CardTableTurn
    if rules.tiles_in_hand:
        return LaidTurn if lays_tiles(rules) else HeldTurn
    if rules.has_side_melds:
        return SideTurn
    keeps_taken = any(isinstance(step, Draw) and step.discard_pile == "top_into_meld" for step in rules.turn)
    return TakenTurn if keeps_taken and "action" in asked else CardTurn


def question_about_turn(deal: Deal, hand: list[str]) -> Fields:
    """The question about a turn of the first seat that draws from the stock and discards a card."""
    if deal.rules.tiles_in_hand:
        return held_tiles.question_about_turn(deal, hand)  # one and the same where tiles are laid
    of_sides = deal.rules.has_side_melds
    return sides.question_about_turn(deal, hand) if of_sides else card_turn.question_about_turn(deal, hand)


def verdict(rules: Rules, asked: Turn) -> Verdict:
    """`legal`; of a table that is rearranged also `rack_after` or `hand_after`, and `wins`; else `went_out`."""
    if isinstance(asked, TileTurn | CardTableTurn):
        return tile_turn.verdict(rules, asked)
    if isinstance(asked, HeldTurn):
        return held_tiles.turn_verdict(rules, asked)
    if isinstance(asked, LaidTurn):
        return laid_tiles.turn_verdict(rules, asked)
    if isinstance(asked, SideTurn):
        return sides.turn_verdict(rules, asked)
    if isinstance(asked, TakenTurn):
        return taken_turn.verdict(rules, asked)
    return card_turn.verdict(rules, asked)
