"""Verifying a record: its deals are dealt again from their seeds and compared card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from rummykit import fair
from rummykit.cards import FIRST_TILE, UNKNOWN, Face
from rummykit.fair import Scheme
from rummykit.play.actions import Faces
from rummykit.play.events import Dealt, Drew, Upcard
from rummykit.record import DealRecord, Moment, Record, replay

Place: TypeAlias = Literal["hand", "upcard", "draw", "move"]

_UNKNOWN = (UNKNOWN, UNKNOWN + FIRST_TILE)


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """A place where a record differs from what its seed deals.

    `told` is the card in the record, `dealt` the card of the seed; None if one of them has no such card. `move` counts
    the moves of the deal from 1; for a `move` that is not possible, `text` gives the reason.
    """

    place: Place
    seat: int | None = None
    move: int | None = None
    told: Face | None = None
    dealt: Face | None = None
    text: str = ""


class CheckedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One checked deal: whether its seed fits the promise, how many cards were compared, and the first difference."""

    deal: int
    promise: Literal["kept", "broken", "none"]
    cards: int
    difference: Difference | None

    @property
    def good(self) -> bool:
        """Whether the deal is as promised."""
        return self.promise == "kept" and self.difference is None


class CheckedChance(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat added to the deals, compared with what it had promised before it knew what others add.

    "withheld": promised but not opened; this seat could choose between two deals by opening or not. "none": added
    without a promise, as at older tables; at newer ones that is a forgery.
    """

    seat: int
    promise: Literal["kept", "broken", "withheld", "none"]


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """All deals of a record up to the first that differs, and what was added; `good` if every promise was kept.

    A withheld promise is reported, but does not break what the others promised. `fair` is the scheme of the record.
    """

    good: bool
    deals: tuple[CheckedDeal, ...]
    fair: Scheme = 1
    chance: tuple[CheckedChance, ...] = ()


class NothingToVerify(ValueError):
    """The record has no seeds, or no deals."""


def verify(record: Record) -> Verified:
    """Check every deal of a record; raises `NothingToVerify`."""
    if not record.deals or not all(record.seed or deal.seed for deal in record.deals):
        raise NothingToVerify("The record has no seed, so the cards cannot be dealt again.")
    checked: list[CheckedDeal] = []
    moments = replay(record)
    for number, deal in enumerate(record.deals):
        cards, difference = _compare(deal, moments)
        promise = _promise(record, number)
        checked.append(CheckedDeal(deal=number, promise=promise, cards=cards, difference=difference))
        if difference is not None:
            break
    chance = tuple(CheckedChance(seat=seat, promise=kept) for seat, kept in _chance(record))
    wrong = ("broken", "none") if record.fair == 2 else ("broken",)
    good = all(deal.good for deal in checked) and not any(each.promise in wrong for each in chance)
    return Verified(good=good, deals=tuple(checked), fair=record.fair, chance=chance)


def _promise(record: Record, number: int) -> Literal["kept", "broken", "none"]:
    """Whether the seed fits the hash that was shown; in a chain, that is the seed of the deal before."""
    deal = record.deals[number]
    seed, promised = (deal.seed, deal.commitment) if deal.seed is not None else (record.seed, record.commitment)
    if seed is None or promised is None:
        return "none"
    before = record.deals[number - 1].seed if record.fair == 2 and number > 0 else None
    chained = before is None or promised.lower() == before.hex()
    return "kept" if promised.lower() == fair.promise(seed) and chained else "broken"


def _chance(record: Record) -> Iterator[tuple[int, Literal["kept", "broken", "withheld", "none"]]]:
    """Every seat that promised or added something, and whether the two agree."""
    promises, first = dict(record.promises), record.deals[0].commitment
    told = [dict(deal.additions) for deal in record.deals]
    for seat in sorted(set(promises).union(*told)):
        added = {additions.get(seat) for additions in told}
        if seat not in promises:
            yield seat, "none"
        elif added == {None}:
            yield seat, "withheld"
        else:
            addition = added.pop()
            fits = not added and addition is not None and first is not None and _opens(first, seat, addition, promises)
            yield seat, "kept" if fits else "broken"


def _opens(first: str, seat: int, addition: bytes, promises: dict[int, bytes]) -> bool:
    try:
        return fair.chance_promise(first, seat, addition) == promises[seat]
    except ValueError:  # what stands there is no hash
        return False


def _compare(deal: DealRecord, moments: Iterator[Moment]) -> tuple[int, Difference | None]:
    """The number of cards compared in a deal, and the first difference."""
    cards = 0
    try:
        beginning = next(moments)
        cards, difference = _compare_beginning(deal, beginning)
        for number, move in enumerate(deal.moves, 1):
            if difference is not None:
                break
            moment = next(moments)
            drew = [event for event in moment.events if isinstance(event, Drew) and event.source == "stock"]
            dealt = tuple(card for event in drew for card in event.cards or ())
            if move.drew:
                cards += len(dealt)
                difference = _differ("draw", move.seat, move.drew, dealt, number)
    except ValueError as error:
        return cards, Difference(place="move", text=str(error))
    return cards, difference


def _compare_beginning(deal: DealRecord, moment: Moment) -> tuple[int, Difference | None]:
    known = deal.known
    if known is None:
        return 0, None
    cards = 0
    for event in moment.events:
        if isinstance(event, Dealt) and known.hands and known.hands[event.seat]:
            cards += event.count
            difference = _differ("hand", event.seat, known.hands[event.seat], event.cards or ())
            if difference is not None:
                return cards, difference
    turned = tuple(event.card for event in moment.events if isinstance(event, Upcard))
    if known.upcard:
        cards += len(turned)
        return cards, _differ("upcard", None, known.upcard, turned)
    return cards, None


def _differ(place: Place, seat: int | None, told: Faces, dealt: Faces, move: int | None = None) -> Difference | None:
    """The first card that differs between record and deal, in any order; unknown cards match every card."""
    left = Counter(dealt)
    left.subtract(face for face in told if face not in _UNKNOWN)
    wrong = next((face for face in told if left[face] < 0), None)
    unknown = sum(face in _UNKNOWN for face in told)
    missing = [face for face in dealt if left[face] > 0]
    if wrong is None and len(missing) == unknown:
        return None
    return Difference(place=place, seat=seat, move=move, told=wrong, dealt=missing[0] if missing else None)
