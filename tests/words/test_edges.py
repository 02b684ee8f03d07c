"""Sentences are read at their edges: one of a thing, two numbers side by side, a part with nothing in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from rummykit.rules.meaning import meaningless
from rummykit.words import LANGUAGES, RulePage, RuleSection, rule_page
from tests.examples import FUZZ
from tests.words.sheets import Told, telling, told

UNREADABLE = {
    "two numbers with only a blank between them": re.compile(r"(?<![\w.,−+-])\d+ \d+(?![\w.])"),
    "a field that was not filled in": re.compile(r"[{}]"),
    "two blanks": re.compile("  "),
    "a mark after a blank": re.compile(r"\s[,.;:!?](?=\s|$)"),
    "two marks": re.compile(r"[,;:.]\s?[,;:.](?!\.)"),
    "an empty sentence": re.compile(r"^\s*$"),
}
_WORD = r"\b1 (?:\w+ )?"
SINGULAR = {
    "en": re.compile(
        _WORD
        + "(?:cards|tiles|points|players|deals|games|rounds|turns|jokers|packs|copies|melds|sets|groups|runs|boxes"
        r"|seconds|times|columns|canastas|books|pairs|dublees|tunnelas)\b"
    ),
    "de": re.compile(
        _WORD + "(?:Karten|Steine|Punkte|Spielern|Runden|Züge|Jokern|Pakete|Meldungen|Sätze|Sequenzen|Sekunden|Paare"
        r"|Spiele|Partien|Spalten)\b"
    ),
    "it": re.compile(
        _WORD + "(?:carte|tessere|punti|giocatori|smazzate|mani|giri|turni|mazzi|copie|combinazioni|gruppi|scale"
        r"|secondi|volte|colonne|canaste|libri|burrachi|coppie|tunnele)\b"
    ),
    "es": re.compile(
        _WORD + "(?:cartas|fichas|puntos|jugadores|manos|rondas|turnos|jokers|comodines|barajas|ejemplares"
        r"|combinaciones|grupos|escaleras|casillas|segundos|veces|columnas|canastas|libros|burracos|pares|dublees"
        r"|tunnelas)\b"
    ),
}
"""One of several, in the languages where that shows."""

OF_THE_OTHER = {
    "en": (r"\b[Cc]ards?\b|\b[Aa]ces?\b|\bsuits?\b|\bkings?\b|\branks?\b", r"\b[Tt]iles?\b|\b[Rr]acks?\b"),
    "de": (
        r"Karten?\b|\bBlatt|\bAss\b|König|\bStoß|\bRang\b|\bSatz\b|Sätze|Sequenz",
        r"\bSteine?n?\b|Brett|Vorrat|Kombination|\bGruppen?\b|(?<!in )\bFolgen?\b",
    ),
    "ja": ("カード|手札|山札|スート|ランク|レイオフ", "タイル|ラック"),
    "vi": (r"\blá\b|\bnọc\b|\bphỏm\b|\bchất\b|\bát\b", r"\bquân\b|\bkhay\b|\bbộ\b(?! bài)|\bkho\b"),
    "tr": (r"\b[Kk]art|\b[Aa]s\b|\b[Pp]apaz", r"\b[Tt]aş|\b[Iı]staka"),
    "it": (r"\b[Cc]art[ae]\b|\b[Aa]ss[oi]\b|tallone|\bsem[ei]\b|smazzat", r"[Tt]esser[ae]|\b[Ll]eggi[oi]\b|riserva"),
    "es": (r"\b[Cc]artas?\b|\bases?\b|\bmazo|\bpalos?\b", r"\b[Ff]ichas?\b(?! de apuesta)|atril|reserva"),
    "zh-Hans": ("手牌|花色|点数|(?<!弃)牌堆|鬼牌|同花顺|扑克", "牌架|牌库|百搭牌|顺组|颜色"),
    "zh-Hant": ("手牌|花色|點數|(?<!棄)牌堆|鬼牌|同花順|撲克", "牌架|備用牌|百搭牌|順組|顏色"),
}
"""Words of cards, which no game of tiles says, and words of tiles."""


def unreadable(page: RulePage) -> Iterator[str]:
    """What of a page could not be printed, with what is wrong."""
    for section in page.sections:
        for text in (section.heading, *section.paragraphs):
            yield from (f"{section.anchor}: {fault}" for fault in faults_of(text, page.language))


@cache
def faults_of(text: str, language: str) -> tuple[str, ...]:
    """What could not be printed of a text, which is found on many pages."""
    kinds = UNREADABLE | ({"one of several": SINGULAR[language]} if language in SINGULAR else {})
    faults = ((kind, pattern.search(text)) for kind, pattern in kinds.items())
    return tuple(f"{kind}: {around(found)}" for kind, found in faults if found is not None)


def around(found: re.Match[str]) -> str:
    """What was found, and what stands before and after it."""
    return found.string[max(0, found.start() - 40) : found.end() + 40]


def pages(tag: str) -> Iterator[tuple[Told, RulePage]]:
    """Every page in English; in another language those that use every sentence, or with `RUMMYKIT_FUZZ` all of them."""
    if tag == "en":
        yield from ((each, each.page) for each in told())
    else:
        yield from ((each, rule_page(each.rules, tag)) for each in (told() if FUZZ else telling(told())))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_page_has_a_sentence_that_could_not_be_printed(tag: str) -> None:
    found = {f"{each.name}: {fault}" for each, page in pages(tag) for fault in unreadable(page)}
    assert not found, "\n".join(sorted(found)[:40])


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_page_of_tiles_speaks_of_cards_and_the_reverse(tag: str) -> None:
    of_cards, of_tiles = (cache(re.compile(words).search) for words in OF_THE_OTHER[tag])
    found = {
        f"{each.name}: {section.anchor}: {around(word)}"
        for each, page in pages(tag)
        if not any(meaningless(each.rules))
        for section in page.sections
        for text in (section.heading, *section.paragraphs)
        if (word := (of_cards if each.rules.pack.family == "tiles" else of_tiles)(text)) is not None
    }
    assert not found, "\n".join(sorted(found)[:40])


@pytest.mark.parametrize(
    "text",
    ["below 0 15 points", "at most {n}", "a  card", "Deal 1: .", "With 1 players", "", "1 natural cards"],
)
def test_such_a_sentence_is_found(text: str) -> None:
    section = RuleSection(anchor="aim", level=1, heading="Aim", paragraphs=(text,))
    assert list(unreadable(RulePage(game="any", language="en", title="Any", sections=(section,))))
