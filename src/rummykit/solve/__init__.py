"""The best play, proven: of a whole table of tiles, of a first meld, of a hand of cards."""

from rummykit.solve.batch import table_batch
from rummykit.solve.best_play import Kinds, table, table_of_loose_tiles
from rummykit.solve.first_meld import opening
from rummykit.solve.hand import HandPlay, hand, whole_hand
from rummykit.solve.hand_batch import hand_batch
from rummykit.solve.hand_opening import count_best, first_meld
from rummykit.solve.objective import Objective
from rummykit.solve.steps import Step, steps
from rummykit.solve.table_play import TablePlay

__all__ = [
    "HandPlay",
    "Kinds",
    "Objective",
    "Step",
    "TablePlay",
    "count_best",
    "first_meld",
    "hand",
    "hand_batch",
    "opening",
    "steps",
    "table",
    "table_batch",
    "table_of_loose_tiles",
    "whole_hand",
]
