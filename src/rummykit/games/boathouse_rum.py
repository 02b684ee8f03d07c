"""Boathouse Rum: with the upcard goes a second card, and the whole hand goes down at once."""

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
    id="boathouse_rum",
    names=Names(en="Boathouse Rum", zh_hant="船屋拉米", zh_hans="船屋拉米", ja="ボートハウス・ラム"),
    aliases=(
        "boat_house_rum",
        "rummy boathouse",
    ),
    players=(2, 6),
    minutes=(20, 60),
    sample=("QC KC AC 2C",),
    pack=Pack(family="cards"),
    deal=DealOut(hand=((2, 10), (3, 7), (4, 7), (5, 6), (6, 6)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="corner"),
    turn=(Draw(discard_pile="top_and_second"), GoOut(discard="optional"), Discard()),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=11, court=10),
    scoring=HandsToWinner(count="unmatched"),
    match=FirstTo(target=100),
    offers=(options.TARGET_SCORE, options.SINGLE_HAND, options.CARD_COUNT_SCORING, *options.TURNOVER),
)
