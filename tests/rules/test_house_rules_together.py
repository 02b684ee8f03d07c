"""House rules that exclude each other, or of which one changes nothing, are refused by their names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

import pytest

from rummykit import games
from rummykit.record import parse_record, replay, write
from rummykit.rules import Option, OptionIdle, OptionsClash, OptionValue, Rules, RulesError
from rummykit.words import rule_page
from tests.examples import FUZZ, some_games

Chosen = tuple[Option, OptionValue]


@pytest.mark.parametrize(
    ("game", "options", "one", "other"),
    [
        (
            "rummikub",
            {"joker_sets_manipulable": True, "joker_replacement_source": "rack"},
            "joker_replacement_source",
            "joker_sets_manipulable",
        ),
        (
            "rummikub",
            {"joker_sets_manipulable": True, "joker_needs_two_rack_tiles": True},
            "joker_needs_two_rack_tiles",
            "joker_sets_manipulable",
        ),
        ("phom", {"allow_send": False, "mom_may_send": False}, "mom_may_send", "allow_send"),
        ("standard_rummy", {"single_hand": True, "going_rummy_double": True}, "going_rummy_double", "single_hand"),
        ("standard_rummy", {"single_hand": True, "card_count_scoring": True}, "card_count_scoring", "single_hand"),
        ("caloochi", {"single_hand": True, "card_count_scoring": True}, "card_count_scoring", "single_hand"),
        ("rummikub_classic", {"redraw_seats_each_game": True}, "redraw_seats_each_game", "seat_by_draw"),
        (
            "rummikub_classic",
            {"redraw_seats_each_game": True, "seat_by_draw": True, "num_games": 1},
            "redraw_seats_each_game",
            "num_games",
        ),
        ("indian_rummy_pool101", {"entry": "0", "rake_rate": "0.10"}, "rake_rate", "entry"),
        ("indian_rummy_deals", {"entry": "0", "rake_fixed": "1"}, "rake_fixed", "entry"),
    ],
)
def test_a_house_rule_that_changes_nothing_is_refused(
    game: str, options: dict[str, OptionValue], one: str, other: str
) -> None:
    with pytest.raises(OptionIdle, match=f"{one} changes nothing, because {other} is ") as error:
        games.get(game, **options)
    assert (error.value.one, error.value.other) == (one, other)


@pytest.mark.parametrize(
    ("game", "options", "one", "other"),
    [
        ("standard_rummy", {"single_hand": True, "target_score": 50}, "target_score", "single_hand"),
        (
            "standard_rummy",
            {"borrowing": "any", "call_rummy": True, "must_discard": True, "single_hand": True, "target_score": 200},
            "target_score",
            "single_hand",
        ),
        ("indian_rummy_points", {"rake_rate": "0.10", "rake_fixed": "2"}, "rake_rate", "rake_fixed"),
    ],
)
def test_of_many_house_rules_only_the_two_that_clash_are_named(
    game: str, options: dict[str, OptionValue], one: str, other: str
) -> None:
    with pytest.raises(OptionsClash) as error:
        games.get(game, **options)
    assert (error.value.one, error.value.other) == (one, other)
    assert not any(name in str(error.value) for name in options if name not in (one, other))


def test_what_counts_for_a_blocked_hand_may_be_chosen_beside_a_single_hand() -> None:
    """The lowest count wins it, so the way of counting says who wins the match."""
    sheet = games.get("block_rummy", single_hand=True, card_count_scoring=True)
    assert sheet.values.count_cards


def test_the_usual_value_of_an_option_may_be_said_beside_any_other() -> None:
    assert games.get("rummikub", joker_sets_manipulable=True, joker_replacement_source="any").joker_sets is not None
    assert games.get("phom", allow_send=False, mom_may_send=True).offers
    assert games.get("standard_rummy", single_hand=True, card_count_scoring=False).offers


def test_an_option_without_a_say_is_not_listed_and_the_rest_can_be_asked_for_again() -> None:
    single = games.get("standard_rummy", single_hand=True)
    assert "target_score" not in single.options()
    assert games.get("standard_rummy", **single.options()).options() == single.options()


# --- what was begun earlier


def test_a_record_with_a_house_rule_that_changes_nothing_can_still_be_read() -> None:
    text = (
        "RummyKit record 1\ngame rummikub\noption joker_replacement_source rack\noption joker_sets_manipulable yes\n"
        "seats Ann / Bo\nseed 74657374\n\ndeal 1\n"
    )
    record = parse_record(text)
    (moment,) = replay(record)
    assert moment.deal.rules.options()["joker_replacement_source"] == "rack"
    assert "option joker_replacement_source rack\n" in write(record)


def test_the_options_in_force_of_a_table_begun_earlier_may_hold_one_without_a_say() -> None:
    earlier = games.get("standard_rummy", single_hand=True).options() | {"target_score": None}
    assert games.as_recorded("standard_rummy", earlier).match == games.get("standard_rummy", single_hand=True).match
    with pytest.raises(RulesError):
        games.get("standard_rummy", target_score=None)


# --- every pair there is


def unusual(sheet: Rules) -> list[list[Chosen]]:
    """Each option at each value that is not the sheet's own (a whole number at both ends)."""
    usual = sheet.options()
    return [
        [(option, value) for value in option.choices or (option.low, option.high) if value != usual[option.name]]
        for option in sheet.offers
    ]


def pairs(sheet: Rules) -> Iterator[tuple[Chosen, Chosen]]:
    """Every two options, their values by turns; `RUMMYKIT_FUZZ` takes every two values."""
    for (i, ones), (j, others) in combinations(enumerate(unusual(sheet)), 2):
        if FUZZ:
            yield from product(ones, others)
        else:
            yield ones[j % len(ones)], others[i % len(others)]


def rules_in_words(sheet: Rules, *chosen: Chosen) -> list[str] | None:
    """The rules without the list of options; None for house rules that are refused."""
    try:
        page = rule_page(sheet.with_options(**{option.name: value for option, value in chosen}), "en")
    except RulesError:
        return None
    return [text for section in page.sections if section.anchor != "options" for text in section.paragraphs]


@some_games(2, 1)
def test_no_two_house_rules_read_like_one_of_them_alone(game: str) -> None:
    sheet = games.get(game)
    chosen = chain.from_iterable(unusual(sheet))
    alone = {(option.name, value): rules_in_words(sheet, (option, value)) for option, value in chosen}
    for one, other in pairs(sheet):
        together = rules_in_words(sheet, one, other)
        if together is not None:
            for option, value in (one, other):
                assert together != alone[option.name, value], (one[0].name, other[0].name)
