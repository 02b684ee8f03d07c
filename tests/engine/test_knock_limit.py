"""Whether a seat may knock: some discard that is not bound leaves little enough deadwood."""

import random

import pytest

from rummykit import Deal, games
from rummykit.cards import parse
from rummykit.melds.arrange import best_arrangement
from rummykit.play.actions import Knock

GIN = games.get("gin_rummy")
VALUES = tuple(GIN.values.of(face) for face in range(52))


def with_drawn(hand: list[int], taken: int | None) -> Deal:
    """A deal of gin in which seat 0 holds eleven cards and is to discard; `taken` came from the pile."""
    rest = [face for face in range(52) if face not in hand]
    return Deal.position(
        GIN, hands_held=[hand, rest[:10]], stock=rest[10:40], pile=rest[40:], phase="play", taken=taken
    )


@pytest.mark.parametrize("seed", range(200))
def test_knock_is_offered_if_and_only_if_a_discard_that_is_not_bound_leaves_at_most_ten(seed: int) -> None:
    chance = random.Random(seed)
    suit = 13 * chance.randrange(4)
    hand = chance.sample(range(52), 11 - chance.randrange(7))
    hand += [face for face in range(suit, suit + 13) if face not in hand][: 11 - len(hand)]
    for taken in (None, *hand):
        deadwood = [
            best_arrangement(
                [face for face in hand if face != discard], groups=GIN.groups, runs=GIN.runs, values=VALUES
            ).deadwood
            for discard in hand
            if discard != taken
        ]
        assert (Knock() in list(with_drawn(hand, taken).legal_actions())) == (min(deadwood) <= 10)


def test_a_card_just_taken_from_the_pile_is_no_discard_to_knock_with() -> None:
    hand = list(parse("AS 2S 3S 4H 5H 6H AC 2D 3C 4D KC"))
    assert Knock() in list(with_drawn(hand, None).legal_actions())
    assert Knock() in list(with_drawn(hand, parse("AC")[0]).legal_actions())
    assert Knock() not in list(with_drawn(hand, parse("KC")[0]).legal_actions())
