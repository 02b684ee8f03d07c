"""The page of a game with a short pack names no card or tile that is not in it."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import Pack, card, colour_of, is_joker, number_of, tile
from rummykit.lab.mini import MINI_GAMES
from rummykit.rules import Rules
from rummykit.words import LANGUAGES, rule_page
from rummykit.words.languages import language_for
from rummykit.words.voice import face_text
from tests.words.sheets import SHORT, shorter


def absent(pack: Pack) -> list[int]:
    """The faces that a whole pack would have besides."""
    make = tile if pack.family == "tiles" else card
    return [
        make(number, suit) for number in range(1, 14) for suit in range(4) if number > pack.ranks or suit >= pack.suits
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", SHORT, ids=lambda rules: f"{rules.id} {rules.pack.suits} {rules.pack.ranks}")
def test_no_card_is_named_that_is_not_there(rules: Rules, language: str) -> None:
    page, speaks = rule_page(rules, language), language_for(language)
    words = "\n".join(line for section in page.sections if section.anchor != "pack" for line in section.paragraphs)
    # "red 12" says nothing of "red 1".
    named = [face_text(each, speaks) for each in absent(rules.pack)]
    assert [face for face in named if face in words.replace(face + "0", "")] == []
    for meld in (meld for section in page.sections for meld in section.examples):
        assert all(is_joker(face) or number_of(face) <= rules.pack.ranks for face in meld)
        assert all(is_joker(face) or colour_of(face) < rules.pack.suits for face in meld)


def test_ranks_that_are_not_there_count_nothing() -> None:
    for rules, said in (
        (shorter("gin_rummy", 4, 6), "an ace 1; 2 to 6 their number."),
        (MINI_GAMES["mini_gin"], "an ace 1; 2 and 3 their number."),
        (MINI_GAMES["mini_partners"], "an ace 1; 2 at 2 each."),
        (shorter("knock_rummy", 4, 11), "an ace 1; 2 to 10 their number; J 10."),
        (games.get("knock_rummy"), "an ace 1; 2 to 10 their number; J, Q and K 10 each."),
    ):
        assert any(said in line for section in rule_page(rules, "en").sections for line in section.paragraphs)


def cards_of(rules: Rules) -> str:
    """What the page says of the pack."""
    (section,) = (each for each in rule_page(rules, "en").sections if each.anchor == "pack")
    return " ".join(section.paragraphs)


FORTY = "The cards of rank 8, 9 and 10 are removed, which leaves 40."


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (
            games.get("conquian"),
            f"One pack of 52 cards is used: A, 2 to 10, J, Q and K in each of ♠, ♥, ♦ and ♣. {FORTY}",
        ),
        (
            MINI_GAMES["mini_partners"],
            "7 packs of 52 cards are shuffled together: A, 2 to 10, J, Q and K in each of ♠, ♥, ♦ and ♣. "
            "Of these, only some are used: A and 2 in ♠, 14 cards in all.",
        ),
        (
            replace(
                MINI_GAMES["mini_rummy"],
                players=(2, 3),
                more_packs=((3, replace(MINI_GAMES["mini_rummy"].pack, copies=2)),),
            ),
            "The number of cards depends on the number of players. A pack has 52 cards: A, 2 to 10, J, Q and K in each "
            "of ♠, ♥, ♦ and ♣. Of these, only some are used: A, 2, 3 and 4 in ♠ and ♥, 8 cards in all. With 2 players: "
            "1 pack, 8 cards in all. With 3 players: 2 packs, 16 cards in all.",
        ),
    ],
    ids=["ranks left out", "several packs", "packs by players"],
)
def test_what_is_left_out_of_a_pack_is_said_once_and_the_rest_counted(rules: Rules, said: str) -> None:
    assert cards_of(rules) == said


@pytest.mark.parametrize("rules", [*games.SHEETS.values(), *MINI_GAMES.values(), *SHORT], ids=lambda rules: rules.id)
def test_the_page_counts_one_thing_in_the_singular_and_calls_no_single_rank_a_range(rules: Rules) -> None:
    lines = " ".join(line for section in rule_page(rules, "en").sections for line in section.paragraphs)
    assert re.findall(r"\b1 (?:natural )?(?:card|tile|point|deal|game|turn|pack|joker|meld|player)s\b", lines) == []
    assert re.findall(r"\b(\d+) to \1\b", lines) == []


def test_a_run_ends_with_the_last_rank_of_the_pack() -> None:
    (run,) = (each for each in rule_page(shorter("gin_rummy", 4, 6), "en").sections if each.anchor == "melds.run")
    assert "nothing follows the 6. Not a run: 5♠ 6♠ A♠." in "\n".join(run.paragraphs)
