"""The most that can be laid, and the nearest finish: the referee's answers, held against its other answers."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from rummykit import games
from rummykit.cards import NAMES, parse
from rummykit.referee import ask

OKEY = games.get("okey")


def asked(game: str, what: str, options: dict[str, Any] | None = None, **given: Any) -> dict[str, Any]:
    """The answer to a question that can be answered."""
    answer = ask({"id": 0, "game": game, "ask": what, "input": given, "options": options or {}})
    assert "error" not in answer, answer
    return answer


def names(text: str) -> list[str]:
    return [NAMES[face] for face in parse(text)]


# --- a table that everybody rearranges


@pytest.mark.parametrize("game", ["machiavelli", "vatikan"])
@pytest.mark.parametrize("seed", range(6))
def test_the_most_is_a_legal_turn_and_lays_as_many_cards_as_any_other(game: str, seed: int) -> None:
    chance = Random(seed)
    table = [names("4H 5H 6H 7H"), names("7S 7D 7C"), names("QS KS AS")]
    left = [NAMES[face] for face in games.get(game).pack.faces() if NAMES[face] != "JK"]
    for card in (card for meld in table for card in meld):
        left.remove(card)
    hand = chance.sample(left, 5)
    best = asked(game, "arrange", goal="most_pieces", table=table, hand=hand)
    assert "proven" not in best
    if best["count"]:
        turn = asked(game, "turn", opened=True, table=table, hand=hand, table_after=best["table_after"])
        assert turn["legal"]
        assert sorted(turn["hand_after"]) == sorted(set_less(hand, best["played"]))
    for count in range(best["count"] + 1, len(hand) + 1):
        for part in combinations(hand, count):
            assert asked(game, "arrange", goal="most_pieces", table=table, hand=list(part))["count"] < count


def set_less(hand: list[str], played: list[str]) -> list[str]:
    left = list(hand)
    for card in played:
        left.remove(card)
    return left


def test_points_are_another_aim_than_pieces() -> None:
    table = [names("3S 4S 5S")]
    hand = names("2S 6S KS KH KD 3H 3D 3C")
    few = asked("machiavelli", "arrange", goal="most_points", table=table, hand=hand)
    many = asked("machiavelli", "arrange", goal="most_pieces", table=table, hand=hand)
    assert (few["best_value"] >= many["best_value"], few["count"] <= many["count"]) == (True, True)


def test_before_the_first_meld_it_is_made_first() -> None:
    hand, table = names("5H 3H 4H AS"), [["QS", "KS", "JK=AS"]]
    due = asked("vatikan", "arrange", goal="most_pieces", table=table, hand=hand, opened=False)
    assert (due["count"], due["opening_value"]) == (4, 12)
    assert "proven" not in due
    none = asked("vatikan", "arrange", goal="most_pieces", table=table, hand=names("AS 9D"), opened=False)
    assert (none["count"], none["played"]) == (0, [])
    own = asked("machiavelli", "arrange", {"opening_own_meld": True}, goal="most_pieces", hand=names("AS 9D"))
    assert own["count"] == 0


def test_a_table_with_jokers_says_that_there_may_be_more() -> None:
    best = asked("vatikan", "arrange", goal="most_pieces", table=[["QS", "KS", "JK=AS"]], hand=names("9D 4C"))
    assert (best["count"], best["proven"]) == (0, False)


def test_tiles_are_asked_for_in_the_same_way() -> None:
    best = asked("rummikub", "arrange", goal="most_pieces", table=[["b4", "k4", "o4"]], rack=["r4", "b9"])
    assert (best["count"], best["played"]) == (1, ["r4"])


def test_a_table_that_is_not_legal_is_no_question() -> None:
    asking = {"goal": "most_pieces", "table": [names("QS KS")], "hand": names("AS")}
    answer = ask({"id": 0, "game": "machiavelli", "ask": "arrange", "input": asking})
    assert answer["error"]["code"] == "impossible"
    both = {"goal": "most_pieces", "rack": names("QS"), "hand": names("AS")}
    assert ask({"id": 0, "game": "machiavelli", "ask": "arrange", "input": both})["error"]["code"] == "malformed"


# --- a side


def test_a_canasta_is_worth_its_bonus_and_one_that_becomes_mixed_loses_some() -> None:
    seven = asked("canasta", "arrange", goal="best_melds", table=[names("8S 8H 8D 8C 8S 8H")], hand=names("8D 4C"))
    assert (seven["worth"], seven["added"], seven["left"]) == (10 + 500, [[0, ["8D"]]], ["4C"])
    mixed = asked("canasta", "arrange", goal="best_melds", table=[names("8S 8H 8D 8C 8S 8H")], hand=names("2D 4C"))
    assert (mixed["worth"], mixed["added"]) == (20 + 300, [[0, ["2D"]]])
    kept = asked("canasta", "arrange", goal="best_melds", table=[names("8S 8H 8D 8C 8S 8H 8D")], hand=names("2D 4C"))
    assert (kept["worth"], kept["added"]) == (0, [])


@pytest.mark.parametrize(("game", "proven"), [("canasta", True), ("burraco", False), ("hand_and_foot", False)])
def test_only_a_search_without_bounds_is_proven(game: str, proven: bool) -> None:
    best = asked(game, "arrange", goal="best_melds", hand=names("KS KH KD QS QH QD"))
    assert best["worth"] == 60
    assert best.get("proven", True) is proven


# --- tiles in the hand


def rack_of(chance: Random, size: int) -> list[str]:
    return [NAMES[face] for face in chance.sample(list(OKEY.pack.faces()), size)]


@pytest.mark.parametrize("seed", range(8))
def test_the_nearest_finish_is_the_nearer_of_both_and_no_tile_thrown_brings_more(seed: int) -> None:
    rack = rack_of(Random(seed), 15)
    found = asked("okey", "arrange", goal="nearest_finish", indicator="r4", rack=rack)

    def away(tiles: list[str]) -> int:
        goals = ("okey_finish", "seven_pairs")
        answers = [asked("okey", "arrange", goal=goal, indicator="r4", rack=tiles) for goal in goals]
        return min(0 if answer["complete"] else int(answer["away"]) for answer in answers)

    rests = {name: away(set_less(rack, [name])) for name in set(rack)}
    assert found["away"] == min(rests.values()) == rests[found["discard"]]
    assert found["complete"] == (found["away"] == 0)
    laid = [name for meld in found["example_melds"] for name in meld]
    assert len(set_less(rack, [*laid, found["discard"]])) == 14 - len(laid), "all of them are on the rack"


def test_a_rack_that_is_still_being_laid_out_lacks_the_rest() -> None:
    for count, away in ((0, 14), (3, 11)):
        found = asked("okey", "arrange", goal="nearest_finish", indicator="r4", rack=names("r1 r2 r3")[:count])
        assert found["away"] == away
    rack = rack_of(Random(1), 16)
    asking = {"goal": "nearest_finish", "indicator": "r4", "rack": rack}
    assert ask({"id": 0, "game": "okey", "ask": "arrange", "input": asking})["error"]["code"] == "too_large"


# --- first melds


@pytest.mark.parametrize("game", games.SHEETS)
def test_what_a_first_meld_must_come_to_is_told_before_any_is_named(game: str) -> None:
    rules = games.get(game)
    for number in range(len(rules.schedule) or 1):
        deal: dict[str, Any] = {"deal": number + 1} if rules.schedule else {}
        found = asked(game, "opening", melds=[], **deal)
        opening = rules.for_deal(number).opening
        if opening is None or not opening.by_total:
            assert found.get("minimum", 0) == (0 if opening is None else opening.minimum)
        assert not found["opens"]


def test_melds_of_tiles_are_read_by_the_indicator() -> None:
    melds = [names("r11 r12 r13"), names("r6 b12 b13"), names("k11 k12 k13")]
    assert asked("okey_101", "opening", indicator="r5", melds=melds)["value"] == 36 * 3
    answer = ask({"id": 0, "game": "okey_101", "ask": "opening", "input": {"melds": melds}})
    assert answer["error"] == {"code": "malformed", "text": "Name the indicator: the tile after it is wild."}
