"""Writes the golden deals anew."""

from rummykit import games
from tests.golden.playthrough import path_of, told

for game in games.SHEETS:
    path_of(game).write_text(told(game), encoding="utf-8")
    print(path_of(game).name)
