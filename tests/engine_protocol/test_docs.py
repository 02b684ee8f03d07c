"""The page on the rummy engine protocol: its transcript is what is said, and its tables leave nothing out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rummykit import games
from rummykit.arena.engines.messages import FromArena, FromEngine
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.sheets import to_stored

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/engine-protocol.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples/engine_bot.py"


def transcript() -> Iterator[tuple[str, dict[str, Any]]]:
    """The lines of the transcript: who says it, and what; the sheet is whole."""
    [text] = re.findall(r"```text\n(.*?)\n```", PAGE, re.DOTALL)
    for line in text.splitlines():
        message = json.loads(line[2:])
        if message["type"] == "rules":
            message["sheet"] = json.loads(bytes(to_stored(games.get(message["sheet"]["id"]))))
        yield line[0], message


def test_the_example_says_what_the_transcript_has() -> None:
    with subprocess.Popen([sys.executable, str(EXAMPLE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        answers = 0
        for speaker, message in transcript():
            if speaker == ">":
                engine.stdin.write(json.dumps(message).encode() + b"\n")
                engine.stdin.flush()
            else:
                answers += 1
                assert json.loads(engine.stdout.readline()) == message
        assert engine.wait(20) == 0
    assert answers == 4


def test_every_line_of_the_transcript_is_a_message() -> None:
    for speaker, message in transcript():
        kinds: Any = FromArena if speaker == ">" else FromEngine
        assert msgspec.json.decode(json.dumps(message), type=kinds)


def test_the_example_fits_into_thirty_lines_of_the_standard_library() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    assert set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE)) <= sys.stdlib_module_names


def section(title: str) -> str:
    """The text under a heading."""
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def test_every_kind_of_action_has_an_example_that_can_be_read() -> None:
    read = {type(msgspec.json.decode(text, type=Action)) for text in re.findall(r"`(\{.*?\})`", section("Actions"))}
    assert {kind.__struct_config__.tag for kind in read} | {"timeout"} == {
        kind.__struct_config__.tag for kind in get_args(Action)
    }


def test_every_field_of_a_view_is_told() -> None:
    told = set(re.findall(r"`(\w+)`", section("The view")))
    assert set(View.__struct_fields__) <= told


@pytest.mark.parametrize("messages", [FromArena, FromEngine])
def test_every_message_and_field_is_told(messages: Any) -> None:
    text = section("The conversation")
    for kind in get_args(messages):
        assert f"| `{kind.__struct_config__.tag}` |" in text
        for field in kind.__struct_fields__:
            assert f"`{field}`" in text, f"{kind.__name__}.{field}"
