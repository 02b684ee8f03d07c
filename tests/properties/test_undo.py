"""What was played can be taken back, and then everything is as it was; a deal can be compared, copied and pickled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from random import Random

import pytest

from rummykit import Deal, Match, games
from rummykit.play.actions import Action, Draw
from tests.examples import seeds
from tests.properties import garbage
from tests.properties.playing import eager, every_game, play_on, state_of, table_for, views_of

Moment = tuple[dict[str, object], list[bytes], list[Action], int]


def moment(deal: Deal) -> Moment:
    """All that a deal is and shows, and how many actions led there."""
    return state_of(deal), views_of(deal), list(deal.legal_actions())[:50], deal.played


def any_action(deal: Deal, chance: Random) -> Action:
    """Something legal, or a clock that ran out with any draft."""
    if chance.random() < 0.1:
        return garbage.timeout(deal, chance)
    return eager(list(deal.legal_actions()), chance)


def played(game: str, seed: int, decisions: int = 150) -> tuple[Deal, list[Action], list[Moment]]:
    """A deal after so many decisions, time-outs among them, what was played, and all moments before."""
    rules, players = table_for(game, seed)
    deal, chance = Deal(rules, players, seed, scheduled=seed), Random(seed)
    done: list[Action] = []
    moments: list[Moment] = []
    while deal.result is None and len(done) < decisions:
        moments.append(moment(deal))
        done.append(any_action(deal, chance))
        deal.play(done[-1])
    return deal, done, moments


def from_stock(actions: Sequence[Action], chance: Random) -> Action:
    """A card of the stock, and then the last that may be discarded, so that the stock comes to its end."""
    return actions[0 if isinstance(actions[0], Draw) else -1]


@every_game
def test_every_action_of_a_deal_is_taken_back_exactly(game: str) -> None:
    for seed in seeds(2):
        deal, done, moments = played(game, seed)
        while done:
            assert deal.undo() == done.pop()
            assert moment(deal) == moments.pop()
        with pytest.raises(ValueError, match="taken back"):
            deal.undo()
        assert deal == Deal(*table_for(game, seed), seed, scheduled=seed)


@every_game
def test_whoever_goes_back_and_forth_gets_where_others_go_straight(game: str) -> None:
    deal, done, _ = played(game, 7, 80)
    chance = Random(7)
    straight, wavering = (Deal(*table_for(game, 7), 7, scheduled=7) for _ in range(2))
    for action in done:
        events = straight.play(action)
        for _ in range(chance.randrange(3)):
            wavering.play(any_action(wavering, chance))
            wavering.undo()
        assert wavering.play(action) == events
        assert wavering == straight
        if chance.random() < 0.1:
            taken = [wavering.undo() for _ in range(chance.randint(1, wavering.played))]
            for again in reversed(taken):
                wavering.play(again)
    assert wavering == straight == deal


def test_a_stock_that_was_shuffled_and_calls_are_among_what_is_taken_back() -> None:
    for game, kind, policy in (("slowdown_rummy", "StockTurned", from_stock), ("standard_rummy", "call", eager)):
        rules = games.get(game) if kind == "StockTurned" else games.get(game, call_rummy=True)
        deal, chance = Deal(rules, 3, 4), Random(4)
        before: list[Moment] = []
        kinds: set[str] = set()
        while deal.result is None and len(before) < 400:
            before.append(moment(deal))
            kinds.add(deal.phase)
            events = deal.play(policy(list(deal.legal_actions()), chance))
            kinds.update(type(event).__name__ for event in events)
        assert kind in kinds
        while before:
            deal.undo()
            assert moment(deal) == before.pop()


def test_what_can_be_done_is_asked_again_after_an_action_was_taken_back() -> None:
    deal = Deal(games.get("standard_rummy"), 2, 1)
    actions = deal.legal_actions()
    first, second = list(actions)[:2]
    deal.play(first)
    after_first = list(actions)
    deal.undo()
    deal.play(second)
    assert list(actions) == list(deal.legal_actions()) != after_first


def test_a_position_that_was_set_up_or_edited_can_be_taken_back_to() -> None:
    deal = Deal.position(games.get("standard_rummy"), hands_held=[(1, 2, 3), (4, 5)], stock=(9, 8, 7), pile=(6,))
    before = deal.clone()
    deal.play("draw stock")
    deal.edit(plays=1)
    edited = deal.clone()
    deal.play(deal.legal_actions()[0])
    deal.undo()
    assert deal == edited
    deal.undo()
    assert deal == before


def test_a_deal_that_notes_nothing_takes_nothing_back() -> None:
    deal = Deal(games.get("standard_rummy"), 2, 1, undoable=False)
    deal.play("draw stock")
    with pytest.raises(ValueError, match="taken back"):
        deal.undo()
    match = Match(games.get("nowrang"), 2, 1, undoable=False)
    match.play(match.deal.legal_actions()[0])
    with pytest.raises(ValueError, match="taken back"):
        match.undo()


@every_game
def test_copies_and_pickles_are_equal_until_one_of_them_is_played(game: str) -> None:
    for seed in seeds(2):
        rules, players = table_for(game, seed)
        deal, chance = Deal(rules, players, seed, scheduled=seed), Random(seed)
        play_on(deal, chance, 25, eager)
        twins = [deal.clone(), copy.copy(deal), copy.deepcopy(deal), pickle.loads(pickle.dumps(deal))]
        for twin in twins:
            assert twin is not deal
            assert twin == deal
            assert twin.beginning == deal.beginning
            assert moment(twin) == moment(deal)
        if deal.result is not None:
            continue
        before, action = moment(deal), eager(list(deal.legal_actions()), chance)
        for twin in twins:
            twin.play(action)
            assert moment(deal) == before
            assert twin.undo() == action
            assert twin == deal
            while twin.played:
                twin.undo()
            assert twin == Deal(rules, players, seed, scheduled=seed)
        deal.play(action)
        assert all(twin != deal for twin in twins)


def test_deals_that_differ_in_one_card_are_not_equal() -> None:
    rules = games.get("standard_rummy")
    assert Deal(rules, 2, 1) == Deal(rules, 2, 1)
    assert Deal(rules, 2, 1) != Deal(rules, 2, 2)
    assert Deal(rules, 2, 1) != Deal(games.get("standard_rummy", target_score=200), 2, 1)
    other = Deal(rules, 2, 1)
    other.edit(stock=other._state.stock[::-1])
    assert other != Deal(rules, 2, 1)


@pytest.mark.parametrize("game", ["nowrang", "rummikub", "indian_rummy_pool101", "knock_rummy"])
def test_a_match_is_taken_back_over_its_deals(game: str) -> None:
    rules = games.get(game)
    match, chance = Match(rules, rules.players[0], 5), Random(5)
    before: list[tuple[bytes, Action | None]] = []
    while match.result is None and match.deal.number < 3 and len(before) < 1500:
        at = pickle.dumps((match.sheet, match.seed, match.seating, match.deal._state.values()))
        if match.between_deals:
            before.append((at, None))
            match.next_deal(f"seed {len(before)}" if chance.random() < 0.5 else None)
        else:
            action = eager(list(match.deal.legal_actions()), chance)
            before.append((at, action))
            match.play(action)
    assert match.deal.number > 0
    assert pickle.loads(pickle.dumps(match)) == match
    assert copy.deepcopy(match) == match
    for at, done in reversed(before):
        assert match.undo() == done
        assert pickle.dumps((match.sheet, match.seed, match.seating, match.deal._state.values())) == at
    assert match == Match(rules, rules.players[0], 5)
    with pytest.raises(ValueError, match="taken back"):
        match.undo()
