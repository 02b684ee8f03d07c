"""Every kind of practice there is."""

from __future__ import annotations

from rummykit.server.practice import missed, puzzle
from rummykit.server.practice.practice import Kind

KINDS: tuple[Kind, ...] = (puzzle.KIND, missed.KIND)
