"""Refusals about contracts, first melds and buying, by their codes, as in `test_refusals`."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rummykit import games, rules
from rummykit.cards import parse
from rummykit.play.actions import Buy, Discard, Draw, LayOff, Meld, Open, Swap
from rummykit.play.deal import Deal
from rummykit.rules import IllegalAction, Rules
from tests.rules.refusing import FROM_PILE, FROM_STOCK, cards, one, refused, rules_with

GROUPS = Open((parse("9S 9D 9C"), parse("4S 4D 4H")))
STOCK = "5C 6C 7C 8C 2D 3D"


def laying(hand: str, game: str | Rules = "contract_rummy", **more: Any) -> Deal:
    """Seat 0 has drawn in a deal of a game with contracts."""
    return cards(game, hand, stock=STOCK, phase="play", **more)


def test_refusal_not_the_first_contract() -> None:
    refused("not_the_first_contract", laying("9S 9D 9C 4S 4D 4H KD"), Open(GROUPS.melds[:1]))


def test_a_contract_without_runs_or_groups_speaks_of_none() -> None:
    with pytest.raises(IllegalAction, match=r"in one turn: groups of 3–3\."):
        laying("9S 9D 9C 4S 4D 4H KD").check(Open(GROUPS.melds[:1]))


def test_refusal_contract_meld_too_long() -> None:
    refused(
        "contract_meld_too_long", laying("9S 9D 9C 9H 4S 4D 4H KD"), Open((parse("9S 9D 9C 9H"), parse("4S 4D 4H")))
    )


def test_refusal_contract_takes_whole_hand() -> None:
    runs = (parse("4H 5H 6H 7H"), parse("2S 3S 4S 5S"), parse("9C TC JC QC"))
    deal = laying("4H 5H 6H 7H 8H 2S 3S 4S 5S 9C TC JC QC", scheduled=6)
    refused("contract_takes_whole_hand", deal, Open(runs))


def in_full_run(deal_number: int, run: str) -> tuple[Deal, Open]:
    """Seat 0 has drawn in a deal of Carioca that asks for a run from ace to king, and what it lays."""
    return laying(run, games.get("carioca", form="color"), scheduled=deal_number - 1), Open((parse(run),))


def test_refusal_not_every_rank() -> None:
    refused("not_every_rank", *in_full_run(9, "AS 2H 3D 4C 5C 6H 7S 8S 9D TC JH QD QS"))


def test_refusal_not_one_colour() -> None:
    refused("not_one_colour", *in_full_run(10, "AH 2H 3D 4D 5D 6H 7H 8H 9D TH JH QD KS"))


def test_a_full_run_may_have_any_suits_but_only_so_many_jokers() -> None:
    deal, lay = in_full_run(9, "AS 2H 3D 4C 5C 6H 7S 8S 9D TC JH QD JK")
    deal.play(lay)
    assert deal.result is not None
    assert deal.result.winner == 0
    refused("more_jokers_than_allowed", *in_full_run(9, "AS 2H 3D 4C 5C 6H 7S 8S 9D TC JH JK JK"))
    refused(
        "too_short", laying("7S 7D 7C KD", games.get("carioca", form="color"), scheduled=8), Open((parse("7S 7D 7C"),))
    )


def test_refusal_contract_not_distinct() -> None:
    twice = Open((parse("9S 9D 9C"), parse("9S 9H 9C")))
    refused("contract_not_distinct", laying("9S 9D 9C 9S 9H 9C KD"), twice)
    laying("9S 9D 9C 9S 9H 9C KD", "shanghai_rummy").check(twice)


def test_refusal_lay_off_before_contract() -> None:
    refused("lay_off_before_contract", laying("9H 2C 3C", table="9S 9D 9C"), LayOff(0, parse("9H")))


def test_refusal_lay_off_next_turn() -> None:
    deal = laying("9S 9D 9C 4S 4D 4H 9H KD")
    deal.play(GROUPS)
    refused("lay_off_next_turn", deal, LayOff(0, parse("9H")))


def test_refusal_no_more_melds() -> None:
    deal = laying("9S 9D 9C 4S 4D 4H 2C 3C 4C 5C KD")
    deal.play(GROUPS)
    refused("no_more_melds", deal, Meld(parse("2C 3C 4C 5C")))


def test_refusal_upcard_only_before_first_meld() -> None:
    deal = cards("liverpool_rummy", "2C 3C", opened=[True, False, False])
    refused("upcard_only_before_first_meld", deal, FROM_PILE)


def test_refusal_no_upcard_with_one_card() -> None:
    sheet = games.get("scala_40", last_card_draws=True)
    refused("no_upcard_with_one_card", cards(sheet, "2C", opened=[True, False, False]), FROM_PILE)
    cards(sheet, "2C 3C", opened=[True, False, False]).check(FROM_PILE)
    cards(sheet, "2C", stock="", opened=[True, False, False]).check(FROM_PILE)


def test_refusal_buy_or_pass() -> None:
    deal = cards("contract_rummy", "2C 3C", FROM_STOCK, stock=STOCK)
    refused("buy_or_pass", deal, Discard(one("TS")))


def test_refusal_nothing_to_buy() -> None:
    refused("nothing_to_buy", cards("contract_rummy", "2C 3C", stock=STOCK), Buy())


def test_refusal_opening_needs_natural_run() -> None:
    melds = Open((parse("KS KH KD"), parse("QS QH QD")))
    refused("opening_needs_natural_run", laying("KS KH KD QS QH QD 2C", "remi_51"), melds)
    sheet = games.get("remi_51", pure_run=False)
    cards(sheet, "KS KH KD QS QH QD 2C", phase="play").check(melds)


def test_refusal_opening_too_early() -> None:
    sheet = games.get("remi_51", no_open_rounds=2)
    melds = Open((parse("TS JS QS"), parse("7H 7D 7C")))
    hand = "TS JS QS 7H 7D 7C 2C"
    early = cards(sheet, hand, phase="play", turn_number=6)
    refused("opening_too_early", early, melds)
    assert not any(isinstance(action, Open) for action in early.legal_actions())
    later = cards(sheet, hand, phase="play", turn_number=7)
    assert melds in list(later.legal_actions())


def test_nobody_takes_the_discard_for_a_first_meld_that_is_too_early() -> None:
    sheet = games.get("remi_51", no_open_rounds=2)
    hand = "TS JS QS 7H 7D 2C"
    early = cards(sheet, hand, pile="7C", phase="draw", turn_number=6)
    assert list(early.legal_actions()) == [Draw("stock")]
    assert FROM_PILE in list(cards(sheet, hand, pile="7C", phase="draw", turn_number=7).legal_actions())


def test_refusal_fitting_discard() -> None:
    sheet = games.get("scala_40", no_attachable_discard=True)
    table, opened = "7H 8H 9H", [True, True, False]
    refused("fitting_discard", cards(sheet, "TH 2C 3D", FROM_STOCK, table=table, opened=opened), Discard(one("TH")))
    last = cards(sheet, "TH 6H", phase="play", table=table, opened=opened)
    last.check(Discard(one("TH")))
    assert Discard(one("TH")) in list(last.legal_actions())


def test_refusal_upcard_to_be_used() -> None:
    sheet = games.get("remi_51", pile_must_use=True)
    table, opened = "7H 8H 9H", [True, True, False]
    refused("upcard_to_be_used", cards(sheet, "2C 3D 4S", table=table, opened=opened, pile="KC"), FROM_PILE)
    deal = cards(sheet, "2C 3D 4S", FROM_PILE, table=table, opened=opened, pile="TH")
    refused("must_play_first", deal, Discard(one("2C")))
    deal.play(LayOff(0, parse("TH")))
    deal.check(Discard(one("2C")))


def test_no_discard_is_taken_that_would_leave_none_to_discard() -> None:
    sheet = games.get("remi_51", pile_must_use=True)
    deal = cards(sheet, "KD KS", table="7H 8H 9H", opened=[True, True, False], pile="KC")
    assert list(deal.legal_actions()) == [Draw("stock")]


# --- jokers that are exchanged


def test_both_missing_suits_close_the_group_and_free_its_joker() -> None:
    opened = [True, True, False]
    deal = cards("kalooki_40", "8C 8S 2D 9D", FROM_STOCK, table="8H 8D JK / 5S 6S 7S", opened=opened)
    assert [str(action) for action in deal.legal_actions() if isinstance(action, Swap)] == ["swap 0 8S 8C"]
    deal.play(Swap(0, one("8C"), one("8S")))
    assert sorted(deal._state.table[0].cards) == sorted(parse("8H 8D 8C 8S"))
    refused("freed_joker_first", deal, Discard(one("2D")))


def test_one_of_two_jokers_is_freed_by_one_card() -> None:
    opened = [True, True, False]
    deal = cards("kalooki_40", "AC 2D 9D", FROM_STOCK, table="AH JK JK / 5S 6S 7S", opened=opened)
    deal.play(Swap(0, one("AC")))
    assert sorted(deal._state.table[0].cards) == sorted(parse("AH AC JK"))


def test_two_cards_free_a_joker_only_where_both_suits_are_asked_for() -> None:
    deal = cards("scala_40", "8C 8S 2D", FROM_STOCK, table="8H 8D JK=8C", opened=[True, True, False])
    refused("no_joker_for_it", deal, Swap(0, one("8C"), one("8S")))


def test_no_joker_is_exchanged_for_a_hand_that_could_not_be_discarded() -> None:
    table, opened = "3C 4C 5C / 9C TC JC JK=QC KC", [True, True, False]
    deal = cards("scala_40", "QC", FROM_PILE, LayOff(0, parse("JK")), table=table, opened=opened, pile="JK")
    refused("would_leave_taken_upcard", deal, Swap(1, one("QC")))


def test_before_a_contract_a_joker_in_shanghai_is_laid_with_it() -> None:
    deal = laying("9S 9D 4S 4D 4H 4C KD", "shanghai_rummy", table="2S 3S JK=4S 5S")
    deal.play(Swap(0, one("4S")))
    refused("freed_joker_first", deal, Discard(one("KD")))
    after = laying("4S KD", "shanghai_rummy", table="2S 3S JK=4S 5S", opened=[True, True, False])
    after.play(Swap(0, one("4S")))
    after.check(Discard(one("KD")))


def test_a_joker_that_would_have_no_use_in_the_contract_stays() -> None:
    deal = laying("9S TD 4S 3D 2H 2S KD", "shanghai_rummy", table="2S 3S JK=4S 5S")
    refused("freed_joker_has_no_use", deal, Swap(0, one("4S")))


def test_a_swap_step_of_a_made_up_sheet_is_checked_with_the_rest() -> None:
    german = games.get("german_rummy")
    assert german.meld_values is None or not german.meld_values.declared_jokers
    both = rules_with(german, rules.Swap(joker_goes="table", groups="both_suits"))
    assert replace(both, version=2).step(rules.Swap) == rules.Swap(joker_goes="table", groups="both_suits")


def closing(hand: str) -> Deal:
    """Seat 0 has drawn in Scala 40, and 9 10 J of hearts lie on the table."""
    return cards("scala_40", hand, table="9H TH JH", opened=[False, True], stock=STOCK, phase="play")


def test_a_first_meld_below_the_minimum_binds_to_go_out() -> None:
    deal = closing("2S 3S 4S QH KH 4C")
    deal.play(Open((parse("2S 3S 4S"),)))
    refused("must_go_out_now", deal, Discard(one("4C")))
    assert list(deal.legal_actions()) == [LayOff(0, parse("QH"))]
    for card in ("QH", "KH"):
        deal.play(LayOff(0, parse(card)))
    deal.play(Discard(one("4C")))
    assert deal.result is not None
    assert deal.result.winner == 0


def test_a_lay_off_that_would_keep_one_from_going_out_is_refused() -> None:
    deal = closing("2S 3S 4S 5S 8H QH 4C")
    deal.play(Open((parse("2S 3S 4S"),)))
    for number, card in ((0, "8H"), (1, "5S")):
        deal.play(LayOff(number, parse(card)))
    assert set(deal.legal_actions()) == {LayOff(0, parse("QH"))}


def test_cards_that_cannot_all_be_laid_off_do_not_save_a_first_meld() -> None:
    for hand in ("2S 3S 4S QH 5C 4C", "2S 3S 4S KH 4C"):
        refused("opening_too_low", closing(hand), Open((parse("2S 3S 4S"),)))
