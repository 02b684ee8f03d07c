"""What the server answers over HTTP."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import AsyncTestClient

from rummykit import words
from rummykit.server.app import make_app
from rummykit.server.features.later import Routes
from rummykit.server.guards.security_headers import HEADERS
from rummykit.server.limits import Limits
from rummykit.server.routes import newcomers
from rummykit.server.routes.static_page import WEIGHTS, StaticPage
from rummykit.server.wire.http_messages import ApiError, GameInfo
from rummykit.words.page import RulePage
from tests.server.guest import Guest, http_client
from tests.server.serving import PATIENT, serving


def error_in(response: httpx.Response) -> str:
    """The code of a refusal, which has a sentence too."""
    error = msgspec.json.decode(response.content, type=ApiError)
    assert error.text
    return error.code


async def test_the_games_are_listed_in_every_language(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        response = await http.get("/api/games")
        listed = msgspec.json.decode(response.content, type=list[GameInfo])
        assert {game.id for game in listed} >= {"rummikub", "rummikub_classic", "standard_rummy"}
        for game in listed:
            assert set(game.names) == set(words.LANGUAGES)
            assert game.picture.melds
            for option in game.options:
                assert set(option.text) == set(game.names)
                assert all(len(texts) == len(option.choices) for texts in option.choice_texts.values())
                assert option.default in option.choices or option.low <= int(option.default or 0) <= option.high


@pytest.mark.parametrize("language", words.LANGUAGES)
async def test_the_rules_of_a_game_say_its_house_rules(db: Path, language: str) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        for rule in ("first_meld=47", "joker_sets_manipulable=true", "joker_replacement_source=rack"):
            response = await http.get(f"/api/games/rummikub/rules?lang={language}&{rule}")
            page = msgspec.json.decode(response.content, type=RulePage)
            assert page.language == language
            assert page.sections
        response = await http.get(f"/api/games/rummikub/rules?lang={language}&first_meld=47")
        assert "47" in response.text


async def test_a_table_tells_the_rules_it_is_played_by(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        ann = Guest(place.port, "Ann")
        made = await ann.make(game="rummikub", options={"first_meld": 47})
        asked = await http.get("/api/games/rummikub/rules?lang=de&first_meld=47")
        told = await http.get(f"/api/tables/{made.id}/rules?lang=de")
        assert "47" in told.text
        assert msgspec.json.decode(told.content, type=RulePage) == msgspec.json.decode(asked.content, type=RulePage)
        assert error_in(await http.get(f"/api/tables/{'b' * 13}/rules")) == "unknown_table"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/rules", 404, "unknown_game"),
        ("/api/games/rummikub/rules?first_meld=1000", 400, "bad_options"),
        ("/api/games/rummikub/rules?first_meld=x", 400, "bad_options"),
        ("/api/games/rummikub/rules?nonsense=1", 400, "bad_options"),
        ("/api/games/rummikub/rules?joker_sets_manipulable=maybe", 400, "bad_options"),
        ("/api/tables/abcdefghjkmnp", 404, "unknown_table"),
        ("/api/nothing", 404, "not_found"),
        ("/api", 404, "not_found"),
        ("/api/tables", 405, "method_not_allowed"),
    ],
)
async def test_what_cannot_be_got(db: Path, path: str, status: int, code: str) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        response = await http.get(path)
        assert (response.status_code, error_in(response)) == (status, code)


async def test_head_is_answered_wherever_get_is_with_the_same_headers(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        made = await Guest(place.port, "Ann").make(game="rummikub", seats=2)
        app = make_app("unopened")
        assert isinstance(app, Routes)
        app.make_ready()
        gets = [route.path for route in app.routes if "GET" in getattr(route, "methods", ()) and "{" not in route.path]
        gets = [path for path in gets if not path.startswith("/api/schema")]  # which takes seconds to make
        assert {"/healthz", "/readyz", "/metrics", "/api/games", "/api/lobby"} <= set(gets)
        for path in ["/", "/api/docs", "/nothing.png", f"/api/tables/{made.id}", "/api/tables/unknown", *gets]:
            got, head = await http.get(path), await http.head(path)
            assert (head.status_code, head.content) == (got.status_code, b""), path
            assert kept(head) == kept(got), path
        assert (await http.head("/api/tables")).status_code == 405, "there is no GET"


def kept(response: httpx.Response) -> dict[str, str]:
    """The headers that do not change from answer to answer."""
    answered_alike = ("/", "/healthz", "/api/games")
    changing = {"date", "set-cookie", *(() if response.url.path in answered_alike else ("content-length",))}
    return {name: value for name, value in response.headers.items() if name not in changing}


async def test_a_table_is_made_and_a_friend_sits_down(db: Path) -> None:
    async with serving(db) as place:
        ann, ben, visitor = Guest(place.port, "Ann"), Guest(place.port, "Ann"), Guest(place.port, "?")
        made = await ann.make(
            game="standard_rummy", seats=4, bots=1, turn_seconds=30, options={"target_score": 50}, bot_level="random"
        )
        assert (made.you, made.host, made.state, made.turn_seconds) == (0, 0, "waiting", 30)
        assert made.options["target_score"] == 50
        assert [seat.kind for seat in made.seats] == ["person", "empty", "empty", "bot"]

        sat = await ben.sit(made.id)
        assert sat.you == 1
        assert [seat.name for seat in sat.seats][:2] == ["Ann", "Ann 2"]

        assert (await visitor.look(made.id)).you is None
        assert (await ann.look(made.id)).you == 0
        assert (await ben.look(made.id)).you == 1


async def test_sitting_down_twice_keeps_the_seat(db: Path) -> None:
    async with serving(db) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        made = await ann.make(game="rummikub", seats=3)
        assert (await ben.sit(made.id)).you == 1
        assert (await ben.sit(made.id, "Somebody")).you == 1
        assert (await ann.sit(made.id)).you == 0


async def test_a_newcomer_who_asks_twice_at_once_has_one_seat(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        made = await Guest(place.port, "Ann").make(game="standard_rummy", seats=5)
        seats = f"/api/tables/{made.id}/seats"

        async def ask(name: str, agent: str = "one") -> httpx.Response:
            async with http_client(place.port, headers={"User-Agent": agent}) as browser:
                return await browser.post(seats, json={"name": name})

        twice = await asyncio.gather(*(ask("Dan") for _ in range(4)))
        assert {answer.status_code for answer in twice} == {201}
        assert len({answer.cookies["rummykit_guest"] for answer in twice}) == 1
        assert {answer.json()["you"] for answer in twice} == {1}
        # Others who come at the same time are others.
        others = [await ask("Eve"), await ask("Dan", "another")]
        assert [answer.json()["you"] for answer in others] == [2, 3]
        assert len({answer.cookies["rummykit_guest"] for answer in (twice[0], *others)}) == 3
        seen = (await http.get(f"/api/tables/{made.id}")).json()["seats"]
        assert [seat["name"] for seat in seen] == ["Ann", "Dan", "Eve", "Dan 2", ""]


async def test_who_comes_later_is_somebody_else(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(newcomers, "time", SimpleNamespace(monotonic=lambda: now))
    async with serving(db) as place:
        made = await Guest(place.port, "Ann").make(game="standard_rummy", seats=3)
        first = await Guest(place.port, "Dan").sit(made.id)
        now += 3.0
        assert (first.you, (await Guest(place.port, "Dan").sit(made.id)).you) == (1, 2)


async def test_many_sit_down_at_once_and_nobody_on_anybody(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        made = await ann.make(game="standard_rummy", seats=6)
        friends = [Guest(place.port, "Ben") for _ in range(5)]
        for number, friend in enumerate(friends):
            friend.http.headers["User-Agent"] = f"phone {number}"
        sat = await asyncio.gather(*(friend.sit(made.id) for friend in friends))
        assert sorted(str(table.you) for table in sat) == ["1", "2", "3", "4", "5"]
        seats = (await ann.look(made.id)).seats
        assert len({seat.name for seat in seats}) == 6
        assert (await Guest(place.port, "Late").refused(f"/api/tables/{made.id}/seats", {"name": "Late"}))[0] == 409


async def test_a_match_that_starts_at_once(db: Path) -> None:
    async with serving(db) as place:
        made = await Guest(place.port, "Ann").make(game="rummikub", seats=3, bots=1, start=True)
        assert made.state == "playing"
        assert [seat.kind for seat in made.seats] == ["person", "bot", "bot"]
        status, error = await Guest(place.port, "Late").refused(f"/api/tables/{made.id}/seats", {"name": "Late"})
        assert (status, error.code) == (409, "already_started")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "name": "Ann"}, 404, "unknown_game"),
        ({"game": "rummikub", "name": " "}, 400, "bad_name"),
        ({"game": "rummikub", "name": "x" * 25}, 400, "bad_name"),
        ({"game": "rummikub", "name": "Ann", "seats": 7}, 400, "bad_seats"),
        ({"game": "rummikub", "name": "Ann", "seats": 1}, 400, "bad_seats"),
        ({"game": "rummikub", "name": "Ann", "seats": 2, "bots": 2}, 400, "bad_seats"),
        ({"game": "rummikub", "name": "Ann", "seats": 2, "bots": -1}, 400, "bad_seats"),
        ({"game": "rummikub", "name": "Ann", "seats": 10**30}, 400, "bad_seats"),
        ({"game": "rummikub", "name": "Ann", "options": {"first_meld": 101}}, 400, "bad_options"),
        ({"game": "rummikub", "name": "Ann", "options": {"first_meld": "30"}}, 400, "bad_options"),
        ({"game": "rummikub", "name": "Ann", "options": {"nonsense": 1}}, 400, "bad_options"),
        ({"game": "phom", "name": "Ann", "options": {"allow_send": False, "mom_may_send": False}}, 400, "option_idle"),
        (
            {"game": "knock_rummy", "name": "Ann", "options": {"single_hand": True, "target_score": 50}},
            400,
            "options_clash",
        ),
        ({"game": "rummikub", "name": "Ann", "options": {"first_meld": 10**30}}, 400, "bad_options"),
        ({"game": "rummikub", "name": "Ann", "turn_seconds": 7}, 400, "unreadable"),
        ({"game": "rummikub", "name": "Ann", "bot_level": "cheat"}, 400, "unreadable"),
        ({"game": "rummikub", "name": "Ann", "nonsense": 1}, 400, "unreadable"),
        ({"game": "rummikub", "name": 7}, 400, "unreadable"),
        ({"game": "rummikub"}, 400, "unreadable"),
        ([], 400, "unreadable"),
        (None, 400, "unreadable"),
    ],
)
async def test_tables_that_make_no_sense(db: Path, body: Any, status: int, code: str) -> None:
    async with serving(db) as place:
        answer, error = await Guest(place.port, "Ann").refused("/api/tables", body)
        assert (answer, error.code) == (status, code)
        assert "Traceback" not in error.text
        assert "msgspec" not in error.text


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "unreadable"),
        (b"\xff", "unreadable"),
        (b"", "unreadable"),
        (b"[" * 10000, "unreadable"),
        (b'{"game":"rummikub","name":"' + b"x" * 20000 + b'"}', "too_large"),
        (b'{"game":"rummikub","name":"Ann","seats":NaN}', "unreadable"),
        (b'{"game":"rummikub","name":"\\ud800"}', "unreadable"),
    ],
)
async def test_bodies_that_cannot_be_read(db: Path, body: bytes, code: str) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        response = await http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert error_in(response) == code
        assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    ("path", "body", "at", "expected"),
    [
        ("/api/tables", {"game": "gin_rummy", "name": "Ann", "seats": "two"}, "$.seats", "int"),
        ("/api/tables", {"name": "Ann"}, "$.game", "a value"),
        ("/api/tables", {"game": "gin_rummy", "name": "Ann", "foo": "SECRET"}, "$.foo", "no such field"),
        ("/api/tables", {"game": "gin_rummy", "name": "Ann", "x" * 9000: 1}, "$.xxx", "no such field"),
        (
            "/api/tables",
            {"game": "gin_rummy", "name": "Ann", "turn_seconds": 7},
            "$.turn_seconds",
            "one of sheet, 15, 30",
        ),
        ("/api/tables", {"game": "gin_rummy", "name": "Ann", "options": {"a": ["SECRET"]}}, "$.options[...]", "bool"),
        ("/api/tables", ["SECRET"], "$", "object"),
        ("/api/solve", {"game": "rummikub", "pieces": [9999]}, "$.pieces", "known pieces"),
        ("/api/score", {"game": "gin_rummy", "deals": [{"kind": "SECRET"}]}, "$.deals[0].kind", "one of "),
        ("/api/pairing", {"game": "gin_rummy", "seats": 2}, "$.name", "a value"),
        ("/api/tables/mine", {"tables": [1]}, "$.tables[0]", "str"),
    ],
)
async def test_it_is_told_which_field_could_not_be_read_and_what_was_expected(
    db: Path, path: str, body: Any, at: str, expected: str
) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        response = await http.post(path, json=body)
        error = msgspec.json.decode(response.content, type=ApiError)
        assert (response.status_code, error.code) == (400, "unreadable")
        assert str(error.params["at"]).startswith(at)
        assert str(error.params["expected"]).startswith(expected)
        assert "SECRET" not in response.text
        assert len(response.content) < 1000


async def test_a_query_that_cannot_be_read_names_its_field(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        for content, params in ((b"{", {"at": "$", "expected": "JSON"}), (b"\xff", {"at": "$", "expected": "JSON"})):
            headers = {"Content-Type": "application/json"}
            assert (await http.post("/api/tables", content=content, headers=headers)).json()["params"] == params
        asked = await http.get("/api/lobby?free=many")
        assert asked.json()["params"] == {"at": "$.free", "expected": "int"}


async def test_a_guest_is_one_cookie_that_scripts_cannot_read_and_other_sites_do_not_send(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        first = await http.post("/api/tables", json={"game": "rummikub", "name": "Ann"})
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie  # plain HTTP at home
        second = await http.post("/api/tables", json={"game": "rummikub", "name": "Ann"})
        assert "set-cookie" not in second.headers
        forged = await http.post(
            "/api/tables", json={"game": "rummikub", "name": "Ann"}, headers={"cookie": "rummykit_guest=forged"}
        )
        assert "set-cookie" in forged.headers


async def test_only_the_hash_of_a_secret_is_stored(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        await ann.make(game="rummikub")
        assert ann.secret is not None
    for file in db.parent.iterdir():
        assert ann.secret.encode() not in file.read_bytes()


async def test_wrong_origin(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        body = {"game": "rummikub", "name": "Ann"}
        for origin in ("http://elsewhere.example", f"http://127.0.0.1:{place.port + 1}", "null", "nonsense"):
            response = await http.post("/api/tables", json=body, headers={"origin": origin})
            assert (response.status_code, error_in(response)) == (403, "wrong_origin")
        own = await http.post("/api/tables", json=body, headers={"origin": f"http://127.0.0.1:{place.port}"})
        assert own.status_code == 201


async def test_too_many_tables_from_one_address(db: Path) -> None:
    async with serving(db, limits=Limits(posts_per_minute=0.01, post_burst=3)) as place:
        ann = Guest(place.port, "Ann")
        for _ in range(3):
            await ann.make(game="rummikub")
        status, error = await ann.refused("/api/tables", {"game": "rummikub", "name": "Ann"})
        assert (status, error.code) == (429, "too_fast")
        assert (await ann.http.get("/api/games")).status_code == 200


async def test_every_answer_has_the_headers_that_keep_a_page_safe(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        for path in ("/", "/api/games", "/api/nothing", "/api/tables/unknown"):
            response = await http.get(path)
            for name, value in HEADERS.items():
                assert response.headers[name] == value
            assert "server" not in response.headers
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    # Scripts may compile WebAssembly, and nothing else that is not theirs.
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")


@pytest.fixture
def built(tmp_path: Path) -> StaticPage:
    """A page as Vite builds it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>RummyKit</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("console.log('拉密')" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    return StaticPage(folder)


def test_the_page_answers_at_every_address_of_the_app(built: StaticPage) -> None:
    index = built.find("/")
    assert index is not None
    assert index.cache_control == "no-cache"
    assert index.content.media_type == "text/html"
    assert built.find("/table/abc") == index
    assert built.find("/index.html") == index


def test_hashed_files_are_kept_for_ever_and_missing_ones_are_missing(built: StaticPage) -> None:
    script = built.find("/assets/index-abc123.js")
    assert script is not None
    assert "immutable" in script.cache_control
    assert script.content.media_type == "text/javascript"
    assert len(script.content.packed["gzip"]) < len(script.content.body)
    assert built.find("/assets/gone.js") is None
    assert built.find("/gone.png") is None


def test_networks_that_a_package_has_once_are_sent_by_the_names_of_this_build(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("")
    (tmp_path / "sw.js").write_text('["/assets/cards-finder-CHBvb6Tl.onnx"]')
    page = StaticPage(tmp_path)
    network = page.find("/assets/cards-finder-CHBvb6Tl.onnx")
    assert network is not None
    assert "immutable" in network.cache_control
    assert network.content.body == (WEIGHTS / "cards-finder.onnx").read_bytes()
    assert page.find("/assets/cards-finder-CHBvb6Tm.onnx") is None, "of another build"
    assert page.find("/assets/finder-CHBvb6Tl.onnx") is None


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "//etc/passwd", "/\x00.txt", "/assets"])
def test_nothing_outside_the_page_is_sent(built: StaticPage, path: str) -> None:
    found = built.find(path)
    assert found is None or found == built.find("/")


def test_a_page_built_anew_is_sent_anew(built: StaticPage, tmp_path: Path) -> None:
    before = built.find("/icon.svg")
    icon = tmp_path / "page" / "icon.svg"
    icon.write_text("<svg><g/></svg>")
    after = built.find("/icon.svg")
    assert before is not None
    assert after is not None
    assert after.content.tag != before.content.tag


async def test_a_page_that_is_not_built_says_so(db: Path, tmp_path: Path) -> None:
    app = make_app(str(db), limits=PATIENT, static_page=StaticPage(tmp_path / "nowhere"))
    async with AsyncTestClient(app, base_url="http://127.0.0.1") as client:
        response = await client.get("/")
        assert response.status_code == 503
        assert "make setup" in response.text
        assert (await client.get("/api/games")).status_code == 200


async def test_a_table_is_seen_by_everybody_alike_but_for_whose_seat_it_is(db: Path) -> None:
    async with serving(db) as place:
        ann, visitor = Guest(place.port, "Ann"), Guest(place.port, "?")
        made = await ann.make(game="rummikub")
        seen = await visitor.look(made.id)
        assert msgspec.structs.replace(seen, you=0) == made


@pytest.mark.parametrize(
    ("game", "options", "code", "params"),
    [
        (
            "standard_rummy",
            {"borrowing": "any", "call_rummy": True, "must_discard": True, "single_hand": True, "target_score": 50},
            "options_clash",
            {"one": "target_score", "other": "single_hand"},
        ),
        (
            "rummikub",
            {"joker_sets_manipulable": True, "joker_replacement_source": "rack"},
            "option_idle",
            {"one": "joker_replacement_source", "other": "joker_sets_manipulable", "value": "yes"},
        ),
    ],
)
async def test_house_rules_that_do_not_fit_are_named_apart_from_the_sentence(
    db: Path, game: str, options: dict[str, Any], code: str, params: dict[str, str]
) -> None:
    """So that a page can call them as its reader does."""
    async with serving(db) as place:
        body = {"game": game, "name": "Ann", "options": options}
        _, error = await Guest(place.port, "Ann").refused("/api/tables", body)
    assert (error.code, error.params) == (code, params)
