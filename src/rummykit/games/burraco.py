"""Burraco: partners lay groups and runs, build melds of seven, and play a second hand when the first is gone.

Two play each alone, and so do three, as many clubs do when a fourth is missing: each has a second hand.
"""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    Books,
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    MeldsAndBonuses,
    Names,
    Play,
    Rules,
    SecondHand,
    Sides,
    Start,
    Stock,
    options,
    side_options,
)

RULES = Rules(
    id="burraco",
    names=Names(
        en="Burraco", zh_hant="布拉科（Burraco）", zh_hans="布拉科（Burraco）", ja="ブラコ", de="Burraco", vi="Burraco"
    ),
    aliases=(
        "buraco",
        "burako",
        "buracco",
        "μπουράκο",
        "бурако",
        "pinella",
        "pinelle",
        "pozzetto",
        "burako oyunu",
        "burraco italiano",
        "burraco a coppie",
        "burraco fibur",
    ),
    akin=(
        "biriba",
        "μπιρίμπα",
        "tranca",
        "pinnacola",
        "pinacola",
    ),
    players=(2, 4),
    minutes=(30, 90),
    usual_players=4,
    sample=("3H 4H 5H 6H 7H 8H 9H", "KS KH 2C"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    deal=DealOut(hand=11, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(rank=2, most=1, own_value=True, least_naturals=2),
    turn=(
        Draw(discard_pile="whole"),
        Play(one_per_rank=True, may_go_out=False),
        Discard(last_wild="refused"),
    ),
    stock=Stock(when_empty="ends", empty_at=2),
    values=CardValues(
        ace=15, court=10, joker=30, ranks=((2, 20), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (8, 10), (9, 10))
    ),
    sides=Sides(partners=(4,)),
    books=Books(size=7, natural=200, semi=150, mixed=100, to_go_out=1, called="burraco"),
    second_hand=SecondHand(cards=11, of="side", penalty_if_not_taken=100, called="pozzetto"),
    scoring=MeldsAndBonuses(going_out=100, concealed=100),
    match=FirstTo(target=2005, tied="extra_deal"),
    offers=(
        options.SIDE_TARGET,
        side_options.MATCH_OF_HANDS,
        side_options.TWO_GROUPS_SAME_RANK,
        side_options.ACE_BOTH_ENDS,
        side_options.SEMI_CLEAN,
        side_options.CLEAN_NEEDED_TO_CLOSE,
        side_options.STOCK_RESERVE,
    ),
)
