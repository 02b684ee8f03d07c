"""Conquian: forty cards, every card faced and laid at once or left, and eleven cards on the table win."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    DealWon,
    Discard,
    Draw,
    FirstTo,
    ForceWindow,
    Names,
    Play,
    Rules,
    Start,
    Stock,
    end_options,
    options,
)

RULES = Rules(
    id="conquian",
    names=Names(
        en="Conquian",
        zh_hant="康奎恩（Conquian）",
        zh_hans="康奎恩（Conquian）",
        ja="コンキアン",
        de="Conquian",
        vi="Conquian",
    ),
    aliases=(
        "conquián",
        "康奎恩",
        "coon can",
        "tercerilla",
        "konken",
        "konkan",
        "كونكان",
        "concán",
        "concain",
        "κουμκάν",
        "cooncan",
    ),
    players=(2, 2),
    minutes=(5, 20),
    sample=("6H 7H JH", "QS QD QC"),
    pack=Pack(family="cards", left_out=(8, 9, 10)),
    deal=DealOut(hand=10),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=8, ace="low"),
    turn=(
        Draw(discard_pile="top", card_goes="table", faced=True),
        Play(lay_off="own", per_turn="faced", borrowing="own"),
        Discard(goes_out=False),
        ForceWindow(),
    ),
    stock=Stock(when_empty="block", times=3),
    values=CardValues(ace=1, court=10),
    scoring=DealWon(),
    match=FirstTo(target=1),
    offers=(*end_options.CONQUIAN, options.TIMEOUT_DISCARD),
)
