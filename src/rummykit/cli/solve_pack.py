"""`rummykit solve --colours … --numbers … --copies … --jokers …`: tiles of a pack of another size."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

SIZES = {
    "colours": "colours, 2 to 8",
    "numbers": "numbers, 2 to 26",
    "copies": "copies of each tile, 1 to 4",
    "jokers": "jokers, 0 to 4",
}


def add_options(parser: Any) -> None:
    """The options about the pack."""
    group = parser.add_argument_group(
        "a pack of another size", "in which jokers may be used like any other tile; colours are r b k o g p t w"
    )
    for name, what in SIZES.items():
        group.add_argument(f"--{name}", type=int, metavar="N", help=f"how many {what}")


def sizes(asked: argparse.Namespace) -> dict[str, int]:
    """The sizes that were asked for; none where the pack is that of the game."""
    return {name: getattr(asked, name) for name in SIZES if getattr(asked, name) is not None}


def told(asked: argparse.Namespace) -> list[str]:
    """The answer, line by line; raises `ValueError`."""
    from rummykit.solve import TilePack, best_play_of_pack
    from rummykit.tiles.search.other_packs import name_of

    pack = TilePack(**sizes(asked))
    if asked.hand is not None or asked.opening or asked.all or asked.option or asked.rack is None:
        raise ValueError("A pack of another size is asked with --rack, --table, --loose and --objective alone.")
    table = [pack.tile(name) for name in f"{asked.table} {asked.loose}".replace("/", " ").split()]
    rack = [pack.tile(name) for name in asked.rack.split()]
    play = best_play_of_pack(pack, table, rack, asked.objective)
    if play is None:
        raise ValueError("The tiles of the table do not all lie in sets.")
    if not play.played:
        return ["Nothing can be played."]
    own = Counter(play.played)
    lines = [f"Play {len(play.played)} of {len(rack)} tiles, worth {play.value}:"]
    for cards in play.sets:
        words = []
        for tile in cards:
            words.append(f"[{name_of(tile)}]" if own[tile] > 0 else name_of(tile))
            own[tile] -= 1
        lines.append(f"  {' '.join(words)}")
    return lines
