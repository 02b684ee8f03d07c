"""The sheet to begin with is the game it is like, and its remarks are all that there is to change."""

from __future__ import annotations

import re

import pytest

from rummykit import games
from rummykit.rules import Names
from rummykit.rules.fields import with_fields
from rummykit.sheets.beginning import beginning
from tests.examples import some_games
from tests.properties.playing import every_game

SETTING = re.compile(r"# (\[.*\]$|\w[\w.-]* = |    \"\w+\",$|    \{.*\},$|\]$)")
"""A remark that is a setting, not prose."""


def begun(game: str) -> str:
    return beginning(games.get(game), "mine", "My Game", "mine.toml")


@every_game
def test_it_is_the_game_under_another_name(game: str) -> None:
    like = games.get(game)
    mine = games.loads(begun(game))
    own = {"id": "mine", "names": Names(en="My Game"), "aliases": (), "akin": (), "version": 1}
    assert mine == with_fields(like, own)


@some_games(3)
def test_its_remarks_say_all_of_the_game(game: str) -> None:
    lines = [line.removeprefix("# ") if SETTING.match(line) else line for line in begun(game).splitlines()]
    uncommented = "\n".join(lines)
    assert games.loads(uncommented) == games.loads(begun(game))
    alone = uncommented.replace(f'like = "{game}"\n', "")
    assert games.loads(alone) == games.loads(begun(game))


@pytest.mark.parametrize(
    ("kept", "changed"), [("# target = 100", "target = 250"), ("# upcard = true", "upcard = false")]
)
def test_one_line_is_changed_by_taking_its_mark_away(kept: str, changed: str) -> None:
    text = begun("standard_rummy")
    table = "match" if "target" in kept else "deal"
    assert kept in text
    text = text.replace(f"# [{table}]", f"[{table}]").replace(kept, changed)
    sheet = games.loads(text)
    assert (sheet.match, sheet.deal.upcard) != (games.get("standard_rummy").match, True)
