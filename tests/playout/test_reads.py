"""The kernel claims no sheet of which it overlooks a part: every field of every claimed game, flipped and played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import ModuleType

import pytest

from rummykit import Deal, games
from rummykit.bots import Level, choose
from rummykit.bots.sharp import closed_hands, joker_melds, laid_points, show
from rummykit.checked import fields_of
from rummykit.playout import laid_sheet, side_sheet
from rummykit.playout.cards import card_sheet
from rummykit.rules import Rules
from rummykit.rules.consistency import faults
from rummykit.rules.fields import with_fields
from tests.examples import at_most, scaled
from tests.flips import flips
from tests.playout.lockstep import every_claimed_game, walk
from tests.properties.playing import eager


@every_claimed_game
def test_what_it_claims_it_plays_as_the_engine_does(game: str) -> None:
    chance, claimed = Random(f"reads {game}"), 0
    legal = [flip for flip in flips(game) if not any(faults(flip.sheet))]
    for seed in at_most(len(legal)):
        if seed >= scaled(len(legal)) and claimed:
            break
        flip = legal[seed]
        players = min(max(flip.sheet.players[0], 2 + seed % 2), flip.sheet.players[1])
        if card_sheet(flip.sheet, players) is not None:
            claimed += 1
            for number in range(2):
                walk(flip.sheet, players, seed + number, chance, lambda deal, actions, chance: eager(actions, chance))
    assert claimed, "the kernel plays some of them"


@pytest.mark.parametrize("level", ["steady", "sharp"])
@every_claimed_game
def test_no_sheet_stops_a_bot(game: str, level: Level) -> None:
    legal = [flip for flip in flips(game) if not any(faults(flip.sheet))]
    for seed, flip in enumerate(legal[: scaled(60)]):
        deal = Deal(flip.sheet, players=flip.sheet.players[0], seed=seed)
        for _ in range(3):
            if deal.result is not None:
                break  # over with the deal itself
            action = choose(level, flip.sheet, deal.view(deal.turn), Random(seed))
            assert deal.can(action), f"{flip}: {action}"
            deal.play(action)


@pytest.mark.parametrize("search", [closed_hands, joker_melds, laid_points, laid_sheet, show, side_sheet])
def test_a_search_names_fields_that_there_are(search: ModuleType) -> None:
    for word, fields in search.READS.items():
        assert set(fields or ()) <= set(fields_of(word)), word


@pytest.mark.parametrize(
    ("knows", "game", "field"),
    [
        (lambda rules: laid_sheet.knows_laid(rules, 2), "caloochi", {"turn.Play.per_turn": "one"}),
        (lambda rules: side_sheet.side_sheet(rules, 2) is not None, "canasta", {"turn.Discard.fitting": "refused"}),
        (joker_melds.knows, "double_rum", {"turn.Discard.fitting": "refused"}),
        (laid_points.knows, "rummy_500", {"turn.Play.floats": True}),
    ],
)
def test_a_search_knows_no_sheet_with_a_field_that_it_does_not_read(
    knows: Callable[[Rules], bool], game: str, field: Mapping[str, object]
) -> None:
    assert knows(games.get(game))
    assert not knows(with_fields(games.get(game), field))
