"""Phỏm: four turns each, cards taken only into melds, the least trash wins and ù ends it at once."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    GoOut,
    Names,
    RankPayments,
    Rules,
    Show,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="phom",
    names=Names(
        en="Phỏm", zh_hant="越南拉米（Phỏm）", zh_hans="越南拉米（Phỏm）", ja="フォム（ター・ラー）", vi="Phỏm (Tá lả)"
    ),
    aliases=(
        "phỏm",
        "ta_la",
        "tá_lả",
        "vietnamese_rummy",
        "越南拉米",
        "フォム",
        "ター・ラー",
        "tala",
        "bài phỏm",
    ),
    shelf="asia",
    players=(2, 4),
    minutes=(10, 30),
    sample=("AS 2S 3S", "KC KD KH"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=9, starter_extra=1),
    start=Start(draw="lowest_deals", later="dealer_left", side="left"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turns_each=4,
    turn=(
        Draw(discard_pile="top", card_goes="kept_meld"),
        GoOut(discard="optional"),
        Show(send=True, send_without_meld=True),
        Discard(return_upcard=True),
    ),
    stock=Stock(when_empty="flip"),
    values=CardValues(ace=1, court=None),
    scoring=RankPayments(ranks=(1, 2, 3), without_meld=4, went_out=6),
    match=FixedGames(games=None),
    offers=(
        options.NUM_HANDS,
        options.ALLOW_SEND,
        options.MOM_MAY_SEND,
        options.DISCARD_TAKEN_CHIP,
        options.THREE_TAKEN_PAYS_ALL,
        options.STARTER_SIDE,
        options.TIMEOUT_DISCARD,
    ),
)
