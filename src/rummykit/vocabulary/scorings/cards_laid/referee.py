"""Questions about cards laid: what do the table and the hands bring each player, and what do deals come to?"""

from __future__ import annotations

from typing import Any

import msgspec

from rummykit.cards import NAMES, PRINTED_JOKER, STANDING_FOR, Face, colour_of
from rummykit.match.formats import MatchSoFar, format_of
from rummykit.match.score import score, tally
from rummykit.play.result import Result
from rummykit.referee.meld import read_meld
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, check_players, held, in_hand
from rummykit.referee.score import Answer
from rummykit.rules import IllegalAction, Rules
from rummykit.vocabulary.scorings.cards_laid import CardsLaid


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


class LaidAndHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has laid and still holds at the end; `born`: it has laid a first meld."""

    laid: PieceNames
    hand: PieceNames
    born: bool
    penalties: int = 0


class KnockKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether who went out had laid nothing before that turn, and whether all those cards were of one suit."""

    dark: bool
    colour: bool


class HeadInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a deal in which the first upcard, the `head`, counts otherwise than other cards."""

    head: str
    knocker: str | None
    knock: KnockKind
    players: dict[str, LaidAndHeld]


def _shape(asked: Fields) -> type[LaidInput | LaidDealsInput | HeadInput]:
    """The form of a question about the deals of a match, or about one deal."""
    if "head" in asked:
        return HeadInput
    return LaidDealsInput if "deals" in asked else LaidInput


def _verdict(rules: Rules, asked: LaidInput | LaidDealsInput | HeadInput) -> Verdict:
    """What a deal is worth to each player as `scores`, or the totals of several deals."""
    if isinstance(asked, HeadInput):
        return _with_head(rules, asked)
    return _deals(rules, asked) if isinstance(asked, LaidDealsInput) else _deal(rules, asked)


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about a deal."""
    melds = named(meld for _, meld in result.melds)
    by = [[names[seat] for seat in seats] for seats in result.laid_by]
    table = [{"meld": meld, "by": laid} for meld, laid in zip(melds, by, strict=True)]
    if isinstance(rules.scoring, CardsLaid) and rules.scoring.upcard is not None:
        return _question_with_head(rules, result, names)
    return {"table": table, "hands": dict(zip(names, named(result.hands), strict=True))}


def _question_with_head(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The same where the first upcard counts otherwise."""
    laid: list[list[Face]] = [[] for _ in names]
    for (_, meld), seats in zip(result.melds, result.laid_by, strict=True):
        for face, seat in zip(meld, seats, strict=True):
            laid[seat].append(face)
    careless = result.careless or (0,) * len(names)
    out = result.winner if result.kind == "went_out" else None
    suits = set() if out is None else {colour_of(face) for face in laid[out]}
    suits |= set() if result.last is None else {colour_of(result.last)}
    players = {
        name: {"laid": cards, "hand": hand, "born": bool(cards), "penalties": careless[seat]}
        for seat, (name, cards, hand) in enumerate(zip(names, named(laid), named(result.hands), strict=True))
    }
    return {
        "head": None if result.upcard is None else NAMES[result.upcard],
        "knocker": None if out is None else names[out],
        "knock": {"dark": out is not None and result.concealed, "colour": out is not None and len(suits) == 1},
        "players": players,
    }


def _deal(rules: Rules, asked: LaidInput) -> Verdict:
    """What everybody has `laid` and `held`, by name, and the `scores`; `winner` (`winners` where it is shared)."""
    names = _players(rules, list(asked.hands))
    hands = tuple(in_hand(rules, asked.hands[name]) for name in names)
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


def _with_head(rules: Rules, asked: HeadInput) -> Verdict:
    """The `scores` by name, of cards that are only said to be laid."""
    scoring, names = rules.scoring, _players(rules, list(asked.players))
    if not isinstance(scoring, CardsLaid) or scoring.upcard is None:
        raise Malformed("impossible", f"In {rules.names.en} the first upcard counts as ever.")
    if asked.knocker is not None and asked.knocker not in names:
        raise Malformed("impossible", f"{asked.knocker} does not play.")
    head = held(rules, [asked.head])[0]
    times = (scoring.concealed if asked.knock.dark else 1) * (scoring.one_suit if asked.knock.colour else 1)
    scores = {}
    for name, left in asked.players.items():
        laid, hand = (
            sum(scoring.of(rules.values, face, head) for face in held(rules, cards)) for cards in (left.laid, left.hand)
        )
        factor = times if name == asked.knocker else None
        scores[name] = scoring.points(laid, hand, opened=left.born, careless=left.penalties, times=factor)
    return Verdict({"scores": scores})


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
    check_players(rules, len(names))
    return names


ANSWER: Answer[CardsLaid] = Answer(shape=_shape, verdict=_verdict, question=_question)
