"""What a host switches off: its addresses say so, and everything else goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from rummykit.cli import main
from rummykit.server.app import SWITCHED_OFF, make_app, written_in_page
from rummykit.server.features.all_features import FEATURES, UnknownFeature
from rummykit.server.features.feature import Feature
from rummykit.server.limits import Limits
from rummykit.server.refusals import REFUSALS
from rummykit.server.routes.static_page import StaticPage
from tests.server.guest import http_client
from tests.server.serving import serving
from tests.server.tables import playing, plays_on

ROOT = Path(__file__).parents[2]
NAMES = [each.name for each in FEATURES]


def addresses(feature: Feature) -> list[tuple[str, str]]:
    """A method and a path of every route of a feature."""
    made = [each for area in feature.areas for each in area.routes(Limits())]
    return [
        (min(each.http_methods), re.sub("{.*?}", "anything", re.sub("{[^}]*:int}", "1", path)))
        for each in made
        if isinstance(each, HTTPRouteHandler)
        for path in each.paths
    ]


@pytest.mark.parametrize("feature", FEATURES, ids=NAMES)
async def test_what_is_switched_off_refuses_and_tables_are_played(db: Path, feature: Feature) -> None:
    async with serving(db, without=[feature.name]) as place, http_client(place.port) as http:
        for method, path in addresses(feature):
            answer = await http.request(method, path, json={} if method == "POST" else None)
            assert (answer.status_code, answer.json()["code"]) == (404, feature.refusal), path
        assert {place.state[name] for name in feature.provides} <= {None}
        async with playing(place) as seats:
            await plays_on(seats, 1)
        assert (await http.get("/metrics")).status_code == 200


async def test_a_practice_of_a_puzzle_needs_puzzles(db: Path) -> None:
    async with serving(db, without=["puzzles"]) as place, http_client(place.port) as http:
        assert (await http.get("/api/practice/puzzle/anything")).json()["code"] == "switched_off"


def test_the_page_is_told_what_is_switched_off(tmp_path: Path) -> None:
    source = (ROOT / "web" / "index.html").read_bytes()
    assert source.count(SWITCHED_OFF.encode()) == 1
    (tmp_path / "index.html").write_bytes(source)
    sent = StaticPage(tmp_path, written_in_page(["tournaments", "puzzles"])).find("/")
    assert sent is not None
    assert b'name="switched-off" content="tournaments puzzles"' in sent.content.body


def test_a_feature_that_there_is_not_cannot_be_switched_off(tmp_path: Path) -> None:
    with pytest.raises(UnknownFeature, match=r"no feature chess.*tournaments"):
        make_app(str(tmp_path / "db"), without=["chess"])


def test_a_setting_that_no_feature_asks_for_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="pushes"):
        make_app(str(tmp_path / "db"), pushes=None)


def test_the_documents_name_every_feature() -> None:
    text = (ROOT / "docs" / "operate.md").read_text()
    section = text.partition("## Switching features off")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `([a-z-]+)`", section, re.MULTILINE) == NAMES
    assert {each.refusal for each in FEATURES} <= REFUSALS.keys()


def test_the_command_names_every_feature(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert f"switch a feature off: {', '.join(NAMES)};" in said.replace("- ", "-")


def test_the_page_knows_features_by_their_names() -> None:
    known, _, _ = (ROOT / "web/src/lib/features.ts").read_text().partition("type Feature =")[2].partition(";")
    assert {*re.findall(r'"([a-z-]+)"', known)} <= {*NAMES}
    assert "tournaments" in known
