"""Conquian for three: a card is passed unseen and at once, and declined cards go round the table."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games, hands
from rummykit.bots import LEVELS, choose
from rummykit.cards import parse, parse_face
from rummykit.play.actions import Discard, Draw, Force, Meld, Pass, PassOn, Timeout
from rummykit.play.events import PassedOn, PutDown, seen_by
from rummykit.play.hidden_cards import redeal_hidden
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction

RULES = games.get("conquian")
FROM_STOCK, FROM_PILE = Draw("stock"), Draw("discard")


def position(*held: str, pile: str = "", stock: str = "KD QD JD", table: tuple[TableMeld, ...] = ()) -> Deal:
    """Three hands before the draw of seat 0."""
    return Deal.position(
        RULES, hands_held=[parse(each) for each in held], pile=parse(pile), stock=parse(stock), table=table
    )


# --- the card that is passed


def test_every_card_goes_to_the_next_player_when_all_are_chosen() -> None:
    deal = Deal(RULES, 3, 1, dealer=2)
    before = list(deal._state.hands)
    order, put = deal.order, []
    for seat in order:
        assert (deal.turn, deal.phase) == (seat, "pass_on")
        card = hands.faces(deal._state.hands[seat])[-1]
        told = deal.play(PassOn(card))
        assert told[0] == PutDown(seat, card)
        put.append(card)
    assert told[1:] == tuple(PassedOn(seat, deal._state.after(seat), put[seat]) for seat in order)
    for seat in order:
        expected = hands.add(hands.remove(before[seat], put[seat]), put[deal._state.before(seat)])
        assert deal._state.hands[seat] == expected
    assert (deal.turn, deal.phase, deal._state.turn_number, deal._state.resume) == (0, "draw", 1, None)


def test_nobody_sees_a_card_before_all_are_chosen_and_then_only_its_giver_and_its_taker_do() -> None:
    deal = Deal(RULES, 3, 1, dealer=2)
    first, second = (hands.faces(deal._state.hands[seat])[0] for seat in (0, 1))
    seen = [seen_by(PutDown(0, first), eyes) for eyes in (0, 1, 2, None)]
    assert seen == [PutDown(0, first), *[PutDown(0, None)] * 3]
    deal.play(PassOn(first))
    assert deal.view(1).counts == (7, 8, 8)
    assert [deal.view(eyes).passed_on for eyes in (0, 1, 2, None)] == [first, None, None, None]
    other = Deal(RULES, 3, 1, dealer=2)
    other.play(PassOn(hands.faces(other._state.hands[0])[3]))
    assert deal.view(1) == other.view(1), "what seat 1 sees does not depend on the card that seat 0 has put down"
    deal.play(PassOn(second))
    last = deal.play(PassOn(hands.faces(deal._state.hands[2])[0]))
    assert [seen_by(last[1], eyes) == last[1] for eyes in (0, 1, 2, None)] == [True, True, False, False]
    assert [deal.view(eyes).passed_on for eyes in (0, 1)] == [first, second]


def test_other_deals_that_look_the_same_keep_what_the_giver_knows_and_nothing_else() -> None:
    deal = Deal(RULES, 3, 1, dealer=2)
    first = hands.faces(deal._state.hands[0])[0]
    deal.play(PassOn(first))
    chance = Random(1)
    lying = {redeal_hidden(deal, 1, chance.shuffle)._state.put_down[0] for _ in range(40)}
    assert len(lying) > 5, "seat 1 cannot tell which card seat 0 has put down"
    assert redeal_hidden(deal, 0, chance.shuffle)._state.put_down[0] == (first,)
    for _ in range(2):
        deal.play(PassOn(hands.faces(deal._state.hands[deal.turn])[0]))
    for _ in range(20):
        twin = redeal_hidden(deal, 0, chance.shuffle)
        assert first in hands.faces(twin._state.hands[1])
        assert twin.view(0) == deal.view(0)
    assert any(first not in hands.faces(redeal_hidden(deal, 2, chance.shuffle)._state.hands[1]) for _ in range(20))


def test_the_giver_knows_where_the_card_is_until_it_is_seen() -> None:
    deal = position("AS", "7D 2C", "AC", pile="7H")
    deal.edit(handed=[(parse_face("2C"),), (), ()], turn=1)
    assert deal.view(0).passed_on == parse_face("2C")
    deal.edit(pile=parse("7H 2C"), hands=[hands.of(parse(each)) for each in ("AS", "7D", "AC")])
    assert deal.view(0).passed_on is None


def test_two_players_keep_their_hands_unless_the_house_passes_cards_among_two() -> None:
    assert Deal(RULES, 2, 1).phase == "draw"
    always = Deal(games.get("conquian", passed_card="yes"), 2, 1, dealer=1)
    assert (always.phase, always.turn) == ("pass_on", 0)
    assert Deal(games.get("conquian", passed_card="no"), 3, 1).phase == "draw"


def test_time_that_runs_out_passes_the_card_that_counts_most() -> None:
    deal = Deal(RULES, 3, 1, dealer=2)
    worth = RULES.values.of
    dearest = max(hands.faces(deal._state.hands[0]), key=lambda face: (worth(face), face))
    assert deal.play(Timeout())[1:] == (PutDown(0, dearest),)


def test_only_a_card_of_the_hand_is_passed_and_nothing_is_drawn_before() -> None:
    deal = Deal(RULES, 3, 1, dealer=2)
    strange = next(face for face in RULES.pack.faces() if face not in hands.faces(deal._state.hands[0]))
    for action, code in ((PassOn(strange), "not_in_hand"), (FROM_STOCK, "card_passed_first")):
        with pytest.raises(IllegalAction) as caught:
            deal.check(action)
        assert caught.value.code == code
    for _ in range(3):
        deal.play(next(iter(deal.legal_actions())))
    with pytest.raises(IllegalAction) as late:
        deal.check(PassOn(hands.faces(deal._state.hands[0])[0]))
    assert late.value.code == "no_card_to_pass"


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_bots_of_every_level_pass_a_card_that_is_in_no_meld_of_theirs(level: str) -> None:
    deal = Deal(RULES, 3, 1, dealer=2)
    deal.edit(hands=[hands.of(parse(each)) for each in ("4H 5H 6H KS KD KC 2C 2D", "AS 2S 3S", "JC QC JH")])
    passed = choose(level, RULES, deal.view(0), Random(1))  # type: ignore[arg-type]
    assert passed in (PassOn(parse_face("2C")), PassOn(parse_face("2D"))), passed


# --- the card that goes round


def test_a_declined_card_is_offered_to_all_others_before_the_next_is_turned() -> None:
    deal = position("AS 2D", "3D 6C", "AC 5C", stock="KD QD JD")
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("KD")))
    assert (deal.turn, list(deal.legal_actions())) == (1, [Pass()])
    with pytest.raises(IllegalAction) as early:
        deal.check(FROM_STOCK)
    assert early.value.code == "offered_card_first"
    deal.play(Pass())
    assert (deal.turn, list(deal.legal_actions())) == (2, [Pass()])
    deal.play(Pass())
    assert (deal.turn, list(deal.legal_actions())) == (1, [FROM_STOCK])
    with pytest.raises(IllegalAction) as late:
        deal.check(FROM_PILE)
    assert late.value.code == "declined_by_everybody"
    with pytest.raises(IllegalAction) as passing:
        deal.check(Pass())
    assert passing.value.code == "only_offered_card_let_pass"


def test_whoever_takes_it_has_the_turn_and_the_next_player_is_asked_first_then() -> None:
    deal = position("AS 2D", "3D 6C", "KS KC 5C", stock="KD QD JD")
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("KD")))
    deal.play(Pass())
    deal.play(FROM_PILE)
    deal.play(Meld(parse("KS KD KC")))
    deal.play(Discard(parse_face("5C")))
    assert (deal.turn, deal.view(0).discard_pile[-1]) == (0, parse_face("5C"))
    for seat in (0, 1):
        assert deal.turn == seat
        deal.play(Pass())
    assert (deal.turn, list(deal.legal_actions())) == (0, [FROM_STOCK])


def test_a_card_may_be_forced_on_each_who_declines_it_before_the_next_is_asked() -> None:
    own = TableMeld(parse("4H 5H 6H"), "run", 2)
    deal = position("AS 2D", "3D 6C", "AC 5C", stock="7H QD JD", table=(own,))
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("7H")))
    assert (deal.turn, deal.phase) == (1, "draw")
    deal.play(Pass())
    assert (deal.turn, deal.phase) == (2, "draw")
    deal.play(Pass())
    assert (deal.turn, deal.phase, deal._state.resume) == (0, "force", 2)
    deal.play(Force(0))
    assert (deal.turn, deal.phase, deal._state.upcard_offers) == (2, "play", None)
    deal.play(Discard(parse_face("AC")))
    assert (deal.turn, list(deal.legal_actions())) == (0, [Pass()])


def test_a_card_that_nobody_forces_goes_on_round_the_table() -> None:
    own = TableMeld(parse("4H 5H 6H"), "run", 1)
    deal = position("AS 2D", "3D 6C", "AC 5C", stock="7H QD JD", table=(own,))
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("7H")))
    deal.play(Pass())
    for seat in (2, 0):
        assert (deal.turn, deal.phase) == (seat, "force")
        deal.play(Pass())
    assert (deal.turn, deal.phase, list(deal.legal_actions())) == (2, "draw", [Pass()])


def test_without_a_stock_the_deal_ends_when_everybody_has_declined() -> None:
    deal = position("AS 2D", "3D 6C", "AC 5C", pile="KD", stock="")
    deal.play(Pass())
    assert (deal.turn, deal.phase) == (1, "draw")
    deal.play(Pass())
    assert deal.result is not None
    assert deal.result.kind == "blocked"
