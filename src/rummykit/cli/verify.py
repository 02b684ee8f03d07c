"""`rummykit verify FILE`: was the match dealt as promised?"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from rummykit.cli.files import text_of
from rummykit.cli.json_lines import add_json, print_json

if TYPE_CHECKING:
    from rummykit.record import Record
    from rummykit.verify import CheckedDeal, Difference, Verified


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "verify", help="deal the hands of a record again and compare them", description=_verify.__doc__
    )
    parser.add_argument("file", metavar="FILE", help="a record as the page downloads it; - reads standard input")
    add_json(parser, "what was found")
    parser.set_defaults(run=_verify)


def _verify(asked: argparse.Namespace) -> int:
    """Deal every deal of a record again from its seed: yes, or the first card that differs (exit status 1)."""
    from rummykit.record import RecordError, parse_record
    from rummykit.verify import NothingToVerify, verify

    try:
        record = parse_record(text_of(asked.file))
        checked = verify(record)
    except (RecordError, NothingToVerify) as error:
        print(f"{asked.file}: {error}", file=sys.stderr)
        return 2
    nothing_compared = checked.good and not any(deal.cards for deal in checked.deals)
    if asked.json:
        print_json(checked)
    else:
        _tell(checked, record, nothing_compared)
    if nothing_compared:
        return 2
    return 0 if checked.good else 1


def _tell(checked: Verified, record: Record, nothing_compared: bool) -> None:
    for deal in checked.deals:
        print(f"deal {deal.deal + 1}: {_said(deal, record)}")
    for chance in checked.chance:
        print(f"{record.seats[chance.seat]}: {_CHANCE[chance.promise]}")
    if all(chance.promise != "kept" for chance in checked.chance):
        print("No player added randomness committed to in advance, so the server could have chosen these cards.")
    if nothing_compared:
        print("The seed matches its hash, but the record does not contain any cards to compare.")
    else:
        print("They match: every deal is as it was committed." if checked.good else "They differ.")


_CHANCE = {
    "kept": "added randomness as committed",
    "broken": "did not reveal what was committed",
    "withheld": "committed to randomness but did not reveal it",
    "none": "added randomness without committing to it first",
}


def _said(deal: CheckedDeal, record: Record) -> str:
    said = []
    if deal.promise == "broken":
        said.append("the seed does not match the hash that was shown")
    elif deal.promise == "none":
        said.append("the record does not contain the hash that was shown")
    if deal.difference is not None:
        said.append(_difference(deal.difference, record))
    if not said and not deal.cards:
        return "the seed matches, no cards to compare"
    return "; ".join(said) or f"matches, {deal.cards} cards compared"


def _difference(difference: Difference, record: Record) -> str:
    from rummykit.cards import show

    told, dealt = ("no card" if card is None else show((card,)) for card in (difference.told, difference.dealt))
    name = "" if difference.seat is None else record.seats[difference.seat]
    if difference.place == "move":
        return difference.text
    if difference.place == "upcard":
        return f"the upcard was {dealt}; the record says {told}"
    where = "was dealt" if difference.place == "hand" else f"drew in move {difference.move}"
    return f"{name} {where} {dealt}; the record says {told}"
