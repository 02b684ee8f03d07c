"""Second hands: when they are picked up, who may go out then, and what is told of them."""

from __future__ import annotations

import pytest

from rummykit import games, hands, solve
from rummykit.cards import Faces, parse, parse_face
from rummykit.match.score import score
from rummykit.play.actions import AnswerPartner, AskToGoOut, Discard, Draw, LayOff, Meld
from rummykit.play.deal import Deal
from rummykit.play.events import PickedUp, seen_by
from rummykit.play.melds import side_melds_of
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction

SECOND = parse("4C 5C 9D JD QC")
CLEAN = "3H 4H 5H 6H 7H 8H 9H"


def position(
    game: str,
    hand: str,
    *,
    table: tuple[str, ...] = (),
    second: Faces = (),
    stock: str = "KD 6D 6C 7C",
    pile: str = "9S",
) -> Deal:
    """Four players; seat 0 is to draw, its side has the melds of the table and perhaps a second hand."""
    rules = games.get(game).for_deal(0)
    melds = side_melds_of(rules)
    lying = [melds.read(parse(cards)) for cards in table]
    deal = Deal.position(
        rules,
        hands_held=[parse(hand), parse("8S 8C"), parse("TS TC"), parse("JS JC")],
        table=[TableMeld(cards, melds.kind(cards), 2) for cards in lying if cards is not None],
        stock=parse(stock),
        pile=parse(pile),
        opened=[bool(table), False, bool(table), False],
    )
    deal.edit(second_hands=[second, SECOND, (), ()], picked_up=[False] * 4)
    return deal


def refused(deal: Deal, code: str, action: Discard | LayOff | Meld) -> None:
    with pytest.raises(IllegalAction) as refusal:
        deal.play(action)
    assert refusal.value.code == code


def test_who_melds_the_last_card_plays_on_with_the_second_hand() -> None:
    deal = position("burraco", "KS KH", second=SECOND)
    deal.play(Draw("stock"))
    events = deal.play(Meld(parse("KS KH KD")))
    assert events[-1] == PickedUp(0, 5, SECOND, "pozzetto")
    assert (deal.turn, hands.faces(deal._state.hands[0])) == (0, tuple(sorted(SECOND)))
    assert deal._state.picked_up == [True, False, False, False]
    assert seen_by(events[-1], 2) == PickedUp(0, 5, None, "pozzetto")


def test_who_discards_the_last_card_plays_it_from_the_next_turn_on() -> None:
    deal = position("burraco", "KS KH 4D", second=SECOND)
    deal.play(Draw("stock"))
    deal.play(Meld(parse("KS KH KD")))
    assert PickedUp(0, 5, SECOND, "pozzetto") in deal.play(Discard(parse("4D")[0]))
    assert (deal.turn, deal._state.hands[0]) == (1, hands.of(SECOND))


def test_a_second_hand_of_a_side_is_for_the_first_of_both_partners() -> None:
    deal = position("burraco", "KS KH", second=SECOND)
    assert deal.view(2).second_hands == (5, 5, 5, 5)
    deal.play(Draw("stock"))
    deal.play(Meld(parse("KS KH KD")))
    assert deal.view(1).second_hands == (0, 5, 0, 5)
    assert deal.view(1).picked_up == (True, False, False, False)


def test_a_second_hand_of_a_player_is_for_nobody_else() -> None:
    deal = position("hand_and_foot", "KS KH", table=("5S 5H 5D",), second=SECOND)
    assert deal.view(2).second_hands == (5, 5, 0, 0)


def test_nobody_goes_out_with_a_wild_discard_or_a_melded_card() -> None:
    deal = position("burraco", "QS QH QD", table=(CLEAN,), stock="2D 6D 6C")
    deal.play(Draw("stock"))
    refused(deal, "last_discard_wild", Meld(parse("QS QH QD")))
    deal = position("burraco", "TH KS KH", table=(CLEAN,), stock="KD 6D 6C")
    deal.play(Draw("stock"))
    deal.play(Meld(parse("KS KH KD")))
    refused(deal, "must_keep_a_discard", LayOff(0, parse("TH")))
    deal.play(Discard(parse("TH")[0]))
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner) == ("went_out", 0)


def test_a_side_goes_out_after_a_yes_and_with_books_of_both_kinds() -> None:
    both = ("7S 7H 7D 7C 7S 7H 7D", "9S 9H 9D 9C 9S 2H JK")
    deal = position("hand_and_foot", "KS", table=both, stock="KH KD 6C")
    deal.play(Draw("stock"))
    refused(deal, "ask_partner_first", Meld(parse("KS KH KD")))
    deal.play(AskToGoOut())
    deal.play(AnswerPartner(True))
    deal.play(Meld(parse("KS KH KD")))
    assert deal.result is not None
    deal = position("hand_and_foot", "KS", table=both[:1], stock="KH KD 6C")
    deal.play(Draw("stock"))
    deal.edit(answer=True)
    refused(deal, "must_keep_cards_without_books", Meld(parse("KS KH KD")))


def test_a_deal_ends_with_the_turn_in_which_the_stock_runs_out() -> None:
    deal = position("burraco", "KS 4H", stock="KD 6D 6C")
    deal.play(Draw("stock"))
    deal.play(Discard(parse("4H")[0]))
    assert deal.result is not None
    assert deal.result.kind == "exhausted"
    assert deal.result.second_hands == ((), SECOND, (), ())
    points = score(deal.rules, deal.result).points
    assert points[1] == points[3] == -100 - 2 * 10 - 2 * 10


def test_the_whole_pile_is_taken_and_a_single_card_stays() -> None:
    deal = position("burraco", "KS 4H", pile="9S JK 3D", second=SECOND)
    deal.play(Draw("discard"))
    assert hands.size(deal._state.hands[0]) == 5
    deal.play(Discard(parse("9S")[0]))
    deal = position("burraco", "KS 4H", pile="9S", second=SECOND)
    deal.play(Draw("discard"))
    refused(deal, "cannot_discard_taken_upcard", Discard(parse("9S")[0]))


def test_a_wild_card_moves_when_its_card_arrives() -> None:
    melds = side_melds_of(games.get("burraco"))
    assert melds.read(parse("4S 6S JK")) == parse("4S JK 6S")
    assert melds.extended(parse("4S JK 6S"), parse("5S")) == parse("4S 5S 6S JK")
    assert melds.read(parse("KH AH 2H")) == parse("2H KH AH")
    assert melds.read(parse("2H 3H 4H")) == parse("2H 3H 4H")
    assert melds.read(parse("QH KH AH 2H 3H")) is None


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        (CLEAN, "natural"),
        ("4S 5S 6S 7S 8S 9S JK", "mixed"),
        ("4S 5S 6S 7S 8S 9S TS JK", "semi"),
        ("4S 5S 6S JK 8S 9S TS JS", "mixed"),
        ("KS KH KD KC KS KH KD 2C", "semi"),
    ],
)
def test_kinds_of_books(cards: str, kind: str) -> None:
    melds = side_melds_of(games.get("burraco"))
    meld = melds.read(parse(cards))
    assert meld is not None
    assert melds.book(meld, 7) == kind


def test_melds_that_were_searched_for_are_not_called_proven() -> None:
    found = solve.hand(games.get("burraco"), parse("4S 5S 6S 7S 9H 9D 9C KD"))
    assert found is not None
    assert found.left == parse("KD")
    assert not found.proven


@pytest.mark.parametrize(("answers", "may"), [((True, True), True), ((True, False), False), ((False,), False)])
def test_of_three_partners_both_others_are_asked_and_both_must_say_yes(answers: tuple[bool, ...], may: bool) -> None:
    rules = games.get("hand_and_foot").for_deal(0)
    melds, books = side_melds_of(rules), ("7S 7H 7D 7C 7S 7H 7D", "9S 9H 9D 9C 9S 2H JK")
    lying = [melds.read(parse(cards)) for cards in books]
    deal = Deal.position(
        rules,
        hands_held=[parse("8S 8C"), parse("KS 4H"), *(parse("TS TC"),) * 4],
        table=[TableMeld(cards, melds.kind(cards), 3) for cards in lying if cards is not None],
        stock=parse("KH KD 5C 6C"),
        pile=parse("9S"),
        turn=1,
        opened=[False, True] * 3,
    )
    deal.edit(second_hands=[()] * 6, picked_up=[True] * 6)
    deal.play(Draw("stock"))
    deal.play(AskToGoOut())
    for partner, answer in zip((3, 5), answers, strict=False):
        assert (deal.turn, deal.phase) == (partner, "answer")
        deal.play(AnswerPartner(answer))
    assert (deal.turn, deal._state.answer) == (1, may)
    if may:
        deal.play(Meld(parse("KS KH KD")))
        deal.play(Discard(parse_face("4H")))
        assert deal.result is not None
        assert deal.result.winner == 1


@pytest.mark.parametrize(("sides", "partners"), [(2, (1, 3, 5)), (3, (1, 4))])
def test_six_are_two_sides_or_three(sides: int, partners: tuple[int, ...]) -> None:
    deal = Deal(games.get("hand_and_foot", sides_of_six=sides), 6, 4)
    assert deal._state.side(1) == partners
    assert len(deal.view(0).sides) == sides
