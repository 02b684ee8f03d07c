"""What the card games look at is chosen; trying everything finds no more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rummykit import games, hands
from rummykit.cards import PRINTED_JOKER, Faces
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.melds.wild import WildMelds
from rummykit.play.melds import card_melds
from rummykit.play.steps.end_joker import fits_with_joker_moved, with_joker_moved
from rummykit.play.steps.freed_joker import freed, freeing
from rummykit.play.steps.openings import openings
from rummykit.play.view import TableMeld
from rummykit.rules import Rules

WITH_JOKERS = (
    games.get("caloochi"),
    games.get("german_rummy"),
    games.get("double_rum"),
    games.get("continental_rum", deuces_wild=True),
    games.get("indian_rummy_points"),
)
OF_SEVERAL_PACKS_OR_WILD = [
    game
    for game, sheet in games.SHEETS.items()
    if sheet.pack.family == "cards" and type(card_melds(sheet)) is WildMelds
]
by_sheet = pytest.mark.parametrize("sheet", WITH_JOKERS, ids=lambda sheet: sheet.id)


def dealt(sheet: Rules, count: int, size: int = 12) -> Iterator[Hand]:
    """Hands with a joker or two more than the pack gives, of cards close together."""
    chance = Random(sheet.id)
    for _ in range(count):
        first = chance.randrange(13)
        near = [suit * 13 + (first + step) % 13 for suit in range(4) for step in range(5)] * 2
        yield hands.of([*chance.sample(near, size), *[PRINTED_JOKER] * chance.randrange(4)])


def laid(sheet: Rules, count: int) -> list[Faces]:
    melds = card_melds(sheet)
    found = {meld for hand in dealt(sheet, count) for meld in melds.within(hand)}
    return Random(sheet.id).sample(sorted(found), min(len(found), 400))


@by_sheet
def test_cards_that_can_be_laid_off(sheet: Rules) -> None:
    melds = card_melds(sheet)
    for meld in laid(sheet, 60):
        fitting = [face for face in range(PRINTED_JOKER + 1) if melds.extended(meld, (face,)) is not None]
        assert hands.distinct(melds.extensions(meld)) == fitting, meld


@pytest.mark.parametrize("game", OF_SEVERAL_PACKS_OR_WILD)
def test_natural_cards_are_read_like_any_others(game: str) -> None:
    melds = card_melds(games.get(game))
    assert type(melds) is WildMelds
    natural = [face for face in range(52) if face not in melds.wild_faces]
    runs = [[suit * 13 + (first + step) % 13 for step in range(14)] for suit in range(4) for first in range(13)]
    groups = [[suit * 13 + rank for suit in range(4)] * 2 for rank in range(13)]
    tried = [run[:length] for run in runs for length in range(2, 15)]
    tried += [Random(game).sample(group, size) for group in groups for size in range(1, 6) for _ in range(9)]
    found = 0
    for cards in [tuple(sorted(each)) for each in tried if set(each) <= set(natural)]:
        any_others = [*melds._as_groups(cards), *melds._as_runs(cards)]
        assert [*melds.readings(cards)] == sorted(any_others, key=lambda reading: -reading.value), cards
        found += bool(any_others)
    assert found


@by_sheet
def test_cards_that_free_a_joker(sheet: Rules) -> None:
    melds = card_melds(sheet)
    for meld in laid(sheet, 60):
        assert hands.distinct(freeing(melds, meld)) == [
            face for face in range(PRINTED_JOKER) if freed(melds, meld, face) is not None
        ], meld


def test_sheets_with_the_same_melds_share_what_was_read() -> None:
    assert card_melds(games.get("carioca", buys_per_deal=2)) is card_melds(games.get("carioca"))


@pytest.mark.parametrize("into_its_place", [False, True])
def test_cards_that_can_be_laid_off_with_an_end_joker_moved(into_its_place: bool) -> None:
    sheet = games.get("double_rum")
    melds, fits = card_melds(sheet), 0
    for run in laid(sheet, 200):
        if melds.kind(run) == "run":
            for moved in ((), (run[0],)):
                on_table = TableMeld(run, "run", 0, moved)
                fitting = [
                    f for f in range(52) if with_joker_moved(melds, on_table, (f,), 0, into_its_place) is not None
                ]
                assert hands.distinct(fits_with_joker_moved(melds, run, moved, into_its_place)) == fitting, run
                fits += len(fitting)
    assert fits > 20


def every_opening(melds: CardMelds, hand: Hand, minimum: int, must: int | None) -> set[tuple[Faces, ...]]:
    """Melds in the order of the hand's, those with the card that must be used before the others, as many as needed."""
    every = sorted(melds.within(hand), key=lambda meld: must is not None and must not in from_hand(meld))
    found = set()

    def choose(first: int, chosen: tuple[Faces, ...], left: Hand) -> None:
        if sum(map(melds.value, chosen)) >= minimum and chosen:
            if must is None or any(must in from_hand(meld) for meld in chosen):
                found.add(chosen)
            return
        for number in range(first, len(every)):
            if hands.holds(left, from_hand(every[number])):
                choose(number, (*chosen, every[number]), hands.take(left, from_hand(every[number])))

    choose(0, (), hand)
    return found


@pytest.mark.parametrize("game", ["caloochi", "german_rummy"])
@pytest.mark.parametrize("minimum", [0, 30, 51, 80])
def test_first_melds(game: str, minimum: int) -> None:
    sheet = games.get(game)
    melds, chance, met = card_melds(sheet), Random(minimum), 0
    for hand in dealt(sheet, 25, size=9):
        for must in (None, chance.choice(hands.distinct(hand))):
            listed = list(openings(melds, hand, minimum, must))
            assert len(set(listed)) == len(listed)
            assert set(listed) == every_opening(melds, hand, minimum, must)
            met += len(listed)
    assert met > 50
