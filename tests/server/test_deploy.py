"""What is shipped to run it with: the systemd units, the alerts, the secrets, the image and the containers."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

from rummykit import __version__, cli
from rummykit.server.journal import JsonFormatter
from rummykit.server.limits import Limits
from tests.server.guest import Guest
from tests.server.services import program
from tests.server.serving import serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SHIPPED = ROOT / "src" / "rummykit" / "server" / "deploy"
UNITS = ("rummykit.service", "rummykit-backup.service", "rummykit-backup.timer")


def board() -> dict[str, Any]:
    """The board for Grafana."""
    read: dict[str, Any] = json.loads((SHIPPED / "grafana.json").read_text())
    return read


async def test_every_number_that_an_alert_or_the_board_looks_at_is_told_by_a_server(postgres_db: str) -> None:
    looked_at = (SHIPPED / "alerts.yml").read_text() + (SHIPPED / "grafana.json").read_text()
    named = set(re.findall(r"\b(?:rummykit|process)_\w+", looked_at))
    assert len(named) >= 20
    async with serving(postgres_db) as place:
        told = (await Guest(place.port, "Ann").http.get("/metrics")).text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", told, re.M))
    histograms = [name for name, kind in kinds.items() if kind == "histogram"]
    there = set(kinds) | {f"{name}_{end}" for name in histograms for end in ("bucket", "count")}
    assert named <= there


def test_prometheus_reads_the_alerts_of_the_job_that_alerts_and_board_ask_for() -> None:
    config = yaml.safe_load((SHIPPED / "prometheus.yml").read_text())
    (scraped,) = config["scrape_configs"]
    assert config["rule_files"] == ["alerts.yml"]
    for file in ("alerts.yml", "grafana.json"):
        asked = set(re.findall(r'job=\\?"(\w+)', (SHIPPED / file).read_text()))
        assert asked == {scraped["job_name"]}


def test_the_board_has_its_panels_side_by_side_and_each_asks_for_the_servers_chosen() -> None:
    panels = board()["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(places) == len({panel["id"] for panel in panels}) >= 12
    assert all(panel["gridPos"]["w"] == panel["gridPos"]["h"] == 8 for panel in panels)
    assert {x for x, _ in places} == {0, 8, 16}
    for target in (target for panel in panels for target in panel["targets"]):
        expression = target["expr"]
        asked = re.findall(r"(?:rummykit|process)_\w+", expression)
        assert asked
        assert len(asked) == expression.count('{job="rummykit",instance=~"$instance"}'), expression
    assert {each["name"] for each in board()["templating"]["list"]} == {"datasource", "instance"}


def unit(name: str = "rummykit.service") -> dict[str, list[str]]:
    """The settings of a systemd unit; those that may be repeated, all of them."""
    settings: dict[str, list[str]] = {}
    for setting, value in re.findall(r"^(\w+)=(.*)$", (SHIPPED / name).read_text(), re.M):
        settings.setdefault(setting, []).append(value)
    return settings


def test_the_unit_waits_longer_than_a_server_needs_to_stop_and_has_files_for_its_sockets() -> None:
    settings = unit()
    assert int(settings["TimeoutStopSec"][0]) > Limits().shutdown_seconds
    assert int(settings["LimitNOFILE"][0]) > Limits().addresses
    assert settings["ExecStart"][0].endswith("/bin/rummykit serve")


def test_under_the_unit_a_process_may_give_way() -> None:
    """Reviews and bots run in processes that lower their priority; @resources would forbid it, and silently."""
    allowed = unit()["SystemCallFilter"]
    assert "setpriority" in allowed[allowed.index("~@privileged @resources") + 1 :]


def test_the_backup_leaves_the_folder_of_the_server_as_it_is() -> None:
    """The units share a folder, and systemd sets its mode at the start of each."""
    server, backup = unit(), unit("rummykit-backup.service")
    shared = ("DynamicUser", "StateDirectory", "StateDirectoryMode", "WorkingDirectory", "UMask", "EnvironmentFile")
    assert {each: backup[each] for each in shared} == {each: server[each] for each in shared}
    assert backup["User"] == ["rummykit"]  # the server's is called after its unit


def test_a_file_with_a_secret_needs_nothing_of_the_unit_taken_back(tmp_path: Path) -> None:
    """A setting that a unit says itself may not be said by a file as well, so the units say none that a file would."""
    (tmp_path / "db").write_text("postgresql://rummykit@db.internal/rummykit")
    recipe = re.search(r"Environment=RUMMYKIT_DB_FILE=%d/db", (ROOT / "docs" / "deploy.md").read_text())
    assert recipe is not None
    for name in ("rummykit.service", "rummykit-backup.service"):
        said = dict(each.split("=", 1) for each in unit(name).get("Environment", ()))
        environment = {**os.environ, **said, "RUMMYKIT_DB_FILE": str(tmp_path / "db"), "RUMMYKIT_BUS_KEY": "0" * 64}
        command = [sys.executable, "-m", "rummykit", "serve", "--show-config"]
        shown = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert shown.returncode == 0, shown.stderr
        assert "db.internal" in shown.stdout


def as_if_installed(folder: Path) -> list[str]:
    """Copies of the units in which a program that every machine has stands for the one that is not installed here."""
    for each in UNITS:
        text = (SHIPPED / each).read_text().replace("/opt/rummykit/bin/rummykit", "/bin/true")
        (folder / each).write_text(text)
    return [str(folder / each) for each in UNITS]


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    systemd = program("systemd-analyze", "apt-get install systemd")
    verified = subprocess.run(
        [systemd, "verify", *as_if_installed(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")


@pytest.mark.parametrize("name", ["rummykit.service", "rummykit-backup.service"])
def test_systemd_finds_the_units_closed(name: str, tmp_path: Path) -> None:
    systemd = program("systemd-analyze", "apt-get install systemd")
    as_if_installed(tmp_path)
    judged = subprocess.run(
        [systemd, "security", "--offline=true", "--threshold=20", "--no-pager", str(tmp_path / name)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout


def variables(text: str) -> set[str]:
    """The settings that a file names as variables."""
    return set(re.findall(r"\bRUMMYKIT_([A-Z_]+?)(?:_FILE)?\b", text))


NAMING = (
    "src/rummykit/server/deploy/rummykit.service",
    "compose.yaml",
    "deploy/kubernetes/rummykit.yaml",
    "docs/deploy.md",
    "docs/operate.md",
    "docs/server.md",
)


@pytest.mark.parametrize("file", NAMING)
def test_every_variable_that_is_named_is_a_setting(file: str) -> None:
    settings = cli._parser().parse_args(["serve"]).settings
    known = {each.name.upper().replace("-", "_") for each in settings} | {"CONFIG"}
    named = variables((ROOT / file).read_text())
    assert named
    assert named <= known


def make_secrets(folder: Path, **environment: str) -> dict[str, str]:
    """What the shipped script leaves, by name; its paths are put below a folder."""
    program("openssl", "apt-get install openssl")
    script = (DEPLOY / "secrets.sh").read_text().replace("/run/rummykit", str(folder))
    done = subprocess.run(
        ["sh", "-eu", "-c", script], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return {str(each.relative_to(folder)): each.read_text() for each in folder.rglob("*") if each.is_file()}


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


def test_a_password_that_was_set_before_is_kept(tmp_path: Path) -> None:
    made = make_secrets(tmp_path, POSTGRES_PASSWORD="ofold")
    assert made["postgres/password"].strip() == "ofold"
    assert "rummykit:ofold@" in made["servers/db"]


def test_containers_have_no_password_in_a_command_line() -> None:
    text = (ROOT / "compose.yaml").read_text()
    assert "RUMMYKIT_BUS_KEY_FILE" in text
    assert not re.search(r"://\w*:[^/\s]+@", text)
    assert "requirepass" not in text


PINNED = re.compile(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$")
"""An image by its tag, for people, and its digest."""
COMPOSITIONS = ("compose.yaml", "deploy/one-server.yaml")


@pytest.mark.parametrize("file", COMPOSITIONS)
def test_a_composition_names_files_and_volumes_that_are_there_and_settings_of_the_server(file: str) -> None:
    composition = yaml.safe_load((ROOT / file).read_text())
    settings = cli._parser().parse_args(["serve"]).settings
    known = {f"RUMMYKIT_{each.name.upper().replace('-', '_')}" for each in settings}
    for name, service in composition["services"].items():
        # It can do nothing but its work: a root that is read-only, no rights, and an end to memory, processes and logs.
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"]
        assert set(service.get("cap_add", ())) <= (
            {"CHOWN", "NET_BIND_SERVICE", "SETGID", "SETUID"} if name == "proxy" else set()
        )
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["mem_limit"]
        assert service["pids_limit"]
        assert service["logging"]["options"]["max-size"]
        assert "build" in service or PINNED.search(service["image"]), name
        # The image says how a server is; a container that runs once or waits for the night has nothing to say.
        assert "healthcheck" in service or name in ("secrets", "app", "app1", "app2")
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
    kinds = r"(?:rummykit[\w-]*\.(?:service|timer)|nginx\.conf|\w+\.yml|grafana\.json|Caddyfile|[\w-]+\.yaml)"
    named = set(re.findall(rf"\b{kinds}\b", page))
    assert len(named) >= 8
    assert {
        name
        for name in named
        if not any((place / name).exists() for place in (SHIPPED, DEPLOY, DEPLOY / "kubernetes", ROOT))
    } == set()


def test_the_command_writes_the_files_of_the_recipes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "folder"
    assert cli.main(["deploy", str(folder)]) == 0
    assert {each.name: each.read_text() for each in folder.iterdir()} == {
        each.name: each.read_text() for each in SHIPPED.iterdir()
    }
    assert set(UNITS) | {"Caddyfile", "nginx.conf", "prometheus.yml", "alerts.yml", "grafana.json", "vector.yaml"} == {
        each.name for each in folder.iterdir()
    }
    assert len(capsys.readouterr().out.splitlines()) == len(list(SHIPPED.iterdir()))


def test_the_collector_reads_what_the_server_writes() -> None:
    collector = yaml.safe_load((SHIPPED / "vector.yaml").read_text())
    known = {*collector["sources"], *collector["transforms"]}
    for name, each in {**collector["transforms"], **collector["sinks"]}.items():
        assert set(each["inputs"]) <= known - {name}
    assert set(collector["sources"]["journal"]["include_units"]) <= set(UNITS)
    record = logging.makeLogRecord({"name": "rummykit.server", "msg": "table_made", "levelname": "INFO"})
    written = json.loads(JsonFormatter().format(record))
    labels = re.findall(r"{{ (\w+) }}", " ".join(collector["sinks"]["loki"]["labels"].values()))
    assert labels == ["level", "event"]
    assert {*labels} <= {*written}


def test_the_command_writes_over_nothing_unasked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "Caddyfile"
    mine.write_text("mine")
    assert cli.main(["deploy", str(tmp_path)]) == 1
    assert "Caddyfile already" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["Caddyfile"]
    assert cli.main(["deploy", str(tmp_path), "--force"]) == 0
    assert mine.read_text() == (SHIPPED / "Caddyfile").read_text()
    assert cli.main(["deploy", str(mine / "below")]) == 1


RECIPES = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "deploy.md").read_text(), re.DOTALL)


@pytest.mark.parametrize("block", RECIPES)
def test_a_shell_understands_the_recipes(block: str) -> None:
    read = subprocess.run(["sh", "-n"], input=block, capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")


def test_the_image_is_built_from_what_is_let_through() -> None:
    let_through = set(re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(), re.M))
    assert "**" in (ROOT / ".dockerignore").read_text().splitlines()
    copied = [
        source
        for line in re.findall(r"^COPY (?!--from)(.+)$", (ROOT / "Dockerfile").read_text(), re.M)
        for source in line.split()[:-1]
    ]
    assert len(copied) >= 8
    for source in copied:
        assert (ROOT / source).exists(), source
        assert source in let_through or source.partition("/")[0] in let_through, source
    assert all((ROOT / each).exists() for each in let_through)


def test_the_image_is_pinned_has_a_user_by_number_and_can_copy_the_database_beside_it() -> None:
    text = (ROOT / "Dockerfile").read_text()
    bases = re.findall(r"^FROM (\S+)", text, re.M)
    assert len(bases) == 3
    assert all(PINNED.search(base) for base in bases)
    (user,) = re.findall(r"^USER (\d+):\1$", text, re.M)
    assert f"--uid {user} " in text
    (client,) = re.findall(r"\bpostgresql-client-(\d+)\b", text)
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    (database,) = re.findall(r"^postgres:(\d+)", compose["services"]["postgres"]["image"])
    assert int(client) >= int(database)
    installs = re.findall(r"pip (?:install|wheel) (?:[^\n]|\\\n)+?(?= \\\n|\n)", text)
    assert len(installs) == 4
    assert all(
        "--require-hashes" in each or "--no-index" in each or "--no-build-isolation" in each for each in installs
    )


def documents() -> dict[str, list[dict[str, Any]]]:
    """The resources of the Kubernetes example, by kind."""
    found: dict[str, list[dict[str, Any]]] = {}
    for each in yaml.safe_load_all((DEPLOY / "kubernetes" / "rummykit.yaml").read_text()):
        found.setdefault(each["kind"], []).append(each)
    return found


def test_the_cluster_runs_the_image_closed_and_its_parts_find_each_other() -> None:
    kinds = documents()
    (deployment,), (backup,) = kinds["Deployment"], kinds["CronJob"]
    (user,) = re.findall(r"^USER (\d+)", (ROOT / "Dockerfile").read_text(), re.M)
    made = {
        "secret": {"rummykit"},
        "persistentVolumeClaim": {each["metadata"]["name"] for each in kinds["PersistentVolumeClaim"]},
    }
    for template in (deployment["spec"]["template"], backup["spec"]["jobTemplate"]["spec"]["template"]):
        pod = template["spec"]
        assert pod["securityContext"]["runAsUser"] == int(user)
        assert pod["securityContext"]["runAsNonRoot"]
        assert not pod["automountServiceAccountToken"]
        (container,) = pod["containers"]
        assert container["image"] == f"ghcr.io/rummykit/rummykit:{__version__}"
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }
        assert container["resources"]["limits"]["memory"]
        volumes = {each["name"]: each for each in pod["volumes"]}
        assert {each["name"] for each in container["volumeMounts"]} == set(volumes)
        for volume in volumes.values():
            if "secret" in volume:
                assert volume["secret"]["secretName"] in made["secret"]
            if "persistentVolumeClaim" in volume:
                assert volume["persistentVolumeClaim"]["claimName"] in made["persistentVolumeClaim"]
    labels = deployment["spec"]["template"]["metadata"]["labels"]
    service = next(each for each in kinds["Service"] if "selector" in each["spec"])
    assert service["spec"]["selector"] == kinds["PodDisruptionBudget"][0]["spec"]["selector"]["matchLabels"] == labels
    assert deployment["spec"]["replicas"] > kinds["PodDisruptionBudget"][0]["spec"]["minAvailable"]
    (server,) = deployment["spec"]["template"]["spec"]["containers"]
    assert deployment["spec"]["template"]["spec"]["terminationGracePeriodSeconds"] > Limits().shutdown_seconds
    assert {server[f"{each}Probe"]["httpGet"]["path"] for each in ("startup", "liveness")} == {"/healthz"}
    assert server["readinessProbe"]["httpGet"]["path"] == "/readyz"
    keys = set(re.findall(r"--from-literal=(\w+)=", (ROOT / "docs" / "deploy.md").read_text()))
    assert {each["value"].removeprefix("/secrets/") for each in server["env"]} == keys
    paths = kinds["Ingress"][0]["spec"]["rules"][0]["http"]["paths"]
    hidden = {each["path"] for each in paths if each["backend"]["service"]["name"] == "nowhere"}
    assert hidden == {"/metrics", "/readyz"}
    (command,) = backup["spec"]["jobTemplate"]["spec"]["template"]["spec"]["containers"]
    assert cli._parser().parse_args(command["args"]).keep == 14


def test_caddy_understands_its_file() -> None:
    command = [
        program("caddy", "apt-get install caddy"),
        "adapt",
        "--config",
        str(SHIPPED / "Caddyfile"),
        "--adapter",
        "caddyfile",
    ]
    done = subprocess.run(command, env=os.environ | {"PAGE_SERVER": "app:8000"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert '"dial":"app:8000"' in done.stdout
