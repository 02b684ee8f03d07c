"""What happened: one tagged union, complete in the log; `seen_by` gives the copy that a seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from rummykit.cards import STANDING_FOR, Face
from rummykit.play.actions import Faces, Melds
from rummykit.play.result import Out, Result
from rummykit.play.shows_cards import ShowsCards

__all__ = [
    "AnsweredPartner",
    "AskedPartner",
    "BonusLaidOut",
    "Borrowed",
    "Bought",
    "Called",
    "CarelessDiscard",
    "Claimed",
    "DealEnded",
    "Dealt",
    "Discarded",
    "Drew",
    "EndCalled",
    "Event",
    "Forced",
    "Fought",
    "IndicatorShown",
    "Knocked",
    "LaidOff",
    "LooseTilesTaken",
    "Melded",
    "Missed",
    "OutOfDeal",
    "PairsDeclared",
    "Passed",
    "PassedOn",
    "PickedUp",
    "PutDown",
    "Rearranged",
    "Shown",
    "StartDrawn",
    "StockTurned",
    "Swapped",
    "TimeRanOut",
    "TookBack",
    "Turned",
    "Upcard",
    "WentOut",
    "Why",
    "WildIndicator",
    "seen_by",
]


class StartDrawn(ShowsCards, frozen=True, tag="start_drawn"):
    """The draw for the start: rounds of (seat, face), ties and void jokers drawn again; who won it; dealer or None."""

    rounds: tuple[tuple[tuple[int, Face], ...], ...]
    dealer: int | None
    starter: int


class Dealt(ShowsCards, frozen=True, tag="dealt"):
    """A seat got its first cards; `cards` is None for those who may not see them."""

    seat: int
    count: int
    cards: Faces | None


class Upcard(ShowsCards, frozen=True, tag="upcard"):
    """The first card of the discard pile was turned up."""

    card: Face


class WildIndicator(ShowsCards, frozen=True, tag="wild_indicator"):
    """A card of the stock was put aside; all cards of `rank` are wild in this deal, or the one tile with that face."""

    card: Face
    rank: int


class Drew(ShowsCards, frozen=True, tag="drew"):
    """A seat drew: from the stock (or pool), from the discard pile, or tiles as a penalty for time that ran out."""

    seat: int
    source: Literal["stock", "discard", "penalty"]
    count: int
    cards: Faces | None


class Passed(ShowsCards, frozen=True, tag="passed"):
    """A seat played nothing; what it drew follows as `Drew`."""

    seat: int


class TimeRanOut(ShowsCards, frozen=True, tag="time_ran_out"):
    """A seat's clock reached zero; `restored` when an unfinished table was put back."""

    seat: int
    restored: bool = False


class Missed(ShowsCards, frozen=True, tag="missed"):
    """A seat missed its turn without drawing, for the `times`-th time in a row."""

    seat: int
    times: int


class OutOfDeal(ShowsCards, frozen=True, tag="out_of_deal"):
    """A seat is out of the deal; its cards stay hidden. `flaw` is the code of what was wrong with its declaration."""

    seat: int
    why: Out
    flaw: str | None = None


class BonusLaidOut(ShowsCards, frozen=True, tag="bonus_laid_out"):
    """A seat laid bonus cards out and drew `count` cards for them; `drawn` is None for those who may not see them."""

    seat: int
    cards: Faces
    count: int
    drawn: Faces | None


class PickedUp(ShowsCards, frozen=True, tag="picked_up"):
    """A seat without a card picked up a second hand of `count` cards; `cards` is None for those who may not see it.

    `called` is what players call it.
    """

    seat: int
    count: int
    cards: Faces | None
    called: Literal["foot", "pozzetto"] = "foot"


class StockTurned(ShowsCards, frozen=True, tag="stock_turned"):
    """The discard pile became the new stock of `count` cards."""

    count: int
    shuffled: bool


class Melded(ShowsCards, frozen=True, tag="melded"):
    """A seat laid a new meld; `meld` is its number on the table."""

    seat: int
    meld: int
    cards: Faces


class Borrowed(ShowsCards, frozen=True, tag="borrowed"):
    """A seat took `card` from meld number `meld`, which is now `becomes`; the new meld follows as `Melded`."""

    seat: int
    meld: int
    card: Face
    becomes: Faces


class Swapped(ShowsCards, frozen=True, tag="swapped", omit_defaults=True):
    """A seat exchanged `card`, and perhaps an `other`, for a joker of meld number `meld`, which is now `becomes`."""

    seat: int
    meld: int
    card: Face
    becomes: Faces
    other: Face | None = None


class LaidOff(ShowsCards, frozen=True, tag="laid_off"):
    """A seat added `cards` to meld number `meld`, which is now `becomes`."""

    seat: int
    meld: int
    cards: Faces
    becomes: Faces


class TookBack(ShowsCards, frozen=True, tag="took_back"):
    """A seat took back what it had laid last in its turn: its hand and the table are as they were before.

    Tables of a server tell this; a deal does not.
    """

    seat: int


class WentOut(ShowsCards, frozen=True, tag="went_out"):
    """A seat laid its whole hand."""

    seat: int
    melds: Melds


class Shown(ShowsCards, frozen=True, tag="shown"):
    """A seat showed its melds, in its last turn or after a knock; none means that it has none."""

    seat: int
    melds: Melds


class Knocked(ShowsCards, frozen=True, tag="knocked"):
    """A seat knocked; its discard ends the deal."""

    seat: int


class Called(ShowsCards, frozen=True, tag="called"):
    """A seat called a discard; the lay-off follows, or the draw of the cards that it takes with it."""

    seat: int
    card: Face


class Bought(ShowsCards, frozen=True, tag="bought"):
    """A seat bought the top discard, with `count` cards of the stock; `cards` are those, None where they are hidden."""

    seat: int
    card: Face
    count: int
    cards: Faces | None


class Claimed(ShowsCards, frozen=True, tag="claimed"):
    """A seat claimed the card just discarded, for a meld of this kind; the meld follows unless a group goes before."""

    seat: int
    card: Face
    kind: Literal["group", "run"]


class EndCalled(ShowsCards, frozen=True, tag="end_called"):
    """A seat ended the deal before drawing."""

    seat: int


class AskedPartner(ShowsCards, frozen=True, tag="asked"):
    """A seat asked its partner whether it may go out."""

    seat: int


class Turned(ShowsCards, frozen=True, tag="turned"):
    """A seat turned the top card of the stock face up, to be laid at once or let pass."""

    seat: int
    card: Face


class Forced(ShowsCards, frozen=True, tag="forced"):
    """A seat has a declined card laid off by the seat that declined it; the lay-off follows."""

    seat: int
    card: Face


class Fought(ShowsCards, frozen=True, tag="fought"):
    """A seat has its hand compared with that of the seat that called the end."""

    seat: int


class IndicatorShown(ShowsCards, frozen=True, tag="indicator_shown"):
    """A seat showed the tile that is equal to the wild indicator."""

    seat: int
    card: Face


class PairsDeclared(ShowsCards, frozen=True, tag="pairs_declared"):
    """A seat said that its hand will go out in pairs."""

    seat: int


class AnsweredPartner(ShowsCards, frozen=True, tag="answered"):
    """A seat told its partner whether it may go out."""

    seat: int
    yes: bool


class PutDown(ShowsCards, frozen=True, tag="put_down"):
    """A seat put a card face down, to be passed to the next; `card` is None for those who may not see it."""

    seat: int
    card: Face | None


class PassedOn(ShowsCards, frozen=True, tag="passed_on"):
    """The card that a seat had put down went to the seat `to`; `card` is None for all others."""

    seat: int
    to: int
    card: Face | None


class Discarded(ShowsCards, frozen=True, tag="discarded"):
    """A seat put a card on the discard pile."""

    seat: int
    card: Face


Why: TypeAlias = Literal["could_be_laid_off", "completes_meld", "lets_go_out", "wild_tile"]
"""What makes a discard careless."""


class CarelessDiscard(ShowsCards, frozen=True, tag="careless_discard"):
    """A seat pays for a discard: it could be laid off, completed a meld of the pile, or let the next player go out."""

    seat: int
    why: Why


class Rearranged(ShowsCards, frozen=True, tag="rearranged"):
    """A seat played tiles; `table` is the whole table now, `opened` the worth of a first meld, else None."""

    seat: int
    played: Faces
    table: Melds
    opened: int | None = None


class LooseTilesTaken(ShowsCards, frozen=True, tag="loose_tiles_taken"):
    """Time ran out and the loose tiles went to the seat's rack; `table` is the whole table now."""

    seat: int
    cards: Faces
    table: Melds


class DealEnded(ShowsCards, frozen=True, tag="deal_ended"):
    """The deal is over; the result shows every hand."""

    result: Result


Event: TypeAlias = (
    StartDrawn
    | Dealt
    | Upcard
    | WildIndicator
    | Drew
    | Passed
    | TimeRanOut
    | Missed
    | OutOfDeal
    | BonusLaidOut
    | PickedUp
    | StockTurned
    | Melded
    | Borrowed
    | Swapped
    | LaidOff
    | TookBack
    | WentOut
    | Shown
    | Knocked
    | Called
    | Bought
    | Claimed
    | EndCalled
    | Turned
    | Forced
    | Fought
    | AskedPartner
    | AnsweredPartner
    | IndicatorShown
    | PairsDeclared
    | PutDown
    | PassedOn
    | Discarded
    | CarelessDiscard
    | Rearranged
    | LooseTilesTaken
    | DealEnded
)
"""Whatever can happen in a deal."""


class OfCards(dict[int, tuple[tuple[Event, ...], ...]]):
    """An event for every seat and every card, made once for each seat: they happen over and over."""

    def __init__(self, tell: Callable[[int, Face], Event]) -> None:
        self.tell = tell

    def __missing__(self, seat: int) -> tuple[tuple[Event, ...], ...]:
        told = self[seat] = tuple([(self.tell(seat, face),) for face in range(STANDING_FOR)])
        return told


DISCARDED = OfCards(Discarded)
DREW = OfCards(lambda seat, face: Drew(seat, "stock", 1, (face,)))
TOOK = OfCards(lambda seat, face: Drew(seat, "discard", 1, (face,)))


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as `seat` may see it; None is a spectator."""
    if isinstance(event, Dealt):
        return event if event.seat == seat else Dealt(event.seat, event.count, None)
    if isinstance(event, Drew) and event.source != "discard" and event.seat != seat:
        return Drew(event.seat, event.source, event.count, None)
    if isinstance(event, Bought) and event.seat != seat:
        return Bought(event.seat, event.card, event.count, None)
    if isinstance(event, BonusLaidOut) and event.seat != seat:
        return BonusLaidOut(event.seat, event.cards, event.count, None)
    if isinstance(event, PickedUp) and event.seat != seat:
        return PickedUp(event.seat, event.count, None, event.called)
    if isinstance(event, PutDown) and event.seat != seat:
        return PutDown(event.seat, None)
    if isinstance(event, PassedOn) and seat not in (event.seat, event.to):
        return PassedOn(event.seat, event.to, None)
    if isinstance(event, OutOfDeal) and event.flaw is not None and event.seat != seat:
        return OutOfDeal(event.seat, event.why)
    return event
