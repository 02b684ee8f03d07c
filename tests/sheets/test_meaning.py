"""A field that a sheet sets means something there: the rule page says it; what means nothing changes no deal."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from rummykit import Deal, games
from rummykit.checked import fields_of
from rummykit.match.score import score
from rummykit.play.actions import Timeout
from rummykit.rules import CardsLaid, CardValues, Rules, RulesError, Stock
from rummykit.rules.consistency import faults
from rummykit.rules.fields import with_fields
from rummykit.rules.meaning import lasts, meaningless
from rummykit.sheets import SheetError, from_plain, from_stored, to_brief, to_stored
from rummykit.words import rule_page
from tests.examples import scaled, some_games
from tests.flips import Flip, flips, plain
from tests.words.test_every_field_is_said import UNSAID

every_game = pytest.mark.parametrize("game", games.SHEETS)
COUNTS_NO_HAND = {"conquian", "continental_rum", "nowrang"}
"""Games in which no hand is counted: by the values of cards bots choose what they discard, and the clock does."""
DECISIONS = 120
NEVER_PLAYED = (
    *("turn.Draw.hand_melds", "turn.Play.more_melds", "turn.Play.lay_off_at_once", "turn.Discard.careless"),
    *("scoring.unopened", "opening.after_rounds", "deal.starter_extra"),
)
"""Fields that no release has taken where they mean nothing, or that have stopped the deal there."""
NEVER_SAID = ("groups.short_rank", "runs.short_rank", "values.number")
"""Fields that older releases took where no page said them, and played."""


def is_silent(game: str, flip: Flip) -> bool:
    """Whether the page may leave it unsaid that a field of a game is set so."""
    sheet, field, value = plain(game), flip.field, flip.value
    if isinstance(value, CardValues):
        changed = [name for name in fields_of(CardValues) if getattr(value, name) != getattr(sheet.values, name)]
        return all(_is_silent(game, f"CardValues.{name}") for name in changed)
    if field == "Books.to_go_out" and sheet.books is not None and isinstance(value, int):
        return value <= sheet.books.natural_to_go_out + sheet.books.mixed_to_go_out
    return (field == "Stock.when_empty" and lasts(sheet)) or _alike(sheet, flip.sheet) or _is_silent(game, field)


def _is_silent(game: str, field: str) -> bool:
    if games.get(game).pack.family == "tiles" and field == "CardValues.court":
        return True  # a tile counts its number in any case
    if not games.get(game).all_jokers and field == "CardValues.joker":
        return True  # what a joker would count, where a house rule adds some
    return field in UNSAID or (game in COUNTS_NO_HAND and field.startswith(("CardValues.", "Rules.values")))


@some_games(2)
def test_the_rule_page_says_whatever_a_sheet_may_set(game: str) -> None:
    tried = [flip for flip in flips(game) if not any(faults(flip.sheet))]
    page = rule_page(plain(game), "en")
    unsaid = [
        str(flip) for flip in tried[: scaled(60)] if not is_silent(game, flip) and rule_page(flip.sheet, "en") == page
    ]
    assert unsaid == []


def _alike(sheet: Rules, other: Rules) -> bool:
    """Whether both are the same for every number of players: another pack that is like the pack is none."""
    return sheet.more_packs != other.more_packs and all(
        sheet.pack_for(players) == other.pack_for(players) for players in range(sheet.players[0], sheet.players[1] + 1)
    )


@some_games(2, 1)
def test_what_means_nothing_changes_no_deal(game: str) -> None:
    sheet = plain(game)
    idle = [
        flip
        for flip in flips(game)
        if [path for path, _, _ in meaningless(flip.sheet)] == [flip.path]
        and flip.path not in (*NEVER_PLAYED, *NEVER_SAID)
    ]
    assert idle, "every game has fields that mean nothing there"
    for seed, flip in enumerate(idle[: scaled(12)]):
        assert walked(flip.sheet, seed % 3) == walked(sheet, seed % 3), str(flip)


@every_game
def test_a_file_is_blamed_for_no_field_that_it_does_not_write(game: str) -> None:
    for flip in flips(game)[: scaled(12)]:
        told = [fault for fault in _told(to_brief(flip.sheet, games.get(game))) if "means nothing" in fault]
        if not flip.path.startswith("turn."):  # the steps of a turn are all written where one of them differs
            assert all(fault.startswith(flip.path) for fault in told), f"{flip}: {told}"


@every_game
def test_what_was_stored_is_read_without_what_means_nothing(game: str) -> None:
    idle = [flip for flip in flips(game) if _means_nothing(flip) and [*faults(flip.sheet)] == [*faults(plain(game))]]
    for flip in idle[: scaled(9)]:
        assert from_stored(to_stored(flip.sheet)) == plain(game), str(flip)


def _told(brief: dict[str, Any]) -> list[str]:
    try:
        from_plain(brief, games.get)
    except SheetError as error:
        return [fault.text for fault in error.faults]
    return []


@every_game
def test_no_sheet_stops_a_deal(game: str) -> None:
    """There is always something to do, by the player and by the clock."""
    legal = [flip for flip in flips(game) if not any(faults(flip.sheet))]
    for seed, flip in enumerate(legal[: scaled(24)]):
        deal = Deal(flip.sheet, players=flip.sheet.players[seed % 2], seed=seed, undoable=False)
        chance = Random(seed)
        for decision in range(DECISIONS):
            if deal.result is not None:
                break
            if decision % 5 == 0:
                deal.clone(undoable=False).play(Timeout())
            choices = list(deal.legal_actions())
            assert choices, f"{flip}: nothing to do after {decision} decisions"
            deal.play(chance.choice(choices))
            deal.view(deal.turn)


COUNTED = CardsLaid(low_ace=1, concealed=1, one_suit=1, unlaid=1)
ONCE_STOPPED: list[tuple[str, str, Any, int, int]] = [
    ("caloochi", "turn.Swap.groups", "nothing", 2, 0),
    ("double_rum", "scoring", COUNTED, 6, 0),
    ("scala_40", "turn.Draw.card_goes", "table", 6, 1),
    ("seven_bridge", "scoring", COUNTED, 2, 1),
    ("seven_bridge", "scoring", COUNTED, 6, 1),
    ("thai_dummy", "stock", Stock(when_empty="shuffle", times=10, keep_top=True), 2, 1),
    ("thai_dummy", "stock", Stock(when_empty="shuffle", times=10, keep_top=True), 4, 1),
    ("canasta", "turn.Play.last_only.rank", 5, 4, 1),
    ("canasta", "bonus_cards.cards.rank", 4, 4, 1),
]
"""Games with a field set so that a deal by chance came to a standstill, or to an error: its players and its seed."""


@pytest.mark.parametrize(("game", "path", "value", "players", "seed"), ONCE_STOPPED)
def test_what_once_stopped_a_deal_stops_none(game: str, path: str, value: Any, players: int, seed: int) -> None:
    sheet = with_fields(plain(game), {path: value})
    for each in (seed, *range(10, 13)):
        deal, chance = Deal(sheet, players=players, seed=each, undoable=False), Random(each)
        for _ in range(250):
            if deal.result is None:
                deal.view(deal.turn)
                legal = list(deal.legal_actions())
                assert legal, f"seed {each}: nothing to do"
                deal.play(chance.choice(legal))


def test_cards_are_taken_out_of_the_pile_only_where_any_meld_may_take_them() -> None:
    with pytest.raises(RulesError, match=r'lay_off = "any"'):
        with_fields(plain("rummy_500"), {"turn.Play.lay_off": "own"})


def _means_nothing(flip: Flip) -> bool:
    return [path for path, _, _ in meaningless(flip.sheet)] == [flip.path]


@cache
def walked(sheet: Rules, seed: int) -> list[Any]:
    """What a walk by chance shows of a sheet: whose turn it is and what is legal, and in the end the points."""
    fewest, most = sheet.players
    deal = Deal(sheet, players=min(max(fewest, 3), most), seed=seed, undoable=False)
    chance, shown = Random(seed), list[Any]()
    while deal.result is None and len(shown) < DECISIONS:
        legal = sorted(map(str, deal.legal_actions()))
        shown.append((deal.turn, deal.phase, legal))
        laid = [action for action in legal if not action.startswith(("draw", "discard"))]
        deal.play(chance.choice(laid if laid and chance.random() < 0.6 else legal))
    return [*shown, None if deal.result is None else score(sheet, deal.result).points]
