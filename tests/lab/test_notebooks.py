"""The notebooks run, and show what is stored in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.notebooks import NOTEBOOKS, run

pytest.importorskip("nbclient")


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_notebook_shows_what_is_stored(notebook: Path) -> None:
    pytest.importorskip("pyspiel" if "openspiel" in notebook.name else "pettingzoo")
    stored = notebook.read_text("utf-8")
    assert '"output_type": "execute_result"' in stored
    assert run(notebook) == stored
