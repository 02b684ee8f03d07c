"""Nowrang: two players, ten cards, one run of four and two of three."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    DealWon,
    Discard,
    Draw,
    FirstTo,
    GoOut,
    Names,
    Rules,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="nowrang",
    names=Names(en="Nowrang", zh_hant="諾郎（Nowrang）", zh_hans="诺郎（Nowrang）", ja="ノウラング"),
    aliases=("نورنگ", "noorang"),
    shelf="asia",
    players=(2, 2),
    minutes=(5, 15),
    sample=("5S 6S 7S 8S",),
    pack=Pack(family="cards"),
    deal=DealOut(hand=10, starter_extra=1),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=None,
    runs=Runs(min_length=3, max_length=13, ace="high"),
    turn=(
        Draw(discard_pile="top"),
        GoOut(discard="required", contracts=((4, 3, 3),), called=((4, "garwanj"),)),
        Discard(),
    ),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=11, court=10),
    scoring=DealWon(),
    match=FirstTo(target=1),
    offers=(options.WINS_NEEDED, *options.TURNOVER),
)
