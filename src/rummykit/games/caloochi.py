"""Caloochi: two packs with jokers, a first meld of 51, jokers to be won back from the table."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    HandsToWinner,
    MeldValues,
    Names,
    Opening,
    Play,
    Rules,
    Start,
    Stock,
    Swap,
    options,
)

RULES = Rules(
    id="caloochi",
    names=Names(en="Caloochi", zh_hant="卡魯奇（Caloochi）", zh_hans="卡鲁奇（Caloochi）", ja="カルーチ"),
    aliases=("kaluki", "kaloochi", "kalougi", "kalooki", "kaluchi", "カルーチ", "カルキ"),
    shelf="romme",
    players=(2, 4),
    minutes=(30, 60),
    sample=("KH KD JK=KC", "7S 7H 7D"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    deal=DealOut(hand=15, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=True),
    meld_values=MeldValues(declared_jokers=True),
    opening=Opening(minimum=51),
    turn=(
        Draw(discard_pile="top", card_goes="first_meld"),
        Swap(joker_goes="hand", before_melding=True),
        Play(lay_off="any"),
        Discard(),
    ),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=15, court=10, joker=25),
    scoring=HandsToWinner(),
    match=FirstTo(target=100),
    offers=(
        options.TARGET_SCORE,
        options.SINGLE_HAND,
        options.FIRST_MELD,
        options.SWAP_REQUIRES_OPEN,
        options.MUST_DISCARD,
        options.GOING_RUMMY_DOUBLE,
        options.CARD_COUNT_SCORING,
        *options.TURNOVER,
    ),
)
