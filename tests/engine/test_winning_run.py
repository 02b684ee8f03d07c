"""A match that a long run wins at once, in a game of one's own that is like Knock Rummy."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import Match, bots, games
from rummykit.cards import parse
from rummykit.match import score
from rummykit.play.result import Result
from rummykit.rules import Rules, RulesError
from rummykit.sheets import from_plain
from rummykit.vocabulary.matches.winning_run import WinningRun
from rummykit.vocabulary.matches.winning_run.format import longest_run


def own(**match: int) -> Rules:
    """Seven cards of a short pack, and a run of four that wins the match."""
    return from_plain(
        {
            "like": "knock_rummy",
            "id": "chinchon",
            "names": {"en": "Chinchón"},
            "pack": {"family": "cards", "ranks": 10},
            "deal": {"hand": 7, "upcard": True},
            "match": {"kind": "WinningRun", **match},
        },
        games.get,
    )


def test_a_whole_match_ends_with_the_run() -> None:
    """Nobody can have so many points before that."""
    match, chance = Match(own(target=5000, run=4), 3, seed=4), Random(4)
    while match.result is None:
        if match.between_deals:
            match.next_deal()
        deal = match.deal
        match.play(bots.choose("greedy", match.rules, deal.view(deal.turn), chance))
    last = match.rows[-1]
    assert match.result.winners == last.winners
    assert all(longest_run(last.grouped[seat]) >= 4 for seat in last.winners)
    for row in match.rows[:-1]:
        assert all(longest_run(row.grouped[seat]) < 4 for seat in row.winners if row.kind != "void")


@pytest.mark.parametrize(
    ("hand", "won"),
    [("4H 5H 6H 7H 8H 9H TH", True), ("4H 5H 6H 7H 8H 9H 2S", False), ("4H 5H 6H 7S 8S 9S TS", False)],
)
def test_who_wins_a_deal_with_a_long_run_wins_the_match(hand: str, won: bool) -> None:
    match = Match(own(target=5000), 2, seed=1)
    hands = (parse("AS 3D 5C 7C 9D TC 2H"), parse(hand))
    result = Result(kind="knocked", winner=1, hands=hands, first=0, order=(0, 1), turns=9)
    match.rows.append(score(match.rules, result))
    assert (match.result is not None and match.result.winners == (1,)) is won


def test_so_many_points_win_it_too() -> None:
    match = Match(own(target=20), 2, seed=1)
    hands = (parse("AS 3D 5C 7C 9D TC 2H"), parse("4H 5H 6H 7S 8S 9S TS"))
    match.rows.append(score(match.rules, Result(kind="knocked", winner=1, hands=hands, first=0, order=(0, 1), turns=9)))
    assert match.result is not None
    assert match.result.winners == (1,)


@pytest.mark.parametrize(
    ("melds", "length"), [("JS QS KS AS", 4), ("QS KS AS 2S 3S", 5), ("AS AH AD", 0), ("AS 2S 3S", 3)]
)
def test_the_ace_lies_where_its_run_has_it(melds: str, length: int) -> None:
    assert longest_run((parse(melds),)) == length
    assert longest_run((parse("2H 3H 4H"), parse("5H 6H 7H"), parse("9H TH JH"))) == 6


def test_the_run_fits_in_a_hand_that_is_compared() -> None:
    with pytest.raises(RulesError, match=r"WinningRun\.run needs 8 cards, but a hand has 7\."):
        own(target=100, run=8)
    with pytest.raises(RulesError, match="WinningRun is about runs in hands that are compared"):
        replace(games.get("standard_rummy"), match=WinningRun(target=100), offers=())
