"""Where a field of a sheet means something. Elsewhere it keeps its default: a sheet that sets it is refused.

Every word names in `means`, for each of its fields that only some sheets read, the condition under which the engine
plays the field and the rule page says it. Tests flip every field of every sheet and hold this against both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from rummykit.checked import Checked, alternatives, defaults_of, shown
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules.paths import value_at
from rummykit.translatable import Translatable, translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


def lasts(sheet: Rules) -> bool:
    """Whether every deal ends before the stock can be empty."""
    if sheet.turns_each is None:
        return False
    draw = value_at(sheet, "turn.Draw")
    for players in range(sheet.players[0], sheet.players[1] + 1):
        players = sheet.in_deal(players)
        dealt = players * sheet.deal.hand_for(players) + sheet.deal.starter_extra + sheet.deal.upcard
        dealt += sheet.second_cards(players)
        draws = players * sheet.turns_each - (draw is None or sheet.deal.starter_extra)
        if len(sheet.pack_for(players)) - dealt < draws:
            return False
    return True


def _passes_the_upcard(sheet: Rules) -> bool:
    """Whether players take the upcard in turn when the stock is empty."""
    draw = value_at(sheet, "turn.Draw")
    if draw is None or draw.faced or sheet.has_side_melds:
        return False
    return bool(draw.top_card_free) or draw.discard_pile != "down_to_card"


@dataclass(frozen=True, slots=True)
class Where:
    """A condition on a sheet: `about` names it in a sentence, `paths` are the fields that decide it."""

    about: Translatable
    paths: tuple[str, ...]
    holds: Callable[[Rules], bool]
    both: tuple[Where, ...] = ()

    def missing(self, sheet: Rules) -> Translatable:
        """What a sheet lacks on which the condition does not hold."""
        return next((each.missing(sheet) for each in self.both if not each.holds(sheet)), self.about)

    def __and__(self, other: Where) -> Where:
        """Both conditions together."""
        return Where(
            self.about,
            self.paths + other.paths,
            lambda sheet: self.holds(sheet) and other.holds(sheet),
            (self, other),
        )

    def __or__(self, other: Where) -> Where:
        """At least one of both conditions."""
        return Where(
            alternatives([self.about, other.about]),
            self.paths + other.paths,
            lambda sheet: self.holds(sheet) or other.holds(sheet),
        )


Meanings: TypeAlias = Mapping[str, Where]
"""The conditions of the fields of a word."""


def at(path: str, *values: Any) -> Where:
    """The sheets whose field at `path` has one of these values; without values, those that have it at all."""
    name = path.removeprefix("turn.")
    if not values:
        return Where(translatable(name), (path,), lambda sheet: bool(value_at(sheet, path)))
    about = alternatives([f"{name} = {shown(value)}" for value in values])
    return Where(about, (path,), lambda sheet: value_at(sheet, path) in values)


JOKERS = Where(
    Translatable("jokers in the pack"),
    ("pack.jokers", "more_packs"),
    lambda sheet: bool(sheet.all_jokers) and not sheet.tiles_in_hand,
)
CARDS = Where(Translatable("cards"), (), lambda sheet: sheet.pack.family == "cards")
REARRANGED_TABLE = Where(Translatable("a table that is rearranged"), (), lambda sheet: sheet.rearranges)
HELD_TILES = Where(Translatable("tiles held on a rack"), (), lambda sheet: sheet.tiles_in_hand)
OWN_MELDS = Where(
    Translatable("players' own melds of cards"),
    (),
    lambda sheet: value_at(sheet, "turn.Play") is not None and not (sheet.has_side_melds or sheet.tiles_in_hand),
)
WHOLE_HANDS = Where(
    Translatable("hands kept until the end"),
    (),
    lambda sheet: value_at(sheet, "turn.Play") is None and not sheet.rearranges,
)
RUNS_OUT = Where(
    Translatable("a stock that can run out"),
    ("turns_each", "deal.hand", "players", "pack", "more_packs", "second_hand"),
    lambda sheet: not lasts(sheet),
)
ROUNDS = Where(
    Translatable("an upcard that goes round"),
    (),
    lambda sheet: sheet.stock.when_empty != "block" or _passes_the_upcard(sheet),
)
VOIDS = Where(
    Translatable("deals that can be void"),
    ("stock.when_empty", *RUNS_OUT.paths),
    lambda sheet: (
        value_at(sheet, "turn.Show") is None
        and (sheet.turns_each is not None or sheet.stock.when_empty in ("flip", "shuffle", "void"))
    ),
)
THREE_PACKS = Where(
    Translatable("three packs or more"),
    ("pack", "pack.copies", "more_packs"),
    lambda sheet: any(pack.copies > 2 for pack in (sheet.pack, *(pack for _, pack in sheet.more_packs))),
)
SIDE_MELDS = Where(Translatable("melds of a side"), (), lambda sheet: sheet.has_side_melds)
PLAIN_MELDS = Where(Translatable("melds outside the two lives"), (), lambda sheet: sheet.lives is None)
OF_SHAPES: Mapping[type[Checked], Meanings] = {
    Groups: {"short_rank": PLAIN_MELDS & (OWN_MELDS | WHOLE_HANDS)},
    Runs: {"short_rank": PLAIN_MELDS & (OWN_MELDS | WHOLE_HANDS)},
    Wilds: {"at_most_naturals": PLAIN_MELDS, "most": PLAIN_MELDS, "natural_in_place": at("wilds.rank")},
}
"""The conditions of the shapes of melds, which know no sheets."""

_read_as_it_was: ContextVar[bool] = ContextVar("_read_as_it_was", default=False)


@contextmanager
def as_it_was() -> Iterator[None]:
    """Sheets may be built whose fields mean nothing, as older releases stored them."""
    token = _read_as_it_was.set(True)
    try:
        yield
    finally:
        _read_as_it_was.reset(token)


def meaning_faults(sheet: Rules) -> Iterator[str]:
    """A sentence for every field that is set and that nothing plays or says on this sheet.

    House rules and schedules may take a meaning away: what they leave behind is no fault.
    """
    if sheet.base is None and sheet.scheduled is None and not _read_as_it_was.get():
        for path, _, where in meaningless(sheet):
            yield Translatable(
                "{field} means nothing in this game: it is about {what}.",
                field=path.removeprefix("turn."),
                what=where.missing(sheet),
            )


def meaningless(sheet: Rules) -> Iterator[tuple[str, Any, Where]]:
    """The fields off their default that mean nothing on a sheet, nor under any of its house rules.

    Each comes with its path, its default, and where it would mean something.
    """
    optional = _set_by_options(sheet)
    for path, value in _values(sheet):
        usual = defaults_of(type(value))
        for name, where in (type(value).means or OF_SHAPES.get(type(value), {})).items():
            if getattr(value, name) == usual[name] or where.holds(sheet):
                continue
            if not any(_meets(each, option) for each in where.paths for option in optional):
                yield f"{path}.{name}" if path else name, usual[name], where


def _set_by_options(sheet: Rules) -> set[str]:
    """The paths that the house rules of a sheet set."""
    paths = {option.path for option in sheet.offers if option.path}
    return paths | {path for option in sheet.offers for _, fields in option.sets for path, _ in fields}


def _meets(path: str, other: str) -> bool:
    """Whether one path is the other, or leads to a part of it."""
    return path == other or path.startswith(f"{other}.") or other.startswith(f"{path}.")


def _values(value: Checked, path: str = "") -> Iterator[tuple[str, Checked]]:
    """A sheet and the words on it, each with its path."""
    yield path, value
    before = f"{path}." if path else ""
    for name in value.__struct_fields__:
        part = getattr(value, name)
        if isinstance(part, Checked) and name != "names":
            yield from _values(part, f"{before}{name}")
        elif name == "turn":
            for step in part:
                yield from _values(step, f"turn.{type(step).__name__}")
