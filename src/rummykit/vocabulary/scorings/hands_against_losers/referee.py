"""What is written down against the losers, and the totals of a match."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rummykit.cards import PRINTED_JOKER, UNKNOWN, is_joker
from rummykit.checked import Whole
from rummykit.match.formats import format_of, totals_of
from rummykit.play.actions import Faces
from rummykit.play.result import Result
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict
from rummykit.referee.score import Answer, ScoreInput, by_its_hands, names_in_turn, row_of
from rummykit.rules import BuyWindow, LastLeft, Rules
from rummykit.vocabulary.scorings.hands_against_losers import HandsAgainstLosers


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
    bought: dict[str, Whole] = {}  # noqa: RUF012  # every struct has its own


class DealsInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of every deal of a match so far, by name."""

    deals: Annotated[list[dict[str, int]], msgspec.Meta(min_length=1)]


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    assert isinstance(rules.scoring, HandsAgainstLosers)
    asked = by_its_hands(rules, result, names)
    if rules.scoring.unopened is not None:
        owners = {owner for owner, _ in result.melds}
        asked["opened"] = [name for seat, name in enumerate(names) if seat in owners]
    if result.concealed:
        jokers = [face for owner, meld in result.melds if owner == result.winner for face in meld if is_joker(face)]
        asked |= {"from_hand": True, "jokers_laid": len(jokers)}
    if any(result.bought):
        asked["bought"] = dict(zip(names, result.bought, strict=True))
    return asked


def _verdict(rules: Rules, asked: AgainstLosersInput | DealsInput) -> Verdict:
    """The `penalties`, and the totals where those before are given, or of `deals` alone."""
    if isinstance(asked, DealsInput):
        names = names_in_turn(rules, ScoreInput(), list(asked.deals[0]))
        return Verdict(_totals(rules, names, asked.deals))
    row = row_of(
        rules,
        asked,
        lambda names: {
            "melds": _laid(rules, asked, names),
            "bought": _bought(rules, asked, names),
            "concealed": asked.went_out_all_at_once or asked.from_hand,
        },
    )
    fields = row.won | {"penalties": row.points}
    if asked.before is not None:
        fields |= _totals(rules, row.names, [asked.before, row.points])
    return Verdict(fields)


def _totals(rules: Rules, names: list[str], deals: list[dict[str, int]]) -> Fields:
    """`totals` after these deals, and in a match to the last one left who is `eliminated`, and the `match_winner`.

    A player who is out already may be missing in a deal.
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


ANSWER: Answer[HandsAgainstLosers] = Answer(
    shape=lambda asked: DealsInput if "deals" in asked else AgainstLosersInput, verdict=_verdict, question=_question
)
