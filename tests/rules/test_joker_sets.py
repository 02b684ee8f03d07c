"""Sets with a joker on the table, in each of the ways the rule sheets treat them, beyond the printed cases.

Sections of the rules: the classic leaflet 1.5, Twist 2.8, wikiHow's sheet 3. Every turn is written as the table before,
the rack, and the table after.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.tables import Game, position, refusal, turn

CLASSIC: Game = "rummikub_classic"
WIKI: Game = "rummikub"


def judged(game: Game, table: str, rack: str, after: str, **options: Any) -> str | None:
    """The code of the refusal of a turn by an opened player, None if it is legal."""
    return refusal(*turn(position(game, table, rack, **options), after))


# --- keeping


@pytest.mark.parametrize("game", [CLASSIC, WIKI])
class TestKeeping:
    """A joker set may be added to; its joker goes on meaning what it meant."""

    def test_both_ends_of_a_run_may_grow(self, game: Game) -> None:
        assert judged(game, "r4 J r6", "r3 r7 k1", "r3 r4 J r6 r7") is None

    def test_a_run_may_not_be_split(self, game: Game) -> None:
        before, after = "r3 r4 J r6 r7 r8", "r3 r4 J / r6 r7 r8 r9"
        assert judged(game, before, "r9", after) == "joker_meld_manipulated"

    def test_no_end_tile_may_leave_even_if_three_remain(self, game: Game) -> None:
        assert judged(game, "r3 J r5 r6", "k6 b6", "r3 J r5 / r6 k6 b6") == "joker_meld_manipulated"

    def test_the_joker_may_not_shift_within_its_run(self, game: Game) -> None:
        code = judged(game, "r4 J r6", "r5", "r4 r5 r6 J")
        assert code == ("joker_stays_in_its_set" if game == WIKI else "joker_only_extends_existing_set")

    def test_an_end_joker_may_not_change_ends(self, game: Game) -> None:
        assert judged(game, "r4 r5 J", "r3", "J r3 r4 r5") == "joker_meld_manipulated"

    def test_an_end_joker_keeps_its_number_when_the_run_grows_past_it(self, game: Game) -> None:
        assert judged(game, "r4 r5 J", "r7", "r4 r5 J r7") is None

    def test_a_run_may_not_become_a_group(self, game: Game) -> None:
        assert judged(game, "J J r7", "b7", "b7 r7 J J", kinds={0: "run"}) == "joker_meld_manipulated"

    def test_a_group_may_not_become_a_run(self, game: Game) -> None:
        assert judged(game, "r7 J J", "r8", "r7 r8 J J", kinds={0: "group"}) == "joker_meld_manipulated"

    def test_a_declared_group_may_grow_as_a_group(self, game: Game) -> None:
        assert judged(game, "r7 J J", "b7", "r7 b7 J J", kinds={0: "group"}) is None

    def test_the_same_tiles_may_not_be_declared_anew(self, game: Game) -> None:
        deal = position(game, "r7 J J / b1 b2 b3", "b4", kinds={0: "group"})
        assert refusal(*turn(deal, "r7 J J / b1 b2 b3 b4", kinds=((0, "run"),))) == "joker_meld_manipulated"

    def test_two_joker_runs_may_be_joined(self, game: Game) -> None:
        assert judged(game, "r3 J r5 / r7 J r9", "r6", "r3 J r5 r6 r7 J r9") is None

    def test_two_joker_runs_may_not_be_joined_without_a_tile_from_the_rack(self, game: Game) -> None:
        assert judged(game, "r3 J r5 / r6 J r8", "k1", "r3 J r5 r6 J r8") == "no_tile_played"

    def test_a_joker_set_may_grow_by_a_tile_of_an_ordinary_set(self, game: Game) -> None:
        assert judged(game, "r4 J r6 / r7 b7 k7 o7", "b3 b4 b5", "r4 J r6 r7 / b7 k7 o7 / b3 b4 b5") is None

    def test_a_fourth_tile_settles_what_the_joker_of_a_group_is(self, game: Game) -> None:
        assert judged(game, "r7 b7 J", "k7", "r7 b7 k7 J") is None

    def test_a_joker_from_the_rack_may_join_a_joker_set(self, game: Game) -> None:
        assert judged(game, "r4 J r6", "J", "r4 J r6 J") is None


# --- what a joker stands for


@pytest.mark.parametrize("game", [CLASSIC, WIKI])
class TestIdentity:
    """In a run the number of its place; in a group of three either missing colour; in a group of four the one."""

    @pytest.mark.parametrize("colour", ["k", "o"])
    def test_either_missing_colour_frees_the_joker_of_three(self, game: Game, colour: str) -> None:
        assert judged(game, "r7 b7 J", f"{colour}7 r9 r10", f"r7 b7 {colour}7 / r9 r10 J") is None

    def test_only_the_missing_colour_frees_the_joker_of_four(self, game: Game) -> None:
        assert judged(game, "r7 b7 k7 J", "o7 r9 r10", "r7 b7 k7 o7 / r9 r10 J") is None

    def test_a_colour_that_is_there_frees_nothing(self, game: Game) -> None:
        assert judged(game, "r7 b7 J", "r7 r9 r10", "r7 b7 r7 / r9 r10 J") == "duplicate_colour"

    def test_the_second_joker_of_a_run_has_its_own_number(self, game: Game) -> None:
        assert judged(game, "r4 J J r7", "r6 b9 k9", "r4 J r6 r7 / b9 k9 J") is None

    def test_both_jokers_of_a_run_may_be_freed_at_once(self, game: Game) -> None:
        assert judged(game, "r4 J J r7", "r5 r6 b9 k9 b2 b3", "r4 r5 r6 r7 / b9 k9 J / b2 b3 J") is None

    def test_both_freed_jokers_may_share_a_new_set(self, game: Game) -> None:
        assert judged(game, "r4 J J r7", "r5 r6 b9 k9", "r4 r5 r6 r7 / b9 k9 J J") is None

    def test_both_jokers_of_a_group_may_be_freed_for_two_colours(self, game: Game) -> None:
        assert judged(game, "r7 J J", "b7 k7 o1 o2", "r7 b7 k7 / o1 o2 J J", kinds={0: "group"}) is None

    def test_a_freed_joker_narrows_the_other_one(self, game: Game) -> None:
        before, rack, after = "r7 J J", "b7 o1 o2", "r7 b7 J / o1 o2 J"
        assert judged(game, before, rack, after, kinds={0: "group"}) is None

    def test_a_run_of_two_jokers_is_freed_by_its_numbers_only(self, game: Game) -> None:
        before, rack, after = "r7 J J", "b7 o1 o2", "r7 b7 J / o1 o2 J"
        assert judged(game, before, rack, after, kinds={0: "run"}) == "joker_meld_manipulated"


@pytest.mark.parametrize("game", [CLASSIC, WIKI])
class TestUndeclaredKind:
    """One tile and two jokers are, undeclared, the reading that is worth more; with equal worth either."""

    def test_seven_and_two_jokers_are_a_run(self, game: Game) -> None:
        deal = position(game, "", "r7 J J k1")
        deal.play(turn(deal, "r7 J J")[1])
        assert [meld.kind for meld in deal._state.table] == ["run"]

    def test_thirteen_and_two_jokers_are_a_group(self, game: Game) -> None:
        deal = position(game, "", "r13 J J k1")
        deal.play(turn(deal, "r13 J J")[1])
        assert [meld.kind for meld in deal._state.table] == ["group"]

    def test_a_declaration_counts(self, game: Game) -> None:
        deal = position(game, "", "r7 J J k1")
        deal.play(turn(deal, "r7 J J", kinds=((0, "group"),))[1])
        assert [meld.kind for meld in deal._state.table] == ["group"]

    def test_a_declaration_sets_the_worth_of_a_first_meld(self, game: Game) -> None:
        deal = position(game, "", "r10 J J k1", opened=False, first_meld=31)
        assert refusal(*turn(deal, "r10 J J")) is None
        assert refusal(*turn(deal, "r10 J J", kinds=((0, "group"),))) == "opening_too_low"

    def test_a_false_declaration_is_refused(self, game: Game) -> None:
        deal = position(game, "", "r13 J J k1")
        assert refusal(*turn(deal, "r13 J J", kinds=((0, "run"),))) == "not_of_kind"


# --- exchanging, classic: from the rack, into a new set of rack tiles


class TestClassicExchange:
    def test_the_exchanged_set_may_be_rearranged_in_the_same_turn(self) -> None:
        before, rack = "r4 J r6 / r7 r8 r9 r10", "r5 b8 k8 b6 k6"
        assert judged(CLASSIC, before, rack, "r4 r5 r6 r7 / r8 r9 r10 / b8 k8 J") is None
        assert judged(CLASSIC, before, rack, "r4 r5 r6 r7 r8 / r9 r10 J / b8 k8 r8") == "tile_not_yours"

    def test_a_rack_tile_counts_even_if_its_twin_lies_on_the_table(self) -> None:
        before = "r4 J r6 / r5 b5 k5 o5"
        assert judged(CLASSIC, before, "r5 b8 k8", "r4 r5 r6 / r5 b5 k5 o5 / b8 k8 J") is None

    def test_the_twin_on_the_table_may_not_be_taken_for_it(self) -> None:
        before = "r4 J r6 / r5 b5 k5 o5"
        assert judged(CLASSIC, before, "b8 k8", "r4 r5 r6 / b5 k5 o5 / b8 k8 J") == "exchange_tile_from_table"

    def test_a_rack_tile_may_stand_in_for_a_twin_that_moved(self) -> None:
        """Which of two equal tiles did what cannot be seen, so the story that is legal counts."""
        before = "r4 J r6 / r5 b5 k5 o5"
        assert judged(CLASSIC, before, "r5 b8 k8 r3 r7", "r3 r4 r5 r6 r7 / r5 b5 k5 o5 / b8 k8 J") is None

    def test_the_new_set_may_not_use_a_tile_of_the_table(self) -> None:
        before, after = "r4 J r6 / b8 r8 k8 o8", "r4 r5 r6 / r8 k8 o8 / b8 b9 J"
        assert judged(CLASSIC, before, "r5 b9", after) == "joker_only_extends_existing_set"

    def test_the_joker_may_not_go_into_another_joker_set(self) -> None:
        before, after = "r4 J r6 / b7 b8 J", "r4 r5 r6 / b7 b8 J J"
        assert judged(CLASSIC, before, "r5", after) == "joker_only_extends_existing_set"

    def test_the_freeing_tile_may_not_also_lie_in_the_new_set(self) -> None:
        before, after = "r4 J r6 / r1 r2 r3", "r1 r2 r3 r4 / r5 r6 J"
        assert judged(CLASSIC, before, "r5", after) == "joker_only_extends_existing_set"

    def test_the_new_set_may_have_a_joker_from_the_rack_too(self) -> None:
        assert judged(CLASSIC, "r4 J r6", "r5 b8 J", "r4 r5 r6 / b8 J J") is None

    def test_a_joker_from_the_rack_may_extend_while_the_freed_one_is_in_a_new_set(self) -> None:
        before, after = "r4 J r6 / k1 k2 k3", "r4 r5 r6 / k1 k2 k3 J / b8 k8 J"
        assert judged(CLASSIC, before, "r5 b8 k8 J", after) is None

    def test_one_of_two_jokers_freed_the_other_frozen(self) -> None:
        before, rack = "r4 J J r7", "r5 b8 k8"
        assert judged(CLASSIC, before, rack, "r4 r5 J r7 / b8 k8 J") is None
        before, rack = "r4 J J r7 r8", "r5 b8 k8 o8"
        assert judged(CLASSIC, before, rack, "r4 r5 J r7 / b8 k8 J / r8 o8") == "too_short"
        assert judged(CLASSIC, before, rack, "r4 r5 J / r7 r8 J / b8 k8 o8") == "joker_meld_manipulated"

    def test_a_set_of_two_jokers_and_a_tile_freed_whole(self) -> None:
        before, rack = "J r5 J", "r4 r6 b8 k8 b2 k2"
        assert judged(CLASSIC, before, rack, "r4 r5 r6 / b8 k8 J / b2 k2 J", kinds={0: "run"}) is None

    def test_no_exchange_before_opening(self) -> None:
        deal = position(CLASSIC, "r4 J r6", "r5 b8 k8", opened=False)
        assert refusal(*turn(deal, "r4 r5 r6 / b8 k8 J")) == "table_changed_before_opening"

    def test_the_opening_tiles_may_not_form_the_new_set(self) -> None:
        """They lie on the table when the joker is freed."""
        deal = position(CLASSIC, "r4 J r6", "r5 r10 b10 k10 o10 k11", opened=False)
        action = turn(deal, "r4 r5 r6 / r10 b10 o10 / k10 k11 J", opening="r10 b10 k10 o10")
        assert refusal(*action) == "joker_only_extends_existing_set"


class TestClassicOpeningTurn:
    """Once 30 lies on the table the player counts as opened, in the same turn."""

    def test_a_joker_laid_in_the_opening_is_bound_like_any_other(self) -> None:
        deal = position(CLASSIC, "r5 r6 r7", "r9 J r11 r8", opened=False)
        assert refusal(*turn(deal, "r5 r6 r7 r8 r9 J r11", opening="r9 J r11")) is None
        assert refusal(*turn(deal, "r5 r6 r7 r8 / r9 J r11", opening="r9 J r11")) is None

    def test_a_joker_laid_in_the_opening_may_be_exchanged(self) -> None:
        deal = position(CLASSIC, "", "r9 J r11 r10 b5 k5", opened=False)
        assert refusal(*turn(deal, "r9 r10 r11 / b5 k5 J", opening="r9 J r11")) is None

    def test_the_opening_may_be_rearranged(self) -> None:
        deal = position(CLASSIC, "r11 r12 r13", "r10 b10 k10 o10", opened=False)
        assert refusal(*turn(deal, "r10 r11 r12 r13 / b10 k10 o10", opening="r10 b10 k10 o10")) is None

    def test_undeclared_the_table_must_lie_as_it_did(self) -> None:
        deal = position(CLASSIC, "r11 r12 r13", "r10 b10 k10 o10", opened=False)
        assert refusal(*turn(deal, "r10 r11 r12 r13 / b10 k10 o10")) == "table_changed_before_opening"

    def test_the_declared_kind_of_an_opening_set_counts(self) -> None:
        rack, after = "r10 J J b10 k1 k2 k3", "r10 b10 J J / k1 k2 k3"
        deal = position(CLASSIC, "", rack, opened=False)
        assert refusal(*turn(deal, after, opening="r10 J J / k1 k2 k3")) == "joker_meld_manipulated"
        deal = position(CLASSIC, "b1 b2 b3", "r10 J J b4", opened=False)
        action = turn(deal, "b1 b2 b3 b4 / r10 J J", opening="r10 J J", kinds=((1, "group"),))
        assert refusal(*action) is None

    def test_an_opening_of_29_is_not_saved_by_what_follows(self) -> None:
        deal = position(CLASSIC, "", "r9 b9 k9 o1 o2 o3", opened=False)
        assert refusal(*turn(deal, "r9 b9 k9 / o1 o2 o3", opening="r9 b9 k9")) == "opening_too_low"
        assert refusal(*turn(deal, "r9 b9 k9 / o1 o2 o3")) is None


# --- exchanging, wikiHow: from anywhere, into another set


class TestWikiHowExchange:
    def test_the_tile_may_come_from_the_table(self) -> None:
        before, after = "r4 J r6 / r5 b5 k5 o5", "r4 r5 r6 / b5 k5 o5 / b8 k8 J"
        assert judged(WIKI, before, "b8 k8", after) is None

    def test_option_rack_refuses_a_tile_from_the_table(self) -> None:
        before, after = "r4 J r6 / r5 b5 k5 o5", "r4 r5 r6 / b5 k5 o5 / b8 k8 J"
        assert judged(WIKI, before, "b8 k8", after, joker_replacement_source="rack") == "exchange_tile_from_table"

    def test_the_tile_may_not_come_from_a_frozen_set(self) -> None:
        before, after = "r4 J r6 / r5 b5 k5 J", "r4 r5 r6 / b5 k5 J / b8 k8 J"
        assert judged(WIKI, before, "b8 k8", after) == "joker_meld_manipulated"

    def test_two_frozen_sets_cannot_free_each_other(self) -> None:
        """Each would need a tile of the other while that is still frozen."""
        before, after = "r4 J r6 / r5 J r7", "r4 r5 r6 r7 / k8 b8 J / k9 b9 J"
        assert judged(WIKI, before, "k8 b8 k9 b9", after) == "joker_meld_manipulated"

    def test_a_freed_set_may_free_the_next(self) -> None:
        before, after = "r4 J r6 / r5 J r7", "r4 r5 r6 / r6 r7 r8 / k8 b8 J / k9 b9 J"
        assert judged(WIKI, before, "r6 r8 k8 b8 k9 b9", after) is None

    def test_one_of_two_jokers_may_be_freed_and_the_other_stay(self) -> None:
        assert judged(WIKI, "J J b9", "o9 k1", "b9 o9 J / b8 b9 b10", kinds={0: "group"}) == "tile_missing"
        before, after = "J J b9 / b8 b9 b10 b11", "b9 o9 J / b8 b9 b10 b11 J"
        assert judged(WIKI, before, "o9 k1", after, kinds={0: "group"}) is None

    def test_the_joker_may_extend_an_existing_set(self) -> None:
        assert judged(WIKI, "r4 J r6 / b7 b8 b9", "r5", "r4 r5 r6 / b7 b8 b9 J") is None

    def test_the_joker_may_join_another_joker_set(self) -> None:
        assert judged(WIKI, "r4 J r6 / b7 b8 J", "r5", "r4 r5 r6 / b7 b8 J J") is None

    def test_the_joker_may_not_go_back_into_its_set(self) -> None:
        assert judged(WIKI, "r4 J r6", "r5 r3", "J r3 r4 r5 r6") == "joker_stays_in_its_set"

    def test_the_joker_may_go_into_a_twin_of_its_set(self) -> None:
        before, after = "r4 J r6 / r4 r5 r6", "r4 r5 r6 / r4 r5 r6 J"
        assert judged(WIKI, before, "r5", after) is None

    def test_one_of_two_freed_jokers_may_not_go_back(self) -> None:
        before, after = "r4 J J r7", "r4 r5 r6 r7 J / k8 b8 J"
        assert judged(WIKI, before, "r5 r6 k8 b8", after) == "joker_stays_in_its_set"

    def test_the_freed_set_may_be_split_and_the_joker_lie_in_a_part(self) -> None:
        before, after = "r3 J r5 r6 r7 r8", "r3 r4 r5 / r6 r7 r8 J"
        assert judged(WIKI, before, "r4", after) is None

    def test_joker_and_freeing_tile_may_both_come_to_lie_elsewhere(self) -> None:
        before, after = "r4 J r6 / r7 r8 r9", "r5 r6 r7 r8 r9 / k4 b4 r4 J"
        assert judged(WIKI, before, "r5 k4 b4", after) is None

    def test_no_joker_is_freed_in_the_opening_turn(self) -> None:
        deal = position(WIKI, "r4 J r6", "r5 r10 b10 k10 b8 k8", opened=False)
        action = turn(deal, "r4 r5 r6 / r10 b10 k10 / b8 k8 J", opening="r10 b10 k10")
        assert refusal(*action) == "no_manipulation_in_opening_turn"

    def test_option_lets_the_opening_turn_go_on(self) -> None:
        deal = position(WIKI, "r4 J r6", "r5 r10 b10 k10 b8 k8", opened=False, manipulate_in_opening_turn=True)
        action = turn(deal, "r4 r5 r6 / r10 b10 k10 / b8 k8 J", opening="r10 b10 k10")
        assert refusal(*action) is None


class TestTwoRackTiles:
    """Option joker_needs_two_rack_tiles: a freed joker goes into a new set with two tiles from the rack."""

    def judged(self, table: str, rack: str, after: str, **options: Any) -> str | None:
        return judged(WIKI, table, rack, after, joker_needs_two_rack_tiles=True, **options)

    def test_one_rack_tile_is_not_enough(self) -> None:
        before, after = "r4 J r6 / b8 o8 k8 r8", "r4 r5 r6 / b8 k8 r8 / o8 o9 J"
        assert self.judged(before, "r5 o9", after) == "joker_needs_two_rack_tiles"

    def test_two_rack_tiles_may_have_company_from_the_table(self) -> None:
        before, after = "r4 J r6 / b8 o8 k8 r8", "r4 r5 r6 / b8 k8 r8 / o8 o9 J o11"
        assert self.judged(before, "r5 o9 o11", after) is None

    def test_an_existing_set_may_not_be_lengthened(self) -> None:
        assert self.judged("r4 J r6 / b7 b8 b9", "r5 b10 b11", "r4 r5 r6 / b7 b8 b9 b10 b11 J") == (
            "joker_needs_two_rack_tiles"
        )

    def test_another_joker_set_may_not_be_lengthened(self) -> None:
        assert self.judged("r4 J r6 / b7 b8 J", "r5 b10 b11", "r4 r5 r6 / b7 b8 J b10 b11 J") == (
            "joker_needs_two_rack_tiles"
        )

    def test_two_jokers_need_two_tiles_for_each_new_set(self) -> None:
        before = "r4 J J r7"
        assert self.judged(before, "r5 r6 b8 k8", "r4 r5 r6 r7 / b8 k8 J J") is None
        assert self.judged(before, "r5 r6 b8 k8 b1 k1", "r4 r5 r6 r7 / b8 k8 J / b1 k1 J") is None

    def test_a_tile_from_the_table_frees_and_its_twin_from_the_rack_is_laid(self) -> None:
        before, after = "b1 b2 b3 J b5 / b1 b2 b3 b4", "b4 o4 J / b1 b2 b3 / b1 b2 b3 b4 b5"
        assert self.judged(before, "b4 o4", after) is None
        assert self.judged(before, "b4 o4", after, joker_replacement_source="rack") == "joker_needs_two_rack_tiles"

    def test_keeping_is_not_touched_by_it(self) -> None:
        assert self.judged("r4 J r6", "r7", "r4 J r6 r7") is None


class TestManipulable:
    """Option joker_sets_manipulable: joker sets are sets like any other."""

    @pytest.mark.parametrize(
        ("before", "rack", "after"),
        [
            ("r3 r4 J r6 r7 r8", "r9", "r3 r4 J / r6 r7 r8 r9"),
            ("r4 J r6 r7", "b7 k7", "r4 J r6 / r7 b7 k7"),
            ("r4 J r6", "r5", "r4 r5 r6 J"),
            ("r4 J r6 / r7 b7 J", "r5 k7", "r4 r5 r6 / r7 b7 k7 J J"),
            ("r4 r5 J", "r3 b8 k8", "r3 r4 r5 / b8 k8 J"),
        ],
    )
    def test_the_joker_moves_freely(self, before: str, rack: str, after: str) -> None:
        code = judged(WIKI, before, rack, after, joker_sets_manipulable=True)
        assert code == ("too_many" if after.endswith("J J") else None)
        assert judged(WIKI, before, rack, after) is not None

    def test_a_joker_never_comes_back_to_the_rack(self) -> None:
        assert judged(WIKI, "r4 J r6", "r5", "r4 r5 r6", joker_sets_manipulable=True) == "tile_missing"


class TestTwist:
    """Joker sets are sets like any other, but a freed joker must make a new set."""

    def judged(self, table: str, rack: str, after: str) -> str | None:
        return judged("rummikub_twist", table, rack, after)

    def test_a_set_may_be_split_with_its_joker_in_a_part(self) -> None:
        assert self.judged("r3 r4 J r6 r7 r8", "r9", "r3 r4 J / r6 r7 r8 r9") is None

    def test_a_freed_joker_may_have_tiles_of_the_table_in_its_new_set(self) -> None:
        before, after = "r4 J r6 / b8 r8 k8 o8", "r4 r5 r6 / r8 k8 o8 / b8 b9 J"
        assert self.judged(before, "r5 b9", after) is None

    def test_a_freed_joker_may_not_lengthen_a_set(self) -> None:
        before, after = "r4 J r6 / b7 b8 b9", "r4 r5 r6 / b7 b8 b9 J"
        assert self.judged(before, "r5", after) == "freed_joker_needs_new_set"
        assert self.judged(before, "r5 b10", "r4 r5 r6 / b7 b8 b9 b10 J") == "freed_joker_needs_new_set"

    def test_a_freed_joker_may_not_lengthen_another_joker_set(self) -> None:
        before, after = "r4 J r6 / b7 b8 J", "b7 b8 b9 / r4 J r6 J"
        assert self.judged(before, "b9", after) == "freed_joker_needs_new_set"

    def test_a_joker_from_the_rack_may_lengthen_a_set(self) -> None:
        assert self.judged("r4 J r6", "J", "r4 J r6 J") is None
        before, after = "r4 J r6 / b7 b8 b9", "r4 r5 r6 / b7 b8 b9 J / k1 k2 J"
        assert self.judged(before, "r5 J k1 k2", after) is None

    def test_two_sets_may_become_one_with_the_joker_in_it(self) -> None:
        assert self.judged("r4 J r6 / r7 r8 r9", "r10", "r4 J r6 r7 r8 r9 r10") is None
