"""What is open to the seat to act, for a page that knows no rules: which controls it needs, and what they would do."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias, get_args

import msgspec

from rummykit import hands
from rummykit.cards import Face
from rummykit.melds.arrange import best_arrangement
from rummykit.play.actions import (
    Action,
    Call,
    Declare,
    Draw,
    Drop,
    GoOut,
    Knock,
    LayOff,
    Leave,
    Melds,
    Open,
    Pass,
    Rearrange,
    ShowMelds,
    Swap,
)
from rummykit.play.deal import Deal
from rummykit.play.steps.step import StepBehaviour

Listed: TypeAlias = Draw | Swap | GoOut | Drop | Declare | ShowMelds | Knock | Call | Pass
_LISTED: tuple[type[Listed], ...] = get_args(Listed)


class Showing(msgspec.Struct, frozen=True, kw_only=True):
    """The hand after `discard`, in the melds that leave the least deadwood, and how many points that is."""

    discard: Face
    melds: Melds
    deadwood: int


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat to act may do now. `kinds` are the kinds of action this moment of its turn takes.

    `actions` lists those for which no cards have to be chosen first: draws, exchanges, knocking, dropping, calls, and
    the hand laid out. Of what may be shown it has the best alone, of going out and declaring one way for each card
    that can be put aside. At a table of tiles it is empty. `costs` says in points what dropping, leaving and a wrong
    declaration cost now, by the kind of action. `showings` are what one would show after a knock, the least deadwood
    first, one for each card that may be discarded and leaves no more than the limit of the knock. `lay_offs` are those
    after a knock that leave the least, one after the other; none where the seat is done.
    """

    kinds: tuple[str, ...]
    actions: tuple[Listed, ...]
    costs: dict[str, int] = {}
    showings: tuple[Showing, ...] = ()
    lay_offs: tuple[LayOff, ...] = ()


def offer(deal: Deal) -> Offer:
    """What is open now; empty when the deal is over."""
    if deal.result is not None:
        return Offer(kinds=(), actions=())
    steps, window = deal.course.open[deal.at], deal.course.lay_offs
    at_tiles = _at_tiles(steps)
    if at_tiles is not None:
        return at_tiles
    classes = dict.fromkeys(kind for step in steps for kind in step.takes if not _past(deal, kind))
    actions: list[Listed] = []
    for step in steps:
        if any(kind in _LISTED for kind in step.takes):
            actions += [action for action in step.actions(deal) if isinstance(action, _LISTED)]
    return Offer(
        kinds=tuple(map(_tag, classes)),
        actions=tuple(_best_shown(deal, actions)),
        costs={_tag(kind): points for kind, points in _costs(deal).items() if kind in classes},
        showings=tuple(_showings(deal)) if any(isinstance(action, Knock) for action in actions) else (),
        lay_offs=window.best(deal) if window is not None and deal.at == window.place else (),
    )


@lru_cache(maxsize=256)
def _at_tiles(steps: tuple[StepBehaviour, ...]) -> Offer | None:
    """The offer at a table of tiles, which is always the same; None elsewhere."""
    kinds = tuple(_tag(kind) for step in steps for kind in step.takes)
    return Offer(kinds=kinds, actions=()) if _tag(Rearrange) in kinds else None


def _costs(deal: Deal) -> dict[type[Action], int]:
    """What leaving the deal costs the seat to act, by the way it does."""
    lives = deal.rules.lives
    if lives is None:
        return {}
    drop = lives.middle_drop if deal.draws[deal.turn] else lives.first_drop
    return {Drop: drop, Leave: lives.middle_drop, Declare: lives.wrong_declaration}


def _showings(deal: Deal) -> list[Showing]:
    """What the seat to act could show after a knock, by what it discards."""
    rules, hand = deal.rules, deal.hands[deal.turn]
    values = tuple(rules.values.of(face) for face in range(52))
    limit = None if rules.knock is None else rules.knock.limit_for(deal.upcard)
    showings = []
    for face in hands.distinct(hand):
        if face != deal.bound:
            best = best_arrangement(hands.remove(hand, face), groups=rules.groups, runs=rules.runs, values=values)
            if limit is None or best.deadwood <= limit:
                showings.append(Showing(discard=face, melds=best.melds, deadwood=best.deadwood))
    return sorted(showings, key=lambda showing: (showing.deadwood, -rules.values.of(showing.discard)))


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _past(deal: Deal, kind: type[Action]) -> bool:
    """Whether a kind that a step could take is none for this seat: the first meld laid, the melds shown."""
    seat = deal.turn
    if kind is Open:
        return deal.rules.opening is None or deal.opened[seat]
    return kind is ShowMelds and (not deal.last_turn or deal.shown[seat])


def _best_shown(deal: Deal, actions: list[Listed]) -> list[Listed]:
    """The actions with only that one of the shows that leaves the least in hand."""
    shows = [action for action in actions if isinstance(action, ShowMelds)]
    if not shows:
        return actions
    of = deal.rules.values.of
    best = max(shows, key=lambda show: sum(of(face) for meld in show.melds for face in meld))
    return [action for action in actions if action is best or not isinstance(action, ShowMelds)]
