"""Nothing the laboratory shows a seat depends on a card that the seat cannot see, for every game, seat and encoder."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

pytest.importorskip("numpy")

import numpy as np

from rummykit import games, hands
from rummykit.cards import Face
from rummykit.lab.actions import SpaceName
from rummykit.lab.encode import column
from rummykit.lab.episode import Episode
from rummykit.play.deal import Deal
from rummykit.play.hidden_cards import redeal_hidden, surely_held
from tests.examples import one_in, some_games
from tests.lab.playing import SEATS, SPACES, moments
from tests.properties.playing import assert_conserved
from tests.properties.walk import walk


def disguised(episode: Episode, deal: Deal) -> Episode:
    """The same moment of another deal."""
    twin = episode.clone()
    twin.set_deal(deal)
    twin.begun = episode.begun
    return twin


@pytest.mark.parametrize(("game", "actions"), one_in(2, SPACES))
def test_observation_mask_and_rows_stay_the_same_when_hidden_cards_change(game: str, actions: SpaceName) -> None:
    fewest, most = map(games.get(game).in_deal, games.get(game).players)
    changed = seconds = 0
    for seed, players in enumerate((fewest, most)):
        chance = Random(seed)
        for episode in moments(game, players, actions, seed, every=40):
            for seat in range(players):
                other = redeal_hidden(episode.deal, seat, chance.shuffle)
                assert_conserved(other)
                changed += other._state.hands != episode.deal._state.hands
                seconds += other._state.second_hands != episode.deal._state.second_hands
                here, there = episode.observe(seat), disguised(episode, other).observe(seat)
                assert here.keys() == there.keys()
                for name, part in here.items():
                    assert np.array_equal(part, there[name]), f"seat {seat} of {game} sees through its {name}"
    assert changed, "no hidden card was ever exchanged"
    assert bool(seconds) == (games.get(game).second_hand is not None), "second hands are hidden from everybody"


@pytest.mark.parametrize(("game", "players"), one_in(3, SEATS))
def test_no_face_that_is_hidden_is_counted_anywhere_but_among_the_unseen(game: str, players: int) -> None:
    """For each face: what a seat counts as seen or unseen is the whole pack, and hidden copies are unseen ones."""
    for episode in moments(game, players, None, 5, every=60):
        pack = episode.rules.pack_for(players).faces()
        for seat in range(players):
            view = episode.deal.view(seat)
            unseen = episode.encoder.plane(view, "unseen")
            hidden: Counter[Face] = Counter(episode.deal._state.stock)
            for second in episode.deal._state.second_hands:
                hidden.update(second)
            for other in range(players):
                if other != seat:
                    hidden += Counter(hands.faces(episode.deal._state.hands[other], episode.rules.pack.family))
                    hidden -= Counter(surely_held(view.known[other], view.table))
                    hidden -= Counter(view.open_hand if other == view.knocker else ())
            for face in set(pack):
                assert unseen[column(face)] == hidden[face], f"{face} as seat {seat} of {game} sees it"


@some_games(2)
def test_information_states_stay_the_same_when_hidden_cards_change(game: str) -> None:
    pytest.importorskip("pyspiel")
    from rummykit.lab.chance import SeedChance
    from rummykit.lab.game_path import GamePath

    rules = games.get(game)
    for players in sorted(set(map(rules.in_deal, rules.players))):
        path = GamePath(rules, players, None, "difference", SeedChance(rules, players), 32)
        chance = Random(players)
        for _ in range(60):
            if path.over:
                break
            numbers = [number for number, _ in path.chance.outcomes()] or list(path.episode.choices.moves)
            path.take(chance.choice(numbers))
            if path.dealt and chance.random() < 0.1:
                for seat in range(players):
                    other = path.resampled(seat, chance.random)
                    for recall in (False, True):
                        assert other.seen_text(seat, recall) == path.seen_text(seat, recall)
                    assert np.array_equal(other.seen.tensor(seat), path.seen.tensor(seat))


@pytest.mark.parametrize("game", games.SHEETS)
def test_hands_that_a_seat_does_not_see_are_dealt_anew_in_every_phase(game: str) -> None:
    """Whatever has happened, a knock too: what a view shows stays, and nothing else of a hand surely does."""
    family = games.get(game).pack.family
    for seed in range(2):
        chance, kept = Random(seed), 0
        for deal in walk(game, seed, "greedy").moments(6 if games.get(game).knock else 40):
            for seat in range(len(deal._state.hands)):
                alike = [redeal_hidden(deal, seat, chance.shuffle) for _ in range(4)]
                for twin in alike:
                    assert_conserved(twin)
                    assert twin.view(seat) == deal.view(seat)
                    assert twin.result is not None or twin.turn == seat or any(True for _ in twin.legal_actions())
                if deal.result is not None:
                    continue
                assert len(set(deal._state.stock)) < 6 or any(twin._state.stock != deal._state.stock for twin in alike)
                for other in set(range(len(deal._state.hands))) - {seat}:
                    open_cards = deal.view(seat).open_hand if other == deal._state.knocker else ()
                    seen = Counter(surely_held(deal._state.known[other], deal._state.table)) | Counter(open_cards)
                    hidden = Counter(hands.faces(deal._state.hands[other], family)) - seen
                    if (
                        len(hidden) > 3
                        and len(set(deal._state.stock)) > 5
                        and all(t._state.hands[other] == deal._state.hands[other] for t in alike)
                    ):
                        kept += 1
                        assert other == deal.turn
                        assert deal._state.knocker is None, "only obligations keep a hand"
        assert kept <= 2, "hidden hands are hardly ever kept"


def test_a_knocker_does_not_see_the_hand_of_who_lays_off_nor_is_seen_before_the_discard() -> None:
    phases = set()
    for seed in range(12):
        for deal in walk("gin_rummy", seed, "greedy").moments(1):
            if deal._state.knocker is None or deal.result is not None:
                continue
            phases.add(deal.phase)
            other = next(seat for seat in deal.order if seat != deal.turn)
            hidden = [
                redeal_hidden(deal, other, Random(number).shuffle)._state.hands[deal.turn] for number in range(20)
            ]
            assert len(set(hidden)) > 10
            assert redeal_hidden(deal, deal.turn, Random(1).shuffle)._state.stock != deal._state.stock
    assert phases == {"play", "lay_off"}
