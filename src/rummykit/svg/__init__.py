"""Hands, tables and views as drawings that notebooks and pages show: `hand`, `table`, `view` and `deal`."""

from rummykit.svg.drawing import Drawing
from rummykit.svg.scene import deal, hand, table, view

__all__ = ["Drawing", "deal", "hand", "table", "view"]
