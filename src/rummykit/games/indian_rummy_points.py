"""Points Rummy, the Indian game by the deal: two lives, a wild rank by chance, and money for every point."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    CardValues,
    DealOut,
    Declare,
    Discard,
    Draw,
    Drop,
    LivesPenalty,
    Names,
    PointsForMoney,
    Rules,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="indian_rummy_points",
    names=Names(
        en="Indian Rummy: points",
        zh_hant="印度拉米：點數",
        zh_hans="印度拉米：点数",
        ja="インド式ラミー：ポイント",
        de="Indisches Rommé nach Punkten",
        vi="Rummy Ấn Độ tính điểm",
    ),
    aliases=(
        "points rummy",
        "indian_rummy",
        "indian rummy points",
        "paplu",
        "點數拉米",
        "点数拉米",
        "印度拉米",
        "ポイントラミー",
        "रमी",
    ),
    players=(2, 6),
    minutes=(5, 10),
    sample=("5H 6H 7H", "9S JK=TS JS"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 2),)),
    deal=DealOut(hand=13, upcard=True, wild_indicator=True),
    start=Start(draw="highest_card_starts", later="next_starts"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=True),
    turn=(
        Drop(misses=3),
        Draw(discard_pile="top", wild_upcard="refused"),
        Declare(),
        Discard(time_up="last_card"),
    ),
    turn_seconds=60,
    stock=Stock(when_empty="shuffle", times=10, keep_top=True),
    values=CardValues(ace=10, court=10, joker=0),
    scoring=LivesPenalty(cap=80, first_drop=20, middle_drop=40, wrong_declaration=80),
    match=PointsForMoney(point_value="1"),
    offers=(options.POINT_VALUE, *options.RAKE, options.FIRST_OPEN_WILD_ALLOWED, options.MAX_RECYCLES),
)
