"""Three Thirteen with natural cards in every meld or in none: what a meld is, and the best of a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import PRINTED_JOKER, Face, Faces, number_of, parse, show
from rummykit.hands import of as hand_of
from rummykit.match.score import score
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import best_melds, whole_layer
from rummykit.melds.shapes import Wilds
from rummykit.melds.wild import WildMelds
from rummykit.play.actions import GoOut
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.result import Result
from rummykit.referee import ask
from rummykit.rules import GoOut as GoOutStep
from rummykit.rules import IllegalAction, Play, Rules, RulesError
from rummykit.solve.best_hand import values_of
from rummykit.solve.hand_batch import hand_batch
from rummykit.words import LANGUAGES, rule_page

FOURS = 1
"""The place of the deal with four cards, in which fours are wild."""


def sheet_of(least: int, **house: int | None) -> Rules:
    """The second deal of Three Thirteen with so many natural cards in a meld."""
    return games.get("three_thirteen", natural_min=least, **house).for_deal(FOURS)


def melds_of(rules: Rules) -> WildMelds:
    melds = card_melds(rules)
    assert isinstance(melds, WildMelds)
    return melds


@pytest.mark.parametrize(
    ("cards", "least"),
    [
        ("4S 4D 4H", 0),
        ("4S 4D 4H 4C", 0),
        ("4S 4D 9H", 1),
        ("3S 4S 4D", 1),
        ("9S 9D 4H", 2),
        ("3S 4S 5S", 2),
        ("4S 5S 6S", 2),
        ("2S 3S 4S 5S", 2),
        ("5S 6S 7S", 2),
    ],
)
def test_wild_cards_are_not_natural_even_in_their_places(cards: str, least: int) -> None:
    for asked in (0, 1, 2):
        melds = melds_of(sheet_of(asked))
        assert (melds.read(parse(cards)) is not None) is (asked <= least), asked
        flaw = melds.flaw(parse(cards))
        assert (flaw is None) is (asked <= least)
        if flaw is not None:
            assert flaw.code == ("no_natural" if least == 0 else "too_few_naturals")


def test_what_a_wild_card_in_a_run_stands_for_is_known() -> None:
    melds = melds_of(sheet_of(1))
    for cards, line in (("3S 4S 5S", "3S 4S 5S"), ("4H 6S 4S", "6S 7S 8S"), ("5S 4D 7S", "5S 6S 7S")):
        reading = next(each for each in melds.readings(tuple(sorted(parse(cards)))) if each.kind == "run")
        assert reading.wild == len([face for face in parse(cards) if number_of(face) == 4])
        assert melds.stands(reading) == parse(line)


def test_nobody_goes_out_with_wild_cards_alone_where_natural_ones_are_asked_for() -> None:
    refused = {}
    for least in (0, 1):
        rules = games.get("three_thirteen", natural_min=least)
        deal = Deal.position(
            rules, hands_held=[parse("4S 4D 4H KC"), parse("2S 2H 7D 8D")], scheduled=FOURS, phase="play"
        )
        king = parse("KC")[0]
        out = [action for action in deal.legal_actions() if isinstance(action, GoOut) and action.discard == king]
        try:
            deal.check(GoOut((parse("4S 4D 4H"),), king))
        except IllegalAction as error:
            refused[least] = error.code
        assert bool(out) is (least == 0)
    assert refused == {1: "no_natural"}


def test_wild_cards_alone_count_against_who_holds_them() -> None:
    held = ((), parse("4S 4D 4H 9C"))
    result = Result(kind="went_out", winner=0, hands=held, first=0, order=(0, 1), turns=9)
    assert [score(sheet_of(least), result).points[1] for least in (0, 1, 2)] == [0, 0, 21]
    assert score(sheet_of(1, wild_penalty=25), replace_hand(result, "4S 4D 4H")).points[1] == 75


def replace_hand(result: Result, hand: str) -> Result:
    return Result(kind="went_out", winner=0, hands=((), parse(hand)), first=0, order=(0, 1), turns=result.turns)


# --- the best of a hand, against one that tries everything


def is_meld(cards: Sequence[Face], least: int) -> bool:
    """Whether cards are a meld with fours wild, the ace low: no code is shared with the engine."""
    natural = [face for face in cards if face != PRINTED_JOKER and face % 13 != 3]
    if len(cards) < 3 or len(natural) < least:
        return False
    if len({face % 13 for face in natural}) < 2:
        return True
    suits, ranks = {face // 13 for face in natural}, [face % 13 for face in natural]
    if len(suits) > 1 or len(set(ranks)) < len(ranks) or len(cards) > 13:
        return False
    return max(ranks) - min(ranks) < len(cards)


def least_left(cards: Faces, values: tuple[int, ...], least: int) -> int:
    """The least that any division of a few cards leaves over."""

    @cache
    def left(rest: Faces) -> int:
        if not rest:
            return 0
        first, others = rest[0], rest[1:]
        best = values[first] + left(others)
        for size in range(2, len(others) + 1):
            for places in combinations(range(len(others)), size):
                if is_meld((first, *(others[at] for at in places)), least):
                    best = min(best, left(tuple(face for at, face in enumerate(others) if at not in places)))
        return best

    return left(tuple(sorted(cards)))


def some_hands(jokers: bool) -> list[Faces]:
    chance = Random(f"always wild, {jokers}")
    few = [
        tuple(sorted((*[PRINTED_JOKER] * wild, *chance.sample(range(52), others))))
        for wild in (range(3, 7) if jokers else ())
        for others in range(5)
    ]
    near = [face for face in range(52) if face % 13 < 7 or face % 13 == 12] * 2
    fours = [*parse("4S 4H 4D 4C") * 2, *[PRINTED_JOKER] * (4 if jokers else 0)]
    return few + [
        tuple(sorted((*chance.sample(fours, wild), *chance.sample(near, 8 - wild))))
        for _ in range(20)
        for wild in (1, 2, 3, 4)
    ]


@pytest.mark.parametrize("least", [0, 1, 2])
@pytest.mark.parametrize(
    "house", [{}, {"wild_penalty": 25}, {"jokers_per_pack": 2}, {"jokers_per_pack": 2, "wild_penalty": 25}], ids=str
)
def test_the_best_of_a_hand_is_found_and_is_what_the_rules_read(least: int, house: dict[str, int]) -> None:
    rules = sheet_of(least, **house)
    values, melds = values_of(rules), melds_of(rules)
    lay_whole = whole_layer(rules.groups, rules.runs, rules.wilds)
    for cards in some_hands("jokers_per_pack" in house):
        found = best_melds(cards, rules.groups, rules.runs, rules.wilds, values)
        assert found is not None
        assert found.deadwood == least_left(cards, values, least), show(cards)
        assert all(melds.read(meld) is not None for meld in found.melds), found.melds
        assert Counter(cards) == Counter(found.left) + Counter(face for meld in found.melds for face in from_hand(meld))
        assert found.deadwood == sum(values[face] for face in found.left)
        laid = lay_whole(hand_of(cards), ())
        assert (laid is None) is (least_left(cards, (1,) * 53, least) > 0)
        assert laid is None or all(melds.read(meld) is not None for meld in laid)


def test_many_hands_at_once_leave_what_each_of_them_leaves() -> None:
    rules = sheet_of(2, wild_penalty=25)
    values, cards = values_of(rules), some_hands(jokers=False)
    found = hand_batch(rules, b"".join(map(bytes, cards)), 8)
    singly = [best_melds(hand, rules.groups, rules.runs, rules.wilds, values) for hand in cards]
    assert list(found) == [best.deadwood for best in singly if best is not None]
    with pytest.raises(ValueError, match="one by one"):
        hand_batch(sheet_of(2, jokers_per_pack=1), bytes(8), 8)


# --- wild cards alone, jokers among them


def test_jokers_alone_are_a_meld_where_no_natural_card_is_asked_for() -> None:
    rules = sheet_of(0, jokers_per_pack=2)
    melds = melds_of(rules)
    for cards in ("JK JK JK", "JK JK 4S", "JK 4S 4S", "JK JK JK JK JK", "JK JK 2H"):
        reading = melds.readings(tuple(sorted(parse(cards))))[0]
        assert Counter(from_hand(reading.meld)) == Counter(parse(cards)), cards
        assert melds.flaw(parse(cards)) is None
        assert len(melds.stands(reading)) == len(parse(cards))
    assert melds.stands(melds.readings(parse("JK JK JK"))[0]) == parse("JK JK JK")
    for cards, code in (("JK JK", "too_short"), ("JK 2H 9S", "mixed")):
        flaw = melds.flaw(parse(cards))
        assert flaw is not None
        assert flaw.code == code
    for held, left in (("JK JK JK", 0), ("JK JK JK 2H", 0), ("JK JK JK 2H 9S", 2), ("JK JK", 40), ("JK JK JK 4S", 0)):
        assert least_left(tuple(sorted(parse(held))), values_of(rules), 0) == left
        result = Result(kind="went_out", winner=0, hands=((), parse(held)), first=0, order=(0, 1), turns=9)
        assert score(rules, result).points[1] == left, held
    three = hand_batch(rules, bytes(parse("JK JK JK JK JK 9S")), 3)
    assert list(three) == [0, 0]


@pytest.mark.parametrize("hand", ["JK JK JK KC", "JK JK 4S KC", "4S 4S JK KC", "4S 4S 4S KC"])
def test_with_wild_cards_alone_one_goes_out(hand: str) -> None:
    rules = games.get("three_thirteen", jokers_per_pack=2)
    *cards, last = parse(hand)
    deal = Deal.position(rules, hands_held=[parse(hand), parse("2S 2H 7D")], scheduled=FOURS, phase="play")
    listed = [action for action in deal.legal_actions() if isinstance(action, GoOut) and action.discard == last]
    assert listed
    deal.play(GoOut((tuple(cards),), last))
    while deal.result is None:
        deal.play(next(action for action in deal.legal_actions() if not isinstance(action, GoOut)))
    assert score(deal.rules, deal.result).points[0] == 0
    for least in (1, 2):
        asked = games.get("three_thirteen", jokers_per_pack=2, natural_min=least)
        held = Deal.position(asked, hands_held=[parse(hand), parse("2S 2H 7D")], scheduled=FOURS, phase="play")
        with pytest.raises(IllegalAction):
            held.check(GoOut((tuple(cards),), last))


def test_the_referee_takes_jokers_alone() -> None:
    for least, valid in ((0, True), (1, False), (2, False)):
        house = {"jokers_per_pack": 2, "natural_min": least}
        case = {"id": 0, "game": "three_thirteen", "options": house}
        meld = ask({**case, "ask": "meld", "input": {"deal": 2, "meld": ["JK", "JK", "JK"]}})
        assert meld["valid"] is valid
        if valid:
            assert meld["type"] == "group"


LAID_WHOLE = [
    name
    for name, sheet in games.SHEETS.items()
    if sheet.step(Play) is None
    and sheet.step(GoOutStep) is not None
    and sheet.lives is None
    and sheet.pack.family == "cards"
    and name not in ("phom", "boathouse_rum")
]
"""The games in which a hand is laid whole, without two whose sheets go with no wild cards."""


@pytest.mark.parametrize("name", LAID_WHOLE)
@pytest.mark.parametrize(("rank", "natural"), [(None, True), (4, True), (4, False)])
def test_in_any_game_that_is_laid_whole_wild_cards_alone_may_be_a_meld(
    name: str, rank: int | None, natural: bool
) -> None:
    sheet = games.get(name)
    wilds = Wilds(rank=rank, natural_in_place=natural, alone=True)
    jokers = replace(sheet.pack, copies=4, jokers=((PRINTED_JOKER, 6),))
    values = replace(sheet.values, joker=15)
    alone = {"offers": (), "schedule": ()}
    rules = replace(sheet, pack=jokers, more_packs=(), wilds=wilds, values=values, **alone)
    melds = melds_of(rules)
    reads = cache(lambda cards: bool(melds.readings(cards)))
    lay_whole = whole_layer(rules.groups, rules.runs, rules.wilds)
    chance = Random(f"{name}, {rank}, {natural}")
    some = [*parse("4S 4H 4D 4C"), *[PRINTED_JOKER] * 6]
    for _ in range(60):
        cards = tuple(sorted((*chance.sample(some, chance.randrange(2, 6)), *chance.sample(range(52), 2))))[:7]
        found = best_melds(cards, rules.groups, rules.runs, rules.wilds, values_of(rules))
        assert found is not None
        assert all(reads(tuple(sorted(meld))) for meld in found.melds), (show(cards), found.melds)
        assert found.deadwood == least_read(cards, values_of(rules), reads), show(cards)
        laid = lay_whole(hand_of(cards), ())
        assert (laid is not None) is (least_read(cards, (1,) * 53, reads) == 0), show(cards)
    assert reads(parse("JK JK JK"))


def least_read(cards: Faces, values: tuple[int, ...], reads: Callable[[Faces], bool]) -> int:
    """The least that any division of a few cards into what reads as melds leaves over."""
    if not cards:
        return 0
    first, others = cards[0], cards[1:]
    best = values[first] + least_read(others, values, reads)
    for size in range(2, len(others) + 1):
        for places in combinations(range(len(others)), size):
            if reads((first, *(others[at] for at in places))):
                rest = tuple(face for at, face in enumerate(others) if at not in places)
                best = min(best, least_read(rest, values, reads))
    return best


def test_wild_cards_alone_go_with_no_other_limit_of_a_hand_laid_whole() -> None:
    sheet = replace(games.get("three_thirteen"), offers=())
    for wilds in (
        Wilds(rank=3, alone=True, most=2),
        Wilds(rank=3, alone=True, at_most_naturals=True),
        Wilds(rank=3, alone=True, natural_in_place=False, least_naturals=2),
    ):
        with pytest.raises(RulesError, match=r"wilds\.alone cannot go with a limit"):
            replace(sheet, wilds=wilds)


# --- sheets and pages


def test_cards_never_natural_lie_in_melds_of_sides_or_of_hands_laid_whole() -> None:
    rummy = games.get("shanghai_rummy", deuces_wild=True)
    assert rummy.wilds is not None
    with pytest.raises(RulesError, match=r"wilds\.natural_in_place and least_naturals are for melds of a side"):
        replace(rummy, wilds=replace(rummy.wilds, natural_in_place=False), offers=(), house=(), base=None)
    with pytest.raises(RulesError, match=r"wilds\.own_value is for melds of a side"):
        replace(rummy, wilds=replace(rummy.wilds, own_value=True), offers=(), house=(), base=None)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_page_says_how_many_natural_cards_a_meld_has(tag: str) -> None:
    pages = [
        next(
            section
            for section in rule_page(
                games.get("three_thirteen", natural_min=least, jokers_per_pack=jokers), tag
            ).sections
            if section.anchor == "jokers"
        ).paragraphs
        for least in (0, 1, 2)
        for jokers in (0, 1)
    ]
    assert len(set(pages)) == 6
