"""The house rules that games offer, each declared once; a sheet lists those that it can be played with."""

from __future__ import annotations

from msgspec.structs import replace

from rummykit.rules import (
    claim_options,
    contract_options,
    cut_joker_options,
    end_options,
    gin_options,
    indicator_options,
    side_options,
)
from rummykit.rules.option import Option, switch, switch_between
from rummykit.rules.options_of_cards_laid import CALL_RUMMY as CALL_AND_PASS
from rummykit.rules.options_of_cards_laid import (
    FLOATING,
    HEAD_ADDS,
    JOKER_VALUE,
    JOKERS,
    KNOCK_BONUS,
    LAYOFF_ON_LAYOFF,
    LOW_ACE_LAID,
    OPENING_MINIMUM,
    OUT_STARTS,
    PENALTY,
    TOP_CARD_FREE,
    TWO_PLAYER_HAND,
    UNBORN_DOUBLE,
    VALUES,
)
from rummykit.rules.scoring import SingleHand
from rummykit.rules.steps import AskPartner, CallWindow, ShowDealt

FIRST_MELD = Option(name="first_meld", text="Minimum for the first meld", path="opening.minimum", low=0, high=100)
MANIPULATE_IN_OPENING_TURN = switch(
    "manipulate_in_opening_turn",
    "After the first meld the table may be rearranged in the same turn",
    "opening.then_manipulate",
)
SEAT_BY_DRAW = switch(
    "seat_by_draw", "Players sit clockwise in descending order of the tiles drawn for the start", "start.seat_by_draw"
)
REDRAW_SEATS = switch(
    "redraw_seats_each_game",
    "The draw for the seats is repeated before every game",
    "start.redraw_seats",
    idle=(("seat_by_draw", False), ("num_games", 1)),
)
TIMEOUT_LOOSE_TILES = Option(
    name="timeout_loose_tiles",
    text="When time runs out, the table is restored, or only the loose tiles go to the player",
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
JOKER_NEEDS_TWO_RACK_TILES = switch(
    "joker_needs_two_rack_tiles",
    "A joker may be freed only for a new set with two tiles from the rack",
    "joker_sets.needs_two_rack_tiles",
    idle=(("joker_sets_manipulable", True),),
)
JOKER_SETS_MANIPULABLE = switch(
    "joker_sets_manipulable",
    "Sets with a joker may be split and rearranged like any other",
    "joker_sets.may_be_rearranged",
)
JOKER_REPLACEMENT_SOURCE = Option(
    name="joker_replacement_source",
    text="Where the tile that frees a joker may come from",
    path="joker_sets.replacement",
    choices=("any", "rack"),
    idle=(("joker_sets_manipulable", True),),
)
NUM_GAMES = Option(name="num_games", text="Games in a match", path="match.games", low=1, high=50)
TARGET_SCORE = Option(name="target_score", text="Points needed to win the match", path="match.target", low=1, high=1000)
RECYCLE = Option(
    name="recycle",
    text="What happens to the discard pile when the stock is empty",
    path="stock.when_empty",
    choices=("flip", "shuffle"),
)
MAX_RECYCLES = Option(
    name="max_recycles",
    text="How often the discard pile becomes the stock before a deal is void",
    path="stock.times",
    low=1,
    high=10,
)
VOIDS_IN_A_ROW = Option(
    name="voids_in_a_row",
    text="Void deals in a row before the next deal follows (0: a void deal is always dealt again)",
    path="stock.voids_in_a_row",
    choices=(0, 1, 2, 3),
)
TIMEOUT_DISCARD = Option(
    name="timeout_discard",
    text="The card that is discarded when time runs out",
    path="turn.Discard.time_up",
    choices=("drawn_card", "highest_card"),
)
SINGLE_HAND = Option(
    name="single_hand",
    text="One deal is the whole match, and its winner deals in the next match",
    choices=(False, True),
    sets=((True, (("match", SingleHand()), ("start.later", "winner_deals"))), (False, ())),
)
ROUND_THE_CORNER = Option(
    name="round_the_corner",
    text="Runs may go round the corner, from king through ace to 2, and an ace in hand counts 11",
    choices=(False, True),
    sets=(
        (True, (("runs.ace", "corner"), ("values.ace", 11))),
        (False, (("runs.ace", "low"), ("values.ace", 1))),
    ),
)
ACE_IN_RUNS = Option(
    name="ace",
    text="Whether the ace in a run is low only, or low or high",
    path="runs.ace",
    choices=("low", "both"),
)
WILD_PENALTY = Option(
    name="wild_penalty",
    text="What a card of the wild rank left in hand counts",
    path="values.wild",
    choices=(None, 20, 25),
)
LAYOFF_RESTRICTION = switch_between(
    "layoff_restriction",
    "A player may lay off on others' melds only after laying a meld",
    "turn.Play.lay_off",
    no="any",
    yes="own_meld_first",
)
ONE_MELD_PER_TURN = switch_between(
    "one_meld_per_turn",
    "A player may lay only one meld or lay off only one card in a turn",
    "turn.Play.per_turn",
    no="any",
    yes="one",
)
BORROWING = Option(
    name="borrowing",
    text="Cards may be borrowed from melds on the table for a new meld",
    path="turn.Play.borrowing",
    choices=("none", "own", "any"),
)
MUST_DISCARD = switch_between(
    "must_discard", "A player must discard the last card to go out", "turn.Play.may_go_out", no=True, yes=False
)
CALL_RUMMY = switch_between(
    "call_rummy",
    "A discard that fits a meld on the table may be called by any other player",
    "turn.CallWindow",
    no=None,
    yes=CallWindow(),
)
GOING_RUMMY_DOUBLE = switch(
    "going_rummy_double",
    "A player who lays the whole hand in one turn scores double",
    "scoring.concealed_double",
    idle=(("single_hand", True),),
)
CARD_COUNT_SCORING = switch(
    "card_count_scoring",
    "The number of cards left in hand counts, not their value (it is then usual to choose 25 points to win)",
    "values.count_cards",
    idle=(("single_hand", True),),
)
CARD_COUNT_WHERE_BLOCKED = replace(CARD_COUNT_SCORING, idle=())
"""The same where a hand may be blocked: then it says who has won, also of a single hand."""
JOKER_MOVE_STRICT = switch_between(
    "joker_move_strict",
    "A joker at the end of a run may be moved only when the card it stands for is laid in its place",
    "turn.Play.end_joker_moves",
    no="freely",
    yes="into_its_place",
)
JOKER_HAND_VALUE = Option(
    name="joker_hand_value", text="Points of a joker left in hand", path="values.joker", low=0, high=100
)
SWAP_REQUIRES_OPEN = switch(
    "swap_requires_open", "A player may exchange a joker only after laying the first meld", "turn.Swap.needs_own_meld"
)
DEUCES_WILD = Option(
    name="deuces_wild",
    text="Twos are also wild",
    choices=(False, True),
    sets=((False, (("wilds.rank", None),)), (True, (("wilds.rank", 2),))),
)
BONUSES = switch("bonuses", "Bonuses for a hand laid early, without wild cards, or in one suit", "scoring.bonuses")
STARTING_SCORE = Option(
    name="starting_score", text="Points at the start", path="match.starting_points", low=0, high=1000
)
NUM_HANDS = Option(
    name="num_hands",
    text="Deals in a match (none: as many as players)",
    path="match.games",
    choices=(None, *range(1, 25)),
)
GAMES_BY_PLAYERS = replace(NUM_HANDS, text="Games in a match (none: as many as players)")
"""The same with tiles, of which a deal is a game."""
BLOCK_MAX_ROUNDS = Option(
    name="block_max_rounds",
    text="How often every player may take the top discard, once the stock is empty, before the deal ends",
    path="stock.times",
    low=1,
    high=20,
)
WINS_NEEDED = Option(name="wins_needed", text="Deals to win", path="match.target", low=1, high=20)
ALLOW_SEND = switch("allow_send", "Players may add cards to melds that others have shown", "turn.Show.send")
MOM_MAY_SEND = switch(
    "mom_may_send",
    "A player who has no meld to show may also add cards",
    "turn.Show.send_without_meld",
    idle=(("allow_send", False),),
)
DISCARD_TAKEN_CHIP = Option(
    name="discard_taken_chip",
    text="Points paid to the player who takes a discard",
    path="scoring.taken_chip",
    choices=(0, 1),
)
TAKEN_CHIP_RISES = switch(
    "taken_chip_rises",
    "The second discard that a player takes costs twice as much, the third three times as much",
    "scoring.taken_rises",
    idle=(("discard_taken_chip", 0),),
)
LAST_TAKEN_CHIP = Option(
    name="last_taken_chip",
    text="Points paid for a discard taken in the last turn (none: as for the others)",
    path="scoring.last_taken",
    choices=(None, 4),
)
U_KHAN = switch_between(
    "u_khan",
    "A dealt hand without two cards that go together wins at once",
    "turn.ShowDealt",
    no=None,
    yes=ShowDealt(counts=(), apart=True),
)
THREE_TAKEN_PAYS_ALL = switch(
    "three_taken_pays_all",
    "A player from whom the winner took three discards pays for everybody",
    "scoring.three_taken_pays_all",
)
STARTER_SIDE = Option(
    name="starter_side",
    text="Which side of the dealer goes first, and the direction of play",
    path="start.side",
    choices=("left", "right"),
)
DIRECTION = replace(STARTER_SIDE, text="Direction of play")
"""The same where nobody deals."""
NUM_ROUNDS = Option(
    name="num_rounds", text="Rounds in a match, of as many games as players", path="match.rounds", low=1, high=10
)
CJ_LEADING = switch(
    "cj_leading", "A run may begin with a colour-changing joker", "special_jokers.leading_colour_change"
)
CJ_ADJACENT = switch(
    "cj_adjacent", "Two colour-changing jokers may be next to each other", "special_jokers.adjacent_colour_changes"
)
MIRROR_GROUP_STRICT_ORDER = switch(
    "mirror_group_strict_order",
    "The two halves of a mirrored group must be in mirrored order",
    "special_jokers.strict_mirror_groups",
)

FIRST_OPEN_WILD_ALLOWED = switch_between(
    "first_open_wild_allowed",
    "The first upcard may be taken even if it is wild",
    "turn.Draw.wild_upcard",
    no="refused",
    yes="first_allowed",
)
SURPLUS_JOKERS = switch(
    "surplus_jokers",
    "Wild cards that are not needed may lie in a full group or by themselves",
    "scoring.surplus_wilds",
)
POOL201_MIDDLE_DROP = Option(
    name="pool201_middle_drop", text="Points for a middle drop", path="scoring.middle_drop", choices=(40, 50)
)
POINT_VALUE = Option(
    name="point_value",
    text="Money paid for each point",
    path="match.point_value",
    choices=("0.01", "0.05", "0.10", "0.25", "0.50", "1", "2", "5", "10"),
)
ENTRY = Option(
    name="entry",
    text="What each player pays into the pool",
    path="match.entry",
    choices=("0", "1", "2", "5", "10", "20", "25", "50", "100", "200", "500", "1000"),
)
RAKE_RATE = Option(
    name="rake_rate",
    text="Share of the winnings kept by the house",
    path="match.rake.rate",
    choices=("0", "0.05", "0.10", "0.15", "0.20"),
    idle=(("entry", "0"),),
    instead_of=("rake_fixed",),
)
RAKE_FIXED = Option(
    name="rake_fixed",
    text="Fixed amount of the winnings kept by the house",
    path="match.rake.fixed",
    choices=("0", "0.50", "1", "2", "5", "10", "20", "50"),
    idle=(("entry", "0"),),
)
NUM_DEALS = Option(name="num_deals", text="Deals in a match", path="match.deals", low=1, high=20)
CHIPS_RULE = Option(
    name="chips_rule",
    text="Chips at the start (80 for each player at the table, or 80 for each deal)",
    path="match.chips_rule",
    choices=("players_x_80", "deals_x_80"),
)
TIE_BREAK = Option(
    name="tie_break",
    text="What players do who tie for most chips after the last deal",
    path="match.tie_break",
    choices=("extra_deal", "split"),
)

STANDARD = (TARGET_SCORE, SINGLE_HAND, GOING_RUMMY_DOUBLE, CARD_COUNT_SCORING, CALL_RUMMY)
"""What every game that lays melds on the table in the course of a deal can be played with."""

TABLE_POINTS = (
    TARGET_SCORE,
    TWO_PLAYER_HAND,
    JOKERS,
    JOKER_VALUE,
    VALUES,
    LOW_ACE_LAID,
    OPENING_MINIMUM,
    TOP_CARD_FREE,
    FLOATING,
    CALL_AND_PASS,
    side_options.PARTNERS,
)
"""What a game is played with in which cards on the table count for the player who laid them."""

DUMMY = (
    TARGET_SCORE,
    side_options.MATCH_OF_HANDS,
    HEAD_ADDS,
    LAYOFF_ON_LAYOFF,
    KNOCK_BONUS,
    UNBORN_DOUBLE,
    OUT_STARTS,
    PENALTY,
)
"""The same where the first upcard counts more, and careless discards are counted."""
SIDE_TARGET = Option(
    name="side_target", text="Points a side needs to win the match", path="match.target", low=500, high=20_000
)
WILDS_NOT_ABOVE_NATURALS = switch(
    "wilds_not_above_naturals", "A meld may not have more wild cards than natural ones", "wilds.at_most_naturals"
)
BOOKS_TO_GO_OUT = Option(
    name="canastas_to_go_out",
    text="Canastas a side needs to go out",
    choices=(None, 1, 2),
    sets=(
        (None, (("books.to_go_out", ((2, 2), (3, 1), (4, 1), (5, 2), (6, 2))),)),
        (1, (("books.to_go_out", 1),)),
        (2, (("books.to_go_out", 2),)),
    ),
)
ASK_PARTNER = switch_between(
    "ask_partner",
    "Players may ask their partner before going out",
    "turn.AskPartner",
    no=None,
    yes=AskPartner(yes_binds=True),
)
PARTNERS = side_options.in_partners((4,))
FORCED_TAKE = switch(
    "forced_take",
    "When the stock is empty, a player must take a pile that is not frozen if its top card fits a meld of the side",
    "turn.TakePile.forced",
)

LAYING = (BORROWING, ONE_MELD_PER_TURN, LAYOFF_RESTRICTION, MUST_DISCARD)
"""How melds are laid and cards laid off."""

RAKE = (RAKE_RATE, RAKE_FIXED)
"""What the house keeps of the winner's money."""

TURNOVER = (RECYCLE, MAX_RECYCLES, VOIDS_IN_A_ROW, TIMEOUT_DISCARD)
"""An empty stock and an empty clock."""

_ALL = [
    each
    for each in (
        *globals().values(),
        *vars(gin_options).values(),
        *vars(contract_options).values(),
        *vars(end_options).values(),
        *vars(claim_options).values(),
        *vars(cut_joker_options).values(),
        *vars(indicator_options).values(),
        *vars(side_options).values(),
    )
    if isinstance(each, Option)
]

KNOWN = {option.name: option for option in reversed(_ALL)}
"""Every option here by its name; of those that share one, the first."""
_BY_THEMSELVES = {
    "runs_round_the_corner": contract_options.RUNS_ROUND_THE_CORNER,
    "limit_kept": contract_options.LIMIT_KEPT,
    "jokers_in_all": contract_options.JOKERS,
    "jokers_per_pack": JOKERS,
    "games_by_players": GAMES_BY_PLAYERS,
    "direction": DIRECTION,
    "points_to_win": end_options.POINTS_TO_WIN,
}
TEXTS = {(option.name, option.text): option.name for option in _ALL} | {
    (option.name, option.text): name for name, option in _BY_THEMSELVES.items()
}
"""The names by which languages have what the options here say: those that share one have the same translations, but for
those that say something else."""
