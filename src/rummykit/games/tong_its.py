"""Tong-its: three players, melds laid open or kept, a draw that the others may fight, and the burnt pay more."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CallEnd,
    CardValues,
    DealOut,
    Discard,
    Draw,
    FightWindow,
    FixedGames,
    Names,
    Play,
    Rules,
    StakePayments,
    Start,
    Stock,
    end_options,
    options,
)

RULES = Rules(
    id="tong_its",
    names=Names(en="Tong-its", zh_hant="同吉斯", zh_hans="同吉斯", ja="トンギッツ", de="Tong-its", vi="Tong-its"),
    aliases=("tongits", "tung-it", "同吉斯"),
    shelf="asia",
    players=(3, 3),
    minutes=(15, 40),
    sample=("5S 6S 7S", "QC QD QH"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=12, starter_extra=1),
    start=Start(draw="highest_card_starts", later="winner_starts", side="right"),
    groups=Groups(min_size=3, max_size=4),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    turn=(
        CallEnd(called="draw", needs_meld=True, blocked_by_lay_off_of="anybody"),
        Draw(discard_pile="top", card_goes="new_meld"),
        Play(lay_off="any"),
        Discard(),
        FightWindow(),
    ),
    stock=Stock(when_empty="lowest_wins"),
    values=CardValues(ace=1, court=10),
    scoring=StakePayments(
        count="unmatched",
        went_out=3,
        by_discard=3,
        stock=1,
        called=1,
        beaten=2,
        no_meld=1,
        no_meld_loses=True,
        ties="nearest",
    ),
    match=FixedGames(games=6),
    offers=(options.NUM_HANDS, options.STARTER_SIDE, *end_options.TONG_ITS, options.TIMEOUT_DISCARD),
)
