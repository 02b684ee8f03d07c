"""What a deal is worth in which every loser pays for the own hand."""

from __future__ import annotations

import msgspec

from rummykit.cards import UNKNOWN
from rummykit.match.score import score
from rummykit.play.result import Result
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, check_players, held, in_hand
from rummykit.referee.score import Answer
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.hand_payments import HandPayments


class HandsInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who went out, and the hands of the losers by name; of the winner none, or an empty one.

    `concealed`: the winner laid the whole hand in one turn. `melded` are the losers who have laid a meld in the deal;
    all of them, if it is missing.
    """

    winner: str
    hands: dict[str, PieceNames]
    concealed: bool = False
    melded: list[str] | None = None


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about a deal that ended so."""
    owners = {owner for owner, _ in result.melds}
    hands = dict(zip(names, named(result.hands), strict=True))
    return {
        "winner": None if result.winner is None else names[result.winner],
        "hands": hands,
        "concealed": result.concealed,
        "melded": [name for seat, name in enumerate(names) if seat in owners and seat != result.winner],
    }


def _verdict(rules: Rules, asked: HandsInput) -> Verdict:
    """`hand_points` of the losers and the `scores`, by name."""
    names = sorted({asked.winner, *asked.hands})
    check_players(rules, len(names))
    melded = set(names if asked.melded is None else asked.melded)
    if asked.hands.get(asked.winner) or not melded <= set(names):
        raise Malformed("impossible", "Whoever went out has no cards, and whoever has melded is one of the players.")
    in_hand(rules, [card for hand in asked.hands.values() for card in hand])
    hands = tuple(held(rules, asked.hands.get(name, ())) for name in names)
    assert isinstance(rules.scoring, HandPayments)
    row = score(
        rules,
        Result(
            kind="went_out",
            winner=names.index(asked.winner),
            hands=hands,
            first=0,
            order=tuple(range(len(names))),
            turns=0,
            melds=tuple((seat, (UNKNOWN,) * 3) for seat, name in enumerate(names) if name in melded),
            concealed=asked.concealed,
        ),
    )
    counts = {name: row.held[seat] for seat, name in enumerate(names) if name != asked.winner}
    return Verdict({"hand_points": counts, "scores": dict(zip(names, row.points, strict=True))})


ANSWER: Answer[HandPayments] = Answer(shape=lambda asked: HandsInput, verdict=_verdict, question=_question)
