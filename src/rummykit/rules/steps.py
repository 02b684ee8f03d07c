"""The steps a turn is made of, as data; `rummykit.play.steps` says how each is carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from rummykit.cards import Face, number_of
from rummykit.checked import Checked, Some, Whole


class TimeUp(Checked, frozen=True, kw_only=True):
    """What a player draws at zero: `untouched` when nothing was moved, `disorder` when the table was not legal.

    `loose` "restore" puts the whole turn back; "to_rack" keeps legal sets and gives every loose tile to the player.
    """

    untouched: Whole = 1
    disorder: Whole = 3
    loose: Literal["restore", "to_rack"] = "restore"


class Rearrange(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Play tiles and rearrange the whole table, or draw `draw_on_pass` tiles instead."""

    draw_on_pass: Whole = 1
    time_up: TimeUp = TimeUp()


class Draw(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Take the top of the stock, or from the discard pile what `discard_pile` says.

    "top": its top card. "top_into_first_meld": before the first meld the top card only if it goes into that at once.
    "any": any one card of it. "top_and_second": the top card and with it the next discard or the top of the stock.
    "top_into_meld": the top card only if it makes a meld with the hand, in which it is the only card so taken.
    `wild_upcard`: whether a wild card on the discard pile may be taken; "first_allowed" makes an exception for the card
    turned up in the beginning. `first_turn` False lets the player who begins go on to the next step without drawing.
    `upcard_offered`: the first upcard is offered to one seat after the other, the starter first; who takes it has the
    turn, and when all have let it pass the starter draws from the stock.
    """

    discard_pile: Literal["none", "top", "top_into_first_meld", "any", "top_and_second", "top_into_meld"] = "top"
    wild_upcard: Literal["allowed", "refused", "first_allowed"] = "allowed"
    first_turn: bool = True
    upcard_offered: bool = False


class Drop(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Leave the deal before drawing: a first drop before any draw of one's own, a middle drop later.

    So many turns in a row missed without drawing (`misses`) are a middle drop too, and so is leaving the table.
    """

    misses: Some = 3


class Play(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Lay new melds and lay off, in any order.

    `lay_off`: on no meld, on any, or on those of others only after a meld of one's own. `per_turn` "one" allows one
    new meld or one card laid off a turn. `borrowing`: whether cards may be taken from melds on the table, from one's
    own or any, for a new meld. `end_joker_moves`: a joker at an end of a run may be moved to the other end, once, by
    who lays off there; "into_its_place" asks that the card laid off takes the joker's place. `may_go_out`: whether
    the last card may be melded or laid off.
    """

    lay_off: Literal["none", "any", "own_meld_first"] = "any"
    per_turn: Literal["any", "one"] = "any"
    borrowing: Literal["none", "own", "any"] = "none"
    end_joker_moves: Literal["never", "freely", "into_its_place"] = "never"
    may_go_out: bool = True


class Swap(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Take a joker from a meld for the card it stands for: into the hand, or to be used on the table at once."""

    joker_goes: Literal["hand", "table"]
    before_melding: bool = False
    needs_own_meld: bool = False


class GoOut(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Lay the whole hand at once and go out, with or without a last discard; `contracts` are sizes of the melds.

    `undrawn` is for the first turn only, before a card is drawn. `called` are the players' names for melds of a size.
    """

    discard: Literal["optional", "required", "none"] = "optional"
    contracts: tuple[tuple[Some, ...], ...] = ()
    undrawn: bool = False
    called: tuple[tuple[Some, str], ...] = ()


class Declare(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Put a card aside and show all others in groups with two lives: a good show wins, a wrong one leaves the deal."""


class Show(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """In the last turn of a seat: lay all melds, then `send` cards to melds that others have shown.

    `send_without_meld`: who has no meld to show may send too.
    """

    send: bool = True
    send_without_meld: bool = True


class Knock(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Say before the discard that the deal ends with it: hands are shown and their deadwood is compared.

    `limit` is the most deadwood that a knocker may keep, None for any; `gin_only` asks for none at all. With
    `by_upcard` the first upcard of the deal is the limit: its number, ten for a court card, and an ace is gin or one.
    """

    limit: Whole | None = None
    gin_only: bool = False
    by_upcard: bool = False
    ace: Literal["gin", "one"] = "gin"

    @property
    def bounded(self) -> bool:
        """Whether one may knock only with little deadwood."""
        return self.limit is not None or self.gin_only or self.by_upcard

    def limit_for(self, upcard: Face | None) -> int | None:
        """The limit in a deal with this first upcard; None where there is none, in the deal or in the sheet."""
        if self.gin_only:
            return 0
        if not self.by_upcard or upcard is None:
            return self.limit
        number = number_of(upcard)
        return min(number, 10) if number > 1 else int(self.ace == "one")


class LayOffWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """After a knock with deadwood the others, in turn, lay off on the knocker's melds before hands are compared."""


class CallWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """After a discard that fits a meld on the table, any other player may call it, lay it off and discard.

    Whoever is asked has `seconds` to answer, where a clock is kept: a window that does not shut holds up the table.
    """

    open: bool = True
    seconds: Some = 15


class Discard(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """End the turn with one card on the discard pile; `return_upcard` lets the card just taken go back.

    `time_up` says which card goes at zero: the one just drawn from the stock where it is still in hand, or always
    the one that counts most; "last_card" is the one drawn, from the stock or the pile.
    """

    return_upcard: bool = False
    time_up: Literal["drawn_card", "highest_card", "last_card"] = "drawn_card"


Step: TypeAlias = (
    Rearrange | Drop | Draw | Declare | Swap | Play | GoOut | Show | Knock | Discard | CallWindow | LayOffWindow
)
ORDER: tuple[type, ...] = (
    Rearrange,
    Drop,
    Draw,
    Swap,
    Declare,
    Play,
    GoOut,
    Show,
    Knock,
    Discard,
    CallWindow,
    LayOffWindow,
)
"""Every step, as they follow one another in a turn; a hand is also laid before the draw where `GoOut.undrawn` says."""
assert set(ORDER) == set(get_args(Step))


def in_turn(turn: tuple[Step, ...], changed: Mapping[str, Step | None]) -> tuple[Step, ...]:
    """A turn with steps, by the name of their class, exchanged for others, added in their places or (None) left out."""
    had = {type(step).__name__ for step in turn}
    steps = [changed.get(type(step).__name__, step) for step in turn]
    added = [step for name, step in changed.items() if name not in had]
    kept = [step for step in steps if step is not None]
    for step in added:
        if step is not None:
            place = ORDER.index(type(step))
            kept.insert(sum(ORDER.index(type(each)) < place for each in kept), step)
    return tuple(kept)
