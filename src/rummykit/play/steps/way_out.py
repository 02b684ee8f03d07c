"""The way out of a turn: how a player of a side lays the whole hand, but for a discard, with the books that it needs.

Melds are groups, one of a rank that may still grow. So the cards of each rank are laid by themselves but for the wild
cards, which are shared out rank after rank; the search is exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from typing import NamedTuple, TypeAlias

from rummykit import hands
from rummykit.cards import UNKNOWN, Face, Faces
from rummykit.melds.books import Book, SideHand, SideMelds
from rummykit.play.actions import Action, LayOff, Meld, Open
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.play.steps.laid_cards import read
from rummykit.play.steps.side_rules import SideRules


class LaidPart(NamedTuple):
    """So many natural and wild cards that are laid together: in a new group, or `added` to the one that is there."""

    naturals: int
    wild: int
    added: bool


class Lying(NamedTuple):
    """A group of the side that may grow: its number, and its natural and wild cards."""

    number: int
    naturals: int
    wild: int


LaidParts: TypeAlias = tuple[LaidPart, ...]
Shared: TypeAlias = tuple[int, tuple[Book, ...]]
"""How many wild cards have been laid, and the books that the side has then."""


def way_out(side: SideRules, deal: State) -> tuple[Action, ...] | None:
    """What the seat to act lays to go out in this turn, but for a last discard; None where it cannot.

    With cards in the hand that are not known, anything is thought possible.
    """
    hand = hands.faces(deal.hands[deal.turn])
    if UNKNOWN in hand:
        return ()
    if deal.has_second(deal.turn):
        return None
    lying, books = _on_table(side, deal)
    held = side.melds.sorted_out(hand)
    if not _may_have_enough(side, deal, held, lying, books):
        return None
    stuck = [(face,) for face in hand if face in side.melds.barred] + _stuck(side.melds, held, lying)
    if len(stuck) > 1:
        return None
    for discard in _discards(side, deal, hand):
        if stuck and discard not in stuck[0]:
            continue
        laid = list(hand)
        if discard is not None:
            laid.remove(discard)
        found = _laid(side, deal, laid, lying, books)
        if found is not None:
            return found
    return None


def bound_way_out(side: SideRules, deal: State) -> tuple[Action, ...] | None:
    """The same where the partner has said yes and that binds; None where the seat need not go out."""
    return way_out(side, deal) if side.yes_binds and deal.answer else None


def goes_out_as_laid(side: SideRules, deal: State, seat: int, laid: LaidHand) -> bool:
    """Whether the groups of a hand may all be laid as they lie, with the books that the side then needs."""
    left, new = len(laid.outside), [side.melds.read(meld.order) for meld in laid.melds]
    if left > (1 if laid.discards and not deal.no_discard else 0) or (left == 0 and not side.may_lay_last):
        return False
    if left == 1 and not side.last_wild and laid.outside[0] in side.melds.wild_faces:
        return False
    there = [meld.cards for _, meld in deal.groups_of(seat)]
    groups = there + [meld for meld in new if meld is not None]
    if deal.has_second(seat) or not _one_of_each(side, groups):
        return False
    if deal.answer is False or side.lacks_yes(deal, seat):
        return False
    if any(meld is not None and side.melds.is_last(meld) for meld in new[:-1]) and deal.opened[seat]:
        return False
    if side.has_opening and not deal.opened[seat]:
        value = sum(meld.value for meld in laid.melds)
        book = side.opening.waived_when_going_out and any(len(meld.order) >= side.books.size for meld in laid.melds)
        if value < side.minimum(deal, seat) and not book:
            return False
    return side.has_books(groups, deal.players)


def _one_of_each(side: SideRules, groups: list[Faces]) -> bool:
    """Whether no two groups are of one rank where a side has one of each."""
    open_ones = [group for group in groups if side.melds.is_open(group) and side.melds.rank_of(group)]
    return not side.one_per_rank or len(side.ranks_taken(open_ones)) == len(open_ones)


def _discards(side: SideRules, deal: State, hand: Faces) -> Iterator[Face | None]:
    """What may be left for the last discard; None where all is laid."""
    if side.may_lay_last:
        yield None
    if not deal.no_discard:
        for face in dict.fromkeys(hand):
            if not side.is_bonus(face) and side.may_end(deal, hands.of((face,))):
                yield face


def _may_have_enough(
    side: SideRules, deal: State, held: SideHand, lying: dict[int, Lying], books: tuple[Book, ...]
) -> bool:
    """Whether there would be enough books if the wild cards of the hand went to every rank."""
    most = len(books)
    for rank in {side.melds.wild_rank, *held.naturals, *lying}:
        cards = len(held.naturals.get(rank, ())) + len(held.wild) + sum(lying[rank][1:] if rank in lying else ())
        most += cards // side.books.size
    of_kinds = side.books.natural_to_go_out + side.books.mixed_to_go_out
    return most >= max(side.books.needed(deal.players), of_kinds)


def _stuck(melds: SideMelds, held: SideHand, lying: dict[int, Lying]) -> list[Faces]:
    """The cards of each rank that cannot all be laid, whatever wild cards go with them: one must be discarded."""
    return [
        own
        for rank, own in held.naturals.items()
        if next(_of_rank(melds, rank, own, lying.get(rank), len(held.wild)), None) is None
    ]


def _laid(
    side: SideRules, deal: State, cards: list[Face], lying: dict[int, Lying], books: tuple[Book, ...]
) -> tuple[Action, ...] | None:
    """How all these cards, none of them barred from melds, are laid, with enough books then."""
    melds, held = side.melds, side.melds.sorted_out(cards)
    ranks = sorted(held.naturals.keys() | lying.keys() | ({melds.wild_rank} if melds.wilds.alone else set()))
    ways: dict[Shared, tuple[tuple[int, LaidParts], ...]] = {(0, books): ()}
    for rank in ranks:
        own = held.naturals.get(rank, ())
        after: dict[Shared, tuple[tuple[int, LaidParts], ...]] = {}
        there = lying.get(rank)
        found: dict[Shared, LaidParts] = {}
        for parts in _of_rank(melds, rank, own, there, len(held.wild)):
            found.setdefault((sum(part.wild for part in parts), _books(side, there, parts)), parts)
        for ((used, made), parts), ((before, books), way) in product(found.items(), ways.items()):
            if before + used <= len(held.wild):
                after.setdefault((before + used, tuple(sorted((*books, *made)))), (*way, (rank, parts)))
        ways = after
    unopened = side.has_opening and not deal.opened[deal.turn]
    for (used, books), way in ways.items():
        if used < len(held.wild) or not side.books.enough(books, deal.players):
            continue
        if not unopened or _opens(side, deal, cards, books):
            return _actions(side, held.naturals, list(held.wild), lying, way, unopened)
    return None


def _opens(side: SideRules, deal: State, cards: list[Face], books: tuple[Book, ...]) -> bool:
    """Whether these cards, all laid at once, are a first meld."""
    value = sum(map(side.melds.worth, cards))
    return bool(cards) and (
        value >= side.minimum(deal, deal.turn) or (side.opening.waived_when_going_out and bool(books))
    )


def _on_table(side: SideRules, deal: State) -> tuple[dict[int, Lying], tuple[Book, ...]]:
    """The groups of the side that may grow, by rank, and the books among all others."""
    lying: dict[int, Lying] = {}
    books: list[Book] = []
    for number, meld in deal.groups_of(deal.turn):
        wild = side.melds.wild(meld.cards)
        if side.melds.is_open(meld.cards):
            lying[side.melds.rank_of(meld.cards)] = Lying(number, len(meld.cards) - wild, wild)
        else:
            kind = side.melds.book(meld.cards, side.books.size)
            books += [] if kind is None else [kind]
    return lying, tuple(sorted(books))


def _of_rank(melds: SideMelds, rank: int, own: Faces, lying: Lying | None, wild: int) -> Iterator[LaidParts]:
    """The ways to lay all cards of a rank, each with so many wild cards at most."""
    wild = 0 if own and own[0] in melds.last else wild
    if lying is None:
        yield from _new(melds, len(own), wild, rank == melds.wild_rank)
        return
    if not own:
        yield ()
    for naturals in range(len(own) + 1):
        for few in range(wild + 1):
            size = lying.naturals + lying.wild + naturals + few
            if not naturals + few or not melds.may_have(lying.naturals + naturals, lying.wild + few):
                continue
            added = LaidPart(naturals, few, added=True)
            if size == melds.groups.max_size:
                for more in _new(melds, len(own) - naturals, wild - few, rank == melds.wild_rank):
                    yield added, *more
            elif naturals == len(own):
                yield (added,)


def _new(melds: SideMelds, own: int, wild: int, alone: bool) -> Iterator[LaidParts]:
    """The ways to lay so many natural cards of a rank in new groups, all but one of them as large as can be.

    `alone`: they are groups of wild cards.
    """
    if not own:
        yield ()
    for naturals in range(0 if alone else 1, own + 1):
        for few in range(wild + 1):
            if not melds.may_have(naturals, few):
                continue
            part = LaidPart(naturals, few, added=False)
            if naturals + few == melds.groups.max_size:
                for more in _new(melds, own - naturals, wild - few, alone):
                    yield part, *more
            elif naturals == own:
                yield (part,)


def _books(side: SideRules, lying: Lying | None, parts: LaidParts) -> tuple[Book, ...]:
    """The books among the groups of a rank when these cards are laid."""
    there = (0, 0) if lying is None else lying[1:]
    first = parts[0] if parts and parts[0].added else LaidPart(0, 0, added=True)
    groups = [(there[0] + first.naturals, there[1] + first.wild)]
    groups += [(part.naturals, part.wild) for part in parts if not part.added]
    large = [group for group in groups if sum(group) >= side.books.size]
    return tuple(["natural" if not wild else "mixed" if naturals else "wild" for naturals, wild in large])


def _actions(
    side: SideRules,
    naturals: dict[int, Faces],
    wild: list[Face],
    lying: dict[int, Lying],
    way: tuple[tuple[int, LaidParts], ...],
    unopened: bool,
) -> tuple[Action, ...]:
    """The actions that lay cards so, those last that are laid only in going out."""
    done: list[LayOff | Meld] = []
    for rank, parts in way:
        own = list(naturals.get(rank, ()))
        for part in parts:
            cards = tuple([each.pop() for each in chain([own] * part.naturals, [wild] * part.wild)])
            done.append(LayOff(lying[rank].number, cards) if part.added else Meld(read(side.sheet, side.melds, cards)))
    if unopened:
        return (Open(tuple(action.cards for action in done)),)
    return tuple(sorted(done, key=lambda action: isinstance(action, Meld) and side.melds.is_last(action.cards)))
