"""`rummykit serve`: the page and the tables, until Ctrl+C."""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import replace

from rummykit.cli.house_rules import know, sheets_in
from rummykit.cli.settings import SECRET, SettingsParser, shown

DEFAULT_DB = "rummykit.sqlite3"
_ELSEWHERE = (
    "Every flag may also be given in the environment (--bus-key as RUMMYKIT_BUS_KEY, or in a file that "
    "RUMMYKIT_BUS_KEY_FILE names) and in the file of --config, with numbers of the server in its table [limits]. "
    "A flag goes before the environment, and that before the file."
)


def add(commands: argparse._SubParsersAction[SettingsParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve", help="serve the page and the tables", description=_run.__doc__, epilog=_ELSEWHERE, settings=True
    )
    parser.set_defaults(run=_run)
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen at; 0.0.0.0 lets others in (%(default)s)"
    )
    parser.add_argument(
        "--port", default=8000, type=_port, help="port to listen at; 0 takes any free one (%(default)s)"
    )
    parser.add_argument(
        "--db",
        default=DEFAULT_DB,
        metavar="PATH_OR_URL",
        help="a file for the tables, or postgresql://… for several servers (%(default)s)",
    )
    parser.add_argument(
        "--bus", metavar="URL", help="redis://… through which the servers of one PostgreSQL talk, instead of through it"
    )
    parser.add_argument(
        "--bus-key",
        action="append",
        metavar=SECRET,
        help="the key that the servers of one PostgreSQL share; what they tell each other is sealed with the first "
        "and opened with any that is given; none: it is not sealed",
    )
    parser.add_argument(
        "--sheets",
        metavar="DIR",
        help="a folder of rule sheets (*.toml, *.json): games that are offered beside the others",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--bot-pace",
        type=_seconds,
        metavar="SECONDS",
        help="seconds a bot waits before it acts (0.5 to 1.5)",
    )
    parser.add_argument(
        "--keep-tables",
        type=count,
        metavar="DAYS",
        help="delete tables that were not used for so many days and that no history needs (for ever)",
    )
    _add_addresses(parser)
    _add_features(parser)
    _add_notices(parser)
    parser.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="how the log is written (%(default)s)"
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="the least that the log tells (%(default)s)",
    )
    parser.add_argument("--show-config", action="store_true", help="print what is in force, and from where, and end")


def _add_addresses(parser: SettingsParser) -> None:
    parser.add_argument(
        "--origin",
        metavar="https://NAME",
        help="the address of the page, for which passkeys are made; http is enough for localhost only (localhost)",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        metavar="ADDRESS_OR_NETWORK",
        help="a proxy that is believed when it says where a request comes from; may be said again (this machine)",
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        metavar="NAME",
        help="a host name by which browsers may call the server, besides localhost, addresses and the machine's name; "
        "may be said again; * allows all",
    )


def _add_features(parser: SettingsParser) -> None:
    parser.add_argument("--no-accounts", action="store_true", help="keep no accounts: everybody is a guest")
    parser.add_argument(
        "--no-own-games", action="store_true", help="play no games of one's own: only those that the server offers"
    )
    parser.add_argument(
        "--without",
        action="append",
        metavar="FEATURE",
        help="switch a feature off: own-games, meeting, clubs, tournaments, bots, notices, reviews, studies, puzzles, "
        "practice; may be said again, or with commas",
    )


def _add_notices(parser: SettingsParser) -> None:
    parser.add_argument(
        "--push-contact",
        metavar="URL",
        help="mailto:… or https://…, where push services can reach the operator of this server (--origin)",
    )
    parser.add_argument(
        "--push-key",
        metavar="FILE",
        help="a private P-256 key in PEM with which notices are signed, instead of the one in the database",
    )
    parser.add_argument(
        "--push-anywhere",
        action="store_true",
        help="for tests: push to services on the own network too, and without https",
    )
    parser.add_argument(
        "--mail-server",
        metavar="HOST:PORT",
        help="a mail server, through which people are told of their turn by e-mail too, over TLS at port 465, over "
        "STARTTLS elsewhere",
    )
    parser.add_argument("--mail-from", metavar="ADDRESS", help="the address that e-mail comes from")
    parser.add_argument("--mail-user", metavar="NAME", help="who signs in to the mail server")
    parser.add_argument("--mail-password", metavar=SECRET, help="the password for that")


def count(text: str) -> int:
    """A number of days or lines."""
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= 36_500:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 to 36500")
    return int(text)


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


def _run(asked: argparse.Namespace) -> int:
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
        from rummykit.server.limits import Limits
        from rummykit.server.run import CannotServe, serve
    except ModuleNotFoundError as missing:
        print(f"The server needs {missing.name}: pip install 'rummykit[server]'", file=sys.stderr)
        return 1
    limits = asked.limits
    if asked.keep_tables is not None:
        limits = replace(limits or Limits(), keep_tables_days=asked.keep_tables)
    own_games = ["own-games"] if asked.no_own_games else []
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
            without=[name for said in asked.without or () for name in said.split(",")] + own_games,
            limits=limits,
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
