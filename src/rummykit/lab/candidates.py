"""Candidates of card games: the legal actions as rows of features, in the order in which the engine lists them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import ClassVar

from rummykit import rules as sheet
from rummykit.cards import FIRST_TILE, PRINTED_JOKER, Face
from rummykit.lab.actions import OpenMoves, PartialTurn, SpaceName
from rummykit.lab.encode import FACES, column
from rummykit.lab.extra import lab_packages
from rummykit.lab.numbered import verbs
from rummykit.lab.planes import whole_take
from rummykit.melds.meld import from_hand
from rummykit.play.actions import (
    Action,
    Buy,
    Declare,
    Discard,
    Draw,
    Force,
    GoOut,
    LayOff,
    Meld,
    Melds,
    Open,
    PassOn,
    ShowMelds,
    Swap,
    TakePile,
)
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

ROWS = 256
LISTED = 20_000
"""Legal actions that are looked at; where wild cards make more, the rest is left out."""
COLUMNS = FACES["cards"]
NUMBERS = ("cards", "points", "melds", "jokers", "left", "own_meld", "meld_size", "discards")


class CardCandidates:
    """Up to 256 legal actions by their place in the list; a row says what each does.

    Where more are legal, those that lay several cards give way, the last listed first; every draw, pass, discard and
    lay-off stays. The columns: one for the verb, the cards that leave the hand, those that come to it, and numbers.
    """

    name: ClassVar[SpaceName] = "candidates"
    size: ClassVar[int] = ROWS

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.verbs = verbs(rules)
        self.features = ROWS, len(self.verbs) + 2 * COLUMNS + len(NUMBERS)

    def choices(self, view: View, begun: PartialTurn) -> OpenMoves:
        """The legal actions, in the engine's order."""
        values = self.rules.for_deal(view.scheduled).values
        points = {face: values.of(face) for face in (*range(PRINTED_JOKER + 1), *self.rules.pack.faces())}
        listed = list(islice(Deal.from_view(self.rules, view).legal_actions(), LISTED))
        if len(listed) > ROWS:
            simple = sum(not _laying(action) for action in listed)
            room = max(0, ROWS - simple)
            kept: list[Action] = []
            for action in listed:
                if _laying(action):
                    if room == 0:
                        continue
                    room -= 1
                kept.append(action)
            listed = kept[:ROWS]
        rows = np.zeros(self.features, np.float32)
        for row, action in zip(rows, listed, strict=False):
            self._describe(row, view, action, points)
        return OpenMoves(dict(enumerate(listed)), rows)

    def _describe(self, row: NDArray[np.float32], view: View, action: Action, points: Mapping[Face, int]) -> None:
        row[self.verbs.index(action.__struct_config__.tag)] = 1
        leaving, melds = _leaving(action)
        for face in leaving:
            row[len(self.verbs) + column(face)] += 1
        for face in _coming(self.rules, view, action):
            row[len(self.verbs) + COLUMNS + column(face)] += 1
        target = view.table[action.meld] if isinstance(action, LayOff | Swap | Force) else None
        row[-len(NUMBERS) :] = (
            len(leaving) / 10,
            sum(points[face] for face in leaving) / 50,
            len(melds) / 4,
            leaving.count(PRINTED_JOKER) / 2,
            (len(view.hand) - len(leaving)) / 20,
            float(target is not None and target.owner == view.seat),
            0 if target is None else len(target.cards) / 10,
            float(isinstance(action, Discard | Declare) or (isinstance(action, GoOut) and action.discard is not None)),
        )


def _laying(action: Action) -> bool:
    return isinstance(action, Meld | Open | GoOut | Declare | ShowMelds | TakePile)


def _leaving(action: Action) -> tuple[list[Face], Melds]:
    """The cards that leave the hand, jokers as they lie in it, and the melds they make."""
    melds: Melds = ()
    more: Iterable[Face] = ()
    if isinstance(action, Meld):
        melds = (action.cards,)
    elif isinstance(action, Open | ShowMelds):
        melds = action.melds
    elif isinstance(action, TakePile):
        melds, more = action.more, action.cards
    elif isinstance(action, GoOut):
        melds, more = action.melds, () if action.discard is None else (action.discard,)
    elif isinstance(action, Declare):
        melds, more = action.groups, (action.card,)
    elif isinstance(action, LayOff | Swap):
        more = action.cards
    elif isinstance(action, Discard | PassOn):
        more = (action.card,)
    cards = [face for meld in melds for face in from_hand(meld)] + list(from_hand(tuple(more)))
    if isinstance(action, Meld | LayOff):
        for _, face in action.borrowed:
            cards.remove(face)
    return cards, melds


def _coming(rules: Rules, view: View, action: Action) -> tuple[Face, ...]:
    """The cards that come to the hand and are known before."""
    if isinstance(action, Swap):
        return (view.wild if view.wild >= FIRST_TILE else PRINTED_JOKER,)
    if isinstance(action, Buy):
        return view.discard_pile[-1:]
    if isinstance(action, TakePile):
        return whole_take(rules, view)[:-1]
    if isinstance(action, Draw) and action.source == "discard":
        place, draw = action.place(view.discard_pile), rules.step(sheet.Draw)
        down = draw is not None and draw.discard_pile == "down_to_card"
        return view.discard_pile[place:] if down else view.discard_pile[place:][:1]
    return ()
