"""docs/server.md has every flag of `rummykit serve` and every address of the server."""

from __future__ import annotations

import re
from pathlib import Path

from rummykit import cli
from rummykit.server.app import make_app
from rummykit.server.features.later import Routes

TEXT = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
ROWS = re.findall(r"^\| (.+?) \|", TEXT, re.M)


def test_every_flag_of_serve_is_in_the_document() -> None:
    asked = cli._parser().parse_args(["serve"])
    flags = {f"--{each.name}" for each in asked.settings} | {"--config", "--show-config"}
    assert {row.strip("`") for row in ROWS if row.startswith("`--")} == flags


def addresses() -> set[tuple[str, str]]:
    """Method and path of every address in the document; what stands in braces is {}."""
    found = set()
    for row in ROWS:
        method, before = "", ""
        for word in re.findall(r"`((?:(?:GET|POST|DELETE|WS) )?/[^`]*)`", row):
            said, _, path = word.rpartition(" ")
            method = said or method
            path = re.sub(r"\{\w+\}", "{}", path.partition("?")[0])
            if said:
                before = path.rsplit("/", 1)[0]
            found |= {(method, path), (method, before + path)}
            # "…/register/begin, then /register" names the second beside the first's folder.
            found |= {(method, before.rsplit("/", 1)[0] + path)}
    return found


def test_every_address_of_the_server_is_in_the_document(tmp_path: Path) -> None:
    there, app = set(), make_app(str(tmp_path / "db"))
    assert isinstance(app, Routes)
    app.make_ready()
    for route in app.routes:
        path = re.sub(r"\{\w+:\w+\}", "{}", route.path)
        if path in ("/", "/{}") or path.startswith("/api/schema/"):
            continue  # the page, and other forms of the description
        there |= {(method, path) for method in (getattr(route, "methods", None) or ("WS",)) if method != "OPTIONS"}
    assert len(there) > 30
    assert there - addresses() == set()
