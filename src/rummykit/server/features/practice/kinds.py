"""Every kind of practice there is."""

from __future__ import annotations

from rummykit.server.features.practice import lesson, missed, puzzle
from rummykit.server.features.practice.practice import Kind

KINDS: tuple[Kind, ...] = (puzzle.KIND, lesson.KIND, missed.KIND)
