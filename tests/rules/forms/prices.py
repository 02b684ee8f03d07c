"""What a deal is worth, from cards or from what was counted."""

from __future__ import annotations

from typing import Any

from rummykit.cards import parse_face
from rummykit.match import DealScore, Match, score
from rummykit.match.price import Tally
from rummykit.match.score import price
from rummykit.play.result import Ending, Result
from rummykit.rules import Payments, Rules
from rummykit.vocabulary.scorings.payments.price import payment

Faces = tuple[int, ...]


def faces(names: list[str]) -> Faces:
    return tuple(parse_face(name) for name in names)


def result(kind: Ending, players: int, winner: int | None = None, **more: Any) -> Result:
    """A deal that ended so, with nothing left in the hands unless they are named."""
    facts: dict[str, Any] = {"hands": ((),) * players, "first": 0, "order": tuple(range(players)), "turns": 1} | more
    return Result(kind=kind, winner=winner, **facts)


def loser_scores(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """What the winner gets when the others have lost so much."""
    held = (0, *(-lost for lost in asked["loser_scores"]))
    row = price(rules, result("went_out", len(held), winner=0), Tally(held))
    assert list(row.points[1:]) == asked["loser_scores"]
    return {"winner_score": row.points[0]}


def blocked(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """Hands counted after the last upcard was refused."""
    names = list(asked["hands"])
    hands = tuple(faces(cards) for cards in asked["hands"].values())
    row = score(rules, result("blocked", len(names), hands=hands))
    points = sum(row.points)
    pot = sum(own - min(row.held) for own in row.held)
    return {
        "counts": dict(zip(names, row.held, strict=True)),
        "winners": [names[seat] for seat in row.winners],
        "scores": dict(zip(names, row.points, strict=True)),
        "unawarded": pot - points,
    }


def knocked(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """Deadwood after a knock."""
    names = list(asked["deadwood"])
    held = tuple(asked["deadwood"].values())
    row = price(rules, result("knocked", len(names), winner=names.index(asked["knocker"])), Tally(held))
    found: dict[str, Any] = {"scores": dict(zip(names, row.points, strict=True))}
    winners = [names[seat] for seat in row.winners]
    return found | {"winner": winners[0], "winners": winners}


def own_melds(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The winner's melds, for each opponent."""
    players = asked["players"]
    melds = tuple((0, faces(meld)) for meld in asked["winner_melds"])
    hands = ((), *(faces(hand) for hand in asked.get("opponent_hands", [[]] * (players - 1))))
    row = score(rules, result("went_out", players, winner=0, melds=melds, hands=hands))
    return {"meld_value": row.points[0] // (players - 1), "winner_points": row.points[0]}


def paid(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """What each opponent pays for a hand laid at once."""
    scoring, players = rules.scoring, asked["players"]
    assert isinstance(scoring, Payments)
    each = payment(
        scoring,
        jokers=asked["jokers_used"],
        wild=asked.get("wild_deuces", 0),
        draws=asked.get("cards_drawn", 5),
        one_suit=asked.get("all_same_suit", False),
    )
    row: DealScore = price(rules, result("went_out", players, winner=0), Tally((0,) * players, each))
    match = Match(rules, players)
    match.rows.append(row)
    return {
        "per_opponent": each,
        "winner_delta": row.points[0],
        "others_delta": row.points[1],
        "totals": dict(zip("ABCDEFGHIJKL", match.totals, strict=False)),
    }
