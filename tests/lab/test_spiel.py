"""Every game passes OpenSpiel's own test, and its states keep what each player knows and nothing else."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest

pytest.importorskip("pyspiel")

import pyspiel

from rummykit import games, hands
from rummykit.lab import spiel
from rummykit.rules import Rules
from tests.examples import FUZZ, one_in, some_games

LONG = {"continental_rum", "queen_city_rum", "slowdown_rummy", "nowrang", "standard_rummy", "round_the_corner_rummy"}
"""Random play of these takes a thousand actions and more, and every one is looked at from every seat."""
GAMES = [game for game in games.SHEETS if FUZZ or game not in LONG][:: 1 if FUZZ else 8]
"""In every run an eighth of the games that are not long; the tests of resampled states, below, play all games."""
WRITTEN = GAMES if FUZZ else GAMES[::3]
"""Of these every state is written and read again, which is done in one way for all games."""
FULL = [
    (game, rules.players[1])
    for game, rules in games.SHEETS.items()
    if game not in LONG and rules.in_deal(rules.players[1]) > 2
]


def loaded(game: str, players: int = 2, **more: object) -> Any:
    """The game in OpenSpiel."""
    parameters = {"game": game, "players": players} | more
    return pyspiel.load_game(f"rummykit({','.join(f'{name}={value}' for name, value in parameters.items())})")


def moments(game: Any, seed: int, every: int) -> list[Any]:
    """States of one random deal, with players to act."""
    chance, state, found = Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(numbers, likely)[0])
        else:
            if state.move_number() % every == 0:
                found.append(state.clone())
            state.apply_action(chance.choice(state.legal_actions()))
    return found


def small_sheet(game: str = "standard_rummy", cards: int = 2) -> Rules:
    """A sheet with hands so small that chance can be told hand by hand."""
    rules = games.get(game)
    deal = msgspec.structs.replace(rules.deal, hand=cards)
    return msgspec.structs.replace(rules, id=f"small_{game}", deal=deal, offers=())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_random_simulations(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded(game, games.get(game).players[0]), 1, game in WRITTEN, False)


@pytest.mark.parametrize(("game", "players"), one_in(36, FULL, 2))
def test_so_does_a_full_table(game: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded(game, players), 1, False, False)


@pytest.mark.parametrize("actions", ["micro", "candidates"])
def test_tiles_can_be_played_one_by_one(actions: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded("rummikub", actions=actions), 1, True, False)


@some_games(3)
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_to_the_end(game: str) -> None:
    players = games.get(game).players[0]
    for state in moments(loaded(game, players), 3, 25)[:6]:
        chance = Random(4)
        for player in range(players):
            other = state.resample_from_infostate(player, chance.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            for _ in range(5):
                if not other.is_terminal():
                    other.apply_action(chance.choice(other.legal_actions()))


def test_other_hands_differ_in_a_resampled_state() -> None:
    state = moments(loaded("gin_rummy"), 1, 10)[1]
    player = state.current_player()
    others = {str(state.resample_from_infostate(player, Random(seed).random)) for seed in range(5)}
    assert len(others) == 5


@some_games(3, 1)
def test_what_the_others_were_told_is_what_they_hold_in_a_resampled_state(game: str) -> None:
    players = games.get(game).players[0]
    state = moments(loaded(game, players), 3, 2)[0]
    player, chance = state.current_player(), Random(5)
    other = state.resample_from_infostate(player, chance.random)
    deal = other.path.episode.deal
    for seat in set(range(players)) - {player}:
        told = msgspec.json.decode(other.information_state_string(seat).splitlines()[-1])
        held = sorted(hands.faces(deal._state.hands[seat], deal.rules.pack.family))
        assert (told["type"], told["seat"], sorted(told["cards"])) == ("dealt", seat, held)


@pytest.mark.parametrize("game", ["gin_rummy", "knock_rummy", "indian_rummy", "phom"])
def test_what_a_seat_was_told_says_what_it_may_do_however_often_cards_are_resampled(game: str) -> None:
    state, chance = moments(loaded(game), 1, 8)[0], Random(1)
    may: dict[tuple[int, str], list[int]] = {}
    for _ in range(60):
        other = state.resample_from_infostate(state.current_player(), chance.random)
        for _ in range(12):
            if other.is_terminal():
                break
            seat, legal = other.current_player(), other.legal_actions()
            assert may.setdefault((seat, other.information_state_string()), legal) == legal
            other.apply_action(chance.choice(legal))


def test_chance_is_told_hand_by_hand_on_a_small_sheet(capfd: pytest.CaptureFixture[str]) -> None:
    spiel.add_sheet(small_sheet())
    game = loaded("small_standard_rummy", chance="cards")
    root = game.new_initial_state()
    assert len(root.chance_outcomes()) == 52 * 51 // 2
    assert sum(likely for _, likely in root.chance_outcomes()) == pytest.approx(1)
    pyspiel.random_sim_test(game, 2, True, False)
    state = moments(game, 5, 1)[0]
    chance = next(number for number in state.legal_actions() if "draw stock" in state.action_to_string(number).lower())
    state.apply_action(chance)
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 52 - 5


def test_a_mini_game_is_loaded_by_its_name(capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded("mini_knock", chance="cards"), 3, True, False)


def test_a_large_sheet_has_too_many_hands() -> None:
    with pytest.raises(ValueError, match="too many hands"):
        spiel.RummyGame({"game": "gin_rummy", "chance": "cards"})
    with pytest.raises(ValueError, match="0 events or more, not -1"):
        pyspiel.load_game("rummykit(events=-1)")


def test_a_sum_is_zero_unless_points_are_asked_for() -> None:
    assert loaded("standard_rummy").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert loaded("standard_rummy", reward="points").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize("game", ["gin_rummy", "rummikub"])
def test_a_program_ends_without_a_word(game: str) -> None:
    """What the kernel has made is still in OpenSpiel's hands when Python ends, and nobody is told of it."""
    program = f"""
import warnings, pyspiel, rummykit.lab.spiel
warnings.simplefilter("ignore", rummykit.lab.SlowGameWarning)
state = pyspiel.load_game("rummykit(game={game},players=2)").new_initial_state()
while not state.is_terminal() and state.move_number() < 12:
    state.apply_action(state.legal_actions()[0])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
