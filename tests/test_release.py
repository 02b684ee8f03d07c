"""The change log has its usual form, and a release does not forget what has to say that it exists."""

from __future__ import annotations

import re
from pathlib import Path

from tools.release import FILES, forgotten

ROOT = Path(__file__).parents[1]
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")

RELEASED = {
    "pyproject.toml": '[project]\nversion = "1.2.3"\n',
    "CITATION.cff": "type: software\nversion: 1.2.3\ndate-released: 2027-01-31\n",
    "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2027-01-31\n",
    "README.md": "```console\n$ pip install 'rummykit[server]'\n$ rummykit serve --open\n```\n",
}


def test_the_change_log_has_versions_and_under_them_kinds_of_changes_in_their_order() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    assert sections[0].startswith("[Unreleased]\n")
    for section in sections:
        name, _, rest = section.partition("\n")
        assert re.fullmatch(r"\[Unreleased\]|\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", name)
        assert f"\n{name.partition(' ')[0]}: https://" in text
        kinds = re.findall(r"^### (.*)$", rest, re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds]


def test_a_release_that_is_ready_has_forgotten_nothing() -> None:
    assert forgotten("1.2.3", RELEASED) == []


def test_whatever_still_speaks_of_the_time_before_is_named() -> None:
    for name in FILES:
        old = RELEASED | {name: "\n$ git clone https://github.com/rummykit/rummykit\nThere is no release yet.\n"}
        assert [fault.partition(" ")[0] for fault in forgotten("1.2.3", old)] == [name]


def test_before_the_first_release_the_readme_says_that_there_is_none() -> None:
    """Afterwards `forgotten` holds, and this test with it."""
    texts = {name: (ROOT / name).read_text("utf-8") for name in FILES}
    version = re.findall(r"^## \[(\d[\d.]*)\]", texts["CHANGELOG.md"], re.MULTILINE)
    if version:
        assert "no release yet" not in texts["README.md"]
    else:
        assert "There is no release yet" in " ".join(texts["README.md"].split())
