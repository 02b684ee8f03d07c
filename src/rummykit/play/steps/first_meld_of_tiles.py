"""The first meld of a player of tiles: groups and runs that are worth enough, or enough pairs."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import Face, Faces
from rummykit.melds.indicated import IndicatedReading
from rummykit.melds.laid_tiles import LaidTiles
from rummykit.play.actions import Melds
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import IllegalAction, Opening, Rules


class FirstMeldOfTiles:
    """What a sheet asks of it, which may rise with each first meld of a deal."""

    def __init__(self, sheet: Rules, opening: Opening) -> None:
        self.sheet = sheet
        self.opening = opening

    def minimum(self, deal: State) -> int:
        """What a first meld in groups and runs must be worth now."""
        return max(self.opening.minimum, deal.first_points + 1 if self.opening.must_beat_last else 0)

    def fewest_pairs(self, deal: State) -> int | None:
        """How many pairs a first meld in pairs must have now; None where there is none."""
        if self.opening.pairs is None or self.would_be_last_in_pairs(deal):
            return None
        return max(self.opening.pairs, deal.first_pairs + 1 if self.opening.must_beat_last else 0)

    def would_be_last_in_pairs(self, deal: State) -> bool:
        """Whether the sheet refuses pairs to the seat to act, because all others have laid them first."""
        others = [seat for seat in deal.order if seat != deal.turn]
        return self.opening.all_in_pairs == "refused" and all(map(deal.goes_for_pairs, others))

    def is_void(self, deal: State) -> bool:
        """Whether the deal is void, because the first melds of all players are pairs."""
        return self.opening.all_in_pairs == "void" and all(map(deal.goes_for_pairs, deal.order))

    def ways(self, deal: State, melds: LaidTiles, rack: Faces, must: Face | None) -> Iterator[Melds]:
        """First melds of a rack that lay as much as can be: one in groups and runs, and one in pairs."""
        laid = melds.first_meld(rack, self.minimum(deal), must)
        if laid is None and self.opening.waived_when_going_out:
            low = melds.first_meld(rack, 1, must)
            laid = low if low is not None and sum(map(len, low)) == len(rack) - 1 else None
        if laid is not None:
            yield laid
        fewest = self.fewest_pairs(deal)
        if fewest is None:
            return
        pairs = melds.pairs(rack, must)
        kept = pairs if 2 * len(pairs) < len(rack) else pairs[:-1]
        if len(kept) >= fewest:
            yield kept

    def check(self, deal: State, new: list[IndicatedReading], pairs: int, left: int) -> None:
        """Refuse a first meld that is too low, or that mixes its two kinds; so many tiles are `left` after it."""
        name = self.sheet.id
        if 0 < pairs < len(new):
            raise IllegalAction("pairs_beside_first_melds", name)
        if pairs and self.would_be_last_in_pairs(deal):
            raise IllegalAction("all_others_in_pairs", name)
        fewest = self.fewest_pairs(deal)
        if pairs and fewest is not None:
            if pairs < fewest:
                raise IllegalAction("opening_too_few_pairs", name, minimum=fewest, value=pairs)
            return
        value, minimum = sum(meld.value for meld in new), self.minimum(deal)
        if not new or (value < minimum and not (self.opening.waived_when_going_out and left == 1)):
            raise IllegalAction("opening_too_low", name, minimum=minimum, value=value)

    def facts(self, deal: State, laid: LaidHand) -> Iterator[Fact]:
        """What the groups of a hand count towards it."""
        value, minimum, fewest = self._value(laid), self.minimum(deal), self.fewest_pairs(deal)
        yield fact("opening", value >= minimum, value=value, minimum=minimum)
        if fewest is not None:
            pairs = sum(meld.name == "pair" for meld in laid.melds)
            yield fact("opening_pairs", pairs >= fewest, value=pairs, minimum=fewest)

    def is_in(self, deal: State, laid: LaidHand) -> bool:
        """Whether the groups of a hand, all of one kind, are one."""
        pairs, fewest = sum(meld.name == "pair" for meld in laid.melds), self.fewest_pairs(deal)
        if not pairs:
            out = self.opening.waived_when_going_out and laid.goes_out(without=False, with_one=True)
            return out or self._value(laid) >= self.minimum(deal)
        return fewest is not None and fewest <= pairs == len(laid.melds)

    def _value(self, laid: LaidHand) -> int:
        return sum(meld.value for meld in laid.melds if meld.name != "pair")
