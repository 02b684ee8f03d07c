"""Every word of the vocabulary is known to every floor that should know it, and no field of it goes unsaid."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import convert

from rummykit import games, vocabulary
from rummykit.checked import Checked
from rummykit.match.paper import PaperDeal
from rummykit.match.price import Ask
from rummykit.match.score import price_of
from rummykit.match.score_sheet import WonBy
from rummykit.referee.score import ANSWERS
from rummykit.rules import Knock, MatchFormat, Payments, Scoring, Showdown, Step
from rummykit.rules.entries import Entries
from rummykit.rules.families import ByFamily, GameFamily
from rummykit.rules.folders import union_of
from rummykit.rules.words import purpose_of
from rummykit.vocabulary import WORDS, catalogue
from tests.words.page_texts import messages
from tests.words.test_every_field_is_said import sheets
from tools import line_counts, vocabulary_page

ROOT = Path(__file__).parents[1]
WORD_FILES = ROOT / "src/rummykit/vocabulary"


def test_no_floor_lacks_a_word() -> None:
    assert not list(vocabulary.missing()), "\n".join(["", *vocabulary.missing()])


def test_a_word_tells_what_every_floor_knows_of_it() -> None:
    assert {*WORDS[Knock].known} == {"behaviour", "sentences"}
    assert {*WORDS[Showdown].known} >= {"price and question on the scorepad", "sentences", "knowledge of the bots"}
    assert [silence.name for silence in WORDS[Showdown].silences] == ["knock_tie"]
    for union in (Step, Scoring, MatchFormat):
        assert {*get_args(union)} <= {*WORDS}


def test_what_is_missing_is_said_so_that_one_knows_where_to_go() -> None:
    assert not list(ANSWERS.faults())
    table: Entries[int] = Entries(Scoring, "weight", "weight.WEIGHT")
    faults = list(table.faults())
    assert len(faults) == len(get_args(Scoring))
    lack = (
        "Payments has no weight: write WEIGHT in rummykit/vocabulary/scorings/payments/weight.py, or why in `needless`."
    )
    assert lack in faults
    with pytest.raises(LookupError, match=re.escape(lack)):
        table.of(Payments())


def test_an_entry_with_a_reason_for_none_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Payments, "needless", {"price": "Nothing is paid."})
    table: Entries[object] = Entries(Scoring, "price", "price.PRICE")
    assert list(table.faults()) == ["Payments has PRICE, and a reason for none: remove one of them."]


def test_a_word_is_found_in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else names it: its class, what a floor knows of it, and what that floor knows of every other word."""
    for name in ("even_split", "odd_split"):
        (tmp_path / "own_words" / name).mkdir(parents=True)
        (tmp_path / "own_words" / name / "__init__.py").write_text(
            f"from rummykit.rules.kinds import ScoringWord\n"
            f"class {name.title().replace('_', '')}(ScoringWord, frozen=True, kw_only=True): ...\n"
        )
    (tmp_path / "own_words" / "__init__.py").touch()
    (tmp_path / "own_words" / "even_split" / "weight.py").write_text("WEIGHT = 7\n")
    monkeypatch.syspath_prepend(tmp_path)
    union = union_of("own_words")
    assert [word.__name__ for word in get_args(union)] == ["EvenSplit", "OddSplit"]
    even, odd = get_args(union)
    table: Entries[int] = Entries(union, "weight", "weight.WEIGHT", default=1)
    assert (table.of(even()), table.of(odd())) == (7, 1)
    assert convert({"kind": "OddSplit"}, union) == odd()


FLOORS = {
    "__init__": "rules",
    "page": "words",
    "play": "play",
    "price": "match",
    "format": "match",
    "columns": "match",
    "referee": "referee",
    "bots": "bots",
}
"""The room on whose floor a file of a word stands."""


def floors() -> dict[str, int]:
    """The floor of each room, 0 at the top."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    layers = linter["contracts"][0]["layers"]
    return {room: floor for floor, layer in enumerate(layers) for room in re.findall(r"\w+", layer)}


@pytest.mark.parametrize(
    "file", sorted(WORD_FILES.glob("*/*/*.py")), ids=lambda file: f"{file.parent.name}/{file.stem}"
)
def test_a_file_of_a_word_imports_only_from_its_floor_down(file: Path) -> None:
    floor, own = floors(), floors()[FLOORS[file.stem]]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom) or node.module is None or not node.module.startswith("rummykit"):
            continue
        _, *parts = node.module.split(".")
        if parts[:1] == ["vocabulary"]:
            assert floor[FLOORS[parts[3]] if len(parts) > 3 else "rules"] >= own, node.module
        else:
            rooms = parts[:1] or [alias.name for alias in node.names]
            assert all(floor[room] >= own for room in rooms), rooms


def test_a_family_that_a_table_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ByFamily("bots", "BOTS in bots/__init__.py", dict.fromkeys({*GameFamily} - {GameFamily.LIVES}, 1))
    monkeypatch.setattr(catalogue, "FAMILY_TABLES", (table,))
    sentence = "GameFamily.LIVES has no bots: add an entry in BOTS in bots/__init__.py."
    assert list(vocabulary.missing()) == [sentence]
    assert table.of(games.get("canasta")) == 1
    with pytest.raises(LookupError, match=re.escape(sentence)):
        table.of(games.get("indian_rummy_points"))


def test_every_family_has_a_game() -> None:
    assert {sheet.family for sheet in games.SHEETS.values()} == {*GameFamily}


def test_the_page_has_a_sentence_for_every_ending_and_every_question_of_the_scorepad() -> None:
    """The page finds them by their codes, so nothing else would miss one."""
    page = Path(__file__).parents[1] / "web"
    keys = {*messages("en")}
    endings = {each.called or each.kind for sheet in sheets() for each in price_of(sheet).endings(sheet, sheet.scoring)}
    assert {f"pad_end_{ending}" for ending in endings} <= keys
    assert {f"end_{by}" for by in get_args(WonBy) if by != "knock"} <= keys
    told = (page / "src/lib/scorepad/entry.ts").read_text().partition("const TOLD")[2].partition(";")[0]
    for ask in get_args(Ask):
        yes_or_no = get_type_hints(PaperDeal).get(ask) is bool
        assert f"pad_{ask}" in keys if yes_or_no else f'"{ask}"' in told, ask


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_field_says_what_it_is_for(word: type[Checked]) -> None:
    purpose, fields = purpose_of(word)
    assert purpose.endswith(".")
    assert list(fields) == list(WORDS[word].fields), "the docstring has a line `field`: … for each, in their order"
    for name, annotation in WORDS[word].fields.items():
        assert fields[name].endswith("."), f"{word.__name__}.{name} is said in whole sentences"
        for choice in get_args(annotation) if get_origin(annotation) is Literal else ():
            assert f'"{choice}"' in fields[name], f"{name} says {choice}"


def test_the_page_of_the_vocabulary_is_not_stale() -> None:
    assert vocabulary_page.main(["--check"]) == 0, "Run `make docs` and commit docs/vocabulary.md."


def test_a_stale_page_is_told_and_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "vocabulary.md"
    assert vocabulary_page.main([str(file), "--check"]) == 1
    assert "vocabulary.md is stale" in capsys.readouterr().err
    assert vocabulary_page.main([str(file)]) == 0
    assert vocabulary_page.main([str(file), "--check"]) == 0


def test_the_page_says_which_games_use_a_word_and_which_words_a_game_uses() -> None:
    page = vocabulary_page.page()
    knock = page.partition("### Knock\n")[2].partition("###")[0]
    assert "[knock_rummy](rules/knock_rummy.md)" in knock
    assert "standard_rummy" not in knock
    row = next(line for line in page.splitlines() if line.startswith("| [Knock Rummy]"))
    assert "[Knock](#knock)" in row
    assert "[Showdown](#showdown)" in row


def test_the_lines_of_every_game_and_word_are_told() -> None:
    """How many they are changes with any line written, so of the page as it is kept only the names are asked."""
    kept = line_counts.PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+|with its family) \|", line_counts.tables(), re.MULTILINE)
    assert {name for name, _ in rows} == {*games.SHEETS, *(word.__name__ for word in WORDS)}
    assert all(f"| `{name}` |" in kept for name, _ in rows)
