"""101 Okey: tiles of which one is wild are laid on the table after a first meld of 101, or of five pairs."""

from rummykit.cards import FALSE_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    Names,
    Opening,
    Play,
    RacksLeft,
    Rules,
    Start,
    Stock,
    Swap,
    indicator_options,
    options,
)

RULES = Rules(
    id="okey_101",
    names=Names(en="101 Okey", zh_hant="101 Okey", zh_hans="101 Okey", ja="101オケイ", de="101 Okey", vi="101 Okey"),
    aliases=(
        "okey 101",
        "yüzbir",
        "yuzbir",
        "yüzbir okey",
        "101 okey plus",
        "yüz bir",
    ),
    players=(2, 4),
    minutes=(30, 90),
    usual_players=4,
    sample=("b10 b11 b12 b13", "k13 o13 r13"),
    pack=Pack(family="tiles", copies=2, jokers=((FALSE_JOKER, 2),)),
    deal=DealOut(hand=21, starter_extra=1, wild_indicator=True, indicates="next"),
    start=Start(draw="highest_starts", later="next_starts", side="right"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    wilds=Wilds(jokers=False),
    opening=Opening(minimum=101, pairs=5),
    turn=(
        Draw(discard_pile="top", card_goes="table", own_piles=True),
        Swap(joker_goes="hand", needs_own_meld=True),
        Play(lay_off="any", may_go_out=False),
        Discard(return_upcard=True, fitting="noted", wild_tile="noted"),
    ),
    turn_seconds=90,
    stock=Stock(when_empty="ends"),
    values=CardValues(ace=1, court=None),
    scoring=RacksLeft(),
    match=FixedGames(games=5),
    offers=(*indicator_options.OKEY_101, options.NUM_HANDS),
)
