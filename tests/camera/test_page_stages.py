"""The page reads photos by a port of this code; `web/tests/scan.test.ts` compares it with the file checked here."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("onnxruntime")

from tests.camera.stages import FILE, written


def test_what_the_page_is_compared_with_is_what_the_stages_answer() -> None:
    """After a change of a stage, change web/src/lib/scan too, and run ``python -m tests.camera.stages``."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    now = json.loads(written())
    assert kept.pop("crops") == pytest.approx(now.pop("crops"), abs=2e-4)
    assert kept == now
