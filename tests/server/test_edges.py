"""Names, secrets, rates, frames and gaps: the small things at the edge."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from rummykit.play.actions import Discard, Rearrange
from rummykit.play.events import Drew, Passed
from rummykit.server import refusals
from rummykit.server.guards.token_bucket import Bucket, Buckets
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import guests, names
from rummykit.server.table.history import History
from rummykit.server.table.services import is_table_id, new_table_id
from rummykit.server.wire import encoding
from rummykit.server.wire.socket_messages import Act, Hello, Ping


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Lee  ", "Ann Lee"),
        ("拉密", "拉密"),
        ("A\u200bn\u202en\x00\ufeff", "Ann"),
        ("e\u0301", "é"),
        ("x" * 24, "x" * 24),
        ("🙂", "🙂"),
    ],
)
def test_a_name_is_trimmed_and_what_cannot_be_seen_is_dropped(raw: str, name: str) -> None:
    assert names.clean(raw, 24) == name


@pytest.mark.parametrize(
    "raw",
    ["", "   ", "\u200b\u202e", "\u3164", "\u2800\u2800", "x" * 25, "\u0301", "a" + "\u0316" * 12, "\x00", "\ud800"],
)
def test_bad_name(raw: str) -> None:
    with pytest.raises(TableRefusal) as refusal:
        names.clean(raw, 24)
    assert refusal.value.code == "bad_name"


def test_names_at_one_table_are_told_apart() -> None:
    assert names.distinct("Ann", ["Ben"], 24) == "Ann"
    assert names.distinct("ann", ["Ann"], 24) == "ann 2"
    assert names.distinct("Ann", ["Ann", "Ann 2"], 24) == "Ann 3"
    assert names.distinct("Ａｎｎ", ["Ann"], 24) == "Ａｎｎ 2"
    assert names.distinct("x" * 24, ["x" * 24], 24) == "x" * 22 + " 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\N{CYRILLIC CAPITAL LETTER A}nna"),
        ("Anna", "Ann\N{CYRILLIC SMALL LETTER A}"),
        ("ANNA", "\N{GREEK CAPITAL LETTER ALPHA}\N{GREEK CAPITAL LETTER NU}NA"),
        ("paco", "\N{CYRILLIC SMALL LETTER ER}\N{CYRILLIC SMALL LETTER A}\N{CYRILLIC SMALL LETTER ES}o"),
        ("Max", "M\N{LATIN SMALL LETTER ALPHA}x"),
        ("Anna", "\N{MATHEMATICAL BOLD CAPITAL A}nna"),
        ("Ian", "lan"),
        ("lan", "1an"),
        ("Jo|", "Jol"),
        ("OTTO", "0TT0"),
        ("Otto", "\N{GREEK CAPITAL LETTER OMICRON}tto"),
        ("Karn", "Kam"),
        ("Йван", "Йв\N{LATIN SMALL LETTER A}н"),
        ("Vi\N{LATIN SMALL LETTER E WITH CIRCUMFLEX AND DOT BELOW}t", "Vie\u0323\u0302t"),
    ],
)
def test_names_that_only_look_alike_are_told_apart(one: str, other: str) -> None:
    assert names.distinct(other, [one], 24) == f"{other} 2"
    assert names.distinct(one, [other], 24) == f"{one} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Ian", "Jan"), ("Anne", "Anné"), ("Ян", "Ан"), ("Bo", "Do"), ("Mia", "Mio")]
)
def test_names_that_look_different_are_left_as_they_are(one: str, other: str) -> None:
    assert names.distinct(other, [one], 24) == other


def test_a_key_is_the_hash_of_a_secret_and_of_nothing_else() -> None:
    secret = guests.new_secret()
    assert guests.key_of(secret) == hashlib.sha256(secret.encode()).hexdigest()
    assert guests.new_secret() != secret
    for wrong in (None, "", "short", secret + "x", secret[:-1] + "é", "ab" * 32):
        assert guests.key_of(wrong) is None


def test_the_id_of_a_table_cannot_be_guessed() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(each) == 13 and each.isalnum() for each in ids)
    assert 31**13 > 2**60
    assert all(is_table_id(each) for each in ids)
    assert not any(is_table_id(each) for each in ("", "a" * 12, "a" * 14, "A" * 13, "a" * 12 + "/", "a" * 12 + "o"))


def test_a_bucket_gives_a_burst_and_then_so_many_a_second() -> None:
    bucket = Bucket(2.0, 3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_one_a_key_and_the_oldest_is_forgotten() -> None:
    buckets = Buckets(0.0, 1, most=2)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)
    assert buckets.take("c", 0.0)
    assert buckets.take("a", 0.0)


def test_a_gap_is_told_as_long_as_it_is_remembered_and_only_what_the_seat_may_see() -> None:
    history = History(most=4)
    history.add(1, ())
    history.add(2, (Passed(0), Drew(0, "stock", 1, (70,))))
    history.add(3, (Passed(1), Drew(1, "stock", 1, (71,))))
    assert history.gap(0, 0) == (Passed(0), Drew(0, "stock", 1, (70,)), Passed(1), Drew(1, "stock", 1, None))
    assert history.gap(2, 1) == (Passed(1), Drew(1, "stock", 1, (71,)))
    assert history.gap(3, 1) == ()
    assert history.gap(4, 1) is None
    history.add(4, (Passed(0),))
    assert history.gap(1, 0) is None
    assert history.gap(2, 0) == (Passed(1), Drew(1, "stock", 1, None), Passed(0))
    assert history.gap(0, 0) == history.gap(2, 0)
    assert history.versions(0) == (3, 3, 4)


def test_a_frame_is_read_into_a_message() -> None:
    assert encoding.decode('{"type":"hello"}', 512) == Hello(version=0)
    act = Act(id=1, version=2, action=Discard(51))
    assert encoding.decode(msgspec.json.encode(act), 512) == act
    assert encoding.decode(b'{"type":"ping","id":7}', 512) == Ping(id=7)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "nonsense",
        "null",
        "[]",
        b"\xff\xfe",
        b"\x00" * 100,
        '{"type":"hello","version":NaN}',
        '{"type":"hello","version":Infinity}',
        '{"type":"hello","version":1.5}',
        '{"type":"hello","version":-1}',
        '{"type":"hello","version":' + "9" * 400 + "}",
        '{"type":"hello","version":1' + "0" * 20 + "}",
        '{"type":"hello","extra":1}',
        '{"type":"nonsense"}',
        '{"type":"act","id":1,"version":1}',
        '{"type":"act","id":1,"version":1,"action":{"type":"discard","card":"7H"}}',
        '{"type":"act","id":1,"version":1,"action":{"type":"discard","card":1000}}',
        '{"type":"act","id":1,"version":1,"action":{"type":"discard","card":-1}}',
        '{"type":"act","id":1,"version":1,"action":{"type":"lay_off","meld":-1,"cards":[1]}}',
        '{"type":"act","id":1,"version":1,"action":{"type":"lay_off","meld":' + "9" * 30 + ',"cards":[1]}}',
        '{"type":"act","id":1,"version":1,"action":{"type":"meld","cards":[' + "1," * 600 + "1]}}",
        '{"type":"act","id":1,"version":1,"action":{"type":"rearrange","table":[' + "[]," * 600 + "[]]}}",
        '{"type":"try","id":1,"version":1,"action":{"type":"timeout","draft":{"type":"rearrange","table":[[9999]]}}}',
        '{"type":"act","id":1,"version":1,"action":{"type":"pass","x":' + "[" * 9000 + "]" * 9000 + "}}",
        "[" * 30000,
    ],
)
def test_unreadable(frame: str | bytes) -> None:
    with pytest.raises(TableRefusal) as refusal:
        encoding.decode(frame, 512)
    assert refusal.value.code == "unreadable"
    assert encoding.id_in(frame) in (None, 1)


def test_a_full_table_of_tiles_is_far_below_the_limits() -> None:
    limits = Limits()
    tiles = tuple(tuple(range(64 + 13 * row, 77 + 13 * row)) for row in range(4)) * 2 + ((116, 116),)
    frame = msgspec.json.encode(Act(id=2**31, version=2**31, action=Rearrange(tiles, opening=tiles)))
    assert len(frame) < limits.frame_bytes / 10
    encoding.decode(frame, limits.cards_in_action)


def test_unicode_in_a_frame_does_no_harm() -> None:
    with pytest.raises(TableRefusal):
        encoding.decode('{"type":"ping","id":1,"\ud800":1}', 512)


@pytest.mark.parametrize("code", refusals.REFUSALS)
def test_every_refusal_has_a_sentence_and_a_status(code: str) -> None:
    said: dict[str, str | int] = {"reason": "r", "tile": "r7", "address": "https://rummy.example", "host": "h"}
    said |= {"one": "this rule", "other": "that rule", "value": "no", "players": "2–4", "until": "2030-01-01"}
    counted = ("fewest", "most", "longest", "number", "line", "column", "count", "seconds", "points", "limit", "before")
    refusal = TableRefusal(code, **said, **dict.fromkeys(counted, 2))
    assert refusal.text.endswith((".", "r"))
    assert "{" not in refusal.text
    assert 400 <= refusal.status < 600
