"""Queen City Rum: seven cards, laid all at once, paid by the winner's own melds."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    GoOut,
    Names,
    Rules,
    Start,
    Stock,
    WinnersMelds,
    options,
)

RULES = Rules(
    id="queen_city_rum",
    names=Names(en="Queen City Rum", zh_hant="皇后城拉米", zh_hans="皇后城拉米", ja="クイーン・シティ・ラム"),
    players=(2, 6),
    minutes=(15, 45),
    sample=("6C 6D 6S", "9H TH JH"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=7, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(Draw(discard_pile="top"), GoOut(discard="optional"), Discard()),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=1, court=10),
    scoring=WinnersMelds(),
    match=FirstTo(target=100),
    offers=(options.TARGET_SCORE, options.SINGLE_HAND, *options.TURNOVER),
)
