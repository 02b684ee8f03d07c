"""A rule sheet: everything one game says, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from operator import attrgetter
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar

from msgspec import Meta
from msgspec.structs import force_setattr, replace

from rummykit.cards import Face, Pack
from rummykit.checked import Checked, Id, RulesError, Some, Whole, check_kind
from rummykit.melds.shapes import Groups, Runs, SpecialJokers, Wilds
from rummykit.rules.card_values import CardValues, MeldValues
from rummykit.rules.consistency import check_consistency
from rummykit.rules.contract import Contract
from rummykit.rules.families import REARRANGED, TILES_IN_HAND, GameFamily, family_of
from rummykit.rules.fields import changed_fields
from rummykit.rules.meaning import OWN_MELDS, REARRANGED_TABLE, Meanings, at
from rummykit.rules.names import Names
from rummykit.rules.opening import JokerSets, Opening
from rummykit.rules.option import Option, OptionValue, check_clashes, check_effects, meant
from rummykit.rules.schedule import ScheduledDeal, sheet_for
from rummykit.rules.scoring import LivesPenalty, MatchFormat, Scoring, StakePayments
from rummykit.rules.setup import DealOut, Start, Stock
from rummykit.rules.shelves import Shelf
from rummykit.rules.sides import BonusCards, Books, CardsOf, SecondHand, Sides
from rummykit.rules.sitting_out import SittingOut
from rummykit.rules.steps import Discard, Knock, Step

__all__ = [
    "BonusCards",
    "Books",
    "CardValues",
    "CardsOf",
    "Contract",
    "DealOut",
    "JokerSets",
    "MeldValues",
    "Names",
    "Opening",
    "Rules",
    "ScheduledDeal",
    "SecondHand",
    "Sides",
    "SittingOut",
    "Start",
    "Stock",
]

S = TypeVar("S")

SeatCount: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
"""How many may sit at one table: more than any known game allows."""


class Rules(Checked, frozen=True, kw_only=True, dict=True):
    """The rules of one game. `with_options` makes a variant; combinations that make no sense raise `RulesError`.

    `id`: the name by which programs know it.
    `names`: what it is called.
    `players`: the fewest players and the most.
    `pack`: what is shuffled.
    `deal`: what is dealt.
    `start`: who goes first.
    `groups`: which groups are melds; none for no groups.
    `runs`: which runs are melds; none for no runs.
    `turn`: the steps of a turn, in order.
    `stock`: what happens when nothing is left to draw.
    `values`: what cards count in hand.
    `scoring`: what a deal is worth.
    `match`: how many deals make a match.
    `wilds`: which cards stand for others; none for no such cards.
    `meld_values`: what cards count in a first meld, if that differs.
    `special_jokers`: what double, colour-changing and mirror jokers may do; none if all jokers are plain.
    `turns_each`: how many turns each player has in a deal; none for no limit. If no melds are shown in the last of
      them, the deal is then void.
    `more_packs`: pairs of a number of players and the pack they use, if it is a different one.
    `schedule`: what is special about the first deal, the second and each further one, if the deals of a match differ;
      after the last, it starts again with the first.
    `opening`: what a first meld must be; none if any meld will do.
    `joker_sets`: what may be done with sets with a joker on a table that everybody may rearrange.
    `sides`: who plays with whom; none if everybody plays alone.
    `sitting_out`: who plays each deal of a game of two among more people; none if everybody plays every deal.
    `books`: melds that score a bonus for their size; none for no such melds.
    `bonus_cards`: cards that are laid out at once and scored separately; none for no such cards.
    `second_hand`: a second hand that a player picks up after playing the first; none for no such hand.
    `turn_seconds`: how many seconds a turn may take; none for no limit.
    `minutes`: how many minutes a match takes: from and to.
    `usual_players`: the number of players that most often play it; none for three, or the nearest number that can play.
    `sample`: the pieces shown on its card on the home page.
    `aliases`: other names by which it can be found.
    `akin`: names of other games to which this is the nearest, if they are not offered.
    `shelf`: the family it is listed under when people choose a game; none for the one that follows from its rules.
    `offers`: the house rules with which it can be played.
    `version`: the edition of the sheet.
    """

    means: ClassVar[Meanings] = {"meld_values": at("opening") & OWN_MELDS, "joker_sets": REARRANGED_TABLE}

    id: Id
    names: Names
    players: tuple[SeatCount, SeatCount]
    pack: Pack
    deal: DealOut
    start: Start
    groups: Groups | None
    runs: Runs | None
    turn: tuple[Step, ...]
    stock: Stock
    values: CardValues
    scoring: Scoring
    match: MatchFormat
    wilds: Wilds | None = None
    meld_values: MeldValues | None = None
    special_jokers: SpecialJokers | None = None
    turns_each: Some | None = None
    more_packs: tuple[tuple[Some, Pack], ...] = ()
    schedule: tuple[ScheduledDeal, ...] = ()
    opening: Opening | None = None
    joker_sets: JokerSets | None = None
    sides: Sides | None = None
    sitting_out: SittingOut | None = None
    books: Books | None = None
    bonus_cards: BonusCards | None = None
    second_hand: SecondHand | None = None
    turn_seconds: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    minutes: tuple[Some, Some] = (10, 30)
    usual_players: SeatCount | None = None
    sample: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    akin: tuple[str, ...] = ()
    shelf: Shelf | None = None
    offers: tuple[Option, ...] = ()
    version: Some = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.runs is not None and self.pack.left_out:
            force_setattr(self, "runs", replace(self.runs, across=tuple(sorted(self.pack.left_out))))
        check_consistency(self)

    def __eq__(self, other: object) -> bool:
        """Whether the rules are the same, whatever sheet the house rules were added to."""
        if self is other or not isinstance(other, Rules):
            return self is other
        return bool(_compared(self) == _compared(other))

    def __ne__(self, other: object) -> bool:
        """The opposite; a struct has one of its own, which looks at every field."""
        return not self == other

    def __repr__(self) -> str:
        """Every field except the sheet that house rules were added to."""
        return f"Rules({', '.join(f'{name}={getattr(self, name)!r}' for name in _COMPARED)})"

    @property
    def house(self) -> tuple[tuple[str, OptionValue], ...]:
        """The house rules in force."""
        return ()

    @property
    def base(self) -> Rules | None:
        """The sheet without house rules, where some are in force."""
        return None

    @property
    def scheduled(self) -> int | None:
        """For which deal of a match a schedule made it, from 0; none for the sheet of a whole match."""
        return None

    def _repr_markdown_(self) -> str:
        from rummykit.words import as_markdown, rule_page

        return as_markdown(rule_page(self, "en"))

    def __hash__(self) -> int:
        """Equal sheets have the same name and house rules; that is enough, and quick."""
        return hash((self.id, self.house, self.scheduled))

    def with_options(self, **options: OptionValue) -> Rules:
        """The sheet with house rules; raises `RulesError` for an unknown name or a senseless value.

        `OptionsClash` names two that exclude each other, `OptionIdle` one that changes nothing beside another.
        """
        root = self.base or self
        house = self._house(options)
        check_clashes(root.offers, house)
        check_effects(root.offers, root.options(), house)
        return self._with_house(house)

    def with_recorded(self, **options: OptionValue) -> Rules:
        """The same for the house rules of a game begun earlier: they stay in force even if one changes nothing.

        An option that was idle in it may be given as None.
        """
        root = self.base or self
        known = {option.name: option for option in root.offers}
        had_say = {
            name: value
            for name, value in meant(root.offers, options).items()
            if value is not None or name not in known or None in known[name].choices
        }
        house = self._house(had_say)
        check_clashes(root.offers, house)
        return self._with_house(house)

    def _house(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The house rules in force together with these; raises `RulesError` for a value that no option takes."""
        known = {option.name: option for option in (self.base or self).offers}
        wanted = meant((self.base or self).offers, options)
        for name, value in wanted.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise RulesError(f"{self.names.en} has no option {name!r}; its options: {listed}.")
            known[name].check(value)
        return dict(self.house) | wanted

    def _with_house(self, house: Mapping[str, OptionValue]) -> Rules:
        root = self.base or self
        known = {option.name: option for option in root.offers}
        fields: dict[str, Any] = {}
        for name, value in house.items():
            fields |= dict(known[name].fields(value))
        return _in_force(root, fields, house=tuple(sorted(house.items())), base=root)

    def for_deal(self, place: int) -> Rules:
        """The sheet of the deal at this place of the schedule, from 0; this sheet where all deals are alike."""
        return sheet_for(self, place % len(self.schedule)) if self.schedule else self

    def with_scheduled(self, fields: Mapping[str, Any], place: int) -> Rules:
        """The sheet of a deal of the schedule, complete in itself: these fields, no schedule and no options."""
        return _in_force(self, {**fields, "schedule": (), "offers": ()}, scheduled=place)

    @property
    def typical(self) -> Rules:
        """The sheet of a deal in the middle of the schedule; this sheet where all deals are alike."""
        return self.for_deal(len(self.schedule) // 2)

    def turn_order(self, players: int) -> range:
        """The seats, numbered clockwise, in the order of their turns."""
        return range(players) if self.start.side == "left" else range(players - 1, -1, -1)

    def in_deal(self, players: int) -> int:
        """How many of so many people play each deal."""
        return players if self.sitting_out is None else 2

    def pack_for(self, players: int) -> Pack:
        """What is shuffled for this many players."""
        return dict(self.more_packs).get(players, self.pack) if self.more_packs else self.pack

    def second_cards(self, players: int) -> int:
        """How many cards lie in second hands among so many players."""
        if self.second_hand is None:
            return 0
        seats = range(players)
        sides = players if self.sides is None else len(self.sides.all_of(seats))
        return self.second_hand.cards * self.second_hand.how_many(players, sides)

    def options(self) -> dict[str, OptionValue]:
        """Every option of the sheet with the value in force, without those that another one makes idle."""
        values = {option.name: option.get(self) for option in self.offers}
        return {
            option.name: values[option.name]
            for option in self.offers
            if values[option.name] is not None or None in option.choices or option.sets
        }

    def step(self, kind: type[S]) -> S | None:
        """The first step of a kind, if the turn has one."""
        return next((step for step in self.turn if isinstance(step, kind)), None)

    @property
    def knock(self) -> Knock | None:
        """The step that ends a deal by comparing deadwood, if there is one."""
        return self.step(Knock)

    @property
    def returns_upcard(self) -> bool:
        """True for games in which a card just taken from the discard pile may be discarded."""
        discard = self.step(Discard)
        return discard is not None and discard.return_upcard

    @cached_property
    def family(self) -> GameFamily:
        """How the game is played: what rooms keep tables by."""
        return family_of(self)

    @property
    def single_pack(self) -> bool:
        """True for games with one of each card, and none wild."""
        return self.pack.copies == 1 and self.wilds is None and not self.more_packs

    @property
    def has_jokers(self) -> bool:
        """True for games of cards with wild jokers in the pack."""
        return self.wilds is not None and self.wilds.jokers and bool(self.pack.jokers)

    @property
    def all_jokers(self) -> tuple[tuple[Face, int], ...]:
        """The jokers of its packs, each with their number, whether they are wild or not."""
        return tuple(joker for pack in (self.pack, *(pack for _, pack in self.more_packs)) for joker in pack.jokers)

    @property
    def has_side_melds(self) -> bool:
        """True for games in which melds belong to sides."""
        return self.family is GameFamily.SIDES

    @property
    def lives(self) -> LivesPenalty | None:
        """What a hand without its two lives costs; None in games in which no hand needs them."""
        return self.scoring if isinstance(self.scoring, LivesPenalty) else None

    @property
    def pures(self) -> int | None:
        """How many pure runs a hand needs in place of two lives; None in games without pure runs."""
        return None if self.lives is None else self.lives.pures

    @property
    def stakes(self) -> StakePayments | None:
        """What the ends of a deal are paid in stakes; None in games in which nobody pays so."""
        return self.scoring if isinstance(self.scoring, StakePayments) else None

    @property
    def tiles_in_hand(self) -> bool:
        """True for games of tiles that are drawn, held and discarded as cards are."""
        return self.family in TILES_IN_HAND

    @property
    def rearranges(self) -> bool:
        """True for games whose table everybody may rearrange."""
        return self.family in REARRANGED


class RulesInForce(Rules, frozen=True, kw_only=True):
    """Rules as a match or a deal has them: a sheet with house rules, or the sheet of one deal of a schedule.

    `house`: the house rules in force.
    `base`: the sheet without house rules, where some are in force.
    `scheduled`: for which deal of a match a schedule made it, from 0; none for the sheet of a whole match.
    """

    house: tuple[tuple[str, OptionValue], ...] = ()
    base: Rules | None = None
    scheduled: Whole | None = None

    @classmethod
    def word(cls) -> str:
        return Rules.word()


def _in_force(sheet: Rules, fields: Mapping[str, Any], **how: Any) -> RulesInForce:
    """The sheet with these fields, and with how it was made."""
    changed = changed_fields(sheet, fields)
    return RulesInForce(**{name: changed.get(name, getattr(sheet, name)) for name in Rules.__struct_fields__}, **how)


_COMPARED = (*Rules.__struct_fields__, "house", "scheduled")
_compared = attrgetter(*_COMPARED)


def check_sheet(rules: object) -> None:
    """Raise `TypeError` for what is no rule sheet."""
    check_kind(rules, Rules, "a rule sheet, such as games.get('gin_rummy')")
