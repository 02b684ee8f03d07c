"""The twenty rules that a lazy implementation gets wrong, a row each: every row is found here by its number."""

from __future__ import annotations

import re
import sys
from typing import Any

from rummykit import Deal, Match, games, hands, score
from rummykit.cards import PRINTED_JOKER, number_of, parse, parse_face
from rummykit.match import DealScore
from rummykit.match.match import match_result
from rummykit.play.actions import Draw, Drop, GoOut, Pass, Rearrange, Timeout
from rummykit.play.events import Drew
from rummykit.play.melds import card_melds, lives_in
from rummykit.play.notation import read_action
from rummykit.play.view import TableMeld
from rummykit.referee import ask
from rummykit.rules import IllegalAction
from tests.indian.playing import GROUPS, IDLE, SHOW, declare, table, take
from tests.rules.tables import Game, position, refusal, sets, turn


def meld(game: str, text: str, **options: Any) -> tuple[list[str], int] | None:
    """What the referee says of a set of tiles: its types and its worth; None if it is none."""
    answer = ask({"game": game, "ask": "meld", "input": {"meld": text.split()}, "options": options})
    return (answer["types"], answer["total_value"]) if answer["valid"] else None


def is_meld(game: str, text: str, **options: Any) -> bool:
    """Whether the referee takes it for a meld of cards."""
    answer = ask({"game": game, "ask": "meld", "input": {"meld": text.split()}, "options": options})
    return bool(answer["valid"])


def opens(game: str, *melds: str) -> tuple[int, bool]:
    """What melds are worth as the first ones, and whether that is enough."""
    answer = ask({"game": game, "ask": "opening", "input": {"melds": [each.split() for each in melds]}})
    return answer["value"], answer["opens"]


def cards(game: str, *held: str, lies: str = "", pile: str = "9C", stock: str = "2C 3C 4C", **state: Any) -> Deal:
    """A deal of cards with seat 0 to act; the melds on the table are the last seat's."""
    options = state.pop("options", {})
    sheet = games.get(game, **options)
    shapes = card_melds(sheet)
    melds = []
    for text in filter(str.strip, lies.split("/")):
        cards = shapes.read(parse(text))
        assert cards is not None, text
        melds.append(TableMeld(cards, shapes.kind(cards), len(held) - 1))
    return Deal.position(
        sheet, hands_held=[parse(hand) for hand in held], table=melds, pile=parse(pile), stock=parse(stock), **state
    )


def is_over(deal: Deal) -> bool:
    """Whether the deal has ended."""
    return deal.result is not None


def do(deal: Deal, *actions: str) -> Deal:
    """The deal after these actions."""
    for action in actions:
        deal.play(read_action(action))
    return deal


def code(deal: Deal, action: str) -> str | None:
    """Why the action is refused; None if it is not."""
    try:
        deal.check(read_action(action))
    except IllegalAction as refused:
        return refused.code
    return None


def hand(deal: Deal, seat: int = 0) -> tuple[int, ...]:
    """What a seat holds."""
    return hands.faces(deal._state.hands[seat], deal.rules.pack.family)


def points(deal: Deal) -> tuple[int, ...]:
    """What the deal came to."""
    assert deal.result is not None
    return score(deal.rules, deal.result).points


# --- row 1: the mirror joker


def test_row_01_a_mirror_reflects_identical_tiles_colour_too() -> None:
    assert meld("rummikub_twist", "b7 b8 MJ b8 b7") == (["mirror_run"], 30)
    assert meld("rummikub_twist", "b7 b8 MJ r8 r7") is None
    assert meld("rummikub_twist", "b7 k7 MJ b7 k7") == (["mirror_group"], 28)
    assert meld("rummikub_twist", "b7 k7 MJ b7 o7") is None


def test_row_01_a_half_may_be_one_tile_long_and_the_mirror_is_in_the_middle() -> None:
    kinds, worth = meld("rummikub_twist", "o9 MJ o9") or ([], 0)
    assert kinds
    assert worth == 18
    assert meld("rummikub_twist", "MJ o9 o9") is None
    assert meld("rummikub_twist", "o8 o9 MJ o9") is None


def test_row_01_a_mirror_is_worth_nothing_in_a_set_and_thirty_on_the_rack() -> None:
    assert opens("rummikub_twist", "k9 k10 MJ k10 k9") == (38, True)
    assert opens("rummikub_twist", "k6 k7 MJ k7 k6") == (26, False)
    assert games.get("rummikub_twist").values.of(parse_face("MJ")) == 30


def test_row_01_the_printed_examples_need_the_jokers_that_are_not_printed() -> None:
    assert meld("rummikub_twist", "k4 k6 MJ k6 k4") is None
    assert meld("rummikub_twist", "k4 J k6 MJ k6 J k4") == (["mirror_run"], 30)
    assert meld("rummikub_twist", "k3 k5 MJ k5 k4 k3") is None
    assert meld("rummikub_twist", "k3 J k5 MJ k5 k4 k3") == (["mirror_run"], 24)


# --- row 2: the double joker


def test_row_02_a_double_joker_needs_two_tiles_beside_it() -> None:
    assert meld("rummikub_twist", "o6 DJ") is None
    assert meld("rummikub_twist", "o6 o7 DJ") == (["run"], 30)


def test_row_02_a_double_joker_is_two_members_of_a_group_of_at_most_four() -> None:
    assert meld("rummikub_twist", "o6 k6 DJ") == (["group"], 24)
    assert meld("rummikub_twist", "o6 k6 b6 DJ") is None


def test_row_02_a_double_joker_is_two_numbers_of_a_run_and_worth_both() -> None:
    assert meld("rummikub_twist", "o2 DJ o5") == (["run"], 2 + 3 + 4 + 5)
    assert meld("rummikub_twist", "o2 DJ o4") is None


def test_row_02_a_double_joker_has_no_room_before_two_and_after_twelve() -> None:
    assert meld("rummikub_twist", "DJ o3 o4") == (["run"], 10)
    assert meld("rummikub_twist", "DJ o2 o3") is None
    assert meld("rummikub_twist", "o10 o11 DJ") == (["run"], 46)
    assert meld("rummikub_twist", "o11 o12 DJ") is None


def test_row_02_a_double_joker_is_freed_by_both_tiles() -> None:
    lay = "o2 DJ o5"
    assert refusal(*turn(position("rummikub_twist", lay, "o3 o4 b7 k7"), "o2 o3 o4 o5 / b7 k7 DJ")) is None
    assert refusal(*turn(position("rummikub_twist", lay, "o3 b7 k7"), "o2 o3 o5 / b7 k7 DJ")) is not None
    assert refusal(*turn(position("rummikub_twist", lay, "o3 J b7 k7"), "o2 o3 J o5 / b7 k7 DJ")) is not None


# --- row 3: the colour-changing joker


def test_row_03_a_colour_change_takes_a_number_of_its_own() -> None:
    assert meld("rummikub_twist", "k2 k3 CJ b5") == (["run"], 14)
    assert meld("rummikub_twist", "k2 k3 CJ b4") is None


def test_row_03_a_colour_change_stands_in_runs_only() -> None:
    assert meld("rummikub_twist", "k5 b5 CJ") is None


def test_row_03_the_neighbours_of_a_colour_change_differ() -> None:
    assert meld("rummikub_twist", "k2 k3 CJ k5") is None
    assert meld("rummikub_twist", "k6 CJ r8 CJ k10") == (["run"], 40)


def test_row_03_a_colour_change_at_the_end_binds_what_comes_later() -> None:
    for tile, good in (("b8", True), ("r8", False)):
        deal = position("rummikub_twist", "r5 r6 CJ", f"{tile} o1", kinds={0: "run"})
        assert (refusal(*turn(deal, f"r5 r6 CJ {tile}")) is None) is good


# --- row 4: three regimes of jokers

TILES: tuple[Game, ...] = ("rummikub_classic", "rummikub_twist", "rummikub")


def allowed(lies: str, rack: str, after: str, **options: Any) -> list[bool]:
    """Whether the turn is legal in the classic game, in Twist, and in the plain one."""
    return [refusal(*turn(position(game, lies, rack, **options), after)) is None for game in TILES]


def test_row_04_the_tile_that_frees_a_joker_comes_from_the_rack_or_from_anywhere() -> None:
    assert allowed("r4 J r6", "r5 b9 k9 b1", "r4 r5 r6 / b9 k9 J") == [True, True, True]
    lies, after = "r4 J r6 / r5 b5 k5 o5", "r4 r5 r6 / b5 k5 o5 / b9 k9 J"
    assert allowed(lies, "b9 k9 b1", after) == [False, True, True]
    deal = position("rummikub", lies, "b9 k9 b1", joker_replacement_source="rack")
    assert refusal(*turn(deal, after)) is not None


def test_row_04_a_set_with_a_joker_is_frozen_or_not() -> None:
    lies, rack, after = "r4 J r6 r7", "r8 r9 b1", "r4 J r6 / r7 r8 r9"
    assert allowed(lies, rack, after) == [False, True, False]
    assert refusal(*turn(position("rummikub", lies, rack, joker_sets_manipulable=True), after)) is None
    assert allowed("r4 J r6", "r7 b1", "r4 J r6 r7") == [True, True, True]


def test_row_04_a_freed_joker_goes_into_a_new_set_or_any_other() -> None:
    lies, rack, after = "r4 J r6 / b7 b8 b9", "r5 k1", "r4 r5 r6 / b7 b8 b9 J"
    assert allowed(lies, rack, after) == [False, False, True]
    assert refusal(*turn(position("rummikub", lies, rack, joker_needs_two_rack_tiles=True), after)) is not None
    with_table_tile = "r4 J r6 / b7 b8 b9 b10", "r5 k7 k1", "r4 r5 r6 / b8 b9 b10 / b7 k7 J"
    assert allowed(*with_table_tile) == [False, True, True]


# --- row 5: the turn of the first meld


def opening(game: Game, lies: str, rack: str, after: str, first: str, **options: Any) -> bool:
    return refusal(*turn(position(game, lies, rack, opened=False, **options), after, opening=first)) is None


def test_row_05_the_table_may_be_touched_after_the_first_meld_in_the_classic_game_only() -> None:
    first = "b10 k10 o10"
    given = ("r4 r5 r6", "b10 k10 o10 r7 r1", f"{first} / r4 r5 r6 r7", first)
    assert [opening(game, *given) for game in TILES] == [True, False, False]
    assert opening("rummikub", *given, manipulate_in_opening_turn=True)


def test_row_05_no_joker_is_exchanged_in_the_opening_turn_of_twist() -> None:
    first = "b10 k10 o10"
    given = ("r4 J r6", "b10 k10 o10 r5 b1 k1 o3", f"{first} / r4 r5 r6 / b1 k1 J", first)
    assert [opening(game, *given) for game in TILES] == [True, False, False]


# --- row 6: overtime


def test_row_06_an_untouched_table_is_no_failed_rearrangement() -> None:
    untouched, disorder = Timeout(), Timeout(Rearrange(sets("r4 r5 / r6 b1")))
    for game, seconds, penalty in zip(TILES, (60, 60, 120), (3, 3, 1), strict=True):
        for action, count in ((untouched, 1), (disorder, penalty)):
            deal = position(game, "r4 r5 r6", "b1 k2 o3")
            events = deal.play(action)
            assert sum(event.count for event in events if isinstance(event, Drew)) == count
            assert [meld.cards for meld in deal._state.table] == [parse("r4 r5 r6")]
            assert deal.turn == 1
        assert games.get(game).turn_seconds == seconds


# --- row 7: what a joker counts in the first meld


def test_row_07_a_joker_counts_by_where_it_lies() -> None:
    for game in TILES:
        assert opens(game, "J k9 k10") == (27, False)
        assert opens(game, "k9 k10 J") == (30, True)


def test_row_07_one_tile_and_two_jokers_are_what_they_are_declared_to_be() -> None:
    for kind, enough in (("group", False), ("run", True)):
        deal = position("rummikub_classic", "", "k9 J J b1", opened=False)
        action = Rearrange(sets("k9 J J"), kinds=((0, "group" if kind == "group" else "run"),))
        assert deal.can(action) is enough
    deal = position("rummikub_classic", "", "k9 J J b1")
    deal.play(Rearrange(sets("k9 J J"), kinds=((0, "group"),)))
    assert deal._state.table[0].kind == "group"
    deal = position("rummikub_classic", "", "k9 J J b1")
    deal.play(Rearrange(sets("k9 J J")))
    assert deal._state.table[0].kind == "run"


# --- row 8: the joker of a group


def test_row_08_a_joker_in_a_group_of_three_is_either_missing_colour() -> None:
    for tile in ("k7", "o7"):
        deal = position("rummikub_classic", "r7 b7 J", f"{tile} r1 b1 k13")
        assert refusal(*turn(deal, f"r7 b7 {tile} / r1 b1 J")) is None
    deal = position("rummikub_classic", "r7 b7 J", "r7 r1 b1 k13")
    assert refusal(*turn(deal, "r7 b7 r7 / r1 b1 J")) is not None


def test_row_08_the_fourth_tile_leaves_one_colour() -> None:
    deal = position("rummikub_classic", "r7 b7 k7 J", "o7 r1 b1 k13")
    assert refusal(*turn(deal, "r7 b7 k7 o7 / r1 b1 J")) is None
    deal = position("rummikub_classic", "r7 b7 k7 J", "k7 k8 k9 r1 b1 k13")
    assert refusal(*turn(deal, "r7 b7 k7 / k7 k8 k9 / r1 b1 J")) is not None


# --- row 9: the empty pool


def test_row_09_an_empty_pool_does_not_end_the_game() -> None:
    for game in TILES:
        deal = Deal.position(
            games.get(game),
            hands_held=[parse("r9"), parse("k13 o4"), parse("b6 o1")],
            table=[TableMeld(parse("o5 o6 o7"), "run")],
            opened=(True, True, True),
        )
        deal.play(Pass())
        assert not is_over(deal)
        deal.play(Rearrange(sets("o4 o5 o6 o7")))
        deal.play(Pass())
        deal.play(Pass())
        assert not is_over(deal), "somebody has played in this round"
        deal.play(Pass())
        assert deal.result is not None
        assert deal.result.kind == "exhausted"
        assert points(deal) == (-(9 - 7), -(13 - 7), 2 + 6)


# --- row 10: the match of Twist


def test_row_10_games_won_come_before_points() -> None:
    totals, won = (85, 5, -90), (1, 2, 0)
    for game, winner in (("rummikub_twist", 1), ("rummikub", 0)):
        found = match_result(games.get(game, **({} if "twist" in game else {"num_games": 3})), totals, 3, won)
        assert found is not None
        assert found.winners == (winner,)
    tied = match_result(games.get("rummikub_twist"), (30, -30), 2, (1, 1))
    assert tied is not None
    assert tied.winners == (0,)


def test_row_10_a_round_has_as_many_games_as_players() -> None:
    for players in (2, 3, 4):
        for rounds in (1, 2):
            sheet = games.get("rummikub_twist", num_rounds=rounds)
            zero = (0,) * players
            assert match_result(sheet, zero, players * rounds - 1, zero) is None
            assert match_result(sheet, zero, players * rounds, zero) is not None


# --- row 11: the lives of Indian Rummy


def points_of(hand: str, wild: int = 2) -> int:
    """What seat 1 pays for this hand when seat 0 declares."""
    deal = table(SHOW, hand, wild=wild)
    take(deal, "stock")
    deal.play(declare(GROUPS, "AS"))
    assert deal.result is not None
    return score(deal.rules, deal.result).points[1]


def test_row_11_a_pure_run_of_six_gives_both_lives() -> None:
    assert points_of("5H 6H 7H 8H 9H TH 4C 4D 4S KD KS QC 8D") == 38


def test_row_11_with_the_first_life_only_finished_sets_count_too() -> None:
    assert points_of("5H 6H 7H 9S JS 4C 4D 4S KD KS QC 8D AC") == 79


def test_row_11_without_a_life_everything_counts_and_the_cap_comes_after() -> None:
    assert points_of("5H 6H 9H 9S JS 4C 4D 4S KD KS QC 8D AC") == 80
    assert points_of("3H 3D 3S 6H 6D 6S 9C 9D 9S 4C 4D 2S JK") == 62


def test_row_11_a_wild_card_in_its_own_place_is_pure() -> None:
    rules = games.get("indian_rummy")
    assert lives_in(rules, 9).kind(parse("9H TH JH")) == "pure"
    assert lives_in(rules, 9).kind(parse("9C TH JH")) == "impure"


# --- row 12: the wild indicator of Indian Rummy


def test_row_12_the_indicator_is_out_of_play_to_the_end() -> None:
    for seed in range(60):
        deal = Deal(games.get("indian_rummy"), players=3, seed=seed)
        assert deal._state.indicator is not None
        held = [face for hand in deal._state.hands for face in hands.faces(hand)]
        assert len([*held, *deal._state.stock, *deal._state.pile]) == 105
        copies = 2 - [*held, *deal._state.stock, *deal._state.pile].count(deal._state.indicator)
        assert copies == 1


def test_row_12_a_joker_as_indicator_makes_the_aces_wild() -> None:
    rules = games.get("indian_rummy")
    found = [
        deal for seed in range(300) if (deal := Deal(rules, players=2, seed=seed))._state.indicator == PRINTED_JOKER
    ]
    assert found
    assert {deal._state.wild for deal in found} == {1}
    others = [
        deal for seed in range(60) if (deal := Deal(rules, players=2, seed=seed))._state.indicator != PRINTED_JOKER
    ]
    assert all(
        deal._state.indicator is not None and deal._state.wild == number_of(deal._state.indicator) for deal in others
    )


def test_row_12_a_wild_top_of_the_open_deck_cannot_be_taken() -> None:
    assert not table(IDLE, pile="AD", wild=1).can(Draw("discard"))
    assert not table(IDLE, pile="JK", wild=1).can(Draw("discard"))
    assert table(IDLE, pile="2D", wild=1).can(Draw("discard"))


# --- row 13: points, pool and chips of Indian Rummy


def test_row_13_every_opponent_is_capped_separately() -> None:
    deal = table(SHOW, "AC AD QS QH JC JD TH TC 9H 9C 8C 7D 6C", "3C 5S 7C 9D JH QC KH 2S 4H 6D 8S TD AH")
    take(deal, "stock")
    deal.play(declare(GROUPS, "AS"))
    assert deal.result is not None
    row = score(deal.rules, deal.result)
    assert row.held[1] > 80
    assert row.points == (0, 80, min(80, row.held[2]))


def test_row_13_the_pool_is_left_at_reaching_the_limit() -> None:
    for id, limit in (("indian_rummy_pool101", 101), ("indian_rummy_pool201", 201)):
        for total, out in ((limit - 1, ()), (limit, (1,)), (limit + 1, (1,))):
            match = Match(games.get(id), 3)
            match.rows = [DealScore(kind="went_out", points=(0, total, 0), winners=(0,), held=(0, total, 0))]
            assert match.eliminated == out


def test_row_13_chips_are_players_times_eighty() -> None:
    for players in range(2, 7):
        assert Match(games.get("indian_rummy_deals", num_deals=3), players).totals == (players * 80,) * players


def test_row_13_drops_cost_what_the_sheet_says() -> None:
    expected = {
        "indian_rummy_points": (20, 40),
        "indian_rummy_pool101": (20, 40),
        "indian_rummy_pool201": (25, 40),
        "indian_rummy_deals": (20, 40),
    }
    for id, costs in expected.items():
        for drawn, cost in enumerate(costs):
            deal = table(IDLE, IDLE, game=id)
            deal._state.draws[0] = drawn
            deal.play(Drop())
            assert deal.result is not None
            assert abs(score(deal.rules, deal.result).points[0]) == cost


# --- row 14: "Rummy!"

CALLS = {"call_rummy": True}


def called(*held: str, discard: str = "6H") -> Deal:
    """Seat 0 of four has discarded a card that fits the hearts on the table."""
    deal = cards("standard_rummy", *held, lies="3H 4H 5H", phase="play", options=CALLS)
    return do(deal, f"discard {discard}")


def test_row_14_the_first_to_be_asked_sits_left_of_the_discarder() -> None:
    deal = called("6H KC KD", "2S 9S", "2D 9D", "2C 8D")
    assert (deal.phase, deal.turn) == ("call", 1)
    assert (do(deal, "pass").phase, deal.turn) == ("call", 2)
    deal = cards("standard_rummy", "2S 9S", "6H KC", "2D 9D", lies="3H 4H 5H", phase="play", turn=1, options=CALLS)
    assert do(deal, "discard 6H").turn == 2
    assert do(deal, "pass").turn == 0


def test_row_14_the_caller_discards_and_play_goes_on_after_the_first_discarder() -> None:
    deal = do(called("6H KC KD", "2S 9S", "2D 9D", "2C 8D"), "pass", "pass", "call 0")
    assert deal._state.table[0].cards == parse("3H 4H 5H 6H")
    assert deal.turn == 3
    assert code(deal, "draw stock") is not None
    do(deal, "discard 2C")
    assert hand(deal, 3) == parse("8D")
    assert (deal.phase, deal.turn) == ("draw", 1)


def test_row_14_nobody_calls_the_discard_that_ends_the_hand() -> None:
    deal = called("6H", "2S 9S", "2D 9D", "2C 8D")
    assert deal.result is not None
    assert deal.result.winner == 0


# --- row 15: the turnover of the stock


def test_row_15_the_pile_is_turned_over_unshuffled_and_starts_anew() -> None:
    for seed in range(5):
        deal = cards("standard_rummy", "KC JD", "2S 9S", stock="", pile="5C 9D KH QS")
        deal._state.seed = seed
        do(deal, "draw stock")
        assert hand(deal) == tuple(sorted(parse("KC JD 5C")))
        assert deal._state.pile == []
        assert deal._state.stock[::-1] == list(parse("9D KH QS"))
        do(deal, "discard JD")
        assert deal._state.pile == list(parse("JD"))


# --- row 16: Block Rummy and Knock Rummy


def test_row_16_a_block_ends_at_the_first_refused_upcard() -> None:
    deal = cards("block_rummy", "KC JD", "2S 9S", stock="", pile="5C 9D")
    assert code(deal, "draw stock") == "stock_is_empty"
    do(deal, "draw discard", "discard KC")
    assert not is_over(deal)
    do(deal, "pass")
    assert deal.result is not None
    assert deal.result.kind == "blocked"


def test_row_16_a_blocked_hand_counts_melds_too_and_loses_what_cannot_be_shared() -> None:
    deal = cards("block_rummy", "5S 5H 5D", "KC", "7C 3D", "2C 8D", stock="", pile="9D")
    assert points(do(deal, "pass")) == (0, (5 + 0 + 0) // 3, 1, 1)


def test_row_16_who_ties_the_knocker_wins_instead() -> None:
    knocked = cards("knock_rummy", "9D 6S KC", "KD 5H", "QC KS", phase="play")
    assert points(do(knocked, "knock", "discard KC")) == (0, 5, 0)


def test_row_16_who_undercuts_gets_ten_and_the_knocker_loses_ten() -> None:
    knocked = cards("knock_rummy", "9D 6S KC", "9H 2C", "QC KS", phase="play")
    assert points(do(knocked, "knock", "discard KC")) == (-10, (15 - 11) + (20 - 11) + 10, 0)


# --- row 17: Boathouse Rum


def test_row_17_the_upcard_obliges_to_a_second_card_and_the_hand_grows() -> None:
    for second in ("draw stock", "draw discard"):
        deal = do(cards("boathouse_rum", "KC JD 4H", "2S 9S 8D", pile="5C 9D"), "draw discard")
        assert code(deal, "discard KC") == "must_draw_second_card"
        do(deal, second)
        assert code(deal, "draw stock") is not None
        assert code(deal, "discard 9D") == "cannot_discard_taken_upcard"
        do(deal, "discard KC")
        assert len(hand(deal)) == 4
        assert deal.turn == 1


def test_row_17_runs_go_round_the_corner_and_only_unmatched_cards_count() -> None:
    assert is_meld("boathouse_rum", "QS KS AS 2S 3S")
    assert not is_meld("standard_rummy", "QS KS AS 2S 3S")
    deal = cards("boathouse_rum", "4C 4D 4S 8H", "KD AD 2D AS 9C", phase="play")
    do(deal, "go_out 4C 4D 4S discard 8H")
    assert points(deal) == (11 + 9, 0)


# --- row 18: Caloochi and German Rummy


def test_row_18_the_first_melds_are_worth_51_and_40_by_what_jokers_and_aces_stand_for() -> None:
    assert opens("caloochi", "QS QD QC", "6S 7S JK=8S") == (51, True)
    assert opens("caloochi", "QS QD QC", "5S 6S JK=7S") == (48, False)
    assert opens("caloochi", "AS 2S 3S", "TS TD TC") == (50, False)
    assert opens("german_rummy", "QS KS JK=AS", "3S 3D 3C") == (40, True)
    assert opens("german_rummy", "JK=AS 2S 3S", "KS KD KC") == (36, False)
    assert opens("german_rummy", "AH AD AC", "2S 3S 4S") == (42, True)


def test_row_18_the_upcard_of_caloochi_is_for_the_first_meld_only() -> None:
    deal = cards("caloochi", "KS KD QH QD 2C", "2S 9S", pile="KC")
    assert code(deal, "draw discard") == "upcard_only_for_first_meld"
    deal = cards("caloochi", "KS KD QH QD QS 2C", "2S 9S", pile="KC")
    do(deal, "draw discard")
    assert code(deal, "discard 2C") == "must_play_first"
    do(deal, "open KS KD KC / QH QD QS", "discard 2C")
    opened = cards("caloochi", "2C 4C", "2S 9S", pile="KC", opened=(True, True))
    assert code(opened, "draw discard") is None


def test_row_18_a_joker_of_caloochi_is_exchanged_before_melding_and_into_the_hand() -> None:
    lies = "5S 6S JK"
    deal = cards("caloochi", "7S KS KD KC 9D", "2S 9S", lies=lies, phase="play", opened=(False, True))
    do(deal, "swap 0 7S")
    assert PRINTED_JOKER in hand(deal)
    assert code(deal, "discard JK") is None
    deal = cards("caloochi", "7S KS KD KC 9D", "2S 9S", lies=lies, phase="play", opened=(True, True))
    do(deal, "meld KS KD KC")
    assert code(deal, "swap 0 7S") == "swap_after_melding"


def test_row_18_a_joker_of_german_rummy_is_exchanged_after_opening_and_used_at_once() -> None:
    lies, held = "5S 6S JK", "7S KS KD 9D 2H"
    deal = cards("german_rummy", held, "2S 9S", lies=lies, phase="play", opened=(False, True))
    assert code(deal, "swap 0 7S") == "swap_before_opening"
    deal = cards("german_rummy", held, "2S 9S", lies=lies, phase="play", opened=(True, True))
    do(deal, "swap 0 7S")
    assert code(deal, "discard 2H") == "freed_joker_first"
    do(deal, "meld KS KD JK", "discard 2H")


def test_row_18_a_german_meld_has_no_more_jokers_than_naturals() -> None:
    assert is_meld("german_rummy", "8S 8H JK JK")
    assert not is_meld("german_rummy", "8S JK JK")
    assert is_meld("caloochi", "8S JK JK")
    deal = cards("german_rummy", "JK 2H 3D", "2S 9S", lies="5S JK 7S JK", phase="play", opened=(True, True))
    assert code(deal, "lay_off 0 JK") == "does_not_extend"


def test_row_18_the_last_german_card_is_discarded() -> None:
    deal = cards("german_rummy", "KS KD KC", "2S 9S", phase="play", opened=(True, True))
    assert code(deal, "meld KS KD KC") == "must_keep_a_discard"
    deal = cards("german_rummy", "8S 2H", "2S 9S", lies="5S 6S 7S", phase="play", opened=(True, True))
    do(deal, "lay_off 0 8S", "discard 2H")
    assert deal.result is not None
    assert deal.result.winner == 0


# --- row 19: Continental Rum and Queen City Rum


def continental(melds: str, **options: Any) -> str | None:
    """Why fifteen cards with a six of spades drawn do not go out in these melds; None if they do."""
    deal = cards("continental_rum", melds.replace("/", " "), "2C 4D", "9D", stock="6S 3D", options=options)
    do(deal, "draw stock")
    return code(deal, f"go_out {melds} discard 6S")


def test_row_19_the_fifteen_cards_are_parted_exactly() -> None:
    assert continental("3C 4C 5C 6C 7C / 8D 9D TD JD / 3H 4H 5H / QS KS AS") is None
    assert continental("3C 4C 5C 6C / 8D 9D TD JD / 3H 4H 5H 6H / QS KS AS") is None
    assert continental("3C 4C 5C / 8D 9D TD / 3H 4H 5H / QS KS AS / 7H 8H 9H") is None
    assert continental("3C 4C 5C 6C 7C 8C / 8D 9D TD / 3H 4H 5H / QS KS AS") == "not_the_contract"
    assert continental("3C 4C 5C 6C 7C / 8D 9D TD JD QD / 3H 4H 5H 6H 7H") == "not_the_contract"


def test_row_19_there_are_only_sequences() -> None:
    assert not is_meld("continental_rum", "8S 8H 8D")
    assert continental("3C 4C 5C / 8D 9D TD / 3H 4H 5H / QS KS AS / 7H 7D 7C") not in (None, "not_the_contract")


def test_row_19_a_two_in_its_own_place_is_not_wild() -> None:
    held = "AC 2C 3C 4C 5C 8D 9D TD JD 3H 4H 5H QS KS AS"
    wild = held.replace("TD", "2D")
    paid = []
    for fifteen, ten in ((held, "TD"), (wild, "2D")):
        deal = cards("continental_rum", fifteen, "2S 4D", "9D", stock="6S 3D", options={"deuces_wild": True})
        do(deal, "draw stock")
        ways = [action for action in deal.legal_actions() if isinstance(action, GoOut)]
        action = next(way for way in ways if way.discard == parse_face("6S"))
        assert sorted(map(len, action.melds)) == [3, 3, 4, 5], ten
        deal.play(action)
        paid.append(points(deal)[0])
    assert paid == [2 * 1, 2 * (1 + 1)]


def test_row_19_queen_city_pays_the_melds_of_the_winner_once_for_each_opponent() -> None:
    for others in (1, 2, 4):
        deal = cards("queen_city_rum", "6C 6D 6H 6S 9H TH JH KD", *["AC", "KS", "QD", "JC"][:others], phase="play")
        do(deal, "go_out 6C 6D 6H 6S / 9H TH JH discard KD")
        assert points(deal)[0] == 53 * others


# --- row 20: Phỏm and Nowrang


def test_row_20_taken_cards_stay_in_melds_of_their_own() -> None:
    deal = cards("phom", "5S 6S 2D 9C KH QD 3H 8C TD", "2S", "4S", pile="7S")
    do(deal, "draw discard")
    assert code(deal, "discard 7S") == code(deal, "discard 5S") == "taken_card_must_stay_in_a_meld"
    do(deal, "discard KH")
    deal = cards("phom", "5S 6S 7S 2D 9C KH QD 3H 8C", "2S", "4H", pile="8S")
    deal._state.kept[0] = parse("6S")
    assert code(deal, "draw discard") == "upcard_only_into_meld"
    deal = cards("phom", "5S 6S 7S 9S TS KH QD 3H 2C", "2S", "4H", pile="8S")
    deal._state.kept[0] = parse("7S")
    assert code(deal, "draw discard") is None


def test_row_20_everybody_has_four_turns_and_shows_in_the_last() -> None:
    deal = cards("phom", "5S 6S 7S 9H TD KH QD 3H 2C JC", "2S", "4H", phase="play")
    assert code(deal, "meld 5S 6S 7S") is not None
    assert code(deal, "show_melds 5S 6S 7S") is not None
    deal._state.turns = [3, 3, 3]
    assert code(deal, "discard KH") == "show_first"
    do(deal, "show_melds 5S 6S 7S", "discard KH")
    whole = Deal(games.get("phom"), 4, 1)
    while whole.result is None:
        whole.play(Timeout())
    assert whole._state.turns == [4, 4, 4, 4]


def test_row_20_cards_are_sent_only_to_melds_shown_before_and_never_against_an_u() -> None:
    deal = cards("phom", "8S 9H TD KH", "2S", "4H", lies="5S 6S 7S", phase="play")
    assert code(deal, "lay_off 0 8S") is not None
    deal._state.turns = [3, 3, 4]
    do(deal, "show_melds", "lay_off 0 8S", "discard KH")
    deal = cards("phom", "5S 6S 7S 2C 2D 2H 9C TC JC KH", "8S 4D", "4H QD", phase="play")
    do(deal, "go_out 5S 6S 7S / 2C 2D 2H / 9C TC JC discard KH")
    assert deal.result is not None
    assert code(deal, "lay_off 0 8S") == "deal_over"


def test_row_20_an_u_brings_six_for_nine_cards_and_twelve_for_ten() -> None:
    for last, each in (("KH", 6), ("QC", 12)):
        deal = cards("phom", f"5S 6S 7S 2C 2D 2H 9C TC JC {last}", "8S 4D", "4H QD", phase="play")
        way = f"go_out 5S 6S 7S / 2C 2D 2H / 9C TC JC{' discard KH' if each == 6 else ' QC'}"
        assert points(do(deal, way)) == (2 * each, -each, -each)


def test_row_20_nowrang_is_4_3_3_in_sequences_with_a_high_ace() -> None:
    assert is_meld("nowrang", "QS KS AS")
    assert not is_meld("nowrang", "AS 2S 3S")
    assert not is_meld("nowrang", "8S 8H 8D")
    for melds, good in (
        ("5S 6S 7S 8S / 2C 3C 4C / QH KH AH", True),
        ("5S 6S 7S 8S 9S / 2C 3C 4C 5C 6C", False),
        ("5S 6S 7S 8S / 2C 3C 4C / 9H 9D 9C", False),
        ("5S 6S 7S 8S / AC 2C 3C / QH KH AH", False),
    ):
        held = melds.replace("/", " ")
        deal = cards("nowrang", f"{held} JD", "2S 4D", phase="play")
        assert (code(deal, f"go_out {melds} discard JD") is None) is good


def test_every_row_has_its_tests() -> None:
    found = {int(name[9:11]) for name in vars(sys.modules[__name__]) if re.match(r"test_row_\d\d_", name)}
    assert found == set(range(1, 21))
