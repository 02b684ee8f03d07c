"""Sheets in files: written, read, checked by the schema, and refused with the file, the place and a sentence."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import games
from rummykit.sheets import FORMS, Form, SheetError, to_brief, to_plain, to_toml
from rummykit.sheets.schema import schema
from tests.examples import examples, some_pairs
from tests.properties.playing import GAMES, every_game, house_rules

SCHEMA = Path(__file__).parents[2] / "docs" / "sheet.schema.json"
DIGITS = "9" * 5000
"""More than Python reads as a number."""
VALIDATOR = jsonschema_rs.validator_for(schema())


@pytest.mark.parametrize(("game", "form"), some_pairs(2, GAMES, FORMS))
def test_a_game_is_read_as_it_was_written(game: str, form: Form, tmp_path: Path) -> None:
    for sheet in (games.get(game), *(house_rules(game, Random(seed)) for seed in range(5))):
        file = tmp_path / f"sheet.{form}"
        file.write_text(games.dump(sheet, form), encoding="utf-8")
        assert games.load(file) == sheet


@pytest.mark.parametrize(("game", "form"), some_pairs(2, GAMES, FORMS, first=1))
def test_a_game_like_another_is_read_as_it_was_written(game: str, form: Form) -> None:
    for other in ("standard_rummy", "rummikub_twist", "phom", "indian_rummy_deals"):
        text = games.dump(games.get(game), form, like=other)
        assert games.loads(text, form) == games.get(game)


def test_a_file_says_what_a_person_would() -> None:
    text = games.dump(games.get("nowrang"), like="standard_rummy")
    assert text.startswith('like = "standard_rummy"\nid = "nowrang"\n')
    assert '\n[[turn]]\nstep = "GoOut"\ndiscard = "required"\ncontracts = [[4, 3, 3]]\n' in text
    assert '\ngroups = "none"\n' in text
    assert '"wins_needed"' in text
    assert "values" not in text.replace("[values]\nace = 11", "")


plain_texts = st.text(st.characters(codec="utf-8"), max_size=20)
plain_values = st.recursive(
    st.booleans() | st.integers(-(2**62), 2**62) | plain_texts,
    lambda values: st.lists(values, max_size=3) | st.dictionaries(plain_texts, values, max_size=3),
    max_leaves=12,
)


@examples(100)
@given(st.dictionaries(plain_texts, plain_values, max_size=5))
def test_what_is_written_as_toml_is_toml(plain: dict[str, object]) -> None:
    assert tomllib.loads(to_toml(plain)) == plain


def test_the_schema_in_the_docs_is_that_of_the_vocabulary() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == schema(), "Run `make docs` and commit docs."


@every_game
def test_every_game_obeys_the_schema(game: str) -> None:
    sheet = games.get(game)
    for plain in (to_brief(sheet), to_plain(sheet), to_brief(sheet, like=games.get("phom"))):
        VALIDATOR.validate(plain)
    VALIDATOR.validate(tomllib.loads(games.dump(sheet)))


@pytest.mark.parametrize(
    "change",
    [
        {"stok": {}},
        {"stock": {"when_empty": "explode"}},
        {"turn": [{"step": "Draw", "discard_pile": "everything"}]},
        {"turn": [{"step": "Lay"}]},
        {"match": {"kind": "FirstTo", "target": "100"}},
        {"values": {"ace": -5}},
        {"deal": {"hand": {"two": 3}}},
        {"id": "my game"},
        {"pack": {"jokers": {"ZZ": 2}}},
        {"offers": ["target_scor"]},
        {"players": [2]},
        {"wilds": {"rank": 15}},
    ],
)
def test_the_schema_refuses_what_reading_refuses(change: dict[str, object]) -> None:
    plain = to_brief(games.get("standard_rummy"))
    VALIDATOR.validate(plain)
    assert not VALIDATOR.is_valid(plain | change)
    assert not VALIDATOR.is_valid({name: value for name, value in plain.items() if name != "deal"})


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("evening.toml", "id = evening\n", "evening.toml: line 1, column 6: This is not valid TOML: Invalid value."),
        ("evening.toml", 'id = "evening', "evening.toml: "),
        ("evening.json", '{"id": "evening",}', "evening.json: line 1: This is not valid JSON: "),
        ("evening.json", "[]", "evening.json: A sheet must be a table, not a list."),
        ("evening.json", f'{{"x": {DIGITS}}}', "evening.json: Numbers may be at most 100000."),
        ("evening.json", '{"a":' * 5000, "evening.json: This is nested too deeply for a sheet."),
        ("evening.json", "[" * 100_000, "evening.json: This is nested too deeply for a sheet."),
        ("evening.toml", f"x = {DIGITS}", "evening.toml: Numbers may be at most 100000."),
        ("evening.toml", f"x = {'[' * 20_000}", "evening.toml: This is nested too deeply for a sheet."),
        ("evening.toml", f"\n{'a.' * 7900}a = 1", "evening.toml: line 2: This is nested too deeply for a sheet."),
        ("evening.toml", f"[{'a . ' * 13}a]", "evening.toml: line 1: This is nested too deeply for a sheet."),
        ("evening.toml", f"""{'"!".' * 13}'b' = 1""", "evening.toml: line 1: This is nested too deeply for a sheet."),
        ("evening.toml", f"{'a={' * 5000}", "evening.toml: This is nested too deeply for a sheet."),
        ("evening.toml", "", "evening.toml: id is missing: add id."),
        (
            "evening.toml",
            'like = "standard_rumy"',
            "evening.toml: like: No game is called 'standard_rumy'. Did you mean 'standard_rummy'?",
        ),
        (
            "evening.toml",
            'like = "standard_rummy"\nid = "e"\nnames = "E"\n[[turn]]\nstep = "Draw"\nfrom_pile = "top"',
            'evening.toml: turn 1, from_pile: There is no "from_pile" here',
        ),
    ],
)
def test_a_fault_names_the_file_the_place_and_a_sentence(name: str, text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SheetError) as refusal:
        games.load(file)
    assert sentence in str(refusal.value)
    assert str(refusal.value).startswith(str(file))


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(SheetError, match="This is no text in UTF-8"):
        games.load(file)
