"""A language speaking about the cards or the tiles of one game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from rummykit.cards import (
    JOKER,
    NAMES,
    PRINTED_JOKER,
    STANDING_FOR,
    Face,
    Faces,
    Family,
    Pack,
    colour_of,
    is_joker,
    is_tile,
    number_of,
)
from rummykit.rules import Rules
from rummykit.rules.stakes import in_cents
from rummykit.words.language import FIELD, Language, Value
from rummykit.words.languages import FALLBACK, sentence
from rummykit.words.page import RuleSection

COURT = {1: "A", 11: "J", 12: "Q", 13: "K"}
MINUS = "−"


def voice_of(rules: Rules, language: Language) -> Voice:
    """The voice that speaks of a game in the words of its players."""
    named = (word.called for word in (rules.books, rules.second_hand) if word is not None)
    return Voice(language, rules.pack.family, *named)


class Voice:
    """Says sentences by their id; `missing` are those that the language lacks, which were said in English.

    `rooms` are where it takes its words from: the family, and what players of the game call their long melds and second
    hands.
    """

    def __init__(self, language: Language, family: Family, *called: str) -> None:
        self.language = language
        self.family = family
        self.rooms = (family, *called)
        self.terms = language.terms(*self.rooms)
        self.missing: dict[str, None] = {}

    def say(self, sentence: str, **fields: Value) -> str:
        """A sentence with its fields filled in, in English where the language lacks it."""
        sentence = self.form_of(sentence)
        template = self.language.sentences.get(sentence)
        if template is None and self.language is not FALLBACK:
            self.missing[sentence] = None
            return Voice(FALLBACK, self.family, *self.rooms[1:]).say(sentence, **fields)

        text, rest = pieces(self.language.sentences[sentence] if template is None else template)
        for name, noun, after in rest:
            if noun:
                text += self.language.count(int(fields[name]), noun, *self.rooms)
            else:
                text += str(fields[name]) if name in fields else self.terms[name]
            text += after
        return text

    def form_of(self, sentence: str) -> str:
        """The sentence, or its form for the family: what both say of a table or of a turn may speak of one of them."""
        of_family = f"{sentence}.{self.family}"
        return of_family if of_family in FALLBACK.sentences else sentence

    def money(self, amount: int) -> str:
        """An amount of cents, with two places."""
        return in_cents(amount).replace(".", self.language.point)

    def join(self, *sentences: str) -> str:
        """A paragraph of sentences; empty ones are left out."""
        return self.language.gap.join(sentence for sentence in sentences if sentence)

    def section(self, anchor: str, *paragraphs: str, examples: Iterable[Faces] = (), heading: str = "") -> RuleSection:
        """A section under the heading of its anchor, or under another one; empty paragraphs are left out."""
        return RuleSection(
            anchor=anchor,
            level=anchor.count(".") + 1,
            heading=self.say(f"heading.{heading or anchor}"),
            paragraphs=tuple(paragraph for paragraph in paragraphs if paragraph),
            examples=tuple(examples),
        )

    def suit(self, suit: int) -> str:
        """The name of a colour or the sign of a suit."""
        return self.language.suits[self.family][suit]

    def last_rank(self, pack: Pack) -> dict[str, Value]:
        """The field of a sentence that names the last rank, where the pack ends before the king or the 13."""
        if pack.ranks == 13:
            return {}
        name = str(pack.ranks) if self.family == "tiles" else COURT.get(pack.ranks, str(pack.ranks))
        return {"king": self.language.word("king", "tiles").forms[0].replace("13", name)}

    def face(self, face: Face) -> str:
        """One card or tile."""
        return face_text(face, self.language)

    def faces(self, faces: Sequence[Face]) -> str:
        """Several cards or tiles."""
        return faces_text(faces, self.language)

    def sum(self, melds: Sequence[Faces]) -> str:
        """Several melds, added up."""
        return " + ".join(f"({self.faces(meld)})" if len(melds) > 1 else self.faces(meld) for meld in melds)

    def jokers(self, pack: Pack) -> str:
        """How many jokers of which kind a pack has."""
        return self.language.all_of(
            [self.language.count(count, joker_noun(face), self.family) for face, count in pack.jokers if count]
        )


@cache
def pieces(template: str) -> tuple[str, tuple[tuple[str, str | None, str], ...]]:
    """What a template begins with, and then each field with its noun and the text behind it."""
    first, *rest = FIELD.split(template)
    return first, tuple(zip(rest[::3], rest[1::3], rest[2::3], strict=True))


def joker_noun(face: Face) -> str:
    """The name under which languages know a kind of joker."""
    return "joker" if face in (JOKER, PRINTED_JOKER) else f"joker_{NAMES[face]}"


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


def faces_text(faces: Sequence[Face], language: Language) -> str:
    """Cards and tiles in words, in the order given."""
    gap = " · " if any(is_tile(face) for face in faces) else " "
    return gap.join(face_text(face, language) for face in faces)


def face_text(face: Face, language: Language) -> str:
    """One card or tile in words: "red 7", "7♥"."""
    if face >= STANDING_FOR:
        joker = language.word("joker", "cards").forms[0]
        return f"{joker} ({face_text(face - STANDING_FOR, language)})"
    if is_joker(face):
        return language.word(joker_noun(face), "cards" if face == PRINTED_JOKER else "tiles").forms[0]
    number = number_of(face)
    if is_tile(face):
        return sentence(language, "face.tile").format(colour=language.suits["tiles"][colour_of(face)], number=number)
    return COURT.get(number, str(number)) + language.suits["cards"][colour_of(face)]
