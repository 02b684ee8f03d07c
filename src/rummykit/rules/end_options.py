"""House rules about how deals end and what the ends are paid, in games played for stakes."""

from __future__ import annotations

from rummykit.cards import PRINTED_JOKER
from rummykit.melds.shapes import Wilds
from rummykit.rules.contract_options import NO_ATTACHABLE_DISCARD
from rummykit.rules.option import Option, switch, switch_between
from rummykit.rules.steps import ForceWindow, PassCard, ShowDealt

DEAL_SIZE = Option(
    name="hand_size",
    text="Cards dealt to each player",
    choices=(5, 7, 9),
    sets=(
        (5, (("deal.hand", 5),)),
        *((size, (("deal.hand", size), ("turn.ShowDealt", None))) for size in (7, 9)),
    ),
    instead_of=("initial_tonk", "fifty_beats_49"),
)
"""With more than five cards, a hand of 49 or 50 is an ordinary one."""
JOKERS = Option(
    name="jokers",
    text="Jokers in the pack",
    choices=(0, 2),
    sets=(
        (0, (("pack.jokers", ()), ("wilds", None))),
        (2, (("pack.jokers", ((PRINTED_JOKER, 2),)), ("wilds", Wilds(jokers=True)))),
    ),
    instead_of=("count",),
)
"""Cards in no meld are counted only where no card is wild."""
INITIAL_TONK = switch_between(
    "initial_tonk",
    "A dealt hand of 49 or 50 is shown at once and paid",
    "turn.ShowDealt",
    no=None,
    yes=ShowDealt(),
)
FIFTY_BEATS_49 = Option(
    name="fifty_beats_49",
    text="If one player is dealt 50 and another 49, the hand of 50 is paid",
    path="scoring.highest_dealt_wins",
    choices=(False, True),
    idle=(("initial_tonk", False),),
)
DISCARD_ONLY_TO_MELD = Option(
    name="discard_only_to_meld",
    text="The top discard may be taken only if it is laid at once",
    choices=(False, True),
    sets=((False, (("turn.Draw.card_goes", "hand"),)), (True, (("turn.Draw.card_goes", "table"),))),
)
HIT_BLOCKS_DROP = Option(
    name="hit_blocks_drop",
    text="A player on whose meld another player has laid off may not drop in the next turn",
    choices=(False, True),
    sets=(
        (False, (("turn.CallEnd.blocked_by_lay_off_of", "nobody"),)),
        (True, (("turn.CallEnd.blocked_by_lay_off_of", "others"),)),
    ),
)
COUNT = Option(
    name="count",
    text="Which cards in a hand count",
    path="scoring.count",
    choices=("all", "unmatched"),
)
TAKE_TO_LAYOFF = Option(
    name="take_to_layoff",
    text="The top discard may also be taken to lay it off on a meld on the table",
    choices=(False, True),
    sets=(
        (False, (("turn.Draw.card_goes", "new_meld"),)),
        (True, (("turn.Draw.card_goes", "table"),)),
    ),
)
SELF_SAPAW_BLOCKS = Option(
    name="self_sapaw_blocks",
    text="Laying off on your own meld also stops you from calling a draw in the next turn",
    choices=(False, True),
    sets=(
        (False, (("turn.CallEnd.blocked_by_lay_off_of", "others"),)),
        (True, (("turn.CallEnd.blocked_by_lay_off_of", "anybody"),)),
    ),
)
LONG_MELD_BLOCKS = switch(
    "long_meld_blocks",
    "Laying a meld of four or more cards also stops you from calling a draw in the next turn",
    "turn.CallEnd.blocked_by_long_meld",
)
SECRET_MAY_FIGHT = Option(
    name="secret_may_fight",
    text="A player without a meld on the table may fight with four cards of one rank in hand",
    path="turn.FightWindow.four_of_a_kind",
    choices=(False, True),
)
PAY_TONGITS = Option(
    name="pay_tongits",
    text="Stakes each player pays a player who goes out",
    choices=(1, 2, 3, 4, 5),
    sets=tuple((each, (("scoring.went_out", each), ("scoring.by_discard", each))) for each in (1, 2, 3, 4, 5)),
)
PAY_FOLD = Option(name="pay_fold", text="Stakes paid for folding", path="scoring.called", low=0, high=10)
PAY_LOST_FIGHT = Option(
    name="pay_lost_fight", text="Stakes paid for losing a fight", path="scoring.beaten", low=0, high=10
)
PAY_STOCK = Option(
    name="pay_stock",
    text="Stakes each player pays the lowest hand when the stock runs out",
    path="scoring.stock",
    low=0,
    high=10,
)
PAY_BURNT = Option(
    name="pay_burnt",
    text="Extra stakes a player without a meld on the table pays",
    path="scoring.no_meld",
    low=0,
    high=10,
)
HAND_SIZE = Option(
    name="hand_size",
    text="Cards dealt to each player",
    choices=("by_players", 8, 9, 10),
    sets=(
        ("by_players", (("deal.hand", ((2, 10), (3, 8))),)),
        *((size, (("deal.hand", size),)) for size in (8, 9, 10)),
    ),
)
"""With three players eight cards are dealt (Pagat, Conquián Mexicano; GameVelvet), and some deal nine or ten."""
PASSED_CARD = Option(
    name="passed_card",
    text="Before the first turn each player passes a card to the next player",
    choices=("no", "three", "yes"),
    sets=(
        ("no", (("turn.PassCard", None),)),
        ("three", (("turn.PassCard", PassCard(from_players=3)),)),
        ("yes", (("turn.PassCard", PassCard(from_players=2)),)),
    ),
)
"""Mexican players pass a card among three (Pagat, Conquián; GameVelvet) and some of them also among two."""
FORCING = switch_between(
    "forcing",
    "If a player declines a card that fits one of their own melds, the opponent may force it there",
    "turn.ForceWindow",
    no=None,
    yes=ForceWindow(),
)
HAND_MELDS = Option(
    name="hand_melds",
    text="Cards from the hand may be laid before passing on a turned card",
    path="turn.Draw.hand_melds",
    choices=(False, True),
)
DRAW_CARRIES = Option(
    name="draw_carries",
    text="A deal that nobody wins adds a point to the next win",
    path="scoring.draws_carry",
    choices=(False, True),
)
JACKPOT_ANTE = Option(
    name="jackpot_ante",
    text="Stakes each player pays into a pot before each deal, won by a player who wins two in a row",
    path="scoring.ante",
    low=0,
    high=10,
)
POINTS_TO_WIN = Option(
    name="wins_needed", text="Points to win (one for each deal won)", path="match.target", low=1, high=20
)

CONQUIAN = (HAND_SIZE, PASSED_CARD, HAND_MELDS, FORCING, POINTS_TO_WIN, DRAW_CARRIES)
"""What Conquian is played with."""
TONK = (DEAL_SIZE, JOKERS, INITIAL_TONK, FIFTY_BEATS_49, DISCARD_ONLY_TO_MELD, HIT_BLOCKS_DROP, COUNT)
"""What Tonk is played with."""

TONG_ITS = (
    TAKE_TO_LAYOFF,
    SELF_SAPAW_BLOCKS,
    LONG_MELD_BLOCKS,
    NO_ATTACHABLE_DISCARD,
    SECRET_MAY_FIGHT,
    PAY_TONGITS,
    PAY_FOLD,
    PAY_LOST_FIGHT,
    PAY_STOCK,
    PAY_BURNT,
    JACKPOT_ANTE,
)
"""What Tong-its is played with."""
