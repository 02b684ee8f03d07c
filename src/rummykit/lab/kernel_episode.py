"""One deal as an episode of numbers that the kernel plays; the engine follows where only it knows what is asked."""

from __future__ import annotations

from random import Random
from typing import Any

from rummykit import games
from rummykit.lab.actions import PartialTurn, SpaceName
from rummykit.lab.by_kernel import ByKernel, kernel_deals
from rummykit.lab.episode import Episode
from rummykit.lab.extra import lab_packages
from rummykit.lab.plain_actions import PlainActions
from rummykit.lab.rewards import RewardName
from rummykit.lab.slow_games import warn_of_engine
from rummykit.lab.vector_step import VectorStep
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.rules import Rules
from rummykit.shuffle import Seed

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

MOST_LISTED = 20_000
"""The most actions that the kernel lists of a position."""


class KernelEpisode(Episode):
    """An `Episode` whose deals the kernel plays while it can; every number and array is as `Episode` has it.

    What the kernel has played, the engine's `deal` plays as well as soon as it is asked for: at the end of a deal, for
    a `View`, for seats that are not to act. An action without a number of its own is played by the engine, and so is
    the rest of that deal, and every deal that `set_deal` gives. Raises `ValueError` for what the kernel does not play.
    """

    def __init__(
        self,
        rules: Rules | str,
        players: int | None = None,
        actions: SpaceName | None = None,
        reward: RewardName = "points",
    ) -> None:
        self._ahead = self._shared = False
        self._behind: list[tuple[int, NDArray[np.float32] | None]] = []
        super().__init__(rules, players, actions, reward)
        kernel = kernel_deals(self.encoder, self.space, 1)
        if kernel is None:
            raise ValueError(f"The kernel does not play {self.rules.names.en} by {self.space.name!r}.")
        self._kernel: ByKernel = kernel
        self._plain = PlainActions(self.space)
        self._batch = self._empty()
        self._number = np.zeros(1, np.int64)
        self._order: tuple[int, ...] = ()
        self._seat = 0
        self._dealer: int | None = None
        self._dealer_at = self._place_of_dealer()

    def _empty(self) -> VectorStep:
        rows = None if self.space.features is None else np.zeros((1, *self.space.features), np.float32)
        return VectorStep(
            observation=np.zeros((1, self.encoder.size), np.float32),
            action_mask=np.zeros((1, self.space.size), np.int8),
            candidates=rows,
            seat=np.zeros(1, np.int64),
            rewards=np.zeros((1, self.players), np.float32),
            ended=np.zeros(1, np.bool_),
        )

    def _place_of_dealer(self) -> int | None:
        """Where an observation says who deals, which the kernel leaves out."""
        at = self.encoder.size - int(np.prod(self.encoder.shapes["scalars"]))
        for scalar, width in self.encoder.scalars:
            if scalar.name == "dealer":
                return at
            at += width
        return None

    # --- the engine's deal

    @property
    def deal(self) -> Deal:
        """The engine's deal, after all that has been played."""
        self._follow()
        self._own()
        return self._deal

    @deal.setter
    def deal(self, deal: Deal) -> None:
        self._deal, self._shared = deal, False

    def _own(self) -> None:
        """Take a copy of a deal that a clone looks at as well."""
        if self._shared:
            self.deal = self._deal.clone()

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened with the last action."""
        self._follow()
        return self._events

    @events.setter
    def events(self, events: tuple[Event, ...]) -> None:
        self._events = events

    def _follow(self) -> None:
        """Play in the engine what the kernel has played."""
        behind, self._behind = self._behind, []
        if behind:
            self._own()
        for number, row in behind:
            action = self._plain.action(self._deal, number, row)
            if action is None:
                view = self._deal.view(self._deal.turn)
                action = self.space.choices(view, PartialTurn()).moves[number]  # type: ignore[assignment]
            assert action is not None
            self._events = self._deal.play(action)
            self._untold += self._events

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked, or since the deal was set."""
        self._follow()
        return super().take_events()

    # --- the kernel's

    def set_deal(self, deal: Deal) -> None:
        """Go on with this deal, in the engine."""
        self._ahead, self._behind = False, []
        super().set_deal(deal)

    def reset(self, seed: Seed, number: int = 0, scheduled: int | None = None) -> None:
        """Deal anew, as `Episode.reset` does."""
        super().reset(seed, number, scheduled)
        state = self._deal._state
        self._order, self._dealer = state.order, state.dealer
        place = number if scheduled is None else scheduled
        self._kernel.deal(seed)
        self._kernel.begin(0, number, place % max(1, len(self.rules.schedule)), state.order.index(state.starter))
        self._ahead = True
        self._show()

    def clone(self) -> KernelEpisode:
        """An independent copy."""
        self._shared = True  # until one of them plays on in it
        twin = KernelEpisode.__new__(KernelEpisode)
        twin.__dict__.update(self.__dict__)
        twin._behind, twin._untold = [*self._behind], [*self._untold]
        twin._go_on_with(self._kernel.clone())
        return twin

    def __getstate__(self) -> dict[str, Any]:
        self._follow()
        self._own()
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_kernel", "_batch")}
        return kept | {"_kernel": (self._kernel.seed, self._kernel.state())}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        seed, stood = state["_kernel"]
        kernel = kernel_deals(self.encoder, self.space, 1)
        assert kernel is not None
        kernel.deal(seed)
        kernel.restore(stood)
        self._go_on_with(kernel)

    def _go_on_with(self, kernel: ByKernel) -> None:
        self._kernel, self._batch = kernel, self._empty()
        self._number = np.zeros(1, np.int64)
        self._kernel.show(self._batch)

    def _show(self) -> None:
        self._choices = self._view = None
        self._kernel.show(self._batch)
        self._seat = self._order[int(self._batch.seat[0])]

    def _advance(self, number: int) -> None:
        self._number[0] = number
        self._kernel.step(self._number, self._batch)
        if not self._batch.ended[0]:
            self._show()
            return
        self._ahead = False
        self._follow()
        self._choices = self._view = None
        assert self._deal.result is not None, "the engine sees the same end"

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self._seat if self._ahead else self._deal.turn

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return not self._ahead and self._deal.result is not None

    def numbers(self) -> list[int]:
        """The numbers that the seat to act may choose, ascending."""
        if not self._ahead:
            return super().numbers()
        found: list[int] = np.flatnonzero(self._batch.action_mask[0]).tolist()
        return found

    def allows(self, number: int) -> bool:
        """Whether the seat to act may choose a number."""
        if not self._ahead:
            return super().allows(number)
        return 0 <= int(number) < self.space.size and bool(self._batch.action_mask[0, int(number)])

    def play(self, number: int) -> None:
        """Choose a number; raises `ValueError` for one that may not be chosen."""
        if not self._ahead or not self.allows(number):
            super().play(number)
            return
        rows = self._batch.candidates
        self._behind.append((int(number), None if rows is None else rows[0, int(number)].copy()))
        self._advance(int(number))

    def play_any(self, chance: Random) -> None:
        """Play what the bot `random` does with this chance."""
        listed = self._kernel.listed() if self._ahead else []
        if not 0 < len(listed) < MOST_LISTED:
            super().play_any(chance)
            return
        place = chance.choice(range(len(listed)))
        number = listed[place]
        if number >= 0 and listed.index(number) == place:
            self.play(number)
        else:
            self.act(list(self.deal.legal_actions())[place])

    def act(self, action: Action) -> None:
        """Play an action itself, whatever its number; raises `IllegalAction`."""
        if not self._ahead:
            super().act(action)
            return
        self._follow()
        number = self._number_of(action)
        self._carry_out(action)
        if number is None:
            self._ahead = False
            self._choices = self._view = None
        else:
            self._advance(number)

    def _number_of(self, action: Action) -> int | None:
        """The number whose choice is this very action."""
        rows = self._batch.candidates
        number = self._plain.number(self._deal, action, self._batch.action_mask[0], None if rows is None else rows[0])
        if number is not None:
            return number
        return next((number for number, move in self.choices.moves.items() if move == action), None)

    # --- what a seat sees

    def rewards(self) -> tuple[float, ...]:
        """The reward of each seat; zeros while the deal is on."""
        return (0.0,) * self.players if self._ahead else super().rewards()

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as `Episode.observation` says."""
        if not self._ahead or seat != self._seat:
            return super().observation(seat)
        seen: NDArray[np.float32] = self._batch.observation[0].copy()
        if self._dealer is not None and self._dealer_at is not None:
            places = self._order.index(self._dealer) - self._order.index(seat)
            seen[self._dealer_at + places % self.players] = 1
        return seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        """One for each number that a seat may choose; all zeros while it is not its turn."""
        if not self._ahead or seat != self._seat:
            return super().mask(seat)
        allowed: NDArray[np.int8] = self._batch.action_mask[0].copy()
        return allowed

    def _rows(self) -> NDArray[np.float32] | None:
        if not self._ahead:
            return super()._rows()
        return None if self._batch.candidates is None else self._batch.candidates[0]


def quickest_episode(
    game: Rules | str,
    players: int | None = None,
    actions: SpaceName | None = None,
    reward: RewardName = "points",
) -> Episode:
    """An episode that the kernel plays, or the engine, with a `SlowGameWarning`; raises what `Episode` raises."""
    rules = games.get(game) if isinstance(game, str) else game
    made = Episode(rules, players, actions, reward)
    if kernel_deals(made.encoder, made.space, 1) is not None:
        return KernelEpisode(rules, players, actions, reward)
    warn_of_engine(rules, made.space)
    return made
