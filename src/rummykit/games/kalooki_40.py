"""Kalooki 40: a first meld of 40, jokers freed for both missing suits, out above 150."""

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
    id="kalooki_40",
    names=Names(
        en="Kalooki 40", zh_hant="卡魯奇40", zh_hans="卡鲁奇40", ja="カルーキ40", de="Kaluki 40", vi="Kalooki 40"
    ),
    aliases=("kaluki_40", "kalookie_40"),
    shelf="romme",
    players=(2, 5),
    minutes=(30, 90),
    sample=("TD JK=JD QD", "4S 4H 4C"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 2),)),
    deal=DealOut(hand=13, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=True),
    meld_values=MeldValues(),
    opening=Opening(minimum=40),
    turn=(
        Draw(discard_pile="top", card_goes="first_meld"),
        Swap(joker_goes="table", needs_own_meld=True, groups="both_suits"),
        Play(lay_off="any", may_go_out=False),
        Discard(),
    ),
    stock=Stock(when_empty="shuffle", times=3, keep_top=True),
    values=CardValues(ace=11, court=10, joker=15),
    scoring=HandsAgainstLosers(),
    match=LastLeft(limit=151, call_up=1, concealed_call_up=2),
    offers=(
        options.FIRST_MELD,
        contract_options.LOW_ACE,
        contract_options.LIMIT_KEPT,
        contract_options.JOKERS,
        contract_options.GROUP_SWAP,
        contract_options.PILE_MUST_USE,
        contract_options.REJOINS,
        contract_options.BUY_INS,
        contract_options.CALL_UP,
        contract_options.KALOOKI_STAKE,
        contract_options.INITIAL_STAKE,
        contract_options.KALOOKI_DOUBLES_PENALTY,
        *options.TURNOVER,
    ),
)
