"""Rummikub after the classic leaflet: frozen joker sets, and the table may be rearranged in the opening turn."""

from rummykit.cards import JOKER, Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    FixedGames,
    JokerSets,
    Names,
    Opening,
    RackPenalties,
    Rearrange,
    Rules,
    Start,
    Stock,
    TimeUp,
    options,
)

RULES = Rules(
    id="rummikub_classic",
    names=Names(
        en="Rummikub (classic leaflet)",
        zh_hant="拉密（經典版）",
        zh_hans="兰米数字牌（拉密）",
        ja="ラミィキューブ（クラシック）",
        de="Rummikub (klassische Anleitung)",
        vi="Rummikub (tờ luật cổ điển)",
    ),
    aliases=(
        "classic_rummikub",
        "蘭米數字牌",
        "蘭米數字牌遊戲",
        "兰米数字牌",
        "Rummikub (klassisches Faltblatt)",
        "Rummikub (tờ hướng dẫn cổ điển)",
    ),
    players=(2, 4),
    minutes=(20, 40),
    sample=("b4 J b6", "o9 r9 k9"),
    pack=Pack(family="tiles", copies=2, jokers=((JOKER, 2),)),
    deal=DealOut(hand=14),
    start=Start(draw="highest_starts", later="draw_again"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    opening=Opening(minimum=30, then_manipulate=True),
    joker_sets=JokerSets(replacement="rack", goes_to="new_set_from_rack"),
    turn=(Rearrange(draw_on_pass=1, time_up=TimeUp(untouched=1, disorder=3, loose="restore")),),
    turn_seconds=60,
    stock=Stock(when_empty="play_on"),
    values=CardValues(court=None, joker=30),
    scoring=RackPenalties(),
    match=FixedGames(games=4),
    offers=(
        options.NUM_GAMES,
        options.FIRST_MELD,
        options.TIMEOUT_LOOSE_TILES,
        options.SEAT_BY_DRAW,
        options.REDRAW_SEATS,
    ),
)
