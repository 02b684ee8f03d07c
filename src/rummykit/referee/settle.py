"""The question: what does everybody pay for a deal, in a match in which deals are paid?"""

from __future__ import annotations

import msgspec

from rummykit.match.formats import format_of
from rummykit.play.result import Result
from rummykit.referee.question import Malformed, PieceNames, Verdict
from rummykit.rules import LastLeft, Rules


class SettleInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who won, the players of the deal in turn, and whether the winner laid the whole hand in one turn."""

    winner: str
    players: PieceNames
    kalooki: bool = False


def verdict(rules: Rules, asked: SettleInput) -> Verdict:
    """`payments` in stakes by name; they sum to nothing."""
    names = asked.players
    if not isinstance(rules.match, LastLeft) or not (rules.match.call_up or rules.match.concealed_call_up):
        raise Malformed("malformed", f"In {rules.names.en} nothing is paid for a single deal.")
    if asked.winner not in names or len(set(names)) != len(names) or not 2 <= len(names) <= rules.players[1]:
        raise Malformed("impossible", "The players are named once each, and the winner is one of them.")
    result = Result(
        kind="went_out",
        winner=names.index(asked.winner),
        hands=((),) * len(names),
        first=0,
        order=tuple(range(len(names))),
        turns=0,
        concealed=asked.kalooki,
    )
    return Verdict({"payments": dict(zip(names, format_of(rules).paid(rules.match, result), strict=True))})
