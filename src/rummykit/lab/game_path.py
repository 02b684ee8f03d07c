"""A deal as a game tree sees it: chance first, then the numbers of those who play, with chance between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rummykit import hands
from rummykit.cards import show
from rummykit.lab.actions import PartialTurn, SpaceName
from rummykit.lab.chance import DealChance, SeedChance
from rummykit.lab.episode import Episode
from rummykit.lab.kernel_episode import quickest_episode
from rummykit.lab.numbered import events as kinds_of_events
from rummykit.lab.rewards import RewardName
from rummykit.lab.seen_events import SeenEvents
from rummykit.play.hidden_cards import redeal_hidden
from rummykit.play.notation import write_action
from rummykit.play.printed import view_text
from rummykit.play.printed_deal import deal_text
from rummykit.rules import Rules


class GamePath:
    """From the root of a game tree to a node: what chance and players have chosen, and the deal it has led to.

    `dealt` says whether the deal has begun, `at_chance` whether chance is to choose, `pending` the number that was
    chosen and waits for chance. Raises what `Episode` raises.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        actions: SpaceName | None,
        reward: RewardName,
        chance: DealChance,
        events: int,
    ) -> None:
        by_seed = isinstance(chance, SeedChance)
        self.episode = (quickest_episode if by_seed else Episode)(rules, players, actions, reward)
        self.chance = chance
        self._seen = SeenEvents(players, self.episode.encoder.columns, events, kinds_of_events(rules))
        self.dealt = False
        self.pending: int | None = None

    def copy(self) -> GamePath:
        """An independent copy."""
        twin = GamePath.__new__(GamePath)
        twin.__dict__.update(self.__dict__)
        twin.episode, twin.chance, twin._seen = self.episode.clone(), self.chance.copy(), self._seen.copy()
        return twin

    @property
    def seen(self) -> SeenEvents:
        """What each seat has been told."""
        if self.dealt:
            self._seen.tell(self.episode.take_events())
        return self._seen

    def __deepcopy__(self, memo: object) -> GamePath:
        return self.copy()

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.dealt and self.episode.over

    @property
    def at_chance(self) -> bool:
        """Whether chance is to choose."""
        return not self.dealt or self.pending is not None

    def take(self, number: int) -> None:
        """Chance or the seat to act chooses; raises `ValueError` for a number that may not be chosen."""
        if self.at_chance:
            self.chance.choose(number)
            if not self.chance.outcomes():
                self._go_on()
            return
        if isinstance(self.chance, SeedChance):
            self.episode.play(number)
            return
        move = self.episode.choices.moves.get(number)
        if move is not None and not isinstance(move, PartialTurn):
            self.chance.ask(self.episode.deal, move)
            if self.chance.outcomes():
                self.pending = number
                return
        self._play(number)

    def _go_on(self) -> None:
        """Chance has chosen all that was asked."""
        if self.dealt:
            assert self.pending is not None
            number, self.pending = self.pending, None
            self.chance.answer(self.episode.deal)
            self._play(number)
            return
        self.dealt = True
        if isinstance(self.chance, SeedChance):
            self.episode.reset(self.chance.seed)
            return
        deal = self.chance.begun()
        assert deal is not None
        self.episode.set_deal(deal)

    def _play(self, number: int) -> None:
        self.episode.play(number)
        self.chance.hear(self.episode.events)

    def rewards(self) -> tuple[float, ...]:
        """The reward of each seat, zeros while the deal is on."""
        return self.episode.rewards() if self.dealt else (0.0,) * self.episode.players

    def resampled(self, seat: int, sampler: Callable[[], float]) -> GamePath:
        """The same for this seat, with other hidden cards, which the other seats then know; `sampler`: from 0 to 1."""
        twin = self.copy()
        seen = twin.seen

        def shuffle(cards: Any) -> None:
            for place in range(len(cards) - 1, 0, -1):
                other = min(int(sampler() * (place + 1)), place)
                cards[place], cards[other] = cards[other], cards[place]

        if self.dealt:
            begun, pending = self.episode.begun, self.pending
            deal = redeal_hidden(self.episode.deal, seat, shuffle)
            twin.episode.set_deal(deal)
            twin.episode.take_events()  # it has told them
            for other in range(self.episode.players):
                if other != seat:
                    seen.hold_instead(other, hands.faces(deal._state.hands[other], deal.rules.pack.family))
            if seat == self.episode.turn:
                twin.episode.begun, twin.pending = begun, pending
        return twin

    # --- as text

    def text(self, number: int, by_chance: bool) -> str:
        """What a number means here."""
        if by_chance:
            return self.chance.text(number)
        move = self.episode.choices.moves[number]
        return f"choose {show(move.tiles)}" if isinstance(move, PartialTurn) else f"{number}: {write_action(move)}"

    def seen_text(self, seat: int, recall: bool) -> str:
        """What a seat knows: all it was told, or what it sees now; with what it has begun or chosen."""
        if not self.dealt:
            return f"seat {seat}"
        text = self.seen.text(seat) if recall else view_text(self.episode.deal.view(seat))
        if seat == self.episode.turn and self.episode.begun.tiles:
            text += f"\nchosen {show(self.episode.begun.tiles)}"
        if seat == self.episode.turn and self.pending is not None:
            text += f"\npending {self.pending}"
        return text

    def whole_text(self) -> str:
        """Everything, for debugging."""
        if not self.dealt:
            return "not dealt"
        parts = (deal_text(self.episode.deal), show(self.episode.begun.tiles), str(self.pending))
        return "\n".join(parts)
