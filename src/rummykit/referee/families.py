"""What the referee is asked and answers in each family of games, where families differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rummykit.play.deal import Deal
from rummykit.referee import arrange, card_turn, deal, held_tiles, laid_tiles, meld, most, sides, taken_turn, tile_turn
from rummykit.referee.question import Fields, Verdict
from rummykit.rules import Draw, Rules
from rummykit.rules.families import ByFamily, GameFamily


class Form(NamedTuple):
    """The form of a question, and what answers it."""

    shape: type[Any]
    verdict: Callable[[Rules, Any], Verdict]


class Questions(NamedTuple):
    """The questions about one family.

    `meld`: the answer about a meld. `deal`: what is counted of a deal. `plain_turn`: the question about a turn of the
    first seat, which draws from the stock and discards, or lays a set. `turn`: the question about a whole turn.
    `hand`: the question about the best of a hand; `goals` has those that ask for something else of it.
    """

    meld: Callable[[Rules, meld.MeldInput], Verdict]
    deal: Callable[[Deal], Fields]
    plain_turn: Callable[[Deal, list[str]], Fields]
    turn: Form
    hand: Form
    goals: Mapping[str, Form] = {}


_CARD_TURN = Form(card_turn.CardTurn, card_turn.verdict)
_TAKEN_TURN = Form(taken_turn.TakenTurn, taken_turn.verdict)
_SIDE_TURN = Form(sides.SideTurn, sides.turn_verdict)
_HELD_TURN = Form(held_tiles.HeldTurn, held_tiles.turn_verdict)
_LAID_TURN = Form(laid_tiles.LaidTurn, laid_tiles.turn_verdict)
_TILE_TURN = Form(tile_turn.TileTurn, tile_turn.verdict)
_TABLE_TURN = Form(tile_turn.CardTableTurn, tile_turn.verdict)

_HAND = Form(arrange.HandInput, arrange.hand)
_LIVES = Form(arrange.HandInput, arrange.with_lives)
_RACK = Form(arrange.RackInput, arrange.first_meld)
_HELD_RACK = Form(held_tiles.HeldRack, held_tiles.rack_verdict)
_LAID_RACK = Form(laid_tiles.LaidRack, laid_tiles.rack_verdict)
_BEST = {most.BEST_MELDS: Form(most.SideHandInput, most.side_verdict)}
_MOST = dict.fromkeys(most.MOST, Form(most.TableInput, most.table_verdict))

_of_cards, _of_sides, _of_tiles, _of_table = (
    room.question_about_turn for room in (card_turn, sides, held_tiles, tile_turn)
)

QUESTIONS: ByFamily[Questions] = ByFamily(
    "questions to the referee",
    "QUESTIONS in referee/families.py",
    {
        GameFamily.CARDS: Questions(meld.of_cards, deal.of_cards, _of_cards, _CARD_TURN, _HAND),
        GameFamily.LIVES: Questions(meld.of_lives, deal.of_cards, _of_cards, _CARD_TURN, _LIVES),
        GameFamily.SIDES: Questions(meld.of_side, deal.of_side, _of_sides, _SIDE_TURN, _HAND, _BEST),
        GameFamily.HELD_TILES: Questions(
            held_tiles.meld_verdict, deal.of_tiles_in_hand, _of_tiles, _HELD_TURN, _HELD_RACK
        ),
        GameFamily.LAID_TILES: Questions(
            held_tiles.meld_verdict, deal.of_tiles_in_hand, _of_tiles, _LAID_TURN, _LAID_RACK
        ),
        GameFamily.TILE_TABLE: Questions(meld.of_tile_table, deal.of_tile_table, _of_table, _TILE_TURN, _RACK, _MOST),
        GameFamily.CARD_TABLE: Questions(meld.of_cards, deal.of_cards, _of_table, _TABLE_TURN, _HAND, _MOST),
    },
)
"""The questions about each family."""


def of_turn(rules: Rules, asked: Fields) -> Form:
    """The question about a turn, or about one action where each card taken from others needs a meld of its own."""
    usual = QUESTIONS.of(rules).turn
    keeps_taken = any(isinstance(step, Draw) and step.discard_pile == "top_into_meld" for step in rules.turn)
    return _TAKEN_TURN if usual is _CARD_TURN and keeps_taken and "action" in asked else usual


def of_hand(rules: Rules, goal: object) -> Form:
    """The question about the best of a hand, or about what this goal asks of it."""
    questions = QUESTIONS.of(rules)
    return questions.goals.get(goal, questions.hand) if isinstance(goal, str) else questions.hand


def plain_questions(deal: Deal, hand: list[str]) -> dict[str, Fields]:
    """What may be asked at the beginning of a deal about a hand and a turn, by the word for it."""
    rules, questions = deal.rules, QUESTIONS.of(deal.rules)
    dealt = hand[: rules.deal.hand_for(rules.players[0])]
    asked: Fields = {"hand" if questions.hand.shape is arrange.HandInput else "rack": dealt}
    if questions.hand.shape is arrange.RackInput:
        asked["goal"] = arrange.DEAREST
    return {"arrange": asked, "turn": questions.plain_turn(deal, hand)}
