"""Playouts of tiles with special jokers: every turn of the kernel is one that the rules accept, and nearly as good as
the solver's."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.bots import tiles
from rummykit.play.actions import Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.special_tiles import knows_special, special_playouts, special_playouts_of
from rummykit.rules import Rules

TWIST = games.get("rummikub_twist")
SHEETS = {
    "twist": TWIST,
    "no colour change first": TWIST.with_options(cj_leading=False),
    "colour changes side by side": TWIST.with_options(cj_adjacent=True),
    "mirrored order": TWIST.with_options(mirror_group_strict_order=True),
    "no minimum": TWIST.with_options(first_meld=0),
}

FEWER = {True: 0.35, False: 0.02}
"""The share of turns in which the kernel may play fewer tiles than the solver: as quick as in playouts, and not."""


def kernel_turn(rules: Rules, view: View, quick: bool) -> Rearrange | Pass:
    """Greedy's turn as the kernel plays it."""
    assert view.seat is not None
    turn = special_playouts_of(rules, len(view.order)).greedy(
        [(meld.cards, meld.kind) for meld in view.table], view.hand, view.opened[view.seat], quick
    )
    if turn is None:
        return Pass()
    laid = tuple(map(tuple, turn[1]))
    return Rearrange(laid if view.opened[view.seat] else (*[meld.cards for meld in view.table], *laid))


def tiles_of(action: Rearrange | Pass, view: View) -> int:
    """How many tiles an action plays."""
    if isinstance(action, Pass):
        return 0
    return sum(map(len, action.table)) - sum(len(meld.cards) for meld in view.table)


@pytest.mark.parametrize("quick", [True, False], ids=["quick", "thorough"])
@pytest.mark.parametrize("name", SHEETS)
def test_greedy_turns_are_legal_and_nearly_as_good_as_the_solvers(name: str, quick: bool) -> None:
    rules = SHEETS[name]
    turns = fewer = 0
    for number in range(8):
        deal = Deal(rules, 2 + number % 3, f"special {number}", undoable=False)
        while deal.result is None:
            view = deal.view(deal.turn)
            native, exact = kernel_turn(rules, view, quick), tiles.greedy(rules, view)
            assert isinstance(exact, (Rearrange, Pass))
            turns += 1
            fewer += tiles_of(native, view) < tiles_of(exact, view)
            deal.check(native)
            deal.play(native if number % 2 else exact)
    assert turns > 200
    assert fewer <= turns * FEWER[quick]


def test_the_kernel_knows_sheets_with_special_jokers_by_their_words() -> None:
    assert all(map(knows_special, SHEETS.values()))
    assert knows_special(replace(TWIST, id="another_name"))
    assert not knows_special(games.get("rummikub"))
    assert not knows_special(games.get("standard_rummy"))
    assert special_playouts(games.get("rummikub"), 2) is None


def test_positions_that_are_no_pack_are_refused() -> None:
    playouts = special_playouts_of(TWIST, 2)
    with pytest.raises(ValueError, match="not the pack"):
        playouts.search(
            table=[], rack=[64], held=[1, 14], opened=[False, False], acted=[False, False], stock=90, seat=0, playouts=9
        )
    with pytest.raises(ValueError, match="not of the pack"):
        playouts.greedy([([64, 64, 64], "group")], [65], True)
