"""A hand laid out as is best for its game: the groups first, then pairs that want one card, then the rest by suit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, Faces, sorted_by_suit
from rummykit.hands import Hand
from rummykit.melds.black_wilds import jokers_replaced
from rummykit.melds.lives import Lives
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.melds.meld_solver import MeldSizes, best_melds
from rummykit.melds.pures import Pures
from rummykit.play.actions import Melds
from rummykit.play.deal import Deal
from rummykit.play.hand_groups import GroupReader, TileGroupReader, group_reader
from rummykit.play.judge_hand import is_to_discard, reader_of
from rummykit.play.melds import laid_tiles_in
from rummykit.play.steps.first_contract import FirstContract, Slot, first_contract
from rummykit.rules import Play, Rules
from rummykit.rules.families import GameFamily
from rummykit.solve.best_hand import HandPlay, contracts_of, hand, values_of, whole_hand
from rummykit.solve.hand_first_meld import first_meld_of_hand


def arranged(deal: Deal, seat: int) -> tuple[Melds, Faces]:
    """The groups and the loose cards of a seat's hand at their best; works on turn and off, from what the seat sees."""
    held = hands.faces(deal._state.hands[seat], deal.rules.pack.family)
    reader = reader_of(deal, seat, held)
    groups = [from_hand(meld) for meld in _melds(deal, seat, held, reader)]
    left = list(held)
    for face in (face for group in groups for face in group):
        left.remove(face)
    groups += _pairs(reader, left)
    return tuple(groups), tuple(face for suit in sorted_by_suit(left) for face in suit)


def _melds(deal: Deal, seat: int, held: Faces, reader: GroupReader) -> Melds:
    """The melds that bring the hand furthest: by its lives, its contract, its first meld, or the least deadwood."""
    rules = deal.rules
    discards = is_to_discard(deal, seat)
    keep = (deal._state.bound,) if discards and deal._state.bound is not None else ()
    if isinstance(reader, TileGroupReader):
        laid = rules.family is GameFamily.LAID_TILES
        return _of_laid_tiles(deal, seat, reader, held) if laid else _of_tiles(reader, held, discards)
    if reader.lives is not None:
        return _by_lives(rules, reader.lives, held, keep if discards else None)
    apart = () if deal._state.shown[seat] else tuple(face for face in deal._state.kept[seat] if face in held)
    must = (deal._state.must_play,) if deal.turn == seat and deal._state.must_play is not None else ()
    if contracts_of(rules):
        return _by_contract(rules, reader, held, sorted({*held} - {*keep}) if discards else None)
    contract = first_contract(rules)
    if contract is not None and not deal._state.opened[seat]:
        return _by_first_contract(contract, reader, held, deal._state.must_play if must else None)
    if contract is not None and not _lays_more(rules):
        return ()
    best = _least_deadwood(rules, held, must, apart, discards, keep)
    if rules.opening is None or deal._state.opened[seat]:
        return best
    enough = sum(reader.melds.value(meld) for meld in best) >= rules.opening.minimum
    run = any(reader.melds.kind(meld) == "run" and not reader.melds.wild(meld) for meld in best)
    if rules.has_side_melds or (enough and (run or not rules.opening.natural_run)):
        return best
    return _by_first_meld(rules, held, must) or best


def _of_laid_tiles(deal: Deal, seat: int, reader: TileGroupReader, held: Faces) -> Melds:
    """A first meld if there is one, and what else can be laid with it; else the groups and runs, or the pairs, that
    come closest."""
    rules, melds = deal.rules, laid_tiles_in(deal.rules, deal._state.wild)
    opening = rules.opening
    assert opening is not None, "sheets are checked for it"
    values = tuple(reader.points[melds.tiles.as_tile(face)] for face in range(PRINTED_JOKER + 1))
    if deal._state.opened[seat]:
        pairs = deal._state.goes_for_pairs(seat)
        return melds.pairs(held) if pairs else melds.tiles.least_left(held, values, False)
    must = deal._state.must_play if deal.turn == seat else None
    first = melds.first_meld(held, opening.minimum, must)
    if first is not None:
        return first
    paired = melds.pairs(held, must)
    if opening.pairs is not None and len(paired) >= opening.pairs:
        return paired
    return melds.dearest(held)[1]


def _of_tiles(reader: TileGroupReader, held: Faces, discards: bool) -> Melds:
    """The whole hand but for the tile to be thrown; else as much as lies in pairs, or in groups and runs."""
    melds = reader.tiles
    for aside in dict.fromkeys(held) if discards else ():
        rest = list(held)
        rest.remove(aside)
        whole = melds.in_pairs(rest) if reader.kinds == "pairs" else melds.whole(rest)
        if whole is not None:
            return whole
    if reader.kinds == "pairs":
        return melds.pairs_of(held)
    values = tuple(reader.points[melds.as_tile(face)] for face in range(PRINTED_JOKER + 1))
    return melds.least_left(held, values, discards)


def _least_deadwood(rules: Rules, held: Faces, must: Faces, apart: Faces, discards: bool, keep: Faces) -> Melds:
    """The melds with the least deadwood; a seat that is to discard puts the best card aside first."""
    try:
        play = hand(rules, held, must=must, apart=apart, discard=discards and len(held) > 1, keep=keep)
        if play is None and must:
            play = hand(rules, held, apart=apart, discard=discards and len(held) > 1, keep=keep)
    except ValueError:  # a hand larger than the solver takes
        return _greedily(group_reader(rules, 0).melds, hands.of(held))
    return () if play is None else play.melds


def _greedily(melds: CardMelds, held: Hand) -> Melds:
    """Melds taken one by one, the most valuable first."""
    found: list[Faces] = []
    while meld := max(melds.within(held), key=melds.value, default=None):
        found.append(meld)
        held = hands.take(held, from_hand(meld))
    return tuple(found)


def _by_first_meld(rules: Rules, held: Faces, must: Faces) -> Melds:
    """Melds that reach the minimum, and what else can be made of the rest; none where it is out of reach."""
    try:
        first = first_meld_of_hand(rules, held, use="most", must=must)
    except ValueError:  # a rank is wild, or the hand has too many melds
        return ()
    if first is None:
        return ()
    more: HandPlay | None = hand(rules, first.left)
    return (*first.melds, *(() if more is None else more.melds))


def _by_lives(rules: Rules, lives: Lives, held: Faces, keep: Faces | None) -> Melds:
    """The groups with the fewest points, both lives first; `keep` may not be put aside, None where nothing is."""
    holding = hands.of(held)
    if keep is not None:
        show = next((groups for groups, aside in lives.shows(holding) if aside not in keep), None)
        if show is not None:
            return show
    best = lives.best(holding)
    if best.status in ("valid_show", "both_lives", "three_pure"):
        return best.groups
    if isinstance(lives, Pures):
        return (*best.groups, *lives.others(best.left))
    more = best_melds(best.left, rules.groups, rules.runs, lives.melds.wilds, values_of(rules))
    return (*best.groups, *(() if more is None else more.melds))


def _by_contract(rules: Rules, reader: GroupReader, held: Faces, discards: list[Face] | None) -> Melds:
    """The whole hand under a contract, but for one of the `discards`; else the melds that fill as much as can be."""
    holding = hands.of(held)
    without = [held] if discards is None else [hands.faces(hands.remove(holding, face)) for face in discards]
    try:
        whole = next((play for rest in without if (play := whole_hand(rules, rest)) is not None), None)
    except ValueError:  # a hand larger than the solver takes
        whole = None
    if whole is not None:
        return whole.melds
    return max((filled(reader, holding, contract) for contract in contracts_of(rules)), key=_cards)


def _lays_more(rules: Rules) -> bool:
    """Whether melds may be laid after the first ones."""
    play = rules.step(Play)
    return play is not None and play.more_melds


def _by_first_contract(contract: FirstContract, reader: GroupReader, held: Faces, must: Face | None) -> Melds:
    """The contract that a first meld must be, with the card that must be in it; else as much of it as can be had."""
    holding = hands.of(held)
    ways = contract.ways(holding, must)
    return tuple(map(from_hand, ways[0])) if ways else filled(reader, holding, contract.slots)


MOST_TRIED = 4000
"""The most hands that are looked at for parts of a contract; sixteen cards with four jokers take some 800."""


def filled(reader: GroupReader, held: Hand, contract: MeldSizes | tuple[Slot, ...]) -> Melds:
    """Disjoint melds of the sizes of a contract, and the kinds if it has any, that take in the most cards.

    As far as it is looked for; the cards of a wild rank are all natural, or all stand for others.
    """
    natural = _filled(reader.melds, held, contract)
    cards = hands.faces(held)
    ranked = [face for face in cards if face < PRINTED_JOKER and reader.is_wild(face)]
    if not ranked:
        return natural
    as_jokers = hands.of(PRINTED_JOKER if face in ranked else face for face in cards)
    wild, _ = jokers_replaced(_filled(reader.melds, as_jokers, contract), (), tuple(ranked))
    return max(natural, wild, key=_cards)


def _filled(melds: CardMelds, held: Hand, contract: MeldSizes | tuple[Slot, ...]) -> Melds:
    tried = 0

    @cache
    def best(left: Hand, slots: tuple[Slot | int, ...]) -> Melds:
        nonlocal tried
        tried += 1
        found: Melds = ()
        for slot in dict.fromkeys(slots):
            if _cards(found) == sum(map(_size, slots)) or tried > MOST_TRIED:
                break
            at = slots.index(slot)
            rest = slots[:at] + slots[at + 1 :]
            for meld in _of_slot(melds, left, slot):
                more = best(hands.take(left, from_hand(meld)), rest)
                if len(meld) + _cards(more) > _cards(found):
                    found = (meld, *more)
        return found

    return best(held, contract)


def _size(slot: Slot | int) -> int:
    return slot if isinstance(slot, int) else slot[1]


def _of_slot(melds: CardMelds, held: Hand, slot: Slot | int) -> Iterator[Faces]:
    kind = None if isinstance(slot, int) else slot[0]
    of_size = (meld for meld in melds.within(held) if len(meld) == _size(slot))
    return (meld for meld in of_size if kind is None or melds.kind(meld) == kind)


def _cards(melds: Melds) -> int:
    return sum(map(len, melds))


def _pairs(reader: GroupReader, left: list[Face]) -> list[Faces]:
    """Pairs of what is left that want one card, those that the most cards would complete first; they leave `left`."""
    pairs: list[Faces] = []
    natural = [face for face in left if not reader.is_wild(face)]
    found = {pair: len(reader.judge(pair).wanted) for pair in combinations(sorted(natural), 2)}
    for pair in sorted(found, key=lambda pair: (-found[pair], pair)):
        if found[pair] and hands.holds(hands.of(left), pair):
            pairs.append(pair)
            for face in pair:
                left.remove(face)
    return pairs
