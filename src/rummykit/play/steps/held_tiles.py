"""The draw and the discard of tiles that are held in the hand and laid on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rummykit import hands, rules
from rummykit.cards import Face, Faces
from rummykit.play.actions import Discard
from rummykit.play.events import CarelessDiscard, Event, Why
from rummykit.play.melds import laid_tiles_in
from rummykit.play.state import State
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.draw import DrawStep
from rummykit.play.steps.pile_purpose import TileToLay
from rummykit.rules import Rules


class HeldDrawStep(DrawStep):
    """The last discard of the player before is taken to be laid in the same turn, in a first meld if one is due."""

    def _purpose(self) -> TileToLay:
        return TileToLay(self.sheet)


class HeldDiscardStep(DiscardStep):
    """The discard that ends a turn; the last tile of a hand, thrown, ends the deal."""

    def __init__(self, sheet: Rules, data: rules.Discard) -> None:
        super().__init__(sheet, data)
        self.noted = CarelessTiles(sheet, data)

    def offers(self, deal: State) -> dict[str, Any]:
        tiles = hands.distinct(deal.hands[deal.turn], "tiles")
        if deal.must_play is not None or hands.size(deal.hands[deal.turn]) == 1:
            return {}
        return {"careless": self.noted.among(deal, tiles)}

    def apply(self, deal: State, action: Discard, plan: None) -> tuple[Event, ...]:
        seat, tile = deal.turn, action.card
        noted: tuple[Event, ...] = ()
        if hands.size(deal.hands[seat]) == 1:
            deal.lay_face_down(tile)
        else:
            why = self.noted.why(deal, tile)
            if why is not None:
                deal.note_careless(seat)
                noted = (CarelessDiscard(seat, why),)
        discarded, *events = super().apply(deal, action, plan)
        return discarded, *noted, *events


class CarelessTiles:
    """The tiles whose discard a sheet notes against a player."""

    def __init__(self, sheet: Rules, data: rules.Discard) -> None:
        self.sheet = sheet
        self.fitting = data.fitting == "noted"
        self.wild = data.wild_tile == "noted"

    def why(self, deal: State, tile: Face) -> Why | None:
        """Why a discard is careless now, while it is not the last tile; None if it is not."""
        if self.wild and tile == deal.wild:
            return "wild_tile"
        melds = laid_tiles_in(self.sheet, deal.wild)
        fits = self.fitting and any(melds.extensions(meld.cards, meld.kind) >> (tile & 63) & 1 for meld in deal.table)
        return "could_be_laid_off" if fits else None

    def among(self, deal: State, tiles: Iterable[Face]) -> Faces:
        """Those of `tiles` whose discard would be careless now."""
        return tuple(self._careless(deal, tiles))

    def _careless(self, deal: State, tiles: Iterable[Face]) -> Iterator[Face]:
        return (tile for tile in tiles if self.why(deal, tile) is not None)
