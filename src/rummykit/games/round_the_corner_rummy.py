"""Round-the-corner Rummy: a run may pass from the king through the ace to the two."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
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
    id="round_the_corner_rummy",
    names=Names(
        en="Round-the-corner Rummy",
        zh_hant="轉角拉米",
        zh_hans="转角拉米",
        ja="ラウンド・ザ・コーナー・ラミー",
        tr="Dönmeli remi (Round-the-corner Rummy)",
        it="Ramino ad angolo",
        es="Rummy a la vuelta",
    ),
    aliases=(
        "角を曲がったラミー",
        "ramino girato",
        "ramino asso e re",
        "rummy round the corner",
        "rummy con as en medio",
    ),
    players=(2, 6),
    minutes=(15, 45),
    sample=("KD AD 2D", "JS JH JC"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=((2, 10), (3, 7), (4, 7), (5, 6), (6, 6)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="corner"),
    turn=(Draw(discard_pile="top"), Play(lay_off="any"), Discard()),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=11, court=10),
    scoring=HandsToWinner(),
    match=FirstTo(target=100),
    offers=(*options.STANDARD, *options.LAYING, *options.TURNOVER),
)
