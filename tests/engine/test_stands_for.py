"""What the jokers and wild cards on a table stand for, and which faces are wild, as everybody is told."""

from __future__ import annotations

import pytest

from rummykit import Deal, games
from rummykit.cards import OF_NUMBER, PRINTED_JOKER, Faces, number_of, parse, show
from rummykit.melds.shapes import SetKind
from rummykit.play.turn_flow import turn_flow_of
from rummykit.play.view import TableMeld
from rummykit.rules import Rules


def stands(rules: Rules, meld: str, kind: SetKind, wild: int = 0) -> str:
    """What every place of a meld stands for, in notation; a number alone as "7"."""
    told: Faces = turn_flow_of(rules).stands_for.of(parse(meld), kind, wild)
    return " ".join(str(face - OF_NUMBER) if face > OF_NUMBER else show((face,)) for face in told)


def test_a_joker_among_tiles_stands_for_its_place_in_a_run_and_for_the_colour_missing_in_a_group() -> None:
    rules = games.get("rummikub_classic")
    assert stands(rules, "r7 J r9 J", "run") == "r7 r8 r9 r10"
    assert stands(rules, "J J k3", "run") == "k1 k2 k3"
    assert stands(rules, "r7 b7 J o7", "group") == "r7 b7 k7 o7"


def test_a_joker_whose_colour_is_open_stands_for_its_number_alone() -> None:
    assert stands(games.get("rummikub_classic"), "r7 o7 J", "group") == "r7 o7 7"


def test_where_every_piece_is_what_it_is_nothing_is_told() -> None:
    assert stands(games.get("rummikub_classic"), "r7 r8 r9", "run") == ""
    assert stands(games.get("standard_rummy"), "7H 8H 9H", "run") == ""


def test_a_double_joker_takes_two_places_and_a_change_of_colour_goes_on_in_the_other() -> None:
    rules = games.get("rummikub_twist")
    assert stands(rules, "r7 DJ r10 J", "run") == "r7 r8 r10 r11"
    assert stands(rules, "r5 J CJ b8 J", "run").split()[1::3] == ["r6", "b9"]


def test_a_joker_among_cards_tells_what_it_was_laid_as() -> None:
    rules = games.get("german_rummy")
    assert stands(rules, "7H JK=8H 9H", "run") == "7H 8H 9H"
    assert stands(rules, "9S 9H JK", "group") == "9S 9H 9"


@pytest.mark.parametrize(
    ("meld", "kind", "told"),
    [("8H 9H AH", "run", "8H 9H TH"), ("8S 8H AH", "group", "8S 8H 8"), ("AH 2H 3H", "run", "")],
)
def test_a_card_of_the_wild_rank_stands_for_another_unless_it_lies_in_its_place(
    meld: str, kind: SetKind, told: str
) -> None:
    assert stands(games.get("indian_rummy_points"), meld, kind, wild=1) == told


def test_everybody_sees_which_faces_are_wild_and_what_stands_for_what() -> None:
    deal = Deal(games.get("indian_rummy_points"), players=2, seed=4)
    for seat in (0, 1, None):
        wilds = deal.view(seat).wilds
        assert PRINTED_JOKER in wilds
        assert {number_of(face) for face in wilds if face < PRINTED_JOKER} == {deal._state.wild}
        assert len(wilds) == 5


def test_no_face_is_wild_at_tiles_nor_where_no_card_stands_for_another() -> None:
    for game in ("rummikub_classic", "knock_rummy"):
        assert Deal(games.get(game), players=2, seed=1).view(0).wilds == ()


def test_a_view_tells_what_stands_on_the_table() -> None:
    deal = Deal.position(
        games.get("german_rummy"),
        hands_held=[parse("KH"), parse("KD")],
        table=[TableMeld(parse("7S 7D 7C"), "group", 0), TableMeld(parse("7H JK=8H 9H"), "run", 1)],
        stock=parse("2S"),
    )
    assert deal.view(None).stands == ((), parse("7H 8H 9H"))
