"""OpenSpiel's gin bot decides at our tables as it does at its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import pyspiel

from rummykit import games
from rummykit.lab import spiel_bot
from rummykit.lab.spiel_bot import simple_gin
from rummykit.play.actions import Action, Discard, Draw, Knock, Pass
from rummykit.play.deal import Deal

GIN = games.get("gin_rummy")
WALL = 2


def ours(number: int) -> Action | None:
    """Our action for a number of OpenSpiel's."""
    gin = pyspiel.gin_rummy
    known: dict[int, Action] = {
        gin.DRAW_UPCARD_ACTION: Draw("discard"),
        gin.DRAW_STOCK_ACTION: Draw("stock"),
        gin.PASS_ACTION: Pass(),
        gin.KNOCK_ACTION: Knock(),
    }
    return known.get(number, Discard(spiel_bot._our(number)) if number < 52 else None)


def faces(numbers: list[int]) -> tuple[int, ...]:
    """Their cards as ours."""
    return tuple(spiel_bot._our(number) for number in numbers)


def as_ours(state: Any, player: int, taken: int | None) -> Deal:
    """Their position at one of our tables."""
    gin = pyspiel.gin_rummy
    drawing = state.current_phase() != gin.Phase.DISCARD
    pile = faces(state.discard_pile()) + (faces([state.upcard()]) if drawing and state.upcard() is not None else ())
    held = [faces(hand) for hand in state.hands()]
    lying = {face for cards in (*held, pile) for face in cards}
    rest = [face for face in range(52) if face not in lying]
    offers: dict[str, Any] = {}
    if state.current_phase() == gin.Phase.FIRST_UPCARD:
        offers["upcard_offers"] = int(gin.PASS_ACTION in state.legal_actions())
    return Deal.position(
        GIN,
        hands_held=held,
        turn=player,
        stock=rest[: state.stock_size()],
        pile=pile,
        phase="draw" if drawing else "play",
        taken=taken,
        **offers,
    )


def decisions(seed: int) -> list[tuple[Action, Action]]:
    """What the bot does in one hand of its own game, and what the adapter does in the same positions."""
    gin, game, chance = pyspiel.gin_rummy, pyspiel.load_game("gin_rummy"), Random(seed)
    state, found, taken = game.new_initial_state(), [], None
    bots = [pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), player) for player in (0, 1)]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
            continue
        player, phase = state.current_player(), state.current_phase()
        number = bots[player].step(state)
        theirs = ours(number)
        compared = phase in (gin.Phase.FIRST_UPCARD, gin.Phase.DRAW, gin.Phase.DISCARD)
        forbidden = taken is not None and theirs == Discard(taken)
        if compared and theirs is not None and state.stock_size() > WALL and not forbidden:
            view = as_ours(state, player, taken).view(player)
            found.append((theirs, simple_gin(GIN, view, chance)))
        taken = spiel_bot._our(state.upcard()) if number == gin.DRAW_UPCARD_ACTION else None
        state.apply_action(number)
    return found


def test_it_decides_as_in_its_own_game() -> None:
    found = [pair for seed in range(25) for pair in decisions(seed)]
    assert {type(theirs) for theirs, _ in found} >= {Draw, Discard, Knock, Pass}
    assert [(theirs, ours) for theirs, ours in found if theirs != ours] == []


def test_it_plays_whole_deals_against_ours() -> None:
    from rummykit.bots import choose

    for seed in range(6):
        deal, chance = Deal(GIN, 2, seed), Random(seed)
        while deal.result is None:
            view = deal.view(deal.turn)
            deal.play(simple_gin(GIN, view, chance) if deal.turn else choose("greedy", GIN, view, chance))


def test_it_plays_gin_alone() -> None:
    rules = games.get("knock_rummy")
    with pytest.raises(ValueError, match="plays gin"):
        simple_gin(rules, Deal(rules).view(0), Random(1))
