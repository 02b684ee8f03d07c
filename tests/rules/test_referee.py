"""The forms of a question and of an answer; questions that cannot be answered; the stream and the command."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rummykit import games
from rummykit.cards import NAMES
from rummykit.cli import main
from rummykit.games import SHEETS
from rummykit.referee import Malformed, Question, ask, judge, stream
from rummykit.rules import Rules
from rummykit.words import rule_page, section_of
from tests.rules.case_files import CASES


def takes_all(sheet: Rules, deal: int) -> bool:
    """Whether the contract of a deal takes the whole hand."""
    opening = sheet.for_deal(deal).opening
    return opening is not None and opening.contract is not None and opening.contract.whole_hand


MELD: dict[str, Any] = {"id": "q1", "game": "rummikub", "ask": "meld", "input": {"meld": ["r7", "b7", "k7"]}}


def asked(kind: str, game: str = "rummikub", **given: Any) -> dict[str, Any]:
    return ask({"id": 1, "game": game, "ask": kind, "input": given})


def error(question: object) -> tuple[str, str]:
    """The code and the sentence of the error."""
    answer = ask(question if isinstance(question, dict | str | bytes) else json.dumps(question))
    assert set(answer) == {"id", "error"}, answer
    assert set(answer["error"]) == {"code", "text"}
    text = answer["error"]["text"]
    assert text.endswith("."), text
    return answer["error"]["code"], text


# --- answers


def test_an_answer_says_what_was_asked_and_why_not() -> None:
    assert ask(MELD) == {"id": "q1", "valid": True, "types": ["group"], "total_value": 21}
    assert asked("meld", meld=["r7", "b7"]) == {
        "id": 1,
        "valid": False,
        "reason": {
            "code": "too_short",
            "text": "r7 b7 is too short: at least 3 are needed.",
            "rule": "rummikub/melds",
        },
    }


def test_a_question_is_a_dict_or_text_or_bytes_or_a_question() -> None:
    text = json.dumps(MELD)
    question = Question(**MELD)
    assert ask(MELD) == ask(text) == ask(text.encode()) == ask(question)
    assert judge(question).fields == {"valid": True, "types": ["group"], "total_value": 21}


def test_any_id_comes_back_and_none_is_needed() -> None:
    for id in ("a", 7, None, 1.5, ["x"], {"n": 1}, True):
        assert ask(MELD | {"id": id})["id"] == id
    assert ask({key: value for key, value in MELD.items() if key != "id"})["id"] is None


def test_what_a_question_says_beside_is_passed_over() -> None:
    assert ask(MELD | {"expect": {"valid": False}, "note": "?"}) == ask(MELD)


def test_a_game_is_found_by_any_of_its_names() -> None:
    for name in ("rummikub", "Rummikub", "拉密", "ルミクブ"):
        assert ask(MELD | {"game": name})["valid"]


def test_options_count() -> None:
    opening = {"id": 1, "game": "rummikub", "ask": "opening", "input": {"melds": [["r7", "b7", "k7"]]}}
    assert not ask(opening)["opens"]
    assert ask(opening | {"options": {"first_meld": 21}})["opens"]


def test_tiles_are_read_from_left_to_right_and_without_jokers_in_any_order() -> None:
    assert asked("meld", meld=["r6", "r4", "r5"])["valid"]
    assert asked("meld", meld=["r9", "r10", "J"])["total_value"] == 30
    assert asked("meld", meld=["J", "r9", "r10"])["total_value"] == 27
    assert asked("meld", meld=["r6", "J", "r4"])["reason"]["code"] == "descending"


def test_all_kinds_are_named_and_the_dearest_counts() -> None:
    assert asked("meld", meld=["r7", "J", "J"]) == {
        "id": 1,
        "valid": True,
        "types": ["group", "run"],
        "total_value": 24,
    }
    assert asked("meld", meld=["J", "J", "r13"])["total_value"] == 39


def test_no_tiles_are_too_short() -> None:
    assert asked("meld", meld=[])["reason"]["text"] == "– is too short: at least 3 are needed."


def test_a_piece_of_another_game_makes_no_meld() -> None:
    assert asked("meld", meld=["7S", "7H", "7D"])["reason"]["code"] == "unknown_face"
    assert asked("meld", "standard_rummy", meld=["7S", "7H", "JK"])["reason"]["code"] == "unknown_face"


def test_an_opening_counts_legal_sets_and_opens_with_legal_sets_only() -> None:
    thirty = ["r10", "b10", "k10"]
    assert asked("opening", melds=[thirty]) == {"id": 1, "value": 30, "opens": True, "minimum": 30}
    spoiled = asked("opening", melds=[thirty, ["r1", "r2"]])
    assert (spoiled["value"], spoiled["opens"], spoiled["reason"]["code"]) == (30, False, "too_short")
    low = asked("opening", melds=[["r7", "b7", "k7"]])
    assert low["reason"]["text"] == "The first meld must be worth 30; this is 21."
    assert asked("opening", melds=[])["opens"] is False


def test_a_game_without_a_first_meld_opens_with_any() -> None:
    answer = asked("opening", "standard_rummy", melds=[["AS", "2S", "3S"]])
    assert answer == {"id": 1, "value": 6, "opens": True, "minimum": 0}


def test_a_pure_run_is_told_where_it_may_be_asked_for() -> None:
    melds = [["5H", "6H", "7H", "8H"], ["KS", "KH", "KD"]]
    for wanted in (True, False):
        question = {"game": "remi_51", "ask": "opening", "options": {"pure_run": wanted}, "input": {"melds": melds}}
        assert ask(question)["pure_run"] is True
        question["input"] = {"melds": [["5H", "6H", "JK", "8H"], *melds[1:]]}
        answer = ask(question)
        assert answer["pure_run"] is False
        assert answer["opens"] is not wanted
    assert "pure_run" not in asked("opening", "german_rummy", melds=melds)


def test_where_there_is_no_first_meld_nobody_says_who_has_opened() -> None:
    table, after = [["5S", "5D", "5H"]], [["5S", "5D", "5H", "5C"]]
    for opened in ({}, {"opened": True}, {"opened": False}):
        assert asked("turn", "machiavelli", table=table, hand=["5C", "2H"], table_after=after, **opened)["legal"]
    sets = {"table": [["r1", "r2", "r3"]], "rack": ["r4"], "table_after": [["r1", "r2", "r3", "r4"]]}
    for game in ("rummikub", "rummikub_classic", "rummikub_twist"):
        assert error({"game": game, "ask": "turn", "input": sets})[0] == "malformed"
        assert asked("turn", game, opened=True, **sets)["legal"]


def test_okey_takes_the_fields_of_101_okey_as_long_as_they_are_empty() -> None:
    turn = {
        "rack": [f"r{n}" for n in range(1, 14)] + ["F"],
        "indicator": "b4",
        "stock": ["k1"],
        "actions": [["draw", "stock"], ["discard", "k1"]],
    }
    plain = asked("turn", "okey", **turn)
    assert plain["legal"], plain
    assert asked("turn", "okey", table=[], opened=None, **turn) == plain
    assert error({"game": "okey", "ask": "turn", "input": turn | {"table": [{"owner": 1, "meld": ["r1"]}]}})
    assert error({"game": "okey", "ask": "turn", "input": turn | {"opened": "melds"}})[0] == "malformed"


WHOLE_HANDS = [
    (sheet, deal) for sheet in SHEETS.values() for deal, _ in enumerate(sheet.schedule) if takes_all(sheet, deal)
]


@pytest.mark.parametrize(("sheet", "deal"), WHOLE_HANDS, ids=lambda each: getattr(each, "id", None))
def test_who_lays_the_whole_hand_under_a_contract_goes_out(sheet: Rules, deal: int) -> None:
    opening = sheet.for_deal(deal).opening
    assert opening is not None
    assert opening.contract is not None
    contract = opening.contract
    suits, low, melds = iter("SHDCSHDC"), iter((2, 4, 2, 4)), []
    for size in contract.runs:
        first, suit = next(low), next(suits)
        melds.append([f"{'A23456789TJQK'[first - 1 + n]}{suit}" for n in range(size)])
    ranks = iter("QKJ")
    for size in contract.groups:
        rank = next(ranks)
        melds.append([f"{rank}{'SHDC'[n % 4]}" for n in range(size)])
    cards = [card for meld in melds for card in meld]
    given = {
        "player": 0, "table": [], "discard_pile": ["9C"], "deal": deal + 1, "stock": [cards[-1]],
        "hand": cards[:-1],
    }  # fmt: skip
    one_by_one = asked("turn", sheet.id, **given, actions=[["draw", "stock"], *(["meld", meld] for meld in melds)])
    at_once = [["draw", "stock"], ["go_out", melds]]
    assert asked("turn", sheet.id, **given, actions=at_once) == one_by_one
    assert asked("turn", sheet.id, **given, actions=[at_once[0], ["go_out", melds, None]]) == one_by_one
    assert not asked("turn", sheet.id, **given, actions=[at_once[0], ["go_out", melds[:-1]]])["legal"]
    hand = given | {"hand": cards, "stock": ["8C"]}
    thrown = asked("turn", sheet.id, **hand, actions=[at_once[0], ["go_out", melds, "8C"]])
    laid = [at_once[0], *(["meld", meld] for meld in melds), ["discard", "8C"]]
    assert thrown == asked("turn", sheet.id, **hand, actions=laid)
    assert one_by_one["legal"] or thrown["legal"], (one_by_one, thrown)


def test_the_rack_afterwards_stands_as_it_stood() -> None:
    answer = asked("turn", opened=True, table=[], rack=["k9", "r3", "r1", "r2", "b1"], table_after=[["r1", "r2", "r3"]])
    assert answer == {"id": 1, "legal": True, "rack_after": ["k9", "b1"], "wins": False}


def test_a_set_of_two_kinds_on_the_table_may_be_either_only_if_they_are_worth_the_same() -> None:
    grown: dict[str, Any] = {"opened": True, "rack": ["b7"], "table_after": [["r7", "b7", "J", "J"]]}
    assert asked("turn", table=[["r7", "J", "J"]], **grown)["legal"] is False
    assert asked("turn", table=[["J", "r7", "J"]], **grown)["legal"] is True


def turn_with_cards(*actions: list[Any], **more: Any) -> dict[str, Any]:
    position: dict[str, Any] = {
        "player": 0,
        "hand": ["4H", "5H", "KC"],
        "table": [],
        "discard_pile": ["3C"],
        "stock": ["6H"],
    }
    return asked("turn", "standard_rummy", **(position | {"actions": list(actions)} | more))


def test_a_turn_with_cards_is_judged_action_by_action() -> None:
    meld, discard = ["meld", ["4H", "5H", "6H"]], ["discard", "KC"]
    assert turn_with_cards(["draw", "stock"], meld, discard) == {
        "id": 1,
        "legal": True,
        "went_out": True,
        "hand_after": [],
    }
    assert turn_with_cards(meld, discard)["reason"]["code"] == "must_draw_first"
    assert turn_with_cards(["draw", "stock"], ["draw", "stock"])["reason"]["code"] == "already_drawn"
    assert turn_with_cards(["draw", "stock"], meld)["reason"]["code"] == "turn_not_over"
    assert turn_with_cards()["reason"]["code"] == "turn_not_over"
    assert turn_with_cards(["draw", "stock"], discard, discard)["reason"]["code"] == "turn_over"
    assert turn_with_cards(["draw", "stock"], meld, discard, discard)["reason"]["code"] == "deal_over"


def test_going_out_by_the_last_meld_ends_the_turn() -> None:
    assert turn_with_cards(["draw", "stock"], ["meld", ["4H", "5H", "6H"]], hand=["4H", "5H"])["went_out"]


def test_borrowed_cards_go_into_the_meld_that_follows() -> None:
    table = [{"owner": 0, "meld": ["7S", "7D", "7H", "7C"]}]
    actions = [["draw", "stock"], ["borrow", 0, "7C"], ["meld", ["7C", "8C", "9C"]], ["discard", "KD"]]
    position = {"player": 0, "hand": ["8C", "9C", "KD"], "table": table, "discard_pile": [], "stock": ["2S"]}
    question = {"game": "standard_rummy", "ask": "turn", "input": position | {"actions": actions}}
    assert ask(question)["reason"]["code"] == "no_borrowing"
    assert ask(question | {"options": {"borrowing": "own"}})["legal"]
    unused = question | {"options": {"borrowing": "own"}, "input": position | {"actions": actions[:2] + actions[3:]}}
    assert ask(unused)["reason"]["code"] == "must_play_first"
    table[0]["owner"] = 1
    assert ask(question | {"options": {"borrowing": "own"}})["reason"]["code"] == "borrow_own_only"
    assert ask(question | {"options": {"borrowing": "any"}})["legal"]


def test_melds_laid_one_after_the_other_open_together() -> None:
    position = {
        "player": 0,
        "hand": ["KH", "KD", "KC", "7S", "7H", "7D", "2C", "3D"],
        "table": [{"owner": 1, "meld": ["2S", "2D", "2H"]}],
        "discard_pile": [],
        "stock": ["9S"],
        "opened": False,
    }
    kings, sevens, off = ["meld", ["KH", "KD", "KC"]], ["meld", ["7S", "7H", "7D"]], ["layoff", 0, ["2C"]]
    ways = {True: [kings, sevens, off], False: [kings, off, sevens]}
    for legal, plays in ways.items():
        actions = [["draw", "stock"], *plays, ["discard", "3D"]]
        question = {"game": "caloochi", "ask": "turn", "input": position | {"actions": actions}}
        assert ask(question)["legal"] is legal


def test_a_shared_win_names_all_winners() -> None:
    answer = asked("score", ended_by="pool_exhausted", rack_totals={"A": 7, "B": 7, "C": 20})
    assert answer == {"id": 1, "winners": ["A", "B"], "scores": {"A": 7, "B": 6, "C": -13}, "sum": 0}
    answer = asked(
        "score", ended_by="pool_exhausted", rack_totals={"A": 7, "B": 7, "C": 20}, turn_order=["B", "C", "A"]
    )
    assert answer["scores"] == {"B": 7, "C": -13, "A": 6}


KNOCKED = {"A": ["2S", "3S", "4S", "KD"], "B": ["4D", "2H"], "C": ["QS", "9H"]}


def test_a_knock_is_scored_by_what_is_unmatched() -> None:
    answer = asked("score", "knock_rummy", hands=KNOCKED, knocker="A")
    assert answer["winner"] == "B"
    assert answer["unmatched"] == {"A": 10, "B": 6, "C": 19}
    assert answer["scores"] == {"A": -10, "B": 4 + 13 + 10, "C": 0}


def test_a_question_about_a_knock_names_the_knocker() -> None:
    for given, code in (({}, "malformed"), ({"winner": "A"}, "malformed"), ({"ended_by": "went_out"}, "impossible")):
        found, text = error({"game": "knock_rummy", "ask": "score", "input": {"hands": KNOCKED, **given}})
        assert (found, "holds nothing" in text) == (code, False)
    nobody = {"game": "standard_rummy", "ask": "score", "input": {"hands": KNOCKED, "knocker": "A"}}
    assert error(nobody) == ("impossible", "Nobody knocked in that deal.")


@pytest.mark.parametrize(("game", "reason"), [("queen_city_rum", "melds"), ("phom", "rank")])
def test_where_hands_alone_do_not_say_the_score_the_reason_is_told(game: str, reason: str) -> None:
    code, text = error({"game": game, "ask": "score", "input": {"hands": {"A": ["2S"], "B": []}, "winner": "B"}})
    assert code == "malformed"
    assert "hands alone do not say the score" in text
    assert reason in text


@pytest.mark.parametrize("game", ["nowrang", "conquian", "machiavelli", "vatikan"])
def test_a_deal_won_counts_one(game: str) -> None:
    answer = asked("score", game, hands={"A": ["2S"]}, winner="B")
    assert answer == {"id": 1, "winner": "B", "winner_points": 1}


def test_an_exhausted_pool_may_be_scored_by_racks() -> None:
    answer = asked("score", ended_by="pool_exhausted", racks={"A": ["J"], "B": ["r5"]})
    assert answer == {"id": 1, "winner": "B", "scores": {"A": -25, "B": 25}, "sum": 0}


# --- questions that cannot be answered


def test_what_is_no_json_is_named_so() -> None:
    text = ask("x")["error"]["text"]
    assert text == "The question is not JSON: JSON is malformed: invalid character (byte 0)."


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("", "not_json"),
        ("{", "not_json"),
        (b"\xff\xfe", "not_json"),
        ("[" * 100_000, "not_json"),
        ("[]", "malformed"),
        ("7", "malformed"),
        ("null", "malformed"),
        ({}, "malformed"),
        ({"id": 1}, "malformed"),
        (MELD | {"game": 7}, "malformed"),
        (MELD | {"input": []}, "malformed"),
        (MELD | {"options": {"first_meld": [30]}}, "malformed"),
        (MELD | {"input": {}}, "malformed"),
        (MELD | {"input": {"meld": "r7 b7 k7"}}, "malformed"),
        (MELD | {"input": {"meld": [7]}}, "malformed"),
        (MELD | {"input": {"meld": ["r7"], "melt": []}}, "malformed"),
        (MELD | {"input": {"meld": ["r7", "b7", "k7"], "wild": "K"}}, "malformed"),
        (MELD | {"ask": "weather"}, "unknown_ask"),
        (MELD | {"game": "chess"}, "unknown_game"),
        (MELD | {"options": {"jokers": 3}}, "bad_option"),
        (MELD | {"options": {"first_meld": "thirty"}}, "bad_option"),
        (MELD | {"options": {"joker_needs_two_rack_tiles": True, "joker_sets_manipulable": True}}, "bad_option"),
        (MELD | {"input": {"meld": ["r14", "b7", "k7"]}}, "unknown_piece"),
        (MELD | {"input": {"meld": ["", "b7", "k7"]}}, "unknown_piece"),
    ],
)
def test_a_malformed_question_gets_an_error(question: Any, code: str) -> None:
    assert error(question)[0] == code


@pytest.mark.parametrize(
    ("kind", "game", "given", "code"),
    [
        ("deal", "rummikub", {"players": 7}, "impossible"),
        ("deal", "nowrang", {"players": 3}, "impossible"),
        ("deal", "rummikub", {"players": "two"}, "malformed"),
        ("turn", "rummikub", {"opened": True, "table": [["r1", "r2"]], "rack": [], "table_after": []}, "impossible"),
        ("turn", "rummikub", {"opened": True, "table": [], "rack": ["7S"], "table_after": []}, "foreign_piece"),
        ("turn", "rummikub", {"opened": True, "table": [], "rack": ["J"] * 5, "table_after": []}, "impossible"),
        ("turn", "rummikub", {"table": [], "rack": [], "table_after": []}, "malformed"),
        ("arrange", "rummikub", {"rack": ["r1"], "goal": "all"}, "malformed"),
        ("arrange", "rummikub", {"rack": ["J"] * 5, "goal": "max_initial_meld"}, "impossible"),
        ("arrange", "caloochi", {"hand": [NAMES[face] for face in range(52)] * 2}, "too_large"),
        ("arrange", "rummikub", {"rack": ["r1"] * 161, "goal": "max_initial_meld"}, "impossible"),
        ("arrange", "rummikub", {"rack": ["r1"] * 4, "goal": "max_initial_meld"}, "impossible"),
        ("arrange", "standard_rummy", {"hand": ["AS"] * 2}, "impossible"),
        ("arrange", "standard_rummy", {"hand": ["JK"]}, "foreign_piece"),
        ("arrange", "standard_rummy", {"hand": ["AS"], "goal": "contract"}, "malformed"),
        ("arrange", "standard_rummy", {"hand": ["AS"], "wild": "2"}, "malformed"),
        ("arrange", "indian_rummy", {"hand": ["AS"]}, "malformed"),
        ("arrange", "caloochi", {"hand": ["JK=AS"]}, "impossible"),
        ("arrange", "phom", {"hand": ["AS", "2S"], "taken": ["3S"]}, "impossible"),
        ("arrange", "phom", {"hand": ["AS", "2S"], "taken": ["2S"]}, "impossible"),
        ("score", "rummikub", {}, "malformed"),
        ("score", "rummikub", {"racks": {"A": ["r1"], "B": ["r2"]}}, "malformed"),
        ("score", "rummikub", {"racks": {"A": ["r1"], "B": ["r2"]}, "winner": "A"}, "impossible"),
        ("score", "rummikub", {"racks": {"A": []}, "winner": "A"}, "impossible"),
        ("score", "rummikub", {"rack_totals": {"A": -1, "B": 2}}, "malformed"),
        ("score", "rummikub", {"rack_totals": {"A": 0, "B": 2}, "turn_order": ["A"]}, "impossible"),
        ("score", "rummikub", {"rack_totals": {"A": 0, "B": 2}, "ended_by": "blocked"}, "impossible"),
        (
            "score",
            "rummikub",
            {"rack_totals": {"A": 1, "B": 2}, "ended_by": "pool_exhausted", "winner": "B"},
            "malformed",
        ),
        ("score", "standard_rummy", {"rack_totals": {"A": 0, "B": 2}}, "malformed"),
        ("score", "knock_rummy", {"hands": {"B": ["AS"]}, "winner": "A"}, "malformed"),
    ],
)
def test_what_no_game_can_have_gets_an_error(kind: str, game: str, given: dict[str, Any], code: str) -> None:
    assert error({"game": game, "ask": kind, "input": given})[0] == code


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"actions": [["draw"]]}, "malformed"),
        ({"actions": [["draw", "pool"]]}, "malformed"),
        ({"actions": [["fly"]]}, "malformed"),
        ({"actions": [[]]}, "malformed"),
        ({"actions": [["meld", "4H"]]}, "malformed"),
        ({"actions": [["layoff", "0", ["4H"]]]}, "malformed"),
        ({"actions": [["discard", "4X"]]}, "unknown_piece"),
        ({"actions": [["discard", "r1"]]}, "foreign_piece"),
        ({"player": 6}, "impossible"),
        ({"player": -1}, "impossible"),
        ({"table": [{"owner": 9, "meld": ["7S", "7D", "7H"]}]}, "impossible"),
        ({"table": [{"owner": 1, "meld": ["7S", "7D"]}]}, "impossible"),
    ],
)
def test_what_no_turn_can_have_gets_an_error(more: dict[str, Any], code: str) -> None:
    answer = turn_with_cards(["draw", "stock"], ["discard", "KC"], **more)
    assert answer["error"]["code"] == code, answer


def test_nothing_to_draw_is_refused() -> None:
    answer = turn_with_cards(["draw", "stock"], ["discard", "KC"], stock=[], discard_pile=[])
    assert answer["reason"]["code"] == "stock_is_empty"


def test_judge_raises_what_ask_answers() -> None:
    with pytest.raises(Malformed, match="No game is called"):
        judge(Question(game="chess", ask="meld", input={}))


def test_mangled_questions_are_answered_too() -> None:
    """Nothing that can be written as JSON stops the referee."""
    draw = random.Random("mangled")
    junk: list[Any] = [None, True, -1, 10**20, 1.5, "", "r7", "J", "JK", "??", [], ["r7"], {}, {"r7": 1}, [["r7"]]]
    regular = [case for case in CASES if case.get("referee")]
    errors = 0
    for _ in range(6000):
        case = json.loads(json.dumps(draw.choice(regular)))
        part = case if draw.random() < 0.3 else case["input"]
        key = draw.choice(list(part))
        value = part[key]
        if isinstance(value, list) and value and draw.random() < 0.7:
            place = draw.randrange(len(value))
            value[place] = draw.choice([*junk, *value])
        else:
            part[key] = draw.choice(junk)
        answer = ask(case)
        msgspec.json.encode(answer)
        errors += "error" in answer
        assert ("error" in answer) != bool(set(answer) - {"id", "error"}), answer
    assert 1000 < errors < 5000


# --- where it is written


def test_every_reason_rests_on_a_section_of_the_rule_page() -> None:
    seen = set()
    for case in CASES:
        reason = ask(case).get("reason") if case.get("referee") else None
        if reason is not None:
            sheet = games.get(case["game"], **case.get("options", {}))
            game, anchor = reason["rule"].split("/")
            assert game == sheet.id
            assert section_of(rule_page(sheet, "en"), reason["rule"]).anchor == anchor
            seen.add(reason["code"])
    assert len(seen) > 40


def test_the_examples_of_the_page_are_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "referee.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("{")]
    assert len(lines) == 50
    for question, answer in zip(lines[::2], lines[1::2], strict=True):
        assert ask(question) == json.loads(answer)


# --- the stream


def lines_of(*questions: object) -> list[bytes]:
    return [json.dumps(question).encode() + b"\n" for question in questions]


def test_the_stream_answers_in_order_and_goes_on_after_an_error() -> None:
    out = io.BytesIO()
    status = stream([*lines_of(MELD), b"\n", b"nonsense\n", *lines_of(MELD | {"id": "q2"})], out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["id"] for answer in answers] == ["q1", None, "q2"]
    assert status == 1
    assert stream(lines_of(MELD), io.BytesIO()) == 0


def test_an_answer_comes_before_the_next_question_is_read() -> None:
    out = io.BytesIO()

    def questions() -> Any:
        for number in range(3):
            assert out.getvalue().count(b"\n") == number
            yield lines_of(MELD)[0]

    assert stream(questions(), out) == 0


def test_pretty_answers_are_for_people() -> None:
    out = io.BytesIO()
    turn = {"opened": True, "table": [], "rack": ["r1", "r2", "r3", "k9"], "table_after": [["r1", "r2", "r3"]]}
    stream(
        lines_of(
            MELD,
            MELD | {"id": None, "input": {"meld": ["r7", "b7"]}},
            {"id": 3, "game": "rummikub", "ask": "turn", "input": turn},
            {"id": 4, "game": "rummikub", "ask": "score", "input": {"racks": {"A": [], "B": ["r5"]}, "winner": "A"}},
            {"id": 5, "game": "chess", "ask": "meld", "input": {}},
        ),
        out,
        pretty=True,
    )
    text = out.getvalue().decode().splitlines()
    assert text[:3] == [
        "✓ q1: valid yes, types group, total value 21",
        "✗ valid no",
        "    r7 b7 is too short: at least 3 are needed. (rummikub/melds)",
    ]
    assert text[3:5] == [
        "✓ 3: legal yes, rack after k9, wins no",
        "✓ 4: winner A, scores A 5, B -5, sum 0",
    ]
    assert text[5].startswith("! 5: No game is called 'chess'.")


def test_the_printed_cases_go_through_the_command(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    regular = [case for case in CASES if case.get("referee")]
    file = tmp_path / "cases.jsonl"
    file.write_bytes(b"".join(lines_of(*regular)))
    assert main(["referee", str(file)]) == 0
    answers = [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]
    assert [answer["id"] for answer in answers] == [case["id"] for case in regular]


def test_the_command_reads_what_is_piped_in() -> None:
    command = [sys.executable, "-c", "import sys; from rummykit.cli import main; sys.exit(main(['referee']))"]
    run = subprocess.run(command, input=b"".join(lines_of(MELD, 7)), capture_output=True, check=False)
    assert run.returncode == 1
    assert json.loads(run.stdout.splitlines()[0])["valid"]
    assert run.stderr == b""


def test_a_file_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "no/such/file"]) == 2
    assert "no/such/file" in capsys.readouterr().err
