"""The printed cases of the Indian games, each named after its id, asked of the engine itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rummykit import Deal, Match, games, hands, score
from rummykit.cards import RANKS, Face, parse, parse_face
from rummykit.match.score_sheet import DealScore
from rummykit.match.settlement import settle_entries, settle_points
from rummykit.play.actions import Action, Declare, Draw, Drop, Leave, Timeout
from rummykit.play.melds import lives_in
from rummykit.rules import ChipDeals, LivesPenalty, PointsForMoney, Pool, Rules
from rummykit.vocabulary.scorings.lives_penalty.price import lives_points

FOLDER = Path(__file__).parents[1] / "rules" / "cases"
FILES = [path for path in sorted(FOLDER.glob("indian_rummy*.jsonl")) if path.stem != "indian_rummy_21"]
"""The games of the two lives; 21 cards are about three pure sequences."""
CASES = [json.loads(line) for path in FILES for line in path.open()]
FILLER = parse("2C 9H JD 3S 6C TD QH 4H 8D KC 5C 7D 3D")


def rank(text: str) -> int:
    """A wild rank as the cases write it; the joker as indicator makes the aces wild."""
    return 1 if text == "JK" else RANKS.index(text) + 1


def cards(texts: list[str]) -> tuple[Face, ...]:
    return parse(" ".join(texts))


def sheet(case: dict[str, Any], **options: Any) -> Rules:
    return games.get(case["game"], **case.get("options", {}), **options)


def position(rules: Rules, hand: tuple[Face, ...] = FILLER, players: int = 3, **state: Any) -> Deal:
    """Seat 0 to act, everybody with a hand of nothing."""
    return Deal.position(
        rules,
        hands_held=[hand, *[FILLER] * (players - 1)],
        stock=state.pop("stock", parse("AS AH")),
        pile=state.pop("pile", parse("5D")),
        **state,
    )


def points_after(rules: Rules, deal: Deal, *actions: Action) -> int:
    """The points of seat 0 when all others have dropped after it."""
    for action in actions:
        deal.play(action)
    while deal.result is None:
        deal.play(Drop())
    return abs(score(rules, deal.result).points[0])


# --- one answer to every question


def meld(case: dict[str, Any]) -> dict[str, Any]:
    asked = case["input"]
    kind = lives_in(sheet(case), rank(asked["wild"])).kind(cards(asked["meld"]))
    return {"valid": kind is not None} | ({} if kind is None else {"type": kind})


def arrange(case: dict[str, Any]) -> dict[str, Any]:
    asked, rules = case["input"], sheet(case)
    assert isinstance(rules.scoring, LivesPenalty)
    found = lives_in(rules, rank(asked["wild"])).best(hands.of(cards(asked["hand"])))
    return {"penalty": min(rules.scoring.cap, found.points), "status": found.status, "uncapped": found.points}


def declare(case: dict[str, Any]) -> dict[str, Any]:
    asked, rules = case["input"], sheet(case)
    groups = tuple(cards(group) for group in asked["groups"])
    laid = tuple(face for group in groups for face in group)
    finish = parse_face("3D")
    hand = (*laid, *FILLER[: 13 - len(laid)], finish)
    deal = position(rules, hand, wild=rank(asked["wild"]), phase="play")
    points = points_after(rules, deal, Declare(groups, finish))
    assert deal.result is not None
    if deal.result.winner == 0:
        return {"legal": True, "points": points}
    assert deal.result.out[0] == "wrong_declaration"
    return {"legal": False, "penalty": points}


def draw(case: dict[str, Any]) -> dict[str, Any]:
    asked = case["input"]
    deal = position(sheet(case), pile=cards([asked["open_top"]]), wild=rank(asked["wild"]))
    deal._state.draws = [0 if asked.get("first_turn_of_deal") else 1] * deal.players
    legal = deal.can(Draw("discard"))
    assert legal == (Draw("discard") in list(deal.legal_actions()))
    return {"legal": legal}


def drop(case: dict[str, Any]) -> dict[str, Any]:
    rules = sheet(case)
    deal = position(rules)
    deal._state.draws[0] = int(case["input"]["drawn_any_card"])
    return {"legal": deal.can(Drop()), "points": points_after(rules, deal, Drop())}


def missed(case: dict[str, Any]) -> dict[str, Any]:
    rules = sheet(case)
    deal = position(rules)
    for _ in range(case["input"]["consecutive"]):
        deal._state.turn = 0
        deal.play(Timeout())
    if deal._state.is_in(0):
        return {"legal": True, "result": "still_in"}
    return {"legal": True, "result": "dropped", "points": points_after(rules, deal)}


def leave(case: dict[str, Any]) -> dict[str, Any]:
    rules = sheet(case)
    deal = position(rules)
    return {"legal": deal.can(Leave()), "result": "dropped", "points": points_after(rules, deal, Leave())}


def turn(case: dict[str, Any]) -> dict[str, Any]:
    asked = case["input"]
    what = asked.get("event") or asked["action"]
    ways: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
        "declare": declare,
        "draw": draw,
        "drop": drop,
        "missed_turns": missed,
        "leave_table": leave,
    }
    return ways[what if isinstance(what, str) else what[0]](case)


def deal_out(case: dict[str, Any]) -> dict[str, Any]:
    rules, players = sheet(case), case["input"]["players"]
    deal = Deal(rules, players=players, seed=1)
    sizes = {hands.size(hand) for hand in deal._state.hands}
    assert len(sizes) == 1
    return {
        "hand": sizes.pop(),
        "open": len(deal._state.pile),
        "wild_indicator": int(deal._state.indicator is not None),
        "closed": len(deal._state.stock),
        "total": len(rules.pack_for(players)),
    }


def count(case: dict[str, Any]) -> dict[str, Any]:
    asked = case["input"]
    if "deals" in asked:
        return pool(case)
    return {"points": lives_in(sheet(case), rank(asked["wild"])).points(hands.of(cards(asked["unmatched"])))}


def written(rules: Rules, players: int, deals: list[dict[str, int]]) -> Match:
    """A match with these points on its sheet; seats are letters."""
    match = Match(rules, players=players)
    for points in deals:
        row = tuple(points.get(seat, 0) for seat in "ABCDEF"[:players])
        winner = row.index(0)
        match.rows.append(DealScore(kind="went_out", points=row, winners=(winner,), held=row))
    return match


def pool(case: dict[str, Any]) -> dict[str, Any]:
    deals = case["input"]["deals"]
    match = written(sheet(case), len(deals[0]), deals)
    answer: dict[str, Any] = {
        "totals": dict(zip("ABCDEF", match.totals, strict=False)),
        "eliminated": ["ABCDEF"[seat] for seat in match.eliminated],
    }
    if match.result is not None:
        answer["winner"] = "ABCDEF"[match.result.winners[0]]
    return answer


def settle(case: dict[str, Any]) -> dict[str, Any]:
    asked = case["input"]
    options = {name: asked[name] for name in ("point_value", "entry") if name in asked}
    if "rake_rate" in asked:
        options["rake_rate"] = asked["rake_rate"]
    format = sheet(case, **options).match
    match format:
        case PointsForMoney():
            seats = [asked["winner"], *asked["points"]]
            points = [0, *asked["points"].values()]
            settled = settle_points(format, points, 0, cap=80)
            losers = dict(zip(seats[1:], settled.amounts[1:], strict=True))
            return {"gross": settled.gross, "rake": settled.rake, "winner": settled.prize, "losers": losers}
        case Pool():
            settled = settle_entries(format, asked["players"], (0,))
            return {"pool": settled.gross, "rake": settled.rake, "winner": settled.prize}
    return chips(case, sheet(case, **options))


def chips(case: dict[str, Any], rules: Rules) -> dict[str, Any]:
    asked = case["input"]
    assert isinstance(rules.match, ChipDeals)
    assert isinstance(rules.scoring, LivesPenalty)
    players, deals = len(asked["players"]), asked["deals"]
    match = Match(rules.with_options(num_deals=deals if isinstance(deals, int) else len(deals)), players=players)
    answer: dict[str, Any] = {"start_chips": match.totals[0]}
    if isinstance(deals, int):
        return answer
    for each in deals:
        winner = asked["players"].index(each["winner"])
        held = tuple(each["points"].get(seat, 0) for seat in asked["players"])
        paid = lives_points(held, winner, rules.scoring)
        match.rows.append(DealScore(kind="went_out", points=paid, winners=(winner,), held=held))
    answer["chips"] = dict(zip(asked["players"], match.totals, strict=True))
    if match.result is None:
        tied = [asked["players"][seat] for seat in match.playing]
        return answer | {"winner": None, "tie_break": rules.match.tie_break, "tied": tied}
    settled = settle_entries(rules.match, players, match.result.winners)
    winner = asked["players"][match.result.winners[0]]
    return answer | {"winner": winner, "prize": settled.prize, "rake": settled.rake}


ASKS = {"meld": meld, "arrange": arrange, "turn": turn, "deal": deal_out, "score": count, "settle": settle}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    answer = ASKS[case["ask"]](case)
    asked = {name: answer.get(name) for name in case["expect"]}
    assert asked == case["expect"]


def test_there_are_cases_for_every_game() -> None:
    assert {case["game"] for case in CASES} == {
        "indian_rummy",
        "indian_rummy_points",
        "indian_rummy_pool101",
        "indian_rummy_pool201",
        "indian_rummy_deals",
    }
