"""Knock Rummy: melds stay in the hand, and a knock compares everybody's deadwood."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    Knock,
    Names,
    Rules,
    Showdown,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="knock_rummy",
    names=Names(
        en="Knock Rummy",
        zh_hant="敲牌拉米",
        zh_hans="敲牌拉米",
        ja="ノック・ラミー",
        de="Klopf-Rommé",
        vi="Rummy gõ",
        tr="Vurmalı remi (Knock Rummy)",
        it="Ramino con bussata",
        es="Rummy golpeado",
    ),
    aliases=(
        "poker_rum",
        "knock poker",
        "klopfrommé",
        "klopfromme",
        "敲擊拉米",
        "敲击拉米",
        "ramino bussato",
        "bussata",
        "rummy con golpe",
    ),
    players=(2, 5),
    minutes=(15, 40),
    sample=("4H 5H 6H 7H 8H",),
    pack=Pack(family="cards"),
    deal=DealOut(hand=((2, 10), (3, 7), (4, 7), (5, 6)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(Draw(discard_pile="top"), Knock(), Discard()),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=1, court=10),
    scoring=Showdown(undercut=10, no_deadwood=25),
    match=FirstTo(target=100),
    offers=(options.TARGET_SCORE, options.SINGLE_HAND, *options.TURNOVER),
)
