"""Hands laid out in groups, in every game of cards: what is said of them agrees with what the game then accepts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from random import Random
from typing import Any

import pytest

from rummykit import Deal, bots, games, hands
from rummykit.cards import Face, Faces
from rummykit.play.actions import Declare, Discard, GoOut, Knock, Meld, Melds, Open, Pass, ShowMelds
from rummykit.play.facts import FACTS
from rummykit.play.hand_groups import group_reader
from rummykit.play.hand_judgement import Fact, HandJudgement
from rummykit.play.judge_hand import is_to_discard, judge_hand
from rummykit.play.melds import card_melds, lives_in
from rummykit.rules import Play
from rummykit.rules.families import GameFamily
from rummykit.solve.arranged_hand import arranged
from tests.examples import one_in, seeds
from tests.properties.playing import GAMES
from tests.properties.test_secrets import otherwise
from tests.properties.walk import moments

CARD_GAMES = one_in(4, [game for game in GAMES if not games.get(game).rearranges])
NOBODY_GOES_OUT = ("gin_rummy", "knock_rummy", "phom", "tonk", "conquian")
"""Games in which that is impossible, or too rare for a few deals."""
every_card_game = pytest.mark.parametrize("game", CARD_GAMES)


def anyhow(cards: Faces, chance: Random) -> Melds:
    """Some of the cards in groups, anyhow."""
    left = list(cards)
    chance.shuffle(left)
    groups = []
    while len(left) > 2 and chance.random() < 0.8:
        size = chance.randint(1, 4)
        groups.append(tuple(left[:size]))
        del left[:size]
    return tuple(groups)


def by_neighbours(cards: Faces, chance: Random) -> Melds:
    """Groups of neighbouring cards of a sorted hand, which are melds more often."""
    by_rank = chance.random() < 0.5
    left = sorted(cards, key=lambda face: (face % 13, face) if by_rank else (face, 0))
    cuts = sorted(chance.sample(range(len(left) + 1), min(len(left), chance.randint(1, 6))))
    return tuple(tuple(left[low:high]) for low, high in pairwise(cuts) if high > low)


def all_cards(hand: HandJudgement) -> Counter[Face]:
    return Counter((*(face for group in hand.groups for face in group.order), *hand.loose))


def melds_of(hand: HandJudgement) -> Melds:
    return tuple(group.order for group in hand.groups if group.state == "complete")


def outside(hand: HandJudgement) -> Faces:
    started = [face for group in hand.groups if group.state != "complete" for face in group.order]
    return (*started, *hand.loose)


def told(hand: HandJudgement, code: str) -> Fact | None:
    return next((fact for fact in hand.facts if fact.code == code), None)


# --- groups


@every_card_game
def test_a_hand_is_judged_by_what_its_seat_sees_and_loses_no_card(game: str) -> None:
    for seed in seeds(1):
        chance = Random(seed)
        for deal in moments(game, seed, every=25):
            for seat in deal.order:
                held = hands.faces(deal._state.hands[seat], deal.rules.pack.family)
                seen = Deal.from_view(deal.rules, deal.view(seat))
                permuted = otherwise(deal, seat, Pass(), chance)
                for groups in ((), anyhow(held, chance), by_neighbours(held, chance), arranged(deal, seat)[0]):
                    hand = judge_hand(deal, seat, groups, held[::-1])
                    assert all_cards(hand) == Counter(held)
                    assert judge_hand(seen, seat, groups, held[::-1]) == hand
                    assert judge_hand(permuted, seat, groups, held[::-1]) == hand
                    codes = [list(FACTS).index(fact.code) for fact in hand.facts]
                    assert codes == sorted(codes)
                assert arranged(seen, seat) == arranged(deal, seat) == arranged(permuted, seat)


@every_card_game
def test_a_group_is_complete_if_the_game_takes_it_for_a_meld_and_started_if_one_card_makes_it_one(game: str) -> None:
    for seed in seeds(1):
        chance = Random(seed)
        for deal in moments(game, seed, every=20):
            rules, wild = deal.rules, deal._state.wild
            melds: Any = lives_in(rules, wild).melds if rules.lives is not None else card_melds(rules)
            pack = sorted({*rules.pack_for(deal.players).faces()})
            for seat in deal.order:
                held = hands.faces(deal._state.hands[seat], rules.pack.family)
                by_hand = rules.tiles_in_hand or (rules.lives is not None and rules.lives.pures is not None)
                if by_hand:  # what it is nearer to counts, melds or pairs; and three of one card are a meld
                    melds = group_reader(rules, wild).of(held)
                    if (
                        rules.family is GameFamily.LAID_TILES and deal._state.opened[seat]
                    ):  # then what its first meld was
                        melds = melds.only("pairs" if deal._state.goes_for_pairs(seat) else "melds")
                for group in judge_hand(deal, seat, by_neighbours(held, chance)).groups:
                    apart = sum(face in deal._state.kept[seat] for face in group.order) < 2
                    assert (group.state == "complete") == (apart and melds.read(group.order) is not None)
                    makes_one = {
                        face for face in pack if apart and melds.read(tuple(sorted((*group.order, face)))) is not None
                    }
                    expected = makes_one if group.state != "complete" and len(group.order) > 1 else set()
                    assert {*group.wanted} == expected
                    assert (group.state == "started") == bool(expected)
                    assert len(group.stands) == len(group.order)


# --- what is said


def goes_out(deal: Deal, hand: HandJudgement) -> bool:
    """Whether the seat to act goes out with the melds of its hand as they lie."""
    melds, left = melds_of(hand), outside(hand)
    if deal.rules.lives is not None:
        if len(left) != 1:
            return False
        show = Declare(melds, left[0])
        return deal.can(show) and deal.judge(show).refusal is None
    if any(GoOut in step.takes for step in deal._flow.steps):
        return len(left) < 2 and deal.can(GoOut(melds, left[0] if left else None))
    twin = deal.clone()
    opening = deal.rules.opening is not None and not deal._state.opened[deal.turn]
    for action in (Open(melds),) if opening and melds else map(Meld, melds):
        if not twin.can(action):
            return False
        twin.play(action)
    if twin.result is None and len(left) == 1 and twin.can(Discard(left[0])):
        twin.play(Discard(left[0]))
    return twin.result is not None and twin.result.kind == "went_out"


def played_well(game: str, seeds: Iterable[int]) -> Iterator[Deal]:
    """Deals as good players play them, at every moment at which a seat that has drawn is to act."""
    rules = games.get(game)
    for seed in seeds:
        deal, chance = Deal(rules, rules.players[0], seed), Random(seed)
        while deal.result is None and deal._state.turn_number < 60:
            if is_to_discard(deal, deal.turn):
                yield deal
            deal.play(bots.choose("greedy", rules, deal.view(deal.turn), chance))


@every_card_game
def test_a_hand_that_is_said_to_go_out_does_and_no_other(game: str) -> None:
    out = 0
    few, more = range(3), (seed for seed in range(3, 9) if not out and game not in NOBODY_GOES_OUT)
    for deal in played_well(game, chain(few, more)):
        chance = Random(deal._state.turn_number)
        held = hands.faces(deal._state.hands[deal.turn], deal.rules.pack.family)
        best = judge_hand(deal, deal.turn, *arranged(deal, deal.turn))
        for hand in (best, judge_hand(deal, deal.turn, by_neighbours(held, chance))):
            can = told(hand, "can_go_out") is not None
            assert can == goes_out(deal, hand), hand
            out += can
        listed = [each for each in deal.legal_actions() if isinstance(each, GoOut | Declare)]
        assert not listed or told(best, "can_go_out") is not None
    assert out or game in NOBODY_GOES_OUT


@pytest.mark.parametrize("game", ["gin_rummy", "knock_rummy"])
def test_a_knock_is_said_to_be_legal_exactly_where_it_is(game: str) -> None:
    answers = set()
    for deal in played_well(game, range(6)):
        for groups in ((), arranged(deal, deal.turn)[0]):
            hand = judge_hand(deal, deal.turn, groups)
            said = told(hand, "knock") or told(hand, "knock_any")
            if deal._state.knocker is not None:
                assert said is None
                continue
            assert said is not None
            assert deal.can(Knock()) == (said.met is not False)
            answers.add(said.met)
            best = told(hand, "deadwood") or told(hand, "deadwood_best")
            assert best is not None
            assert deal.view(deal.turn).deadwood == best.params.get("best", best.params["points"])
    assert answers == ({None} if game == "knock_rummy" else {False, True})


# --- the best arrangement

CONTRACTS = ("contract", "contract_group", "contract_run")
"""What says of a meld of a contract whether a hand has it."""


def worth(deal: Deal, seat: int, hand: HandJudgement) -> tuple[int, ...]:
    """How far a hand has come as it lies: more is better."""
    contract = sum(int(fact.params["length"]) for fact in hand.facts if fact.code in CONTRACTS and fact.met)
    opening = told(hand, "opening")
    counted = next((told(hand, code) for code in ("deadwood", "deadwood_best", "trash") if told(hand, code)), None)
    if deal.rules.lives is not None:
        counted = told(hand, "points")
    left = outside(hand)
    loose = sum(map(deal.rules.values.of, left))
    if is_to_discard(deal, seat) and left:
        loose -= max(map(deal.rules.values.of, left))
    return (
        contract,
        int(opening is not None and opening.met is True),
        -int(counted.params["points"] if counted else loose),
    )


def lays_no_more(deal: Deal, seat: int) -> bool:
    """Whether a seat has laid all the melds it may, so that groups in its hand bring it nothing."""
    play = deal.rules.step(Play)
    return play is not None and not play.more_melds and deal._state.opened[seat]


@every_card_game
def test_no_other_groups_bring_a_hand_further_than_the_best_arrangement(game: str) -> None:
    for seed in seeds(1):
        chance = Random(seed)
        for deal in moments(game, seed, every=20):
            for seat in deal.order:
                held = hands.faces(deal._state.hands[seat], deal.rules.pack.family)
                if deal.result is not None or not deal._state.is_in(seat) or len(held) < 2 or lays_no_more(deal, seat):
                    continue
                best = judge_hand(deal, seat, *arranged(deal, seat))
                for _ in range(6):
                    other = judge_hand(deal, seat, by_neighbours(held, chance))
                    # Where a contract or a first meld is due, what is left over comes after it.
                    due = 2 if told(best, "opening") or any(told(best, code) for code in CONTRACTS) else 3
                    assert worth(deal, seat, best)[:due] >= worth(deal, seat, other)[:due], (best, other)


@every_card_game
def test_groups_come_first_then_pairs_and_every_group_wants_something_or_is_whole(game: str) -> None:
    for deal in moments(game, 5, every=8):
        for seat in deal.order:
            states = [group.state for group in judge_hand(deal, seat, *arranged(deal, seat)).groups]
            assert states == sorted(states), "complete before started"
            assert "loose" not in states


def test_what_is_shown_in_phom_is_taken_as_it_lies() -> None:
    shown = 0
    for seed in range(12):
        for deal in moments("phom", seed, every=1):
            if (
                deal.result is None
                and deal._state.last_turn
                and not deal._state.shown[deal.turn]
                and is_to_discard(deal, deal.turn)
            ):
                hand = judge_hand(deal, deal.turn, *arranged(deal, deal.turn))
                if outside(hand):
                    assert deal.can(ShowMelds(melds_of(hand)))
                    shown += bool(melds_of(hand))
    assert shown
