"""What a bot reads from the discard pile at gin, and what it remembers of it in the next deal."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, bots, games
from rummykit.bots import Memory, choose
from rummykit.bots.budget import Budget
from rummykit.bots.memory import SURE
from rummykit.play.actions import Discard, Draw, Pass
from rummykit.playout.seen_cards import seen_cards

GIN = games.get("gin_rummy")
FEW = Budget(playouts=40)


def plainness(deal: Deal) -> float:
    """How plainly the other seems to play, to the seat to act."""
    seen = seen_cards(GIN, deal.view(deal.turn))
    assert seen is not None
    return seen.plainness()


def values(deal: Deal) -> dict[int, Discard]:
    """A discard of each value that the seat to act may make."""
    return {GIN.values.of(each.card): each for each in deal.legal_actions() if isinstance(each, Discard)}


def begun(seed: int, *, takes: bool) -> Deal:
    """The first player has taken the first upcard and discarded, or let it lie."""
    deal = Deal(GIN, 2, seed)
    deal.play(Draw("discard") if takes else Pass())
    if takes:
        deal.play(values(deal)[10])
    return deal


def test_who_lets_the_upcard_lie_seems_plainer_than_who_takes_it() -> None:
    assert plainness(Deal(GIN, 2, 1)) == 0
    for seed in range(5):
        assert plainness(begun(seed, takes=True)) < 0 < plainness(begun(seed, takes=False))


def test_cheap_discards_before_dear_ones_are_those_of_a_player_who_plans() -> None:
    deal = Deal(GIN, 2, 3)
    for action in (Pass(), Pass(), Draw("stock")):
        deal.play(action)
    found = {value: deal.clone() for value in values(deal)}
    for value, after in found.items():
        after.play(values(after)[value])
    assert plainness(found[10]) > plainness(found[min(found)])


def test_what_was_seen_counts_in_the_next_deal_and_fades() -> None:
    memory = Memory()
    assert memory.recall(31, 0.0) == 0
    assert memory.recall(29, 2.5) == 0
    assert memory.recall(31, 0.0) == 2.5
    assert 0 < memory.recall(32, 0.0) < 2.5
    for stock in range(40, 60):
        memory.recall(stock, 5.0)
    assert memory.plain == SURE


def test_a_search_with_a_memory_plays_by_the_sheet_and_is_the_same_for_a_seed() -> None:
    def match() -> list[str]:
        memory, said = Memory(plain=5.0), []
        for seed in range(3):
            deal, chance = Deal(GIN, 2, seed, undoable=False), Random(seed)
            while deal.result is None:
                mine = deal.turn == 0
                view = deal.view(deal.turn)
                action = (
                    choose("sharp", GIN, view, chance, FEW, memory) if mine else choose("greedy", GIN, view, chance)
                )
                said.append(str(action))
                deal.play(action)
        return said

    assert match() == match()


@pytest.mark.parametrize("level", ["strong", "easy"])
def test_a_bot_is_asked_from_deal_to_deal(level: bots.Level) -> None:
    asked = bots.bot(level, GIN)
    for seed in range(2):
        deal = Deal(GIN, 2, seed)
        while deal.turn != 0:
            deal.play(Pass() if deal.can(Pass()) else Draw("stock"))
        assert deal.can(asked(deal.view(0)))
