"""The notebooks run, from the first cell to the last."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("nbmake")

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
@pytest.mark.parametrize("notebook", sorted(path.name for path in EXAMPLES.glob("*.ipynb")))
def test_every_notebook_runs(notebook: str) -> None:
    pytest.importorskip("pyspiel" if "openspiel" in notebook else "pettingzoo")
    run = [sys.executable, "-m", "pytest", "--nbmake", "-q", "-p", "no:cacheprovider", str(EXAMPLES / notebook)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
