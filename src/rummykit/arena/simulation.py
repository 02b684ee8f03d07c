"""Simulated deals as rows, one for each seat of each deal: plain values that every table library reads."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from typing import NamedTuple

from rummykit.arena.deal_batches import DealBatch, SeatedPlayers, batches_of, played_deal
from rummykit.arena.executors import RunsOn, run_on, size_of_batches
from rummykit.arena.players import Bot, player_of
from rummykit.match import deadwood, score
from rummykit.play.deal import Deal
from rummykit.play.result import Ending, Result
from rummykit.rules import Rules
from rummykit.rules.sheet import check_sheet


class SeatRow(NamedTuple):
    """How a deal ended for one seat.

    `deal` is the number of the deal, from 0, and `seed` what its cards come from: ``bots.play(rules, players, seed,
    scheduled=deal)`` plays it again. `place` counts the seats from the starter, who has 0. `points` are as the sheet
    writes them down: where they count against players, few are good. `won` says whether the seat won the deal, by
    whatever `ending`; `went_out` and `knocked` say whether it was the seat that ended it so. `held` is what the cards
    left in its hand count, and `deadwood` what those outside melds do, None where the sheet counts whole hands. `melds`
    counts the melds that it laid, or held when hands were counted, and `cards` the cards left in its hand. `turns` are
    those of all seats together.
    """

    game: str
    deal: int
    seed: str
    players: int
    seat: int
    place: int
    bot: str
    ending: Ending
    points: int
    won: bool
    went_out: bool
    knocked: bool
    held: int
    deadwood: int | None
    cards: int
    melds: int
    turns: int


def simulate(
    rules: Rules,
    players: int | None = None,
    deals: int = 1000,
    bots: Bot | Sequence[Bot] = "greedy",
    seed: int | str = 0,
    *,
    on: RunsOn = None,
    workers: int | None = None,
) -> Iterator[SeatRow]:
    """Play deals and yield a row for each seat of each deal; the same arguments give the same rows.

    One bot sits in every seat, or several take the seats by turns. `players` are as few as the game and the bots allow
    where they are None. With `on="processes"` they are played on `workers` processes at once (None: one for each core).
    Which of two bots is stronger is a question for `rummykit.arena.duplicate`, where each plays the cards of the other
    too. Raises `ValueError` for what cannot be played, and its subclass `PlayerFault` as the arena does.
    """
    check_sheet(rules)
    taking_part = tuple(map(player_of, [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else bots))
    seats = max(len(taking_part), rules.players[0]) if players is None else players
    if not 0 < len(taking_part) <= seats:
        raise ValueError(
            f"{seats} seats cannot be shared by {len(taking_part)} bots; it takes a bot or more, and seats."
        )
    if deals < 1:
        raise ValueError("It takes one deal or more.")
    Deal(rules, seats)  # refuses a number of seats that the game is not for
    batches = batches_of(rules, taking_part, seats, seed, deals, size_of_batches(deals, on, workers))
    return _rows(batches, on, workers)


def _rows(batches: Sequence[DealBatch], on: RunsOn, workers: int | None) -> Iterator[SeatRow]:
    with closing(run_on(on, workers, rows_of_batch, batches)) as played:
        for rows in played:
            yield from rows


def rows_of_batch(batch: DealBatch) -> list[SeatRow]:
    """Play the deals of a batch, each once; raises `PlayerFault` where a player does what it may not."""
    order = [seat % len(batch.players) for seat in range(batch.seats)]
    took = [array("d") for _ in batch.players]
    with ExitStack() as stack:
        seated = SeatedPlayers(batch.players, stack)
        return [
            row
            for number in range(batch.first, batch.last)
            for row in _rows_of_deal(batch, number, order, played_deal(batch, seated, number, order, took))
        ]


def _rows_of_deal(batch: DealBatch, number: int, order: Sequence[int], result: Result) -> Iterator[SeatRow]:
    counted, loose = score(batch.rules, result), deadwood(batch.rules, result)
    for seat in sorted(result.in_turn):  # others sat out
        yield SeatRow(
            game=batch.rules.id,
            deal=number,
            seed=batch.seed_of(number),
            players=batch.seats,
            seat=seat,
            place=result.in_turn.index(seat),
            bot=batch.players[order[seat]].name,
            ending=result.kind,
            points=counted.points[seat],
            won=seat in counted.winners,
            went_out=result.kind == "went_out" and seat == result.winner,
            knocked=seat == result.knocker,
            held=counted.held[seat],
            deadwood=loose[seat] if loose else None,
            cards=len(result.hands[seat]),
            melds=sum(owner == seat for owner, _ in result.melds)
            + (len(counted.grouped[seat]) if counted.grouped else 0),
            turns=result.turns,
        )
