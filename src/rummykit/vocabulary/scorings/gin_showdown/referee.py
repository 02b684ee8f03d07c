"""Questions about gin: what does a knock bring, and what do deals come to in the columns of the score sheet?"""

from __future__ import annotations

from typing import Any

import msgspec

from rummykit.cards import NAMES, Face
from rummykit.hands import holds, of
from rummykit.match.carried import entered
from rummykit.match.score import score
from rummykit.match.score_sheet import Column, DealScore
from rummykit.match.sitting_out import in_rounds
from rummykit.melds.arrange import deadwood
from rummykit.play.actions import Melds
from rummykit.play.result import Ending, Result
from rummykit.referee.meld import read_meld
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, held, in_hand
from rummykit.referee.score import Answer
from rummykit.rules import FirstTo, GoOut, IllegalAction, Rules
from rummykit.rules.players import wrong_number
from rummykit.solve.best_hand import values_of
from rummykit.vocabulary.matches.first_to.columns import columns_of, finals_of
from rummykit.vocabulary.scorings.gin_showdown import GinShowdown
from rummykit.vocabulary.scorings.gin_showdown.price import compared


class KnockInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hands by name when one player has knocked and discarded, before anything is laid off.

    A hand of eleven is big gin. `upcard` is the first upcard of the deal, `melds` are those that the knocker shows.
    """

    knocker: str
    hands: dict[str, PieceNames]
    upcard: str | None = None
    melds: list[PieceNames] | None = None


class ColumnsInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of deals by name, oldest first; nothing for both is a void deal. Of four, names alternate by side.

    `spades` are the deals, from 1, whose first upcard was a spade, where such a deal makes two boxes.
    """

    deals: list[dict[str, int]]
    spades: list[int] = []


def _shape(asked: Fields) -> type[KnockInput | ColumnsInput]:
    """The form of a question about the deals of a match, or about one deal."""
    return ColumnsInput if "deals" in asked else KnockInput


def _verdict(rules: Rules, asked: KnockInput | ColumnsInput) -> Verdict:
    """What a knock is worth as `scores`, or the totals of several deals in columns."""
    return _columns_verdict(rules, asked) if isinstance(asked, ColumnsInput) else _knock_verdict(rules, asked)


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about a deal: the hands at the knock and the melds, before anything was laid off on them."""
    hands = [list(hand) for hand in result.hands]
    laid_off = [face for cards in result.laid_off for face in cards]
    for owner, meld in result.melds:
        hands[owner or 0] += [face for face in meld if face not in laid_off]
    for seat, cards in enumerate(result.laid_off):
        hands[seat] += cards
    told = dict(zip(names, named(hands), strict=True))
    asked: Fields = {
        "knocker": names[result.winner or 0],
        "hands": {names[seat]: told[names[seat]] for seat in sorted(result.order)},
    }
    return asked | ({} if result.upcard is None else {"upcard": NAMES[result.upcard]})


def _knock_verdict(rules: Rules, asked: KnockInput) -> Verdict:
    """`kind` (knock, gin, big_gin or undercut), the `deadwood` of both after laying off, `scores` and the `winner`."""
    names = _two(list(asked.hands))
    if asked.knocker not in names:
        raise Malformed("impossible", f"{asked.knocker} has no hand.")
    upcard = None if asked.upcard is None else held(rules, [asked.upcard])[0]
    hands = tuple(in_hand(rules, asked.hands[name]) for name in names)
    knocker = names.index(asked.knocker)
    big = _checked(rules, hands, knocker, upcard)
    result = Result(
        kind="went_out" if big else "knocked",
        winner=knocker,
        hands=hands,
        first=0,
        order=(0, 1),
        turns=0,
        upcard=upcard,
    )
    shown = None if asked.melds is None else _shown(rules, hands[knocker], asked.melds)
    row = score(rules, compared(rules, result, shown))
    return Verdict(
        {
            "kind": row.won_by,
            "deadwood": dict(zip(names, row.held, strict=True)),
            "scores": dict(zip(names, row.points, strict=True)),
            "winner": names[row.winners[0]],
        }
    )


def _two(names: list[str]) -> list[str]:
    if len(names) != 2:
        raise Malformed("impossible", f"2 players play a deal, not {len(names)}.")
    return names


def _checked(rules: Rules, hands: tuple[tuple[Face, ...], ...], knocker: int, upcard: Face | None) -> bool:
    """Whether this is big gin; raises `Malformed` for hands that no knock leaves."""
    cards = [face for hand in hands for face in hand]
    if len(set(cards)) < len(cards):
        raise Malformed("impossible", "There is one of each card.")
    size, own = rules.deal.hand_for(2), hands[knocker]
    big = len(own) == size + 1 and any(isinstance(step, GoOut) for step in rules.turn)
    if (len(own) != size and not big) or len(hands[1 - knocker]) != size:
        raise Malformed("impossible", f"After a knock and its discard both hands have {size} cards.")
    knock = rules.knock
    assert knock is not None
    if knock.by_upcard and upcard is None:
        raise Malformed("malformed", "Where the first upcard is the limit, a question about a knock names it.")
    left = deadwood(own, groups=rules.groups, runs=rules.runs, values=values_of(rules)[:52])
    limit = 0 if big else knock.limit_for(upcard)
    if limit is not None and left > limit:
        raise Malformed("impossible", f"One may knock with {limit} or less here, and this hand has {left}.")
    return big


def _shown(rules: Rules, hand: tuple[Face, ...], melds: list[PieceNames]) -> Melds:
    """The melds as the knocker shows them."""
    laid = []
    for names in melds:
        found = read_meld(rules, held(rules, names))
        if isinstance(found, IllegalAction):
            raise Malformed("impossible", f"The knocker shows no such meld. {found.text}")
        laid.append(found.cards)
    if not holds(of(hand), [face for meld in laid for face in meld]):
        raise Malformed("impossible", "The knocker holds the cards of the melds, each of them once.")
    return tuple(laid)


def _columns_verdict(rules: Rules, asked: ColumnsInput) -> Verdict:
    """`totals`, `boxes` and `game_over`, and when it is over `final` and `winner` (`winners` where it is shared).

    Of several columns `columns`, `boxes` and `closed`, one of each for every column.
    """
    format = rules.match
    assert isinstance(format, FirstTo)
    assert format.boxes is not None
    names = list(dict.fromkeys(name for deal in asked.deals for name in deal))
    wrong = wrong_number(rules, len(names))
    if wrong is not None:
        raise Malformed("impossible", wrong)
    if asked.spades and not (isinstance(rules.scoring, GinShowdown) and rules.scoring.spades_two_boxes):
        raise Malformed("impossible", "In this game no deal makes two boxes.")
    players, rows = len(names), list[DealScore]()
    nobody: Ending = "skipped" if in_rounds(rules, players) else "void"
    for number, deal in enumerate(asked.deals, 1):
        rows.append(entered(rules, rows, _row(deal, names, nobody, number in asked.spades)))
    over = [finals_of(columns_of(format, rows[:count], players)) is not None for count in range(len(rows))]
    if any(over):
        raise Malformed("impossible", f"The match was over before deal {over.index(True) + 1}.")
    columns = columns_of(format, rows, players)
    fields = _several(columns, names) if len(columns) > 1 else _one(columns[0], names)
    finals = finals_of(columns)
    fields["game_over"] = finals is not None
    if finals is not None:
        decides = finals if len(columns) > 1 else columns[0].totals
        winners = [name for name, each in zip(names, decides, strict=True) if each == max(decides)]
        fields["final"] = dict(zip(names, finals, strict=True))
        fields |= {"winner": winners[0]} if len(winners) == 1 else {"winners": winners}
    return Verdict(fields)


def _row(deal: dict[str, int], names: list[str], nobody: Ending, spade: bool) -> DealScore:
    points = tuple(deal.get(name, 0) for name in names)
    winners = tuple(seat for seat, own in enumerate(points) if own)
    if min(points) < 0 or len(winners) > 1:
        raise Malformed("impossible", "One player scores in a deal, or none if it is void.")
    kind: Ending = "knocked" if winners else nobody
    return DealScore(kind=kind, points=points, winners=winners, held=(0,) * len(names), boxes=1 + spade)


def _one(column: Column, names: list[str]) -> Fields:
    return {
        "totals": dict(zip(names, column.totals, strict=True)),
        "boxes": dict(zip(names, column.boxes, strict=True)),
    }


def _several(columns: tuple[Column, ...], names: list[str]) -> Fields:
    def by_name(counts: tuple[int, ...]) -> dict[str, Any]:
        return dict(zip(names, counts, strict=True))

    return {
        "columns": [by_name(column.totals) for column in columns],
        "boxes": [by_name(column.boxes) for column in columns],
        "closed": [column.bonuses is not None for column in columns],
    }


ANSWER: Answer[GinShowdown] = Answer(shape=_shape, verdict=_verdict, question=_question)
