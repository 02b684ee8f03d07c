"""Totals of a match and who wins it."""

from __future__ import annotations

from typing import Any

from rummykit.cards import parse
from rummykit.match import DealScore, Match, match_result
from rummykit.play.actions import Discard
from rummykit.play.deal import Deal
from rummykit.rules import FixedGames, Rules


def _row(points: list[int]) -> DealScore:
    best = max(points)
    winners = tuple(seat for seat, own in enumerate(points) if own == best)
    return DealScore(kind="went_out", points=tuple(points), winners=winners, held=(0,) * len(points))


def games(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """Games with their scores, to the end of the match."""
    names = list(asked["games"][0])
    if isinstance(rules.match, FixedGames):
        rules = rules.with_options(num_games=len(asked["games"]))
    match = Match(rules, len(names))
    for number, scores in enumerate(asked["games"]):
        assert match.result is None, number
        match.rows.append(_row([scores[name] for name in names]))
    assert match.result is not None
    won = {name: sum(seat in row.winners for row in match.rows) for seat, name in enumerate(names)}
    return {
        "totals": dict(zip(names, match.totals, strict=True)),
        "winner": " ".join(names[seat] for seat in match.result.winners),
        "sum": sum(match.totals),
        "games_won": won,
    }


def hand_added(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """One hand more on the score sheet."""
    before = asked["totals_before"]
    hand = asked.get("hand_scores") or {asked["hand"]["winner"]: asked["hand"]["winner_points"]}
    names = [*before, *(["B"] if len(before) == 1 else [])]
    totals = tuple(before.get(name, 0) + hand.get(name, 0) for name in names)
    result = match_result(rules, totals, deals=2)
    found: dict[str, Any] = {
        "totals": {name: total for name, total in zip(names, totals, strict=True) if name in before}
    }
    found["game_over"] = result is not None
    if result is not None:
        found["winner"] = " ".join(names[seat] for seat in result.winners)
    return found


def lone_hand(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """One hand is the match; it is really played out."""
    match = Match(rules, 3)
    match.deal = Deal.position(rules, hands_held=[parse("4H"), parse("5H"), parse("6H")], phase="play", dealer=2)
    match.play(Discard(parse("4H")[0]))
    assert match.result is not None
    names = "ABC"
    return {
        "game_over": True,
        "winner": "".join(names[seat] for seat in match.result.winners),
        "next_dealer": names[match._next_dealer(match.deal)],
    }


def totals(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The totals after the last hand."""
    names = list(asked["totals"])
    rules = rules.with_options(num_hands=asked["hands_played"])
    result = match_result(rules, tuple(asked["totals"].values()), asked["hands_played"])
    assert result is not None
    return {"winners": [names[seat] for seat in result.winners]}
