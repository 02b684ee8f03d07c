"""What the engine says of a hand as its player has laid it out in groups; the page gets it unchanged."""

from __future__ import annotations

from typing import Literal

import msgspec

from rummykit.cards import Face
from rummykit.play.actions import Faces, Melds
from rummykit.rules.refusals import Params


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that matters now, for the page to put into words: its `code`, and what the sentence needs.

    `met` says of what is asked for whether it is there; None where nothing is asked.
    """

    code: str
    met: bool | None = None
    params: Params = {}


class GroupJudgement(msgspec.Struct, frozen=True, kw_only=True):
    """One group of a hand: what it is, or how far it is from being something.

    `state` is "complete" for a meld of this game, "started" where one more card would make it one, else "loose".
    `name` says which meld: "pure_run" only where the game tells runs without wild cards from others. `order` has the
    same cards as they are best laid (as given unless complete), `stands` for each of them the card it stands for.
    `value` is the worth of the meld, `points` what its cards count against the player unless they are melded, and
    `wanted` the cards any one of which would complete it.
    """

    state: Literal["complete", "started", "loose"]
    name: Literal["pure_run", "run", "group", "single", "pair", "tunnela", "dublee", "jokers"] | None
    order: Faces
    stands: Faces
    value: int
    points: int
    wanted: tuple[Face, ...] = ()


class HandJudgement(msgspec.Struct, frozen=True, kw_only=True):
    """A hand in groups: each of them judged, the cards outside of them in their order, and how the player stands.

    `loose_points` is what the cards outside of groups count against the player. `facts` say what matters in this game,
    the most important first: lives, points, deadwood, the contract, the first meld. `contract` is the contract that
    a first meld must be, as the hand has it in its groups; empty where it does not.
    """

    groups: tuple[GroupJudgement, ...]
    loose: Faces
    loose_points: int = 0
    facts: tuple[Fact, ...] = ()
    contract: Melds = ()
