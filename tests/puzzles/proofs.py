"""The proofs of puzzles checked again by other means: plays tried in every order, melds found by trying every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

from rummykit import bots, hands, puzzles
from rummykit.cards import NAMES
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Discard, GoOut, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.melds import indicated_in, laid_tiles_in
from rummykit.puzzles import Puzzle
from rummykit.puzzles.finding import at_a_glance, laid_longest_first, worth_of_dearest_first
from tests.puzzles import racks
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
        case "whole_hand":
            assert puzzle.best == len(puzzle.hand)
            assert not can_be_emptied(puzzle.deal()), puzzle.id
        case "most_cards":
            _check_most_cards(puzzle)
        case "finish":
            _check_finish(puzzle)
        case "most_waits":
            _check_most_waits(puzzle)
        case "opening" | "dearest_meld":
            _check_first_meld_of_tiles(puzzle)


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


def _check_most_cards(puzzle: Puzzle) -> None:
    """No more cards of the hand lie in melds with all of the table, and of as many one choice alone."""
    lying = Counter(face for cards in puzzle.table for face in cards)
    choices = {size: {*combinations(sorted(puzzle.hand), size)} for size in (puzzle.best, puzzle.best + 1)}
    failed: set[tuple[int, ...]] = set()
    laid = {size: [each for each in choices[size] if lie_in_melds(lying + Counter(each), failed)] for size in choices}
    assert laid[puzzle.best + 1] == [], puzzle.id
    assert len(laid[puzzle.best]) == 1, puzzle.id
    action = puzzles.way(puzzle)
    assert isinstance(action, Rearrange)
    assert [tuple(sorted((on_table(action.table) - lying).elements()))] == laid[puzzle.best]


def _check_finish(puzzle: Puzzle) -> None:
    """Without one tile alone all others lie whole, in melds that are not the longest of the rack one by one."""
    rack = racks.as_played(named(puzzle.hand), NAMES[puzzle.wild])
    outs = [name for name in {*rack} if racks.goes_out(without(rack, name))]
    assert len(outs) == 1, puzzle.id
    way = puzzles.way(puzzle)
    assert isinstance(way, GoOut)
    assert way.discard is not None
    assert racks.as_played((NAMES[way.discard],), NAMES[puzzle.wild]) == (outs[0],)
    assert hands.size(laid_longest_first(indicated_in(puzzle.rules, puzzle.wild), puzzle.hand)) > 1, puzzle.id


def _check_most_waits(puzzle: Puzzle) -> None:
    """After one discard alone the most unseen tiles let the rack go out, and a greedy bot makes another."""
    wild, pack = NAMES[puzzle.wild], [NAMES[face] for face in puzzle.rules.pack.faces()]
    indicator = NAMES[puzzle.deal().view(0).indicator or 0]
    assert indicator[0] == wild[0]
    assert int(indicator[1:]) % 13 + 1 == int(wild[1:])
    unseen = Counter(pack) - Counter((*named(puzzle.hand), indicator))
    waits = {}
    for name in {*named(puzzle.hand)}:
        rest = without(named(puzzle.hand), name)
        outs = (each for each in unseen if racks.goes_out(racks.as_played((*rest, each), wild)))
        waits[name] = sum(unseen[each] for each in outs)
    best = [name for name, count in waits.items() if count == max(waits.values())]
    assert len(best) == 1, puzzle.id
    assert waits[best[0]] == puzzle.best
    assert puzzles.way(puzzle) == Discard(puzzle.hand[named(puzzle.hand).index(best[0])])
    assert bots.choose("greedy", puzzle.rules, puzzle.deal().view(0), Random(0)) != puzzles.way(puzzle), puzzle.id


def _check_first_meld_of_tiles(puzzle: Puzzle) -> None:
    """No melds of the rack count more, and the dearest taken one by one count less: too little, where any would do."""
    rack = racks.as_played(named(puzzle.hand), NAMES[puzzle.wild])
    assert racks.dearest(rack) == puzzle.best, puzzle.id
    assert puzzle.rules.opening is not None
    quick = worth_of_dearest_first(laid_tiles_in(puzzle.rules, puzzle.wild), puzzle.hand)
    assert quick < puzzle.best, puzzle.id
    assert (quick < puzzle.rules.opening.minimum <= puzzle.best) == (puzzle.theme == "opening"), puzzle.id
    paired = sum(count // 2 for count in Counter(name for name in rack if name != "*").values()) + rack.count("*")
    assert puzzle.rules.opening.pairs is not None
    assert paired < puzzle.rules.opening.pairs, puzzle.id


def lie_in_melds(cards: Counter[int], failed: set[tuple[int, ...]]) -> bool:
    """Whether these natural cards all lie in groups and runs, by trying every meld of the card that has the fewest.

    Those that do not are noted in `failed`, and not tried again.
    """
    left = tuple(sorted(cards.elements()))
    if not left:
        return True
    if left in failed:
        return False
    melds = min(([meld for meld in melds_with(each) if Counter(meld) <= cards] for each in cards), key=len)
    if any(lie_in_melds(cards - Counter(meld), failed) for meld in melds):
        return True
    failed.add(left)
    return False


@cache
def melds_with(card: int) -> list[tuple[int, ...]]:
    """The groups with a card, and its runs of up to five: longer ones are two of these."""
    suit, rank = divmod(card, 13)
    same = [other * 13 + rank for other in range(4) if other != suit]
    melds = [(card, *others) for size in (2, 3) for others in combinations(same, size)]
    # The ace is 0, below the two, and 13, above the king.
    runs = (range(start, start + size) for size in (3, 4, 5) for start in range(15 - size))
    return melds + [
        tuple(suit * 13 + place % 13 for place in run) for run in runs if rank in {each % 13 for each in run}
    ]


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
            within(action.table, tuple((Counter(left) - (on_table(action.table) - on_table(lying))).elements()))
            for action in at.legal_actions()
            if isinstance(action, Rearrange)
        )

    return within(tuple(meld.cards for meld in deal._state.table), tuple(sorted(hand_of(deal))))


def on_table(table: tuple[tuple[int, ...], ...]) -> Counter[int]:
    return Counter(face for cards in table for face in from_hand(cards))


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
