"""Who asks for something of an extra that is not installed is told which one to install."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rummykit.cli import main

EXTRAS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]


@pytest.mark.parametrize(
    ("package", "extra", "asked"),
    [
        ("pyarrow", "data", "data --game gin_rummy --deals 1 --out {}"),
        ("pyarrow", "data", "data --check --out {}"),
        ("ray", "cluster", "arena --game knock_rummy --deals 2 --on ray"),
        ("ray", "cluster", "data --game gin_rummy --deals 1 --out {} --on ray"),
    ],
)
def test_a_command_names_the_extra_it_needs(
    package: str,
    extra: str,
    asked: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    if package == "ray":
        pytest.importorskip("pyarrow")
    (tmp_path / "part-00000.parquet").write_bytes(b"")
    for part in (package, f"{package}.parquet"):
        monkeypatch.setitem(sys.modules, part, None)
    assert main([part.format(tmp_path) for part in asked.split()]) == 2
    assert capsys.readouterr().err.endswith(f" needs {package}: pip install 'rummykit[{extra}]'\n")
    assert [part.partition(">")[0].partition("[")[0] for part in EXTRAS[extra]] == [package]


@pytest.mark.parametrize(
    ("package", "face"), [("numpy", "vector"), ("gymnasium", "vector_env"), ("pettingzoo", "parallel_env")]
)
def test_so_does_the_laboratory(package: str, face: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from rummykit import lab; lab.{face}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.endswith(f"The laboratory needs {package}: pip install 'rummykit[lab]'\n")


def test_the_laboratory_comes_without_what_clusters_and_data_sets_need() -> None:
    asked = " ".join(EXTRAS["lab"])
    assert "gymnasium" in asked
    assert "ray" not in asked
    assert "pyarrow" not in asked
