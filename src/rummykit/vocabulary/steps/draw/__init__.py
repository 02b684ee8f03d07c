"""Draw: the cards that begin a turn, from the stock or the discard pile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit import rules
from rummykit.checked import ByPlayers
from rummykit.rules.kinds import StepWord
from rummykit.rules.meaning import OWN_MELDS, WHOLE_HANDS, Meanings, at
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules

SINGLE = ("top", "any", "top_and_second")
"""What may be taken of a discard pile so that a card is taken alone."""


def _laid_in_any_order(sheet: Rules, play: rules.Play | None) -> Iterator[str]:
    """What a card asks for that must be laid in the turn in which it is taken, before or after others."""
    free = play is not None and play.lay_off in ("any", "none") and (play.per_turn, play.borrowing) == ("any", "none")
    if play is None or not (free and play.more_melds and play.lay_off_at_once and play.end_joker_moves == "never"):
        yield (
            "If cards are taken from within the discard pile, the rest of the turn must be free: write Play with "
            'lay_off = "any" and no other limit.'
        )
    opening = sheet.opening
    limited = opening is not None and (opening.contract is not None or opening.natural_run)
    if opening is not None and (limited or (opening.waived_when_going_out and not opening.needs_taken_card)):
        yield (
            "If cards are taken from within the discard pile, a first meld may have only a minimum or a taken card "
            "as a condition: write only opening.minimum or opening.needs_taken_card."
        )


class Draw(StepWord, frozen=True, kw_only=True):
    """Begin the turn with a card from the stock or the discard pile.

    `count`: how many cards are drawn from the stock: a number, or pairs of players and number.
    `discard_pile`: what may be taken from the discard pile instead of the top card of the stock. "none": nothing;
      "top": its top card; "top_and_second": its top card and, with it, the next discard or the top card of the stock;
      "any": any one card; "down_to_card": any card together with all cards above it; "whole": the whole pile, without
      any condition.
    `card_goes`: where a card taken from the discard pile must go. "hand": anywhere; "first_meld": before the player's
      first meld, into that meld at once; afterwards, anywhere; "kept_meld": into a meld kept in the hand, in which it
      is the only card taken in this way; "new_meld": at once into a new meld on the table, with one or more cards that
      were in hand before; "table": into any meld on the table in the same turn, before any other card if only the top
      card may be taken, and into the first meld if the player has not laid it yet.
    `closed_after_first_meld`: whether a player who has laid a first meld may take nothing more from the discard pile,
      as long as there is a stock to draw from.
    `closed_with_one_card`: whether a player with one card in hand may take nothing from the discard pile, as long as
      there is a stock to draw from.
    `wild_upcard`: whether a wild card may be taken from the discard pile: "allowed", "refused", or "first_allowed" for
      only the card turned up at the start.
    `own_piles`: whether each player has a separate discard pile, of which only the next player may take the top card,
      and only in the next turn.
    `top_card_free`: whether the top card alone need not be laid, if the pile may be taken down to a card; it may not be
      discarded in that turn.
    `faced`: whether the card is not taken into the hand but stays face up: it is laid at once, or, if it was turned up
      from the stock, goes to the discard pile.
    `hand_melds`: whether a player may lay melds and lay off cards from the hand alone before passing on a card that was
      turned up.
    `goes_round`: whether a card that is declined or discarded is offered to each of three or more players in turn,
      apart from the one it comes from, before the next card is turned up.
    `upcard_offered`: whether the first upcard is offered to each player in turn, first to the player who goes first;
      the player who takes it has the turn, and if all pass, the player who goes first draws from the stock.
    """

    after: ClassVar[str] = "DeclarePairs"

    means: ClassVar[Meanings] = {
        "wild_upcard": at("wilds") & (OWN_MELDS | WHOLE_HANDS),
        "card_goes": at("turn.Draw.discard_pile", "top", "down_to_card"),
        "closed_after_first_meld": at("turn.Draw.discard_pile", "top") & at("turn.Draw.card_goes", "hand") & OWN_MELDS,
        "closed_with_one_card": at("turn.Draw.discard_pile", "top") & OWN_MELDS,
        "top_card_free": at("turn.Draw.discard_pile", "down_to_card"),
        "hand_melds": at("turn.Draw.faced", True),
        "goes_round": at("turn.Draw.faced", True),
        "own_piles": at("turn.Draw.card_goes", "hand", "table"),
        "upcard_offered": at("deal.upcard", True) & at("turn.Draw.card_goes", "hand"),
    }

    count: ByPlayers = 1
    discard_pile: Literal["none", "top", "top_and_second", "any", "down_to_card", "whole"] = "top"
    card_goes: Literal["hand", "first_meld", "kept_meld", "new_meld", "table"] = "hand"
    closed_after_first_meld: bool = False
    closed_with_one_card: bool = False
    wild_upcard: Literal["allowed", "refused", "first_allowed"] = "allowed"
    own_piles: bool = False
    top_card_free: bool = False
    faced: bool = False
    hand_melds: bool = False
    goes_round: bool = False
    upcard_offered: bool = False

    @property
    def down_to_new_meld(self) -> bool:
        """Whether any card may be taken with all above it to make a new meld."""
        return self.discard_pile == "down_to_card" and self.card_goes == "new_meld"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """It begins a turn with a stock, and takes what the rest of the sheet has a use for."""
        play = sheet.step(rules.Play)
        if self.discard_pile == "whole" and (not sheet.has_side_melds or sheet.stock.when_empty != "ends"):
            yield (
                'Draw.discard_pile = "whole" is for melds of sides, in a deal that ends with the stock: write '
                'stock.when_empty = "ends", or "top".'
            )
        if self.count != 1 and sheet.step(rules.TakePile) is None:
            yield "Several cards can be drawn only if the pile is taken whole: add TakePile, or write Draw.count = 1."
        if not isinstance(self.count, int) and {players for players, _ in self.count} != set(
            range(sheet.players[0], sheet.players[1] + 1)
        ):
            yield "Draw.count must have a number of cards for each number of players."
        if self.discard_pile == "none" and sheet.stock.when_empty == "block" and sheet.step(rules.TakePile) is None:
            yield (
                "When the stock is empty only the upcard is left, but Draw.discard_pile does not allow taking it: "
                'write stock.when_empty = "flip".'
            )
        yield from self._faults_of_card(sheet, play)
        top = self.discard_pile == "top" and not (self.closed_after_first_meld or self.closed_with_one_card)
        if self.own_piles and (not top or sheet.deal.upcard or sheet.stock.when_empty != "ends"):
            yield (
                'Separate discard piles start empty and never become the stock: write Draw.discard_pile = "top", '
                'deal.upcard = false and stock.when_empty = "ends", or remove own_piles.'
            )
        if self.upcard_offered and (not top or sheet.deal.starter_extra):
            yield 'An offered upcard begins the turn of the player who takes it: write Draw.discard_pile = "top".'
        if self.goes_round and sheet.players[1] < 3:
            yield "A card that goes round the table needs three players: write Draw.goes_round = false."
        if self.upcard_offered and self.wild_upcard != "allowed":
            yield 'An offered upcard may be taken even if it is wild: write Draw.wild_upcard = "allowed".'

    def _faults_of_card(self, sheet: Rules, play: rules.Play | None) -> Iterator[str]:
        """The card taken goes where the rest of the sheet has melds for it."""
        goes, down, opening = self.card_goes, self.discard_pile == "down_to_card", sheet.opening
        if goes == "first_meld" and (opening is None or play is None):
            yield (
                'Draw.card_goes = "first_meld" needs a first meld: add opening and Play, or write '
                'Draw.card_goes = "hand".'
            )
        if goes == "kept_meld" and play is not None:
            yield 'Draw.card_goes = "kept_meld" keeps melds in hand: use GoOut instead of Play.'
        if goes == "kept_meld" and not sheet.single_pack:
            yield (
                'Draw.card_goes = "kept_meld" is for one pack without wild cards: write pack.copies = 1, and '
                "remove wilds and more_packs."
            )
        if down and goes not in ("table", "new_meld"):
            yield 'A card taken with all above it must be laid: write Draw.card_goes = "table" or "new_meld".'
        if down:
            yield from _laid_in_any_order(sheet, play)
        elif goes == "table" and play is None:
            yield 'Draw.card_goes = "table" needs melds on the table: add Play.'
        if down and goes == "new_meld" and opening is not None and not opening.needs_taken_card:
            yield (
                'Draw.card_goes = "new_meld" makes a new meld of any value: write opening.needs_taken_card = true, '
                "or remove opening."
            )
        if not down and (goes == "new_meld" or self.faced):
            yield from self._laid_at_once(sheet, play)
        if self.faced and (down or goes != "table" or play is None or play.per_turn == "any"):
            yield 'Draw.faced is for cards laid at once: write card_goes = "table" and Play.per_turn = "faced".'

    def _laid_at_once(self, sheet: Rules, play: rules.Play | None) -> Iterator[str]:
        """The discard goes into melds that ask for nothing else."""
        goes = self.card_goes
        if play is None or sheet.opening is not None or sheet.wilds is not None:
            yield Translatable(
                'Draw.card_goes = "{goes}" is for melds of any value and without wild cards: add Play, and remove '
                "opening and wilds.",
                goes=goes,
            )
        elif (play.per_turn != "any" and not self.faced) or not play.may_go_out:
            yield Translatable(
                'Draw.card_goes = "{goes}" is for melds laid without restriction: write Play.per_turn = "any" '
                "and may_go_out = true.",
                goes=goes,
            )
