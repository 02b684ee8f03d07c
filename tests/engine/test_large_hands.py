"""Hands that have grown beyond what the kernel takes are still counted, and exactly (SPEC: Boathouse Rum, scoring)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import Deal, bots, games, hands, score
from rummykit.cards import Faces
from rummykit.melds.arrange import MAX_CARDS, best_arrangement, deadwood, deadwood_of_many, hand_solver
from rummykit.melds.pack import pack_melds
from rummykit.melds.shapes import Groups, Runs
from rummykit.play.result import Result
from rummykit.play.view import Phase
from rummykit.rules import Draw, Rules

POINTS = tuple(min(face % 13 + 1, 10) for face in range(52))
PACK = list(range(52))


@pytest.mark.parametrize("ace", ["low", "both", "corner"])
def test_settling_cards_one_by_one_finds_what_the_kernel_finds(ace: str) -> None:
    chance = Random(3)
    groups, runs = Groups(), Runs(ace=ace)  # type: ignore[arg-type]
    solver, melds = hand_solver(groups, runs, POINTS), pack_melds(groups, runs)
    for _ in range(150):
        hand = hands.of(chance.sample(PACK[: chance.choice([26, 40, 52])], chance.randint(10, 17)))
        assert deadwood_of_many(melds, solver, POINTS, hand, limit=8) == solver.deadwood(hand)


def test_a_card_that_fits_nothing_is_counted() -> None:
    hand = [face for face in PACK if face % 13 < 10 and face // 13 < 3] + [51]
    assert len(hand) > MAX_CARDS
    assert deadwood(hand, groups=Groups(), runs=Runs(), values=POINTS) == POINTS[51]


def test_a_grown_hand_is_scored() -> None:
    rules = games.get("boathouse_rum")
    grown = (*range(0, 52, 2), 1)
    result = Result(kind="went_out", winner=0, hands=((), grown), first=0, order=(0, 1), turns=60)
    assert len(grown) > MAX_CARDS
    scored = score(rules, result)
    assert scored.points[0] > 0
    assert sum(scored.points) == scored.points[0]


@pytest.mark.parametrize("ace", ["low", "corner"])
def test_a_grown_hand_is_arranged_with_the_least_deadwood(ace: str) -> None:
    chance = Random(5)
    groups, runs = Groups(), Runs(ace=ace)  # type: ignore[arg-type]
    for size in (26, 29, 33):
        hand = chance.sample(PACK, size)
        best = best_arrangement(hand, groups=groups, runs=runs, values=POINTS)
        assert best.deadwood == deadwood(hand, groups=groups, runs=runs, values=POINTS)
        assert sorted((*best.left, *(face for meld in best.melds for face in meld))) == sorted(hand)
        assert best.value + best.deadwood == sum(POINTS[face] for face in hand)
        for meld in best.melds:
            assert deadwood(meld, groups=groups, runs=runs, values=POINTS) == 0


def with_two_drawn(game: str) -> Rules:
    """A game in which a hand grows in every turn that takes two cards and discards one."""
    rules = games.get(game)
    turn = [
        replace(step, discard_pile="top_and_second", upcard_offered=False) if isinstance(step, Draw) else step
        for step in rules.turn
    ]
    return replace(rules, id="own_two_drawn", turn=tuple(turn))


NEARLY_MELDED = (*range(9), *range(17, 30), *range(35, 39), 51)
FEW = tuple(range(39, 49))


@pytest.mark.parametrize("phase", ["draw", "play"])
@pytest.mark.parametrize("game", ["knock_rummy", "gin_rummy", "boathouse_rum", "three_thirteen"])
def test_a_grown_hand_can_be_looked_at_and_played(game: str, phase: Phase) -> None:
    rules = with_two_drawn(game)
    deal = Deal.position(rules, hands_held=[NEARLY_MELDED, FEW], phase=phase, stock=(9, 30, 31), pile=(10, 11))
    assert len(NEARLY_MELDED) > MAX_CARDS
    for seat in (0, 1):
        assert deal.view(seat).counts[0] == len(NEARLY_MELDED)
    for level in bots.LEVELS:
        assert deal.can(bots.choose(level, rules, deal.view(0), Random(1)))


@pytest.mark.parametrize("game", ["knock_rummy", "gin_rummy"])
@pytest.mark.parametrize("knocker", [NEARLY_MELDED, (*FEW, 11)], ids=["grown", "few"])
def test_a_knock_with_a_grown_hand_or_against_one_is_scored(game: str, knocker: Faces) -> None:
    rules = with_two_drawn(game)
    other = FEW if knocker == NEARLY_MELDED else NEARLY_MELDED
    deal = Deal.position(rules, hands_held=[knocker, other], phase="play", stock=(9, 30, 31), pile=(10, 12), dealer=1)
    deal.play("knock")
    deal.play(deal.legal_actions()[0])
    while deal.result is None:
        deal.play(deal.legal_actions()[-1])
    assert deal.result.kind == "knocked"
    assert any(score(rules, deal.result).points)
