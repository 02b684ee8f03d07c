"""Micro: a turn at a table that is rearranged, piece by piece; a mask says which can still be part of a play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import ClassVar

from rummykit import solve
from rummykit.cards import Face
from rummykit.lab.actions import OpenMoves, PartialTurn, SpaceName, unfit
from rummykit.lab.encode import FACES
from rummykit.lab.tile_candidates import most_of
from rummykit.play.actions import Action, Melds, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.tiles.search.free_jokers import PATIENCE

FACES_OF_TILES = FACES["tiles"]
DONE = FACES_OF_TILES
DRAW = FACES_OF_TILES + 1
PLACE = 63
"""The bits of a face that say its place among cards or tiles."""
A_FORCED_TILE = 1000


class Micro:
    """Numbers 0 … 55: one more tile of this face leaves the rack; 56: the turn is done; 57: draw, before any tile.

    A face may be chosen if some play of the turn has it and all tiles chosen so far, and the turn may be done if the
    tiles chosen can be played alone. How they lie then is the solver's choice. Where jokers are special, a search ends
    before the last proof, and a face may then be missing. Before its first meld a seat plays nothing but first melds,
    even if the sheet lets it go on to the table. Raises `ValueError` for cards.
    """

    name: ClassVar[SpaceName] = "micro"
    size: ClassVar[int] = FACES_OF_TILES + 2
    features: ClassVar[None] = None

    def __init__(self, rules: Rules) -> None:
        if not rules.rearranges:
            raise unfit("micro", rules, "it is not played with tiles")
        self.rules = rules

    def choices(self, view: View, begun: PartialTurn) -> OpenMoves:
        """The faces that can be part of the play, ascending, then done and draw where they are legal."""
        moves: dict[int, Action | PartialTurn] = {}
        chosen = Counter(begun.tiles)
        proof = begun.proof
        for face in sorted(Counter(view.hand) - chosen):
            wanted = chosen + Counter((face,))
            if not wanted <= Counter(proof[0]):
                play = self._with(view, wanted)
                if play is None:
                    continue
                proof = play.played, play.table_after
            moves[face & PLACE] = PartialTurn(tuple(sorted(wanted.elements())), proof)
        done = self._exactly(view, begun) if begun.tiles else Pass()
        if done is not None:
            moves[DONE if begun.tiles else DRAW] = done
        return OpenMoves(moves)

    def _exactly(self, view: View, begun: PartialTurn) -> Rearrange | None:
        """A legal play of the tiles begun with and no others."""
        table: Melds | None = begun.proof[1] if len(begun.proof[0]) == len(begun.tiles) else None
        if table is None:
            play = most_of(self.rules, view, begun.tiles, None, PATIENCE)
            table = play.table_after if play is not None and play.tiles == len(begun.tiles) else None
        action = None if table is None else Rearrange(table)
        return action if action is not None and Deal.from_view(self.rules, view).can(action) else None

    def _with(self, view: View, wanted: Counter[Face]) -> solve.TablePlay | None:
        """A play that has at least the tiles wanted."""
        for forced, rack in _forced(wanted, Counter(view.hand)):
            weights = {face: A_FORCED_TILE if face in forced else 0 for face in rack}
            play = most_of(self.rules, view, tuple(sorted(rack.elements())), weights, PATIENCE)
            if play is not None and forced <= Counter(play.played):
                return play
        return None


def _forced(wanted: Counter[Face], rack: Counter[Face]) -> Iterator[tuple[Counter[Face], Counter[Face]]]:
    """Tiles that must all be played, of a part of the rack that has no other copies of them.

    A weight belongs to a face, so every further copy of a wanted face is either wanted too or stays behind.
    """
    twins = [face for face in wanted if rack[face] > wanted[face]]
    ranges = [range(wanted[face], rack[face] + 1) for face in twins]
    for counts in product(*ranges):
        exact = wanted | Counter(dict(zip(twins, counts, strict=True)))
        yield exact, Counter({face: exact[face] or count for face, count in rack.items()})
