"""Hands of 21 cards: pure sequences and other groups against every way to lay a hand, and value cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import Deal, games, hands
from rummykit.cards import PRINTED_JOKER, Faces, parse, parse_face
from rummykit.match.score import tally
from rummykit.melds.cut_joker import cut_by, made_wild, value_cards
from rummykit.melds.meld import from_hand
from rummykit.melds.pures import Pures
from rummykit.play.actions import Declare
from rummykit.play.judge_hand import judge_hand
from rummykit.play.melds import lives_in
from rummykit.rules import LivesPenalty
from rummykit.vocabulary.scorings.lives_penalty.price import OUT, exchanged, worth_of
from tests.examples import examples
from tests.kernel.test_pures import fewest_points

SHEET = games.get("indian_rummy_21")


def pures_by(card: str) -> Pures:
    found = lives_in(SHEET, cut_by(parse_face(card)))
    assert isinstance(found, Pures)
    return found


def some_hand(chance: random.Random, size: int) -> Faces:
    """Cards of few suits and neighbouring ranks, so that much can be made of them."""
    first, suits = chance.randrange(13), chance.sample(range(4), chance.choice((1, 2, 3)))
    ranks = [(first + at) % 13 for at in range(chance.choice((3, 4, 6)))]
    pack = [suit * 13 + rank for suit in suits for rank in ranks] * 3
    jokers = [PRINTED_JOKER] * chance.choice((0, 0, 1, 2))
    return tuple(sorted([*jokers, *chance.sample(pack, min(len(pack), size - len(jokers)))]))


def can_lie_whole(pures: Pures, hand: Sequence[int]) -> bool:
    """Whether all cards lie in groups with as many pure ones as are wanted: every way is tried."""
    known: set[tuple[Faces, int]] = set()

    def rest(left: Faces, wanted: int) -> bool:
        if not left:
            return wanted <= 0
        if (left, wanted) in known:
            return False
        known.add((left, wanted))
        low, others = left[0], left[1:]
        for mask in range(1, 1 << len(others)):
            chosen = tuple(face for at, face in enumerate(others) if mask >> at & 1)
            kind = pures.kind((low, *chosen)) if len(chosen) > 1 else None
            if kind in ("pure", "impure", "set", "tunnela"):
                after = tuple(face for at, face in enumerate(others) if not mask >> at & 1)
                if rest(after, wanted - (kind in ("pure", "tunnela"))):
                    return True
        return False

    return rest(tuple(sorted(hand)), pures.wanted.pures)


@examples(30)
@given(seed=st.integers(0, 2**32))
def test_a_hand_counts_the_fewest_points_and_its_groups_leave_no_more(seed: int) -> None:
    chance = random.Random(seed)
    hand, card = some_hand(chance, 9), chance.randrange(52)
    wild = cut_by(card)
    pures = lives_in(SHEET, wild)
    assert isinstance(pures, Pures)
    best = pures.best(hands.of(hand))
    free = pures.is_show([pures.kind(group) or "" for group in best.groups], 0)
    points = 0 if free else fewest_points(hand, made_wild(wild), 3)
    assert best.points == points
    laid = Counter(face for group in best.groups for face in from_hand(group))
    assert laid + Counter(best.left) == Counter(hand)
    assert all(pures.kind(group) is not None for group in best.groups)
    if best.status != "valid_show":
        assert (
            points == sum(pures.values[face] for face in best.left if face != PRINTED_JOKER) or best.status == "short"
        )
    else:
        assert pures.flaw(best.groups, hands.of(hand)) is None


@examples(30)
@given(seed=st.integers(0, 2**32))
def test_a_hand_that_can_lie_whole_is_a_show(seed: int) -> None:
    chance = random.Random(seed)
    hand = some_hand(chance, chance.choice((9, 10)))
    pures = lives_in(SHEET, cut_by(chance.choice(hand)))
    assert isinstance(pures, Pures)
    best = pures.best(hands.of(hand))
    if not pures.is_show([pures.kind(group) or "" for group in best.groups], 0):
        assert (best.status == "valid_show") == can_lie_whole(pures, hand), hand


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("7H 7H 7H", "tunnela"),
        ("JK JK JK", "tunnela"),
        ("6H 6H", "dublee"),
        ("JK JK", "dublee"),
        ("3C 4C 5C", "pure"),
        ("9H 4C JH", "impure"),
        ("KD KS 6C", "set"),
        ("7H 7H 5D", None),
        ("7H 7H 7D", None),
    ],
)
def test_what_groups_are(cards: str, kind: str | None) -> None:
    assert pures_by("5C").kind(parse(cards)) == kind


def test_neighbours_of_an_ace_and_of_a_joker() -> None:
    assert value_cards(cut_by(parse_face("AH"))) == parse("AH 2H KH")
    assert value_cards(cut_by(PRINTED_JOKER)) == parse("AS 2S KS")
    assert value_cards(cut_by(parse_face("KD"))) == parse("KD AD QD")
    assert value_cards(5) is None
    assert made_wild(cut_by(parse_face("5C"))) == {*parse("5S 5H 5D 5C 4C 6C")}


@pytest.mark.parametrize(
    ("cards", "table", "twenty"),
    [
        ("7H", 0, 0),
        ("5C", 10, 20),
        ("5C 5C", 30, 40),
        ("6C 6C 6C", 50, 60),
        ("4C 5C 6C", 100, 60),
        ("4C 5C 6C 6C", 110, 80),
        ("4C 4C 5C 5C 6C 6C", 300, 120),
    ],
)
def test_what_value_cards_bring(cards: str, table: int, twenty: int) -> None:
    wild = cut_by(parse_face("5C"))
    assert isinstance(SHEET.scoring, LivesPenalty)
    assert worth_of(SHEET.scoring, wild, parse(cards)) == table
    other = SHEET.with_options(value_cards="twenty").scoring
    assert isinstance(other, LivesPenalty)
    assert worth_of(other, wild, parse(cards)) == twenty


@pytest.mark.parametrize(
    ("house", "shown", "paid"),
    [
        ({}, "7H 7H 7H|9D 9D 9D|JS JS JS", 81),
        ({"dublee_consolation": True}, "7H 7H 7H|9D 9D 9D|JS JS JS", 81),
        ({"dublee_consolation": True}, "2H 2H|3D 3D|4S 4S|6H 6H|7D 7D|8C 8C|9H 9H|JK JK", 2),
        ({"dublee_consolation": True, "consolation_always": True}, "7H 7H 7H|9D 9D 9D|JS JS JS", 2),
        ({"dublee_consolation": True, "consolation_always": True}, "4C 5C 6C|7H 8H 9H|2D 3D 4D", None),
    ],
)
def test_six_dublees_pay_little_when_another_shows_dublees_or_anything(
    house: dict[str, bool], shown: str, paid: int | None
) -> None:
    sheet, groups = SHEET.with_options(**house), tuple(parse(group) for group in shown.split("|"))
    dublees = parse("2C 2C 3C 3C 7S 7S 8D 8D 9C 9C TC TC 3S")
    hand = (*(face for group in groups for face in group), *parse("KD"))
    deal = Deal.position(sheet, hands_held=[hand, dublees], phase="play", wild=cut_by(parse_face("5C")), stock=())
    deal._state.step = next(at for at, step in enumerate(deal._flow.steps) if Declare in step.takes)
    held = judge_hand(deal, 1)
    deal.play(Declare(groups, parse_face("KD")))
    assert deal.result is not None
    if paid is None:
        assert tally(sheet, deal.result).held[1] == 2
        assert [fact.params["points"] for fact in held.facts if fact.code.startswith("points_no")] == [2]
    else:
        assert tally(sheet, deal.result).held[1] == paid


def test_who_is_out_of_the_deal_neither_pays_nor_is_paid() -> None:
    assert exchanged((10, OUT, 100)) == (-90, 0, 90)
    assert sum(exchanged((10, 30, 100, OUT))) == 0
