"""Double Rum: two packs with jokers, twins in a group, and end jokers that move."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
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
    id="double_rum",
    names=Names(
        en="Double Rum",
        zh_hant="雙副拉米",
        zh_hans="双副拉米",
        ja="ダブル・ラム",
        tr="Çift desteli remi (Double Rum)",
        it="Ramino doppio",
        es="Rummy doble",
    ),
    aliases=(
        "iki desteli remi",
        "ramino a due mazzi",
        "ramino con due mazzi",
        "rummy con dos barajas",
    ),
    shelf="romme",
    players=(2, 6),
    minutes=(20, 60),
    sample=("9S 9S 9H", "6H 7H JK=8H"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    deal=DealOut(hand=10, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=True),
    turn=(
        Draw(discard_pile="top"),
        Play(lay_off="any", end_joker_moves="freely"),
        Discard(),
    ),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=11, court=10, joker=15),
    scoring=HandsToWinner(),
    match=FirstTo(target=100),
    offers=(*options.STANDARD, *options.LAYING, options.JOKER_MOVE_STRICT, *options.TURNOVER),
)
