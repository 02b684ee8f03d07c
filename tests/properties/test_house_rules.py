"""House rules can be combined as people like, and what does not go together is refused with a sentence."""

from __future__ import annotations

from collections import Counter
from random import Random

from rummykit import games
from rummykit.rules import OptionValue, RulesError
from tests.properties.playing import combination, every_game, varied

COMBINATIONS = 300


@every_game
def test_combinations_that_make_sense_are_in_force(game: str) -> None:
    plain = games.get(game)
    met: Counter[tuple[str, OptionValue]] = Counter()
    for seed in range(COMBINATIONS):
        chosen = combination(game, Random(seed))
        try:
            sheet = plain.with_options(**chosen)
        except RulesError:
            continue
        met.update(chosen.items())
        assert chosen.items() <= sheet.options().items()
    for option in plain.offers:
        assert len([value for name, value in met if name == option.name]) > 1, f"{option.name} never survives"


@every_game
def test_long_runs_try_every_option(game: str) -> None:
    sheets = set(varied(game))
    for option in games.get(game).offers:
        assert len({sheet.options().get(option.name) for sheet in sheets}) > 1, f"{option.name} is never changed"
