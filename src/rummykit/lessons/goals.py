"""Which goals of a lesson an action reaches, told from what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rummykit import hands, solve
from rummykit.cards import Face, Faces, is_joker
from rummykit.hands import Hand
from rummykit.lessons.lesson import Goal
from rummykit.play.actions import Action, Declare, Discard, Draw, Melds, ShowMelds, TakePile
from rummykit.play.deal import Deal
from rummykit.play.events import (
    Called,
    DealEnded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    Melded,
    Rearranged,
    Shown,
    Swapped,
)
from rummykit.play.melds import indicated_in
from rummykit.rules import Play
from rummykit.rules.families import GameFamily


def reached(deal: Deal, action: Action) -> frozenset[Goal]:
    """The goals that an action of the seat to act reaches; the deal is as before afterwards.

    Raises `IllegalAction` where the action is not legal.
    """
    deal.check(action)
    seat, held = deal.turn, deal._state.hands[deal.turn]
    first = deal.rules.opening is not None and not deal._state.opened[seat]
    table = tuple(meld.cards for meld in deal._state.table)
    found: set[Goal] = {"best_discard"} if _keeps_most(deal, action) else set()
    if isinstance(action, Draw | TakePile):
        found.add("draw")
    for event in deal.play(action):
        found.update(_goals(action, event, seat, first, table))
        if isinstance(event, Drew) and "take_discard" in found and not _melds_more(held, deal, seat, event):
            found.discard("take_discard")
    if "first_meld" in found:
        found.discard("take_discard")  # a pile that is taken for a first meld teaches that
    deal.undo()
    return frozenset(found)


def _goals(action: Action, event: Event, seat: int, first: bool, table: Melds) -> Iterator[Goal]:
    """The goals that one event reaches for the seat that acted; `first` where its first meld is still due."""
    match event:
        case Drew(seat=whose, source="discard") if whose == seat:
            yield "take_discard"
        case Melded():
            yield "first_meld" if first else "meld"
        case LaidOff():
            yield "lay_off"
        case Swapped():
            yield "swap"
        case Called():
            yield "call"
        case Knocked():
            yield "knock"
        case Shown(melds=melds) if melds and isinstance(action, ShowMelds):
            yield "show"
        case DealEnded(result=result) if result.kind == "went_out" and result.winner == seat:
            yield "declare" if isinstance(action, Declare) else "go_out"
        case Rearranged():
            yield from _at_tiles(table, event)
        case _:
            pass


def _at_tiles(before: Melds, event: Rearranged) -> Iterator[Goal]:
    """The goals that a play of tiles reaches: what became of the sets that lay there."""
    if event.opened is not None:
        yield "first_meld"
        return
    after = list(event.table)
    kept = [_holding(after, each) for each in before]
    if any(jokers(each) and _freed(each, after) for each in before):
        yield "free_joker"
    elif not all(kept):
        yield "rearrange"
    elif any(len(now) > len(each) for each, now in zip(before, kept, strict=True)):
        yield "lay_off"
    elif event.played:
        yield "meld"


def jokers(faces: Iterable[Face]) -> int:
    """How many jokers there are among the faces."""
    return sum(is_joker(face) for face in faces)


def _holding(after: list[Faces], each: Faces) -> Faces:
    """A set of the table after the play that has all pieces of one before; empty where there is none."""
    if each in after:
        return each
    wanted = Counter(each)
    return min((now for now in after if wanted <= Counter(now)), key=len, default=())


def _freed(each: Faces, after: list[Faces]) -> bool:
    """Whether the place of a joker in this set was taken by a tile."""
    tiles = Counter(face for face in each if not is_joker(face))
    return any(tiles <= Counter(now) and len(now) >= len(each) and jokers(now) < jokers(each) for now in after)


def deadwood(deal: Deal, held: Hand) -> int:
    """What the cards of a hand count that are in no meld, the hand at its best."""
    cards = hands.faces(held)
    apart = tuple(face for face in deal._state.kept[deal.turn] if face in cards)
    best = solve.hand(deal.rules, cards, wild=deal._state.wild or None, apart=apart)
    return sum(map(deal.rules.values.of, cards)) if best is None else best.deadwood


def points_left(deal: Deal) -> dict[Face, int]:
    """For every card that the seat to act may discard, the points that then lie outside its melds."""
    held = deal._state.hands[deal.turn]
    return {
        other.card: deadwood(deal, hands.remove(held, other.card))
        for other in deal.legal_actions()
        if isinstance(other, Discard)
    }


def _keeps_most(deal: Deal, action: Action) -> bool:
    """Whether this discard, and no other, leaves the least deadwood, in a game that is played from the hand."""
    if not isinstance(action, Discard) or deal.rules.step(Play) is not None or deal.rules.tiles_in_hand:
        return False
    left = points_left(deal)
    return [card for card, points in left.items() if points == min(left.values())] == [action.card]


def _melds_more(before: Hand, deal: Deal, seat: int, event: Drew) -> bool:
    """Whether the cards taken are in a meld of the hand at its best, or bring a rack nearer to going out."""
    if not event.cards or deal.turn != seat:
        return False
    if deal.rules.family is GameFamily.LAID_TILES:
        return True  # a tile is taken to be laid at once
    if deal.rules.family is GameFamily.HELD_TILES:
        had, has = (hands.faces(held, deal.rules.pack.family) for held in (before, deal._state.hands[seat]))
        melds = indicated_in(deal.rules, deal._state.wild)
        return melds.away(has, len(had)) < melds.away(had, len(had))
    lost = deadwood(deal, deal._state.hands[seat]) - deadwood(deal, before)
    return lost < sum(map(deal.rules.values.of, event.cards))
