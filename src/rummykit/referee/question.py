"""Reading a question to the referee; a bad one is refused with a code and a sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from rummykit import games
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, NotationError, Pack, parse_word, show
from rummykit.rules import IllegalAction, OptionIdle, OptionValue, Rules, RulesError
from rummykit.rules.copies import TooManyCopies, TooManyPieces, check_copies, check_count, most_copies
from rummykit.rules.players import wrong_number

PieceNames: TypeAlias = list[str]
Fields: TypeAlias = dict[str, Any]
T = TypeVar("T")


class Verdict(NamedTuple):
    """What the referee says: the fields of the answer, and the refusal behind it if it is a no.

    For a legal meld, also what each of its jokers stands for, from left to right; None where that is open.
    """

    fields: Fields
    refusal: IllegalAction | None = None
    jokers: tuple[Face | None, ...] = ()


class Malformed(ValueError):
    """A question that cannot be answered: `code`, `text` (a sentence), and the question's `id` where it has one.

    Codes: ``not_json``, ``malformed`` (something is missing or of the wrong type), ``unknown_ask``, ``unknown_game``,
    ``bad_option``, ``unknown_piece`` (no card or tile has this name), ``foreign_piece`` (it is not in this game),
    ``impossible`` (a position or a number that the game cannot have), ``too_large`` (more than the solver takes),
    ``not_worked_out`` (the referee does not know this yet).
    """

    def __init__(self, code: str, text: str, id: object = None) -> None:
        super().__init__(f"{text} [{code}]")
        self.code = code
        self.text = text
        self.id = id


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A question as it is sent; unknown fields, such as a note, are ignored."""

    id: Any = None
    game: str
    ask: str
    input: dict[str, Any]
    options: dict[str, OptionValue] = {}


ALIKE = ("meld", "arrange", "score")
"""What may be asked without the number of the deal where only contracts differ."""
_DECODER = msgspec.json.Decoder()


def read(question: Question | dict[str, Any] | str | bytes) -> Question:
    """The question in a line of JSON or a dict; raises `Malformed`."""
    if isinstance(question, Question):
        return question
    if isinstance(question, (str, bytes)):
        try:
            question = _DECODER.decode(question)
        except (ValueError, RecursionError) as error:
            raise Malformed("not_json", f"The question is not JSON: {_sentence(error)}") from None
    id = question.get("id") if isinstance(question, dict) else None
    return shaped(question, Question, "The question", id)


def shaped(value: object, shape: type[T], what: str, id: object = None) -> T:
    """`value` as a `shape`; raises `Malformed` with a sentence about `what`."""
    try:
        return msgspec.convert(value, shape)
    except (ValueError, RecursionError) as error:
        raise Malformed("malformed", f"{what} cannot be read: {_sentence(error)}", id) from None


def _sentence(error: Exception) -> str:
    text = (str(error) or "it is nested too deeply").rstrip(".")
    return f"{text if text.startswith('JSON') else text[0].lower() + text[1:]}."


MOST = 1_000_000
"""The largest number in a question: no score sheet has a larger one."""


def check_numbers(asked: object) -> None:
    """Raise `Malformed` if a number in the input is larger than any score."""
    waiting = [asked]
    while waiting:
        value = waiting.pop()
        if isinstance(value, (dict, list)):
            waiting.extend(value.values() if isinstance(value, dict) else value)
        elif isinstance(value, (int, float)) and not -MOST <= value <= MOST:
            raise Malformed("impossible", f"A number in a question is from {-MOST} to {MOST}.")


def rules_of(question: Question) -> Rules:
    """The sheet in force; raises `Malformed` for an unknown game or option, and for house rules that clash.

    A question may name a house rule that changes nothing beside another.
    """
    try:
        return _sheet(question.game, tuple(sorted(question.options.items())))
    except games.UnknownGame as error:
        raise Malformed("unknown_game", str(error)) from None
    except RulesError as error:
        raise Malformed("bad_option", str(error)) from None


@lru_cache(maxsize=1024, typed=True)
def _sheet(game: str, options: tuple[tuple[str, OptionValue], ...]) -> Rules:
    try:
        return games.get(game, **dict(options))
    except OptionIdle:
        return games.as_recorded(game, dict(options))


def of_deal(rules: Rules, asked: Fields, ask: str) -> tuple[Rules, Fields]:
    """The sheet of the deal whose number, from 1, the input names, where deals differ; the input without that number.

    It is called `deal`, or `round`; where nothing differs but what a first meld is worth, only first melds need it.
    Raises `Malformed` where the number is missing and matters, or the match has no such deal.
    """
    if not rules.schedule:
        return rules, asked
    named = "round" if "round" in asked else "deal"
    alike = "deals" in asked or (ask in ALIKE and not any(terms.wild_rank for terms in rules.schedule))
    only_minimum = all(terms.fields().keys() <= {"opening.minimum"} for terms in rules.schedule)
    if named not in asked and (alike or (only_minimum and ask != "opening")):
        return rules.for_deal(0), asked
    number, most = asked.get(named), len(rules.schedule)
    if type(number) is not int or not 1 <= number <= most:
        raise Malformed(
            "malformed", f"In {rules.names.en} deals differ: the input has the number of the deal, 1 to {most}."
        )
    return rules.for_deal(number - 1), {name: value for name, value in asked.items() if name != named}


def check_players(rules: Rules, players: int) -> None:
    """Raise `Malformed` where the game is not for so many players."""
    wrong = wrong_number(rules, players)
    if wrong is not None:
        raise Malformed("impossible", wrong)


def faces_of(names: Iterable[str]) -> tuple[Face, ...]:
    """The faces with these names; raises `Malformed` for a name that no card or tile has."""
    try:
        return tuple([face for name in names for face in parse_word(name)])
    except NotationError as error:
        raise Malformed("unknown_piece", f"{error}.") from None


@lru_cache(maxsize=256)
def _in_pack(pack: Pack) -> frozenset[Face]:
    faces = frozenset(pack.faces())
    return faces | {STANDING_FOR + face for face in range(52)} if PRINTED_JOKER in faces else faces


def foreign(rules: Rules, faces: Iterable[Face]) -> tuple[Face, ...]:
    """Those of `faces` that the game does not have, each once."""
    return tuple(sorted(set(faces) - _in_pack(rules.pack)))


def held(rules: Rules, names: Iterable[str]) -> tuple[Face, ...]:
    """The faces of a hand, a rack or a pile; raises `Malformed` if one is not in the game, or there are too many."""
    faces = faces_of(names)
    strange = foreign(rules, faces)
    if strange:
        raise Malformed("foreign_piece", f"{show(strange)} is not in a game of {rules.names.en}.")
    try:
        check_count(rules, len(faces))
    except TooManyPieces as many:
        raise Malformed("impossible", str(many)) from None
    return faces


def few_copies(rules: Rules, faces: Iterable[Face]) -> None:
    """Raise `Malformed` if there are more of a card or tile than the largest pack of the game has."""
    try:
        check_copies(rules, (face for face in faces if face in most_copies(rules)))
    except TooManyCopies as many:
        raise Malformed("impossible", str(many)) from None


def in_hand(rules: Rules, names: Iterable[str]) -> tuple[Face, ...]:
    """What somebody holds; raises `Malformed` as `held` and `few_copies`."""
    faces = held(rules, names)
    few_copies(rules, faces)
    return faces
