"""What the seat to act may do, for a page that knows no rules: which controls it needs, and what they would do."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from rummykit.cards import Face, Faces
from rummykit.play.actions import (
    Action,
    AnswerPartner,
    AskToGoOut,
    Buy,
    Call,
    CallEnd,
    Claim,
    Declare,
    DeclarePairs,
    Draw,
    Drop,
    Fight,
    Force,
    GoOut,
    Knock,
    LayOff,
    Meld,
    Pass,
    ShowDealt,
    ShowIndicator,
    ShowMelds,
    Swap,
    TakePile,
)
from rummykit.play.deal import Deal
from rummykit.vocabulary.steps.knock.play import Showing

Listed: TypeAlias = (
    Draw
    | Meld
    | Swap
    | GoOut
    | Drop
    | Declare
    | ShowMelds
    | Knock
    | Call
    | Buy
    | Claim
    | CallEnd
    | Fight
    | Force
    | ShowDealt
    | ShowIndicator
    | DeclarePairs
    | AskToGoOut
    | AnswerPartner
    | Pass
)


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat to act may do now. `kinds` are the kinds of action this moment of its turn takes.

    `actions` lists those for which no cards have to be chosen first: draws, melds of one card, exchanges, knocking,
    dropping, calls, claims, and the hand laid out. Of what may be shown it has the best alone, of going out and
    declaring one way for each card that can be put aside. At a table of tiles it is empty. `costs` says in points what
    dropping, leaving and a wrong declaration cost now, by the kind of action. `showings` are what one would show after
    a knock, the least deadwood first, one for each card that may be discarded and leaves no more than the limit of the
    knock. `lay_offs` are those after a knock that leave the least, one after the other; none where the seat is done.
    `borrows` are the cards that melds on the table can spare for a new one, with the number of their meld.
    `buy_penalty` are the cards of the stock that go with a discard that is bought, `buy_points` the points that count
    against the buyer, and `buys_left` how many discards the seat may still buy in this deal; None where there is no
    limit. `end_called` is what players call ending the deal
    before a draw. `takes` are some ways to take the whole discard pile, those first that cost the hand the least, and
    `draws` is how many cards are drawn from the stock. `faced`: a card drawn from the stock is turned up; `turned`
    is the one just turned, which may be discarded at once. `face_down`: the last card is put face down, which ends the
    deal. `goes_on`: a card that is let pass is offered to another player next. `careless` are the cards of the hand
    whose discard costs points.
    """

    kinds: tuple[str, ...]
    actions: tuple[Listed, ...]
    costs: dict[str, int] = {}
    showings: tuple[Showing, ...] = ()
    lay_offs: tuple[LayOff, ...] = ()
    borrows: tuple[tuple[int, Faces], ...] = ()
    buy_penalty: int = 0
    buy_points: int = 0
    buys_left: int | None = None
    end_called: Literal["", "drop", "draw"] = ""
    takes: tuple[TakePile, ...] = ()
    draws: int = 1
    faced: bool = False
    turned: Face | None = None
    face_down: bool = False
    goes_on: bool = False
    careless: Faces = ()


def offer(deal: Deal) -> Offer:
    """What is open now; empty when the deal is over."""
    if deal.result is not None:
        return Offer(kinds=(), actions=())
    steps = deal._flow.open[deal._state.step]
    told: dict[str, Any] = {}
    for step in steps:
        told |= step.offers(deal._state)
    return Offer(
        kinds=tuple(dict.fromkeys([_name(kind) for step in steps for kind in step.kinds(deal._state)])),
        actions=tuple([action for step in steps for action in step.listed(deal._state) if isinstance(action, Listed)]),
        **told,
    )


@cache
def _name(kind: type[Action]) -> str:
    """What a kind of action is called in messages."""
    return str(kind.__struct_config__.tag)
