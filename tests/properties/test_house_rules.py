"""House rules can be combined as people like, and what does not go together is refused with a sentence."""

from __future__ import annotations

from collections import Counter
from random import Random

from rummykit import games
from rummykit.rules import OptionValue, RulesError
from tests.properties.playing import combination, every_game, varied

COMBINATIONS = 300


@every_game
def test_most_combinations_make_sense_and_are_in_force(game: str) -> None:
    plain = games.get(game)
    met: Counter[tuple[str, OptionValue]] = Counter()
    sound = refused = 0
    for seed in range(COMBINATIONS):
        chosen = combination(game, Random(seed))
        try:
            sheet = plain.with_options(**chosen)
        except RulesError:
            refused += 1
            continue
        sound += 1
        met.update(chosen.items())
        assert chosen.items() <= sheet.options().items()
    assert sound + refused == COMBINATIONS
    assert sound >= 0.8 * COMBINATIONS, f"{refused} of {COMBINATIONS} combinations are refused"
    for option in plain.offers:
        assert len([value for name, value in met if name == option.name]) > 1, f"{option.name} never survives"


@every_game
def test_long_runs_are_played_by_many_different_sheets(game: str) -> None:
    sheets = set(varied(game))
    assert len(sheets) > 25
    for option in games.get(game).offers:
        assert len({sheet.options().get(option.name) for sheet in sheets}) > 1, f"{option.name} is never changed"
