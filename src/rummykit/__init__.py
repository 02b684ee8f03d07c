"""RummyKit: the whole rummy family, as a library."""

from rummykit import games
from rummykit.match import Match, score
from rummykit.play.deal import Deal
from rummykit.rules import IllegalAction, Rules

__all__ = ["Deal", "IllegalAction", "Match", "Rules", "games", "score"]
