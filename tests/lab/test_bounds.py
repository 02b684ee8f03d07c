"""No deal brings a seat less or more than the bounds say, and the bounds are not far from what deals can bring."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

import pytest

pytest.importorskip("numpy")

from rummykit import games
from rummykit.cards import parse, parse_face
from rummykit.lab import single_seat
from rummykit.lab.bounds import bounds
from rummykit.lab.rewards import RewardName, rewards
from rummykit.melds.cut_joker import cut_by
from rummykit.play.result import Result
from rummykit.rules import LivesPenalty
from rummykit.vocabulary.scorings.lives_penalty.price import worth_of
from tests.examples import scaled
from tests.properties.walk import Way, walk

NAMES: tuple[RewardName, ...] = get_args(RewardName)


@pytest.mark.parametrize("way", ["anything", "eager", "greedy"])
@pytest.mark.parametrize("game", games.SHEETS)
def test_no_deal_leaves_them(game: str, way: Way) -> None:
    """With whatever house rules and players."""
    for seed in range(scaled(4)):
        done = walk(game, seed, way)
        result = done.end().result
        assert result is not None
        for name in NAMES:
            low, high = bounds(done.rules, done.players, name)
            assert all(low <= reward <= high for reward in rewards(done.rules, result, name)), name


@pytest.mark.parametrize(
    ("game", "players", "points"),
    [
        ("gin_rummy", 2, (0, 125)),
        ("knock_rummy", 2, (-10, 135)),
        ("standard_rummy", 2, (0, 110)),
        ("tonk", 2, (-2, 2)),
        ("rummikub", 2, (-788, 788)),
        ("conquian", 2, (0, 1)),
        ("okey", 4, (-9, 0)),
        ("indian_rummy_pool101", 4, (-80, 0)),
        ("indian_rummy_deals", 4, (-80, 240)),
        ("indian_rummy_21", 3, (-620, 1240)),
        ("phom", 4, (-12, 36)),
        ("rummy_500", 2, (-396, 396)),
        ("thai_dummy", 4, (-2065, 1130)),
        ("seven_bridge", 2, (-2560, 2560)),
        ("okey_101", 4, (-8837, 808)),
        ("canasta", 4, (-2000, 8200)),
        ("burraco", 2, (-1180, 4180)),
    ],
)
def test_they_are_close(game: str, players: int, points: tuple[float, float]) -> None:
    """OpenSpiel's own gin has 123."""
    assert bounds(games.get(game), players, "points") == points
    low, high = bounds(games.get(game), players, "difference")
    assert -low == high == pytest.approx((points[1] - points[0]) * (players - 1) / players)
    assert bounds(games.get(game), players, "win") == (-1, players - 1)


@pytest.mark.parametrize("game", games.SHEETS)
@pytest.mark.parametrize("name", NAMES)
def test_they_are_a_range_and_hold_nothing(game: str, name: RewardName) -> None:
    for players in set(map(games.get(game).in_deal, games.get(game).players)):
        low, high = bounds(games.get(game), players, name)
        assert low <= 0 <= high
        assert low < high


def test_the_worst_hand_in_gin_is_within() -> None:
    rules = games.get("gin_rummy")
    hands = (parse("KS KH QD QC JS JH TD TC 9S 8C")[:10], parse("2S 3S 4S 2H 3H 4H 5D 6D 7D 8D"))
    result = Result(kind="knocked", winner=1, hands=hands, first=0, order=(0, 1), turns=9)
    won = rewards(rules, result)[1]
    assert won > 100
    assert won <= bounds(rules, 2, "points")[1]


def went_out(*hands: str, **more: Any) -> Result:
    """A deal that seat 0 has won, with these cards left."""
    held = tuple(map(parse, hands))
    order = tuple(range(len(held)))
    return Result(kind="went_out", winner=0, hands=held, first=0, order=order, turns=20, **more)


def of_suits(*ranks: str) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Melds of seat 0 with both copies of every card of some ranks, seven cards each."""
    return tuple((0, parse(" ".join(f"{rank}{suit}" for suit in "SHDC" * 2))[:7]) for rank in ranks)


WHOLE_PACK = tuple((0, parse(" ".join(f"{rank}{suit}" for rank in "A23456789TJQK"))) for suit in "SHDC")
FOR_BAD_LUCK = {
    "seven_bridge": went_out("", "7S 7H 7D 7C KS KH KD", concealed=True),
    "thai_dummy": went_out("", "2C QS AS AH AD AC KS KH KC", upcard=parse_face("AS"), careless=(0, 40)),
    "rummy_500": went_out("", " ".join(f"{rank}{suit}" for rank in "A3456789TJQK" for suit in "SHDC")),
    "okey_101": went_out(
        "",
        "r13 r13 b13 b13 k13 k13 o13 o13 J J r12",
        wild=parse_face("r13"),
        last=parse_face("r13"),
        concealed=True,
        in_pairs=(True, True),
        melds=((0, parse("r1 r1")), (1, parse("r2 r2"))),
        careless=(0, 45),
    ),
    "canasta": went_out("", "JK JK JK JK AS AH AD AC AS AH AD AC", bonus=((), parse("3H 3D 3H 3D"))),
    "phom": went_out("", "KS QH", melds=WHOLE_PACK[:1]),
    "indian_rummy_21": went_out(
        "5S 5S 6S 6S 6S 4S 4S 4S", "KH KD QD QC JC JH TD TC 9D 9H 8D 8C AH", wild=cut_by(parse_face("5S"))
    ),
}
FOR_GOOD_LUCK = {
    "seven_bridge": FOR_BAD_LUCK["seven_bridge"],
    "thai_dummy": went_out("", "", melds=WHOLE_PACK, upcard=parse_face("QS"), concealed=True),
    "rummy_500": went_out("", "", melds=WHOLE_PACK),
    "okey_101": went_out(
        "",
        "r1",
        wild=parse_face("r13"),
        last=parse_face("r13"),
        concealed=True,
        in_pairs=(True, False),
        melds=((0, parse("r2 r2")),),
    ),
    "canasta": went_out("", "", melds=of_suits(*"A456789TJQK"), bonus=(parse("3H 3D 3H 3D"), ()), concealed=True),
    "phom": FOR_BAD_LUCK["phom"],
    "indian_rummy_21": went_out(
        "5S 5S 6S 6S 6S 4S 4S 4S", "KH KD QD QC JC JH TD TC 9D 9H 8D 8C AH", wild=cut_by(parse_face("5S"))
    ),
}


@pytest.mark.parametrize("game", FOR_BAD_LUCK)
def test_the_worst_and_the_best_that_can_be_laid_out_are_within_and_not_far(game: str) -> None:
    rules = games.get(game)
    low, high = bounds(rules, 2, "points")
    worst = min(rewards(rules, FOR_BAD_LUCK[game]))
    best = max(rewards(rules, FOR_GOOD_LUCK[game]))
    assert low <= worst < best <= high
    assert worst <= low / 2
    assert best >= high / 2


def test_value_cards_in_one_hand_are_worth_no_less_than_in_several() -> None:
    """By what the bounds of Indian Rummy take for granted."""
    rules = games.get("indian_rummy_21")
    assert isinstance(rules.scoring, LivesPenalty)
    kinds = parse("5S 6S 4S")
    for copies in (3, 4, 6):
        sets = -(-copies // 3)
        most = sets * worth_of(rules.scoring, cut_by(kinds[0]), kinds * 3)
        for held in product(range(copies + 1), repeat=3):
            hands = [
                [face for face, count in zip(kinds, counts, strict=True) for _ in range(count)]
                for counts in (held, tuple(copies - count for count in held))
            ]
            assert sum(worth_of(rules.scoring, cut_by(kinds[0]), hand) for hand in hands) <= most


def test_a_forbidden_number_costs_no_more_than_a_deal() -> None:
    env = single_seat("gin_rummy", seat=0)
    assert env.illegal_reward == -bounds(games.get("gin_rummy"), 2, "points")[1]
