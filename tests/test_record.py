"""Records: the text round-trips byte for byte, replays to the same game, and says where it is wrong."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rummykit import Match, bots, games
from rummykit.record import Move, RecordError, from_json, load, parse_record, record_of, replay, to_json, write
from rummykit.rules import Rules
from tests.examples import seeds
from tests.properties.playing import every_game

PLAIN = [("Ann", "Bo"), ("", "x"), ("#x", "deal 1"), ("日本", "🙂"), ("A\\B", '"quoted"')]
ODD = [
    *PLAIN,
    ("A/B", "Cy"),
    ("/", "//"),
    ("Ann / Bo", "Cy"),
    ("Ann\nbots 0", "Bo"),
    (" Ann ", "Bo"),
    ("a\tb", "c  d"),
    ("a\u2028b", "\r"),
]


def played(rules: Rules, seed: int, players: int | None = None) -> tuple[Match, list[list[Move]]]:
    """Up to two deals of a match, by bots with some chance moves; of as many players as chance says, if not given."""
    chance = random.Random(seed)
    players = players or chance.randint(rules.players[0], min(4, rules.players[1]))
    match = Match(rules, players, f"record {seed}")
    deals: list[list[Move]] = [[]]
    while match.result is None and not (match.between_deals and len(deals) == 2):
        if match.between_deals:
            match.next_deal()
            deals.append([])
        if chance.random() < 0.7:
            action = bots.choose("greedy", rules, match.deal.view(match.deal.turn), chance)
        else:
            action = chance.choice(list(match.deal.legal_actions()))
        deals[-1].append(Move(match.deal.turn, action))
        match.play(action)
    return match, deals


@pytest.mark.slow
@pytest.mark.parametrize("seed", seeds(1))
@every_game
def test_records_round_trip_and_replay(game: str, seed: int) -> None:
    match, deals = played(games.get(game), seed)
    record = record_of(match, deals, tuple(["Ann", "Bo", "Cleo", "Dan"][: match.players]))
    text = write(record)
    assert parse_record(text) == record
    assert write(parse_record(text)) == text
    assert from_json(to_json(record)) == record
    moments = list(replay(parse_record(text)))
    assert len(moments) == len(deals) + sum(map(len, deals))
    assert moments[-1].deal.view(None) == match.deal.view(None)
    assert [moment.deal.result for moment in moments][-1] == match.deal.result


def test_a_record_is_played_again_where_nobody_knows_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match, deals = played(games.get("standard_rummy", target_score=200, call_rummy=True), 1)
    text = write(record_of(match, deals, ("Ann", "Bo", "Cleo", "Dan")[: match.players]))
    others = {name: sheet for name, sheet in games.SHEETS.items() if name != "standard_rummy"}
    monkeypatch.setattr(games, "SHEETS", others)
    record = parse_record(text)
    assert record.rules == match.rules
    *_, last = replay(record)
    assert last.deal.view(None) == match.deal.view(None)


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ("{", "no JSON"),
        ("[" * 60_000, "no JSON"),
        ("[1]", "a sheet must be a table"),
        ('{"id": "mine"}', "players is missing"),
        ('{"id": "mine", "players": [2, 10000000]}', "from 1 to 20"),
        ('"' + "x" * 70_000 + '"', "at most 65536 bytes"),
    ],
)
def test_a_record_with_a_sheet_that_is_none(sheet: str, said: str) -> None:
    with pytest.raises(RecordError, match="(?i)" + said) as wrong:
        parse_record(f"RummyKit record 1\ngame standard_rummy\nsheet {sheet}\nseats Ann / Bo\n")
    assert (wrong.value.line, wrong.value.column) == (3, 7)


@pytest.mark.parametrize(
    ("said", "instead", "why"),
    [
        ("game standard_rummy", "game rummikub", "line 3, column 6: the sheet is that of 'standard_rummy'"),
        ("option target_score 200", "option target_score 300", "line 4, column 8: the sheet has another target_score"),
        ("option target_score 200\n", "", "line 4, column 1: the sheet has options that are not named: target_score"),
    ],
)
def test_a_record_whose_head_and_sheet_differ(said: str, instead: str, why: str) -> None:
    match = Match(games.get("standard_rummy", target_score=200), 2, 1)
    text = write(record_of(match, [[]], ("Ann", "Bo")))
    parse_record(text)
    with pytest.raises(RecordError, match=why):
        parse_record(text.replace(said, instead))


HAND_WRITTEN = """RummyKit record 1
# a table made of wood: Ann wrote down her own cards
game standard_rummy
option target_score 200
seats Ann / Bo

deal 1
starter 0
hand 0 4H 5H 9S 9D KC 2D 7C QS JD 3C
upcard 8S
0 draw stock > 6H
0 meld 4H 5H 6H
0 discard KC
1 draw discard
1 meld KC KD KH
1 discard 2S
"""


def test_unknown_cards_become_known_when_they_are_played() -> None:
    record = parse_record(HAND_WRITTEN)
    last = list(replay(record))[-1]
    assert [meld.owner for meld in last.deal._state.table] == [0, 1]
    assert last.deal.view(1).counts == (7, 7)
    assert write(parse_record(write(record))) == write(record)


def test_the_seats_of_programs_are_told() -> None:
    record = parse_record(HAND_WRITTEN.replace("seats Ann / Bo\n", "seats Ann / Bo\nbots 1\n"))
    assert record.bots == (1,)
    assert parse_record(write(record)) == record
    assert parse_record(HAND_WRITTEN).bots == ()


@pytest.mark.parametrize(
    ("before", "after", "line", "column"),
    [
        ("seats Ann / Bo", "seats Ann / Bo\nbots 2", 6, 6),
        ("seats Ann / Bo", "seats Ann / Bo\nbots 1 1", 6, 6),
        ("RummyKit record 1", "RummyKit record 9", 1, 1),
        ("game standard_rummy", "game poker", 3, 6),
        ("option target_score 200", "option speed 3", 4, 8),
        ("seats Ann / Bo", "seats Ann", 5, 1),
        ("4H 5H 9S", "4H 5X 9S", 9, 11),
        ("0 discard KC", "0 throw KC", 13, 3),
        ("1 discard 2S", "7 discard 2S", 16, 1),
        ("deal 1", "deal 2", 7, 1),
    ],
)
def test_a_mistake_is_told_with_line_and_column(before: str, after: str, line: int, column: int) -> None:
    with pytest.raises(RecordError) as told:
        parse_record(HAND_WRITTEN.replace(before, after, 1))
    assert (told.value.line, told.value.column) == (line, column)


def test_a_move_that_does_not_follow_is_named() -> None:
    record = parse_record(HAND_WRITTEN.replace("0 draw stock > 6H\n", ""))
    with pytest.raises(ValueError, match=r"deal 1, move 1 \(meld 4H 5H 6H\): Draw a card first"):
        list(replay(record))


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    match, deals = played(games.get("standard_rummy"), 1)
    text = write(record_of(match, deals, ("Ann", "Bo", "Cleo", "Dan")[: match.players]))
    with pytest.raises(RecordError, match="committed"):
        parse_record(text.replace("commitment ", "commitment 0", 1))


@pytest.mark.parametrize("names", ODD)
def test_every_name_comes_back(names: tuple[str, ...]) -> None:
    match, deals = played(games.get("standard_rummy"), 3)
    seats = tuple(names[seat % len(names)] for seat in range(match.players))
    record = record_of(match, deals, seats)
    text = write(record)
    assert parse_record(text) == record
    assert write(parse_record(text)) == text
    assert ("\nnames " in text) == (names not in PLAIN)


def test_a_record_that_is_cut_anywhere_is_not_read_as_a_shorter_match() -> None:
    match, deals = played(games.get("gin_rummy"), 5, 2)
    text = write(record_of(match, deals, ("Ann", "Bo")))
    lines = text.splitlines()
    for last in range(len(lines) - 1):
        with pytest.raises(RecordError):
            parse_record("\n".join(lines[:last]))
    for kept in range(len(text) - 400, len(text) - 2, 7):
        with pytest.raises(RecordError):
            parse_record(text[:kept])
    with pytest.raises(RecordError, match="is not whole: it has"):
        parse_record("\n".join(line for line in lines if not line.endswith("draw stock")))
    with pytest.raises(RecordError, match="nothing comes after"):
        parse_record(text + text)


def test_a_record_without_an_end_is_read_as_it_was() -> None:
    """Records of former releases, and those that people write, do not say how many moves they have."""
    match, deals = played(games.get("gin_rummy"), 5, 2)
    record = record_of(match, deals, ("Ann", "Bo"))
    former = [line for line in write(record).splitlines() if line != "end" and not line.startswith("moves ")]
    assert parse_record("\n".join(former)) == record
    assert len(parse_record("\n".join(former[:-3])).deals[-1].moves) < len(record.deals[-1].moves)


@pytest.mark.parametrize("game", ["gin_rummy", "rummikub", "canasta", "contract_rummy", "okey"])
def test_a_match_has_kept_what_its_record_needs(game: str) -> None:
    match, deals = played(games.get(game), 7)
    names = ("Ann", "Bo", "Cleo", "Dan")[: match.players]
    assert record_of(match, seats=names) == record_of(match, deals, names)
    assert [len(actions) for actions in match.actions] == list(map(len, deals))
    assert record_of(match).seats[0] == "Player 1"
    match.undo()
    assert record_of(match, seats=names) != record_of(match, deals, names)
    assert parse_record(write(record_of(match))) == record_of(match)


def test_a_match_that_keeps_nothing_has_no_record_of_its_own() -> None:
    match = Match(games.get("gin_rummy"), undoable=False)
    with pytest.raises(ValueError, match="does not keep its actions"):
        record_of(match)
    other = Match(games.get("gin_rummy"), seed=1)
    other.deal.edit(turn_number=9)
    with pytest.raises(ValueError, match="do not follow from its one seed"):
        record_of(other)


def test_a_match_knows_its_record_and_a_file_is_loaded(tmp_path: Path) -> None:
    match, deals = played(games.get("knock_rummy"), 3)
    record = match.record(("Ann", "Bo", "Cleo", "Dan")[: match.players])
    assert record == record_of(match, deals, record.seats)
    file = tmp_path / "match.txt"
    file.write_text(write(record), encoding="utf-8")
    assert load(file) == load(str(file)) == record


def test_a_file_that_is_no_record_says_where_it_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("RummyKit record 1\ngame chess\n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"line 3.*no line 'seats'"):
        load(file)
    file.write_bytes(b"RummyKit record 1\xff")
    with pytest.raises(RecordError, match="no text in UTF-8"):
        load(file)
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.txt")
