"""Every game for OpenSpiel: `pyspiel.load_game("rummykit(game=gin_rummy,players=2)")` after importing this module.

The parameters are `game` (a sheet), `players`, `actions` (an action space, or `auto`), `reward` (`difference` unless
said otherwise, so that every game is zero-sum), `chance` (`seed`: the deal is one of 2³² that four nodes choose;
`cards`: hands and drawn cards are outcomes, for small sheets), `events` (how many are in the tensor of an information
state) and `scheduled` (which deal it is, where those of a match differ).
"""

from __future__ import annotations

from typing import Any

from rummykit import games
from rummykit.lab.bounds import bounds
from rummykit.lab.chance import CHANCES
from rummykit.lab.extra import check_choice, lab_packages
from rummykit.lab.game_path import GamePath
from rummykit.lab.mini import MINI_GAMES
from rummykit.rules import Rules

with lab_packages():
    import numpy as np
    import pyspiel

SHORT_NAME = "rummykit"
LONGEST = 100_000
"""More actions than any deal has."""
USUAL: dict[str, Any] = {
    "game": "gin_rummy",
    "players": 2,
    "actions": "auto",
    "reward": "difference",
    "chance": "seed",
    "events": 256,
    "scheduled": 0,
}
"""The parameters where nobody says otherwise."""
_SHEETS: dict[str, Rules] = {}


def add_sheet(rules: Rules) -> None:
    """Let a sheet of one's own be loaded by its id; it goes before a built-in game of that id."""
    _SHEETS[rules.id] = rules


def sheet_of(name: str) -> Rules:
    """The sheet that a parameter `game` names, a mini game too; raises `UnknownGame`."""
    return _SHEETS.get(name) or MINI_GAMES.get(name) or games.get(name)


def _game_type(zero_sum: bool = True, tensor: bool = True) -> Any:
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="RummyKit",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=20,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=USUAL,
    )


class RummyGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One deal of a game; raises `ValueError`, and what `GamePath` raises, for parameters that make no sense."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = USUAL | (params or {})
        rules, players = sheet_of(given["game"]).for_deal(given["scheduled"]), given["players"]
        check_choice("chance", given["chance"], CHANCES)
        if given["events"] < 0:
            raise ValueError(f"An information state has 0 events or more, not {given['events']}.")
        chance = CHANCES[given["chance"]]
        actions = None if given["actions"] == "auto" else given["actions"]
        # What lies on a table of tiles is too much for a row, so those games have no tensor of all that was seen.
        events = 0 if rules.rearranges else given["events"]
        self.start = GamePath(rules, players, actions, given["reward"], chance(rules, players), events)
        zero_sum = given["reward"] != "points"
        lowest, highest = bounds(rules, players, given["reward"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.episode.space.size,
            max_chance_outcomes=chance.most(rules, players),
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            **({"utility_sum": 0.0} if zero_sum else {}),
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(zero_sum, events > 0), info, params or {})

    def new_initial_state(self) -> RummyState:
        """A deal before any chance."""
        return RummyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More chance nodes than any deal has."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RummyObserver:
        """What tells a state to a player: all it has seen with perfect recall, or what it sees now."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RummyObserver(self.start, bool(recall))


class RummyState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A deal in progress; `path` is where it has got to, and knows everything."""

    def __init__(self, game: RummyGame) -> None:
        super().__init__(game)
        self.path = game.start.copy()

    def current_player(self) -> int:
        """The seat to act, chance, or the end."""
        if self.path.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.path.at_chance else self.path.episode.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.path.episode.numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen at a chance node, and how likely it is."""
        return self.path.chance.outcomes()

    def _apply_action(self, action: int) -> None:
        self.path.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.path.text(action, player == pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.path.over

    def returns(self) -> list[float]:
        """The reward of each seat, zeros while the deal is on."""
        return list(self.path.rewards())

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> RummyState:
        """The same for this player, with other hidden cards; `probability_sampler()` gives numbers from 0 to 1.

        As `rummykit.play.hidden_cards.redeal_hidden` says, what could only be inferred is not kept. The history is
        that of this state, and need not lead to the new one.
        """
        twin: RummyState = self.clone()
        twin.path = self.path.resampled(player_id, probability_sampler)
        return twin

    def __str__(self) -> str:
        return self.path.whole_text()


class RummyObserver:
    """Tells a state to a player as tensor and text (the interface of OpenSpiel's observers)."""

    def __init__(self, start: GamePath, perfect_recall: bool) -> None:
        self.recall = perfect_recall
        shapes: dict[str, tuple[int, ...]] = {"observation": (start.episode.size,)}
        if perfect_recall and start.seen.most:
            shapes["events"] = (start.seen.most, start.seen.width)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: RummyState, player: int) -> None:
        """Fill the tensor with what a player knows; zeros before the deal."""
        self.tensor.fill(0)
        path = state.path
        if path.dealt:
            self.dict["observation"][:] = path.episode.observation(player)
            if "events" in self.dict:
                self.dict["events"][:] = path.seen.tensor(player)

    def string_from(self, state: RummyState, player: int) -> str:
        """What a player knows, as text."""
        return state.path.seen_text(player, self.recall)


pyspiel.register_game(_game_type(), RummyGame)
