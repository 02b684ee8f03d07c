"""Books of wild cards alone, where a house rule has them: what they are, what they take, and what they bring."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games, hands, solve
from rummykit.bots import Level, choose
from rummykit.cards import PRINTED_JOKER, number_of, parse
from rummykit.match.score import score
from rummykit.melds.books import BookBonus, best_groups
from rummykit.play.actions import Draw, LayOff, Meld, Open
from rummykit.play.deal import Deal
from rummykit.play.melds import side_melds_of
from rummykit.play.result import Result
from rummykit.play.view import TableMeld
from rummykit.referee import ask
from rummykit.rules import IllegalAction, Rules

CANASTA = games.get("canasta", wild_canasta=True)
FOOT = games.get("hand_and_foot", wild_books=True)
SEVEN = "2S 2H 2D 2C 2S JK JK"
LONG = " ".join(["5C 6C 7C 8C"] * 4)
RULE = {"canasta": CANASTA, "hand_and_foot": FOOT}


def flaw(rules: Rules, text: str) -> str | None:
    found = side_melds_of(rules).flaw(parse(text))
    return found and found.code


def position(rules: Rules, hand: str, table: str = "", stock: str = "5C 6C 7C") -> Deal:
    melds = side_melds_of(rules)
    groups = [melds.read(parse(text)) or pytest.fail(text) for text in filter(str.strip, table.split("/"))]
    deal = Deal.position(
        rules.for_deal(0),
        hands_held=[parse(hand), parse("4C 4D 5H 8H"), parse("QC QD"), parse("6C 6D AS 8D")],
        table=[TableMeld(group, "group", 2) for group in groups],
        stock=parse(stock),
        pile=parse("9C"),
        opened=[bool(groups), False, bool(groups), False],
    )
    if rules.opening is not None and rules.opening.by_total:
        deal.edit(totals=[0] * 4)
    if rules.second_hand is not None:
        deal.edit(second_hands=[parse("9S"), parse("9D"), (), ()], picked_up=[False] * 4)
    deal.play(Draw("stock"))
    return deal


@pytest.mark.parametrize("game", RULE)
def test_wild_cards_alone_are_a_meld_only_by_the_house_rule(game: str) -> None:
    assert flaw(games.get(game), "2S 2H JK") == "too_few_naturals"
    assert flaw(RULE[game], "2S 2H JK") is None
    assert flaw(RULE[game], SEVEN) is None
    assert flaw(RULE[game], "2S JK") == "too_short"
    assert flaw(RULE[game], "5S 2H JK JK") is not None


def test_more_wild_cards_than_another_meld_may_have() -> None:
    assert flaw(CANASTA, "2S 2S 2H 2H 2D 2D 2C JK JK JK") is None
    assert flaw(FOOT, f"{SEVEN} JK") == "too_many"


def test_a_group_of_wild_cards_takes_no_natural_ones() -> None:
    deal = position(CANASTA, "KS KH KD 2C 9S", table="2S 2H JK")
    with pytest.raises(IllegalAction) as refusal:
        deal.play(LayOff(0, parse("KS KH KD")))
    assert refusal.value.code == "does_not_extend"
    deal.play(LayOff(0, parse("2C")))
    assert len(deal._state.table[0].cards) == 4


def test_a_side_has_one_group_of_wild_cards() -> None:
    deal = position(CANASTA, "2C 2D JK 9S 8S", table="2S 2H JK")
    with pytest.raises(IllegalAction) as refusal:
        deal.play(Meld(parse("2C 2D JK")))
    assert refusal.value.code == "one_group_per_rank"
    assert not any(isinstance(action, Meld) for action in deal.legal_actions())


def test_the_first_meld_may_be_of_wild_cards() -> None:
    deal = position(CANASTA, "2C 2D JK 9S 8S 4H")
    openings = [action.melds for action in deal.legal_actions() if isinstance(action, Open)]
    assert [sorted(meld) for (meld,) in openings] == [sorted(parse("2C 2D JK"))]
    deal.play(Open((parse("2C 2D JK"),)))
    assert deal._state.opened[2]


def result(rules: Rules, text: str) -> Result:
    meld = side_melds_of(rules).read(parse(text)) or ()
    return Result(
        kind="blocked",
        winner=None,
        hands=((),) * 4,
        first=0,
        order=(0, 1, 2, 3),
        turns=9,
        melds=((0, meld),),
        second_hands=((),) * 4 if rules.second_hand is not None else (),
    )


def test_a_book_of_wild_cards_brings_its_own_bonus() -> None:
    scored = score(CANASTA, result(CANASTA, SEVEN))
    assert scored.points[0] == 5 * 20 + 2 * 50 + 2000
    assert [(line.code, line.count, line.points) for line in scored.reckoned[0].lines] == [
        ("melded", 7, 200),
        ("wild_books", 1, 2000),
        ("hands", 0, 0),
    ]
    assert score(FOOT, result(FOOT, SEVEN)).points[0] == 200 + 1500
    assert score(FOOT, result(FOOT, "2S 2H 2D 2C 2S JK")).points[0] == 150


def test_it_is_neither_clean_nor_dirty_and_is_one_of_the_canastas() -> None:
    assert FOOT.books is not None
    assert CANASTA.books is not None
    assert not FOOT.books.enough(["wild", "natural"], 4)
    assert not FOOT.books.enough(["wild", "mixed"], 4)
    assert FOOT.books.enough(["wild", "natural", "mixed"], 4)
    assert CANASTA.books.enough(["wild"], 4)
    deal = position(CANASTA, "9S", table=SEVEN)
    assert deal.view(0).books == ("wild",)


def test_the_referee_knows_it() -> None:
    asked = {"ask": "meld", "game": "hand_and_foot", "options": {"wild_books": True}, "input": {"meld": SEVEN.split()}}
    answer = ask(asked)
    assert answer | {"valid": True, "type": "group", "book": "wild", "card_points": 200} == answer


def test_the_best_groups_use_wild_cards_alone() -> None:
    found = solve.side_hand(CANASTA, parse("2S 2H 2D 2C JK JK 2S KS KH KD"))
    assert {len(meld) for meld in found.melds} == {3, 7}
    assert found.worth == 30 + 200 + 2000
    beside = solve.side_hand(CANASTA, parse("2C JK KS KH KD"), [parse("2S 2H 2D 2C JK")])
    assert beside.added == ((0, parse("2C JK")),)
    in_foot = solve.side_hand(FOOT, parse("2S 2H 2D 2C JK JK 2S KS KH KD"))
    assert in_foot.worth == 30 + 200 + 1500
    melds, chance = side_melds_of(CANASTA), Random(3)
    pack = [face for face in CANASTA.pack.faces() if face == PRINTED_JOKER or number_of(face) in (2, 9)]
    for _ in range(40):
        hand = tuple(chance.sample(pack, 9))
        best = best_groups(melds, hand, BookBonus(5, 500, 300, None, 900))
        cards = [*(face for meld in best.melds for face in meld), *best.left]
        assert sorted(cards) == sorted(hand)
        wild = [face for face in hand if face in melds.wild_faces]
        alone = sum(map(melds.worth, wild)) + 900 if len(wild) >= 5 else 0
        assert best.worth >= alone


@pytest.mark.parametrize("level", ["greedy", "steady"])
def test_bots_gather_wild_cards(level: Level) -> None:
    deal = position(CANASTA, "2C 9S 8S 7S 6S", table="2S 2H 2D JK/KS KH KD", stock=LONG)
    assert choose(level, deal.rules, deal.view(0), Random(1)) == LayOff(0, parse("2C"))
    deal = position(CANASTA, "2C 2D 2H JK 8S 7S 6S", table="KS KH KD", stock=LONG)
    action = choose(level, deal.rules, deal.view(0), Random(1))
    assert isinstance(action, Meld)
    assert hands.of(action.cards) == hands.of(parse("2C 2D 2H JK"))
