"""Pool Rummy 201: the longer pool, where a first drop costs 25."""

from msgspec.structs import replace

from rummykit.games.indian_rummy_pool101 import RULES as POOL_RUMMY
from rummykit.rules import LivesPenalty, Names, Pool, options

RULES = replace(
    POOL_RUMMY,
    id="indian_rummy_pool201",
    names=Names(
        en="Indian Rummy: pool 201",
        zh_hant="印度拉米：獎池 201",
        zh_hans="印度拉米：奖池201",
        ja="インド式ラミー：プール201",
        de="Indisches Rommé, Pool 201",
        vi="Rummy Ấn Độ Pool 201",
        tr="Hint remisi: havuz 201",
        it="Ramino indiano, pool 201",
        es="Rummy indio, bote 201",
    ),
    aliases=(
        "pool rummy 201",
        "201 pool",
        "獎池拉米 201",
        "奖池拉米 201",
        "プールラミー 201",
        "Rummy Ấn Độ, quỹ 201",
        "hint remi 201",
        "havuz 201",
        "ramino indiano 201",
        "rummy indio pool 201",
        "rummy indio 201",
    ),
    minutes=(30, 75),
    sample=("2S 3S 4S 5S", "JH JK=QH KH"),
    scoring=LivesPenalty(cap=80, first_drop=25, middle_drop=40, wrong_declaration=80),
    match=Pool(limit=201, entry="100"),
    offers=(options.POOL201_MIDDLE_DROP, *POOL_RUMMY.offers),
)
