"""What is shipped to run it with: the systemd unit, the alerts, the secrets and the composition of containers."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

from rummykit import cli
from rummykit.server.limits import Limits
from tests.server.guest import Guest
from tests.server.serving import serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SYSTEMD = shutil.which("systemd-analyze")


async def test_every_number_that_an_alert_looks_at_is_told_by_a_server(postgres_db: str) -> None:
    named = set(re.findall(r"\brummykit_\w+", (DEPLOY / "alerts.yml").read_text()))
    assert len(named) >= 5
    async with serving(postgres_db) as place:
        told = (await Guest(place.port, "Ann").http.get("/metrics")).text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", told, re.M))
    there = set(kinds) | {f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram"}
    assert named <= there


def unit() -> dict[str, list[str]]:
    """The settings of the systemd unit; those that may be repeated, all of them."""
    settings: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", (DEPLOY / "rummykit.service").read_text(), re.M):
        settings.setdefault(name, []).append(value)
    return settings


def test_the_unit_waits_longer_than_a_server_needs_to_stop_and_has_files_for_its_sockets() -> None:
    settings = unit()
    assert int(settings["TimeoutStopSec"][0]) > Limits().shutdown_seconds
    assert int(settings["LimitNOFILE"][0]) > Limits().addresses
    assert settings["ExecStart"][0].endswith("/bin/rummykit serve")


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed here: apt-get install systemd")
@pytest.mark.parametrize("name", ["rummykit-backup.service", "rummykit-backup.timer"])
def test_systemd_understands_the_backup_of_every_night(name: str, tmp_path: Path) -> None:
    assert SYSTEMD is not None
    for each in ("rummykit-backup.service", "rummykit-backup.timer"):
        text = (DEPLOY / each).read_text().replace("/opt/rummykit/bin/rummykit", "/bin/true")
        (tmp_path / each).write_text(text)
    verified = subprocess.run([SYSTEMD, "verify", str(tmp_path / name)], capture_output=True, text=True, check=False)
    if "Failed to" in verified.stderr and "rummykit-backup" not in verified.stderr:
        pytest.skip(verified.stderr)
    assert (verified.returncode, verified.stderr) == (0, "")


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed here: apt-get install systemd")
def test_systemd_understands_the_unit_and_finds_it_closed(tmp_path: Path) -> None:
    assert SYSTEMD is not None
    file = tmp_path / "rummykit.service"
    # The program of a machine that has it stands for the one that is not installed here.
    file.write_text((DEPLOY / "rummykit.service").read_text().replace("/opt/rummykit/bin/rummykit", "/bin/true"))
    verified = subprocess.run([SYSTEMD, "verify", str(file)], capture_output=True, text=True, check=False)
    if "Failed to" in verified.stderr and "rummykit.service" not in verified.stderr:
        pytest.skip(verified.stderr)
    assert (verified.returncode, verified.stderr) == (0, "")
    judged = subprocess.run(
        [SYSTEMD, "security", "--offline=true", "--threshold=20", "--no-pager", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout


def variables(text: str) -> set[str]:
    """The settings that a file names as variables."""
    return set(re.findall(r"\bRUMMYKIT_([A-Z_]+?)(?:_FILE)?\b", text))


NAMING = ("deploy/rummykit.service", "compose.yaml", "docs/deploy.md", "docs/operate.md", "docs/server.md")


@pytest.mark.parametrize("file", NAMING)
def test_every_variable_that_is_named_is_a_setting(file: str) -> None:
    settings = cli._parser().parse_args(["serve"]).settings
    known = {each.name.upper().replace("-", "_") for each in settings} | {"CONFIG"}
    named = variables((ROOT / file).read_text())
    assert named
    assert named <= known


def make_secrets(folder: Path, **environment: str) -> dict[str, str]:
    """What the shipped script leaves, by name; its paths are put below a folder."""
    script = (DEPLOY / "secrets.sh").read_text().replace("/run/rummykit", str(folder))
    done = subprocess.run(
        ["sh", "-eu", "-c", script], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return {str(each.relative_to(folder)): each.read_text() for each in folder.rglob("*") if each.is_file()}


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed here")
def test_containers_get_a_password_a_key_and_a_certificate_that_are_drawn_once(tmp_path: Path) -> None:
    made = make_secrets(tmp_path)
    assert set(made) == {
        *("servers/db", "servers/bus", "servers/bus_key", "postgres/password", "redis/redis.conf"),
        *("tls/fullchain.pem", "tls/privkey.pem"),
    }
    assert len(made["servers/bus_key"].strip()) == 64
    password = made["postgres/password"].strip()
    assert made["servers/db"].strip() == f"postgresql://rummykit:{password}@postgres/rummykit"
    (spoken,) = re.findall(r"^requirepass (\w+)$", made["redis/redis.conf"], re.M)
    assert made["servers/bus"].strip() == f"redis://:{spoken}@redis"
    assert make_secrets(tmp_path) == made
    assert make_secrets(tmp_path, POSTGRES_PASSWORD="ofold")["servers/db"] == made["servers/db"]


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed here")
def test_a_password_that_was_set_before_is_kept(tmp_path: Path) -> None:
    made = make_secrets(tmp_path, POSTGRES_PASSWORD="ofold")
    assert made["postgres/password"].strip() == "ofold"
    assert "rummykit:ofold@" in made["servers/db"]


def test_containers_have_no_password_in_a_command_line() -> None:
    text = (ROOT / "compose.yaml").read_text()
    assert "RUMMYKIT_BUS_KEY_FILE" in text
    assert not re.search(r"://\w*:[^/\s]+@", text)
    assert "requirepass" not in text


COMPOSITIONS = ("compose.yaml", "deploy/one-server.yaml")


@pytest.mark.parametrize("file", COMPOSITIONS)
def test_a_composition_names_files_and_volumes_that_are_there_and_settings_of_the_server(file: str) -> None:
    composition = yaml.safe_load((ROOT / file).read_text())
    settings = cli._parser().parse_args(["serve"]).settings
    known = {f"RUMMYKIT_{each.name.upper().replace('-', '_')}" for each in settings}
    for name, service in composition["services"].items():
        assert set(service.get("depends_on", ())) <= set(composition["services"])
        for mounted in service.get("volumes", ()):
            source = str(mounted).partition(":")[0]
            assert (ROOT / file).parent.joinpath(source).exists() or source in composition["volumes"], mounted
        if name.startswith("app"):
            assert {each.removesuffix("_FILE") for each in service["environment"]} <= known
            network = composition["networks"]["inside"]["ipam"]["config"][0]["subnet"]
            assert service["environment"]["RUMMYKIT_TRUSTED_PROXY"] == network


def test_recipes_name_files_that_are_there() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text()
    named = set(
        re.findall(r"\b(?:rummykit[\w-]*\.(?:service|timer)|nginx\.conf|alerts\.yml|Caddyfile|[\w-]+\.yaml)\b", page)
    )
    assert len(named) >= 8
    assert {name for name in named if not (DEPLOY / name).exists() and not (ROOT / name).exists()} == set()


CADDY = shutil.which("caddy")


@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed here: apt-get install caddy")
def test_caddy_understands_its_file() -> None:
    assert CADDY is not None
    command = [CADDY, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(command, env=os.environ | {"PAGE_SERVER": "app:8000"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert '"dial":"app:8000"' in done.stdout
