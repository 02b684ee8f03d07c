"""Okey: tiles on racks, one of them wild by an indicator, and a whole hand in groups and runs or in seven pairs."""

from rummykit.cards import FALSE_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    CardValues,
    Countdown,
    DealOut,
    Discard,
    Draw,
    GoOut,
    Names,
    PointsLost,
    Rules,
    ShowIndicator,
    Start,
    Stock,
    indicator_options,
    options,
)

RULES = Rules(
    id="okey",
    names=Names(
        en="Okey", zh_hant="土耳其麻將（Okey）", zh_hans="土耳其麻将（Okey）", ja="オケイ", de="Okey", vi="Okey"
    ),
    aliases=(
        "plain okey",
        "düz okey",
        "duz okey",
        "turkish okey",
        "gösterge",
        "okey oyunu",
        "オーケイ",
        "окей",
        "土耳其麻將 Okey",
        "土耳其麻将 Okey",
        "okey taşı",
        "kahve okeyi",
        "normal okey",
        "göstergeli okey",
        "çanak okey",
        "okey turco",
        "domino turco",
        "rummy turco",
    ),
    players=(2, 4),
    minutes=(20, 45),
    usual_players=4,
    sample=("b1 b2 b3", "k9 o9 r9"),
    pack=Pack(family="tiles", copies=2, jokers=((FALSE_JOKER, 2),)),
    deal=DealOut(hand=14, starter_extra=1, wild_indicator=True, indicates="next"),
    start=Start(draw="highest_starts", later="next_starts", side="right"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=False),
    turn=(
        Draw(discard_pile="top", own_piles=True),
        ShowIndicator(),
        GoOut(discard="required", pairs=7),
        Discard(return_upcard=True),
    ),
    turn_seconds=60,
    stock=Stock(when_empty="ends"),
    values=CardValues(ace=1, court=None),
    scoring=PointsLost(plain=2, wild_last=4, pairs=4, pairs_wild_last=8, indicator_shown=1),
    match=Countdown(starting_points=20),
    offers=(*indicator_options.OKEY, options.PARTNERS),
)
