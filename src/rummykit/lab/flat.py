"""Flat: one number for each action of a card game with one pack and no wild cards, the same in every position."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import ClassVar, Final

from rummykit import rules as sheet
from rummykit.cards import NAMES, Face, Faces
from rummykit.hands import Hand, distinct
from rummykit.lab.actions import OpenMoves, PartialTurn, SpaceName, unfit
from rummykit.lab.numbered import numbered_steps
from rummykit.melds.pack import bits, pack_melds
from rummykit.play.actions import (
    Action,
    Call,
    CallEnd,
    Claim,
    Discard,
    Draw,
    Fight,
    Force,
    GoOut,
    Knock,
    LayOff,
    Meld,
    Pass,
    PassOn,
    ShowDealt,
    ShowMelds,
)
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

PLACES = ("group", "low", "high")
"""Where one card can be laid off: on a group, or at either end of a run."""
SHOWINGS = 32
"""This many ways to show melds have a number of their own, in the order in which they are listed."""


EACH = ("any", "top_and_second", "down_to_card")
"""Draws in which a card of the discard pile is named."""


ALONE: Final = (
    (sheet.CallEnd, "call_end", CallEnd),
    (sheet.FightWindow, "fight", Fight),
    (sheet.ShowDealt, "show_dealt", ShowDealt),
)
"""Steps with an action that says nothing else, its word and its kind."""


class Flat:
    """A number for each draw, discard, meld, lay-off and way to go out.

    Of several ways to go out with one discard, and to lay one meld with borrowed cards, the first that is listed has
    the number; they are worth the same wherever only the cards count that are left. A card that is passed on has the
    number of its discard. Raises `ValueError` for tiles, several packs, wild cards and first melds.
    """

    name: ClassVar[SpaceName] = "flat"
    features: ClassVar[None] = None

    def __init__(self, rules: Rules) -> None:
        if not self.covers(rules):
            raise unfit("flat", rules, "it has tiles, several packs, wild cards or a first meld")
        self.rules = rules
        self.melds = pack_melds(rules.groups, rules.runs)
        self.labels = tuple(dict.fromkeys(self._labels()))
        self.numbers = {label: number for number, label in enumerate(self.labels)}
        self.size = len(self.labels)

    @staticmethod
    def covers(rules: Rules) -> bool:
        """Whether the space is for this sheet."""
        return rules.pack.family == "cards" and rules.single_pack and rules.opening is None

    def choices(self, view: View, begun: PartialTurn) -> OpenMoves:
        """Every legal action by its number, ascending."""
        moves: dict[int, Action | PartialTurn] = {}
        shown = 0
        for action in Deal.from_view(self.rules, view).legal_actions():
            label = self._label(view, action)
            if isinstance(action, ShowMelds):
                label, shown = ("show", shown), shown + 1
            number = self.numbers.get(label)
            if number is not None:
                moves.setdefault(number, action)
        return OpenMoves(dict(sorted(moves.items())))

    def _labels(self) -> Iterator[tuple[Hashable, ...]]:
        """What each number stands for, in order."""
        turn = numbered_steps(self.rules)
        yield from (("draw", "stock"), ("draw", "top"), ("pass",), ("knock",))
        if any(isinstance(step, sheet.Draw) and step.discard_pile in EACH for step in turn):
            yield from (("draw", face) for face in range(52))
        yield from (("discard", face) for face in range(52))
        if any(isinstance(step, sheet.Play) for step in turn):
            yield from (("meld", mask) for mask in self.melds.cards)
        if any(isinstance(step, sheet.Play | sheet.Show | sheet.LayOffWindow) for step in turn):
            yield from (("lay_off", face, place) for face in range(52) for place in PLACES)
        if any(isinstance(step, sheet.CallWindow) for step in turn):
            yield from (("call", place) for place in PLACES)
        if any(isinstance(step, sheet.ClaimWindow) for step in turn):
            yield from (("claim", mask) for mask in self._claims())
        if any(isinstance(step, sheet.GoOut) for step in turn):
            yield from (("go_out", face) for face in (None, *range(52)))
        if any(isinstance(step, sheet.Show) for step in turn):
            yield from (("show", number) for number in range(SHOWINGS))
        if any(isinstance(step, sheet.ForceWindow) for step in turn):
            yield from (("force", place) for place in PLACES)
        yield from ((word,) for step, word, _ in ALONE if any(isinstance(each, step) for each in turn))

    def _claims(self) -> Iterator[Hand]:
        """The cards of a hand, as bits, with which a discard may be claimed."""
        sizes = {2, 3} if any(getattr(step, "short", False) for step in self.rules.turn) else {3}
        melds = [mask for mask in self.melds.cards if mask.bit_count() in sizes]
        yield from sorted({mask & ~(1 << face) for mask in melds for face in distinct(mask)})

    def _label(self, view: View, action: Action) -> tuple[Hashable, ...]:
        if isinstance(action, Draw):
            return "draw", "stock" if action.source == "stock" else "top" if action.card is None else action.card
        if isinstance(action, Discard | PassOn):
            return "discard", action.card
        if isinstance(action, Meld):
            return "meld", bits(action.cards)
        if isinstance(action, LayOff):
            return "lay_off", action.cards[0], self._place(view, action.meld, action.cards[0])
        if isinstance(action, Call):
            return "call", self._place(view, action.meld, view.discard_pile[-1])
        if isinstance(action, Force):
            return "force", self._place(view, action.meld, view.discard_pile[-1])
        if isinstance(action, Claim):
            return "claim", bits(action.cards)
        if isinstance(action, GoOut):
            return "go_out", action.discard
        if isinstance(action, Pass | Knock):
            return ("pass",) if isinstance(action, Pass) else ("knock",)
        return (next((word for _, word, kind in ALONE if isinstance(action, kind)), type(action)),)

    def _place(self, view: View, meld: int, face: Face) -> str:
        cards: Faces = view.table[meld].cards
        if view.table[meld].kind == "group":
            return "group"
        longer = self.melds.extended(cards, (face,))
        return "low" if longer is not None and longer[0] == face else "high"

    def text(self, number: int) -> str:
        """What a number stands for, in words for debugging."""
        what, *of = self.labels[number]
        if what == "claim":
            of = list(distinct(of[0]))  # type: ignore[arg-type]
        if what == "meld":
            of = [NAMES[face] for face in self.melds.cards[of[0]]]  # type: ignore[index]
        return " ".join(
            [str(what), *(NAMES[each] if isinstance(each, int) and what != "show" else str(each) for each in of)]
        )
