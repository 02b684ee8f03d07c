"""Say which workflows name a runner or an action that its host no longer runs, or soon will not.

The dates are the host's announcements where there is one (issues of `actions/runner-images`), else a careful guess; of
Node, the end of its support. `.ci/audit` asks this file: a date that has passed is a fault, a near one a warning.
"""

from __future__ import annotations

import re
import sys
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

WORKFLOWS = Path(__file__).parents[1] / ".github" / "workflows"

IMAGES = {
    "ubuntu-24.04": date(2029, 4, 30),
    "ubuntu-24.04-arm": date(2029, 4, 30),
    "macos-15": date(2027, 8, 31),
    "macos-15-intel": date(2027, 8, 31),
    "windows-2025": date(2029, 11, 13),
}
"""The last day of each image that a workflow may name."""

ACTIONS = {
    "actions/checkout": (7, date(2028, 4, 30)),
    "actions/setup-python": (7, date(2028, 4, 30)),
    "actions/setup-node": (7, date(2028, 4, 30)),
    "actions/upload-artifact": (7, date(2028, 4, 30)),
    "actions/download-artifact": (8, date(2028, 4, 30)),
    "actions/attest": (4, date(2028, 4, 30)),
    "actions/upload-pages-artifact": (5, None),
    "actions/deploy-pages": (5, date(2028, 4, 30)),
    "pypa/gh-action-pypi-publish": (1, None),
    "github/codeql-action/init": (4, date(2028, 4, 30)),
    "github/codeql-action/analyze": (4, date(2028, 4, 30)),
    "github/codeql-action/upload-sarif": (4, date(2028, 4, 30)),
    "actions/dependency-review-action": (5, date(2028, 4, 30)),
    "ossf/scorecard-action": (2, None),
}
"""The lowest major version of each action that runners still run, and the last day of the Node version it needs.

An action without a date brings its own container, or consists of others.
"""

SOON = timedelta(days=90)
IMAGE = re.compile(r"\b(?:ubuntu|macos|windows)-[\w.-]+")
USES = re.compile(r"uses: (?P<action>[\w.-]+(?:/[\w.-]+)+)@(?P<commit>\S+)(?: # v(?P<major>\d+)\.\d+\.\d+)?$", re.M)


class Stale(NamedTuple):
    """What is wrong in a workflow; `passed` if it can no longer run."""

    workflow: str
    text: str
    passed: bool


def stale(name: str, workflow: str, today: date) -> list[Stale]:
    """Everything in the text of a workflow that its host does not run, or will not run in a quarter of a year."""
    found: list[Stale] = []

    def until(what: str, last: date) -> None:
        if today > last - SOON:
            found.append(Stale(name, f"{what} runs until {last}", today > last))

    for image in sorted(set(IMAGE.findall(workflow))):
        if image in IMAGES:
            until(image, IMAGES[image])
        else:
            found.append(Stale(name, f"{image} is no image in IMAGES of tools/workflows.py", True))
    for uses in USES.finditer(workflow):
        action, commit, major = uses["action"], uses["commit"], uses["major"]
        lowest, last = ACTIONS.get(action, (None, None))
        if not re.fullmatch("[0-9a-f]{40}", commit) or major is None:
            found.append(Stale(name, f"{action} is not pinned to a commit with its version beside it", True))
        elif lowest is None or int(major) < lowest:
            found.append(Stale(name, f"{action} v{major} is not in ACTIONS of tools/workflows.py", True))
        elif last is not None:
            until(f"{action} v{major}", last)
    return found


def all_stale(today: date) -> list[Stale]:
    """What is stale in the workflows of this repository."""
    files = sorted(WORKFLOWS.glob("*.yml"))
    return [fault for file in files for fault in stale(file.name, file.read_text(encoding="utf-8"), today)]


def main() -> int:
    """Print what is stale; 1 if something has passed."""
    found = all_stale(date.today())
    for fault in found:
        print(f"{fault.workflow}: {fault.text}")
    if not found:
        print("Workflows: every runner and action is current.")
    return int(any(fault.passed for fault in found))


if __name__ == "__main__":
    sys.exit(main())
