"""One notion has one name, and one name one notion: no two classes or aliases of the package are called alike."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import rummykit
from rummykit import games
from rummykit.checked import FORMER, fields_of
from rummykit.rules.words import all_words

ROOT = Path(rummykit.__file__).parent

TWINS = {
    *("CallEnd", "Declare", "DeclarePairs", "Discard", "Draw", "Drop", "GoOut", "Knock"),
    *("Rearrange", "ShowDealt", "ShowIndicator", "Swap", "TakePile"),
}
"""Steps of a sheet and the actions that they take: the first read like the printed page, the others are the wire."""
STEPS = tuple(
    ["play/actions.py", file]
    for file in (file.relative_to(ROOT).as_posix() for file in (ROOT / "vocabulary/steps").glob("*/__init__.py"))
)
"""Where they are."""


GIVEN_UP = {
    *("Alarm", "Asked", "Behind", "Bench", "Closer", "Committee", "Course", "DealTerms", "Finished", "Gallery"),
    *("Gathered", "Glance", "Keeper", "LedNowhere", "Letter", "Lines", "Lot", "Manner", "Mixed", "Nearest"),
    *("NonsenseError", "Ration", "Said", "Senseless", "Sent", "Sight", "Steward", "Stranger", "Told", "Waiting"),
}
"""Names of types that nobody could guess the meaning of; what they were called has a better name now."""


def name_of_type(node: ast.AST) -> str | None:
    """The name, if this defines a class or an alias of a type."""
    if isinstance(node, ast.ClassDef):
        return node.name
    if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
        return ast.unparse(node.target)
    return None


def types() -> dict[str, list[str]]:
    """The files of the package that define a class or an alias of a type, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = name_of_type(node)
            if name is not None:
                found[name].append(path.relative_to(ROOT).as_posix())
    return found


def test_no_two_types_have_one_name() -> None:
    twice = {name: files for name, files in types().items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in TWINS} == {}


def test_no_type_has_a_name_that_was_given_up() -> None:
    assert GIVEN_UP & types().keys() == set()


def test_a_step_shares_its_name_with_its_action_alone() -> None:
    found = types()
    assert {name: found[name] for name in TWINS if found[name] not in STEPS} == {}


def test_a_field_can_be_read_by_its_former_name_for_one_release() -> None:
    opening = games.get("thai_dummy").opening
    assert opening is not None
    with pytest.warns(DeprecationWarning, match=r"Opening\.taken is called needs_taken_card now"):
        assert opening.taken is True  # type: ignore[attr-defined]
    assert not hasattr(opening, "given")
    for (word, old), new in FORMER.items():
        (kind,) = (kind for kind in all_words() if kind.__name__ == word)
        assert new in fields_of(kind)
        assert old not in fields_of(kind)
