"""One deal as an episode of numbers: the seat to act chooses one, and at the end every seat has its reward."""

from __future__ import annotations

from random import Random
from typing import Any

from rummykit import games
from rummykit.bots import choose
from rummykit.lab.actions import ActionSpace, OpenMoves, PartialTurn, SpaceName, action_space
from rummykit.lab.encode import encoder
from rummykit.lab.extra import lab_packages
from rummykit.lab.rewards import RewardName, check_reward, rewards
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.shuffle import Seed

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

NO_CHOICES = OpenMoves({})


class Episode:
    """A deal that is played by numbers of an action space.

    `players` sit in it, None: as few as the game is for. `turn` is the seat to act, `choices` what it may choose,
    `over` whether the deal has ended. `begun` are the tiles chosen so far, where a turn is put together tile by tile;
    only the seat to act sees them.
    """

    def __init__(
        self,
        rules: Rules | str,
        players: int | None = None,
        actions: SpaceName | None = None,
        reward: RewardName = "points",
    ) -> None:
        check_reward(reward)
        self.rules = games.get(rules) if isinstance(rules, str) else rules
        self.players = self.rules.players[0] if players is None else players
        self.space: ActionSpace = action_space(self.rules, actions)
        self.encoder = encoder(self.rules, self.players)
        self.reward = reward
        self.events: tuple[Event, ...] = ()
        self._untold: list[Event] = []
        self.deal = Deal(self.rules, self.players, undoable=False)
        self.begun = PartialTurn()
        self._choices: OpenMoves | None = None
        self._view: View | None = None

    def reset(self, seed: Seed, number: int = 0, scheduled: int | None = None) -> None:
        """Deal anew; equal seeds and numbers are equal deals. `scheduled`, `number` if None: which of a schedule."""
        self.set_deal(Deal(self.rules, self.players, seed, number=number, scheduled=scheduled, undoable=False))

    def set_deal(self, deal: Deal) -> None:
        """Go on with this deal."""
        self.deal, self.begun, self._choices, self._view = deal, PartialTurn(), None, None
        self.events = deal.beginning
        self._untold = [*deal.beginning]

    def clone(self) -> Episode:
        """An independent copy."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.deal = self.deal.clone()
        twin._untold = [*self._untold]
        return twin

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked, or since the deal was set."""
        untold, self._untold = self._untold, []
        return untold

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self.deal.turn

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.deal.result is not None

    @property
    def choices(self) -> OpenMoves:
        """What the seat to act may choose; nothing when the deal is over."""
        if self._choices is None:
            deal = self.deal
            self._choices = NO_CHOICES if self.over else self.space.choices(self.view(deal.turn), self.begun)
        return self._choices

    def numbers(self) -> list[int]:
        """The numbers that the seat to act may choose, ascending."""
        return sorted(self.choices.moves)

    def allows(self, number: int) -> bool:
        """Whether the seat to act may choose a number."""
        return int(number) in self.choices.moves

    def play(self, number: int) -> None:
        """Choose a number; `events` is then what happened. Raises `ValueError` for one that may not be chosen."""
        move = self.choices.moves.get(int(number))
        if move is None:
            raise ValueError(
                f"{number} may not be chosen now; {', '.join(map(str, self.choices.moves)) or 'nothing'} may."
            )
        if isinstance(move, PartialTurn):
            self.events, self.begun = (), move
        else:
            self._carry_out(move)
        self._choices = None

    def play_any(self, chance: Random) -> None:
        """Play what the bot `random` does with this chance: any legal action, whether it has a number or not."""
        self.act(choose("random", self.rules, self.view(self.turn), chance))

    def act(self, action: Action) -> None:
        """Play an action itself, whatever its number; raises `IllegalAction`."""
        self._carry_out(action)
        self._choices = None

    def _carry_out(self, action: Action) -> None:
        self.events, self.begun, self._view = self.deal.play(action), PartialTurn(), None
        self._untold += self.events

    def rewards(self) -> tuple[float, ...]:
        """The reward of each seat; zeros while the deal is on."""
        result = self.deal.result
        return (0.0,) * self.players if result is None else rewards(self.rules, result, self.reward)

    # --- what a seat sees

    def view(self, seat: int) -> View:
        """The view of a seat; that of the seat to act is kept until something is played."""
        if seat != self.turn or self.over:
            return self.deal.view(seat)
        if self._view is None:
            self._view = self.deal.view(seat)
        return self._view

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.encoder.size + (0 if self.space.name != "micro" else self.encoder.columns)

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as `Encoder.flat` says; where a turn is put together, then its own tiles chosen so far."""
        flat = self.encoder.flat(self.view(seat))
        if self.space.name != "micro":
            return flat
        chosen = np.zeros(self.encoder.columns, np.float32)
        if seat == self.turn and not self.over:
            for face in self.begun.tiles:
                chosen[face & 63] += 1
        return np.concatenate([flat, chosen])

    def mask(self, seat: int) -> NDArray[np.int8]:
        """One for each number that a seat may choose; all zeros while it is not its turn."""
        return (self.choices if seat == self.turn else NO_CHOICES).mask(self.space.size)

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """`observation` and `action_mask` of a seat, and `candidates`, the rows of its choices, where there are any."""
        seen: dict[str, NDArray[Any]] = {"observation": self.observation(seat), "action_mask": self.mask(seat)}
        if self.space.features is not None:
            rows = self._rows() if seat == self.turn else None
            seen["candidates"] = np.zeros(self.space.features, np.float32) if rows is None else rows.copy()
        return seen

    def _rows(self) -> NDArray[np.float32] | None:
        return self.choices.rows
