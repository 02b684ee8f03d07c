"""Contracts as first meld: which melds meet them, what may follow, and buying on the way to them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import parse
from rummykit.hands import EMPTY
from rummykit.hands import of as hand_of
from rummykit.match.score import price_of, score
from rummykit.play.actions import Buy, Discard, Draw, Faces, LayOff, Meld, Open, Pass
from rummykit.play.deal import Deal
from rummykit.play.events import Bought, Drew, seen_by
from rummykit.play.judge_hand import judge_hand
from rummykit.play.melds import card_melds
from rummykit.play.offers import offer
from rummykit.play.result import Result
from rummykit.play.steps.first_contract import FirstContract
from rummykit.referee import ask
from rummykit.rules import (
    Contract,
    FirstTo,
    HandsToWinner,
    IllegalAction,
    Opening,
    OptionsClash,
    RulesError,
)
from rummykit.solve.arranged_hand import arranged
from rummykit.words import LANGUAGES
from rummykit.words.house import option_text

SHEET = games.get("contract_rummy")
GROUPS = (parse("9S 9D 9C"), parse("4S 4D 4H"))


def one(name: str) -> int:
    """A card by its name."""
    return parse(name)[0]


def position(game: str, *hands: str, scheduled: int = 0, house: dict[str, Any] | None = None, **more: Any) -> Deal:
    """A deal of three seats under house rules, seat 0 to act, with these hands; others hold two cards."""
    held = [parse(text) for text in (*hands, *["KD QD"] * (3 - len(hands)))]
    more = {"stock": parse("5C 6C 7C 8C 2D 3D"), "pile": parse("8H")} | more
    return Deal.position(games.get(game, **house or {}), hands_held=held, scheduled=scheduled, **more)


def refusal(deal: Deal, action: Any) -> str | None:
    """The code of the refusal, None where the action is legal."""
    try:
        deal.check(action)
    except IllegalAction as error:
        return error.code
    return None


def met(melds: tuple[Faces, ...], contract: Contract, **more: Any) -> bool:
    """Whether melds of contract rummy meet a contract."""
    melds_of = card_melds(SHEET)
    first = FirstContract("contract_rummy", melds_of, Opening(contract=contract, **more), contract)
    laid = [melds_of.read(meld) or pytest.fail(f"{meld} is no meld") for meld in melds]
    return first.refusal(laid, EMPTY) is None


def test_a_contract_asks_for_kinds_and_sizes() -> None:
    wanted = Contract(groups=(3,), runs=(4,))
    run = parse("4H 5H 6H 7H")
    assert met((GROUPS[0], run), wanted)
    assert not met(GROUPS, wanted)
    assert not met((run,), wanted)
    assert not met((*GROUPS, run), wanted)


def test_more_cards_than_a_contract_names_are_a_matter_of_the_sheet() -> None:
    four, wanted = (parse("9S 9D 9C 9H"), GROUPS[1]), Contract(groups=(3, 3))
    assert met(four, wanted)
    assert not met(four, wanted, exact_sizes=True)


def test_larger_melds_go_with_the_larger_of_a_contract() -> None:
    wanted = Contract(runs=(4, 7))
    short, long = parse("4H 5H 6H 7H 8H"), parse("2S 3S 4S 5S 6S 7S 8S")
    assert met((short, long), wanted)
    assert not met((short, short), wanted)


@pytest.mark.parametrize(
    ("melds", "distinct"),
    [
        (("9S 9D 9C", "9S 9H 9C"), False),
        (("4H 5H 6H 7H", "8H 9H TH JH"), False),
        (("4H 5H 6H 7H", "9H TH JH QH"), True),
        (("4H 5H 6H 7H", "4H 5H 6H 7H"), True),
    ],
)
def test_what_is_distinct(melds: tuple[str, str], distinct: bool) -> None:
    laid = tuple(parse(each) for each in melds)
    contract = Contract(groups=(3, 3)) if melds[0].startswith("9S") else Contract(runs=(4, 4))
    assert met(laid, contract, distinct_melds=True) is distinct
    assert met(laid, contract)


def test_every_listed_way_is_legal_and_the_fewest_jokers_come_first() -> None:
    deal = position("shanghai_rummy", "9S 9D 9C 9H JK 4S 4D 4H KC KD 2S 3S", phase="play")
    opens = [action for action in deal.legal_actions() if isinstance(action, Open)]
    assert len(opens) > 3
    assert all(deal.can(action) for action in opens)
    assert "JK" not in str(opens[0])


def test_no_lay_off_in_the_turn_of_the_contract_and_no_further_melds_ever() -> None:
    deal = position("contract_rummy", "9S 9D 9C 4S 4D 4H 9H 2C 3C 4C 5C KD JS", phase="play")
    assert refusal(deal, LayOff(0, parse("9H"))) == "no_such_meld"
    deal.play(Open(GROUPS))
    assert refusal(deal, LayOff(0, parse("9H"))) == "lay_off_next_turn"
    assert refusal(deal, Meld(parse("2C 3C 4C 5C"))) == "no_more_melds"
    assert all(isinstance(action, Discard) for action in deal.legal_actions())
    deal.play(Discard(one("KD")))
    deal.edit(turn=0, step=1)
    assert refusal(deal, LayOff(0, parse("9H"))) is None
    assert refusal(deal, Meld(parse("2C 3C 4C 5C"))) == "no_more_melds"


def test_before_the_contract_nothing_is_laid_off() -> None:
    deal = position("contract_rummy", "9H 2C 3C", phase="play")
    deal.edit(table=[*position("contract_rummy", "9S 9D 9C 4S 4D 4H KC", phase="play")._state.table])
    other = position("contract_rummy", "9S 9D 9C 4S 4D 4H KC", phase="play")
    other.play(Open(GROUPS))
    deal.edit(table=other._state.table)
    assert refusal(deal, LayOff(0, parse("9H"))) == "lay_off_before_contract"


def test_the_last_contract_takes_the_whole_hand_and_ends_the_deal() -> None:
    runs = (parse("4H 5H 6H 7H 8H"), parse("2S 3S 4S 5S"), parse("9C TC JC QC"))
    deal = position(
        "contract_rummy", " ".join(("4H 5H 6H 7H 8H", "2S 3S 4S 5S", "9C TC JC QC")), scheduled=6, phase="play"
    )
    assert refusal(deal, Open((runs[0][:4], *runs[1:]))) == "contract_takes_whole_hand"
    assert Open(runs) in list(deal.legal_actions())
    deal.play(Open(runs))
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner) == ("went_out", 0)


def test_who_has_laid_the_contract_draws_from_the_stock_alone_in_liverpool() -> None:
    deal = position("liverpool_rummy", "2C 3C", opened=[True, False, False])
    assert refusal(deal, Draw("discard")) == "upcard_only_before_first_meld"
    assert refusal(position("liverpool_rummy", "2C 3C"), Draw("discard")) is None


def test_where_the_stock_is_gone_and_cannot_be_renewed_the_discard_is_all_there_is_to_draw() -> None:
    deal = position("liverpool_rummy", "2C 3C", opened=[True, False, False], stock=())
    assert list(deal.legal_actions()) == [Draw("discard")]
    deal.play(Draw("discard"))


# --- buying


def test_the_others_are_asked_in_turn_before_a_draw_from_the_stock() -> None:
    deal = position("contract_rummy", "2C 3C")
    deal.play(Draw("stock"))
    assert (deal.phase, deal.turn, deal._state.resume) == ("buy", 1, 0)
    assert [str(action) for action in deal.legal_actions()] == ["buy", "pass"]
    deal.play(Pass())
    assert (deal.phase, deal.turn) == ("buy", 2)
    events = deal.play(Buy())
    assert events == (Bought(2, one("8H"), 1, parse("5C")), Drew(0, "stock", 1, parse("6C")))
    assert (deal.phase, deal.turn, deal._state.turn_number, deal._state.resume) == ("play", 0, 1, None)
    assert deal._state.hands[2] == hand_of(parse("KD QD 8H 5C"))
    assert deal._state.bought == [0, 0, 1]


def test_who_takes_the_discard_leaves_nothing_to_buy() -> None:
    deal = position("contract_rummy", "2C 3C")
    deal.play(Draw("discard"))
    assert (deal.phase, deal.turn) == ("play", 0)


def test_nobody_buys_a_discard_of_their_own_or_after_the_contract() -> None:
    deal = position("contract_rummy", "2C 3C", opened=[False, True, False])
    deal.edit(discarded_by=[2])
    deal.play(Draw("stock"))
    assert deal.phase == "play"


def test_purchases_are_counted_where_they_are_limited() -> None:
    deal = position("shanghai_rummy", "2C 3C", bought=[0, 3, 2])
    deal.play(Draw("stock"))
    assert deal.turn == 2
    last = position("shanghai_rummy", "2C 3C", bought=[0, 3, 2], scheduled=8)
    last.play(Draw("stock"))
    assert last.turn == 1


@pytest.mark.parametrize(
    ("buys", "asked_first", "asked_in_the_last"),
    [("3/4", 2, 1), (3, 2, 2), (4, 1, 1), ("any", 1, 1)],
    ids=["3, then 4", "3", "4", "any number"],
)
def test_shanghai_is_played_with_more_or_fewer_purchases(
    buys: str | int, asked_first: int, asked_in_the_last: int
) -> None:
    for scheduled, asked in ((0, asked_first), (9, asked_in_the_last)):
        house = {"buys_per_deal": buys}
        deal = position("shanghai_rummy", "2C 3C", scheduled=scheduled, bought=[0, 3, 2], house=house)
        deal.play(Draw("stock"))
        assert deal.turn == asked


def test_in_carioca_nobody_takes_the_discard_out_of_turn_but_by_a_house_rule() -> None:
    deal = position("carioca", "2C 3C")
    deal.play(Draw("stock"))
    assert deal.phase == "play"


def test_who_steals_takes_the_discard_alone_and_it_counts_two_points() -> None:
    deal = position("carioca", "2C 3C", house={"steal_points": 2})
    deal.play(Draw("stock"))
    assert (deal.phase, deal.turn) == ("buy", 1)
    assert offer(deal).buy_points == 2
    assert deal.play(Buy()) == (Bought(1, one("8H"), 0, ()), Drew(0, "stock", 1, parse("5C")))
    assert deal._state.hands[1] == hand_of(parse("KD QD 8H"))


def test_stolen_discards_count_against_losers_and_the_winner() -> None:
    sheet = games.get("carioca", steal_points=2)
    hands = ((), parse("AH"), parse("7C KD"))
    plain = Result(kind="went_out", winner=0, hands=hands, first=0, order=(0, 1, 2), turns=9)
    stolen = replace(plain, bought=(3, 0, 1))
    assert score(sheet, plain).points == (0, 20, 17)
    counted = score(sheet, stolen)
    assert counted.points == (6, 20, 19)
    assert [[(part.code, part.points) for part in own] for own in counted.parts] == [
        [("bought", 6)],
        [("held", 20)],
        [("held", 17), ("bought", 2)],
    ]
    assert score(games.get("carioca"), stolen).points == (0, 20, 17)


def test_a_deal_tells_what_was_bought_only_where_that_costs_points() -> None:
    for game, house, told in (("carioca", {"steal_points": 2}, (0, 1, 0)), ("contract_rummy", {}, ())):
        deal = position(game, "2C", house=house, phase="play", bought=[0, 1, 0], opened=[True] * 3)
        deal.play(Discard(one("2C")))
        assert deal.result is not None
        assert deal.result.bought == told


def test_the_referee_and_the_scorepad_ask_for_stolen_discards() -> None:
    asked = {"winner": "A", "hands": {"A": [], "B": ["AH"], "C": ["7C"]}, "bought": {"A": 1, "C": 2}}
    answer = ask({"game": "carioca", "ask": "score", "options": {"steal_points": 2}, "input": asked})
    assert answer["penalties"] == {"A": 2, "B": 20, "C": 11}
    assert ask({"game": "carioca", "ask": "score", "input": asked})["error"]["code"] == "malformed"
    window = {"players": 4, "turn": 0, "claims": [2, 3], "deal": 1}
    question = {"game": "carioca", "ask": "buy", "options": {"steal_points": 2}, "input": window}
    answer = ask(question)
    assert (answer["taker"], answer["penalty_cards"], answer["penalty_points"]) == (3, 0, 2)
    for house, asks in (({}, False), ({"steal_points": 5}, True)):
        sheet = games.get("carioca", **house)
        assert ("bought" in price_of(sheet).endings(sheet, sheet.scoring)[0].asks) is asks


@pytest.mark.parametrize(("buys", "asked"), [(1, None), (2, 2), (3, 1), ("any", 1)], ids=["1", "2", "3", "any number"])
def test_carioca_is_played_with_purchases_by_a_house_rule(buys: int | None, asked: int | None) -> None:
    deal = position("carioca", "2C 3C", bought=[0, 2, 1], house={"buys_per_deal": buys})
    deal.play(Draw("stock"))
    assert (deal.turn if deal.phase == "buy" else None) == asked
    if asked is not None:
        bought, *_ = deal.play(Buy())
        assert isinstance(bought, Bought)
        assert (bought.seat, bought.count) == (asked, 1)


def test_a_discard_in_carioca_is_bought_or_stolen_but_not_both() -> None:
    with pytest.raises(OptionsClash, match="buys_per_deal and steal_points exclude each other"):
        games.get("carioca", buys_per_deal=2, steal_points=3)
    for house in ({"buys_per_deal": 0, "steal_points": 3}, {"buys_per_deal": 2, "steal_points": 0}):
        options = games.get("carioca", **house).options()
        assert {name: options[name] for name in house} == house
        assert games.as_recorded("carioca", options).options() == options


def test_a_run_of_carioca_does_not_turn_the_corner_where_a_house_rule_says_so() -> None:
    around, low, high = parse("KH AH 2H 3H"), parse("AH 2H 3H 4H"), parse("JH QH KH AH")
    for house, legal in (({}, True), ({"round_the_corner": False}, False)):
        melds = card_melds(games.get("carioca", **house))
        assert (melds.read(around) is not None) is legal
        assert melds.read(low) is not None
        assert melds.read(high) is not None
    assert games.get("carioca", round_the_corner=False).values.ace == 20


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != "en"])
def test_the_two_house_rules_of_the_corner_are_told_apart_in_every_language(tag: str) -> None:
    texts = {
        option_text(option, tag)
        for game in ("carioca", "standard_rummy")
        for option in games.get(game).offers
        if option.name == "round_the_corner"
    }
    assert len(texts) == 2
    assert not texts & {option_text(option, "en") for option in games.get("carioca").offers}


def test_points_of_purchases_need_points_against_somebody() -> None:
    with pytest.raises(RulesError, match=r"BuyWindow\.points"):
        replace(
            games.get("carioca", steal_points=2),
            scoring=HandsToWinner(),
            match=FirstTo(target=100),
            offers=(),
            house=(),
            base=None,
        )


def test_a_window_opens_only_while_the_stock_has_enough() -> None:
    deal = position("contract_rummy", "2C 3C", stock=parse("5C"))
    deal.play(Draw("stock"))
    assert deal.phase == "play"


def test_what_goes_with_a_purchase_is_seen_by_the_buyer_alone() -> None:
    event = Bought(1, one("8H"), 1, parse("5C"))
    assert seen_by(event, 1) == event
    assert seen_by(event, 0) == seen_by(event, None) == Bought(1, one("8H"), 1, None)


def test_a_contract_of_melds_that_there_are_not_is_refused() -> None:
    with pytest.raises(RulesError, match="a run must have at least 4 cards"):
        replace(SHEET, schedule=(), opening=Opening(contract=Contract(runs=(3,))))
    with pytest.raises(RulesError, match="must have melds"):
        replace(SHEET, schedule=(), opening=Opening(contract=Contract()))
    with pytest.raises(RulesError, match="exact_sizes means nothing in this game"):
        replace(SHEET, schedule=(), opening=Opening(minimum=30, exact_sizes=True))


# --- what a page is told


def drawn(*hands: str, scheduled: int = 0, **more: Any) -> Deal:
    """A deal of contract rummy in which seat 0 has drawn and holds this hand."""
    return position("contract_rummy", *hands, scheduled=scheduled, step=1, **more)


def told_of(deal: Deal, *melds: Faces) -> tuple[list[bool | None], bool]:
    """Of each meld of the contract whether these melds have it, and whether they are a part of it."""
    judged = deal.judge(Open(melds))
    return [each.met for each in judged.contract], judged.unfinished


def test_melds_that_are_part_of_a_contract_are_told_from_those_that_are_not() -> None:
    deal = drawn("9S 9D 9C 4S 4D 4H 5H 6H 7H KD", scheduled=1)
    assert told_of(deal, GROUPS[0]) == ([True, False], True)
    assert told_of(deal, parse("4H 5H 6H 7H")) == ([False, True], True)
    assert told_of(deal, *GROUPS) == ([True, False], False)
    assert told_of(deal, GROUPS[0], parse("4H 5H 6H 7H")) == ([True, True], False)
    assert told_of(deal, parse("9S 9D 4S")) == ([False, False], False)


def test_a_hand_in_groups_has_the_contract_it_could_lay() -> None:
    deal = drawn("9S 9D 9C 4S 4D 4H 6H KD")
    assert sorted(map(sorted, judge_hand(deal, 0, GROUPS).contract)) == sorted(map(sorted, GROUPS))
    assert judge_hand(deal, 0, GROUPS[:1]).contract == ()
    assert judge_hand(deal, 0).contract == ()


def test_of_groups_that_are_too_large_a_contract_takes_as_much_as_it_needs() -> None:
    deal = drawn("9S 9D 9C 9H 4S 4D 4H 6H KD")
    found = judge_hand(deal, 0, (parse("9S 9D 9C 9H"), GROUPS[1])).contract
    assert sorted(map(len, found)) == [3, 3]
    assert refusal(deal, Open(found)) is None
    exact = position("liverpool_rummy", "9S 9D 9C 9H 4S 4D 4H 6H KD", step=1)
    assert sorted(map(len, judge_hand(exact, 0, (parse("9S 9D 9C 9H"), GROUPS[1])).contract)) == [3, 4]


def test_a_hand_is_arranged_by_the_contract_and_by_as_much_of_it_as_there_is() -> None:
    whole = drawn("9S 9D 9C 4S 4D 4H 5H 6H 7H KD", scheduled=1)
    groups, _ = arranged(whole, 0)
    assert judge_hand(whole, 0, groups).contract
    part = drawn("9S 9D 9C 9H 4S 5D 8C KD QD JD", scheduled=2)
    assert [each.met for each in judge_hand(part, 0, arranged(part, 0)[0]).facts if each.met is not None] == [False] * 2


def test_whoever_is_asked_to_buy_is_told_what_comes_with_it_and_how_often_it_may() -> None:
    deal = position("shanghai_rummy", stock=parse("5C 6C 7C 8C 2D 3D"), discarded_by=(2,))
    deal.play(Draw("stock"))
    assert deal.view(0).phase == "buy"
    assert (offer(deal).buy_penalty, offer(deal).buys_left) == (1, 3)
    endless = position("contract_rummy", stock=parse("5C 6C 7C 8C 2D 3D"), discarded_by=(2,))
    endless.play(Draw("stock"))
    assert offer(endless).buys_left is None
