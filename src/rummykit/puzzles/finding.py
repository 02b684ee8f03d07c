"""Finding puzzles in a deal that was played: positions with one best outcome that no quick look finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple, TypeAlias, cast

from rummykit import bots, hands, solve
from rummykit.cards import Face, Faces, is_joker
from rummykit.hands import Hand
from rummykit.lessons.goals import points_left, reached
from rummykit.melds.indicated import IndicatedMelds
from rummykit.melds.laid_tiles import LaidTiles
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.play.actions import Discard, GoOut, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds, indicated_in, laid_tiles_in
from rummykit.puzzles.puzzle import Puzzle, Theme
from rummykit.puzzles.solving import answered, tiles_waited_for, way
from rummykit.rules import Rules
from rummykit.tiles.table_sets import table_sets
from rummykit.tiles.turn import known

TILES = range(3, 7)
MOST_SETS = 9
MOST_CARDS = 10


class Candidate(NamedTuple):
    """A position that is a puzzle, and how much work it is: the order in which the puzzles of a theme are numbered."""

    puzzle: Puzzle
    effort: int


Finder: TypeAlias = Callable[[Rules, Deal], Iterator[Candidate]]


def candidates(rules: Rules, theme: Theme, positions: Iterable[Deal]) -> Iterator[Candidate]:
    """The puzzles of a theme among positions of a deal, at most one of each.

    Each position is looked at before the next is asked for, so that they may be one deal that is played on.
    """
    find = FINDERS[theme]
    for deal in positions:
        if deal.result is None:
            yield from find(rules, deal)


# --- tiles


def _whole_rack(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    yield from _by_rearranging(rules, deal, "whole_rack")


def _free_joker(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    yield from _by_rearranging(rules, deal, "free_joker")


def _by_rearranging(rules: Rules, deal: Deal, theme: Theme) -> Iterator[Candidate]:
    """The tiles of the best play alone, where no play without rearranging the table lays them all."""
    seat = deal.turn
    table = tuple(meld.cards for meld in deal._state.table)
    if not deal._state.opened[seat] or not 2 <= len(table) <= MOST_SETS:
        return
    jokers = any(is_joker(face) for cards in table for face in cards)
    if theme == "free_joker" and not jokers:
        return
    best = solve.table(rules, table, hands.faces(deal._state.hands[seat], "tiles"))
    if len(best.played) not in TILES or not best.proven or not best.tiles:
        return
    played = tuple(sorted(best.played))
    if laid_without_rearranging(rules, table, played):
        return
    puzzle = Puzzle(id="", game=rules.id, theme=theme, difficulty=0, best=len(played), hand=played, table=table)
    action = way(puzzle)
    if not answered(puzzle, action).solved:
        return
    assert isinstance(action, Rearrange)
    if ("free_joker" in reached(puzzle.deal(), action)) != (theme == "free_joker"):
        return
    changed = sum((Counter(table) - Counter(action.table)).values())
    yield Candidate(puzzle, 100 * changed + 20 * len(played) + 5 * len(table))


def laid_without_rearranging(rules: Rules, table: tuple[Faces, ...], rack: Faces) -> bool:
    """Whether all tiles can be laid as whole sets from the rack, and one by one at the ends of sets, in any order."""
    if not rack:
        return True
    for place in range(len(rack)):
        left = (*rack[:place], *rack[place + 1 :])
        if any(laid_without_rearranging(rules, longer, left) for longer in _with_one_more(rules, table, rack[place])):
            return True
    for size in range(3, len(rack) + 1):
        for laid in combinations(rack, size):
            made_set = _as_set(rules, laid)
            left = tuple((Counter(rack) - Counter(laid)).elements())
            if made_set and laid_without_rearranging(rules, (*table, made_set), left):
                return True
    return False


def _with_one_more(rules: Rules, table: tuple[Faces, ...], face: Face) -> Iterator[tuple[Faces, ...]]:
    """The tables that a tile makes which is added to a set, at either end."""
    melds = table_sets(rules)
    for place, cards in enumerate(table):
        for longer in ((face, *cards), (*cards, face)):
            if melds.readings(longer):
                yield (*table[:place], longer, *table[place + 1 :])


def _as_set(rules: Rules, faces: Faces) -> Faces:
    """These tiles as one set; empty where they are none."""
    play = solve.whole_rack(rules, (), faces)
    return play.table_after[0] if play is not None and len(play.table_after) == 1 else ()


def _first_meld(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    """A rack with exactly one first meld, which is not found by taking the dearest set first."""
    seat = deal.turn
    rack = hands.faces(deal._state.hands[seat], "tiles")
    if deal._state.opened[seat] or any(is_joker(face) for face in rack) or rules.opening is None:
        return
    best = solve.first_meld_of_rack(rules, rack, "value")
    if best is None:
        return
    enough = {
        tuple(sorted(face for cards in sets for face in cards))
        for sets in _choices(sets_of_rack(rules, rack), rack)
        if sum(rules.values.of(face) for cards in sets for face in cards) >= rules.opening.minimum
    }
    if len(enough) != 1:
        return
    if _dearest_first(rules, rack) >= rules.opening.minimum:
        return
    puzzle = Puzzle(id="", game=rules.id, theme="first_meld", difficulty=0, best=best.value, hand=rack)
    if answered(puzzle, way(puzzle)).solved:
        yield Candidate(puzzle, 100 * len(best.table_after) + 10 * len(sets_of_rack(rules, rack)) + len(rack))


def sets_of_rack(rules: Rules, rack: Faces) -> list[Faces]:
    """Every set that the tiles of a rack can make; without jokers."""
    numbers: dict[int, set[Face]] = {}
    found: list[Faces] = []
    there = {*rack}
    for face in there:
        numbers.setdefault((face - 64) % 13, set()).add(face)
    for same in numbers.values():
        found += [cards for size in (3, 4) for cards in combinations(sorted(same), size)]
    for face in sorted(there):
        run = [face]
        while run[-1] + 1 in there and (run[-1] + 1 - 64) % 13:
            run.append(run[-1] + 1)
            if len(run) >= 3:
                found.append(tuple(run))
    return [cards for cards in found if table_sets(rules).readings(cards)]


def _choices(sets: list[Faces], rack: Faces) -> Iterator[tuple[Faces, ...]]:
    """Every choice of sets that the rack has the tiles for."""
    if not sets:
        yield ()
        return
    yield from _choices(sets[1:], rack)
    if Counter(sets[0]) <= Counter(rack):
        left = tuple((Counter(rack) - Counter(sets[0])).elements())
        for more in _choices(sets, left):
            yield (sets[0], *more)


def _dearest_first(rules: Rules, rack: Faces) -> int:
    """What a first meld is worth that takes the dearest set, and then the dearest of what is left."""
    worth, left = 0, Counter(rack)
    for cards in sorted(sets_of_rack(rules, rack), key=lambda each: (-sum(map(rules.values.of, each)), each)):
        if Counter(cards) <= left:
            left -= Counter(cards)
            worth += sum(map(rules.values.of, cards))
    return worth


# --- cards on a table that everybody may rearrange


def _whole_hand(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    """The cards of the best play alone; where there are jokers, its way moves one."""
    table, held = _rearranging(deal)
    best = solve.table(rules, table, held)
    for each in _at_table_of_cards(rules, table, tuple(sorted(best.played)), "whole_hand"):
        after = cast(Rearrange, way(each.puzzle)).table
        moved = [face for cards in Counter(after) - Counter(table) for face in cards]
        if not rules.pack.jokers or any(map(is_joker, moved)):
            yield each


def _most_cards(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    """A whole hand with exactly one largest choice of cards that can be laid."""
    table, hand = _rearranging(deal)
    best = solve.table(rules, table, hand)
    if best.tiles < len(hand) <= MOST_CARDS and _only_choice(rules, table, hand, best.played):
        yield from _at_table_of_cards(rules, table, hand, "most_cards")


def _rearranging(deal: Deal) -> tuple[tuple[Faces, ...], Faces]:
    """The table and the hand of a seat that may rearrange it; both empty where it may not, or is soon lost in it."""
    table = tuple(meld.cards for meld in deal._state.table)
    if not deal._state.opened[deal.turn] or not 2 <= len(table) <= MOST_SETS:
        return (), ()
    return table, hands.faces(deal._state.hands[deal.turn])


def _at_table_of_cards(rules: Rules, table: tuple[Faces, ...], hand: Faces, theme: Theme) -> Iterator[Candidate]:
    """A hand whose best play lays more cards than is possible without rearranging the table."""
    best = solve.table(rules, table, hand)
    if best.tiles not in TILES or not best.proven or laid_without_rearranging_cards(rules, table, hand, best.tiles):
        return
    puzzle = Puzzle(id="", game=rules.id, theme=theme, difficulty=0, best=best.tiles, hand=hand, table=table)
    if answered(puzzle, way(puzzle)).solved:
        changed = sum((Counter(table) - Counter(best.table_after)).values())
        yield Candidate(puzzle, 100 * changed + 20 * best.tiles + 10 * (len(hand) - best.tiles) + 5 * len(table))


def _only_choice(rules: Rules, table: tuple[Faces, ...], hand: Faces, played: Faces) -> bool:
    """Whether without any one of the cards played, fewer can be laid."""
    for face in {*played}:
        rest = list(hand)
        rest.remove(face)
        other = solve.table(rules, table, rest)
        if not other.proven or other.tiles == len(played):
            return False
    return True


def laid_without_rearranging_cards(rules: Rules, table: tuple[Faces, ...], hand: Faces, wanted: int) -> bool:
    """Whether this many cards can be laid as whole sets from the hand, and one by one with sets, in any order."""
    sets, tried = table_sets(rules), set[tuple[tuple[Faces, ...], Hand]]()

    def within(lying: tuple[Faces, ...], left: Hand, more: int) -> bool:
        if more <= 0:
            return True
        if (lying, left) in tried:
            return False
        tried.add((lying, left))
        for made in sets.within(left):
            if within(tuple(sorted((*lying, made))), hands.minus(left, hands.of(from_hand(made))), more - len(made)):
                return True
        for place, cards in enumerate(lying):
            for longer in {each for kind in known(sets, cards).kinds for each in sets.longer(cards, kind, left)}:
                (face,) = (Counter(from_hand(longer)) - Counter(from_hand(cards))).elements()
                after = tuple(sorted((*lying[:place], longer, *lying[place + 1 :])))
                if within(after, hands.remove(left, face), more - 1):
                    return True
        return False

    return within(table, hands.of(hand), wanted)


# --- cards in a hand


def _one_discard(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    """A hand with exactly one discard that leaves the least outside melds, and not the obvious one."""
    hand = _to_discard(deal)
    if not hand:
        return
    puzzle = Puzzle(id="", game=rules.id, theme="one_discard", difficulty=0, best=0, hand=hand)
    left = points_left(puzzle.deal())
    best = [face for face, points in left.items() if points == min(left.values())]
    if len(best) != 1 or best == [at_a_glance(rules, hand)]:
        return
    puzzle = Puzzle(id="", game=rules.id, theme="one_discard", difficulty=0, best=left[best[0]], hand=hand)
    near = sum(points <= left[best[0]] + 5 for points in left.values()) - 1
    yield Candidate(puzzle, 100 * near + 60 - min(60, left[best[0]]))


def _to_discard(deal: Deal) -> Faces:
    """The hand of a seat that is to discard; empty where that is not so."""
    kinds = {type(action) for action in deal.legal_actions()}
    return hands.faces(deal._state.hands[deal.turn]) if Discard in kinds else ()


def at_a_glance(rules: Rules, hand: Faces) -> Face | None:
    """The discard of somebody who takes the dearest meld, then the dearest of what is left, and throws the dearest."""
    loose = hands.faces(_loose(card_melds(rules), hands.of(hand), rules.values.of))
    return max(loose, key=lambda face: (rules.values.of(face), face), default=None)


def _loose(melds: CardMelds, left: Hand, worth: Callable[[Face], int]) -> Hand:
    """What is left of a hand by somebody who takes the meld worth most, then the one of what is left, and so on."""
    while within := [hands.of(from_hand(meld)) for meld in melds.within(left)]:
        most = max(within, key=lambda meld: (sum(map(worth, hands.faces(meld))), meld))
        left = hands.minus(left, most)
    return left


def _whole(rules: Rules, deal: Deal, theme: Theme) -> Iterator[Candidate]:
    """A hand that goes out with one discard alone, and not with the one at a glance."""
    hand = _to_discard(deal)
    if not hand:
        return
    wild = deal._state.wild or None
    outs = []
    for face in sorted({*hand}):
        rest = list(hand)
        rest.remove(face)
        if solve.whole_hand(rules, rest, wild=wild) is not None:
            outs.append(face)
    if len(outs) != 1 or (rules.lives is None and outs == [at_a_glance(rules, hand)]):
        return
    puzzle = Puzzle(id="", game=rules.id, theme=theme, difficulty=0, best=0, hand=hand, wild=deal._state.wild)
    if not answered(puzzle, way(puzzle)).solved:
        return
    wilds = sum(rules.values.of(face) == 0 for face in hand)
    melds = len(list(card_melds(rules).within(hands.of(hand)))) if rules.lives is None else 10 * wilds
    yield Candidate(puzzle, 10 * melds + len({*hand}))


def _go_out(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    yield from _whole(rules, deal, "go_out")


def _declare(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    yield from _whole(rules, deal, "declare")


# --- tiles in a hand


def _finish(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    """A rack that goes out with one tile thrown alone; not in pairs, nor in the longest melds taken one by one."""
    rack = _rack_to_discard(deal)
    outs = [action for action in deal.legal_actions() if isinstance(action, GoOut)] if rack else []
    if len(outs) != 1:
        return
    melds = indicated_in(rules, deal._state.wild)
    held = melds.as_cards(rack)
    if hands.size(laid_longest_first(melds, rack)) <= 1 or melds.kind(outs[0].melds[0]) == "pair":
        return
    puzzle = Puzzle(id="", game=rules.id, theme="finish", difficulty=0, best=0, hand=rack, wild=deal._state.wild)
    if answered(puzzle, way(puzzle)).solved:
        yield Candidate(puzzle, 10 * len(list(melds.melds.within(held))) + len({*rack}))


def laid_longest_first(melds: IndicatedMelds, rack: Faces) -> Hand:
    """The tiles, read as cards, that are left by somebody who takes the longest meld, then the longest of the rest."""
    return _loose(melds.melds, melds.as_cards(rack), lambda _: 1)


def _most_waits(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    """A rack one tile away with exactly one discard that leaves most to wait for, and not that of a greedy bot."""
    rack = _rack_to_discard(deal)
    if not rack or indicated_in(rules, deal._state.wild).away(rack, len(rack) - 1) != 1:
        return
    puzzle = Puzzle(id="", game=rules.id, theme="most_waits", difficulty=0, best=0, hand=rack, wild=deal._state.wild)
    waits = tiles_waited_for(puzzle)
    most = max(waits.values())
    quick = bots.choose("greedy", rules, puzzle.deal().view(0), Random(0))
    if [*waits.values()].count(most) != 1 or (isinstance(quick, Discard) and waits[quick.card] == most):
        return
    puzzle = Puzzle(id="", game=rules.id, theme="most_waits", difficulty=0, best=most, hand=rack, wild=deal._state.wild)
    yield Candidate(puzzle, sum(waits.values()))


def _opening(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    """A rack with a first meld but no pairs, whose dearest melds taken one by one count too little."""
    yield from _first_meld_of_tiles(rules, deal, "opening")


def _dearest_meld(rules: Rules, deal: Deal) -> Iterator[Candidate]:
    """A rack whose dearest melds taken one by one are a first meld, but not the dearest."""
    yield from _first_meld_of_tiles(rules, deal, "dearest_meld")


def _first_meld_of_tiles(rules: Rules, deal: Deal, theme: Theme) -> Iterator[Candidate]:
    rack, opening = _rack_to_discard(deal), rules.opening
    if not rack or deal._state.opened[deal.turn] or deal._state.must_play is not None or opening is None:
        return
    best, melds = solve.first_meld_of_tiles(rules, rack, deal._state.wild), laid_tiles_in(rules, deal._state.wild)
    if best.value < opening.minimum or len(melds.pairs(rack)) >= (opening.pairs or len(rack)):
        return
    quick = worth_of_dearest_first(melds, rack)
    if quick == best.value or (quick < opening.minimum) != (theme == "opening"):
        return
    puzzle = Puzzle(id="", game=rules.id, theme=theme, difficulty=0, best=best.value, hand=rack, wild=deal._state.wild)
    if answered(puzzle, way(puzzle)).reached == best.value:
        yield Candidate(puzzle, 10 * len(list(melds.within(rack))) + len({*rack}))


def worth_of_dearest_first(melds: LaidTiles, rack: Faces) -> int:
    """What somebody lays who takes the dearest meld of a rack, then the dearest of what is left, and so on."""
    left, laid = Counter(rack), 0
    while found := [melds.tiles.readings(tuple(sorted(each)))[0] for each in melds.within(tuple(left.elements()))]:
        most = max(found, key=lambda reading: (reading.value, reading.meld))
        left -= Counter(most.meld)
        laid += most.value
    return laid


def _rack_to_discard(deal: Deal) -> Faces:
    """The rack of a seat that is to discard; empty where that is not so."""
    kinds = {type(action) for action in deal.legal_actions()}
    return hands.faces(deal._state.hands[deal.turn], "tiles") if Discard in kinds else ()


FINDERS: dict[Theme, Finder] = {
    "whole_rack": _whole_rack,
    "free_joker": _free_joker,
    "first_meld": _first_meld,
    "one_discard": _one_discard,
    "go_out": _go_out,
    "declare": _declare,
    "whole_hand": _whole_hand,
    "most_cards": _most_cards,
    "finish": _finish,
    "most_waits": _most_waits,
    "opening": _opening,
    "dearest_meld": _dearest_meld,
}
