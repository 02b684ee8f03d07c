"""Questions about cards laid: what do the table and the hands bring each player, and what do deals come to?"""

from __future__ import annotations

from typing import Any

import msgspec

from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face
from rummykit.match.formats import MatchSoFar, format_of
from rummykit.match.score import score, tally
from rummykit.play.result import Result
from rummykit.referee.meld import read_meld
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, held
from rummykit.rules import IllegalAction, Rules


class LaidMeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A meld on the table; `by` names who laid each card, in the order of `meld`."""

    meld: PieceNames
    by: list[str]


class LaidInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a deal: the `table`, and the `hands` of all players by name."""

    table: list[LaidMeld]
    hands: dict[str, PieceNames]


class LaidDealsInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of deals by name, oldest first."""

    deals: list[dict[str, int]]


def shape(asked: Fields) -> type[LaidInput | LaidDealsInput]:
    """The form of a question about the deals of a match, or about one deal."""
    return LaidDealsInput if "deals" in asked else LaidInput


def verdict(rules: Rules, asked: LaidInput | LaidDealsInput) -> Verdict:
    """The answer: what a deal brings, or what deals come to."""
    return _deals(rules, asked) if isinstance(asked, LaidDealsInput) else _deal(rules, asked)


def question(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about a deal."""
    melds = named(meld for _, meld in result.melds)
    by = [[names[seat] for seat in seats] for seats in result.laid_by]
    table = [{"meld": meld, "by": laid} for meld, laid in zip(melds, by, strict=True)]
    return {"table": table, "hands": dict(zip(names, named(result.hands), strict=True))}


def _deal(rules: Rules, asked: LaidInput) -> Verdict:
    """What everybody has `laid` and `held`, by name, and the `scores`; `winner` (`winners` where it is shared)."""
    names = _players(rules, list(asked.hands))
    hands = tuple(held(rules, asked.hands[name]) for name in names)
    melds, laid_by = [], []
    for each in asked.table:
        cards, by = _as_laid(rules, each)
        if not set(by) <= set(names):
            raise Malformed("impossible", "Whoever has laid a card has a hand, if an empty one.")
        seats = tuple(names.index(name) for name in by)
        melds.append((seats[0], cards))
        laid_by.append(seats)
    result = Result(
        kind="blocked" if all(hands) else "went_out",
        winner=next((seat for seat, hand in enumerate(hands) if not hand), None),
        hands=hands,
        melds=tuple(melds),
        laid_by=tuple(laid_by),
        first=0,
        order=tuple(range(len(names))),
        turns=0,
    )
    row = score(rules, result)
    fields: Fields = {
        "laid": dict(zip(names, tally(rules, result).laid, strict=True)),
        "held": dict(zip(names, row.held, strict=True)),
        "scores": dict(zip(names, row.points, strict=True)),
    }
    return Verdict(fields | _winner([names[seat] for seat in row.winners]))


def _as_laid(rules: Rules, asked: LaidMeld) -> tuple[tuple[Face, ...], tuple[str, ...]]:
    """A meld in its order, and who laid each card of it."""
    if len(asked.by) != len(asked.meld):
        raise Malformed("malformed", "by names who laid it, for each card of the meld.")
    given = held(rules, asked.meld)
    found = read_meld(rules, given)
    if isinstance(found, IllegalAction):
        raise Malformed("impossible", f"No such meld lies on the table. {found.text}")
    left = list(zip(given, asked.by, strict=True))
    by = []
    for face in found.cards:
        plain = PRINTED_JOKER if face >= STANDING_FOR else face
        by.append(left.pop(next(place for place, (card, _) in enumerate(left) if card == plain))[1])
    return found.cards, tuple(by)


def _deals(rules: Rules, asked: LaidDealsInput) -> Verdict:
    """`totals` and `game_over`, and when it is over the `winner` (`winners` where it is shared)."""
    names = _players(rules, list(dict.fromkeys(name for deal in asked.deals for name in deal)))
    totals = [0] * len(names)
    winners: tuple[int, ...] | None = None
    for number, deal in enumerate(asked.deals, 1):
        if winners is not None:
            raise Malformed("impossible", f"The match was over before deal {number}.")
        totals = [total + deal.get(name, 0) for total, name in zip(totals, names, strict=True)]
        winners = format_of(rules).winners(rules.match, MatchSoFar(tuple(totals), number))
    fields: dict[str, Any] = {"totals": dict(zip(names, totals, strict=True)), "game_over": winners is not None}
    return Verdict(fields | ({} if winners is None else _winner([names[seat] for seat in winners])))


def _winner(names: list[str]) -> Fields:
    return {"winner": names[0]} if len(names) == 1 else {"winners": names}


def _players(rules: Rules, names: list[str]) -> list[str]:
    fewest, most = rules.players
    if not fewest <= len(names) <= most:
        raise Malformed("impossible", f"{rules.names.en} is for {fewest} to {most} players, not {len(names)}.")
    return names
