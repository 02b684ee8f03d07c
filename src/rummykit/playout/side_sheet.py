"""Sheets of sides whose melds are groups, as the kernel plays them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from rummykit._playout import SideSheet
from rummykit.cards import PRINTED_JOKER, Face, Pack, number_of
from rummykit.checked import by_players
from rummykit.melds.books import SideMelds
from rummykit.melds.shapes import Groups, Wilds
from rummykit.play.melds import side_melds_of
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    AskPartner,
    BonusCards,
    Books,
    CardsOf,
    CardValues,
    DealOut,
    Discard,
    Draw,
    MeldsAndBonuses,
    Opening,
    Play,
    Rules,
    SecondHand,
    Sides,
    Start,
    Stock,
    TakePile,
)

MOST_SEATS: Final = 6
MOST_KINDS: Final = 20
MOST_CARDS: Final = 330
MOST_BOOKS: Final = 7
"""The most books that a side needs to go out."""
ANY_SIZE: Final = 31
"""The most cards of a group that has no limit."""
NATURALS: Final = 40
"""The kernel knows the most wild cards of a group for each number of its natural cards below this."""

READS: Final[Reads] = {
    Rules: [
        "bonus_cards",
        "books",
        "deal",
        "groups",
        "opening",
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
    ],
    Pack: ("copies", "family", "jokers"),
    DealOut: ("hand", "upcard"),
    Start: None,
    Groups: ("distinct_suits", "max_size", "min_size"),
    Wilds: None,
    CardValues: ("ace", "cards", "court", "joker", "number", "ranks"),
    Opening: ("by_total", "minimum", "waived_when_going_out"),
    TakePile: None,
    Draw: ("count", "discard_pile"),
    Play: ("last_only", "may_go_out", "never", "one_per_rank"),
    Discard: ("last_wild",),
    AskPartner: None,
    Stock: ("empty_at", "when_empty"),
    Sides: None,
    Books: None,
    SecondHand: None,
    BonusCards: None,
    CardsOf: None,
    MeldsAndBonuses: None,
}
"""The fields that are read here; a sheet that sets any other is none for the kernel."""

Role: TypeAlias = Literal["plain", "last", "wild", "barred", "bonus"]
ROLES: Final[tuple[Role, ...]] = ("plain", "last", "wild", "barred", "bonus")
"""What cards are for, by the numbers of native/playout/side_sheet.hpp."""


class SideKind(NamedTuple):
    """What tells one card from another in a game in which suits do not matter."""

    rank: int
    role: Role
    blocks: bool
    points: int


class KnownSheet(NamedTuple):
    """A sheet as the kernel plays it, its kinds of cards, the wild ones (the cheaper first), the kind of each face."""

    sheet: SideSheet
    kinds: tuple[SideKind, ...]
    wild: tuple[int, ...]
    of_face: tuple[int, ...]

    def numbers(self, faces: Iterable[Face]) -> list[int]:
        """The kinds of these cards."""
        return [self.of_face[face] for face in faces]

    def is_bonus(self, face: Face) -> bool:
        """Whether a card is laid out for a bonus."""
        return self.kinds[self.of_face[face]].role == "bonus"


@lru_cache(maxsize=256)
def side_sheet(rules: Rules, players: int) -> KnownSheet | None:
    """The sheet of one deal as the kernel plays it with so many players; None where it does not know a word of it."""
    if not _knows_words(rules, players):
        return None
    melds, faces = side_melds_of(rules), rules.pack_for(players).faces()
    of_face = [_kind(rules, melds, face) for face in range(PRINTED_JOKER + 1)]
    kinds = sorted({of_face[face] for face in faces})
    laid = [kind.rank for kind in kinds if kind.role in ("plain", "last")]
    wild = [kinds.index(kind) for kind in sorted(kinds, key=lambda kind: kind.points) if kind.role == "wild"]
    if len(kinds) > MOST_KINDS or len(set(laid)) < len(laid) or not 1 <= len(wild) <= 2:
        return None
    numbers = tuple(kinds.index(kind) if kind in kinds else -1 for kind in of_face)
    counts = [0] * len(kinds)
    for face in faces:
        counts[numbers[face]] += 1
    sheet = SideSheet(
        words=_melds(rules) | _turn(rules, players) | _books(rules, players) | _ends(rules, players),
        kinds=[
            (ROLES.index(kind.role), kind.blocks, kind.points, count) for kind, count in zip(kinds, counts, strict=True)
        ],
        wild=(wild[0], wild[1] if len(wild) > 1 else -1),
        beside=[_beside(rules, naturals) for naturals in range(NATURALS)],
    )
    return KnownSheet(sheet, tuple(kinds), tuple(wild), numbers)


def _knows_words(rules: Rules, players: int) -> bool:
    """Whether the kernel plays groups of a side, with a discard pile that is taken whole."""
    take, draw, play, discard = (rules.step(TakePile), rules.step(Draw), rules.step(Play), rules.step(Discard))
    books, wilds, groups = rules.books, rules.wilds, rules.groups
    return (
        None not in (take, draw, play, discard, books, wilds, groups)
        and rules.runs is None
        and reads_all(rules, READS)
        and isinstance(rules.scoring, MeldsAndBonuses)
        and {type(step) for step in rules.turn} <= {TakePile, Draw, Play, Discard, AskPartner}
        and rules.players[0] <= players <= min(rules.players[1], MOST_SEATS)
        and len(rules.pack_for(players)) <= MOST_CARDS
        and _knows_melds(rules, players)
    )


def _knows_melds(rules: Rules, players: int) -> bool:
    groups, wilds, books, values = rules.groups, rules.wilds, rules.books, rules.values
    assert groups is not None
    assert wilds is not None
    assert books is not None
    needed = (books.needed(players), books.natural_to_go_out, books.mixed_to_go_out)
    return (
        not groups.distinct_suits
        and groups.min_size == 3
        and (groups.max_size or ANY_SIZE) <= ANY_SIZE
        and not (wilds.natural_in_place or wilds.black_only)
        and wilds.jokers
        and wilds.own_value
        and max(needed) <= MOST_BOOKS
        and all(values.of(face) >= 0 for face in range(PRINTED_JOKER + 1))
    )


def _kind(rules: Rules, melds: SideMelds, face: Face) -> SideKind:
    take, bonus = rules.step(TakePile), rules.bonus_cards
    assert take is not None
    role: Role = "plain"
    if bonus is not None and face < PRINTED_JOKER and bonus.cards.has(face):
        role = "bonus"
    elif face in melds.wild_faces:
        role = "wild"
    elif face in melds.barred:
        role = "barred"
    elif face in melds.last:
        role = "last"
    blocks = role in ("bonus", "wild") or (take.blocked_by is not None and take.blocked_by.has(face))
    return SideKind(0 if face >= PRINTED_JOKER else number_of(face), role, blocks, melds.worth(face))


def _beside(rules: Rules, naturals: int) -> int:
    """The most wild cards beside so many natural ones."""
    assert rules.wilds is not None
    return rules.wilds.beside(naturals)


def _melds(rules: Rules) -> dict[str, int]:
    groups, wilds, opening = rules.groups, rules.wilds, rules.opening
    assert groups is not None
    assert wilds is not None
    return {
        "group_least": groups.min_size,
        "group_most": groups.max_size or ANY_SIZE,
        "alone": int(wilds.alone),
        "opens": int(opening is not None),
        "waived": int(opening is not None and opening.waived_when_going_out),
    }


def _turn(rules: Rules, players: int) -> dict[str, int]:
    take, draw, play = rules.step(TakePile), rules.step(Draw), rules.step(Play)
    discard, ask = rules.step(Discard), rules.step(AskPartner)
    assert take is not None
    assert draw is not None
    assert play is not None
    assert discard is not None
    return {
        "seats": players,
        "partners": int(rules.sides is not None and players in rules.sides.partners),
        "may_go_out": int(play.may_go_out),
        "last_wild": int(discard.last_wild == "allowed"),
        "needs_yes": int(ask is not None and ask.required),
        "always_frozen": int(take.always_frozen),
        "most_taken": take.most or 0,
        "drawn": by_players(draw.count, players),
        "empty_at": rules.stock.empty_at,
    }


def _books(rules: Rules, players: int) -> dict[str, int]:
    books = rules.books
    assert books is not None
    return {
        "book": books.size,
        "natural": books.natural,
        "mixed": books.mixed,
        "semi": -1 if books.semi is None else books.semi,
        "wild_book": -1 if books.wild is None else books.wild,
        "books_needed": books.needed(players),
        "natural_needed": books.natural_to_go_out,
        "mixed_needed": books.mixed_to_go_out,
    }


def _ends(rules: Rules, players: int) -> dict[str, int]:
    second, bonus, scoring = rules.second_hand, rules.bonus_cards, rules.scoring
    assert isinstance(scoring, MeldsAndBonuses)
    penalty = None if second is None else second.penalty_if_not_taken
    every = None if bonus is None else bonus.all
    return {
        "second_cards": 0 if second is None else second.cards,
        "second_penalty": -1 if penalty is None else penalty,
        "second_of_side": int(second is not None and second.of == "side"),
        "bonus_each": 0 if bonus is None else bonus.each,
        "bonus_all": -1 if every is None else every,
        "bonus_cards": 0
        if bonus is None
        else rules.pack_for(players).copies * (4 if bonus.cards.colour == "any" else 2),
        "going_out": scoring.going_out,
        "concealed": scoring.concealed,
    }
