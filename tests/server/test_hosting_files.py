"""What others wrote looks at the files for hosts and at the workflows: their linters and schemas find no fault."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

from tests.server.services import program
from tests.server.test_deploy import COMPOSITIONS, DEPLOY, ROOT, SHIPPED

WORKFLOWS = sorted(str(each.relative_to(ROOT)) for each in (ROOT / ".github" / "workflows").glob("*.yml"))
SCHEMAS = {
    "vendor.compose-spec": COMPOSITIONS,
    "vendor.github-workflows": WORKFLOWS,
    "vendor.dependabot": (".github/dependabot.yml",),
}
CHECKS = [
    *(("check-jsonschema", "--builtin-schema", schema, *files) for schema, files in SCHEMAS.items()),
    ("zizmor", "--offline", "--no-progress", ".github"),
    # Debian's packages are those of the base image's day, and the last pip installs the wheel that was just built.
    ("hadolint", "--ignore", "DL3008", "--ignore", "DL3013", "Dockerfile"),
    ("shellcheck", "deploy/secrets.sh", "deploy/nightly.sh", ".ci/run"),
    ("kubernetes-validate", "--strict", "deploy/kubernetes/rummykit.yaml"),
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: " ".join(check[:3]))
def test_a_check_finds_no_fault(check: tuple[str, ...]) -> None:
    name, *more = check
    command = [program(name, "make .venv/made/hosting"), *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_every_file_of_its_kind_is_looked_at() -> None:
    """A file that is added is checked, too."""
    checked = {word for check in CHECKS for word in check}
    there = [*ROOT.glob("*compose*.y*ml"), *DEPLOY.rglob("*.*"), *ROOT.glob("*Dockerfile*")]
    assert {str(each.relative_to(ROOT)) for each in there} <= checked


def promtool(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What Prometheus's own program says, in a folder."""
    command = [program("promtool", "apt-get install prometheus"), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_prometheus_loads_its_configuration_and_the_alerts(tmp_path: Path) -> None:
    for name in ("prometheus.yml", "alerts.yml"):
        shutil.copy(SHIPPED / name, tmp_path)
    done = promtool(tmp_path, "check", "config", "prometheus.yml")
    assert done.returncode == 0, done.stderr
    alerts = yaml.safe_load((SHIPPED / "alerts.yml").read_text())["groups"][0]["rules"]
    assert f"SUCCESS: {len(alerts)} rules found" in done.stdout


def test_prometheus_understands_what_the_board_asks(tmp_path: Path) -> None:
    panels = json.loads((SHIPPED / "grafana.json").read_text())["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    assert asked
    plain = [re.sub(r"\$__\w+|\$\{__\w+\}", "5m", each).replace("$instance", ".*") for each in asked]
    rules = [{"record": f"asked:{number}", "expr": each} for number, each in enumerate(plain)]
    (tmp_path / "board.yml").write_text(yaml.safe_dump({"groups": [{"name": "board", "rules": rules}]}))
    done = promtool(tmp_path, "check", "rules", "board.yml")
    assert done.returncode == 0, done.stderr


def test_somebody_is_woken_when_moves_are_not_saved_and_not_before(tmp_path: Path) -> None:
    shutil.copy(SHIPPED / "alerts.yml", tmp_path)
    series = 'rummykit_refusals_total{code="not_saved",instance="one",job="rummykit"}'
    woken = {"exp_labels": {"instance": "one"}, "exp_annotations": _annotations("RummyKitCannotSave")}
    looks = [
        {"eval_time": f"{minute}m", "alertname": "RummyKitCannotSave", "exp_alerts": alerts}
        for minute, alerts in ((9, []), (12, [woken]), (20, []))
    ]
    test = {
        "interval": "1m",
        "input_series": [{"series": series, "values": "0x10 3x20"}],
        "alert_rule_test": looks,
    }
    content = {"rule_files": ["alerts.yml"], "evaluation_interval": "1m", "tests": [test]}
    (tmp_path / "test.yml").write_text(yaml.safe_dump(content))
    done = promtool(tmp_path, "test", "rules", "test.yml")
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"


def _annotations(alert: str) -> dict[str, str]:
    rules = yaml.safe_load((SHIPPED / "alerts.yml").read_text())["groups"][0]["rules"]
    found: dict[str, str] = next(rule["annotations"] for rule in rules if rule["alert"] == alert)
    return found
