"""What the referee is asked and answers in each family of games, where families differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rummykit.play.deal import Deal
from rummykit.referee import arrange, card_turn, deal, held_tiles, laid_tiles, meld, most, sides, tile_turn
from rummykit.referee.question import Fields, Malformed, Verdict
from rummykit.rules import Rules
from rummykit.rules.families import ByFamily, GameFamily

Arrange = (
    arrange.RackInput
    | arrange.HandInput
    | held_tiles.HeldRack
    | laid_tiles.LaidRack
    | most.TableInput
    | most.SideHandInput
)


class QuestionForm(NamedTuple):
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
    turn: QuestionForm
    hand: QuestionForm
    goals: Mapping[str, QuestionForm] = {}


_CARD_TURN = QuestionForm(card_turn.CardTurn, card_turn.verdict)
_SIDE_TURN = QuestionForm(sides.SideTurn, sides.turn_verdict)
_HELD_TURN = QuestionForm(held_tiles.HeldTurn, held_tiles.turn_verdict)
_LAID_TURN = QuestionForm(laid_tiles.LaidTurn, laid_tiles.turn_verdict)
_TILE_TURN = QuestionForm(tile_turn.TileTurn, tile_turn.verdict)
_TABLE_TURN = QuestionForm(tile_turn.CardTableTurn, tile_turn.verdict)

_HAND = QuestionForm(arrange.HandInput, arrange.hand)
_LIVES = QuestionForm(arrange.HandInput, arrange.with_lives)
_RACK = QuestionForm(arrange.RackInput, arrange.first_meld)
_HELD_RACK = QuestionForm(held_tiles.HeldRack, held_tiles.rack_verdict)
_LAID_RACK = QuestionForm(laid_tiles.LaidRack, laid_tiles.rack_verdict)
_BEST = {most.BEST_MELDS: QuestionForm(most.SideHandInput, most.side_verdict)}
_MOST = dict.fromkeys(most.MOST, QuestionForm(most.TableInput, most.table_verdict))

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


def meld_verdict(rules: Rules, asked: meld.MeldInput) -> Verdict:
    """`valid`; tiles: `types`, `total_value`; cards: `type`, and `value` where cards laid on the table count.

    In a game of sides also the `book` and the `card_points`.
    """
    return QUESTIONS.of(rules).meld(rules, asked)


def deal_verdict(rules: Rules, asked: deal.DealInput) -> Verdict:
    """`hand` for each player, the `pool`, or `discard` and `stock`, and the `total`, counted in an actual deal.

    With cards also `packs` and `jokers`; where the starter gets more, `starter_hand`, and of two players `dealer_hand`
    and `non_dealer_hand`; with a wild indicator `open`, `wild_indicator` and `closed` instead; in a match of rounds
    `games_per_round`; where deals differ, the rank that is `wild` in this one, and its `contract`; in games of
    sides how many cards one may `draw`, and the stock before bonus cards are replaced; with second hands the cards of
    such a `reserve`, and how many `reserves` there are.
    """
    return Verdict(QUESTIONS.of(rules).deal(deal.dealt(rules, asked)))


def hand_shape(rules: Rules, goal: object) -> type[Arrange]:
    """The form of the question about the best of a hand, or about what this goal asks of it."""
    shape: type[Arrange] = _of_hand(rules, goal).shape
    return shape


def hand_verdict(rules: Rules, asked: Arrange) -> Verdict:
    """The best that can be done; `example_melds` is one of the best ways.

    A rack: `best_value`, `can_open`; of tiles held in the hand `complete`, and how many it is `away`. A hand:
    `min_deadwood`, and `proven` as false where a better way may exist; with a contract `complete`; with two lives
    `penalty`, `status` and `uncapped`. For the most that can be laid, see `most`.
    """
    try:
        return _of_hand(rules, asked.goal).verdict(rules, asked)
    except Malformed:
        raise
    except ValueError as error:
        text = str(error).rstrip(".")
        raise Malformed("too_large", f"{text[0].upper()}{text[1:]}.") from None


def _of_hand(rules: Rules, goal: object) -> QuestionForm:
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
