"""No word that was given up is said: in no rule page, house rule, refusal, message, notice, label, note or fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from typing import NamedTuple

import pytest

from rummykit import games, words
from rummykit.server.features.notices import mail_words
from rummykit.server.features.notices.turns import DueTurn
from rummykit.server.features.notices.words import your_turn
from rummykit.server.refusals import EVERY
from rummykit.words.language import FIELD
from rummykit.words.languages import LANGUAGES, workshop
from tests.words import glossary
from tests.words.fault_sentences import sentences as of_faulty_sheets
from tests.words.glossary import FAMILIES, GivenUp
from tests.words.page_texts import messages
from tests.words.sheets import shipped


class Said(NamedTuple):
    """A text, where it stands, and the family of games that it is said of."""

    at: str
    family: str
    text: str


@pytest.fixture(scope="module")
def sentences() -> frozenset[tuple[str, str]]:
    """Which sentences the rule pages of all games with all house rules have, and of which family."""
    return frozenset((sentence, each.rules.pack.family) for each in shipped() for sentence in each.sentences)


def of_the_rules(tag: str, sentences: frozenset[tuple[str, str]]) -> Iterator[Said]:
    """The sentences of the rule pages with the words of the family in them, and the texts of the house rules."""
    language = LANGUAGES[tag]
    for name, family in sorted(sentences):
        own = language.terms("tiles" if family == "tiles" else "cards")
        parts = FIELD.split(language.sentences[name])
        # Between the texts stand, by turns, the name of a field and the noun that counts it.
        names = ["…" if noun else own.get(field, "…") for field, noun in zip(parts[1::3], parts[2::3], strict=True)]
        text = "".join(text + word for text, word in zip(parts[::3], [*names, ""], strict=True))
        yield Said(f"rule:{name}", family, text)
    for sheet in games.SHEETS.values():
        for option in sheet.offers:
            yield Said(f"option:{option.name}", sheet.pack.family, words.option_text(option, tag))
            for choice in option.choices:
                yield Said(f"option:{option.name}", sheet.pack.family, words.choice_text(option, choice, tag))


def of_the_refusals() -> Iterator[Said]:
    """What the engine and the server refuse with, in English only; what is said of both families speaks of cards."""
    for code, refusal in EVERY.items():
        families = glossary.families_of(f"refusal_{code}")
        yield Said(f"refusal:{code}", families[0] if len(families) == 1 else "cards", FIELD.sub("…", refusal.text))


def of_the_page(tag: str) -> Iterator[Said]:
    """The messages of the page; where one has a text for each family, that of the family."""
    for key, message in messages(tag).items():
        for case, text in message.items():
            named = dict(case).get("family")
            every = glossary.families_of(key)
            families = (named,) if named in FAMILIES else ("cards",) if named == "*" else every
            for family in families:
                yield Said(f"message:{key}", family, FIELD.sub("…", text))


def of_the_notices(tag: str) -> Iterator[Said]:
    """What people are told outside the page: of their turn and of their address, on their device and by e-mail."""
    game = {"en": "…"}
    turn = DueTurn("", 0, None, None, here=False, perhaps=False, game=game, player="…", others=("…", "…"))
    texts = (your_turn(turn, tag), mail_words.turn_letter(game, "…", "…", tag), mail_words.confirmation("…", tag))
    for text in texts:
        for part in text:
            for family in FAMILIES:
                yield Said(f"notice:{type(text).__name__}", family, part)


def of_the_workshop(tag: str) -> Iterator[Said]:
    """The labels, notes and faults where people make a game of their own, which are said of both families."""
    said = workshop(tag)
    for key, label in said.labels.items():
        yield Said(f"label:{key}", "", label)
    if tag == "en":
        yield from (Said("fault", "", FIELD.sub("…", fault)) for fault in of_faulty_sheets())
        return
    for key, note in said.notes.items():
        yield Said(f"note:{key}", "", note)
    for key, fault in said.faults.items():
        yield Said(f"fault:{key}", "", FIELD.sub("…", fault))


def everything_said(tag: str, sentences: frozenset[tuple[str, str]]) -> Iterator[Said]:
    yield from of_the_rules(tag, sentences)
    if tag == "en":
        yield from of_the_refusals()
    yield from of_the_page(tag)
    yield from of_the_notices(tag)
    yield from of_the_workshop(tag)


def wrong(given_up: GivenUp, said: Said) -> bool:
    """Whether a word that was given up is in text of a family that it is wrong in."""
    return given_up.where in (None, said.family) and given_up.find.search(said.text) is not None


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_word_that_was_given_up_is_said(tag: str, sentences: frozenset[tuple[str, str]]) -> None:
    given_up = [each for term in glossary.terms() for each in term.given_up if each.language == tag]
    assert given_up
    found = {
        f"{each.notion}: {each.say} in {said.at} ({said.family}): {said.text}"
        for said in everything_said(tag, sentences)
        for each in given_up
        if not each.allowed(said.at) and wrong(each, said)
    }
    assert not found, "\n".join(sorted(found))


STIFF = re.compile(
    r"\b(?:[Ww]hoever(?:'s)?|lies|lie there|brings?(?! in)|just so|let (?:it )?pass|anew"
    r"|by chance|all the same|but for|dearest|take it away|[Nn]othing is (?:laid|drawn|taken|played)|[Cc]ompared are)\b"
)
"""English that nobody would say at a table, and the print of no publisher: idioms of other languages word by word."""


def test_english_is_what_people_say_at_a_table(sentences: frozenset[tuple[str, str]]) -> None:
    said = {f"{each.at}: {each.text}" for each in everything_said("en", sentences)}
    stiff = sorted(text for text in said if STIFF.search(text))
    assert not stiff, "\n".join(stiff)


NARROW = re.compile(r"(?<=[\u3040-\u30ff\u4e00-\u9fff…])[,:;!?()]|[,;!?()](?=[\u3040-\u30ff\u4e00-\u9fff])")
"""A mark of Latin script beside a Chinese or Japanese character, or what takes the place of one."""


@pytest.mark.parametrize("tag", ["ja", "zh-Hans", "zh-Hant"])
def test_chinese_and_japanese_have_marks_of_their_own(tag: str, sentences: frozenset[tuple[str, str]]) -> None:
    narrow = {f"{said.at}: {said.text}" for said in everything_said(tag, sentences) if NARROW.search(said.text)}
    assert not narrow, "\n".join(sorted(narrow))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_exception_is_one(tag: str, sentences: frozenset[tuple[str, str]]) -> None:
    """A place where a given-up word is right has that word, so that no exception outlives its sentence."""
    said = list(everything_said(tag, sentences))
    idle = [
        f"{each.say} in {at}"
        for term in glossary.terms()
        for each in term.given_up
        if each.language == tag
        for at in each.but
        if not any(fnmatch(one.at, at) and wrong(each, one) for one in said)
    ]
    assert not idle


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_term_is_in_use(tag: str, sentences: frozenset[tuple[str, str]]) -> None:
    said: dict[str, list[str]] = {family: [] for family in (*FAMILIES, "")}
    for one in everything_said(tag, sentences):
        said[one.family].append(one.text.casefold())
    texts = {family: "\n".join(several) for family, several in said.items()}
    unused = [
        f"{term.notion}: {word} ({family})"
        for term in glossary.terms()
        for family in FAMILIES
        for word in term.words[tag][family]
        if word.casefold() not in texts[family]
        if term.words[tag]["tiles"] != term.words[tag]["cards"] or word.casefold() not in "\n".join(texts.values())
    ]
    assert not unused


def test_what_is_said_of_one_family_is_a_message() -> None:
    assert not [each for each in glossary.families_named() if not any(fnmatch(key, each) for key in messages("en"))]


def test_the_glossary_has_every_language() -> None:
    assert {tag: language.name for tag, language in LANGUAGES.items()} == glossary.LANGUAGES


def test_the_page_of_the_terms_is_not_stale() -> None:
    stale = "Run `python -m tests.words.glossary` and commit docs/terms.md."
    assert glossary.PAGE.read_text(encoding="utf-8") == glossary.markdown(), stale
