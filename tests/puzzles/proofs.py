"""The proofs of puzzles checked again by other means: plays tried in every order, melds found by trying every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from rummykit import puzzles
from rummykit.cards import NAMES
from rummykit.play.actions import Discard, Rearrange
from rummykit.play.deal import Deal
from rummykit.puzzles import Puzzle
from rummykit.puzzles.finding import at_a_glance
from tests.rules import naive_melds

Names = tuple[str, ...]


def check_proof(puzzle: Puzzle) -> None:
    """Fails where there is not one best outcome, or a quick look finds it; a show to declare is judged by the engine
    alone."""
    assert puzzles.answered(puzzle, puzzles.way(puzzle)).solved, puzzle.id
    match puzzle.theme:
        case "whole_rack" | "free_joker":
            assert puzzle.best == len(puzzle.hand)
            assert not can_be_emptied(puzzle.deal()), puzzle.id
        case "first_meld":
            _check_first_meld(puzzle)
        case "one_discard":
            _check_one_discard(puzzle)
        case "go_out":
            _check_go_out(puzzle)
        case "declare":
            pass


def _check_first_meld(puzzle: Puzzle) -> None:
    rack = named(puzzle.hand)
    sets = {
        cards
        for size in (3, 4, 5, 6)
        for cards in combinations(rack, size)
        if len({name[0] for name in cards}) == 1 or len({name[1:] for name in cards}) == 1
        if naive_melds.tile_melds(cards, False)
    }
    enough = {
        tuple(sorted(chosen))
        for chosen in choices(sorted(sets), Counter(rack))
        if sum(int(name[1:]) for name in chosen) >= 30
    }
    assert len(enough) == 1, puzzle.id
    assert puzzle.best == sum(int(name[1:]) for name in next(iter(enough)))


def _check_one_discard(puzzle: Puzzle) -> None:
    hand = named(puzzle.hand)
    left = {card: least_deadwood(naive_melds.GAMES[puzzle.game], without(hand, card)) for card in hand}
    best = [card for card, points in left.items() if points == min(left.values())]
    assert len(best) == 1, puzzle.id
    assert left[best[0]] == puzzle.best
    assert puzzles.way(puzzle) == Discard(puzzle.hand[hand.index(best[0])])
    assert at_a_glance(puzzle.rules, puzzle.hand) != puzzle.hand[hand.index(best[0])]


def _check_go_out(puzzle: Puzzle) -> None:
    hand = named(puzzle.hand)
    outs = [card for card in hand if least_deadwood(naive_melds.GAMES[puzzle.game], without(hand, card)) == 0]
    assert len(outs) == 1, puzzle.id
    assert f"discard {outs[0]}" in str(puzzles.way(puzzle))


def named(faces: tuple[int, ...]) -> Names:
    return tuple(NAMES[face] for face in faces)


def can_be_emptied(deal: Deal) -> bool:
    tried = set()

    def within(lying: tuple[tuple[int, ...], ...], left: tuple[int, ...]) -> bool:
        if not left:
            return True
        if (lying, left) in tried:
            return False
        tried.add((lying, left))
        at = Puzzle(
            id="", game=deal.rules.id, theme="whole_rack", difficulty=1, best=len(left), hand=left, table=lying
        ).deal()
        return any(
            within(action.table, tuple((Counter(left) - (laid(action.table) - laid(lying))).elements()))
            for action in at.legal_actions()
            if isinstance(action, Rearrange)
        )

    return within(tuple(meld.cards for meld in deal.table), tuple(sorted(hand_of(deal))))


def laid(table: tuple[tuple[int, ...], ...]) -> Counter[int]:
    return Counter(face for cards in table for face in cards)


def hand_of(deal: Deal) -> tuple[int, ...]:
    return deal.view(0).hand


def choices(sets: list[Names], left: Counter[str]) -> Iterator[Names]:
    """The tiles of every choice of sets."""
    yield ()
    for place, cards in enumerate(sets):
        if Counter(cards) <= left:
            for more in choices(sets[place:], left - Counter(cards)):
                yield (*cards, *more)


def least_deadwood(game: naive_melds.CardGame, cards: Names) -> int:
    """The points outside melds, by trying every card in every meld that holds it, and outside all."""
    if not cards:
        return 0
    first, rest = cards[0], cards[1:]
    best = naive_melds._points(game, first) + least_deadwood(game, rest)
    for size in range(2, len(rest) + 1):
        for others in combinations(rest, size):
            one_suit = len({name[1] for name in (first, *others)}) == 1
            if (size < 4 or one_suit) and naive_melds.card_melds(game, (first, *others)):
                left = tuple(name for name in rest if name not in others)
                best = min(best, least_deadwood(game, left))
    return best


def without(cards: Names, card: str) -> Names:
    left = list(cards)
    left.remove(card)
    return tuple(left)
