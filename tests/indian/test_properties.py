"""What holds in every deal of the Indian games: cards are kept, nothing leaks, replays agree, play ends."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rummykit import Deal, bots, games, hands
from rummykit.match import score
from rummykit.play.actions import Timeout
from rummykit.play.events import seen_by
from rummykit.play.notation import read_action
from tests.indian.playing import IDS, choose, everything, play_deal

SEEDS = range(25)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("players", range(2, 7))
def test_random_play_ends_and_keeps_every_card(id: str, players: int) -> None:
    rules = games.get(id)
    for seed in SEEDS:
        deal, rng = Deal(rules, players=players, seed=seed), Random(seed)
        pack = sorted(rules.pack.faces())
        while deal.result is None:
            assert everything(deal) == pack
            assert deal._state.is_in(deal.turn)
            assert all(deal.can(action) for action in deal.legal_actions())
            deal.play(choose(deal, rng))
        assert everything(deal) == pack
        points = score(rules, deal.result).points
        assert all(abs(own) <= 80 * players for own in points)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_replay_of_the_written_actions_is_the_same_deal(seed: int) -> None:
    rules = games.get("indian_rummy_points")
    deal = Deal(rules, players=2 + seed % 5, seed=seed)
    log = play_deal(deal, Random(seed))
    again = Deal(rules, players=2 + seed % 5, seed=seed)
    for action, events in log:
        assert again.play(read_action(str(action))) == events
    assert again.result == deal.result


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_told(seed: int) -> None:
    deal, rng = Deal(games.get("indian_rummy_points"), players=2 + seed % 5, seed=seed), Random(seed)
    for _ in range(rng.randrange(40)):
        if deal.result is None:
            deal.play(choose(deal, rng))
    if deal.result is not None:
        return
    seat = deal.turn
    other = deal.clone()
    unseen = [
        *deal._state.stock,
        *(face for each in deal.order if each != seat for face in hands.faces(deal._state.hands[each])),
    ]
    rng.shuffle(unseen)
    other._state.stock = unseen[: len(deal._state.stock)]
    rest = iter(unseen[len(deal._state.stock) :])
    for each in deal.order:
        if each != seat:
            other._state.hands[each] = hands.of([next(rest) for _ in range(hands.size(deal._state.hands[each]))])
    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(deal.view(seat))
    assert list(Deal.from_view(deal.rules, other.view(seat)).legal_actions()) == list(deal.legal_actions())
    assert bots.choose("greedy", deal.rules, other.view(seat), Random(1)) == bots.choose(
        "greedy", deal.rules, deal.view(seat), Random(1)
    )
    action = Timeout()
    told = [seen_by(event, seat) for event in deal.clone().play(action)]
    assert told == [seen_by(event, seat) for event in other.play(action)]


@pytest.mark.parametrize("id", IDS)
def test_a_table_of_clocks_that_run_out_ends(id: str) -> None:
    deal = Deal(games.get(id), players=4, seed=2)
    rounds = 0
    while deal.result is None:
        deal.play(Timeout())
        rounds += 1
    assert deal.result.kind == "last_left"
    assert rounds <= 12


@pytest.mark.parametrize("players", range(2, 7))
def test_greedy_bots_finish_their_deals_by_declaring(players: int) -> None:
    rules = games.get("indian_rummy_points")
    ends = []
    for seed in range(4):
        result = bots.play(rules, players, seed).result
        assert result is not None
        ends.append(result.kind)
    assert ends.count("went_out") >= 2
    assert "void" not in ends
