"""Hands, tables and views as drawings that notebooks and pages show: `hand`, `table`, `view` and `deal`."""

from rummykit.svg.drawing import Drawing
from rummykit.svg.open_deal import deal
from rummykit.svg.scene import hand, table, view

__all__ = ["Drawing", "deal", "hand", "table", "view"]
