"""Dummy (Thai Rummy): a first meld needs a card of the discard pile, and the last card goes face down."""

from rummykit.cards import Pack, parse_face
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardsLaid,
    CardValues,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    Names,
    Opening,
    Play,
    Rules,
    Start,
    Stock,
    options,
)

RULES = Rules(
    id="thai_dummy",
    names=Names(
        en="Dummy (Thai Rummy)",
        zh_hant="泰國拉米",
        zh_hans="泰国拉米（Dummy）",
        ja="タイ・ダミー",
        de="Dummy (Thai-Rommé)",
        vi="Dummy (Rummy Thái)",
    ),
    aliases=(
        "dummy",
        "thai_rummy",
        "ดัมมี่",
        "thai dummy",
        "รัมมี่",
        "ไพ่ดัมมี่",
    ),
    shelf="asia",
    players=(2, 4),
    minutes=(30, 60),
    sample=("8D 9D TD", "KS KH KC"),
    pack=Pack(family="cards"),
    deal=DealOut(hand=((2, 11), (3, 9), (4, 7)), upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="high"),
    opening=Opening(needs_taken_card=True, waived_when_going_out=True),
    turn=(
        Draw(discard_pile="down_to_card", card_goes="new_meld"),
        Play(lay_off="any", may_go_out=False),
        Discard(last_face_down=True, careless=True),
    ),
    stock=Stock(when_empty="block", times=3),
    values=CardValues(
        ace=15,
        court=10,
        cards=((parse_face("2C"), 50), (parse_face("QS"), 50)),
        ranks=tuple((rank, 5) for rank in range(2, 10)),
    ),
    scoring=CardsLaid(upcard=50, special_upcard=100, out=50, concealed=2, one_suit=2, unlaid=2, careless=50),
    match=FirstTo(target=500),
    offers=options.DUMMY,
)
