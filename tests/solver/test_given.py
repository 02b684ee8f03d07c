"""What the solver is given wrongly: every error says what is wrong, whatever the question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rummykit import games, score, solve
from rummykit.bots import play
from rummykit.cards import parse
from rummykit.solve import TilePack

RUMMIKUB, GIN, OKEY = games.get("rummikub"), games.get("gin_rummy"), games.get("okey")
RUMMY, MACHIAVELLI, LAID_OKEY = games.get("standard_rummy"), games.get("machiavelli"), games.get("okey_101")
SETS, RACK, HAND = [parse("r1 r2 r3")], parse("r4"), parse("5S 5D 5H KD")
NO_SHEET = r"rule sheet, such as games.get\('gin_rummy'\), not 'rummikub'"
NAMED = r"is no .*: rummykit.cards.parse reads text"


@pytest.mark.parametrize(
    "asked",
    [
        lambda sheet: solve.table(sheet, SETS, RACK),
        lambda sheet: solve.table_of_loose_tiles(sheet, SETS[0], RACK),
        lambda sheet: solve.whole_rack(sheet, SETS, RACK),
        lambda sheet: solve.whole_turn(sheet, SETS, RACK),
        lambda sheet: solve.best_plays(sheet, SETS, RACK),
        lambda sheet: solve.first_meld_of_rack(sheet, RACK),
        lambda sheet: solve.table_batch(sheet, b"", b""),
        lambda sheet: solve.hand(sheet, HAND),
        lambda sheet: solve.whole_hand(sheet, HAND),
        lambda sheet: solve.first_meld_of_hand(sheet, HAND),
        lambda sheet: solve.count_best(sheet, HAND),
        lambda sheet: solve.hand_batch(sheet, b"", 4),
        lambda sheet: solve.held_hand(sheet, RACK, RACK[0]),
        lambda sheet: solve.first_meld_of_tiles(sheet, RACK, RACK[0]),
        lambda sheet: solve.best_rid(sheet, HAND, []),
        lambda sheet: solve.side_hand(sheet, HAND),
    ],
)
def test_the_name_of_a_game_is_no_sheet(asked: Callable[[object], object]) -> None:
    with pytest.raises(TypeError, match=NO_SHEET):
        asked("rummikub")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda: solve.table(RUMMIKUB, ["r1 r2 r3"], RACK), NAMED),  # type: ignore[list-item]
        (lambda: solve.table(RUMMIKUB, "r1 r2 r3", RACK), NAMED),  # type: ignore[arg-type]
        (lambda: solve.table(RUMMIKUB, SETS, "r4"), NAMED),  # type: ignore[arg-type]
        (lambda: solve.table(RUMMIKUB, parse("r1 r2 r3"), RACK), "A table is its sets"),  # type: ignore[arg-type]
        (lambda: solve.whole_rack(RUMMIKUB, parse("r1 r2 r3"), RACK), "A table is its sets"),  # type: ignore[arg-type]
        (lambda: solve.whole_turn(RUMMIKUB, parse("r1 r2 r3"), RACK), "A table is its sets"),  # type: ignore[arg-type]
        (lambda: solve.steps(parse("r1 r2 r3"), SETS), "A table is its sets"),  # type: ignore[arg-type]
        (lambda: solve.steps(["r1 r2 r3"], SETS), NAMED),  # type: ignore[list-item]
        (lambda: solve.hand(GIN, "5S 5D 5H"), NAMED),  # type: ignore[arg-type]
        (lambda: solve.hand(GIN, HAND, must="KD"), NAMED),  # type: ignore[arg-type]
        (lambda: solve.best_rid(RUMMY, HAND, ["7H 8H 9H"]), NAMED),  # type: ignore[list-item]
        (lambda: solve.best_rid(RUMMY, HAND, [], "value"), "leaves the fewest cards or points, not 'value'"),  # type: ignore[arg-type]
        (lambda: solve.first_meld_of_hand(RUMMY, HAND, use="least"), "not 'least'"),  # type: ignore[arg-type]
        (lambda: solve.table(MACHIAVELLI, [], HAND, "most"), "The objective is one of"),  # type: ignore[arg-type]
        (lambda: solve.first_meld_of_rack(MACHIAVELLI, HAND, "most"), "The objective is one of"),  # type: ignore[arg-type]
        (lambda: solve.best_play_of_pack(TilePack(), [], [], "most"), "The objective is one of"),
        (lambda: solve.best_play_of_pack(TilePack(), [], [(4, 1)]), r"\(4, 1\) is no tile of this pack"),
        (lambda: solve.best_play_of_pack(TilePack(), [(0, 14)], []), r"\(0, 14\) is no tile of this pack"),
        (lambda: solve.best_play_of_pack(TilePack(), "r1", []), "'r' is no tile of this pack"),  # type: ignore[arg-type]
    ],
)
def test_what_is_given_wrongly_is_said(asked: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        asked()


@pytest.mark.parametrize("wild", [-1, 999, None, "r5", *parse("J F 7H ??")])
def test_a_tile_that_cannot_be_wild_is_refused(wild: int) -> None:
    with pytest.raises(ValueError, match=r"is no tile of Okey that can be wild"):
        solve.held_hand(OKEY, parse("r1 r2 r3"), wild)
    with pytest.raises(ValueError, match=r"is no tile of 101 Okey that can be wild"):
        solve.first_meld_of_tiles(LAID_OKEY, parse("r1 r2 r3"), wild)


def test_a_table_and_a_rack_may_be_any_iterables() -> None:
    play = solve.table(RUMMIKUB, SETS, RACK)
    assert play.tiles == 1
    assert solve.table(RUMMIKUB, (list(cards) for cards in SETS), iter(RACK)) == play  # type: ignore[arg-type]
    assert solve.whole_turn(RUMMIKUB, iter(SETS), iter(RACK)).play == play  # type: ignore[arg-type]
    assert solve.whole_rack(RUMMIKUB, iter(SETS), iter(RACK)) == play  # type: ignore[arg-type]


def test_a_result_with_melds_that_a_game_does_not_have_has_no_score_there() -> None:
    result = play(GIN, seed=5).result
    assert result is not None
    with pytest.raises(ValueError, match="is no meld of this game"):
        score(games.get("continental_rum"), result)
