"""The least and the most that a deal can bring a seat.

Every scoring has its own bounds, from three facts: how many cards a hand can hold at the end, what the heaviest cards
of the pack count, and how often a seat can discard. A bound is never too narrow; it is as wide as it is where it takes
the heaviest cards for several seats or the greatest factor for every card. What each adds is said at its function.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from math import prod
from typing import Any, TypeAlias

from rummykit.cards import FALSE_JOKER, colour_of, is_joker, number_of
from rummykit.lab.rewards import RewardName
from rummykit.match.lives import worth_of
from rummykit.match.score import price_of
from rummykit.melds.cut_joker import cut_by
from rummykit.rules import (
    BuyWindow,
    CallWindow,
    CardsLaid,
    ClaimWindow,
    DealWon,
    Draw,
    GinShowdown,
    GoOut,
    HandPayments,
    HandsAgainstLosers,
    HandsToWinner,
    LivesPenalty,
    MeldsAndBonuses,
    Payments,
    Play,
    PointsLost,
    RackPenalties,
    RacksLeft,
    RankPayments,
    Rules,
    Showdown,
    StakePayments,
    TakePile,
    WinnersMelds,
)

Range: TypeAlias = tuple[float, float]
ROUNDING = 1e-12
"""By how much less than itself a difference may come out."""
SEVERAL = ("top_and_second", "down_to_card", "whole")
"""What may be taken of the pile where that is more than one card."""
LAID_AT_ONCE = {"kept_meld": 3, "table": 1, "new_meld": 3}
"""Where a card of the pile goes that is laid at once: how many cards that lays at least."""
RENEWED = ("flip", "shuffle")
PATIENCE = 1000
"""Discards of a seat in a deal that nothing ends."""


def bounds(rules: Rules, players: int, name: RewardName) -> Range:
    """No seat gets less than the first or more than the second of these rewards in any deal."""
    if name == "win":
        return -1.0, float(players - 1)
    ranges = [_points(rules.for_deal(deal), players) for deal in range(max(1, len(rules.schedule)))]
    low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
    if name == "points":
        return low, high
    most = (high - low) * (players - 1) / players * (1 + ROUNDING)
    return -most, most


def _points(rules: Rules, players: int) -> Range:
    """The range of the points of a seat, many being good."""
    low, high = OF_SCORING[type(rules.scoring)](rules, rules.scoring, players)
    return (-high, -low) if price_of(rules).few_are_good(rules.scoring) else (low, high)


def _values(rules: Rules, players: int) -> list[int]:
    """What the cards of the pack count, the heaviest first."""
    return sorted(map(rules.values.of, rules.pack_for(players).faces()), reverse=True)


def _heaviest(rules: Rules, players: int, seats: int = 1, more: int = 1) -> int:
    """The most that the hands of a number of seats count together at the end of a deal, each with `more` cards."""
    return sum(_values(rules, players)[: seats * _most_held(rules, players, more)])


def _most_held(rules: Rules, players: int, more: int = 1, laid: bool = True) -> int:
    """The most cards of a hand at the end of a deal, with `more` cards than dealt: all of the pack where it grows.

    A hand grows by tiles for which none is played, by several cards drawn for one discard, by a second hand, and by
    cards that are bought; a player who takes one card of the pile in place of a draw holds no more than others. Not
    `laid`: the hand of a player who has laid nothing yet, and so has taken none of the cards that must be laid.
    """
    draw, window = rules.step(Draw), _purchases(rules)
    may_take = draw is not None and draw.discard_pile in SEVERAL and (laid or draw.card_goes not in LAID_AT_ONCE)
    several = may_take or (draw is not None and draw.count != 1)
    pile = rules.step(TakePile) is not None or rules.second_hand is not None
    if rules.rearranges or several or pile or (window is not None and window.per_deal is None):
        return len(rules.pack_for(players))
    bought = 0 if window is None else (window.per_deal or 0) * (1 + window.penalty)
    return rules.deal.hand_for(players) + more * (1 + rules.deal.starter_extra) + bought


def _purchases(rules: Rules) -> BuyWindow | None:
    """The window in which discards are bought, where it is open."""
    window = rules.step(BuyWindow)
    return window if window is not None and window.open else None


def _most_discards(rules: Rules, players: int) -> int:
    """The most discards of one seat in a deal.

    Every turn takes a card of the stock, or one of the pile. Where that must be laid at once, it never comes back; a
    new meld takes two more along, and a single card leaves the hand smaller than before. So there are as many turns as
    such cards, and a few more with an empty stock, and all seats share them. Where the pile may be taken without
    laying, nothing but patience ends a deal.
    """
    draw, stock, pack = rules.step(Draw), rules.stock, len(rules.pack_for(players))
    if rules.turns_each is not None:
        return rules.turns_each
    if draw is None or draw.top_card_free:
        return PATIENCE
    lays = sys.maxsize if draw.discard_pile == "none" else LAID_AT_ONCE.get(draw.card_goes)
    if lays is None:
        return PATIENCE
    drawn = pack - players * rules.deal.hand_for(players) + pack * stock.times * (stock.when_empty in RENEWED)
    taken = pack // lays
    if draw.discard_pile not in SEVERAL:
        taken = min(taken, players * _most_held(rules, players))
    turns = drawn + taken + players * (2 + stock.times)
    out_of_turn = any(isinstance(step, CallWindow | ClaimWindow | BuyWindow) for step in rules.turn)
    return turns if out_of_turn else turns // players


def _racks(rules: Rules, scoring: RackPenalties, players: int) -> Range:
    held = _heaviest(rules, players, players - 1)
    return -held, held


def _to_winner(rules: Rules, scoring: HandsToWinner, players: int) -> Range:
    return 0, _heaviest(rules, players, players - 1) * (2 if scoring.concealed_double else 1)


def _gin(rules: Rules, scoring: GinShowdown, players: int) -> Range:
    bonuses = scoring.gin, scoring.undercut, scoring.big_gin if rules.step(GoOut) is not None else 0
    spade = scoring.spades_double and rules.knock is not None and rules.knock.by_upcard
    return 0, (_heaviest(rules, players, more=0) + max(bonuses)) * (2 if spade else 1)


def _showdown(rules: Rules, scoring: Showdown, players: int) -> Range:
    bonuses = scoring.undercut + scoring.no_deadwood * (players - 1)
    return -scoring.undercut, _heaviest(rules, players, players - 1, more=0) + bonuses


def _stakes(rules: Rules, scoring: StakePayments, players: int) -> Range:
    each = max(
        scoring.dealt, scoring.went_out, scoring.by_discard, scoring.stock, scoring.called, scoring.beaten
    )  # fmt: skip
    most = (each + scoring.no_meld) * (players - 1)
    return -most, most


def _payments(rules: Rules, scoring: Payments, players: int) -> Range:
    pack = rules.pack_for(players).faces()
    jokers = sum(map(is_joker, pack))
    each = scoring.base + scoring.joker * jokers + scoring.wild * (len(pack) - jokers)
    if scoring.bonuses:
        each += max(scoring.undrawn, scoring.one_draw) + scoring.no_wild + scoring.one_suit
    return -each, each * (players - 1)


def _winners_melds(rules: Rules, scoring: WinnersMelds, players: int) -> Range:
    return 0, _heaviest(rules, players) * (players - 1)


def _against_losers(rules: Rules, scoring: HandsAgainstLosers, players: int) -> Range:
    window = _purchases(rules)
    bought = 0 if window is None else window.points * (window.per_deal or len(rules.pack_for(players)))
    held = max(_heaviest(rules, players), scoring.unopened or 0) * (2 if scoring.concealed_double else 1)
    off = scoring.out_bonus + max(scoring.concealed_bonus, scoring.natural_bonus)
    return min(-off, bought - off), held + max(bought, 0)


def _lost(rules: Rules, scoring: PointsLost, players: int) -> Range:
    pairs = max(scoring.pairs, scoring.pairs_wild_last) * max(1, scoring.declared)
    return -(max(scoring.plain, scoring.wild_last, pairs) + scoring.indicator_shown), 0


def _lives(rules: Rules, scoring: LivesPenalty, players: int) -> Range:
    """The cap, for every seat the same; of value cards as many sets as their copies make, each in one hand."""
    if not scoring.to_winner:
        return 0, scoring.cap
    pack = list(rules.pack_for(players).faces())
    sets = -(-rules.pack_for(players).copies // 3)
    values = sets * max(worth_of(scoring, cut_by(face), pack) for face in set(pack))
    return -scoring.cap - values, (scoring.cap + values) * (players - 1)


def _cards_laid(rules: Rules, scoring: CardsLaid, players: int) -> Range:
    """One seat lays the whole pack, or all of one suit and the jokers; another holds what it cannot get rid of."""
    pack = Counter(rules.pack_for(players).faces())
    most = {face: max(rules.values.of(face), (scoring.low_ace or 0) * (number_of(face) == 1)) for face in pack}
    upcard = max(0, *((scoring.of(rules.values, face, face) - most[face]) * pack[face] for face in pack))

    def laid(suits: Collection[int]) -> int:
        return upcard + sum(most[face] * pack[face] for face in pack if is_joker(face) or colour_of(face) in suits)

    every = range(4)
    one_suit = max(laid((suit,)) for suit in every) + scoring.out
    times = scoring.concealed
    high = max(laid(every), (laid(every) + scoring.out) * times, one_suit * times * scoring.one_suit)
    held = sorted(map(rules.values.of, pack.elements()), reverse=True)
    unlaid = (upcard + sum(held[: _most_held(rules, players, laid=False)])) * scoring.unlaid
    lost = max(unlaid, upcard + sum(held[: _most_held(rules, players)]))
    return -lost - scoring.careless * (2 * _most_discards(rules, players) + 1), high


def _tiles_left(rules: Rules, scoring: RacksLeft, players: int) -> Range:
    """The heaviest rack has every wild tile; who has laid a first meld has laid three tiles, or all of its pairs."""
    values, pack = _values(rules, players), rules.pack_for(players)
    wild = [values[0] if scoring.wild is None else scoring.wild] * pack.copies
    false = [values[0]] * list(pack.faces()).count(FALSE_JOKER)
    tiles = sorted([*wild, *false, *values], reverse=True)
    pairs = None if rules.opening is None else rules.opening.pairs
    held = _most_held(rules, players)
    rack = sum(tiles[: held - 3])
    if pairs is not None:
        rack = max(rack, sum(tiles[: held - 2 * pairs]) * scoring.opened_in_pairs)
    times = scoring.wild_last * scoring.out_in_pairs ** (pairs is not None) * scoring.from_hand
    careless = scoring.careless * _most_discards(rules, players)
    return -scoring.out * times, max(rack, scoring.unopened) * times + careless


def _hands_paid(rules: Rules, scoring: HandPayments, players: int) -> Range:
    """One hand has the greatest factors beside the heaviest cards, the next hand what comes then, and so on."""
    held, values = _most_held(rules, players), _values(rules, players)
    times, pack = dict(scoring.multiplied), rules.pack_for(players).faces()
    by_card = (scoring.joker if is_joker(face) else times.get(number_of(face), 1) for face in pack)
    factors = sorted(by_card, reverse=True)
    doubled = (2 if scoring.concealed_double else 1) * (2 if scoring.unmelded_double else 1)
    hands = [slice(first, first + held) for first in range(0, held * (players - 1), held)]
    each = [sum(values[hand]) * prod(factors[hand]) * doubled for hand in hands]
    return -each[0], sum(each)


def _ranks_paid(rules: Rules, scoring: RankPayments, players: int) -> Range:
    """The highest payment of each, or one seat pays for all; and a chip for every discard that was taken."""
    went_out = 2 * scoring.went_out
    each = max(scoring.without_meld, went_out, *scoring.ranks[: players - 1])
    alone = max(each, went_out * (players - 1)) if scoring.three_taken_pays_all else each
    chips = scoring.taken_chip * (rules.turns_each or len(rules.pack_for(players)))
    return -alone - chips, each * (players - 1) + chips


def _of_sides(rules: Rules, scoring: MeldsAndBonuses, players: int) -> Range:
    """One side melds the whole pack in as many books as that makes; or it holds all of it, without a meld."""
    pack, cards = rules.pack_for(players), sum(_values(rules, players))
    extra = 0
    if rules.bonus_cards is not None:
        extra = max(rules.bonus_cards.worth(count, pack.copies) for count in range(4 * pack.copies + 1))
    second, partners = rules.second_hand, rules.sides is not None and players in rules.sides.partners
    untaken = 0
    if second is not None:
        untaken = (second.untaken or 0) * (2 if partners and second.of == "player" else 1)
    return -cards - extra - untaken, cards + extra + _books(rules, players) + max(scoring.going_out, scoring.concealed)


def _books(rules: Rules, players: int) -> int:
    """The most that books can bring: one of each rank where groups have no limit, with those of wild cards beside."""
    books, wilds, play = rules.books, rules.wilds, rules.step(Play)
    assert books is not None, "sheets are checked for it"
    faces = list(rules.pack_for(players).faces())
    wild_rank = None if wilds is None else wilds.rank
    naturals = [number_of(face) for face in faces if not is_joker(face) and number_of(face) != wild_rank]
    wild, most = len(faces) - len(naturals), len(faces) // books.size
    one_each = play is not None and play.one_per_rank and rules.runs is None
    no_limit = rules.groups is not None and rules.groups.max_size is None
    ranks = len(set(naturals)) if one_each and no_limit else most
    each, alone = max(books.natural, books.mixed, books.semi or 0), books.wild or 0
    return max(alone * count + each * min(ranks, most - count) for count in range(wild // books.size + 1))


OF_SCORING: Mapping[type, Callable[[Rules, Any, int], Range]] = {
    CardsLaid: _cards_laid,
    DealWon: lambda rules, scoring, players: (0, 1),
    GinShowdown: _gin,
    HandPayments: _hands_paid,
    HandsAgainstLosers: _against_losers,
    HandsToWinner: _to_winner,
    LivesPenalty: _lives,
    MeldsAndBonuses: _of_sides,
    Payments: _payments,
    PointsLost: _lost,
    RackPenalties: _racks,
    RacksLeft: _tiles_left,
    RankPayments: _ranks_paid,
    Showdown: _showdown,
    StakePayments: _stakes,
    WinnersMelds: _winners_melds,
}
