"""The question: what does a finished deal bring each player?"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from rummykit.cards import PRINTED_JOKER, UNKNOWN, is_joker
from rummykit.checked import Whole
from rummykit.match.formats import format_of, totals_of
from rummykit.match.price import Tally
from rummykit.match.score import price, price_of, score
from rummykit.match.standing import DealScore
from rummykit.play.actions import Faces
from rummykit.play.result import Ending, Result
from rummykit.referee import gin, hand_payments, held_tiles, laid, laid_tiles, sides, value_cards
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, check_players, in_hand
from rummykit.rules import (
    BuyWindow,
    CardsLaid,
    DealWon,
    GinShowdown,
    HandPayments,
    HandsAgainstLosers,
    HandsToWinner,
    LastLeft,
    LivesPenalty,
    MeldsAndBonuses,
    Payments,
    PointsLost,
    RackPenalties,
    RacksLeft,
    RankPayments,
    Rules,
    Scoring,
    Showdown,
    StakePayments,
    WinnersMelds,
)
from rummykit.rules.entries import Entries, keyed

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


class AgainstLosersInput(ScoreInput, frozen=True, forbid_unknown_fields=True):
    """The same where points are written down against those who lose.

    `opened` lists who has laid a meld in the deal, where that matters; `from_hand` says that the winner laid the whole
    hand in one turn, `jokers_laid` with how many jokers. `before` are the totals before the deal. `bought` says
    how many discards players have bought, where that costs points.
    """

    opened: PieceNames | None = None
    from_hand: bool = False
    jokers_laid: Whole = 0
    before: dict[str, int] | None = None
    bought: dict[str, Whole] = {}


class DealsInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of every deal of a match so far, by name."""

    deals: Annotated[list[dict[str, int]], msgspec.Meta(min_length=1)]


class Row(NamedTuple):
    """A deal that was asked about, with the names by seat."""

    names: list[str]
    score: DealScore

    @property
    def points(self) -> Fields:
        """The points by name."""
        return dict(zip(self.names, self.score.points, strict=True))

    def left(self, seats: Container[int]) -> Fields:
        """The points left in the hands of these seats, by name."""
        return {name: self.score.held[seat] for seat, name in enumerate(self.names) if seat in seats}


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Generic[S]):
    """What the answer about a deal has besides its winner; `by_totals` where counts of hands can be asked about too.

    Where a question has other fields than hands and how the deal ended, `shape` is its form, `verdict` answers it, and
    `question` puts it to a deal that ended so, of players with these names.
    """

    word: type[S]
    fields: Callable[[S, Row], Fields] = lambda scoring, row: {}
    by_totals: bool = False
    shape: Callable[[Fields], type[Any]] = lambda asked: ScoreInput
    verdict: Callable[[Rules, Any], Verdict] | None = None
    question: Callable[[Rules, Result, list[str]], Fields] = lambda rules, result, names: _by_its_hands(
        rules, result, names
    )


def _rack_penalties(scoring: RackPenalties, row: Row) -> Fields:
    return {"scores": row.points, "sum": sum(row.score.points)}


def _hands_to_winner(scoring: HandsToWinner, row: Row) -> Fields:
    fields: Fields = {"winner_points": row.score.points[row.score.winners[0]]}
    if scoring.count == "unmatched":
        fields["unmatched"] = row.left([seat for seat in range(len(row.names)) if seat not in row.score.winners])
    return fields


def _showdown(scoring: Showdown, row: Row) -> Fields:
    return {"scores": row.points, "unmatched": row.left(range(len(row.names)))}


def _deal_won(scoring: DealWon, row: Row) -> Fields:
    return {"winner_points": row.score.points[row.score.winners[0]]} if row.score.winners else {}


ANSWERS: Entries[Answer[Any]] = Entries(
    Scoring,
    "answer of the referee about the score",
    "ANSWERS in referee/score.py",
    keyed(
        (
            Answer(word=RackPenalties, fields=_rack_penalties, by_totals=True),
            Answer(word=HandsToWinner, fields=_hands_to_winner),
            Answer(
                word=HandsAgainstLosers,
                fields=lambda scoring, row: {"penalties": row.points},
                shape=lambda asked: DealsInput if "deals" in asked else AgainstLosersInput,
            ),
            Answer(
                word=HandPayments,
                shape=hand_payments.shape,
                verdict=hand_payments.verdict,
                question=hand_payments.question,
            ),
            Answer(word=Showdown, fields=_showdown),
            Answer(word=DealWon, fields=_deal_won),
            Answer(
                word=MeldsAndBonuses,
                shape=lambda asked: sides.SideScore,
                verdict=sides.score_verdict,
                question=sides.score_question,
            ),
            Answer(
                word=PointsLost,
                shape=lambda asked: held_tiles.HeldScore,
                verdict=held_tiles.score_verdict,
                question=held_tiles.score_question,
            ),
            Answer(
                word=LivesPenalty,
                shape=lambda asked: value_cards.ValueScore if "value_cards" in asked else ScoreInput,
                verdict=value_cards.verdict,
                question=lambda rules, result, names: (
                    _by_its_hands(rules, result, names)
                    if rules.lives is None or rules.lives.value_cards == "none"
                    else value_cards.question(rules, result, names)
                ),
            ),
            Answer(
                word=RacksLeft,
                shape=lambda asked: laid_tiles.TilesLeftScore,
                verdict=laid_tiles.score_verdict,
                question=laid_tiles.score_question,
            ),
            Answer(word=GinShowdown, shape=gin.shape, verdict=gin.verdict, question=gin.question),
            Answer(word=CardsLaid, shape=laid.shape, verdict=laid.verdict, question=laid.question),
        )
    ),
    without={
        WinnersMelds: "it is what the winner's melds are worth",
        Payments: "it is paid by what the winner laid",
        RankPayments: "it is paid by rank, and by what was taken of whom",
        StakePayments: "how the deal ended says what is paid, and that is asked by itself",
    },
)
"""What the referee says of the score of a deal, or why nobody asks: the end of "Hands alone do not say the score"."""


def shape(rules: Rules, asked: Fields) -> type[Any]:
    """The form of the question in this game."""
    answer = ANSWERS.find(rules.scoring)
    return ScoreInput if answer is None else answer.shape(asked)


def question_about(rules: Rules, result: Result) -> Fields:
    """The question about the score of a deal, put by somebody who sees all hands."""
    names = [f"player {seat + 1}" for seat in range(len(result.hands))]
    answer = ANSWERS.find(rules.scoring)
    return _by_its_hands(rules, result, names) if answer is None else answer.question(rules, result, names)


def _by_its_hands(rules: Rules, result: Result, names: list[str]) -> Fields:
    asked: Fields = {
        "racks" if rules.pack.family == "tiles" else "hands": dict(zip(names, named(result.hands), strict=True))
    }
    asked["turn_order"] = [names[seat] for seat in result.order]
    if result.kind in ENDED:
        asked["ended_by"] = ENDED[result.kind]
    if result.kind in WINNER_OF and result.winner is not None:
        asked[WINNER_OF[result.kind]] = names[result.winner]
    if isinstance(rules.scoring, HandsToWinner) and result.concealed:
        asked["went_out_all_at_once"] = True
    if isinstance(rules.scoring, HandsAgainstLosers):
        if rules.scoring.unopened is not None:
            owners = {owner for owner, _ in result.melds}
            asked["opened"] = [name for seat, name in enumerate(names) if seat in owners]
        if result.concealed:
            jokers = [face for owner, meld in result.melds if owner == result.winner for face in meld if is_joker(face)]
            asked |= {"from_hand": True, "jokers_laid": len(jokers)}
        if any(result.bought):
            asked["bought"] = dict(zip(names, result.bought, strict=True))
    return asked


def verdict(rules: Rules, asked: Any) -> Verdict:
    """`winner` (`winners` where it is shared) and, as the sheet scores:

    rack penalties `scores` and their `sum`; hands to the winner `winner_points`, and `unmatched` where only that
    counts; hands against the losers `penalties`, and the totals where those before are given, or of `deals` alone;
    after a knock the `scores`, and what everybody has `unmatched`.
    Of gin and of its columns what `referee.gin` says, of cards laid what `referee.laid` says.
    """
    answer = ANSWERS.find(rules.scoring)
    if answer is None:
        reason = ANSWERS.without[type(rules.scoring)]
        raise Malformed("malformed", f"In {rules.names.en} hands alone do not say the score: {reason}.")
    if answer.verdict is not None:
        return answer.verdict(rules, asked)
    if isinstance(asked, DealsInput):
        names = _names(rules, ScoreInput(), list(asked.deals[0]))
        return Verdict(_totals(rules, names, asked.deals))
    given = [each for each in (asked.racks, asked.hands, asked.rack_totals) if each is not None]
    if len(given) != 1:
        raise Malformed("malformed", "A question about the score has either racks or hands or rack_totals.")
    if asked.rack_totals is not None and not answer.by_totals:
        raise Malformed("malformed", f"{rules.names.en} is scored by hands, not by rack_totals.")
    names = _names(rules, asked, list(given[0]))
    row = _by_totals(rules, asked, names) if asked.rack_totals is not None else _by_hands(rules, asked, names)
    winners = [names[seat] for seat in row.winners]
    fields: Fields = {"winner": winners[0]} if len(winners) == 1 else {"winners": winners}
    fields |= answer.fields(rules.scoring, Row(names, row))
    if isinstance(asked, AgainstLosersInput) and asked.before is not None:
        fields |= _totals(rules, names, [asked.before, dict(zip(names, row.points, strict=True))])
    return Verdict(fields)


def _totals(rules: Rules, names: list[str], deals: list[dict[str, int]]) -> Fields:
    """`totals` after these deals, and in a match to the last one left who is `eliminated`, and the `match_winner`.

    Whoever is out already may be missing in a deal.
    """
    rows: list[tuple[int, ...]] = []
    for points in deals:
        out = _out_after(rules, rows, len(names))
        if not set(names) - {names[seat] for seat in out} <= set(points) <= set(names):
            raise Malformed("impossible", "Every deal has the points of all players who are not out.")
        rows.append(tuple(points.get(name, 0) for name in names))
    totals = totals_of(rules, rows, len(names))
    fields: Fields = {"totals": dict(zip(names, totals, strict=True))}
    if isinstance(rules.match, LastLeft):
        out = _out_after(rules, rows, len(names))
        left = [name for seat, name in enumerate(names) if seat not in out]
        fields |= {"eliminated": [names[seat] for seat in out], "match_winner": left[0] if len(left) == 1 else None}
    return fields


def _out_after(rules: Rules, rows: list[tuple[int, ...]], players: int) -> tuple[int, ...]:
    """The seats that are out after deals with these points, in a match to the last one left."""
    if not rows or not isinstance(rules.match, LastLeft):
        return ()
    return format_of(rules).eliminated(rules.match, totals_of(rules, rows, players))


def _names(rules: Rules, asked: ScoreInput, names: list[str]) -> list[str]:
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


def _by_hands(rules: Rules, asked: ScoreInput, names: list[str]) -> DealScore:
    given = asked.racks if asked.racks is not None else asked.hands or {}
    hands = tuple(in_hand(rules, given.get(name, ())) for name in names)
    return score(rules, _result(rules, asked, names, hands, [len(hand) for hand in hands]))


def _by_totals(rules: Rules, asked: ScoreInput, names: list[str]) -> DealScore:
    totals = [(asked.rack_totals or {}).get(name, 0) for name in names]
    return price(rules, _result(rules, asked, names, ((),) * len(names), totals), Tally(tuple(totals)))


def _result(rules: Rules, asked: ScoreInput, names: list[str], hands: tuple[Faces, ...], left: list[int]) -> Result:
    """The result of the deal; `left` is 0 for a player without cards."""
    kind = _ending(rules, asked)
    melds: tuple[tuple[int, Faces], ...] = ()
    bought: tuple[int, ...] = ()
    concealed = asked.went_out_all_at_once
    if isinstance(asked, AgainstLosersInput):
        bought = _bought(rules, asked, names)
        melds = _laid(rules, asked, names)
        concealed = concealed or asked.from_hand
    return Result(
        kind=kind,
        winner=_winner(kind, asked, names, left),
        hands=hands,
        first=0,
        order=tuple(range(len(names))),
        turns=0,
        melds=melds,
        concealed=concealed,
        bought=bought,
    )


def _bought(rules: Rules, asked: AgainstLosersInput, names: list[str]) -> tuple[int, ...]:
    """By seat, how many discards it has bought; nobody where the question does not say."""
    window = rules.step(BuyWindow)
    if asked.bought and (window is None or not window.points):
        raise Malformed("malformed", f"In {rules.names.en} no points count against a buyer.")
    if not set(asked.bought) <= set(names):
        raise Malformed("impossible", "Everybody who has bought a discard is one of the players.")
    return tuple(asked.bought.get(name, 0) for name in names) if asked.bought else ()


def _laid(rules: Rules, asked: AgainstLosersInput, names: list[str]) -> tuple[tuple[int, Faces], ...]:
    """A meld of unknown cards for everybody who has opened, and the jokers of the winner."""
    scoring = rules.scoring
    if isinstance(scoring, HandsAgainstLosers) and scoring.unopened is not None and asked.opened is None:
        raise Malformed("malformed", f"A question about the score in {rules.names.en} says who has opened.")
    opened = asked.opened or []
    if not set(opened) <= set(names):
        raise Malformed("impossible", "Everybody who has opened is one of the players.")
    melds: list[tuple[int, Faces]] = [(names.index(name), (UNKNOWN,) * 3) for name in opened]
    if asked.jokers_laid and asked.winner is not None:
        melds.append((names.index(asked.winner), (PRINTED_JOKER,) * asked.jokers_laid))
    return tuple(melds)
