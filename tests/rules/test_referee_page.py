"""The page of the referee has every question, every field of its forms and every action."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from rummykit import referee
from rummykit.referee.answer import ASKS
from rummykit.referee.score import ANSWERS
from tools import referee_page


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.iter_modules(referee.__path__):
        yield import_module(f"rummykit.referee.{found.name}")
    for word in ANSWERS:
        yield import_module(f"{word.__module__}.referee")


FORMS = {
    form
    for module in modules()
    for form in vars(module).values()
    if isinstance(form, type) and issubclass(form, msgspec.Struct) and form.__struct_config__.forbid_unknown_fields
}


def test_the_page_is_not_stale() -> None:
    assert referee_page.main(["--check"]) == 0, "Run `make docs` and commit docs/referee.md."


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_is_there(ask: str) -> None:
    assert f"### `{ask}`\n" in referee_page.section()


@pytest.mark.parametrize("form", sorted(FORMS, key=str))
def test_every_form_is_there_with_all_of_its_fields(form: type[msgspec.Struct]) -> None:
    _, heading, rest = referee_page.section().partition(f"#### {form.__name__}\n")
    assert heading
    told = rest.partition("\n#")[0]
    assert [line.split("`")[1] for line in told.splitlines() if line.startswith("| `")] == list(form.__struct_fields__)


@pytest.mark.parametrize("verbs", [module.VERBS for module in modules() if hasattr(module, "VERBS")], ids=list)
def test_every_action_is_there(verbs: dict[str, str]) -> None:
    for written in verbs.values():
        assert f"* `{written.partition(']')[0]}]" in referee_page.section()


def test_a_stale_page_is_told_and_its_end_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "referee.md"
    file.write_text("# By hand\n\n## Every question\n\nLong ago.\n")
    assert referee_page.main([str(file), "--check"]) == 1
    assert "referee.md is stale" in capsys.readouterr().err
    assert referee_page.main([str(file)]) == 0
    assert referee_page.main([str(file), "--check"]) == 0
    assert file.read_text().startswith("# By hand\n\n## Every question\n")
