"""Tonk: five cards, spreads and hits, and a drop before drawing that may be caught; paid in stakes."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CallEnd,
    CardValues,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    Names,
    Play,
    Rules,
    ShowDealt,
    StakePayments,
    Start,
    Stock,
    end_options,
    options,
)

RULES = Rules(
    id="tonk",
    names=Names(en="Tonk", zh_hant="通克（Tonk）", zh_hans="通克（Tonk）", ja="トンク", de="Tonk", vi="Tonk"),
    aliases=(
        "tunk",
        "通克",
        "tonk rummy",
    ),
    players=(2, 4),
    minutes=(10, 30),
    sample=("4H 5H 6H", "9S 9D 9C"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=5, upcard=True),
    start=Start(draw="highest_card_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(CallEnd(called="drop"), Draw(discard_pile="top"), Play(lay_off="any"), Discard(), ShowDealt(counts=(49, 50))),
    stock=Stock(when_empty="block", times=3),
    values=CardValues(ace=1, court=10),
    scoring=StakePayments(dealt=2, went_out=2, by_discard=1, stock=1, called=1, beaten=2),
    match=FixedGames(games=10),
    offers=(options.NUM_HANDS, options.ACE_IN_RUNS, *end_options.TONK, options.TIMEOUT_DISCARD),
)
