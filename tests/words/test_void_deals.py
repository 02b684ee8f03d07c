"""What pages say of a stock that runs out and of void deals is one thing, and what the engine does."""

from __future__ import annotations

import pytest

from rummykit import Match, games, rules
from rummykit.cards import PRINTED_JOKER, parse
from rummykit.play.actions import Discard, Draw
from rummykit.play.deal import Deal
from rummykit.rules import Rules
from rummykit.words import rule_page
from tests.engine.test_void_deals import GAMES, void
from tests.words.saying import noted_sentences
from tests.words.sheets import told

AGAIN = {"exhausted.void_again", "exhausted.void_again.same_dealer", "exhausted.void_again.same_starter"}
INDIAN = [id for id, sheet in games.SHEETS.items() if sheet.lives is not None]


def said(sheet: Rules, patched: pytest.MonkeyPatch) -> set[str]:
    """The names of the sentences of a page."""
    sentences = noted_sentences(patched)
    rule_page(sheet, "en")
    return set(sentences)


def test_a_page_says_once_what_becomes_of_a_void_deal() -> None:
    for each in told():
        void = {name for name in each.sentences if name in AGAIN or name == "exhausted.void_at_once"}
        assert len(void) <= 1, each.name
        mentioned = {"exhausted.turnovers", "exhausted.void", "exhausted.void_empty", "end.turns_void"}
        assert len(void) == bool(mentioned & each.sentences.keys()), each.name
        if each.rules.stock.voids_in_a_row == 1 and void:
            text = "\n".join(text for section in each.page.sections for text in section.paragraphs)
            assert void == {"exhausted.void_at_once"}, each.name
            assert "dealt again" not in text.replace(" is always dealt again)", ""), each.name
            assert not any("dealt again." in text for text in each.silent.paragraphs), each.name


SHEETS = [games.get(game) for game in INDIAN] + [
    games.get(game, voids_in_a_row=most) for game in GAMES for most in (0, 1, 2)
]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.id} {sheet.stock.voids_in_a_row}")
def test_who_deals_after_a_void_deal_is_what_the_page_says(sheet: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    match, most = Match(sheet, sheet.players[0], seed=5), sheet.stock.voids_in_a_row
    names = said(sheet, monkeypatch)
    for number in range(2):
        before, kind = match.deal, void(match)
        if match.result is not None:
            return
        match.next_deal()
        assert kind == ("void" if most == 0 or number + 1 < most else "skipped")
        if kind == "skipped":
            assert match.deal.dealer != before.dealer
            passes = sheet.start.later not in ("dealer_left", "next_starts")
            assert ("exhausted.void_passes" in names) == passes
        else:
            assert match.deal.starter == before.starter
            assert match.deal.dealer == before.dealer
            dealt = "starter" if before.dealer is None else "dealer"
            assert f"exhausted.void_again.same_{dealt}" in names


def stuck(sheet: Rules, *, opened: bool) -> bool:
    """Whether a deal is void before the discard pile was renewed too often: a joker is all that is left to draw."""
    hands = [parse("2S 7D TC KH")] * sheet.players[0]
    opening = [opened] * sheet.players[0]
    deal = Deal.position(sheet, hands_held=hands, opened=opening, stock=(), pile=(PRINTED_JOKER,))
    if Draw("stock") not in deal.legal_actions():
        return False
    deal.play(Draw("stock"))
    return deal.result is not None and deal.result.kind == "void"


@pytest.mark.parametrize(
    "game", ["caloochi", "german_rummy", "liverpool_rummy", "indian_rummy_points", "scala_40", "seven_bridge"]
)
def test_a_page_says_where_the_last_card_of_the_pile_may_be_refused(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where the top card stays can nothing be left to draw, and then a player with a first meld may take it."""
    sheet = games.get(game)
    names = said(sheet, monkeypatch)
    void = names & {"exhausted.none_to_take", "exhausted.one_left"}
    assert bool(void) == any(stuck(sheet, opened=each) for each in (False, True))
    draw = sheet.step(rules.Draw)
    closed = draw is not None and draw.closed_after_first_meld
    assert ("exhausted.only_card" in names) == closed


def test_a_top_card_that_stays_starts_no_new_pile() -> None:
    for each in told():
        renewed = {"flip", "shuffle", "flip_only", "shuffle_only"}
        names = {name for name in renewed if f"exhausted.{name}" in each.sentences}
        kept = {name for name in renewed if f"exhausted.{name}.keep_top" in each.sentences}
        assert not kept or each.rules.stock.keep_top, each.name
        assert not names or not each.rules.stock.keep_top, each.name
        assert ("exhausted.new_pile" in each.sentences) == bool(names), each.name
        silent = "\n".join(each.silent.paragraphs)
        assert not (each.rules.stock.keep_top and "starts a new pile" in silent), each.name


def rounds_of_one_card(sheet: Rules) -> int | None:
    """How often everybody takes the last card and discards another before the deal is void; none where it is not."""
    players = sheet.players[0]
    hands = [parse("2S 7D TC KH")] * players
    deal = Deal.position(sheet, hands_held=hands, opened=[True] * players, stock=(), pile=parse("9C"))
    taken = 0
    while deal.result is None and taken < 50 * players:
        draws = [each for each in deal.legal_actions() if isinstance(each, Draw) and each.source == "discard"]
        if not draws:
            return None
        deal.play(draws[0])
        taken += 1
        if deal.result is None:
            deal.play(next(each for each in deal.legal_actions() if isinstance(each, Discard)))
    return None if deal.result is None or deal.result.kind != "void" else (taken - 1) // players


RENEWED = [
    id
    for id, sheet in games.SHEETS.items()
    if sheet.stock.when_empty in ("flip", "shuffle")
    and sheet.step(rules.Play) is not None
    and sheet.pack.family == "cards"
]


@pytest.mark.parametrize("game", RENEWED)
def test_a_single_card_that_goes_round_ends_a_deal_only_where_the_page_says_so(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = games.get(game)
    rounds = rounds_of_one_card(sheet)
    assert rounds in (None, sheet.stock.times)
    assert ("exhausted.one_goes_round" in said(sheet, monkeypatch)) == (rounds is not None)
