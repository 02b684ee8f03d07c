"""Hands, tables and views as drawings: valid, complete, and nothing over anything else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from rummykit import Deal, Match, bots, games, hands, svg
from rummykit.cards import parse, show
from rummykit.play.view import TableMeld
from rummykit.svg import Drawing
from tests.examples import seeds
from tests.properties.playing import every_game
from tests.properties.walk import moments
from tests.test_import import loaded_by

SVG = "{http://www.w3.org/2000/svg}"
NAMES = (
    "Ann",
    "陳大文",
    "<b>&amp;\"'",
    "Zo\x00ë\ufffe\x1b",
    "a" * 200,
    "漢" * 200,
    "نور",
    "👩‍👩‍👧",
    "",
    "]]>",
    "x",
    "y",
)


class Box(NamedTuple):
    """Where a piece lies, and which it is."""

    face: str
    left: float
    top: float
    right: float
    bottom: float
    said: str


def root_of(drawing: Drawing) -> ElementTree.Element:
    """The drawing, parsed."""
    return ElementTree.fromstring(str(drawing))


def boxes(drawing: Drawing) -> list[Box]:
    """Every piece of a drawing; raises for a piece inside another group, which would be moved by it."""
    found = []
    for element in root_of(drawing):
        face = element.get("data-face")
        if face is not None:
            move, scale = element.get("transform", "").removeprefix("translate(").rstrip(")").split(") scale(")
            left, top = map(float, move.split())
            size = float(scale)
            said = element.findtext(f"{SVG}title") or ""
            found.append(Box(face, left, top, left + 60 * size, top + 84 * size, said))
    assert len(found) == len([each for each in root_of(drawing).iter() if each.get("data-face")])
    return found


def shown(drawing: Drawing) -> Counter[str]:
    """How often each face is drawn."""
    return Counter(box.face for box in boxes(drawing))


def assert_tidy(drawing: Drawing) -> None:
    """All lies within the drawing, no piece over another, and nothing is fetched, run or named twice on a page."""
    lie = boxes(drawing)
    for box in lie:
        assert 0 <= box.left < box.right <= drawing.width
        assert 0 <= box.top < box.bottom <= drawing.height
        assert box.said
    for one, other in combinations(sorted(lie, key=lambda box: box.top), 2):
        if other.top >= one.bottom - 0.01:
            continue
        assert one.right <= other.left + 0.01 or other.right <= one.left + 0.01, f"{one} over {other}"
    for element in root_of(drawing).iter():
        assert element.tag.removeprefix(SVG) in {"svg", "g", "rect", "path", "circle", "text", "title"}
        assert not {name for name in element.attrib if name in ("id", "href", "class") or name.startswith("on")}
        if element.tag == f"{SVG}rect":
            assert float(element.get("width", "")) > 0
            assert float(element.get("height", "")) > 0


def named(text: str) -> Counter[str]:
    """The names of cards in a text."""
    return Counter(text.split())


def words_of(drawing: Drawing) -> str:
    """All text of a drawing."""
    return " ".join(element.text or "" for element in root_of(drawing).iter(f"{SVG}text"))


# --- hands


@pytest.mark.parametrize(
    "held", ["", "7H", "2D JK 3C AS 4H 3S 4H TH QS KD JC 7C 9H KH", "r1 r13 b7 b7 k10 k11 o5 o9 J DJ CJ MJ", "?? 7H ??"]
)
def test_a_hand_shows_every_card_once(held: str) -> None:
    drawing = svg.hand(parse(held))
    assert shown(drawing) == named(held)
    assert_tidy(drawing)


def test_a_large_hand_wraps() -> None:
    held = Random(1).choices(range(53), k=60)
    drawing = svg.hand(held)
    assert shown(drawing) == named(show(held))
    assert len({box.top for box in boxes(drawing)}) > 3
    assert_tidy(drawing)


def test_a_hand_lies_in_suits_or_as_it_is_written() -> None:
    assert [box.face for box in boxes(svg.hand(parse("2D KS 3H AS 4C")))] == ["AS", "KS", "3H", "4C", "2D"]
    assert [box.face for box in boxes(svg.hand("2d ks / 3h as"))] == ["2D", "KS", "3H", "AS"]


def test_the_second_of_two_twins_has_a_dot() -> None:
    pieces = [element for element in root_of(svg.hand("7H 8H 7H")) if element.get("data-face")]
    assert [len(piece.findall(f"{SVG}circle")) for piece in pieces] == [0, 0, 1]


def test_every_face_is_told_by_shape_and_not_by_colour_alone() -> None:
    drawn = {}
    for faces in (range(52), range(64, 116)):
        for face in faces:
            (piece,) = [element for element in root_of(svg.hand([face])) if element.get("data-face")]
            forms = [element.get("d") or element.text for element in piece.iter() if element.tag != f"{SVG}title"]
            drawn[face] = tuple(form for form in forms if form)
    assert len(set(drawn.values())) == len(drawn)


# --- tables


@pytest.mark.parametrize(
    ("meld", "said"),
    [
        ("r1 r2 J r4", "joker for red 3"),
        ("b7 k7 J", "joker for a 7"),
        ("b7 k7 o7 J", "joker for red 7"),
        ("DJ o5 o6", "double joker for orange 3 and orange 4"),
        ("DJ k5 r5", "double joker for a 5"),
        ("r6 CJ b8 b9", "colour-changing joker for a 7"),
        ("b4 MJ b4", "mirror joker"),
        ("o5 J MJ o6 o5", "joker for orange 6"),
        ("4H JK=5H 6H", "joker for 5 of hearts"),
        ("KS JK=KD KC", "joker for king of diamonds"),
        ("3S 3H JK", "joker"),
        ("J J", "joker"),
    ],
)
def test_a_joker_in_a_meld_says_what_it_stands_for(meld: str, said: str) -> None:
    assert said in [box.said for box in boxes(svg.table(meld))]


def test_jokers_stand_for_what_the_kind_of_their_set_says() -> None:
    run, group = (svg.table([TableMeld(parse("J r2 J"), kind)]) for kind in ("run", "group"))
    assert [box.said for box in boxes(run)] == ["joker for red 1", "red 2", "joker for red 3"]
    assert [box.said for box in boxes(group)] == ["joker for a 2", "red 2", "joker for a 2"]


def test_a_table_wraps_and_numbers_its_melds() -> None:
    melds = [tuple(range(64 + first, 64 + first + 5)) for first in range(0, 45, 3)]
    drawing = svg.table(melds)
    assert shown(drawing) == named(" ".join(map(show, melds)))
    assert words_of(drawing).endswith(" 14")
    assert len({box.top for box in boxes(drawing)}) > 2
    assert_tidy(drawing)


@pytest.mark.parametrize("melds", ["", "JK " * 90, "r1 " * 40 + "/ b2"])
def test_tables_of_any_size_are_drawn(melds: str) -> None:
    drawing = svg.table(melds)
    assert shown(drawing) == named(melds.replace("/", ""))
    assert_tidy(drawing)


def test_by_night_the_pieces_are_the_same() -> None:
    day, night = (svg.table("r1 r2 J r4 / 4H JK=5H 6H", dark=dark) for dark in (False, True))
    assert str(day) != str(night)
    assert boxes(day) == boxes(night)
    pieces = [
        [ElementTree.tostring(each) for each in root_of(drawing) if each.get("data-face")] for drawing in (day, night)
    ]
    assert pieces[0] == pieces[1]


# --- views


def played(game: str, players: int, decisions: int) -> Deal:
    """A deal of the game after so many decisions of greedy players."""
    deal, chance = Deal(games.get(game), players, 3), Random(3)
    for _ in range(decisions):
        if deal.result is None:
            deal.play(bots.choose("greedy", deal.rules, deal.view(deal.turn), chance))
    return deal


@every_game
def test_a_view_shows_what_the_seat_may_know_once_and_nothing_else(game: str) -> None:
    for seed in seeds(2):
        for deal in moments(game, seed, every=50):
            view = deal.view(deal.turn)
            drawing = svg.view(view, names=NAMES)
            assert_tidy(drawing)
            seen = shown(drawing)
            assert seen.pop("back", 0) == (1 if view.stock else 0)
            lies = [face for meld in view.table for face in meld.cards] + [face for face in [view.indicator] if face]
            if view.indicator == 0:
                lies.append(0)
            hands_seen = view.result.hands if view.result is not None else (view.hand,)
            sure = named(show([*lies, *(face for hand in hands_seen for face in hand)]))
            pile = seen - sure
            assert seen - pile == sure
            top = view.discard_pile[len(view.discard_pile) - pile.total() :]
            assert pile == named(show(top))
            assert bool(pile) == bool(view.discard_pile)


@every_game
def test_a_whole_deal_shows_every_hand(game: str) -> None:
    rules = games.get(game)
    deal = Deal(rules, rules.players[1], 1)
    drawing = svg.deal(deal, names=NAMES)
    assert_tidy(drawing)
    every = named(show(face for hand in deal._state.hands for face in hands.faces(hand, rules.pack.family)))
    assert every <= shown(drawing)


def test_names_are_text_whatever_is_in_them() -> None:
    deal = Deal(games.get("continental_rum"), 12, 1)
    for dark in (False, True):
        drawing = svg.view(deal.view(0), names=NAMES, dark=dark)
        said = words_of(drawing)
        assert "<b>&amp;\"'" in said
        assert "]]>" in said
        assert "Zo ë" in said
        assert "陳大文" in said
        assert "a" * 30 not in said
    told = svg.view(Deal(games.get("rummikub"), 2, 1).view(0), names=['"><script>', "' onload='"])
    assert "<script" not in str(told)
    assert "script>" in (root_of(told).get("aria-label") or "") + words_of(told)


def test_a_view_says_whose_turn_it_is_and_how_it_ended() -> None:
    deal = played("german_rummy", 4, 26)
    said = words_of(svg.view(deal.view(3), names=("Ann", "Bo", "Cy", "Di")))
    for words in ("Turn 10: Bo to play.", "3 cards", "dealer", "stock, 51", "discards, 6", "your hand, 4"):
        assert words in said
    assert "went out" in words_of(svg.view(played("german_rummy", 4, 200).view(3)))


def test_a_card_that_is_wild_in_the_deal_is_marked() -> None:
    deal = played("indian_rummy_points", 2, 1)
    for seat in (0, 1):
        view = deal.view(seat)
        marked = [box.face for box in boxes(svg.view(view)) if box.said.endswith(", wild")]
        wild = [face for face in view.hand if face < 52 and face % 13 + 1 == view.wild]
        assert [face for face in marked if face in show(view.hand).split()] == show(wild).split()


def test_notebooks_show_a_view_a_deal_and_a_drawing() -> None:
    match = Match(games.get("rummikub"), 2, 1)
    view = match.deal.view(0)
    assert view._repr_svg_() == str(svg.view(view)) == svg.view(view)._repr_svg_()
    assert match.deal._repr_svg_() == str(svg.deal(match.deal))


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    assert not any(
        "svg" in name for name in loaded_by("from rummykit import Match, Deal, games; import rummykit.play.view")
    )
    assert "rummykit.svg.scene" in loaded_by("import rummykit; rummykit.svg.hand('7H')")
