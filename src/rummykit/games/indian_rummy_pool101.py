"""Pool Rummy 101: deals of Points Rummy until all but one have reached 101 points; the last one takes the pool."""

from msgspec.structs import replace

from rummykit.games.indian_rummy_points import RULES as POINTS_RUMMY
from rummykit.rules import Names, Pool, options

RULES = replace(
    POINTS_RUMMY,
    id="indian_rummy_pool101",
    names=Names(
        en="Indian Rummy: pool 101",
        zh_hant="印度拉米：獎池 101",
        zh_hans="印度拉米：奖池101",
        ja="インド式ラミー：プール101",
        de="Indisches Rommé, Pool 101",
        vi="Rummy Ấn Độ Pool 101",
        tr="Hint remisi: havuz 101",
        it="Ramino indiano, pool 101",
        es="Rummy indio, bote 101",
    ),
    aliases=(
        "pool rummy 101",
        "pool rummy",
        "101 pool",
        "獎池拉米 101",
        "奖池拉米 101",
        "獎池拉米",
        "奖池拉米",
        "プールラミー 101",
        "プールラミー",
        "Rummy Ấn Độ, quỹ 101",
        "hint remi 101",
        "havuz 101",
        "ramino indiano 101",
        "rummy indio pool 101",
        "rummy indio 101",
    ),
    minutes=(15, 40),
    sample=("QD KD AD", "8C 8H JK=8S"),
    match=Pool(limit=101, entry="100"),
    offers=(
        options.ENTRY,
        *options.RAKE,
        options.FIRST_OPEN_WILD_ALLOWED,
        options.SURPLUS_JOKERS,
        options.MAX_RECYCLES,
    ),
)
