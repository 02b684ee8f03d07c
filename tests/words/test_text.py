"""A page as plain text and as Markdown."""

from __future__ import annotations

import pytest

from rummykit import games
from rummykit.cards import parse
from rummykit.words import LANGUAGES, as_markdown, as_text, rule_page
from rummykit.words.text import columns, wrapped
from rummykit.words.voice import faces_text, signed


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_wide(language: str, width: int) -> None:
    for line in as_text(rule_page(games.get("rummikub"), language), width).splitlines():
        assert columns(line) <= width or line.startswith("  * "), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_lost_in_wrapping(language: str) -> None:
    for section in rule_page(games.get("standard_rummy"), language).sections:
        for paragraph in section.paragraphs:
            lines = list(wrapped(paragraph, 50))
            assert "".join(lines).replace(" ", "") == paragraph.replace(" ", "")
            assert not any(line[0] in "、。，」）·ー" for line in lines)


def test_wide_signs_take_two_columns() -> None:
    assert columns("順牌 run") == 8
    assert list(wrapped("一二三四五", 6)) == ["一二三", "四五"]
    assert list(wrapped("一二三。四", 6)) == ["一二", "三。四"]


def test_plain_text_has_headings_and_examples() -> None:
    text = as_text(rule_page(games.get("standard_rummy"), "en"))
    assert text.startswith("Rummy\n=====\n")
    assert "\nLegal melds\n-----------\n" in text
    assert "\n  * A♦ 2♦ 3♦\n" in text


def test_markdown_has_anchors_levels_and_examples() -> None:
    text = as_markdown(rule_page(games.get("rummikub"), "en"))
    assert text.startswith("# Rummikub\n")
    assert '\n<a id="jokers.sets"></a>\n\n### Sets with a joker\n' in text
    assert "\n* red 7 · blue 7 · black 7\n" in text
    assert text.endswith("\n")


@pytest.mark.parametrize(
    ("language", "tiles"),
    [
        ("en", "red 4 · joker · orange 13"),
        ("zh-Hant", "紅4 · 百搭牌 · 橙13"),
        ("zh-Hans", "红4 · 百搭牌 · 黄13"),
        ("ja", "赤4 · ジョーカー · オレンジ13"),
    ],
)
def test_tiles_are_told_by_colour_and_number(language: str, tiles: str) -> None:
    assert faces_text(parse("r4 J o13"), LANGUAGES[language]) == tiles


def test_cards_are_told_by_rank_and_suit() -> None:
    assert faces_text(parse("TH JK=JH QH"), LANGUAGES["en"]) == "10♥ joker (J♥) Q♥"


@pytest.mark.parametrize(("points", "said"), [(5, "+5"), (0, "0"), (-7, "−7")])
def test_points_have_their_sign(points: int, said: str) -> None:
    assert signed(points) == said
