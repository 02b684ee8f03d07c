"""Each sentence stands only on the pages of games for which it is true."""

from __future__ import annotations

import re

import pytest

from rummykit import games
from rummykit.cards import parse, parse_face
from rummykit.play.actions import Discard, Meld
from rummykit.play.deal import Deal
from rummykit.rules import REFUSALS, Rules
from rummykit.rules.fields import with_fields
from rummykit.words import LANGUAGES, rule_page
from rummykit.words.languages import language_for
from tests.words.page_texts import messages
from tests.words.sheets import shipped

OF_JOKERS = {
    "jokers.natural",
    "jokers.alone",
    "jokers.several",
    "jokers.kind",
    "wilds.at_most_naturals",
    "wilds.fewer_than_naturals",
    "wilds.most",
    "silent.several_jokers",
    "silent.kind",
    "silent.at_most_naturals",
    "silent.fewer_than_naturals",
}
"""What is said of jokers where nothing else is wild."""
OF_WILDS = {
    "jokers.natural_or_tunnela",
    "wilds.natural",
    "wilds.alone",
    "jokers.several_wilds",
    "jokers.kind_wilds",
    "silent.several_wilds",
    "silent.kind_wilds",
    "silent.at_most_wilds",
    "silent.fewer_wilds",
}
"""What is said of wild cards where other cards are wild, too."""


def of_page(sheet: Rules, anchor: str, language: str = "en") -> str:
    sections = rule_page(sheet, language).sections
    return "\n".join(text for section in sections if section.anchor == anchor for text in section.paragraphs)


def test_what_limits_all_wild_cards_is_not_said_of_jokers() -> None:
    for name, rules, _, _, sentences in shipped():
        others = rules.deal.wild_indicator or (rules.wilds is not None and rules.wilds.rank is not None)
        wrong = sentences.keys() & (OF_JOKERS if others else OF_WILDS)
        assert not wrong, name
        if "wilds.alone" in sentences:
            assert not sentences.keys() & {"wilds.natural", "silent.several_wilds", "silent.several_jokers"}, name


def test_both_minimums_are_said_where_groups_and_runs_differ() -> None:
    for name, rules, _, _, sentences in shipped():
        if rules.groups is not None and rules.runs is not None:
            same = rules.groups.min_size == rules.runs.min_length
            assert ("melds.both" if same else "melds.both_sizes") in sentences, name


def test_dirty_books_are_also_needed_only_beside_others() -> None:
    others = {"books.natural_to_go_out", "books.to_go_out", "books.to_go_out_with"}
    for name, _, _, _, sentences in shipped():
        assert ("books.mixed_to_go_out" not in sentences) or sentences.keys() & others, name
        assert ("books.only_mixed_to_go_out" not in sentences) or not sentences.keys() & others, name


@pytest.mark.parametrize(
    "wrong",
    [
        r"\b1 \w+ are\b",
        r"There are also 1\b",
        r"[♠♥♦♣]s\b",
        r"\b0 points (more|for every)\b",
        r"A match has 1 ",
        r"to win 1 ",
        r": contract:",
        r"If both reach\b",
    ],
)
def test_no_page_says(wrong: str) -> None:
    for name, _, page, _, _ in shipped():
        told = " ".join(text for section in page.sections for text in section.paragraphs)
        assert not re.search(wrong, told), name


def test_in_a_list_of_values_there_is_no_second_colon() -> None:
    lists = {"scoring.values", "scoring.values_laid", "scoring.side_values", "scoring.values_deadwood"}
    for name, _, _, _, sentences in shipped():
        for each in lists & sentences.keys():
            assert sentences[each].count(":") == 1, name


def test_cards_that_count_their_number_are_said_together_and_exceptions_last() -> None:
    contract = of_page(games.get("contract_rummy", deuces_wild=True), "scoring")
    assert "counts: A and 2 at 15 each; 3 to 10 their number; J, Q and K" not in contract  # three are a range
    assert "counts: A and 2 at 15 each; 3 to 10 their number; J to K at 10 each; a joker 15." in contract
    shanghai = of_page(games.get("shanghai_rummy", deuces_wild="black"), "scoring")
    assert "2 to 10 at 5 each; J to K at 10 each; a joker 15; but 2♠ and 2♣ at 15 each." in shanghai
    assert "A at 15 each; 2 at 20 each; 3 to 7 at 5 each" in of_page(games.get("burraco"), "scoring")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_goes_out_with_one_concealed_suit_scores_four_times_as_much(language: str) -> None:
    said = language_for(language).sentences
    page = of_page(games.get("thai_dummy"), "scoring", language)
    assert said["scoring.out_multiplied"] in page
    assert said["scoring.out_both"].partition("{")[0] in page
    assert said["scoring.out_multiplied"] not in of_page(games.get("thai_dummy", knock_bonus=0), "scoring", language)


def test_points_of_a_player_without_a_meld_are_doubled_too_where_there_are_any() -> None:
    doubled = "the points of the others are doubled."
    assert f"{doubled} This also applies to the 100 points" in of_page(games.get("remi_51"), "scoring")
    for sheet in (games.get("remi_51", unopened_penalty=0), games.get("kalooki_40", kalooki_doubles_penalty=True)):
        assert of_page(sheet, "scoring").endswith(doubled)


def test_the_first_turn_is_played_as_usual_and_starts_the_discard_pile() -> None:
    remi = games.get("remi_51", first_meld=0, pure_run=False)
    hands = [parse("2S 3S 4S 5S 7H 8H 9H TD JD QD KC KC AC 6D"), parse("2C 4C 6C 8C TC QC 2D 4D 6D 8D 3H 5H 7D")]
    deal = Deal.position(remi, hands_held=hands, stock=parse("9C 9D"), phase="play")
    deal.play(Meld(parse("2S 3S 4S 5S")))
    deal.play(Discard(parse_face("KC")))
    assert deal.turn == 1
    for game in games.SHEETS.values():
        if game.deal.starter_extra:
            drawing = of_page(game, "turn.draw")
            assert "does not draw in the first turn, but otherwise plays it as usual." in drawing
            assert ("starts the discard pile" in drawing) == (game.pack.family == "cards"), game.id


def test_a_match_of_one_is_said_to_be_one() -> None:
    assert of_page(games.get("conquian"), "match") == "The first player to win a deal wins the match."
    assert of_page(games.get("standard_rummy", single_hand=True), "match").startswith("One deal is the whole match")
    assert "One game is the whole match: the highest score wins." in of_page(
        games.get("rummikub", num_games=1), "match"
    )
    assert "One deal is the whole match: the lowest score wins." in of_page(
        games.get("german_rummy", num_hands=1), "match"
    )
    assert of_page(games.get("rummikub_twist"), "match").startswith("A match has as many games as there are players.")


WILD = {"en": "wild", "de": "wilde", "vi": "lá thế", "tr": "joker kart", "it": "matte", "es": "comodines"}
WILD |= {"zh-Hant": "百搭", "zh-Hans": "百搭", "ja": "ワイルド"}
LIMITS = ("jokers_not_fewer", "too_many_jokers", "more_jokers_than_allowed", "no_natural", "opening_needs_natural_run")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_of_wild_cards_is_true_of_twos_as_well(language: str) -> None:
    for code in LIMITS:
        assert "wild" in REFUSALS[code].text
        for case, text in messages(language)[f"refusal_{code}"].items():
            assert WILD[language] in text or ("family", "tiles") in case, (code, text)


DATIVE = re.compile(
    r"\b(?:aus|bei|mit|nach|seit|von|zu) (?:(?:mindestens|höchstens|insgesamt|je|bis zu|mehr als|weniger als) )*"
    r"(?:\d+|\{ \$\w+ \}) (?:Punkte|Spiele|Steine|Züge|Spieler|Paare|Sätze|Pakete|Blätter|Umläufe|Tage|Plätze)\b",
    re.IGNORECASE,
)


def test_german_numbers_after_mit_and_von_are_in_the_dative() -> None:
    assert DATIVE.search("Alle beginnen mit 100 Punkte.")
    for each in shipped():
        for section in rule_page(each.rules, "de").sections:
            for text in section.paragraphs:
                assert not DATIVE.search(text), (each.name, text)
    for name, cases in messages("de").items():
        for text in cases.values():
            assert not DATIVE.search(text), (name, text)


def test_german_counts_after_a_preposition_with_the_dative_have_its_noun() -> None:
    before = r"\b(?:aus|bei|mit|nach|seit|von|zu) (?:(?:mindestens|höchstens|insgesamt|je|mehr als|weniger als) )*"
    for name, text in language_for("de").sentences.items():
        for noun in re.findall(before + r"\{\w+:(\w+)\}", text, re.IGNORECASE):
            assert noun.endswith("_dat"), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_gin_say_who_knocked(language: str) -> None:
    said = language_for(language).sentences
    for straight in (False, True):
        text = of_page(games.get("gin_rummy", straight_gin=straight), "scoring", language)
        first = language_for(language).seats[0]
        told = said["gin.in_example"] if straight else said["gin.knock"]
        assert told in text
        assert first in told
        assert said["gin.knock" if straight else "gin.in_example"] not in text


def test_no_page_speaks_of_no_points_or_of_one_card_as_of_several() -> None:
    lone = with_fields(games.get("gin_rummy"), {"offers": (), "stock.empty_at": 1})
    sheets = [*(each.rules for each in shipped()), lone, games.get("burraco", stock_reserve=1)]
    for sheet in sheets:
        for text in (text for section in rule_page(sheet, "en").sections for text in section.paragraphs):
            assert not re.search(r"(?:gets?|pays?|scores?) (?:the winner )?0 points", text), (
                sheet.id,
                sheet.house,
                text,
            )
            assert not re.search(r"\b1 (?:card|tile|point|player|turn)\b[^,.:;]* are\b", text), (sheet.id, text)
    assert "has only 1 card left" in of_page(lone, "exhausted")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_costs_nothing_in_tong_its_is_said_without_a_number(language: str) -> None:
    for house in ({"pay_fold": 0}, {"pay_lost_fight": 0}, {"pay_stock": 0}, {"pay_fold": 0, "pay_lost_fight": 0}):
        text = of_page(games.get("tong_its", **house), "scoring", language)
        rules = text[text.index("\n") : text.rindex("\n")]  # without card values and the example
        assert not re.search(r"(?<![\d,.])0(?! ?[:：])", rules), (house, rules)
