"""500 Rummy: cards on the table count for their players, and the discard pile may be taken from any depth."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardsLaid,
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    Names,
    Play,
    Rules,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="rummy_500",
    names=Names(
        en="500 Rummy", zh_hant="五百分拉米", zh_hans="五百分拉米", ja="ラミー500", de="500er-Rommé", vi="Rummy 500"
    ),
    aliases=(
        "500_rum",
        "rummy500",
        "pinochle_rummy",
        "rum 500",
        "five hundred rummy",
        "500 Rommé",
    ),
    akin=("persian rummy",),
    players=(2, 8),
    minutes=(30, 90),
    sample=("QH KH AH", "5S 5D 5C"),
    pack=Pack(family="cards"),
    more_packs=tuple((players, Pack(family="cards", copies=2)) for players in range(5, 9)),
    deal=DealOut(hand=((2, 13), *((players, 7) for players in range(3, 9))), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    turn=(Draw(discard_pile="down_to_card", card_goes="table"), Play(lay_off="any"), Discard()),
    stock=Stock(when_empty="block", times=3),
    values=CardValues(ace=15, court=10, joker=15),
    scoring=CardsLaid(low_ace=1),
    match=FirstTo(target=500, tied="extra_deal"),
    offers=options.TABLE_POINTS,
)
