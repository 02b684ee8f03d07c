"""Seven Bridge: sevens are melds of their own, discards are claimed for melds, and every loser pays the own hand."""

from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    ClaimWindow,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    HandPayments,
    Names,
    Play,
    Rules,
    Start,
    Stock,
    claim_options,
    options,
)

RULES = Rules(
    id="seven_bridge",
    names=Names(en="Seven Bridge", zh_hant="七橋", zh_hans="七桥", ja="セブンブリッジ", tr="Yedi köprü (Seven Bridge)"),
    aliases=(
        "7 bridge",
        "sevens",
        "セブン・ブリッジ",
        "7ブリッジ",
        "sette bridge",
        "ramino giapponese",
        "bridge de siete",
        "rummy japonés",
    ),
    akin=(
        "훌라",
        "hula",
    ),
    shelf="asia",
    players=(2, 6),
    minutes=(15, 45),
    sample=("6S 7S", "7H", "9S 9D 9C"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=7),
    start=Start(draw="highest_card_starts", later="next_starts"),
    groups=Groups(min_size=3, max_size=4, short_rank=7),
    runs=Runs(min_length=3, max_length=13, ace="both", short_rank=7),
    turn=(
        Draw(discard_pile="none"),
        Play(lay_off="own_meld_first"),
        Discard(),
        ClaimWindow(first_round=False),
    ),
    stock=Stock(when_empty="shuffle", keep_top=True),
    values=CardValues(ace=10, court=10),
    scoring=HandPayments(multiplied=((7, 2),), concealed_double=True),
    match=FixedGames(games=None),
    offers=(options.NUM_HANDS, options.MAX_RECYCLES, *claim_options.CLAIMS),
)
