"""A first meld with a card just taken from the discards, careless discards, and a first upcard that counts more."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import parse, parse_face
from rummykit.match.score import score
from rummykit.play.actions import Action, Discard, Draw, LayOff, Meld, Open, Pass, Timeout
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.result import Result
from rummykit.play.view import TableMeld
from rummykit.rules import Opening
from rummykit.rules.consistency import InconsistentSheet

SHEET = games.get("thai_dummy")


def one(name: str) -> int:
    return parse_face(name)


def deal(
    hand: str, *, table: str = "", stock: str = "6H 3C", pile: str = "9D", other: str = "TS JS", opened: bool = False
) -> Deal:
    """Seat 0 is to draw; the melds on the table, written with slashes, were laid by seat 1."""
    melds = card_melds(SHEET)
    lay = [melds.read(parse(text)) for text in filter(str.strip, table.split("/"))]
    lying = [TableMeld(meld, melds.kind(meld), 1) for meld in lay if meld is not None]
    held = (parse(hand), parse(other))
    return Deal.position(
        SHEET,
        hands_held=held,
        table=lying,
        stock=parse(stock),
        pile=parse(pile),
        turn=0,
        opened=[opened, bool(lying)],
        upcard=one("9D"),
    )


def play(where: Deal, *actions: Action) -> Deal:
    for action in actions:
        where.play(action)
    return where


def test_the_taken_card_is_melded_at_once_with_a_card_of_the_hand() -> None:
    where = deal("8D 7D KC 3S KH KD", pile="9D 4C TD", opened=True)
    drawn = [action.card for action in where.legal_actions() if isinstance(action, Draw) and action.source == "discard"]
    assert drawn == [one("9D")]
    play(where, Draw("discard", one("9D")))
    assert where._state.taken_pile == parse("9D 4C TD")
    assert not where.can(Meld(parse("KC KH KD")))
    play(where, Meld(parse("8D 9D TD")), Meld(parse("KC KH KD")))
    assert where._state.must_play is None


def test_a_seat_that_is_born_lays_as_it_likes() -> None:
    where = play(deal("5S 5H 5D KC 3S", opened=True), Draw("stock"))
    play(where, Meld(parse("5S 5H 5D")), Discard(one("KC")))
    assert where.turn == 1


def test_without_a_taken_card_everything_is_laid_or_nothing() -> None:
    where = play(deal("5S 5H 5D JD 6S 6D KC", table="8D 9D TD"), Draw("stock"))
    assert Open((parse("5S 5H 5D"),)) in list(where.legal_actions())
    play(where, Open((parse("5S 5H 5D"),)))
    assert not where.can(Discard(one("KC")))
    play(where, Meld(parse("6S 6D 6H")), LayOff(0, parse("JD")), Discard(one("KC")))
    assert where.result is not None
    assert (where.result.kind, where.result.winner, where.result.last) == ("went_out", 0, one("KC"))
    assert where.result.concealed


def test_a_way_out_is_found_where_another_would_lay_the_last_card() -> None:
    where = deal("AS QS KS 3S 3H 3C JD", table="7D 8D 9D TD", stock="QD 6H")
    play(where, Draw("stock"))
    assert where.can(LayOff(0, parse("JD")))
    play(where, Open((parse("QS KS AS"),)), LayOff(0, parse("JD")), Meld(parse("3S 3H 3C")))
    play(where, Discard(one("QD")))
    assert where.result is not None
    assert where.result.winner == 0


def test_time_that_is_up_lays_the_rest_of_a_hand_that_must_go_out() -> None:
    where = play(deal("5S 5H 5D JD 6S 6D KC", table="8D 9D TD"), Draw("stock"), Open((parse("5S 5H 5D"),)))
    where.play(Timeout())
    assert where.result is not None
    assert where.result.winner == 0


def test_careless_discards_are_noted() -> None:
    fits = play(deal("JD 2S 4H", table="8D 9D TD"), Draw("stock"), Discard(one("JD")))
    assert fits._state.careless == [1, 0]
    completes = play(deal("5C 2S 4H", pile="9D 5S 5H"), Draw("stock"), Discard(one("5C")))
    assert completes._state.careless == [1, 0]
    both = play(deal("JD 2S 4H", pile="JH JC", table="8D 9D TD"), Draw("stock"), Discard(one("JD")))
    assert both._state.careless == [2, 0]
    harmless = play(deal("5C 2S 4H", pile="9D"), Draw("stock"), Discard(one("5C")))
    assert harmless._state.careless == []


def test_a_discard_that_lets_the_next_go_out_is_noted() -> None:
    where = play(deal("TD 2S 4H", other="JD QD KS", pile="9D"), Draw("stock"), Discard(one("TD")))
    play(where, Draw("discard", one("TD")), Open((parse("TD JD QD"),)), Discard(one("KS")))
    assert where.result is not None
    assert where.result.careless == (1, 0)


def result(**more: object) -> Result:
    """The knocker has laid a run and a group, the next a group, the last nothing."""
    facts: dict[str, object] = {
        "kind": "went_out",
        "winner": 0,
        "hands": ((), parse("AS QS"), parse("2C 7H")),
        "melds": ((0, parse("8D 9D TD")), (0, parse("KS KH KC")), (1, parse("5S 5H 5D"))),
        "laid_by": ((0, 0, 0), (0, 0, 0), (1, 1, 1)),
        "first": 0,
        "order": (0, 1, 2),
        "turns": 9,
        "upcard": one("9D"),
        "last": one("3C"),
    }
    return Result(**(facts | more))  # type: ignore[arg-type]


def test_what_a_knock_is_worth() -> None:
    assert score(SHEET, result()).points == (145, -50, -110)
    assert score(SHEET, result(concealed=True)).points == (290, -50, -110)
    assert score(SHEET, result(careless=(1, 0, 2))).points == (95, -50, -210)
    assert score(games.get("thai_dummy", head_adds=True), result()).points[0] == 145 + 5
    assert score(games.get("thai_dummy", unborn_double=False, penalty=10), result(careless=(0, 1, 0))).points[1:] == (
        -60,
        -55,
    )


def test_a_knock_in_one_suit_counts_twice() -> None:
    diamonds = result(melds=((0, parse("8D 9D TD JD")),), laid_by=((0, 0, 0, 0),), last=one("3D"))
    assert score(SHEET, diamonds).points[0] == 2 * (5 + 50 + 10 + 10 + 50)
    assert score(SHEET, replace(diamonds, last=one("3C"))).points[0] == 5 + 50 + 10 + 10 + 50
    assert score(SHEET, replace(diamonds, concealed=True)).points[0] == 4 * (5 + 50 + 10 + 10 + 50)


def test_without_a_stock_and_without_taking_the_deal_ends() -> None:
    where = play(deal("2S 4H KC", stock="", pile="9D"), Pass())
    assert where.result is not None
    assert where.result.kind == "blocked"


@pytest.mark.parametrize(
    "opening", [Opening(needs_taken_card=True, minimum=30), Opening(needs_taken_card=True, natural_run=True)]
)
def test_a_first_meld_with_a_taken_card_is_asked_nothing_else(opening: Opening) -> None:
    with pytest.raises(InconsistentSheet):
        replace(SHEET, offers=(), opening=opening)
