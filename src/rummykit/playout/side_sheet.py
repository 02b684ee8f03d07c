"""Sheets of sides whose melds are groups, as the kernel plays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from rummykit._playout import SideSheet
from rummykit.cards import PRINTED_JOKER, Face, number_of
from rummykit.melds.books import SideMelds
from rummykit.melds.shapes import Groups, Wilds
from rummykit.play.melds import side_melds_of
from rummykit.playout import side_terms
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    AskPartner,
    BonusCards,
    Books,
    CardsOf,
    Discard,
    Draw,
    Opening,
    Play,
    Rules,
    TakePile,
)

MOST_KINDS: Final = 20
MOST_CARDS: Final = 380
ANY_SIZE: Final = 31
"""The most cards of a group that has no limit."""
NATURALS: Final = 40
"""The kernel knows the most wild cards of a group for each number of its natural cards below this."""

READS: Final[Reads] = {
    **side_terms.READS,
    Rules: (*(side_terms.READS[Rules] or ()), "bonus_cards", "opening"),
    Groups: ("distinct_suits", "max_size", "min_size"),
    Wilds: None,
    Opening: ("by_total", "minimum", "waived_when_going_out"),
    TakePile: None,
    Play: ("last_only", "may_go_out", "never", "one_per_rank"),
    AskPartner: None,
    Books: None,
    BonusCards: None,
    CardsOf: None,
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
        words=side_terms.side_terms(rules, players) | _melds(rules) | _turn(rules) | _ends(rules, players),
        kinds=[
            (ROLES.index(kind.role), kind.blocks, kind.points, count) for kind, count in zip(kinds, counts, strict=True)
        ],
        wild=(wild[0], wild[1] if len(wild) > 1 else -1),
        beside=[_beside(rules, naturals) for naturals in range(NATURALS)],
        bonus=_bonus(rules, players),
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
        and {type(step) for step in rules.turn} <= {TakePile, Draw, Play, Discard, AskPartner}
        and side_terms.knows_terms(rules, players, MOST_CARDS)
        and _knows_melds(rules)
    )


def _knows_melds(rules: Rules) -> bool:
    groups, wilds, values = rules.groups, rules.wilds, rules.values
    assert groups is not None
    assert wilds is not None
    return (
        not groups.distinct_suits
        and groups.min_size == 3
        and (groups.max_size or ANY_SIZE) <= ANY_SIZE
        and not (wilds.natural_in_place or wilds.black_only)
        and wilds.jokers
        and wilds.own_value
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


def _bonus(rules: Rules, players: int) -> list[int]:
    """What so many bonus cards of a side are worth, from none to all there are."""
    bonus, pack = rules.bonus_cards, rules.pack_for(players)
    if bonus is None:
        return [0]
    most = sum(count for face, count in Counter(pack.faces()).items() if bonus.cards.has(face))
    return [bonus.worth(count, pack.copies) for count in range(most + 1)]


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


def _turn(rules: Rules) -> dict[str, int]:
    take, play = rules.step(TakePile), rules.step(Play)
    assert take is not None
    assert play is not None
    return {
        "may_go_out": int(play.may_go_out),
        "always_frozen": int(take.always_frozen),
        "most_taken": take.most or 0,
    }


def _ends(rules: Rules, players: int) -> dict[str, int]:
    books = rules.books
    assert books is not None
    ask = rules.step(AskPartner)
    partners = rules.sides is not None and rules.sides.have_partners(players)
    return {
        "needs_yes": int(partners and ask is not None and ask.required),
        "wild_book": -1 if books.wild is None else books.wild,
    }
