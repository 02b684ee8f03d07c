"""Scala 40: a first meld of 40, one joker in a meld, out at 101."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    HandsAgainstLosers,
    LastLeft,
    MeldValues,
    Names,
    Opening,
    Play,
    Rules,
    Start,
    Stock,
    Swap,
    contract_options,
    options,
)

RULES = Rules(
    id="scala_40",
    names=Names(en="Scala 40", zh_hant="斯卡拉40", zh_hans="斯卡拉40", ja="スカラ40", de="Scala 40", vi="Scala 40"),
    aliases=("scala_quaranta",),
    shelf="romme",
    players=(2, 6),
    minutes=(30, 90),
    sample=("9S TS JS", "4S 4H 4D"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    deal=DealOut(hand=13, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=True, most=1),
    meld_values=MeldValues(low_ace=1, declared_jokers=True),
    opening=Opening(minimum=40, unless_out=True),
    turn=(
        Draw(discard_pile="top_into_first_meld"),
        Swap(joker_goes="hand", needs_own_meld=True),
        Play(lay_off="any", may_go_out=False),
        Discard(),
    ),
    stock=Stock(when_empty="shuffle", times=3, keep_top=True),
    values=CardValues(ace=11, court=10, joker=25),
    scoring=HandsAgainstLosers(),
    match=LastLeft(limit=101),
    offers=(
        options.FIRST_MELD,
        contract_options.LIMIT,
        contract_options.REJOINS,
        contract_options.JOKER_TO_HAND,
        contract_options.NO_ATTACHABLE_DISCARD,
        contract_options.IN_HAND_DOUBLE,
        *options.TURNOVER,
    ),
)
