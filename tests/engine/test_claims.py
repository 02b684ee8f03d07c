"""Claims on a discard: who is asked, what goes before what, whose turn it is then; short melds; what hands are paid."""

from __future__ import annotations

from typing import Any

from rummykit import games
from rummykit.cards import parse, parse_face
from rummykit.hands import faces
from rummykit.match.score import score
from rummykit.play.actions import Claim, Discard, Draw, LayOff, Meld, Pass
from rummykit.play.deal import Deal
from rummykit.play.events import Claimed, Melded, Passed
from rummykit.play.view import TableMeld

SEVEN = games.get("seven_bridge")
LATER = 5
"""A turn after the first round of four."""


def discarded(
    *hands: str, card: str = "9C", number: int = LATER, table: tuple[TableMeld, ...] = (), **options: Any
) -> Deal:
    """Seat 0 has discarded a card; the hands are those of seats 1 to 3."""
    held = [parse(f"{card} 3D"), *map(parse, hands)]
    sheet = games.get("seven_bridge", **options)
    deal = Deal.position(sheet, hands_held=held, table=table, stock=parse("KD QD JD"), turn_number=number)
    deal.edit(step=deal._flow.place_of("play"))
    deal.play(Discard(parse_face(card)))
    return deal


def test_everybody_is_asked_whose_hand_may_hold_the_cards_so_that_nothing_is_told() -> None:
    deal = discarded("2S 4H 6D", "2H 4S 6S", "2D 4C 6H")
    asked = []
    while deal.phase == "claim":
        asked.append(deal.turn)
        assert list(deal.legal_actions()) == [Pass()]
        deal.play(Pass())
    assert asked == [1, 2, 3]
    assert (deal.turn, deal.phase, deal._state.turn_number) == (1, "draw", LATER + 1)


def test_nobody_is_asked_for_cards_that_all_lie_open_or_with_too_few_cards() -> None:
    nines = TableMeld(parse("9S 9H 9D"), "group", 0)
    run = TableMeld(parse("TC JC QC"), "run", 0)
    below = TableMeld(parse("6C 7C 8C"), "run", 0)
    assert discarded("2S 4H 6D", "2H 4S 6S", "2D 4C 6H", table=(nines, run, below)).phase == "draw"
    deal = discarded("2S 4H 6D", "2H 4S", "2D")
    assert (deal.turn, deal._state.asked) == (1, [2])


def test_a_group_is_claimed_by_anybody_and_those_between_are_skipped() -> None:
    deal = discarded("2S 4H 6D", "9S 9H 2C 4D", "2D 4C 6H")
    deal.play(Pass())
    events = deal.play(Claim(parse("9S 9H")))
    assert events == (Claimed(2, parse_face("9C"), "group"), Melded(2, 0, parse("9S 9H 9C")))
    assert (deal.turn, deal.phase, deal._state.pile, deal._state.resume, deal._state.opened[2]) == (
        2,
        "play",
        [],
        None,
        True,
    )
    deal.play(Discard(parse_face("4D")))
    assert deal.turn == 3
    while deal.phase == "claim":
        deal.play(Pass())
    assert (deal.turn, deal.phase) == (3, "draw")


def test_a_run_waits_for_the_others_and_gives_way_to_a_group() -> None:
    deal = discarded("TC JC 6D", "2H 4S 6S", "9S 9H 2D")
    assert deal.play(Claim(parse("TC JC"))) == (Claimed(1, parse_face("9C"), "run"),)
    assert (deal.turn, deal._state.claimant, deal.view(3).claimant, deal._state.table) == (2, 1, 1, [])
    assert deal.play(Pass()) == (Passed(2),)
    other = deal.clone()
    other.play(Pass())
    assert (other.turn, other.phase, other._state.claimant, other._state.claim) == (1, "play", None, ())
    assert [meld.cards for meld in other._state.table] == [parse("9C TC JC")]
    deal.play(Claim(parse("9S 9H")))
    assert (deal.turn, deal._state.claimant, [meld.owner for meld in deal._state.table]) == (3, None, [3])
    assert faces(deal._state.hands[1]) == parse("6D TC JC")


def test_only_the_next_player_is_offered_a_run() -> None:
    deal = discarded("2S 4H 6D", "TC JC 2C", "2D 4C 6H")
    deal.play(Pass())
    assert list(deal.legal_actions()) == [Pass()]


def test_claims_wait_for_the_first_round_unless_a_house_rule_lets_them_in() -> None:
    hands = ("9S 9H 6D", "2H 4S 6S", "2D 4C 6H")
    assert discarded(*hands, number=3).phase == "draw"
    assert discarded(*hands, number=4).phase == "claim"
    assert discarded(*hands, number=1, first_round_claims=True).phase == "claim"


def test_one_card_is_enough_only_where_a_house_rule_says_so() -> None:
    hands = ("7S 4H 2S", "8C 4S 6S", "2D 4C 6H")
    assert list(discarded(*hands, card="7C").legal_actions()) == [Pass()]
    deal = discarded(*hands, card="7C", seven_claims=True)
    assert list(deal.legal_actions()) == [Claim(parse("7S")), Pass()]
    deal.play(Claim(parse("7S")))
    assert [(meld.cards, meld.kind) for meld in deal._state.table] == [(parse("7S 7C"), "group")]


def test_after_a_claim_more_is_laid_unless_a_house_rule_forbids_it() -> None:
    hands = ("9S 9H 7D 2D", "2H 4S 6S", "2D 4C 6H")
    deal = discarded(*hands)
    deal.play(Claim(parse("9S 9H")))
    deal.play(Meld(parse("7D")))
    strict = discarded(*hands, play_after_claim=False)
    strict.play(Claim(parse("9S 9H")))
    assert {type(action) for action in strict.legal_actions()} == {Discard}


def test_a_claim_may_take_the_last_cards_unless_the_last_one_is_discarded() -> None:
    deal = discarded("9S 9H", "2H 4S 6S", "2D 4C 6H")
    deal.play(Claim(parse("9S 9H")))
    assert deal.result is not None
    assert (deal.result.winner, deal.result.concealed) == (1, True)
    assert discarded("9S 9H", "2H 4S 6S", "2D 4C 6H", discard_to_go_out=True).turn == 2


def test_a_clock_that_runs_out_lets_the_discard_pass() -> None:
    deal = discarded("9S 9H 6D", "2H 4S 6S", "2D 4C 6H")
    deal.play("timeout")
    assert deal.turn == 2


def test_a_seven_alone_becomes_what_is_added_to_it() -> None:
    hand = "7S 6S 5S 7H 2D KD"
    deal = Deal.position(SEVEN, hands_held=[parse(hand), parse("2C 3C")], stock=parse("4D 5D"))
    deal.play(Draw("stock"))
    deal.play(Meld(parse("7S")))
    assert deal._state.table[0].kind == "single"
    assert deal.can(LayOff(0, parse("7H")))
    deal.play(LayOff(0, parse("6S")))
    assert (deal._state.table[0].kind, deal._state.table[0].cards) == ("run", parse("6S 7S"))
    deal.play(LayOff(0, parse("5S")))
    assert not deal.can(LayOff(0, parse("7H")))


def test_a_joker_makes_claims_and_long_melds_but_no_short_ones() -> None:
    deal = discarded("JK 9H 6D", "2H 4S 6S", "2D 4C 6H", jokers=1)
    assert Claim(parse("9H JK")) in list(deal.legal_actions())
    hand = Deal.position(deal.rules, hands_held=[parse("7S JK 2D KD"), parse("2C 3C")], stock=parse("4D 5D"))
    hand.play(Draw("stock"))
    assert not hand.can(Meld(parse("7S JK")))


def test_losers_pay_what_sevens_and_jokers_multiply_and_twice_for_a_concealed_hand() -> None:
    def points(winners: str, *others: str, **options: Any) -> tuple[int, ...]:
        sheet = games.get("seven_bridge", **options)
        held = [parse(winners), *map(parse, others)]
        first = [1, *[0 for _ in others]]
        deal = Deal.position(sheet, hands_held=held, stock=parse("4D 5D"), first_laid=first, turn_number=LATER)
        deal.play(Draw("stock"))
        deal.play(Meld(parse(winners)))
        deal.play(Discard(parse_face("4D")))
        assert deal.result is not None
        return score(sheet, deal.result).points

    assert points("9S 9H 9D", "7S KD 3C", "7H 7D 5C") == (116, -40, -76)
    assert points("9S 9H 9D", "JK 7C 2C", jokers=1) == (90, -90)
    assert points("9S 9H 9D", "KD 3C", unmelded_loser_double=True) == (26, -26)
    assert points("9S 9H 9D", "KD 3C", court_values="face") == (16, -16)
    again = Deal.position(SEVEN, hands_held=[parse("9S 9H 9D"), parse("KD 3C")], stock=parse("4D 5D"))
    for action in (Draw("stock"), Meld(parse("9S 9H 9D")), Discard(parse_face("4D"))):
        again.play(action)
    assert again.result is not None
    assert score(SEVEN, again.result).points == (26, -26)


def test_a_deal_in_which_nothing_is_left_to_draw_is_void() -> None:
    deal = Deal.position(SEVEN, hands_held=[parse("2D KD"), parse("2C 3C")], pile=parse("4D"))
    deal.play(Draw("stock"))
    assert deal.result is not None
    assert deal.result.kind == "void"
