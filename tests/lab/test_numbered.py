"""What has a number keeps it: what came later stands last, and only in observations and rows of games that have it."""

from __future__ import annotations

from typing import get_args

import pytest

pytest.importorskip("numpy")

from rummykit import games
from rummykit.lab import numbered
from rummykit.lab.actions import action_space
from rummykit.lab.candidates import CardCandidates
from rummykit.lab.encode import encoder
from rummykit.lab.episode import Episode
from rummykit.play.actions import Action, Buy, Draw
from rummykit.play.events import Event, TookBack
from rummykit.play.view import Phase
from rummykit.rules import CardsLaid, GoOut

SIZES = {
    "rummikub": (4, 4493, 32),
    "rummikub_classic": (4, 4493, 32),
    "rummikub_twist": (4, 4735, 32),
    "indian_rummy_points": (6, 1475, 256),
    "indian_rummy_pool101": (6, 1475, 256),
    "indian_rummy_pool201": (6, 1475, 256),
    "indian_rummy_deals": (6, 1475, 256),
    "standard_rummy": (6, 2460, 544),
    "round_the_corner_rummy": (6, 2460, 804),
    "rummy_complete": (6, 1354, 109),
    "block_rummy": (6, 2460, 544),
    "slowdown_rummy": (6, 2460, 596),
    "boathouse_rum": (6, 1354, 161),
    "caloochi": (4, 5283, 256),
    "double_rum": (6, 5693, 256),
    "gin_rummy": (2, 1830, 212),
    "knock_rummy": (5, 1248, 56),
    "continental_rum": (12, 2423, 256),
    "queen_city_rum": (6, 1354, 109),
    "phom": (4, 2305, 297),
    "german_rummy": (6, 5693, 256),
    "nowrang": (2, 678, 109),
}
"""Of the first games: the most players, the numbers of an observation then, and those of the usual action space."""


@pytest.mark.parametrize(
    ("known", "first", "later"),
    [
        (get_args(Phase), numbered.PHASES, numbered.LATER_PHASES),
        ([kind.__struct_config__.tag for kind in get_args(Action)], numbered.VERBS, numbered.LATER_VERBS),
        (
            [kind.__struct_config__.tag for kind in get_args(Event) if kind is not TookBack],
            numbered.EVENTS,
            numbered.LATER_EVENTS,
        ),
    ],
)
def test_every_phase_action_and_event_has_one_number(known: list[str], first: list[str], later: list[str]) -> None:
    # A deal takes nothing back by itself: tables of a server tell `TookBack`.
    assert sorted((*first, *later)) == sorted(known)


@pytest.mark.parametrize("game", SIZES)
def test_observations_and_actions_of_the_first_games_are_as_large_as_ever(game: str) -> None:
    rules = games.get(game)
    players, size, numbers = SIZES[game]
    assert (encoder(rules, players).size, action_space(rules).size) == (size, numbers)
    assert (len(numbered.phases(rules)), len(numbered.verbs(rules)), len(numbered.events(rules))) == (6, 16, 22)


def test_a_purchase_has_a_row_that_says_which_card_comes() -> None:
    episode = Episode("shanghai_rummy")
    episode.reset(1)
    episode.act(Draw("stock"))
    view = episode.view(episode.turn)
    assert (view.phase, view.resume) == ("buy", episode.deal._state.resume)
    space, rows = episode.space, episode.choices.rows
    assert isinstance(space, CardCandidates)
    assert rows is not None
    number = next(number for number, move in episode.choices.moves.items() if isinstance(move, Buy))
    assert rows[number][space.verbs.index("buy")] == 1
    assert rows[number][len(space.verbs) + 54 + view.discard_pile[-1]] == 1
    assert space.verbs.index("buy") == len(space.verbs) - 1


def test_a_schedule_tells_which_deal_it_is() -> None:
    episode = Episode("three_thirteen", 2)
    at = sum(rows * columns for rows, columns in (episode.encoder.shapes["faces"], episode.encoder.shapes["table"]))
    for scalar, width in episode.encoder.scalars:
        if scalar.name == "scheduled":
            break
        at += width
    for number in (0, 4, 10, 11):
        episode.reset(3, scheduled=number)
        told = episode.observation(episode.turn)[at : at + width]
        assert told.tolist() == [float(place == number % 11) for place in range(11)]
        assert episode.deal.rules.deal.hand == 3 + number % 11


def test_what_only_some_games_have_is_told_in_them_alone() -> None:
    for rules in games.SHEETS.values():
        code, out = encoder(rules, rules.players[0]), rules.step(GoOut)
        planes, scalars = ({part.name for part, _ in parts} for parts in (code.planes, code.scalars))
        assert ("counted" in planes) == isinstance(rules.scoring, CardsLaid)
        assert ("scheduled" in scalars) == bool(rules.schedule)
        assert ("bought" in scalars) == ("buy" in numbered.verbs(rules))
        assert ("finisher" in scalars) == (out is not None and out.last_turns)
