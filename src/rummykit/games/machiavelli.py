"""Machiavelli: a table of cards that everybody may rearrange; a player who plays nothing draws one card."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    DealWon,
    FixedGames,
    Names,
    Rearrange,
    Rules,
    Start,
    Stock,
    TimeUp,
    options,
    table_options,
)

RULES = Rules(
    id="machiavelli",
    names=Names(
        en="Machiavelli",
        zh_hant="馬基維利（Machiavelli）",
        zh_hans="马基雅维利（Machiavelli）",
        ja="マキャベリ",
        de="Machiavelli",
        vi="Machiavelli",
    ),
    aliases=(
        "macchiavelli",
        "manipulation rummy",
        "carousel",
        "mexe-mexe",
        "makiavelli",
        "マキャヴェリ",
        "マキアヴェリ",
    ),
    players=(2, 5),
    minutes=(20, 45),
    sample=("QS KS AS", "7S 7D 7C"),
    pack=Pack(family="cards", copies=2),
    deal=DealOut(hand=15),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    turn=(Rearrange(draw_on_pass=1, time_up=TimeUp(untouched=1, disorder=3, loose="restore")),),
    turn_seconds=120,
    stock=Stock(when_empty="play_on"),
    values=CardValues(ace=11, court=10, joker=25),
    scoring=DealWon(),
    match=FixedGames(games=None),
    offers=(
        options.NUM_HANDS,
        table_options.HAND_SIZE_13,
        table_options.SCORING_WIN,
        table_options.PLAY_AFTER_DRAW,
        table_options.OPENING_OWN_MELD,
        table_options.JOKERS_ON_TABLE,
        table_options.FAILED_DRAW,
    ),
)
