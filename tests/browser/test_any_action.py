"""Whatever the engine lists can be done by mouse, by touch and by keys, and the button says what it will do.

Every game is tried in one way, the ways by turns; `make fuzz` tries all of them in every way, with house rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rummykit import games
from tests.browser.any_action import try_everything
from tests.browser.guest import Chair
from tests.browser.staging import Scene
from tests.browser.ways import WAYS, Way
from tests.browser.whole_deal import PARTNERS, seats_of
from tests.examples import FUZZ
from tests.properties.playing import combination


def tried() -> Iterator[tuple[str, type[Way], int]]:
    """Game, way, and the seed of the deal; house rules come with every seed but the first."""
    for at, game in enumerate(games.SHEETS):
        for turn, way in enumerate(WAYS):
            if FUZZ or at % len(WAYS) == turn:
                yield from ((game, way, seed) for seed in range(max(1, FUZZ // 10)))


@pytest.mark.parametrize(("game", "way", "seed"), list(tried()), ids=lambda each: getattr(each, "__name__", str(each)))
def test_every_kind_of_action_is_done_by_the_controls(
    chair: Chair, db: Path, game: str, way: type[Way], seed: int
) -> None:
    options = combination(game, Random(seed)) if seed else {}
    players = 4 if game in PARTNERS else seats_of(game)
    try_everything(chair, db, way, Scene(game=game, moment=bool, options=options, players=players, first_seed=seed))
