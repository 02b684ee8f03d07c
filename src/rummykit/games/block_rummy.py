"""Block Rummy: the discard pile is never used again, and a refused upcard ends the hand."""

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
    id="block_rummy",
    names=Names(
        en="Block Rummy",
        zh_hant="封鎖拉米",
        zh_hans="封锁拉米",
        ja="ブロック・ラミー",
        tr="Tıkanan remi (Block Rummy)",
        it="Ramino bloccato",
        es="Rummy bloqueado",
    ),
    aliases=(
        "blok remi",
        "ramino senza rimescolare",
        "rummy con bloqueo",
    ),
    players=(2, 6),
    minutes=(15, 45),
    sample=("8H 9H TH", "2S 2D 2C"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=((2, 10), (3, 7), (4, 7), (5, 6), (6, 6)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(Draw(discard_pile="top"), Play(lay_off="any"), Discard()),
    stock=Stock(when_empty="block", times=5),
    values=CardValues(ace=1, court=10),
    scoring=HandsToWinner(),
    match=FirstTo(target=100),
    offers=(
        options.TARGET_SCORE,
        options.SINGLE_HAND,
        options.GOING_RUMMY_DOUBLE,
        options.CARD_COUNT_WHERE_BLOCKED,
        options.CALL_RUMMY,
        options.ROUND_THE_CORNER,
        *options.LAYING,
        options.BLOCK_MAX_ROUNDS,
        options.TIMEOUT_DISCARD,
    ),
)
