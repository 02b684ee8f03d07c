"""What a deal with value cards is worth: what every other player pays for them."""

from __future__ import annotations

import msgspec

from rummykit.cards import NAMES
from rummykit.match.score import tally
from rummykit.melds.cut_joker import value_cards
from rummykit.play.result import Result
from rummykit.referee.lives import wild_name, wild_rank
from rummykit.referee.question import Fields, Malformed, Verdict, held
from rummykit.referee.score import Answer, ScoreInput, by_its_hands
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.lives_penalty import LivesPenalty
from rummykit.vocabulary.scorings.lives_penalty.price import OUT, cards_of, lives_points, worth_of

SILENT = "what each hand counts is asked by itself"


class ValueScore(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: the card that was cut, who won, the points of the losers, and the value cards of each who is still in."""

    wild: str
    winner: str
    points: dict[str, int]
    value_cards: dict[str, list[str]]


def _verdict(rules: Rules, asked: object) -> Verdict:
    """`value` by player still in the deal, `scores` by player, and their `sum`; raises `Malformed`."""
    scoring = rules.lives
    if scoring is None or scoring.value_cards == "none" or not isinstance(asked, ValueScore):
        raise Malformed("malformed", f"In {rules.names.en} hands alone do not say the score: {SILENT}.")
    names = [asked.winner, *asked.points]
    if len(set(names)) < len(names) or not rules.players[0] <= len(names) <= rules.players[1]:
        raise Malformed("impossible", "The points are those of the losers, and the winner is another player.")
    if asked.winner not in asked.value_cards or not set(asked.value_cards) <= set(names):
        raise Malformed("impossible", "Value cards are those of the winner and of players who lost.")
    wild = wild_rank(rules, asked.wild)
    cards = {name: held(rules, each) for name, each in asked.value_cards.items()}
    worth = [worth_of(scoring, wild, cards[name]) if name in cards else OUT for name in names]
    points = lives_points((0, *asked.points.values()), 0, scoring, tuple(worth))
    return Verdict(
        {
            "value": {name: own for name, own in zip(names, worth, strict=True) if own != OUT},
            "scores": dict(zip(names, points, strict=True)),
            "sum": sum(points),
        }
    )


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about the score of a deal, put by somebody who sees all hands."""
    if rules.lives is None or rules.lives.value_cards == "none":
        return by_its_hands(rules, result, names)
    assert result.winner is not None, "a deal that counts has a winner"
    points = tally(rules, result).held
    cards = cards_of(result)
    kinds = value_cards(result.wild) or ()
    out = dict(enumerate(result.out))
    return {
        "wild": wild_name(result.wild),
        "winner": names[result.winner],
        "points": {
            name: min(rules.lives.cap, points[seat]) for seat, name in enumerate(names) if seat != result.winner
        },
        "value_cards": {
            name: [NAMES[face] for face in sorted(cards[seat]) if face in kinds]
            for seat, name in enumerate(names)
            if out.get(seat) is None
        },
    }


ANSWER: Answer[LivesPenalty] = Answer(
    shape=lambda asked: ValueScore if "value_cards" in asked else ScoreInput, verdict=_verdict, question=_question
)
