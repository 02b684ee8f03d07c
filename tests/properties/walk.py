"""One deal of a game, played once in a process and looked at by every test that asks whether something always holds.

A test that fails while it looks at a walk says where it was: `tests/conftest.py` adds it to the report.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Literal, NamedTuple

from hypothesis import strategies as st

from rummykit import Deal, Rules
from rummykit.bots import Level, choose
from rummykit.bots.budget import Budget
from rummykit.play.actions import Action
from tests.examples import FUZZ
from tests.properties.playing import LONGEST, anything, eager, table_for

Way = Literal["anything", "eager"] | Level
"""Who plays: people who do anything, or who like to lay melds, or bots of a level."""
POLICIES = {"anything": anything, "eager": eager}
FEW = Budget(playouts=20)
"""What sharp has for an action: a deal ends whatever it finds."""
LAST = 10_000 if FUZZ else 7
"""The last seed of a walk that examples begin with."""

place = ""
"""The walk and the move that were looked at last, as Python that gets there."""


class Walk(NamedTuple):
    """A whole deal: its sheet and players, and all that was done."""

    game: str
    seed: int
    way: Way
    rules: Rules
    players: int
    actions: tuple[Action, ...]

    def begin(self) -> Deal:
        """The deal at its beginning."""
        return Deal(self.rules, self.players, self.seed, scheduled=self.seed)

    def at(self, move: int) -> Deal:
        """The deal after so many actions, or at its end."""
        deal = self.begin()
        for action in self.actions[:move]:
            deal.play(action)
        self.look(move)
        return deal

    def end(self) -> Deal:
        """The deal when it is over."""
        return self.at(len(self.actions))

    def moments(self, every: int = 1) -> Iterator[Deal]:
        """The deal at (about) every so many of its actions, the beginning and the end included; it is played on."""
        deal, chance = Deal(self.rules, self.players, self.seed, scheduled=self.seed, undoable=False), Random(self.seed)
        following = 0
        for move, action in enumerate(self.actions):
            if move == following:
                self.look(move)
                yield deal
                following += chance.randint(1, 2 * every - 1)
            deal.play(action)
        self.look(len(self.actions))
        yield deal

    def look(self, move: int) -> None:
        """Note which moment is looked at."""
        global place
        place = f"walk({self.game!r}, {self.seed}, {self.way!r}).at({move})"


@cache
def walk(game: str, seed: int, way: Way = "eager") -> Walk:
    """A deal of the game with the sheet and the number of players that belong to the seed."""
    global place
    rules, players = table_for(game, seed)
    deal, chance = Deal(rules, players, seed, scheduled=seed, undoable=False), Random(seed)
    done: list[Action] = []
    while deal.result is None:
        place = f"walk({game!r}, {seed}, {way!r}), move {len(done)}"
        assert len(done) < LONGEST, "the deal does not end"
        if way == "anything" or way == "eager":
            actions = list(deal.legal_actions())
            assert actions, "nothing is legal"
            done.append(POLICIES[way](actions, chance))
        else:
            done.append(choose(way, rules, deal.view(deal.turn), chance, FEW))
        deal.play(done[-1])
    return Walk(game, seed, way, rules, players, tuple(done))


def moments(game: str, seed: int, every: int = 1) -> Iterator[Deal]:
    """One deal of people who like to lay melds, at (about) every so many of its actions and at its end."""
    return walk(game, seed).moments(every)


@st.composite
def positions(draw: st.DrawFn, game: str, over: bool = False) -> Deal:
    """A deal after any number of its actions; not `over` unless asked."""
    done = walk(game, draw(st.integers(0, LAST)))
    return done.at(draw(st.integers(0, len(done.actions) - (not over))))
