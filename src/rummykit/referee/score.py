"""The question: what does a finished deal bring each player?"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from rummykit.checked import Whole
from rummykit.match.price import Tally
from rummykit.match.score import price, price_of, score
from rummykit.match.score_sheet import DealScore
from rummykit.play.actions import Faces
from rummykit.play.result import Ending, Result
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, check_players, in_hand
from rummykit.rules import Rules, Scoring
from rummykit.rules.entries import Entries

ENDS: dict[str, Ending] = {
    "went_out": "went_out",
    "pool_exhausted": "exhausted",
    "blocked": "blocked",
    "knocked": "knocked",
}
ENDED: dict[Ending, str] = {ending: word for word, ending in ENDS.items()}
WINNER_OF: dict[Ending, str] = {"went_out": "winner", "knocked": "knocker"}
S = TypeVar("S")


class ScoreInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players hold at the end: `racks` or `hands` by name, or at a table of tiles only their `rack_totals`.

    The `winner` went out, or the `knocker` knocked, unless `ended_by` says otherwise. `turn_order` lists the names from
    the starter on; as they are listed, if it is missing.
    """

    racks: dict[str, PieceNames] | None = None
    hands: dict[str, PieceNames] | None = None
    rack_totals: dict[str, Whole] | None = None
    winner: str | None = None
    ended_by: Literal["went_out", "pool_exhausted", "blocked", "knocked"] | None = None
    knocker: str | None = None
    turn_order: PieceNames | None = None
    went_out_all_at_once: bool = False


class Row(NamedTuple):
    """A deal that was asked about, with the names by seat."""

    names: list[str]
    score: DealScore

    @property
    def won(self) -> Fields:
        """Who has won."""
        winners = [self.names[seat] for seat in self.score.winners]
        return {"winner": winners[0]} if len(winners) == 1 else {"winners": winners}

    @property
    def points(self) -> Fields:
        """The points by name."""
        return dict(zip(self.names, self.score.points, strict=True))

    def left(self, seats: Container[int]) -> Fields:
        """The points left in the hands of these seats, by name."""
        return {name: self.score.held[seat] for seat, name in enumerate(self.names) if seat in seats}


def by_its_hands(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about the score of a deal of which the hands say everything."""
    asked: Fields = {
        "racks" if rules.pack.family == "tiles" else "hands": dict(zip(names, named(result.hands), strict=True))
    }
    asked["turn_order"] = [names[seat] for seat in result.order]
    if result.kind in ENDED:
        asked["ended_by"] = ENDED[result.kind]
    if result.kind in WINNER_OF and result.winner is not None:
        asked[WINNER_OF[result.kind]] = names[result.winner]
    return asked


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Generic[S]):
    """What the answer about a deal has besides its winner; `by_totals` where counts of hands can be asked about too.

    Where a question has other fields than hands and how the deal ended, `shape` is its form, `verdict` answers it, and
    `question` puts it to a deal that ended so, of players with these names.
    """

    fields: Callable[[S, Row], Fields] = lambda scoring, row: {}
    by_totals: bool = False
    shape: Callable[[Fields], type[Any]] = lambda asked: ScoreInput
    verdict: Callable[[Rules, Any], Verdict] | None = None
    question: Callable[[Rules, Result, list[str]], Fields] = by_its_hands


ANSWERS: Entries[Answer[Any]] = Entries(Scoring, "answer of the referee about the score", "referee.ANSWER")
"""What the referee says of the score of a deal."""


def shape(rules: Rules, asked: Fields) -> type[Any]:
    """The form of the question in this game."""
    answer = ANSWERS.find(rules.scoring)
    return ScoreInput if answer is None else answer.shape(asked)


def question_about(rules: Rules, result: Result) -> Fields:
    """The question about the score of a deal, put by somebody who sees all hands."""
    names = [f"player {seat + 1}" for seat in range(len(result.hands))]
    answer = ANSWERS.find(rules.scoring)
    return by_its_hands(rules, result, names) if answer is None else answer.question(rules, result, names)


def verdict(rules: Rules, asked: Any) -> Verdict:
    """`winner` (`winners` where it is shared) and what the scoring adds, or what it answers by itself."""
    answer = ANSWERS.find(rules.scoring)
    if answer is None:
        reason = ANSWERS.reason(type(rules.scoring))
        raise Malformed("malformed", f"In {rules.names.en} hands alone do not say the score: {reason}.")
    if answer.verdict is not None:
        return answer.verdict(rules, asked)
    if asked.rack_totals is not None and len(_given(asked)) == 1 and not answer.by_totals:
        raise Malformed("malformed", f"{rules.names.en} is scored by hands, not by rack_totals.")
    row = row_of(rules, asked)
    return Verdict(row.won | answer.fields(rules.scoring, row))


def row_of(rules: Rules, asked: ScoreInput, more: Callable[[list[str]], Fields] = lambda names: {}) -> Row:
    """The score of a deal that is asked about; `more` are fields of its result by the names of the seats."""
    given = _given(asked)
    if len(given) != 1:
        raise Malformed("malformed", "A question about the score has either racks or hands or rack_totals.")
    names = names_in_turn(rules, asked, list(given[0]))
    if asked.rack_totals is not None:
        totals = [asked.rack_totals.get(name, 0) for name in names]
        return Row(
            names, price(rules, _result(rules, asked, names, ((),) * len(names), totals, more), Tally(tuple(totals)))
        )
    hands = tuple(in_hand(rules, given[0].get(name, ())) for name in names)
    return Row(names, score(rules, _result(rules, asked, names, hands, [len(hand) for hand in hands], more)))


def _given(asked: ScoreInput) -> list[dict[str, Any]]:
    return [each for each in (asked.racks, asked.hands, asked.rack_totals) if each is not None]


def names_in_turn(rules: Rules, asked: ScoreInput, names: list[str]) -> list[str]:
    """The names of the players in turn order; the winner need not have anything left."""
    for name in (asked.winner, asked.knocker):
        if name is not None and name not in names:
            names = [name, *names]
    if asked.turn_order is not None:
        if sorted(asked.turn_order) != sorted(names):
            raise Malformed("impossible", "turn_order names every player once.")
        names = asked.turn_order
    if not 2 <= len(names) <= rules.players[1]:
        check_players(rules, len(names))
    return names


def _result(
    rules: Rules,
    asked: ScoreInput,
    names: list[str],
    hands: tuple[Faces, ...],
    left: list[int],
    more: Callable[[list[str]], Fields],
) -> Result:
    """The result of the deal; `left` is 0 for a player without cards."""
    kind = _ending(rules, asked)
    fields: Fields = {"concealed": asked.went_out_all_at_once, **more(names)}
    return Result(
        kind=kind,
        winner=_winner(kind, asked, names, left),
        hands=hands,
        first=0,
        order=tuple(range(len(names))),
        turns=0,
        **fields,
    )


def _ending(rules: Rules, asked: ScoreInput) -> Ending:
    """How the deal ended; raises `Malformed` for an ending that this game lacks, or that cannot be asked about."""
    possible = [ending.kind for ending in price_of(rules).endings(rules, rules.scoring)]
    if asked.ended_by is not None and ENDS[asked.ended_by] not in possible:
        raise Malformed("impossible", f"No deal of {rules.names.en} ends {asked.ended_by}.")
    return possible[0] if asked.ended_by is None else ENDS[asked.ended_by]


def _winner(kind: Ending, asked: ScoreInput, names: list[str], left: list[int]) -> int | None:
    """The seat that went out, or knocked; None if nobody did."""
    if asked.knocker is not None and kind != "knocked":
        raise Malformed("impossible", "Nobody knocked in that deal.")
    if asked.winner is not None and kind != "went_out":
        raise Malformed("malformed", "Where nobody went out the winner is not asked but answered.")
    if kind == "knocked":
        if asked.knocker is None:
            raise Malformed("malformed", "A question about the score after a knock names the knocker.")
        return names.index(asked.knocker)
    if kind != "went_out":
        return None
    out = [seat for seat, count in enumerate(left) if not count]
    if asked.winner is None and len(out) != 1:
        raise Malformed("malformed", "A question about the score names the winner.")
    winner = out[0] if asked.winner is None else names.index(asked.winner)
    if left[winner]:
        raise Malformed("impossible", f"{names[winner]} went out and holds nothing.")
    return winner
