"""One call plays a deal, and a bot may be asked with a view alone."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, Rules, View, actions, bots, games
from rummykit.match import deadwood
from rummykit.solve import hand

GIN = games.get("gin_rummy")


def test_a_deal_is_played_to_its_end_and_the_same_again() -> None:
    deal = bots.play(GIN, 2, 5, ("greedy", "steady"))
    assert deal.result is not None
    assert bots.play(GIN, 2, 5, ("greedy", "steady")) == deal
    assert bots.play(GIN, 2, 5) == bots.play(GIN, 2, 5, "greedy")


def test_a_function_sits_among_levels() -> None:
    seats: set[int | None] = set()

    def mine(rules: Rules, view: View, chance: Random) -> actions.Action:
        seats.add(view.seat)
        return bots.choose("random", rules, view, chance)

    deal = bots.play(games.get("knock_rummy"), 4, "a table", ("greedy", mine))
    assert deal.result is not None
    assert seats == {1, 3}


def test_the_deal_of_a_match_whose_deals_differ_is_chosen() -> None:
    rules = games.get("contract_rummy")
    deal = bots.play(rules, 3, 1, scheduled=2)
    assert deal.rules == rules.for_deal(2)


def test_a_bot_is_asked_with_a_view_alone() -> None:
    deal, greedy = Deal(GIN, 2, 3), bots.bot("greedy", GIN)
    while deal.result is None:
        deal.play(greedy(deal.view(deal.turn)))
    assert deal == bots.play(GIN, 2, 3)


def test_a_result_names_the_knocker_and_who_sat_where() -> None:
    deal = bots.play(GIN, 2, 5)
    result = deal.result
    assert result is not None
    assert result.kind == "knocked"
    assert result.knocker == deal._state.knocker == result.winner
    assert result.in_turn[0] == result.first == deal.starter
    assert sorted(result.in_turn) == [0, 1]
    counted = deadwood(GIN, result)
    arranged = [hand(GIN, cards) for cards in result.hands]
    assert counted == tuple(play.deadwood for play in arranged if play is not None)
    out = bots.play(games.get("standard_rummy"), 2, 5).result
    assert out is not None
    assert out.knocker is None
    assert deadwood(games.get("standard_rummy"), out) == ()


@pytest.mark.parametrize("level", ["greedi", "", "Greedy"])
def test_a_level_that_there_is_not_is_refused(level: bots.Level) -> None:
    view = Deal(GIN, 2, 5).view(0)
    for asked in (
        lambda: bots.play(GIN, 2, 5, (level, "steady")),
        lambda: bots.bot(level, GIN),
        lambda: bots.choose(level, GIN, view, Random(1)),
    ):
        with pytest.raises(ValueError, match=f"There is no bot '{level}'; there are: random, beginner"):
            asked()


def test_a_bot_needs_a_sheet_and_a_view() -> None:
    deal = Deal(GIN, 2, 5)
    with pytest.raises(TypeError, match="rule sheet"):
        bots.bot("greedy", "gin_rummy")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="rule sheet"):
        bots.choose("greedy", "gin_rummy", deal.view(deal.turn), Random(1))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"the view of a seat, such as deal.view\(deal.turn\), not <Deal 0"):
        bots.choose("greedy", GIN, deal, Random(1))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="There is no bot 5"):
        bots.play(GIN, bots=5)  # type: ignore[arg-type]


@pytest.mark.parametrize("every", [(), ("greedy", "greedy", "steady")])
def test_no_bots_or_more_than_seats_are_refused(every: tuple[bots.Level, ...]) -> None:
    with pytest.raises(ValueError, match="2 seats cannot be shared by"):
        bots.play(GIN, 2, 5, every)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", ["gin_rummy", "rummikub", "canasta", "indian_rummy_points", "okey", "standard_rummy"])
def test_a_bot_is_asked_only_while_its_seat_is_to_act(game: str, level: bots.Level) -> None:
    rules = games.get(game)
    deal = Deal(rules, rules.players[0], 5)
    other = (deal.turn + 1) % rules.players[0]
    for seat, whose in ((other, f"of seat {other}"), (None, "of a spectator")):
        with pytest.raises(ValueError, match=f"Seat {deal.turn} is to act, and the view is {whose}: ask with"):
            bots.choose(level, rules, deal.view(seat), Random(0))
    over = bots.play(rules, rules.players[0], 5)
    with pytest.raises(ValueError, match="The deal is over, so there is no action"):
        bots.choose(level, rules, over.view(over.turn), Random(0))
