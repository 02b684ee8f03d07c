"""Go through tutorials as a reader would: `python -m tools.tutorials` runs all, or the pages that it is given.

A page is run from top to bottom in an empty folder. A block of Python is executed, all of them in one namespace, and a
block of text right after it is what it prints. A block of `console` has commands after a `$`, each followed by what it
prints. A block with a `title` is a file that is written and not run. `…` in what is printed stands for anything. A page
that says something else than what happens ends the program with status 1. With `--keep` what happens is written into
the page, except where a `…` stands, and the pictures that it draws and shows are stored beside it.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

TUTORIALS = Path(__file__).parents[1] / "docs" / "tutorials"
ROUGH = ("learning.svg",)
"""Pictures of what floating-point numbers led to, which differ a little from one machine to another."""
SECONDS = 120
"""What a command may take."""

_BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
_SHOWN = re.compile(r"!\[[^\]]*\]\(pictures/([^)]+)\)")


class SaysOtherwise(Exception):
    """The page says something else than what happened."""


class Told(NamedTuple):
    """What a page says from a place on, and what happened."""

    start: int
    said: str
    happened: str

    @property
    def same(self) -> bool:
        said, happened = (re.sub(" +", " ", text) for text in (self.said, self.happened))
        wanted = ".*?".join(re.escape(part) for part in said.split("…"))
        return re.fullmatch(wanted, happened, re.DOTALL) is not None


def pages() -> list[Path]:
    """All tutorials."""
    return [page for page in sorted(TUTORIALS.glob("*.md")) if page.stem != "index"]


def go_through(page: Path, *, keep: bool = False) -> None:
    """Run a page; raises `SaysOtherwise` where it is wrong, and whatever its code raises. `keep` rewrites the page."""
    text = page.read_text("utf-8")
    with _empty_folder() as folder:
        told = list(_happenings(text, page.name))
        if keep:
            for each in reversed([each for each in told if "…" not in each.said]):
                text = text[: each.start] + each.happened + text[each.start + len(each.said) :]
            page.write_text(text, "utf-8")
        for each in told:
            if not (each.same or (keep and "…" not in each.said)):
                line = text.count("\n", 0, each.start) + 1
                raise SaysOtherwise(f"{page.name}:{line} says\n{each.said}\nand what happens is\n{each.happened}")
        for name in _SHOWN.findall(text):
            if (folder / name).exists():
                _look_at(folder / name, page, keep)


def _happenings(text: str, name: str) -> Iterator[Told]:
    """Every block of a page carried out, and what it printed beside what the page says of that."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    found = list(_BLOCK.finditer(text))
    for block, following in zip(found, [*found[1:], None], strict=True):
        language, title, code = block.groups()
        if title is not None:
            Path(title).write_text(code, "utf-8")
        elif language == "console":
            for command in _COMMAND.finditer(code):
                yield Told(block.start(3) + command.start(2), command[2], _typed(command[1]))
        elif language == "python":
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile("\n" * text.count("\n", 0, block.start(3)) + code, name, "exec"), namespace)
            if following is not None and following[1] == "text":
                yield Told(following.start(3), following[3], _lines(printed.getvalue()))


def _typed(command: str) -> str:
    """What a command prints; `rummykit` and `python` are those of this Python."""
    here = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": here, "COLUMNS": "100"}
    done = subprocess.run(
        shlex.split(command), env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    if done.returncode not in (0, 1):
        raise SaysOtherwise(f"{command}\n{done.stderr}")
    return _lines(done.stdout + done.stderr)


def _lines(printed: str) -> str:
    return "".join(f"{line.rstrip()}\n" for line in printed.rstrip().splitlines())


def _look_at(drawn: Path, page: Path, keep: bool) -> None:
    shown = page.parent / "pictures" / drawn.name
    if keep:
        shutil.copyfile(drawn, shown)
    elif drawn.name not in ROUGH and drawn.read_text("utf-8") != shown.read_text("utf-8"):
        raise SaysOtherwise(f"{page.name} draws another {drawn.name} than it shows.")


@contextlib.contextmanager
def _empty_folder() -> Iterator[Path]:
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        sys.path.insert(0, place)
        try:
            yield Path(place)
        finally:
            sys.path.remove(place)
            os.chdir(before)


def main(asked: list[str]) -> int:
    """Go through the pages that are named, or all."""
    keep = "--keep" in asked
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small arrays, and tests that run side by side
    named = [TUTORIALS / f"{Path(name).stem}.md" for name in asked if name != "--keep"]
    for page in named or pages():
        try:
            go_through(page, keep=keep)
        except SaysOtherwise as fault:
            print(
                fault, "\nWhere the page is to be told what happens: python -m tools.tutorials --keep", file=sys.stderr
            )
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
