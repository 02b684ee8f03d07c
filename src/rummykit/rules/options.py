"""House rules: an option has a name, a text and the values it may take, and knows which fields of a sheet it sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias

from msgspec.structs import replace

from rummykit.checked import Checked, Id, RulesError, Text
from rummykit.rules.scoring import SingleHand
from rummykit.rules.steps import GoOut, in_turn

OptionValue: TypeAlias = bool | int | str | None


class OptionsClash(RulesError):
    """Two house rules that exclude each other: the names of `one` and the `other`."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other} exclude each other; choose one of them.")
        self.one, self.other = one, other


class OptionIdle(RulesError):
    """A house rule `one` that changes nothing where the `other` has this `value`."""

    def __init__(self, one: str, other: str, value: OptionValue) -> None:
        super().__init__(f"{one} changes nothing, because {other} is {written(value)}.")
        self.one, self.other, self.value = one, other, value


def written(value: OptionValue) -> str:
    """A value as records and addresses write it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Option(Checked, frozen=True, kw_only=True):
    """A house rule and the fields of a sheet it sets.

    `path` names one field that takes the value itself ("opening.minimum"; a step of the turn by its class name).
    `sets` names for each choice the fields and what they become. `choices` lists the values; `low` and `high` bound a
    whole number instead. `idle` names other options and the value of each with which this one changes nothing;
    `instead_of` those that are another way to the same.
    """

    name: Id
    text: Text
    path: str = ""
    choices: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = 0
    sets: tuple[tuple[OptionValue, tuple[tuple[str, Any], ...]], ...] = ()
    idle: tuple[tuple[str, OptionValue], ...] = ()
    instead_of: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if bool(self.path) == bool(self.sets):
            raise RulesError(f"The option {self.name} has either path or sets.")
        if self.sets and {value for value, _ in self.sets} != set(self.choices):
            raise RulesError(f"The option {self.name} sets something for each of its choices, and for nothing else.")
        if len(set(self.choices)) != len(self.choices) or len(self.choices) == 1:
            raise RulesError(f"The option {self.name} has two or more different choices.")
        if not self.choices and not self.low < self.high:
            raise RulesError(f"The option {self.name} has choices, or goes from low to a higher high.")

    def check(self, value: OptionValue) -> None:
        """Raise `RulesError` with a sentence if `value` is none of this option's."""
        if self.choices:
            if not any(value is choice or (type(value) is type(choice) and value == choice) for choice in self.choices):
                listed = ", ".join(str(choice) for choice in self.choices)
                raise RulesError(f"{self.name} is one of {listed}, not {value!r}.")
        elif type(value) is not int or not self.low <= value <= self.high:
            raise RulesError(f"{self.name} is a whole number from {self.low} to {self.high}, not {value!r}.")

    def fields(self, value: OptionValue) -> tuple[tuple[str, Any], ...]:
        """The fields of a sheet that this value sets, and to what."""
        return dict(self.sets)[value] if self.sets else ((self.path, value),)

    def get(self, sheet: Any) -> OptionValue:
        """The value a sheet has now."""
        if not self.sets:
            value: OptionValue = value_at(sheet, self.path)
            return value
        return next(
            choice for choice, fields in self.sets if all(value_at(sheet, path) == want for path, want in fields)
        )


def value_at(sheet: Any, path: str) -> Any:
    """What a sheet has in the field that a path names, None where the path leads to nothing."""
    for name in path.split("."):
        sheet = _part(sheet, name)
    return sheet


def _part(value: Any, name: str) -> Any:
    if isinstance(value, tuple):
        return next((part for part in value if type(part).__name__ == name), None)
    return getattr(value, name, None)


def with_fields(value: Any, fields: Mapping[str, Any]) -> Any:
    """A sheet with all `fields` (path: value) set at once, so that only the outcome has to make sense.

    A whole step of the turn, named by its class, is put in where its kind belongs; None takes it out.
    """
    nested: dict[str, dict[str, Any]] = {}
    changed: dict[str, Any] = {}
    for path, new in fields.items():
        name, _, rest = path.partition(".")
        if rest:
            nested.setdefault(name, {})[rest] = new
        else:
            changed[name] = new
    changed |= {name: with_fields(_part(value, name), inner) for name, inner in nested.items()}
    if isinstance(value, tuple):
        return in_turn(value, changed)
    return replace(value, **changed)


def check_clashes(offers: Sequence[Option], house: Mapping[str, OptionValue]) -> None:
    """Raise `OptionsClash` for two house rules of which one replaces what the other changes."""
    for option, other in combinations([option for option in offers if option.name in house], 2):
        if _collide(option.fields(house[option.name]), other.fields(house[other.name])):
            raise OptionsClash(option.name, other.name)


def check_effects(offers: Sequence[Option], usual: Mapping[str, OptionValue], house: Mapping[str, OptionValue]) -> None:
    """Raise `OptionsClash` for two ways to the same, and `OptionIdle` for a house rule that changes nothing."""
    differing = {name: value for name, value in house.items() if value != usual[name]}
    for option in offers:
        if option.name not in differing:
            continue
        for name in option.instead_of:
            if name in differing:
                raise OptionsClash(option.name, name)
        for name, value in option.idle:
            if name in usual and house.get(name, usual[name]) == value:
                raise OptionIdle(option.name, name, value)


def _collide(fields: Sequence[tuple[str, Any]], others: Sequence[tuple[str, Any]]) -> bool:
    """Whether one sets a field that the other sets otherwise, or replaces what the other changes a part of."""
    return any(
        (path == other and value != wanted) or path.startswith(f"{other}.") or other.startswith(f"{path}.")
        for path, value in fields
        for other, wanted in others
    )


def _switch(
    name: str,
    text: str,
    path: str,
    idle: tuple[tuple[str, OptionValue], ...] = (),
) -> Option:
    return Option(name=name, text=text, path=path, choices=(False, True), idle=idle)


def _choice(name: str, text: str, path: str, *, no: Any, yes: Any) -> Option:
    return Option(
        name=name,
        text=text,
        choices=(False, True),
        sets=((False, ((path, no),)), (True, ((path, yes),))),
    )


FIRST_MELD = Option(
    name="first_meld", text="What the first meld must be worth", path="opening.minimum", low=0, high=100
)
MANIPULATE_IN_OPENING_TURN = _switch(
    "manipulate_in_opening_turn",
    "After the first meld the table may be rearranged in the same turn",
    "opening.then_manipulate",
)
SEAT_BY_DRAW = _switch(
    "seat_by_draw", "Players sit clockwise in descending order of the tiles drawn for the start", "start.seat_by_draw"
)
REDRAW_SEATS = _switch(
    "redraw_seats_each_game",
    "The draw for the seats is repeated before every game",
    "start.redraw_seats",
    idle=(("seat_by_draw", False), ("num_games", 1)),
)
TIMEOUT_LOOSE_TILES = Option(
    name="timeout_loose_tiles",
    text="When time is up, restore the table as the turn began, or give only the loose tiles to the player",
    path="turn.Rearrange.time_up.loose",
    choices=("restore", "to_rack"),
)
INVALID_PENALTY = Option(
    name="invalid_penalty",
    text="Tiles drawn when time runs out on an unfinished rearrangement",
    path="turn.Rearrange.time_up.disorder",
    low=0,
    high=3,
)
JOKER_NEEDS_TWO_RACK_TILES = _switch(
    "joker_needs_two_rack_tiles",
    "A joker may be freed only for a new set with two tiles from the rack",
    "joker_sets.needs_two_rack_tiles",
    idle=(("joker_sets_manipulable", True),),
)
JOKER_SETS_MANIPULABLE = _switch(
    "joker_sets_manipulable", "Sets with a joker may be split and rearranged like any other", "joker_sets.manipulable"
)
JOKER_REPLACEMENT_SOURCE = Option(
    name="joker_replacement_source",
    text="Where the tile that frees a joker may come from",
    path="joker_sets.replacement",
    choices=("any", "rack"),
    idle=(("joker_sets_manipulable", True),),
)
NUM_GAMES = Option(name="num_games", text="Games in a match", path="match.games", low=1, high=50)
TARGET_SCORE = Option(name="target_score", text="Points that win the match", path="match.target", low=1, high=1000)
RECYCLE = Option(
    name="recycle",
    text="When the stock is empty, turn the discard pile over as it lies, or shuffle it",
    path="stock.when_empty",
    choices=("flip", "shuffle"),
)
MAX_RECYCLES = Option(
    name="max_recycles",
    text="Turnovers of the discard pile before a deal is void",
    path="stock.times",
    low=1,
    high=10,
)
TIMEOUT_DISCARD = Option(
    name="timeout_discard",
    text="The card that is discarded when time runs out",
    path="turn.Discard.time_up",
    choices=("drawn_card", "highest_card"),
)
SINGLE_HAND = Option(
    name="single_hand",
    text="One deal is the whole match, and its winner deals the next",
    choices=(False, True),
    sets=((True, (("match", SingleHand()), ("start.later", "winner_deals"))), (False, ())),
)
ROUND_THE_CORNER = Option(
    name="round_the_corner",
    text="Runs may pass from the king through the ace to the two, and an ace in hand counts 11",
    choices=(False, True),
    sets=(
        (True, (("runs.ace", "corner"), ("values.ace", 11))),
        (False, (("runs.ace", "low"), ("values.ace", 1))),
    ),
)
LAYOFF_RESTRICTION = _choice(
    "layoff_restriction",
    "A player lays off on others' melds only after laying a meld",
    "turn.Play.lay_off",
    no="any",
    yes="own_meld_first",
)
ONE_MELD_PER_TURN = _choice(
    "one_meld_per_turn", "One new meld or one card laid off a turn", "turn.Play.per_turn", no="any", yes="one"
)
BORROWING = Option(
    name="borrowing",
    text="Cards may be borrowed from melds on the table for a new meld",
    path="turn.Play.borrowing",
    choices=("none", "own", "any"),
)
MUST_DISCARD = _choice(
    "must_discard", "A player goes out only by discarding the last card", "turn.Play.may_go_out", no=True, yes=False
)
CALL_RUMMY = _switch(
    "call_rummy", "A discard that fits a meld on the table may be called by any other player", "turn.CallWindow.open"
)
GOING_RUMMY_DOUBLE = _switch(
    "going_rummy_double",
    "A player who lays the whole hand in one turn scores double",
    "scoring.concealed_double",
    idle=(("single_hand", True),),
)
CARD_COUNT_SCORING = _switch(
    "card_count_scoring",
    "Every card left counts one and every joker two; such a match usually goes to 25 points",
    "values.count_cards",
    idle=(("single_hand", True),),
)
CARD_COUNT_WHERE_BLOCKED = replace(CARD_COUNT_SCORING, idle=())
"""The same where a hand may be blocked: then it says who has won, also of a single hand."""
JOKER_MOVE_STRICT = _choice(
    "joker_move_strict",
    "A joker at the end of a run moves only when the card it stands for is laid in its place",
    "turn.Play.end_joker_moves",
    no="freely",
    yes="into_its_place",
)
JOKER_HAND_VALUE = Option(
    name="joker_hand_value", text="Points of a joker left in hand", path="values.joker", low=0, high=100
)
SWAP_REQUIRES_OPEN = _switch(
    "swap_requires_open", "A player may exchange a joker only after laying the first meld", "turn.Swap.needs_own_meld"
)
DEUCES_WILD = Option(
    name="deuces_wild",
    text="Twos are wild too",
    choices=(False, True),
    sets=((False, (("wilds.rank", None),)), (True, (("wilds.rank", 2),))),
)
BONUSES = _switch("bonuses", "Bonuses for a hand laid early, without wild cards, or in one suit", "scoring.bonuses")
STARTING_SCORE = Option(
    name="starting_score", text="Points everybody begins with", path="match.start", low=0, high=1000
)
NUM_HANDS = Option(
    name="num_hands",
    text="Deals in a match (none: as many as players)",
    path="match.games",
    choices=(None, *range(1, 25)),
)
BLOCK_MAX_ROUNDS = Option(
    name="block_max_rounds",
    text="How often the upcards behind an empty stock go round before the deal ends",
    path="stock.times",
    low=1,
    high=20,
)
WINS_NEEDED = Option(name="wins_needed", text="Deals to win", path="match.target", low=1, high=20)
ALLOW_SEND = _switch("allow_send", "Cards may be sent to melds that others have shown", "turn.Show.send")
MOM_MAY_SEND = _switch(
    "mom_may_send",
    "A player who has no meld to show may send cards too",
    "turn.Show.send_without_meld",
    idle=(("allow_send", False),),
)
DISCARD_TAKEN_CHIP = Option(
    name="discard_taken_chip",
    text="Points paid to the player who takes a discard",
    path="scoring.taken_chip",
    choices=(0, 1),
)
THREE_TAKEN_PAYS_ALL = _switch(
    "three_taken_pays_all",
    "A player from whom the winner took three discards pays for everybody",
    "scoring.three_taken_pays_all",
)
STARTER_SIDE = Option(
    name="starter_side",
    text="On which side of the dealer play begins, and which way round it goes",
    path="start.side",
    choices=("left", "right"),
)
NUM_ROUNDS = Option(
    name="num_rounds", text="Rounds in a match, of as many games as players", path="match.rounds", low=1, high=10
)
CJ_LEADING = _switch(
    "cj_leading", "A run may begin with a colour-changing joker", "special_jokers.leading_colour_change"
)
CJ_ADJACENT = _switch(
    "cj_adjacent", "Two colour-changing jokers may stand side by side", "special_jokers.adjacent_colour_changes"
)
MIRROR_GROUP_STRICT_ORDER = _switch(
    "mirror_group_strict_order",
    "The two halves of a mirrored group must lie in mirrored order",
    "special_jokers.strict_mirror_groups",
)

FIRST_OPEN_WILD_ALLOWED = _choice(
    "first_open_wild_allowed",
    "The first card turned up may be taken even if it is wild",
    "turn.Draw.wild_upcard",
    no="refused",
    yes="first_allowed",
)
POOL201_MIDDLE_DROP = Option(
    name="pool201_middle_drop", text="Points of a middle drop", path="scoring.middle_drop", choices=(40, 50)
)
POINT_VALUE = Option(
    name="point_value",
    text="Money paid for each point",
    path="match.point_value",
    choices=("0.01", "0.05", "0.10", "0.25", "0.50", "1", "2", "5", "10"),
)
ENTRY = Option(
    name="entry",
    text="What everybody pays into the pool",
    path="match.entry",
    choices=("0", "1", "2", "5", "10", "20", "25", "50", "100", "200", "500", "1000"),
)
RAKE_RATE = Option(
    name="rake_rate",
    text="The part of the winnings that the house keeps",
    path="match.rake.rate",
    choices=("0", "0.05", "0.10", "0.15", "0.20"),
    idle=(("entry", "0"),),
    instead_of=("rake_fixed",),
)
RAKE_FIXED = Option(
    name="rake_fixed",
    text="A fixed amount of the winnings that the house keeps",
    path="match.rake.fixed",
    choices=("0", "0.50", "1", "2", "5", "10", "20", "50"),
    idle=(("entry", "0"),),
)
NUM_DEALS = Option(name="num_deals", text="Deals in a match", path="match.deals", low=1, high=20)
CHIPS_RULE = Option(
    name="chips_rule",
    text="Chips in the beginning: 80 for each player at the table, or for each deal",
    path="match.chips_rule",
    choices=("players_x_80", "deals_x_80"),
)
TIE_BREAK = Option(
    name="tie_break",
    text="When chips are equal after the last deal: one more deal among those who tie, or they split",
    path="match.tie_break",
    choices=("extra_deal", "split"),
)

KNOCK_LIMIT = Option(
    name="knock_limit",
    text="The most deadwood with which a player may knock",
    path="turn.Knock.limit",
    low=1,
    high=50,
    idle=(("straight_gin", True), ("oklahoma", True)),
)
STRAIGHT_GIN = _switch("straight_gin", "A player may knock only without deadwood", "turn.Knock.gin_only")
OKLAHOMA = _switch("oklahoma", "The first upcard is the limit of the knock", "turn.Knock.by_upcard")
OKLAHOMA_ACE = Option(
    name="oklahoma_ace",
    text="The limit that an ace as the first upcard sets",
    path="turn.Knock.ace",
    choices=("gin", "one"),
    idle=(("oklahoma", False), ("straight_gin", True)),
)
OKLAHOMA_SPADES_DOUBLE = _switch(
    "oklahoma_spades_double",
    "A spade as the first upcard doubles the points of the deal",
    "scoring.spades_double",
    idle=(("oklahoma", False),),
)
OKLAHOMA_SPADES_TWO_BOXES = _switch(
    "oklahoma_spades_two_boxes",
    "A spade as the first upcard makes the deal count two boxes",
    "scoring.spades_two_boxes",
    idle=(("oklahoma", False), ("box_bonus", 0)),
)
BIG_GIN = Option(
    name="big_gin",
    text="A player may go out with all cards in melds, the drawn one too",
    choices=(False, True),
    sets=((False, (("turn.GoOut", None),)), (True, (("turn.GoOut", GoOut(discard="none")),))),
)
BIG_GIN_BONUS = Option(
    name="big_gin_bonus",
    text="Points for big gin, instead of those for gin",
    path="scoring.big_gin",
    low=0,
    high=100,
    idle=(("big_gin", False),),
)
GIN_BONUS = Option(name="gin_bonus", text="Points for gin", path="scoring.gin", low=0, high=100)
UNDERCUT_BONUS = Option(
    name="undercut_bonus",
    text="Points for an undercut",
    path="scoring.undercut",
    low=0,
    high=100,
    idle=(("straight_gin", True),),
)
LAST_DISCARD_PLAYABLE = _switch(
    "last_discard_playable",
    "The last discard before a deal is void may still be taken for a knock at once",
    "stock.last_discard_playable",
)
NEXT_DEALER = Option(
    name="next_dealer",
    text="The player who deals the next deal",
    choices=("loser", "winner", "alternate"),
    sets=(
        ("loser", (("start.later", "loser_deals"),)),
        ("winner", (("start.later", "winner_deals"),)),
        ("alternate", (("start.later", "dealer_left"),)),
    ),
)
GAME_BONUS = Option(name="game_bonus", text="Points for winning the match", path="match.boxes.game", low=1, high=1000)
BOX_BONUS = Option(
    name="box_bonus", text="Points for each deal won, when the match is over", path="match.boxes.box", low=0, high=100
)
SHUTOUT = Option(
    name="shutout",
    text="When the loser has won no deal, what counts twice",
    path="match.boxes.shutout",
    choices=("bonus", "all", "none"),
)
HOLLYWOOD = Option(
    name="hollywood",
    text="Three columns are counted at once, each like a match",
    choices=(False, True),
    sets=((False, (("match.boxes.columns", 1),)), (True, (("match.boxes.columns", 3),))),
)

STANDARD = (TARGET_SCORE, SINGLE_HAND, GOING_RUMMY_DOUBLE, CARD_COUNT_SCORING, CALL_RUMMY)
"""What every game that lays melds on the table in the course of a deal can be played with."""

GIN = (
    TARGET_SCORE,
    KNOCK_LIMIT,
    STRAIGHT_GIN,
    OKLAHOMA,
    OKLAHOMA_ACE,
    OKLAHOMA_SPADES_DOUBLE,
    OKLAHOMA_SPADES_TWO_BOXES,
    GIN_BONUS,
    UNDERCUT_BONUS,
    BIG_GIN,
    BIG_GIN_BONUS,
    GAME_BONUS,
    BOX_BONUS,
    SHUTOUT,
    HOLLYWOOD,
    LAST_DISCARD_PLAYABLE,
    NEXT_DEALER,
)
"""What Gin Rummy is played with: the knock, the bonuses, and the columns."""

LAYING = (BORROWING, ONE_MELD_PER_TURN, LAYOFF_RESTRICTION, MUST_DISCARD)
"""How melds are laid and cards laid off."""

RAKE = (RAKE_RATE, RAKE_FIXED)
"""What the house keeps of the winner's money."""

TURNOVER = (RECYCLE, MAX_RECYCLES, TIMEOUT_DISCARD)
"""An empty stock and an empty clock."""

KNOWN = {option.name: option for option in reversed([each for each in globals().values() if isinstance(each, Option)])}
"""Every option here by its name; of those that share one the first."""
