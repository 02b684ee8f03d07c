"""The best play, proven: for a whole table of tiles, a first meld, or a hand of cards."""

from rummykit.solve.best_hand import HandPlay, hand, whole_hand
from rummykit.solve.first_meld_of_tiles import TilesFirstMeld, first_meld_of_tiles
from rummykit.solve.hand_batch import hand_batch
from rummykit.solve.hand_first_meld import count_best, first_meld_of_hand
from rummykit.solve.held_hand import HeldPlay, held_hand
from rummykit.solve.lay_offs import RidTurn, best_rid
from rummykit.solve.side_hand import side_hand
from rummykit.tiles.search.batch import table_batch
from rummykit.tiles.search.best_play import Kinds, table, table_of_loose_tiles, whole_rack
from rummykit.tiles.search.best_plays import best_plays
from rummykit.tiles.search.first_meld import first_meld_of_rack
from rummykit.tiles.search.made_sets import MadeSet, steps
from rummykit.tiles.search.objective import Objective
from rummykit.tiles.search.other_packs import PackPlay, TilePack
from rummykit.tiles.search.other_packs import best_play as best_play_of_pack
from rummykit.tiles.search.table_play import TablePlay
from rummykit.tiles.search.whole_turn import WholeTurn, whole_turn

opening = first_meld_of_rack
"""The former name, for one release more."""
first_meld = first_meld_of_hand
"""The former name, for one release more."""
Step = MadeSet
"""The former name, for one release more."""

__all__ = [
    "HandPlay",
    "HeldPlay",
    "Kinds",
    "MadeSet",
    "Objective",
    "PackPlay",
    "RidTurn",
    "Step",
    "TablePlay",
    "TilePack",
    "TilesFirstMeld",
    "WholeTurn",
    "best_play_of_pack",
    "best_plays",
    "best_rid",
    "count_best",
    "first_meld",
    "first_meld_of_hand",
    "first_meld_of_rack",
    "first_meld_of_tiles",
    "hand",
    "hand_batch",
    "held_hand",
    "opening",
    "side_hand",
    "steps",
    "table",
    "table_batch",
    "table_of_loose_tiles",
    "whole_hand",
    "whole_rack",
    "whole_turn",
]
