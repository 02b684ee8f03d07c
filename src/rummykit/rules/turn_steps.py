"""The steps of the player whose turn it is, as data; `rummykit.play.steps` says how each is carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from rummykit import rules
from rummykit.checked import ByPlayers, Checked, Some, Whole
from rummykit.rules.meaning import HELD_TILES, JOKERS, OWN_MELDS, SIDE_MELDS, WHOLE_HANDS, Meanings, at
from rummykit.rules.sides import CardsOf, TakePile
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


def _laid_in_any_order(sheet: Rules, play: Play | None) -> Iterator[str]:
    """What a card asks for that must be laid in the turn in which it is taken, before or after others."""
    free = play is not None and play.lay_off != "own_meld_first" and (play.per_turn, play.borrowing) == ("any", "none")
    if play is None or not (free and play.more_melds and play.lay_off_at_once and play.end_joker_moves == "never"):
        yield (
            "Cards that are taken out of the discard pile leave free what else is laid in the turn: write Play with "
            'lay_off = "any", and no limit besides.'
        )
    opening = sheet.opening
    limited = opening is not None and (opening.contract is not None or opening.natural_run)
    if opening is not None and (limited or (opening.waived_when_going_out and not opening.needs_taken_card)):
        yield (
            "Where cards are taken out of the discard pile, a first meld is asked nothing but what it is worth, or "
            "that it has such a card: write opening.minimum or opening.needs_taken_card alone."
        )


ON_THE_TABLE = ("any", "own", "own_meld_first")
"""How cards are laid off where melds belong to players."""
SINGLE = ("top", "any", "top_and_second")
"""What may be taken of a discard pile so that a card is taken alone."""


class TimeUp(Checked, frozen=True, kw_only=True):
    """What happens at a table of tiles when the time of a turn is up.

    `untouched`: tiles drawn when nothing was moved.
    `disorder`: tiles drawn when the table was not legal.
    `loose`: what becomes of tiles that lie in no legal set. "restore": the whole turn is put back; "to_rack": legal
      sets stay, and every loose tile goes to the player.
    """

    untouched: Whole = 1
    disorder: Whole = 3
    loose: Literal["restore", "to_rack"] = "restore"


class Rearrange(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Play tiles and rearrange the whole table, or draw instead.

    `draw_on_pass`: tiles drawn by a player who plays none.
    `time_up`: what happens when the time of the turn is up.
    `play_after_draw`: whether a player who has drawn may still play in the same turn, or pass.
    """

    means: ClassVar[Meanings] = {"play_after_draw": at("turn.Rearrange.draw_on_pass")}

    draw_on_pass: Whole = 1
    time_up: TimeUp = TimeUp()
    play_after_draw: bool = False


class Draw(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Begin the turn with a card of the stock or of the discard pile.

    `count`: cards drawn from the stock: a number, or pairs of players and number.
    `discard_pile`: what may be taken from it instead of the top of the stock. "none": nothing; "top": its top card;
      "top_and_second": the top card and with it the next discard or the top of the stock; "any": any one card of it;
      "down_to_card": any card of it with all above it; "whole": all of it, without any condition.
    `card_goes`: where that card goes, else it may not be taken. "hand": anywhere; "first_meld": before one's first meld
      into that at once, afterwards anywhere; "kept_meld": into a meld that is kept in the hand, in which it is the only
      card so taken; "new_meld": at once into a new meld on the table, with one or more cards that were in hand before;
      "table": into any meld on the table in the same turn, the top card before any other, and into one's first meld
      where that is due.
    `closed_after_first_meld`: whether nothing is taken from it after one's first meld.
    `wild_upcard`: whether a wild card on the discard pile may be taken: "allowed", "refused", or "first_allowed" for
      the card turned up in the beginning alone.
    `own_piles`: whether the discards of every player lie in a pile of their own, of which only the next player may take
      the top one, and only in the next turn.
    `top_card_free`: whether the top card alone, of a pile that may be taken down to a card, need not be laid; it is not
      discarded in that turn.
    `faced`: whether the card is not taken into the hand but lies open: it is laid at once, or one turned from the
      stock goes to the discard pile.
    `hand_melds`: whether a meld may be laid, or a card laid off, from the hand alone before a card that was turned up
      is let pass.
    `upcard_offered`: whether the first upcard is offered to one seat after the other, the starter first; the seat that
      takes it has the turn, and when all have let it pass the starter draws from the stock.
    """

    means: ClassVar[Meanings] = {
        "wild_upcard": at("wilds") & (OWN_MELDS | WHOLE_HANDS),
        "card_goes": at("turn.Draw.discard_pile", "top", "down_to_card"),
        "closed_after_first_meld": at("turn.Draw.discard_pile", "top") & at("turn.Draw.card_goes", "hand") & OWN_MELDS,
        "top_card_free": at("turn.Draw.discard_pile", "down_to_card"),
        "hand_melds": at("turn.Draw.faced", True),
        "own_piles": at("turn.Draw.card_goes", "hand", "table"),
        "upcard_offered": at("deal.upcard", True) & at("turn.Draw.card_goes", "hand"),
    }

    count: ByPlayers = 1
    discard_pile: Literal["none", "top", "top_and_second", "any", "down_to_card", "whole"] = "top"
    card_goes: Literal["hand", "first_meld", "kept_meld", "new_meld", "table"] = "hand"
    closed_after_first_meld: bool = False
    wild_upcard: Literal["allowed", "refused", "first_allowed"] = "allowed"
    own_piles: bool = False
    top_card_free: bool = False
    faced: bool = False
    hand_melds: bool = False
    upcard_offered: bool = False

    @property
    def down_to_new_meld(self) -> bool:
        """Whether any card may be taken with all above it to make a new meld."""
        return self.discard_pile == "down_to_card" and self.card_goes == "new_meld"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """It begins a turn with a stock, and takes what the rest of the sheet has a use for."""
        play = sheet.step(Play)
        if self.discard_pile == "whole" and (not sheet.has_side_melds or sheet.stock.when_empty != "ends"):
            yield (
                'Draw.discard_pile = "whole" is for melds of sides, in a deal that ends with the stock: write '
                'stock.when_empty = "ends", or "top".'
            )
        if self.count != 1 and sheet.step(TakePile) is None:
            yield "Several cards are drawn where the pile is taken whole: add TakePile, or write Draw.count = 1."
        if not isinstance(self.count, int) and {players for players, _ in self.count} != set(
            range(sheet.players[0], sheet.players[1] + 1)
        ):
            yield "Draw.count has a number for each number of players: say how many cards are drawn."
        if self.discard_pile == "none" and sheet.stock.when_empty == "block" and sheet.step(TakePile) is None:
            yield (
                "With an empty stock only the upcard is left, and Draw.discard_pile lets nobody take it: "
                'write stock.when_empty = "flip".'
            )
        yield from self._faults_of_card(sheet, play)
        top = self.discard_pile == "top" and not self.closed_after_first_meld
        if self.own_piles and (not top or sheet.deal.upcard or sheet.stock.when_empty != "ends"):
            yield (
                'Piles of their own begin empty and are never made a stock: write Draw.discard_pile = "top", '
                'deal.upcard = false and stock.when_empty = "ends", or take own_piles away.'
            )
        if self.upcard_offered and (not top or sheet.deal.starter_extra):
            yield 'An upcard that is offered begins the turn of whoever takes it: write Draw.discard_pile = "top".'
        if self.upcard_offered and self.wild_upcard != "allowed":
            yield 'An upcard that is offered may be taken whatever it is: write Draw.wild_upcard = "allowed".'

    def _faults_of_card(self, sheet: Rules, play: Play | None) -> Iterator[str]:
        """The card taken goes where the rest of the sheet has melds for it."""
        goes, down, opening = self.card_goes, self.discard_pile == "down_to_card", sheet.opening
        if goes == "first_meld" and (opening is None or play is None):
            yield (
                'Draw.card_goes = "first_meld" needs a first meld: add opening and Play, or write '
                'Draw.card_goes = "hand".'
            )
        if goes == "kept_meld" and play is not None:
            yield 'Draw.card_goes = "kept_meld" keeps melds in the hand: take GoOut in place of Play.'
        if goes == "kept_meld" and not sheet.single_pack:
            yield (
                'Draw.card_goes = "kept_meld" is for one pack without wild cards: write pack.copies = 1, and take '
                "wilds and more_packs away."
            )
        if down and goes not in ("table", "new_meld"):
            yield 'A card that is taken with all above it is laid: write Draw.card_goes = "table" or "new_meld".'
        if down:
            yield from _laid_in_any_order(sheet, play)
        elif goes == "table" and play is None:
            yield 'Draw.card_goes = "table" needs melds on the table: add Play.'
        if down and goes == "new_meld" and opening is not None and not opening.needs_taken_card:
            yield (
                'Draw.card_goes = "new_meld" makes a new meld of any worth: write opening.needs_taken_card = true, '
                "or take opening away."
            )
        if not down and (goes == "new_meld" or self.faced):
            yield from self._laid_at_once(sheet, play)
        if self.faced and (down or goes != "table" or play is None or play.per_turn == "any"):
            yield 'Draw.faced is for cards laid at once: write card_goes = "table" and Play.per_turn = "faced".'

    def _laid_at_once(self, sheet: Rules, play: Play | None) -> Iterator[str]:
        """The discard goes into melds that ask for nothing else."""
        goes = self.card_goes
        if play is None or sheet.opening is not None or sheet.wilds is not None:
            yield Translatable(
                'Draw.card_goes = "{goes}" is for melds of any worth and without wild cards: add Play, and take '
                "opening and wilds away.",
                goes=goes,
            )
        elif (play.per_turn != "any" and not self.faced) or not play.may_go_out:
            yield Translatable(
                'Draw.card_goes = "{goes}" is for melds laid freely: write Play.per_turn = "any" and '
                "may_go_out = true.",
                goes=goes,
            )


class Play(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Lay new melds and lay off, in any order.

    `lay_off`: on which melds: "none", "any", "own" ones alone, or "own_meld_first", on those of others only after a
      meld of one's own. Where melds belong to sides, always on those of one's own side alone.
    `per_turn`: how much in a turn: "any" number; "one" new meld or one card laid off; or, with "faced", the faced card
      first, and then any number of cards laid off and of new melds with borrowed cards.
    `borrowing`: from which melds on the table cards may be taken for a new meld, and with a faced card first for a
      lay-off too: "none", one's "own" or "any".
    `end_joker_moves`: whether a joker at an end of a run may be moved to the other end, once, when a card is laid off
      there: "never", "freely", or "into_its_place" where the card laid off takes the joker's place.
    `may_go_out`: whether the last card may be melded or laid off.
    `floats`: whether a player who does so has not gone out, but plays on without a hand until the last card is
      discarded.
    `more_melds`: whether further new melds may be laid after the first meld.
    `lay_off_at_once`: whether cards may be laid off in the turn of one's first meld.
    `extends_lay_offs`: whether cards may be laid off beside others that were laid off; else each must fit the meld as
      it was first laid.
    `one_per_rank`: whether a side has one group of each rank, to which all further cards of that rank are added.
    `last_only`: cards of which a group may be laid only in going out, as the last thing and without wild cards; none
      for no such cards.
    `never`: cards that are never melded; none for no such cards.
    `pairs_for_all`: whether a player whose first meld was groups and runs may lay pairs too, once somebody has laid
      some.
    """

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

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Melds lie on the table, not in the hand."""
        draw = sheet.step(Draw)
        if self.per_turn == "faced" and (draw is None or not draw.faced):
            yield 'Play.per_turn = "faced" is about a faced card: write Draw.faced = true, or Play.per_turn = "any".'
        if not self.extends_lay_offs and (
            self.lay_off != "any" or sheet.wilds is not None or draw is None or not draw.down_to_new_meld
        ):
            yield (
                "Play.extends_lay_offs = false is for lay-offs on any meld, without wild cards, where a first meld has "
                'a card of the pile: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld", or true.'
            )
        if sheet.has_side_melds:
            yield from self._of_sides(sheet)
        for other in (GoOut, rules.Declare, rules.Show):
            if sheet.step(other) is not None:
                name = other.__name__
                yield Translatable(
                    "Play lays melds on the table, and {word} those kept in the hand: take one of them away.", word=name
                )

    def _of_sides(self, sheet: Rules) -> Iterator[str]:
        """Melds of a side are counted by bonuses; wild cards keep their points in them."""
        if (self.per_turn, self.borrowing) != ("any", "none"):
            yield "Nothing else binds what a side lays: leave the other fields of Play out."
        if sheet.groups is None:
            yield "Melds of a side are groups, and perhaps runs besides: add groups."
        if sheet.runs is not None and (sheet.runs.ace == "corner" or sheet.runs.across or sheet.wilds is None):
            yield 'Runs of a side end with the king or the ace: write runs.ace = "both", and take across away.'
        if sheet.runs is None and not self.one_per_rank:
            yield "Where a side lays groups alone, it has one of each rank: write Play.one_per_rank = true."
        if sheet.wilds is None or not sheet.wilds.own_value:
            yield "In melds of a side a wild card keeps its points: write wilds.own_value = true."
        elif sheet.wilds.natural_in_place and sheet.runs is None:
            yield "In a group of a side a wild card stays one: write wilds.natural_in_place = false, or add runs."


class Swap(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Take a joker from a meld for the card it stands for.

    `joker_goes`: where it goes: into the "hand", or to be used on the "table" at once; "hand_after_first_meld" is the
      hand for a player whose first meld lies, and else the table.
    `before_melding`: whether jokers are swapped only before melds are laid in the turn.
    `needs_own_meld`: whether only a player who has laid a meld may swap.
    `groups`: what frees a joker from a group: "one_card" that it may stand for; "both_suits", the cards of both suits
      that are missing, from three cards with one joker, one card of them from three with two jokers, and nothing from
      four; "nothing".
    """

    joker_goes: Literal["hand", "table", "hand_after_first_meld"]
    before_melding: bool = False
    needs_own_meld: bool = False
    groups: Literal["one_card", "both_suits", "nothing"] = "one_card"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are melds on the table, and jokers in them."""
        groups, declared = sheet.groups, sheet.meld_values is not None and sheet.meld_values.declared_jokers
        if self.groups == "both_suits" and (groups is None or not groups.distinct_suits or declared):
            yield (
                'Swap.groups = "both_suits" is about groups of different suits whose jokers stand for either missing '
                'one: write groups.distinct_suits = true and declared_jokers = false, or Swap.groups = "one_card".'
            )
        if self.joker_goes == "hand_after_first_meld" and (sheet.opening is None or self.needs_own_meld):
            yield (
                'Swap.joker_goes = "hand_after_first_meld" is for players before and after a first meld: add opening '
                'and write Swap.needs_own_meld = false, or joker_goes = "hand".'
            )
        if sheet.tiles_in_hand and self != Swap(joker_goes="hand", needs_own_meld=True):
            yield (
                'A wild tile is taken to the hand by a player whose first meld lies: write Swap.joker_goes = "hand" '
                "and needs_own_meld = true, and nothing else."
            )
        if sheet.step(Play) is None or not (sheet.has_jokers or sheet.tiles_in_hand):
            yield (
                "Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, "
                "or take it away."
            )


class GoOut(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Lay the whole hand at once and go out.

    `discard`: whether a last card is discarded: "optional", "required" or "none".
    `contracts`: the sizes of the melds that the hand must have, in one of several ways; empty where any melds do.
    `undrawn`: whether it is for the first turn only, before a card is drawn.
    `called`: the players' names for melds of a size, as pairs of size and name.
    `last_turns`: whether every other player then has one last turn, to draw and discard, before the deal is over.
    `pairs`: how many pairs of equal tiles the whole hand may be instead; none where it may not.
    """

    means: ClassVar[Meanings] = {"called": at("turn.GoOut.contracts"), "pairs": HELD_TILES}

    discard: Literal["optional", "required", "none"] = "optional"
    contracts: tuple[tuple[Some, ...], ...] = ()
    undrawn: bool = False
    called: tuple[tuple[Some, str], ...] = ()
    last_turns: bool = False
    pairs: Annotated[int, Meta(ge=2, le=12)] | None = None

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Contracts are of melds that there are, and take up the hand; so do pairs."""
        if self.pairs is not None and (not sheet.tiles_in_hand or sheet.deal.hand != 2 * self.pairs):
            yield "GoOut.pairs are tiles that take up the hand: write deal.hand twice as large, or take it away."
        if sheet.tiles_in_hand and (self.contracts or self.undrawn or self.last_turns or self.discard != "required"):
            yield (
                'A hand of tiles goes out with a last tile thrown and nothing else: write GoOut.discard = "required", '
                "and take contracts, undrawn and last_turns away."
            )
        groups, runs = sheet.groups, sheet.runs
        shortest = min((size for size in (groups and groups.min_size, runs and runs.min_length) if size), default=0)
        for contract in self.contracts:
            written = "-".join(map(str, contract)) or "nothing"
            if list(contract) != sorted(contract, reverse=True):
                yield Translatable("The contract {contract} goes from large to small: sort it.", contract=written)
            if not contract or min(contract) < shortest:
                yield Translatable(
                    "The contract {contract} has a meld that is too short: a meld has at least {shortest} cards.",
                    contract=written,
                    shortest=shortest,
                )
        if self.last_turns and (sheet.turns_each is not None or sheet.stock.when_empty not in ("flip", "shuffle")):
            yield (
                "GoOut.last_turns lets the others draw once more: take turns_each away, and write "
                'stock.when_empty = "shuffle" or "flip".'
            )
        hand = sheet.deal.hand
        sizes = {hand} if isinstance(hand, int) else {cards for _, cards in hand}
        for size in sorted(sizes) if self.contracts else ():
            most = size + (self.discard == "optional" and not self.undrawn)
            if not any(size <= sum(contract) <= most for contract in self.contracts):
                yield Translatable(
                    "No contract of GoOut takes up a hand of {size} cards: change one of them.", size=size
                )


class Discard(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """End the turn with one card on the discard pile.

    `return_upcard`: whether the card just taken from the pile may go back.
    `fitting`: whether a card that could be laid off on a meld on the table may be discarded: "allowed", or "refused"
      but for the last card of a hand, and for a hand in which all other cards could be laid off too, or "noted" as
      careless.
    `wild_tile`: whether the wild one of tiles held in the hand may be discarded: "allowed", or "noted" as careless; the
      last tile is always allowed.
    `last_face_down`: whether the last card of a hand, with which a player goes out, is laid face down.
    `careless`: whether a discard is noted against a player who could have laid it off, or with which three cards of the
      pile make a meld, or which the next player takes and goes out.
    `time_up`: which card goes when the time is up. "drawn_card": the one just drawn from the stock where it is still in
      hand; "highest_card": always the one that counts most; "last_card": the one drawn, from the stock or the pile.
    `goes_out`: whether a player whose last card is discarded has gone out.
    `last_wild`: whether the discard with which a player goes out may be a wild card: "allowed", or "refused".
    """

    means: ClassVar[Meanings] = {
        "return_upcard": at("turn.Draw.discard_pile", *SINGLE)
        & at("turn.Draw.card_goes", "hand", "first_meld", "kept_meld", "table"),
        "fitting": at("turn.Play") & at("turn.Draw.faced", False),
        "wild_tile": HELD_TILES & at("turn.Play"),
        "last_face_down": OWN_MELDS & at("turn.Play.floats", False),
        "careless": OWN_MELDS,
        "last_wild": SIDE_MELDS,
    }

    return_upcard: bool = False
    fitting: Literal["allowed", "refused", "noted"] = "allowed"
    wild_tile: Literal["allowed", "noted"] = "allowed"
    last_face_down: bool = False
    careless: bool = False
    time_up: Literal["drawn_card", "highest_card", "last_card"] = "drawn_card"
    goes_out: bool = True
    last_wild: Literal["allowed", "refused"] = "allowed"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are melds on the table that a card could fit, and a way for the last card to leave the hand."""
        play = sheet.step(Play)
        if not self.goes_out and play is not None and not play.may_go_out:
            yield (
                "Neither a meld nor a discard may be the last of a hand, so nobody goes out: write "
                "Play.may_go_out = true, or Discard.goes_out = true."
            )
        held = sheet.tiles_in_hand and play is not None
        if self.fitting == ("refused" if held else "noted"):
            yield (
                'A discard that fits is noted of tiles and refused of cards: write Discard.fitting = "allowed" or '
                "the other."
            )
        if self.fitting == "refused" and (play is None or play.lay_off == "none"):
            yield (
                "Discard.fitting is about cards that could be laid off: add Play.lay_off, or "
                'write Discard.fitting = "allowed".'
            )
