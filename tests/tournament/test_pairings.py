"""Who meets whom: nobody twice in a round, byes in turn, nobody the same opponent again while that can be avoided."""

from __future__ import annotations

import random
import time
from collections import Counter
from functools import partial
from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit.tournament import Entrant, KnockOut, PairedRound, Round, RoundRobin, Swiss, next_round, rounds_of
from rummykit.tournament.matching import most_pairs
from rummykit.tournament.rounds import times_bye, times_met
from tests.examples import examples
from tests.tournament.evenings import ended, entrants, played

CHANCE = st.integers(0, 2**32).map(random.Random)
FORMATS = st.one_of(
    st.builds(Swiss, rounds=st.integers(1, 7), seats=st.integers(2, 4)),
    st.builds(RoundRobin, seats=st.integers(2, 4), cycles=st.integers(1, 2)),
    st.builds(KnockOut),
    st.builds(KnockOut, seats=st.just(4), advance=st.integers(1, 2)),
)


def pairs_of(rounds: list[Round]) -> list[tuple[int, int]]:
    """Who has met whom, a pair for each time."""
    return [pair for each in rounds for table in each.meetings for pair in combinations(sorted(table.seats), 2)]


@given(format=FORMATS, count=st.integers(2, 24), chance=CHANCE)
@examples(150)
def test_nobody_is_twice_in_a_round_and_only_in_a_knock_out_somebody_is_missing(
    format: Swiss | RoundRobin | KnockOut, count: int, chance: random.Random
) -> None:
    rounds = played(format, entrants(count), partial(ended, chance=chance))
    assert len(rounds) <= rounds_of(format, count)
    for each in rounds:
        there = [one for table in each.meetings for one in table.seats] + [*each.byes]
        assert len(there) == len(set(there))
        assert isinstance(format, KnockOut) or len(there) == count
        assert all(2 <= len(table.seats) <= format.seats for table in each.meetings)


@given(count=st.integers(2, 17), length=st.integers(1, 9), chance=CHANCE)
@examples(150)
def test_in_a_swiss_byes_go_round_and_nobody_meets_again_while_another_pairing_is_left(
    count: int, length: int, chance: random.Random
) -> None:
    rounds: list[Round] = []
    there = entrants(count)
    while (pairing := next_round(Swiss(rounds=length), there, rounds)) is not None:
        met = times_met(rounds)
        again = any(met.get(one, {}).get(two) for table in pairing.meetings for one, two in [table.seats])
        assert pairing.repeats == again
        if again:
            barred = {one: set(those) for one, those in met.items()}
            had = times_bye(rounds)
            fewest = min(had.get(one, 0) for one in range(count))
            without = [one for one in range(count) if had.get(one, 0) == fewest] if count % 2 else [None]
            for out in without:
                rest = [one for one in range(count) if one != out]
                assert most_pairs(rest, barred) < len(rest) // 2
        rounds.append(Round(meetings=tuple(ended(each, chance) for each in pairing.meetings), byes=pairing.byes))
        byes = times_bye(rounds)
        assert max(byes.values(), default=0) - min(byes.get(one, 0) for one in range(count)) <= 1
    assert len(rounds) == length


@given(count=st.integers(4, 14), gone=st.integers(0, 3), late=st.integers(0, 3), chance=CHANCE)
@examples(60)
def test_who_withdraws_is_not_paired_and_who_comes_late_is(
    count: int, gone: int, late: int, chance: random.Random
) -> None:
    def come_and_go(number: int, there: list[Entrant]) -> None:
        if number == 1:
            for one in range(gone):
                there[one] = msgspec.structs.replace(there[one], active=False)
            there += [Entrant(number=count + one, since=1) for one in range(late)]

    rounds = played(Swiss(rounds=3), entrants(count), partial(ended, chance=chance), come_and_go)
    for each in rounds[1:]:
        there = {one for table in each.meetings for one in table.seats} | {*each.byes}
        assert there == set(range(gone, count + late))


@pytest.mark.parametrize("count", range(2, 14))
def test_in_a_round_robin_everybody_meets_everybody_once_a_cycle(count: int) -> None:
    rounds = played(RoundRobin(cycles=2), entrants(count))
    assert len(rounds) == 2 * (count - 1 + count % 2)
    assert Counter(pairs_of(rounds)) == dict.fromkeys(combinations(range(count), 2), 2)
    dealt = Counter(table.seats[0] for each in rounds for table in each.meetings)
    assert max(dealt.values()) - min(dealt[one] for one in range(count)) <= 2


@pytest.mark.parametrize(("count", "seats", "most"), [(9, 3, 2), (12, 3, 2), (12, 4, 2), (16, 4, 2), (15, 4, 2)])
def test_at_tables_of_more_meetings_are_spread_evenly(count: int, seats: int, most: int) -> None:
    rounds = played(RoundRobin(seats=seats, fewest=seats - 1), entrants(count))
    met = Counter(pairs_of(rounds))
    assert max(met.values()) <= most
    assert all(not each.byes for each in rounds)


def test_a_round_robin_gives_who_should_meet_somebody_that_has_withdrawn_a_bye() -> None:
    there = entrants(4)
    there[3] = msgspec.structs.replace(there[3], active=False)
    rounds = played(RoundRobin(), there)
    assert [each.byes for each in rounds] == [(0,), (1,), (2,)]


def test_the_first_round_of_a_swiss_is_folded_and_winners_meet_winners_in_the_second() -> None:
    there = entrants(8)
    first, second, *_ = played(Swiss(rounds=3), there)
    assert [tuple(sorted(table.seats)) for table in first.meetings] == [(0, 4), (1, 5), (2, 6), (3, 7)]
    assert [tuple(sorted(table.seats)) for table in second.meetings] == [(0, 2), (1, 3), (4, 6), (5, 7)]


def test_whoever_has_dealt_less_deals_first() -> None:
    rounds = played(Swiss(rounds=6), entrants(16))
    dealt = Counter(table.seats[0] for each in rounds for table in each.meetings)
    assert all(2 <= dealt[one] <= 4 for one in range(16))


@pytest.mark.parametrize("count", [2, 3, 4, 5, 7, 8, 11, 16])
def test_a_knock_out_halves_the_field_and_gives_byes_to_the_best(count: int) -> None:
    rounds = played(KnockOut(third_place=False), entrants(count))
    left = count
    for number, each in enumerate(rounds):
        if number == 0:
            assert sorted(each.byes) == list(range(len(each.byes)))
        else:
            assert not each.byes
            assert left & (left - 1) == 0, "after the first round it is a power of two"
        left -= len(each.meetings)
    assert left == 1
    assert set(rounds[-1].meetings[0].seats) == {0, 1}, "the best two meet in the final only"


def test_the_final_round_has_a_match_for_the_third_place() -> None:
    rounds = played(KnockOut(), entrants(8))
    assert [tuple(sorted(table.seats)) for table in rounds[-1].meetings] == [(0, 1), (2, 3)]


@given(count=st.integers(3, 40), advance=st.integers(1, 2), chance=CHANCE)
@examples(60)
def test_a_knock_out_at_tables_of_four_ends_at_one_table(count: int, advance: int, chance: random.Random) -> None:
    rounds = played(KnockOut(seats=4, advance=advance), entrants(count), partial(ended, chance=chance))
    assert len(rounds[-1].meetings) == 1
    assert len(rounds) == rounds_of(KnockOut(seats=4, advance=advance), count)
    sizes = [sum(len(table.seats) for table in each.meetings) + len(each.byes) for each in rounds]
    assert sizes == sorted(set(sizes), reverse=True)


def test_a_round_is_only_paired_when_the_last_one_is_complete() -> None:
    pairing = next_round(Swiss(rounds=2), entrants(4), [])
    assert isinstance(pairing, PairedRound)
    with pytest.raises(ValueError, match="not complete"):
        next_round(Swiss(rounds=2), entrants(4), [Round(meetings=pairing.meetings)])


@given(count=st.integers(1, 11), bars=st.sets(st.tuples(st.integers(0, 10), st.integers(0, 10)), max_size=50))
@examples(300)
def test_the_largest_matching_is_as_large_as_trying_everything_finds(count: int, bars: set[tuple[int, int]]) -> None:
    barred: dict[int, set[int]] = {}
    for one, other in bars:
        barred.setdefault(one, set()).add(other)
        barred.setdefault(other, set()).add(one)

    def tried(left: tuple[int, ...]) -> int:
        if len(left) < 2:
            return 0
        top, *rest = left
        best = tried(tuple(rest))
        for other in rest:
            if other not in barred.get(top, set()):
                best = max(best, 1 + tried(tuple(one for one in rest if one != other)))
            if best == len(left) // 2:
                break
        return best

    assert most_pairs(range(count), barred) == tried(tuple(range(count)))


def test_two_hundred_players_are_paired_at_once_in_every_round() -> None:
    chance, rounds, there = random.Random(7), list[Round](), entrants(199)
    for _ in range(11):
        before = time.process_time()
        pairing = next_round(Swiss(rounds=11), there, rounds)
        assert time.process_time() - before < 10, "it takes 0.1 s, and must never blow up"
        assert pairing is not None
        assert not pairing.repeats
        rounds.append(Round(meetings=tuple(ended(each, chance) for each in pairing.meetings), byes=pairing.byes))
