"""House rules can be combined as people like, and what does not go together is refused with a sentence."""

from __future__ import annotations

from random import Random

from rummykit import games
from rummykit.rules import OptionIdle, OptionsClash, OptionValue, Rules, RulesError
from rummykit.rules.consistency import faults
from tests.examples import at_most, scaled
from tests.properties.playing import combination, every_game

COMBINATIONS, MOST = 60, 600
"""So many combinations of options of each game, and more until every option has been in force."""
KNOWN = ("Start.redraw_seats repeats", "joker_needs_two_rack_tiles binds", "rake_rate and rake_fixed are")
"""The sentences about combinations that are no clash of two options by themselves."""


def made_or_refused(plain: Rules, chosen: dict[str, OptionValue]) -> Rules | RulesError:
    """The sheet with these options, or why there is none."""
    try:
        return plain.with_options(**chosen)
    except RulesError as refused:
        return refused


@every_game
def test_combinations_that_make_sense_are_in_force_and_others_are_a_clash_or_idle(game: str) -> None:
    plain = games.get(game)
    met: dict[str, set[OptionValue]] = {option.name: set() for option in plain.offers}
    for seed in at_most(MOST):
        if seed >= scaled(COMBINATIONS) and all(len(values) > 1 for values in met.values()):
            break
        chosen = combination(game, Random(seed))
        made = made_or_refused(plain, chosen)
        if isinstance(made, Rules):
            for name, value in chosen.items():
                met[name].add(value)
            assert chosen.items() <= made.options().items()
            assert list(faults(made)) == []
        else:
            assert isinstance(made, OptionsClash | OptionIdle) or str(made).startswith(KNOWN)
    for name, values in met.items():
        assert len(values) > 1, f"{name} never survives"
