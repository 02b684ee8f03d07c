"""Deals Rummy: so many deals of Points Rummy for chips; the most chips take the pool."""

from msgspec.structs import replace

from rummykit.games.indian_rummy_points import RULES as POINTS_RUMMY
from rummykit.rules import ChipDeals, LivesPenalty, Names, options

RULES = replace(
    POINTS_RUMMY,
    id="indian_rummy_deals",
    names=Names(
        en="Indian Rummy: deals",
        zh_hant="印度拉米：定局",
        zh_hans="印度拉米：定局",
        ja="インド式ラミー：ディール",
        de="Indisches Rommé nach Spielen",
        vi="Rummy Ấn Độ theo ván",
        tr="Hint remisi: eller",
        it="Ramino indiano a smazzate",
        es="Rummy indio por manos",
    ),
    aliases=(
        "deals rummy",
        "deal rummy",
        "best of deals",
        "定局拉米",
        "ディールラミー",
        "hint remi eller",
        "ramino indiano deals",
        "rummy indio deals",
        "rummy hindú por manos",
    ),
    minutes=(10, 20),
    sample=("AC 2C 3C", "TD TS JK=TH"),
    scoring=LivesPenalty(cap=80, first_drop=20, middle_drop=40, wrong_declaration=80, to_winner=True),
    match=ChipDeals(deals=2, chips=80, chips_rule="players_x_80", tie_break="extra_deal", entry="100"),
    offers=(
        options.NUM_DEALS,
        options.CHIPS_RULE,
        options.TIE_BREAK,
        options.ENTRY,
        *options.RAKE,
        options.FIRST_OPEN_WILD_ALLOWED,
        options.SURPLUS_JOKERS,
        options.MAX_RECYCLES,
    ),
)
