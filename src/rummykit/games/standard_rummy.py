"""Rummy, the standard game: draw, meld and lay off, discard; the winner scores what the others hold."""

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
    id="standard_rummy",
    names=Names(en="Rummy", zh_hant="標準拉米", zh_hans="标准拉米", ja="ラミー"),
    aliases=("rummy", "rum", "straight rummy", "basic rummy", "拉米"),
    akin=("chinchón",),
    players=(2, 6),
    minutes=(15, 45),
    sample=("4S 5S 6S", "9H 9D 9C"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=((2, 10), (3, 7), (4, 7), (5, 6), (6, 6)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(Draw(discard_pile="top"), Play(lay_off="any"), Discard(return_upcard=False)),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=1, court=10),
    scoring=HandsToWinner(),
    match=FirstTo(target=100),
    offers=(*options.STANDARD, options.ROUND_THE_CORNER, *options.LAYING, *options.TURNOVER),
)
