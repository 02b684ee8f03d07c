"""Caloochi (SPEC 7.4): the upcard taken for the first meld does not bar exchanging a joker in that turn."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Match, bots, games, hands
from rummykit.cards import PRINTED_JOKER, parse, parse_face
from rummykit.play.actions import Discard, Draw, Open, Swap, Timeout
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.offers import offer
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, OptionValue
from rummykit.words import LANGUAGES, rule_page
from rummykit.words.languages import language_for

TAKE = Draw("discard")
KINGS_AND_SEVENS = "KH KD 7S 7H 7D 9C 2C"


def caloochi(held: str, *, pile: str = "KC", table: tuple[str, ...] = ("9H 9D JK=9C",), **options: OptionValue) -> Deal:
    sheet = games.get("caloochi", **options)
    melds = [TableMeld(parse(cards), card_melds(sheet).kind(parse(cards)), 1) for cards in table]
    return Deal.position(
        sheet,
        hands_held=[parse(held), parse("2D 4D")],
        table=melds,
        opened=[False, True],
        stock=parse("2S 3S 4S"),
        pile=parse(pile),
    )


def code(deal: Deal, action: Swap | Draw | Open | Discard) -> str | None:
    try:
        deal.check(action)
    except IllegalAction as refusal:
        return refusal.code
    return None


def test_a_joker_is_exchanged_while_the_upcard_is_owed_and_the_first_meld_follows() -> None:
    deal = caloochi(KINGS_AND_SEVENS)
    deal.play(TAKE)
    swap = Swap(0, parse_face("9C"))
    assert code(deal, swap) is None
    deal.play(swap)
    assert hands.count(deal._state.hands[0], PRINTED_JOKER) == 1
    assert code(deal, Discard(parse_face("2C"))) == "must_play_first"
    deal.play(Open((parse("KH KD KC"), parse("7S 7H 7D"))))
    deal.play(Discard(parse_face("2C")))
    assert deal.turn == 1


def test_what_may_be_done_what_is_offered_and_how_a_draft_is_judged_agree() -> None:
    deal = caloochi(KINGS_AND_SEVENS)
    deal.play(TAKE)
    swap = Swap(0, parse_face("9C"))
    assert swap in deal.legal_actions()
    assert swap in offer(deal).actions
    assert deal.judge(swap).refusal is None


def test_the_upcard_may_be_taken_for_a_first_meld_that_needs_the_exchanged_joker() -> None:
    deal = caloochi("KH 7S 7H 7D 9C 2C")
    assert code(deal, TAKE) is None
    assert TAKE in deal.legal_actions()
    deal.play(TAKE)
    deal.play(Swap(0, parse_face("9C")))
    deal.play(Open((parse("KH KC JK"), parse("7S 7H 7D"))))
    assert deal._state.opened[0]


def test_the_upcard_may_be_taken_for_a_first_meld_that_needs_two_exchanged_jokers() -> None:
    deal = caloochi("7S 7H 9C 5D 2C", table=("9H 9D JK=9C", "3D 4D JK=5D"))
    assert code(deal, TAKE) == "upcard_only_for_first_meld"  # 7 7 JK and K JK JK want three
    deal = caloochi("KH 7S 7H 9C 5D 2C", table=("9H 9D JK=9C", "3D 4D JK=5D"))
    deal.play(TAKE)
    deal.play(Swap(0, parse_face("9C")))
    assert code(deal, Open((parse("KH KC JK"), parse("7S 7H 7D")))) == "not_in_hand"
    deal.play(Swap(1, parse_face("5D")))
    deal.play(Open((parse("KH KC JK"), parse("7S 7H JK"))))
    assert deal._state.opened[0]


def test_no_exchange_may_give_away_what_the_first_meld_needs() -> None:
    deal = caloochi("KH KD 7S 7H 7D 2C", table=("9H 9D JK=9C", "5S 6S JK=7S"))
    deal.play(TAKE)
    assert code(deal, Swap(1, parse_face("7S"))) is None  # the joker takes its place in the sevens
    deal = caloochi("KH KD 7S 7H 7D 2C", pile="KC", table=("QC JC JK=KC",))
    deal.play(TAKE)
    assert code(deal, Swap(0, parse_face("KC"))) == "must_play_first"  # the upcard itself
    assert Swap(0, parse_face("KC")) not in deal.legal_actions()
    assert Swap(0, parse_face("KC")) not in offer(deal).actions


def test_an_exchange_that_cannot_be_is_refused_for_that_and_not_for_the_upcard() -> None:
    deal = caloochi(KINGS_AND_SEVENS)
    deal.play(TAKE)
    assert code(deal, Swap(0, parse_face("3C"))) == "not_in_hand"
    assert code(deal, Swap(5, parse_face("2C"))) == "no_such_meld"
    assert code(deal, Swap(0, parse_face("2C"))) == "no_joker_for_it"
    deal.play(Open((parse("KH KD KC"), parse("7S 7H 7D"))))
    assert code(deal, Swap(0, parse_face("9C"))) == "swap_after_melding"


def test_where_the_exchange_needs_a_first_meld_it_does_not_help_to_one() -> None:
    deal = caloochi("KH 7S 7H 7D 9C 2C", swap_requires_open=True)
    assert code(deal, TAKE) == "upcard_only_for_first_meld"
    deal = caloochi(KINGS_AND_SEVENS, swap_requires_open=True)
    deal.play(TAKE)
    assert code(deal, Swap(0, parse_face("9C"))) == "swap_before_opening"


def test_a_joker_taken_as_the_upcard_is_owed_like_any_card() -> None:
    deal = caloochi(KINGS_AND_SEVENS, pile="JK")
    deal.play(TAKE)
    assert deal._state.must_play == PRINTED_JOKER
    deal.play(Swap(0, parse_face("9C")))
    assert code(deal, Discard(parse_face("2C"))) == "must_play_first"
    deal.play(Open((parse("KH KD JK"), parse("7S 7H 7D"))))
    assert deal._state.must_play is None


def test_at_zero_the_exchange_that_the_first_meld_needs_is_made() -> None:
    deal = caloochi("KH 7S 7H 7D 9C 2C 3H")
    deal.play(TAKE)
    deal.play(Timeout())
    assert deal._state.opened[0]
    assert deal.turn == 1
    assert hands.count(deal._state.hands[0], parse_face("KC")) == 0


@pytest.mark.parametrize("seed", range(6))
def test_every_bot_that_takes_the_upcard_can_end_its_turn(seed: int) -> None:
    match, chance = Match(games.get("caloochi"), 3, seed), Random(seed)
    for _ in range(400):
        if match.deal.result is not None:
            break
        deal = match.deal
        actions = list(deal.legal_actions())
        assert actions
        swaps = [each for each in actions if isinstance(each, Swap)]
        action = chance.choice(swaps) if swaps else bots.choose("greedy", deal.rules, deal.view(deal.turn), chance)
        match.play(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_that_the_exchange_may_serve_the_first_meld(language: str) -> None:
    wanted = language_for(language).sentences["swap.owed_upcard"]
    for options, said in (({}, True), ({"swap_requires_open": True}, False)):
        page = rule_page(games.get("caloochi", **options), language)
        text = "\n".join(part for section in page.sections for part in section.paragraphs)
        assert (wanted in text) is said
