"""No page says the opposite of what it says elsewhere, with any house rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rummykit import games
from rummykit.cards import PRINTED_JOKER, parse, parse_face
from rummykit.play.melds import card_melds, laid_tiles_in
from rummykit.play.steps.freed_joker import freed
from rummykit.rules import Rules
from rummykit.words import LANGUAGES, examples, rule_page
from rummykit.words.languages import language_for
from tests.words.sheets import Told, shipped, told

NEVER_TOGETHER = (
    ("end.out", "end.floats"),
    ("end.go_out", "end.floats"),
    ("turn.rearrange", "rearrange.play_drawn"),
    ("turn.rearrange.cards", "rearrange.play_drawn"),
    ("turn.rearrange", "rearrange.pass"),
    ("play.once", "opening.lay_off_later"),
    ("scoring.laid_example", "opening.no_lay_off"),
    ("scoring.laid_example", "opening.lay_off_in_going_out"),
    ("silent.several_jokers", "jokers.alone"),
    ("silent.several_jokers", "jokers.natural_or_tunnela"),
    ("silent.any_order", "opening.then_lay_off"),
    ("silent.any_order", "opening.then_nothing"),
    ("silent.swap_lay_off", "swap.table_lay_off"),
    ("silent.swap_lay_off", "swap.hand_after_first_meld"),
    ("silent.not_taken", "silent.second_card"),
    ("time.owed", "jokers.none"),
    ("time.owed_joker", "jokers.none"),
)
"""Sentences that contradict each other, so that one page has one of them at most."""
ONE_DEAL = ("match.single", "match.money", "match.money_balanced")


@pytest.mark.parametrize(("one", "other"), NEVER_TOGETHER)
def test_no_page_says_both(one: str, other: str) -> None:
    assert [each.name for each in told() if one in each.sentences and other in each.sentences] == []


def test_both_of_each_pair_are_said_somewhere() -> None:
    everywhere = {sentence for each in told() for sentence in each.sentences}
    assert {sentence for pair in NEVER_TOGETHER for sentence in pair} <= everywhere


def test_nobody_starts_a_later_deal_where_one_is_the_match() -> None:
    for each in told():
        later = [name for name in each.sentences if name.startswith("start.later.") or name == "silent.next_starts"]
        assert not later or not any(sentence in each.sentences for sentence in ONE_DEAL), each.name


def test_where_nobody_deals_no_dealer_is_spoken_of() -> None:
    for each in shipped():
        if not each.rules.start.has_dealer:
            silent = "\n".join(each.silent.paragraphs).replace("There is no dealer", "")
            page = "\n".join(text for section in each.page.sections[:-1] for text in section.paragraphs)
            assert "dealer" not in silent + page, each.name


def test_a_fixed_schedule_leaves_no_number_of_deals_to_agree_on() -> None:
    for each in shipped():
        offered = any(option.path == "match.games" for option in each.rules.offers)
        assert not each.rules.schedule or offered or "silent.games" not in each.sentences, each.name


# --- the last card


def _contracts(rules: Rules) -> Iterator[tuple[int, int]]:
    """How many cards are dealt for each contract that is laid before the last turn, and how many it takes."""
    assert rules.opening is not None
    for terms in rules.schedule:
        contract = terms.contract or rules.opening.contract
        hand = terms.hand or rules.deal.hand
        if contract is not None and not contract.whole_hand:
            assert isinstance(hand, int)
            yield hand, sum((*contract.groups, *contract.runs))


def test_the_last_card_is_melded_only_where_a_contract_may_take_it() -> None:
    seen = set()
    for each in shipped():
        opening = each.rules.opening
        if opening is not None and opening.contract is not None and not each.rules.rearranges:
            takes = not opening.exact_sizes or any(size > hand for hand, size in _contracts(each.rules))
            assert ("end.last.meld_lay_off_discard" in each.sentences) == takes, each.name
            seen.add(takes)
    assert seen == {False, True}


# --- values


def test_in_a_first_meld_cards_are_worth_what_the_engine_says_however_hands_are_counted() -> None:
    usual, counted = games.get("caloochi"), games.get("caloochi", card_count_scoring=True)
    enough = examples.enough(counted, 51)
    assert enough is not None
    assert enough == examples.enough(usual, 51)
    assert enough.value == sum(card_melds(counted).value(meld) for meld in enough.melds) == 51
    text = _said(counted, "opening", "en")
    assert "(K♠ K♥ K♦) + (7♠ 7♥ 7♦) = 51" in text
    assert "other values than in the scoring: an ace 15; 2 to 10 their number; J, Q and K 10 each." in text


def test_a_page_that_says_which_card_counts_most_says_what_cards_count() -> None:
    for each in told():
        if each.rules.pack.family == "cards" and {"time.drawn_card", "time.highest_card"} & each.sentences.keys():
            assert any(name.startswith("value.") for name in each.sentences), each.name


def test_where_several_cards_are_drawn_the_clock_discards_the_last_of_them() -> None:
    for each in told():
        several = {"draw.stock_or_pile"} & each.sentences.keys() or "drawing 2 cards" in _text(each)
        if several:
            assert "time.drawn_card" not in each.sentences, each.name


def test_the_example_of_dummy_lays_off_after_a_first_meld() -> None:
    text = _said(games.get("thai_dummy"), "scoring", "en")
    assert "B has laid 7♠ 8♠ 9♠, laid off 5♠ on A's meld and still holds K♦ 7♣. A scores +65, B +5." in text


# --- jokers


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_card_of_its_rank_frees_the_joker_of_a_group_with_twins(language: str) -> None:
    sheet = games.get("shanghai_rummy")
    group = (*parse("7H 7D"), PRINTED_JOKER)
    assert all(freed(card_melds(sheet), group, face) is not None for face in parse("7H 7D 7S 7C"))
    sentence = language_for(language).sentences["swap.groups.any_suit"]
    for game in ("shanghai_rummy", "german_rummy"):
        twins = game == "shanghai_rummy"
        assert (sentence in _said(games.get(game), "jokers.exchange", language)) == twins, game


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_okey_stays_in_a_pair_and_is_worth_its_tile_in_a_first_meld(language: str) -> None:
    sheet, okey = games.get("okey_101"), parse_face("b6")
    tiles = laid_tiles_in(sheet, okey)
    assert tiles.freed((parse_face("r9"), okey), "pair", parse_face("r9")) is None
    run = tiles.as_laid((parse_face("r9"), okey, parse_face("r11")))
    assert run is not None
    assert run.value == 30
    sentences = language_for(language).sentences
    assert sentences["indicated.swap_pair"] in _said(sheet, "jokers.exchange", language)
    assert sentences["opening.okey"] in _said(sheet, "opening", language)


# --- house rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_says_what_no_value_means(language: str) -> None:
    seen = set()
    for game, sheet in games.SHEETS.items():
        for option in sheet.offers:
            means = language_for(language).sentences.get(f"choice.{option.name}.None")
            if None in option.choices and means is not None:
                said = _said(sheet, "options", language)
                assert f"none = {means}" in said or f"(none: {means})" in said, (game, option.name)
                seen.add(option.name)
    assert {"buys_per_deal", "jokers_per_meld", "canastas_to_go_out", "num_hands", "wild_penalty"} <= seen


def _said(sheet: Rules, anchor: str, language: str) -> str:
    page = rule_page(sheet, language)
    return "\n".join(text for section in page.sections if section.anchor == anchor for text in section.paragraphs)


def _text(each: Told) -> str:
    return "\n".join(text for section in each.page.sections for text in section.paragraphs)
