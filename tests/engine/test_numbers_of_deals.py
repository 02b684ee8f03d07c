"""A match of so many deals, by a house rule of games that are else played until a score is reached."""

from __future__ import annotations

import pytest

from rummykit import games
from rummykit.cards import parse
from rummykit.match.match import Match
from rummykit.play.actions import Timeout
from rummykit.play.melds import side_melds_of
from rummykit.rules import FirstTo, FixedGames, OptionsClash


@pytest.mark.parametrize("game", ["burraco", "thai_dummy"])
def test_a_match_ends_after_so_many_deals(game: str) -> None:
    assert isinstance(games.get(game).match, FirstTo)
    assert games.get(game).options()["num_hands"] == 0
    rules = games.get(game, num_hands=2)
    assert rules.match == FixedGames(games=2)
    match = Match(rules, 2, "deals")
    while match.result is None:
        if match.deal.result is None:
            match.play(Timeout())
        else:
            match.next_deal()
    assert len(match.rows) == 2


@pytest.mark.parametrize(
    ("game", "target"), [("burraco", {"side_target": 1000}), ("thai_dummy", {"target_score": 200})]
)
def test_it_leaves_no_target(game: str, target: dict[str, int]) -> None:
    with pytest.raises(OptionsClash):
        games.get(game, num_hands=3, **target)
    assert isinstance(games.get(game, num_hands=0, **target).match, FirstTo)


def test_rounds_of_hand_and_foot() -> None:
    assert games.get("hand_and_foot").options()["num_hands"] == 4
    rules = games.get("hand_and_foot", num_hands=2)
    assert [rules.for_deal(place).opening for place in range(2)] == [
        games.get("hand_and_foot").for_deal(place).opening for place in range(2)
    ]


@pytest.mark.parametrize("packs", [4, 5, 6])
def test_packs_with_their_jokers_and_red_threes(packs: int) -> None:
    rules = games.get("hand_and_foot", packs=packs)
    assert len(rules.pack.faces()) == 54 * packs
    assert rules.bonus_cards is not None
    assert rules.bonus_cards.worth(2 * packs, packs) == 200 * packs


def test_most_wild_cards_of_a_book() -> None:
    melds = side_melds_of(games.get("hand_and_foot", max_wild=1))
    assert melds.read(parse("KS KH KD 2C")) is not None
    assert melds.read(parse("KS KH KD 2C JK")) is None
    assert side_melds_of(games.get("hand_and_foot")).read(parse("KS KH KD 2C JK")) is not None
