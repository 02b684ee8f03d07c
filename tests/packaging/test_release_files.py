"""What goes with the packages of a release: bills of materials that name every locked package, and checksums."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import release_files
from tools.release_files import ROOT, SUMS, version


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A source distribution and a wheel, by their names."""
    for name in (f"rummykit-{version()}.tar.gz", f"rummykit-{version()}-cp312-abi3-manylinux_2_28_x86_64.whl"):
        (tmp_path / name).write_text(name)
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str | Path) -> int:
    """The command's exit status."""
    monkeypatch.setattr(sys, "argv", ["release_files", *map(str, arguments)])
    return release_files.main()


def test_a_release_is_complete_and_other_programs_agree_with_its_checksums(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(monkeypatch, folder) == 0
    assert run(monkeypatch, folder, "--check") == 0
    if sys.platform == "linux":
        subprocess.run(["sha256sum", "--check", "--strict", SUMS], cwd=folder, capture_output=True, check=True)
    server = json.loads((folder / f"rummykit-{version()}-server.cdx.json").read_text())
    locked = re.findall(r"^([\w.-]+)(?:\[.+\])?==", (ROOT / "requirements" / "server.txt").read_text(), re.MULTILINE)
    assert sorted(each["name"] for each in server["components"]) == sorted(locked)
    page = json.loads((folder / f"rummykit-{version()}-page.cdx.json").read_text())
    assert {"svelte", "hashes", "onnxruntime-web"} <= {each["name"] for each in page["components"]}


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        (f"rummykit-{version()}.tar.gz", "another", "not what its checksum says"),
        ("more.txt", "more", "the folder differ: more.txt"),
        (f"rummykit-{version()}-server.cdx.json", None, "the folder differ"),
    ],
)
def test_a_file_that_was_changed_added_or_lost_is_told(
    folder: Path,
    name: str,
    text: str | None,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(release_files, "bills", _bills)
    assert run(monkeypatch, folder) == 0
    if text is None:
        (folder / name).unlink()
    else:
        (folder / name).write_text(text)
    assert run(monkeypatch, folder, "--check") == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", ["rummykit-0.0.1-cp312-abi3-win_amd64.whl", "other.tar.gz"])
def test_a_package_of_another_version_is_no_release(
    folder: Path, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / name).write_text("")
    assert run(monkeypatch, folder) == 1
    assert f"{name} is no package of version {version()}" in capsys.readouterr().err


def _bills(of: str) -> dict[str, str]:
    bill = {"bomFormat": "CycloneDX", "components": [{"name": "it", "hashes": [{"alg": "SHA-256", "content": "0"}]}]}
    return {f"rummykit-{of}-{name}.cdx.json": json.dumps(bill) for name in ("server", "page")}
