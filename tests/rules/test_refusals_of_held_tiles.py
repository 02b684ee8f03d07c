"""Refusals in games of tiles held on a rack, of which an indicator makes one wild, each by its code."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.bots import Level, choose
from rummykit.cards import parse, parse_face
from rummykit.match.paper import PaperDeal, keep
from rummykit.match.score import price_of, score
from rummykit.play.actions import DeclarePairs, Discard, Draw, GoOut, Melds, ShowIndicator
from rummykit.play.deal import Deal
from rummykit.play.events import PairsDeclared
from rummykit.play.judge_hand import judge_hand
from rummykit.referee import ask
from rummykit.referee.score import question_about
from rummykit.rules import GoOut as Out
from rummykit.rules import RulesError
from rummykit.solve.arranged_hand import arranged
from tests.rules.refusing import refused

WHOLE = "b1 b2 b3 / k9 o9 r6 / r11 r12 r13 r1 / F b6 k6 o6"
"""Fourteen tiles in groups and runs where red 5 is the indicator."""


def melds(text: str) -> Melds:
    return tuple(parse(each) for each in text.split("/"))


def rack(text: str, turn_number: int = 1) -> Deal:
    """A deal in which seat 0 holds these tiles and has drawn."""
    deal = Deal.position(
        games.get("okey"),
        hands_held=(parse(text.replace("/", "")), parse("k1"), parse("k2")),
        stock=parse("o3 o4"),
        wild=parse_face("r6"),
        indicator=parse_face("r5"),
        turn_number=turn_number,
    )
    deal.edit(step=deal._flow.first_step)
    return deal


def test_refusal_no_pair() -> None:
    told = ask({"game": "okey", "ask": "meld", "input": {"meld": ["F", "r5"], "indicator": "r5"}})
    assert told["reason"]["code"] == "no_pair"
    assert ask({"game": "okey", "ask": "meld", "input": {"meld": ["F", "r6"], "indicator": "r5"}})["types"] == ["pair"]


def test_refusal_pairs_beside_melds() -> None:
    mixed = "b1 b2 b3 / k9 k9 / r11 r12 r13 r1 / F b6 k6 / o1 o1"
    deal = rack(f"{mixed} o3")
    refused("pairs_beside_melds", deal, GoOut(melds(mixed), parse_face("o3")))


def test_refusal_tiles_away() -> None:
    short = "b1 b2 b4 k9 o9 r6 r11 r12 r13 r1 F b6 k6 o6"
    told = ask({"game": "okey", "ask": "arrange", "input": {"rack": short.split(), "indicator": "r5"}})
    assert told["reason"]["code"] == "tiles_away"
    assert told["away"] == 1


def test_refusal_indicator_only_in_first_turn() -> None:
    assert rack("r5 b1 b2", turn_number=3).can(ShowIndicator())
    refused("indicator_only_in_first_turn", rack("r5 b1 b2", turn_number=4), ShowIndicator())


def test_refusal_no_twin_of_indicator() -> None:
    refused("no_twin_of_indicator", rack("r6 b1 b2"), ShowIndicator())
    deal = rack("r5 b1 b2")
    deal.play(ShowIndicator())
    refused("no_twin_of_indicator", rack("r4 b1 b2"), ShowIndicator())
    assert not deal.can(ShowIndicator())


def test_a_whole_rack_goes_out_whichever_tile_is_thrown() -> None:
    deal = rack(f"{WHOLE} o3")
    deal.play(GoOut(melds(WHOLE), parse_face("o3")))
    assert deal.result is not None
    assert (deal.result.winner, deal.result.last) == (0, parse_face("o3"))


# --- pairs that are declared

PAIRS = "b1 b1 / b4 b4 / k9 k9 / o2 o2 / r11 r11 / F F / o6 r6"
DECLARING = games.get("okey", declare_pairs=True)


def before_draw(text: str, stock: str = "o3 o4 o5 o7 o8", turn: int = 2, **house: bool) -> Deal:
    """A deal in which seat 0 holds these tiles and is to draw, in the second turn."""
    return Deal.position(
        games.get("okey", **({"declare_pairs": True} | house)),
        hands_held=(parse(text.replace("/", "")), parse("k1 k3"), parse("k2 k4")),
        stock=parse(stock),
        wild=parse_face("r6"),
        indicator=parse_face("r5"),
        turn_number=turn,
    )


def test_refusal_pairs_declared_before_drawing() -> None:
    deal = before_draw("b1 b1 b4")
    assert deal.can(DeclarePairs())
    deal.play(Draw("stock"))
    refused("pairs_declared_before_drawing", deal, DeclarePairs())
    assert not before_draw("b1 b1 b4", declare_pairs=False).can(DeclarePairs())
    assert not Deal(DECLARING, 3, 1).can(DeclarePairs())


def test_refusal_pairs_declared_already() -> None:
    deal = before_draw("b1 b1 b4")
    assert deal.play(DeclarePairs()) == (PairsDeclared(0),)
    assert (deal.turn, deal.phase, deal.view(1).in_pairs) == (0, "draw", (True, False, False))
    assert not deal.can(DeclarePairs())
    for _ in range(3):
        deal.play(Draw("stock"))
        deal.play(Discard(deal.view(deal.turn).hand[0]))
    refused("pairs_declared_already", deal, DeclarePairs())
    assert DeclarePairs() not in list(deal.legal_actions())


def test_refusal_only_declared_pairs() -> None:
    tiles = WHOLE.replace("r6", "o12")
    deal = before_draw(tiles, stock="r6 o4")
    deal.play(DeclarePairs())
    deal.play(Draw("stock"))
    refused("only_declared_pairs", deal, GoOut(melds(WHOLE), parse_face("o12")))
    assert not any(isinstance(action, GoOut) for action in deal.legal_actions())
    plain = before_draw(tiles, stock="r6 o4")
    plain.play(Draw("stock"))
    assert plain.can(GoOut(melds(WHOLE), parse_face("o12")))


@pytest.mark.parametrize(("declares", "thrown", "lost"), [(False, "o3", 4), (True, "o3", 8), (True, "r6", 16)])
def test_declared_pairs_cost_the_others_twice_as_much(declares: bool, thrown: str, lost: int) -> None:
    deal = before_draw(PAIRS, stock=f"{'o6' if thrown == 'r6' else thrown} o4")
    if declares:
        deal.play(DeclarePairs())
    deal.play(Draw("stock"))
    deal.play(next(a for a in deal.legal_actions() if isinstance(a, GoOut) and a.discard == parse_face(thrown)))
    assert deal.result is not None
    assert score(deal.rules, deal.result).points == (0, -lost, -lost)
    question = question_about(deal.rules, deal.result)
    assert question["finish"] == {"pairs": True, "okey": thrown == "r6"} | ({"declared": True} if declares else {})
    told = ask({"game": "okey", "ask": "score", "options": {"declare_pairs": True}, "input": question})
    assert list(told["scores"].values()) == [20, 20 - lost, 20 - lost]


def test_the_referee_knows_declared_pairs_and_refuses_impossible_ones() -> None:
    turn = {"rack": PAIRS.replace("/", "").split(), "indicator": "r5", "stock": ["o3", "o4"]}
    actions = [["pairs"], ["draw", "stock"], ["discard", "o3"]]
    for house, legal in (({"declare_pairs": True}, True), ({}, False)):
        asked = {"game": "okey", "ask": "turn", "options": house, "input": turn | {"actions": actions}}
        assert ask(asked)["legal"] is legal
    finish = {"pairs": False, "declared": True}
    asked = {"before": {"A": 20, "B": 20}, "winner": "A", "finish": finish}
    for house in ({}, {"declare_pairs": True}):
        told = ask({"game": "okey", "ask": "score", "options": house, "input": asked})
        assert told["error"]["code"] == "impossible"


def test_the_scorepad_asks_who_went_for_pairs_where_they_are_declared() -> None:
    for house, asks in (({}, False), ({"declare_pairs": True}, True)):
        rules = games.get("okey", **house)
        assert ("in_pairs" in price_of(rules).endings(rules, rules.scoring)[0].asks) is asks
    counted = PaperDeal(kind="went_out", winner=1, pairs=True, in_pairs=(1,))
    for house, lost in (({}, 4), ({"declare_pairs": True}, 8)):
        sheet = keep(games.get("okey", **house), 3, [counted])
        assert sheet.score.rows[0].points == (-lost, 0, -lost)


@pytest.mark.parametrize("level", ["greedy", "steady", "sharp"])
def test_a_bot_declares_pairs_when_one_tile_is_lacking_and_waits_for_it(level: Level) -> None:
    near = "b1 b1 b4 b4 k9 k9 o2 o2 r11 r11 F F o6 k13"
    deal = before_draw(near, stock="o9 o4")
    assert choose(level, DECLARING, deal.view(0), Random(1)) == DeclarePairs()
    deal.play(DeclarePairs())
    assert choose(level, DECLARING, deal.view(0), Random(1)) == Draw("stock")
    deal.play(Draw("stock"))
    thrown = choose(level, DECLARING, deal.view(0), Random(1))
    assert isinstance(thrown, Discard)
    assert thrown.card in parse("o6 k13 o9")
    far = before_draw("b1 b2 b3 k9 o9 r9 r11 r12 r13 b6 k6 o6 b12 b13", stock="o9 o4")
    assert choose(level, DECLARING, far.view(0), Random(1)) == Draw("stock")


def test_a_hand_of_declared_pairs_is_judged_and_arranged_in_pairs() -> None:
    deal = before_draw(WHOLE.replace("/", ""))
    groups, _ = arranged(deal, 0)
    assert lacking(deal, groups) == 0
    deal.play(DeclarePairs())
    assert lacking(deal, groups) == 6
    paired, loose = arranged(deal, 0)
    assert [len(meld) for meld in paired] == [2]
    assert len(loose) == 12


def lacking(deal: Deal, groups: Melds) -> object:
    """How many tiles the hand of seat 0 is said to lack."""
    told = next(fact for fact in judge_hand(deal, 0, groups).facts if fact.code == "tiles_away")
    return told.params["count"]


def test_declared_pairs_go_with_hands_in_pairs_that_count_more() -> None:
    plain = games.get("okey")
    whole_alone = tuple(replace(step, pairs=None) if isinstance(step, Out) else step for step in DECLARING.turn)
    for message, turn, scoring in (
        ("DeclarePairs is about hands", whole_alone, DECLARING.scoring),
        ("Pairs declared with DeclarePairs count more", DECLARING.turn, plain.scoring),
        (r"scoring\.declared means nothing in this game: it is about DeclarePairs", plain.turn, DECLARING.scoring),
    ):
        with pytest.raises(RulesError, match=message):
            replace(plain, turn=turn, scoring=scoring, offers=())
