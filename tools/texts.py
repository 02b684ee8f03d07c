"""Compile the texts of texts/ into the tables that `rummykit.words` reads: ``python -m tools.texts``.

``python -m tools.texts format`` writes them as translators' tools do.

The texts are in the form of Project Fluent, a folder for each language, because translators' tools open it. The page's
own texts (page.ftl) are compiled by the page's build. Nothing here imports the package, which may not be built yet.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, parse, serialize

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "texts"
TABLES = ROOT / "src" / "rummykit" / "words" / "languages"
NUMBERS = ("one | other", "other")
"""The forms after a number that `rummykit.words.language` knows."""
FIELD = re.compile(r"\{(\w+)\}")


class BadText(Exception):
    """A text that cannot be read, with its file and id."""


def entries(path: Path) -> dict[str, ast.Message]:
    """The messages of a file by their ids, in order."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            what = entry.annotations[0].message if entry.annotations else "cannot be read"
            begins = (entry.content or "").strip().partition("\n")[0]
            raise BadText(f"{path}: {what}: {begins}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise BadText(f"{path}: {entry.id.name} stands there twice")
            found[entry.id.name] = entry
    return found


def template(path: Path, name: str, pattern: ast.Pattern | None) -> str:
    """A text as a template of `rummykit.words`: ``{ $n }`` and ``{ piece }`` as ``{n}`` and ``{piece}``, and
    ``{ COUNT($n, "piece") }`` as ``{n:piece}``."""
    return "".join(_parts(path, name, pattern))


def _parts(path: Path, name: str, pattern: ast.Pattern | None) -> Iterator[str]:
    for element in pattern.elements if pattern else ():
        match element:
            case ast.TextElement(value=text):
                yield text
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                yield str(literal.parse()["value"])
            case ast.Placeable(expression=ast.VariableReference(id=field) | ast.MessageReference(id=field)):
                yield f"{{{field.name}}}"
            case ast.Placeable(
                expression=ast.FunctionReference(
                    id=ast.Identifier(name="COUNT"),
                    arguments=ast.CallArguments(
                        positional=[ast.VariableReference(id=number), ast.StringLiteral(value=noun)]
                    ),
                )
            ):
                yield f"{{{number.name}:{noun}}}"
            case _:
                raise BadText(f"{path}: {name} has a placeable that rule pages do not know")


def fluent(template: str) -> str:
    """A template of values alone in the form of Fluent, on one line."""
    blank = r"^ +| +$|^$|^[\[*.]"
    return re.sub(blank, lambda found: f'{{ "{found[0]}" }}', FIELD.sub(r"{ $\1 }", template))


def texts(language: Path, file: str) -> dict[str, str]:
    """The texts of one file of a language by their ids, none where there is no such file."""
    path = language / f"{file}.ftl"
    if not path.exists():
        return {}
    return {name: template(path, name, message.value) for name, message in entries(path).items()}


def key(name: str) -> str:
    """The key of an id: ``any--tiles`` stands for ``=tiles``, ``Pack-copies`` for ``Pack.copies``."""
    name = name.removeprefix("any") if name.startswith("any-") else name
    return name.replace("__", "/").replace("--", "=").replace("-", ".")


def name_of(key: str) -> str:
    """The id of a key, the reverse of `key`."""
    name = key.replace("=", "--").replace(".", "-").replace("/", "__")
    return f"any{name}" if name.startswith("-") else name


def rules_table(language: Path) -> dict[str, Any]:
    """What the rule pages of a language need: the fields of `words.language.Language`."""
    said = texts(language, "language")
    path = language / "language.ftl"
    if missing := texts(TEXTS / "en", "language").keys() - said.keys():
        raise BadText(f"{path}: {min(missing)} is missing")
    if said["numbers"] not in NUMBERS:
        raise BadText(f"{path}: numbers is {said['numbers']}, but must be {' or '.join(map(repr, NUMBERS))}")
    several = {each: said.pop(each, "").split(" | ") for each in ("also", "numbers", "quotes", "seats")}
    several["also"] = [tag for tag in several["also"] if tag]
    suits = {family: said.pop(f"suits-{family}").split(" | ") for family in ("tiles", "cards")}
    words = {"and_": said.pop("and"), "or_": said.pop("or"), "suits": suits}
    return {**said, **several, **words, "nouns": _nouns(language), **_sentences(language)}


def _nouns(language: Path) -> dict[str, dict[str, Any]]:
    path = language / "nouns.ftl"
    rooms: dict[str, dict[str, Any]] = {}
    for name, message in entries(path).items():
        room, _, noun = name.partition("-")
        said = {each.id.name: template(path, name, each.value) for each in message.attributes}
        forms = template(path, name, message.value).split(" | ")
        few = {"few": said.pop("few").split(" | ")} if "few" in said else {}
        rooms.setdefault(room, {})[noun] = {"forms": forms, **said, **few}
    return rooms


def _sentences(language: Path) -> dict[str, dict[str, str]]:
    options = {} if language.name == "en" else texts(language, "house_rules")
    return {
        "sentences": {key(name): text for name, text in texts(language, "rules").items()},
        "options": {key(name): text for name, text in options.items()},
    }


def workshop_table(language: Path) -> dict[str, Mapping[str, str]]:
    """What the workshop says in a language: labels and notes by their keys, faults by the English sentence."""
    english = texts(TEXTS / "en", "faults")
    spoken = language.name != "en"
    return {
        "labels": {key(name): text for name, text in texts(language, "labels").items()},
        "notes": {key(name): text for name, text in texts(language, "notes").items() if spoken},
        "faults": {
            english[name]: text for name, text in texts(language, "faults").items() if spoken and name in english
        },
    }


def notices_table(language: Path) -> dict[str, str]:
    """What notices and letters say in a language."""
    return texts(language, "notices")


KINDS: Mapping[str, Callable[[Path], Mapping[str, Any]]] = {
    "": rules_table,
    ".workshop": workshop_table,
    ".notices": notices_table,
}
"""What makes each table of a language, by what its file is called after the tag."""


def formatted(text: str) -> str:
    """A file of texts as translators' tools write it."""
    return serialize(parse(text))


def format_all() -> None:
    """Write every file of texts as translators' tools do."""
    for path in TEXTS.glob("*/*.ftl"):
        entries(path)  # what cannot be read would be lost
        path.write_text(formatted(path.read_text("utf-8")), "utf-8")


def compile_all() -> None:
    """Write the tables of each language that changed."""
    own = Path(__file__).stat().st_mtime
    for language in sorted(each for each in TEXTS.iterdir() if (each / "language.ftl").exists()):
        paths = {TABLES / f"{language.name}{kind}.json": table for kind, table in KINDS.items()}
        sources = [*language.glob("*.ftl"), TEXTS / "en" / "faults.ftl"]
        newest = max(own, *(each.stat().st_mtime for each in sources))
        if all(path.exists() and path.stat().st_mtime >= newest for path in paths):
            continue
        for path, table in paths.items():
            fresh = path.with_suffix(".new")
            fresh.write_text(json.dumps(table(language), ensure_ascii=False), "utf-8")
            fresh.replace(path)


if __name__ == "__main__":
    try:
        format_all() if sys.argv[1:] == ["format"] else compile_all()
    except BadText as bad:
        sys.exit(str(bad))
