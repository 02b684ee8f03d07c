"""What a deal is made of, as it is given: checked for its kind, and brought into order."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from rummykit.play.actions import Action
from rummykit.play.melds import card_melds, notes_who_laid
from rummykit.play.view import TableMeld
from rummykit.rules import Play, Rules
from rummykit.rules.families import OWN_CARDS
from rummykit.rules.sheet import check_sheet


def check_kinds(rules: object, players: object) -> None:
    """Raise `TypeError` for what is no rule sheet or no number of players."""
    check_sheet(rules)
    if not isinstance(players, int) or isinstance(players, bool):
        raise TypeError(f"The number of players must be a whole number, not {players!r}.")


def check_seat(seat: object, seats: int) -> None:
    """Raise `ValueError` for a seat that there is not, or `TypeError` for what is no number."""
    if not isinstance(seat, int):
        raise TypeError(f"A seat is a whole number, not {seat!r}.")
    if not 0 <= seat < seats:
        raise ValueError(f"There is no seat {seat} among {seats}: they are numbered from 0.")


def check_places(players: int, number: object, scheduled: object, totals: Sequence[int]) -> None:
    """Raise `ValueError` for a number of a deal below 0, and for totals that are not those of all players."""
    for place in (number, 0 if scheduled is None else scheduled):
        if not isinstance(place, int) or place < 0:
            raise ValueError(f"Deals are numbered from 0, and {place!r} is no such number.")
    if len(totals) not in (0, players):
        raise ValueError(f"There is a total for each of {players} players, not {len(totals)}.")


def check_order(order: Sequence[int] | None, players: int, *seats: int | None) -> None:
    """Raise `ValueError` for an order in which a seat sits twice, and for `seats` that are not in it."""
    named = [seat for seat in seats if seat is not None]
    for seat in (*(order or ()), *named):
        check_seat(seat, players)
    if order is None:
        return
    if len(set(order)) < len(order):
        raise ValueError(f"A seat sits twice in the order {', '.join(map(str, order))}.")
    for seat in named:
        if seat not in order:
            raise ValueError(f"Seat {seat} does not play: the order is {', '.join(map(str, order))}.")


def check_built(action: Action) -> None:
    """Raise `TypeError` for an action with a field of another kind than it has, such as text for a card."""
    try:
        if msgspec.convert(msgspec.to_builtins(action), type(action)) == action:
            return
        said = "several cards or melds are a tuple"
    except (TypeError, msgspec.ValidationError) as error:
        said = str(error)
    raise TypeError(f"{action!r} is no action: {said}. Cards are given as rummykit.cards.parse reads them.")


def as_laid(rules: Rules, meld: TableMeld) -> TableMeld:
    """A meld of the table with its cards in the order of the engine, laid by its owner where that counts.

    Where nobody lays off beside what others have laid off, it was laid with all it has, unless it says otherwise.
    """
    play = rules.step(Play)
    if notes_who_laid(rules):
        meld = meld.counted()
    if rules.family not in OWN_CARDS or (rules.groups is None and rules.runs is None):
        return meld
    cards = card_melds(rules).read(meld.cards)
    if cards is None or sorted(cards) != sorted(meld.cards):
        return meld
    if play is not None and not play.extends_lay_offs and not meld.original:
        meld = replace(meld, original=cards)
    return meld.becoming(cards) if meld.by else replace(meld, cards=cards)
