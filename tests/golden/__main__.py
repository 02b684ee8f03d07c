"""Writes the golden deals and the fingerprints of random play anew."""

from rummykit import games
from tests.golden import random_play
from tests.golden.playthrough import path_of, told

for game in games.SHEETS:
    path_of(game).write_text(told(game), encoding="utf-8")
    print(path_of(game).name)
random_play.keep()
print(random_play.KEPT.name)
