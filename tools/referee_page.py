"""The end of the page of the referee, ``docs/referee.md``: every question with the fields and the actions it may have.

``python -m tools.referee_page [--check]``
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import ModuleType, NoneType
from typing import Annotated, Any, Literal, TypeGuard, get_args, get_origin, get_type_hints

import msgspec

from rummykit.games import SHEETS
from rummykit.referee import (
    answer,
    arrange,
    buy,
    card_turn,
    claims,
    deal,
    families,
    force,
    held_tiles,
    laid_tiles,
    meld,
    opening,
    score,
    settle,
    sides,
    stakes,
    turn,
)
from rummykit.referee.question import Verdict
from rummykit.rules import Rules

PAGE = Path("docs/referee.md")
HEAD = """\
## Every question

<!-- From here on written by `python -m tools.referee_page` from the forms of the referee: change those. -->

A question has one of these forms, by its game. A field without a default must be there, and a field that the form does
not have is an error. Names are those of cards or tiles."""
Form = type[msgspec.Struct]


def _modules_of_scorings() -> Iterator[ModuleType]:
    """Where the scorings answer the question about the score."""
    return (import_module(f"{word.__module__}.referee") for word in score.ANSWERS)


def _forms_of_scorings() -> Iterator[Form]:
    """The forms of their own that scorings have for it, without the parts of those."""
    for module in _modules_of_scorings():
        own = [form for form in vars(module).values() if _is_form(form) and form.__module__ == module.__name__]
        parts = {part for form in own for part in _parts(form)}
        yield from (form for form in own if form not in parts)


def _is_form(thing: Any) -> TypeGuard[Form]:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


def _parts(form: Form) -> Iterator[Form]:
    """The structs in the fields of a form, and those in them."""
    waiting = list(get_type_hints(form, include_extras=True).values())
    while waiting:
        annotation = waiting.pop(0)
        if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
            yield annotation
            yield from _parts(annotation)
        waiting += get_args(annotation)


FORMS: dict[str, tuple[Form, ...]] = {
    "meld": (meld.MeldInput,),
    "opening": (opening.OpeningInput, laid_tiles.LaidOpening),
    "turn": get_args(turn.Turn),
    "arrange": get_args(families.Arrange),
    "deal": (deal.DealInput,),
    "score": (score.ScoreInput, *_forms_of_scorings()),
    "buy": (buy.BuyInput,),
    "settle": (settle.SettleInput, stakes.StakesInput),
    "force": (force.ForceInput,),
    "claims": (claims.ClaimsInput,),
}
ANSWERS: dict[str, tuple[ModuleType, Callable[..., Verdict]]] = {
    "meld": (meld, families.meld_verdict),
    "opening": (opening, opening.verdict),
    "turn": (turn, turn.verdict),
    "arrange": (arrange, families.hand_verdict),
    "deal": (deal, families.deal_verdict),
    "score": (score, score.verdict),
    "buy": (buy, buy.verdict),
    "settle": (settle, settle.verdict),
    "force": (force, force.verdict),
    "claims": (claims, claims.verdict),
}
VERBS: dict[Form, dict[str, str]] = {
    card_turn.CardTurn: card_turn.VERBS,
    sides.SideTurn: sides.VERBS,
    held_tiles.HeldTurn: held_tiles.VERBS,
    laid_tiles.LaidTurn: laid_tiles.VERBS,
}
SHAPES: dict[str, Callable[[Rules], Form]] = {"turn": lambda rules: turn.shape(rules, {}), "opening": opening.shape}
FEW = 10
WORDS = {int: "whole number", bool: "`true` or `false`", str: "text", NoneType: "`null`", Any: "anything"}


def section() -> str:
    """The end of the page as it is written to its file."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    assert set(FORMS) == set(answer.ASKS)
    parts: list[Form] = []
    for ask, forms in FORMS.items():
        module, verdict = ANSWERS[ask]
        yield from ("", f"### `{ask}`", "", _purpose(module))
        yield from ("", f"The answer: {_paragraphs(verdict.__doc__)}")
        if module is score:
            yield ""
            for word in score.ANSWERS:
                yield f"* [{word.__name__}](vocabulary.md#{word.__name__.lower()}): {_of_scoring(word)}"
        for form in forms:
            yield from _form(ask, form)
            parts += [part for part in _parts(form) if part not in parts]
    yield from ("", "### Parts of questions")
    for part in parts:
        yield from _form("", part)


def _of_scoring(word: type[Any]) -> str:
    """What the answer about the score has under a scoring."""
    found = score.ANSWERS.get(word)
    assert found is not None
    return _paragraphs((found.verdict or found.fields).__doc__)


def _purpose(module: ModuleType) -> str:
    """What a module says that it asks."""
    said = _paragraphs(module.__doc__)
    _, colon, question = said.partition(": ")
    return f"{question[0].upper()}{question[1:]}" if colon else said


def _paragraphs(doc: str | None) -> str:
    return " ".join(cleandoc(doc or "").split())


def _form(ask: str, form: Form) -> Iterator[str]:
    yield from ("", f"#### {form.__name__}", "", _paragraphs(form.__doc__))
    if ask in SHAPES:
        games = [sheet for sheet in SHEETS.values() if SHAPES[ask](sheet.for_deal(0)) is form]
        listed = ", ".join(f"[{sheet.id}](rules/{sheet.id}.md)" for sheet in games)
        if games:
            yield from ("", f"Games: {listed if len(games) < FEW else 'all others'}.")
    yield from ("", "| field | what it is | default |", "|---|---|---|")
    hints = get_type_hints(form, include_extras=True)
    for field in msgspec.structs.fields(form):
        yield f"| `{field.name}` | {_told(hints[field.name])} | {_default(field)} |"
    if form in VERBS:
        yield from ("", "Actions:", "")
        yield from (f"* `{_code(written)}`{_rest(written)}" for written in VERBS[form].values())


def _code(written: str) -> str:
    """The brackets of an action, as far as they go."""
    return written[: written.rindex("]") + 1]


def _rest(written: str) -> str:
    return written[written.rindex("]") + 1 :]


def _told(annotation: Any) -> str:
    """What a field of this annotation holds."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _told(args[0])
    if origin is Literal:
        return " or ".join(f"`{each}`" for each in args)
    if origin is list:
        return {str: "names", list[str]: "lists of names", list[Any]: "actions"}.get(
            args[0], f"list of {_told(args[0])}"
        )
    if origin is dict:
        return f"by name: {_told(args[1])}"
    if args:
        return " or ".join(_told(each) for each in args if each is not NoneType)
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return f"[{annotation.__name__}](#{annotation.__name__.lower()})"
    return WORDS.get(annotation, str(annotation))


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return "empty"
    if field.default is msgspec.NODEFAULT:
        return ""
    if isinstance(field.default, msgspec.Struct):
        return "as by default"
    return "none" if field.default is None else f"`{str(field.default).lower()}`"


def page(written: str) -> str:
    """The page with its end written anew."""
    return written.partition(HEAD.partition("\n")[0])[0] + section()


def main(arguments: list[str] | None = None) -> int:
    """Write the end of the page, or with ``--check`` say whether it is stale."""
    parser = argparse.ArgumentParser(prog="python -m tools.referee_page", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=PAGE, help="where the page is")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if the page is stale")
    asked = parser.parse_args(arguments)
    written = asked.file.read_text(encoding="utf-8")
    fresh = page(written)
    if not asked.check:
        asked.file.write_text(fresh, encoding="utf-8")
    elif written != fresh:
        print(f"{asked.file} is stale. Run `make docs` and commit it.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
