"""House rules about how deals end and what the ends are paid, in games played for stakes."""

from __future__ import annotations

from rummykit.rules.option import Option, switch_between
from rummykit.rules.steps import ForceWindow, ShowDealt

INITIAL_TONK = switch_between(
    "initial_tonk",
    "A dealt hand of 49 or 50 is shown at once and paid",
    "turn.ShowDealt",
    no=None,
    yes=ShowDealt(),
)
FIFTY_BEATS_49 = Option(
    name="fifty_beats_49",
    text="Of two such hands the higher is paid",
    path="scoring.highest_dealt_wins",
    choices=(False, True),
    idle=(("initial_tonk", False),),
)
DISCARD_ONLY_TO_MELD = Option(
    name="discard_only_to_meld",
    text="The top discard is taken only to be laid at once",
    choices=(False, True),
    sets=((False, (("turn.Draw.card_goes", "hand"),)), (True, (("turn.Draw.card_goes", "table"),))),
)
HIT_BLOCKS_DROP = Option(
    name="hit_blocks_drop",
    text="A player whose spread was hit may not drop in the next turn",
    choices=(False, True),
    sets=(
        (False, (("turn.CallEnd.blocked_by_lay_off_of", "nobody"),)),
        (True, (("turn.CallEnd.blocked_by_lay_off_of", "others"),)),
    ),
)
COUNT = Option(
    name="count",
    text="What counts in a hand: all cards, or those outside melds",
    path="scoring.count",
    choices=("all", "unmatched"),
)
TAKE_TO_LAYOFF = Option(
    name="take_to_layoff",
    text="The top discard may also be taken to be laid off on a meld on the table",
    choices=(False, True),
    sets=(
        (False, (("turn.Draw.card_goes", "new_meld"),)),
        (True, (("turn.Draw.card_goes", "table"),)),
    ),
)
SELF_SAPAW_BLOCKS = Option(
    name="self_sapaw_blocks",
    text="Laying off on a meld of one's own also keeps one from calling a draw in the next turn",
    choices=(False, True),
    sets=(
        (False, (("turn.CallEnd.blocked_by_lay_off_of", "others"),)),
        (True, (("turn.CallEnd.blocked_by_lay_off_of", "anybody"),)),
    ),
)
SECRET_MAY_FIGHT = Option(
    name="secret_may_fight",
    text="Four cards of a rank in hand let a player without a meld on the table fight",
    path="turn.FightWindow.four_of_a_kind",
    choices=(False, True),
)
PAY_TONGITS = Option(
    name="pay_tongits",
    text="Stakes that each pays a player who goes out",
    choices=(1, 2, 3, 4, 5),
    sets=tuple((each, (("scoring.went_out", each), ("scoring.by_discard", each))) for each in (1, 2, 3, 4, 5)),
)
PAY_FOLD = Option(name="pay_fold", text="Stakes that whoever folds pays", path="scoring.called", low=0, high=10)
PAY_LOST_FIGHT = Option(
    name="pay_lost_fight", text="Stakes that whoever loses a fight pays", path="scoring.beaten", low=0, high=10
)
PAY_STOCK = Option(
    name="pay_stock",
    text="Stakes that each pays the lowest hand when the stock is gone",
    path="scoring.stock",
    low=0,
    high=10,
)
PAY_BURNT = Option(
    name="pay_burnt",
    text="Stakes that a player without a meld on the table pays more",
    path="scoring.no_meld",
    low=0,
    high=10,
)
HAND_SIZE = Option(name="hand_size", text="Cards that each player is dealt", path="deal.hand", choices=(8, 9, 10))
FORCING = switch_between(
    "forcing",
    "A declined card that fits a meld of the player's own may be forced there by the opponent",
    "turn.ForceWindow",
    no=None,
    yes=ForceWindow(),
)
HAND_MELDS = Option(
    name="hand_melds",
    text="Cards of the hand may be laid before a card that was turned up is let pass",
    path="turn.Draw.hand_melds",
    choices=(False, True),
)
DRAW_CARRIES = Option(
    name="draw_carries",
    text="Deals that nobody has won make the next win count more",
    path="scoring.draws_carry",
    choices=(False, True),
)
JACKPOT_ANTE = Option(
    name="jackpot_ante",
    text="Stakes that everybody pays into a pot before each deal, for whoever wins two in a row",
    path="scoring.ante",
    low=0,
    high=10,
)
WINS_NEEDED = Option(name="wins_needed", text="Deals to win", path="match.target", low=1, high=20)

CONQUIAN = (HAND_SIZE, HAND_MELDS, FORCING, WINS_NEEDED, DRAW_CARRIES)
"""What Conquian is played with."""
TONK = (INITIAL_TONK, FIFTY_BEATS_49, DISCARD_ONLY_TO_MELD, HIT_BLOCKS_DROP, COUNT)
"""What Tonk is played with."""

TONG_ITS = (
    TAKE_TO_LAYOFF,
    SELF_SAPAW_BLOCKS,
    SECRET_MAY_FIGHT,
    PAY_TONGITS,
    PAY_FOLD,
    PAY_LOST_FIGHT,
    PAY_STOCK,
    PAY_BURNT,
    JACKPOT_ANTE,
)
"""What Tong-its is played with."""
