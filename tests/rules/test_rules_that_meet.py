"""Rules that meet in one hand: what one house rule leaves behind must not bind another."""

from __future__ import annotations

from rummykit import games, hands, score
from rummykit.cards import parse, parse_face
from rummykit.melds.meld_solver import whole
from rummykit.play.actions import Call, Discard, Draw, LayOff, Meld, Pass
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.view import TableMeld
from rummykit.rules import Rules


def table(sheet: Rules, *melds: str) -> list[TableMeld]:
    """Melds on the table, all laid by the last seat."""
    shapes = card_melds(sheet)
    return [TableMeld(parse(meld), shapes.kind(parse(meld)), 2) for meld in melds]


def test_a_card_taken_in_a_turn_that_is_over_may_be_discarded_after_a_call() -> None:
    sheet = games.get("slowdown_rummy", call_rummy=True)
    deal = Deal.position(
        sheet,
        hands_held=[parse("6H"), parse("7H 2C"), parse("JC JD")],
        table=table(sheet, "3H 4H 5H"),
        stock=parse("9C 9S"),
        pile=parse("8D AC"),
    )
    deal.play(Draw("discard", parse_face("AC")))
    deal.play(Discard(parse_face("6H")))
    deal.play(Call(0))
    deal.play(Discard(parse_face("7H")))
    while deal.turn != 0:
        deal.play(Pass())
    deal.play(Call(0))
    assert list(deal.legal_actions()) == [Discard(parse_face("AC"))]
    deal.play(Discard(parse_face("AC")))
    assert deal.result is not None
    assert deal.result.winner == 0


def test_who_goes_out_by_a_call_has_not_laid_the_whole_hand_in_one_turn() -> None:
    sheet = games.get("standard_rummy", call_rummy=True, going_rummy_double=True)
    deal = Deal.position(
        sheet,
        hands_held=[parse("6H KD"), parse("2C"), parse("JC JD")],
        table=table(sheet, "3H 4H 5H"),
        opened=(False, True, True),
        stock=parse("9C 9S"),
        pile=parse("8D"),
    )
    deal.play(Draw("stock"))
    deal.play(Discard(parse_face("6H")))
    deal.play(Call(0))
    deal.play(Discard(parse_face("2C")))
    assert deal.result is not None
    assert score(sheet, deal.result).points == (0, 10 + 9 + 20, 0)


def test_who_has_laid_off_before_does_not_lay_the_whole_hand_in_one_turn() -> None:
    sheet = games.get("standard_rummy", going_rummy_double=True)
    points = []
    for early in (True, False):
        deal = Deal.position(
            sheet,
            hands_held=[parse("6H 9C 9D"), parse("KD"), parse("JC")],
            table=table(sheet, "3H 4H 5H"),
            stock=parse("7H QS QD 9S"),
            pile=parse("8D"),
        )
        deal.play(Draw("stock"))
        if early:
            deal.play(LayOff(0, parse("6H")))
        deal.play(Discard(parse_face("7H")))
        for card in ("QS", "QD"):
            deal.play(Draw("stock"))
            deal.play(Discard(parse_face(card)))
        deal.play(Draw("stock"))
        deal.play(Meld(parse("9C 9D 9S")))
        if not early:
            deal.play(LayOff(0, parse("6H")))
        assert deal.result is not None
        points.append(score(sheet, deal.result).points)
    assert points == [(20, 0, 0), (40, 0, 0)]


def test_who_has_shown_a_taken_card_is_asked_for_no_whole_hand() -> None:
    """SPEC §8: the taken card lies on the table with its meld, and is no longer in the hand that would go out."""
    rules = games.get("phom")
    hand = hands.of(parse("5H 5D 5C"))
    assert whole(hand, rules.groups, rules.runs, None, taken=parse("5H")) is not None
    assert whole(hand, rules.groups, rules.runs, None, taken=parse("9S")) is None


def in_the_last_turn(held: str) -> Deal:
    """Phỏm: seat 1 has its last turn, after seat 2 and before seat 0."""
    sheet = games.get("phom")
    return Deal.position(
        sheet,
        hands_held=[parse("2C 4D 5D"), parse(held), parse("KC")],
        turn=1,
        table=table(sheet, "7S 8S 9S"),
        phase="play",
        starter=2,
        order=(2, 1, 0),
        stock=parse("KD"),
        turns=[3, 3, 4],
        shown=[False, False, True],
    )


def test_a_hand_emptied_by_sending_is_no_hand_of_melds() -> None:
    """Cards that were sent make nobody ù: the deal goes on, and the empty hand wins by rank."""
    deal = in_the_last_turn("2S 2H 2D 5C 6C 7C 8C TS JS 3D")
    for text in ("show_melds 2S 2H 2D / 5C 6C 7C 8C", "lay_off 0 TS", "lay_off 0 JS", "discard 3D"):
        deal.play(text)
    assert deal.turn == 0
    for text in ("draw stock", "show_melds", "discard KD"):
        deal.play(text)
    assert deal.result is not None
    assert deal.result.kind == "turns_over"
    assert score(deal.rules, deal.result).points == (-4, 5, -1)


def test_a_hand_shown_whole_is_one_of_melds() -> None:
    deal = in_the_last_turn("2S 2H 2D 5C 6C 7C 8C 9C TC 3D")
    deal.play("show_melds 2S 2H 2D / 5C 6C 7C 8C 9C TC")
    deal.play("discard 3D")
    assert deal.result is not None
    assert score(deal.rules, deal.result).points == (-6, 12, -6)
