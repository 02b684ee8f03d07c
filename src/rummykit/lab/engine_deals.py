"""Deals side by side that the ordinary engine plays, whatever their sheet."""

from __future__ import annotations

from random import Random
from typing import Any

from rummykit.lab.actions import PartialTurn, SpaceName
from rummykit.lab.episode import Episode
from rummykit.lab.extra import lab_packages
from rummykit.lab.rewards import RewardName
from rummykit.lab.vector_step import VectorStep, forbidden
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
        """Play a number in each."""
        chosen = numbers.tolist()
        if not all(number in episode.choices.moves for episode, number in zip(self.episodes, chosen, strict=True)):
            raise forbidden(len(self.episodes))
        batch.rewards[:] = 0
        for slot, (episode, number) in enumerate(zip(self.episodes, chosen, strict=True)):
            episode.play(number)
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
        episode, number = self.episodes[slot], self._numbers[slot]
        starter = number % episode.players
        episode.set_deal(
            Deal(episode.rules, episode.players, self._seed, number=number, starter=starter, undoable=False)
        )
