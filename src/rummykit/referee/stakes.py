"""The question: who pays whom how many stakes, after a deal that ended so?"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.match.score import price, tally
from rummykit.play.result import Ending, Result
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, check_players, in_hand
from rummykit.rules import CallEnd, FightWindow, Rules, ShowDealt

EndedBy: TypeAlias = Literal["initial", "drop", "draw", "tonk", "tongits", "out", "stock"]
"""How a deal may have ended: a hand as dealt, a called end, a hand laid or laid off or discarded, no stock."""


class StakesInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`hands` by player, in turn order where there is no `order`.

    `player` called the end, went out, or drew the last card. `exposed` are the players with a meld on the table, and
    `challengers` those who fought.
    """

    ended_by: EndedBy
    hands: dict[str, PieceNames]
    player: str | None = None
    order: list[str] | None = None
    exposed: list[str] = []
    challengers: list[str] = []


def verdict(rules: Rules, asked: StakesInput) -> Verdict:
    """The `winner`, or the `winners` where several may be paid, and the `payments`; `counts` where hands are compared.

    Nobody may have won: then `winners` is empty.
    """
    scoring = rules.stakes
    if scoring is None:
        raise Malformed("malformed", f"Nobody pays stakes in {rules.names.en}.")
    names = asked.order or list(asked.hands)
    if sorted(names) != sorted(asked.hands):
        raise Malformed("impossible", "order names every player who has a hand, once.")
    if not {*asked.exposed, *asked.challengers, *([] if asked.player is None else [asked.player])} <= set(names):
        raise Malformed("impossible", "Whoever called, fought or has a meld is one of those who have a hand.")
    check_players(rules, len(names))
    result = _result(rules, asked, names)
    deal = price(rules, result, tally(rules, result))
    winners = [names[seat] for seat in deal.winners]
    fields: Fields = {"winner": winners[0]} if scoring.ties == "nearest" and winners else {"winners": winners}
    if result.kind not in ("dealt", "went_out"):
        fields["counts"] = dict(zip(names, deal.held, strict=True))
    return Verdict(fields | {"payments": dict(zip(names, deal.points, strict=True))})


def _result(rules: Rules, asked: StakesInput, names: list[str]) -> Result:
    """The end of the deal that is asked about; raises `Malformed` for one that the game does not have."""
    kind = _kind(rules, asked)
    player = None if asked.player is None else names.index(asked.player)
    if player is None and kind in ("called", "went_out", "exhausted"):
        raise Malformed("malformed", "The question names the player who went out, called, or drew the last card.")
    hands = tuple(in_hand(rules, asked.hands[name]) for name in names)
    if kind == "went_out" and player is not None and hands[player]:
        raise Malformed("impossible", f"{names[player]} went out and holds nothing.")
    return Result(
        kind=kind,
        winner=player if kind == "went_out" else None,
        hands=hands,
        first=0,
        order=tuple(range(len(names))),
        turns=0,
        melds=tuple((names.index(name), ()) for name in asked.exposed),
        closer=player if kind in ("called", "exhausted") else None,
        fighters=tuple(names.index(name) for name in asked.challengers),
        by_discard=asked.ended_by == "out",
    )


def _kind(rules: Rules, asked: StakesInput) -> Ending:
    """The kind of end that the question names; raises `Malformed` for one that the game does not have."""
    call, dealt = rules.step(CallEnd), rules.step(ShowDealt)
    if asked.challengers and (asked.ended_by != "draw" or rules.step(FightWindow) is None):
        raise Malformed("impossible", "Nobody fought in that deal.")
    if asked.ended_by in ("drop", "draw") and call is not None and call.called == asked.ended_by:
        return "called"
    if asked.ended_by == "initial" and dealt is not None:
        return "dealt"
    if asked.ended_by in ("tonk", "tongits", "out"):
        return "went_out"
    if asked.ended_by == "stock":
        return "blocked" if rules.stock.when_empty == "block" else "exhausted"
    raise Malformed("impossible", f"No deal of {rules.names.en} ends by {asked.ended_by}.")
