"""Play: melds laid on the table, and cards laid off on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit import rules
from rummykit.checked import Some
from rummykit.rules.kinds import StepWord
from rummykit.rules.meaning import HELD_TILES, JOKERS, OWN_MELDS, SIDE_MELDS, Meanings, at
from rummykit.rules.sides import CardsOf
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules

ON_THE_TABLE = ("any", "own", "own_meld_first")
"""How cards are laid off where melds belong to players."""


class Play(StepWord, frozen=True, kw_only=True):
    """Lay new melds and lay off, in any order.

    `lay_off`: on which melds cards may be laid off: "none", "any", only the player's "own", or "own_meld_first", on
      those of others only after a meld of the player's own. If melds belong to sides, always only on those of the
      player's own side.
    `per_turn`: how much may be laid in a turn: "any" number; "one" new meld or one card laid off; or, with "faced", the
      turned card first, and then any number of cards laid off and of new melds with borrowed cards.
    `borrowing`: from which melds on the table cards may be taken for a new meld, and, if the turned card must be laid
      first, for laying off too: "none", the player's "own" or "any".
    `end_joker_moves`: whether a joker at an end of a run may be moved to the other end, once, when a card is laid off
      on that run: "never", "freely", or "into_its_place" if the card laid off takes the joker's place.
    `may_go_out`: whether the last card may be melded or laid off.
    `floats`: whether a player who melds or lays off the last card has not gone out, but plays on without a hand until
      the last card is discarded.
    `more_melds`: whether a player may lay more new melds after the first meld.
    `lay_off_at_once`: whether a player may lay off cards in the turn of the first meld.
    `extends_lay_offs`: whether cards may be laid off next to those that another player has laid off.
    `one_per_rank`: whether a side may have only one group of each rank, to which all further cards of that rank are
      added.
    `last_only`: cards of which a group may be laid only when going out, as the last thing and without wild cards; none
      for no such cards.
    `never`: cards that may never be melded; none for no such cards.
    `pairs_for_all`: whether a player whose first meld was groups and runs may also lay pairs, once somebody has laid
      some.
    `most_after_pairs`: how many tiles a player whose first meld was pairs may lay off in a turn; none for any number.
    """

    after: ClassVar[str] = "Declare"

    means: ClassVar[Meanings] = {
        "lay_off": OWN_MELDS | HELD_TILES,
        "end_joker_moves": OWN_MELDS & JOKERS & at("turn.Play.lay_off", *ON_THE_TABLE),
        "floats": at("turn.Play.may_go_out", True) & OWN_MELDS,
        "more_melds": at("opening") & OWN_MELDS,
        "lay_off_at_once": at("opening") & OWN_MELDS & at("turn.Play.lay_off", *ON_THE_TABLE),
        "one_per_rank": SIDE_MELDS,
        "last_only": SIDE_MELDS,
        "never": SIDE_MELDS,
        "pairs_for_all": at("opening.pairs"),
        "most_after_pairs": at("opening.pairs"),
    }

    lay_off: Literal["none", "any", "own", "own_meld_first"] = "any"
    per_turn: Literal["any", "one", "faced"] = "any"
    borrowing: Literal["none", "own", "any"] = "none"
    end_joker_moves: Literal["never", "freely", "into_its_place"] = "never"
    may_go_out: bool = True
    floats: bool = False
    more_melds: bool = True
    lay_off_at_once: bool = True
    extends_lay_offs: bool = True
    one_per_rank: bool = False
    last_only: CardsOf | None = None
    never: CardsOf | None = None
    pairs_for_all: bool = False
    most_after_pairs: Some | None = None

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Melds lie on the table, not in the hand."""
        draw = sheet.step(rules.Draw)
        if self.per_turn == "faced" and (draw is None or not draw.faced):
            yield ('Play.per_turn = "faced" is about a turned card: write Draw.faced = true, or Play.per_turn = "any".')
        if not self.extends_lay_offs and (
            self.lay_off != "any" or sheet.wilds is not None or draw is None or not draw.down_to_new_meld
        ):
            yield (
                "Play.extends_lay_offs = false is for lay-offs on any meld without wild cards, if a first meld needs "
                'a card from the pile: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld", or '
                "true."
            )
        if sheet.has_side_melds:
            yield from self._of_sides(sheet)
        for other in (rules.GoOut, rules.Declare, rules.Show):
            if sheet.step(other) is not None:
                name = other.__name__
                yield Translatable(
                    "Play lays melds on the table, but {word} lays those kept in hand: remove one of them.", word=name
                )

    def _of_sides(self, sheet: Rules) -> Iterator[str]:
        """Melds of a side are counted by bonuses; wild cards keep their points in them."""
        if (self.per_turn, self.borrowing) != ("any", "none"):
            yield "Sides have no other restrictions on laying: remove the other fields of Play."
        if sheet.groups is None:
            yield "Melds of a side must include groups: add groups."
        if sheet.runs is not None and (sheet.runs.ace == "corner" or sheet.wilds is None):
            yield 'Runs of a side may end with the king or the ace: write runs.ace = "both".'
        if sheet.runs is None and not self.one_per_rank:
            yield "If a side lays only groups, it has one of each rank: write Play.one_per_rank = true."
        if sheet.wilds is None or not sheet.wilds.own_value:
            yield "In melds of a side a wild card keeps its own value: write wilds.own_value = true."
        elif sheet.wilds.natural_in_place and sheet.runs is None:
            yield "In a group of a side a wild card is always wild: write wilds.natural_in_place = false, or add runs."
