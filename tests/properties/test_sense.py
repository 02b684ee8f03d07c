"""House rules never make a sheet of which a part makes no sense: what is refused is refused with its class."""

from __future__ import annotations

from random import Random

from rummykit import games
from rummykit.rules import OptionIdle, OptionsClash, RulesError
from rummykit.rules.sense import faults
from tests.properties.playing import combination, every_game, varied

KNOWN = ("Start.redraw_seats repeats", "joker_needs_two_rack_tiles binds", "rake_rate and rake_fixed are")
"""The sentences about combinations that are no clash of two options by themselves."""


@every_game
def test_every_sheet_with_house_rules_makes_sense(game: str) -> None:
    for sheet in set(varied(game)):
        assert list(faults(sheet)) == []


@every_game
def test_a_combination_is_refused_only_as_a_clash_or_as_idle(game: str) -> None:
    for seed in range(300):
        refused = refusal(game, seed)
        assert isinstance(refused, OptionsClash | OptionIdle | None) or str(refused).startswith(KNOWN)


def refusal(game: str, seed: int) -> RulesError | None:
    """Why a random combination of options is refused."""
    try:
        games.get(game, **combination(game, Random(seed)))
    except RulesError as error:
        return error
    return None
