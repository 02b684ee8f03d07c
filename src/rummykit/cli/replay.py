"""`rummykit replay`: a record, move by move in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rummykit.cli.files import text_of

if TYPE_CHECKING:
    from rummykit.play.result import Result
    from rummykit.record import Moment, Record

KEYS = "Enter: next, b: back, g N: go to N, q: quit"


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("replay", help="go through a record move by move", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("file", metavar="FILE", help="a record; - reads what is piped in, and needs --all")
    parser.add_argument("--all", action="store_true", help="print every move and stop")
    parser.add_argument("--svg", metavar="DIR", help="draw every move as a picture in this folder, 0000.svg first")


def _run(asked: argparse.Namespace) -> int:
    """Go through the record of a match: forwards with Enter, back with b, to any move with g and its number."""
    from rummykit.record import RecordError, parse_record

    if asked.file == "-" and not asked.all and asked.svg is None:
        print("A record that is piped in can only be printed or drawn: add --all or --svg DIR.", file=sys.stderr)
        return 2
    try:
        record = parse_record(text_of(asked.file))
    except RecordError as error:
        print(f"{asked.file}: {error}", file=sys.stderr)
        return 2
    pages: list[str] = []
    flaw = None
    try:
        if asked.svg is not None:
            _draw_all(record, Path(asked.svg))
        else:
            pages += _pages(record)
    except OSError as error:
        print(f"{asked.svg}: {error.strerror}", file=sys.stderr)
        return 2
    except ValueError as error:
        flaw = str(error)
    _print_all(pages) if asked.all else _step_through(pages)
    if flaw is not None:
        print(f"{asked.file}: {flaw}", file=sys.stderr)
    return 0 if flaw is None else 1


def _draw_all(record: Record, folder: Path) -> None:
    """A picture of every moment of a record, with every hand."""
    from rummykit import svg
    from rummykit.record import replay

    folder.mkdir(parents=True, exist_ok=True)
    for number, moment in enumerate(replay(record)):
        picture = svg.deal(moment.deal, names=_names(record, moment))
        (folder / f"{number:04}.svg").write_text(str(picture), encoding="utf-8")


def _print_all(pages: list[str]) -> None:
    for number, page in enumerate(pages):
        print(f"{number}  {page}\n")


def _step_through(pages: list[str]) -> None:
    at, last = 0, len(pages) - 1
    while pages:
        print(f"\n{pages[at]}\n")
        try:
            typed = input(f"{at} of {last} ({KEYS}) ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        word, _, number = typed.partition(" ")
        if word == "q":
            return
        if word == "b":
            at = max(0, at - 1)
        elif word == "g" and number.strip().isdecimal():
            at = min(last, int(number))
        elif word == "":
            if at == last:
                print("This is the end.")
            at = min(last, at + 1)
        else:
            print(KEYS)


def _pages(record: Record) -> Iterator[str]:
    """What to show at each moment of a record; raises `ValueError` where a move is not possible."""
    from rummykit.record import replay

    results: list[Result] = []
    for moment in replay(record):
        if moment.deal.result is not None:
            results.append(moment.deal.result)
        yield "\n".join(_lines(record, moment, results))


def _lines(record: Record, moment: Moment, results: list[Result]) -> Iterator[str]:
    from rummykit.play.printed_deal import open_text

    deal, names = moment.deal, _names(record, moment)
    if moment.move is None:
        yield f"Deal {moment.number + 1} of {record.rules.names.en}: {names[deal.starter]} begins."
    else:
        yield f"Deal {moment.number + 1}, {names[moment.move.seat]}: {moment.move.action}"
    yield open_text(deal, names=names)
    if deal.result is not None:
        yield ""
        yield from _score(record, results, names)


def _names(record: Record, moment: Moment) -> tuple[str, ...]:
    return record.names_at(moment.number + 1, moment.place)


def _score(record: Record, results: list[Result], names: tuple[str, ...]) -> Iterator[str]:
    from rummykit.match.paper import sheet_of

    sheet = sheet_of(record.rules, len(record.seats), results)
    row = sheet.rows[-1]
    points = ", ".join(
        f"{name} {points:+}" if points else f"{name} 0" for name, points in zip(names, row.points, strict=True)
    )
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, sheet.totals, strict=True))
    how = "" if row.won_by is None else f" ({row.won_by.replace('_', ' ')})"
    yield f"{sheet.unit.capitalize()}: {points}{how}. Totals: {totals}."
    if sheet.wins_by == "games_won":
        won = [sum(seat in each.winners for each in sheet.rows) for seat in range(len(names))]
        games = ", ".join(f"{name} {count}" for name, count in zip(names, won, strict=True))
        round_over = sheet.round_deals > 0 and len(sheet.rows) % sheet.round_deals == 0
        yield f"{f'Round {len(sheet.rows) // sheet.round_deals} is over. ' if round_over else ''}Games won: {games}."
    if sheet.result is not None:
        if sheet.result.finals:
            finals = zip(names, sheet.result.finals, strict=True)
            yield f"With all bonuses: {', '.join(f'{name} {final}' for name, final in finals)}."
        yield f"The match is won by {' and '.join(names[seat] for seat in sheet.result.winners)}."
