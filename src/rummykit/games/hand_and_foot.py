"""Hand and Foot: partners build books of seven from five packs, and play a foot when the hand is gone."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Wilds
from rummykit.rules import (
    AskPartner,
    BonusCards,
    Books,
    CardsOf,
    CardValues,
    DealOut,
    DealTerms,
    Discard,
    Draw,
    FixedGames,
    MeldsAndBonuses,
    Names,
    Opening,
    Play,
    Rules,
    SecondHand,
    Sides,
    Start,
    Stock,
    TakePile,
)

RULES = Rules(
    id="hand_and_foot",
    names=Names(
        en="Hand and Foot",
        zh_hant="手腳牌",
        zh_hans="手脚牌",
        ja="ハンド・アンド・フット",
        de="Hand and Foot",
        vi="Hand and Foot",
    ),
    players=(4, 4),
    minutes=(60, 150),
    sample=("7S 7H 7D 7C 7S 7H 7D", "KS KH KD JK"),
    pack=Pack(family="cards", copies=5, jokers=((PRINTED_JOKER, 10),)),
    deal=DealOut(hand=11, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=7, distinct_suits=False),
    runs=None,
    wilds=Wilds(rank=2, most=3, at_most_naturals="fewer", natural_in_place=False, own_value=True, least_naturals=2),
    opening=Opening(minimum=50),
    schedule=(DealTerms(), DealTerms(minimum=90), DealTerms(minimum=120), DealTerms(minimum=150)),
    turn=(
        TakePile(blocked_by=CardsOf(rank=3), always_frozen=True, most=7, put_back=True),
        Draw(discard_pile="none", count=2),
        Play(lay_off="side", one_per_rank=True, never=CardsOf(rank=3)),
        Discard(),
        AskPartner(required=True),
    ),
    stock=Stock(when_empty="block", undrawn=1),
    values=CardValues(
        ace=20, court=10, joker=50, ranks=((2, 20), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (8, 10), (9, 10))
    ),
    sides=Sides(partners=(4,)),
    books=Books(size=7, natural=500, mixed=300, natural_to_go_out=1, mixed_to_go_out=1, called="clean"),
    bonus_cards=BonusCards(cards=CardsOf(rank=3, colour="red"), each=100, all=1000),
    second_hand=SecondHand(cards=11, of="player"),
    scoring=MeldsAndBonuses(going_out=100, concealed=100),
    match=FixedGames(games=4),
)
