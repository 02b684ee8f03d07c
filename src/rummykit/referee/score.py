"""What does a deal that ended so bring to each player?"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rummykit.match.score import Tally, price, score
from rummykit.match.standing import DealScore
from rummykit.play.actions import Faces
from rummykit.play.result import Ending, Result
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, held
from rummykit.rules import HandsAgainstLosers, HandsToWinner, RackPenalties, Rules

Points = Annotated[int, msgspec.Meta(ge=0)]

ENDS: dict[str, Ending] = {"went_out": "went_out", "pool_exhausted": "exhausted", "blocked": "blocked"}


class ScoreInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players hold at the end: `racks` or `hands` by name, or at a table of tiles only their `rack_totals`.

    The `winner` went out, unless `ended_by` says otherwise. `turn_order` lists the names from the starter on; as they
    are listed, if it is missing.
    """

    racks: dict[str, PieceNames] | None = None
    hands: dict[str, PieceNames] | None = None
    rack_totals: dict[str, Points] | None = None
    winner: str | None = None
    ended_by: Literal["went_out", "pool_exhausted", "blocked"] = "went_out"
    turn_order: PieceNames | None = None
    went_out_all_at_once: bool = False


def verdict(rules: Rules, asked: ScoreInput) -> Verdict:
    """`winner` (`winners` where it is shared) and, as the sheet scores:

    rack penalties `scores` and their `sum`; hands to the winner `winner_points`, and `unmatched` where only that
    counts; hands against the losers `penalties`.
    """
    given = [each for each in (asked.racks, asked.hands, asked.rack_totals) if each is not None]
    if len(given) != 1:
        raise Malformed("malformed", "A question about the score has either racks or hands or rack_totals.")
    names = _names(rules, asked, list(given[0]))
    row = _by_totals(rules, asked, names) if asked.rack_totals is not None else _by_hands(rules, asked, names)
    winners = [names[seat] for seat in row.winners]
    fields: Fields = {"winner": winners[0]} if len(winners) == 1 else {"winners": winners}
    points = dict(zip(names, row.points, strict=True))
    match rules.scoring:
        case RackPenalties():
            fields |= {"scores": points, "sum": sum(row.points)}
        case HandsToWinner(count=count):
            fields["winner_points"] = row.points[row.winners[0]]
            if count == "unmatched":
                left = dict(zip(names, row.held, strict=True))
                fields["unmatched"] = {name: left[name] for name in names if name not in winners}
        case HandsAgainstLosers():
            fields["penalties"] = points
        case _:
            raise Malformed("malformed", f"{rules.names.en} is not scored by what is left in the hands.")
    return Verdict(fields)


def _names(rules: Rules, asked: ScoreInput, names: list[str]) -> list[str]:
    """Who played, in turn order; the winner need not be among those who hold something."""
    if asked.winner is not None and asked.winner not in names:
        names = [asked.winner, *names]
    if asked.turn_order is not None:
        if sorted(asked.turn_order) != sorted(names):
            raise Malformed("impossible", "turn_order names every player once.")
        names = asked.turn_order
    fewest, most = rules.players
    if not fewest <= len(names) <= most:
        raise Malformed("impossible", f"{rules.names.en} is for {fewest} to {most} players, not {len(names)}.")
    return names


def _winner(asked: ScoreInput, names: list[str], left: list[int]) -> int | None:
    """The seat that went out; None if nobody did."""
    if asked.ended_by != "went_out":
        if asked.winner is not None:
            raise Malformed("malformed", "Where nobody went out the winner is not asked but answered.")
        return None
    out = [seat for seat, count in enumerate(left) if not count]
    if asked.winner is None and len(out) != 1:
        raise Malformed("malformed", "A question about the score names the winner.")
    winner = out[0] if asked.winner is None else names.index(asked.winner)
    if left[winner]:
        raise Malformed("impossible", f"{names[winner]} went out and holds nothing.")
    return winner


def _by_hands(rules: Rules, asked: ScoreInput, names: list[str]) -> DealScore:
    given = asked.racks if asked.racks is not None else asked.hands or {}
    hands = tuple(held(rules, given.get(name, ())) for name in names)
    return score(rules, _result(rules, asked, names, hands, [len(hand) for hand in hands]))


def _by_totals(rules: Rules, asked: ScoreInput, names: list[str]) -> DealScore:
    if not isinstance(rules.scoring, RackPenalties):
        raise Malformed("malformed", f"{rules.names.en} is scored by hands, not by rack_totals.")
    totals = [(asked.rack_totals or {}).get(name, 0) for name in names]
    return price(rules, _result(rules, asked, names, ((),) * len(names), totals), Tally(tuple(totals)))


def _result(rules: Rules, asked: ScoreInput, names: list[str], hands: tuple[Faces, ...], left: list[int]) -> Result:
    """The deal as it ended; `left` is 0 for who holds nothing."""
    _ends_so(rules, asked)
    return Result(
        kind=ENDS[asked.ended_by],
        winner=_winner(asked, names, left),
        hands=hands,
        first=0,
        order=tuple(range(len(names))),
        turns=0,
        concealed=asked.went_out_all_at_once,
    )


def _ends_so(rules: Rules, asked: ScoreInput) -> None:
    """Raise `Malformed` for an end that no deal of this game has."""
    ends = {"play_on": "pool_exhausted", "block": "blocked"}.get(rules.stock.when_empty)
    if asked.ended_by not in ("went_out", ends):
        raise Malformed("impossible", f"No deal of {rules.names.en} ends {asked.ended_by}.")
