"""What no bot does at any table: throw a wild card or take a penalty for nothing, miss a way to go out, never end."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, hands
from rummykit.bots import Level, choose
from rummykit.games import SHEETS
from rummykit.play.actions import AnswerPartner, AskToGoOut, Discard, Draw, Pass
from rummykit.play.melds import is_wild
from rummykit.play.offers import offer
from rummykit.rules import TakePile
from tests.examples import scaled, some_pairs
from tests.properties.walk import walk

DEALS = 8
"""Deals of each game and level, by all numbers of players in turn."""
FEW_CARDS = 5
"""The largest hand for which every way through a turn is tried."""
MOST_TRIED = 400
"""Positions of a turn that are tried; a turn with more of them is let be."""

WATCHED: tuple[Level, ...] = ("beginner", "easy", "greedy", "steady")


def discards_of(deal: Deal) -> list[int]:
    return [action.card for action in deal.legal_actions() if isinstance(action, Discard)]


def throws_wild_for_nothing(deal: Deal, card: int) -> bool:
    """Whether a wild card goes though another one may: not the last card, nor one that freezes a pile."""
    if not is_wild(deal.rules, card, deal._state.wild) or hands.size(deal._state.hands[deal.turn]) == 1:
        return False
    frozen = deal.rules.step(TakePile) is None or any(is_wild(deal.rules, face) for face in deal._state.pile)
    return frozen and any(not is_wild(deal.rules, face, deal._state.wild) for face in discards_of(deal))


def takes_penalty_for_nothing(deal: Deal, card: int) -> bool:
    """Whether a discard is careless though another one is not."""
    careless = offer(deal).careless
    return card in careless and any(face not in careless for face in discards_of(deal))


def can_end_it(deal: Deal) -> bool:
    """Whether some way through the rest of the turn lets the seat go out; False where there are too many to try."""
    seat, turn, tried = deal.turn, deal._state.turn_number, set[tuple[object, ...]]()
    if hands.size(deal._state.hands[seat]) > FEW_CARDS or deal.rules.rearranges or deal._state.has_second(seat):
        return False  # nobody knows what is in a second hand

    def out() -> bool:
        if deal.result is not None:
            return deal.result.kind == "went_out" and deal.result.winner == seat
        here = (
            deal._state.hands[seat],
            tuple(meld.cards for meld in deal._state.table),
            deal._state.must_play,
            deal._state.step,
        )
        if (deal.turn, deal._state.turn_number) != (seat, turn) or here in tried or len(tried) > MOST_TRIED:
            return False
        tried.add(here)
        for action in list(deal.legal_actions()):
            if isinstance(action, AskToGoOut | AnswerPartner | Draw | Pass):
                continue
            deal.play(action)
            found = out()
            deal.undo()
            if found:
                return True
        return False

    return out()


@pytest.mark.parametrize(("game", "level"), some_pairs(2, SHEETS, WATCHED))
def test_no_bot_does_anything_absurd(game: str, level: Level) -> None:
    for seed in range(0, 2 * scaled(DEALS), 2):
        played = walk(game, seed, level)
        deal, turn, way_out = played.begin(), 0, False
        for move, action in enumerate(played.actions):
            played.look(move)
            if isinstance(action, Discard):
                assert not throws_wild_for_nothing(deal, action.card), f"{action}\n{deal.view(deal.turn)}"
                assert not takes_penalty_for_nothing(deal, action.card), f"{action}\n{deal.view(deal.turn)}"
            if deal.phase == "play" and deal._state.turn_number != turn:
                seat, turn, hand = deal.turn, deal._state.turn_number, deal._state.hands[deal.turn]
                way_out = can_end_it(deal.clone())
            deal.play(action)
            if way_out and (deal.result is not None or deal._state.turn_number != turn):
                assert deal.result is not None, f"seat {seat} could go out: {hands.faces(hand)}"
                assert deal.result.winner == seat


WHOLE_HAND = [
    (game, number)
    for game, sheet in SHEETS.items()
    for number in range(len(sheet.schedule))
    if (opening := sheet.for_deal(number).opening) is not None
    and opening.contract is not None
    and opening.contract.whole_hand
]


@pytest.mark.parametrize("level", WATCHED)
@pytest.mark.parametrize(("game", "number"), WHOLE_HAND)
def test_somebody_goes_out_where_the_whole_hand_is_laid_at_once(game: str, number: int, level: Level) -> None:
    """Whoever buys discards must lay the cards that come with them, too."""
    rules = SHEETS[game]
    for seed in range(scaled(2)):
        deal, chance = Deal(rules, rules.players[1], seed, scheduled=number, undoable=False), Random(seed)
        while deal.result is None:
            deal.play(choose(level, rules, deal.view(deal.turn), chance))
        assert deal.result.kind == "went_out"
