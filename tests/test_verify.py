"""A record's deals are dealt again from their seeds: yes, or the first card that differs."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from rummykit import Match, bots, fair, games
from rummykit.cards import parse
from rummykit.cli import main
from rummykit.play.events import Dealt, Event, Upcard
from rummykit.record import DealRecord, Known, Move, Record, parse_record, replay, write
from rummykit.rules import Rules
from rummykit.verify import NothingToVerify, verify

SECRET = bytes(range(32))
ADDED = {0: b"three dice: 4 1 6", 2: b"\x00"}


def played(rules: Rules, deals: int = 2, additions: dict[int, bytes] | None = None) -> str:
    """A record with a seed a deal: promised, added to, played by bots, revealed."""
    additions = ADDED if additions is None else additions
    chance, told = random.Random(rules.id), list[DealRecord]()
    match: Match | None = None
    for number in range(deals):
        seed = fair.deal_seed(SECRET, number)
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
    assert f"commitment {fair.promise(bytes(32))}" in page


@pytest.mark.parametrize("game", [game for game in games.SHEETS if games.get(game).players[1] >= 3])
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
    del lines[first]
    difference = verify(parse_record("\n".join(lines))).deals[0].difference
    assert difference is not None
    assert difference.place == "move"
    assert difference.text


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
    assert capsys.readouterr().out.endswith("Yes: every deal is as it was promised.\n")

    hand = next(line for line in text.split("\n") if line.startswith("hand 1 "))
    other = next(card for card in ("AS", "7H", "KD", "2C") if card not in hand.split())
    file.write_text(text.replace(hand, hand.replace(hand.split()[2], other), 1), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert f"Bo was dealt {hand.split()[2]}, the record says {other}" in said

    file.write_text("no record", encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "a record begins with" in capsys.readouterr().err
