"""A rule sheet: everything one game says, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rummykit.cards import Face, Pack, is_joker, number_of
from rummykit.melds.shapes import Groups, Runs, SpecialJokers, Wilds
from rummykit.rules.options import Option, OptionValue, RulesError, check_clashes, check_effects, with_fields
from rummykit.rules.scoring import LivesPenalty, MatchFormat, Scoring
from rummykit.rules.stakes import ChipDeals, PointsForMoney, Pool
from rummykit.rules.steps import Declare, Drop, Rearrange, Step

ByPlayers: TypeAlias = int | tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """What a game is called in each language; empty where the English name is used."""

    en: str
    zh_hant: str
    zh_hans: str
    ja: str
    de: str = ""
    vi: str = ""

    def get(self, language: str) -> str:
        """The name in a language tag such as ``zh-Hant``; English for languages without one."""
        name: str = getattr(self, language.replace("-", "_").lower(), "")
        return name or self.en


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOut:
    """Cards to each player (a number, or pairs of players and number), `starter_extra` more to the one who begins, and
    whether one is turned up.

    `wild_indicator`: then one card of the stock is drawn by chance and put aside; its rank is wild in this deal, or the
    aces if it is a joker.
    """

    hand: ByPlayers
    upcard: bool = False
    wild_indicator: bool = False
    starter_extra: int = 0

    def hand_for(self, players: int) -> int:
        """Cards each player gets."""
        return self.hand if isinstance(self.hand, int) else dict(self.hand)[players]


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """Who begins: by a draw the highest starts, or the lowest deals and the next seat starts; and who does later.

    With "highest_card_starts" an ace is high. "next_starts" knows no dealer: the start moves on by one seat.

    `side` is where the next seat sits: "left" is clockwise, "right" plays the other way round.
    """

    draw: Literal["highest_starts", "highest_card_starts", "lowest_deals"]
    later: Literal["draw_again", "dealer_left_or_winner", "dealer_left", "winner_deals", "next_starts"]
    side: Literal["left", "right"] = "left"
    seat_by_draw: bool = False
    redraw_seats: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """The first meld of a player: its least worth, and whether the table may be touched in the same turn."""

    minimum: int
    then_manipulate: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class JokerSets:
    """What may be done with a set on the tile table that has a joker.

    `replacement`: where the freeing tile comes from. `goes_to`: where a freed joker must go in the same turn: a new
    set made only of freed jokers and rack tiles, or any set but its own. `manipulable`: joker sets may be split and
    robbed like any other; then only "new_set" binds: a freed joker may not merely lengthen a set that lay there, and
    no joker may take the place of another.
    """

    replacement: Literal["rack", "any"]
    goes_to: Literal["new_set_from_rack", "another_set", "new_set"]
    needs_two_rack_tiles: bool = False
    manipulable: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Stock:
    """What happens when nothing is left to draw.

    "play_on" goes on without drawing until everybody passes in a row; "flip" turns the discard pile over, "shuffle"
    shuffles it, at most `times` times, then the hand is void and dealt again. "block" leaves the pile: each player
    in turn takes the upcard, and the first who refuses it ends the hand, as does the end of `times` full rounds.
    `keep_top`: the top discard stays where it is when the pile becomes the stock.
    """

    when_empty: Literal["play_on", "flip", "shuffle", "block"]
    times: int = 3
    keep_top: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardValues:
    """Points of a card left in hand: ace, court card, joker; all other cards and tiles count their number.

    `court` None lets jack, queen and king count 11, 12 and 13. `count_cards` counts one a card and two a joker instead.
    """

    ace: int = 1
    court: int | None = 10
    joker: int = 0
    count_cards: bool = False

    def of(self, face: Face) -> int:
        """Points of one face in hand."""
        if self.count_cards:
            return 2 if is_joker(face) else 1
        if is_joker(face):
            return self.joker
        number = number_of(face)
        if number == 1:
            return self.ace
        return self.court if number > 10 and self.court is not None else number


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldValues:
    """How cards count in a first meld: an ace below the two where that differs; a joker what it stands for.

    `declared_jokers`: in a group of three too a joker stands for one suit from the start.
    """

    low_ace: int | None = None
    declared_jokers: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One game. Build a variant with `with_options`; senseless combinations raise `RulesError`."""

    id: str
    names: Names
    players: tuple[int, int]
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
    turns_each: int | None = None
    more_packs: tuple[tuple[int, Pack], ...] = ()
    opening: Opening | None = None
    joker_sets: JokerSets | None = None
    turn_seconds: int | None = None
    minutes: tuple[int, int] = (10, 30)
    sample: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    offers: tuple[Option, ...] = ()
    version: int = 1
    house: tuple[tuple[str, OptionValue], ...] = ()
    base: Rules | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        _check(self)

    def __hash__(self) -> int:
        """Equal sheets have the same name and house rules; that is enough, and quick."""
        return hash((self.id, self.house))

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
        """The same for the house rules of a game begun earlier: they stay in force though one may change nothing.

        An option that had no say in it may stand there with None.
        """
        root = self.base or self
        known = {option.name: option for option in root.offers}
        had_say = {
            name: value
            for name, value in options.items()
            if value is not None or name not in known or None in known[name].choices
        }
        house = self._house(had_say)
        check_clashes(root.offers, house)
        return self._with_house(house)

    def _house(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The house rules in force and these; raises `RulesError` for what no option takes."""
        known = {option.name: option for option in (self.base or self).offers}
        for name, value in options.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise RulesError(f"{self.names.en} has no option {name!r}; its options: {listed}.")
            known[name].check(value)
        return dict(self.house) | dict(options)

    def _with_house(self, house: Mapping[str, OptionValue]) -> Rules:
        root = self.base or self
        known = {option.name: option for option in root.offers}
        fields: dict[str, object] = {"house": tuple(sorted(house.items())), "base": root}
        for name, value in house.items():
            fields |= dict(known[name].fields(value))
        sheet: Rules = with_fields(root, fields)
        return sheet

    def pack_for(self, players: int) -> Pack:
        """What is shuffled for so many players."""
        return dict(self.more_packs).get(players, self.pack) if self.more_packs else self.pack

    def options(self) -> dict[str, OptionValue]:
        """Every option of the sheet with the value in force; without those that have no say beside another."""
        values = {option.name: option.get(self) for option in self.offers}
        return {
            option.name: values[option.name]
            for option in self.offers
            if values[option.name] is not None or None in option.choices or option.sets
        }

    @property
    def rearranges(self) -> bool:
        """True for games whose table everybody may rearrange."""
        return isinstance(self.turn[0], Rearrange)


def _check(sheet: Rules) -> None:
    fewest, most = sheet.players
    if not 2 <= fewest <= most:
        raise RulesError("A game needs at least two players.")
    if sheet.groups is None and sheet.runs is None:
        raise RulesError("A game without groups and without runs has no melds.")
    for players in range(fewest, most + 1):
        deal, pack = sheet.deal, sheet.pack_for(players)
        needed = deal.hand_for(players) * players + deal.starter_extra + deal.upcard + deal.wild_indicator
        if needed > len(pack):
            raise RulesError(f"{players} players need {needed} cards, and the pack has {len(pack)}.")
    if not sheet.turn:
        raise RulesError("A turn needs at least one step.")
    if sheet.rearranges:
        if sheet.pack.family != "tiles":
            raise RulesError("Only a table of tiles can be rearranged.")
        if sheet.stock.when_empty != "play_on":
            raise RulesError("A game of tiles has no discard pile to draw from again.")
    elif sheet.stock.when_empty == "play_on":
        raise RulesError("A game in which every turn begins with a draw cannot play on without a stock.")
    if sheet.joker_sets is not None:
        jokers = sheet.joker_sets
        if not any(count for _, count in sheet.pack.jokers):
            raise RulesError("Rules for jokers need jokers in the pack.")
        if jokers.manipulable and jokers.needs_two_rack_tiles:
            raise RulesError(
                "joker_needs_two_rack_tiles binds the freeing of jokers, and joker_sets_manipulable makes them free."
            )
    _check_lives(sheet)
    if sheet.start.redraw_seats and not sheet.start.seat_by_draw:
        raise RulesError("redraw_seats_each_game repeats the draw for the seats, which needs seat_by_draw.")


def _check_lives(sheet: Rules) -> None:
    """What goes with the two lives, and with stakes."""
    lives = sheet.scoring if isinstance(sheet.scoring, LivesPenalty) else None
    if lives is not None and (sheet.groups is None or sheet.runs is None or sheet.wilds is None):
        raise RulesError("The two lives are made of sets and sequences, with wild cards.")
    if sheet.deal.wild_indicator and sheet.wilds is None:
        raise RulesError("A wild indicator needs wild cards.")
    if lives is None and any(isinstance(step, Drop | Declare) for step in sheet.turn):
        raise RulesError("Drops and declarations are priced by the two lives.")
    if isinstance(sheet.match, PointsForMoney | Pool | ChipDeals):
        if sheet.match.rake.twofold:
            raise RulesError("rake_rate and rake_fixed are two ways to take the rake; use one.")
        if lives is None:
            raise RulesError("A match for chips or money is played by the points of the two lives.")
        if lives.to_winner != isinstance(sheet.match, ChipDeals):
            raise RulesError("In a match for chips, and only there, points are paid to the winner of the deal.")
