"""The puzzles that come with the program: solvable, proven by other means, hidden from a quick look, none twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from importlib.resources import files
from itertools import combinations

import pytest

from rummykit import puzzles
from rummykit.cards import NAMES
from rummykit.play.actions import Discard, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.puzzles import Puzzle
from rummykit.puzzles.making import WANTED, at_a_glance, made
from rummykit.puzzles.puzzle import read, up_to_colours, written
from tests.rules import naive_melds

EVERY = puzzles.puzzles()

Names = tuple[str, ...]


def sample(theme: str, most: int, game: str | None = None) -> list[Puzzle]:
    """Puzzles of a theme, spread over all of them."""
    found = [each for each in EVERY if each.theme == theme and game in (None, each.game)]
    return found[:: max(1, len(found) // most)]


def named(faces: tuple[int, ...]) -> Names:
    return tuple(NAMES[face] for face in faces)


def test_there_are_two_thousand_in_less_than_a_mebibyte_no_two_alike_up_to_colours() -> None:
    assert len(EVERY) == len({each.id for each in EVERY}) == 2000
    assert len(files("rummykit.puzzles").joinpath("puzzles.tsv").read_bytes()) <= 2**20
    assert len({up_to_colours(each) for each in EVERY}) == 2000
    assert Counter((each.game, each.theme) for each in EVERY) == {(game, theme): n for game, theme, n in WANTED}


def test_two_are_alike_where_colours_and_sets_change_places() -> None:
    one = read("a\trummikub\twhole_rack\t1\t3\t0\tr6 r7 b8\tr11 r12 r13 / r8 k8 o8 / r9 b9 o9")
    same = read("b\trummikub\twhole_rack\t1\t3\t0\tb6 b7 r8\tb9 r9 o9 / b8 k8 o8 / b11 b12 b13")
    other = read("c\trummikub\twhole_rack\t1\t3\t0\tb6 r7 r8\tb9 r9 o9 / b8 k8 o8 / b11 b12 b13")
    assert up_to_colours(one) == up_to_colours(same) != up_to_colours(other)


@pytest.mark.parametrize("theme", puzzles.THEMES)
def test_the_way_solves_it_and_lines_are_read_as_they_are_written(theme: str) -> None:
    for each in sample(theme, 60):
        way = puzzles.way(each)
        assert puzzles.answered(each, way).solved, each.id
        assert puzzles.answered(each, str(way)).solved, each.id
        assert read(written(each)) == each


@pytest.mark.parametrize("theme", ["whole_rack", "free_joker"])
def test_tiles_cannot_all_be_laid_with_whole_sets_and_single_tiles(theme: str) -> None:
    """Every order of the plays that the engine lists is tried."""
    for each in sample(theme, 25):
        assert each.best == len(each.hand)
        assert not can_be_emptied(each.deal()), each.id


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


def test_of_a_first_meld_one_choice_of_tiles_alone_is_enough() -> None:
    for each in sample("first_meld", 10):
        rack = named(each.hand)
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
        assert len(enough) == 1, each.id
        assert each.best == sum(int(name[1:]) for name in next(iter(enough)))


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


@pytest.mark.parametrize("game", ["gin_rummy", "knock_rummy", "queen_city_rum"])
def test_one_discard_alone_leaves_the_least(game: str) -> None:
    sheet = naive_melds.GAMES[game]
    for each in sample("one_discard", 4, game):
        hand = named(each.hand)
        left = {card: least_deadwood(sheet, without(hand, card)) for card in hand}
        best = [card for card, points in left.items() if points == min(left.values())]
        assert len(best) == 1, each.id
        assert left[best[0]] == each.best
        assert puzzles.way(each) == Discard(each.hand[hand.index(best[0])])
        assert at_a_glance(each.rules, each.hand) != each.hand[hand.index(best[0])]


@pytest.mark.parametrize("game", ["rummy_complete", "queen_city_rum"])
def test_with_one_discard_alone_the_hand_goes_out(game: str) -> None:
    sheet = naive_melds.GAMES[game]
    for each in sample("go_out", 4, game):
        hand = named(each.hand)
        outs = [card for card in hand if least_deadwood(sheet, without(hand, card)) == 0]
        assert len(outs) == 1, each.id
        assert f"discard {outs[0]}" in str(puzzles.way(each))


def test_what_is_near_is_told() -> None:
    discard = sample("one_discard", 1, "gin_rummy")[0]
    others = [action for action in discard.deal().legal_actions() if isinstance(action, Discard)]
    judged = [puzzles.answered(discard, action) for action in others]
    assert sum(each.solved for each in judged) == 1
    assert all(each.reached is not None and each.reached >= each.best for each in judged)

    tiles = sample("whole_rack", 1)[0]
    nothing = puzzles.answered(tiles, Pass())
    assert (nothing.solved, nothing.reached, nothing.best) == (False, 0, len(tiles.hand))
    refused = puzzles.answered(tiles, Rearrange((tiles.hand,)))
    assert not refused.solved
    assert refused.refusal is not None


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_harder_on_sunday() -> None:
    monday = date(2027, 1, 4)
    assert puzzles.daily(monday) == puzzles.daily(monday)
    week = [puzzles.daily(monday + timedelta(days=day)).difficulty for day in range(7)]
    assert week == [1, 2, 2, 3, 3, 4, 5]
    year = [puzzles.daily(monday + timedelta(days=day)).id for day in range(364)]
    assert len({*year}) == 364


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(LookupError, match="no puzzle nothing-1"):
        puzzles.find("nothing-1")


def test_they_are_made_the_same_way_every_time() -> None:
    wanted = (("gin_rummy", "one_discard", 5), ("rummikub", "whole_rack", 5))
    first = made(wanted)  # type: ignore[arg-type]
    assert first == made(wanted)  # type: ignore[arg-type]
    there = {up_to_colours(each) for each in EVERY}
    assert all(up_to_colours(each) in there for each in first)
