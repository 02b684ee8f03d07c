"""Sharp at tiles: legal turns, the same for the same seed, from what its seat sees and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import games, hands
from rummykit.bots import choose
from rummykit.bots.budget import Budget
from rummykit.bots.sharp import tiles
from rummykit.cards import tile
from rummykit.play.actions import Action, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld, View
from rummykit.rules import Rules

RUMMIKUB = games.get("rummikub")
CLASSIC = games.get("rummikub_classic")
TWIST = games.get("rummikub_twist")
FEW = Budget(playouts=12)


def searched(rules: Rules, view: View, chance: Random, budget: Budget = FEW) -> Action | None:
    """The turn found by the search that the sheet's jokers call for."""
    search = tiles.search if rules.special_jokers is None else tiles.search_with_special_jokers
    return search(rules, view, chance, budget)


@pytest.mark.parametrize("rules", [RUMMIKUB, CLASSIC, TWIST], ids=lambda rules: str(rules.id))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_found_is_legal(rules: Rules, players: int) -> None:
    deal = Deal(rules, players, f"sharp {players}", undoable=False)
    chance = Random(players)
    while deal.result is None:
        action = searched(rules, deal.view(deal.turn), chance)
        assert action is not None
        deal.play(action)
    assert deal.result.kind in ("went_out", "exhausted")


@pytest.mark.parametrize("rules", [RUMMIKUB, TWIST], ids=lambda rules: str(rules.id))
def test_the_same_seed_and_playouts_make_the_same_turns(rules: Rules) -> None:
    def played() -> list[Action]:
        deal, chance = Deal(rules, 2, "again"), Random(5)
        actions: list[Action] = []
        while deal.result is None and deal._state.turn_number < 25:
            actions.append(choose("sharp", rules, deal.view(deal.turn), chance, FEW))
            deal.play(actions[-1])
        return actions

    assert played() == played()


def test_points_count_for_more_among_several(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    class Recorder:
        def search(self, **position: float) -> tuple[None, None]:
            asked.append(position["point"])
            return None, None

    monkeypatch.setattr(tiles, "tile_playouts", lambda rules, players: Recorder())
    for players in (2, 4):
        deal = Deal(RUMMIKUB, players, 1)
        assert searched(RUMMIKUB, deal.view(deal.turn), Random(1)) == Pass()
    assert 0 < asked[0] < asked[1]


def hidden_dealt_anew(deal: Deal, chance: Random) -> Deal:
    """The same deal for the seat to act, with other racks and another stock for the rest."""
    others = [seat for seat in deal.order if seat != deal.turn]
    unseen = [*deal._state.stock, *[face for seat in others for face in hands.faces(deal._state.hands[seat], "tiles")]]
    chance.shuffle(unseen)
    anew, held = deal.clone(), list(deal._state.hands)
    for seat in others:
        size = hands.size(deal._state.hands[seat])
        held[seat], unseen = hands.of(unseen[:size]), unseen[size:]
    anew.edit(hands=held, stock=unseen)
    return anew


@pytest.mark.parametrize("rules", [RUMMIKUB, TWIST], ids=lambda rules: str(rules.id))
def test_what_is_hidden_does_not_matter(rules: Rules) -> None:
    deal = Deal(rules, 3, "hidden")
    for number in range(30):
        other = hidden_dealt_anew(deal, Random(number))
        assert deal._state.hands != other._state.hands
        action = searched(rules, deal.view(deal.turn), Random(number))
        assert searched(rules, other.view(deal.turn), Random(number)) == action
        assert action is not None
        deal.play(action)


def nearly_out(pack: tuple[int, ...]) -> Deal:
    """Seat 0 holds one tile, which lengthens the run on the table."""
    run = tuple(tile(number, 0) for number in (4, 5, 6))
    rest = list(pack)
    for face in (*run, tile(7, 0)):
        rest.remove(face)
    return Deal.position(
        RUMMIKUB,
        hands_held=[[tile(7, 0)], rest[:14]],
        table=[TableMeld(run, "run")],
        opened=[True, True],
        stock=rest[14:],
        turn_number=40,
    )


def test_it_goes_out_when_it_can() -> None:
    deal = nearly_out(RUMMIKUB.pack.faces())
    action = tiles.search(RUMMIKUB, deal.view(0), Random(1), FEW)
    assert action == Rearrange((tuple(tile(number, 0) for number in (4, 5, 6, 7)),))


def test_a_position_that_is_no_deal_of_the_pack_is_left_to_others() -> None:
    deal = nearly_out(RUMMIKUB.pack.faces()[:-5])
    assert tiles.search(RUMMIKUB, deal.view(0), Random(1), FEW) is None


def test_milliseconds_end_a_search_too() -> None:
    deal, chance = Deal(TWIST, 2, "clock"), Random(3)
    while deal.result is None and deal._state.turn_number < 25:
        action = searched(TWIST, deal.view(deal.turn), chance, Budget(milliseconds=5))
        assert action is not None
        deal.play(action)


def test_sheets_with_unknown_words_are_left_to_others() -> None:
    assert TWIST.opening is not None
    rules = replace(TWIST, opening=replace(TWIST.opening, then_manipulate=True), offers=())
    deal = Deal(rules, 2, 1)
    assert searched(rules, deal.view(deal.turn), Random(1)) is None
    assert isinstance(choose("sharp", rules, deal.view(deal.turn), Random(1), FEW), (Pass, Rearrange))
