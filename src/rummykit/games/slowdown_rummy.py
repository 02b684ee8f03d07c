"""Slowdown Rummy: discards lie open, and any one of them may be taken."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    HandsToWinner,
    Names,
    Play,
    Rules,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="slowdown_rummy",
    names=Names(
        en="Slowdown Rummy",
        zh_hant="慢速拉米",
        zh_hans="慢速拉米",
        ja="スローダウン・ラミー",
        it="Ramino rallentato",
        es="Rummy lento",
    ),
    aliases=("ramino lento",),
    players=(2, 6),
    minutes=(15, 45),
    sample=("QS QH QD", "5D 6D 7D"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=((2, 10), (3, 7), (4, 7), (5, 6), (6, 6)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(Draw(discard_pile="any"), Play(lay_off="any"), Discard()),
    stock=Stock(when_empty="shuffle", times=3),
    values=CardValues(ace=1, court=10),
    scoring=HandsToWinner(),
    match=FirstTo(target=100),
    offers=(
        *options.STANDARD,
        options.ROUND_THE_CORNER,
        *options.LAYING,
        options.MAX_RECYCLES,
        options.TIMEOUT_DISCARD,
    ),
)
