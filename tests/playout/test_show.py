"""Where melds are shown in the last turn: what playouts do is legal, and priced as the sheet says."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games, hands, score
from rummykit.bots import choose
from rummykit.bots.budget import Budget
from rummykit.bots.sharp import show
from rummykit.cards import parse, parse_face
from rummykit.play.actions import Action, Discard, Draw, GoOut, LayOff, ShowMelds
from rummykit.rules import Rules

SHEETS = {
    "as printed": games.get("phom"),
    "no sending": games.get("phom", allow_send=False),
    "none without a meld": games.get("phom", mom_may_send=False),
    "chips for cards": games.get("phom", discard_taken_chip=1, three_taken_pays_all=True),
    "dearer last cards": games.get("phom", discard_taken_chip=1, taken_chip_rises=True, last_taken_chip=4),
    "last cards alone": games.get("phom", last_taken_chip=4),
}


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playout_is_a_legal_deal_priced_by_the_sheet(name: str, players: int) -> None:
    rules = SHEETS[name]
    kernel = show.kernel(rules, players)
    assert kernel is not None
    for seed in range(150):
        deal = Deal(rules, players, seed, starter=0)
        held = [hands.faces(hand, "cards") for hand in deal._state.hands]
        steps, chips = kernel.play_out(hands=held, stock=deal._state.stock[::-1])
        for action in _actions(steps, deal):
            deal.play(action)
        assert deal.result is not None
        assert list(score(rules, deal.result).points) == chips


def _actions(steps: list[tuple[str, list[int], int]], deal: Deal) -> list[Action]:
    """What a playout did, as actions; the melds that a seat shows are one action, of none if it has none."""
    actions: list[Action] = []
    twin = deal.clone()

    def add(action: Action) -> None:
        actions.append(action)
        twin.play(action)

    showed: list[tuple[int, ...]] = []
    for word, cards, place in steps:
        if word == "showed":
            showed.append(tuple(cards))
            continue
        if twin._state.last_turn and not twin._state.shown[twin.turn] and word in ("sent", "discarded"):
            add(ShowMelds(tuple(showed)))
            showed = []
        if word == "went_out":
            outs = [each for each in twin.legal_actions() if isinstance(each, GoOut)]
            add(min(outs, key=lambda out: out.discard is not None))
        else:
            meant: dict[str, Action] = {
                "drew": Draw("stock"),
                "took": Draw("discard"),
                "sent": LayOff(place, (cards[0],)),
                "discarded": Discard(cards[0]),
            }
            add(meant[word])
    return actions


def test_sharp_is_the_same_for_a_seed_and_a_number_of_playouts() -> None:
    rules = games.get("phom")
    deal = Deal(rules, 4, 3)
    budget = Budget(playouts=500)
    view = deal.view(deal.turn)
    assert len({choose("sharp", rules, view, Random(5), budget) for _ in range(3)}) == 1


def test_sharp_knows_what_others_took() -> None:
    """Every position of a few deals can be searched, whatever was taken, shown and sent."""
    for seed in range(12):
        rules = games.get("phom")
        deal, chance = Deal(rules, 2 + seed % 3, seed), Random(seed)
        searched = 0
        while deal.result is None:
            action = show.search(rules, deal.view(deal.turn), chance, Budget(playouts=40))
            searched += action is not None
            deal.play(action or choose("greedy", rules, deal.view(deal.turn), chance))
        assert searched >= 4


def test_sharp_keeps_what_makes_a_meld() -> None:
    """Of seven cards in melds and three loose ones, it discards a loose one."""
    rules = games.get("phom")
    held = [parse("AS 2S 3S 5H 5C 5D 9H TH KC QD"), parse("4S 6S 7S 8D 9D 3C 2D AD KS")]
    deal = Deal.position(rules, hands_held=held, stock=_rest(held), phase="play")
    for seed in range(5):
        action = show.search(rules, deal.view(0), Random(seed), Budget(playouts=2000))
        assert action in (Discard(parse_face("KC")), Discard(parse_face("QD")))


def _rest(held: list[tuple[int, ...]]) -> list[int]:
    return [face for face in range(52) if not any(face in cards for cards in held)]


@pytest.mark.parametrize("game", ["knock_rummy", "gin_rummy", "indian_rummy_points", "rummikub"])
def test_other_sheets_are_left_to_other_bots(game: str) -> None:
    rules: Rules = games.get(game)
    deal = Deal(rules, 2, 1)
    assert show.search(rules, deal.view(deal.turn), Random(1), Budget(playouts=10)) is None
