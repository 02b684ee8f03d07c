"""What a deal is worth to each side."""

from __future__ import annotations

import msgspec

from rummykit.match.score import score
from rummykit.match.sides import sides_of
from rummykit.play.result import Result
from rummykit.referee.meld import read_meld
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, held, in_hand
from rummykit.referee.score import Answer
from rummykit.referee.sides import is_concealed, sides_count
from rummykit.rules import IllegalAction, Rules
from rummykit.vocabulary.scorings.melds_and_bonuses import MeldsAndBonuses


class SideHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a side has at the end: its melds, the hands of its players, and how many bonus cards it has laid out.

    `reserve_taken` says whether the second hand of the side was picked up, and `reserve` are the cards of those that
    were not: one list for each of its players. Where a side has one, they are those of a second hand that was picked up
    but not played.
    """

    melds: list[PieceNames]
    hands: list[PieceNames]
    red_threes: int = 0
    reserve_taken: bool = True
    reserve: list[str | PieceNames] = []


class SideScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a deal by sides: `out` is the side that went out, None where none did."""

    sides: list[SideHeld]
    out: int | None = None
    concealed: bool = False


def _verdict(rules: Rules, asked: SideScore) -> Verdict:
    """`scores` by side."""
    return Verdict({"scores": [score(rules, _result(rules, asked)).points[side] for side in range(len(asked.sides))]})


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    """The question about the score of a deal, put by somebody who sees everything."""
    sides = sides_of(rules, result.order)
    asked: Fields = {
        "sides": [
            {
                "melds": named(cards for owner, cards in result.melds if owner in side),
                "hands": named(result.hands[seat] for seat in side),
                "red_threes": sum(len(result.bonus[seat]) for seat in side) if result.bonus else 0,
            }
            | _reserves(rules, result, side)
            for side in sides
        ]
    }
    if result.kind == "went_out":
        asked["out"] = next(number for number, side in enumerate(sides) if result.winner in side)
        asked["concealed"] = is_concealed(rules, result)
    return asked


def _reserves(rules: Rules, result: Result, side: tuple[int, ...]) -> Fields:
    """What a question about a score says of the second hands of a side."""
    word = rules.second_hand
    if word is None or not result.second_hands:
        return {}
    left = named(result.second_hands[seat] for seat in side)
    return {"reserve": left} if word.of == "player" else {"reserve_taken": not any(left)}


def _second_hands(rules: Rules, asked: SideScore, players: int) -> tuple[tuple[int, ...], ...]:
    """The second hands that were not picked up, by seat; those of a side that says no more have some cards."""
    word, count = rules.second_hand, len(asked.sides)
    left: list[tuple[int, ...]] = [()] * players
    for number, side in enumerate(asked.sides):
        if (side.reserve or not side.reserve_taken) and word is None:
            raise Malformed("impossible", f"{rules.names.en} has no second hands.")
        if word is not None and word.of == "side" and not side.reserve_taken:
            left[number] = (0,) * word.cards
        elif word is not None and word.of == "player":
            if any(isinstance(cards, str) for cards in side.reserve) or len(side.reserve) > len(side.hands):
                raise Malformed("impossible", "A reserve has a list of cards for each player of the side.")
            for place, cards in enumerate(side.reserve):
                left[number + place * count] = held(rules, cards)
    return tuple(left) if word is not None else ()


def _result(rules: Rules, asked: SideScore) -> Result:
    """The deal as a result; seat `n` and its partner, if it has one, are side `n`."""
    count = len(asked.sides)
    together = {len(side.hands) for side in asked.sides}
    if len(together) != 1 or sides_count(rules, count * max(together)) != count:
        raise Malformed("impossible", f"{rules.names.en} has no such sides with so many hands.")
    players = count * together.pop()
    bonus = rules.bonus_cards
    card = next((face for face in range(52) if bonus is not None and bonus.cards.has(face)), 0)
    if any(side.red_threes and bonus is None for side in asked.sides):
        raise Malformed("impossible", f"{rules.names.en} has no bonus cards.")
    laid_out = tuple((card,) * asked.sides[seat].red_threes if seat < count else () for seat in range(players))
    return Result(
        kind="blocked" if asked.out is None else "went_out",
        winner=asked.out,
        hands=tuple(_held(rules, asked.sides[seat % count], seat // count) for seat in range(players)),
        first=0,
        order=tuple(range(players)),
        turns=0,
        melds=tuple((number, _meld(rules, names)) for number, side in enumerate(asked.sides) for names in side.melds),
        concealed=asked.concealed,
        bonus=laid_out,
        second_hands=_second_hands(rules, asked, players),
    )


def _held(rules: Rules, side: SideHeld, place: int) -> tuple[int, ...]:
    """What a player of a side holds; the first of them also what the side has picked up but not played."""
    word = rules.second_hand
    if place or word is None or word.of == "player" or not side.reserve_taken:
        return in_hand(rules, side.hands[place])
    picked_up = [name for each in side.reserve for name in ([each] if isinstance(each, str) else each)]
    return in_hand(rules, [*side.hands[place], *picked_up])


def _meld(rules: Rules, names: PieceNames) -> tuple[int, ...]:
    found = read_meld(rules, held(rules, names))
    if isinstance(found, IllegalAction):
        raise Malformed("impossible", found.text)
    return found.cards


ANSWER: Answer[MeldsAndBonuses] = Answer(shape=lambda asked: SideScore, verdict=_verdict, question=_question)
