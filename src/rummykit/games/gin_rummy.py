"""Gin Rummy: melds stay in the hand until a knock with little deadwood, and the other player lays off on them."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    Boxes,
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    GinShowdown,
    Knock,
    LayOffWindow,
    Names,
    Rules,
    Start,
    Stock,
    gin_options,
    options,
)

RULES = Rules(
    id="gin_rummy",
    names=Names(en="Gin Rummy", zh_hant="金拉米", zh_hans="金拉米", ja="ジン・ラミー", de="Gin-Rommé", vi="Gin Rummy"),
    aliases=("gin", "gin rommé"),
    akin=("oklahoma gin", "hollywood gin", "mahjong gin"),
    players=(2, 2),
    minutes=(15, 30),
    sample=("7S 7H 7D", "8H 9H TH"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=10, upcard=True),
    start=Start(draw="lowest_deals", later="loser_deals"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(Draw(discard_pile="top", upcard_offered=True), Knock(limit=10), Discard(), LayOffWindow()),
    stock=Stock(when_empty="void", empty_at=2),
    values=CardValues(ace=1, court=10),
    scoring=GinShowdown(gin=25, undercut=25, big_gin=31),
    match=FirstTo(target=100, boxes=Boxes(game=100, box=25)),
    offers=(options.TARGET_SCORE, *gin_options.GIN, options.VOIDS_IN_A_ROW, options.TIMEOUT_DISCARD),
)
