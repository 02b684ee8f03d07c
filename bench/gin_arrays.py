"""Deals of Gin Rummy as pure functions on arrays of fixed size, by JAX: `deal`, `step`, `legal_mask`, `observation`.

The numbers of actions, the observations and the points are those of ``lab.vector("gin_rummy")``. Cards are bits of two
32-bit words: spades and hearts are the halves of one, diamonds and clubs of the other, each from the ace on. Functions
are for one deal; `jax.vmap` with the deals along the last axis makes them those of many.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from rummykit import games
from rummykit.rules import GinShowdown

RULES = games.get("gin_rummy")
assert isinstance(RULES.scoring, GinShowdown)
assert RULES.knock is not None
assert RULES.knock.limit is not None
GIN, UNDERCUT, LIMIT, UNDRAWN = RULES.scoring.gin, RULES.scoring.undercut, RULES.knock.limit, RULES.stock.empty_at
HAND, PACK, RANKS, SUIT = 10, 52, 13, (1 << 13) - 1

STOCK, TOP, PASS, KNOCK, DISCARD, LAY_OFF, NUMBERS = 0, 1, 2, 3, 4, 56, 212
"""The first number of each kind of action, and how many there are; `LAY_OFF` + 3 · card + (group, low or high end)."""
DRAWS, PLAYS, DISCARDS, LAYS_OFF = range(4)
"""What the seat to act does next: after a knock it only discards."""

ALL = SUIT | SUIT << 16
WORD, SHIFT = np.arange(PACK) // 26, np.arange(PACK) // RANKS % 2 * 16 + np.arange(PACK) % RANKS
BIT = np.zeros((PACK, 2), np.uint32)
BIT[np.arange(PACK), WORD] = 1 << SHIFT
WEIGHTS = [
    np.uint32(sum(1 << SHIFT[card] for card in range(26) if RULES.values.of(card) >> power & 1)) for power in range(4)
]
"""The cards of a word whose points have a one at this binary place."""
KEPT = np.array([[0, 0], [ALL, ALL], [ALL - SUIT, ALL], [SUIT, ALL], [ALL, ALL - SUIT], [ALL, SUIT]], np.uint32)
"""What is kept of the cards of a rank as a group: none, all, all but one suit."""

apart: Callable[[Any], Any] = jax.lax.optimization_barrier
"""What is computed once, and not again for each use."""
NO_MELD, FIRST_GROUP = 511, 264


def _melds() -> np.ndarray:
    """The words of each meld by its place in the order in which a knocker prefers them; zeros elsewhere."""
    melds = np.zeros((NO_MELD + 1, 2), np.uint32)
    at = 0
    for suit in range(4):
        for length in range(3, RANKS + 1):
            for start in range(RANKS - length + 1):
                melds[at, suit // 2] = ((1 << length) - 1) << start + 16 * (suit % 2)
                at += 1
    for rank in range(RANKS):
        whole = np.array([1 << rank | 1 << rank + 16] * 2, np.uint32)
        melds[at : at + 5] = whole & KEPT[1:]
        at += 5
    return melds


MELDS = _melds()


class GinDeal(NamedTuple):
    """A deal: `place` has the place of each card in the pack, `drawn` how many of those are dealt or drawn.

    By seat: `hands`, `known`, `thrown` (words) and `draws`. `stack` is the discard pile in order, `pile` its words.
    `offers` is as in a `View`, -1 for none; so are `taken` and `knocker`. `melds` are the knocker's three at most, and
    `left` the deadwood of that hand.
    """

    place: Array
    drawn: Array
    hands: Array
    known: Array
    thrown: Array
    draws: Array
    pile: Array
    stack: Array
    piled: Array
    starter: Array
    turn: Array
    turn_number: Array
    at: Array
    offers: Array
    taken: Array
    knocker: Array
    melds: Array
    left: Array


def count(words: Array) -> Array:
    """How many cards there are in each word."""
    return jax.lax.population_count(words).astype(jnp.int32)


def points(words: Array) -> Array:
    """The points of the cards in each word."""
    places = [jax.lax.population_count(words & weight) << power for power, weight in enumerate(WEIGHTS)]
    return sum(places[1:], places[0]).astype(jnp.int32)


def in_runs(words: Array) -> Array:
    """The cards that lie in the longest runs of three or more."""
    third = words & words >> 1 & words >> 2
    return third | third << 1 | third << 2


def groups(hand: Array) -> list[Array]:
    """What may be kept as a group of each rank that has one: (6, 2), (6, 2) and, never with four cards, (2, 2).

    A hand of eleven cards or fewer has three such ranks at most; those with four cards come first.
    """
    a, b, c, d = hand[0] & SUIT, hand[0] >> 16, hand[1] & SUIT, hand[1] >> 16
    fours = a & b & c & d
    threes = ((a & b & (c | d)) | (c & d & (a | b))) ^ fours
    found = []
    for choices in (6, 6, 2):
        left = jnp.where(fours != 0, fours, threes)
        rank = left & -left
        fours, threes = fours & ~rank, threes & ~rank
        kept = hand & (rank | rank << 16) & jnp.asarray(KEPT[:choices])
        found.append(jnp.where(count(kept).sum(-1, keepdims=True) >= 3, kept, jnp.uint32(0)))
    return found


def each_with_each(first: Array, second: Array, third: Array) -> Array:
    """The words of every choice (72, 2) of groups."""
    return (first[:, None, None] | second[None, :, None] | third[None, None]).reshape(72, 2)


def deadwood(hand: Array) -> Array:
    """The least points outside melds of a hand of eleven cards at most."""
    kept = each_with_each(*groups(hand))
    return points(hand).sum() - points(kept | in_runs(hand & ~kept)).sum(1).max()


def without_each(hand: Array) -> tuple[Array, Array]:
    """The cards of a hand one by one (12, 2), zeros where there are no more, and the deadwood without each (12,)."""
    cards, rest = [], hand
    for _ in range(12):
        low = rest & -rest
        card = jnp.stack([low[0], jnp.where(rest[0] != 0, jnp.uint32(0), low[1])])
        rest ^= card
        cards.append(card)
    single = jnp.stack(cards)
    kept = each_with_each(*groups(hand))
    free = hand & ~kept
    melded = points(kept | in_runs(free))
    upper, bit = single[:, 1] != 0, single[:, 0] | single[:, 1]

    def of_word(words: Array) -> Array:
        return jnp.where(upper, words[:, 1, None], words[:, 0, None])

    group = of_word(kept)
    worth = points(group | in_runs(of_word(free) & ~bit)) + jnp.where(upper, melded[:, 0, None], melded[:, 1, None])
    best = jnp.where(group & bit != 0, 0, worth).max(0)
    return single, points(hand).sum() - points(bit) - best


def fits(melds: Array) -> tuple[Array, Array, Array]:
    """What lengthens each meld (3, 2): as the fourth of a group, at the low and at the high end of a run."""
    is_run = (melds & melds >> 1).any(1, keepdims=True)
    suits = melds | melds >> 16
    rank = (suits[:, 0] | suits[:, 1]) & SUIT
    fourth = (rank | rank << 16)[:, None] & ~melds
    none = jnp.uint32(0)
    return (
        jnp.where(is_run, none, fourth),
        jnp.where(is_run, melds >> 1 & ~melds & ALL, none),
        jnp.where(is_run, melds << 1 & ~melds & ALL, none),
    )


def shown(hand: Array, seen: Array) -> tuple[Array, Array]:
    """The melds (3, 2) that a knocker of ten cards shows, and the deadwood.

    Of those with the least deadwood the ones that cards worth the fewest points fit, neither in the hand nor `seen`;
    then the fewest; then the first in the order of `MELDS`.
    """
    choices = groups(hand)
    kept = each_with_each(*choices)
    kept, runs = apart((kept, in_runs(hand & ~kept)))
    left = points(hand).sum() - points(kept | runs).sum(1)
    fourths, places = [], []
    for group in choices:
        rank = (group[:, 0] | group[:, 0] >> 16 | group[:, 1] | group[:, 1] >> 16) & SUIT
        fourth = (rank | rank << 16)[:, None] & ~group
        low, high = fourth[:, 0], fourth[:, 1]
        missing = jnp.where(low != 0, low >> 16 != 0, 2 + (high >> 16 != 0)).astype(jnp.int32)
        order = jnp.where(low | high != 0, 1 + missing, 0)
        fourths.append(fourth)
        places.append(jnp.where(rank != 0, FIRST_GROUP + 5 * count(rank - 1) + order, NO_MELD))
    open_to = each_with_each(*fourths) | ((runs << 1 | runs >> 1) & ~runs & ALL)
    openings = jnp.where(left > 0, points(open_to & ~(hand | seen)).sum(1), 0)
    first, second, third = places
    of_groups = [
        jnp.broadcast_to(each, (6, 6, 2)).reshape(72)
        for each in (first[:, None, None], second[None, :, None], third[None, None])
    ]
    of_runs = []
    rest = runs
    for _ in range(3):
        lower = rest[:, 0] != 0
        word = jnp.where(lower, rest[:, 0], rest[:, 1])
        low = word & -word
        run = word & ~(word + low)
        length, start = count(run), count(low - 1)
        place = jnp.where(lower, 0, 132) + jnp.where(start >= 16, 66, 0) + (start & 15)
        of_runs.append(jnp.where(word != 0, place + (length - 3) * (26 - length) // 2, NO_MELD))
        rest = apart(rest & ~jnp.stack([jnp.where(lower, run, 0), jnp.where(lower, 0, run)], 1))
    found = apart(jnp.stack([*of_runs, *of_groups]))
    ordered = []
    for _ in range(3):
        least = found.min(0)
        found = apart(jnp.where(found == least, NO_MELD, found))
        ordered.append(least)
    melds = (jnp.stack(ordered) != NO_MELD).sum(0)
    cost = left << 12 | openings << 2 | melds
    place = ordered[0] << 18 | ordered[1] << 9 | ordered[2]
    chosen = jnp.where(cost == cost.min(), place, jnp.int32(1 << 30)).min()
    return jnp.asarray(MELDS)[jnp.stack([chosen >> 18, chosen >> 9 & NO_MELD, chosen & NO_MELD])], left.min()


def words_of(members: Array) -> Array:
    """The words of the cards (52,) that are in it."""
    return jnp.where(members[:, None], jnp.asarray(BIT), jnp.uint32(0)).sum(0, dtype=jnp.uint32)


def cards_of(words: Array) -> Array:
    """Which cards (52,) are in two words, the last axis."""
    word = jnp.where(jnp.asarray(WORD, bool), words[..., 1, None], words[..., 0, None])
    return word >> jnp.asarray(SHIFT, jnp.uint32) & 1


def card_bit(card: Array) -> Array:
    """The words of one card; none for -1."""
    word, within = card // 26, card % 26
    shift = jnp.where(within >= RANKS, within + 3, within).astype(jnp.uint32)
    return jnp.where(jnp.arange(2) == word, jnp.uint32(1) << shift, jnp.uint32(0))


def of_seat(values: Array, seat: Array) -> Array:
    """The row of a seat."""
    return jnp.where(seat == 0, values[0], values[1])


def for_seat(seat: Array, words: Array) -> Array:
    """Words in the row of a seat, zeros in the other."""
    return jnp.where((jnp.arange(2) == seat)[:, None], words, jnp.uint32(0))


def deal(place: Array, starter: Array) -> GinDeal:
    """A deal from the place in the pack of each card (52,)."""
    order = place.astype(jnp.int32)
    dealt = order < 2 * HAND
    begins = [words_of(dealt & (order % 2 == turn)) for turn in range(2)]
    upcard = jnp.where(order == 2 * HAND, jnp.arange(PACK), 0).sum()
    zero, no_words = jnp.int32(0), jnp.zeros((2, 2), jnp.uint32)
    return GinDeal(
        place=place,
        drawn=jnp.int32(2 * HAND + 1),
        hands=jnp.where(starter == 0, jnp.stack(begins), jnp.stack(begins[::-1])),
        known=no_words,
        thrown=no_words,
        draws=jnp.zeros(2, jnp.int32),
        pile=card_bit(upcard),
        stack=jnp.where(jnp.arange(32) == 0, upcard, 0).astype(jnp.uint8),
        piled=jnp.int32(1),
        starter=starter,
        turn=starter,
        turn_number=jnp.int32(1),
        at=zero,
        offers=jnp.int32(2),
        taken=jnp.int32(-1),
        knocker=jnp.int32(-1),
        melds=jnp.zeros((3, 2), jnp.uint32),
        left=zero,
    )


def shuffled(numbers: Array) -> Array:
    """The place in the pack of each card (52,), from as many random numbers (uint32)."""
    order = numbers & ~np.uint32(63) | jnp.arange(PACK, dtype=jnp.uint32)  # no two are equal
    return (order[None] < order[:, None]).sum(1, dtype=jnp.uint8)


def reset(key: Array) -> GinDeal:
    """A new deal, which seat 0 begins."""
    return deal(shuffled(jax.random.bits(key, (PACK,))), jnp.int32(0))


def step(now: GinDeal, number: Array) -> tuple[GinDeal, Array, Array]:
    """The deal after a legal action, whether it has ended, and the points (2,) of both seats then."""
    seat, other = now.turn, 1 - now.turn
    from_stock, from_pile, passes, knocks = (number == each for each in (STOCK, TOP, PASS, KNOCK))
    discards, lays_off = (number >= DISCARD) & (number < LAY_OFF), number >= LAY_OFF
    draws, in_window = from_stock | from_pile, now.at == LAYS_OFF
    next_card = jnp.where(now.place == now.drawn, jnp.arange(PACK), 0).sum()
    top = jnp.where(jnp.arange(32) == now.piled - 1, now.stack, 0).sum().astype(jnp.int32)
    played = jnp.where(discards, number - DISCARD, jnp.where(lays_off, (number - LAY_OFF) // 3, -1))
    card = jnp.where(from_stock, next_card, jnp.where(from_pile, top, played))
    bit = card_bit(card)
    none = jnp.uint32(0)
    coming, going = jnp.where(draws, bit, none), jnp.where(discards | lays_off, bit, none)
    taken_bit, thrown_bit = jnp.where(from_pile, bit, none), jnp.where(discards, bit, none)
    hands = (now.hands | for_seat(seat, coming)) & ~for_seat(seat, going)
    known = (now.known | for_seat(seat, taken_bit)) & ~for_seat(seat, going)
    thrown = (now.thrown | for_seat(seat, thrown_bit)) & ~taken_bit
    pile = (now.pile | thrown_bit) & ~taken_bit
    drawn = now.drawn + from_stock
    shows = discards & (now.knocker >= 0)
    melds, left = shown(of_seat(hands, seat), pile)
    group, low, high = fits(now.melds)
    end = jnp.where(lays_off, (number - LAY_OFF) % 3, 0)
    onto = jnp.where(end == 0, group, jnp.where(end == 1, low, high)) & bit
    melds = jnp.where(shows, melds, now.melds | jnp.where(lays_off & onto.any(1, keepdims=True), bit, none))
    left = jnp.where(shows, left, now.left)
    on_table = melds[0] | melds[1] | melds[2]
    hands = jnp.where(shows, hands & ~for_seat(seat, on_table), hands)
    asked = shows & of_seat(hands, seat).any()
    defends = jnp.where(lays_off, seat, other)
    theirs = of_seat(hands, defends)
    group, low, high = fits(melds)
    may_lay_off = ((group | low | high) & theirs).any()
    void = discards & (now.knocker < 0) & (PACK - drawn <= UNDRAWN)
    compared = jnp.where(shows, ~(asked & may_lay_off), in_window & (passes | ~may_lay_off))
    next_turn = (passes & ~in_window) | (discards & ~shows)
    moves_on = next_turn | asked
    after = GinDeal(
        place=now.place,
        drawn=drawn,
        hands=hands,
        known=known,
        thrown=thrown,
        draws=now.draws + draws * (jnp.arange(2) == seat),
        pile=pile,
        stack=jnp.where(discards & (jnp.arange(32) == now.piled), card.astype(jnp.uint8), now.stack),
        piled=now.piled + discards - from_pile,
        starter=now.starter,
        turn=jnp.where(moves_on, other, seat),
        turn_number=now.turn_number + moves_on,
        at=jnp.where(
            next_turn,
            DRAWS,
            jnp.where(draws, PLAYS, jnp.where(knocks, DISCARDS, jnp.where(shows, LAYS_OFF, now.at))),
        ),
        offers=jnp.where(draws, -1, now.offers - (passes & ~in_window)),
        taken=jnp.where(from_pile, top, jnp.where(discards, -1, now.taken)),
        knocker=jnp.where(knocks, seat, now.knocker),
        melds=melds,
        left=left,
    )
    held = deadwood(of_seat(hands, jnp.where(shows | ~in_window, other, seat)))
    undercut = (left > 0) & (left >= held)
    bonus = jnp.where(left == 0, GIN, jnp.where(undercut, UNDERCUT, 0))
    winner = jnp.where(undercut, 1 - after.knocker, after.knocker)
    scored = jnp.where(compared & (jnp.arange(2) == winner), jnp.abs(held - left) + bonus, 0)
    return after, void | compared, scored


def step_or_deal(now: GinDeal, number: Array, numbers: Array) -> tuple[GinDeal, Array, Array]:
    """`step`, and where the deal has ended the next one by these random numbers (52,), begun by the other seat."""
    after, ended, scored = step(now, number)
    return one_or_other(ended, deal(shuffled(numbers), 1 - now.starter), after), ended, scored


def one_or_other(which: Array, one: GinDeal, other: GinDeal) -> GinDeal:
    """The first deal if `which`, else the second."""
    chosen: GinDeal = jax.tree.map(lambda a, b: jnp.where(which, a, b), one, other)
    return chosen


def legal_mask(now: GinDeal) -> Array:
    """A one (int8, 212) for each number that the seat to act may choose."""
    hand = of_seat(now.hands, now.turn)
    single, left = without_each(hand)
    is_draw, in_window, knocked = now.at == DRAWS, now.at == LAYS_OFF, now.at == DISCARDS
    may_go = single.any(1) & ~(single & card_bit(now.taken)).any(1)
    little = may_go & (left <= LIMIT)
    leaves = jnp.where(knocked, little, may_go & (now.at == PLAYS))
    discards = jnp.where(leaves[:, None], single, jnp.uint32(0)).sum(0, dtype=jnp.uint32)
    ends = [jnp.where(in_window, hand & (each[0] | each[1] | each[2]), jnp.uint32(0)) for each in fits(now.melds)]
    begins = [
        is_draw & (now.offers <= 0),
        is_draw & (now.offers != 0),
        (is_draw & (now.offers > 0)) | in_window,
        (now.at == PLAYS) & little.any(),
    ]
    lay_offs = cards_of(jnp.stack(ends)).T.reshape(3 * PACK)
    return jnp.concatenate([jnp.stack(begins), cards_of(discards), lay_offs]).astype(jnp.int8)


def observation(now: GinDeal) -> Array:
    """What the seat to act sees (float32, 1830), as `lab.encoder` writes it."""
    seat, other = now.turn, 1 - now.turn
    hand, in_window, none = of_seat(now.hands, seat), now.at == LAYS_OFF, jnp.zeros(2, jnp.uint32)
    on_table = now.melds[0] | now.melds[1] | now.melds[2]
    known = now.known & ~on_table
    open_hand = jnp.where(in_window, of_seat(now.hands, now.knocker), none)
    top = jnp.where(jnp.arange(32) == now.piled - 1, now.stack, 0).sum().astype(jnp.int32)
    seen = hand | now.pile | on_table | open_hand | of_seat(now.known, other)
    laid = for_seat(now.knocker, on_table)
    planes = [
        hand, jnp.where(now.piled > 0, card_bit(top), none), now.pile, jnp.asarray([ALL, ALL]) & ~seen,
        card_bit(now.taken), none, none, open_hand, of_seat(known, seat), of_seat(known, other), of_seat(laid, seat),
        of_seat(laid, other), of_seat(now.thrown, seat), of_seat(now.thrown, other),
    ]  # fmt: skip
    faces = jnp.pad(cards_of(jnp.stack(planes)), ((0, 0), (0, 2)))
    lies = now.melds.any(1)
    is_run = (now.melds & now.melds >> 1).any(1)
    mine = lies & (now.knocker == seat)
    kinds = [lies & ~is_run, lies & is_run, lies & False, lies & False, mine, lies & ~mine, lies & False]
    rows = jnp.concatenate([jnp.pad(cards_of(now.melds), ((0, 0), (0, 2))), jnp.stack(kinds, 1)], 1)
    table = jnp.pad(rows, ((0, 14), (0, 0)))
    single, left = without_each(hand)
    may_go = single.any(1) & ~(single & card_bit(now.taken)).any(1)
    draws_next = (now.at == DRAWS) | in_window
    held = jnp.where(draws_next, left[11], jnp.where(may_go, left, 1 << 20).min())
    phases, steps = np.array([1, 2, 2, 4]), np.arange(4)
    counted = count(now.hands).sum(1)
    knocked = now.knocker >= 0
    scalars = [
        *(sum((now.at == at) & (phases[at] == phase) for at in range(4)) for phase in range(6)),
        *(now.at == place if place in steps else 0 for place in range(5)),
        (PACK - now.drawn) / PACK, now.piled / PACK, now.turn_number / 50, 0, 1, LIMIT / 50, 1, held / 50,
        now.offers >= 0, jnp.maximum(now.offers, 0) / 2, of_seat(counted, seat) / 20, of_seat(counted, other) / 20,
        of_seat(now.draws, seat) / 50, of_seat(now.draws, other) / 50, 0, 0,
        in_window & (now.knocker == seat), in_window & (now.knocker == other), 1, 0,
        now.starter == seat, now.starter == other, 0, 0,
        knocked & (now.knocker == seat), knocked & (now.knocker == other),
    ]  # fmt: skip
    parts = [faces.ravel(), table.ravel(), jnp.stack([jnp.asarray(each, jnp.float32) for each in scalars])]
    return jnp.concatenate([part.astype(jnp.float32) for part in parts])


def at_random(mask: Array, number: Array) -> Array:
    """A number that the mask allows, by one random number (uint32)."""
    mixed = (number ^ jnp.arange(NUMBERS, dtype=jnp.uint32) * np.uint32(0x9E3779B9)) * np.uint32(0x85EBCA6B)
    mixed = (mixed ^ mixed >> 13) * np.uint32(0xC2B2AE35)
    return jnp.where(mask != 0, mixed >> 1 | 1, 0).argmax().astype(jnp.int32)
