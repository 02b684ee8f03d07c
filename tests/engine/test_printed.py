"""A deal as a terminal shows it."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, bots, games, hands
from rummykit.cards import is_joker, parse, parse_face, show, sorted_by_suit
from rummykit.play.printed import WIDTH, columns, face_text, name_of, standing, view_text
from rummykit.play.printed_deal import deal_text, open_text
from rummykit.play.view import TableMeld
from tests.examples import seeds
from tests.properties.playing import every_game
from tests.properties.walk import moments, walk

NAMES = ("Ann", "陳大文", "نور\u200b", "Zoë\n<b>", "a" * 60, "漢" * 60, "👩‍👩‍👧", "", "x", "y", "z", "ŵ")


def after(game: str, players: int, decisions: int) -> Deal:
    """A deal of the game after so many decisions of greedy players."""
    deal, chance = Deal(games.get(game), players, 3), Random(3)
    for _ in range(decisions):
        if deal.result is None:
            deal.play(bots.choose("greedy", deal.rules, deal.view(deal.turn), chance))
    return deal


def test_a_view_of_cards() -> None:
    deal = after("german_rummy", 4, 26)
    assert str(deal.view(3)) == GERMAN


def test_a_view_of_tiles() -> None:
    assert str(after("rummikub_twist", 3, 4).view(0)) == TWIST


def test_a_view_with_a_wild_rank_and_somebody_who_is_out() -> None:
    deal = after("indian_rummy_points", 4, 4)
    while not deal.can("drop"):
        deal.play(bots.choose("greedy", deal.rules, deal.view(deal.turn), Random(1)))
    deal.play("drop")
    assert view_text(deal.view(1), names=("Ann", "陳大文", "Zoë"), signs=True) == INDIAN


def test_a_whole_deal_and_its_end() -> None:
    assert str(after("phom", 3, 7)) == PHOM
    assert str(after("knock_rummy", 2, 400)) == KNOCK


def test_a_meld_that_is_too_long_for_a_line_is_broken() -> None:
    deal = Deal.position(
        games.get("double_rum"),
        hands_held=[parse("4H"), parse("5H")],
        table=[TableMeld(parse("JK=7H " * 20), "group", 1), TableMeld(parse("4S 5S 6S"), "run", 0)],
    )
    lines = [line for line in str(deal).splitlines() if "JK=7H" in line or "4S" in line]
    assert len(lines) == 3
    assert "".join(lines).count("JK=7H") == 20
    assert lines[1].endswith("seat 1")
    assert lines[2].startswith(" 1  4S 5S 6S ")
    assert lines[2].endswith("seat 0")


# --- every game


@pytest.mark.slow
@every_game
def test_no_line_is_too_long_and_nothing_is_left_out(game: str) -> None:
    for seed in seeds(2):
        for deal in moments(game, seed, every=20):
            view = deal.view(deal.turn)
            for text in (str(view), view_text(view, names=NAMES, signs=True), deal_text(deal, names=NAMES)):
                assert max(map(columns, text.splitlines())) <= WIDTH
                assert text == "\n".join(line.rstrip() for line in text.splitlines())
            words = str(view).split()
            for number, meld in enumerate(view.table):
                assert f"{number}  {show(meld.cards)}" in " ".join(str(view).split(" "))
            if view.result is None:
                assert all(words.count(face_text(face)) >= view.hand.count(face) for face in view.hand)
            assert str(view).isascii()


@every_game
def test_a_view_prints_no_card_that_it_does_not_have(game: str) -> None:
    for deal in moments(game, 1, every=12):
        view = deal.view(None)
        known = {*view.discard_pile, *view.wilds, view.indicator, view.must_play, view.taken}
        known.update(*(meld.cards for meld in view.table), *view.kept)
        known.update(*(view.result.hands if view.result is not None else ()))
        allowed = {face_text(face) for face in known if face is not None}
        names = {face_text(face) for face in deal.rules.pack.faces()}
        assert {word.strip("();.") for word in str(view).split()} & names <= allowed


@every_game
def test_the_end_is_told(game: str) -> None:
    deal = walk(game, 0).end()
    assert deal.result is not None
    assert str(deal.view(0)).startswith(("The deal is over: ", "The deal is void"))
    assert "may: " not in str(deal)
    for hand in deal.result.hands:
        assert "   ".join(map(show, sorted_by_suit(hand))) in " ".join(open_text(deal).split(" "))


def test_every_action_that_fits_in_a_line_is_told() -> None:
    deal = Deal(games.get("standard_rummy"), 2, 7)
    assert str(deal).endswith("\n\nmay: draw stock; draw discard")
    deal.play("draw stock")
    said = str(deal).splitlines()[-1]
    assert said.startswith("may: ")
    listed = said.removeprefix("may: ").split("; ")
    assert listed[-1] == f"and {len(deal.legal_actions()) - len(listed) + 1} more"
    assert all(deal.can(action) for action in listed[:-1])


# --- parts


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ann", "Ann"),
        ("  a \n\tb\x1b[31m ", "a b [31m"),
        ("a" * 24, "a" * 24),
        ("a" * 25, "a" * 21 + "..."),
        ("漢" * 13, "漢" * 10 + "..."),
    ],
)
def test_a_name_is_one_short_line(name: str, said: str) -> None:
    assert name_of(0, (name,)) == said
    assert columns(said) <= 24


def test_a_seat_without_a_name_has_its_number() -> None:
    assert name_of(2, ("Ann",)) == "seat 2"


def test_what_must_be_done_is_told() -> None:
    deal = Deal.position(games.get("standard_rummy"), hands_held=[parse("4H"), ()], phase="play", taken=parse("7D")[0])
    assert standing(deal.view(1), ("Ann", "Bo")) == "Turn 1: Ann to play; may not discard 7D."
    deal._state.must_play = parse("9C")[0]
    assert "; must lay 9C;" in standing(deal.view(1))


def test_signs_of_suits_are_read_as_they_are_written() -> None:
    for name in ("7H", "JK=7H", "TS", "JK", "J", "r7", "QD", "KC"):
        face = parse_face(name)
        assert parse_face(face_text(face, signs=True)) == face
    assert [face_text(face, signs=True) for face in parse("7H JK=TS r7 MJ")] == ["7♥", "JK=T♠", "r7", "MJ"]


def test_a_hand_lies_in_suits() -> None:
    assert list(map(show, sorted_by_suit(parse("2D JK 3C AS 4H 3S ??")))) == ["AS 3S", "4H", "3C", "2D", "JK ??"]
    assert list(map(show, sorted_by_suit(parse("o2 J r3 k1 r1 b9 MJ")))) == ["r1 r3", "b9", "k1", "o2", "J MJ"]
    for seed in range(20):
        held = Random(seed).choices(range(53), k=14)
        suits = sorted_by_suit(held)
        assert sorted(face for suit in suits for face in suit) == sorted(held)
        assert hands.of([face for suit in suits for face in suit]) == hands.of(held)
        assert not any(is_joker(face) for suit in suits[:-1] for face in suit)


GERMAN = """\
Turn 10: seat 1 to play.

  seat 0   13 cards
> seat 1    3 cards   first meld laid
  seat 2   13 cards
  seat 3    4 cards   you; dealer; first meld laid

stock 51, discard pile 6: AD 7S QS AS KD KC

 0  JD QD KD AD   seat 1
 1  5S 5H 5C      seat 1
 2  JH QH KH AH   seat 3
 3  8S 8H 8C      seat 3
 4  4S 4D 4C      seat 1
 5  7S 7D JK      seat 3

hand 4:  2S   3H 8H   6D"""

TWIST = """\
Turn 5: seat 1 to rearrange the table or pass.

  seat 0    8 tiles   you; first meld laid
> seat 1    4 tiles   first meld laid
  seat 2    3 tiles   first meld laid

pool 70

 0  b12 o12 J
 1  r1 b1 k1 o1
 2  r6 k6 o6
 3  r2 b2 k2
 4  o5 o6 J o8
 5  k7 k8 CJ o10
 6  r1 b1 k1
 7  b4 k4 DJ

rack 8:  r9 r11   b2 b8   k13   o3 o5   MJ"""

INDIAN = """\
Turn 5: seat 3 to draw.

  Ann      13 cards
  陳大文   13 cards   you; out: first drop
  Zoë      13 cards   out: first drop
> seat 3   13 cards

stock 51, wild rank 9 (turned up: 9♠), discard pile 2: K♠ K♥

hand 13:  A♠ 4♠ Q♠   A♥ 2♥ 5♥   2♣ 4♣ Q♣   4♦ J♦   JK JK"""

PHOM = """\
Phỏm, deal 1
Turn 5: seat 1 to draw, 3 turns left.

  seat 0    9 cards
      5S 6S   4H 6H 7H   9C TC   6D 9D
> seat 1    9 cards   took QD
      3S 9S   TH QH   AC 7C 8C QC   QD
  seat 2    9 cards   dealer
      5H 8H   3C JC   2D 3D 5D TD JD

stock 22, discard pile 3: KD KC TS

may: draw stock"""

KNOCK = """\
Knock Rummy, deal 1
The deal is over: seat 1 knocked.

  seat 0   10 cards
      3S 5S 6S   4H 7H   3C 7C 9C JC   3D
  seat 1   10 cards   dealer
      9S TS JS   5H 6H TH   TC   5D 6D TD

stock 19, discard pile 13: 8H 8C KD QD QC QH KC 2D JD AC KH 9D AH"""
