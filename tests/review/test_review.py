"""A review of a record: the same for everybody, blind to what the seat could not see, and its sums add up."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from functools import cache
from itertools import accumulate, chain, pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest

from rummykit import games, hands
from rummykit.analysis import Analyser, analyse
from rummykit.analysis.values import DependsOnOpponents
from rummykit.bots import choose
from rummykit.cards import parse, parse_face
from rummykit.cli import main
from rummykit.cli.review import BARS
from rummykit.play.actions import Discard, Rearrange
from rummykit.play.deal import Deal
from rummykit.record import DealRecord, Known, Record, Successor, parse_record, write
from rummykit.review import JudgedAction, Retry, Review, look_deeper, retry, review, with_deeper
from rummykit.review.record_turns import turns_of_record
from rummykit.review.summing import judged_turn, of_seat
from rummykit.review.values import Expected
from rummykit.server.features.reviews.review_process import packed
from tests.review.recorded import recorded

RECORDS = Path(__file__).parents[1] / "records"
SECONDS = 0.1
GAMES = ["rummikub_classic", "gin_rummy", "indian_rummy_points", "phom", "seven_bridge", "canasta", "okey"]
ONE_DEAL = ("indian_rummy_points",)
"""Of these, the games whose match is one deal."""


def record_of(game: str) -> Record:
    """A deal; at random only where that neither ends it at once nor draws it out."""
    return recorded(game, levels=("greedy", "random" if game in ("gin_rummy", "phom") else "steady"))


@cache
def judged(game: str) -> tuple[Review, list[tuple[int, int]]]:
    """The review of a deal, and what was told of its progress."""
    steps: list[tuple[int, int]] = []
    return review(record_of(game), seconds=SECONDS, progress=lambda done, all: steps.append((done, all))), steps


@pytest.mark.parametrize("game", GAMES)
def test_a_review_adds_up(game: str) -> None:
    found, steps = judged(game)

    assert sum(len(turn.decisions) for turn in found.turns) == len(record_of(game).deals[0].moves)
    assert [done for done, _ in steps] == sorted({done for done, _ in steps})
    assert steps[-1][0] == steps[-1][1]
    assert len({all for _, all in steps}) == 1
    for chances in found.curve:
        assert sum(chances) == pytest.approx(1)
    assert len(found.curve) == len(found.turns) + 1
    for place, turn in enumerate(found.turns):
        assert turn.chances == found.curve[place]
        assert turn.chances_after == found.curve[place + 1]
        assert turn.luck + turn.choice == pytest.approx(turn.change)
        for decision in turn.decisions:
            better = decision.verdict == "better"
            assert decision.sure == better == (decision.action is not None) == (decision.best != decision.played)
            assert (decision.match_cost is not None) == (better and found.game not in ONE_DEAL)
            if not better:
                assert decision.cost == decision.error == 0
            elif decision.match_cost is None or decision.match_error is None:
                assert decision.cost > 2 * decision.error
            else:
                assert decision.match_cost > 2 * decision.match_error
    changes = [abs(each.change) for each in found.decisive]
    assert changes == sorted((abs(turn.change) for turn in found.turns), reverse=True)[:5]
    for each in found.seats:
        assert 0 <= each.decided <= each.turns
        assert (each.accuracy is None) == (each.decided == 0)
        assert each.accuracy is None or 0 <= each.accuracy <= 100


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_the_same_for_everybody_and_survives_json(game: str) -> None:
    first, _ = judged(game)

    assert first == review(record_of(game), seconds=SECONDS)
    assert msgspec.json.decode(msgspec.json.encode(first), type=Review) == first


def test_what_is_shown_so_far_is_a_review_and_only_gets_surer() -> None:
    record, shown = record_of("gin_rummy"), list[Review]()
    found = review(record, seconds=4, so_far=lambda so_far: shown.append(so_far()))

    assert all(each.going_on for each in shown)
    assert not found.going_on
    decided = [each.decided for each in (*shown, found)]
    assert decided == sorted(decided)
    assert decided[0] < decided[-1]
    for before, after in pairwise((*shown, found)):
        for one, other in zip(_verdicts(before), _verdicts(after), strict=True):
            assert one in (other, "undecided")


def _verdicts(found: Review) -> list[str]:
    return [decision.verdict for turn in found.turns for decision in turn.decisions]


def test_a_deeper_look_decides_a_turn_and_its_sums_follow() -> None:
    record = record_of("gin_rummy")
    found, steps = review(record, seconds=SECONDS), list[tuple[int, int]]()
    place = next(place for place, turn in enumerate(found.turns) if turn.decisions[-1].verdict == "undecided")
    decisions = look_deeper(record, place, progress=lambda done, all: steps.append((done, all)))
    assert [done for done, _ in steps] == list(range(1, steps[-1][1] + 1))
    assert all(each.deepened for each in decisions)
    assert sum(each.deals for each in decisions) > 4 * sum(each.deals for each in found.turns[place].decisions)

    deeper = with_deeper(found, {place: decisions})
    assert deeper.turns[place].decisions == decisions
    assert deeper.turns[:place] == found.turns[:place]
    seat = found.turns[place].seat
    assert deeper.seats[seat].decided == found.seats[seat].decided + all(_is_decided(each) for each in decisions)
    assert deeper.seats[1 - seat] == found.seats[1 - seat]
    # What a longer review has found on more deals stays as it is.
    assert with_deeper(deeper, {place: found.turns[place].decisions}) == deeper

    with pytest.raises(LookupError):
        look_deeper(record, len(found.turns))


def test_a_decision_may_depend_on_when_the_others_knock_and_no_deeper_look_changes_that(
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = parse_record((RECORDS / "gin_rummy.txt").read_text(encoding="utf-8"))
    place = 2
    decisions = look_deeper(record, place, seconds=1)
    discard = decisions[-1]
    assert (discard.played, discard.verdict, discard.better_if) == ("discard KC", "undecided", "knock_at_once")
    assert discard.rival == Discard(parse_face("AS"))
    assert not discard.is_open
    assert not msgspec.structs.replace(discard, deepened=False).is_open
    assert msgspec.structs.replace(discard, deepened=False, better_if=None).is_open

    moment = turns_of_record(record).turns[place][-1]
    analyser = Analyser(moment.deal, (moment.move.action,), moment.before)
    found = analyser.settle(moment.move.action).of(moment.move.action)
    assert found.depends == DependsOnOpponents(rival=Discard(parse_face("AS")), better_if="knock_at_once")

    turn = ["analyse", str(RECORDS / "gin_rummy.txt"), "--turn", "3", "--playouts", str(analyser.playouts)]
    assert main(turn) == 0
    assert "depends discard KC" in (said := capsys.readouterr().out)
    assert "on how the others play: better than discard AS if they knock as soon as they may" in said


def _is_decided(judged: JudgedAction) -> bool:
    return judged.verdict != "undecided"


def test_a_review_of_one_seat_says_the_same_of_it() -> None:
    (all_seats, _), one = judged("gin_rummy"), review(recorded("gin_rummy"), seat=1, seconds=SECONDS)

    assert one.curve == all_seats.curve
    # One seat alone gets more playouts, so more may be sure; nothing is said otherwise.
    own = [turn for turn in all_seats.turns if turn.seat == 1]
    assert [turn.hands for turn in one.turns] == [turn.hands for turn in own]
    sure = 0
    for turn, other in zip(one.turns, own, strict=True):
        for alone, among in zip(turn.decisions, other.decisions, strict=True):
            assert alone.verdict == among.verdict or "undecided" in (alone.verdict, among.verdict)
            sure += alone.verdict != "undecided"
    assert sure
    assert one.seats[0].accuracy is None


@pytest.mark.parametrize("game", ["rummikub", "gin_rummy", "standard_rummy", "indian_rummy_points"])
def test_what_is_best_does_not_hang_on_cards_that_the_seat_cannot_see(game: str) -> None:
    # given: the same position, with the hidden cards of stock and other hand exchanged
    rules = games.get(game)
    deal = Deal(rules, 2, 7, starter=0, undoable=False)
    chance = Random(1)
    for _ in range(6):
        deal.play(choose("greedy", rules, deal.view(deal.turn), chance))
    seat, family = deal.turn, rules.pack.family
    other = 1 - seat
    known = list(deal._state.known[other]) if deal._state.known else []
    own = list(hands.faces(deal._state.hands[other], family))
    for face in known:
        own.remove(face)
    hidden = [*own, *deal._state.stock]
    twin = deal.clone()
    chance.shuffle(hidden)
    held = list(deal._state.hands)
    held[other] = hands.of([*known, *hidden[: len(own)]])
    twin.edit(hands=held, stock=hidden[len(own) :])
    assert twin._state.hands[other] != deal._state.hands[other]

    # then: every action is worth the same
    assert analyse(deal, playouts=2000) == analyse(twin, playouts=2000)


def test_another_try_is_warmer_only_if_it_is_surely_better() -> None:
    record = recorded("gin_rummy")
    again = next(
        tried for turn in range(5, 20) if (tried := retry(record, turn, 1)).best != tried.played and not _done(tried)
    )
    best, same = again.judge(again.best), again.judge(again.played)
    assert best.done
    assert best.warmer
    assert best.reached > best.before
    assert not same.done
    assert not same.warmer


def _done(tried: Retry) -> bool:
    return tried.judge(tried.played).done


def test_what_cannot_be_reviewed_is_refused() -> None:
    record = recorded("gin_rummy")
    with pytest.raises(ValueError, match="no seat 2"):
        review(record, seat=2)
    unknown = msgspec.structs.replace(record, seed=None, commitment=None, deals=(DealRecord(moves=(), known=Known()),))
    with pytest.raises(ValueError, match="unknown"):
        review(unknown)
    with pytest.raises(ValueError, match="nothing was played"):
        review(msgspec.structs.replace(record, deals=()))


def test_the_command_prints_the_review(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    record = _first_moves(recorded("gin_rummy"), 6)
    file = tmp_path / "gin.txt"
    file.write_text(write(record), encoding="utf-8")

    assert main(["review", str(file), "--seconds", "2"]) == 0
    told = capsysbinary.readouterr().out.decode()
    assert "The decisive turns:" in told
    assert "A  accuracy" in told

    assert main(["review", str(file), "--seconds", "0.1", "--json"]) == 0
    assert msgspec.json.decode(capsysbinary.readouterr().out, type=Review).game == "gin_rummy"


def test_what_would_have_been_better_all_along_a_turn_counts_once() -> None:
    first, second = (
        JudgedAction(
            played=played,
            best="lay_off 1 2S",
            verdict="better",
            sure=True,
            cost=cost,
            match_cost=0.08,
            expected=Expected(chance=chance, points=0.0),
            expected_of_best=Expected(chance=0.9, points=0.0),
        )
        for played, cost, chance in (("meld TS TH TC", 50.0, 0.8), ("discard KD", 60.0, 0.7))
    )
    turn = review(_first_moves(recorded("canasta"), 2), seconds=0.01).turns[0]
    judged = judged_turn(turn, [first, second])
    assert judged.choice == pytest.approx(-0.2)
    assert of_seat("A", judged.seat, [judged]).cost == 60


def test_partners_have_one_curve(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    record = _first_moves(recorded("canasta", players=4), 3)
    file = tmp_path / "canasta.txt"
    file.write_text(write(record), encoding="utf-8")

    assert main(["review", str(file), "--seconds", "0.01"]) == 0
    told = capsysbinary.readouterr().out.decode()
    curves = [line.split("  ")[0] for line in told.splitlines() if set(line[-1:]) & set(BARS)]
    assert curves == ["A and C", "B and D"]


def test_the_command_names_the_tiles_laid_and_the_sets_that_changed(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    record = recorded("rummikub")
    turns = [turn[0] for turn in turns_of_record(record).turns]
    laid = [turn for turn in turns if isinstance(turn.move.action, Rearrange) and turn.deal.view(0).table]
    file = tmp_path / "tiles.txt"
    file.write_text(write(record), encoding="utf-8")

    assert main(["review", str(file), "--seconds", "0.1"]) == 0
    told = [line for line in capsysbinary.readouterr().out.decode().splitlines() if " lay " in line]
    last = laid[-1]
    turn = f"deal {last.number + 1}, turn {last.deal._state.turn_number},"
    line = next(line for line in told if line.startswith(turn))
    tiles, sets = line.split(" lay ")[1].split(": ")
    table = [sorted(meld.cards) for meld in last.deal.view(0).table]
    assert isinstance(last.move.action, Rearrange)
    after = [sorted(cards) for cards in last.move.action.table]
    assert sorted(parse(tiles)) == sorted((Counter(chain(*after)) - Counter(chain(*table))).elements())
    assert sorted(sorted(parse(each)) for each in sets.split(" / ")) == sorted(
        each for each in after if each not in table
    )


@pytest.mark.parametrize("game", ["gin_rummy", "rummikub"])
def test_a_turn_is_told_of_who_played_it_though_another_sat_there_before(
    game: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    record = _first_moves(recorded(game), 8)
    leaves = next(at for at, move in enumerate(record.deals[0].moves, 1) if at > 3 and move.seat == 1)
    record = msgspec.structs.replace(record, successors=(Successor(1, 1, leaves, "Dario"),))
    file = tmp_path / "left.txt"
    file.write_text(write(record), encoding="utf-8")

    assert main(["review", str(file), "--seconds", "0.1", "--json"]) == 0
    found = msgspec.json.decode(capsysbinary.readouterr().out, type=Review)
    of_moves = [record.names_at(1, at)[move.seat] for at, move in enumerate(record.deals[0].moves, 1)]
    firsts = accumulate((len(turn.decisions) for turn in found.turns[:-1]), initial=0)
    assert [turn.name for turn in found.turns] == [of_moves[first] for first in firsts]
    assert {turn.name for turn in found.turns} == {"A", "B", "Dario"}
    assert [seat.name for seat in found.seats] == ["A", "B → Dario"]
    assert b"Dario" not in gzip.decompress(packed(found))

    assert main(["review", str(file), "--seconds", "0.1"]) == 0
    told = capsysbinary.readouterr().out.decode()
    assert [line.split()[4] for line in told.splitlines() if re.match(r"deal \d+, turn", line)] == [
        turn.name for turn in found.turns
    ]


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "gin.txt"
    file.write_text("no record", encoding="utf-8")
    assert main(["review", str(file)]) == 2
    assert str(file) in capsys.readouterr().err

    file.write_text(write(recorded("gin_rummy")), encoding="utf-8")
    assert main(["review", str(file), "--seat", "9"]) == 1
    assert "no seat 9" in capsys.readouterr().err


def _first_moves(record: Record, count: int) -> Record:
    first = record.deals[0]
    return msgspec.structs.replace(record, deals=(msgspec.structs.replace(first, moves=first.moves[:count]),))
