"""What a seat can do. One tagged union: the log, the wire protocol, the bot interface and the record."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.cards import Face, parse, parse_face, show

Faces: TypeAlias = tuple[Face, ...]
Table: TypeAlias = tuple[Faces, ...]
Kind: TypeAlias = Literal["group", "run", "mirror_group", "mirror_run"]

KINDS: dict[str, Kind] = {"group": "group", "run": "run", "mirror_group": "mirror_group", "mirror_run": "mirror_run"}


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take a card from the stock or the discard pile; `card` names which one where there is a choice."""

    source: Literal["stock", "discard"]
    card: Face | None = None

    def __str__(self) -> str:
        return f"draw {self.source}" + ("" if self.card is None else f" {show((self.card,))}")


class Meld(msgspec.Struct, frozen=True, tag="meld"):
    """Lay a new meld; `borrowed` are the cards of it that come from melds on the table, as (meld number, card)."""

    cards: Faces
    borrowed: tuple[tuple[int, Face], ...] = ()

    def __str__(self) -> str:
        taken = "".join(f" from {number} {show((card,))}" for number, card in self.borrowed)
        return f"meld {show(self.cards)}{taken}"


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Lay the melds that together make the first meld."""

    melds: Table

    def __str__(self) -> str:
        return "open " + " / ".join(show(meld) for meld in self.melds)


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Put `card` from the hand in the place of the joker that stands for it in a meld on the table."""

    meld: int
    card: Face

    def __str__(self) -> str:
        return f"swap {self.meld} {show((self.card,))}"


class LayOff(msgspec.Struct, frozen=True, tag="lay_off"):
    """Add cards from the hand to the meld with this number on the table, counted from 0."""

    meld: int
    cards: Faces

    def __str__(self) -> str:
        return f"lay_off {self.meld} {show(self.cards)}"


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Put one card on the discard pile."""

    card: Face

    def __str__(self) -> str:
        return f"discard {show((self.card,))}"


class GoOut(msgspec.Struct, frozen=True, tag="go_out"):
    """Lay the whole hand in melds, but for the discard if there is one, and go out."""

    melds: Table
    discard: Face | None = None

    def __str__(self) -> str:
        text = "go_out " + " / ".join(show(meld) for meld in self.melds)
        return text if self.discard is None else f"{text} discard {show((self.discard,))}"


class Drop(msgspec.Struct, frozen=True, tag="drop"):
    """Leave the deal, before drawing a card."""

    def __str__(self) -> str:
        return "drop"


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Leave the table, which is a middle drop."""

    def __str__(self) -> str:
        return "leave"


class Declare(msgspec.Struct, frozen=True, tag="declare"):
    """Put `card` aside and show all others in these groups."""

    groups: Table
    card: Face

    def __str__(self) -> str:
        return f"declare {' / '.join(show(group) for group in self.groups)} finish {show((self.card,))}"


class ShowMelds(msgspec.Struct, frozen=True, tag="show_melds"):
    """In the last turn: lay these melds, which are all that shall count; none for a hand without."""

    melds: Table

    def __str__(self) -> str:
        return "show_melds " + " / ".join(show(meld) for meld in self.melds)


class Knock(msgspec.Struct, frozen=True, tag="knock"):
    """The discard that follows ends the deal."""

    def __str__(self) -> str:
        return "knock"


class Call(msgspec.Struct, frozen=True, tag="call"):
    """ "Rummy!": take the card just discarded and lay it off on this meld."""

    meld: int

    def __str__(self) -> str:
        return f"call {self.meld}"


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Play nothing: draw at a tile table, let a call go by, refuse the last upcard."""

    def __str__(self) -> str:
        return "pass"


class Rearrange(msgspec.Struct, frozen=True, tag="rearrange"):
    """A whole turn at a table of tiles: every set as it shall lie afterwards, each from low to high.

    `opening` names the sets of the first meld where they were not left as laid. `kinds` declares (set number, kind)
    where a set could be a group or a run.
    """

    table: Table
    opening: Table = ()
    kinds: tuple[tuple[int, Kind], ...] = ()

    def __str__(self) -> str:
        text = "rearrange " + " / ".join(show(meld) for meld in self.table)
        if self.opening:
            text += " opening " + " / ".join(show(meld) for meld in self.opening)
        if self.kinds:
            text += " kinds " + " ".join(f"{number}={kind}" for number, kind in self.kinds)
        return text


class Timeout(msgspec.Struct, frozen=True, tag="timeout"):
    """The clock of the seat to act ran out; `draft` is the table as it stood then, None if nothing was moved."""

    draft: Rearrange | None = None

    def __str__(self) -> str:
        return "timeout" if self.draft is None else f"timeout {self.draft}"


Action: TypeAlias = (
    Draw
    | Meld
    | Open
    | Swap
    | LayOff
    | GoOut
    | Drop
    | Leave
    | Declare
    | ShowMelds
    | Knock
    | Call
    | Discard
    | Pass
    | Rearrange
    | Timeout
)

PLAIN: dict[str, Action] = {str(action): action for action in (Pass(), Knock(), Drop(), Leave())}


def parse_action(text: str) -> Action:
    """The action written as `str(action)` writes it; raises `ValueError` for anything else."""
    word, _, rest = text.strip().partition(" ")
    if word == "draw":
        source, _, card = rest.partition(" ")
        if source in ("stock", "discard"):
            return Draw("stock" if source == "stock" else "discard", parse_face(card) if card else None)
    elif word == "meld" and rest:
        cards, *borrowed = rest.split(" from ")
        pairs = [each.split(" ") for each in borrowed]
        return Meld(parse(cards), tuple((int(number), parse_face(card)) for number, card in pairs))
    elif word == "open" and rest:
        return Open(_parse_table(rest))
    elif word in ("lay_off", "swap"):
        number, _, cards = rest.partition(" ")
        if number.isdigit() and cards:
            faces = parse(cards)
            return LayOff(int(number), faces) if word == "lay_off" else Swap(int(number), parse_face(cards))
    elif word == "discard":
        return Discard(parse_face(rest))
    elif word == "go_out":
        melds, _, card = rest.partition(" discard ")
        return GoOut(_parse_table(melds), parse_face(card) if card else None)
    elif word == "declare":
        groups, _, card = rest.rpartition("finish ")
        return Declare(_parse_table(groups), parse_face(card))
    elif word == "show_melds":
        return ShowMelds(_parse_table(rest))
    elif word == "call" and rest.isdigit():
        return Call(int(rest))
    elif word in PLAIN and not rest:
        return PLAIN[word]
    elif word == "rearrange":
        return _parse_rearrange(rest)
    elif word == "timeout":
        if not rest:
            return Timeout()
        draft = parse_action(rest)
        if isinstance(draft, Rearrange):
            return Timeout(draft)
    raise ValueError(f"{text!r} is not an action")


def _parse_rearrange(text: str) -> Rearrange:
    text, _, kinds = text.partition(" kinds ")
    table, _, opening = text.partition(" opening ")
    declared: list[tuple[int, Kind]] = []
    for word in kinds.split():
        number, _, kind = word.partition("=")
        if not number.isdigit() or kind not in KINDS:
            raise ValueError(f"{word!r} declares no kind of a set")
        declared.append((int(number), KINDS[kind]))
    return Rearrange(_parse_table(table), _parse_table(opening), tuple(declared))


def _parse_table(text: str) -> Table:
    return tuple(parse(meld) for meld in text.split("/") if meld.strip())
