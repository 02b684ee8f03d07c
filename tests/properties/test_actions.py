"""Whatever is legal can be played and keeps every card; whatever is not changes nothing."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import Deal, IllegalAction, games
from rummykit.play.actions import Action, Timeout
from rummykit.rules import REFUSALS
from tests.examples import examples, seeds
from tests.properties import garbage
from tests.properties.playing import (
    assert_conserved,
    eager,
    every_game,
    play_on,
    state_of,
    table_for,
)
from tests.properties.walk import moments, positions, walk


@every_game
def test_a_new_deal_has_every_card_of_the_pack(game: str) -> None:
    for seed in seeds(12):
        rules, players = table_for(game, seed)
        deal = Deal(rules, players, seed, scheduled=seed)
        assert_conserved(deal)
        assert deal.result is None
        assert list(deal.legal_actions())


@every_game
def test_cards_are_conserved_after_every_action(game: str) -> None:
    for seed in seeds(3):
        for deal in moments(game, seed):
            assert_conserved(deal)


def some_of_each_kind(actions: list[Action], chance: Random, more: int = 6) -> list[Action]:
    """One action of each class there is, and some more."""
    chance.shuffle(actions)
    return [*{type(action): action for action in actions}.values(), *actions[:more]]


@every_game
def test_every_legal_action_can_be_played(game: str) -> None:
    for seed in seeds(2):
        chance = Random(seed)
        for deal in moments(game, seed, every=8):
            before = state_of(deal)
            for action in some_of_each_kind(list(deal.legal_actions()), chance):
                deal.check(action)
                after = deal.clone()
                assert after.play(action) or after.phase == "buy", "only a draw that waits for buyers tells nothing"
                assert_conserved(after)
                assert after.result is not None or after.legal_actions()
            assert state_of(deal) == before, "listing and checking changed the deal"


@every_game
def test_no_legal_action_is_listed_twice(game: str) -> None:
    for seed in seeds(2):
        for deal in moments(game, seed, every=3):
            actions = [str(action) for action in deal.legal_actions()]
            assert len(actions) == len(set(actions))


def agree(deal: Deal, action: Action) -> None:
    """`check`, `can` and `play` say the same; a refusal changes nothing and explains itself."""
    before = state_of(deal)
    allowed = deal.can(action)
    assert (action in deal.legal_actions()) == allowed
    assert state_of(deal) == before, "asking changed the deal"
    if allowed:
        deal.check(action)
        deal.play(action)
        assert_conserved(deal)
        return
    with pytest.raises(IllegalAction) as checked:
        deal.check(action)
    with pytest.raises(IllegalAction) as played:
        deal.play(action)
    assert state_of(deal) == before, "a refused action changed the deal"
    refused = checked.value
    assert (refused.code, refused.text, refused.rule) == (played.value.code, played.value.text, played.value.rule)
    assert refused.code in REFUSALS
    assert refused.text.endswith(".")
    assert "{" not in refused.text
    assert refused.rule.startswith(f"{deal.rules.id}/")


@every_game
@examples(12)
@given(st.data())
def test_nonsense_is_refused_and_changes_nothing(game: str, data: st.DataObject) -> None:
    deal = data.draw(positions(game, over=True))
    for action in data.draw(st.lists(garbage.actions, min_size=1, max_size=8)):
        agree(deal, action)


@every_game
def test_actions_that_are_nearly_legal_are_played_or_refused(game: str) -> None:
    for seed in seeds(2):
        chance = Random(seed)
        for deal in moments(game, seed, every=6):
            actions = list(deal.legal_actions())
            for action in chance.sample(actions, min(len(actions), 4)):
                agree(deal.clone(), garbage.bent(action, deal, chance))


@every_game
def test_nothing_can_be_done_once_the_deal_is_over(game: str) -> None:
    deal = walk(game, 0).end()
    assert list(deal.legal_actions()) == []
    assert not deal.legal_actions()
    for action in [*walk(game, 0).actions[-20:], Timeout()]:
        with pytest.raises(IllegalAction) as refused:
            deal.play(action)
        assert refused.value.code == "deal_over"


@every_game
def test_a_clone_lives_its_own_life(game: str) -> None:
    for seed in seeds(2):
        for moment in moments(game, seed, every=25):
            deal = moment.clone()
            before = state_of(deal)
            twin = deal.clone()
            assert state_of(twin) == before
            play_on(twin, Random(1), 20, eager)
            assert state_of(deal) == before
            later = state_of(twin)
            play_on(deal, Random(2), 20, eager)
            assert state_of(twin) == later


@every_game
def test_legal_actions_speak_of_the_deal_as_it_is_now(game: str) -> None:
    deal = Deal(games.get(game), games.get(game).players[0], 3)
    asked_once = deal.legal_actions()
    chance = Random(3)
    for _ in range(60):
        if deal.result is not None:
            break
        assert list(asked_once) == list(deal.legal_actions())
        assert len(asked_once) == sum(1 for _ in deal.legal_actions())
        assert bool(asked_once)
        first = next(iter(asked_once))
        assert str(first) in repr(asked_once)
        deal.play(eager(list(asked_once), chance))
