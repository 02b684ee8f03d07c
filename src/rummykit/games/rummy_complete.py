"""Rummy-Complete: nothing is laid until the whole hand can go down."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    GoOut,
    HandsToWinner,
    Names,
    Rules,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="rummy_complete",
    names=Names(
        en="Rummy-Complete",
        zh_hant="完全拉米",
        zh_hans="完全拉米",
        ja="ラミー・コンプリート",
        it="Ramino completo",
        es="Rummy completo",
    ),
    aliases=(
        "ramino chiuso",
        "ramino in mano",
    ),
    players=(2, 6),
    minutes=(20, 60),
    sample=("3C 4C 5C", "TS TH TD"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=((2, 10), (3, 7), (4, 7), (5, 6), (6, 6)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(Draw(discard_pile="top"), GoOut(discard="optional"), Discard()),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=1, court=10),
    scoring=HandsToWinner(count="all"),
    match=FirstTo(target=200),
    offers=(
        options.TARGET_SCORE,
        options.SINGLE_HAND,
        options.ROUND_THE_CORNER,
        options.CARD_COUNT_SCORING,
        *options.TURNOVER,
    ),
)
