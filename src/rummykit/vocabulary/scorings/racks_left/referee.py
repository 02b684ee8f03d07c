"""What a deal is worth in which tiles are laid on the table."""

from __future__ import annotations

import msgspec

from rummykit.cards import NAMES, UNKNOWN
from rummykit.checked import Whole
from rummykit.match.price import Tally
from rummykit.match.score import price
from rummykit.melds.indicated import next_tile
from rummykit.play.result import Result
from rummykit.referee.held_tiles import indicator_of
from rummykit.referee.laid_tiles import Opened
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, check_players, in_hand
from rummykit.referee.score import Answer
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.racks_left import RacksLeft


class HowItWentOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the last tile thrown was the wild one, and whether the winner laid nothing before the last turn."""

    okey: bool = False
    from_hand: bool = False


class AtTheEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has left, what the first meld was, if there was one, and how many discards were careless."""

    rack: PieceNames
    opened: Opened | None = None
    penalties: Whole = 0


class TilesLeftScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who went out (nobody: the stock was gone) and how, and what everybody has left, by name."""

    indicator: str
    players: dict[str, AtTheEnd]
    winner: str | None = None
    finish: HowItWentOut = HowItWentOut()


def _verdict(rules: Rules, asked: TilesLeftScore) -> Verdict:
    """The `points` of the deal by name; fewer are better."""
    names, scoring = list(asked.players), rules.scoring
    assert isinstance(scoring, RacksLeft), "the question has its form"
    check_players(rules, len(names))
    if asked.winner is not None and asked.winner not in names:
        raise Malformed("impossible", f"{asked.winner} is not one of {', '.join(names)}.")
    wild = next_tile(indicator_of(rules, asked.indicator))
    players = list(asked.players.values())
    racks = tuple(in_hand(rules, each.rack) for each in players)
    winner = None if asked.winner is None else names.index(asked.winner)
    result = Result(
        kind="exhausted" if winner is None else "went_out",
        winner=winner,
        hands=racks,
        first=0,
        order=tuple(range(len(names))),
        turns=0,
        melds=tuple((seat, (UNKNOWN,)) for seat, each in enumerate(players) if each.opened is not None),
        in_pairs=tuple(each.opened == "pairs" for each in players),
        concealed=asked.finish.from_hand,
        careless=tuple(each.penalties for each in players),
        last=wild if asked.finish.okey else None,
        wild=wild,
    )
    left = tuple(scoring.of_rack(rules.values, rack, wild) for rack in racks)
    return Verdict({"points": dict(zip(names, price(rules, result, Tally(left)).points, strict=True))})


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about a deal that ended so."""
    owners = {owner for owner, _ in result.melds}
    before = result.wild - 1 if (result.wild - 64) % 13 else result.wild + 12
    players = {
        name: {
            "rack": [NAMES[face] for face in result.hands[seat]],
            "opened": None
            if seat not in owners
            else "pairs"
            if result.in_pairs and result.in_pairs[seat]
            else "series",
            "penalties": result.careless[seat] if result.careless else 0,
        }
        for seat, name in enumerate(names)
    }
    finish = {"okey": result.wild_last, "from_hand": result.concealed}
    asked: Fields = {"indicator": NAMES[before], "players": players, "finish": finish}
    return asked if result.winner is None else asked | {"winner": names[result.winner]}


ANSWER: Answer[RacksLeft] = Answer(shape=lambda asked: TilesLeftScore, verdict=_verdict, question=_question)
