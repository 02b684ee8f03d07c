"""Tables of cards that everybody may rearrange: first runs, jokers that stay or are replaced, an empty stock."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import Deal, games, solve
from rummykit.bots import Level, choose
from rummykit.cards import PRINTED_JOKER, parse
from rummykit.games.machiavelli import RULES as MACHIAVELLI
from rummykit.games.vatikan import RULES as VATIKAN
from rummykit.match.score import score
from rummykit.play.actions import Faces, Pass, Rearrange, Timeout
from rummykit.play.events import Passed
from rummykit.play.view import TableMeld
from rummykit.playout.tiles import knows_table
from rummykit.referee import ask
from rummykit.rules import IllegalAction, Rules, RulesError
from rummykit.rules import Rearrange as Step
from rummykit.tiles.table_sets import table_sets


def sets(text: str) -> tuple[Faces, ...]:
    return tuple(parse(each) for each in text.split(" / ")) if text else ()


def position(
    rules: Rules, table: str, hand: str, other: str = "KC", *, opened: bool = True, stock: str = "2C 3C"
) -> Deal:
    melds = table_sets(rules)
    lying = [TableMeld(cards, melds.readings(cards)[0].kind) for cards in map(melds.as_laid, sets(table))]
    return Deal.position(
        rules,
        hands_held=[parse(hand), parse("KC")],
        table=lying,
        stock=parse(stock) if stock else (),
        opened=(opened, opened),
    )


@pytest.mark.parametrize(
    ("before", "hand", "after"),
    [
        ("4H JK=5H 6H 7H 8H", "9H KD", "4H JK=5H 6H / 7H 8H 9H"),  # the joker stays with cards of its meld
        ("4H JK=5H 6H", "3H 7H", "3H 4H JK=5H 6H 7H"),
        ("4H JK=5H 6H / 5S 5D 5C", "5H 7H", "4H 5H 6H 7H / 5S 5D 5C JK=5H"),  # replaced, it may lie anywhere
        ("4H JK=5H 6H", "5H 7H 8H", "4H 5H 6H / JK=6H 7H 8H"),
        ("JK=4H 5H 6H / JK=4H 4S 4D", "4H 4C AS 2S", "4H 5H 6H / JK=4H 4S 4D 4C / AS 2S JK=3S"),
    ],
)
def test_a_joker_stays_beside_a_card_of_its_meld_or_is_replaced_there(before: str, hand: str, after: str) -> None:
    position(VATIKAN, before, hand).check(Rearrange(sets(after)))


@pytest.mark.parametrize(
    ("before", "hand", "after"),
    [
        ("4H JK=5H 6H 7H 8H 9H", "3H 2H KD", "2H 3H 4H / 6H 7H 8H 9H JK=TH"),
        ("5S 5D JK=5H", "5C 8S 9S", "5S 5D 5C / 8S 9S JK=TS"),  # another five took its place
    ],
)
def test_a_joker_is_not_simply_moved(before: str, hand: str, after: str) -> None:
    deal = position(VATIKAN, before, hand)
    with pytest.raises(IllegalAction) as refused:
        deal.check(Rearrange(sets(after)))
    assert refused.value.refusal.code == "joker_moved_unreplaced"


def test_one_card_takes_the_place_of_one_joker_alone() -> None:
    """Two jokers stand for the five of hearts; with one such card only one of them is free."""
    before = "4H JK=5H 6H / 3H 4H JK=5H"
    deal = position(VATIKAN, before, "5H 7S 8S")
    deal.check(Rearrange(sets("4H 5H 6H / 3H 4H JK=5H / 7S 8S JK=9S")))
    with pytest.raises(IllegalAction) as refused:
        deal.check(Rearrange(sets("3H 4H 5H 6H / 7S 8S JK=9S JK=TS")))
    assert refused.value.refusal.code == "card_missing"


def test_the_first_run_comes_from_the_hand_and_then_everything_is_free() -> None:
    deal = position(VATIKAN, "7S 7H 7D", "7C 4H 5H 6H KS", opened=False)
    with pytest.raises(IllegalAction) as refused:
        deal.check(Rearrange(sets("7S 7H 7D 7C")))
    assert refused.value.refusal.code == "table_changed_before_first_meld"
    deal.play(Rearrange(sets("4H 5H 6H / 7S 7H 7D 7C"), sets("4H 5H 6H")))
    assert deal._state.opened[0]


def test_a_group_alone_is_no_first_meld() -> None:
    deal = position(VATIKAN, "", "7S 7H 7D 4H 5H 6H", opened=False)
    with pytest.raises(IllegalAction) as refused:
        deal.check(Rearrange(sets("7S 7H 7D")))
    assert refused.value.refusal.code == "not_the_first_contract"
    deal.check(Rearrange(sets("7S 7H 7D / 4H 5H 6H")))


def test_a_joker_laid_undeclared_is_read_as_the_sheet_reads_it() -> None:
    deal = position(VATIKAN, "", "7S 8S JK 4H", opened=False)
    deal.play(Rearrange(sets("7S 8S JK")))
    assert [meld.cards for meld in deal._state.table] == [parse("7S 8S JK=9S")]


@pytest.mark.parametrize(("scoring", "points"), [("win", (1, 0)), ("points", (10, 0))])
def test_without_a_stock_the_fewest_points_in_hand_win(scoring: str, points: tuple[int, int]) -> None:
    rules = MACHIAVELLI.with_options(scoring=scoring)
    deal = Deal.position(rules, hands_held=[parse("2C"), parse("KC")], turn=0)
    deal.play(Pass())
    deal.play(Pass())
    assert deal.result is not None
    assert deal.result.kind == "exhausted"
    assert score(rules, deal.result).points == points


def test_a_hand_is_no_place_for_cards_of_the_table() -> None:
    deal = position(MACHIAVELLI, "QS KS AS / 7S 7D 7C 7H", "8H 9H 2C")
    deal.play(Rearrange(sets("QS KS AS / 7S 7D 7C / 7H 8H 9H")))
    assert deal._state.hands[0].bit_count() == 1


@pytest.mark.parametrize("jokers", [3, 4])
def test_of_many_jokers_in_hand_the_solver_lays_two_and_proves_nothing(jokers: int) -> None:
    rules = MACHIAVELLI.with_options(jokers=4)
    best = solve.table(rules, [parse("7C 7D 7H")], parse("4H 5H 7S 8S TD JD" + " JK" * jokers))
    assert best.tiles == 7
    assert not best.proven
    assert best.played.count(PRINTED_JOKER) == 2


def test_the_first_run_is_without_a_joker_where_the_house_says_so() -> None:
    natural = VATIKAN.with_options(opening_joker=False)
    hand = "7S 8S JK 4H 5H 6H"
    joker = Rearrange(sets("7S 8S JK=9S"))
    position(VATIKAN, "", hand, opened=False).check(joker)
    with pytest.raises(IllegalAction) as refusal:
        position(natural, "", hand, opened=False).check(joker)
    assert refusal.value.refusal.code == "opening_needs_natural_run"
    position(natural, "", hand, opened=False).check(Rearrange(sets("4H 5H 6H")))
    both = Rearrange(sets("4H 5H 6H / 7S 8S JK=9S"))
    position(natural, "", hand, opened=False).check(both)
    found = solve.first_meld_of_rack(natural, parse("7S 8S JK KD"))
    assert found is None
    assert solve.first_meld_of_rack(VATIKAN, parse("7S 8S JK KD")) is not None
    asked = {"ask": "opening", "game": "vatikan", "input": {"melds": [["7S", "8S", "JK"]]}}
    assert ask(asked)["opens"] is True
    assert ask(asked | {"options": {"opening_joker": False}})["opens"] is False


# --- a card drawn, and then played

DRAWN = MACHIAVELLI.with_options(play_after_draw=True)


def test_who_draws_may_play_in_the_same_turn_where_a_house_rule_says_so() -> None:
    for rules, goes_on in ((MACHIAVELLI, False), (DRAWN, True)):
        deal = position(rules, "", "4H 5H KS", stock="6H 2C")
        deal.play(Pass())
        assert (deal.turn, deal.view(0).has_drawn) == ((0, True) if goes_on else (1, False))
    told = deal.play(Rearrange(sets("4H 5H 6H")))
    assert [type(event).__name__ for event in told] == ["Rearranged"]
    assert (deal.turn, deal.view(1).has_drawn) == (1, False)


def test_who_has_drawn_passes_without_another_card() -> None:
    deal = position(DRAWN, "", "4H 5H KS", stock="2C 3C 9D")
    assert [type(event).__name__ for event in deal.play(Pass())] == ["Drew"]
    assert deal.play(Pass()) == (Passed(0),)
    assert (deal.turn, len(deal._state.stock), deal.view(0).counts) == (1, 2, (4, 1))


def test_time_that_is_up_after_a_draw_costs_no_second_card() -> None:
    deal = position(DRAWN, "", "4H 5H KS", stock="2C 3C 9D")
    deal.play(Pass())
    assert [type(event).__name__ for event in deal.play(Timeout())] == ["TimeRanOut"]
    assert (deal.turn, len(deal._state.stock)) == (1, 2)
    disorder = position(DRAWN, "", "4H 5H KS", stock="2C 3C 9D 8S 7C")
    disorder.play(Pass())
    disorder.play(Timeout(Rearrange(sets("4H 5H"))))
    assert (disorder.turn, len(disorder._state.stock)) == (1, 1)


def test_with_an_empty_stock_a_pass_ends_the_turn_at_once_and_all_passes_the_deal() -> None:
    deal = position(DRAWN, "", "4H 5H KS", stock="2C")
    deal.play(Pass())
    deal.play(Pass())
    assert deal.turn == 1
    deal.play(Pass())
    assert deal.turn == 0
    deal.play(Pass())
    assert deal.result is not None
    assert deal.result.kind == "exhausted"


@pytest.mark.parametrize("level", ["greedy", "steady", "sharp"])
def test_a_bot_plays_the_card_that_it_has_drawn(level: Level) -> None:
    deal = position(DRAWN, "", "4H 5H KS 9D", stock="6H 2C")
    for expected in (Pass(), Rearrange(sets("4H 5H 6H"))):
        action = choose(level, DRAWN, deal.view(0), Random(1))
        assert action == expected
        deal.play(action)
    deal = position(DRAWN, "", "4H 5H KS 9D", stock="2C 6H")
    for _ in range(2):
        deal.play(choose(level, DRAWN, deal.view(0), Random(1)))
    assert deal.turn == 1


def test_playing_after_a_draw_needs_a_draw_and_the_kernel_does_not_know_it() -> None:
    with pytest.raises(RulesError, match="play_after_draw means nothing in this game"):
        replace(MACHIAVELLI, turn=(Step(draw_on_pass=0, play_after_draw=True),), offers=())
    rummikub = games.get("rummikub")
    assert knows_table(rummikub)
    assert not knows_table(replace(rummikub, turn=(replace(rummikub.turn[0], play_after_draw=True),), offers=()))


@pytest.mark.parametrize(
    ("before", "hand", "played"),
    [
        ("QS KS AS", "2S 3S 9D", "2S 3S"),
        ("JH QH KH", "KS AS 2S 9D", "KS AS 2S"),
        ("KS AS 2S", "KD 3S", "3S"),
        ("KS AS 2S", "KD KC 3S", "KD KC 3S"),  # the king leaves the run
        ("KS AS 2S", "KD KC AD AC 2D 2C", "KD KC AD AC 2D 2C"),  # the run is taken apart for three groups
    ],
)
def test_runs_round_the_corner_are_found(before: str, hand: str, played: str) -> None:
    rules = games.get("machiavelli", round_the_corner=True)
    found = solve.table(rules, sets(before), parse(hand))
    assert found.played == tuple(sorted(parse(played)))
    position(rules, before, hand).check(Rearrange(found.table_after))
    assert found.proven == (found.tiles == len(parse(hand)))


@pytest.mark.parametrize("level", ["greedy", "sharp"])
def test_bots_play_where_runs_go_round_the_corner(level: Level) -> None:
    rules, chance = games.get("machiavelli", round_the_corner=True), Random(1)
    deal, around = Deal(rules, 3, seed=3), False
    while deal.result is None:
        deal.play(choose(level, rules, deal.view(deal.turn), chance))
        around |= any({1, 2, 13} <= {face % 13 + 1 for face in meld.cards} for meld in deal.view(0).table)
    assert deal.result.kind == "went_out"
    assert around
