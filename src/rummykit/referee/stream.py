"""Questions line by line, answers line by line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import BinaryIO

import msgspec

from rummykit.referee.answer import ask
from rummykit.referee.question import Fields


def stream(lines: Iterable[bytes | str], out: BinaryIO, pretty: bool = False) -> int:
    """Answer every line that is not blank, in order and at once; 1 if any question was malformed, else 0.

    Answers are JSON Lines in UTF-8, or with `pretty` some lines of text each.
    """
    encode = msgspec.json.Encoder().encode_into
    buffer = bytearray()
    status = 0
    for line in lines:
        if line.isspace():
            continue
        answer = ask(line)
        if "error" in answer:
            status = 1
        if pretty:
            buffer[:] = pretty_text(answer).encode()
        else:
            encode(answer, buffer)
        buffer += b"\n"
        out.write(buffer)
        out.flush()
    return status


def pretty_text(answer: Fields) -> str:
    """An answer for people."""
    name = "" if answer["id"] is None else f"{answer['id']}: "
    if "error" in answer:
        return f"! {name}{answer['error']['text']}"
    reason = answer.get("reason")
    said = [f"{key.replace('_', ' ')} {_said(value)}" for key, value in answer.items() if key not in ("id", "reason")]
    text = f"{'✓' if reason is None else '✗'} {name}{', '.join(said)}"
    return text if reason is None else f"{text}\n    {reason['text']} ({reason['rule']})"


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(each)}" for key, each in value.items())
    if isinstance(value, list):
        if any(isinstance(each, list) for each in value):
            return " / ".join(_said(each) for each in value)
        return " ".join(str(each) for each in value) or "none"
    return str(value)
