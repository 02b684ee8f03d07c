"""Canasta: partners build groups of a rank, of which those of seven count most, and take the discard pile whole.

Six are two sides of three with three packs. Of five, books let one sit out; here they play each alone, as six do
otherwise.
"""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Wilds
from rummykit.rules import (
    BonusCards,
    Books,
    CardsOf,
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    MeldsAndBonuses,
    Names,
    Opening,
    Play,
    Rules,
    Sides,
    Start,
    Stock,
    TakePile,
    options,
    side_options,
)

THREE_PACKS = Pack(family="cards", copies=3, jokers=((PRINTED_JOKER, 6),))

RULES = Rules(
    id="canasta",
    names=Names(
        en="Canasta",
        zh_hant="卡納斯塔（Canasta）",
        zh_hans="卡纳斯塔（Canasta）",
        ja="カナスタ",
        de="Canasta",
        vi="Canasta",
        tr="Kanasta",
    ),
    aliases=(
        "classic_canasta",
        "kanasta",
        "κανάστα",
        "канаста",
        "kanaszta",
        "canastra",
        "加納斯塔",
        "加纳斯塔",
        "카나스타",
        "קנסטה",
        "كانستا",
        "konkanasta",
        "fişli kanasta",
        "canasta classica",
        "canastone",
        "canasta uruguaya",
        "canasta clásica",
    ),
    akin=(
        "samba",
        "biriba",
    ),
    players=(2, 6),
    minutes=(45, 120),
    usual_players=4,
    sample=("KS KH KD KC KS KH KD", "8S 8H 8D 2C JK"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    more_packs=tuple((players, THREE_PACKS) for players in (5, 6)),
    deal=DealOut(hand=((2, 15), (3, 13), (4, 11), (5, 13), (6, 13)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=None,
    wilds=Wilds(rank=2, most=3, natural_in_place=False, own_value=True, least_naturals=2),
    opening=Opening(minimum=15, by_total=((0, 50), (1500, 90), (3000, 120)), waived_when_going_out=True),
    turn=(
        TakePile(blocked_by=CardsOf(rank=3, colour="black"), forced=True),
        Draw(discard_pile="none", count=((2, 2), (3, 1), (4, 1), (5, 1), (6, 1))),
        Play(one_per_rank=True, last_only=CardsOf(rank=3, colour="black")),
        Discard(),
    ),
    stock=Stock(when_empty="block"),
    values=CardValues(
        ace=20, court=10, joker=50, ranks=((2, 20), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (8, 10), (9, 10))
    ),
    sides=Sides(partners=(4,), two_sides=(6,)),
    books=Books(size=7, natural=500, mixed=300, to_go_out=((2, 2), (3, 1), (4, 1), (5, 2), (6, 2))),
    bonus_cards=BonusCards(
        cards=CardsOf(rank=3, colour="red"), each=100, all=800, of_three_packs=((5, 1000), (6, 1200))
    ),
    scoring=MeldsAndBonuses(going_out=100, concealed=200),
    match=FirstTo(target=5000, tied="extra_deal"),
    version=2,
    offers=(
        options.SIDE_TARGET,
        side_options.SIDES_OF_SIX,
        side_options.THREE_DRAW_TWO,
        options.WILDS_NOT_ABOVE_NATURALS,
        side_options.WILD_CANASTA,
        options.BOOKS_TO_GO_OUT,
        options.FORCED_TAKE,
        options.ASK_PARTNER,
    ),
)
