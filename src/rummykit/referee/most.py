"""The questions: the most that can be laid on a table that all rearrange, or that a hand is worth to its side."""

from __future__ import annotations

from typing import Literal

import msgspec

from rummykit import solve
from rummykit.cards import NAMES
from rummykit.referee.meld import lying
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, in_hand
from rummykit.rules import Rules
from rummykit.tiles.search.objective import Objective

MOST: dict[str, Objective] = {"most_pieces": "tiles", "most_points": "value"}
"""What may be wanted of a turn at a table that everybody rearranges."""
BEST_MELDS = "best_melds"
"""What may be wanted of a hand in a game of sides."""


class TableInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that everybody rearranges, and what one player holds, called `rack` or `hand`.

    A joker on the table says what it stands for (`JK=7H`); `opened`: whether the first meld has been made.
    """

    goal: Literal["most_pieces", "most_points"]
    table: list[PieceNames] = []
    rack: PieceNames = []
    hand: PieceNames = []
    opened: bool = True


class SideHandInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand, and the melds that its side has on the table."""

    goal: Literal["best_melds"]
    hand: PieceNames
    table: list[PieceNames] = []


def table_verdict(rules: Rules, asked: TableInput) -> Verdict:
    """What is `played`, its `count` and its points, the `table_after`; `proven` as false where more may be possible.

    Where the first meld is still due: its `opening_value`, if it can be made.
    """
    if asked.rack and asked.hand:
        raise Malformed("malformed", "A player has a rack or a hand, not both.")
    pieces = in_hand(rules, asked.rack or asked.hand)
    table = [lying(rules, names).cards for names in asked.table]
    turn = solve.whole_turn(rules, table, pieces, MOST[asked.goal], opened=asked.opened)
    play = turn.play
    fields: Fields = {"count": play.tiles, "best_value": play.value, "played": [NAMES[face] for face in play.played]}
    if turn.opening is not None:
        fields["opening_value"] = turn.opening
    fields["table_after"] = [[NAMES[face] for face in cards] for cards in play.table_after]
    return Verdict(fields if play.proven else fields | {"proven": False})


def side_verdict(rules: Rules, asked: SideHandInput) -> Verdict:
    """The `worth` of the best melds with all bonuses, `example_melds`, cards `added` to melds, and what is `left`.

    `proven` is false where there may be better ones.
    """
    hand = in_hand(rules, asked.hand)
    best = solve.side_hand(rules, hand, [lying(rules, names).cards for names in asked.table])
    fields: Fields = {
        "worth": best.worth,
        "example_melds": named(best.melds),
        "added": [[number, *named([cards])] for number, cards in best.added],
        "left": [NAMES[face] for face in best.left],
    }
    return Verdict(fields if best.proven else fields | {"proven": False})
