"""A table is its log: replayed it is the same, and what a seat is told does not depend on what it cannot see."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rummykit import bots, games, hands
from rummykit.play.actions import Discard
from rummykit.play.deal import Deal
from rummykit.play.events import Dealt
from rummykit.rules import IllegalAction
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import messages, timing
from rummykit.server.table.audience import Audience
from rummykit.server.table.entries import (
    Acted,
    Created,
    Entry,
    NextDealt,
    Rematched,
    SatDown,
    Started,
    TimedOut,
    decode,
    encode,
)
from rummykit.server.table.founding import TournamentSeat, for_tournament
from rummykit.server.table.history import History
from rummykit.server.table.table import Table
from rummykit.server.wire.table_messages import TournamentTable
from rummykit.sheets import to_stored

GAMES = ("rummikub", "rummikub_classic", "standard_rummy")


def new_log(game: str, seats: int = 3, people: int = 3, seconds: float | None = 60.0, **options: int) -> list[Entry]:
    """The log of a table whose match has just begun."""
    made = Created(
        at=100.0,
        game=game,
        sheet=games.get(game).version,
        options=dict(options),
        seats=seats,
        bots=0,
        bot_level="greedy",
        turn_seconds=seconds,
    )
    sitting = [SatDown(at=101.0, seat=seat, name=f"P{seat}", key=f"{seat:064x}") for seat in range(people)]
    return [made, *sitting, Started(at=110.0, seed=bytes([7] * 32))]


def act(table: Table, chance: random.Random, at: float) -> Entry:
    """What happens next at a table where greedy players sometimes let their time run out."""
    assert table.match is not None
    if table.state == "between_deals":
        return NextDealt(at=at, seat=0)
    deal = table.match.deal
    if chance.random() < 0.05:
        return TimedOut(at=at, seat=deal.turn)
    level: bots.Level = "random" if chance.random() < 0.2 else "greedy"
    return Acted(at=at, seat=deal.turn, action=bots.choose(level, table.rules, deal.view(deal.turn), chance))


@pytest.mark.parametrize("game", GAMES)
def test_a_log_replayed_is_the_same_table(game: str) -> None:
    log = new_log(game, **({"target_score": 30} if game == "standard_rummy" else {"num_games": 1}))
    table, _ = Table.replay("t", log)
    chance = random.Random(game)
    told = []
    while table.state != "over":
        entry = act(table, chance, at=200.0 + len(log))
        events = table.apply(entry)
        log.append(entry)
        told.append((table.version, events))

    again, told_again = Table.replay("t", [decode(encode(entry)) for entry in log])
    assert told_again[len(new_log(game)) :] == told
    assert again.version == table.version == len(log)
    assert again.seats == table.seats
    assert again.turn_began == table.turn_began
    assert again.match is not None
    assert table.match is not None
    assert again.match.sheet == table.match.sheet
    for seat in range(3):
        assert again.match.deal.view(seat) == table.match.deal.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_see(game: str) -> None:
    log = new_log(game)
    table, _ = Table.replay("t", log)
    chance = random.Random(f"hidden {game}")
    for number in range(60):
        entry = act(table, chance, at=200.0 + number)
        table.apply(entry)
        assert table.match is not None
        if table.match.deal.result is not None:
            break
        true = table.match.deal
        for seat in range(3):
            before = told_to(table, seat)
            table.match.deal = permuted(true, seat, chance)
            assert table.match.deal._state.hands != true._state.hands
            assert told_to(table, seat) == before
            table.match.deal = true


def told_to(table: Table, seat: int) -> bytes:
    """Every byte that a seat is told about the table as it stands, with the events of a deal so far."""
    assert table.match is not None
    history, audience = History(1000), Audience(8)
    history.add(1, table.match.deal.beginning)
    clock = messages.clock(table, timing.deadline(table), 1.0)
    update = messages.updates(table, table.match.deal.beginning, table.score, clock)(seat)
    welcome = messages.welcome(table, history, audience, seat, 0, clock, 1.0)
    return msgspec.json.encode([update, welcome, messages.table_info(table, audience, seat, 1.0)])


def permuted(deal: Deal, seat: int, chance: random.Random) -> Deal:
    """The same deal with the cards that a seat cannot see dealt anew; `beginning` too tells of other hands."""
    twin = deal.clone()
    family = deal.rules.pack.family
    others = [other for other in range(deal.players) if other != seat]
    unseen = [card for other in others for card in hands.faces(deal._state.hands[other], family)] + deal._state.stock
    while True:
        chance.shuffle(unseen)
        cards = list(unseen)
        for other in others:
            held = [cards.pop() for _ in range(deal._state.hands[other].bit_count())]
            twin._state.hands[other] = hands.of(held)
        twin._state.stock = cards
        if twin._state.hands != deal._state.hands:
            break
    twin.beginning = tuple(
        msgspec.structs.replace(event, cards=tuple(sorted(unseen[: len(event.cards or ())])))
        if isinstance(event, Dealt) and event.seat != seat
        else event
        for event in deal.beginning
    )
    return twin


def test_the_clock_of_a_turn_runs_from_the_entry_that_gave_the_turn() -> None:
    table, _ = Table.replay("t", new_log("standard_rummy", seconds=60.0))
    assert timing.deadline(table) == 170.0
    chance = random.Random(1)
    assert table.match is not None
    first = table.match.deal.turn
    at = 120.0
    while table.match.deal.turn == first:
        assert timing.deadline(table) == 170.0
        at += 1.0
        table.apply(act_greedily(table, chance, at))
    assert timing.deadline(table) == at + 60.0


def act_greedily(table: Table, chance: random.Random, at: float) -> Acted:
    """The next action of a greedy player."""
    assert table.match is not None
    deal = table.match.deal
    return Acted(at=at, seat=deal.turn, action=bots.choose("greedy", table.rules, deal.view(deal.turn), chance))


def test_a_bot_has_no_clock_and_a_table_without_clocks_none_either() -> None:
    table, _ = Table.replay("t", new_log("standard_rummy", people=0, seconds=60.0))
    assert timing.deadline(table) is None
    table, _ = Table.replay("t", new_log("standard_rummy", seconds=None))
    assert timing.deadline(table) is None
    assert timing.due(table) is None


def test_a_bot_is_due_only_once_something_has_happened() -> None:
    table, _ = Table.replay("t", new_log("standard_rummy", people=0))
    assert timing.due(table) is None
    table.apply(act_greedily(table, random.Random(1), 120.0))
    assert timing.due(table) is not None


def test_what_is_refused_changes_nothing() -> None:
    table, _ = Table.replay("t", new_log("rummikub"))
    refused: list[tuple[Entry, str]] = [
        (Started(at=1.0, seed=b"x" * 32), "already_started"),
        (NextDealt(at=1.0, seat=0), "deal_not_over"),
        (Rematched(at=1.0, seat=0, table="x"), "match_not_over"),
    ]
    for entry, code in refused:
        with pytest.raises(TableRefusal) as refusal:
            table.apply(entry)
        assert refusal.value.code == code
    with pytest.raises(IllegalAction):
        table.apply(Acted(at=1.0, seat=0, action=Discard(70)))
    assert table.version == len(new_log("rummikub"))


def test_not_started() -> None:
    table, _ = Table.replay("t", new_log("rummikub")[:-1])
    with pytest.raises(TableRefusal) as refusal:
        table.apply(TimedOut(at=1.0, seat=0))
    assert refusal.value.code == "not_started"


def test_outdated_table() -> None:
    log = new_log("rummikub")
    assert isinstance(log[0], Created)
    for stale in ({"sheet": 999}, {"game": "gone"}, {"options": {"gone": True}}):
        with pytest.raises(TableRefusal) as refusal:
            Table.replay("t", [msgspec.structs.replace(log[0], **stale)])
        assert refusal.value.code == "outdated_table"


@pytest.mark.parametrize("stale", [{"sheet": 999}, {"game": "gone"}, {"options": {"gone": True}}])
def test_a_table_that_has_its_sheet_is_played_whatever_becomes_of_the_game(stale: dict[str, Any]) -> None:
    log = new_log("rummikub")
    assert isinstance(log[0], Created)
    rules = games.get("rummikub", first_meld=41)
    stored = msgspec.structs.replace(log[0], rules=to_stored(rules), **stale)
    table, _ = Table.replay("t", [decode(encode(entry)) for entry in (stored, *log[1:])])
    assert table.rules == rules
    assert table.match is not None
    assert table.match.rules is table.rules


def test_empty_seats_become_bots_with_names_of_their_own() -> None:
    log = new_log("rummikub", seats=4, people=2)
    log[1] = SatDown(at=1.0, seat=0, name="Cleo", key="0" * 64)
    table, _ = Table.replay("t", log)
    assert [seat.kind for seat in table.seats] == ["person", "person", "bot", "bot"]
    assert len({seat.name for seat in table.seats}) == 4


def test_bots_of_a_tournament_keep_their_names_and_levels_when_the_match_begins() -> None:
    seats = [
        TournamentSeat("Ann", key="a" * 64),
        TournamentSeat("Zoe", level="random"),
        TournamentSeat("Wim", level="sharp"),
    ]
    at = TournamentTable(id="t" * 22, name="Evening", round=0, rounds=1, board=0)
    log = for_tournament(games.get("rummikub"), {}, seats, at, None, 0.0, 120.0, counts=False)
    table, _ = Table.replay("t", log)
    assert table.state == "playing"
    assert [(seat.name, seat.level) for seat in table.seats] == [("Ann", None), ("Zoe", "random"), ("Wim", "sharp")]
