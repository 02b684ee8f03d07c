"""Jokers laid off on runs: the engine tries few places, and finds all that a search of the whole suit finds."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games, hands
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, card, colour_of
from rummykit.melds.meld import CardMelds, lengthened
from rummykit.play.melds import card_melds


def searched(melds: CardMelds, run: Faces) -> set[tuple[Face, Faces]]:
    """Every run that a joker makes of this one, with what it stands for, and the usual one with a plain joker."""
    usual = melds.extended(run, (PRINTED_JOKER,))
    if usual is None:
        return set()
    jokers = [STANDING_FOR + card(number, colour_of(run[0] % 64)) for number in range(1, 14)]
    ways = [(joker, melds.extended(run, (joker,))) for joker in jokers]
    return {(PRINTED_JOKER, usual), *((joker, way) for joker, way in ways if way is not None and way != usual)}


@pytest.mark.parametrize(
    ("game", "house_rules"),
    [
        ("german_rummy", {}),
        ("caloochi", {}),
        ("round_the_corner_rummy", {}),
        ("scala_40", {"fourteen_card_run": True}),
        ("liverpool_rummy", {}),
        ("three_thirteen", {}),
    ],
)
def test_a_joker_goes_wherever_it_makes_another_run(game: str, house_rules: dict[str, bool]) -> None:
    rules = games.get(game).with_options(**house_rules).for_deal(1)
    melds, chance, seen = card_melds(rules), Random(game), 0
    for _ in range(150):
        suit = chance.randrange(4)
        cards = [card(number, suit) for number in chance.sample(range(1, 14), chance.randint(3, 13))]
        found = melds.within(hands.of([*cards, PRINTED_JOKER, PRINTED_JOKER]))
        for run in chance.sample(found, min(3, len(found))):
            if melds.kind(run) == "run":
                seen += 1
                assert set(lengthened(melds, run, PRINTED_JOKER)) == searched(melds, run)
    assert seen > 50
