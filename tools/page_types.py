"""The page's message types, written from the server's: `python -m tools.page_types [--check]`.

Every struct and alias that the messages below are made of becomes a TypeScript type of the same name. A struct
with a tag gets its `type` field, so unions of them are discriminated. Fields with a default are optional only in what
the page sends: the server always writes every field.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import importlib
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "protocol.ts"

TABLES = "rummykit.server.wire.table_messages"
SOCKET = "rummykit.server.wire.socket_messages"
PRACTICE = "rummykit.server.wire.practice_messages"
PUZZLES = "rummykit.server.wire.puzzle_messages"
HTTP = "rummykit.server.wire.http_messages"
ACCOUNTS = "rummykit.server.wire.account_messages"
BOTS = "rummykit.server.wire.bot_messages"
CLUBS = "rummykit.server.wire.club_messages"
LESSONS = "rummykit.server.wire.lesson_messages"
FRIENDS = "rummykit.server.wire.friend_messages"
MEETING = "rummykit.server.wire.meeting_messages"
NOTICES = "rummykit.server.wire.notice_messages"
STUDIES = "rummykit.server.wire.study_messages"
TOURNAMENTS = "rummykit.server.wire.tournament_messages"
WORKSHOP = "rummykit.server.wire.workshop_messages"
ADMIN = "rummykit.server.wire.admin_messages"

# What the page sends and receives: by module, the names that reach all others.
SENT = {
    TABLES: ("NewTable", "SitDown"),
    SOCKET: ("ClientMessage",),
    PRACTICE: ("PracticeQuestion",),
    PUZZLES: ("ConsentSaid", "KeptAnswers"),
    HTTP: ("ScorePad", "ReplayAsked", "SolveAsked"),
    ACCOUNTS: ("AccountName", "PasskeyMade", "PasskeyUsed", "DeviceLinked", "Choices", "LessonsLearned", "LeaderShown"),
    FRIENDS: (
        *("FriendAsked", "FriendAnswered", "FriendEnded", "PresenceShown"),
        *("FriendLinkWanted", "FriendLinkOpened", "FriendLinkUsed", "FriendsInvited"),
    ),
    MEETING: ("AskAnswered", "CompanyForgotten", "PairingAsked"),
    CLUBS: ("NewClub", "ClubName", "JoinClub", "SetClubDate", "ClubAnswer", "ClubReminder"),
    BOTS: ("BotName",),
    LESSONS: ("LessonAnswer",),
    NOTICES: ("NewSubscription", "EndedSubscription", "TableNotices", "NewMailAddress", "MailToken"),
    STUDIES: ("NewStudy", "TurnAdded", "StudyEdited"),
    TOURNAMENTS: ("NewTournament", "JoinTournament", "AddBots", "RuleResult"),
    WORKSHOP: ("DraftAsked", "SheetFile"),
    ADMIN: ("HostActAsked", "ExportAsked"),
}
RECEIVED = {
    TABLES: ("TableInfo", "LobbyTable", "CodeFound", "MyTables"),
    SOCKET: ("ServerMessage",),
    HTTP: ("GameInfo", "KeptPages", "ApiError", "Replayed", "ReviewAnswer", "SolveAnswer", "VerifyAnswer"),
    PRACTICE: ("PracticeAnswer", "PracticeInfo"),
    PUZZLES: ("PuzzlesInfo", "PuzzleInfo", "PuzzleRun", "PuzzleConsent", "KeptPuzzles"),
    ACCOUNTS: (
        "AccountState",
        "PasskeyAsked",
        "SignInAsked",
        "DeviceLink",
        "PastMatches",
        "RecoveryCode",
        "GameStatistics",
        "KeptLessons",
        "Leaders",
    ),
    FRIENDS: ("FriendsTold", "FriendLink", "FriendLinkSeen"),
    MEETING: ("Companies", "AskMade", "Pairing", "Wanted"),
    CLUBS: ("ClubInfo", "MyClub", "ClubInvitation", "ClubEvenings", "ClubLeaders"),
    BOTS: ("BotInfo", "BotMade"),
    LESSONS: ("LessonPage", "LessonJudged", "AllLessons"),
    NOTICES: ("Notices",),
    STUDIES: ("StudyInfo", "MyStudies"),
    TOURNAMENTS: ("TournamentInfo", "MyTournament"),
    WORKSHOP: ("Workshop", "StartingSheet", "DraftTold", "SheetRead"),
    ADMIN: ("AdminOverview", "AdminFound", "ServerStatus"),
    "rummykit.words.page": ("RulePage",),
    "rummykit.match.paper": ("PaperSheet",),
}

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null", "Any": "unknown"}

HEADER = """\
/**
 * Everything that crosses the wire.
 * Written by `python -m tools.page_types` from the server's structs: change those, not this file.
 */
"""

Struct: TypeAlias = type[msgspec.Struct]


class UntranslatableError(TypeError):
    """A type of the protocol that has no TypeScript here."""


@dataclass(frozen=True, slots=True)
class Alias:
    """A name that a module gives to a type expression."""

    name: str
    module: str
    expression: ast.expr


Named: TypeAlias = Struct | Alias


@cache
def _source(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(importlib.import_module(module)))


def _find(name: str, module: str) -> Named | None:
    """What `name` means inside `module`: a struct, an alias, or neither."""
    value = getattr(importlib.import_module(module), name, None)
    if inspect.isclass(value) and issubclass(value, msgspec.Struct):
        return value
    for node in _source(module).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return Alias(name, module, node.value) if node.value is not None else None
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for imported in node.names:
                if (imported.asname or imported.name) == name:
                    return _find(imported.name, node.module)
    return None


def _called(named: Named) -> str:
    return named.name if isinstance(named, Alias) else named.__name__


def _home(named: Named) -> str:
    return named.module if isinstance(named, Alias) else named.__module__


def _same(one: Named, other: Named) -> bool:
    """Whether two things of one name mean the same: the same struct, or aliases that are written alike."""
    if isinstance(one, Alias) and isinstance(other, Alias):
        return ast.unparse(one.expression) == ast.unparse(other.expression)
    return one is other


def _base(struct: Struct) -> Struct | None:
    """The struct whose fields another extends, if it does."""
    base = struct.__base__
    return base if base is not None and base is not msgspec.Struct and msgspec.structs.fields(base) else None


def _annotations(struct: Struct) -> Iterator[tuple[msgspec.structs.FieldInfo, ast.expr]]:
    """The fields that a struct has beside those of its base, with their types as they are written."""
    annotations = inspect.get_annotations(struct)
    for field in msgspec.structs.fields(struct):
        if field.name not in annotations:
            continue
        written = annotations[field.name]
        if not isinstance(written, str):
            raise UntranslatableError(f"{struct.__module__} needs 'from __future__ import annotations'.")
        yield field, ast.parse(written, mode="eval").body


def _names(expression: ast.expr) -> Iterator[str]:
    for node in ast.walk(expression):
        if isinstance(node, ast.Name):
            yield node.id


def _reach(roots: Mapping[str, Sequence[str]]) -> dict[str, Named]:
    """Everything that `roots` are made of, each before what uses it."""
    reached: dict[str, Named] = {}
    begun: dict[str, Named] = {}  # a type may be made of itself

    def visit(name: str, module: str) -> None:
        found = _find(name, module)
        if found is None:
            return
        called = _called(found)
        known = begun.get(called)
        if known is not None:
            if not _same(known, found):
                raise UntranslatableError(
                    f"{called} is one thing in {_home(known)} and another in {_home(found)}: rename one of them."
                )
            return
        begun[called] = found
        if not isinstance(found, Alias) and (base := _base(found)) is not None:
            visit(base.__name__, base.__module__)
        for part in [found.expression] if isinstance(found, Alias) else [part for _, part in _annotations(found)]:
            for each in _names(part):
                visit(each, _home(found))
        reached[called] = found

    for module, names in roots.items():
        for name in names:
            visit(name, module)
    return reached


def _type(node: ast.expr, module: str) -> str:
    """A Python type expression in TypeScript."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name) if name in PLAIN:
            return PLAIN[name]
        case ast.Name(id=name):
            named = _find(name, module)
            if named is not None:
                return _called(named)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left, module)} | {_type(right, module)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=choices):
            listed = choices.elts if isinstance(choices, ast.Tuple) else [choices]
            return " | ".join(_literal(choice) for choice in listed)
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[name, value])):
            return f"{{ readonly [name: {_type(name, module)}]: {_type(value, module)} }}"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[plain, *_])):
            return _type(plain, module)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            if len(items) == 2 and ast.unparse(items[1]) == "...":
                inner = _type(items[0], module)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            return f"readonly [{', '.join(_type(item, module) for item in items)}]"
    raise UntranslatableError(f"{module}: no TypeScript for {ast.unparse(node)!r}.")


def _literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str | bool | int):
        return msgspec.json.encode(node.value).decode()
    raise UntranslatableError(f"no TypeScript for the literal {ast.unparse(node)!r}.")


def _comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = inspect.cleandoc(text).replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _interface(struct: Struct, *, defaults_optional: bool) -> str:
    base = _base(struct)
    extends = "" if base is None else f" extends {base.__name__}"
    lines = [f"{_comment(struct.__doc__)}export interface {struct.__name__}{extends} {{\n"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f"  readonly {config.tag_field}: {msgspec.json.encode(config.tag).decode()};\n")
    for field, written in _annotations(struct):
        mark = "?" if defaults_optional and not field.required else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {_type(written, struct.__module__)};\n")
    lines.append("}\n")
    return "".join(lines)


def _alias(alias: Alias) -> str:
    parts = _type(alias.expression, alias.module).split(" | ")
    one_line = f"export type {alias.name} = {' | '.join(parts)};\n"
    if len(one_line) <= 120:
        return one_line
    return f"export type {alias.name} =\n" + "".join(f"  | {part}\n" for part in parts)[:-1] + ";\n"


def generate() -> str:
    """The whole TypeScript file."""
    sent = _reach(SENT)
    everything = _reach(RECEIVED) | sent
    parts = [HEADER]
    for name, found in everything.items():
        if isinstance(found, Alias):
            parts.append(_alias(found))
        else:
            parts.append(_interface(found, defaults_optional=name in sent))
    return "\n".join(parts)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file, or with `--check` say whether it is what it should be."""
    parser = argparse.ArgumentParser(prog="python -m tools.page_types", description=main.__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if the file is out of date")
    parser.add_argument("--target", type=Path, default=TARGET, help="the file (default: web/src/lib/protocol.ts)")
    options = parser.parse_args(arguments)
    target: Path = options.target
    fresh = generate()
    present = target.read_text(encoding="utf-8") if target.exists() else ""
    if fresh == present:
        return 0
    if not options.check:
        target.write_text(fresh, encoding="utf-8")
        print(f"Wrote {target}.")
        return 0
    lines = difflib.unified_diff(present.splitlines(), fresh.splitlines(), "page", "server", lineterm="", n=1)
    difference = list(lines)
    print(f"{target} does not match the server's messages. Run `make types` and commit it.", file=sys.stderr)
    print("\n".join(difference[:60]), file=sys.stderr)
    if len(difference) > 60:
        print(f"… and {len(difference) - 60} lines more", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
