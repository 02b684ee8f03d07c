"""What the engine says of an action that is tried but not played; the page gets it unchanged."""

from __future__ import annotations

import msgspec

from rummykit.cards import Face
from rummykit.melds.shapes import SetKind
from rummykit.play.actions import Action, Declare, Faces
from rummykit.play.hand_judgement import Fact
from rummykit.rules.refusals import Params, Refusal

__all__ = ["Judgement", "SetJudgement", "Way"]


class SetJudgement(msgspec.Struct, frozen=True, kw_only=True):
    """One set of a draft: the `kinds` it could be (best first, empty when it is no set) and its worth in points.

    `order` is the same tiles as they are best laid (of what is no set: as given). `stands` says for each tile of
    `order` which face it stands for; a joker whose colour is open stands for a number only (192 + number).
    `flaw`, `text` and `params` say why it is no set.
    """

    order: Faces
    kinds: tuple[SetKind, ...]
    value: int
    stands: Faces
    flaw: str | None = None
    text: str | None = None
    params: Params = {}


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One way to lay cards whose jokers could stand for several: the `cards` to play and the `meld` they make."""

    cards: Faces
    meld: Faces


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """The judgement of an action; `refusal` says why it may not be played, None if it may.

    `action` is what was judged: a rearrangement with every set as best laid. Of a rearrangement are told also: every
    set; the tiles played from the rack; `opening`, the worth of the first meld so far, and `minimum`, the least it must
    be. Both are None for a player who has opened or need not; new melds of cards have them too. A declaration has its
    groups as `sets`; for other actions there are none. `penalty`: the action may be played in spite of the refusal, as
    a wrong declaration that costs so much; `regrouped` is then a good one of the same cards in other groups, None if
    there is none. `ways` has for each meld laid every way to lay it, where its jokers leave a
    choice, else nothing. `contract` has for each meld that the contract of a first meld asks for whether these melds
    have it, and `unfinished` says that they are some of them, but others are missing; of a pile that is taken as a
    first meld, that the cards are missing that go with its top card.
    """

    action: Action
    sets: tuple[SetJudgement, ...] = ()
    played: tuple[Face, ...] = ()
    opening: int | None = None
    minimum: int | None = None
    refusal: Refusal | None = None
    penalty: int | None = None
    regrouped: Declare | None = None
    ways: tuple[tuple[Way, ...], ...] = ()
    contract: tuple[Fact, ...] = ()
    unfinished: bool = False
