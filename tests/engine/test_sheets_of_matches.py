"""A score sheet says what its match is decided by, what it is played for, and the melds hands were counted in."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Match, games
from rummykit.bots import choose
from rummykit.match.score_sheet import Stake


def played(game: str, deals: int = 1, **options: object) -> Match:
    """A match of three greedy bots after so many deals."""
    match = Match(games.get(game, **options), players=3, seed=4)  # type: ignore[arg-type]
    while True:
        deal = match.deal
        while deal.result is None:
            match.play(choose("greedy", match.rules, deal.view(deal.turn), Random(deal.played)))
        if len(match.rows) == deals or not match.between_deals:
            return match
        match.next_deal()


@pytest.mark.parametrize(
    ("game", "wins_by", "hands_count"),
    [
        ("rummikub", "highest", True),
        ("rummikub_twist", "games_won", True),
        ("german_rummy", "lowest", True),
        ("indian_rummy_pool101", "last_left", True),
        ("indian_rummy_points", "last_deal", True),
        ("continental_rum", "highest", False),
        ("queen_city_rum", "highest", False),
    ],
)
def test_what_decides_a_match(game: str, wins_by: str, hands_count: bool) -> None:
    sheet = Match(games.get(game), players=3).sheet
    assert (sheet.wins_by, sheet.hands_count) == (wins_by, hands_count)


def test_what_a_match_is_played_for() -> None:
    def stake(game: str, **options: object) -> Stake | None:
        return Match(games.get(game, **options), players=3).sheet.stake  # type: ignore[arg-type]

    assert stake("rummikub") is None
    assert stake("indian_rummy_points") == Stake(per="point", amount="1.00")
    assert stake("indian_rummy_deals") == Stake(per="entry", amount="100.00", pool="300.00")


@pytest.mark.parametrize("game", ["knock_rummy", "boathouse_rum", "indian_rummy_pool201"])
def test_hands_are_shown_in_the_melds_they_were_counted_in(game: str) -> None:
    match = played(game, deals=2)
    row, result = match.rows[-1], match.deal.result
    assert result is not None
    assert len(row.grouped) == 3
    of = match.rules.values.of
    for seat, melds in enumerate(row.grouped):
        left = list(result.hands[seat])
        for face in (face for meld in melds for face in meld):
            left.remove(face)
        if game == "knock_rummy":
            assert sum(map(of, left)) == row.held[seat]


def test_hands_of_which_every_card_counts_are_not_grouped() -> None:
    assert played("standard_rummy").rows[0].grouped == ()


@pytest.mark.parametrize(("rounds", "deals"), [(1, 0), (2, 3), (4, 3)])
def test_a_match_of_several_rounds_says_how_many_deals_one_has(rounds: int, deals: int) -> None:
    assert Match(games.get("rummikub_twist", num_rounds=rounds), players=3).sheet.round_deals == deals
    assert Match(games.get("rummikub"), players=3).sheet.round_deals == 0
