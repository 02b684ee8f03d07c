"""Continental Rum: fifteen cards, runs only, laid all at once under one of three contracts."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Runs, Wilds
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    GoOut,
    Names,
    Payments,
    Rules,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="continental_rum",
    names=Names(
        en="Continental Rum",
        zh_hant="大陸拉米",
        zh_hans="大陆拉米",
        ja="コンチネンタル・ラム",
        tr="Continental remi",
        it="Ramino continentale",
    ),
    aliases=(
        "continental_rummy",
        "kontinental",
        "kıta remisi",
        "rummy continental",
    ),
    akin=("phase 10",),
    players=(2, 12),
    minutes=(30, 90),
    sample=("5S 6S 7S", "TD JD JK=QD"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 2),)),
    more_packs=(
        *((players, Pack(family="cards", copies=3, jokers=((PRINTED_JOKER, 3),))) for players in range(6, 9)),
        *((players, Pack(family="cards", copies=4, jokers=((PRINTED_JOKER, 4),))) for players in range(9, 13)),
    ),
    deal=DealOut(hand=15, upcard=True),
    start=Start(draw="lowest_deals", later="winner_deals"),
    groups=None,
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=True),
    turn=(
        GoOut(discard="none", contracts=((5, 4, 3, 3), (4, 4, 4, 3), (3, 3, 3, 3, 3)), undrawn=True),
        Draw(discard_pile="top"),
        GoOut(discard="required", contracts=((5, 4, 3, 3), (4, 4, 4, 3), (3, 3, 3, 3, 3))),
        Discard(),
    ),
    stock=Stock(when_empty="flip", times=3, voids_in_a_row=2),
    values=CardValues(ace=11, court=10, joker=15),
    scoring=Payments(base=1, joker=2, wild=1),
    match=FixedGames(games=None, starting_points=100),
    offers=(options.NUM_HANDS, options.STARTING_SCORE, options.DEUCES_WILD, options.BONUSES, *options.TURNOVER),
)
