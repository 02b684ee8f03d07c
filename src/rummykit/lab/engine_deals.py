"""Deals side by side that the ordinary engine plays, whatever their sheet."""

from __future__ import annotations

from random import Random
from typing import Any

from rummykit.lab.actions import PartialTurn, SpaceName
from rummykit.lab.episode import Episode
from rummykit.lab.extra import lab_packages
from rummykit.lab.rewards import RewardName
from rummykit.lab.vector_step import WAITS, VectorStep, forbidden
from rummykit.play.deal import Deal
from rummykit.play.hidden_cards import redeal_hidden
from rummykit.rules import Rules
from rummykit.shuffle import Seed

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray


class EngineDeals:
    """An `Episode` for each of `n` deals (`rummykit.lab.vector_step.SideBySide`)."""

    def __init__(self, rules: Rules, n: int, players: int, actions: SpaceName | None, reward: RewardName) -> None:
        self.episodes = [Episode(rules, players, actions, reward) for _ in range(n)]
        self._seed: Seed = 0

    def deal(self, seed: Seed) -> None:
        """Deal all of them anew."""
        self._seed = seed
        self._numbers = list(range(len(self.episodes)))
        for slot in range(len(self.episodes)):
            self._begin(slot)

    def begin(self, slot: int, number: int, scheduled: int, starter: int) -> None:
        """Go on in a slot with the deal of this number and place in the schedule, begun by this seat."""
        episode, self._numbers[slot] = self.episodes[slot], number
        rules, players = episode.rules, episode.players
        deal = Deal(rules, players, self._seed, number=number, scheduled=scheduled, starter=starter, undoable=False)
        episode.set_deal(deal)

    def state(self) -> list[tuple[int, Deal, PartialTurn]]:
        """Where all of them stand: the number of each deal, a copy of it, and what its turn has begun."""
        return [
            (number, episode.deal.clone(), episode.begun)
            for number, episode in zip(self._numbers, self.episodes, strict=True)
        ]

    def restore(self, state: Any) -> None:
        """Go on from there."""
        for slot, (number, deal, begun) in enumerate(state):
            self._numbers[slot] = number
            self.episodes[slot].set_deal(deal.clone(undoable=False))
            self.episodes[slot].begun = begun

    def step(self, numbers: NDArray[np.int64], batch: VectorStep) -> None:
        """Play a number in each, unless it is `WAITS`."""
        chosen = numbers.tolist()
        for episode, number in zip(self.episodes, chosen, strict=True):
            if number != WAITS and number not in episode.choices.moves:
                raise forbidden(len(self.episodes))
        batch.rewards[:] = 0
        for slot, (episode, number) in enumerate(zip(self.episodes, chosen, strict=True)):
            if number != WAITS:
                episode.play(number)
            self._settle(slot, batch)

    def let_others_play(self, seats: NDArray[np.int64], seeds: NDArray[np.int64], batch: VectorStep) -> None:
        """Play anything in each up to the turn of this seat or the end of the deal."""
        batch.rewards[:] = 0
        for slot, (episode, seat) in enumerate(zip(self.episodes, seats.tolist(), strict=True)):
            if seat >= 0:
                chance = Random(int(seeds[slot]))
                while not episode.over and episode.turn != seat:
                    episode.play_any(chance)
                seeds[slot] = chance.getrandbits(63)
            self._settle(slot, batch)

    def _settle(self, slot: int, batch: VectorStep) -> None:
        """Say whether a deal has ended, and deal the next one then."""
        episode = self.episodes[slot]
        batch.ended[slot] = episode.over
        if episode.over:
            batch.rewards[slot] = episode.rewards()
            self._numbers[slot] += len(self.episodes)
            self._begin(slot)

    def show(self, batch: VectorStep) -> None:
        """Fill in what each seat to act sees and may choose."""
        for slot, episode in enumerate(self.episodes):
            seat = batch.seat[slot] = episode.turn
            batch.action_mask[slot] = episode.mask(seat)
            if batch.observation.size:
                batch.observation[slot] = episode.observation(seat)
            if batch.candidates is not None and episode.choices.rows is not None:
                batch.candidates[slot] = episode.choices.rows

    def take_alike(self, source: EngineDeals, slots: NDArray[np.int64], seeds: NDArray[np.int64]) -> None:
        """Every deal becomes one that looks like one of `source` to the seat to act there."""
        found = []
        for slot, seed in zip(slots.tolist(), seeds.tolist(), strict=True):
            deal = source.episodes[slot].deal
            found.append((redeal_hidden(deal, deal.turn, Random(seed).shuffle), source.episodes[slot].begun))
        for episode, (deal, begun) in zip(self.episodes, found, strict=True):
            episode.set_deal(deal)
            episode.begun = begun

    def _begin(self, slot: int) -> None:
        number = self._numbers[slot]
        self.begin(slot, number, number, number % self.episodes[slot].players)
