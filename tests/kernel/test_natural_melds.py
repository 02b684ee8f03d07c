"""The melds that lie in a hand, as the kernel finds them and as every meld is tried one by one."""

from __future__ import annotations

import random

import pytest

from rummykit import games, hands
from rummykit.melds.meld import from_hand
from rummykit.play.melds import card_melds

PLAIN = ["standard_rummy", "round_the_corner_rummy", "boathouse_rum", "thai_dummy", "gin_rummy"]
WITH_MORE = ["double_rum", "caloochi", "german_rummy", "indian_rummy_points"]


def dealt(game: str, chance: random.Random) -> hands.Hand:
    """Some of the cards of a game, from a few to a quarter of them."""
    faces = games.get(game).pack.faces()
    return hands.of(chance.sample(faces, chance.randrange(3, len(faces) // 4)))


@pytest.mark.parametrize("game", PLAIN)
def test_every_meld_of_one_pack_that_lies_in_a_hand_is_found_once(game: str) -> None:
    melds, chance = card_melds(games.get(game)), random.Random(game)
    for _ in range(300):
        hand = dealt(game, chance)
        lying = {meld for mask, meld in melds.cards.items() if mask & hand == mask}  # type: ignore[attr-defined]
        found = melds.within(hand)
        assert len(found) == len(lying)
        assert set(found) == lying
        assert melds.all_within(hand) == hands.of({face for meld in lying for face in meld})  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", WITH_MORE)
def test_jokers_and_twins_add_melds_and_hide_none(game: str) -> None:
    melds, chance = card_melds(games.get(game)), random.Random(game)
    for _ in range(300):
        hand = dealt(game, chance)
        found = melds.within(hand)
        assert len(found) == len(set(found))
        for meld in found:
            assert melds.read(meld) == meld
            assert hands.holds(hand, from_hand(meld))
        plain = hand & (1 << 52) - 1
        natural = [meld for meld in found if not melds.wild(meld) and len({*meld}) == len(meld)]
        assert natural == [meld for meld in melds.within(plain) if not melds.wild(meld)]
