"""`rummykit deploy FOLDER`: the files with which a host runs a server, of the version that is installed."""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rummykit.cli.settings import SettingsParser


def add(commands: argparse._SubParsersAction[SettingsParser]) -> None:
    """Add the command."""
    deploy = commands.add_parser(
        "deploy",
        help="write the units, proxies, alerts and board of the recipes into a folder",
        description=_deploy.__doc__,
        epilog="docs/deploy.md says what to do with each of them.",
    )
    deploy.add_argument("folder", type=Path, metavar="FOLDER", help="where the files go; it is made if it is missing")
    deploy.add_argument("--force", action="store_true", help="write over files that are there")
    deploy.set_defaults(run=_deploy)


def _deploy(asked: argparse.Namespace) -> int:
    """Write the systemd units, the configurations of Caddy, nginx and Prometheus, and Grafana's board into a folder."""
    folder: Path = asked.folder
    shipped = {
        each.name: each.read_text(encoding="utf-8") for each in files("rummykit.server").joinpath("deploy").iterdir()
    }
    there = sorted(name for name in shipped if (folder / name).exists())
    if there and not asked.force:
        print(f"{folder} has {', '.join(there)} already; --force writes over them.", file=sys.stderr)
        return 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in sorted(shipped.items()):
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
            print(folder / name)
    except OSError as error:
        print(f"{error.filename or folder}: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0
