"""The page's message types are what the server's structs say."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tools import page_types


def test_the_file_in_the_page_is_up_to_date() -> None:
    assert page_types.TARGET.read_text(encoding="utf-8") == page_types.generate()


def test_a_tagged_union_is_discriminated_on_type() -> None:
    text = page_types.generate()
    union = re.search(r"export type Action =([^;]+);", text)
    assert union is not None
    assert {"Draw", "Meld", "LayOff", "Discard", "Rearrange"} <= set(re.findall(r"\w+", union[1]))
    assert 'export interface LayOff {\n  readonly type: "lay_off";\n' in text


def test_tuples_are_readonly_arrays_of_one_type_or_of_fixed_length() -> None:
    text = page_types.generate()
    assert "export type Faces = readonly Face[];" in text
    assert "readonly players: readonly [number, number];" in text
    assert "readonly kinds?: readonly (readonly [number, SetKind])[];" in text


def test_a_default_is_optional_only_in_what_the_page_sends() -> None:
    text = page_types.generate()
    assert "readonly version?: number;" in text, "Hello is sent by the page"
    assert "readonly next_table: string | null;" in text, "TableInfo comes from the server, which writes every field"


def test_docstrings_become_comments() -> None:
    assert "/** Put one card on the discard pile. */\nexport interface Discard {" in page_types.generate()


def test_a_struct_that_extends_another_says_so_and_has_its_own_fields_alone() -> None:
    text = page_types.generate()
    assert 'export interface Tried extends Judgement {\n  readonly type: "tried";\n  readonly id: number;\n}\n' in text
    assert "export interface Discard {" in text, "a base without fields is none"


def test_one_name_for_two_things_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    find = page_types._find

    def found(name: str, module: str) -> page_types.Named | None:
        if name == "Phase" and module == "rummykit.play.view":
            return page_types.Alias("Ending", module, ast.parse("int", mode="eval").body)
        return find(name, module)

    monkeypatch.setattr(page_types, "_find", found)
    with pytest.raises(page_types.UntranslatableError, match=r"Ending is one thing in .* and another in .*rename"):
        page_types.generate()


def test_check_passes_on_a_fresh_file_and_fails_on_a_stale_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "protocol.ts"
    assert page_types.main(["--target", str(target)]) == 0
    assert page_types.main(["--check", "--target", str(target)]) == 0
    target.write_text(target.read_text(encoding="utf-8").replace("export interface Pong", "export interface Gnop"))
    capsys.readouterr()
    assert page_types.main(["--check", "--target", str(target)]) == 1
    said = capsys.readouterr().err
    assert "make types" in said
    assert "-export interface Gnop {" in said
    assert "+export interface Pong {" in said
    assert "Gnop" in target.read_text(encoding="utf-8"), "--check changes nothing"
