"""Matches against the SimpleGinRummyBot of OpenSpiel, inside OpenSpiel: `python -m bench openspiel_gin --hands 10000`.

Every deck is played twice, with the seats exchanged. A match to 100 is the hands from one seat, deck after deck, until
a side has 100 points; our bot remembers what it saw in the hands of the same match. OpenSpiel's game differs from our
sheet: the first upcard goes to seat 0 and then seat 1, a hand whose stock has run down to two cards is drawn, the
undercut asks for less or equal deadwood and a tie pays the bonus alone, and there are no boxes.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any

from bench.table import progress, show
from rummykit import games, hands
from rummykit.bots import Memory, choose
from rummykit.bots.budget import USUAL, Budget
from rummykit.cards import Face
from rummykit.melds.arrange import best_arrangement
from rummykit.play.actions import Action, Discard, Draw, Knock, Pass
from rummykit.play.view import View
from rummykit.solve.best_hand import values_of

RULES = games.get("gin_rummy")
DECK = 52
TARGET = 100
PHASES = {"FIRST_UPCARD": "draw", "DRAW": "draw", "DISCARD": "play", "KNOCK": "play", "LAYOFF": "lay_off"}


class OurBot:
    """A bot of ours at a seat of OpenSpiel's gin rummy; it is told what both seats do, and sees what its seat may."""

    def __init__(self, gin: Any, game: Any, seat: int, level: str, budget: Budget) -> None:
        self.gin, self.seat, self.level, self.budget = gin, seat, level, budget
        self.melds = gin.GinRummyUtils(13, 4, 10)
        self.seconds, self.decisions = 0.0, 0
        self.meet()
        self.restart()

    def meet(self) -> None:
        """Begin a new match, and forget how the last opponent played."""
        self.memory = Memory()

    def restart(self) -> None:
        """A new hand begins."""
        self.pile: list[Face] = []
        self.thrown_by: list[int | None] = []
        self.taken: Face | None = None
        self.passes = self.turns = 0
        self.drawn = [0, 0]
        self.throws: Face | None = None

    def seen(self, state: Any, seat: int, action: int) -> None:
        """A seat is about to do this."""
        gin, phase = self.gin, state.current_phase().name
        if not self.pile and phase == "FIRST_UPCARD":
            self.pile, self.thrown_by = [state.upcard()], [None]
        if phase in ("FIRST_UPCARD", "DRAW"):
            if action == gin.PASS_ACTION:
                self.passes += 1
            elif action == gin.DRAW_UPCARD_ACTION:
                self.taken = self.pile.pop()
                self.thrown_by.pop()
            if action in (gin.DRAW_UPCARD_ACTION, gin.DRAW_STOCK_ACTION):
                self.drawn[seat] += 1
        elif action < DECK and phase in ("DISCARD", "KNOCK"):
            self.pile.append(action)
            self.thrown_by.append(seat)
            self.taken = None
            self.turns += 1

    def step(self, state: Any) -> int:
        """The action of the seat, by OpenSpiel's numbers."""
        begun = perf_counter()
        action = self._step(state)
        self.seconds += perf_counter() - begun
        self.decisions += 1
        return action

    def _step(self, state: Any) -> int:
        gin, legal, phase = self.gin, state.legal_actions(), state.current_phase().name
        if not self.pile and phase == "FIRST_UPCARD":
            self.pile, self.thrown_by = [state.upcard()], [None]
        if len(legal) == 1:
            return int(legal[0])
        if phase == "KNOCK":
            return self._show(state, legal)
        if phase == "LAYOFF":
            return self._lay_off(state, legal)
        if phase == "WALL":
            return int(gin.KNOCK_ACTION if gin.KNOCK_ACTION in legal else legal[0])
        chance = random.Random(f"{sorted(state.hands()[self.seat])} {self.pile}")
        view = self._view(state, phase)
        action = choose(self.level, RULES, view, chance, self.budget, self.memory)  # type: ignore[arg-type]
        return self._number(action, legal)

    def _number(self, action: Action, legal: list[int]) -> int:
        gin = self.gin
        if isinstance(action, Draw):
            number = gin.DRAW_STOCK_ACTION if action.source == "stock" else gin.DRAW_UPCARD_ACTION
        elif isinstance(action, Discard):
            number = action.card
        else:
            assert isinstance(action, Knock | Pass), action
            number = gin.KNOCK_ACTION if isinstance(action, Knock) else gin.PASS_ACTION
        assert number in legal, f"{action} in {legal}"
        return int(number)

    def _view(self, state: Any, phase: str) -> View:
        """What the seat sees of the hand, as a view of our deal."""
        seat, held = self.seat, state.hands()
        known = tuple(tuple(sorted(cards)) if other != seat else () for other, cards in enumerate(state.known_cards()))
        first = phase == "FIRST_UPCARD"
        offers = 2 - self.passes if first else 0 if self.passes == 2 and not any(self.drawn) else None
        return View(
            seat=seat,
            order=(0, 1),
            turn=seat,
            phase=PHASES[phase],  # type: ignore[arg-type]
            step=0 if PHASES[phase] == "draw" else 1,
            plays=0,
            draws=(self.drawn[0], self.drawn[1]),
            starter=0,
            dealer=1,
            turn_number=self.turns + 1,
            hand=tuple(sorted(held[seat])),
            counts=(len(held[0]), len(held[1])),
            opened=(False, False),
            table=(),
            stock=state.stock_size(),
            discard_pile=tuple(self.pile),
            taken=self.taken,
            must_play=None,
            kept=((), ()),
            shown=(False, False),
            turns_left=None,
            wild=0,
            indicator=None,
            out=(),
            misses=(),
            result=None,
            upcard_offers=offers,
            discarded_by=tuple(self.thrown_by),
            known=known,
            knock_limit=state.knock_card(),
        )

    def _show(self, state: Any, legal: list[int]) -> int:
        """After a knock: the discard that leaves the least, then the best melds one by one, then done."""
        held = state.hands()[self.seat]
        cards = [action for action in legal if action < DECK]
        if cards:
            return min(cards, key=lambda card: (_deadwood([face for face in held if face != card]), card))
        return self._meld(held, legal)

    def _lay_off(self, state: Any, legal: list[int]) -> int:
        """What lowers the deadwood goes to the knocker's melds; then the own melds are laid."""
        held = state.hands()[self.seat]
        cards = [action for action in legal if action < DECK]
        left = {card: _deadwood([face for face in held if face != card]) for card in cards}
        if left and min(left.values()) < _deadwood(held):
            return min(left, key=lambda card: (left[card], card))
        if cards:
            return int(self.gin.PASS_ACTION)
        return self._meld(held, legal)

    def _meld(self, held: list[Face], legal: list[int]) -> int:
        base = self.gin.MELD_ACTION_BASE
        numbers = [base + self.melds.meld_to_int(list(meld)) for meld in self.melds.best_meld_group(held)]
        wanted = [number for number in numbers if number in legal]
        return int(wanted[0] if wanted else self.gin.PASS_ACTION if self.gin.PASS_ACTION in legal else legal[0])


def _deadwood(held: list[Face]) -> int:
    values = values_of(RULES)[:DECK]
    return best_arrangement(hands.of(held), groups=RULES.groups, runs=RULES.runs, values=values).deadwood


def play_hand(game: Any, bots: list[Any], deck: list[int]) -> list[float]:
    """The points of one hand; cards come in the order of the deck, whoever draws them."""
    state = game.new_initial_state()
    for bot in bots:
        bot.restart()
    while not state.is_terminal():
        if state.is_chance_node():
            legal = set(state.legal_actions())
            state.apply_action(next(card for card in deck if card in legal))
            continue
        seat = state.current_player()
        action = bots[seat].step(state)
        for bot in bots:
            if isinstance(bot, OurBot):
                bot.seen(state, seat, action)
        state.apply_action(action)
    return list(state.returns())


@dataclass
class Tally:
    """What hands came to, from our side."""

    hands: list[float] = field(default_factory=list)
    ours: float = 0
    theirs: float = 0
    matches: list[bool] = field(default_factory=list)
    races: list[tuple[float, float]] = field(default_factory=lambda: [(0, 0), (0, 0)])

    def add(self, points: float, seat: int) -> bool:
        """A hand that we won by so many points from this seat, or lost; whether a match ends with it."""
        self.hands.append(points)
        self.ours += max(0, points)
        self.theirs += max(0, -points)
        us, them = self.races[seat][0] + max(0, points), self.races[seat][1] + max(0, -points)
        ends = max(us, them) >= TARGET
        if ends:
            self.matches.append(us > them)
            us = them = 0
        self.races[seat] = us, them
        return ends

    def rows(self) -> list[list[Any]]:
        """Figures with the half width of their intervals of 95 %."""
        won, lost = sum(each > 0 for each in self.hands), sum(each < 0 for each in self.hands)
        pairs = [(one + other) / 2 for one, other in zip(self.hands[::2], self.hands[1::2], strict=True)]
        mean = sum(pairs) / len(pairs)
        spread = sqrt(sum((each - mean) ** 2 for each in pairs) / max(1, len(pairs) - 1) / len(pairs))
        return [
            ["hands", len(self.hands), ""],
            ["won, of decided, %", *_share(won, won + lost)],
            ["lost, of all, %", *_share(lost, len(self.hands))],
            ["points a hand", round(mean, 2), round(1.96 * spread, 2)],
            ["share of all points, %", round(100 * self.ours / max(1, self.ours + self.theirs), 1), ""],
            ["matches to 100 won, %", *_share(sum(self.matches), len(self.matches))],
            ["matches", len(self.matches), ""],
        ]


def _share(part: int, whole: int) -> tuple[float, float]:
    share = part / max(1, whole)
    return round(100 * share, 1), round(196 * sqrt(share * (1 - share) / max(1, whole)), 1)


def main(asked: list[str] | None = None) -> int:
    """Prints what the hands came to; 2 where OpenSpiel is not installed."""
    parser = argparse.ArgumentParser(prog="python -m bench openspiel_gin")
    parser.add_argument("--hands", type=int, default=200, help="hands, two for each deck")
    parser.add_argument("--level", default="sharp", help="a level of ours (%(default)s)")
    parser.add_argument("--budget", type=Budget.read, default=USUAL, help="300ms, or 2000 playouts")
    parser.add_argument("--seed", type=int, default=0, help="of the decks")
    given = parser.parse_args([] if asked is None else asked)
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed; `make peers` installs it beside everything else.")
        return 2
    game, gin = pyspiel.load_game("gin_rummy"), pyspiel.gin_rummy
    ours = [OurBot(gin, game, seat, given.level, given.budget) for seat in range(2)]
    theirs = [pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), seat) for seat in range(2)]
    tally = Tally()
    for number in range(given.hands // 2):
        progress("Gin rummy inside OpenSpiel", number, given.hands // 2)
        deck = random.Random(f"{given.seed} {number}").sample(range(DECK), DECK)
        for seat in range(2):
            seated = [ours[0], theirs[1]] if seat == 0 else [theirs[0], ours[1]]
            if tally.add(play_hand(game, seated, deck)[seat], seat):
                ours[seat].meet()
    progress("", 1, 1)
    seconds, decisions = sum(bot.seconds for bot in ours), sum(bot.decisions for bot in ours)
    title = f"{given.level} ({given.budget}) against SimpleGinRummyBot inside OpenSpiel, decks of seed {given.seed}"
    rows = [*tally.rows(), ["ms a decision", round(1000 * seconds / max(1, decisions), 2), ""]]
    show(title, ["what", "figure", "±"], rows)
    return 0
