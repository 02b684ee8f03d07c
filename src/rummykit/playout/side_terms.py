"""What sheets of sides have in common for the kernel, whether their melds are groups or runs too."""

from __future__ import annotations

from typing import Final

from rummykit.cards import Pack
from rummykit.checked import by_players
from rummykit.playout.reads import Reads
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    MeldsAndBonuses,
    Rules,
    SecondHand,
    Sides,
    Start,
    Stock,
)

MOST_SEATS: Final = 6
MOST_BOOKS: Final = 7
"""The most books that a side needs to go out."""

READS: Final[Reads] = {
    Rules: (
        "books",
        "deal",
        "groups",
        "more_packs",
        "pack",
        "runs",
        "scoring",
        "second_hand",
        "sides",
        "start",
        "stock",
        "turn",
        "values",
        "wilds",
    ),
    Pack: ("copies", "family", "jokers"),
    DealOut: ("hand", "upcard"),
    Start: None,
    CardValues: ("ace", "cards", "court", "joker", "number", "ranks"),
    Draw: ("count", "discard_pile"),
    Discard: ("last_wild",),
    Stock: ("empty_at", "when_empty"),
    Sides: None,
    SecondHand: None,
    MeldsAndBonuses: None,
}
"""The fields that both kinds of sheets are read for."""


def knows_terms(rules: Rules, players: int, most_cards: int) -> bool:
    """Whether the kernel has room for so many players, their cards and the books that they need."""
    books = rules.books
    return (
        books is not None
        and isinstance(rules.scoring, MeldsAndBonuses)
        and max(books.needed(players), books.natural_to_go_out, books.mixed_to_go_out) <= MOST_BOOKS
        and rules.players[0] <= players <= min(rules.players[1], MOST_SEATS)
        and len(rules.pack_for(players)) <= most_cards
    )


def side_terms(rules: Rules, players: int) -> dict[str, int]:
    """The words of `SideTerms` in native/playout/side_sheet.hpp."""
    draw, discard = rules.step(Draw), rules.step(Discard)
    books, second, scoring = rules.books, rules.second_hand, rules.scoring
    assert draw is not None
    assert discard is not None
    assert books is not None
    assert isinstance(scoring, MeldsAndBonuses)
    penalty = None if second is None else second.penalty_if_not_taken
    return {
        "seats": players,
        "sides": players if rules.sides is None else rules.sides.count(players),
        "last_wild": int(discard.last_wild == "allowed"),
        "drawn": by_players(draw.count, players),
        "empty_at": rules.stock.empty_at,
        "book": books.size,
        "natural": books.natural,
        "mixed": books.mixed,
        "semi": -1 if books.semi is None else books.semi,
        "books_needed": books.needed(players),
        "natural_needed": books.natural_to_go_out,
        "mixed_needed": books.mixed_to_go_out,
        "second_cards": 0 if second is None else second.cards,
        "second_penalty": -1 if penalty is None else penalty,
        "second_of_side": int(second is not None and second.of == "side"),
        "going_out": scoring.going_out,
        "concealed": scoring.concealed,
    }
