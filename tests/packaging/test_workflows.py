"""The workflows name runners and actions that exist."""

from __future__ import annotations

from datetime import date

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

from tools.workflows import ACTIONS, IMAGES, USES, WORKFLOWS, all_stale, stale

WRITTEN = date(2026, 11, 28)
"""The day on which the tables were last compared with the host's announcements."""


def test_the_workflows_could_run_on_the_day_the_tables_were_written() -> None:
    assert all_stale(WRITTEN) == []


def test_every_action_of_every_workflow_is_looked_at() -> None:
    for file in WORKFLOWS.glob("*.yml"):
        text = file.read_text(encoding="utf-8")
        jobs = yaml.safe_load(text)["jobs"].values()
        used = [step["uses"] for job in jobs for step in job["steps"] if "uses" in step]
        assert used == [f"{uses['action']}@{uses['commit']}" for uses in USES.finditer(text)], file.name


@pytest.mark.parametrize("image", IMAGES)
def test_an_image_is_told_before_and_after_its_last_day(image: str) -> None:
    text = f"    runs-on: {image}\n"
    told = {days: stale("x.yml", text, date.fromordinal(IMAGES[image].toordinal() + days)) for days in (-365, -1, 1)}
    assert [[fault.passed for fault in told[days]] for days in (-365, -1, 1)] == [[], [False], [True]]


@pytest.mark.parametrize(
    "line",
    [
        "    runs-on: macos-14",
        "        os: [ubuntu-24.04, windows-2019]",
        "      - uses: actions/checkout@v7",
        "      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2",
        "      - uses: somebody/else@11bd71901bbe5b1630ceea73d27597364c9af683 # v1.0.0",
    ],
)
def test_what_runners_do_not_run_is_a_fault(line: str) -> None:
    assert [fault.passed for fault in stale("x.yml", line + "\n", WRITTEN)] == [True]


def test_no_action_is_listed_that_no_workflow_uses() -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in WORKFLOWS.glob("*.yml"))
    assert {uses["action"] for uses in USES.finditer(texts)} == set(ACTIONS)
