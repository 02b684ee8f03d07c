"""A record's deals are dealt again from their seeds: yes, or the first card that differs."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rummykit import Match, bots, fair, games
from rummykit.cards import parse
from rummykit.cli import main
from rummykit.play.events import Dealt, Event, Upcard
from rummykit.record import DealRecord, Known, Move, Record, RecordError, parse_record, replay, write
from rummykit.rules import Rules
from rummykit.server.limits import Limits
from rummykit.verify import NothingToVerify, Verified, verify

SECRET = bytes(range(32))
ADDED = {0: b"three dice: 4 1 6", 2: b"\x00"}


def played(
    rules: Rules,
    deals: int = 2,
    additions: dict[int, bytes] | None = None,
    seed_of: Callable[[bytes, int], bytes] = fair.deal_seed,
) -> str:
    """A record with a seed a deal: promised, added to, played by bots, revealed."""
    additions = ADDED if additions is None else additions
    chance, told = random.Random(rules.id), list[DealRecord]()
    match: Match | None = None
    for number in range(deals):
        seed = seed_of(SECRET, number)
        mixed = fair.mixed(seed, additions)
        if match is None:
            match = Match(rules, 3, mixed)
            beginning = match.deal.beginning
        else:
            beginning = match.next_deal(mixed)
        moves = []
        while match.deal.result is None:
            action = bots.choose("greedy", rules, match.deal.view(match.deal.turn), chance)
            moves.append(Move(match.deal.turn, action))
            match.play(action)
        told.append(
            DealRecord(
                moves=tuple(moves),
                known=seen(beginning, match.deal.starter),
                commitment=fair.promise(seed),
                seed=seed,
                additions=tuple(additions.items()),
            )
        )
        if match.result is not None:
            break
    return write(
        Record(
            game=rules.id,
            options=dict(rules.house),
            seats=("Ann", "Bo", "Cy"),
            commitment=None,
            seed=None,
            deals=tuple(told),
        )
    )


def promised(rules: Rules, withheld: tuple[int, ...] = ()) -> str:
    """A record of scheme 2: three seats promise, all but these open, and two deals follow."""
    first = fair.promise(fair.chain_seed(SECRET, 0))
    secrets = {seat: bytes([seat]) * 32 for seat in range(3)}
    promises = tuple((seat, fair.chance_promise(first, seat, secret)) for seat, secret in secrets.items())
    opened = {seat: secret for seat, secret in secrets.items() if seat not in withheld}
    old = parse_record(played(rules, 2, opened, fair.chain_seed))
    return write(msgspec.structs.replace(old, fair=2, promises=promises))


def seen(beginning: tuple[Event, ...], starter: int) -> Known:
    """What the players saw when the cards were dealt."""
    hands = {event.seat: event.cards or () for event in beginning if isinstance(event, Dealt)}
    return Known(
        starter=starter,
        hands=tuple(hands.get(seat, ()) for seat in range(3)),
        upcard=tuple(event.card for event in beginning if isinstance(event, Upcard)),
    )


def test_the_formulas_are_those_of_the_page() -> None:
    seed = bytes(32)
    assert fair.promise(seed) == hashlib.sha256(seed).hexdigest()
    by_hand = b"rummykit mix 1\0" + seed + b"\x00\x11three dice: 4 1 6" + b"\x02\x01\x00"
    assert fair.mixed(seed, {2: b"\x00", 0: b"three dice: 4 1 6"}) == hashlib.sha256(by_hand).digest()
    assert fair.mixed(seed, {}) == hashlib.sha256(b"rummykit mix 1\0" + seed).digest()


def test_the_examples_of_the_page_are_true() -> None:
    page = (Path(__file__).parents[1] / "docs/shuffle.md").read_text(encoding="utf-8")
    for additions in ({}, {1: bytes.fromhex("342031")}):
        assert fair.mixed(bytes(32), additions).hex() in page
    assert fair.promise(bytes(32)) in page
    seeds = [fair.chain_seed(bytes(32), number) for number in (0, 1)]
    first, added = fair.promise(seeds[0]), b"\x11" * 32
    assert f"promised 1 {fair.chance_promise(first, 1, added).hex()}" in page
    assert f"commitment {first}\nseed {seeds[0].hex()}\nchance 1 {added.hex()}" in page
    assert f"commitment {seeds[0].hex()}\nseed {seeds[1].hex()}" in page
    assert fair.mixed(seeds[0], {1: added}).hex() in page
    assert f"at most {fair.DEALS} deals" in page
    limits = Limits()
    for seconds in (limits.promise_seconds, limits.rematch_seconds, limits.open_seconds):
        assert f"{seconds:.0f} " in page


def test_the_promises_of_the_page_are_by_hand() -> None:
    by_hand = b"rummykit chance 1\0" + bytes.fromhex("ab" * 32) + b"\x03" + bytes(32)
    assert fair.chance_promise("ab" * 32, 3, bytes(32)) == hashlib.sha256(by_hand).digest()


@pytest.mark.parametrize(
    "game", [sheet.id for sheet in games.SHEETS.values() if sheet.players[0] <= 3 <= sheet.players[1]]
)
def test_an_honest_record_is_as_it_was_promised(game: str) -> None:
    text = played(games.get(game))
    record = parse_record(text)
    assert write(record) == text
    verified = verify(record)
    assert verified.good
    assert all(deal.good and deal.cards > 0 for deal in verified.deals)
    assert len(verified.deals) == len(record.deals)
    assert sum(len(deal.moves) + 1 for deal in record.deals) == len(list(replay(record)))


def test_an_exchanged_card_is_named() -> None:
    text = played(games.get("standard_rummy"))
    hand = next(line for line in text.split("\n") if line.startswith("hand 1 "))
    cards = hand.split()[2:]
    other = next(card for card in ("AS", "7H", "KD", "2C") if card not in cards)
    forged = text.replace(hand, hand.replace(cards[2], other), 1)
    verified = verify(parse_record(forged))
    assert not verified.good
    difference = verified.deals[0].difference
    assert difference is not None
    assert (difference.place, difference.seat) == ("hand", 1)
    assert difference.told == parse(other)[0]
    assert difference.dealt == parse(cards[2])[0]


def test_a_card_that_was_not_seen_fits_whatever_was_dealt() -> None:
    text = played(games.get("standard_rummy"))
    hand = next(line for line in text.split("\n") if line.startswith("hand 1 "))
    unseen = text.replace(hand, "hand 1 " + " ".join(["??"] * len(hand.split()[2:])), 1)
    assert verify(parse_record(unseen)).good


def test_another_seed_breaks_the_promise_and_deals_other_cards() -> None:
    text = played(games.get("rummikub"), 1)
    seed = next(line for line in text.split("\n") if line.startswith("seed "))
    verified = verify(parse_record(text.replace(seed, "seed " + "00" * 32)))
    assert not verified.good
    assert verified.deals[0].promise == "broken"
    assert verified.deals[0].difference is not None


def test_what_a_player_added_cannot_be_left_out() -> None:
    text = played(games.get("standard_rummy"), 1)
    added = next(line for line in text.split("\n") if line.startswith("chance 2 "))
    assert not verify(parse_record(text.replace(added + "\n", ""))).good


def test_a_move_that_does_not_follow_is_told() -> None:
    text = played(games.get("standard_rummy"), 1)
    lines = text.split("\n")
    first = next(at for at, line in enumerate(lines) if line[:1].isdigit())
    del lines[first], lines[1]
    difference = verify(parse_record("\n".join(lines))).deals[0].difference
    assert difference is not None
    assert difference.place == "move"
    assert difference.text


def kept(text: str) -> tuple[bool, list[str]]:
    """Whether a record is good, and what became of the promise of each seat."""
    verified = verify(parse_record(text))
    return verified.good, [each.promise for each in verified.chance]


def line_of(text: str, beginning: str) -> str:
    """The first line that begins so."""
    return next(line for line in text.split("\n") if line.startswith(beginning))


def test_what_seats_promised_and_opened_is_verified() -> None:
    text = promised(games.get("standard_rummy"))
    assert write(parse_record(text)) == text
    assert kept(text) == (True, ["kept"] * 3)
    assert verify(parse_record(text)).fair == 2


def test_who_did_not_open_is_named_and_breaks_nothing() -> None:
    assert kept(promised(games.get("standard_rummy"), (1,))) == (True, ["kept", "withheld", "kept"])


def test_a_promise_that_was_exchanged_is_named() -> None:
    text = promised(games.get("standard_rummy"))
    forged = text.replace(line_of(text, "promised 1 "), "promised 1 " + "ab" * 32)
    assert kept(forged) == (False, ["kept", "broken", "kept"])


def test_an_opening_that_was_chosen_last_is_named() -> None:
    """All cards are as they would be dealt with it, so that nothing but the promise tells."""
    text = promised(games.get("standard_rummy"))
    secrets = {0: bytes(32), 1: b"\x01" * 32, 2: b"\x99" * 32}
    forged = parse_record(played(games.get("standard_rummy"), 2, secrets, fair.chain_seed))
    honest = parse_record(text)
    forged = msgspec.structs.replace(forged, fair=2, promises=honest.promises)
    assert all(deal.good for deal in verify(forged).deals)
    assert kept(write(forged)) == (False, ["kept", "kept", "broken"])


def test_a_promise_of_another_seat_or_match_is_worth_nothing() -> None:
    text = promised(games.get("standard_rummy"))
    copied = line_of(text, "promised 0 ").split()[2]
    assert kept(text.replace(line_of(text, "promised 2 "), f"promised 2 {copied}"))[1] == ["kept", "kept", "broken"]


def test_an_addition_that_nobody_promised_is_named() -> None:
    text = promised(games.get("standard_rummy"))
    assert kept(text.replace(line_of(text, "promised 2 ") + "\n", "")) == (False, ["kept", "kept", "none"])


def test_an_addition_that_is_left_out_of_one_deal_is_named() -> None:
    text = promised(games.get("standard_rummy"))
    before, after = text.split("\ndeal 2\n")
    forged = before + "\ndeal 2\n" + after.replace(line_of(after, "chance 1 ") + "\n", "", 1)
    assert kept(forged) == (False, ["kept", "broken", "kept"])


def test_a_later_seed_that_does_not_follow_is_a_broken_promise() -> None:
    """The server knows the openings by then, and would choose the seed of the second deal."""
    record = parse_record(promised(games.get("standard_rummy")))
    seed = bytes(32)
    second = msgspec.structs.replace(record.deals[1], seed=seed, commitment=fair.promise(seed), moves=(), known=None)
    verified = verify(msgspec.structs.replace(record, deals=(record.deals[0], second)))
    assert [deal.promise for deal in verified.deals] == ["kept", "broken"]
    assert not verified.good


def test_seeds_of_a_chain_lead_back_to_the_first_promise() -> None:
    seeds = [fair.chain_seed(SECRET, number) for number in (0, 1, 2, fair.DEALS - 2, fair.DEALS - 1)]
    assert [fair.promise(seed) for seed in (seeds[1], seeds[2], seeds[4])] == [
        seeds[0].hex(),
        seeds[1].hex(),
        seeds[3].hex(),
    ]
    assert seeds[4] == hashlib.sha256(b"rummykit chain 1\0" + SECRET).digest()


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("fair 3", "that scheme of fair deals is not known here"),
        ("promised 1 " + "00" * 32, "without a line 'fair 2' nothing is promised"),
        ("fair 2\npromised 9 " + "00" * 32, "'9' is no seat"),
        ("fair 2\npromised 1 0011", "a promise is a SHA-256"),
        ("fair 2\npromised 1 xy", "hexadecimal"),
    ],
)
def test_the_head_of_a_record_says_promises_right_or_is_refused(wrong: str, reason: str) -> None:
    text = played(games.get("standard_rummy"), 1)
    with pytest.raises(RecordError, match=reason):
        parse_record(text.replace("\ndeal 1\n", f"\n{wrong}\ndeal 1\n".lstrip("\n"), 1))


def test_without_a_promise_nothing_is_good_and_without_a_seed_nothing_to_check() -> None:
    text = played(games.get("standard_rummy"), 1)
    lines = [line for line in text.split("\n") if not line.startswith("commitment ")]
    verified = verify(parse_record("\n".join(lines)))
    assert (verified.good, verified.deals[0].promise) == (False, "none")
    lines = [line for line in lines if not line.startswith(("seed ", "chance "))]
    with pytest.raises(NothingToVerify):
        verify(parse_record("\n".join(lines)))


def test_what_names_no_cards_is_not_called_as_promised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(
        game="standard_rummy",
        options={},
        seats=("Ann", "Bo"),
        commitment=fair.promise(SECRET),
        seed=SECRET,
        deals=(DealRecord(moves=()),),
    )
    file = tmp_path / "record.txt"
    file.write_text(write(record), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    said = capsys.readouterr().out
    assert "no cards to compare" in said
    assert "Yes" not in said


def test_the_command_says_yes_or_which_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = played(games.get("standard_rummy"))
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "Cy: added randomness without committing to it first\n" in said
    assert said.endswith("They match: every deal is as it was committed.\n")

    file.write_text(promised(games.get("standard_rummy"), (1,)), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "Ann: added randomness as committed\nBo: committed to randomness but did not reveal it\n" in said

    hand = next(line for line in text.split("\n") if line.startswith("hand 1 "))
    other = next(card for card in ("AS", "7H", "KD", "2C") if card not in hand.split())
    file.write_text(text.replace(hand, hand.replace(hand.split()[2], other), 1), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert f"Bo was dealt {hand.split()[2]}; the record says {other}" in said
    assert main(["verify", str(file), "--json"]) == 1
    assert msgspec.json.decode(capsys.readouterr().out, type=Verified) == verify(parse_record(file.read_text()))

    file.write_text("no record", encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "a record begins with" in capsys.readouterr().err
