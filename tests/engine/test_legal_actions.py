"""What a seat may do, as a list that is not written before somebody asks."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games, hands
from tests.rules.tables import position


@pytest.mark.parametrize("game", sorted(games.SHEETS))
def test_actions_by_number_are_those_one_after_the_other(game: str) -> None:
    chance = Random(3)
    rules = games.get(game)
    deal = Deal(rules, rules.players[0], 3)
    for _ in range(30):
        actions = deal.legal_actions()
        one_by_one = [*iter(actions)]
        assert [actions[number] for number in range(len(actions))] == one_by_one == list(actions)
        if deal.result is not None:
            break
        deal.play(chance.choice(actions))


def test_actions_speak_of_the_deal_as_it_is() -> None:
    deal = Deal(games.get("knock_rummy"), 2, 5)
    actions = deal.legal_actions()
    drawing = list(actions)
    deal.play(actions[0])
    assert actions[0] not in drawing
    assert len(actions) == len(list(deal.legal_actions())) > len(drawing)


def test_a_tile_with_two_jokers_is_listed_once_though_it_is_a_group_and_a_run() -> None:
    deal = position("rummikub", "r1 r2 r3", "o9 J J k4", opened=False)
    listed = [str(action) for action in deal.legal_actions()]
    assert listed.count("rearrange r1 r2 r3 / o9 J J") == 1
    assert len(listed) == len(set(listed))


def test_what_a_hand_picks_from_a_table_is_what_it_holds() -> None:
    table = tuple([f"thing {face}" for face in range(64)])
    for seed in range(200):
        held = Random(seed).choices(range(63), k=seed % 30)
        assert hands.pick(table, hands.of(held)) == [f"thing {face}" for face in sorted(set(held))]
        assert hands.faces(hands.of(held)) == tuple(sorted(held))
        assert hands.distinct(hands.of(held), "tiles") == [64 + face for face in sorted(set(held))]


def test_a_hand_picks_only_what_its_table_has() -> None:
    assert hands.pick(("a", "b", "c"), 0b101) == ["a", "c"]
    assert hands.pick(tuple(range(64)), 1 << 63 | 1 << 64) == [63]
    with pytest.raises(IndexError):
        hands.pick(("a", "b", "c"), 0b1000)


def test_actions_are_asked_for_by_number_as_those_of_a_list() -> None:
    actions = Deal(games.get("gin_rummy"), 2, 5).legal_actions()
    listed = list(actions)
    assert actions[-1] == listed[-1]
    with pytest.raises(IndexError):
        actions[len(listed)]
