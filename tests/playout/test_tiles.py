"""Playouts of tiles: the kernel's greedy turn is one that the rules accept, and as good as the solver's."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.bots import tiles
from rummykit.cards import Pack
from rummykit.play.actions import Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.tiles import from_tiles, playouts_of, tile_sheet
from rummykit.rules import Rules

RUMMIKUB = games.get("rummikub")
CLASSIC = games.get("rummikub_classic")
NO_JOKERS = replace(RUMMIKUB, pack=Pack(family="tiles", copies=2, jokers=()), joker_sets=None, offers=())

SHEETS = {
    "no jokers": NO_JOKERS,
    "joker to another set": RUMMIKUB,
    "joker stays": RUMMIKUB.with_options(joker_needs_two_rack_tiles=True),
    "jokers free": RUMMIKUB.with_options(joker_sets_manipulable=True),
    "opening goes on": RUMMIKUB.with_options(manipulate_in_opening_turn=True),
    "joker to a set of the rack": CLASSIC,
    "cards": games.get("machiavelli"),
    "cards, a set of one's own first": games.get("machiavelli").with_options(opening_own_meld=True),
    "cards, jokers that stand for one": games.get("vatikan"),
    "cards, a first run without jokers": games.get("vatikan").with_options(opening_joker=False),
}

MORE = ("cards, jokers that stand for one", "cards, a first run without jokers")
"""Sheets on which playouts split sets with jokers, as the solver does not."""

FEWER = {"joker stays": 0.16}
"""The share of turns in which playouts may play fewer tiles than the solver, where it is more than one in a hundred."""


def kernel_turn(rules: Rules, view: View) -> Rearrange | Pass:
    """Greedy's turn as the kernel plays it."""
    assert view.seat is not None
    sheet = tile_sheet(rules)
    assert sheet is not None
    opened = view.opened[view.seat] or rules.opening is None
    turn = playouts_of(sheet, len(view.order)).greedy(
        [(meld.cards, meld.kind) for meld in view.table], view.hand, opened
    )
    if turn is None:
        return Pass()
    table, first = [tuple([from_tiles(rules, cards) for cards in sets]) for sets in turn[1:]]
    if not opened and not first:
        return Rearrange((*[meld.cards for meld in view.table], *table))
    return Rearrange(_as_they_lie(view, table), first)


def _as_they_lie(view: View, table: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The sets, those that have not changed as they lay."""
    lay = {tuple(sorted(meld.cards)): meld.cards for meld in view.table if 116 not in meld.cards}
    return tuple([lay.get(tuple(sorted(cards)), cards) for cards in table])


def tiles_of(action: Rearrange | Pass, view: View) -> int:
    """How many tiles an action plays."""
    if isinstance(action, Pass):
        return 0
    return sum(map(len, action.table)) - sum(len(meld.cards) for meld in view.table)


@pytest.mark.parametrize(
    "sheet",
    [
        CLASSIC.with_options(first_meld=30),
        games.get("machiavelli").with_options(jokers=4),
        games.get("machiavelli").with_options(play_after_draw=True),
    ],
    ids=["tiles", "four jokers", "play after a draw"],
)
def test_words_of_cards_that_are_not_known(sheet: Rules) -> None:
    assert (tile_sheet(sheet) is not None) == (sheet.pack.family == "tiles")


@pytest.mark.parametrize("name", SHEETS)
def test_greedy_turns_are_legal_and_as_good_as_the_solvers(name: str) -> None:
    rules = SHEETS[name]
    turns = fewer = 0
    for number in range(12):
        deal = Deal(rules, 2 + number % 3, f"greedy {number}", undoable=False)
        while deal.result is None:
            view = deal.view(deal.turn)
            native, exact = kernel_turn(rules, view), tiles.greedy(rules, view)
            assert isinstance(exact, (Rearrange, Pass))
            assert name in MORE or tiles_of(native, view) <= tiles_of(exact, view)
            turns += 1
            fewer += tiles_of(native, view) < tiles_of(exact, view)
            deal.check(native)
            deal.play(native if number % 2 else exact)
    assert turns > 400
    assert fewer <= turns * FEWER.get(name, 0.01)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", SHEETS)
def test_playouts_are_as_greedy_as_greedy(name: str, players: int) -> None:
    sheet = tile_sheet(SHEETS[name])
    assert sheet is not None
    turns, fewer, more = playouts_of(sheet, players).walked_deals(20, 5)
    assert turns > 500
    assert name in MORE or more == 0
    assert fewer <= turns * (0.05 if sheet.cards else 0.01)  # aces above kings need more than its few positions


@pytest.mark.parametrize("name", ["rummikub_twist", "standard_rummy"])
def test_unknown_words_are_left_to_others(name: str) -> None:
    assert tile_sheet(games.get(name)) is None


def test_words_are_read_and_not_the_name() -> None:
    assert tile_sheet(replace(RUMMIKUB, id="another_name")) == tile_sheet(RUMMIKUB)


def test_positions_that_are_no_pack_are_refused() -> None:
    sheet = tile_sheet(RUMMIKUB)
    assert sheet is not None
    with pytest.raises(ValueError, match="not the pack"):
        playouts_of(sheet, 2).search(
            table=[], rack=[64], held=[1, 14], opened=[False, False], acted=[False, False], stock=90, seat=0, playouts=9
        )
