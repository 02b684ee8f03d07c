"""Whatever the API's own description allows, and what it does not, is answered in order.

`test_openapi.py` runs these in a process of their own: schemathesis, and the cases that it makes of the description,
take fifteen seconds to load, which no other test should wait for.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rummykit.server.app import make_app
from rummykit.server.wire.http_messages import ApiError
from tests.examples import examples
from tests.server.process import MANY_VISITORS, ServerProcess

Case = schemathesis.Case[Any]

# pyproject.toml keeps it out elsewhere.
pytest_plugins = ["schemathesis.pytest.plugin"]

# The application is made for its description alone; it opens its database when it is served, which it never is.
schema = schemathesis.openapi.from_dict(make_app("unopened").openapi_schema.to_schema())

CHECKS = [
    *(not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance),
]

DESCRIBED = {
    ("GET", "/api/games"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/seats"),
    ("POST", "/api/score"),
    ("POST", "/api/replay"),
    ("POST", "/api/referee"),
    ("GET", "/api/bot/events"),
    ("POST", "/api/bot/tables/{table_id}/act"),
    ("GET", "/api/account"),
    ("POST", "/api/account/register"),
    ("DELETE", "/api/account/passkeys/{passkey}"),
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server with an empty database."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "db", limits=MANY_VISITORS) as server,
    ):
        yield f"http://127.0.0.1:{server.port}"


class Seated(NamedTuple):
    """A bot's token, and a table where it sits."""

    token: str
    table: str


@pytest.fixture(scope="module")
def seated(address: str) -> Seated:
    """A bot at a table that lets it in."""
    with httpx.Client(base_url=address, headers={"Content-Type": "application/json"}) as person:
        token = person.post("/api/bots", json={"name": "Simple"}).json()["token"]
        made = person.post("/api/tables", json={"game": "gin_rummy", "name": "Ann", "visiting_bots": True}).json()
    return Seated(token, made["id"])


def test_the_api_is_described() -> None:
    operations = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert {(each.method.upper(), each.path) for each in operations} >= DESCRIBED


@schema.include(path_regex="^/api/bot/tables/.+/(sit|actions|act|leave)$").parametrize()
@examples(2)
def test_every_request_of_a_bot_at_its_table_is_answered_in_order(case: Case, address: str, seated: Seated) -> None:
    case.path_parameters["table_id"] = seated.table
    response = case.call(base_url=address, headers={"Authorization": f"Bearer {seated.token}"})
    case.validate_response(response, checks=CHECKS)
    # Some cases are about what is said without a token.
    without = "Authorization" not in response.request.headers
    assert without or response.status_code != 401
    assert response.status_code not in (404, 429)


@schema.parametrize()
@examples(2)
def test_every_request_is_answered_in_order(case: Case, address: str) -> None:
    response = case.call(base_url=address)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400 and case.path.startswith("/api/"):
        msgspec.json.decode(response.content, type=ApiError)
