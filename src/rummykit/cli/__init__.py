"""The command `rummykit`. Subcommands import what they need when they run, so that `--help` answers at once."""

from __future__ import annotations

import argparse
import io
import math
import os
import sys
from collections.abc import Sequence

from rummykit.cli import (
    arena,
    backup,
    data,
    deploy,
    engine,
    games,
    ladder,
    lesson,
    puzzle,
    referee,
    replay,
    review,
    rules,
    sheet,
    solve,
    verify,
)
from rummykit.cli.files import CannotRead
from rummykit.cli.house_rules import NoSuchRules, know, sheets_in
from rummykit.cli.interrupts import no_interrupt_lost
from rummykit.cli.settings import SECRET, SettingsParser, shown

DEFAULT_DB = "rummykit.sqlite3"
_ELSEWHERE = (
    "Every flag may also be given in the environment (--bus-key as RUMMYKIT_BUS_KEY, or in a file that "
    "RUMMYKIT_BUS_KEY_FILE names) and in the file of --config, with numbers of the server in its table [limits]. "
    "A flag goes before the environment, and that before the file."
)

BEGIN = """\
to begin:
  rummykit serve --open         play in the browser, alone against bots or with friends
  rummykit games                which games there are
  rummykit rules standard_rummy how one of them is played

`rummykit COMMAND --help` says more about each. Exit status: 0 done, 1 the answer is no or part of
what was asked was wrong, 2 it could not be understood or read.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        # Where a code page lacks 日 or …, as in a pipe on Windows, a sign is lost and not the whole answer.
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")
    try:
        with no_interrupt_lost():
            asked = _parser().parse_args(arguments)
            know(getattr(asked, "sheet", ()))
            status: int = asked.run(asked)
            sys.stdout.flush()
    except (CannotRead, NoSuchRules) as reason:
        print(reason, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Nobody reads on. What is left in the buffer must not be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="rummykit",
        description="Play the whole rummy family, ask the referee, find the best play.",
        epilog=BEGIN,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and stop")
    commands = parser.add_subparsers(required=True, title="commands", metavar="COMMAND", parser_class=SettingsParser)

    serve = commands.add_parser(
        "serve", help="serve the page and the tables", description=_serve.__doc__, epilog=_ELSEWHERE, settings=True
    )
    serve.set_defaults(run=_serve)
    serve.add_argument("--host", default="127.0.0.1", help="address to listen at; 0.0.0.0 lets others in (%(default)s)")
    serve.add_argument("--port", default=8000, type=_port, help="port to listen at; 0 takes any free one (%(default)s)")
    serve.add_argument(
        "--db",
        default=DEFAULT_DB,
        metavar="PATH_OR_URL",
        help="a file for the tables, or postgresql://… for several servers (%(default)s)",
    )
    serve.add_argument(
        "--bus", metavar="URL", help="redis://… through which the servers of one PostgreSQL talk, instead of through it"
    )
    serve.add_argument(
        "--bus-key",
        action="append",
        metavar=SECRET,
        help="the key that the servers of one PostgreSQL share; what they tell each other is sealed with the first "
        "and opened with any that is given; none: it is not sealed",
    )
    serve.add_argument(
        "--sheets",
        metavar="DIR",
        help="a folder of rule sheets (*.toml, *.json): games that are offered beside the others",
    )
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    serve.add_argument(
        "--bot-pace",
        type=_seconds,
        metavar="SECONDS",
        help="seconds a bot waits before it acts (0.5 to 1.5)",
    )

    serve.add_argument(
        "--origin",
        metavar="https://NAME",
        help="the address of the page, for which passkeys are made; http is enough for localhost only (localhost)",
    )
    serve.add_argument(
        "--trusted-proxy",
        action="append",
        metavar="ADDRESS_OR_NETWORK",
        help="a proxy that is believed when it says where a request comes from; may be said again (this machine)",
    )
    serve.add_argument(
        "--allowed-host",
        action="append",
        metavar="NAME",
        help="a host name by which browsers may call the server, besides localhost, addresses and the machine's name; "
        "may be said again; * allows all",
    )
    serve.add_argument("--no-accounts", action="store_true", help="keep no accounts: everybody is a guest")
    serve.add_argument(
        "--no-own-games", action="store_true", help="play no games of one's own: only those that the server offers"
    )
    serve.add_argument(
        "--without",
        action="append",
        metavar="FEATURE",
        help="switch a feature off: own-games, meeting, tournaments, bots, notices, reviews, puzzles, practice; may be "
        "said again, or with commas",
    )
    serve.add_argument(
        "--push-contact",
        metavar="URL",
        help="mailto:… or https://…, where operators of push services may write to whoever runs this (--origin)",
    )
    serve.add_argument(
        "--push-key",
        metavar="FILE",
        help="a private P-256 key in PEM with which notices are signed, instead of the one in the database",
    )
    serve.add_argument(
        "--push-anywhere",
        action="store_true",
        help="for tests: push to services on the own network too, and without https",
    )

    serve.add_argument(
        "--mail-server",
        metavar="HOST:PORT",
        help="a mail server, through which people are told of their turn by e-mail too, over TLS at port 465, over "
        "STARTTLS elsewhere",
    )
    serve.add_argument("--mail-from", metavar="ADDRESS", help="the address that e-mail comes from")
    serve.add_argument("--mail-user", metavar="NAME", help="who signs in to the mail server")
    serve.add_argument("--mail-password", metavar=SECRET, help="the password for that")

    serve.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="how the log is written (%(default)s)"
    )
    serve.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="the least that the log tells (%(default)s)",
    )
    serve.add_argument("--show-config", action="store_true", help="print what is in force, and from where, and end")

    games.add(commands)
    rules.add(commands)
    lesson.add(commands)
    puzzle.add(commands)
    sheet.add(commands)
    backup.add(commands, DEFAULT_DB)
    deploy.add(commands)
    replay.add(commands)
    review.add(commands)
    verify.add(commands)
    referee.add(commands)
    solve.add(commands)
    arena.add(commands)
    ladder.add(commands)
    data.add(commands)
    engine.add(commands)
    return parser


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from rummykit import __version__

        print(f"rummykit {__version__}")
        parser.exit()


def _port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text} is not a port, a number from 0 to 65535")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds, 0 or more")
    return seconds


def _serve(asked: argparse.Namespace) -> int:
    """Serve the page and the tables until Ctrl+C."""
    if asked.show_config:
        print(shown(asked.settings, asked.limits, asked.limits_from))
        return 0
    from rummykit.server import gc_tuning

    with gc_tuning.held():
        return _served(asked)


def _served(asked: argparse.Namespace) -> int:
    if asked.sheets:
        know(sheets_in(asked.sheets))
    try:
        from rummykit.server.guards.addresses import HERE
        from rummykit.server.run import CannotServe, serve
    except ModuleNotFoundError as missing:
        print(f"The server needs {missing.name}: pip install 'rummykit[server]'", file=sys.stderr)
        return 1
    try:
        serve(
            asked.host,
            asked.port,
            asked.db,
            bus=asked.bus,
            bus_keys=tuple(asked.bus_key or ()),
            open_page=asked.open,
            bot_pace=asked.bot_pace,
            keep_accounts=not asked.no_accounts,
            keep_own_games=not asked.no_own_games,
            without=[name for said in asked.without or () for name in said.split(",")],
            limits=asked.limits,
            log_format=asked.log_format,
            log_level=asked.log_level,
            origin=asked.origin,
            trusted_proxies=asked.trusted_proxy or HERE,
            allowed_hosts=asked.allowed_host or (),
            push_contact=asked.push_contact,
            push_key=asked.push_key,
            push_anywhere=asked.push_anywhere,
            mail_server=asked.mail_server,
            mail_from=asked.mail_from,
            mail_user=asked.mail_user,
            mail_password=asked.mail_password,
        )
    except CannotServe as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0
